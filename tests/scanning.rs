//! Playing with one switch, a key or a click: a ring goes over rows, cells and controls by itself.

use crate::common::prelude::*;
use crate::common::reader::Reader;
use accesskit::Role;
use iced::{Point, mouse};
use sapper::config::{Pace, PracticeKind};
use sapper::game::pointer::scanner::{ScanEffect, Scanned, Scanner};
use std::collections::BTreeSet;

const MS: u64 = 700;
const NOW: Moment = Moment(0);

/// Three rows of three cells, with a mine in the last corner.
fn game() -> Game {
    let level = Level::with_dimensions(3, 3, 1).expect("a level");
    let field = Minefield::new(BoardSize::new(3, 3).expect("a board"), [8]);
    Game::with_board(level, Rules::WINDOWS_7, field, NOW)
}

fn on_board(game: &Game) -> Scanner {
    let mut scanner = Scanner::default();
    scanner.keep(Some(MS), NOW);
    scanner.after_controls(Some(game));
    scanner
}

fn step(scanner: &mut Scanner, game: &Game) -> ScanEffect {
    scanner.step(Some(game), MS, NOW)
}

fn press(scanner: &mut Scanner, game: &Game) -> Option<ScanEffect> {
    scanner.press(game, MS, NOW)
}

#[test]
fn rows_lead_to_cells_and_cells_to_deeds() {
    let game = game();
    let mut scanner = on_board(&game);
    assert_eq!(scanner.shown(), Some(Scanned::Row(0)));
    assert_eq!(step(&mut scanner, &game), ScanEffect::Show(Scanned::Row(1)));
    let first = Pos::new(1, 0);
    assert_eq!(press(&mut scanner, &game), Some(ScanEffect::Show(Scanned::Cell(first))));
    let second = Pos::new(1, 1);
    assert_eq!(step(&mut scanner, &game), ScanEffect::Show(Scanned::Cell(second)));
    assert_eq!(press(&mut scanner, &game), Some(ScanEffect::Show(Scanned::Open(second))));
    assert_eq!(step(&mut scanner, &game), ScanEffect::Show(Scanned::Flag(second)));
    assert_eq!(press(&mut scanner, &game), Some(ScanEffect::Flag(second)));
    assert_eq!(scanner.shown(), Some(Scanned::Row(1)), "the next press goes on from there");
}

#[test]
fn without_a_press_the_ring_goes_back_up_after_two_rounds() {
    let game = game();
    let mut scanner = on_board(&game);
    press(&mut scanner, &game);
    let shown: Vec<_> = (0..6).map(|_| step(&mut scanner, &game)).collect();
    assert_eq!(shown[2], ScanEffect::Show(Scanned::Cell(Pos::new(0, 0))), "the second round");
    assert_eq!(shown[5], ScanEffect::Show(Scanned::Row(0)));
    press(&mut scanner, &game);
    press(&mut scanner, &game);
    let shown: Vec<_> = (0..4).map(|_| step(&mut scanner, &game)).collect();
    assert_eq!(shown[3], ScanEffect::Show(Scanned::Row(0)));
}

#[test]
fn the_controls_follow_the_last_row_and_the_board_follows_them() {
    let game = game();
    let mut scanner = on_board(&game);
    step(&mut scanner, &game);
    step(&mut scanner, &game);
    assert_eq!(step(&mut scanner, &game), ScanEffect::NextControl);
    assert_eq!(press(&mut scanner, &game), None, "the control hears the switch itself");
    assert_eq!(step(&mut scanner, &game), ScanEffect::NextControl);
    assert_eq!(scanner.after_controls(Some(&game)), ScanEffect::Show(Scanned::Row(0)));
    assert_eq!(scanner.step(None, MS, NOW), ScanEffect::NextControl, "a dialog covers the board");
}

#[test]
fn only_cells_with_something_to_do_are_scanned() {
    let mut game = game();
    game.apply(Action::Mark(Pos::new(2, 2)), NOW);
    game.apply(Action::Open(Pos::new(1, 1)), NOW);
    let mut scanner = on_board(&game);
    press(&mut scanner, &game);
    let mut cells = BTreeSet::new();
    while let ScanEffect::Show(Scanned::Cell(pos)) = step(&mut scanner, &game) {
        cells.insert(pos);
    }
    assert!(cells.iter().all(|pos| game.cell(*pos) == VisibleCell::Covered) && !cells.is_empty());
    let mut scanner = on_board(&game);
    step(&mut scanner, &game);
    press(&mut scanner, &game);
    // The number's one mine is flagged: opening it chords.
    let shown = step(&mut scanner, &game);
    assert_eq!(shown, ScanEffect::Show(Scanned::Cell(Pos::new(1, 1))));
}

#[test]
fn nothing_is_scanned_when_the_game_is_over_or_the_setting_is_off() {
    let mut game = game();
    game.apply(Action::Open(Pos::new(0, 0)), NOW);
    assert_eq!(game.phase(), Phase::Won);
    let mut scanner = Scanner::default();
    assert_eq!(scanner.after_controls(Some(&game)), ScanEffect::NextControl);
    scanner.keep(None, NOW);
    assert_eq!(scanner.next_at(), None, "nothing wakes the app");
}

fn window() -> TestWindow {
    let mut window = TestWindow::new(beginner().seed(7), 720.0, 640.0);
    window.change(SettingChange::Scanning(Pace::Ms700));
    window
}

fn scanned(window: &TestWindow) -> Option<Scanned> {
    window.app.play().pane.scanned.get()
}

/// Waits until the ring is around this.
fn wait_for(window: &mut TestWindow, wanted: Scanned) {
    for _ in 0..60 {
        if scanned(window) == Some(wanted) {
            return;
        }
        window.wait(MS);
    }
    panic!("the ring never comes to {wanted:?}");
}

#[test]
fn one_key_opens_and_flags() {
    let mut window = window();
    let pos = Pos::new(2, 3);
    for (deed, is_done) in [
        (Scanned::Open(pos), (|cell| matches!(cell, VisibleCell::Open(_))) as fn(_) -> bool),
        (Scanned::Flag(Pos::new(0, 0)), |cell| cell == VisibleCell::Flag),
    ] {
        let (Scanned::Open(pos) | Scanned::Flag(pos)) = deed else { unreachable!() };
        if window.cell(pos) != VisibleCell::Covered {
            continue;
        }
        wait_for(&mut window, Scanned::Row(pos.row));
        window.press("Space");
        wait_for(&mut window, Scanned::Cell(pos));
        window.press("Space");
        wait_for(&mut window, deed);
        window.press("Space");
        assert!(is_done(window.cell(pos)), "{deed:?}");
    }
}

#[test]
fn the_ring_is_drawn_and_comes_round_to_the_controls_and_back() {
    let mut window = window();
    wait_for(&mut window, Scanned::Row(0));
    let first = window.picture();
    window.wait(MS);
    assert_eq!(scanned(&window), Some(Scanned::Row(1)));
    assert!(first != window.picture());
    let mut focused = BTreeSet::new();
    for _ in 0..40 {
        window.wait(MS);
        focused.extend(window.focus());
    }
    assert!(focused.len() > 2, "{focused:?}");
    wait_for(&mut window, Scanned::Row(0));
    assert_eq!(window.focus(), None);
}

#[test]
fn a_click_is_a_switch_where_the_pointer_was_not_moved() {
    let mut window = window();
    let pos = Pos::new(8, 8);
    window.point_at(window.middle_of(pos));
    wait_for(&mut window, Scanned::Row(1));
    let press = mouse::Event::ButtonPressed(mouse::Button::Left);
    let release = mouse::Event::ButtonReleased(mouse::Button::Left);
    window.mouse(press);
    window.mouse(release);
    assert_eq!(scanned(&window), Some(Scanned::Cell(Pos::new(1, 0))));
    assert!(window.game().is_untouched(), "nothing is opened below the pointer");
    // Somebody else takes the mouse.
    window.point_at(Point::new(30.0, 30.0));
    window.point_at(window.middle_of(pos));
    window.point_at(window.middle_of(Pos::new(4, 4)));
    window.mouse(press);
    window.mouse(release);
    assert!(!window.game().is_untouched());
}

#[test]
fn the_switch_works_in_a_dialog() {
    let mut window = window();
    window.key(Command::Menu);
    let mut focused = BTreeSet::new();
    for _ in 0..12 {
        window.wait(MS);
        focused.extend(window.focus());
    }
    assert!(focused.len() > 5, "{focused:?}");
    assert_eq!(scanned(&window), None);
}

#[test]
fn an_open_list_is_scanned_and_a_key_or_a_click_chooses() {
    let mut window = window();
    window.key(Command::Practice);
    // Each time elsewhere: a pointer that was not moved is a switch.
    let opened_by = |window: &mut TestWindow, value: &str, beside: f32| {
        let list = window.list(value);
        window.point_at(Point::new(10.0, 10.0));
        window.click_at(Point::new(list.x + beside, list.y));
        window.wait(MS);
        window.draw_frame(Duration::ZERO);
    };
    opened_by(&mut window, "All kinds", 0.0);
    assert_eq!(window.app.settings().practice_kind, PracticeKind::Mixed, "nothing is chosen yet");
    window.press("Space");
    assert_eq!(window.app.settings().practice_kind, PracticeKind::Missed, "the next one");
    opened_by(&mut window, "From my games", 20.0);
    window.wait(MS);
    window.draw_frame(Duration::ZERO);
    window.click_here();
    let pair = PracticeKind::Pair;
    assert_eq!(window.app.settings().practice_kind, pair, "the second after that");
}

#[test]
fn a_press_on_a_closed_list_chooses_the_next_entry() {
    let mut reader = Reader::of(window());
    reader.press("F8");
    let list = reader.find(Role::ComboBox, "Type of reasoning");
    reader.asks(list, accesskit::Action::Focus, None);
    reader.press("Space");
    assert_eq!(reader.ui.app.settings().practice_kind, PracticeKind::Missed);
}
