//! `sapper console`: the game in a terminal, by coordinates.

mod board_text;
mod command;
mod menu;
mod play;
mod terminal;
mod watch;

use crate::game::{BoardGenerator, Level};
use crate::i18n::Texts;
use std::fmt::Display;
use std::io::{self, BufRead, BufWriter, ErrorKind, Write};

pub use board_text::{MAX_SIDE, console_level};
pub use terminal::TerminalFeatures;
pub use watch::WatchOptions;

/// In bytes. A page that fits is written at once and does not flicker.
const BUFFER_SIZE: usize = 1 << 16;

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
        input,
        out: BufWriter::with_capacity(BUFFER_SIZE, out),
        features: options.features,
        texts,
        level: options.level,
        first_seed: Some(options.seed),
        further_seeds: BoardGenerator::new(options.seed),
        watch: options.watch,
    };
    match console.run() {
        // The cursor is still behind the last prompt.
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => console.line("")?,
        result => result?,
    }
    console.out.flush()
}

/// A session in a terminal.
struct Console<'a, R, W: Write> {
    input: R,
    out: BufWriter<W>,
    features: TerminalFeatures,
    texts: &'a Texts,
    level: Level,
    /// The given seed until the first board, as in the window.
    first_seed: Option<u64>,
    further_seeds: BoardGenerator,
    watch: Option<WatchOptions>,
}

impl<R: BufRead, W: Write> Console<'_, R, W> {
    fn run(&mut self) -> io::Result<()> {
        if let Some(watch) = self.watch {
            self.watch_game(watch)?;
            if !watch.menu_after {
                return Ok(());
            }
        }
        self.menu()
    }

    /// Asks until there is a readable line. The end of the input is an error.
    fn ask(&mut self, prompt: &str) -> io::Result<String> {
        loop {
            write!(self.out, "{prompt} ")?;
            self.out.flush()?;
            match terminal::read_line(&mut self.input)? {
                Some(line) => return Ok(line),
                None => self.line(self.texts.get("console-unreadable"))?,
            }
        }
    }

    /// Writes a line, which appears at the next prompt.
    fn line(&mut self, text: impl Display) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// Writes the lines of a page in place of the last one, or below an empty line if the terminal
    /// cannot be cleared.
    fn page(&mut self, lines: &[String]) -> io::Result<()> {
        let start = if self.features.clears { "\x1b[H\x1b[2J" } else { "\n" };
        write!(self.out, "{start}")?;
        lines.iter().try_for_each(|line| self.line(line))
    }

    fn next_seed(&mut self) -> u64 {
        self.first_seed.take().unwrap_or_else(|| self.further_seeds.next_seed())
    }
}
