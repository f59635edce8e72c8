//! `sapper console`: the game in a terminal, by coordinates. It needs a keyboard and a screen of
//! characters, and touches neither the window's toolkit, the sound nor a file.

mod board_text;
mod command;
mod line_reader;
mod menu;
mod play;
mod terminal;
mod watch;

use crate::game::{BoardGenerator, Level};
use crate::i18n::Texts;
use line_reader::{InputLine, LineReader};
use std::io;
use std::io::{BufRead, Write};
use terminal::TerminalOutput;

pub use board_text::{MAX_SIDE, console_level};
pub use command::{CellAction, ConsoleCommand, ParseCommandError};
pub use terminal::TerminalFeatures;
pub use watch::WatchOptions;

/// What a session in a terminal begins with.
#[derive(Debug, Clone, Copy)]
pub struct ConsoleOptions {
    /// The board to play, no side of it longer than [`MAX_SIDE`].
    pub level: Level,
    /// The seed of the first board, and through it of all that follow.
    pub seed: u64,
    /// What the terminal can show.
    pub features: TerminalFeatures,
    /// Who plays: the player of 2010, or else the one at the keyboard.
    pub watch: Option<WatchOptions>,
}

/// Plays until the player leaves or the input ends.
///
/// # Errors
/// When `input` cannot be read or `out` cannot be written to.
pub fn run(
    setup: ConsoleOptions,
    texts: &Texts,
    input: impl BufRead,
    out: impl Write,
) -> io::Result<()> {
    let mut session = Console {
        reader: LineReader::new(input),
        screen: TerminalOutput::new(out, setup.features),
        texts,
        level: setup.level,
        seeds: SeedSequence::new(setup.seed),
        watch: setup.watch,
    };
    let stopped = match setup.watch {
        Some(watch) if !watch.menu_after => session.watch_game(watch),
        Some(watch) => session.watch_game(watch).and_then(|()| session.menu()),
        None => session.menu(),
    };
    match stopped {
        Ok(()) => session.screen.flush(),
        Err(StopReason::EndOfInput) => {
            // The prompt still stands on the last line.
            session.screen.line("")?;
            session.screen.flush()
        }
        Err(StopReason::Io(error)) => Err(error),
    }
}

/// One sitting at a terminal.
struct Console<'a, R, W: Write> {
    reader: LineReader<R>,
    screen: TerminalOutput<W>,
    texts: &'a Texts,
    level: Level,
    seeds: SeedSequence,
    watch: Option<WatchOptions>,
}

/// Why a session stops in the middle of something.
enum StopReason {
    /// There is nobody left to ask.
    EndOfInput,
    /// The terminal is gone, or worse.
    Io(io::Error),
}

impl From<io::Error> for StopReason {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl<R: BufRead, W: Write> Console<'_, R, W> {
    /// Asks for a line.
    fn ask(&mut self, prompt: &str) -> Result<InputLine, StopReason> {
        self.screen.prompt(prompt)?;
        self.reader.line()?.ok_or(StopReason::EndOfInput)
    }
}

/// The seeds of a session: the one it was given for the first board, as in the window.
struct SeedSequence {
    first: Option<u64>,
    rest: BoardGenerator,
}

impl SeedSequence {
    fn new(first: u64) -> Self {
        Self { first: Some(first), rest: BoardGenerator::new(first) }
    }

    fn next(&mut self) -> u64 {
        self.first.take().unwrap_or_else(|| self.rest.next_seed())
    }
}
