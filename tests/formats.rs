//! The binary formats of other programs: real files are read as their table says.
//!
//! The files stand beside the folder that `SAPPER_CORPUS` names; without it these tests are skipped.

use crate::common::corpus;
use sapper::game::pointer::MouseButton::{Left, Middle, Right};
use sapper::replay::EventKind;
use sapper::replay::formats::{self, Format, MouseEvent, decode};
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// What a file contains: board, side of a cell, events, movements, first and last event, the
/// difference of the times in the file and those from the first opening, and a hash of the events.
struct Expected {
    file: &'static str,
    format: Format,
    board: (u16, u16, usize),
    side: u16,
    events: usize,
    moves: usize,
    first: &'static str,
    last: &'static str,
    shift: i32,
    hash: &'static str,
}

#[rustfmt::skip]
const FILES: &[Expected] = &[
    Expected { file: "flop_Cus_20x20_20mines.avf", format: Format::Avf, board: (20, 20, 20), side: 16, events: 1683, moves: 1661, first: "lc 0 3 14", last: "lr 7370 186 88", shift: 0, hash: "1373cd74" },
    Expected { file: "flop_Cus_8x30_30mines.avf", format: Format::Avf, board: (8, 30, 30), side: 16, events: 4390, moves: 4232, first: "lc 0 10 4", last: "lr 21540 126 15", shift: 0, hash: "e5ffb878" },
    Expected { file: "flop_arbiter_beg.avf", format: Format::Avf, board: (8, 8, 10), side: 16, events: 821, moves: 764, first: "lc 0 24 18", last: "lr 3070 99 67", shift: 0, hash: "7d66e23c" },
    Expected { file: "flop_wasted_clicks_test.avf", format: Format::Avf, board: (30, 16, 99), side: 16, events: 7217, moves: 6643, first: "rc 0 12 9", last: "lr 65620 39 103", shift: 0, hash: "f4a2a991" },
    Expected { file: "mst_Beg_15.523bv24.avf", format: Format::Avf, board: (8, 8, 10), side: 16, events: 830, moves: 724, first: "lc 0 3 11", last: "lr 14520 9 121", shift: 0, hash: "ed82169b" },
    Expected { file: "mst_HI-SCORE_Exp_49.25_3BV_127_3BVs_2.57.avf", format: Format::Avf, board: (30, 16, 99), side: 16, events: 4803, moves: 4473, first: "lc 0 2 35", last: "lr 49250 137 247", shift: 0, hash: "31460f6d" },
    Expected { file: "mst_beg_chinese_name.avf", format: Format::Avf, board: (8, 8, 10), side: 16, events: 678, moves: 620, first: "lc 0 8 6", last: "lr 9200 71 8", shift: 0, hash: "ef19c43b" },
];

fn name(kind: EventKind) -> &'static str {
    match kind {
        EventKind::Move => "mv",
        EventKind::Press(Left) => "lc",
        EventKind::Press(Right) => "rc",
        EventKind::Press(Middle) => "mc",
        EventKind::PressShift => "sc",
        EventKind::Release(Left) => "lr",
        EventKind::Release(Right) => "rr",
        EventKind::Release(Middle) => "mr",
        other => panic!("no mouse: {other:?}"),
    }
}

fn line(event: &MouseEvent) -> String {
    format!("{} {} {} {}", name(event.kind), event.time, event.x, event.y)
}

#[test]
fn every_real_file_is_read_to_the_last_event() {
    let Some(folder) = corpus("recordings") else { return };
    for expected in FILES {
        let file = expected.file;
        let bytes = std::fs::read(folder.join(file)).expect(file);
        let game = decode(expected.format, &bytes).unwrap_or_else(|e| panic!("{file}: {e:?}"));
        let board = (game.size.cols(), game.size.rows(), game.mines.len());
        assert_eq!(board, expected.board, "{file}");
        assert_eq!(game.cell_side, expected.side, "{file}");
        assert_eq!(game.damage, None, "{file}");
        let mut lines = String::new();
        for event in &game.events {
            writeln!(lines, "{}", line(event)).expect("written to memory");
        }
        let moves = game.events.iter().filter(|event| event.kind == EventKind::Move).count();
        assert_eq!((game.events.len(), moves), (expected.events, expected.moves), "{file}");
        assert_eq!(line(&game.events[0]), expected.first, "{file}");
        assert_eq!(line(game.events.last().expect("events")), expected.last, "{file}");
        let hash: String =
            Sha256::digest(lines)[..4].iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hash, expected.hash, "{file}");

        let last = game.events.last().expect("events").time;
        let read = formats::read(&bytes).unwrap_or_else(|error| panic!("{file}: {error:?}"));
        assert_eq!(read.format, expected.format, "{file}");
        assert_eq!(read.recording.log.end(), last - expected.shift, "{file}");
    }
}
