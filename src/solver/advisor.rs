//! Chooses the best move.
//!
//! Safe cells come first. If few layouts are left, the rest of the game is played out
//! ([`endgame`](super::endgame)). Otherwise guesses are compared by what they are likely to lead to
//! ([`lookahead`](super::lookahead)).

use super::endgame::EndgameSolver;
use super::exact::{LayoutList, SolveError, Solver};
use super::lookahead::{Candidate, KnownOdds, Lookahead, collect_candidates};
use super::player_view::PlayerView;
use crate::game::Pos;

/// How much work goes into a guess. It is limited by counting and not by a clock, so that the same
/// position always gets the same answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Effort {
    /// The best win rate at full speed.
    Fast,
    /// The best win rate within the time of a move.
    #[default]
    Exact,
}

#[derive(Debug, Clone, Copy)]
struct EffortLimits {
    /// The number of guesses that are compared.
    guesses: usize,
    /// Moves to look ahead after the next one.
    depth: usize,
    /// The share of the best value that a guess needs to be looked at more deeply.
    keep: f64,
    /// The work on positions that come up, as estimated by the solver.
    work: i64,
    /// The most layouts whose endgame is played out.
    layouts: usize,
    /// The work of an endgame: looks at a cell of a layout.
    looks: i64,
}

impl Effort {
    const fn limits(self) -> EffortLimits {
        match self {
            // With 12 guesses, 17 more of 10,000 Expert games were won, in half as much time again.
            Self::Fast => EffortLimits {
                guesses: 5,
                depth: 0,
                keep: 1.0,
                work: 4_000_000,
                layouts: 200,
                looks: 60_000,
            },
            Self::Exact => EffortLimits {
                guesses: 40,
                depth: 1,
                keep: 0.95,
                work: 8_000_000,
                layouts: 4_000,
                looks: 1_000_000,
            },
        }
    }
}

/// The work of a look at a cell of a layout, in the unit of [`Solver::estimated_work`].
const WORK_PER_LOOK: i64 = 5;
/// The numbers that an open cell can show, 0 to 8.
const NUMBERS: i64 = 9;

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Advice<'a> {
    /// None of these is a mine.
    Safe(&'a [Pos]),
    /// No cell is safe: open this one.
    Guess {
        pos: Pos,
        /// The chance of a mine in it.
        mine: f64,
    },
    /// The game is won: every covered cell is a mine.
    Done,
}

/// Chooses moves. It reuses its memory, so one should serve a whole game.
#[derive(Debug, Clone, Default)]
pub struct Advisor {
    effort: Effort,
    pub solver: Solver,
    lookahead: Lookahead,
    endgame: EndgameSolver,
    listing: LayoutList,
    safe: Vec<Pos>,
    candidates: Vec<Candidate>,
    scratch: Option<PlayerView>,
}

impl Advisor {
    pub fn new(effort: Effort) -> Self {
        Self { effort, ..Self::default() }
    }

    /// The best next move.
    pub fn advise(&mut self, view: &PlayerView) -> Result<Advice<'_>, SolveError> {
        self.advise_while(view, || true)
    }

    /// The best next move found while `go_on` returns true. It is called before each guess and
    /// regularly during an endgame, so that a caller can limit the time.
    pub fn advise_while(
        &mut self,
        view: &PlayerView,
        mut go_on: impl FnMut() -> bool,
    ) -> Result<Advice<'_>, SolveError> {
        let odds = self.solver.odds(view)?;
        self.safe.clear();
        for (place, &mine) in odds.framed_chances.iter().enumerate() {
            if mine == 0.0 {
                self.safe.push(view.pos(place));
            }
        }
        if !self.safe.is_empty() {
            return Ok(Advice::Safe(&self.safe));
        }
        collect_candidates(&mut self.candidates, odds, view.stride());
        if self.candidates.is_empty() {
            return Ok(Advice::Done);
        }
        let limits = self.effort.limits();
        let place = match self.play_out(view, limits, &mut go_on) {
            Some(place) => place,
            None => {
                let work = limits.work - WORK_PER_LOOK * self.endgame.work_done;
                self.compare(view, EffortLimits { work, ..limits }, &mut go_on)
            }
        };
        Ok(Advice::Guess {
            pos: view.pos(place),
            mine: self.solver.last_odds().framed_chances[place],
        })
    }

    /// The best guess of an endgame, if it is short enough to play out.
    fn play_out(
        &mut self,
        view: &PlayerView,
        limits: EffortLimits,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<usize> {
        if !self.solver.list_layouts(limits.layouts, &mut self.listing) {
            self.endgame.work_done = 0;
            return None;
        }
        self.endgame.solve(view, &self.listing, limits.looks, go_on).map(|(cell, _)| cell)
    }

    /// The best guess by what it is likely to lead to: all get one look, the good ones a deeper
    /// one.
    fn compare(
        &mut self,
        view: &PlayerView,
        limits: EffortLimits,
        go_on: &mut dyn FnMut() -> bool,
    ) -> usize {
        // On a board so wide that not even one guess can be looked at, the safest will do.
        if self.solver.estimated_work() * NUMBERS > limits.work {
            return self.candidates[0].place;
        }
        let odds = self.solver.last_odds();
        let known = KnownOdds { odds: &odds.framed_chances, ln_layouts: odds.ln_layouts() };
        let mut trial = self.scratch.take().unwrap_or_else(|| view.clone());
        trial.clone_from(view);
        self.lookahead.budget = limits.work;
        self.candidates.truncate(limits.guesses);
        for depth in 0..=limits.depth {
            let mut best = 0.0f64;
            let mut done = 0;
            for index in 0..self.candidates.len() {
                if index > 0 && (self.lookahead.budget < 0 || !go_on()) {
                    break;
                }
                let cell = self.candidates[index];
                let bar = best * limits.keep;
                let value = if cell.survival * 1.18 > bar {
                    self.lookahead.value_of_opening(&mut trial, known, cell, depth, bar)
                } else {
                    0.0
                };
                best = best.max(value);
                self.candidates[index].value = value;
                done = index + 1;
            }
            if done < self.candidates.len() && depth > 0 {
                // Values of different depth do not compare, so those of the depth before stay.
                break;
            }
            let looked = &mut self.candidates[..done];
            looked.sort_by(|one, other| other.value.total_cmp(&one.value));
            let keep = looked.partition_point(|cell| cell.value >= best * limits.keep);
            self.candidates.truncate(keep.max(1));
            if keep <= 1 {
                break;
            }
        }
        self.scratch = Some(trial);
        self.candidates[0].place
    }
}
