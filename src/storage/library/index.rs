//! The file of what is known of recordings: one JSON object per line, after one for the file itself.
//!
//! Nothing in it is the player's: it is written anew as a whole, one that cannot be read is
//! quarantined and made again, and one of a later version is left alone.

use super::walk::FoundFile;
use super::{Entries, date, is_within};
use crate::game::counters::GameResult;
use crate::game::{Choice, Level};
use crate::replay::RecordingSummary;
use crate::replay::formats::{Damage, RecordingFormat};
use crate::replay::library::{EntryContent, LibraryEntry, LibraryFolder, Unreadable};
use crate::storage::file::{self, LockGuard};
use crate::storage::load_or_quarantine;
use crate::storage::notice::{FileNotice, LoadError, SaveError};
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The version that is written. Since 2 it has all games of a session, since 3 no sentences.
const VERSION: u32 = 3;

/// What is known of each file, and the file that keeps it.
#[derive(Debug)]
pub(super) struct LibraryIndex {
    path: Option<PathBuf>,
    /// The games of each file, in order.
    entries: HashMap<PathBuf, Entries>,
    has_changed: bool,
    /// Whether the file must be left alone.
    is_newer: bool,
}

/// The first line.
#[derive(Debug, Serialize, Deserialize)]
struct Header {
    version: u32,
}

/// A line.
#[derive(Debug, Serialize, Deserialize)]
struct Line {
    path: PathBuf,
    #[serde(default, skip_serializing_if = "is_first")]
    number: usize,
    /// The name in a session.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    size: u64,
    modified: i64,
    own: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    game: Option<GameLine>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    damage: Option<Damage>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    unreadable: Option<Unreadable>,
}

/// A [`RecordingSummary`].
#[derive(Debug, Serialize, Deserialize)]
struct GameLine {
    format: String,
    rows: usize,
    cols: usize,
    mines: usize,
    result: String,
    time_ms: Option<u64>,
    bbbv: u32,
    solved: u32,
    clicks: u32,
    player: String,
    program: String,
    played_at: String,
    helped: bool,
}

impl LibraryIndex {
    /// What is known, and what the player should be told about the file.
    pub(super) fn load(path: Option<PathBuf>) -> (Self, Vec<FileNotice>) {
        let mut notices = Vec::new();
        let load = |path: &Path| file::read(path)?.map(|text| parse(&text)).transpose();
        let found = path.as_deref().and_then(|path| load_or_quarantine(path, &mut notices, load));
        let mut index = Self { path, entries: HashMap::new(), has_changed: false, is_newer: false };
        match found.flatten() {
            Some(Some(entries)) => index.entries = entries,
            Some(None) => index.is_newer = true,
            None => {}
        }
        (index, notices)
    }

    /// Forgets what is in none of the folders.
    pub(super) fn retain_folders(&mut self, folders: &[LibraryFolder]) {
        self.retain(|path| folders.iter().any(|folder| is_within(path, folder)));
    }

    /// Forgets what was not found. What is in a folder that cannot be read now is kept for later.
    pub(super) fn retain_files(&mut self, found: &[FoundFile], folders: &[LibraryFolder]) {
        let found: HashSet<&Path> = found.iter().map(|file| file.path.as_path()).collect();
        self.retain(|path| {
            let mut around = folders.iter().filter(|folder| is_within(path, folder));
            found.contains(path) || around.all(|folder| folder.is_missing)
        });
    }

    fn retain(&mut self, keep: impl Fn(&Path) -> bool) {
        let before = self.entries.len();
        self.entries.retain(|path, _| keep(path));
        self.has_changed |= self.entries.len() != before;
    }

    /// The number of games.
    pub(super) fn len(&self) -> usize {
        self.entries.values().map(Vec::len).sum()
    }

    /// Whether a file is known and has not changed since.
    pub(super) fn knows(&self, file: &FoundFile) -> bool {
        self.entries.get(&file.path).and_then(|games| games.first()).is_some_and(|entry| {
            (entry.size, entry.modified, entry.is_own) == (file.size, file.modified, file.is_own)
        })
    }

    /// Adds the games of a file.
    pub(super) fn insert(&mut self, games: Vec<LibraryEntry>) {
        let Some(path) = games.first().map(|first| first.path.clone()) else { return };
        self.entries.insert(path, games.into_iter().map(Arc::new).collect());
        self.has_changed = true;
    }

    /// What is in folders that can be read, in any order.
    pub(super) fn shown(&self, folders: &[LibraryFolder]) -> Entries {
        let there: Vec<_> = folders.iter().filter(|folder| !folder.is_missing).collect();
        let entries = self.entries.values().flatten();
        entries
            .filter(|entry| there.iter().any(|folder| is_within(&entry.path, folder)))
            .cloned()
            .collect()
    }

    /// Saves what has changed. Returns what the player should be told.
    pub(super) fn save(&mut self) -> Vec<FileNotice> {
        if !self.has_changed || self.is_newer {
            return Vec::new();
        }
        let Some(path) = &self.path else { return Vec::new() };
        match self.write(path) {
            Ok(()) => {
                self.has_changed = false;
                Vec::new()
            }
            Err(error) => vec![FileNotice::SaveFailed(error)],
        }
    }

    fn write(&self, path: &Path) -> Result<(), SaveError> {
        fs::create_dir_all(file::folder_of(path)).map_err(SaveError::system(path))?;
        let header = Header { version: VERSION };
        let mut text = to_line(&header).unwrap_or_default();
        let mut files: Vec<_> = self.entries.iter().collect();
        files.sort_by_key(|(path, _)| *path);
        for (_, games) in files {
            // A path that is no Unicode cannot be written, nor what the system refused to read, nor
            // more than fits: these files are read again each time.
            let lines = games.iter().map(|game| to_line(&Line::of(game))).collect();
            let lines: Option<String> = lines;
            if let Some(lines) = lines
                && (text.len() + lines.len()) as u64 <= file::MAX_FILE_SIZE
            {
                text.push_str(&lines);
            }
        }
        LockGuard::acquire(path)?.replace(&text)
    }
}

fn to_line(value: &impl Serialize) -> Option<String> {
    let mut line = serde_json::to_string(value).ok()?;
    line.push('\n');
    Some(line)
}

/// `None` for a later version.
fn parse(text: &str) -> Result<Option<HashMap<PathBuf, Entries>>, LoadError> {
    let mut lines = text.lines().zip(1..);
    let (header, _) = lines.next().ok_or(LoadError::Syntax { line: 1 })?;
    let header: Header = serde_json::from_str(header).map_err(|_| LoadError::Syntax { line: 1 })?;
    if header.version > VERSION {
        return Ok(None);
    }
    let mut entries = HashMap::<_, Entries>::new();
    if header.version < VERSION {
        return Ok(Some(entries));
    }
    for (text, line) in lines {
        let entry = serde_json::from_str::<Line>(text).ok().and_then(Line::into_entry);
        let entry = entry.ok_or(LoadError::Syntax { line })?;
        entries.entry(entry.path.clone()).or_default().push(Arc::new(entry));
    }
    Ok(Some(entries))
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_first(number: &usize) -> bool {
    *number == 0
}

impl Line {
    fn of(entry: &LibraryEntry) -> Self {
        let (game, damage, unreadable) = match &entry.content {
            EntryContent::Game { summary, damage, .. } => {
                (Some(GameLine::of(summary)), *damage, None)
            }
            EntryContent::Unreadable(why) => (None, None, Some(why.clone())),
        };
        Self {
            path: entry.path.clone(),
            number: entry.number,
            name: entry.session_name.clone(),
            size: entry.size,
            modified: entry.modified,
            own: entry.is_own,
            game,
            damage,
            unreadable,
        }
    }

    fn into_entry(self) -> Option<LibraryEntry> {
        let content = match self.game {
            Some(game) => {
                let summary = game.into_summary()?;
                EntryContent::Game { date: date(&summary), summary, damage: self.damage }
            }
            None => EntryContent::Unreadable(self.unreadable?),
        };
        Some(LibraryEntry {
            path: self.path,
            number: self.number,
            session_name: self.name,
            size: self.size,
            modified: self.modified,
            is_own: self.own,
            content,
        })
    }
}

impl GameLine {
    fn of(game: &RecordingSummary) -> Self {
        let size = game.level.size();
        Self {
            format: game.format.name().to_owned(),
            rows: size.rows().into(),
            cols: size.cols().into(),
            mines: game.level.mines().unwrap_or_default() as usize,
            result: game.result.key().to_owned(),
            time_ms: game.time_ms,
            bbbv: game.bbbv,
            solved: game.solved,
            clicks: game.clicks,
            player: game.player.clone(),
            program: game.program.clone(),
            played_at: game.played_at.clone(),
            helped: game.helped,
        }
    }

    fn into_summary(self) -> Option<RecordingSummary> {
        Some(RecordingSummary {
            format: RecordingFormat::ALL.into_iter().find(|format| format.name() == self.format)?,
            level: Level::with_dimensions(self.rows, self.cols, self.mines).ok()?,
            result: GameResult::from_key(&self.result)?,
            time_ms: self.time_ms,
            bbbv: self.bbbv,
            solved: self.solved,
            clicks: self.clicks,
            player: self.player,
            program: self.program,
            played_at: self.played_at,
            helped: self.helped,
        })
    }
}
