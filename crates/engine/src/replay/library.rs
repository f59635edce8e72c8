//! A table of recordings: what it holds, how it is filtered and sorted, and its totals.

mod search_terms;

use super::formats::{Damage, ReadError};
use super::summary::RecordingSummary;
use crate::game::Level;
use crate::game::counters::GameResult;
use jiff::civil::DateTime;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::path::PathBuf;
use std::sync::Arc;

pub use search_terms::SearchTerms;

/// Where a game is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GamePath {
    pub file: PathBuf,
    /// Its number in the file, from 0: a session holds several games.
    pub number: usize,
}

/// A game of the library.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct LibraryEntry {
    /// The file that holds it.
    pub path: PathBuf,
    /// Its number in the file, from 0: a session holds several games.
    pub number: usize,
    /// Its name in a session.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub session_name: Option<String>,
    /// In bytes.
    pub size: u64,
    /// When the file was changed, in ns since 1970.
    pub modified: i64,
    /// Whether it is in Sapper's own folder of recordings; the others are imported.
    pub is_own: bool,
    pub content: EntryContent,
}

/// What a game of the library is.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum EntryContent {
    Game {
        summary: RecordingSummary,
        /// When the game was played, in the player's time zone, if the file says so.
        #[serde(skip)]
        date: Option<DateTime>,
        /// Where the file is damaged.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        damage: Option<Damage>,
    },
    Unreadable(Unreadable),
}

/// Why a game cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Unreadable {
    Error(ReadError),
    /// It stands for so many more games of its session that are damaged or cannot be read.
    Others(usize),
}

impl LibraryEntry {
    /// The file name without its extension, and after that the name in a session.
    pub fn name(&self) -> String {
        let file = self.path.file_stem().unwrap_or_default().to_string_lossy();
        match &self.session_name {
            Some(name) => format!("{file} · {name}"),
            None => file.into_owned(),
        }
    }

    pub fn game_path(&self) -> GamePath {
        GamePath { file: self.path.clone(), number: self.number }
    }

    pub fn is_at(&self, path: &GamePath) -> bool {
        (&self.path, self.number) == (&path.file, path.number)
    }

    pub const fn game(&self) -> Option<&RecordingSummary> {
        match &self.content {
            EntryContent::Game { summary, .. } => Some(summary),
            EntryContent::Unreadable(_) => None,
        }
    }

    pub const fn date(&self) -> Option<DateTime> {
        match self.content {
            EntryContent::Game { date, .. } => date,
            EntryContent::Unreadable(_) => None,
        }
    }
}

/// A folder of the library, or a single file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LibraryFolder {
    pub path: PathBuf,
    /// Whether it is Sapper's own folder of recordings, which always belongs to the library.
    pub is_own: bool,
    /// Whether it cannot be read now.
    pub is_missing: bool,
}

/// A change of the folders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FolderChange {
    /// Folders and single files.
    Add(Vec<PathBuf>),
    /// Removes it from the library only.
    Remove(PathBuf),
}

/// What is known of the library so far.
#[derive(Debug, Clone, Default)]
pub struct LibrarySnapshot {
    pub folders: Vec<LibraryFolder>,
    pub entries: Vec<Arc<LibraryEntry>>,
    /// While files are read: how many of them were, and of how many. `None` when all is done.
    pub progress: Option<(usize, usize)>,
    /// Whether files were left out because there are too many.
    pub is_cut: bool,
}

/// The levels to show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum LevelFilter {
    #[default]
    All,
    Named(Level),
    /// Every board that has no name.
    Custom,
}

impl LevelFilter {
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::All].into_iter().chain(Level::RANKED.map(Self::Named)).chain([Self::Custom])
    }

    fn accepts(self, level: Level) -> bool {
        match self {
            Self::All => true,
            Self::Named(named) => level == named,
            Self::Custom => !Level::RANKED.contains(&level),
        }
    }
}

/// The games to show.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct LibraryFilter {
    pub level: LevelFilter,
    pub wins_only: bool,
    pub terms: SearchTerms,
}

impl LibraryFilter {
    fn accepts(&self, entry: &LibraryEntry) -> bool {
        let fits = match entry.game() {
            Some(game) => {
                self.level.accepts(game.level)
                    && (!self.wins_only || game.result == GameResult::Won)
            }
            None => self.level == LevelFilter::All && !self.wins_only,
        };
        fits && self.terms.accepts(entry)
    }
}

/// What a table of recordings is sorted by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SortColumn {
    Player,
    Level,
    Time,
    Bbbv,
    Speed,
    Efficiency,
    Date,
    Program,
}

impl SortColumn {
    pub const ALL: [Self; 8] = [
        Self::Player,
        Self::Level,
        Self::Time,
        Self::Bbbv,
        Self::Speed,
        Self::Efficiency,
        Self::Date,
        Self::Program,
    ];

    /// Whether it is one of the figures of experts, like 3BV.
    pub const fn is_expert(self) -> bool {
        matches!(self, Self::Bbbv | Self::Speed | Self::Efficiency)
    }

    /// Whether the largest value comes first at the first press: what is large is good, or new.
    pub const fn starts_descending(self) -> bool {
        matches!(self, Self::Bbbv | Self::Speed | Self::Efficiency | Self::Date)
    }

    /// What a game is sorted by; `None` without a value.
    fn key(self, entry: &LibraryEntry, game: &RecordingSummary) -> Option<SortKey> {
        let words = |text: &str| Some(text.to_lowercase()).filter(|text| !text.is_empty());
        let number = |number: u64| Some(SortKey::Number(number as f64));
        match self {
            Self::Player => words(&game.player).map(SortKey::Text),
            Self::Program => words(&game.program).map(SortKey::Text),
            Self::Level => {
                let size = game.level.size();
                let mines = u64::from(game.level.mines().unwrap_or_default());
                number((size.cells() as u64) << 32 | u64::from(size.rows()) << 16 | mines)
            }
            Self::Time => game.time_ms.and_then(number),
            Self::Bbbv => number(game.bbbv.into()),
            Self::Speed => game.bbbv_per_second().map(SortKey::Number),
            Self::Efficiency => game.ioe().map(SortKey::Number),
            Self::Date => entry.date().map(SortKey::Date),
        }
    }
}

#[derive(Debug, PartialEq, PartialOrd)]
enum SortKey {
    Number(f64),
    Text(String),
    Date(DateTime),
}

/// How a table of recordings is sorted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SortOrder {
    pub column: SortColumn,
    pub descending: bool,
}

impl Default for SortOrder {
    /// The newest first.
    fn default() -> Self {
        Self { column: SortColumn::Date, descending: true }
    }
}

impl SortOrder {
    /// The order after a press on the head of a column.
    pub fn pressed(self, column: SortColumn) -> Self {
        let is_same = self.column == column;
        let descending = if is_same { !self.descending } else { column.starts_descending() };
        Self { column, descending }
    }
}

/// The entries that a filter accepts, sorted; those that cannot be read come last. Equal ones are
/// in the order of their paths and in the file.
pub fn select(
    entries: &[Arc<LibraryEntry>],
    filter: &LibraryFilter,
    order: SortOrder,
) -> Vec<Arc<LibraryEntry>> {
    let accepted = entries.iter().filter(|entry| filter.accepts(entry));
    let mut rows: Vec<_> = accepted
        .map(|entry| (entry.game().map(|game| order.column.key(entry, game)), entry))
        .collect();
    rows.sort_by(|(a, first), (b, second)| {
        // What is missing comes last in both directions: a value, or the whole game.
        let compared =
            match (a.as_ref().and_then(Option::as_ref), b.as_ref().and_then(Option::as_ref)) {
                (Some(a), Some(b)) => {
                    let compared = a.partial_cmp(b).unwrap_or(Ordering::Equal);
                    if order.descending { compared.reverse() } else { compared }
                }
                (value, other) => {
                    (other.is_some(), b.is_some()).cmp(&(value.is_some(), a.is_some()))
                }
            };
        compared.then_with(|| (&first.path, first.number).cmp(&(&second.path, second.number)))
    });
    rows.into_iter().map(|(_, entry)| Arc::clone(entry)).collect()
}

/// What some recordings come to.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct LibraryTotals {
    pub games: usize,
    pub wins: usize,
    /// The best time of a win in ms, if all wins are of one level.
    pub best_ms: Option<u64>,
    /// The most 3BV/s of a win.
    pub best_speed: Option<f64>,
    /// The level of all wins so far, and whether there is another.
    level: Option<Level>,
    is_mixed: bool,
}

impl LibraryTotals {
    /// The totals of the player's own recordings, and of the imported ones. Games that were played on
    /// do not count.
    pub fn of(rows: &[Arc<LibraryEntry>]) -> (Self, Self) {
        let (mut own, mut imported) = (Self::default(), Self::default());
        for entry in rows {
            if let Some(game) = entry.game() {
                let totals = if entry.is_own { &mut own } else { &mut imported };
                totals.count(game);
            }
        }
        (own, imported)
    }

    fn count(&mut self, game: &RecordingSummary) {
        if game.played_on {
            return;
        }
        self.games += 1;
        if game.result != GameResult::Won {
            return;
        }
        self.wins += 1;
        self.is_mixed |= self.level.is_some_and(|level| level != game.level);
        self.level = Some(game.level);
        let best = self.best_ms.into_iter().chain(game.time_ms).min();
        self.best_ms = best.filter(|_| !self.is_mixed);
        let speeds = self.best_speed.into_iter().chain(game.bbbv_per_second());
        self.best_speed = speeds.reduce(f64::max);
    }
}
