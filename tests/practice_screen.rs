//! The practice screen, in a window.

use crate::common::ui::TestUi;
use sapper::config::PracticeKind;
use sapper::game::{Level, Pos, VisibleCell};
use sapper::practice::{Kind, Task};
use sapper::ui::app::LaunchOptions;
use sapper::ui::screen::learn::practice::PracticeScreen;
use sapper::ui::screen::learn::puzzle_board::{PuzzleBoard, Said};

fn practising() -> TestUi {
    let launch =
        LaunchOptions { level: Some(Level::Beginner), seed: Some(5), ..LaunchOptions::default() };
    let mut ui = TestUi::new(launch, 704.0, 689.0);
    ui.press("F8");
    ui
}

fn practice(ui: &TestUi) -> &PracticeScreen {
    ui.app.stack().practice().expect("the practice is shown")
}

fn puzzle(ui: &TestUi) -> &PuzzleBoard {
    practice(ui).board.as_ref().expect("a position is shown")
}

/// Goes on until the position has this task.
fn look_for(ui: &mut TestUi, task: Task) {
    for _ in 0..60 {
        if puzzle(ui).position().task == task {
            return;
        }
        let show = ui.app.texts().get("practice-show").to_owned();
        ui.taps(&show);
        ui.press("N");
    }
    panic!("no position with the task {task:?}");
}

fn wrong_cell(ui: &TestUi) -> Pos {
    let (game, position) = (puzzle(ui).game(), puzzle(ui).position());
    let is_wrong =
        |pos: &Pos| game.cell(*pos) == VisibleCell::Covered && !position.answers.contains(pos);
    game.size().positions().find(is_wrong).expect("a wrong cell")
}

#[test]
fn a_wrong_answer_is_explained_and_a_right_one_leads_on() {
    let mut ui = practising();
    look_for(&mut ui, Task::Safe);
    assert!(ui.sees("Find a safe cell."));
    let wrong = wrong_cell(&ui);
    ui.taps_on(wrong);
    assert!(matches!(puzzle(&ui).said(), Said::Wrong(_)), "{:?}", puzzle(&ui).said());
    assert!(puzzle(&ui).game().is_covered(wrong));
    let answer = puzzle(&ui).position().answers[0];
    ui.taps_on(answer);
    assert!(matches!(puzzle(&ui).said(), Said::Right(_)));
    assert!(ui.sees("Right!"));
    // A press that may belong to the answer does not lead on.
    let before = puzzle(&ui).position().clone();
    ui.taps_on(answer);
    assert_eq!(*puzzle(&ui).position(), before);
    ui.waits(500);
    ui.taps_on(answer);
    assert_ne!(*puzzle(&ui).position(), before);
    assert_eq!(*puzzle(&ui).said(), Said::Task);
}

#[test]
fn the_keyboard_alone_solves_a_position() {
    let mut ui = practising();
    look_for(&mut ui, Task::Mines);
    for mine in puzzle(&ui).position().answers.clone() {
        // The first key shows the cursor.
        ui.presses("Ctrl+Home", 2);
        ui.presses("Down", mine.row.into());
        ui.presses("Right", mine.col.into());
        assert_eq!(puzzle(&ui).cursor, Some(mine));
        ui.press("F");
    }
    assert!(puzzle(&ui).attempt().is_over() && puzzle(&ui).attempt().mistakes() == 0);
    let before = puzzle(&ui).position().clone();
    ui.press("Space");
    assert_ne!(*puzzle(&ui).position(), before);
    assert!(puzzle(&ui).cursor.is_some(), "the cursor stays");
}

#[test]
fn a_hint_marks_the_numbers_and_then_the_answer() {
    let mut ui = practising();
    ui.press("H");
    assert_eq!(*puzzle(&ui).said(), Said::FirstHint);
    assert!(!puzzle(&ui).attempt().is_over());
    ui.press("H");
    assert_eq!(*puzzle(&ui).said(), Said::Answer);
    assert!(puzzle(&ui).attempt().is_over());
    ui.press("Enter");
    assert_eq!(*puzzle(&ui).said(), Said::Task);
}

#[test]
fn a_click_where_flags_are_asked_for_says_so() {
    let mut ui = practising();
    look_for(&mut ui, Task::Mines);
    let answer = puzzle(&ui).position().answers[0];
    ui.taps_on(answer);
    assert_eq!(*puzzle(&ui).said(), Said::Beside);
    assert_eq!(puzzle(&ui).attempt().mistakes(), 0);
}

#[test]
fn another_kind_or_size_brings_other_positions_and_is_remembered() {
    let mut ui = practising();
    ui.say(sapper::ui::app::Message::Learn(sapper::ui::screen::learn::Message::Practice(
        sapper::ui::screen::learn::practice::Message::Kind(PracticeKind::Odds),
    )));
    assert_eq!(puzzle(&ui).position().kind, Kind::Odds);
    assert_eq!(ui.app.settings().practice_kind, PracticeKind::Odds);
    assert!(ui.sees("Nothing is certain: open the safest cell."));
}

#[test]
fn the_same_key_and_escape_lead_back_to_the_game() {
    let mut ui = practising();
    ui.press("F8");
    assert!(ui.app.stack().is_game_in_front());
    ui.press("F8");
    ui.press("Tab");
    ui.press("Escape");
    assert!(ui.app.stack().practice().is_some(), "the first leaves the control");
    ui.press("Escape");
    assert!(ui.app.stack().is_game_in_front());
}

#[test]
fn a_game_waits_while_its_player_practises() {
    let launch = LaunchOptions { level: Some(Level::Beginner), ..LaunchOptions::default() };
    let mut ui = TestUi::new(launch, 704.0, 689.0);
    ui.taps_on(Pos::new(4, 4));
    let game = ui.app.play().game().clone();
    ui.press("F8");
    let answer = puzzle(&ui).position().answers[0];
    ui.taps_on(answer);
    ui.press("H");
    ui.press("Escape");
    assert_eq!(ui.app.play().game().open_cells(), game.open_cells());
    assert!(!ui.app.play().assistant.was_used);
}
