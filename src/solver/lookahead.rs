//! Looks a few moves ahead to value a guess.

use super::exact::{Odds, Solver};
use super::player_view::{COVERED, PlayerView, neighbours};
use std::cmp::Reverse;

/// A cell that may be guessed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Candidate {
    /// Its framed index.
    pub(super) place: usize,
    /// The chance that it is free.
    pub(super) survival: f64,
    /// An estimate from the odds alone; later, the value of opening it.
    pub(super) value: f64,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct KnownOdds<'a> {
    /// The chances of a mine, framed.
    pub(super) odds: &'a [f64],
    /// The natural logarithm of the number of layouts.
    pub(super) ln_layouts: f64,
}

/// The value of safe cells besides survival, for each e-fold of their number. Measured: 0.03 wins
/// more games than 0, 0.05 or 0.1.
const PROGRESS: f64 = 0.03;
/// An upper bound of the value of a position.
const MAX_VALUE: f64 = 1.0 + PROGRESS * 6.0;
/// The guesses that are compared below the first move.
const WIDTH: usize = 6;
/// With this many safe cells there is no need to see what they reveal.
const PLENTY: usize = 4;

/// Looks ahead. It reuses its memory.
#[derive(Debug, Clone, Default)]
pub(super) struct Lookahead {
    plies: Vec<Ply>,
    /// The work that is left, in the unit of [`Solver::estimated_work`].
    pub(super) budget: i64,
}

#[derive(Debug, Clone, Default)]
struct Ply {
    solver: Solver,
    candidates: Vec<Candidate>,
}

impl Lookahead {
    /// The value of opening a cell: the chance to survive it and the best moves after it, `depth`
    /// moves further than the next one, and a little more where safe cells appear. A value below
    /// `bar` may be cut short.
    pub(super) fn value_of_opening(
        &mut self,
        view: &mut PlayerView,
        known: KnownOdds<'_>,
        cell: Candidate,
        depth: usize,
        bar: f64,
    ) -> f64 {
        let near = neighbours(cell.place, view.stride());
        let least = near.iter().filter(|&&near| known.odds[near] == 1.0).count();
        let unsure = near.iter().filter(|&&near| is_uncertain(known.odds[near])).count();
        let mut left = cell.survival;
        let mut value = 0.0;
        for number in least..=least + unsure {
            view.framed[cell.place] = number as u8;
            if let Some((layouts, next)) = self.value_of_position(view, depth) {
                let chance = (layouts - known.ln_layouts).exp();
                value += chance * next;
                left -= chance;
                if left < 1e-9 || value + left * MAX_VALUE < bar {
                    break;
                }
            }
        }
        view.framed[cell.place] = COVERED;
        value
    }

    /// The logarithm of the layouts of a position, and its value; `None` without a layout.
    fn value_of_position(&mut self, view: &mut PlayerView, depth: usize) -> Option<(f64, f64)> {
        if self.plies.len() <= depth {
            self.plies.resize_with(depth + 1, Ply::default);
        }
        let mut ply = std::mem::take(&mut self.plies[depth]);
        let value = self.value_with(&mut ply, view, depth);
        self.plies[depth] = ply;
        value
    }

    fn value_with(
        &mut self,
        ply: &mut Ply,
        view: &mut PlayerView,
        depth: usize,
    ) -> Option<(f64, f64)> {
        let solved = ply.solver.odds(view).is_ok();
        self.budget -= ply.solver.estimated_work();
        if !solved {
            return None;
        }
        let odds = ply.solver.last_odds();
        let framed = &odds.framed_chances;
        let known = KnownOdds { odds: framed, ln_layouts: odds.ln_layouts() };
        let (mut safe, mut unsure, mut least) = (0usize, 0usize, 1.0f64);
        // A safe cell whose number involves no uncertain cell is no progress.
        let mut telling = (0usize, 0usize);
        for (place, &mine) in framed.iter().enumerate() {
            if mine == 0.0 {
                let near = neighbours(place, view.stride());
                let told = near.iter().filter(|&&near| is_uncertain(framed[near])).count();
                safe += usize::from(told > 0);
                telling = telling.max((told, place));
            }
            unsure += usize::from(is_uncertain(mine));
            least = least.min(if mine > 0.0 { mine } else { 1.0 });
        }
        let deep = depth > 0 && self.budget > 0;
        let value = if unsure == 0 {
            1.0 + 3.0 * PROGRESS
        } else if safe > 0 && (!deep || safe >= PLENTY) {
            1.0 + PROGRESS * (1.0 + safe as f64).ln().min(4.0)
        } else if safe > 0 {
            let most = Candidate { place: telling.1, survival: 1.0, value: 1.0 };
            self.value_of_opening(view, known, most, depth - 1, 0.0)
        } else if deep {
            collect_candidates(&mut ply.candidates, odds, view.stride());
            ply.candidates.truncate(WIDTH);
            let mut best = 0.0f64;
            for &cell in &ply.candidates {
                if cell.survival * MAX_VALUE > best {
                    best = best.max(self.value_of_opening(view, known, cell, depth - 1, best));
                }
            }
            best
        } else {
            1.0 - least
        };
        Some((known.ln_layouts, value))
    }
}

fn is_uncertain(mine: f64) -> bool {
    mine > 0.0 && mine < 1.0
}

/// Lists the cells to guess, the most promising first: those that survive, and among them those
/// that may be openings.
pub(super) fn collect_candidates(candidates: &mut Vec<Candidate>, odds: &Odds, stride: usize) {
    candidates.clear();
    let framed = &odds.framed_chances;
    for (place, &mine) in framed.iter().enumerate() {
        if !is_uncertain(mine) {
            continue;
        }
        let empty: f64 =
            neighbours(place, stride).iter().map(|&near| 1.0 - framed[near].max(0.0)).product();
        candidates.push(Candidate {
            place,
            survival: 1.0 - mine,
            value: (1.0 - mine) * (1.0 + 0.1 * empty),
        });
    }
    // Equal cells come in a fixed order, so that a game can be repeated.
    let order = |cell: &Candidate| (cell.place % stride, Reverse(cell.place));
    candidates.sort_by(|one, other| {
        let better = other.value.total_cmp(&one.value);
        better.then_with(|| order(one).cmp(&order(other)))
    });
}
