//! The workbench heard: the cells with what they hold, the odds, the best move, and what is wrong.

use crate::common::prelude::*;
use crate::common::reader::Reader;
use accesskit::Role;
use sapper::ui::features::workbench;
use sapper::ui::shell::any_screen;

/// A reader at the workbench with this on it.
fn reader(text: &str) -> Reader {
    let mut reader = Reader::new(beginner().lang(Lang::English), 1_000.0, 760.0);
    reader.press("Escape");
    reader.press("F12");
    let pasted = workbench::Message::Pasted(Some(text.to_owned()));
    reader.ui.send_to_screen(any_screen::Message::Workbench(pasted));
    // The cursor comes into sight.
    reader.press("Ctrl+Home");
    reader.press("Ctrl+Home");
    reader.heard();
    reader
}

/// What the cells of the first row are called, without their place.
fn first_row(reader: &Reader) -> Vec<String> {
    let name = |col| reader.name(reader.cell(0, col));
    let what = |name: String| name.split_once(": ").map(|(_, what)| what.to_owned());
    (0..3).filter_map(|col| what(name(col))).collect()
}

#[test]
fn what_to_do_first_is_heard_when_it_opens() {
    let mut reader = Reader::new(beginner().lang(Lang::English), 1_000.0, 760.0);
    reader.press("Escape");
    reader.heard();
    reader.press("F12");
    let first = reader.ui.words("bench-first").to_owned();
    assert!(reader.heard().join("\n").contains(&first));
}

#[test]
fn a_cell_is_called_what_it_holds_and_its_odds() {
    let mut reader = reader("mines 1\n1..\n1FF\n");
    assert_eq!(
        first_row(&reader),
        ["number 1", "covered, at 50% risk", "covered, at 0% risk, safe"]
    );
    reader.press("H");
    assert_eq!(
        first_row(&reader),
        ["number 1, part of the reason", "covered, at 50% risk", "covered, at 0% risk, safe"]
    );
    let flag = reader.name(reader.cell(1, 1));
    assert_eq!(flag, "row 2, column 2: flag, at 50% risk");
    reader.heard();
    reader.press("O");
    assert!(reader.heard().join("\n").contains("Odds"), "that they are hidden is heard");
    // The rings stay.
    assert_eq!(first_row(&reader), ["number 1, part of the reason", "covered", "covered, safe"]);
}

#[test]
fn what_is_drawn_is_heard_with_what_follows_from_it() {
    let mut reader = reader("mines 1\n...\n...\n");
    reader.press("1");
    let heard = reader.heard().join("\n");
    assert!(heard.starts_with("number 1"), "{heard}");
    assert!(heard.contains("safe"), "the best move: {heard}");
    reader.press("H");
    assert!(reader.heard().join("\n").contains("safe"), "it is told again");
    reader.press("Right");
    reader.heard();
    reader.press("F");
    assert!(reader.heard().join("\n").starts_with("flag"));
}

#[test]
fn a_contradiction_and_too_many_flags_are_heard() {
    let mut reader = reader("mines 2\n1F.\nF..\n");
    assert!(
        reader.outline().contains("There are more flags around row 1, column 1 than its 1 allows.")
    );
    reader.press("8");
    assert!(reader.heard().join("\n").contains("Too few covered cells around row 1, column 1."));
    reader.press("Ctrl+Z");
    assert!(reader.heard().join("\n").contains("number 1"), "what Undo brings back");
}

#[test]
fn each_tool_and_field_has_a_name() {
    let reader = reader("mines 1\n1..\n1FF\n");
    for (role, names) in [
        (Role::RadioButton, &["Position", "Board", "Covered", "Flag", "0", "8"][..]),
        (Role::Button, &["Play from here", "Why?", "As a puzzle", "Copy", "2 × 3, 1 mine"][..]),
        (Role::Switch, &["Odds"][..]),
    ] {
        for name in names {
            reader.find(role, name);
        }
    }
}

#[test]
fn a_hint_of_the_game_is_not_heard_on_the_workbench() {
    let mut reader = Reader::new(beginner().seed(3).lang(Lang::English), 1_000.0, 760.0);
    reader.press("Down");
    reader.press("Space");
    reader.heard();
    reader.ui.show_hint();
    reader.listen();
    let hint = reader.heard().join("\n");
    let sentence = hint.lines().last().expect("a hint").to_owned();
    for key in ["F12", "Right", "1", "Delete", "F", "H", "F4", "F8"] {
        reader.press(key);
        let heard = reader.heard().join("\n");
        assert!(!heard.contains(&sentence), "{key}: {heard}");
    }
}
