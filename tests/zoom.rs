//! Zooming and scrolling boards of any size by wheel, keys and bars.

use crate::common::prelude::*;
use iced::Point;
use iced::keyboard::Modifiers;
use iced::mouse::{self, Button, ScrollDelta};
use sapper::config::CellSize;
use sapper::ui::shell::app::{Message, WindowEvent};

fn open_window(level: Level, width: f32, height: f32) -> TestWindow {
    let launch = LaunchOptions::default().level(level).seed(7);
    TestWindow::without_tasks(launch, width, height)
}

fn huge() -> TestWindow {
    let level = Level::with_dimensions(256, 256, 9_000).expect("a level");
    open_window(level, 800.0, 700.0)
}

fn turn_wheel(window: &mut TestWindow, at: Point, held: Modifiers, delta: ScrollDelta) {
    window.hold(held);
    window.point_at(at);
    window.mouse(mouse::Event::WheelScrolled { delta });
    window.hold(Modifiers::empty());
}

const fn lines(lines: f32) -> ScrollDelta {
    ScrollDelta::Lines { x: 0.0, y: lines }
}

fn side(window: &TestWindow) -> f32 {
    window.board_layout().cell_size
}

fn chosen(window: &TestWindow, level: Level) -> Option<CellSize> {
    window.app.settings().cell_size(level)
}

fn is_near(one: Point, other: Point) -> bool {
    (one.x - other.x).abs() <= 1.0 && (one.y - other.y).abs() <= 1.0
}

// Zooming

#[test]
fn cells_fit_the_window_until_zoomed_and_after_ctrl_0() {
    let mut window = open_window(Level::Intermediate, 700.0, 700.0);
    let fitting = side(&window);
    assert_eq!(chosen(&window, Level::Intermediate), None);
    window.key(Command::ZoomIn);
    assert!(side(&window) > fitting);
    for _ in 0..3 {
        window.key(Command::ZoomOut);
    }
    assert!(side(&window) < fitting);
    window.key(Command::ZoomFit);
    assert_eq!(side(&window), fitting);
    assert_eq!(chosen(&window, Level::Intermediate), None);
}

#[test]
fn plus_equals_and_minus_zoom_with_or_without_shift() {
    let mut window = open_window(Level::Beginner, 500.0, 600.0);
    let before = side(&window);
    for key in ["Ctrl++", "Ctrl+="] {
        window.press(key);
        assert!(side(&window) > before, "{key}");
        window.press("Ctrl+-");
        window.press("Ctrl+0");
        assert_eq!(side(&window), before, "{key}");
    }
}

#[test]
fn cells_go_from_12_to_144_pixels_and_no_further() {
    let mut window = open_window(Level::Beginner, 500.0, 600.0);
    for _ in 0..30 {
        window.key(Command::ZoomOut);
    }
    assert_eq!(side(&window), 12.0);
    for _ in 0..30 {
        window.key(Command::ZoomIn);
    }
    assert_eq!(side(&window), 144.0);
}

#[test]
fn each_level_remembers_its_cell_size_across_restarts() {
    let home = tempfile::tempdir().expect("a folder");
    let folders = Folders::at(home.path().join("data"), home.path().join("config"));
    let launch = || LaunchOptions::default().folders(folders.clone());
    let mut window = TestWindow::without_tasks(launch(), 800.0, 700.0);
    let fitting = side(&window);
    window.key(Command::ZoomOut);
    let smaller = side(&window);
    assert!(smaller < fitting);
    window.click("level-expert");
    assert_eq!(chosen(&window, Level::Expert), None);
    window.key(Command::ZoomIn);
    let expert = side(&window);
    window.click("level-beginner");
    assert_eq!(side(&window), smaller);
    drop(window);
    let (settings, notices) = Settings::load(Some(&folders));
    assert!(notices.is_empty());
    assert_eq!(settings.get().cell_size(Level::Expert).map(CellSize::pixels), Some(expert));
    let window = TestWindow::without_tasks(launch(), 800.0, 700.0);
    assert_eq!(side(&window), smaller);
}

#[test]
fn all_custom_boards_share_one_cell_size() {
    let mut window =
        open_window(Level::with_dimensions(30, 30, 90).expect("a level"), 800.0, 700.0);
    window.key(Command::ZoomIn);
    let other = Level::with_dimensions(40, 50, 90).expect("a level");
    assert_eq!(chosen(&window, other).map(CellSize::pixels), Some(side(&window)));
    assert_eq!(chosen(&window, Level::Beginner), None);
}

#[test]
fn ctrl_and_wheel_zoom_around_the_cell_under_the_pointer() {
    let mut window = huge();
    // Far from the ends of the board.
    for _ in 0..20 {
        turn_wheel(&mut window, Point::new(400.0, 400.0), Modifiers::empty(), lines(-1.0));
        turn_wheel(&mut window, Point::new(400.0, 400.0), Modifiers::SHIFT, lines(-1.0));
    }
    let pos = Pos::new(90, 95);
    let at = window.middle_of(pos);
    for turn in [1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0] {
        let before = side(&window);
        turn_wheel(&mut window, at, Modifiers::CTRL, lines(turn));
        assert_eq!(side(&window) > before, turn > 0.0);
        let now = window.middle_of(pos);
        assert!(is_near(now, at), "{now:?} is not {at:?} at {}", side(&window));
    }
    window.mouse_on(pos, &[(Button::Right, true), (Button::Right, false)]);
    assert_eq!(window.cell(pos), VisibleCell::Flag);
}

#[test]
fn a_touch_pad_zooms_in_steps() {
    let mut window = open_window(Level::Expert, 1000.0, 700.0);
    let (before, at) = (side(&window), window.middle_of(Pos::new(3, 3)));
    let little = ScrollDelta::Pixels { x: 0.0, y: 15.0 };
    turn_wheel(&mut window, at, Modifiers::CTRL, little);
    assert_eq!(side(&window), before);
    window.hold(Modifiers::CTRL);
    for delta in [little; 3] {
        window.mouse(mouse::Event::WheelScrolled { delta });
    }
    assert!(side(&window) > before);
}

#[test]
fn zooming_does_not_affect_the_game_or_its_rank() {
    let mut window = open_window(Level::Beginner, 500.0, 600.0);
    window.open_cell(Pos::new(4, 4));
    let before = window.game().clone();
    window.key(Command::ZoomIn);
    window.key(Command::ZoomOut);
    let game = window.game();
    for pos in game.size().positions() {
        assert_eq!(game.cell(pos), before.cell(pos));
    }
    assert!(game.clock().is_running());
}

// Scrolling

#[test]
fn the_wheel_scrolls_down_and_with_shift_sideways() {
    let mut window = huge();
    let at = Point::new(400.0, 400.0);
    turn_wheel(&mut window, at, Modifiers::empty(), lines(-2.0));
    let offset = window.app.play().pane.offset();
    assert!(offset.y > 0.0 && offset.x == 0.0, "{offset:?}");
    turn_wheel(&mut window, at, Modifiers::SHIFT, lines(-1.0));
    assert!(window.app.play().pane.offset().x > 0.0);
    for _ in 0..3 {
        turn_wheel(&mut window, at, Modifiers::empty(), lines(1.0));
        turn_wheel(&mut window, at, Modifiers::SHIFT, lines(1.0));
    }
    assert_eq!(window.app.play().pane.offset(), Point::ORIGIN);
}

#[test]
fn a_board_that_fits_is_not_scrolled() {
    let mut window = open_window(Level::Expert, 1000.0, 700.0);
    turn_wheel(&mut window, Point::new(400.0, 400.0), Modifiers::empty(), lines(-5.0));
    assert_eq!(window.app.play().pane.offset(), Point::ORIGIN);
}

#[test]
fn a_cell_far_down_is_opened_after_scrolling_to_it() {
    let mut window = huge();
    for _ in 0..200 {
        turn_wheel(&mut window, Point::new(400.0, 400.0), Modifiers::empty(), lines(-3.0));
    }
    let last = Pos::new(255, 3);
    assert!(window.middle_of(last).y < 700.0);
    window.open_cell(last);
    assert!(matches!(window.cell(last), VisibleCell::Open(_)));
}

#[test]
fn scroll_bars_reach_the_ends_and_cover_no_cell() {
    let mut window = huge();
    let (fit, bounds) = (window.board_layout(), window.middle_of(Pos::new(0, 0)));
    let half = fit.cell_size / 2.0;
    let corner = Point::new(bounds.x - half, bounds.y - half);
    let bar = Point::new(corner.x + fit.visible_size().width + 7.0, corner.y + 4.0);
    let end = Point::new(bar.x, corner.y + 5_000.0);
    window.point_at(bar);
    window.mouse(mouse::Event::ButtonPressed(Button::Left));
    window.point_at(end);
    window.mouse(mouse::Event::ButtonReleased(Button::Left));
    let offset = window.app.play().pane.offset();
    assert!((offset.y - (fit.board_size().height - fit.visible_size().height)).abs() < 1.0);
    assert_eq!(window.app.play().tally().left, 0, "a drag of a bar is no click");
    // Beside the thumb it jumps there.
    let middle = Point::new(bar.x, corner.y + fit.visible_size().height / 2.0);
    window.click_at(middle);
    let half = (fit.board_size().height - fit.visible_size().height) / 2.0;
    assert!((window.app.play().pane.offset().y - half).abs() < fit.cell_size * 4.0);
}

#[test]
fn a_click_beside_the_board_hits_no_hidden_cell() {
    let mut window = huge();
    let fit = window.board_layout();
    // Below the visible part, where the next row would be.
    let corner = window.middle_of(Pos::new(0, 0));
    let below = Point::new(corner.x, corner.y + fit.visible_size().height + fit.cell_size);
    window.point_at(below);
    window.mouse(mouse::Event::ButtonPressed(Button::Right));
    window.mouse(mouse::Event::ButtonReleased(Button::Right));
    let game = window.game();
    assert!(game.size().positions().all(|pos| game.cell(pos) == VisibleCell::Covered));
}

#[test]
fn the_middle_button_chords_and_does_not_scroll() {
    let mut window = huge();
    window.open_cell(Pos::new(2, 2));
    let offset = window.app.play().pane.offset();
    let far = window.middle_of(Pos::new(20, 20));
    window.mouse_on(Pos::new(2, 2), &[(Button::Middle, true)]);
    window.point_at(far);
    assert_eq!(window.app.play().pane.offset(), offset);
}

// The keyboard's cursor

fn cursor_is_in_sight(window: &TestWindow) -> bool {
    let cursor = window.app.play().pane.cursor.expect("a cursor");
    window.board_layout().is_fully_visible(cursor, window.app.play().pane.offset())
}

#[test]
fn the_cursor_always_stays_visible() {
    let mut window = huge();
    window.press("Down");
    for key in
        ["Ctrl+End", "Ctrl+Home", "End", "PageDown", "PageDown", "Down", "Down", "Home", "Up"]
    {
        window.press(key);
        assert!(cursor_is_in_sight(&window), "{key}");
    }
}

#[test]
fn the_cursor_stays_visible_when_cells_grow_and_the_window_shrinks() {
    let mut window = huge();
    window.press("Down");
    window.press("Ctrl+End");
    window.press("PageUp");
    for _ in 0..12 {
        window.key(Command::ZoomIn);
        assert!(cursor_is_in_sight(&window), "at {}", side(&window));
    }
    for (width, height) in [(500.0, 400.0), (360.0, 320.0), (1200.0, 900.0)] {
        window.send(Message::Window(WindowEvent::Resized(iced::Size::new(width, height))));
        assert!(cursor_is_in_sight(&window), "in {width} × {height}");
    }
    for _ in 0..16 {
        window.key(Command::ZoomOut);
        assert!(cursor_is_in_sight(&window), "at {}", side(&window));
    }
    window.key(Command::ZoomFit);
    assert!(cursor_is_in_sight(&window));
}

#[test]
fn an_action_key_scrolls_back_to_a_hidden_cursor() {
    let mut window = huge();
    window.press("Down");
    window.press("Ctrl+Home");
    for _ in 0..20 {
        turn_wheel(&mut window, Point::new(400.0, 400.0), Modifiers::empty(), lines(-3.0));
    }
    assert!(!cursor_is_in_sight(&window));
    window.key(Command::Flag);
    assert!(cursor_is_in_sight(&window));
    assert_eq!(window.cell(Pos::new(0, 0)), VisibleCell::Flag);
}
