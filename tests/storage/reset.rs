//! A level begun anew: its games and its records go together, and each is in a copy.

use super::wins::{open, won};
use super::{all, fast_folder, kill_while_saving, kills, names, open_log, played, record, records};
use crate::common::prelude::*;
use crate::common::program::{child_test, spawn};
use sapper::game::{GameId, GuessRules};
use sapper::history::Record;
use sapper::history::played_game::UnrankedReason;
use sapper::history::statistics::GameFilter;
use sapper::storage::saved_session::SessionFile;
use sapper::storage::{FileError, GameFiles, SaveError};
use std::collections::HashSet;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, thread};

/// The `number`th of games of the level that is reset.
fn game(number: u32) -> PlayedGame {
    PlayedGame { id: GameId(u64::from(number) + 1_000), ..won(number) }
}

/// The `number`th of records of the level that is reset.
fn beginner(number: u32) -> Record {
    Record { level: LevelKind::Beginner, ..record(number) }
}

fn chosen() -> GameFilter {
    all(LevelKind::Beginner, Some(Style::Windows7))
}

fn reset(files: &mut GameFiles) -> Vec<PathBuf> {
    let mut notices = Vec::new();
    let copies = files.reset(chosen(), &mut notices).unwrap();
    assert_eq!(notices, []);
    copies
}

/// A folder with ten games and records of the level, and as many of Expert.
fn fill(folder: &Path) {
    let (mut files, _) = open(folder);
    for number in 0..10 {
        files.games.add(game(number));
        files.games.add(played(number));
        files.scores.add(beginner(number));
        files.scores.add(Record { level: LevelKind::Expert, ..record(100 + number) });
    }
    assert!(files.is_saved());
}

/// How many games and records of the level there are. Those of the other are all there.
fn left(folder: &Path) -> (usize, usize) {
    let (log, notices) = open_log(&folder.join("games.jsonl"));
    assert_eq!(notices, []);
    let (ours, others): (Vec<_>, Vec<_>) =
        log.list().iter().partition(|game| game.board.level == Level::Beginner);
    let records = records(&folder.join("scores.toml"));
    let (our_records, other_records): (Vec<_>, Vec<_>) =
        records.iter().partition(|record| record.level == LevelKind::Beginner);
    assert_eq!((others.len(), other_records.len()), (10, 10));
    (ours.len(), our_records.len())
}

/// The copies of the log or of the records.
fn copies(folder: &Path, of: &str) -> Vec<PathBuf> {
    let copies =
        names(folder).into_iter().filter(|name| name.starts_with(&format!("{of}-before-")));
    copies.map(|name| folder.join(name)).collect()
}

#[test]
fn a_table_by_rules_about_guesses_is_reset_alone() {
    let folder = fast_folder();
    let (mut files, _) = open(folder.path());
    files.scores.add(beginner(2));
    files.scores.add(Record { guesses: GuessRules::Strict, ..beginner(1) });
    files.games.add(PlayedGame { unranked: Some(UnrankedReason::Strict), ..game(1) });
    files.games.add(game(2));
    let plain = all(LevelKind::Beginner, Some(Style::Windows7));
    let chosen = GameFilter { guesses: GuessRules::Strict, ..plain };
    assert_eq!(files.reset(chosen, &mut Vec::new()).unwrap().len(), 2);
    assert_eq!(files.scores.get().records, [beginner(2)]);
    assert_eq!(files.games.list(), [game(2)]);
}

#[test]
fn a_reset_removes_the_games_and_records_of_a_level_and_copies_both_files_before() {
    let folder = fast_folder();
    fill(folder.path());
    let (mut files, _) = open(folder.path());
    let copies = reset(&mut files);
    assert_eq!(left(folder.path()), (0, 0));
    assert_eq!(records(&copies[0]).len(), 20);
    assert_eq!(open_log(&copies[1]).0.list().len(), 20);
    assert!(!folder.path().join("reset.toml").exists(), "it is done");
    assert!(files.is_saved());
    assert_eq!(reset(&mut files).len(), 2, "each has copies of its own");
    assert_eq!(names(folder.path()).len(), 6);
}

#[test]
fn games_with_changed_rules_have_no_records_to_reset() {
    let folder = fast_folder();
    fill(folder.path());
    let (mut files, _) = open(folder.path());
    files.games.add(PlayedGame { style: None, ..game(20) });
    let copies = files.reset(all(LevelKind::Beginner, None), &mut Vec::new()).unwrap();
    assert_eq!((copies.len(), left(folder.path())), (1, (10, 10)));
}

#[test]
fn without_a_home_nothing_is_removed() {
    let (session, left, _) = SessionFile::open(None, |_| true);
    let (mut files, _) = GameFiles::open(None, session, left.waiting, None);
    files.games.add(game(1));
    let refused = files.reset(chosen(), &mut Vec::new());
    assert!(matches!(refused, Err(SaveError::NoFolder)), "{refused:?}");
    assert_eq!(files.games.list(), [game(1)]);
}

#[test]
fn nothing_is_removed_before_both_files_are_copied_and_the_reset_is_noted() {
    for file in ["scores.toml", "games.jsonl", "reset.toml"] {
        let folder = fast_folder();
        fill(folder.path());
        let (mut files, _) = open(folder.path());
        let lock = folder.path().join(format!(".{file}.lock"));
        let _ = fs::remove_file(&lock);
        fs::create_dir(&lock).unwrap();
        let result = files.reset(chosen(), &mut Vec::new());
        assert!(
            matches!(result, Err(SaveError::Failed { error: FileError::Lock { .. }, .. })),
            "{file}: {result:?}"
        );
        fs::remove_dir(&lock).unwrap();
        assert_eq!(left(folder.path()), (10, 10), "{file}");
        drop(files);
        open(folder.path());
        assert_eq!(left(folder.path()), (10, 10), "{file}: also after the next start");
    }
}

#[test]
fn a_game_that_another_window_adds_during_a_reset_stays_or_is_in_the_copy() {
    let folder = fast_folder();
    fill(folder.path());
    let log = folder.path().join("games.jsonl");
    let added = AtomicU32::new(0);
    let last = thread::scope(|scope| {
        let adding = scope.spawn(|| {
            let (mut other, _) = open_log(&log);
            for number in 10..400 {
                other.add(game(number));
                // A slow machine may keep either of them waiting until it gives up for now.
                while !other.is_saved() {
                    other.save();
                }
                added.fetch_add(1, Ordering::Relaxed);
            }
        });
        let (mut files, _) = open(folder.path());
        while !adding.is_finished() {
            let before = added.load(Ordering::Relaxed);
            match files.reset(chosen(), &mut Vec::new()) {
                Ok(_) | Err(SaveError::Failed { error: FileError::Busy, .. }) => {}
                other => panic!("{other:?}"),
            }
            // At least one game between two resets.
            while added.load(Ordering::Relaxed) == before && !adding.is_finished() {
                thread::yield_now();
            }
        }
        files
    });
    drop(last);
    assert_ne!(copies(folder.path(), "games"), [] as [PathBuf; 0]);
    let mut found: HashSet<_> = open_log(&log).0.list().iter().map(|game| game.id).collect();
    for copy in copies(folder.path(), "games") {
        found.extend(open_log(&copy).0.list().iter().map(|game| game.id));
    }
    let lost: Vec<_> =
        (0..400).map(|number| game(number).id).filter(|id| !found.contains(id)).collect();
    assert_eq!(lost, []);
}

#[test]
fn a_reset_whose_copy_is_gone_removes_nothing() {
    let folder = fast_folder();
    fill(folder.path());
    let intent = "version = 1\nlevel = \"beginner\"\nstyle = \"windows-7\"\n\
                  games = \"games-before-x.jsonl\"\nscores = \"scores-before-x.toml\"\n";
    fs::write(folder.path().join("reset.toml"), intent).unwrap();
    assert_eq!(open(folder.path()).1, []);
    assert_eq!(left(folder.path()), (10, 10));
    assert!(!folder.path().join("reset.toml").exists());
}

#[test]
fn a_reset_that_cannot_be_understood_is_set_aside() {
    let folder = fast_folder();
    fill(folder.path());
    let path = folder.path().join("reset.toml");
    for (text, key) in [("level = \"moon\"", "level"), ("version = \"x\"", "version")] {
        fs::write(&path, text).unwrap();
        let (_, notices) = open(folder.path());
        let [FileNotice::Quarantined { error: FileError::InvalidKey { key: wrong }, .. }] =
            notices[..]
        else {
            panic!("{notices:?}");
        };
        assert_eq!((wrong, path.exists()), (key, false));
    }
    fs::write(&path, "version = 2\nlevel = 7\n").unwrap();
    assert!(matches!(open(folder.path()).1[..], [FileNotice::SaveFailed(SaveError::Newer { .. })]));
    assert!(path.exists());
    assert_eq!(left(folder.path()), (10, 10));
}

#[test]
fn what_was_set_aside_before_a_reset_failed_is_said() {
    let folder = fast_folder();
    fill(folder.path());
    let (mut files, _) = open(folder.path());
    fs::write(folder.path().join("reset.toml"), "level = \"moon\"").unwrap();
    let lock = folder.path().join(".scores.toml.lock");
    fs::remove_file(&lock).unwrap();
    fs::create_dir(&lock).unwrap();
    let mut notices = Vec::new();
    let result = files.reset(all(LevelKind::Beginner, Some(Style::Windows7)), &mut notices);
    assert!(matches!(result, Err(SaveError::Failed { .. })), "{result:?}");
    assert!(matches!(notices[..], [FileNotice::Quarantined { .. }]), "{notices:?}");
}

/// Tells a process of this test that it is a child, and which folder it resets.
const CHILD_FOLDER: &str = "SAPPER_TEST_RESET_FOLDER";

#[test]
fn a_reset_that_is_killed_is_finished_at_the_next_start_or_has_not_begun() {
    let (mut done, mut finished, mut leftovers) = (0, 0, 0);
    let full = fast_folder();
    fill(full.path());
    for round in 0..kills() {
        // On a disk, where each phase takes its time.
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        for file in ["games.jsonl", "scores.toml"] {
            fs::copy(full.path().join(file), folder.join(file)).unwrap();
        }
        let mut child = child(folder);
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        assert!(lines.by_ref().map_while(Result::ok).any(|line| line == "begun"));
        kill_while_saving(&mut child, folder, round);
        finished += u32::from(folder.join("reset.toml").exists());
        let is_temporary = |name: &String| name.ends_with(".tmp");
        leftovers += names(folder).iter().filter(|name| is_temporary(name)).count();

        let (_files, notices) = open(folder);
        assert_eq!(notices, []);
        let now = left(folder);
        assert!(now == (0, 0) || now == (10, 10), "round {round}: {now:?}");
        if now == (0, 0) {
            done += 1;
            assert_eq!(open_log(&copies(folder, "games")[0]).0.list().len(), 20);
            assert_eq!(records(&copies(folder, "scores")[0]).len(), 20);
        }
        let names = names(folder);
        assert!(
            !names.iter().any(is_temporary) && !names.contains(&"reset.toml".into()),
            "{names:?}"
        );
    }
    println!(
        "{} kills, {done} resets, {finished} of them finished or cleaned up at the next start, \
         {leftovers} temporary files removed",
        kills()
    );
}

fn child(folder: &Path) -> Child {
    let mut command = child_test("storage::reset::child_that_resets");
    command.env(CHILD_FOLDER, folder).stdout(Stdio::piped());
    spawn(&mut command)
}

/// No test by itself: what the children of the other do.
#[test]
fn child_that_resets() {
    let Some(folder) = env::var_os(CHILD_FOLDER) else {
        return;
    };
    let (mut files, _) = open(folder.as_ref());
    writeln!(std::io::stdout(), "\nbegun").unwrap();
    reset(&mut files);
}

#[test]
fn a_start_removes_the_temporary_files_of_killed_saves_and_no_others() {
    let folder = fast_folder();
    let folder = folder.path();
    fill(folder);
    let stale = [".games.jsonl.AbCdEf.tmp", ".scores.toml.AbCdEf.tmp"];
    let other = [".notes.AbCdEf.tmp", "games.jsonl.AbCdEf.tmp", ".games.jsonl.AbCdEf.txt"];
    for name in stale.iter().chain(&other) {
        fs::write(folder.join(name), "").unwrap();
    }
    // Another window is saving its game.
    let (mut window, _) = open(folder);
    window.save_game(Some(super::saved_game::session(1)));
    let saving = ".session.toml.AbCdEf.tmp";
    fs::write(folder.join(saving), "").unwrap();
    open(folder);
    for name in stale {
        assert!(!folder.join(name).exists(), "{name}");
    }
    for name in other.iter().chain([&saving]) {
        assert!(folder.join(name).exists(), "{name}");
    }
}
