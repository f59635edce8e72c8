//! The binary formats of other programs: real files have the expected contents.
//!
//! The files stand beside the folder that `SAPPER_CORPUS` names; without it these tests are skipped.

use crate::common::corpus;
use crate::common::prelude::*;
use sapper::game::pointer::MouseButton::{Left, Middle, Right};
use sapper::replay::EventKind;
use sapper::replay::formats::{self, MouseEvent, ReadError, RecordingFormat, decode};
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// What a file contains: board, side of a cell, events, movements, first and last event, the
/// difference of the times in the file and those from the first opening, and a hash of the events.
struct Expected {
    file: &'static str,
    format: RecordingFormat,
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
    Expected { file: "flop_Cus_20x20_20mines.avf", format: RecordingFormat::Avf, board: (20, 20, 20), side: 16, events: 1683, moves: 1661, first: "lc 0 3 14", last: "lr 7370 186 88", shift: 0, hash: "1373cd74" },
    Expected { file: "flop_Cus_8x30_30mines.avf", format: RecordingFormat::Avf, board: (8, 30, 30), side: 16, events: 4390, moves: 4232, first: "lc 0 10 4", last: "lr 21540 126 15", shift: 0, hash: "e5ffb878" },
    Expected { file: "flop_arbiter_beg.avf", format: RecordingFormat::Avf, board: (8, 8, 10), side: 16, events: 821, moves: 764, first: "lc 0 24 18", last: "lr 3070 99 67", shift: 0, hash: "7d66e23c" },
    Expected { file: "flop_wasted_clicks_test.avf", format: RecordingFormat::Avf, board: (30, 16, 99), side: 16, events: 7217, moves: 6643, first: "rc 0 12 9", last: "lr 65620 39 103", shift: 0, hash: "f4a2a991" },
    Expected { file: "mst_Beg_15.523bv24.avf", format: RecordingFormat::Avf, board: (8, 8, 10), side: 16, events: 830, moves: 724, first: "lc 0 3 11", last: "lr 14520 9 121", shift: 0, hash: "ed82169b" },
    Expected { file: "mst_HI-SCORE_Exp_49.25_3BV_127_3BVs_2.57.avf", format: RecordingFormat::Avf, board: (30, 16, 99), side: 16, events: 4803, moves: 4473, first: "lc 0 2 35", last: "lr 49250 137 247", shift: 0, hash: "31460f6d" },
    Expected { file: "mst_beg_chinese_name.avf", format: RecordingFormat::Avf, board: (8, 8, 10), side: 16, events: 678, moves: 620, first: "lc 0 8 6", last: "lr 9200 71 8", shift: 0, hash: "ef19c43b" },
    Expected { file: "flop_0.96_beta_or_earlier.mvf", format: RecordingFormat::Mvf, board: (30, 16, 99), side: 16, events: 1304, moves: 956, first: "lc 0 224 38", last: "lr 38840 85 185", shift: 0, hash: "8260f715" },
    Expected { file: "flop_0.97_beta.mvf", format: RecordingFormat::Mvf, board: (30, 16, 99), side: 16, events: 2221, moves: 1855, first: "lc 0 234 38", last: "lr 36790 474 248", shift: 0, hash: "17445895" },
    Expected { file: "flop_2006_release_1.mvf", format: RecordingFormat::Mvf, board: (30, 16, 99), side: 16, events: 4206, moves: 3690, first: "lc 0 8 253", last: "lr 45646 362 246", shift: 0, hash: "c3b38071" },
    Expected { file: "flop_2007_release_2.mvf", format: RecordingFormat::Mvf, board: (30, 16, 99), side: 16, events: 2795, moves: 2483, first: "lc 0 432 6", last: "lr 31133 233 135", shift: 0, hash: "ef7cde67" },
    Expected { file: "mst_b_0_504.985_10_0.020_fake_v4.evf", format: RecordingFormat::Evf, board: (8, 8, 10), side: 30, events: 515, moves: 495, first: "lc 0 28 18", last: "lr 505074 22 217", shift: 89, hash: "1cd15f88" },
    Expected { file: "mst_b_5_3.796_3BV_3_3BVs_0.790_v3.evf", format: RecordingFormat::Evf, board: (8, 8, 10), side: 20, events: 190, moves: 182, first: "lc 0 70 70", last: "lr 3879 7 10", shift: 83, hash: "40b32652" },
    Expected { file: "sv_test_subject.evf", format: RecordingFormat::Evf, board: (30, 16, 99), side: 30, events: 7103, moves: 6033, first: "lc 0 11 8", last: "lr 69682 652 464", shift: 85, hash: "66629dd3" },
    Expected { file: "c_10_129.073_24_0.186.evf", format: RecordingFormat::Evf, board: (8, 8, 40), side: 43, events: 9169, moves: 9014, first: "lc 0 70 63", last: "lr 129152 109 187", shift: 79, hash: "c940c9a8" },
    Expected { file: "flop_beg.rmv", format: RecordingFormat::Rmv, board: (8, 8, 10), side: 16, events: 66, moves: 62, first: "lc 0 55 56", last: "lr 515 54 9", shift: 0, hash: "53aef873" },
    Expected { file: "flop_int.rmv", format: RecordingFormat::Rmv, board: (16, 16, 40), side: 16, events: 1663, moves: 1565, first: "lc 0 102 71", last: "lr 9078 8 103", shift: 0, hash: "5a209185" },
    Expected { file: "mst_exp_98763_FL_1738209872.rmv", format: RecordingFormat::Rmv, board: (30, 16, 99), side: 16, events: 6603, moves: 5891, first: "lc 0 10 6", last: "lr 98763 358 6", shift: 0, hash: "78215274" },
    Expected { file: "mst_test_rmv1_utf8_invalid.rmv", format: RecordingFormat::Rmv, board: (30, 16, 99), side: 16, events: 5634, moves: 5258, first: "lc 0 201 2", last: "lr 34884 453 122", shift: 0, hash: "952bff46" },
    Expected { file: "mst_test_rmv2_24px_preflags.rmv", format: RecordingFormat::Rmv, board: (8, 8, 10), side: 24, events: 1723, moves: 1629, first: "rc 0 108 132", last: "lr 24570 12 135", shift: 0, hash: "6a257477" },
    Expected { file: "mst_test_rmv2_utf8_nonascii.rmv", format: RecordingFormat::Rmv, board: (8, 8, 10), side: 16, events: 109, moves: 102, first: "lc 0 60 55", last: "lr 670 38 4", shift: 0, hash: "2e91f4f3" },
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
fn every_real_file_is_read_to_its_last_event() {
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

#[test]
fn every_real_game_has_the_same_counters_as_its_rawvf() {
    let (Some(folder), Some(texts)) = (corpus("recordings"), corpus("replays")) else { return };
    let mut compared = 0;
    for Expected { file, .. } in FILES {
        let (stem, extension) = file.rsplit_once('.').expect("an extension");
        let Ok(text) = std::fs::read(texts.join(format!("{extension}_{stem}.rawvf"))) else {
            continue;
        };
        let counters = |recording| {
            let mut counters = Playback::new(recording).play_to_end();
            if file.contains("preflags") {
                // The text has the flags that were set before in the corners of their cells.
                counters.tally.path = 0.0;
            }
            counters
        };
        let bytes = std::fs::read(folder.join(file)).expect(file);
        let game = formats::read(&bytes).unwrap_or_else(|error| panic!("{file}: {error:?}"));
        let text = read_recording(text.as_slice()).expect(file);
        assert_eq!(counters(game.recording), counters(text), "{file}");
        compared += 1;
    }
    assert_eq!(compared, 14);
}

#[test]
fn an_endless_binary_file_is_refused() {
    let Some(folder) = corpus("recordings") else { return };
    for name in ["flop_beg.rmv", "sv_test_subject.evf", "flop_arbiter_beg.avf"] {
        let mut bytes = fs::read(folder.join(name)).expect("a recording");
        bytes.resize(formats::MAX_BINARY_BYTES + 1, 0);
        assert!(matches!(formats::read(&bytes), Err(ReadError::TooLarge { .. })), "{name}");
    }
}
