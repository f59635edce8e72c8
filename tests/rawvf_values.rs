//! The values in RAWVF: times, positions and texts.

use crate::common::prelude::*;
use crate::common::written;
use sapper::replay::Event;
use sapper::replay::formats::{LineFault, ReadError, rawvf};

const BOARD: &str = "Board:\n*0000000\n00000000\n00000000\n00000000\n00000000\n00000000\n00000000\n00000000\nEvents:\n";

fn recording(events: &str) -> Result<Recording, LineFault> {
    match rawvf::read(format!("{BOARD}{events}").as_bytes()) {
        Ok(recording) => Ok(recording),
        Err(ReadError::Line { fault, .. }) => Err(fault),
        Err(error) => panic!("{error:?}"),
    }
}

fn first(events: &str) -> Result<Event, LineFault> {
    recording(events).map(|recording| recording.log.events()[0])
}

#[test]
fn times_have_a_sign_and_decimals() {
    let table: [(&str, Option<i32>); 13] = [
        ("0", Some(0)),
        ("0.000", Some(0)),
        ("1.2", Some(1_200)),
        ("0.47", Some(470)),
        ("-0.083", Some(-83)),
        ("12.3456", Some(12_345)),
        ("864000.001", Some(864_000_001)),
        ("2073600.000", Some(2_073_600_000)),
        ("2073600.001", None),
        ("99999999999999999999", None),
        (".5", None),
        ("1.2.3", None),
        ("--1", None),
    ];
    for (text, ms) in table {
        let event = first(&format!("{text} lc 2 1\n{text} lr 2 1\n"));
        assert_eq!(event.ok().map(|event| event.time), ms, "{text}");
    }
}

#[test]
fn a_game_lasts_at_most_24_days() {
    let days = |from: i64, to: i64| recording(&format!("{from} lc 2 1\n{to} lr 2 1\n"));
    let day = 24 * 60 * 60;
    assert!(days(-10 * day, 14 * day).is_ok());
    let long = LineFault::LongTime("1209601.000".to_owned());
    assert_eq!(days(-10 * day, 14 * day + 1), Err(long));
    let error = read_recording(format!("{BOARD}0 lc 2 1\n9999999 lr 2 1\n").as_bytes());
    assert_eq!(error, Err("line 12: “9999999” is more than 24 days".to_owned()));
}

#[test]
fn positions_are_cells_or_pixels_or_both() {
    let read = |place: &str| {
        let event = first(&format!("0 mv {place}\n0 lc 2 1\n0 lr 2 1\n"))?;
        Ok((event.pointer_pos.x(), event.pointer_pos.y()))
    };
    assert_eq!(read("7 1 (97 -1)"), Ok((97, -1)), "outside, brought in");
    assert_eq!(read("(74 3)"), Ok((74, 3)));
    assert_eq!(read("8 1"), Ok((120, 8)));
    assert_eq!(read("1 1 (10 4) (lr)"), Ok((10, 4)));
    assert_eq!(read(""), Err(LineFault::NoPlace));
    assert_eq!(read("9 1 (130 4)"), Ok((130, 4)), "outside, left there");
    for broken in ["7", "1 2 3", "(7)", "(7 8", "a b", "1 1 (x 4)", "(1 2) x", "(1 2 3)"] {
        assert!(matches!(read(broken), Err(LineFault::Place(_))), "{broken}");
    }
    for off in ["9 1", "0 1", "1 -1", "40 1 (10 4)"] {
        assert!(matches!(read(off), Err(LineFault::OffBoard { .. })), "{off}");
    }
    assert!(matches!(read("(99999 0)"), Err(LineFault::FarAway { .. })));
}

#[test]
fn texts_never_contain_line_breaks() {
    let mut recording = recording("0 lc 2 1\n0 lr 2 1\n").expect("a recording");
    recording.metadata.player = " a\nb\tc\u{7} ".to_owned();
    recording.metadata.program = "x".repeat(900);
    let metadata = rawvf::read(written(&recording).as_bytes()).expect("a recording").metadata;
    assert_eq!((metadata.player.as_str(), metadata.program.len()), ("a b c", 200));
    let error = read_recording([b"Width: 8\n\0\x01a\xFF\n", BOARD.as_bytes()].concat().as_slice());
    assert!(error.is_err_and(|error| error.contains("“\u{FFFD}\u{FFFD}a\u{FFFD}”")));
}
