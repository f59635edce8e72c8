//! The place of words beside or below a board, which they never cover.

use iced::{Point, Rectangle, Size};
use proptest::prelude::*;
use sapper::game;
use sapper::ui::board::layout::{largest_cell_size, without_margins};
use sapper::ui::board::look::ControlsLayout;
use sapper::ui::screen::sheet;
use sapper::ui::screen::strip_layout::{MIN_WIDTH_BESIDE, StripPlacement};
use sapper::ui::screen::window_needs::bars;

/// What the bars leave of a window.
fn area(window: Size) -> Rectangle {
    let bars = bars(ControlsLayout::Bars);
    Rectangle::new(Point::new(bars.width, bars.height), window - bars)
}

proptest! {
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
        let high = 100.0;
        let strip = StripPlacement::choose(board, window, area, 0.0, (high, MIN_WIDTH_BESIDE));
        let side = |strip: StripPlacement| {
            let room = strip.area_left(area, 0.0).size();
            largest_cell_size(board, without_margins(room, sheet::margin(window)))
        };
        prop_assert!(side(strip) >= side(StripPlacement::Below(high)));
        if width >= MIN_WIDTH_BESIDE {
            prop_assert!(side(strip) >= side(StripPlacement::Beside(area.height)));
        }
    }
}
