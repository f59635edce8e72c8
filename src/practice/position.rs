//! A position to solve.

use super::kind::{Kind, Task};
use crate::game::{Minefield, Pos};
use crate::solver::hint::Hint;
use crate::solver::{PlayerView, ViewCell};
use std::fmt::Write;

/// A position with a task.
#[derive(Debug, Clone, PartialEq)]
pub struct Position {
    pub view: PlayerView,
    /// The board beneath.
    pub field: Minefield,
    /// The mines that the player has flagged already, in reading order. Simpler arguments than
    /// that of `kind` prove them.
    pub flags: Vec<Pos>,
    pub task: Task,
    /// The kind of argument that the task needs: for a safe cell the first kind that proves one,
    /// for mines the last kind that is needed to prove all.
    pub kind: Kind,
    /// Every right cell, in reading order: one of the safe cells, all mines, one of the safest
    /// guesses.
    pub answers: Vec<Pos>,
    /// The simplest argument: for a safe cell, for all of the mines, or for the guess. It
    /// takes the flags for granted.
    pub hint: Hint,
}

impl Position {
    /// The position in the text that `sapper analyze` reads, with `F` for the flags.
    pub fn text(&self) -> String {
        let mut text = format!("mines {}\n", self.view.mines());
        for row in self.rows() {
            text.push_str(&row);
            text.push('\n');
        }
        text
    }

    /// The rows of that text.
    pub fn rows(&self) -> Vec<String> {
        let size = self.view.size();
        let mut rows = vec![String::new(); usize::from(size.rows())];
        for pos in size.positions() {
            let row = &mut rows[usize::from(pos.row)];
            match self.view.cell(pos) {
                // Writing to a text cannot fail.
                ViewCell::Open(number) => drop(write!(row, "{number}")),
                ViewCell::Covered if self.flags.binary_search(&pos).is_ok() => row.push('F'),
                ViewCell::Covered => row.push('.'),
            }
        }
        rows
    }
}
