//! What is heard in dialogs: why a key or a number is refused, and the pages of the help.

use crate::common::prelude::*;
use crate::common::reader::Reader;
use crate::common::recordings::hesitant;
use accesskit::{Action, Role};
use sapper::platform::announcement_writer::AnnouncementWriter;
use sapper::ui::features::play::board_fields::BoardField;
use sapper::ui::features::replay::ReplayScreen;
use sapper::ui::features::settings::{self, SubPage};
use sapper::ui::shell::app::OpenedRecording;
use std::sync::mpsc::Receiver;

const KEYS_ARE_AWAITED: &str = "Press the new key or mouse button, or Esc to cancel.";

fn beginner() -> LaunchOptions {
    LaunchOptions::default().level(Level::Beginner).seed(3).lang(Lang::English)
}

fn reader() -> Reader {
    let mut reader = Reader::new(beginner(), 900.0, 760.0);
    reader.heard();
    reader
}

/// A window with `--announce`, and its lines.
fn announcing() -> (TestWindow, Receiver<String>) {
    let (lines, heard) = AnnouncementWriter::channel();
    let launch = LaunchOptions { announce: Some(lines), ..beginner() };
    (TestWindow::new(launch, 900.0, 760.0), heard)
}

fn printed(lines: &Receiver<String>) -> String {
    lines.try_iter().collect::<Vec<_>>().join("\n")
}

/// Everything that a reader says of the node with the focus.
fn focused(reader: &Reader) -> String {
    let node = &reader.nodes[&reader.focus];
    [node.label(), node.value(), node.description()]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join("\n")
}

type Open = fn(&mut TestWindow);

fn open_keys(ui: &mut TestWindow) {
    ui.open_settings(settings::Message::Open(SubPage::Keys));
}

fn paused_recording() -> stack::Message {
    let shown = ReplayScreen::new(hesitant(), "Ada".to_owned());
    stack::Message::RecordingOpened(OpenedRecording::Paused(Box::new(shown)))
}

#[test]
fn a_key_that_is_awaited_or_refused_is_heard_each_time() {
    let mut reader = reader();
    open_keys(&mut reader.ui);
    reader.listen();
    let flag = reader.find(Role::Button, "Flag the cell");
    reader.asks(flag, Action::Click, None);
    reader.asks(flag, Action::Focus, None);
    assert!(focused(&reader).contains(KEYS_ARE_AWAITED), "{}", focused(&reader));
    reader.heard();
    for (key, why) in [
        ("F2", "F2 is already used for “New board”. Press another key."),
        ("F2", "F2 is already used for “New board”. Press another key."),
        ("Tab", "Tab "),
        ("Home", "Home "),
    ] {
        reader.press(key);
        let heard = reader.heard();
        assert!(heard.len() == 1 && heard[0].starts_with(why), "{key}: {heard:?}");
    }
    let (mut ui, lines) = announcing();
    open_keys(&mut ui);
    ui.tab_to("F");
    printed(&lines);
    ui.press("Enter");
    assert!(printed(&lines).contains(KEYS_ARE_AWAITED));
    ui.press("F2");
    assert_eq!(printed(&lines), "F2 is already used for “New board”. Press another key.");
}

#[test]
fn enter_beside_a_wrong_number_says_what_is_wrong() {
    let opens: [(&str, Open, &str, &str); 3] = [
        ("a board", |ui| ui.key(Command::Custom), BoardField::Rows.id(), "999"),
        (
            "a GIF",
            |ui| {
                ui.send(paused_recording());
                ui.key(Command::SaveGif);
            },
            "gif-to",
            "99",
        ),
        ("a cell", |ui| ui.press("Alt+G"), "go-to", "99 99"),
    ];
    for (name, open, field, typed) in opens {
        let mut reader = reader();
        open(&mut reader.ui);
        reader.listen();
        reader.ui.fill(field, typed);
        reader.press("Enter");
        reader.heard();
        reader.press("Enter");
        let heard = reader.heard();
        let error = reader.nodes.values().find(|node| node.invalid().is_some());
        let why = error.and_then(|node| node.description()).expect(name);
        assert_eq!(heard, [why], "{name}");
        let (mut ui, lines) = announcing();
        open(&mut ui);
        ui.fill(field, typed);
        ui.press("Enter");
        assert!(printed(&lines).contains(why), "{name}: while it is typed");
        ui.press("Enter");
        assert_eq!(printed(&lines), why, "{name}");
    }
}

#[test]
fn a_field_says_what_is_in_it_when_it_gets_the_focus() {
    let (mut ui, lines) = announcing();
    ui.send(paused_recording());
    printed(&lines);
    ui.key(Command::SaveGif);
    let heard = printed(&lines);
    assert!(heard.ends_with("From, in seconds: 0.000"), "{heard}");
    // Players know what they type.
    ui.type_text("1");
    assert!(!printed(&lines).contains('1'));
}

#[test]
fn a_page_of_the_help_is_read_out_as_a_whole_and_by_lines() {
    let mut reader = reader();
    reader.press("F1");
    let page = focused(&reader);
    assert!(page.starts_with("How to play") && page.contains("Numbers"), "{page}");
    let lines: Vec<&str> = page.lines().skip(1).collect();
    reader.heard();
    for line in &lines {
        reader.press("Down");
        assert_eq!(reader.heard(), [*line]);
    }
    reader.press("Down");
    assert_eq!(reader.heard(), ["This is the end."]);
    reader.press("Up");
    assert_eq!(reader.heard(), [lines[lines.len() - 2]]);
    // A page too long to be heard as a whole says how it is read.
    reader.press("Right");
    let page = focused(&reader);
    assert!(page.ends_with("The up and down arrow keys read this page line by line."), "{page}");
    reader.heard();
    let mut heard = Vec::new();
    for _ in 0..200 {
        reader.press("Down");
        heard.extend(reader.heard());
    }
    assert!(heard.contains(&"F: Flag the cell".to_owned()), "{heard:?}");
    let shown: Vec<_> =
        reader.all(Role::Label).into_iter().filter_map(|id| reader.nodes[&id].value()).collect();
    for text in shown {
        assert!(heard.iter().any(|line| line.contains(text)), "not read: {text}");
    }
    let (mut ui, lines) = announcing();
    ui.press("F1");
    ui.press("Tab");
    assert!(printed(&lines).contains("Numbers. "));
    ui.press("Right");
    assert!(printed(&lines).contains("line by line"));
}
