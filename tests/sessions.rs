//! Recordings with many games: they are read one by one, and errors in many of them are summed up.

use crate::common::prelude::*;
use crate::evf::{game_and_refused, session, session_of_three};
use sapper::cli::replay::gif::GifArgs;
use sapper::cli::replay::{self, ExportFormat, ReplayArgs};
use sapper::replay::formats::{self, MAX_BINARY_BYTES, ReadError};
use sapper::replay::library::{EntryContent, FolderChange, LibrarySnapshot, Unreadable};
use sapper::storage::LibraryStore;
use std::cell::Cell;
use std::io::{Cursor, Read};
use std::rc::Rc;

/// Counts what is read.
struct Counted(Cursor<Vec<u8>>, Rc<Cell<usize>>);

impl Read for Counted {
    fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
        let count = self.0.read(into)?;
        self.1.set(self.1.get() + count);
        Ok(count)
    }
}

/// Sound games with a broken one after each.
fn mixed(games: usize) -> Vec<u8> {
    let (sound, broken) = game_and_refused();
    session(&vec![[("sound", sound), ("broken", broken)]; games].concat())
}

struct Ran {
    code: u8,
    out: String,
    err: String,
}

fn run(args: &ReplayArgs) -> Ran {
    let texts = Texts::new(Lang::English);
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let result = replay::run(args, &texts, &[], &mut out, &mut err);
    let code = result.map_or_else(|failure| failure.report(&texts, &mut err), |()| 0);
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ran { code, out: text(out), err: text(err) }
}

fn args(file: &Path) -> ReplayArgs {
    let files = vec![file.to_owned()];
    ReplayArgs {
        files,
        json: true,
        csv: false,
        decimal_comma: false,
        export: None,
        output: None,
        gif: GifArgs::default(),
    }
}

fn export(file: &Path, output: Option<PathBuf>) -> ReplayArgs {
    let export = Some(ExportFormat::Rawvf);
    ReplayArgs { json: false, export, output, ..args(file) }
}

fn saved(bytes: &[u8]) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.evfs");
    fs::write(&file, bytes).unwrap();
    (folder, file)
}

#[test]
fn games_are_read_one_at_a_time() {
    let (mut sound, _) = game_and_refused();
    // What comes after the checksum of a game belongs to it.
    sound.resize(4 << 20, 0);
    let bytes = session(&vec![("long", sound.clone()); 10]);
    let read = Rc::new(Cell::new(0));
    let mut ahead = Vec::new();
    for (number, (_, game)) in formats::games(Counted(Cursor::new(bytes), read.clone())).enumerate()
    {
        assert!(game.is_ok(), "{game:?}");
        ahead.push(read.get().saturating_sub((number + 1) * sound.len()));
    }
    assert_eq!(ahead.len(), 10);
    assert!(ahead.iter().all(|&bytes| bytes <= MAX_BINARY_BYTES), "{ahead:?}");
}

#[test]
fn any_game_can_be_read_directly() {
    let bytes = session_of_three();
    let games: Vec<_> = formats::games(&bytes[..]).collect();
    for (number, (name, game)) in games.iter().enumerate() {
        let (same_name, same) = formats::games(&bytes[..]).nth(number).unwrap();
        assert_eq!((&same_name, same.is_ok()), (name, game.is_ok()));
        assert_eq!(same.ok().as_ref(), game.as_ref().ok());
    }
    assert!(formats::games(&bytes[..]).nth(3).is_none());
    assert!(formats::games(&game_and_refused().0[..]).nth(1).is_none());
}

#[test]
fn a_game_that_is_too_long_does_not_end_the_session() {
    let (sound, mut long) = game_and_refused();
    long.resize(MAX_BINARY_BYTES + 2, 0);
    let bytes = session(&[("1", sound.clone()), ("2", long), ("3", sound)]);
    let games: Vec<_> = formats::games(&bytes[..]).map(|(_, game)| game).collect();
    assert!(matches!(games[..], [Ok(_), Err(ReadError::TooLarge { .. }), Ok(_)]), "{games:?}");
}

#[test]
fn a_length_beyond_the_end_uses_no_memory_and_keeps_earlier_games() {
    let (sound, _) = game_and_refused();
    let mut bytes = session(&[("1", sound.clone()), ("2", sound.clone())]);
    let length = bytes.len() - 4 - sound.len() - 4;
    bytes[length..length + 4].fill(0xFF);
    let games: Vec<_> = formats::games(&bytes[..]).map(|(_, game)| game).collect();
    assert!(matches!(games[..], [Ok(_), Ok(_)]), "{games:?}");
}

#[test]
fn many_unreadable_games_are_summed_up() {
    let (_folder, file) = saved(&mixed(200));
    let ran = run(&args(&file));
    assert_eq!((ran.code, ran.out.lines().count()), (2, 200));
    let lines: Vec<&str> = ran.err.lines().collect();
    assert_eq!(lines.len(), 11, "{lines:#?}");
    assert!(lines[0].contains("evening.evfs · broken” cannot be used: "), "{}", lines[0]);
    let file = file.display();
    let rest = format!("sapper: “{file}”: more games that are damaged or unreadable: 190.");
    assert_eq!(lines[10], rest);
}

#[test]
fn several_games_are_exported_only_to_a_folder() {
    let (folder, file) = saved(&mixed(1));
    let refused =
        "sapper: Several recordings need a folder to be exported to: use --output FOLDER.\n";
    let one = folder.path().join("one.rawvf");
    for output in [None, Some(one.clone())] {
        let ran = run(&export(&file, output));
        assert_eq!((ran.code, &*ran.out, &*ran.err), (2, "", refused));
    }
    assert!(!one.exists());
    fs::write(&one, "mine").unwrap();
    let ran = run(&export(&file, Some(one.clone())));
    assert_eq!((ran.code, &*ran.err), (2, refused));
    assert_eq!(fs::read_to_string(one).unwrap(), "mine");

    let all = folder.path().join("all");
    assert_eq!(run(&export(&file, Some(all.clone()))).code, 2, "one of them is broken");
    let names: Vec<_> = fs::read_dir(all).unwrap().map(|it| it.unwrap().file_name()).collect();
    assert_eq!(names, ["sound.rawvf"]);
}

/// Scans a folder, and returns the last report; `goes_on` is asked at each report while files are
/// read.
fn scan(folder: &Path, data: &Path, mut goes_on: impl FnMut() -> bool) -> LibrarySnapshot {
    let store = LibraryStore::new(Some(&Folders::at(data, data))).reporting_every(Duration::ZERO);
    let change = FolderChange::Add(vec![folder.to_owned()]);
    let mut last = LibrarySnapshot::default();
    let notices = store.scan(Some(change), |snapshot| {
        let reads = snapshot.progress.is_some_and(|(_, all)| all > 0);
        last = snapshot;
        !reads || goes_on()
    });
    assert_eq!(notices, []);
    last
}

#[test]
fn the_library_sums_up_unreadable_games_too() {
    let (folder, _) = saved(&mixed(200));
    let data = tempfile::tempdir().unwrap();
    let entries = scan(folder.path(), data.path(), || true).entries;
    assert_eq!(entries.iter().filter(|entry| entry.game().is_some()).count(), 200);
    assert_eq!(entries.len(), 211);
    let sum = EntryContent::Unreadable(Unreadable::Others(190));
    let is_sum = |content: &EntryContent| *content == sum;
    assert_eq!(entries.iter().filter(|entry| is_sum(&entry.content)).count(), 1);
    let again = scan(folder.path(), data.path(), || panic!("nothing is read again"));
    assert_eq!(again.entries.len(), 211);
}

#[test]
fn a_scan_can_be_cancelled_within_a_session() {
    let (folder, _) = saved(&mixed(5));
    let data = tempfile::tempdir().unwrap();
    let mut asked = 0;
    let ended = scan(folder.path(), data.path(), || {
        asked += 1;
        asked < 3
    });
    assert_eq!((asked, ended.entries.len()), (3, 0));
    assert_eq!(scan(folder.path(), data.path(), || true).entries.len(), 10);
}
