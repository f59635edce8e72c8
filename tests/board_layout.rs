//! The layout of the board in its window: margins, scrolling, and the part that is visible.

use crate::common::prelude::*;
use iced::{Point, Rectangle, Size};
use proptest::prelude::*;
use sapper::config::CellSize;
use sapper::ui::board::CellRange;
use sapper::ui::board::layout::{BoardLayout, MIN_SIDE};
use sapper::ui::board::look::ControlsLayout;
use sapper::ui::kit::theme;
use sapper::ui::screen::sheet;
use sapper::ui::screen::strip_layout::{BESIDE_WIDTH, StripPlacement};
use sapper::ui::screen::window_needs::{FRAME, WindowNeeds, bars, content_growth, largest_window};

/// A board in what the bars and a strip leave of a window.
fn fit(
    board: BoardSize,
    window: Size,
    controls: ControlsLayout,
    strip: Option<StripPlacement>,
    side: Option<f32>,
    scale: f32,
) -> BoardLayout {
    let bars = bars(controls);
    let area = Rectangle::new(Point::new(bars.width, bars.height), window - bars);
    let sheet = Rectangle { height: area.height - sheet::height(window), ..area };
    let area = strip.map_or(sheet, |strip| strip.area_left(area, 0.0));
    BoardLayout::new(board, area, sheet::margin(window), side, scale)
}

/// A board alone in a window.
fn alone(board: BoardSize, window: Size, side: Option<CellSize>, scale: f32) -> BoardLayout {
    let side = side.map(CellSize::pixels);
    BoardLayout::new(board, Rectangle::with_size(window), theme::MARGIN, side, scale)
}

/// The best window for a board, and the board in it.
fn in_best_window(board: BoardSize, side: Option<CellSize>, monitor: Size) -> (Size, BoardLayout) {
    let needs = WindowNeeds::new(&Settings::default(), board, side);
    let window = needs.best_window(Some(monitor));
    let growth = content_growth(window);
    let side = side.map(|side| side.pixels() / growth);
    (window, fit(board, window * (1.0 / growth), ControlsLayout::Bars, None, side, growth))
}

/// The left edge of what is visible of the board, in the window.
fn left(layout: &BoardLayout) -> f32 {
    layout.begin() + layout.origin().x
}

#[test]
fn the_preferred_window_fits_the_board_exactly() {
    for level in Level::RANKED {
        let (_, fit) = in_best_window(level.size(), None, Size::new(1920.0, 1080.0));
        assert!(!fit.scrolls(), "{level:?}");
        assert!(fit.cell_size >= 32.0, "{level:?}: {}", fit.cell_size);
    }
}

#[test]
fn a_board_larger_than_the_monitor_scrolls_in_a_smaller_window() {
    let level = Level::with_dimensions(256, 256, 9_000).expect("a level");
    let monitor = Size::new(1366.0, 768.0);
    let (window, fit) = in_best_window(level.size(), None, monitor);
    assert_eq!(window, largest_window(Some(monitor)));
    assert!(fit.scrolls());
    assert_eq!(fit.cell_size, MIN_SIDE);
}

#[test]
fn a_board_scrolls_only_if_the_whole_monitor_is_too_small_for_it() {
    // A monitor of 1400 by 1080 pixels with texts of 200 %.
    let monitor = Size::new(700.0, 540.0);
    let (window, fit) = in_best_window(Level::Expert.size(), None, monitor);
    assert!(!fit.scrolls() && fit.cell_size >= MIN_SIDE, "{}", fit.cell_size);
    assert!(window.width <= monitor.width && window.height < monitor.height);
}

#[test]
fn a_preferred_window_fits_its_monitor_with_its_frame() {
    for (rows, cols) in (9..=80).flat_map(|rows| (9..=120).map(move |cols| (rows, cols))) {
        for monitor in [Size::new(700.0, 500.0), Size::new(1920.0, 1080.0)] {
            let level = Level::with_dimensions(rows, cols, 10).expect("a level");
            let (window, _) = in_best_window(level.size(), None, monitor);
            let framed = window + FRAME;
            assert!(
                framed.width <= monitor.width && framed.height <= monitor.height,
                "{rows}x{cols}: {window:?} on {monitor:?}",
            );
        }
    }
}

#[test]
fn the_preferred_window_has_room_for_the_chosen_cell_size() {
    let board = Level::Intermediate.size();
    let (_, fit) = in_best_window(board, CellSize::new(40), Size::new(1920.0, 1200.0));
    assert_eq!((fit.cell_size, fit.scrolls()), (40.0, false));
    // Its bars have grown.
    let (window, fit) =
        in_best_window(Level::Expert.size(), CellSize::new(80), Size::new(3840.0, 2400.0));
    assert_eq!((fit.cell_size * content_growth(window), fit.scrolls()), (80.0, false));
    assert!(content_growth(window) > 1.0);
    let monitor = Size::new(1366.0, 768.0);
    let (window, _) = in_best_window(board, CellSize::new(96), monitor);
    assert!(window.width <= monitor.width && window.height <= monitor.height);
}

#[test]
fn a_panel_pushes_a_board_from_the_middle_only_where_it_needs_the_room() {
    for level in Level::RANKED {
        for (width, height) in [(1_280.0, 800.0), (1_920.0, 1_080.0), (2_560.0, 1_440.0)] {
            let beside = StripPlacement::Beside(height);
            let window = Size::new(width, height);
            let narrow = fit(level.size(), window, ControlsLayout::Bars, Some(beside), None, 1.0);
            let fit = narrow.centred_beside(BESIDE_WIDTH);
            assert_eq!(fit.cell_size, narrow.cell_size, "{level:?} in {width} × {height}");
            let middle = left(&fit) + fit.visible_size().width / 2.0;
            let is_in_the_middle = (middle - width / 2.0).abs() <= 1.0;
            let touches_the_panel = (width - BESIDE_WIDTH - fit.end()).abs() <= 1.0;
            assert!(is_in_the_middle || touches_the_panel, "{level:?} in {width} × {height}");
            assert!(fit.end() <= width - BESIDE_WIDTH + 1.0, "{level:?} in {width} × {height}");
            let zoomed = fit.with_side(Some(fit.cell_size.floor()));
            assert_eq!(left(&zoomed), left(&fit), "zoom keeps its place");
        }
    }
}

#[test]
fn a_column_of_buttons_and_the_board_are_centred_together() {
    for (width, height) in [(1_280.0, 800.0), (1_920.0, 1_080.0)] {
        let window = Size::new(width, height);
        let fit = fit(Level::Beginner.size(), window, ControlsLayout::Column, None, None, 1.0);
        let (first, last) = (fit.begin() - theme::COLUMN_WIDTH, fit.end());
        assert!((first - (width - last)).abs() <= 1.0, "{first} {last}");
    }
}

#[test]
fn a_wide_window_has_wide_margins() {
    for width in [720.0, 1_000.0, 1_600.0] {
        let window = Size::new(width, 1_600.0);
        let fit = fit(Level::Expert.size(), window, ControlsLayout::Bars, None, None, 1.0);
        let after = width - left(&fit) - fit.visible_size().width;
        assert!(left(&fit) >= 24.0 && after >= 24.0, "{width}");
    }
}

#[test]
fn a_board_that_scrolls_one_way_has_one_scroll_bar() {
    let board = BoardSize::new(1, 256).expect("a board");
    let window = Size::new(600.0, 400.0);
    let fit = alone(board, window, None, 1.0);
    let sight = fit.visible_size();
    assert_eq!((sight.width, sight.height), (600.0 - 2.0 * theme::MARGIN, MIN_SIDE));
}

fn scales() -> impl Strategy<Value = f32> {
    prop_oneof![Just(1.0_f32), Just(1.1), Just(1.25), Just(1.5), Just(2.0)]
}

fn sides() -> impl Strategy<Value = Option<CellSize>> {
    prop::option::of((12_u8..=144).prop_map(|pixels| CellSize::new(pixels).expect("a side")))
}

/// Whether a place lies on a whole pixel of the screen.
fn is_whole(place: f32, scale: f32) -> bool {
    ((place * scale).round() - place * scale).abs() < 0.01
}

proptest! {
    #[test]
    fn cells_have_whole_pixels_and_visible_cells_are_on_the_board(
        rows in 1_usize..=256,
        cols in 1_usize..=256,
        width in 1.0_f32..4_000.0,
        height in 1.0_f32..3_000.0,
        side in sides(),
        scale in scales(),
        along in 0.0_f32..1.0,
    ) {
        let board = BoardSize::new(rows, cols).expect("a board");
        let window = Size::new(width, height);
        let top = bars(ControlsLayout::Bars).height;
        let fit = fit(board, window, ControlsLayout::Bars, None, side.map(CellSize::pixels), scale);
        prop_assert!(((fit.cell_size * scale).round() - fit.cell_size * scale).abs() < 1e-3);
        prop_assert!(is_whole(fit.origin().y + top, scale));
        let extent = fit.board_size();
        let offset = fit.clamp_offset(Point::new(extent.width * along, extent.height * along));
        prop_assert!(is_whole(offset.x, scale) && is_whole(offset.y, scale));
        let block = fit.visible_cells(offset);
        prop_assert!(board.contains(block.first));
        prop_assert!(block.end.row <= board.rows() && block.end.col <= board.cols());
        prop_assert!(block.first.row < block.end.row && block.first.col < block.end.col);
        let pos = Pos::new(board.rows() - 1, board.cols() / 2);
        let revealed = fit.offset_to_show(pos, offset);
        prop_assert!(fit.is_fully_visible(pos, revealed));
        let shown = fit.visible_cells(revealed);
        prop_assert!(shown.first.row <= pos.row && pos.row < shown.end.row);
        prop_assert!(shown.first.col <= pos.col && pos.col < shown.end.col);
    }

    #[test]
    fn only_visible_cells_are_built(
        rows in 1_usize..=256,
        cols in 1_usize..=256,
        width in 360.0_f32..4_000.0,
        height in 320.0_f32..3_000.0,
        side in sides(),
        along in 0.0_f32..1.0,
    ) {
        let board = BoardSize::new(rows, cols).expect("a board");
        let fit = alone(board, Size::new(width, height), side, 1.0);
        let extent = fit.board_size();
        let block = fit.visible_cells(fit.clamp_offset(Point::new(extent.width * along, 0.0)));
        let most = |room: f32| (room / fit.cell_size).ceil() as u16 + 1;
        prop_assert!(block.end.col - block.first.col <= most(width));
        prop_assert!(block.end.row - block.first.row <= most(height));
    }

    #[test]
    fn blocks_cover_the_visible_cells_once(
        (rows, cols) in (1_u16..=256, 1_u16..=256),
        (top, left) in (0_u16..256, 0_u16..256),
        (high, wide) in (1_u16..=90, 1_u16..=160),
        side in 2_u16..=16,
    ) {
        let board = BoardSize::new(rows.into(), cols.into()).expect("a board");
        let first = Pos::new(top.min(rows - 1), left.min(cols - 1));
        let end = Pos::new((first.row + high).min(rows), (first.col + wide).min(cols));
        let squares = CellRange { first, end }.covering_squares(side, board);
        let mut times = vec![0; board.cells()];
        for square in &squares {
            for row in square.first.row..square.end.row {
                for col in square.first.col..square.end.col {
                    times[board.index(Pos::new(row, col))] += 1;
                }
            }
        }
        for pos in board.positions() {
            let in_sight = (first.row..end.row).contains(&pos.row)
                && (first.col..end.col).contains(&pos.col);
            let times = times[board.index(pos)];
            prop_assert!(times <= 1 && (times == 1 || !in_sight));
        }
        for square in &squares {
            prop_assert!(square.first.row + side > first.row && square.first.row < end.row);
            prop_assert!(square.first.col + side > first.col && square.first.col < end.col);
        }
    }

    #[test]
    fn zooming_keeps_the_cell_under_the_pointer(
        rows in 20_u16..=200,
        cols in 20_u16..=200,
        (before, after) in (30_u8..=96, 30_u8..=96),
        scale in scales(),
        (down, right) in (0.35_f32..0.65, 0.35_f32..0.65),
        (x, y) in (0.2_f32..0.8, 0.2_f32..0.8),
    ) {
        // Both before and after the board is larger than the window, and its ends are far.
        let board = BoardSize::new(rows.into(), cols.into()).expect("a board");
        let window = Size::new(420.0, 440.0);
        let fit = |pixels| alone(board, window, CellSize::new(pixels), scale);
        let (before, after) = (fit(before), fit(after));
        let at = Point::new(window.width * x, window.height * y);
        let offset = before.clamp_offset(Point::new(
            before.board_size().width * right - at.x,
            before.board_size().height * down - at.y,
        ));
        let cell = |fit: &BoardLayout, offset: Point| {
            let place = at - fit.origin() + (offset - Point::ORIGIN);
            (place.x / fit.cell_size, place.y / fit.cell_size)
        };
        let (was, now) = (
            cell(&before, offset),
            cell(&after, after.offset_after_zoom(at, &before, offset)),
        );
        // A pixel of the screen more or less.
        let near = 1.5 / (scale * after.cell_size);
        let middle = |value: f32, count: u16| {
            let far = 440.0 / after.cell_size;
            value > far && value < f32::from(count) - far
        };
        if middle(was.0, cols) && middle(was.1, rows) {
            prop_assert!((was.0 - now.0).abs() < near, "{was:?} {now:?}");
            prop_assert!((was.1 - now.1).abs() < near, "{was:?} {now:?}");
        }
    }
}

#[test]
fn buttons_lie_above_the_board_in_narrow_windows() {
    for (width, height, lie_above) in [
        (360.0, 453.0, true),
        (520.0, 640.0, true),
        (520.0, 360.0, false),
        (720.0, 690.0, false),
        (1_280.0, 800.0, false),
        (1_920.0, 1_080.0, false),
    ] {
        let mut window = TestWindow::without_tasks(beginner().style(Style::EasyX), width, height);
        window.press("Escape");
        let board = window.board();
        assert_eq!(board.x < theme::COLUMN_WIDTH, lie_above, "{width} × {height}: {board:?}");
    }
}
