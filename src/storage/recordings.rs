//! The folder of recordings, of which the newest and the best are kept.
//!
//! A name has the end of the game, the level and the time:
//! `2026-11-20T20-31-05Z-beginner-12.345.rawvf`, and `…-12.345-2.rawvf` for another of the same
//! name. Only files with such names are ever removed.

use super::Folders;
use super::file::fs::{self, File};
use super::file::{self, LockGuard};
use super::notice::{FileError, SaveError};
use crate::config::{LevelKind, ReplayLimit};
use crate::game::Choice;
use crate::history::record::FileName;
use crate::history::scores::Scores;
use crate::replay::formats::rawvf;
use crate::replay::formats::{self, FileRecording, Games, ReadError};
use crate::replay::library::GamePath;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use std::collections::HashSet;
use std::io;
use std::path::{Path, PathBuf};

/// The end of a game in UTC, without colons, which some file systems forbid.
const DATE_FORMAT: &str = "%Y-%m-%dT%H-%M-%S";

/// The subfolder of recordings without a record.
pub const UNCLAIMED: &str = "unclaimed";

/// The subfolder of recordings of games that were played on. They have no records.
pub const PLAYED_ON: &str = "played-on";

/// How long another window may take from a recording to its record; usually milliseconds.
const UNCLAIMED_GRACE: SignedDuration = SignedDuration::from_mins(10);

/// After this time no record is added for a recording.
const ABANDONED_AFTER: SignedDuration = SignedDuration::from_hours(24);

/// The folder of recordings. All methods but [`RecordingStore::path_of`] wait for the disk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordingStore {
    /// `None` without a home folder.
    folder: Option<PathBuf>,
}

impl RecordingStore {
    pub fn new(folders: Option<&Folders>) -> Self {
        let folder = folders.map(Folders::replays);
        Self { folder }
    }

    /// The folder of games that were played on.
    #[must_use]
    pub fn of_played_on(&self) -> Self {
        Self { folder: self.folder.as_ref().map(|folder| folder.join(PLAYED_ON)) }
    }

    /// Saves the recording of a game that ended at `date` after `time_ms`, and returns its name.
    /// Nothing is ever overwritten.
    ///
    /// # Errors
    /// If the file cannot be written or is too large to be read.
    pub fn save(
        &self,
        text: &str,
        date: Timestamp,
        level: LevelKind,
        time_ms: u64,
    ) -> Result<FileName, SaveError> {
        let folder = self.folder.as_deref().ok_or(SaveError::NoFolder)?;
        let parts = NameParts::new(date, level, time_ms);
        let file = folder.join(parts.name());
        if text.len() as u64 > rawvf::MAX_BYTES {
            return Err(SaveError::of(&file)(FileError::TooLarge));
        }
        fs::create_dir_all(folder).map_err(SaveError::system(&file))?;
        let lock = LockGuard::acquire_target(folder.join("recording"), &file)?;
        let name = lock.create_new(text, parts.names()).map_err(SaveError::system(&file))?;
        Ok(FileName::new(&name).expect("its parts make a plain name"))
    }

    /// The recording that [`RecordingStore::save`] already saved with these arguments.
    pub fn find(
        &self,
        text: &str,
        date: Timestamp,
        level: LevelKind,
        time_ms: u64,
    ) -> Option<FileName> {
        let folder = self.folder.as_deref()?;
        let names = NameParts::new(date, level, time_ms).names();
        names
            .map_while(|name| Some((fs::metadata(folder.join(&name)).ok()?, name)))
            .filter(|(found, _)| found.is_file() && found.len() == text.len() as u64)
            .map(|(_, name)| name)
            .find(|name| {
                let found = file::read_bytes(&folder.join(name), text.len() as u64);
                found.is_ok_and(|found| found == text.as_bytes())
            })
            .and_then(|name| FileName::new(&name))
    }

    /// The recordings to remove so that `keep` are left: first the oldest without a record, then
    /// the oldest that are not the best of their table. The best always stay, and so do recordings
    /// without a record that are minutes old, because another window may be about to add that.
    ///
    /// `scores` must be complete.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn to_remove(
        &self,
        keep: ReplayLimit,
        scores: &Scores,
        now: Timestamp,
    ) -> io::Result<Vec<FileName>> {
        let mut recordings = self.list()?;
        recordings.sort_by_cached_key(|(parts, name)| (parts.age(), name.as_str().to_owned()));
        let excess = recordings.len().saturating_sub(keep.get().into());
        let now = whole_seconds(now);
        Ok(in_order_of_removal(recordings, scores, now).take(excess).collect())
    }

    /// # Errors
    /// The first recording that cannot be removed; the others are.
    pub fn remove(&self, names: &[FileName]) -> io::Result<()> {
        let mut result = Ok(());
        for file in names.iter().filter_map(|name| self.path_of(name)) {
            match fs::remove_file(&file) {
                // Another window may have been quicker.
                Err(error) if error.kind() != io::ErrorKind::NotFound && result.is_ok() => {
                    result = Err(not_removed(&file, &error));
                }
                _ => {}
            }
        }
        result
    }

    /// Moves recordings older than a day into [`UNCLAIMED`] if neither a record nor `is_named`
    /// knows them. Returns their names.
    ///
    /// # Errors
    /// If the folder cannot be read, or a recording cannot be moved.
    pub fn move_unclaimed(
        &self,
        scores: &Scores,
        now: Timestamp,
        is_named: impl Fn(&FileName) -> bool,
    ) -> io::Result<Vec<FileName>> {
        let claimed = claimed(scores);
        let now = whole_seconds(now);
        let mut unclaimed = self.list()?;
        unclaimed.retain(|(parts, name)| {
            !claimed.contains(name) && parts.is_older_than(now, ABANDONED_AFTER) && !is_named(name)
        });
        let mut moved = Vec::new();
        let Some(folder) = &self.folder else {
            return Ok(moved);
        };
        for (_, name) in unclaimed {
            let (from, to) = (folder.join(name.as_str()), folder.join(UNCLAIMED));
            let result = fs::create_dir_all(&to).and_then(|()| {
                let to = to.join(name.as_str());
                match fs::symlink_metadata(&to) {
                    Ok(_) => Err(io::ErrorKind::AlreadyExists.into()),
                    Err(_) => fs::rename(&from, to),
                }
            });
            result.map_err(|error| not_removed(&from, &error))?;
            moved.push(name);
        }
        Ok(moved)
    }

    /// The path of a recording; `None` without a home folder.
    pub fn path_of(&self, name: &FileName) -> Option<PathBuf> {
        let folder = self.folder.as_deref()?;
        Some(folder.join(name.as_str()))
    }

    /// A free path for a file that the player saves at `now`: `saved-2026-11-20T20-31-05Z.rawvf`.
    /// Such files are never removed.
    pub fn free_save_path(&self, now: Timestamp, extension: &str) -> Option<PathBuf> {
        let folder = self.folder.as_deref()?;
        let stem = format!("saved-{}Z", now.strftime(DATE_FORMAT));
        free_path(folder, &stem, extension)
    }

    /// Our recordings. The folder need not exist.
    fn list(&self) -> io::Result<Vec<(NameParts, FileName)>> {
        let Some(folder) = &self.folder else {
            return Ok(Vec::new());
        };
        recordings(folder).map_err(|error| {
            let folder = folder.display();
            let text = format!("The recordings in {folder} could not be listed ({error}).");
            io::Error::new(error.kind(), text)
        })
    }
}

/// The path for a new file with this name in a folder, with a number if that is taken.
pub fn free_path(folder: &Path, stem: &str, extension: &str) -> Option<PathBuf> {
    FileName::candidates(stem, &format!(".{extension}"))
        .map(|name| folder.join(name))
        .find(|file| fs::symlink_metadata(file).is_err())
}

fn not_removed(file: &Path, error: &io::Error) -> io::Error {
    let file = file.display();
    let text = format!("The old recording {file} could not be removed ({error}).");
    io::Error::new(error.kind(), text)
}

/// What the name of a recording says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct NameParts {
    date: DateTime,
    /// Numbers recordings with otherwise equal names, from 1.
    count: u32,
    time_ms: u64,
    level: LevelKind,
}

impl NameParts {
    fn new(date: Timestamp, level: LevelKind, time_ms: u64) -> Self {
        Self { date: whole_seconds(date), count: 1, level, time_ms }
    }

    /// Whether the game ended at least this long before `now`, or after it by a wrong clock.
    fn is_older_than(&self, now: DateTime, span: SignedDuration) -> bool {
        now.duration_since(self.date).abs() >= span
    }

    /// Sorts the oldest first; many games can end within a second.
    fn age(&self) -> (DateTime, u32) {
        (self.date, self.count)
    }

    /// The names for a recording, of which the first free one is taken.
    fn names(self) -> impl Iterator<Item = String> {
        (1..=u32::MAX).map(move |count| Self { count, ..self }.name())
    }

    fn name(&self) -> String {
        let date = self.date.strftime(DATE_FORMAT);
        let level = self.level.key();
        let (seconds, ms) = (self.time_ms / 1_000, self.time_ms % 1_000);
        let stem = format!("{date}Z-{level}-{seconds}.{ms:03}");
        FileName::numbered(&stem, self.count, &format!(".{}", rawvf::EXTENSION))
    }

    /// Parses a name that we give.
    fn parse(name: &str) -> Option<Self> {
        let (stem, _) = name.rsplit_once('.')?;
        let (date, rest) = stem.split_once("Z-")?;
        let mut rest = rest.split('-');
        let level = rest.next()?;
        let (seconds, ms) = rest.next()?.split_once('.')?;
        let seconds: u64 = seconds.parse().ok()?;
        let parts = Self {
            date: DateTime::strptime(DATE_FORMAT, date).ok()?,
            count: rest.next().map_or(Ok(1), str::parse).ok()?,
            time_ms: seconds.checked_mul(1_000)?.checked_add(ms.parse().ok()?)?,
            level: LevelKind::from_key(level)?,
        };
        (parts.name() == name).then_some(parts)
    }
}

/// Reads a recording of any format from a file of the player's choice.
pub fn read_game(path: &GamePath) -> Result<FileRecording, ReadError> {
    read_games(&path.file).nth(path.number).map_or(Err(ReadError::Unknown), |(_, game)| game)
}

/// Reads the games of a file of the player's choice one by one.
pub fn read_games(file: &Path) -> Games<File> {
    super::open(file).map_or_else(Games::failed, formats::games)
}

fn whole_seconds(date: Timestamp) -> DateTime {
    let date = date.to_zoned(TimeZone::UTC).datetime();
    date.with().subsec_nanosecond(0).build().expect("every second has a beginning")
}

fn recordings(folder: &Path) -> io::Result<Vec<(NameParts, FileName)>> {
    let entries = match fs::read_dir(folder) {
        // Systems differ in what they say of a file in the place of the folder.
        Err(error) if file::is_not_found(&error) || file::is_file(folder) => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut found = Vec::new();
    for entry in entries {
        let entry = entry?;
        let name = entry.file_name();
        let Some(name) = name.to_str() else { continue };
        // Links and folders are not ours.
        if let (Some(parts), Some(name)) = (NameParts::parse(name), FileName::new(name))
            && entry.file_type()?.is_file()
        {
            found.push((parts, name));
        }
    }
    Ok(found)
}

/// The recordings that may be removed, in that order. `recordings` has the oldest first.
fn in_order_of_removal(
    recordings: Vec<(NameParts, FileName)>,
    scores: &Scores,
    now: DateTime,
) -> impl Iterator<Item = FileName> {
    let claimed = claimed(scores);
    let best: HashSet<_> =
        scores.tables().filter_map(|(_, table)| table.first()?.replay.as_ref()).collect();
    let (of_records, others): (Vec<_>, Vec<_>) = recordings
        .into_iter()
        .filter(|(_, name)| !best.contains(name))
        .partition(|(_, name)| claimed.contains(name));
    others
        .into_iter()
        .filter(move |(parts, _)| parts.is_older_than(now, UNCLAIMED_GRACE))
        .chain(of_records)
        .map(|(_, name)| name)
}

/// The recordings that records refer to.
fn claimed(scores: &Scores) -> HashSet<&FileName> {
    let records = scores.records.iter();
    records.filter_map(|record| record.replay.as_ref()).collect()
}
