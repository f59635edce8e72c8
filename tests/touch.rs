//! A game played with one finger on a touch screen, and nothing else.

use crate::common::window::Hands;
use iced::{Point, Size, Vector};
use sapper::config::Lang;
use sapper::game::pointer::{PointerInput, PressPreview};
use sapper::game::{Level, Minefield, Moment, Phase, Pos, Style, VisibleCell};
use sapper::replay::PointerPos;
use sapper::ui::app::LaunchOptions;
use sapper::ui::board::cell_grid::BoardEvent;
use sapper::ui::screen::play::{self, PlayScreen};

fn sits_down(level: Level) -> Hands {
    let launch = LaunchOptions {
        level: Some(level),
        seed: Some(3),
        lang: Some(Lang::English),
        ..LaunchOptions::default()
    };
    Hands::new(launch, 480.0, 720.0)
}

fn board(hands: &Hands) -> Minefield {
    let field = hands.app.play().game().field();
    field.expect("the mines are laid").clone()
}

#[test]
fn a_tap_opens_when_the_finger_is_lifted_and_not_before() {
    let mut hands = sits_down(Level::Beginner);
    let pos = Pos::new(0, 0);
    let at = hands.middle_of(pos);
    hands.touch(1, at);
    assert_eq!(hands.app.play().preview(), PressPreview::Cell(pos));
    assert_eq!(hands.app.play().game().cell(pos), VisibleCell::Covered);
    hands.lift(1, at);
    assert!(matches!(hands.app.play().game().cell(pos), VisibleCell::Open(_)));
    assert_eq!(hands.app.play().preview(), PressPreview::Nothing);
}

#[test]
fn a_finger_that_is_gone_points_at_nothing() {
    let mut hands = sits_down(Level::Beginner);
    hands.taps_on(Pos::new(0, 0));
    // The keyboard's cursor begins where the pointer is, or in the middle.
    hands.press("Down");
    assert_eq!(hands.app.play().cursor(), Some(Pos::new(4, 4)));
}

#[test]
fn a_finger_slides_to_another_cell_on_a_board_that_does_not_scroll() {
    let mut hands = sits_down(Level::Beginner);
    let (from, to) = (Pos::new(0, 0), Pos::new(5, 5));
    let (start, end) = (hands.middle_of(from), hands.middle_of(to));
    hands.touch(1, start);
    hands.slide(1, end);
    assert_eq!(hands.app.play().preview(), PressPreview::Cell(to));
    hands.lift(1, end);
    assert!(matches!(hands.app.play().game().cell(to), VisibleCell::Open(_)));
}

#[test]
fn two_fingers_open_nothing() {
    let mut hands = sits_down(Level::Beginner);
    let (one, other) = (hands.middle_of(Pos::new(0, 0)), hands.middle_of(Pos::new(8, 8)));
    hands.touch(1, one);
    hands.touch(2, other);
    hands.lift(1, one);
    hands.lift(2, other);
    assert_eq!(hands.app.play().game().open_cells(), 0);
    hands.tap(one);
    assert!(hands.app.play().game().open_cells() > 0, "then one does");
}

#[test]
fn a_finger_scrolls_a_board_that_is_larger_than_the_window() {
    let mut hands = sits_down(Level::with_dimensions(100, 100, 900).expect("a level"));
    let (start, end) = (Point::new(240.0, 500.0), Point::new(240.0, 300.0));
    hands.touch(1, start);
    hands.slide(1, start - Vector::new(0.0, 60.0));
    hands.slide(1, end);
    hands.lift(1, end);
    let game = hands.app.play().game();
    assert_eq!(game.open_cells(), 0, "nothing was opened");
    assert!(hands.app.play().offset().y > 100.0, "the board has moved");
    let before = hands.app.play().offset();
    hands.touch(1, end);
    hands.slide(1, end + Vector::new(3.0, -2.0));
    hands.lift(1, end + Vector::new(3.0, -2.0));
    let after = hands.app.play().offset();
    assert!((after - before).x.abs() < 8.0);
    assert!(hands.app.play().game().open_cells() > 0, "a tap that trembles is a tap");
}

/// A finger on a cell for so long, at a game whose time is told.
fn holds(play: &mut PlayScreen, pos: Pos, from: u64, long: u64) {
    let says = |input, at| {
        play::Message::Pointer(BoardEvent {
            path: vec![(Moment(at), PointerPos::cell_center(pos))],
            at: Moment(at),
            input: Some(input),
        })
    };
    play.update(says(PointerInput::TouchStart, from), Moment(from));
    let mut now = Moment(from);
    while let Some(due) = play.next_deadline(now).filter(|due| due.0 <= from + long) {
        now = due;
        play.update(play::Message::TimerFired, now);
    }
    play.update(says(PointerInput::TouchEnd, from + long), Moment(from + long));
}

#[test]
fn a_long_press_flags_whatever_the_settings_say() {
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
fn a_whole_evening_is_spent_with_one_finger() {
    let mut hands = sits_down(Level::Beginner);
    // The menu, and a switch, a list and a button of the settings behind it.
    let menu = Point::new(480.0 - 16.0 - 14.0, 56.0 + 20.0);
    hands.tap(menu);
    hands.taps("Settings");
    hands.taps("Single-click chording");
    assert!(hands.app.settings().single_click_chord);
    hands.taps("Close");
    assert!(!hands.sees("Close"));
    // Another level, from the list.
    hands.tap(Point::new(60.0, 76.0));
    hands.tap(Point::new(60.0, 76.0 + 55.0));
    assert_eq!(hands.app.play().game().level(), Level::Intermediate);
    // A game with flags, from the first tap to the last.
    hands.taps_on(Pos::new(0, 0));
    let field = board(&hands);
    hands.tap(Point::new(30.0, 28.0));
    assert!(hands.app.play().flag_mode());
    for pos in field.mine_positions() {
        hands.taps_on(pos);
        assert_eq!(hands.app.play().game().cell(pos), VisibleCell::Flag);
    }
    hands.tap(Point::new(30.0, 28.0));
    for pos in field.size().positions() {
        let game = hands.app.play().game();
        if !field.is_mine(pos) && game.cell(pos) == VisibleCell::Covered && !game.phase().is_over()
        {
            hands.taps_on(pos);
        }
    }
    assert_eq!(hands.app.play().game().phase(), Phase::Won);
    // And the next one, by the face.
    let middle = Size::new(480.0, 56.0) * 0.5;
    hands.tap(Point::new(middle.width, middle.height));
    assert_eq!(hands.app.play().game().phase(), Phase::Ready);
}
