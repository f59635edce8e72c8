//! A pointer that rests clicks: on cells, on buttons and in open lists, and only once in a place.

use crate::common::prelude::*;
use iced::window::RedrawRequest;
use iced::{Point, mouse};
use sapper::config::Pace;
use sapper::game::pointer::dwell::Dwell;
use sapper::ui::features::records::RecordsScreen;

const MS: u64 = 1_000;

#[test]
fn it_clicks_once_where_it_rests() {
    let mut dwell = Dwell::default();
    assert_eq!(dwell.due(MS), None, "nothing is known of the pointer");
    dwell.move_to((10.0, 10.0), Moment(0));
    assert_eq!(dwell.due(MS), Some(Moment(1_000)));
    dwell.move_to((14.0, 13.0), Moment(600));
    assert!(dwell.is_due(MS, Moment(1_000)), "it may tremble");
    dwell.spend();
    dwell.move_to((12.0, 12.0), Moment(5_000));
    assert_eq!(dwell.due(MS), None, "it has clicked here");
    dwell.move_to((60.0, 10.0), Moment(6_000));
    assert!(!dwell.is_due(MS, Moment(6_999)) && dwell.is_due(MS, Moment(7_000)));
    dwell.leave();
    assert_eq!(dwell.due(MS), None);
}

fn window(pace: Pace) -> TestWindow {
    let mut window = TestWindow::new(beginner().seed(7), 720.0, 640.0);
    window.change(SettingChange::Dwell(pace));
    window
}

/// Rests where the pointer is.
fn rest(window: &mut TestWindow, ms: u64) {
    window.wait(ms);
    window.draw_frame(Duration::ZERO);
}

#[test]
fn a_resting_pointer_opens_a_cell_as_a_click_does() {
    let mut window = window(Pace::Ms700);
    let pos = Pos::new(4, 4);
    let is_open = |window: &TestWindow| matches!(window.cell(pos), VisibleCell::Open(_));
    window.point_at(window.middle_of(pos));
    assert!(matches!(window.redraw, RedrawRequest::At(_)), "one redraw, no frames until then");
    rest(&mut window, 600);
    assert!(!is_open(&window));
    rest(&mut window, 100);
    assert!(is_open(&window));
    let counters = |window: &TestWindow| window.app.play().tally().clicks();
    let once = counters(&window);
    rest(&mut window, 5_000);
    assert_eq!(counters(&window), once, "once");
}

#[test]
fn it_marks_in_flag_mode_and_presses_buttons() {
    let mut window = window(Pace::Ms700);
    window.key(Command::FlagMode);
    let pos = Pos::new(0, 0);
    window.point_at(window.middle_of(pos));
    rest(&mut window, 700);
    assert_eq!(window.cell(pos), VisibleCell::Flag);
    window.key(Command::Settings);
    window.point_at(window.bounds("replay-leave").center());
    rest(&mut window, 700);
    assert!(window.is_game_in_front());
}

#[test]
fn it_chooses_from_an_open_list() {
    let mut window = window(Pace::Ms700);
    window.key(Command::Records);
    let list = window.list("Glass");
    window.point_at(list);
    rest(&mut window, 700);
    let second = Point::new(list.x, list.y + 2.0 * 27.0 + 14.0);
    window.point_at(second);
    window.draw_frame(Duration::ZERO);
    rest(&mut window, 700);
    let records = window.screen::<RecordsScreen>();
    assert_ne!(records.selection.style, Some(Style::Windows7));
}

#[test]
fn a_press_of_ones_own_is_not_doubled_and_without_the_setting_nothing_waits() {
    let mut window = window(Pace::Ms700);
    let pos = Pos::new(4, 4);
    window.point_at(window.middle_of(pos));
    window.mouse(mouse::Event::ButtonPressed(mouse::Button::Right));
    window.mouse(mouse::Event::ButtonReleased(mouse::Button::Right));
    rest(&mut window, 700);
    assert_eq!(window.cell(pos), VisibleCell::Flag);
    window.change(SettingChange::Dwell(Pace::Off));
    window.point_at(window.middle_of(Pos::new(0, 0)));
    assert!(!matches!(window.redraw, RedrawRequest::At(_)));
    rest(&mut window, 9_000);
    assert_eq!(window.cell(Pos::new(0, 0)), VisibleCell::Covered);
}
