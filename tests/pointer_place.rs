//! A hand may be quicker than the toolkit, which delivers a click and all that follows it at once.
//! A control is pressed where the pointer was when it clicked.

use crate::common::prelude::*;
use iced::Point;
use sapper::config::TextSize;

fn window() -> TestWindow {
    let launch = beginner().seed(7);
    TestWindow::new(launch, 720.0, 640.0)
}

/// Clicks a control and leaves it at once: for a cell, for another control, for the page, and out of
/// the window.
fn ways_to_leave(window: &TestWindow, other: Point) -> [Option<Point>; 4] {
    let cell = window.middle_of(Pos::new(4, 4));
    [Some(cell), Some(other), Some(Point::new(1.0, 320.0)), None]
}

#[test]
fn a_button_is_pressed_that_the_pointer_leaves_at_once() {
    let mut window = window();
    let menu = window.control("menu").bounds.center();
    let other = window.control("new-game").bounds.center();
    for to in ways_to_leave(&window, other) {
        window.click_and_leave(menu, to);
        assert!(window.app.stack().has_dialog(), "the menu opens before the pointer is at {to:?}");
        window.key(Command::Menu);
    }
    window.point_at(menu);
    let cell = Pos::new(4, 4);
    window.click_and_leave(window.middle_of(cell), Some(menu));
    assert!(matches!(window.cell(cell), VisibleCell::Open(_)));
    assert!(!window.app.stack().has_dialog(), "a control it moves to is not pressed");
}

#[test]
fn a_button_of_a_page_and_an_entry_of_an_open_list_are() {
    let mut window = window();
    let away = Some(Point::new(1.0, 1.0));
    window.key(Command::Settings);
    window.click("settings-accessibility");
    let list = window.list("Off");
    window.click_and_leave(list, away);
    window.click_and_leave(Point::new(list.x, list.y + 2.0 * 27.0 + 14.0), away);
    assert_ne!(window.app.settings().dwell, sapper::config::Pace::Off);
    window.click_and_leave(window.bounds("replay-leave").center(), away);
    assert!(window.is_game_in_front());
}

#[test]
fn another_text_size_forgets_where_the_pointer_was() {
    let mut window = TestWindow::new(beginner().seed(7), 1440.0, 1280.0);
    let choose = |window: &mut TestWindow, size| {
        window.change(SettingChange::TextSize(size));
        window.resize(window.size);
    };
    choose(&mut window, TextSize::Percent200);
    let (close, scale) = (window.control("close").bounds.center(), window.app.scale_factor());
    choose(&mut window, TextSize::Percent100);
    window.point_at(Point::new(close.x * scale, close.y * scale));
    choose(&mut window, TextSize::Percent200);
    window.click_here();
    let is_close = |name: &Option<String>| name.as_deref() == Some("Close");
    let closes = window.controls().iter().any(|control| is_close(&control.semantics.name));
    assert!(!closes, "it points at the button of the notice now");
}
