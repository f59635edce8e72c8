//! The place of the information strip: over the margin of the board, which it never covers.

use iced::{Point, Rectangle, Size};
use proptest::prelude::*;
use sapper::game::{self, Level};
use sapper::ui::board::layout::{BoardLayout, largest_cell_size, without_margins};
use sapper::ui::board::look::ControlsLayout;
use sapper::ui::screen::strip_layout::{self, BESIDE_WIDTH, MIN_WIDTH_BESIDE, StripPlacement};
use sapper::ui::screen::window_needs::bars;

/// What the bars leave of a window.
fn area(window: Size) -> Rectangle {
    let bars = bars(ControlsLayout::Bars);
    Rectangle::new(Point::new(bars.width, bars.height), window - bars)
}

fn board(board: game::BoardSize, window: Size) -> BoardLayout {
    BoardLayout::new(board, area(window), strip_layout::margin(window.width), None, 1.0)
}

fn place(level: Level, width: f32, height: f32) -> Option<StripPlacement> {
    StripPlacement::in_margin(&board(level.size(), Size::new(width, height)))
}

#[test]
fn it_is_below_the_board_where_the_margin_is_high_enough() {
    assert_eq!(place(Level::Beginner, 520.0, 740.0), Some(StripPlacement::Below(64.0)));
    assert_eq!(place(Level::Expert, 1_000.0, 840.0), Some(StripPlacement::Below(96.0)));
    assert_eq!(place(Level::Expert, 1_000.0, 720.0), Some(StripPlacement::Below(44.0)));
}

#[test]
fn it_is_beside_the_board_where_the_margin_is_wide_enough() {
    for (level, width, height) in [
        (Level::Beginner, 1_280.0, 800.0),
        (Level::Intermediate, 1_920.0, 1_080.0),
        (Level::Beginner, 2_560.0, 1_440.0),
    ] {
        let place = place(level, width, height);
        assert!(place.is_some_and(StripPlacement::is_beside), "{place:?} in {width} × {height}");
    }
}

#[test]
fn a_board_that_fills_its_room_leaves_no_place() {
    assert_eq!(place(Level::Beginner, 360.0, 453.0), None);
    assert_eq!(place(Level::Beginner, 720.0, 709.0), None);
    assert_eq!(place(Level::Expert, 1_920.0, 1_000.0), None);
}

proptest! {
    #[test]
    fn it_covers_no_cell(
        rows in 1_usize..=64,
        cols in 1_usize..=64,
        width in 360.0_f32..4_000.0,
        height in 320.0_f32..3_000.0,
    ) {
        let size = game::BoardSize::new(rows, cols).expect("a board");
        let window = Size::new(width, height);
        let board = board(size, window);
        let corner = Point::new(board.begin(), area(window).y) + (board.origin() - Point::ORIGIN);
        let cells = Rectangle::new(corner, board.visible_size());
        match StripPlacement::in_margin(&board) {
            Some(StripPlacement::Beside(_)) => {
                prop_assert!(cells.x + cells.width <= width - BESIDE_WIDTH);
            }
            Some(StripPlacement::Below(high)) => {
                prop_assert!(cells.y + cells.height <= height - high);
            }
            None => {}
        }
    }

    #[test]
    fn where_room_is_taken_for_it_no_other_place_leaves_larger_cells(
        rows in 1_usize..=64,
        cols in 1_usize..=64,
        width in 360.0_f32..4_000.0,
        height in 320.0_f32..3_000.0,
    ) {
        let board = game::BoardSize::new(rows, cols).expect("a board");
        let window = Size::new(width, height);
        let area = area(window);
        let high = strip_layout::height_below(window);
        let strip = StripPlacement::choose(board, window, area, 0.0, (high, MIN_WIDTH_BESIDE));
        let side = |strip: StripPlacement| {
            let room = strip.area_left(area, 0.0).size();
            largest_cell_size(board, without_margins(room, strip_layout::margin(width)))
        };
        prop_assert!(side(strip) >= side(StripPlacement::Below(high)));
        if width >= MIN_WIDTH_BESIDE {
            prop_assert!(side(strip) >= side(StripPlacement::Beside(area.height)));
        }
    }
}
