//! A small board that shows the look of a style.

use super::static_board;
use crate::game::{Action, Game, Level, Minefield, Moment, Pos, Style};
use crate::ui::board::sprite_cache::SpriteCache;
use iced::Element;
use std::rc::Rc;

const ROWS: u16 = 3;
const COLS: u16 = 4;

/// A board of 3 × 4 cells in `style`, with cells of `side` logical pixels: covered and open cells,
/// numbers and a flag.
pub fn style_preview<Message: Clone + 'static>(
    style: Style,
    sprites: &Rc<SpriteCache>,
    side: f32,
) -> Element<'static, Message> {
    static_board(&game(style), style.spec().end_display, side, sprites)
}

/// The game that the preview shows. Mines are at the second cell of the first row, which is flagged,
/// and at the last. The bottom row is open.
pub fn game(style: Style) -> Game {
    let level =
        Level::with_dimensions(ROWS.into(), COLS.into(), 2).expect("a small board is a board");
    let field = Minefield::new(level.size(), [1, 3]);
    let mut game = Game::with_board(level, style.rules(), field, Moment(0));
    game.apply(Action::Open(Pos::new(2, 0)), Moment(0));
    game.apply(Action::Mark(Pos::new(0, 1)), Moment(0));
    game
}
