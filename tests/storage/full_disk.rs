//! A disk that is full or read-only: a tiny one of the test's own, where the system lets us have one.

use super::saved_game::session;
use super::{names, open, open_log, place, played, record, records};
use crate::common::prelude::*;
use crate::common::skip;
use sapper::storage::saved_session::{SessionContent, SessionFile};
use sapper::storage::{FileError, SaveError};
use std::process::Command;
use std::{env, io};

/// Tells a process of this test that it is on the tiny disk, and where that is.
pub const DISK: &str = "SAPPER_TEST_DISK";

#[test]
fn a_full_disk_loses_nothing_and_what_waits_is_saved_when_there_is_room() {
    runs_on_the_tiny_disk("storage::full_disk::child_on_the_tiny_disk");
}

/// Runs a test on a disk of its own that is soon full.
pub fn runs_on_the_tiny_disk(child: &str) {
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
        output.status.success() && said.contains("the disk was tried"),
        "{said}{}",
        String::from_utf8_lossy(&output.stderr)
    );
    print!("{said}");
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

    let shown = kept.add(record(1));
    let [FileNotice::SaveFailed(SaveError::Failed { error: FileError::System(error), .. })] =
        &shown[..]
    else {
        panic!("{shown:?}");
    };
    assert_eq!(error.kind, io::ErrorKind::StorageFull);
    println!("the disk was tried");
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
    let shown = loop {
        number += 1;
        match kept.add(played(number)) {
            shown if shown.is_empty() => continue,
            shown => break shown,
        }
    };
    let [FileNotice::SaveFailed(SaveError::Failed { error: FileError::System(error), .. })] =
        &shown[..]
    else {
        panic!("{shown:?}");
    };
    assert_eq!(error.kind, io::ErrorKind::StorageFull);
    println!("the disk was tried");
    let all: Vec<_> = (0..=number).map(played).collect();
    let (there, notices) = open_log(&path);
    assert_eq!(notices, []);
    assert_eq!(there.list(), &all[..number as usize], "and not torn");

    fs::remove_file(ballast).unwrap();
    assert!(matches!(kept.add(played(0))[..], [FileNotice::SavedAgain { .. }]));
    assert_eq!(open_log(&path).0.list(), all);
}

#[test]
fn a_saved_game_on_a_read_only_disk_is_offered_with_a_notice() {
    runs_on_the_tiny_disk("storage::full_disk::child_on_a_read_only_disk");
}

/// No test by itself: what the one above does on its disk.
#[test]
fn child_on_a_read_only_disk() {
    let Some(folder) = env::var_os(DISK).map(PathBuf::from) else {
        return;
    };
    let mount = |how: &str| {
        // With the name of the disk, so that nothing has to be looked up, which may be forbidden.
        let status =
            Command::new("mount").args(["-n", "-i", "-o", how, "tiny"]).arg(&folder).status();
        assert!(status.unwrap().success());
    };
    let folders = Folders::at(&folder, &folder);
    let content =
        |time| SessionContent { game: Some(Box::new(session(time))), ..SessionContent::default() };
    for was_locked in [true, false] {
        let (mut file, ..) = SessionFile::open(Some(&folders), |_| true);
        assert_eq!(file.update(|it| *it = content(1)), []);
        drop(file);
        if !was_locked {
            fs::remove_file(folder.join(".session.toml.lock")).unwrap();
        }
        mount("remount,ro");
        let (mut file, left, notices) = SessionFile::open(Some(&folders), |_| true);
        assert_eq!(left.game, Some(session(1)));
        let [FileNotice::SaveFailed(SaveError::Failed { error: FileError::System(error), .. })] =
            &notices[..]
        else {
            panic!("{notices:?}");
        };
        assert_eq!(error.kind, io::ErrorKind::ReadOnlyFilesystem);
        assert_eq!(file.update(|it| *it = content(2)), [], "the same is not said again");

        mount("remount,rw");
        assert_eq!(file.update(|it| *it = content(3)), []);
        let (_, left, _) = SessionFile::open(Some(&folders), |_| true);
        assert_eq!(left.game, None, "the window has it now");
        drop(file);
        let (mut file, left, notices) = SessionFile::open(Some(&folders), |_| true);
        assert_eq!((left.game, notices), (Some(session(3)), vec![]));
        assert_eq!(file.update(|it| *it = SessionContent::default()), []);
    }
    println!("the disk was tried");
}
