//! Plays a board without guessing, to see whether that is possible.

use crate::solver::exact::Solver;
use crate::solver::player_view::{BORDER, COVERED, PlayerView, neighbours, sum_blocks};

/// See [`TrialGame::unknown_around`].
const ONE_MINE: u16 = 256;

/// A board, and how far certain cells alone lead. Lists are framed like those of [`PlayerView`].
#[derive(Debug, Clone)]
pub(super) struct TrialGame {
    pub(super) view: PlayerView,
    pub(super) mine: Vec<u8>,
    number: Vec<u8>,
    rows: Vec<u8>,
    /// The undecided neighbours of each cell, plus [`ONE_MINE`] for each undecided mine among them.
    unknown_around: Vec<u16>,
    neighbour_count: Vec<u8>,
    /// 1 for each mine that is proved.
    proved: Vec<u8>,
    blank: PlayerView,
    stack: Vec<u32>,
    queue: Vec<u32>,
    certain: Vec<(u32, bool)>,
    closed_cells: usize,
    solver: Solver,
}

/// The caller stopped the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Cancelled;

impl TrialGame {
    pub(super) fn new(blank: PlayerView) -> Self {
        let cells = &blank.framed;
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
            proved: free,
            neighbour_count: all,
            blank,
            stack: Vec::new(),
            queue: Vec::new(),
            certain: Vec::new(),
            closed_cells: 0,
            solver: Solver::default(),
        }
    }

    /// Plays from the first cell on as far as certain cells lead. Returns how many free cells stay
    /// covered: 0 if the board needs no guess. `go_on` is called before each look at the whole
    /// board.
    pub(super) fn play(
        &mut self,
        first: usize,
        mut go_on: impl FnMut() -> bool,
    ) -> Result<usize, Cancelled> {
        sum_blocks(&self.mine, &mut self.rows, &mut self.number, self.view.stride());
        self.view.clone_from(&self.blank);
        for ((around, &number), &all) in
            self.unknown_around.iter_mut().zip(&self.number).zip(&self.neighbour_count)
        {
            *around = u16::from(number) * ONE_MINE + u16::from(all);
        }
        self.proved.fill(0);
        self.queue.clear();
        self.closed_cells = self.view.size().cells() - self.view.mines();
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

    /// Opens a free cell, and the neighbours of each 0.
    fn open(&mut self, place: usize) {
        self.stack.push(place as u32);
        while let Some(place) = self.stack.pop() {
            let place = place as usize;
            if self.view.framed[place] != COVERED {
                continue;
            }
            debug_assert_eq!(self.mine[place], 0);
            let number = self.number[place];
            self.view.framed[place] = number;
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

    /// Takes a decided cell out of the numbers around it.
    fn mark_known(&mut self, place: usize, mine: u8) {
        let less = 1 + u16::from(mine) * ONE_MINE;
        for near in neighbours(place, self.view.stride()) {
            self.unknown_around[near] = self.unknown_around[near].wrapping_sub(less);
            if self.view.framed[near] < BORDER {
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

    /// Applies every number that decides its neighbours on its own.
    fn apply_single_numbers(&mut self) {
        while let Some(place) = self.queue.pop() {
            let place = place as usize;
            if self.unknown_around[place].is_multiple_of(ONE_MINE) {
                continue;
            }
            let mines = self.unknown_around[place] >= ONE_MINE;
            for near in neighbours(place, self.view.stride()) {
                if self.view.framed[near] != COVERED || self.proved[near] != 0 {
                    continue;
                }
                if mines {
                    self.proved[near] = 1;
                    self.mark_known(near, 1);
                } else {
                    self.open(near);
                }
            }
        }
    }

    /// Opens every cell that is certainly free. Returns whether there was one.
    fn open_certain(&mut self) -> bool {
        self.certain.clear();
        if let Ok(odds) = self.solver.odds(&self.view) {
            for (place, &mine) in odds.framed_chances.iter().enumerate() {
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
            } else if self.proved[place] == 0 {
                self.proved[place] = 1;
                self.mark_known(place, 1);
            }
        }
        found
    }
}
