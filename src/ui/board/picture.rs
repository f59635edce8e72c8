//! Boards drawn off screen.

use super::cell_appearance::CellInputs;
use super::frame::BoardFrame;
use super::sprite_cache::SpriteCache;
use super::{cell_buttons, shadow};
use crate::game::style::EndDisplay;
use crate::game::{BoardSize, Game};
use crate::ui::board::cell::CellAppearance;
use crate::ui::software_renderer::off_screen;
use iced::advanced::layout::{Layout, Limits};
use iced::advanced::widget::Tree;
use iced::advanced::{image, renderer};
use iced::mouse::Cursor;
use iced::{Element, Point, Rectangle, Renderer, Size, Vector};
use std::rc::Rc;

/// The cells of a board at rest as one picture; `None` without a renderer.
pub fn picture(
    game: &Game,
    end: EndDisplay,
    side: f32,
    sprites: &Rc<SpriteCache>,
) -> Option<image::Handle> {
    let inputs = CellInputs::at_rest(game, end, sprites.palette().cell_skin);
    let cells: Vec<_> = game.size().positions().map(|pos| inputs.appearance(pos)).collect();
    let extent = extent(game.size(), side);
    off_screen(extent, sprites.scale(), sprites.palette().background, |renderer| {
        draw_cells(renderer, &cells, game.size().cols(), side, Point::ORIGIN, sprites);
    })
}

/// The size of a board whose cells have `side` logical pixels.
pub(crate) fn extent(board: BoardSize, side: f32) -> Size {
    Size::new(side * f32::from(board.cols()), side * f32::from(board.rows()))
}

/// Draws rows of `cols` cells of `side` logical pixels, the first at `corner`.
pub(crate) fn draw_cells(
    renderer: &mut Renderer,
    cells: &[CellAppearance],
    cols: u16,
    side: f32,
    corner: Point,
    sprites: &Rc<SpriteCache>,
) {
    let palette = sprites.palette();
    let rows = cells.len().div_ceil(usize::from(cols).max(1));
    let extent = Size::new(side * f32::from(cols), side * rows as f32);
    let mut board: Element<'_, ()> = cell_buttons(cells, cols, side, sprites);
    let mut tree = Tree::new(&board);
    let limits = Limits::new(Size::ZERO, extent);
    let node = board.as_widget_mut().layout(&mut tree, renderer, &limits);
    let style = renderer::Style { text_color: palette.text };
    let place = Layout::with_offset(Vector::new(corner.x, corner.y), &node);
    let (all, cursor) = (Rectangle::new(corner, extent), Cursor::Unavailable);
    board.as_widget().draw(&tree, renderer, &palette.theme(), &style, place, cursor, &all);
}

/// Draws what is around a board, and between its shadow and its line the `cells`.
pub(crate) fn draw_framed(
    renderer: &mut Renderer,
    board: Rectangle,
    frame: Option<BoardFrame>,
    sprites: &SpriteCache,
    cells: impl FnOnce(&mut Renderer),
) {
    if frame.is_some() {
        shadow::draw(renderer, board.expand(1.0), sprites);
    }
    cells(renderer);
    if let Some(frame) = frame {
        frame.draw(renderer, board, false, sprites);
    }
}
