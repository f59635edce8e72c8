//! The dialog for a board of one's own.

use crate::common::desk::Desk;
use iced::Point;
use sapper::game::{CustomBoard, Level, Phase, Pos};
use sapper::storage::Folders;
use sapper::ui::app::LaunchOptions;
use sapper::ui::dialog::custom_board::{
    Action, CustomBoardDialog, CustomBoardField, FieldProblem, Message,
};
use sapper::ui::theme::size;

fn at_the_dialog() -> Desk {
    let launch =
        LaunchOptions { level: Some(Level::Expert), seed: Some(7), ..LaunchOptions::default() };
    let mut desk = Desk::new(launch, 992.0, 640.0);
    desk.clicks("Custom…");
    desk
}

fn is_open(desk: &Desk) -> bool {
    desk.sees("Custom board")
}

#[test]
fn it_opens_with_the_present_board_and_shows_the_limits() {
    let desk = at_the_dialog();
    for text in ["Rows", "Columns", "Mines", "1–256", "0–479"] {
        assert!(desk.sees(text), "{text}");
    }
}

#[test]
fn nothing_moves_when_something_is_wrong() {
    let mut desk = at_the_dialog();
    let places = |desk: &Desk| ["Rows", "Mines", "Cancel", "Start"].map(|text| desk.bounds(text));
    let before = places(&desk);
    for (typed, said) in
        [("600", "16 × 30 cells have room for at most 479 mines."), ("x", "Enter a whole number.")]
    {
        desk.types("custom-mines", typed);
        let wrong = desk.bounds(said);
        assert_eq!(places(&desk), before, "{said}");
        let two_lines = 2.0 * 1.3 * size::SMALL;
        assert!(wrong.height <= two_lines, "{said} fits into its room");
    }
}

#[test]
fn eighteen_by_thirty_two_with_a_hundred_mines_is_dealt() {
    let mut desk = at_the_dialog();
    desk.types("custom-rows", "18");
    desk.types("custom-cols", "32");
    desk.types("custom-mines", "100");
    desk.clicks("Start");
    assert!(!is_open(&desk));
    let game = desk.app.play().game();
    assert_eq!((game.size().rows(), game.size().cols(), game.mines()), (18, 32, 100));
}

#[test]
fn what_is_wrong_is_said_while_typing_and_start_waits() {
    let mut desk = at_the_dialog();
    for (typed, said) in
        [("600", "16 × 30 cells have room for at most 479 mines."), ("x", "Enter a whole number.")]
    {
        desk.types("custom-mines", typed);
        assert!(desk.sees(said), "{typed}");
        desk.clicks("Start");
        desk.press("Enter");
        assert!(is_open(&desk), "{typed}");
    }
    desk.types("custom-mines", "99");
    desk.types("custom-rows", "257");
    assert!(desk.sees("Enter a number from 1 to 256."));
}

#[test]
fn enter_accepts_and_escape_cancels() {
    let mut desk = at_the_dialog();
    desk.types("custom-rows", "10");
    desk.press("Enter");
    assert_eq!(desk.app.play().game().size().rows(), 10);
    desk.clicks("Custom…");
    desk.types("custom-rows", "12");
    desk.press("Escape");
    assert!(!is_open(&desk));
    assert_eq!(desk.app.play().game().size().rows(), 10);
}

#[test]
fn a_click_beside_it_cancels_and_one_on_it_does_not() {
    let mut desk = at_the_dialog();
    desk.clicks("Custom board");
    assert!(is_open(&desk));
    desk.does(|ui| {
        ui.point_at(Point::new(20.0, 600.0));
        ui.simulate(iced_test::simulator::click());
    });
    assert!(!is_open(&desk));
    assert_eq!(desk.app.play().game().phase(), Phase::Ready, "and no cell was opened by it");
}

#[test]
fn the_steppers_count_up_and_down() {
    let mut desk = at_the_dialog();
    desk.clicks("+");
    desk.clicks("Start");
    assert_eq!(desk.app.play().game().size().rows(), 17, "the first one is the rows'");
}

#[test]
fn the_last_custom_board_is_remembered() {
    let home = tempfile::tempdir().expect("a folder");
    let folders = Folders::at(home.path().join("data"), home.path().join("config"));
    let launch = || LaunchOptions { folders: Some(folders.clone()), ..LaunchOptions::default() };
    let mut desk = Desk::new(launch(), 992.0, 640.0);
    desk.clicks("Custom…");
    desk.types("custom-rows", "5");
    desk.types("custom-cols", "7");
    desk.types("custom-mines", "3");
    desk.clicks("Start");
    drop(desk);
    let desk = Desk::new(launch(), 992.0, 640.0);
    let board = Level::with_dimensions(5, 7, 3).expect("a level");
    assert_eq!(desk.app.play().game().level(), board, "also at the next start");
}

#[test]
fn a_game_on_the_same_size_begins_covered() {
    let mut desk = at_the_dialog();
    desk.press("Escape");
    desk.opens(Pos::new(8, 8));
    desk.marks(Pos::new(0, 0));
    desk.clicks("Custom…");
    desk.types("custom-mines", "50");
    desk.clicks("Start");
    let game = desk.app.play().game();
    assert_eq!((game.phase(), game.remaining()), (Phase::Ready, 50));
}

fn filled(rows: &str, cols: &str, mines: &str) -> CustomBoardDialog {
    let mut dialog = CustomBoardDialog::new(CustomBoard::new(1, 1, 0).expect("a board"), false);
    for (field, typed) in CustomBoardField::ALL.into_iter().zip([rows, cols, mines]) {
        dialog.update(Message::Typed(field, typed.to_owned()));
    }
    dialog
}

#[test]
fn each_problem_belongs_to_its_field() {
    let side = FieldProblem::OutOfRange { min: 1, max: 256 };
    let full = FieldProblem::TooManyMines { rows: 18, cols: 32, max: 575 };
    let cases = [
        (("18", "32", "100"), [None, None, None]),
        (("", "32", "100"), [Some(FieldProblem::Empty), None, None]),
        (("18", " ", "100"), [None, Some(FieldProblem::Empty), None]),
        (("18", "3x", "100"), [None, Some(FieldProblem::NotANumber), None]),
        (("-3", "32", "100"), [Some(FieldProblem::NotANumber), None, None]),
        (("1.5", "32", "100"), [Some(FieldProblem::NotANumber), None, None]),
        (("0", "257", "100"), [Some(side), Some(side), None]),
        (("18", "32", "576"), [None, None, Some(full)]),
        (("18", "32", "99999999999999999999999"), [None, None, Some(full)]),
        (("18", "32", "575"), [None, None, None]),
        ((" 18 ", "32", "0"), [None, None, None]),
    ];
    for ((rows, cols, mines), expected) in cases {
        let dialog = filled(rows, cols, mines);
        let found = CustomBoardField::ALL.map(|field| dialog.problem(field));
        assert_eq!(found, expected, "{rows} × {cols}, {mines}");
        let right = found.iter().all(Option::is_none);
        assert_eq!(dialog.level().is_some(), right, "OK waits: {rows} × {cols}, {mines}");
    }
}

#[test]
fn the_steps_stay_within_the_limits() {
    let mut dialog = filled("256", "1", "255");
    dialog.update(Message::Stepped(CustomBoardField::Rows, 1));
    dialog.update(Message::Stepped(CustomBoardField::Cols, -1));
    dialog.update(Message::Stepped(CustomBoardField::Mines, 1));
    assert_eq!(dialog, filled("256", "1", "255"));
    dialog.update(Message::Stepped(CustomBoardField::Rows, -1));
    dialog.update(Message::Stepped(CustomBoardField::Mines, -1));
    assert_eq!(dialog, filled("255", "1", "254"));
}

#[test]
fn a_step_from_nonsense_begins_at_the_smallest_number() {
    let mut dialog = filled("many", "", "none");
    for field in CustomBoardField::ALL {
        dialog.update(Message::Stepped(field, 1));
    }
    assert_eq!(dialog, filled("1", "1", "0"));
}

#[test]
fn a_wrong_board_is_not_started() {
    assert_eq!(filled("18", "32", "600").update(Message::Accepted), Action::None);
    let started = filled("16", "30", "99").update(Message::Accepted);
    assert_eq!(
        started,
        Action::Start(Level::Expert, false),
        "the measures of a level are that level"
    );
}
