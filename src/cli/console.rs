//! `sapper console`: the game in a terminal, by coordinates.

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
pub use terminal::TerminalFeatures;
pub use watch::WatchOptions;

#[derive(Debug, Clone, Copy)]
pub struct ConsoleOptions {
    /// The level of the first game, no side longer than [`MAX_SIDE`].
    pub level: Level,
    /// The seed of the first board; the following seeds derive from it.
    pub seed: u64,
    pub features: TerminalFeatures,
    /// If set, the 2010 algorithm plays instead of the player.
    pub watch: Option<WatchOptions>,
}

/// Plays until the player exits or the input ends.
pub fn run(
    options: ConsoleOptions,
    texts: &Texts,
    input: impl BufRead,
    out: impl Write,
) -> io::Result<()> {
    let mut console = Console {
        reader: LineReader::new(input),
        screen: TerminalOutput::new(out, options.features),
        texts,
        level: options.level,
        first_seed: Some(options.seed),
        further_seeds: BoardGenerator::new(options.seed),
        watch: options.watch,
    };
    let result = match options.watch {
        Some(watch) if !watch.menu_after => console.watch_game(watch),
        Some(watch) => console.watch_game(watch).and_then(|()| console.menu()),
        None => console.menu(),
    };
    match result {
        Ok(()) => console.screen.flush(),
        Err(StopReason::EndOfInput) => {
            // The cursor is still behind the last prompt.
            console.screen.line("")?;
            console.screen.flush()
        }
        Err(StopReason::Io(error)) => Err(error),
    }
}

/// A session in a terminal.
struct Console<'a, R, W: Write> {
    reader: LineReader<R>,
    screen: TerminalOutput<W>,
    texts: &'a Texts,
    level: Level,
    /// The given seed until the first board, as in the window.
    first_seed: Option<u64>,
    further_seeds: BoardGenerator,
    watch: Option<WatchOptions>,
}

/// Why a session stops early.
enum StopReason {
    EndOfInput,
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

    fn next_seed(&mut self) -> u64 {
        self.first_seed.take().unwrap_or_else(|| self.further_seeds.next_seed())
    }
}
