//! What a screen reader tells of where it is: the start of a board, a screen that opens, a position
//! of a recording, and why a cell has a ring.

use crate::common::prelude::*;
use crate::common::reader::Reader;
use crate::common::recordings::{hesitant, won};
use crate::daily_screen::{self, Home};
use accesskit::{Action, Role};
use sapper::game::DailyLevel;
use sapper::platform::FileChoice;
use sapper::ui::features::replay::ReplayScreen;
use sapper::ui::shell::app::Message;

fn beginner() -> LaunchOptions {
    LaunchOptions::default().level(Level::Beginner).seed(3).lang(Lang::English)
}

/// Opens a recording that stands still.
fn watch(reader: &mut Reader) {
    let shown = ReplayScreen::new(hesitant(), "Ada".to_owned());
    reader.ui.watch_paused(shown);
    reader.listen();
}

#[test]
fn a_daily_board_tells_its_start_which_has_the_cursor() {
    let home = Home::new();
    let mut reader = Reader::of(home.open_window());
    reader.press("F9");
    reader.heard();
    let first = daily_screen::board(DailyLevel::Beginner).first;
    let day = reader.ui.app.texts().day(daily_screen::today());
    reader.click(Role::Button, &format!("Play: Beginner, {day}"));
    let heard = reader.heard().join("\n");
    let place = format!("row {}, column {}", first.row + 1, first.col + 1);
    assert!(heard.contains("Daily board for "), "{heard}");
    assert!(heard.contains(&format!("Start at {place}: it is safe.")), "{heard}");
    assert_eq!(reader.name(reader.focus), format!("{place}: covered, start here"));
    // The first key opens it, and loses nothing.
    reader.press("Space");
    assert!(!reader.ui.app.play().is_over());
    assert!(!reader.outline().contains("start here"));
    // A board that is tried again begins there, too.
    let elsewhere = reader.cell(0, 0);
    reader.asks(elsewhere, Action::Focus, None);
    reader.press("R");
    reader.click(Role::Button, "Give up");
    assert_eq!(reader.name(reader.focus), format!("{place}: covered, start here"));
}

#[test]
fn without_a_screen_reader_a_daily_board_has_no_cursor() {
    let home = Home::new();
    let mut ui = home.open_window();
    daily_screen::play(&mut ui, "Play", "Beginner");
    assert_eq!(ui.app.play().pane.cursor, None);
}

#[test]
fn a_lost_daily_board_says_what_it_counts() {
    let home = Home::new();
    let mut ui = home.open_window();
    daily_screen::play(&mut ui, "Play", "Beginner");
    ui.tap_cell(daily_screen::board(DailyLevel::Beginner).first);
    let mut reader = Reader::of(ui);
    reader.heard();
    let mine = reader.ui.mine();
    let cell = reader.cell(mine.row.into(), mine.col.into());
    reader.asks(cell, Action::Click, None);
    let heard = reader.heard().join("\n");
    assert!(heard.contains("mine. Lost after"), "{heard}");
    assert!(heard.contains(": counted."), "{heard}");
}

#[test]
fn a_screen_says_its_name_and_first_fact_and_has_the_focus() {
    let (home, games) = (fast_folder(), fast_folder());
    for (name, tenths) in [("a", 20), ("b", 10)] {
        let game = won(name, tenths, "2024-01-02 10:00:00");
        fs::write(games.path().join(format!("{name}.rawvf")), game).expect("a recording");
    }
    let mut reader = Reader::new(beginner().files_in(&home), 900.0, 760.0);
    reader.press("Escape");
    reader.heard();
    let dropped = FileChoice::File(games.path().to_owned());
    reader.ui.send(stack::Message::RecordingChosen(dropped));
    reader.listen();
    let heard = reader.heard().join("\n");
    // The heading has had the focus, and so has said the name of the screen.
    assert_eq!(heard, "2 recordings");
    assert_eq!(reader.nodes[&reader.focus].role(), Role::Row);
    for (key, name, fact) in [
        ("F7", "Lessons", "0 of 16 lessons complete"),
        ("F4", "Records", "Beginner: Your games: 0 · won: 0"),
        ("F9", "Daily board", ""),
    ] {
        reader.press(key);
        let heard = reader.heard().join("\n");
        // A heading with the focus says it.
        let is_named = reader.name(reader.focus) == name || heard.contains(name);
        assert!(is_named && heard.contains(fact), "{key}: {heard}");
        let role = reader.nodes[&reader.focus].role();
        assert!([Role::Heading, Role::RadioButton].contains(&role), "{key}: {role:?}");
    }
    reader.press("Left");
    let day = reader.name(reader.focus);
    assert!(day.ends_with(": not played"), "the chosen day has the focus: {day}");
}

#[test]
fn a_recording_tells_each_step_and_has_its_marks_in_a_list() {
    let mut reader = Reader::new(beginner(), 900.0, 720.0);
    reader.heard();
    watch(&mut reader);
    let heard = reader.heard().join("\n");
    assert!(heard.contains("A recording\n0.000 of 1.800 s"), "{heard}");
    let slider = reader.find(Role::Slider, "Time");
    assert_eq!(reader.nodes[&slider].value(), Some("0.000 of 1.800 s"));
    reader.asks(slider, Action::Focus, None);
    reader.heard();
    reader.press("Right");
    reader.press("Right");
    let heard = reader.heard().join("\n");
    assert!(heard.contains("of 1.800 s: row 1, column 1: opened"), "{heard}");
    assert_eq!(reader.focus, slider, "the arrow keys leave it there");
    let marks = reader.find(Role::List, "Marks");
    let marks = reader.below(marks, Role::ListItem);
    assert!(!marks.is_empty(), "{}", reader.outline());
    let name = reader.name(marks[0]);
    reader.asks(marks[0], Action::Click, None);
    let replay = reader.ui.screen::<ReplayScreen>();
    assert_eq!(replay.playback.position().0, replay.review.marks()[0].event, "{name}");
    let heard = reader.heard().join("\n");
    assert!(heard.contains("of 1.800 s"), "where it leads is told: {heard}");
    reader.press("Space");
    assert_eq!(reader.heard(), ["Playing"]);
}

#[test]
fn a_recording_that_plays_tells_its_time_at_most_twice_a_second() {
    for needs_descriptions in [false, true] {
        let mut ui = TestWindow::new(beginner(), 900.0, 720.0);
        ui.send(Message::Frame);
        let mut reader = Reader::through(ui, needs_descriptions);
        watch(&mut reader);
        reader.press("Space");
        let (mut values, frames) = (Vec::new(), 60);
        for _ in 0..frames {
            reader.ui.wait(16);
            reader.ui.send(Message::Frame);
            reader.listen();
            let node = reader.node(Role::Slider, "Time");
            let told = [node.value(), node.description()].map(|it| it.map(str::to_owned));
            let told = (told, node.numeric_value());
            if values.last() != Some(&told) {
                values.push(told);
            }
        }
        assert!((2..=3).contains(&values.len()), "in a second: {values:?}");
        reader.press("Space");
        let at = reader.ui.screen::<ReplayScreen>().playback.time();
        let told = reader.node(Role::Slider, "Time").numeric_value();
        assert_eq!(told, Some(f64::from(at) / 1_000.0), "where it stands is told exactly");
    }
}

#[test]
fn a_recording_that_takes_no_time_is_told_once() {
    let text = "RawVF_Version: Rev6\nPlayer: A\nWidth: 3\nHeight: 1\nMines: 1\nBoard:\n00*\n\
                Events:\n0.000 lc 1 1 (8 8)\n0.000 lr 1 1 (8 8)\n";
    let mut reader = Reader::new(beginner(), 900.0, 720.0);
    reader.heard();
    let shown = ReplayScreen::new(read_recording(text.as_bytes()).expect("a game"), String::new());
    reader.ui.watch(shown);
    reader.listen();
    let at_end = "0.000 of 0.000 s: row 1, column 1: opened 2 cells";
    assert_eq!(reader.heard(), [format!("A recording\n{at_end}")]);
    reader.ui.wait(100);
    reader.ui.send(Message::Frame);
    reader.listen();
    assert!(reader.heard().is_empty());
}

#[test]
fn the_board_of_a_recording_is_read_as_it_stands() {
    let mut reader = Reader::new(beginner(), 900.0, 720.0);
    watch(&mut reader);
    reader.press("Right");
    reader.press("Right");
    // The first question shows a cursor.
    reader.press("Alt+W");
    assert_eq!(reader.nodes[&reader.focus].role(), Role::GridCell);
    reader.press("Alt+N");
    let place = reader.name(reader.focus);
    assert_eq!(place, "row 1, column 2: number 1");
    reader.heard();
    for (key, told) in [
        ("Alt+W", "row 1, column 2: number 1"),
        ("Alt+A", "covered: right; empty: left"),
        ("Alt+L", "number 1: 0 flags, 1 covered"),
    ] {
        reader.press(key);
        assert_eq!(reader.heard(), [told], "{key}");
    }
    // The arrow keys still go through the events.
    reader.press("Left");
    reader.press("Left");
    reader.heard();
    assert_eq!(reader.name(reader.focus), "row 1, column 2: covered");
    reader.press("Alt+O");
    assert_eq!(reader.heard(), ["Nothing was opened."]);
}

#[test]
fn cells_say_why_they_have_a_ring() {
    let mut ui = TestWindow::new(beginner(), 900.0, 720.0);
    ui.paste_board("..*.....");
    ui.tap_cell(Pos::new(0, 0));
    ui.show_hint();
    let mut reader = Reader::of(ui);
    let outline = reader.outline();
    assert!(outline.contains("number 1, part of the reason"), "{outline}");
    assert!(outline.contains("covered, safe"), "{outline}");
    let number = reader.cell(0, 1);
    reader.asks(number, Action::Focus, None);
    reader.heard();
    reader.press("Alt+W");
    assert_eq!(reader.heard(), ["row 1, column 2: number 1, part of the reason"]);
}

#[test]
fn switches_and_the_cursor_in_a_pause_are_told() {
    let mut reader = Reader::new(beginner(), 900.0, 720.0);
    reader.press("Down");
    reader.press("Space");
    reader.heard();
    reader.press("N");
    assert!(reader.heard().concat().contains("No guessing: on"));
    reader.press("O");
    assert!(reader.heard().concat().contains("Odds: on"));
    reader.press("P");
    reader.heard();
    reader.press("Left");
    assert_eq!(reader.heard(), ["row 5, column 4: hidden while paused"]);
}

#[test]
fn levels_say_which_is_chosen() {
    let reader = Reader::new(beginner(), 900.0, 720.0);
    let is_on = |level| reader.node(Role::RadioButton, level).toggled();
    assert_eq!(is_on("Beginner"), Some(accesskit::Toggled::True));
    assert_eq!(is_on("Expert"), Some(accesskit::Toggled::False));
}
