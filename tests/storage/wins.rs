//! A ranked win and its recording: whenever the program is killed, both are there or neither is.

use super::{fast_folder, kill_while_saving, kills, played};
use crate::common::prelude::*;
use crate::common::program::{child_test, spawn};
use sapper::config::{PlayerName, ReplayLimit};
use sapper::game::GameId;
use sapper::history::Record;
use sapper::history::played_game::PlayedBoard;
use sapper::history::record::FileName;
use sapper::replay::formats::rawvf;
use sapper::replay::{Metadata, Session};
use sapper::storage::saved_session::{SessionContent, SessionFile, WaitingResults};
use sapper::storage::{GameFiles, KeepLimits, RecordingStore, UncountedGame};
use std::env;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Stdio};

/// The `number`th of wins that all differ.
pub fn won(number: u32) -> PlayedGame {
    PlayedGame {
        result: GameResult::Won,
        board: PlayedBoard { level: Level::Beginner, mines: 10 },
        ..played(number)
    }
}

/// The recording of a short game.
pub fn recording(number: u32) -> Recording {
    let level = Level::Beginner;
    let field = Minefield::new(level.size(), 0..10);
    let game = Game::with_board(level, Rules::WINDOWS_7, field, Moment(0));
    let mut take = Session::new(game, InputConfig::default(), Moment(0));
    take.perform(Action::Mark(Pos::new(0, 0)), Moment(0));
    take.perform(Action::Open(Pos::new(8, 8)), Moment(number.into()));
    take.recording(Metadata::default()).expect("a recording")
}

pub fn ended(number: u32) -> UncountedGame {
    UncountedGame::new(won(number), Some(&recording(number)), None)
}

/// What the file of a window holds once its game has ended.
pub fn ended_only(game: UncountedGame) -> SessionContent {
    let waiting = WaitingResults { games: vec![game], daily: Vec::new() };
    SessionContent { game: None, waiting }
}

/// The files as a new window finds them.
pub fn open(folder: &Path) -> (GameFiles, Vec<FileNotice>) {
    let folders = Folders::at(folder, folder);
    let (session, left, notices) = SessionFile::open(Some(&folders), |_| true);
    assert_eq!(notices, []);
    let (mut files, mut notices) = GameFiles::open(Some(&folders), session, left.waiting, None);
    files.games.read(&mut notices);
    (files, notices)
}

pub fn keep(count: u16) -> KeepLimits {
    let limit = ReplayLimit::new(count).unwrap();
    KeepLimits { records: limit, games: limit }
}

/// The recordings in the folder, hidden files aside.
pub fn recordings(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(folder.join("replays"))
        .into_iter()
        .flatten()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".rawvf"))
        .collect();
    names.sort();
    names
}

/// The recordings that the records refer to. Each is there, and can be watched.
pub fn recorded(scores: &Scores, folder: &Path) -> Vec<String> {
    let mut names = Vec::new();
    for record in &scores.records {
        let name = record.replay.as_ref().map(FileName::as_str);
        let name = name.unwrap_or_else(|| panic!("{record:?} has no recording"));
        let text = fs::read(folder.join("replays").join(name)).expect(name);
        rawvf::read(&*text).expect(name);
        names.push(name.to_owned());
    }
    names.sort();
    names
}

#[test]
fn a_ranked_win_is_a_record_with_its_recording_under_the_players_name() {
    let folder = fast_folder();
    let (mut files, _) = open(folder.path());
    let name = PlayerName::new("Ada").ok();
    assert_eq!(files.count_game(ended(1), name.as_ref(), keep(5)), []);
    assert_eq!(recorded(files.scores.get(), folder.path()), recordings(folder.path()));
    let record = files.scores.get().records[0].clone();
    assert_eq!(record.name, name);

    let other = PlayerName::new("阿达").ok();
    assert_eq!(files.rename(&record, other.clone()), []);
    let (files, _) = open(folder.path());
    let renamed = &files.scores.get().records[0];
    assert_eq!((&renamed.name, &renamed.replay), (&other, &record.replay));
}

#[test]
fn a_lost_game_has_no_recording() {
    assert_eq!(UncountedGame::new(played(1), Some(&recording(1)), None).recording, None);
}

#[test]
fn a_win_that_waited_to_be_counted_keeps_its_recording() {
    let folder = fast_folder();
    let folders = Folders::at(folder.path(), folder.path());
    let (mut session, ..) = SessionFile::open(Some(&folders), |_| true);
    session.update(|it| *it = ended_only(ended(1)));
    drop(session);
    // Another kill, once the recording was saved and before the record was.
    let (ended, won) = (ended(1), won(1));
    let text = ended.recording.as_deref().unwrap();
    let replays = RecordingStore::new(Some(&folders));
    replays.save(text, won.ended_at.at, LevelKind::of(won.board.level), won.time_ms).unwrap();
    for _ in 0..2 {
        let (files, notices) = open(folder.path());
        assert_eq!(notices, []);
        assert_eq!(files.games.list().len(), 1);
        assert_eq!(recorded(files.scores.get(), folder.path()), recordings(folder.path()));
        assert_eq!(recordings(folder.path()).len(), 1);
    }
}

#[test]
fn a_record_forgets_its_recording_before_that_is_removed() {
    let folder = fast_folder();
    let (mut files, _) = open(folder.path());
    for number in [3, 1, 2] {
        assert_eq!(files.count_game(ended(number), None, keep(1)), []);
    }
    let with = |record: &&Record| record.replay.is_some();
    let records = files.scores.get().records.iter();
    let best: Vec<_> = records.filter(with).map(|it| it.time_ms).collect();
    assert_eq!(best, [won(1).time_ms]);
    assert_eq!(recordings(folder.path()).len(), 1);
}

#[test]
fn a_window_keeps_the_recordings_of_records_that_another_has_added() {
    let folder = fast_folder();
    let (mut one, _) = open(folder.path());
    let (mut other, _) = open(folder.path());
    assert_eq!(one.count_game(ended(1), None, keep(2)), []);
    // It has not read the record of the first window yet.
    assert_eq!(other.count_game(ended(2), None, keep(2)), []);
    assert_eq!(other.count_game(ended(3), None, keep(2)), []);
    let (files, _) = open(folder.path());
    let best = files.scores.get().records.iter();
    let best = best.min_by_key(|record| record.time_ms).unwrap();
    assert!(best.replay.is_some());
    assert_eq!(recordings(folder.path()).len(), 2);
}

/// Tells a process of this test that it is a child: where it wins, and from which game on.
const CHILD_FOLDER: &str = "SAPPER_TEST_WINS_FOLDER";
const CHILD_FIRST: &str = "SAPPER_TEST_WINS_FIRST";

fn child(folder: &Path, first: u32) -> Child {
    let mut command = child_test("storage::wins::child_that_wins");
    command.env(CHILD_FOLDER, folder).env(CHILD_FIRST, first.to_string()).stdout(Stdio::piped());
    spawn(&mut command)
}

/// No test by itself: what the children of the other do. It wins one game after the other.
#[test]
fn child_that_wins() {
    let Some(folder) = env::var_os(CHILD_FOLDER) else {
        return;
    };
    let first: u32 = env::var(CHILD_FIRST).unwrap().parse().unwrap();
    let (mut files, notices) = open(folder.as_ref());
    assert_eq!(notices, []);
    let mut out = std::io::stdout();
    writeln!(out).unwrap();
    for number in first..first + 10_000 {
        let id = GameId(number.into());
        let ended = UncountedGame { played: PlayedGame { id, ..won(number) }, ..ended(number) };
        assert_eq!(files.count_game(ended, None, keep(10_000)), []);
        writeln!(out, "won {number}").unwrap();
    }
}

#[test]
fn a_record_has_its_recording_whenever_the_window_was_killed() {
    // What has grown long takes long to save, and is no other test.
    const KILLS_A_FOLDER: u32 = 40;
    let rounds: Vec<u32> = (0..kills()).collect();
    let folders = rounds.chunks(KILLS_A_FOLDER as usize);
    let reported: usize = folders.map(wins_of_killed_windows).sum();
    println!("{} kills, {reported} wins, each with its recording", kills());
}

/// Kills a window in each of these rounds, and says how many wins they had reported.
fn wins_of_killed_windows(rounds: &[u32]) -> usize {
    let folder = fast_folder();
    let folders = Folders::at(folder.path(), folder.path());
    let mut reported = 0;
    for round in rounds {
        let mut child = child(folder.path(), round * 10_000);
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let is_report = |line: &String| line.starts_with("won ");
        let begun = lines.by_ref().map_while(Result::ok).find(is_report);
        kill_while_saving(&mut child, folder.path(), *round);
        let rest = lines.map_while(Result::ok).filter(is_report).count();
        reported += usize::from(begun.is_some()) + rest;

        let (scores, notices) = Scores::load(Some(&folders));
        assert_eq!(notices, []);
        recorded(scores.get(), folder.path());
        let (files, notices) = open(folder.path());
        assert_eq!(notices, []);
        let scores = files.scores.get();
        let records = scores.records.len();
        assert!(records >= reported, "{records} of {reported}");
        assert_eq!(recorded(scores, folder.path()), recordings(folder.path()));
    }
    reported
}
