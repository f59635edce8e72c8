//! Playing a board without a guess, to see whether that is possible.

use crate::game::BoardSize;
use crate::solver::exact::Solver;
use crate::solver::player_view::{BORDER, COVERED, PlayerView, neighbours};

/// See [`Trial::around`].
const ONE_MINE: u16 = 256;

/// A board with mines and how far it can be played by certain cells alone. Lists are framed as
/// the cells of a [`View`].
#[derive(Debug, Clone)]
pub(super) struct TrialGame {
    pub(super) view: PlayerView,
    /// 1 for each mine.
    pub(super) mine: Vec<u8>,
    number: Vec<u8>,
    rows: Vec<u8>,
    /// Around each cell: the neighbours of which nothing is known, plus [`ONE_MINE`] for each
    /// mine that is not known.
    unknown_around: Vec<u16>,
    /// The neighbours of each cell.
    neighbour_count: Vec<u8>,
    /// 1 for mines that are known.
    known: Vec<u8>,
    blank: PlayerView,
    stack: Vec<u32>,
    queue: Vec<u32>,
    certain: Vec<(u32, bool)>,
    closed_cells: usize,
    solver: Solver,
}

/// Whoever asked for it did not want to wait for the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Cancelled;

impl TrialGame {
    /// A board of which every cell is free.
    pub(super) fn new(blank: PlayerView) -> Self {
        let cells = blank.framed_cells();
        let free = vec![0; cells.len()];
        let mut all = free.clone();
        for pos in blank.size().positions() {
            let place = blank.framed_index(pos);
            let near = neighbours(place, blank.stride());
            all[place] = near.iter().filter(|&&near| cells[near] != BORDER).count() as u8;
        }
        Self {
            view: blank.clone(),
            mine: free.clone(),
            number: free.clone(),
            rows: free.clone(),
            unknown_around: vec![0; cells.len()],
            known: free,
            neighbour_count: all,
            blank,
            stack: Vec::new(),
            queue: Vec::new(),
            certain: Vec::new(),
            closed_cells: 0,
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
    ) -> Result<usize, Cancelled> {
        self.count_numbers();
        self.view.clone_from(&self.blank);
        for ((around, &number), &all) in
            self.unknown_around.iter_mut().zip(&self.number).zip(&self.neighbour_count)
        {
            *around = u16::from(number) * ONE_MINE + u16::from(all);
        }
        self.known.fill(0);
        self.queue.clear();
        self.closed_cells = self.size().cells() - self.view.mines();
        self.open(first);
        while self.closed_cells > 0 {
            if !go_on() {
                return Err(Cancelled);
            }
            self.apply_single_numbers();
            if self.closed_cells == 0 || !self.open_certain() {
                break;
            }
        }
        Ok(self.closed_cells)
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
            if self.view.framed_cells()[place] != COVERED {
                continue;
            }
            debug_assert_eq!(self.mine[place], 0);
            let number = self.number[place];
            self.view.set_byte(place, number);
            self.closed_cells -= 1;
            self.mark_known(place, 0);
            if number == 0 {
                let near = neighbours(place, self.view.stride());
                self.stack.extend(near.map(|near| near as u32));
            } else {
                self.queue_if_decided(place);
            }
        }
    }

    /// Takes a cell out of the numbers around it.
    fn mark_known(&mut self, place: usize, mine: u8) {
        let less = 1 + u16::from(mine) * ONE_MINE;
        for near in neighbours(place, self.view.stride()) {
            self.unknown_around[near] = self.unknown_around[near].wrapping_sub(less);
            if self.view.framed_cells()[near] < BORDER {
                self.queue_if_decided(near);
            }
        }
    }

    fn queue_if_decided(&mut self, place: usize) {
        let (left, unknown) =
            (self.unknown_around[place] / ONE_MINE, self.unknown_around[place] % ONE_MINE);
        if unknown > 0 && (left == 0 || left == unknown) {
            self.queue.push(place as u32);
        }
    }

    /// Draws every conclusion from single numbers.
    fn apply_single_numbers(&mut self) {
        while let Some(place) = self.queue.pop() {
            let place = place as usize;
            if self.unknown_around[place].is_multiple_of(ONE_MINE) {
                continue;
            }
            let mines = self.unknown_around[place] >= ONE_MINE;
            for near in neighbours(place, self.view.stride()) {
                if self.view.framed_cells()[near] != COVERED || self.known[near] != 0 {
                    continue;
                }
                if mines {
                    self.known[near] = 1;
                    self.mark_known(near, 1);
                } else {
                    self.open(near);
                }
            }
        }
    }

    /// Opens every cell that is certain by all that is visible. Returns whether there was one.
    fn open_certain(&mut self) -> bool {
        self.certain.clear();
        if let Ok(odds) = self.solver.odds(&self.view) {
            for (place, &mine) in odds.framed_chances().iter().enumerate() {
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
                self.mark_known(place, 1);
            }
        }
        found
    }
}
