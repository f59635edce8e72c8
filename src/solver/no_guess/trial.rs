//! Playing a board without a guess, to see whether that is possible.

use crate::game::BoardSize;
use crate::solver::exact::Solver;
use crate::solver::view::{BORDER, COVERED, View, around};

/// See [`Trial::around`].
const ONE_MINE: u16 = 256;

/// A board with mines and how far it can be played by certain cells alone. Lists are framed as
/// the cells of a [`View`].
#[derive(Debug, Clone)]
pub(super) struct Trial {
    pub(super) view: View,
    /// 1 for each mine.
    pub(super) mine: Vec<u8>,
    number: Vec<u8>,
    rows: Vec<u8>,
    /// Around each cell: the neighbours of which nothing is known, plus [`ONE_MINE`] for each
    /// mine that is not known.
    around: Vec<u16>,
    /// The neighbours of each cell.
    all: Vec<u8>,
    /// 1 for mines that are known.
    known: Vec<u8>,
    blank: View,
    stack: Vec<u32>,
    due: Vec<u32>,
    certain: Vec<(u32, bool)>,
    closed: usize,
    solver: Solver,
}

/// Whoever asked for it did not want to wait for the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Halted;

impl Trial {
    /// A board of which every cell is free.
    pub(super) fn new(blank: View) -> Self {
        let cells = blank.cells();
        let free = vec![0; cells.len()];
        let mut all = free.clone();
        for pos in blank.size().positions() {
            let place = blank.place(pos);
            let near = around(place, blank.stride());
            all[place] = near.iter().filter(|&&near| cells[near] != BORDER).count() as u8;
        }
        Self {
            view: blank.clone(),
            mine: free.clone(),
            number: free.clone(),
            rows: free.clone(),
            around: vec![0; cells.len()],
            known: free,
            all,
            blank,
            stack: Vec::new(),
            due: Vec::new(),
            certain: Vec::new(),
            closed: 0,
            solver: Solver::default(),
        }
    }

    /// The measures of the board.
    pub(super) fn size(&self) -> BoardSize {
        self.view.size()
    }

    /// Plays from the first cell on as far as certain cells go, and returns how many free cells
    /// stay closed: 0 if the board needs no guess. `go_on` is asked before each look at all of it.
    pub(super) fn play(
        &mut self,
        first: usize,
        mut go_on: impl FnMut() -> bool,
    ) -> Result<usize, Halted> {
        self.count_numbers();
        self.view.clone_from(&self.blank);
        for ((around, &number), &all) in self.around.iter_mut().zip(&self.number).zip(&self.all) {
            *around = u16::from(number) * ONE_MINE + u16::from(all);
        }
        self.known.fill(0);
        self.due.clear();
        self.closed = self.size().cells() - self.view.mines();
        self.open(first);
        while self.closed > 0 {
            if !go_on() {
                return Err(Halted);
            }
            self.settle();
            if self.closed == 0 || !self.infer() {
                break;
            }
        }
        Ok(self.closed)
    }

    fn count_numbers(&mut self) {
        let stride = self.view.stride();
        let size = self.mine.len();
        for ((row, two), &right) in
            self.rows[1..size - 1].iter_mut().zip(self.mine.windows(2)).zip(&self.mine[2..])
        {
            *row = two[0] + two[1] + right;
        }
        let inner = size - 2 * stride;
        for (((number, &above), &here), &below) in self.number[stride..stride + inner]
            .iter_mut()
            .zip(&self.rows[..inner])
            .zip(&self.rows[stride..])
            .zip(&self.rows[2 * stride..])
        {
            *number = above + here + below;
        }
    }

    /// Opens a free cell, and around a 0 all of its neighbours.
    fn open(&mut self, place: usize) {
        self.stack.push(place as u32);
        while let Some(place) = self.stack.pop() {
            let place = place as usize;
            if self.view.cells()[place] != COVERED {
                continue;
            }
            debug_assert_eq!(self.mine[place], 0);
            let number = self.number[place];
            self.view.put(place, number);
            self.closed -= 1;
            self.know(place, 0);
            if number == 0 {
                let near = around(place, self.view.stride());
                self.stack.extend(near.map(|near| near as u32));
            } else {
                self.notice(place);
            }
        }
    }

    /// Takes a cell out of the numbers around it.
    fn know(&mut self, place: usize, mine: u8) {
        let less = 1 + u16::from(mine) * ONE_MINE;
        for near in around(place, self.view.stride()) {
            self.around[near] = self.around[near].wrapping_sub(less);
            if self.view.cells()[near] < BORDER {
                self.notice(near);
            }
        }
    }

    fn notice(&mut self, place: usize) {
        let (left, unknown) = (self.around[place] / ONE_MINE, self.around[place] % ONE_MINE);
        if unknown > 0 && (left == 0 || left == unknown) {
            self.due.push(place as u32);
        }
    }

    /// Draws every conclusion from single numbers.
    fn settle(&mut self) {
        while let Some(place) = self.due.pop() {
            let place = place as usize;
            if self.around[place].is_multiple_of(ONE_MINE) {
                continue;
            }
            let mines = self.around[place] >= ONE_MINE;
            for near in around(place, self.view.stride()) {
                if self.view.cells()[near] != COVERED || self.known[near] != 0 {
                    continue;
                }
                if mines {
                    self.known[near] = 1;
                    self.know(near, 1);
                } else {
                    self.open(near);
                }
            }
        }
    }

    /// Opens every cell that is certain by all that is visible. Returns whether there was one.
    fn infer(&mut self) -> bool {
        self.certain.clear();
        if let Ok(odds) = self.solver.odds(&self.view) {
            for (place, &mine) in odds.framed().iter().enumerate() {
                if mine == 0.0 || mine == 1.0 {
                    self.certain.push((place as u32, mine == 1.0));
                }
            }
        }
        let mut found = false;
        for index in 0..self.certain.len() {
            let (place, mine) = self.certain[index];
            let place = place as usize;
            if !mine {
                found = true;
                self.open(place);
            } else if self.known[place] == 0 {
                self.known[place] = 1;
                self.know(place, 1);
            }
        }
        found
    }
}
