//! The daily boards that were started, and their results.

use super::malformed_files::WORDS;
use super::{fast_folder, kill_while_saving, kills, names, open, place, played, survives};
use crate::common::mutation::{attack, cases};
use crate::common::prelude::*;
use crate::common::program::{child_test, spawn};
use jiff::ToSpan;
use jiff::civil::{Date, date};
use sapper::game::{DailyGame, DailyLevel, GameId};
use sapper::practice::daily::{DailyResult, DailyResults, DailyStart, DayOutcome};
use std::env;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Stdio};

/// The `number`th of results that all differ.
pub fn result(number: u32) -> DailyResult {
    let daily = DailyGame {
        day: date(2026, 11, 20) + i64::from(number / 3).days(),
        level: DailyLevel::ALL[number as usize % 3],
        on_time: true,
    };
    DailyResult::of(daily, &played(number), number % 2 == 1, vec![1, 2, 2, 700]).unwrap()
}

/// The start of the game of [`result`].
fn start(number: u32) -> DailyStart {
    let DailyResult { day, level, .. } = result(number);
    DailyStart { day, level, game: GameId(number.into()), on_time: true }
}

fn bytes() -> Vec<u8> {
    let (_folder, path) = place();
    let (mut kept, _) = open::<DailyResults>(&path);
    for number in 0..3 {
        assert_eq!(kept.update(move |results| results.start(start(number))), []);
        assert_eq!(kept.update(move |results| results.add(result(number))), []);
    }
    fs::read(path).unwrap()
}

fn results_survive(bytes: &[u8]) -> bool {
    survives::<DailyResults>(bytes, |results| results.add(result(7)))
}

#[test]
fn results_are_read_as_they_were_saved() {
    let (_folder, path) = place();
    fs::write(&path, bytes()).unwrap();
    let (kept, notices) = open::<DailyResults>(&path);
    assert_eq!(notices, []);
    assert_eq!(kept.get().results().cloned().collect::<Vec<_>>(), [0, 1, 2].map(result));
    assert_eq!(kept.get().starts().copied().collect::<Vec<_>>(), [0, 1, 2].map(start));
    let text = String::from_utf8(bytes()).unwrap();
    let entry = |head: &str| text.split("\n\n").find(|entry| entry.starts_with(head));
    assert_eq!(
        entry("[[start]]").unwrap(),
        "[[start]]\n\
         day = \"2026-11-20\"\n\
         level = \"beginner\"\n\
         game = \"0000000000000000\"\n\
         on_time = true"
    );
    assert_eq!(
        entry("[[result]]").unwrap(),
        "[[result]]\n\
         day = \"2026-11-20\"\n\
         level = \"beginner\"\n\
         ended = 2026-11-18T12:06:40.789+01:00\n\
         won = false\n\
         helped = false\n\
         time_ms = 9000\n\
         bbbv = 170\n\
         solved = 23\n\
         clicks = 100\n\
         tenths = [1, 2, 2, 700]\n\
         game = \"0000000000000000\""
    );
}

#[test]
fn two_windows_keep_the_results_of_each_other_and_the_first_of_a_board_counts() {
    let (folder, path) = place();
    let (mut one, _) = open::<DailyResults>(&path);
    let (mut other, _) = open::<DailyResults>(&path);
    let slower = DailyResult { time_ms: 99_999, ..result(0) };
    assert_eq!(one.update(move |results| results.add(result(0))), []);
    assert_eq!(other.update(move |results| results.add(slower.clone())), []);
    assert_eq!(other.get().results().cloned().collect::<Vec<_>>(), [result(0)]);
    assert_eq!(other.update(move |results| results.add(result(1))), []);
    assert_eq!(one.update(move |results| results.add(result(2))), []);
    assert_eq!(one.get().results().cloned().collect::<Vec<_>>(), [0, 1, 2].map(result));
    assert_eq!(names(folder.path()).len(), 1);
}

#[test]
fn of_two_windows_that_start_a_board_the_first_to_save_has_it() {
    let (_folder, path) = place();
    let (mut one, _) = open::<DailyResults>(&path);
    let (mut other, _) = open::<DailyResults>(&path);
    let (mut unaware, _) = open::<DailyResults>(&path);
    let later = DailyStart { game: GameId(99), ..start(0) };
    let won = DailyResult { game: Some(later.game), won: true, ..result(0) };
    assert_eq!(one.update(move |results| results.start(start(0))), []);
    assert_eq!(other.update(move |results| results.start(later)), []);
    assert_eq!(other.get().start_of(later.day, later.level), Some(&start(0)));
    // Nor does its result count, whether it knew of the first or not.
    let finishes = move |results: &mut DailyResults| results.add(won.clone());
    assert_eq!(other.update(finishes.clone()), []);
    assert_eq!(other.get().results().count(), 0);
    let plays = move |results: &mut DailyResults| {
        results.start(later);
        finishes(results);
    };
    assert_eq!(unaware.update(plays), []);
    assert_eq!(unaware.get().results().count(), 0);
    assert_eq!(one.update(move |results| results.add(result(0))), []);
    assert_eq!(one.get().results().collect::<Vec<_>>(), [&result(0)]);
}

#[test]
fn a_file_of_a_version_without_starts_keeps_its_meaning() {
    let (_folder, path) = place();
    let older = "# dear\nversion = 1\n\n[[result]]\nday = \"2026-11-20\"\nlevel = \"beginner\"\n\
                 ended = 2026-11-18T12:06:40.789+01:00\nwon = true\nhelped = false\n\
                 time_ms = 9000\nbbbv = 170\nsolved = 170\nclicks = 100\ntenths = []\n";
    fs::write(&path, older).unwrap();
    let (mut kept, notices) = open::<DailyResults>(&path);
    assert_eq!(notices, []);
    let day = date(2026, 11, 20);
    assert_eq!(kept.get().outcome(day, Some(DailyLevel::Beginner)), DayOutcome::Won);
    assert_eq!(kept.get().streak(day).current, 1);
    assert!(!kept.get().is_new(day, DailyLevel::Beginner));
    assert!(kept.get().is_new(day, DailyLevel::Expert));
    assert_eq!(kept.update(move |results| results.start(start(2))), []);
    assert!(fs::read_to_string(&path).unwrap().starts_with(older.trim_end()));
}

#[test]
fn a_start_that_is_not_understood_harms_no_other_and_stays() {
    let (_folder, path) = place();
    let text = String::from_utf8(bytes()).unwrap();
    let text = text.replacen("on_time = true", "on_time = 7", 1);
    fs::write(&path, &text).unwrap();
    let (mut kept, notices) = open::<DailyResults>(&path);
    assert_eq!(notices.len(), 1);
    assert_eq!(kept.get().starts().count(), 2);
    assert_eq!(kept.update(move |results| results.start(start(5))), []);
    assert!(fs::read_to_string(&path).unwrap().contains("on_time = 7"));
}

#[test]
fn a_damaged_file_is_used_or_set_aside() {
    let whole = bytes();
    let used = attack(&[&whole], WORDS, cases(300), results_survive);
    assert!(used > 0);
    let cut = (0..whole.len()).filter(|&end| results_survive(&whole[..end])).count();
    assert!(cut > 0 && cut < whole.len());
}

/// The day of the `number`th of consecutive wins.
fn day(number: u32) -> Date {
    date(2026, 1, 1) + i64::from(number).days()
}

/// Tells a process of this test that it is a child: where it saves.
const CHILD_FOLDER: &str = "SAPPER_TEST_DAILY_FOLDER";

/// No test by itself: what the child of the next one does.
#[test]
fn child_that_wins_every_day() {
    let Some(folder) = env::var_os(CHILD_FOLDER) else {
        return;
    };
    let (mut kept, notices) = open::<DailyResults>(&Path::new(&folder).join("daily.toml"));
    assert_eq!(notices, []);
    let begun = kept.get().results().count() as u32;
    let mut out = std::io::stdout();
    writeln!(out).unwrap();
    for number in begun.. {
        let (day, level) = (day(number), DailyLevel::Beginner);
        let game = GameId(number.into());
        let start = DailyStart { day, level, game, on_time: true };
        assert_eq!(kept.update(move |results| results.start(start)), []);
        writeln!(out, "started {number}").unwrap();
        let won = PlayedGame { id: game, result: GameResult::Won, ..played(number) };
        let daily = DailyGame { day, level, on_time: true };
        let won = DailyResult::of(daily, &won, false, Vec::new()).unwrap();
        assert_eq!(kept.update(move |results| results.add(won.clone())), []);
        writeln!(out, "won {number}").unwrap();
    }
}

fn child(folder: &Path) -> Child {
    let mut command = child_test("storage::daily_results::child_that_wins_every_day");
    command.env(CHILD_FOLDER, folder).stdout(Stdio::piped());
    spawn(&mut command)
}

#[test]
fn a_window_killed_at_any_moment_keeps_every_start_and_the_streak() {
    let folder = fast_folder();
    let path = folder.path().join("daily.toml");
    let (mut started, mut won) = (0, 0);
    for round in 0..kills() {
        // Each save reads the whole file, so a new one begins after each phase of a save was hit.
        if round % 16 == 0 {
            let _ = fs::remove_file(&path);
            (started, won) = (0, 0);
        }
        let mut child = child(folder.path());
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let first = lines.by_ref().map_while(Result::ok).find(|line| line.starts_with("started"));
        kill_while_saving(&mut child, folder.path(), round);
        for line in first.into_iter().chain(lines.map_while(Result::ok)) {
            let count = |line: &str| line.parse::<u32>().unwrap() + 1;
            match line.split_once(' ') {
                Some(("started", number)) => started = count(number),
                Some(("won", number)) => won = count(number),
                _ => {}
            }
        }
        let (kept, notices) = open::<DailyResults>(&path);
        assert_eq!(notices, []);
        let (starts, results) = (kept.get().starts().count(), kept.get().results().count());
        // What was being saved when it was killed may be there, or not.
        let (starts, results) = (starts as u32, results as u32);
        assert!(starts == started || starts == started + 1, "{starts} instead of {started}");
        assert!(results == won || results == won + 1, "{results} instead of {won}");
        let streak = kept.get().streak(day(results.max(1) - 1));
        assert_eq!((streak.current, streak.longest), (results, results));
        (started, won) = (starts, results);
    }
    assert!(started > 0);
    println!("{} kills, no start and no result lost", kills());
}
