//! Several that save at the same time, and some that are killed while they do.

use std::collections::HashSet;
use std::env;
use std::io::BufRead;
use std::io::BufReader;
use std::io::Write;
use std::path::Path;
use std::path::PathBuf;
use std::process::Child;
use std::process::Command;
use std::process::Stdio;
use std::thread;
use std::time::Duration;

use sapper::store::Kept;
use sapper::store::Scores;

use super::names;
use super::open;
use super::place;
use super::record;
use super::records;

/// Tells a process of this test that it is a child, and which file and record to begin with.
const CHILD_FILE: &str = "SAPPER_TEST_CHILD_FILE";
const CHILD_FIRST: &str = "SAPPER_TEST_CHILD_FIRST";
const CHILD_LAST: &str = "SAPPER_TEST_CHILD_LAST";

/// Adds records and does not end before all are in the file.
fn add_all(kept: &mut Kept<Scores>, numbers: std::ops::Range<u32>) {
    for number in numbers {
        kept.add(record(number));
    }
    while !kept.is_saved() {
        kept.save();
    }
}

fn numbers(path: &Path) -> HashSet<u32> {
    records(path)
        .iter()
        .map(|record| (record.time_ms - 9_000) as u32)
        .collect()
}

#[test]
fn windows_that_save_at_once_lose_nothing() {
    let (folder, path) = place();
    thread::scope(|scope| {
        for window in 0..4 {
            let path = &path;
            scope.spawn(move || {
                let (mut kept, notices) = open(path);
                assert_eq!(notices, []);
                add_all(&mut kept, window * 100..window * 100 + 25);
            });
        }
    });
    assert_eq!(records(&path).len(), 100);
    assert_eq!(numbers(&path).len(), 100);
    assert_eq!(names(folder.path()), ["file.toml"]);
}

#[test]
fn processes_that_save_at_once_lose_nothing() {
    let (_folder, path) = place();
    let mut children: Vec<_> = (0..3)
        .map(|n| child(&path, n * 100, n * 100 + 25))
        .collect();
    for child in &mut children {
        assert!(child.wait().unwrap().success());
    }
    assert_eq!(
        numbers(&path),
        (0..3).flat_map(|n| n * 100..n * 100 + 25).collect()
    );
}

/// How often a child is killed: `SAPPER_TEST_KILLS`, or few enough for every day.
fn kills() -> u32 {
    env::var("SAPPER_TEST_KILLS")
        .ok()
        .and_then(|kills| kills.parse().ok())
        .unwrap_or(40)
}

#[test]
fn a_process_killed_at_any_moment_loses_nothing_that_it_reported_as_saved() {
    let (folder, path) = place();
    let mut reported = HashSet::new();
    for round in 0..kills() {
        let first = round * 10_000;
        let mut child = child(&path, first, first + 10_000);
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        // It has begun to save when it reports for the first time.
        let mut saved: Vec<u32> = lines
            .by_ref()
            .find_map(|line| report(&line.ok()?))
            .into_iter()
            .collect();
        // Any spread will do: the disk's own times are random enough.
        thread::sleep(Duration::from_micros(u64::from(round) * 7_919 % 12_000));
        child.kill().unwrap();
        child.wait().unwrap();
        saved.extend(lines.map_while(Result::ok).filter_map(|line| report(&line)));
        assert!(!saved.is_empty());
        reported.extend(saved);
    }
    let found = numbers(&path);
    let lost: Vec<_> = reported.difference(&found).collect();
    assert!(lost.is_empty(), "{lost:?} were lost");
    println!(
        "{} kills, {} records reported as saved, all of them found",
        kills(),
        reported.len()
    );

    // What was half done is swept away with the next save.
    open::<Scores>(&path).0.add(record(9_999_999));
    assert_eq!(names(folder.path()), ["file.toml"]);
}

/// A process of this test that saves the records from `first` to before `last` one by one.
fn child(path: &Path, first: u32, last: u32) -> Child {
    Command::new(env::current_exe().unwrap())
        .args(["--exact", "windows::child_that_saves", "--nocapture"])
        .env(CHILD_FILE, path)
        .env(CHILD_FIRST, first.to_string())
        .env(CHILD_LAST, last.to_string())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
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
    let (mut kept, notices) = open::<Scores>(&path);
    assert_eq!(notices, []);
    let mut out = std::io::stdout();
    writeln!(out).unwrap();
    for number in number(CHILD_FIRST)..number(CHILD_LAST) {
        add_all(&mut kept, number..number + 1);
        writeln!(out, "saved {number}").unwrap();
    }
}
