//! `sapper console`: the game in a terminal, by coordinates. It needs a keyboard and a screen of
//! characters, and touches neither the window's toolkit, the sound nor a file.

mod auto;
mod board;
mod command;
mod menu;
mod play;
mod reader;
mod screen;

use crate::game::{BoardGenerator, Level};
use crate::i18n::Texts;
use reader::{Line, Reader};
use screen::Screen;
use std::io;
use std::io::{BufRead, Write};

pub use auto::Watch;
pub use board::{MAX_SIDE, level};
pub use command::{Command, Deed, Fault};
pub use screen::Look;

/// What a session in a terminal begins with.
#[derive(Debug, Clone, Copy)]
pub struct Setup {
    /// The board to play, no side of it longer than [`MAX_SIDE`].
    pub level: Level,
    /// The seed of the first board, and through it of all that follow.
    pub seed: u64,
    /// What the terminal can show.
    pub look: Look,
    /// Who plays: the player of 2010, or else the one at the keyboard.
    pub watch: Option<Watch>,
}

/// Plays until the player leaves or the input ends.
///
/// # Errors
/// When `input` cannot be read or `out` cannot be written to.
pub fn run(setup: Setup, texts: &Texts, input: impl BufRead, out: impl Write) -> io::Result<()> {
    let mut session = Session {
        reader: Reader::new(input),
        screen: Screen::new(out, setup.look),
        texts,
        level: setup.level,
        seeds: Seeds::new(setup.seed),
        watch: setup.watch,
    };
    let stopped = match setup.watch {
        Some(watch) if !watch.again => session.watch(watch),
        Some(watch) => session.watch(watch).and_then(|()| session.menu()),
        None => session.menu(),
    };
    match stopped {
        Ok(()) => session.screen.show(),
        Err(Stop::EndOfInput) => {
            // The prompt still stands on the last line.
            session.screen.line("")?;
            session.screen.show()
        }
        Err(Stop::Io(error)) => Err(error),
    }
}

/// One sitting at a terminal.
struct Session<'a, R, W: Write> {
    reader: Reader<R>,
    screen: Screen<W>,
    texts: &'a Texts,
    level: Level,
    seeds: Seeds,
    watch: Option<Watch>,
}

/// Why a session stops in the middle of something.
enum Stop {
    /// There is nobody left to ask.
    EndOfInput,
    /// The terminal is gone, or worse.
    Io(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl<R: BufRead, W: Write> Session<'_, R, W> {
    /// Asks for a line.
    fn ask(&mut self, prompt: &str) -> Result<Line, Stop> {
        self.screen.prompt(prompt)?;
        self.reader.line()?.ok_or(Stop::EndOfInput)
    }
}

/// The seeds of a session: the one it was given for the first board, as in the window.
struct Seeds {
    first: Option<u64>,
    rest: BoardGenerator,
}

impl Seeds {
    fn new(first: u64) -> Self {
        Self { first: Some(first), rest: BoardGenerator::new(first) }
    }

    fn next(&mut self) -> u64 {
        self.first.take().unwrap_or_else(|| self.rest.next_seed())
    }
}
