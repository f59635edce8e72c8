//! Which cells are worth comparing when no cell is safe.

use super::exact::Odds;
use super::player_view::{BORDER, COVERED, PlayerView, neighbours};
use std::cmp::Reverse;

/// A cell that may be guessed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Candidate {
    /// Its framed index.
    pub(super) place: usize,
    /// The chance that it is free.
    pub(super) survival: f64,
    /// The chance of a loss to a 50/50 that this guess avoids or brings forward.
    pub(super) settled: f64,
    /// The chance that it is free as a share of the best chance there is.
    pub(super) relative: f64,
    /// The number of unknown cells in its pocket.
    pub(super) pocket: usize,
    /// What the cells are compared by: at first an estimate from the odds alone.
    pub(super) value: f64,
    /// The chance that it is free and that some cell is certain afterwards.
    pub(super) progress: f64,
    /// The chance to win the game with it, if that was found out.
    pub(super) win: Option<f64>,
}

impl Candidate {
    pub(super) const fn new(place: usize, mine: f64) -> Self {
        Self {
            place,
            survival: 1.0 - mine,
            settled: 0.0,
            relative: 1.0,
            pocket: 0,
            value: 0.0,
            progress: 0.0,
            win: None,
        }
    }
}

/// A riskier guess than this share of the best chance to survive is never worth it.
const LEAST_SURVIVAL: f64 = 0.88;
/// With so many cells that touch no number, most of them are left out: see [`is_near_front`].
const REMOTE_CELLS: usize = 30;
/// In a pocket of fewer unknown cells than this a guess can wait.
const SMALL_POCKET: usize = 8;

/// Lists the cells to guess. It reuses its memory.
#[derive(Debug, Clone, Default)]
pub(super) struct CandidateList {
    pub(super) cells: Vec<Candidate>,
    /// Marks the cells of pockets that were walked through, framed.
    seen: Vec<bool>,
    /// The number of cells in the pocket of each of these, framed.
    sizes: Vec<usize>,
    pocket: Vec<usize>,
}

impl CandidateList {
    /// Lists the cells to guess in this position, the most promising first. `settled` has the
    /// chance of a 50/50 that each cell settles, framed.
    pub(super) fn fill(&mut self, view: &PlayerView, odds: &Odds, settled: &[f64]) {
        let framed = &odds.framed_chances;
        let stride = view.stride();
        self.cells.clear();
        let mut best = 0.0f64;
        let mut remote = 0;
        for (place, &mine) in framed.iter().enumerate() {
            if is_uncertain(mine) {
                best = best.max(1.0 - mine);
                remote += usize::from(!touches_number(view, place));
            }
        }
        for (place, &mine) in framed.iter().enumerate() {
            let survival = 1.0 - mine;
            let settled = settled[place].min(survival).min(mine);
            if !is_uncertain(mine) || survival + settled < LEAST_SURVIVAL * best {
                continue;
            }
            if remote >= REMOTE_CELLS
                && !touches_number(view, place)
                && !is_near_front(view, framed, place)
            {
                continue;
            }
            let empty: f64 =
                neighbours(place, stride).iter().map(|&near| 1.0 - framed[near].max(0.0)).product();
            let value = (survival + settled) * (1.0 + 0.1 * empty);
            let relative = survival / best;
            self.cells.push(Candidate { settled, relative, value, ..Candidate::new(place, mine) });
        }
        self.put_off_small_pockets(view, framed);
        // Equal cells come in a fixed order, so that a game can be repeated.
        let order = |cell: &Candidate| (cell.place % stride, Reverse(cell.place));
        self.cells.sort_by(|one, other| {
            let better = other.value.total_cmp(&one.value);
            better.then_with(|| order(one).cmp(&order(other)))
        });
    }

    /// Drops the guesses in small pockets if there are others.
    fn put_off_small_pockets(&mut self, view: &PlayerView, framed: &[f64]) {
        self.seen.clear();
        self.seen.resize(framed.len(), false);
        self.sizes.clear();
        self.sizes.resize(framed.len(), 0);
        for index in 0..self.cells.len() {
            let place = self.cells[index].place;
            if !self.seen[place] {
                self.walk_pocket(view, framed, place);
                for &cell in &self.pocket {
                    self.sizes[cell] = self.pocket.len();
                }
            }
            self.cells[index].pocket = self.sizes[place];
        }
        if self.cells.iter().any(|cell| cell.pocket >= SMALL_POCKET) {
            self.cells.retain(|cell| cell.pocket >= SMALL_POCKET);
        }
    }

    /// Collects the unknown cells that are linked to this one by neighbourhood or a common number.
    fn walk_pocket(&mut self, view: &PlayerView, framed: &[f64], start: usize) {
        let stride = view.stride();
        self.pocket.clear();
        self.pocket.push(start);
        self.seen[start] = true;
        let mut next = 0;
        while let Some(&place) = self.pocket.get(next) {
            next += 1;
            for near in neighbours(place, stride) {
                if is_uncertain(framed[near]) {
                    self.visit(near);
                } else if is_number(view, near) {
                    for beyond in neighbours(near, stride) {
                        if is_uncertain(framed[beyond]) {
                            self.visit(beyond);
                        }
                    }
                }
            }
        }
    }

    fn visit(&mut self, place: usize) {
        if !self.seen[place] {
            self.seen[place] = true;
            self.pocket.push(place);
        }
    }
}

pub(super) fn is_uncertain(mine: f64) -> bool {
    mine > 0.0 && mine < 1.0
}

pub(super) fn is_number(view: &PlayerView, place: usize) -> bool {
    view.framed[place] != COVERED && view.framed[place] != BORDER
}

pub(super) fn touches_number(view: &PlayerView, place: usize) -> bool {
    neighbours(place, view.stride()).into_iter().any(|near| is_number(view, near))
}

/// Whether a cell that touches no number may help nevertheless: it has only two or three unknown
/// neighbours, or an unfinished number lies two cells away in its row or column.
fn is_near_front(view: &PlayerView, framed: &[f64], place: usize) -> bool {
    let stride = view.stride();
    let unknown = |place: usize| {
        neighbours(place, stride).into_iter().filter(|&near| is_uncertain(framed[near])).count()
    };
    if matches!(unknown(place), 2..=3) {
        return true;
    }
    let (row, col) = (place / stride, place % stride);
    let rows = framed.len() / stride;
    let two_away = [
        (row > 2).then(|| place - 2 * stride),
        (row + 2 < rows).then(|| place + 2 * stride),
        (col > 2).then(|| place - 2),
        (col + 2 < stride).then(|| place + 2),
    ];
    two_away.into_iter().flatten().any(|there| is_number(view, there) && unknown(there) > 0)
}
