//! The mouse: what each sequence of presses, releases and movements does.
//!
//! A case is written as the pointer moves. `a` to `z` moves the pointer to a cell, `-` off the board.
//! `L R M` press a button and `L' R' M'` release it, `S` presses the left one with Shift, `X` is
//! the pointer leaving the window or the window losing the focus, `+400` lets time pass. `T` puts a
//! finger on the screen and `T'` lifts it.
//! What comes of it is written the same way: `open a`, `mark a`, `chord a`, and `marked` for the
//! end of a right press.

use crate::common::prelude::*;
use sapper::game::pointer::{Gesture, LongPress, MouseButton, Pointer, PointerInput, PressPreview};

const PLAIN: InputConfig = InputConfig {
    swapped: false,
    long_press_marks: false,
    long_press: LongPress::USUAL,
    double_click_chords: false,
    no_button_chords: false,
    flag_mode: false,
};

/// A mouse after the moves with `config`, and what they said.
fn play(config: InputConfig, moves: &str) -> (Pointer, String) {
    let mut pointer = Pointer::new(config);
    let mut now = Moment(1_000);
    let mut said = Vec::new();
    for word in moves.split_whitespace() {
        let (shift, name) = (word == "S", word.trim_end_matches('\''));
        let button = match name {
            "L" | "S" => Some(MouseButton::Left),
            "R" => Some(MouseButton::Right),
            "M" => Some(MouseButton::Middle),
            _ => None,
        };
        let input = match (button, name) {
            (Some(button), _) if word.ends_with('\'') => PointerInput::Release(button),
            (Some(button), _) => PointerInput::Press { button, shift },
            (None, "T") if word.ends_with('\'') => PointerInput::TouchEnd,
            (None, "T") => PointerInput::TouchStart,
            (None, "X") => PointerInput::Cancel,
            (None, "-") => PointerInput::Move(None),
            (None, time) if time.starts_with('+') => {
                now.0 += time[1..].parse::<u64>().expect("a time in ms");
                PointerInput::Timeout
            }
            (None, cell) => {
                PointerInput::Move(Some(Pos::new(0, u16::from(cell.as_bytes()[0] - b'a'))))
            }
        };
        said.extend(pointer.feed(input, now).map(describe));
    }
    (pointer, said.join(", "))
}

fn describe(gesture: Gesture) -> String {
    let at = |pos: Option<Pos>| pos.map_or('-', |pos| char::from(b'a' + pos.col as u8));
    match gesture {
        Gesture::Click(pos) => format!("open {}", at(pos)),
        Gesture::Mark(pos) => format!("mark {}", at(pos)),
        Gesture::MarkEnd => "marked".to_owned(),
        Gesture::Chord(pos) => format!("chord {}", at(pos)),
    }
}

#[track_caller]
fn check(config: InputConfig, table: &[(&str, &str, &str)]) {
    for (case, moves, expected) in table {
        let (_, said) = play(config, moves);
        assert_eq!(said, *expected, "{case}: {moves}");
    }
}

#[test]
fn one_button_at_a_time() {
    check(
        PLAIN,
        &[
            ("the release opens, not the press", "a L", ""),
            ("a click", "a L L'", "open a"),
            ("the release acts where it happens", "a L b c L'", "open c"),
            ("a drag back to its cell is one click", "a L b a L'", "open a"),
            ("a drag begun outside acts inside", "- L a L'", "open a"),
            ("released outside it opens nothing", "a L - L'", "open -"),
            ("the right press marks at once", "a R", "mark a"),
            ("its release does nothing more", "a R R'", "mark a, marked"),
            ("nor where it has been dragged", "a R b R'", "mark a, marked"),
            ("each right press marks", "a R R' R R'", "mark a, marked, mark a, marked"),
            ("a right press outside", "- R R'", "mark -, marked"),
            ("a release without its press", "a L'", ""),
            ("released twice acts once", "a L L' L'", "open a"),
            ("a right release without its press", "a R'", ""),
            ("two clicks are two clicks", "a L L' L L'", "open a, open a"),
        ],
    );
}

#[test]
fn both_buttons_chord_once_at_the_first_release() {
    check(
        PLAIN,
        &[
            ("left, right, left up", "a L R L'", "chord a"),
            ("left, right, right up", "a L R R'", "chord a"),
            ("the second release does nothing", "a L R L' R'", "chord a"),
            ("nor the other way round", "a L R R' L'", "chord a"),
            ("a right press that begins a chord does not mark", "a L R", ""),
            ("right first has marked already", "a R L L'", "mark a, chord a"),
            ("right first, right up first", "a R L R' L'", "mark a, chord a"),
            ("the chord is where the release is", "a L R b L' R'", "chord b"),
            ("a chord let go outside", "a L R - L' R'", "chord -"),
            ("a 1.5 click", "a R b L L' R'", "mark a, chord b"),
            (
                "chord after chord with right kept down",
                "a R b L L' c L L' R'",
                "mark a, chord b, chord c",
            ),
            ("chord after chord with left kept down", "a L R R' b R R' L'", "chord a, chord b"),
            ("after a chord a click is a click", "a L R L' R' b L L'", "chord a, open b"),
            ("after a chord a right press marks", "a L R L' R' b R", "chord a, mark b"),
        ],
    );
}

#[test]
fn the_middle_button_and_shift_chord_alone() {
    check(
        PLAIN,
        &[
            ("middle", "a M M'", "chord a"),
            ("the middle press does nothing", "a M", ""),
            ("middle, dragged", "a M b M'", "chord b"),
            ("the middle one twice released", "a M M' M'", "chord a"),
            ("middle while left is held, which then goes on", "a L M M' b L'", "chord a, open b"),
            ("and may chord with the right one", "a L M M' R L' R'", "chord a, chord a"),
            ("left let go during the middle press is the chord's", "a L M L' M'", "chord a"),
            ("so is one pressed again then", "a L M L' L M' L'", "chord a"),
            ("Shift and left", "a S L'", "chord a"),
            ("Shift and left, dragged", "a S b L'", "chord b"),
            ("a left click during a middle press is the chord's", "a M L L' M'", "chord a"),
            ("a right press during a middle press does not mark", "a M R R' M'", "chord a"),
        ],
    );
}

#[test]
fn held_buttons_are_forgotten_outside_the_window() {
    check(
        PLAIN,
        &[
            ("a held left button", "a L X a L'", ""),
            ("an armed chord", "a L R X a L' R'", ""),
            ("a held right button", "a R X a R'", "mark a"),
            ("a held middle button", "a M X a M'", ""),
            ("and then all works as before", "a L X b L L'", "open b"),
        ],
    );
}

#[test]
fn held_buttons_press_the_right_cells() {
    let cell = |col| Pos::new(0, col);
    let table = [
        ("nothing held", "a", PressPreview::Nothing),
        ("left", "a L", PressPreview::Cell(cell(0))),
        ("left moves its preview", "a L b", PressPreview::Cell(cell(1))),
        ("left outside", "a L -", PressPreview::Nothing),
        ("left back inside", "a L - b", PressPreview::Cell(cell(1))),
        ("right", "a R", PressPreview::Nothing),
        ("both", "a L R", PressPreview::Block(cell(0))),
        ("both move theirs", "a R L b", PressPreview::Block(cell(1))),
        ("after the first release", "a L R L'", PressPreview::Nothing),
        ("middle", "a M", PressPreview::Block(cell(0))),
        ("Shift and left", "a S", PressPreview::Block(cell(0))),
        ("after leaving the window", "a L X", PressPreview::Nothing),
    ];
    for (case, moves, expected) in table {
        let (pointer, _) = play(PLAIN, moves);
        assert_eq!(pointer.preview(), expected, "{case}: {moves}");
    }
}

#[test]
fn a_left_handed_player_swaps_the_buttons() {
    let config = InputConfig { swapped: true, ..PLAIN };
    check(
        config,
        &[
            ("right opens", "a R R'", "open a"),
            ("left marks", "a L", "mark a"),
            ("both chord all the same", "a L R L' R'", "mark a, chord a"),
            ("Shift belongs to the button that opens", "a S", "mark a"),
        ],
    );
}

#[test]
fn a_long_press_marks() {
    let config = InputConfig { long_press_marks: true, ..PLAIN };
    check(
        config,
        &[
            ("after 400 ms", "a L +400", "mark a"),
            ("and its release does nothing", "a L +400 L'", "mark a"),
            ("not before", "a L +399 L'", "open a"),
            ("sliding starts the time anew", "a L +399 b +399 L'", "open b"),
            ("not outside the board", "a L - +900 L'", "open -"),
            ("not in a chord", "a L R +900 L'", "chord a"),
        ],
    );
    check(PLAIN, &[("only where it is switched on", "a L +900 L'", "open a")]);
    let (pointer, _) = play(config, "a L");
    assert_eq!(pointer.deadline(), Some(Moment(1_400)));
}

#[test]
fn a_tap_opens_and_a_long_press_marks() {
    let table = [
        ("a tap", "a T T'", "open a"),
        ("a long press", "a T +400 T'", "mark a"),
        ("a little less", "a T +399 T'", "open a"),
        ("two taps", "a T T' T T'", "open a, open a"),
        ("a finger that slides", "a T b T'", "open b"),
        ("a finger that is lost", "a T X T'", ""),
    ];
    check(PLAIN, &table);
    // There is no other button that it could be swapped with.
    let swapped = true;
    check(InputConfig { swapped, ..PLAIN }, &table);
    let (pointer, _) = play(PLAIN, "a T");
    assert_eq!(pointer.deadline(), Some(Moment(1_400)));
}

#[test]
fn a_press_keeps_its_flag_mode_until_the_release() {
    let left_marks = true;
    let config = InputConfig { flag_mode: left_marks, ..PLAIN };
    for (moves, marking, preview) in [
        ("a", false, PressPreview::Nothing),
        ("a L", true, PressPreview::Mark(Pos::new(0, 0))),
        ("a L b", true, PressPreview::Mark(Pos::new(0, 1))),
        ("a T", true, PressPreview::Mark(Pos::new(0, 0))),
        ("a L L'", false, PressPreview::Nothing),
        ("a R", false, PressPreview::Nothing),
        ("a L R", false, PressPreview::Block(Pos::new(0, 0))),
        ("a S", false, PressPreview::Block(Pos::new(0, 0))),
    ] {
        let (pointer, _) = play(config, moves);
        assert_eq!(pointer.is_marking(), marking, "{moves}");
        assert_eq!(pointer.preview(), preview, "{moves}");
    }
    let (mut pointer, _) = play(config, "a L");
    pointer.set_config(PLAIN);
    assert!(pointer.is_marking(), "it is what it was when it began");
    let (mut pointer, _) = play(PLAIN, "a L");
    pointer.set_config(config);
    assert!(!pointer.is_marking() && pointer.is_pressing());
}

#[test]
fn a_double_click_chords_in_styles_that_say_so() {
    let config = InputConfig { double_click_chords: true, no_button_chords: true, ..PLAIN };
    check(
        config,
        &[
            ("two clicks within 300 ms", "a L L' +300 L L'", "open a, chord a"),
            ("not later", "a L L' +301 L L'", "open a, open a"),
            ("not on two cells", "a L L' b L L'", "open a, open b"),
            (
                "three clicks are a double one and a single one",
                "a L L' L L' L L'",
                "open a, chord a, open a",
            ),
            ("both buttons do not chord", "a L R L' R'", "open a"),
            ("the middle button does not", "a M M'", ""),
        ],
    );
}
