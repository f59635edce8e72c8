//! The commands of a console game: how they are written and read.

use super::terminal::{session, setup};
use crate::common::prelude::*;
use sapper::cli::console::{self, TerminalFeatures};
use std::io::BufReader;

/// What a game prints after these commands.
fn play(commands: &str) -> String {
    session(setup(4), format!("1\n{commands}\n0\n0\n").as_bytes())
}

#[test]
fn a_command_is_a_number_letter_or_word_with_an_optional_cell() {
    for line in ["O 3 4", "open 3,4", "1 3 4", "  o\t3 , 4 \r", "ｏ　３，４"] {
        assert_eq!(play(line), play("o 3 4"), "{line}");
    }
    for line in ["m 3 4", "2 +3 04", "flag 3 4"] {
        assert_eq!(play(line), play("f 3 4"), "{line}");
    }
    assert_eq!(play("o 3 4\nchord 3 4"), play("o 3 4\nc 3 4"));
    assert_eq!(play("f 3 4\nunmark 3 4"), play("f 3 4\nu 3 4"));
    assert_eq!(play("1\n3 4"), play("1\n3,4"));
    assert_eq!(play("h"), play("hint"));
    assert_eq!(play("?"), play("help"));
    for line in ["q", "quit", "exit"] {
        assert_eq!(play(&format!("{line}\n1")), play("0\n1"), "{line}");
    }
    assert_eq!(play(" "), play(""));
}

#[test]
fn the_help_names_the_keys_as_the_keyboard_does() {
    let german = Texts::new(Lang::German);
    let key = format!("  {:<10}{}", german.get("key-enter"), german.get("console-help-look"));
    let mut out = Vec::new();
    console::run(setup(4), &german, &b"1\n?\n0\n0\n"[..], &mut out).unwrap();
    let out = String::from_utf8(out).unwrap();
    assert!(key.contains("Eingabe") && out.contains(&key), "{out}");
}

#[test]
fn every_error_has_its_message() {
    for (sentence, lines) in [
        ("Unknown command. Enter ? for help.", &["3 4", "\u{1b}[A"][..]),
        ("Nothing can follow that command.", &["h 3 4"]),
        (
            "Enter a cell as two whole numbers",
            &["o 3", "o 3 4 5", "o a b", "o 3.5 4", "o - +", "o 0x3 4", "o ٣ 4"],
        ),
        (
            "There is no such cell. Rows go from 1 to 9 and columns from 1 to 9.",
            &["o 0 1", "o 10 1", "o 1 10", "o -1 1", "o 1 99999999999999999999"],
        ),
    ] {
        for line in lines {
            let printed = play(line);
            assert_eq!(printed.matches(sentence).count(), 1, "{line}: {printed}");
        }
    }
    assert!(!play("o 9 9").contains("no such cell"));
}

#[test]
fn lines_may_arrive_in_parts_and_the_last_without_a_line_end() {
    let typed = "1\no 3 4\n\nf ９、９\n0\n0";
    let mut out = Vec::new();
    let input = BufReader::with_capacity(3, typed.as_bytes());
    console::run(setup(4), &Texts::new(Lang::English), input, &mut out).unwrap();
    assert_eq!(String::from_utf8(out).unwrap(), session(setup(4), typed.as_bytes()));
    assert_eq!(play("o 3 4\n\nf 9 9"), session(setup(4), typed.as_bytes()));
}

#[test]
fn only_very_long_lines_are_rejected() {
    assert!(play(&"1".repeat(400)).contains("Unknown command."));
    assert!(play(&"1".repeat(401)).contains("could not be read"));
}

#[test]
fn colours_need_a_capable_terminal_and_no_refusal() {
    let colours = |terminal, term, no_color| TerminalFeatures::of(terminal, term, no_color).colours;
    assert!(colours(true, Some("xterm"), None));
    assert!(colours(true, Some("xterm"), Some("")), "an empty NO_COLOR does not count");
    assert!(!colours(true, Some("xterm"), Some("1")));
    assert!(!colours(true, Some("dumb"), None));
    assert!(!colours(true, None, None));
    assert!(!colours(false, Some("xterm"), None));
}

#[test]
fn terminals_without_colours_are_cleared_too() {
    let features = TerminalFeatures::of(true, Some("xterm"), Some("1"));
    assert!(features.clears && !features.colours);
    assert_eq!(TerminalFeatures::of(false, Some("xterm"), None), TerminalFeatures::default());
}
