//! File dialogs on desktops with and without a file chooser.
#![cfg(target_os = "linux")]

use crate::common::prelude::*;
use crate::common::program::{Ended, child_test, ended};
use sapper::platform::file_dialog;
use std::env;

/// Set in the child process, which has no desktop.
const CHILD: &str = "SAPPER_TEST_BARE";

/// What a process without a bus and with this `PATH` gets from three dialogs: two that cannot be
/// shown, and one that the player has closed.
fn choices(path: &Path) -> String {
    let mut child = child_test("file_dialog::child_without_a_desktop");
    child.env(CHILD, "").env("PATH", path);
    let child = child.env("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere/bus");
    let Ended { code, out: printed, err: log } = ended(child);
    assert_eq!(code, Some(0), "{printed}{log}");
    assert!(!log.contains("panicked"), "{log}");
    let choices = printed.lines().find_map(|line| line.split_once("chosen: "));
    choices.expect("three choices").1.to_owned()
}

/// Not a test by itself: the child process of the others runs it.
#[test]
fn child_without_a_desktop() {
    if env::var_os(CHILD).is_none() {
        return;
    }
    let open = file_dialog::open("Recordings".to_owned(), &["rawvf", "avf"])();
    let save = file_dialog::save("Recordings".to_owned(), ["rawvf", "evf"])();
    let closed = file_dialog::outcome(None, Duration::from_millis(150));
    println!("\nchosen: {open:?}, {save:?}, {closed:?}");
}

#[test]
fn without_a_desktop_file_dialogs_are_unavailable() {
    let nowhere = tempfile::tempdir().unwrap();
    assert_eq!(choices(nowhere.path()), "Unavailable, Unavailable, Unavailable");
}

#[test]
fn with_a_desktop_a_late_answer_counts_as_cancelled() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("zenity"), "").unwrap();
    assert_eq!(choices(folder.path()), "Unavailable, Unavailable, Cancelled");
}
