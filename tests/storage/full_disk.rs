//! A disk that is full: a tiny one of the test's own, where the system lets us have one.

use super::{names, open, open_log, place, played, record, records};
use crate::common::skip;
use sapper::history::Scores;
use sapper::storage::{FileNotice, SaveError};
use std::path::PathBuf;
use std::process::Command;
use std::{env, fs, io};

/// Tells a process of this test that it is on the tiny disk, and where that is.
const DISK: &str = "SAPPER_TEST_DISK";

#[test]
fn a_full_disk_loses_nothing_and_what_waits_is_saved_when_there_is_room() {
    runs_on_the_tiny_disk("storage::full_disk::child_on_the_tiny_disk");
}

/// Runs a test of this file on a disk of its own that is soon full.
fn runs_on_the_tiny_disk(child: &str) {
    let (folder, _) = place();
    let tiny_disk = |then: &[&str]| {
        Command::new("unshare")
            .args(["--user", "--map-root-user", "--mount", "sh", "-c"])
            .arg("mount -t tmpfs -o size=64k tiny \"$0\" && exec \"$@\"")
            .arg(folder.path())
            .args(then)
            .env(DISK, folder.path())
            .output()
    };
    if !tiny_disk(&["true"]).is_ok_and(|output| output.status.success()) {
        return skip("the system does not allow a disk of one's own");
    }
    let this = env::current_exe().unwrap();
    let output = tiny_disk(&[this.to_str().unwrap(), "--exact", child, "--nocapture"]).unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success() && said.contains("the disk was full"),
        "{said}{}",
        String::from_utf8_lossy(&output.stderr)
    );
}

/// No test by itself: what the one above does on its disk.
#[test]
fn child_on_the_tiny_disk() {
    let Some(folder) = env::var_os(DISK).map(PathBuf::from) else {
        return;
    };
    let path = folder.join("file.toml");
    let (mut kept, _) = open::<Scores>(&path);
    assert_eq!(kept.add(record(0)), []);
    let ballast = folder.join("ballast");
    fs::write(&ballast, vec![1; 1 << 20]).unwrap_err();

    let told = kept.add(record(1));
    let [FileNotice::SaveFailed(SaveError::System { error, .. })] = &told[..] else {
        panic!("{told:?}");
    };
    assert_eq!(error.kind, io::ErrorKind::StorageFull);
    println!("the disk was full");
    assert_eq!(kept.add(record(2)), []);
    assert_eq!(records(&path), [record(0)]);
    assert_eq!(names(&folder), ["ballast", "file.toml"]);

    fs::remove_file(ballast).unwrap();
    assert!(matches!(kept.add(record(3))[..], [FileNotice::SavedAgain { .. }]));
    assert_eq!(records(&path), [0, 1, 2, 3].map(record));
}

#[test]
fn a_full_disk_tears_no_log_and_no_game() {
    runs_on_the_tiny_disk("storage::full_disk::child_with_a_log_on_the_tiny_disk");
}

/// No test by itself: what the one above does on its disk.
#[test]
fn child_with_a_log_on_the_tiny_disk() {
    let Some(folder) = env::var_os(DISK).map(PathBuf::from) else {
        return;
    };
    let path = folder.join("games.jsonl");
    let (mut kept, _) = open_log(&path);
    assert_eq!(kept.add(played(0)), []);
    let ballast = folder.join("ballast");
    fs::write(&ballast, vec![1; 1 << 20]).unwrap_err();

    // The last page of the log may still have room.
    let mut number = 0;
    let told = loop {
        number += 1;
        match kept.add(played(number)) {
            told if told.is_empty() => continue,
            told => break told,
        }
    };
    let [FileNotice::SaveFailed(SaveError::System { error, .. })] = &told[..] else {
        panic!("{told:?}");
    };
    assert_eq!(error.kind, io::ErrorKind::StorageFull);
    println!("the disk was full");
    let all: Vec<_> = (0..=number).map(played).collect();
    let (there, notices) = open_log(&path);
    assert_eq!(notices, []);
    assert_eq!(there.list(), &all[..number as usize], "and not torn");

    fs::remove_file(ballast).unwrap();
    assert!(matches!(kept.add(played(0))[..], [FileNotice::SavedAgain { .. }]));
    assert_eq!(open_log(&path).0.list(), all);
}
