//! The scroll bar of a long list.

use crate::common::prelude::*;
use crate::common::recordings::entry;
use iced::mouse::{self, Button};
use iced::{Point, Rectangle};
use sapper::replay::library::LibrarySnapshot;
use sapper::ui::features::library;
use sapper::ui::shell::any_screen;
use std::sync::Arc;

const ROWS: usize = 10_000;

fn name(nth: usize) -> String {
    format!("Player {nth:05}")
}

/// A library of so many recordings.
fn library(home: &TempDir, rows: usize) -> TestWindow {
    let mut ui = TestWindow::new(LaunchOptions::default().files_in(home), 1_000.0, 700.0);
    ui.press("F3");
    let entries =
        (0..rows).map(|nth| Arc::new(entry(&name(nth), 1_000 + nth as u64, 100))).collect();
    let snapshot = LibrarySnapshot { entries, ..LibrarySnapshot::default() };
    ui.send_to_screen(any_screen::Message::Library(library::Message::Scanned(snapshot)));
    ui.send_to_screen(any_screen::Message::Library(library::Message::Sort(
        sapper::replay::library::SortColumn::Time,
    )));
    redraws(&mut ui);
    ui
}

/// The window is drawn, and once more if a list was scrolled.
fn redraws(ui: &mut TestWindow) {
    ui.draw_frame(Duration::ZERO);
    ui.draw_frame(Duration::ZERO);
}

fn press(ui: &mut TestWindow, at: Point) {
    ui.point_at(at);
    ui.mouse(mouse::Event::ButtonPressed(Button::Left));
    redraws(ui);
}

fn drag(ui: &mut TestWindow, to: Point) {
    ui.point_at(to);
    redraws(ui);
}

fn release(ui: &mut TestWindow) {
    ui.mouse(mouse::Event::ButtonReleased(Button::Left));
    redraws(ui);
}

/// The numbers of the rows that are in the list.
fn rows(ui: &mut TestWindow) -> Vec<usize> {
    let texts = ui.texts().into_iter();
    let mut rows: Vec<usize> =
        texts.filter_map(|text| text.strip_prefix("Player ")?.parse().ok()).collect();
    rows.sort_unstable();
    rows
}

/// The list, which is the highest of what scrolls.
fn list(ui: &mut TestWindow) -> Rectangle {
    let areas = ui.scrolled().into_iter();
    areas.max_by(|one, other| one.height.total_cmp(&other.height)).expect("a list")
}

#[test]
fn the_thumb_of_a_long_list_can_be_dragged_to_every_row() {
    let home = tempfile::tempdir().expect("a folder");
    let mut ui = library(&home, ROWS);
    let list = list(&mut ui);
    let at = |y: f32| Point::new(list.x + list.width - 5.0, y);
    let (top, bottom) = (list.y, list.y + list.height);
    let first = rows(&mut ui);
    assert!(first.contains(&0) || first.contains(&(ROWS - 1)), "{first:?}");

    // A press on the thumb moves nothing, and one pixel moves as far as it should.
    press(&mut ui, at(top + 22.0));
    assert_eq!(rows(&mut ui), first);
    drag(&mut ui, at(top + 23.0));
    let moved = rows(&mut ui)[2].abs_diff(first[2]);
    let per_pixel = ROWS as f32 / (list.height - 24.0);
    assert!((moved as f32 - per_pixel).abs() < 2.0, "{moved} rows, not {per_pixel}");

    drag(&mut ui, at(top + 22.0 + (list.height - 24.0) / 2.0));
    let middle = rows(&mut ui);
    let half = (ROWS / 2) as f32;
    assert!((middle[middle.len() / 2] as f32 - half).abs() < 2.0 * per_pixel, "{middle:?}");

    // Beyond the end, and back.
    drag(&mut ui, at(bottom + 100.0));
    let last = rows(&mut ui);
    assert!(last.contains(&(ROWS - 1 - first[0].min(ROWS - 1))) || last.contains(&(ROWS - 1)));
    assert_ne!(last, first);
    drag(&mut ui, at(top - 100.0));
    assert_eq!(rows(&mut ui), first);
    release(&mut ui);
    drag(&mut ui, at(bottom));
    assert_eq!(rows(&mut ui), first, "the thumb was let go");

    // A press beside the thumb brings it there.
    press(&mut ui, at(bottom - 1.0));
    assert_eq!(rows(&mut ui), last);
}

#[test]
fn a_list_that_fits_has_no_scroll_bar() {
    let home = tempfile::tempdir().expect("a folder");
    let mut ui = library(&home, 3);
    let list = list(&mut ui);
    let before = rows(&mut ui);
    press(&mut ui, Point::new(list.x + list.width - 5.0, list.y + list.height - 5.0));
    assert_eq!(rows(&mut ui), before);
}
