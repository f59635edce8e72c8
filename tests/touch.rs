//! Touch: a game played with one finger.

use crate::common::prelude::*;
use iced::{Point, Size, Vector};
use sapper::game::pointer::{PointerInput, PressPreview};
use sapper::replay::PointerPos;
use sapper::ui::board::cell_grid::BoardEvent;
use sapper::ui::features::play::{self, PlayScreen};

fn open_window(level: Level) -> TestWindow {
    let launch = LaunchOptions::default().level(level).seed(3).lang(Lang::English);
    TestWindow::new(launch, 480.0, 720.0)
}

fn board(ui: &TestWindow) -> Minefield {
    let field = ui.game().field();
    field.expect("the mines are laid").clone()
}

#[test]
fn a_tap_opens_only_when_the_finger_is_lifted() {
    let mut ui = open_window(Level::Beginner);
    let pos = Pos::new(0, 0);
    let at = ui.middle_of(pos);
    ui.touch(1, at);
    assert_eq!(ui.app.play().preview(), PressPreview::Cell(pos));
    assert_eq!(ui.cell(pos), VisibleCell::Covered);
    ui.lift(1, at);
    assert!(matches!(ui.cell(pos), VisibleCell::Open(_)));
    assert_eq!(ui.app.play().preview(), PressPreview::Nothing);
}

#[test]
fn a_lifted_finger_points_at_nothing() {
    let mut ui = open_window(Level::Beginner);
    ui.tap_cell(Pos::new(0, 0));
    // The keyboard's cursor begins where the pointer is, or in the middle.
    ui.press("Down");
    assert_eq!(ui.app.play().pane.cursor, Some(Pos::new(4, 4)));
}

#[test]
fn a_finger_can_slide_to_another_cell_of_a_board_that_fits() {
    let mut ui = open_window(Level::Beginner);
    let (from, to) = (Pos::new(0, 0), Pos::new(5, 5));
    let (start, end) = (ui.middle_of(from), ui.middle_of(to));
    ui.touch(1, start);
    ui.slide(1, end);
    assert_eq!(ui.app.play().preview(), PressPreview::Cell(to));
    ui.lift(1, end);
    assert!(matches!(ui.cell(to), VisibleCell::Open(_)));
}

#[test]
fn two_fingers_open_nothing() {
    let mut ui = open_window(Level::Beginner);
    let (one, other) = (ui.middle_of(Pos::new(0, 0)), ui.middle_of(Pos::new(8, 8)));
    ui.touch(1, one);
    ui.touch(2, other);
    ui.lift(1, one);
    ui.lift(2, other);
    assert_eq!(ui.game().open_cells(), 0);
    ui.tap_at(one);
    assert!(ui.game().open_cells() > 0, "then one does");
}

#[test]
fn a_finger_scrolls_a_large_board() {
    let mut ui = open_window(Level::with_dimensions(100, 100, 900).expect("a level"));
    let (start, end) = (Point::new(240.0, 500.0), Point::new(240.0, 300.0));
    ui.touch(1, start);
    ui.slide(1, start - Vector::new(0.0, 60.0));
    ui.slide(1, end);
    ui.lift(1, end);
    let game = ui.game();
    assert_eq!(game.open_cells(), 0, "nothing was opened");
    assert!(ui.app.play().pane.offset().y > 100.0, "the board has moved");
    let before = ui.app.play().pane.offset();
    ui.touch(1, end);
    ui.slide(1, end + Vector::new(3.0, -2.0));
    ui.lift(1, end + Vector::new(3.0, -2.0));
    let after = ui.app.play().pane.offset();
    assert!((after - before).x.abs() < 8.0);
    assert!(ui.game().open_cells() > 0, "a tap that trembles is a tap");
}

/// A finger on a cell for so long, in a game at this time.
fn holds(play: &mut PlayScreen, pos: Pos, from: u64, long: u64) {
    let says = |input, at| {
        play::Message::Pointer(BoardEvent {
            path: vec![(Moment(at), PointerPos::cell_center(pos))],
            at: Moment(at),
            input: Some(input),
        })
    };
    play.handle(says(PointerInput::TouchStart, from), Moment(from));
    let mut now = Moment(from);
    while let Some(due) = play.next_deadline(now).filter(|due| due.0 <= from + long) {
        now = due;
        play.handle(play::Message::TimerFired, now);
    }
    play.handle(says(PointerInput::TouchEnd, from + long), Moment(from + long));
}

#[test]
fn a_long_press_flags_with_any_settings() {
    let level = Level::Beginner;
    let rules = Style::Windows7.rules();
    let game = sapper::game::Game::new(level, rules, 3, Moment(0));
    let hand = sapper::game::pointer::InputConfig::default();
    let mut play = PlayScreen::new(game, hand, Moment(0));
    let pos = Pos::new(2, 2);
    holds(&mut play, pos, 1_000, 500);
    assert_eq!(play.game().cell(pos), VisibleCell::Flag);
    holds(&mut play, pos, 2_000, 100);
    assert_eq!(play.game().cell(pos), VisibleCell::Flag, "a tap on a flag is safe");
    holds(&mut play, pos, 3_000, 500);
    assert_eq!(play.game().cell(pos), VisibleCell::Question);
    holds(&mut play, Pos::new(8, 8), 4_000, 399);
    assert_eq!(play.game().phase(), Phase::Running);
}

#[test]
fn everything_can_be_done_with_one_finger() {
    let mut ui = open_window(Level::Beginner);
    // The menu, and a switch, a list and a button of the settings behind it.
    let menu = Point::new(480.0 - 16.0 - 14.0, 56.0 + 20.0);
    ui.tap_at(menu);
    ui.tap("settings");
    ui.tap("settings-input");
    ui.tap("settings-single-click");
    assert!(ui.app.settings().single_click_chord);
    ui.tap("replay-leave");
    assert!(!ui.sees("settings-input"));
    // Another level, from the list.
    ui.tap_at(Point::new(60.0, 76.0));
    ui.tap_at(Point::new(60.0, 76.0 + 55.0));
    assert_eq!(ui.game().level(), Level::Intermediate);
    // A game with flags, from the first tap to the last.
    ui.tap_cell(Pos::new(0, 0));
    let field = board(&ui);
    let flag = ui.control("flag-mode").bounds.center();
    ui.tap_at(flag);
    assert!(ui.app.play().flag_mode());
    for pos in field.mine_positions() {
        ui.tap_cell(pos);
        assert_eq!(ui.cell(pos), VisibleCell::Flag);
    }
    ui.tap_at(flag);
    for pos in field.size().positions() {
        let game = ui.game();
        if !field.is_mine(pos) && game.cell(pos) == VisibleCell::Covered && !game.phase().is_over()
        {
            ui.tap_cell(pos);
        }
    }
    assert_eq!(ui.phase(), Phase::Won);
    // And the next one, by the face.
    let middle = Size::new(480.0, 56.0) * 0.5;
    ui.tap_at(Point::new(middle.width, middle.height));
    assert_eq!(ui.phase(), Phase::Ready);
}
