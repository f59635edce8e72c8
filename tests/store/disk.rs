//! A disk that is full: a tiny one of the test's own, where the system lets us have one.

use std::env;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::process::Command;

use sapper::store::Notice;
use sapper::store::SaveError;
use sapper::store::Scores;

use super::names;
use super::open;
use super::place;
use super::record;
use super::records;

/// Tells a process of this test that it is on the tiny disk, and where that is.
const DISK: &str = "SAPPER_TEST_DISK";

#[test]
fn a_full_disk_loses_nothing_and_what_waits_is_saved_when_there_is_room() {
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
        println!("skipped: the system does not let us have a disk of our own");
        return;
    }
    let this = env::current_exe().unwrap();
    let child = "disk::child_on_the_tiny_disk";
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
    let [Notice::Unsaved(SaveError::System { trouble, .. })] = &told[..] else {
        panic!("{told:?}");
    };
    assert_eq!(trouble.kind, io::ErrorKind::StorageFull);
    println!("the disk was full");
    assert_eq!(kept.add(record(2)), []);
    assert_eq!(records(&path), [record(0)]);
    assert_eq!(names(&folder), ["ballast", "file.toml"]);

    fs::remove_file(ballast).unwrap();
    assert!(matches!(
        kept.add(record(3))[..],
        [Notice::SavedAgain { .. }]
    ));
    assert_eq!(records(&path), [0, 1, 2, 3].map(record));
}
