//! Notices: how long they stay, and what they never cover.

use crate::common::prelude::*;
use iced::{Rectangle, Size};

const WINDOWS: [(f32, f32); 4] = [(704.0, 689.0), (360.0, 320.0), (360.0, 640.0), (1_280.0, 720.0)];

fn window(home: &TempDir, width: f32, height: f32) -> TestWindow {
    let launch = beginner().seed(7).files_in(home);
    TestWindow::new(launch, width, height)
}

fn home() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// A window over settings that are not all understood.
fn window_with_trouble(home: &TempDir) -> TestWindow {
    fs::write(home.path().join("settings.toml"), "version = 1\nquestion_marks = \"loud\"\n")
        .expect("a broken file");
    window(home, 704.0, 689.0)
}

/// A window that has just answered that there is no board to copy yet, and that answer.
fn window_with_answer(home: &TempDir) -> (TestWindow, String) {
    let mut ui = window(home, 704.0, 689.0);
    ui.press("Escape");
    ui.press("Ctrl+C");
    let answer = text(&ui, "board-none");
    (ui, answer)
}

fn text(ui: &TestWindow, key: &str) -> String {
    ui.word(key)
}

/// Lets time pass as the app's own timer does: it wakes only when something is due.
fn time_passes(ui: &mut TestWindow, seconds: u64) {
    let end = ui.app.now().0 + 1_000 * seconds;
    while let Some(due) = ui.app.stack().next_deadline(ui.app.now()).filter(|due| due.0 < end) {
        ui.wait(due.0.saturating_sub(ui.app.now().0) + 1);
    }
    ui.wait(end.saturating_sub(ui.app.now().0));
}

fn lose(ui: &mut TestWindow) {
    ui.press("Escape");
    ui.tap_cell(Pos::new(4, 4));
    let field = ui.field();
    ui.tap_cell(field.mine_positions().next().expect("a mine"));
    assert_eq!(ui.phase(), Phase::Lost);
    ui.wait(2_000);
    ui.wait(2_000);
}

#[test]
fn an_answer_stays_long_enough_for_a_slow_reader() {
    let home = home();
    let (mut ui, answer) = window_with_answer(&home);
    time_passes(&mut ui, 5);
    assert!(ui.sees(&answer));
    time_passes(&mut ui, 10);
    assert!(!ui.sees(&answer));
}

#[test]
fn an_answer_about_the_last_game_leaves_when_a_new_one_begins() {
    let home = home();
    let (mut ui, answer) = window_with_answer(&home);
    assert!(ui.sees(&answer));
    ui.press("F2");
    assert!(!ui.sees(&answer));
}

#[test]
fn an_answer_stays_with_the_screen_that_it_is_about() {
    let home = home();
    let (mut ui, answer) = window_with_answer(&home);
    ui.press("F4");
    assert!(!ui.sees(&answer), "another screen has come");
    ui.press("Escape");
    assert!(!ui.sees(&answer), "it does not come back");
}

#[test]
fn an_answer_takes_the_place_of_the_one_before_and_has_its_own_time() {
    let home = home();
    let (mut ui, answer) = window_with_answer(&home);
    time_passes(&mut ui, 5);
    let before = ui.texts();
    ui.send(stack::Message::Pasted(None));
    assert!(!ui.sees(&answer) && !ui.sees("and 1 more"), "{:?}", ui.texts());
    assert_ne!(ui.texts(), before);
    let second = ui.texts();
    time_passes(&mut ui, 5);
    assert_eq!(ui.texts(), second);
    time_passes(&mut ui, 60);
    assert_ne!(ui.texts(), second);
}

#[test]
fn reading_time_passes_only_while_the_text_is_visible() {
    let home = home();
    let mut ui = window(&home, 704.0, 689.0);
    ui.press("Escape");
    ui.press("Ctrl+C");
    ui.press("F1");
    time_passes(&mut ui, 60);
    ui.press("Escape");
    let answer = text(&ui, "board-none");
    assert!(ui.sees(&answer));
    time_passes(&mut ui, 60);
    assert!(!ui.sees(&answer));
}

#[test]
fn notices_about_files_stay_until_closed() {
    let home = home();
    let mut ui = window_with_trouble(&home);
    let trouble = |ui: &mut TestWindow| ui.mentions("settings.toml");
    assert!(trouble(&mut ui), "{:?}", ui.texts());
    time_passes(&mut ui, 600);
    assert!(trouble(&mut ui));
    ui.press("Escape");
    assert!(!trouble(&mut ui));
}

#[test]
fn an_answer_takes_the_words_of_a_result_and_leaves_its_buttons() {
    for (width, height) in WINDOWS {
        let home = home();
        let mut ui = window(&home, width, height);
        lose(&mut ui);
        let (headline, buttons) = (text(&ui, "result-lost"), ui.texts_at("play-again"));
        let retry: Vec<Rectangle> = ui.controls().iter().map(|it| it.bounds).collect();
        ui.press("Ctrl+C");
        let answer = text(&ui, "board-copied");
        assert!(ui.sees(&answer), "{width} × {height}: {:?}", ui.texts());
        // It takes the place of the words.
        assert!(!ui.sees(&headline), "{width} × {height}");
        assert_eq!(ui.texts_at("play-again"), buttons, "{width} × {height}");
        let notice = ui.bounds(&answer);
        assert!(notice.is_within(&Rectangle::with_size(Size::new(width, height))));
        let board = ui.board();
        let bars = 100.0;
        let covered = retry.iter().filter(|it| !it.is_within(&board) && it.y > bars);
        assert_eq!(covered.filter(|it| it.intersects(&notice)).count(), 0, "{width} × {height}");
        assert!(ui.drawing().overlaps().is_empty(), "{:?}", ui.drawing().overlaps());
        ui.press("Escape");
        assert!(!ui.sees(&answer), "Escape closes the notice first");
        assert!(ui.sees(&headline));
    }
}

#[test]
fn a_notice_makes_way_for_the_result() {
    let home = home();
    let mut ui = window_with_trouble(&home);
    ui.tap_cell(Pos::new(4, 4));
    let field = ui.field();
    if ui.phase() != Phase::Lost {
        ui.tap_cell(field.mine_positions().next().expect("a mine"));
    }
    ui.wait(2_000);
    ui.wait(2_000);
    let lost = text(&ui, "result-lost");
    assert!(ui.sees(&lost), "{:?}", ui.texts());
    assert!(!ui.mentions("settings.toml"), "it waits behind the result");
    ui.press("F2");
    assert!(ui.mentions("settings.toml"));
}
