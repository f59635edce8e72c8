//! The place of the information strip: below the board or beside it.

use iced::{Point, Rectangle, Size};
use proptest::prelude::*;
use sapper::game::style::ControlsLayout;
use sapper::game::{self, Level};
use sapper::ui::board::layout::{largest_cell_size, without_margins};
use sapper::ui::screen::strip_layout::{self, MIN_WIDTH_BESIDE, StripPlacement};
use sapper::ui::screen::window_needs::bars;

const FRAMES: [ControlsLayout; 4] =
    [ControlsLayout::Bars, ControlsLayout::Column, ControlsLayout::Line, ControlsLayout::Menu];

/// What the bars leave of a window.
fn area(controls: ControlsLayout, window: Size) -> Rectangle {
    let bars = bars(controls);
    Rectangle::new(Point::new(bars.width, bars.height), window - bars)
}

fn place(level: Level, width: f32, height: f32) -> StripPlacement {
    let window = Size::new(width, height);
    StripPlacement::of_game(level.size(), window, area(ControlsLayout::Bars, window), 0.0)
}

#[test]
fn it_is_below_the_board_in_small_and_tall_windows() {
    assert_eq!(place(Level::Beginner, 360.0, 453.0), StripPlacement::Below(64.0));
    assert_eq!(place(Level::Beginner, 360.0, 320.0), StripPlacement::Below(44.0));
    assert_eq!(place(Level::Beginner, 520.0, 640.0), StripPlacement::Below(92.0));
    assert_eq!(place(Level::Expert, 1_000.0, 740.0), StripPlacement::Below(92.0));
    assert_eq!(place(Level::Beginner, 800.0, 1_200.0), StripPlacement::Below(92.0));
}

#[test]
fn it_is_beside_the_board_in_wide_windows_where_cells_become_larger() {
    assert!(place(Level::Beginner, 1_280.0, 800.0).is_beside());
    assert!(place(Level::Intermediate, 1_920.0, 1_080.0).is_beside());
    // The cells are as large as they get in either place.
    assert!(place(Level::Beginner, 2_560.0, 1_440.0).is_beside());
    // A wide board needs the width.
    assert_eq!(place(Level::Expert, 1_280.0, 800.0), StripPlacement::Below(92.0));
}

proptest! {
    #[test]
    fn no_other_place_leaves_larger_cells(
        rows in 1_usize..=64,
        cols in 1_usize..=64,
        width in 360.0_f32..4_000.0,
        height in 320.0_f32..3_000.0,
        frame in proptest::sample::select(FRAMES.to_vec()),
        counters in prop_oneof![Just(0.0_f32), Just(200.0)],
    ) {
        let board = game::BoardSize::new(rows, cols).expect("a board");
        let window = Size::new(width, height);
        let area = area(frame, window);
        let strip = StripPlacement::of_game(board, window, area, counters);
        let side = |strip: StripPlacement| {
            let room = strip.leaves(area, counters).size();
            largest_cell_size(board, without_margins(room, strip_layout::margin(width)))
        };
        let below = StripPlacement::Below(strip_layout::height_below(window));
        prop_assert!(side(strip) >= side(below));
        if width >= MIN_WIDTH_BESIDE {
            prop_assert!(side(strip) >= side(StripPlacement::Beside(area.height)));
        }
    }
}
