//! Changes of the window during a game: resizing, full screen, another monitor or theme never
//! change the game.

use crate::common::prelude::*;
use iced::Size;
use iced::mouse::Button;
use sapper::config::{ColorVision, Theme};
use sapper::game::pointer::PressPreview;
use sapper::platform::SystemPrefs;
use sapper::storage::worker::{LatestFiles, StorageUpdate};
use sapper::ui::shell::app::{Message, WindowEvent};

/// What can happen to a window, by its name.
fn events() -> Vec<(&'static str, Vec<Message>)> {
    let resized = |width, height| Message::Window(WindowEvent::Resized(Size::new(width, height)));
    // By another window: the dialog would end a press.
    let change = |change: SettingChange| {
        let mut latest = LatestFiles { job: u64::MAX, ..LatestFiles::default() };
        change.apply(&mut latest.settings);
        let latest = Some(Box::new(latest));
        vec![Message::StorageUpdated(StorageUpdate { latest, notices: Vec::new() })]
    };
    vec![
        ("made smaller", vec![resized(420.0, 400.0)]),
        ("made as small as can be", vec![resized(360.0, 320.0)]),
        ("made smaller than that by force", vec![resized(120.0, 90.0), resized(400.0, 380.0)]),
        ("maximised and back", vec![resized(1920.0, 1050.0), resized(640.0, 560.0)]),
        ("tiled", vec![resized(960.0, 1080.0)]),
        ("filling a screen of 4K", vec![resized(3840.0, 2160.0)]),
        (
            "moved to a finer monitor",
            vec![
                Message::Window(WindowEvent::ScaleChanged(1.5)),
                resized(426.0, 373.0),
                Message::Window(WindowEvent::MonitorSize(Some(Size::new(2560.0, 1440.0)))),
            ],
        ),
        (
            "moved there and back",
            vec![
                Message::Window(WindowEvent::ScaleChanged(2.0)),
                Message::Window(WindowEvent::ScaleChanged(1.0)),
            ],
        ),
        ("minimised by nothing but a lost focus", vec![Message::Window(WindowEvent::Unfocused)]),
        ("dark", change(SettingChange::Theme(Theme::Dark))),
        (
            "dark because the desktop is",
            vec![Message::SystemPrefs(SystemPrefs {
                dark: true,
                reduced_motion: true,
                ..SystemPrefs::default()
            })],
        ),
        ("in other colours", change(SettingChange::ColorVision(ColorVision::HighContrast))),
        ("in high contrast", change(SettingChange::Theme(Theme::HighContrast))),
    ]
}

fn playing_window() -> TestWindow {
    let mut window = TestWindow::without_tasks(beginner().seed(7), 640.0, 560.0);
    window.open_cell(Pos::new(4, 4));
    window
}

fn apply(window: &mut TestWindow, messages: Vec<Message>) {
    for message in messages {
        if let Message::Window(WindowEvent::Resized(size)) = message {
            window.size = size;
        }
        window.send(message);
    }
}

fn board(window: &TestWindow) -> Vec<VisibleCell> {
    let game = window.game();
    game.size().positions().map(|pos| game.cell(pos)).collect()
}

fn a_covered_safe_cell(window: &TestWindow) -> Pos {
    let (game, field) = (window.game(), window.field());
    game.size()
        .positions()
        .find(|&pos| !field.is_mine(pos) && game.cell(pos) == VisibleCell::Covered)
        .expect("there is one")
}

#[test]
fn changes_of_the_window_do_not_change_the_game() {
    for (event, messages) in events() {
        let mut window = playing_window();
        let mine = window.mine();
        window.mark_cell(mine);
        let (before, tally) = (board(&window), window.app.play().tally());
        apply(&mut window, messages);
        assert_eq!(board(&window), before, "{event}");
        assert_eq!(window.phase(), Phase::Running, "{event}");
        assert_eq!(window.app.play().tally(), tally, "{event}");
    }
}

#[test]
fn after_a_change_the_next_click_hits_the_cell_under_the_pointer() {
    for (event, messages) in events() {
        let mut window = playing_window();
        let pos = a_covered_safe_cell(&window);
        apply(&mut window, messages);
        window.open_cell(pos);
        let seen = window.cell(pos);
        assert!(matches!(seen, VisibleCell::Open(_)), "{event}: {seen:?}");
    }
}

#[test]
fn a_held_press_ends_on_the_cell_then_under_the_pointer() {
    for (event, messages) in events() {
        let mut window = playing_window();
        let pos = a_covered_safe_cell(&window);
        window.mouse_on(pos, &[(Button::Left, true)]);
        assert_eq!(window.app.play().preview(), PressPreview::Cell(pos));
        let before = board(&window);
        apply(&mut window, messages);
        assert_eq!(board(&window), before, "{event}: a press does nothing yet");
        window.mouse_on(pos, &[(Button::Left, false)]);
        let seen = window.cell(pos);
        assert!(matches!(seen, VisibleCell::Open(_)), "{event}: {seen:?}");
        assert_eq!(window.app.play().preview(), PressPreview::Nothing, "{event}");
    }
}

#[test]
fn a_held_press_follows_the_cell_under_the_pointer_when_cells_grow() {
    let mut window = playing_window();
    let pos = a_covered_safe_cell(&window);
    window.mouse_on(pos, &[(Button::Left, true)]);
    let at = window.middle_of(pos);
    window.key(Command::ZoomIn);
    window.key(Command::ZoomIn);
    window.point_at(at);
    if let PressPreview::Cell(now) = window.app.play().preview() {
        let middle = window.middle_of(now);
        let half = window.board_layout().cell_size / 2.0;
        assert!((middle.x - at.x).abs() <= half && (middle.y - at.y).abs() <= half);
    }
}

#[test]
fn losing_the_pointer_cancels_a_press() {
    let mut window = playing_window();
    let pos = a_covered_safe_cell(&window);
    window.mouse_on(pos, &[(Button::Left, true)]);
    window.mouse(iced::mouse::Event::CursorLeft);
    assert_eq!(window.app.play().preview(), PressPreview::Nothing);
    window.mouse_on(pos, &[(Button::Left, false)]);
    assert_eq!(window.cell(pos), VisibleCell::Covered);
}

#[test]
fn the_full_screen_key_works_everywhere_and_keeps_the_game() {
    let mut window = playing_window();
    let before = board(&window);
    window.key(Command::FullScreen);
    window.key(Command::Settings);
    window.key(Command::FullScreen);
    assert!(window.sees("settings"), "the dialog stays");
    window.press("Escape");
    assert_eq!(board(&window), before);
}
