//! RAWVF, the common text format of recordings: what is read and written.

use crate::common::prelude::*;
use crate::common::{GAME, written};
use sapper::game::rules::{ChordNeeds, StartPoint, UnmetChord};
use sapper::replay::formats::{ReadError, rawvf};
use sapper::replay::{EventKind, Metadata};

fn read(text: impl AsRef<[u8]>) -> Result<Recording, ReadError> {
    rawvf::read(text.as_ref())
}

#[track_caller]
fn recording(text: impl AsRef<[u8]>) -> Recording {
    read(text).unwrap_or_else(|error| panic!("{error:?}"))
}

/// Two recordings of the same game, with any other headers.
#[track_caller]
fn assert_same_game(one: &Recording, other: &Recording) {
    let mut one = one.clone();
    one.metadata = other.metadata.clone();
    assert_eq!(&one, other);
}

#[test]
fn a_recording_is_headers_a_board_and_events() {
    let recording = recording(GAME);
    let size = recording.field.size();
    assert_eq!((size.rows(), size.cols(), recording.field.mines()), (3, 5, 3));
    assert_eq!(recording.metadata.player, "Ann");
    assert_eq!(recording.metadata.program, "Some Minesweeper");
    assert!(!recording.rules.question_marks);
    let times: Vec<i32> = recording.log.events().iter().map(|event| event.time).collect();
    assert_eq!(times, [-50, 0, 400, 500, 1_250, 1_300]);
}

#[test]
fn headers_may_be_in_any_order_and_case() {
    let (headers, rest) = GAME.split_once("Board:").expect("a board");
    let turned: Vec<&str> = headers.lines().rev().collect();
    let text = format!("{}\nBoard:{rest}", turned.join("\n").to_uppercase());
    assert_same_game(&recording(text), &recording(GAME));
}

#[test]
fn headers_may_follow_the_board_or_be_missing() {
    let (headers, rest) = GAME.split_once("Board:\n").expect("a board");
    let (board, events) = rest.split_once("Events:\n").expect("events");
    let after = format!("Board:\n{board}{headers}Events:\n{events}");
    assert_same_game(&recording(after), &recording(GAME));
    let bare = format!("Board:\n{board}Events:\n{events}");
    assert_same_game(&recording(bare), &recording(GAME));
}

#[test]
fn the_line_events_may_be_missing_as_in_revision_3() {
    assert_same_game(&recording(GAME.replace("Events:\n", "")), &recording(GAME));
}

#[test]
fn lines_may_have_windows_ends_and_blank_lines_between() {
    assert_same_game(&recording(GAME.replace('\n', "\r\n")), &recording(GAME));
    assert_same_game(&recording(GAME.replace('\n', "\n\n")), &recording(GAME));
    assert_same_game(&recording(format!("\u{FEFF}{GAME}")), &recording(GAME));
    assert_same_game(&recording(GAME.trim_end()), &recording(GAME));
}

#[test]
fn positions_are_cells_or_pixels_and_pixels_win() {
    let pixels = GAME.replace(" 2 1 (24 8)", " (24 8)").replace(" 3 1 (40 8)", " (40 8)");
    assert_same_game(&recording(pixels), &recording(GAME));
    let cells = GAME.replace(" (8 8)", "").replace(" (40 8)", "");
    assert_same_game(&recording(cells), &recording(GAME));
    let outside = GAME.replace("1.300 lr 3 1 (40 8)", "1.300 lr 3 1 (40 -1)");
    let counters = Playback::new(recording(outside)).play_to_end();
    assert_eq!(counters.tally.effective, 2, "the last click fell outside");
}

#[test]
fn events_of_the_board_are_skipped() {
    let more = GAME.replace("1.250", "number1 2 2\n0.600 flag 1 1\nclosed 1 1\n0.9 sx 5\n1.250");
    assert_same_game(&recording(more), &recording(GAME));
}

#[test]
fn names_are_read_in_any_encoding() {
    let named = |name: &[u8]| {
        let (before, after) = GAME.split_once("Ann").expect("a name");
        recording([before.as_bytes(), name, after.as_bytes()].concat()).metadata.player
    };
    assert_eq!(named("王小明 Renée".as_bytes()), "王小明 Renée");
    assert_eq!(named(b"\xCD\xF5\xD0\xA1\xC3\xF7"), "王小明", "GB 18030");
    assert_eq!(named(b"Ren\xE9e"), "Renée", "Windows-1252");
}

#[test]
fn question_marks_can_be_on_or_off() {
    let recording = recording(
        GAME.replace("Marks: Off", "QuestionMarks: On")
            .replace("1.250 lc", "0.600 mt\n0.700 rc 2 1 (24 8)\n0.700 rr (24 8)\n1.250 lc"),
    );
    assert!(recording.rules.question_marks);
    let kinds: Vec<EventKind> = recording.log.events().iter().map(|event| event.kind).collect();
    assert!(kinds.contains(&EventKind::ToggleQuestionMarks));
    let mut playback = Playback::new(recording);
    playback.play_to_end();
    assert!(!playback.session().game().rules().question_marks);
}

#[test]
fn written_recordings_are_read_back_equal() {
    let mut recording = recording(GAME);
    recording.metadata = Metadata {
        player: "王小明: Renée".to_owned(),
        program: "Sapper".to_owned(),
        version: "1.0".to_owned(),
        played_at: "2026-01-31 12:00".to_owned(),
        helped: true,
        played_on: true,
        ..Metadata::default()
    };
    assert_eq!(read(written(&recording)).ok(), Some(recording));
}

#[test]
fn written_recordings_have_the_events_of_the_board() {
    let text = written(&recording(GAME));
    let mut tail: Vec<&str> = text.lines().skip_while(|line| *line != "Events:").collect();
    // The order in which a flood reaches cells says nothing.
    tail[10..].sort_unstable();
    assert_eq!(
        tail,
        [
            "Events:",
            "-0.050 start",
            "-0.050 lc 2 1 (24 8)",
            "0.000 lr 2 1 (24 8)",
            "number1 2 1",
            "0.400 rc 1 1 (8 8)",
            "flag 1 1",
            "0.500 rr 1 1 (8 8)",
            "1.250 lc 3 1 (40 8)",
            "1.300 lr 3 1 (40 8)",
            "number0 3 1",
            "number0 3 2",
            "number0 3 3",
            "number0 4 3",
            "number0 5 3",
            "number1 2 3",
            "number1 4 1",
            "number1 4 2",
            "number1 5 2",
            "number2 2 2",
        ]
    );
    for header in ["Status: unfinished", "Time: 1.300", "BBBV: 2", "Level: Custom"] {
        assert!(text.lines().any(|line| line == header), "{header}");
    }
}

#[test]
fn games_with_other_rules_say_so() {
    let rules = Rules {
        clock: StartPoint::BoardShown,
        chord_needs: ChordNeeds::EveryMineFlagged,
        unmet_chord: UnmetChord::Loses,
        question_marks: true,
        ..Rules::WINDOWS_7
    };
    let plain = recording(GAME);
    let (field, log) = (plain.field, plain.log);
    let recording = Recording::new(field, rules, log, Metadata::default()).expect("a recording");
    let text = written(&recording);
    assert!(
        text.contains(
            "SapperRules: clock=drawn chord-needs=every-mine-flagged unmet-chord=loses\n"
        )
    );
    assert_eq!(read(text).ok(), Some(recording));
}

#[test]
fn the_clock_of_a_recording_counts_from_its_time_0() {
    let text = |events: &str| format!("Board:\n0*0\nEvents:\n{events}0.900 lc 3 1\n1.000 lr 3 1\n");
    let time = |events: &str| recording(text(events)).counters().tally.time;
    assert_eq!(time("-0.080 lc 1 1\n0.000 lr 1 1\n"), Some(1_000), "which is the first opening");
    assert_eq!(time("0.000 lc 1 1\n0.010 lr 1 1\n"), Some(1_000), "or the press before it");
    assert_eq!(time("0.700 lc 1 1\n0.800 lr 1 1\n"), Some(1_000), "whatever was recorded");
    let flagged = recording("Board:\n0*0\nEvents:\n0.1 rc 2 1\n0.2 rr 2 1\n");
    assert_eq!(flagged.counters().tally.time, None, "it starts with the first opening");
}
