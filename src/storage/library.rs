//! The library of recordings: the player's folders of them, and what is known of the files in them.
//!
//! [`LibraryStore::scan`] finds the files and reads those that it does not know. What it knows is
//! kept in an index, so that the next scan reads only files whose size or modification time differ.
//! The index can always be made again; the list of folders is the player's.

mod folder_list;
mod index;
mod walk;

use super::file::fs;
use super::{FileNotice, Folders, Stored, recordings};
use crate::replay::formats::{FileRecording, ReadError};
use crate::replay::library::{
    EntryContent, FolderChange, LibraryEntry, LibraryFolder, LibrarySnapshot, Unreadable,
};
use crate::replay::summary::{self, RecordingSummary};
use folder_list::FolderList;
use index::LibraryIndex;
use jiff::tz::TimeZone;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use walk::FoundFile;
use web_time::{Duration, Instant};

/// The most files that a library shows.
pub const MAX_FILES: usize = 50_000;

/// The most games that a library shows: a session has many.
pub const MAX_GAMES: usize = 100_000;

/// The most games of a session that are listed although they cannot be read.
const MAX_UNREADABLE: usize = 10;

/// The time between two reports while files are read.
const REPORT_INTERVAL: Duration = Duration::from_millis(300);

/// The time between two saves of the index while files are read.
const SAVE_INTERVAL: Duration = Duration::from_secs(10);

/// Where the library's own files are. Nothing is kept without folders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LibraryStore {
    /// Sapper's own recordings.
    own: Option<PathBuf>,
    folder_list: Option<PathBuf>,
    index: Option<PathBuf>,
    report_interval: Duration,
}

impl LibraryStore {
    pub fn new(folders: Option<&Folders>) -> Self {
        let data = |name: &str| folders.map(|folders| folders.data().join(name));
        Self {
            own: folders.map(Folders::replays),
            folder_list: data("library.toml"),
            index: data("library-index.jsonl"),
            report_interval: REPORT_INTERVAL,
        }
    }

    /// Reports at most once in `interval` while files are read.
    #[must_use]
    pub fn reporting_every(self, interval: Duration) -> Self {
        Self { report_interval: interval, ..self }
    }

    /// Changes the folders, finds all recordings in them, and reads those that are new or have
    /// changed. `report` gets what is known at first, then again and again while files are read,
    /// and all of it at the end; if it returns `false`, the scan ends early, even within a session,
    /// and the files that it has read are kept. Returns the notices for the player.
    pub fn scan(
        &self,
        change: Option<FolderChange>,
        mut report: impl FnMut(LibrarySnapshot) -> bool,
    ) -> Vec<FileNotice> {
        let (mut list, mut notices) = Stored::<FolderList>::open(self.folder_list.clone());
        if let Some(change) = change {
            notices.extend(list.update(move |list| list.apply(&change)));
        }
        let (mut index, more) = LibraryIndex::load(self.index.clone());
        notices.extend(more);
        notices.extend(self.refresh(&list, &mut index, &mut report));
        notices
    }

    fn refresh(
        &self,
        list: &Stored<FolderList>,
        index: &mut LibraryIndex,
        report: &mut impl FnMut(LibrarySnapshot) -> bool,
    ) -> Vec<FileNotice> {
        let mut snapshot =
            LibrarySnapshot { folders: self.folders(list.get()), ..LibrarySnapshot::default() };
        index.retain_folders(&snapshot.folders);
        snapshot.entries = index.shown(&snapshot.folders);
        snapshot.progress = Some((0, 0));
        if !report(snapshot.clone()) {
            return Vec::new();
        }
        let found =
            walk::find_recordings(&snapshot.folders, MAX_FILES, &mut || report(snapshot.clone()));
        let Some((found, is_cut)) = found else { return Vec::new() };
        snapshot.is_cut = is_cut;
        index.retain_files(&found, &snapshot.folders);
        let unread: Vec<_> = found.iter().filter(|file| !index.knows(file)).collect();
        let mut notices = Vec::new();
        let (mut reported, mut saved) = (Instant::now(), Instant::now());
        for (done, file) in unread.iter().enumerate() {
            if saved.elapsed() >= SAVE_INTERVAL {
                notices.extend(index.save());
                saved = Instant::now();
            }
            let room = MAX_GAMES.saturating_sub(index.len());
            if room == 0 {
                break;
            }
            let entries = read_entries(file, room, &mut || {
                if reported.elapsed() < self.report_interval {
                    return true;
                }
                snapshot.entries = index.shown(&snapshot.folders);
                snapshot.progress = Some((done, unread.len()));
                let goes_on = report(snapshot.clone());
                reported = Instant::now();
                goes_on
            });
            let Some(entries) = entries else { break };
            index.insert(entries);
        }
        snapshot.is_cut |= index.len() >= MAX_GAMES;
        notices.extend(index.save());
        snapshot.entries = index.shown(&snapshot.folders);
        snapshot.progress = None;
        report(snapshot);
        notices
    }

    fn folders(&self, list: &FolderList) -> Vec<LibraryFolder> {
        let own = self.own.iter().map(|path| (path, true));
        let added = list.paths().iter().map(|path| (path, false));
        own.chain(added)
            .map(|(path, is_own)| LibraryFolder {
                path: path.clone(),
                is_own,
                // There is none before the first recording.
                is_missing: !is_own && !fs::exists(path).unwrap_or(false),
            })
            .collect()
    }
}

/// The games of a file, at most `room`. `None` if `goes_on`, which is called before each game, says
/// no.
fn read_entries(
    file: &FoundFile,
    room: usize,
    goes_on: &mut impl FnMut() -> bool,
) -> Option<Vec<LibraryEntry>> {
    let mut games = recordings::read_games(&file.path).enumerate();
    let entry = |number, session_name, content| LibraryEntry {
        path: file.path.clone(),
        number,
        session_name,
        size: file.size,
        modified: file.modified,
        is_own: file.is_own,
        content,
    };
    let mut entries = Vec::new();
    let (mut unreadable, mut last) = (0, 0);
    while entries.len() < room {
        if !goes_on() {
            return None;
        }
        let Some((number, (name, game))) = games.next() else { break };
        unreadable += usize::from(game.is_err());
        last = number;
        if game.is_ok() || unreadable <= MAX_UNREADABLE {
            entries.push(entry(number, name, content(game)));
        }
    }
    if unreadable > MAX_UNREADABLE {
        let others = Unreadable::Others(unreadable - MAX_UNREADABLE);
        entries.push(entry(last, None, EntryContent::Unreadable(others)));
    }
    Some(entries)
}

fn content(game: Result<FileRecording, ReadError>) -> EntryContent {
    match game {
        Ok(recording) => {
            let summary = RecordingSummary::of(&recording);
            EntryContent::Game { date: date(&summary), damage: recording.damage, summary }
        }
        Err(error) => EntryContent::Unreadable(Unreadable::Error(error)),
    }
}

fn date(summary: &RecordingSummary) -> Option<jiff::civil::DateTime> {
    summary::played_at(&summary.played_at, &TimeZone::system())
}

/// The files with the names of recordings in a folder and those below, in order.
pub fn recordings_in(folder: &Path) -> Vec<PathBuf> {
    let folder = LibraryFolder { path: folder.to_owned(), is_own: false, is_missing: false };
    let found = walk::find_recordings(&[folder], usize::MAX, &mut || true);
    let (files, _) = found.unwrap_or_default();
    files.into_iter().map(|file| file.path).collect()
}

/// Whether a file is in a folder or one below, or is the one that was added.
fn is_within(file: &Path, folder: &LibraryFolder) -> bool {
    file.starts_with(&folder.path)
}

type Entries = Vec<Arc<LibraryEntry>>;
