//! The results of a player's games in a file that grows while it plays, and what two of them differ
//! by.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// A file of results: a line that says what was played, then a line for each chunk of games, with 1
/// for a win and 0 for a loss.
#[derive(Debug)]
pub struct ResultLog {
    path: PathBuf,
    /// Whether each game was won, from the first.
    pub won: Vec<bool>,
}

impl ResultLog {
    /// Opens a file, or begins it. What was cut short when the program was stopped is taken off. The
    /// error says so if something else than `title` was played there.
    pub fn open(path: &Path, title: &str) -> io::Result<Self> {
        let old = match fs::read_to_string(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            read => read?,
        };
        let whole = old.rfind('\n').map_or("", |end| &old[..=end]);
        if let Some(played) = whole.lines().next()
            && played != title
        {
            return Err(io::Error::other(format!("{} has games of {played}", path.display())));
        }
        let whole = if whole.is_empty() { format!("{title}\n") } else { whole.to_owned() };
        if whole != old {
            fs::write(path, &whole)?;
        }
        Ok(Self { path: path.to_owned(), won: read_games(&whole) })
    }

    /// Reads a file without changing it.
    pub fn read(path: &Path) -> io::Result<Self> {
        let won = read_games(&fs::read_to_string(path)?);
        Ok(Self { path: path.to_owned(), won })
    }

    /// Adds a chunk of games.
    pub fn append(&mut self, won: &[bool]) -> io::Result<()> {
        let line: String =
            won.iter().map(|&won| if won { '1' } else { '0' }).chain(['\n']).collect();
        OpenOptions::new().append(true).open(&self.path)?.write_all(line.as_bytes())?;
        self.won.extend(won);
        Ok(())
    }
}

fn read_games(text: &str) -> Vec<bool> {
    text.lines().skip(1).flat_map(str::chars).map(|sign| sign == '1').collect()
}

/// What a second player wins more than a first one on the same boards.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PairedDifference {
    pub boards: usize,
    /// The games that only the first player won, and those that only the second one did.
    pub only_one: usize,
    pub only_other: usize,
    /// The difference of the win rates, -1 to 1, and one standard error of it.
    pub mean: f64,
    pub error: f64,
}

impl PairedDifference {
    /// The boards that both have played count. There has to be one.
    pub fn between(one: &[bool], other: &[bool]) -> Self {
        let pairs = || one.iter().zip(other);
        let boards = pairs().count();
        let only_one = pairs().filter(|&(one, other)| *one && !*other).count();
        let only_other = pairs().filter(|&(one, other)| !*one && *other).count();
        let games = boards as f64;
        let mean = (only_other as f64 - only_one as f64) / games;
        let square = (only_one + only_other) as f64 / games;
        let error = ((square - mean * mean) / games).sqrt();
        Self { boards, only_one, only_other, mean, error }
    }
}
