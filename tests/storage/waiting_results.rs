//! Results that cannot be stored wait, in memory and in the file of the saved game, until they can
//! be: on a full disk, whatever the player does next, and even if the program is killed meanwhile.

use super::daily_results::result;
use super::full_disk::{DISK, runs_on_the_tiny_disk};
use super::saved_game::session;
use super::wins::{recorded, recording, recordings, won};
use super::{kill_while_saving, kills, played};
use crate::common::prelude::*;
use crate::common::program::{child_test, spawn};
use iced::futures::executor::block_on;
use sapper::game::GameId;
use sapper::practice::daily::DailyResults;
use sapper::replay::SavedSession;
use sapper::storage::worker::{StorageUpdate, StorageWorker};
use std::env;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Stdio};

/// The win is of the game that was saved before.
const WIN: u32 = 7;

fn window(folder: &Path) -> (StorageWorker, Option<SavedSession>) {
    let folders = Folders::at(folder, folder);
    let (worker, startup) = StorageWorker::open(Some(folders), |_| true, |_| {});
    (worker, startup.game)
}

/// What a job has to say when it is done.
fn notices(answer: futures_channel::oneshot::Receiver<StorageUpdate>) -> Vec<FileNotice> {
    block_on(answer).map_or_else(|_| Vec::new(), |update| update.notices)
}

fn next_game() -> SavedSession {
    SavedSession { id: GameId(99), ..session(6_000) }
}

/// Whether the files have the win, with its record and its recording.
fn is_stored(folder: &Path) -> bool {
    let folders = Folders::at(folder, folder);
    let (games, _) = GameHistory::load(Some(&folders));
    let (scores, _) = Scores::load(Some(&folders));
    let is_the_win = |game: &PlayedGame| *game == won(WIN);
    games.list().iter().any(is_the_win)
        && scores.get().records.len() == 1
        && recorded(scores.get(), folder) == recordings(folder)
}

fn fill_disk(folder: &Path) -> PathBuf {
    let ballast = folder.join("ballast");
    fs::write(&ballast, vec![1; 1 << 20]).unwrap_err();
    ballast
}

/// Wins the saved game on a full disk, has the next board, and makes room again.
fn wins_on_a_full_disk(folder: &Path) -> StorageWorker {
    let (worker, _) = window(folder);
    notices(worker.load());
    notices(worker.save_game(Some(session(5_000))));
    let ballast = fill_disk(folder);
    let shown = notices(worker.log_game(won(WIN), Some(recording(WIN))));
    assert!(shown.iter().any(|it| matches!(it, FileNotice::SaveFailed(_))), "{shown:?}");
    assert_eq!(notices(worker.save_game(None)), []);
    assert!(!is_stored(folder));
    println!("the disk was tried");
    fs::remove_file(ballast).unwrap();
    worker
}

#[test]
fn a_win_on_a_full_disk_is_stored_with_whatever_is_saved_next() {
    runs_on_the_tiny_disk("storage::waiting_results::child_that_wins");
}

/// No test by itself: what the one above does on its disk.
#[test]
fn child_that_wins() {
    let Some(disk) = env::var_os(DISK).map(PathBuf::from) else {
        return;
    };
    type Next = fn(&StorageWorker) -> Vec<FileNotice>;
    let next: [(&str, Next); 5] = [
        ("a move in the next game", |it| notices(it.save_game(Some(next_game())))),
        ("a setting", |it| notices(it.change_settings(|settings| settings.sound = false))),
        ("a lost game", |it| notices(it.log_game(played(8), None))),
        ("a daily board", |it| notices(it.add_daily_result(result(0)))),
        ("a lesson", |it| notices(it.change_progress(super::missed(1)))),
    ];
    for (what, next) in next {
        let folder = disk.join("data");
        let worker = wins_on_a_full_disk(&folder);
        let shown = next(&worker);
        assert!(is_stored(&folder), "after {what}: {shown:?}");
        let again = |it: &FileNotice| matches!(it, FileNotice::SavedAgain { .. });
        assert!(!shown.is_empty() && shown.iter().all(again), "after {what}: {shown:?}");
        drop(worker);
        let (_worker, game) = window(&folder);
        assert_eq!(game, (what == "a move in the next game").then(next_game), "after {what}");
        fs::remove_dir_all(&folder).unwrap();
    }
}

#[test]
fn a_win_on_a_full_disk_is_stored_when_the_window_closes() {
    runs_on_the_tiny_disk("storage::waiting_results::child_that_closes");
}

/// No test by itself: what the one above does on its disk.
#[test]
fn child_that_closes() {
    let Some(folder) = env::var_os(DISK).map(PathBuf::from) else {
        return;
    };
    drop(wins_on_a_full_disk(&folder));
    assert!(is_stored(&folder));
    assert_eq!(window(&folder).1, None);
}

#[test]
fn a_daily_board_finished_on_a_full_disk_counts() {
    runs_on_the_tiny_disk("storage::waiting_results::child_with_a_daily_board");
}

/// No test by itself: what the one above does on its disk.
#[test]
fn child_with_a_daily_board() {
    let Some(folder) = env::var_os(DISK).map(PathBuf::from) else {
        return;
    };
    let (worker, _) = window(&folder);
    notices(worker.load());
    notices(worker.save_game(Some(session(5_000))));
    let ballast = fill_disk(&folder);
    let shown = notices(worker.add_daily_result(result(0)));
    assert!(shown.iter().any(|it| matches!(it, FileNotice::SaveFailed(_))), "{shown:?}");
    println!("the disk was tried");
    notices(worker.save_game(None));
    fs::remove_file(ballast).unwrap();
    notices(worker.save_game(Some(next_game())));
    let (results, _) = DailyResults::load(Some(&Folders::at(&folder, &folder)));
    assert!(results.get().results().eq([&result(0)]));
}

#[test]
fn that_all_is_saved_is_only_said_when_it_is() {
    let folder = super::fast_folder();
    let folder = folder.path();
    // No file can be written where a folder is in its place and cannot be renamed.
    let (worker, _) = window(folder);
    notices(worker.load());
    fs::create_dir(folder.join(".scores.toml.lock")).unwrap();
    fs::create_dir(folder.join(".games.jsonl.lock")).unwrap();
    let shown = notices(worker.log_game(won(WIN), Some(recording(WIN))));
    assert!(
        matches!(shown[..], [FileNotice::SaveFailed(_), FileNotice::SaveFailed(_)]),
        "{shown:?}"
    );
    fs::remove_dir(folder.join(".games.jsonl.lock")).unwrap();
    assert_eq!(notices(worker.log_game(played(8), None)), [], "the record still waits");
    fs::remove_dir(folder.join(".scores.toml.lock")).unwrap();
    let shown = notices(worker.save_game(Some(next_game())));
    let again = |it: &FileNotice| matches!(it, FileNotice::SavedAgain { .. });
    assert!(shown.len() == 2 && shown.iter().all(again), "{shown:?}");
    assert!(is_stored(folder));
}

#[test]
fn a_win_that_waits_is_in_the_file_of_the_next_game() {
    let folder = super::fast_folder();
    let folder = folder.path();
    let lock = folder.join(".scores.toml.lock");
    fs::create_dir(&lock).unwrap();
    let (worker, _) = window(folder);
    notices(worker.log_game(won(WIN), Some(recording(WIN))));
    notices(worker.add_daily_result(result(0)));
    notices(worker.save_game(Some(next_game())));
    // As a kill leaves it.
    let left = fs::read(folder.join("session.toml")).unwrap();
    drop(worker);
    for _ in 0..2 {
        fs::write(folder.join("session.toml"), &left).unwrap();
        let (worker, game) = window(folder);
        assert_eq!(game, Some(next_game()));
        drop(worker);
    }
    fs::remove_dir(&lock).unwrap();
    fs::write(folder.join("session.toml"), &left).unwrap();
    drop(window(folder));
    assert!(is_stored(folder));
    let text = fs::read_to_string(folder.join("session.toml")).unwrap();
    assert!(text.contains("[game]") && !text.contains("ended"), "{text}");
}

#[test]
fn a_win_that_a_closed_window_left_stays_in_its_file_until_it_is_stored() {
    for file in ["scores.toml", "games.jsonl", "recording", "daily.toml"] {
        let folder = super::fast_folder();
        let folder = folder.path();
        let replays = folder.join("replays");
        fs::create_dir(&replays).unwrap();
        let of = if file == "recording" { &replays } else { folder };
        let lock = of.join(format!(".{file}.lock"));
        fs::create_dir(&lock).unwrap();
        let (worker, _) = window(folder);
        notices(worker.log_game(won(WIN), Some(recording(WIN))));
        notices(worker.add_daily_result(result(0)));
        drop(worker);
        let left = fs::read(folder.join("session.toml")).unwrap();
        for _ in 0..2 {
            let (worker, game) = window(folder);
            assert!(notices(worker.load()).len() == 1, "the player hears of it");
            assert_eq!(game, None);
            drop(worker);
            assert_eq!(fs::read(folder.join("session.toml")).unwrap(), left, "{file}");
        }
        fs::remove_dir(&lock).unwrap();
        drop(window(folder));
        assert!(is_stored(folder), "{file}");
        let (results, _) = DailyResults::load(Some(&Folders::at(folder, folder)));
        assert!(results.get().results().eq([&result(0)]), "{file}");
        let names = super::names(folder);
        assert!(!names.iter().any(|name| name.starts_with("session")), "{file}: {names:?}");
    }
}

/// Tells a process of this test that it is a child that is killed, and where it plays.
const CHILD_FOLDER: &str = "SAPPER_TEST_WAITING_FOLDER";

#[test]
fn a_win_on_a_full_disk_survives_a_kill_at_any_moment() {
    runs_on_the_tiny_disk("storage::waiting_results::child_that_kills");
}

/// No test by itself: kills a window that wins on this disk again and again.
#[test]
fn child_that_kills() {
    let Some(disk) = env::var_os(DISK).map(PathBuf::from) else {
        return;
    };
    let (mut stored, mut resumed) = (0, 0);
    for round in 0..kills() {
        let folder = disk.join("data");
        fs::create_dir(&folder).unwrap();
        let mut child = child(&folder);
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let begun = lines.by_ref().map_while(Result::ok).any(|line| line == "begun");
        assert!(begun);
        kill_while_saving(&mut child, &folder, round);
        let _ = fs::remove_file(folder.join("ballast"));
        let (worker, game) = window(&folder);
        assert_eq!(notices(worker.load()), []);
        drop(worker);
        let goes_on = game.as_ref().is_some_and(|game| game.id == session(0).id);
        assert!(goes_on || is_stored(&folder), "round {round}: {game:?}");
        stored += u32::from(!goes_on);
        resumed += u32::from(goes_on);
        fs::remove_dir_all(&folder).unwrap();
    }
    println!(
        "the disk was tried; {stored} wins were stored, {resumed} games go on before their end"
    );
}

fn child(folder: &Path) -> Child {
    let mut command = child_test("storage::waiting_results::child_that_is_killed");
    command.env(CHILD_FOLDER, folder).stdout(Stdio::piped());
    spawn(&mut command)
}

/// No test by itself: wins on the full disk of the one above.
#[test]
fn child_that_is_killed() {
    let Some(folder) = env::var_os(CHILD_FOLDER).map(PathBuf::from) else {
        return;
    };
    let (worker, _) = window(&folder);
    notices(worker.load());
    notices(worker.save_game(Some(session(5_000))));
    let ballast = fill_disk(&folder);
    let mut out = std::io::stdout();
    writeln!(out, "\nbegun").unwrap();
    notices(worker.log_game(won(WIN), Some(recording(WIN))));
    notices(worker.save_game(None));
    fs::remove_file(ballast).unwrap();
    for _ in 0..3 {
        notices(worker.save_game(Some(next_game())));
    }
}
