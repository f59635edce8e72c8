//! The solver of 2010: three passes of simple sums over the board, kept to be watched and compared.

use super::player_view::{PlayerView, ViewCell};
use crate::game::{BoardSize, Pos};
use rand::{Rng, RngExt};

/// A score for every covered cell, which stands for the chance of a mine.
#[derive(Debug, Clone, PartialEq)]
pub struct HeuristicScores {
    size: BoardSize,
    cells: Vec<Option<f64>>,
}

/// The score of a cell that the first pass takes for a mine.
const MINE: f64 = 1.0;

impl HeuristicScores {
    pub fn of(view: &PlayerView) -> Self {
        let size = view.size();
        let mut scores = Self { size, cells: vec![None; size.cells()] };
        // Whether the second pass found a number beside the cell.
        let mut beside = vec![false; size.cells()];
        scores.mark_mines(view);
        // The second pass goes over the board twice: what it finds free improves the scores of the
        // cells before.
        for _ in 0..2 {
            for pos in size.positions() {
                if view.cell(pos) == ViewCell::Covered && scores.mine_chance(pos) != Some(MINE) {
                    let score = scores.by_numbers(view, pos);
                    beside[size.index(pos)] = score.is_some();
                    scores.cells[size.index(pos)] = score;
                }
            }
        }
        scores.fill_rest(view, &beside);
        scores
    }

    /// The score of a covered cell, from 0 to 1; `None` for an open cell.
    pub fn mine_chance(&self, pos: Pos) -> Option<f64> {
        self.cells[self.size.index(pos)]
    }

    /// The cell to open: of those with the lowest score, the nearest to the cursor if the score is
    /// 0, otherwise a random one. `None` when no cell is covered.
    pub fn choose(&self, cursor: Pos, random: &mut impl Rng) -> Option<Pos> {
        let lowest = self.cells.iter().flatten().copied().min_by(f64::total_cmp)?;
        let all: Vec<Pos> =
            (self.size.positions()).filter(|&pos| self.mine_chance(pos) == Some(lowest)).collect();
        if lowest == 0.0 {
            let steps = |pos: &Pos| pos.row.abs_diff(cursor.row) + pos.col.abs_diff(cursor.col);
            return all.into_iter().min_by_key(steps);
        }
        Some(all[random.random_range(0..all.len())])
    }

    /// The first pass: numbers that need all their covered neighbours.
    fn mark_mines(&mut self, view: &PlayerView) {
        for pos in self.size.positions() {
            let ViewCell::Open(number) = view.cell(pos) else {
                continue;
            };
            let covered = |near: &Pos| view.cell(*near) == ViewCell::Covered;
            if self.size.neighbours(pos).filter(covered).count() == usize::from(number) {
                for near in self.size.neighbours(pos).filter(covered) {
                    self.cells[self.size.index(near)] = Some(MINE);
                }
            }
        }
    }

    /// The score by the numbers beside a cell; `None` if there are none.
    fn by_numbers(&self, view: &PlayerView, pos: Pos) -> Option<f64> {
        let mut free = None;
        for near in self.size.neighbours(pos) {
            let ViewCell::Open(number) = view.cell(near) else {
                continue;
            };
            let (mut empty, mut mines, mut safe) = (0.0, 0.0, 0.0);
            for cell in self.size.neighbours(near) {
                if view.cell(cell) == ViewCell::Covered {
                    empty += 1.0;
                    mines += f64::from(self.mine_chance(cell) == Some(MINE));
                    safe += f64::from(self.mine_chance(cell) == Some(0.0) && cell != pos);
                }
            }
            let left = f64::from(number) - mines;
            if left <= 0.0 {
                return Some(0.0);
            }
            let chance = (left / (empty - mines - safe)).clamp(0.0, 1.0);
            free = Some(free.unwrap_or(1.0) * (1.0 - chance));
        }
        free.map(|free| 1.0 - free)
    }

    /// The third pass: the other cells share the mines that were not found.
    fn fill_rest(&mut self, view: &PlayerView, beside: &[bool]) {
        let found = self.cells.iter().filter(|&&score| score == Some(MINE)).count();
        let rest: Vec<usize> = (self.size.positions())
            .filter(|&pos| view.cell(pos) == ViewCell::Covered)
            .map(|pos| self.size.index(pos))
            .filter(|&index| !beside[index] && self.cells[index].is_none())
            .collect();
        let share = view.mines().saturating_sub(found) as f64 / rest.len().max(1) as f64;
        for index in rest {
            self.cells[index] = Some(share.min(1.0));
        }
    }
}

/// A step of the cursor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CursorStep {
    Up,
    Down,
    Left,
    Right,
    /// The cursor has arrived and opens the cell under it.
    Open,
}

/// A walk to a cell that ends with opening it: first along the rows, then along the columns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CursorWalk {
    pub cursor: Pos,
    pub goal: Pos,
    opened: bool,
}

impl CursorWalk {
    pub const fn new(cursor: Pos, goal: Pos) -> Self {
        Self { cursor, goal, opened: false }
    }
}

impl Iterator for CursorWalk {
    type Item = CursorStep;

    fn next(&mut self) -> Option<CursorStep> {
        let Self { cursor, goal, .. } = self;
        if cursor.row > goal.row {
            cursor.row -= 1;
            Some(CursorStep::Up)
        } else if cursor.row < goal.row {
            cursor.row += 1;
            Some(CursorStep::Down)
        } else if cursor.col > goal.col {
            cursor.col -= 1;
            Some(CursorStep::Left)
        } else if cursor.col < goal.col {
            cursor.col += 1;
            Some(CursorStep::Right)
        } else if self.opened {
            None
        } else {
            self.opened = true;
            Some(CursorStep::Open)
        }
    }
}
