//! Changes of a setup, and their way back.

use super::setup::{Cell, Mode, Setup};
use crate::game::{Pos, SizeError};

/// A setup that can be changed, with undo and redo without limit.
///
/// Each change is a step. What happens between [`Self::begin_stroke`] and [`Self::end_stroke`], as
/// while a button is held, is one step together. A step holds only what it changed.
#[derive(Debug, Clone)]
pub struct Editor {
    setup: Setup,
    done: Vec<Step>,
    undone: Vec<Step>,
    /// Whether the next change belongs to the last step; `None` outside a stroke.
    stroke: Option<bool>,
}

/// What a step changed, as it is on the other side of it: before it, or after it once it is undone.
#[derive(Debug, Clone)]
enum Step {
    Cells {
        mines: u32,
        /// Row-major indices, in the order of the changes.
        cells: Vec<(u32, Cell)>,
    },
    Whole(Box<Setup>),
}

impl Editor {
    pub const fn new(setup: Setup) -> Self {
        Self { setup, done: Vec::new(), undone: Vec::new(), stroke: None }
    }

    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Sets a cell. Returns false if nothing changes: see [`Setup::set`].
    pub fn set(&mut self, pos: Pos, cell: Cell) -> bool {
        let mines = self.setup.mines;
        let old = self.setup.size().contains(pos).then(|| self.setup.cell(pos));
        let changed = old.filter(|_| self.setup.set(pos, cell));
        if let Some(old) = changed {
            let index = self.setup.size().index(pos) as u32;
            self.note(mines, Some((index, old)));
        }
        changed.is_some()
    }

    /// Puts another setup in its place, as when one is read or all is cleared. It ends a stroke.
    /// Returns false if it is the same.
    pub fn replace(&mut self, setup: Setup) -> bool {
        self.end_stroke();
        let changed = setup != self.setup;
        if changed {
            let old = std::mem::replace(&mut self.setup, setup);
            self.undone.clear();
            self.done.push(Step::Whole(Box::new(old)));
        }
        changed
    }

    /// See [`Setup::resized`]; a position then has so many mines. Returns false if nothing changes.
    ///
    /// # Errors
    /// If a side is too long or 0; then nothing changes.
    pub fn resize(&mut self, rows: usize, cols: usize, mines: usize) -> Result<bool, SizeError> {
        let mut resized = self.setup.resized(rows, cols)?;
        resized.set_mines(mines);
        Ok(self.replace(resized))
    }

    /// See [`Setup::in_mode`]. Returns false if nothing changes.
    pub fn switch_to(&mut self, mode: Mode) -> bool {
        self.replace(self.setup.in_mode(mode))
    }

    /// From here on all changes are one step.
    pub fn begin_stroke(&mut self) {
        self.stroke = Some(false);
    }

    pub fn end_stroke(&mut self) {
        self.stroke = None;
    }

    pub const fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Takes the last step back. Returns false if there is none. It ends a stroke.
    pub fn undo(&mut self) -> bool {
        self.end_stroke();
        let Some(mut step) = self.done.pop() else { return false };
        step.swap(&mut self.setup, true);
        self.undone.push(step);
        true
    }

    /// Takes the last undo back. Returns false if there is none. It ends a stroke.
    pub fn redo(&mut self) -> bool {
        self.end_stroke();
        let Some(mut step) = self.undone.pop() else { return false };
        step.swap(&mut self.setup, false);
        self.done.push(step);
        true
    }

    /// Notes a change: the number of mines and the cell before it.
    fn note(&mut self, mines: u32, cell: Option<(u32, Cell)>) {
        self.undone.clear();
        let joins = self.stroke.is_some_and(|joins| joins);
        match self.done.last_mut() {
            Some(Step::Cells { cells, .. }) if joins => cells.extend(cell),
            _ => {
                self.done.push(Step::Cells { mines, cells: cell.into_iter().collect() });
            }
        }
        self.stroke = self.stroke.map(|_| true);
    }
}

impl Step {
    /// Exchanges what is set up with what is noted. A cell that changed twice goes back the way that
    /// it came.
    fn swap(&mut self, setup: &mut Setup, is_undo: bool) {
        match self {
            Self::Whole(other) => std::mem::swap(&mut **other, setup),
            Self::Cells { mines, cells } => {
                std::mem::swap(mines, &mut setup.mines);
                let mut exchange = |(index, cell): &mut (u32, Cell)| {
                    std::mem::swap(cell, &mut setup.cells[*index as usize]);
                };
                if is_undo {
                    cells.iter_mut().rev().for_each(&mut exchange);
                } else {
                    cells.iter_mut().for_each(&mut exchange);
                }
            }
        }
    }
}
