//! The files of the player's: nothing in them is ever lost, whatever happens to them.

use crate::common::prelude::*;
use jiff::Timestamp;
use sapper::config::PlayerName;
use sapper::game::{GameId, GuessRules};
use sapper::history::Record;
use sapper::history::comparison::Flagging;
use sapper::history::played_game::{LocalTime, PlayedBoard};
use sapper::history::statistics::{GameFilter, Period};
use sapper::practice::{Kind, ProgressChange};
use sapper::storage::{FileValue, Stored};
use std::ffi::OsString;
use std::fmt::Debug;
use std::process::Child;
use std::time::SystemTime;

mod clocks;
mod contents;
mod daily_results;
#[cfg(target_os = "linux")]
mod failing_calls;
mod full_disk;
mod game_log;
#[cfg(unix)]
mod hostile_files;
mod long_files;
mod malformed_files;
mod paths;
mod reset;
mod saved_game;
mod several_windows;
mod waiting_results;
pub mod wins;

/// How often a child is killed: `SAPPER_TEST_KILLS`, or few enough for every day.
fn kills() -> u32 {
    std::env::var("SAPPER_TEST_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(30)
}

/// Kills a child that saves into this folder after the folder has changed so many times (modulo 16):
/// a round of this after another ends in each phase of a save.
fn kill_while_saving(child: &mut Child, folder: &Path, changes: u32) {
    let mut seen = state(folder);
    for _ in 0..changes % 16 {
        let before = std::mem::take(&mut seen);
        while child.try_wait().unwrap().is_none() {
            seen = state(folder);
            if seen != before {
                break;
            }
        }
    }
    child.kill().unwrap();
    child.wait().unwrap();
}

/// The names in a folder, with what changes when a file is written.
fn state(folder: &Path) -> Vec<(OsString, Option<(u64, SystemTime)>)> {
    let entries = fs::read_dir(folder).unwrap().map(Result::unwrap);
    entries
        .map(|entry| {
            // It may be gone since it was listed.
            let metadata = entry.metadata().ok();
            (entry.file_name(), metadata.map(|data| (data.len(), data.modified().unwrap())))
        })
        .collect()
}

/// The `number`th of games that all differ.
fn played(number: u32) -> PlayedGame {
    let at = Timestamp::from_millisecond(1_795_000_000_789 + i64::from(number)).unwrap();
    PlayedGame {
        id: GameId(number.into()),
        ended_at: LocalTime::new(at, jiff::tz::Offset::constant(1)),
        style: Some(Style::Windows7),
        board: PlayedBoard { level: Level::Expert, mines: 99 },
        result: GameResult::Lost,
        time_ms: 9_000 + u64::from(number),
        bbbv: 170,
        solved: 23,
        left: 50,
        right: 20,
        chords: 30,
        unranked: None,
        effective: None,
        flagged: None,
    }
}

/// Games without rules about guesses.
const fn all(level: LevelKind, style: Option<Style>) -> GameFilter {
    GameFilter {
        level,
        style,
        guesses: GuessRules::Off,
        period: Period::AllTime,
        flagging: Flagging::Any,
    }
}

/// The `number`th of records that all differ.
fn record(number: u32) -> Record {
    Record {
        level: LevelKind::RANKED[number as usize % LevelKind::RANKED.len()],
        style: Style::Windows7,
        name: PlayerName::new("Ada 阿达").ok(),
        time_ms: 9_000 + u64::from(number),
        bbbv: 23,
        date: Timestamp::from_millisecond(1_795_000_000_789 + i64::from(number)).unwrap(),
        replay: None,
        guesses: GuessRules::Off,
    }
}

/// When the first of [`missed`] was, in ms.
const FIRST_MISS: i64 = 1_795_000_000_789;

/// The `number`th of changes that all differ.
fn missed(number: u32) -> ProgressChange {
    let at = Timestamp::from_millisecond(FIRST_MISS + i64::from(number)).unwrap();
    ProgressChange::Missed { at, kinds: vec![Kind::Pair] }
}

/// A folder of its own, and the place of a file in it.
fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("file.toml");
    (folder, path)
}

/// A folder in memory where the system has such, for tests that save thousands of files: to sync
/// each to a disk takes longer than all the rest.
fn fast_folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap()
}

fn open<T: FileValue>(path: &Path) -> (Stored<T>, Vec<FileNotice>) {
    Stored::open(Some(path.to_owned()))
}

/// A folder of its own, and the place of a log of games in it.
fn log_place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.jsonl");
    (folder, path)
}

fn open_log(path: &Path) -> (GameHistory, Vec<FileNotice>) {
    GameHistory::open(Some(path.to_owned()))
}

/// The records in a file that has nothing wrong with it.
fn records(path: &Path) -> Vec<Record> {
    let (kept, notices) = open::<Scores>(path);
    assert_eq!(notices, []);
    kept.get().records.clone()
}

/// Every name in a folder but that of the lock.
fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| !name.ends_with(".lock"))
        .collect();
    names.sort();
    names
}

/// Where the one thing that was set aside is now.
fn kept_aside(notices: &[FileNotice]) -> &Path {
    match notices {
        [FileNotice::Quarantined { copy, .. }] => copy,
        other => panic!("{other:?}"),
    }
}

/// Whatever bytes a file has: they are used and stay, or they are set aside whole; and what
/// `change` adds is saved. Says whether they were used.
fn survives<T: FileValue + Debug>(bytes: &[u8], change: fn(&mut T)) -> bool {
    let folder = fast_folder();
    let path = folder.path().join("file.toml");
    fs::write(&path, bytes).unwrap();
    let (mut kept, notices) = open::<T>(&path);
    let used = match &notices[..] {
        [] | [FileNotice::Issues { .. } | FileNotice::Newer { .. }] => true,
        notices => {
            assert!(!path.exists());
            assert_eq!(fs::read(kept_aside(notices)).unwrap(), bytes);
            assert_eq!(kept.get(), &T::default());
            false
        }
    };
    assert!(!used || fs::read(&path).unwrap() == bytes);
    if let [FileNotice::Newer { .. }] = notices[..] {
        kept.update(change);
        assert_eq!(fs::read(&path).unwrap(), bytes);
    } else {
        assert_eq!(kept.update(change), []);
        assert_eq!(open::<T>(&path).0.get(), kept.get());
    }
    used
}
