//! Boards from text.

use sapper::game::{BoardSize, Game, Level, Minefield, Moment, Pos, Rules};
use sapper::solver::{PlayerView, Solver};

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

/// Whether certain cells alone, each found by the exact odds, lead to a win.
pub fn needs_no_guess(field: &Minefield, first: Pos) -> bool {
    let mut view = PlayerView::unopened(field);
    let mut solver = Solver::default();
    let mut open = vec![first];
    while !open.is_empty() {
        for pos in open.drain(..) {
            let Some(number) = field.number(pos) else {
                return false;
            };
            view.open(pos, number);
        }
        open.extend(solver.odds(&view).expect("a board").certain_safe());
    }
    view.covered_count() == field.mines() as usize
}
