//! ZiNi: the clicks of a greedy player with flags.
//!
//! E. Zimmermann, "New benchmark: 3BV for flaggers", 30 July 2009, with Chr. Nikolaus.
//!
//! To *solve at* a safe cell is to open it if it is covered, to flag the mines around it, and to
//! chord. The *premium* of a cell is what that saves:
//!
//! > unsolved 3BV in its 3×3 block − unflagged mines around it − 1 if it is covered − 1
//!
//! The greedy player repeatedly solves at the cell with the highest premium. If all are below 0, it
//! clicks the first covered cell. The human player first clicks all openings, and then solves at
//! open cells only.
//!
//! All programs resolve two ambiguities alike: the "top left most" cell is the first by columns,
//! and the plain click goes to the first covered cell that is worth a 3BV. (So do the parsers of
//! thefinerminer/mineruner-rawvf, revision 6.)

use super::regions::Regions;
use crate::game::board_size::BoardSize;
use crate::game::minefield::Minefield;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The greedy ZiNi of a board, in clicks.
pub fn zini(field: &Minefield, regions: &Regions) -> u32 {
    ZiniRun::new(field, regions, false).run()
}

/// The human ZiNi of a board, in clicks.
pub fn human_zini(field: &Minefield, regions: &Regions) -> u32 {
    let mut run = ZiniRun::new(field, regions, true);
    for opening in 0..regions.openings() as usize {
        run.clicks += 1;
        run.open_opening(opening);
    }
    run.run()
}

/// A board that is being solved greedily.
struct ZiniRun<'a> {
    field: &'a Minefield,
    regions: &'a Regions,
    size: BoardSize,
    /// Whether only open cells are chorded.
    human: bool,
    open: Vec<bool>,
    solved: Vec<bool>,
    flagged: Vec<bool>,
    premium: Vec<i8>,
    /// Cells with a premium of at least 0, best first. An entry is valid while the premium is
    /// unchanged.
    best: BinaryHeap<(i8, Reverse<u32>)>,
    clicks: u32,
    left: usize,
}

impl<'a> ZiniRun<'a> {
    fn new(field: &'a Minefield, regions: &'a Regions, human: bool) -> Self {
        let size = field.size();
        let mut run = Self {
            field,
            regions,
            size,
            human,
            open: vec![false; size.cells()],
            solved: vec![false; regions.openings() as usize],
            flagged: vec![false; size.cells()],
            premium: vec![0; size.cells()],
            best: BinaryHeap::new(),
            clicks: 0,
            left: field.safe_cells(),
        };
        for pos in size.positions() {
            if let Some(number) = field.number(pos) {
                let index = size.index(pos);
                let openings = regions.openings_at(index).count();
                let isolated =
                    size.block(pos).filter(|&near| regions.isolated[size.index(near)]).count();
                run.adjust_premium(index, (openings + isolated) as i8 - number as i8 - 2);
            }
        }
        run
    }

    /// Solves the rest of the board and returns the number of clicks.
    fn run(mut self) -> u32 {
        let mut plain = 0;
        while self.left > 0 {
            if let Some(cell) = self.next_best() {
                self.solve(cell);
                continue;
            }
            // Cells are never covered again, so the search continues where it was.
            while !self.is_worth_a_click(self.by_columns(plain)) {
                plain += 1;
            }
            self.clicks += 1;
            self.reveal(self.by_columns(plain));
        }
        self.clicks
    }

    /// The cell with the highest premium that is at least 0.
    fn next_best(&mut self) -> Option<usize> {
        while let Some((premium, Reverse(place))) = self.best.pop() {
            let cell = self.by_columns(place as usize);
            if self.premium[cell] == premium && (self.open[cell] || !self.human) {
                return Some(cell);
            }
        }
        None
    }

    fn solve(&mut self, cell: usize) {
        if !self.open[cell] {
            self.clicks += 1;
            self.reveal(cell);
        }
        let pos = self.size.pos(cell);
        for near in self.size.neighbours(pos) {
            let index = self.size.index(near);
            if self.field.is_mine(near) && !self.flagged[index] {
                self.clicks += 1;
                self.flagged[index] = true;
                self.adjust_block(index, 1);
            }
        }
        self.clicks += 1;
        for near in self.size.neighbours(pos) {
            if !self.field.is_mine(near) {
                self.reveal(self.size.index(near));
            }
        }
    }

    /// Opens a safe cell, and its opening if it is a zero.
    fn reveal(&mut self, cell: usize) {
        if self.open[cell] {
            return;
        }
        match self.regions.openings_at(cell).next() {
            Some(opening) if self.field.is_zero(cell) => self.open_opening(opening),
            _ => self.open_one(cell),
        }
    }

    fn open_opening(&mut self, opening: usize) {
        if std::mem::replace(&mut self.solved[opening], true) {
            return;
        }
        for &member in &self.regions.members[opening] {
            self.open_one(member as usize);
            self.adjust_premium(member as usize, -1);
        }
    }

    fn open_one(&mut self, cell: usize) {
        if std::mem::replace(&mut self.open[cell], true) {
            return;
        }
        self.left -= 1;
        self.adjust_premium(cell, 1);
        if self.regions.isolated[cell] {
            self.adjust_block(cell, -1);
        }
    }

    fn adjust_block(&mut self, cell: usize, by: i8) {
        let size = self.size;
        for near in size.block(size.pos(cell)) {
            self.adjust_premium(size.index(near), by);
        }
    }

    fn adjust_premium(&mut self, cell: usize, by: i8) {
        self.premium[cell] += by;
        let premium = self.premium[cell];
        let pos = self.size.pos(cell);
        if premium >= 0 && !self.field.is_mine(pos) && (self.open[cell] || !self.human) {
            let place = usize::from(pos.col) * usize::from(self.size.rows()) + usize::from(pos.row);
            self.best.push((premium, Reverse(place as u32)));
        }
    }

    /// The row-major index of the cell with this column-major index.
    fn by_columns(&self, place: usize) -> usize {
        let rows = usize::from(self.size.rows());
        (place % rows) * usize::from(self.size.cols()) + place / rows
    }

    fn is_worth_a_click(&self, cell: usize) -> bool {
        !self.open[cell] && (self.regions.isolated[cell] || self.field.is_zero(cell))
    }
}
