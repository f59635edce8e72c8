//! The best move.
//!
//! Certain cells come first. Where few layouts are left the rest of the game is played out in
//! full ([`endgame`](super::endgame)). Else the guesses are compared by what they are likely to
//! lead to ([`lookahead`](super::lookahead)).

use super::endgame::EndgameSolver;
use super::exact::{LayoutList, Odds, SolveError, Solver};
use super::lookahead::{Candidate, KnownOdds, Lookahead, collect_candidates};
use super::player_view::PlayerView;
use crate::game::Pos;
use num_bigint::BigUint;

/// How much is thought about a guess. No clock is read: the work of a move is limited, so that
/// the same position always gets the same answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Effort {
    /// The best win rate at top speed.
    Fast,
    /// The best win rate within the time of a move.
    #[default]
    Exact,
}

/// The limits of a level.
#[derive(Debug, Clone, Copy)]
struct EffortLimits {
    /// Guesses that are thought about.
    guesses: usize,
    /// Moves further than the next one.
    depth: usize,
    /// How much worse than the best a guess may be after one look to get a deeper one.
    keep: f64,
    /// Work on positions on the way, as [`Solver::work`] reckons it.
    work: i64,
    /// Layouts up to which the rest of the game is played out.
    layouts: usize,
    /// Looks at a cell of a layout on the way.
    looks: i64,
}

impl Effort {
    const fn limits(self) -> EffortLimits {
        match self {
            // With 12 guesses of 10,000 Expert games 17 more were won, in half as much time again.
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

/// The work of a look at a cell of a layout, in the unit of [`Solver::work`].
const WORK_PER_LOOK: i64 = 5;
/// What an open cell can show, 0 to 8.
const NUMBERS: i64 = 9;

/// What to do next.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Advice<'a> {
    /// Open these: none of them is a mine.
    Safe(&'a [Pos]),
    /// No cell is certain: open this one.
    Guess {
        /// The cell.
        pos: Pos,
        /// The chance of a mine in it.
        mine: f64,
    },
    /// Every covered cell is a mine: the game is won.
    Done,
}

/// Chooses moves. It keeps its memory, so one should serve many moves.
#[derive(Debug, Clone, Default)]
pub struct Advisor {
    level: Effort,
    solver: Solver,
    lookahead: Lookahead,
    endgame: EndgameSolver,
    listing: LayoutList,
    safe: Vec<Pos>,
    candidates: Vec<Candidate>,
    scratch: Option<PlayerView>,
}

impl Advisor {
    /// A strategist that thinks as much as `level` says.
    pub fn new(level: Effort) -> Self {
        Self { level, ..Self::default() }
    }

    /// The odds of the position that was advised on last.
    pub fn odds(&self) -> &Odds {
        self.solver.last_odds()
    }

    /// The number of layouts of that position: see [`Solver::layouts`].
    pub fn layouts(&self) -> Option<BigUint> {
        self.solver.last_layouts()
    }

    /// The best next move.
    ///
    /// # Errors
    /// When no layout of the mines fits what is open.
    pub fn advise(&mut self, view: &PlayerView) -> Result<Advice<'_>, SolveError> {
        self.advise_while(view, || true)
    }

    /// The best next move that is found as long as `go_on` says yes. It is asked before each
    /// guess is thought about and every so often while an endgame is played out, so that a caller with a clock can keep a promise on a slow machine.
    ///
    /// # Errors
    /// When no layout of the mines fits what is open.
    pub fn advise_while(
        &mut self,
        view: &PlayerView,
        mut go_on: impl FnMut() -> bool,
    ) -> Result<Advice<'_>, SolveError> {
        let odds = self.solver.odds(view)?;
        self.safe.clear();
        for (place, &mine) in odds.framed_chances().iter().enumerate() {
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
        let effort = self.level.limits();
        let place = match self.play_out(view, effort, &mut go_on) {
            Some(place) => place,
            None => {
                let work = effort.work - WORK_PER_LOOK * self.endgame.work_done();
                self.compare(view, EffortLimits { work, ..effort }, &mut go_on)
            }
        };
        Ok(Advice::Guess {
            pos: view.pos(place),
            mine: self.solver.last_odds().framed_chances()[place],
        })
    }

    /// The best guess by the whole rest of the game, where that is short enough.
    fn play_out(
        &mut self,
        view: &PlayerView,
        effort: EffortLimits,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<usize> {
        if !self.solver.list_layouts(effort.layouts, &mut self.listing) {
            self.endgame.reset_work();
            return None;
        }
        let ending = self.endgame.solve(view, &self.listing, effort.looks, go_on)?;
        Some(ending.place)
    }

    /// The best guess by what it is likely to lead to: after one look at each, the good ones get
    /// a deeper look.
    fn compare(
        &mut self,
        view: &PlayerView,
        effort: EffortLimits,
        go_on: &mut dyn FnMut() -> bool,
    ) -> usize {
        // On a board so wide that not even one guess can be thought through, the safest will do.
        if self.solver.estimated_work() * NUMBERS > effort.work {
            return self.candidates[0].place;
        }
        let odds = self.solver.last_odds();
        let known = KnownOdds { odds: odds.framed_chances(), ln_layouts: odds.ln_layouts() };
        let mut trial = self.scratch.take().unwrap_or_else(|| view.clone());
        trial.clone_from(view);
        self.lookahead.budget = effort.work;
        self.candidates.truncate(effort.guesses);
        for depth in 0..=effort.depth {
            let mut best = 0.0f64;
            let mut done = 0;
            for index in 0..self.candidates.len() {
                if index > 0 && (self.lookahead.budget < 0 || !go_on()) {
                    break;
                }
                let cell = self.candidates[index];
                let bar = best * effort.keep;
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
                // Looks of different depth do not compare: what the one before said stands.
                break;
            }
            let looked = &mut self.candidates[..done];
            looked.sort_by(|one, other| other.value.total_cmp(&one.value));
            let keep = looked.partition_point(|cell| cell.value >= best * effort.keep);
            self.candidates.truncate(keep.max(1));
            if keep <= 1 {
                break;
            }
        }
        self.scratch = Some(trial);
        self.candidates[0].place
    }
}
