//! The results of a player's games in a file that grows while it plays, and their mean.

use sapper::cli::autoplay::player::GameResult;
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// A file of results: a line that says what was played, then a line for each game, with 1 for a win
/// or 0 for a loss, and what was earned.
#[derive(Debug)]
pub struct ResultLog {
    path: PathBuf,
    /// The result of each game, from the first.
    pub results: Vec<GameResult>,
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
        Ok(Self { path: path.to_owned(), results: read_games(&whole) })
    }

    /// Reads a file without changing it.
    pub fn read(path: &Path) -> io::Result<Self> {
        let results = read_games(&fs::read_to_string(path)?);
        Ok(Self { path: path.to_owned(), results })
    }

    /// Adds a chunk of games.
    pub fn append(&mut self, results: &[GameResult]) -> io::Result<()> {
        let lines: String = results
            .iter()
            .map(|result| format!("{} {:.5}\n", u8::from(result.won), result.earned))
            .collect();
        OpenOptions::new().append(true).open(&self.path)?.write_all(lines.as_bytes())?;
        self.results.extend(results);
        Ok(())
    }
}

fn read_games(text: &str) -> Vec<GameResult> {
    let read = |line: &str| {
        let (won, earned) = line.split_once(' ')?;
        Some(GameResult { won: won == "1", earned: earned.parse().ok()? })
    };
    text.lines().skip(1).map_while(read).collect()
}

/// A mean and one standard error of it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Mean {
    pub mean: f64,
    pub error: f64,
}

impl Mean {
    /// The mean of at least one value.
    pub fn of(values: impl Iterator<Item = f64>) -> Self {
        let (mut count, mut sum, mut squares) = (0.0, 0.0, 0.0);
        for value in values {
            count += 1.0;
            sum += value;
            squares += value * value;
        }
        let mean = sum / count;
        Self { mean, error: ((squares / count - mean * mean) / count).sqrt() }
    }
}
