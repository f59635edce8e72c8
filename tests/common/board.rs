//! Boards from text.

use sapper::game::{BoardSize, Game, Level, Minefield, Moment, Pos, Rules};

/// A board: one word per row, `*` a mine and `.` a safe cell.
pub fn field(picture: &str) -> Minefield {
    let rows: Vec<&str> = picture.split_whitespace().collect();
    let size = BoardSize::new(rows.len(), rows[0].len()).expect("a board");
    let mines = rows.concat().match_indices('*').map(|(at, _)| at).collect::<Vec<_>>();
    Minefield::new(size, mines)
}

pub fn game(picture: &str, rules: Rules) -> Game {
    let field = field(picture);
    let (rows, cols) = (field.size().rows(), field.size().cols());
    let level =
        Level::with_dimensions(rows.into(), cols.into(), field.mines() as usize).expect("a level");
    Game::with_board(level, rules, field, Moment(0))
}

pub const fn at(row: u16, col: u16) -> Pos {
    Pos::new(row, col)
}
