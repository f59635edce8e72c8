//! Comparing two players on the same boards.

#[path = "../benches/paired/result_log.rs"]
mod result_log;

use result_log::{PairedDifference, ResultLog};
use std::fs;

const TITLE: &str = "expert fast safe 7";

#[test]
fn a_run_that_was_stopped_goes_on_after_its_last_whole_chunk() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("results.txt");
    let mut log = ResultLog::open(&path, TITLE).expect("a new file");
    assert!(log.won.is_empty());
    log.append(&[true, false]).expect("written");
    log.append(&[false, true]).expect("written");
    let whole = fs::read_to_string(&path).expect("a file");
    assert_eq!(whole, "expert fast safe 7\n10\n01\n");

    fs::write(&path, format!("{whole}11")).expect("cut short");
    let mut log = ResultLog::open(&path, TITLE).expect("the same games");
    assert_eq!(log.won, [true, false, false, true]);
    log.append(&[true]).expect("written");
    assert_eq!(ResultLog::read(&path).expect("a file").won, [true, false, false, true, true]);
}

#[test]
fn games_of_other_boards_are_not_mixed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("results.txt");
    ResultLog::open(&path, TITLE).expect("a new file");
    let error = ResultLog::open(&path, "expert exact safe 7").expect_err("another player");
    assert!(error.to_string().ends_with("has games of expert fast safe 7"), "{error}");
    assert_eq!(fs::read_to_string(&path).expect("a file"), "expert fast safe 7\n");
}

#[test]
fn only_boards_that_one_player_won_make_a_difference() {
    let (one, other) = ([true, true, false, false, true], [true, false, true, true]);
    let found = PairedDifference::between(&one, &other);
    assert_eq!((found.boards, found.only_one, found.only_other), (4, 1, 2));
    assert_eq!(found.mean, 0.25);
    // The differences are 0, -1, 1 and 1: their variance is 3/4 - 1/16.
    assert_eq!(found.error, (0.6875f64 / 4.0).sqrt());
}
