//! The results of the daily boards.

use super::malformed_files::WORDS;
use super::{names, open, place, played, survives};
use crate::common::mutation::{attack, cases};
use jiff::ToSpan;
use jiff::civil::date;
use sapper::game::{DailyGame, DailyLevel};
use sapper::practice::daily::{DailyResult, DailyResults};
use std::fs;

/// The `number`th of results that all differ.
fn result(number: u32) -> DailyResult {
    let daily = DailyGame {
        day: date(2026, 11, 20) + i64::from(number / 3).days(),
        level: DailyLevel::ALL[number as usize % 3],
        on_time: true,
    };
    DailyResult::of(daily, &played(number), number % 2 == 1, vec![1, 2, 2, 700]).unwrap()
}

fn bytes() -> Vec<u8> {
    let (_folder, path) = place();
    let (mut kept, _) = open::<DailyResults>(&path);
    for number in 0..3 {
        assert_eq!(kept.update(|results| results.add(result(number))), []);
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
    assert_eq!(kept.get().list(), [0, 1, 2].map(result));
    assert_eq!(
        String::from_utf8(bytes()).unwrap().split("\n\n").nth(1).unwrap(),
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
         tenths = [1, 2, 2, 700]"
    );
}

#[test]
fn two_windows_keep_the_results_of_each_other_and_the_first_of_a_board_counts() {
    let (folder, path) = place();
    let (mut one, _) = open::<DailyResults>(&path);
    let (mut other, _) = open::<DailyResults>(&path);
    let slower = DailyResult { time_ms: 99_999, ..result(0) };
    assert_eq!(one.update(|results| results.add(result(0))), []);
    assert_eq!(other.update(|results| results.add(slower)), []);
    assert_eq!(other.get().list(), [result(0)]);
    assert_eq!(other.update(|results| results.add(result(1))), []);
    assert_eq!(one.update(|results| results.add(result(2))), []);
    assert_eq!(one.get().list(), [0, 1, 2].map(result));
    assert_eq!(names(folder.path()).len(), 1);
}

#[test]
fn a_damaged_file_is_used_or_set_aside() {
    let whole = bytes();
    let used = attack(&[&whole], WORDS, cases(300), results_survive);
    assert!(used > 0);
    let cut = (0..whole.len()).filter(|&end| results_survive(&whole[..end])).count();
    assert!(cut > 0 && cut < whole.len());
}
