//! What other programs write that the formats leave open: cells of any size, clicks that chord, modes,
//! clocks that run back by a tick, texts in UTF-16, and what Sapper does not know.

use crate::common::prelude::*;
use crate::common::program::sapper;
use crate::common::{GAME, corpus, written};
use sapper::replay::RecordingSummary;
use sapper::replay::formats::{self, ReadError, evf};
use serde_json::Value;

#[track_caller]
fn recording(bytes: impl AsRef<[u8]>) -> Recording {
    formats::read(bytes.as_ref()).unwrap_or_else(|error| panic!("{error:?}")).recording
}

/// The result, the time and the solved 3BV.
fn ended(recording: &Recording) -> (GameResult, Option<u64>, u32) {
    let counters = Playback::new(recording.clone()).play_to_end();
    (counters.result, counters.tally.time, counters.bbbv_solved)
}

#[test]
fn games_of_other_writers_are_won_as_they_were() {
    let Some(folder) = corpus("faults") else { return };
    let won = (GameResult::Won, Some(4_160), 9);
    for name in ["square_size_24", "square_size_64_from_zero", "super_click", "without_board"] {
        let game = recording(fs::read(folder.join(name).with_extension("rawvf")).expect(name));
        assert_eq!(ended(&game), won, "{name}");
        assert_eq!(ended(&recording(written(&game))), won, "{name}, written again");
    }
    let game = recording(fs::read(folder.join("mode_upk.mvf")).expect("a game"));
    assert_eq!(ended(&game).0, GameResult::Won);
    let game = recording(fs::read(folder.join("clock_back_10ms.avf")).expect("a game"));
    assert_eq!(ended(&game), (GameResult::Won, Some(65_980), 137));
}

#[test]
fn pixels_say_where_the_cells_are_whatever_their_side() {
    let plain = recording(GAME);
    for side in [1, 7, 16, 24, 30, 64, 200] {
        for (first, beside) in [(1, true), (0, true), (1, false)] {
            let mut text = GAME.replace("Marks", &format!("squaresize: {side}\nMarks"));
            for (col, row) in [(2, 1), (1, 1), (3, 1)] {
                let pixel = |cell: i32| (cell - 1) * side + side / 2;
                let old = format!("{col} {row} ({} {})", col * 16 - 8, row * 16 - 8);
                let (named_col, named_row) = (col - 1 + first, row - 1 + first);
                let cell = if beside { format!("{named_col} {named_row} ") } else { String::new() };
                text = text.replace(&old, &format!("{cell}({} {})", pixel(col), pixel(row)));
            }
            assert_eq!(ended(&recording(&text)), ended(&plain), "{text}");
        }
    }
    let board = GAME.replace(" 2 1 (24", " 1 0 (24").replace("1.250", "number0 0 0\n1.250");
    assert_eq!(ended(&recording(board)), ended(&plain), "the cells of the board count from 0, too");
}

#[test]
fn a_click_on_a_number_may_chord() {
    let text = "Board:\n*00\n000\n000\nEvents:\n0 lc 2 1\n0 lr 2 1\n1 rc 1 1\n1 rr 1 1\n\
        2 lc 2 1\n2 lr 2 1\n";
    assert_eq!(ended(&recording(text)).0, GameResult::Unfinished);
    let won = recording(format!("SuperClick: On\n{text}"));
    assert_eq!(ended(&won), (GameResult::Won, Some(2_000), 1));
    assert_eq!(ended(&recording(evf::to_bytes(&won).expect("a file"))), ended(&won));
}

#[test]
fn a_missing_board_is_named() {
    let (headers, rest) = GAME.split_once("Board:\n").expect("a board");
    let (rows, events) = rest.split_once("Events:\n").expect("events");
    let plain = recording(GAME);
    let unnamed = recording(format!("{headers}{rows}Events:\n{events}"));
    assert_eq!(unnamed, plain, "the rows are there");
    for text in [format!("{headers}Events:\n{events}"), format!("{headers}{events}")] {
        let why = read_recording(text.as_bytes()).expect_err("no board");
        assert!(why.contains("“Board:”"), "{why}");
    }
}

#[test]
fn a_clock_may_run_back_by_a_tick() {
    let back = |ms: &str| formats::read(GAME.replace("0.500 rr", &format!("{ms} rr")).as_bytes());
    for ms in ["0.390", "0.350"] {
        let times: Vec<i32> =
            back(ms).expect(ms).recording.log.events().iter().map(|event| event.time).collect();
        assert_eq!(times, [-50, 0, 400, 400, 1_250, 1_300]);
    }
    assert!(matches!(back("0.349"), Err(ReadError::Line { line: 17, .. })));
}

#[test]
fn modes_are_said_and_kept() {
    for mode in ["UPK", "Density", "Cheat", "Classic NG", "Cheat (hinted)", "Eff Boards"] {
        let game = recording(GAME.replace("Marks", &format!("Mode: {mode}\nMarks")));
        assert_eq!(game.metadata.doubts.mode, mode);
        assert_eq!(recording(written(&game)), game);
        if !mode.contains(' ') {
            let again = recording(evf::to_bytes(&game).expect("a file"));
            assert_eq!(again.metadata.doubts.mode, mode);
        }
    }
    assert_eq!(recording(GAME.replace("Marks", "Mode: classic\nMarks")), recording(GAME));
    let Some(folder) = corpus("faults") else { return };
    let game = formats::read(&fs::read(folder.join("mode_upk.mvf")).expect("a game"));
    let game = game.expect("a game");
    assert_eq!(RecordingSummary::of(&game).doubts.mode, "UPK");
    assert!(written(&game.recording).contains("\nMode: UPK\n"));
}

#[test]
fn many_unknown_headers_are_all_kept_and_counted_in_the_text() {
    let asks: String = (0..30).map(|nth| format!("Ask{nth}: {nth}1\n")).collect();
    let game = recording(GAME.replace("Marks", &format!("{asks}Marks")));
    assert_eq!(game.metadata.doubts.unknown.len(), 30);
    assert_eq!(recording(written(&game)), game, "kept");
    let (_, said) = game.metadata.doubts.marks().next().expect("a text");
    assert!(said.contains("Ask19: 191, … (+10)") && !said.contains("Ask20"), "{said}");
}

#[test]
fn what_a_file_asks_for_and_is_not_known_is_said() {
    let asks = "Lives: 3\nAutoflag: On\nLawnmower: Off\nSuperFlag: 0\nSkin: On\nRAW_Time: 1\n";
    let text = GAME.replace("Marks", &format!("{asks}Mode: UPK\nMarks"));
    let game = recording(&text);
    assert_eq!(game.metadata.doubts.unknown, ["Lives: 3", "Autoflag: On"]);
    assert_eq!(recording(written(&game)), game, "kept");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.rawvf");
    fs::write(&file, text).expect("a file");
    let file = file.to_str().expect("a path");
    let said = sapper(&["--lang", "en", "replay", file]).out;
    assert!(
        said.contains("unfinished · Mode: UPK · Unknown to Sapper: Lives: 3, Autoflag: On\n"),
        "{said}"
    );
    let json: Value =
        serde_json::from_str(&sapper(&["replay", "--json", file]).out).expect("an object");
    assert_eq!(
        (&json["mode"], &json["unknown"]),
        (&"UPK".into(), &"Lives: 3, Autoflag: On".into())
    );
}

#[test]
fn what_fills_a_file_up_is_no_damage() {
    for added in ["\0\0", "\u{1a}", "\r\n\u{1a}\0", &"\0".repeat(3_000)] {
        assert_eq!(recording(format!("{GAME}{added}")), recording(GAME), "{added}");
    }
    assert!(formats::read(format!("{GAME}more").as_bytes()).is_err());
}

#[test]
fn texts_may_be_utf_16() {
    let text = GAME.replace("Ann", "王小明 é");
    let units = |to_bytes: fn(u16) -> [u8; 2], mark: &str| -> Vec<u8> {
        format!("{mark}{text}").encode_utf16().flat_map(to_bytes).collect()
    };
    for mark in ["", "\u{FEFF}"] {
        for bytes in [units(u16::to_le_bytes, mark), units(u16::to_be_bytes, mark)] {
            assert_eq!(recording(bytes), recording(&text));
        }
    }
}
