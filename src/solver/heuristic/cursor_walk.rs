//! The way of the cursor: it does not jump, it walks.

use crate::game::Pos;

/// One step of the player of 2010.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CursorStep {
    /// The cursor goes to the row above.
    Up,
    /// The cursor goes to the row below.
    Down,
    /// The cursor goes to the column on its left.
    Left,
    /// The cursor goes to the column on its right.
    Right,
    /// The cursor has arrived: the cell under it is opened.
    Open,
}

/// A walk to a cell, and its opening at the end: first along the rows, then along the columns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CursorWalk {
    cursor: Pos,
    goal: Pos,
    opened: bool,
}

impl CursorWalk {
    /// A walk that has not begun.
    pub const fn new(cursor: Pos, goal: Pos) -> Self {
        Self { cursor, goal, opened: false }
    }

    /// Where the cursor stands after the steps that were taken.
    pub const fn cursor(&self) -> Pos {
        self.cursor
    }

    /// The cell that is opened at the end.
    pub const fn goal(&self) -> Pos {
        self.goal
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
