//! 50/50s that are there or may come: cells whose mines can be swapped without changing a number.
//!
//! Two cells side by side, or the diagonals of a square, cannot be distinguished if every outer cell
//! that touches only one of them is a mine or off the board. Half of such games are lost, whenever
//! the guess is made. So a guess within a 50/50 that is likely to come costs less than its risk, and
//! so does opening a cell that would have to be a mine for it to come.

use super::candidates::{Candidate, is_uncertain};
use super::exact::{Odds, Solver};
use super::player_view::{BORDER, PlayerView};

/// The most cells that must turn out to be mines, for every 50/50 of a position.
const ENABLERS_ANYWHERE: usize = 1;
/// The most cells that must turn out to be mines, for a 50/50 that concerns a cell to guess.
const ENABLERS_OF_CANDIDATE: usize = 3;
/// A smaller chance than this of a loss is not worth counting.
const LEAST_CHANCE: f64 = 0.005;

/// Two cells, or the two diagonals of a square, that may not be distinguishable.
#[derive(Debug, Clone, Copy)]
struct Shape {
    /// The cells that hold the mines, and those that are free, or the other way round.
    mines: [usize; 2],
    free: [usize; 2],
    /// The number of cells in `mines`, and in `free`.
    len: usize,
    /// The cells that would tell them apart unless they are mines.
    outer: [usize; 6],
    outer_len: usize,
}

/// Finds 50/50s. It reuses its memory.
#[derive(Debug, Clone, Default)]
pub(super) struct FiftyFifties {
    solver: Solver,
    trial: Option<PlayerView>,
    /// For each cell, the chance of a loss to a 50/50 that opening it avoids or brings forward.
    pub(super) settled: Vec<f64>,
    /// A cell of a 50/50 that nothing can ever decide.
    pub(super) hopeless: Option<usize>,
    /// The work done, in the unit of [`Solver::estimated_work`].
    pub(super) work_done: i64,
}

impl FiftyFifties {
    /// Finds the 50/50s of a position without safe cells that need hardly anything more to come.
    pub(super) fn sweep(&mut self, view: &PlayerView, known: &Odds) {
        self.scan(view, known, Self::chance);
    }

    /// About the same, as if the cells were independent, which takes no solving.
    pub(super) fn estimate(&mut self, view: &PlayerView, known: &Odds) {
        self.scan(view, known, |_, _, known, shape| shape.rough_chance(&known.framed_chances));
    }

    fn scan(
        &mut self,
        view: &PlayerView,
        known: &Odds,
        chance_of: impl Fn(&mut Self, &PlayerView, &Odds, &Shape) -> f64,
    ) {
        self.clear(known);
        for place in 0..known.framed_chances.len() {
            if !is_uncertain(known.framed_chances[place]) {
                continue;
            }
            for shape in shapes_at(place, view.stride()).into_iter().flatten() {
                let Some(enablers) = shape.enablers(view, &known.framed_chances) else { continue };
                if enablers > ENABLERS_ANYWHERE {
                    continue;
                }
                let chance = chance_of(self, view, known, &shape);
                if enablers == 0 && chance > 0.5 - 1e-9 {
                    self.hopeless = self.hopeless.or(Some(place));
                }
                for &cell in shape.cells().filter(|&&cell| is_uncertain(known.framed_chances[cell]))
                {
                    self.settled[cell] += chance;
                }
            }
        }
    }

    /// Forgets the last position. One that is too wide is not searched.
    pub(super) fn clear(&mut self, known: &Odds) {
        self.work_done = 0;
        self.hopeless = None;
        self.settled.clear();
        self.settled.resize(known.framed_chances.len(), 0.0);
    }

    /// Adds to these cells what the 50/50s that need more to come are worth to them.
    pub(super) fn add_distant(
        &mut self,
        view: &PlayerView,
        known: &Odds,
        candidates: &mut [Candidate],
    ) {
        let stride = view.stride();
        for cell in candidates {
            // The shapes whose four rows and columns hold the cell.
            let last = cell.place + stride + 1;
            let firsts = (0..4).flat_map(|row| (0..4).map(move |col| row * stride + col));
            for place in firsts.filter_map(|offset| last.checked_sub(offset)) {
                for shape in shapes_at(place, stride).into_iter().flatten() {
                    if !shape.cells().any(|&other| other == cell.place) {
                        continue;
                    }
                    let enablers =
                        shape.enablers(view, &known.framed_chances).unwrap_or(usize::MAX);
                    if (ENABLERS_ANYWHERE + 1..=ENABLERS_OF_CANDIDATE).contains(&enablers) {
                        cell.settled += self.chance(view, known, &shape);
                    }
                }
            }
            cell.settled = cell.settled.min(cell.survival).min(1.0 - cell.survival);
        }
    }

    /// The chance that the shape comes with these mines. With the mines swapped it is the same.
    fn chance(&mut self, view: &PlayerView, known: &Odds, shape: &Shape) -> f64 {
        let mut trial = self.trial.take().unwrap_or_else(|| view.clone());
        trial.clone_from(view);
        let outer =
            shape.outer().iter().filter(|&&place| is_uncertain(known.framed_chances[place]));
        let fits = outer.chain(shape.mines()).all(|&place| trial.take_out_mine(place));
        for &place in shape.free() {
            trial.framed[place] = BORDER;
        }
        let chance = if fits && self.solver.odds(&trial).is_ok() {
            (self.solver.last_odds().ln_layouts() - known.ln_layouts()).exp()
        } else {
            0.0
        };
        self.work_done += self.solver.estimated_work();
        self.trial = Some(trial);
        chance
    }
}

impl Shape {
    fn mines(&self) -> &[usize] {
        &self.mines[..self.len]
    }

    fn free(&self) -> &[usize] {
        &self.free[..self.len]
    }

    fn outer(&self) -> &[usize] {
        &self.outer[..self.outer_len]
    }

    /// Every cell of the shape and around it that matters.
    fn cells(&self) -> impl Iterator<Item = &usize> {
        self.mines().iter().chain(self.free()).chain(self.outer())
    }

    /// About the chance that the shape comes with these mines.
    fn rough_chance(&self, odds: &[f64]) -> f64 {
        let mines = self.mines().iter().map(|&cell| odds[cell]).product::<f64>();
        let free = self.free().iter().map(|&cell| 1.0 - odds[cell]).product::<f64>();
        let outer = self.outer().iter().map(|&cell| odds[cell]);
        let enablers: f64 = outer.filter(|&mine| is_uncertain(mine)).product();
        let (one, other) = (odds[self.mines[0]], odds[self.free[0]]);
        // Two cells with one mine between them depend on each other.
        let is_sure = self.len == 1 && (one + other - 1.0).abs() < 1e-6;
        enablers * if is_sure { one } else { mines * free }
    }

    /// How many cells must turn out to be mines for this 50/50 to come; `None` if it cannot, or
    /// hardly.
    fn enablers(&self, view: &PlayerView, odds: &[f64]) -> Option<usize> {
        let mut most = 1.0f64;
        for &place in self.mines().iter().chain(self.free()) {
            let mine = *odds.get(place)?;
            if !is_uncertain(mine) {
                return None;
            }
            most = most.min(mine).min(1.0 - mine);
        }
        let mut enablers = 0;
        for &place in self.outer() {
            let mine = *odds.get(place)?;
            if mine == 1.0 || view.framed[place] == BORDER {
                continue;
            }
            if !is_uncertain(mine) {
                return None;
            }
            enablers += 1;
            most = most.min(mine);
        }
        (most >= LEAST_CHANCE).then_some(enablers)
    }
}

/// The pair to the right, the pair below and the square of which this cell is the first.
fn shapes_at(place: usize, stride: usize) -> [Option<Shape>; 3] {
    let pair = |step: usize, side: usize| {
        let end = place + 2 * step;
        let before = place.checked_sub(step + side)?;
        Some(Shape {
            mines: [place; 2],
            free: [place + step; 2],
            len: 1,
            outer: [before, before + side, before + 2 * side, end - side, end, end + side],
            outer_len: 6,
        })
    };
    let square = || {
        let before = place.checked_sub(stride + 1)?;
        Some(Shape {
            mines: [place, place + stride + 1],
            free: [place + 1, place + stride],
            len: 2,
            outer: [before, before + 3, before + 3 * stride, before + 3 * stride + 3, 0, 0],
            outer_len: 4,
        })
    };
    [pair(1, stride), pair(stride, 1), square()]
}
