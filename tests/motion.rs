//! What moves in the window: it ends as it would be without motion, and nothing waits for it.

use crate::common::prelude::*;
use crate::common::surface::Surface;
use iced::mouse::{self, ScrollDelta};
use iced::window::RedrawRequest;
use iced::{Point, keyboard::Modifiers};
use sapper::config::{ReduceMotion, Theme};
use sapper::platform::SystemPrefs;
use sapper::ui::kit::motion::{FAR, FRAME, GLINT, QUICK};
use sapper::ui::shell::app::Message;

fn window(level: Level) -> TestWindow {
    TestWindow::without_tasks(LaunchOptions::default().level(level).seed(7), 720.0, 640.0)
}

fn large() -> TestWindow {
    let window = window(Level::with_dimensions(60, 60, 500).expect("a level"));
    // A board glides from where it was shown before.
    window.picture();
    window
}

/// From now on nothing moves, as if the desktop asked for it.
fn hold_still(window: &mut TestWindow) {
    let prefs = SystemPrefs { reduced_motion: true, ..SystemPrefs::default() };
    window.send(Message::SystemPrefs(prefs));
}

const fn ms(ms: u64) -> Duration {
    Duration::from_millis(ms)
}

fn asks_for_frame(window: &TestWindow) -> bool {
    window.redraw != RedrawRequest::Wait
}

/// What has just appeared comes in, and is then as it would be without motion. At no time does
/// anything remain of an earlier frame.
fn comes_in(window: &mut TestWindow) {
    let mut surface = Surface::new(1);
    let first = window.present(&mut surface, ms(0));
    let (mut last, mut later) = (first.clone(), 0);
    while asks_for_frame(window) {
        // The time that it takes to draw comes on top of this.
        later += FRAME;
        assert!(later < QUICK + 2 * FRAME, "it ends");
        last = window.present(&mut surface, ms(later));
        assert!(surface.pixels() == last, "something is left after {later} ms");
    }
    assert!(later > 0 && first != last);
    hold_still(window);
    assert!(window.present(&mut surface, ms(later)) == last);
    assert!(!asks_for_frame(window));
}

#[test]
fn menus_dialogs_and_hints_come_in() {
    for command in [Command::Menu, Command::Help, Command::Hint] {
        let mut game = window(Level::Beginner);
        game.key(command);
        comes_in(&mut game);
    }
    // A level of the menu.
    let mut game = window(Level::Beginner);
    game.key(Command::Menu);
    game.draw_frame(ms(0));
    game.draw_frame(ms(QUICK));
    game.click("menu-learn");
    comes_in(&mut game);
}

#[test]
fn a_press_need_not_wait_for_a_dialog() {
    let mut game = window(Level::Beginner);
    game.key(Command::Menu);
    game.draw_frame(ms(0));
    game.click("help");
    assert!(game.sees("close"));
    game.draw_frame(ms(0));
    game.click("close");
    assert!(!game.app.stack().has_dialog());
}

#[test]
fn the_sheet_of_a_result_slides_in_after_the_wave() {
    let mut game = window(Level::Beginner);
    game.win();
    let board = game.board();
    game.wait(1_200);
    assert_eq!(game.phase(), Phase::Won);
    let settled = game.board();
    assert_eq!(settled, board, "the room is kept for it");
    game.draw_frame(ms(0));
    assert_eq!(game.board(), settled, "once");
    comes_in(&mut game);
    assert_eq!(game.board(), settled);
}

#[test]
fn nothing_comes_in_where_motion_is_reduced() {
    let mut game = window(Level::Beginner);
    hold_still(&mut game);
    for command in [Command::Menu, Command::Menu, Command::Hint, Command::Settings] {
        game.key(command);
        game.draw_frame(ms(0));
        assert!(!asks_for_frame(&game), "{command:?}");
    }
}

/// The board moves to its place, frame by frame, and asks for no more.
fn glides(window: &mut TestWindow) {
    let first = window.picture();
    let mut frames = 0;
    let mut next = |window: &TestWindow| {
        let now = window.app.now();
        let next = window.app.play().pane.next_deadline(now)?;
        assert!(next > now && next.since(now) <= FRAME);
        frames += 1;
        Some(next.since(now))
    };
    while let Some(wait) = next(window) {
        window.wait(wait);
        // What takes the time of a player is no part of this.
        window.picture();
    }
    assert!(frames > 0);
    let end = window.picture();
    assert!(first != end);
    hold_still(window);
    assert!(window.picture() == end);
    assert_eq!(window.app.play().pane.next_deadline(window.app.now()), None);
}

#[test]
fn a_board_glides_to_the_cursor() {
    let mut game = large();
    game.key(Command::Down);
    game.picture();
    game.wait(2 * FAR);
    game.key(Command::LastCell);
    glides(&mut game);
}

#[test]
fn a_cursor_in_view_moves_no_board() {
    let mut game = large();
    game.key(Command::Down);
    game.picture();
    game.wait(2 * FAR);
    game.key(Command::Right);
    assert_eq!(game.app.play().pane.next_deadline(game.app.now()), None);
}

#[test]
fn lines_of_the_wheel_and_zooms_glide() {
    let mut game = large();
    game.point_at(Point::new(300.0, 400.0));
    let delta = ScrollDelta::Lines { x: 0.0, y: -1.0 };
    game.mouse(mouse::Event::WheelScrolled { delta });
    game.mouse(mouse::Event::WheelScrolled { delta });
    let offset = game.app.play().pane.offset();
    assert_eq!(offset, Point::new(0.0, 120.0), "each counts at once");
    glides(&mut game);
    let mut game = large();
    game.point_at(Point::new(300.0, 400.0));
    game.hold(Modifiers::CTRL);
    game.mouse(mouse::Event::WheelScrolled { delta: ScrollDelta::Lines { x: 0.0, y: 2.0 } });
    glides(&mut game);
    for command in [Command::ZoomOut, Command::ZoomFit] {
        let mut game = window(Level::Beginner);
        game.picture();
        game.key(Command::ZoomOut);
        game.picture();
        game.wait(2 * FAR);
        if command == Command::ZoomFit {
            game.key(command);
        } else {
            game.key(Command::ZoomOut);
        }
        glides(&mut game);
    }
}

#[test]
fn a_board_that_glides_leaves_nothing_behind() {
    let mut game = window(Level::Beginner);
    let mut surface = Surface::new(1);
    game.present(&mut surface, ms(0));
    for command in [Command::ZoomOut, Command::ZoomIn, Command::ZoomIn, Command::ZoomFit] {
        game.key(command);
        for _ in 0..4 {
            let whole = game.present(&mut surface, ms(0));
            assert!(surface.pixels() == whole, "{command:?}");
            game.wait(FAR / 3);
        }
    }
}

#[test]
fn a_press_is_on_the_cell_that_comes_there() {
    let mut game = large();
    game.key(Command::Down);
    game.picture();
    game.wait(2 * FAR);
    game.key(Command::LastCell);
    game.picture();
    let pos = Pos::new(58, 57);
    game.mark_cell(pos);
    assert_eq!(game.cell(pos), VisibleCell::Flag);
    // The glint on it is over before the board would be there.
    game.wait(GLINT);
    let pressed = game.picture();
    game.wait(2 * FAR);
    assert!(game.picture() == pressed, "it is there with the press");
}

#[test]
fn a_board_stands_still_where_motion_is_reduced() {
    let mut game = large();
    hold_still(&mut game);
    game.picture();
    for command in [Command::Down, Command::LastCell, Command::ZoomIn, Command::FirstCell] {
        game.key(command);
        game.picture();
        assert_eq!(game.app.play().pane.next_deadline(game.app.now()), None, "{command:?}");
    }
    assert_eq!(game.app.settings().reduce_motion, ReduceMotion::Auto);
}

/// The colour of a pixel, from the middle of the board's lower edge down.
fn below_board(window: &TestWindow, down: f32) -> [u8; 4] {
    let board = window.board();
    let (width, _, pixels) = window.picture();
    let (x, y) = (board.center_x() as usize, (board.y + board.height + down) as usize);
    let at = 4 * (y * width as usize + x);
    pixels[at..at + 4].try_into().expect("a pixel")
}

#[test]
fn only_a_glass_board_throws_a_shadow() {
    let shadow = |window: &TestWindow| {
        let [near, far] = [4.0, 12.0].map(|down| below_board(window, down));
        let page = window.app.theme().palette().background.into_rgba8();
        (near != page, near != far)
    };
    for style in Style::ALL {
        let level = style.spec().levels[0];
        let launch = LaunchOptions::default().level(level).style(style).seed(7);
        let mut window = TestWindow::without_tasks(launch, 720.0, 640.0);
        let is_glass = style == Style::Windows7;
        if !window.shows_board() {
            window.press("Escape");
        }
        for theme in [Theme::Light, Theme::Dark] {
            window.change(SettingChange::Theme(theme));
            assert_eq!(shadow(&window), (is_glass, is_glass), "{style} {theme:?}");
        }
        if is_glass {
            window.change(SettingChange::Theme(Theme::HighContrast));
            assert_eq!(shadow(&window), (false, false));
        }
    }
}
