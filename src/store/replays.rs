//! The player's recordings: a folder with one file a game, of which the newest and the best stay.
//!
//! A file's name tells when the game ended, on which level, and how long it took:
//! `2026-11-20T20-31-05Z-beginner-12.345.rawvf`, and `…-12.345-2.rawvf` for another of the same
//! name. Only files of such names are ever removed; whatever else lies there is not ours.

use std::collections::HashSet;
use std::fs;
use std::io;
use std::path::Path;
use std::path::PathBuf;

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use thiserror::Error;

use super::Folders;
use super::file::Lock;
use super::notice::SaveError;
use super::notice::Trouble;
use super::record::FileName;
use super::scores::Scores;
use super::settings::LevelChoice;
use crate::game::Level;
use crate::replay::rawvf;

/// How the names of recordings end.
pub const EXTENSION: &str = "rawvf";

/// When a game ended, as the names write it: in UTC, without colons, which not every file system
/// takes.
const DATE: &str = "%Y-%m-%dT%H-%M-%S";

/// How many recordings are kept: 0 to [`ReplayCount::MAX`]. With 0 it is the best of each table
/// alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ReplayCount(u16);

impl ReplayCount {
    /// The largest number.
    pub const MAX: Self = Self(10_000);

    /// This many, if that is not too many.
    pub const fn new(count: u16) -> Option<Self> {
        if count <= Self::MAX.0 {
            Some(Self(count))
        } else {
            None
        }
    }

    /// The number.
    pub const fn get(self) -> u16 {
        self.0
    }
}

impl Default for ReplayCount {
    fn default() -> Self {
        Self(500)
    }
}

/// The folder of the player's recordings. It touches the disk in each of its calls but
/// [`Replays::path_of`], and waits for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replays {
    /// `None` for a player without a home.
    folder: Option<PathBuf>,
}

/// What became of a pruning.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Pruned {
    /// The recordings that are no longer there, in the order in which they were removed.
    pub removed: Vec<FileName>,
    /// The first thing that went wrong, if any did; what could be done was done.
    pub trouble: Option<PruneError>,
}

/// Why recordings could not be removed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PruneError {
    /// The folder could not be looked through.
    #[error("The recordings in {} could not be looked through ({trouble}).", folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the system said.
        trouble: Trouble,
    },
    /// One of them could not be removed.
    #[error("The old recording {} could not be removed ({trouble}).", file.display())]
    File {
        /// The recording.
        file: PathBuf,
        /// What the system said.
        trouble: Trouble,
    },
}

impl Replays {
    /// The player's recordings.
    pub fn of(folders: Option<&Folders>) -> Self {
        let folder = folders.map(Folders::replays);
        Self { folder }
    }

    /// Saves the recording of a game that ended at `date` after `time_ms`, and says under which
    /// name. Nothing is ever written over.
    ///
    /// # Errors
    /// When the file cannot be written, or would be larger than what is read again.
    pub fn save(
        &self,
        text: &str,
        date: Timestamp,
        level: Level,
        time_ms: u64,
    ) -> Result<FileName, SaveError> {
        let folder = self.folder.as_deref().ok_or(SaveError::NoFolder)?;
        let first = Title {
            date: whole_seconds(date),
            count: 1,
            level: LevelChoice::of(level),
            time_ms,
        };
        let file = folder.join(first.name());
        if text.len() as u64 > rawvf::MAX_BYTES {
            return Err(SaveError::TooLarge { file });
        }
        let system = |error: io::Error| SaveError::System {
            file: file.clone(),
            trouble: error.into(),
        };
        fs::create_dir_all(folder).map_err(system)?;
        let lock = Lock::hold(folder.join("recording"), &file)?;
        let names = (1..=u32::MAX).map(|count| Title { count, ..first }.name());
        let name = lock.add(text, names).map_err(system)?;
        Ok(FileName::new(&name).expect("a title makes a plain name"))
    }

    /// Removes recordings until no more than `keep` are left: first the oldest that no record
    /// refers to, then the oldest whose record is not the best of its table. The best of each
    /// table stay, even if they are more than `keep`.
    ///
    /// `scores` must be what the file of the records holds: whoever could not read it knows not
    /// which recordings are the best.
    pub fn prune(&self, keep: ReplayCount, scores: &Scores) -> Pruned {
        let mut pruned = Pruned::default();
        let Some(folder) = self.folder.as_deref() else {
            return pruned;
        };
        let mut ours = match recordings(folder) {
            Ok(ours) => ours,
            Err(error) => {
                pruned.trouble = Some(PruneError::Folder {
                    folder: folder.to_owned(),
                    trouble: error.into(),
                });
                return pruned;
            }
        };
        ours.sort_by_cached_key(|(title, name)| (title.age(), name.as_str().to_owned()));
        let excess = ours.len().saturating_sub(keep.get().into());
        for name in in_order_of_removal(ours, scores).take(excess) {
            let file = folder.join(name.as_str());
            match fs::remove_file(&file) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    let trouble = error.into();
                    let trouble = PruneError::File { file, trouble };
                    pruned.trouble.get_or_insert(trouble);
                }
                // Another window may have been quicker.
                _ => pruned.removed.push(name),
            }
        }
        pruned
    }

    /// Where the recording of this name is, or would be; `None` for a player without a home.
    pub fn path_of(&self, name: &FileName) -> Option<PathBuf> {
        let folder = self.folder.as_deref()?;
        Some(folder.join(name.as_str()))
    }
}

/// What a name says of its recording.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Title {
    date: DateTime,
    /// Which of those that are otherwise of the same name, from 1.
    count: u32,
    time_ms: u64,
    level: LevelChoice,
}

impl Title {
    /// What puts the oldest first; many games can end within a second.
    fn age(&self) -> (DateTime, u32) {
        (self.date, self.count)
    }

    fn name(&self) -> String {
        let date = self.date.strftime(DATE);
        let level = self.level.key();
        let (seconds, ms) = (self.time_ms / 1_000, self.time_ms % 1_000);
        let count = match self.count {
            1 => String::new(),
            count => format!("-{count}"),
        };
        format!("{date}Z-{level}-{seconds}.{ms:03}{count}.{EXTENSION}")
    }

    /// What a name says, if it is one that we give.
    fn of(name: &str) -> Option<Self> {
        let (stem, _) = name.rsplit_once('.')?;
        let (date, rest) = stem.split_once("Z-")?;
        let mut rest = rest.split('-');
        let level = rest.next()?;
        let (seconds, ms) = rest.next()?.split_once('.')?;
        let seconds: u64 = seconds.parse().ok()?;
        let title = Self {
            date: DateTime::strptime(DATE, date).ok()?,
            count: rest.next().map_or(Ok(1), str::parse).ok()?,
            time_ms: seconds.checked_mul(1_000)?.checked_add(ms.parse().ok()?)?,
            level: LevelChoice::all().find(|choice| choice.key() == level)?,
        };
        (title.name() == name).then_some(title)
    }
}

fn whole_seconds(date: Timestamp) -> DateTime {
    let date = date.to_zoned(TimeZone::UTC).datetime();
    date.with()
        .subsec_nanosecond(0)
        .build()
        .expect("every second has a beginning")
}

/// The recordings of ours in a folder, which need not be there.
fn recordings(folder: &Path) -> io::Result<Vec<(Title, FileName)>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut ours = Vec::new();
    for entry in entries {
        let entry = entry?;
        let name = entry.file_name();
        let Some(name) = name.to_str() else { continue };
        // A link or a folder of such a name is somebody else's.
        if let (Some(title), Some(name)) = (Title::of(name), FileName::new(name))
            && entry.file_type()?.is_file()
        {
            ours.push((title, name));
        }
    }
    Ok(ours)
}

/// Those that may be removed, the first to go first. `ours` has the oldest first.
fn in_order_of_removal(
    ours: Vec<(Title, FileName)>,
    scores: &Scores,
) -> impl Iterator<Item = FileName> {
    let recorded: HashSet<_> = scores
        .records()
        .iter()
        .filter_map(|record| record.replay.as_ref())
        .collect();
    let best: HashSet<_> = scores
        .tables()
        .filter_map(|(_, _, table)| table.first()?.replay.as_ref())
        .collect();
    let names = ours.into_iter().map(|(_, name)| name);
    let (of_records, others): (Vec<_>, Vec<_>) = names
        .filter(|name| !best.contains(name))
        .partition(|name| recorded.contains(name));
    others.into_iter().chain(of_records)
}
