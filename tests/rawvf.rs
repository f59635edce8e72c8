//! RAWVF, the field's text format: what is read and what is written.

use crate::common::GAME;
use sapper::game::Rules;
use sapper::game::rules::{ChordNeeds, StartPoint, UnmetChord};
use sapper::replay::formats::{ReadError, rawvf};
use sapper::replay::{EventKind, Metadata, Playback, Recording};

fn read(text: impl AsRef<[u8]>) -> Result<Recording, ReadError> {
    rawvf::read(text.as_ref())
}

fn written(film: &Recording) -> String {
    let mut text = Vec::new();
    rawvf::write(film, &mut text).expect("written to memory");
    String::from_utf8(text).expect("we write UTF-8")
}

#[track_caller]
fn film(text: impl AsRef<[u8]>) -> Recording {
    read(text).unwrap_or_else(|error| panic!("{error:?}"))
}

/// Two recordings of the same game, whatever is told of them besides.
#[track_caller]
fn assert_same_game(one: &Recording, other: &Recording) {
    let mut one = one.clone();
    one.metadata = other.metadata.clone();
    assert_eq!(&one, other);
}

#[test]
fn a_recording_is_headers_a_board_and_events() {
    let film = film(GAME);
    let size = film.field.size();
    assert_eq!((size.rows(), size.cols(), film.field.mines()), (3, 5, 3));
    assert_eq!(film.metadata.player, "Ann");
    assert_eq!(film.metadata.program, "Some Minesweeper");
    assert!(!film.rules.question_marks);
    let times: Vec<i32> = film.log.events().iter().map(|event| event.time).collect();
    assert_eq!(times, [-50, 0, 400, 500, 1_250, 1_300]);
}

#[test]
fn headers_stand_in_any_order_and_in_any_case() {
    let (headers, rest) = GAME.split_once("Board:").expect("a board");
    let turned: Vec<&str> = headers.lines().rev().collect();
    let text = format!("{}\nBoard:{rest}", turned.join("\n").to_uppercase());
    assert_same_game(&film(text), &film(GAME));
}

#[test]
fn headers_may_follow_the_board_and_need_not_be_there_at_all() {
    let (headers, rest) = GAME.split_once("Board:\n").expect("a board");
    let (board, events) = rest.split_once("Events:\n").expect("events");
    let after = format!("Board:\n{board}{headers}Events:\n{events}");
    assert_same_game(&film(after), &film(GAME));
    let bare = format!("Board:\n{board}Events:\n{events}");
    assert_same_game(&film(bare), &film(GAME));
}

#[test]
fn the_line_events_may_be_missing_as_in_revision_3() {
    assert_same_game(&film(GAME.replace("Events:\n", "")), &film(GAME));
}

#[test]
fn lines_may_end_as_on_windows_and_stand_apart() {
    assert_same_game(&film(GAME.replace('\n', "\r\n")), &film(GAME));
    assert_same_game(&film(GAME.replace('\n', "\n\n")), &film(GAME));
    assert_same_game(&film(format!("\u{FEFF}{GAME}")), &film(GAME));
    assert_same_game(&film(GAME.trim_end()), &film(GAME));
}

#[test]
fn places_are_cells_or_pixels_or_both_and_the_pixel_holds() {
    let pixels = GAME.replace(" 2 1 (24 8)", " (24 8)").replace(" 3 1 (40 8)", " (40 8)");
    assert_same_game(&film(pixels), &film(GAME));
    let cells = GAME.replace(" (8 8)", "").replace(" (40 8)", "");
    assert_same_game(&film(cells), &film(GAME));
    let outside = GAME.replace("1.300 lr 3 1 (40 8)", "1.300 lr 3 1 (40 -1)");
    let counters = Playback::new(film(outside)).play_to_end();
    assert_eq!(counters.tally.effective, 2, "the last click fell outside");
}

#[test]
fn events_of_the_board_are_passed_over() {
    let more = GAME.replace("1.250", "number1 2 2\n0.600 flag 1 1\nclosed 1 1\n0.9 sx 5\n1.250");
    assert_same_game(&film(more), &film(GAME));
}

#[test]
fn names_are_read_in_any_encoding() {
    let named = |name: &[u8]| {
        let (before, after) = GAME.split_once("Ann").expect("a name");
        film([before.as_bytes(), name, after.as_bytes()].concat()).metadata.player
    };
    assert_eq!(named("王小明 Renée".as_bytes()), "王小明 Renée");
    assert_eq!(named(b"\xCD\xF5\xD0\xA1\xC3\xF7"), "王小明", "GB 18030");
    assert_eq!(named(b"Ren\xE9e"), "Renée", "Windows-1252");
}

#[test]
fn question_marks_can_be_switched_on_and_off() {
    let film = film(
        GAME.replace("Marks: Off", "QuestionMarks: On")
            .replace("1.250 lc", "0.600 mt\n0.700 rc 2 1 (24 8)\n0.700 rr (24 8)\n1.250 lc"),
    );
    assert!(film.rules.question_marks);
    let kinds: Vec<EventKind> = film.log.events().iter().map(|event| event.kind).collect();
    assert!(kinds.contains(&EventKind::ToggleQuestionMarks));
    let mut projector = Playback::new(film);
    projector.play_to_end();
    assert!(!projector.session().game().rules().question_marks);
}

#[test]
fn what_is_written_is_read_back_the_same() {
    let mut film = film(GAME);
    film.metadata = Metadata {
        player: "王小明: Renée".to_owned(),
        program: "Sapper".to_owned(),
        version: "1.0".to_owned(),
        played_at: "2026-01-31 12:00".to_owned(),
        helped: true,
    };
    assert_eq!(read(written(&film)).ok(), Some(film));
}

#[test]
fn what_is_written_tells_what_became_of_the_board() {
    let text = written(&film(GAME));
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
fn games_by_other_rules_say_so() {
    let rules = Rules {
        clock: StartPoint::BoardShown,
        chord_needs: ChordNeeds::EveryMineFlagged,
        unmet_chord: UnmetChord::Loses,
        question_marks: true,
        ..Rules::WINDOWS_7
    };
    let plain = film(GAME);
    let (field, reel) = (plain.field, plain.log);
    let film = Recording::new(field, rules, reel, Metadata::default()).expect("a film");
    let text = written(&film);
    assert!(
        text.contains(
            "SapperRules: clock=drawn chord-needs=every-mine-flagged unmet-chord=loses\n"
        )
    );
    assert_eq!(read(text).ok(), Some(film));
}
