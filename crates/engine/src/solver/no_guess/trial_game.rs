//! Plays a board without guessing, to see whether that is possible.

use super::trial_cell::{DecidingPair, NumberPairs, TrialCell};
use crate::solver::exact::{Solver, SolverLimits};
use crate::solver::player_view::{BORDER, PlayerView, neighbours, sum_blocks};

/// Larger boards are played without pairs. The odds may be estimates there, which prove less than
/// the pairs would, so that a seed would give another board than without them.
const MAX_CELLS_FOR_PAIRS: usize = 720;

/// A board, and how far certain cells alone lead. Lists are framed like those of [`PlayerView`].
#[derive(Debug, Clone)]
pub struct TrialGame {
    /// The cells that the last game opened.
    pub view: PlayerView,
    /// 1 for mines, to be set before [`Self::play`].
    pub mine: Vec<u8>,
    number: Vec<u8>,
    rows: Vec<u8>,
    cells: Vec<TrialCell>,
    neighbour_count: Vec<u8>,
    blank: PlayerView,
    stack: Vec<u32>,
    /// Numbers that decide the cells around them.
    queue: Vec<u32>,
    pairs: NumberPairs,
    /// Whether pairs of numbers decide cells before the odds do, which only saves time.
    pub uses_pairs: bool,
    certain: Vec<(u32, bool)>,
    closed_cells: usize,
    solver: Solver,
}

/// The caller stopped the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cancelled;

impl TrialGame {
    /// Boards of this size and number of mines.
    pub fn new(blank: PlayerView) -> Self {
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
            rows: free,
            cells: vec![TrialCell::BORDER; cells.len()],
            neighbour_count: all,
            stack: Vec::new(),
            queue: Vec::new(),
            pairs: NumberPairs::new(cells.len(), blank.stride()),
            uses_pairs: blank.size().cells() <= MAX_CELLS_FOR_PAIRS,
            certain: Vec::new(),
            closed_cells: 0,
            solver: Solver::default(),
            blank,
        }
    }

    /// This game, with every layout counted, however many there are.
    pub(super) fn without_limits(self) -> Self {
        Self { solver: Solver::new(SolverLimits::NONE), ..self }
    }

    /// Plays from the first cell on as far as certain cells lead. Returns how many free cells stay
    /// covered: 0 if the board needs no guess. `go_on` is called before each look at the whole
    /// board.
    ///
    /// With exact odds, all that is certain is found in the end, whatever decides a cell first. So
    /// single numbers come first, then pairs of them, and the odds of all cells when nothing else
    /// is left.
    pub fn play(
        &mut self,
        first: usize,
        mut go_on: impl FnMut() -> bool,
    ) -> Result<usize, Cancelled> {
        sum_blocks(&self.mine, &mut self.rows, &mut self.number, self.view.stride());
        self.view.clone_from(&self.blank);
        let cells = self.cells.iter_mut().zip(&self.blank.framed);
        for ((cell, &blank), (&count, &number)) in
            cells.zip(self.neighbour_count.iter().zip(&self.number))
        {
            *cell = match blank {
                BORDER => TrialCell::BORDER,
                _ => TrialCell::covered(count, number),
            };
        }
        self.queue.clear();
        self.closed_cells = self.view.size().cells() - self.view.mines();
        self.open(first);
        loop {
            self.apply_single_numbers();
            if self.closed_cells == 0 {
                break;
            }
            if self.uses_pairs && self.apply_pairs() {
                continue;
            }
            if !go_on() {
                return Err(Cancelled);
            }
            if !self.open_certain() {
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
            if !self.cells[place].is_undecided() {
                continue;
            }
            debug_assert_eq!(self.mine[place], 0);
            let number = self.number[place];
            self.view.framed[place] = number;
            self.closed_cells -= 1;
            self.cells[place].open();
            self.mark_decided(place, false);
            if number == 0 {
                let near = neighbours(place, self.view.stride());
                self.stack.extend(near.map(|near| near as u32));
            } else if self.cells[place].decides() {
                self.queue.push(place as u32);
            }
        }
    }

    fn prove_mine(&mut self, place: usize) {
        debug_assert_eq!(self.mine[place], 1);
        self.cells[place].prove_mine();
        self.mark_decided(place, true);
    }

    /// Takes a decided cell out of the numbers around it.
    fn mark_decided(&mut self, place: usize, is_mine: bool) {
        // Every number is written, and counts only if it decides something: a branch would be wrong
        // too often.
        let len = self.queue.len();
        self.queue.resize(len + 8, 0);
        let mut found = len;
        for near in neighbours(place, self.view.stride()) {
            let cell = &mut self.cells[near];
            cell.decide_neighbour(is_mine);
            self.queue[found] = near as u32;
            found += usize::from(cell.decides());
        }
        self.queue.truncate(found);
    }

    /// Applies every number that decides its neighbours on its own.
    fn apply_single_numbers(&mut self) {
        while let Some(place) = self.queue.pop() {
            let place = place as usize;
            if self.cells[place].cells_around() == 0 {
                continue;
            }
            let mines = self.cells[place].mines_around() > 0;
            for near in neighbours(place, self.view.stride()) {
                self.decide(near, mines);
            }
        }
    }

    /// Opens a free cell or notes a mine, unless that is done.
    fn decide(&mut self, place: usize, is_mine: bool) {
        if !self.cells[place].is_undecided() {
            return;
        }
        if is_mine {
            self.prove_mine(place);
        } else {
            self.open(place);
        }
    }

    /// Applies every pair of numbers that decides cells. Returns whether there was one.
    fn apply_pairs(&mut self) -> bool {
        self.pairs.find(&self.cells);
        for index in 0..self.pairs.found.len() {
            let DecidingPair { more, fewer } = self.pairs.found[index];
            let (mines, free) =
                (neighbours(more, self.view.stride()), neighbours(fewer, self.view.stride()));
            for place in mines.into_iter().filter(|place| !free.contains(place)) {
                self.decide(place, true);
            }
            for place in free.into_iter().filter(|place| !mines.contains(place)) {
                self.decide(place, false);
            }
        }
        !self.pairs.found.is_empty()
    }

    /// Opens every cell that is certainly free. Returns whether there was one.
    fn open_certain(&mut self) -> bool {
        self.certain.clear();
        if let Ok(odds) = self.solver.odds(&self.view) {
            for (place, (&mine, cell)) in odds.framed_chances.iter().zip(&self.cells).enumerate() {
                if cell.is_undecided() && (mine == 0.0 || mine == 1.0) {
                    self.certain.push((place as u32, mine == 1.0));
                }
            }
        }
        let mut found = false;
        for index in 0..self.certain.len() {
            let (place, is_mine) = self.certain[index];
            found |= !is_mine;
            self.decide(place as usize, is_mine);
        }
        found
    }
}
