//! Several that save at the same time, and some that are killed while they do.

use super::{
    FIRST_MISS, daily_results, kill_while_saving, kills, log_place, missed, names, open, open_log,
    place, played, record, records,
};
use crate::common::prelude::*;
use crate::common::program::{child_test, spawn};
use jiff::ToSpan;
use jiff::civil::{Date, date};
use sapper::practice::Progress;
use sapper::practice::daily::{DailyResult, DailyResults};
use std::collections::HashSet;
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::{env, thread};

/// Tells a process of this test that it is a child: what it saves, in which file, and the first and
/// last of them.
const CHILD_WHAT: &str = "SAPPER_TEST_CHILD_WHAT";
const CHILD_FILE: &str = "SAPPER_TEST_CHILD_FILE";
const CHILD_FIRST: &str = "SAPPER_TEST_CHILD_FIRST";
const CHILD_LAST: &str = "SAPPER_TEST_CHILD_LAST";

/// What is saved, one by one: each differs from all others by its number.
#[derive(Debug, Clone, Copy, PartialEq)]
enum What {
    Records,
    Games,
    Progress,
    Daily,
}

impl What {
    const ALL: [Self; 4] = [Self::Records, Self::Games, Self::Progress, Self::Daily];

    /// Opens a file, adds these to it, and reports each when it is in the file.
    fn add(self, path: &Path, numbers: std::ops::Range<u32>, report: impl FnMut(u32)) {
        match self {
            Self::Records => {
                let (mut kept, notices) = open::<Scores>(path);
                assert_eq!(notices, []);
                add(numbers, report, |number| {
                    kept.add(record(number));
                    while !kept.is_saved() {
                        kept.save();
                    }
                });
            }
            Self::Games => {
                let (mut log, notices) = open_log(path);
                assert_eq!(notices, []);
                add(numbers, report, |number| {
                    log.add(played(number));
                    while !log.is_saved() {
                        log.save();
                    }
                });
            }
            Self::Progress => {
                let (mut kept, notices) = open::<Progress>(path);
                assert_eq!(notices, []);
                add(numbers, report, |number| {
                    kept.update(move |progress| progress.apply(&missed(number)));
                    while !kept.is_saved() {
                        kept.save();
                    }
                });
            }
            Self::Daily => {
                let (mut kept, notices) = open::<DailyResults>(path);
                assert_eq!(notices, []);
                add(numbers, report, |number| {
                    kept.update(move |results| results.add(won_on_day(number)));
                    while !kept.is_saved() {
                        kept.save();
                    }
                });
            }
        }
    }

    fn place(self) -> (TempDir, PathBuf) {
        match self {
            Self::Records | Self::Progress | Self::Daily => place(),
            Self::Games => log_place(),
        }
    }

    /// The numbers of all that is in a file that has nothing wrong with it.
    fn numbers(self, path: &Path) -> HashSet<u32> {
        match self {
            Self::Records => {
                records(path).iter().map(|record| (record.time_ms - 9_000) as u32).collect()
            }
            Self::Games => {
                let (log, notices) = open_log(path);
                assert_eq!(notices, []);
                let games = log.list();
                let numbers: HashSet<_> = games.iter().map(|game| game.id.0 as u32).collect();
                assert_eq!(numbers.len(), games.len(), "none is there twice");
                numbers
            }
            Self::Progress => {
                let (kept, notices) = open::<Progress>(path);
                assert_eq!(notices, []);
                let misses = kept.get().misses.keys();
                misses.map(|at| (at.as_millisecond() - FIRST_MISS) as u32).collect()
            }
            Self::Daily => {
                let (kept, notices) = open::<DailyResults>(path);
                assert_eq!(notices, []);
                let days = kept.get().results().map(|result| result.day - FIRST_DAY);
                let numbers: HashSet<_> = days.map(|span| span.get_days() as u32).collect();
                let longest = kept.get().streak(FIRST_DAY).longest;
                assert_eq!(longest, longest_run(&numbers), "the streak has no gap");
                numbers
            }
        }
    }
}

/// The day of the first of the daily boards.
const FIRST_DAY: Date = date(2026, 1, 1);

/// A daily board won without help, so many days after the first.
fn won_on_day(number: u32) -> DailyResult {
    DailyResult {
        day: FIRST_DAY + i64::from(number).days(),
        won: true,
        helped: false,
        ..daily_results::result(0)
    }
}

/// The length of the longest run of numbers without a gap.
fn longest_run(numbers: &HashSet<u32>) -> u32 {
    let is_first = |number: &&u32| **number == 0 || !numbers.contains(&(**number - 1));
    let run = |first: &u32| (*first..).take_while(|number| numbers.contains(number)).count() as u32;
    numbers.iter().filter(is_first).map(run).max().unwrap_or_default()
}

fn add(numbers: std::ops::Range<u32>, mut report: impl FnMut(u32), mut add: impl FnMut(u32)) {
    for number in numbers {
        add(number);
        report(number);
    }
}

#[test]
fn windows_that_save_at_once_lose_nothing() {
    for what in What::ALL {
        let (folder, path) = what.place();
        thread::scope(|scope| {
            for window in 0..4 {
                let path = &path;
                scope.spawn(move || what.add(path, window * 100..window * 100 + 25, drop));
            }
        });
        assert_eq!(what.numbers(&path).len(), 100);
        assert_eq!(names(folder.path()).len(), 1);
    }
}

#[test]
fn a_line_that_another_window_is_still_writing_is_no_fault() {
    let (_folder, path) = log_place();
    What::Games.add(&path, 0..300, drop);
    let text = fs::read_to_string(&path).expect("a log");
    fs::write(&path, "").expect("an empty log");
    let is_written = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            let mut log = File::options().append(true).open(&path).expect("a log");
            for line in text.split_inclusive('\n') {
                let (first, second) = line.split_at(line.len() / 2);
                log.write_all(first.as_bytes()).expect("the first half");
                thread::sleep(Duration::from_micros(100));
                log.write_all(second.as_bytes()).expect("the second half");
            }
            is_written.store(true, Ordering::Relaxed);
        });
        while !is_written.load(Ordering::Relaxed) {
            let (_, notices) = open_log(&path);
            assert_eq!(notices, []);
        }
    });
    assert_eq!(What::Games.numbers(&path).len(), 300);
}

#[test]
fn processes_that_save_at_once_lose_nothing() {
    for what in What::ALL {
        let (_folder, path) = what.place();
        let mut children: Vec<_> =
            (0..3).map(|n| child(what, &path, n * 100, n * 100 + 25)).collect();
        for child in &mut children {
            assert!(child.wait().unwrap().success());
        }
        assert_eq!(what.numbers(&path), (0..3).flat_map(|n| n * 100..n * 100 + 25).collect());
    }
}

#[test]
fn a_process_killed_at_any_moment_loses_no_record_that_it_reported_as_saved() {
    is_killed_again_and_again(What::Records);
}

#[test]
fn a_process_killed_at_any_moment_loses_no_game_that_it_reported_as_saved() {
    is_killed_again_and_again(What::Games);
}

#[test]
fn a_process_killed_at_any_moment_loses_no_practice_that_it_reported_as_saved() {
    is_killed_again_and_again(What::Progress);
}

#[test]
fn a_process_killed_at_any_moment_loses_no_daily_board_and_no_streak() {
    is_killed_again_and_again(What::Daily);
}

/// So many kills go to one file: what has grown long takes long to save, and is no other test.
const KILLS_A_FILE: u32 = 40;

fn is_killed_again_and_again(what: What) {
    let rounds: Vec<u32> = (0..kills()).collect();
    let files = rounds.chunks(KILLS_A_FILE as usize);
    let reported: usize = files.map(|rounds| is_killed_in_rounds(what, rounds)).sum();
    println!("{what:?}: {} kills, {reported} reported as saved, all of them found", kills());
}

/// Kills a process in each of these rounds, and says how many reported saves were found again.
fn is_killed_in_rounds(what: What, rounds: &[u32]) -> usize {
    let (folder, path) = what.place();
    let mut reported = HashSet::new();
    for round in rounds {
        let first = round * 1_000;
        let mut child = child(what, &path, first, first + 1_000);
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        // It has begun to save when it reports for the first time.
        let mut saved: Vec<u32> =
            lines.by_ref().find_map(|line| report(&line.ok()?)).into_iter().collect();
        kill_while_saving(&mut child, folder.path(), *round);
        saved.extend(lines.map_while(Result::ok).filter_map(|line| report(&line)));
        assert!(!saved.is_empty());
        reported.extend(saved);
    }
    let found = what.numbers(&path);
    let lost: Vec<_> = reported.difference(&found).collect();
    assert!(lost.is_empty(), "{lost:?} were lost");

    // What was half done is swept away with the next save.
    what.add(&path, 999_999..1_000_000, drop);
    assert_eq!(names(folder.path()).len(), 1);
    reported.len()
}

/// A process of this test that saves what is numbered from `first` to before `last` one by one.
fn child(what: What, path: &Path, first: u32, last: u32) -> Child {
    let mut command = child_test("storage::several_windows::child_that_saves");
    command
        .env(CHILD_WHAT, format!("{what:?}"))
        .env(CHILD_FILE, path)
        .env(CHILD_FIRST, first.to_string())
        .env(CHILD_LAST, last.to_string())
        .stdout(Stdio::piped());
    spawn(&mut command)
}

/// The record that a line of a child's reports as saved.
fn report(line: &str) -> Option<u32> {
    line.strip_prefix("saved ")?.parse().ok()
}

/// No test by itself: what the children of the others do.
#[test]
fn child_that_saves() {
    let Some(path) = env::var_os(CHILD_FILE).map(PathBuf::from) else {
        return;
    };
    let number = |name| env::var(name).unwrap().parse::<u32>().unwrap();
    let what = env::var(CHILD_WHAT).unwrap();
    let what = What::ALL.into_iter().find(|known| format!("{known:?}") == what);
    let mut out = std::io::stdout();
    writeln!(out).unwrap();
    what.unwrap().add(&path, number(CHILD_FIRST)..number(CHILD_LAST), |number| {
        writeln!(out, "saved {number}").unwrap();
    });
}
