//! Boards drawn off screen.

use super::cell_appearance::CellInputs;
use super::frame::BoardFrame;
use super::layout::extent;
use super::sprite_cache::SpriteCache;
use super::{cell_buttons, shadow};
use crate::config::skin::Skin;
use crate::game::ShownBoard;
use crate::solver::query::ProbabilityMap;
use crate::ui::board::cell::CellAppearance;
use crate::ui::board::look::EndDisplay;
use crate::ui::kit::ellipsis::text_width;
use crate::ui::kit::line::fill_line;
use crate::ui::kit::off_screen::{into_pixels, off_screen};
use crate::ui::kit::theme::Palette;
use crate::ui::kit::words::TextRole;
use crate::ui::{Element, Renderer};
use iced::advanced::layout::{Layout, Limits};
use iced::advanced::widget::Tree;
use iced::advanced::{image, renderer};
use iced::mouse::Cursor;
use iced::{Point, Rectangle, Size, Vector};
use std::rc::Rc;
use std::sync::Arc;

/// The cells of a board at rest as one picture; `None` without a renderer.
pub fn picture(
    game: &dyn ShownBoard,
    end: EndDisplay,
    side: f32,
    sprites: &Rc<SpriteCache>,
) -> Option<image::Handle> {
    let inputs = CellInputs::at_rest(game, end, sprites.palette().cell_look);
    let cells: Vec<_> = game.size().positions().map(|pos| inputs.appearance(pos)).collect();
    let extent = extent(game.size(), side);
    off_screen(extent, sprites.scale(), sprites.palette().background, |renderer| {
        draw_cells(renderer, &cells, game.size().cols(), side, Point::ORIGIN, sprites);
    })
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
    if frame.is_some_and(BoardFrame::has_shadow) {
        shadow::draw(renderer, board.expand(1.0), sprites);
    }
    cells(renderer);
    if let Some(frame) = frame {
        frame.draw(renderer, board, false, sprites);
    }
}

/// A board as a picture to share, on a page of its own. It can be drawn on any thread.
#[derive(Debug, Clone)]
pub struct BoardPicture {
    pub game: Arc<dyn ShownBoard + Send + Sync>,
    /// The odds to show on the covered cells.
    pub chances: Option<ProbabilityMap>,
    pub end: EndDisplay,
    /// Whether the game is won in the best time so far.
    pub is_record: bool,
    /// What is said below the board, line by line.
    pub caption: Vec<String>,
    pub palette: &'static Palette,
    pub skin: Option<Arc<Skin>>,
    /// Physical pixels per logical pixel.
    pub scale: f32,
}

/// The side of a cell of such a picture, and the room around its board.
const SIDE: f32 = 32.0;
const MARGIN: f32 = 24.0;
/// The height of a line below the board, as a multiple of its size.
const LINE: f32 = 1.6;
/// The first line says what matters most.
const CAPTION: [TextRole; 2] = [TextRole::Title, TextRole::Body];

impl BoardPicture {
    /// Of a board at rest.
    pub fn new(
        game: impl ShownBoard + Send + Sync + 'static,
        end: EndDisplay,
        sprites: &SpriteCache,
    ) -> Self {
        let game = Arc::new(game);
        let (palette, scale) = (sprites.palette(), sprites.scale());
        let skin = sprites.skin().cloned();
        let caption = Vec::new();
        Self { game, chances: None, end, is_record: false, caption, palette, skin, scale }
    }

    /// The width, the height and the pixels: red, green, blue and opacity.
    pub fn draw(&self) -> (u32, u32, Vec<u8>) {
        let (game, palette) = (self.game.as_ref(), self.palette);
        let sprites = Rc::new(SpriteCache::new(palette, self.scale).with_skin(self.skin.clone()));
        let inputs = CellInputs {
            chances: self.chances.as_ref(),
            is_record: self.is_record,
            ..CellInputs::at_rest(game, self.end, palette.cell_look)
        };
        let cells: Vec<_> = game.size().positions().map(|pos| inputs.appearance(pos)).collect();
        let corner = Point::new(MARGIN, MARGIN);
        let board = Rectangle::new(corner, extent(game.size(), SIDE));
        let lines = || self.caption.iter().zip(CAPTION);
        let below = lines().map(|(_, role)| LINE * role.size()).sum::<f32>();
        let page = board.size().expand(Size::new(2.0 * MARGIN, 2.0 * MARGIN + below));
        let drawn = off_screen(page, self.scale, palette.background, |renderer| {
            draw_framed(renderer, board, BoardFrame::of(game, palette), &sprites, |renderer| {
                draw_cells(renderer, &cells, game.size().cols(), SIDE, corner, &sprites);
            });
            let mut top = board.y + board.height + MARGIN / 2.0;
            for (words, role) in lines() {
                draw_line(renderer, words, role, top, page.width, palette);
                top += LINE * role.size();
            }
        });
        drawn.and_then(into_pixels).unwrap_or_default()
    }
}

/// Draws words in the middle of a page, smaller where they would be too wide.
fn draw_line(
    renderer: &mut Renderer,
    words: &str,
    role: TextRole,
    top: f32,
    page: f32,
    palette: &Palette,
) {
    let font = role.style_font(words, palette);
    let room = page - MARGIN;
    let width = text_width(words, role.size(), font);
    let share = (room / width.max(1.0)).min(1.0);
    let extent = Size::new(width * share, role.size() * share);
    let corner = Point::new((page - extent.width) / 2.0, top);
    fill_line(renderer, words.to_owned(), font, corner, extent, palette.text);
}
