//! Chooses the best move.
//!
//! Safe cells come first. If few layouts are left, the rest of the game is played out
//! ([`endgame`](super::endgame)). Otherwise guesses are compared by what they are likely to lead to
//! ([`lookahead`](super::lookahead)), and the best of them by roll-outs ([`race`](super::race)).

use super::candidates::{Candidate, CandidateList, is_uncertain};
use super::endgame::EndgameSolver;
use super::exact::{LayoutList, SolveError, Solver};
use super::fifty_fifty::FiftyFifties;
use super::lookahead::Lookahead;
use super::player_view::PlayerView;
use super::race::{GuessContestLimits, Race};
use super::rollout::chance_after_guess;
use crate::game::Pos;

/// How much work goes into a guess. It is limited by counting and not by a clock, so that the same
/// position always gets the same answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Effort {
    /// Looks one guess ahead.
    Fast,
    /// Compares good guesses by roll-outs, within the time of a move.
    #[default]
    Exact,
    /// Compares them for as long as the caller lets it, by roll-outs of a stronger player.
    Deep,
}

#[derive(Debug, Clone, Copy, Default)]
struct EffortLimits {
    /// The number of guesses that are compared.
    guesses: usize,
    /// The work on positions that come up, as estimated by the solver.
    work: i64,
    /// The most layouts whose endgame is played out.
    layouts: usize,
    /// The work of an endgame: looks at a cell of a layout.
    looks: i64,
    race: Option<GuessContestLimits>,
}

impl Effort {
    const fn limits(self) -> EffortLimits {
        match self {
            Self::Fast => EffortLimits {
                guesses: 20,
                work: 4_000_000,
                layouts: 1_000,
                looks: 400_000,
                race: None,
            },
            Self::Exact => EffortLimits {
                guesses: 40,
                work: 8_000_000,
                layouts: 4_000,
                looks: 1_000_000,
                race: Some(GuessContestLimits { work: 30_000_000, errors: 1.5, kept: 1 }),
            },
            Self::Deep => EffortLimits {
                guesses: 40,
                work: 8_000_000,
                layouts: 4_000,
                looks: 4_000_000,
                race: Some(GuessContestLimits { work: i64::MAX / 2, errors: 2.0, kept: 1 }),
            },
        }
    }
}

/// The work of a look at a cell of a layout, in the unit of [`Solver::estimated_work`].
const WORK_PER_LOOK: i64 = 5;
/// The numbers that an open cell can show, 0 to 8.
const NUMBERS: i64 = 9;
/// The number of guesses that are compared within a roll-out of [`Effort::Deep`].
const ROLLOUT_GUESSES: usize = 8;
/// The best guess and the runners-up that are explained.
const EXPLAINED: usize = 3;

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

/// What speaks for a guess. All chances are from 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RatedGuess {
    pub pos: Pos,
    /// The chance of a mine in it.
    pub mine: f64,
    /// The chance that it is free and leads on to a cell that is certainly safe.
    pub progress: f64,
    /// The chance of a loss to a 50/50 that it avoids or brings forward.
    pub settled: f64,
    /// The chance to win the game with it: exact if the rest of the game was worked out, otherwise
    /// that of the player of the roll-outs; `None` if the game was not played on.
    pub win: Option<f64>,
}

/// Chooses moves. It reuses its memory, so one should serve a whole game.
#[derive(Debug, Clone, Default)]
pub struct Advisor {
    limits: EffortLimits,
    pub solver: Solver,
    lookahead: Lookahead,
    endgame: EndgameSolver,
    listing: LayoutList,
    safe: Vec<Pos>,
    candidates: CandidateList,
    fifty_fifties: FiftyFifties,
    race: Race,
    /// Whether the rest of the game was worked out.
    is_exact: bool,
    scratch: Option<PlayerView>,
}

impl Advisor {
    pub fn new(effort: Effort) -> Self {
        let mut advisor = Self { limits: effort.limits(), ..Self::default() };
        if effort == Effort::Deep {
            let mut player = Self::new(Effort::Fast);
            player.limits.guesses = ROLLOUT_GUESSES;
            advisor.race = Race::advised_by(player);
        }
        advisor
    }

    /// An advisor that also works out what the best guesses are worth, for [`Self::rated_guesses`].
    pub fn explaining(effort: Effort) -> Self {
        let mut advisor = Self::new(effort);
        if let Some(race) = &mut advisor.limits.race {
            race.kept = EXPLAINED;
        }
        advisor
    }

    fn explains(&self) -> bool {
        self.limits.race.is_some_and(|race| race.kept > 1)
    }

    /// The best next move.
    pub fn advise(&mut self, view: &PlayerView) -> Result<Advice<'_>, SolveError> {
        self.advise_while(view, || true)
    }

    /// The best next move found while `go_on` returns true. It is called before each guess and
    /// regularly during an endgame and a race, so that a caller can limit the time.
    pub fn advise_while(
        &mut self,
        view: &PlayerView,
        mut go_on: impl FnMut() -> bool,
    ) -> Result<Advice<'_>, SolveError> {
        self.candidates.cells.clear();
        self.is_exact = false;
        self.fifty_fifties.hopeless = None;
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
        if !odds.framed_chances.iter().any(|&mine| is_uncertain(mine)) {
            return Ok(Advice::Done);
        }
        let place = self.best_guess(view, &mut go_on);
        Ok(Advice::Guess {
            pos: view.pos(place),
            mine: self.solver.last_odds().framed_chances[place],
        })
    }

    fn best_guess(&mut self, view: &PlayerView, go_on: &mut dyn FnMut() -> bool) -> usize {
        let EffortLimits { guesses, work, layouts, looks, race } = self.limits;
        let known = self.solver.last_odds();
        // On a board so wide that not even one guess can be looked at, the safest will do.
        let is_wide = self.solver.estimated_work() * NUMBERS > work;
        if is_wide {
            self.fifty_fifties.clear(known);
        } else {
            self.fifty_fifties.sweep(view, known);
        }
        if let Some(place) = self.fifty_fifties.hopeless {
            self.candidates.cells.push(Candidate::new(place, known.framed_chances[place]));
            return place;
        }
        let is_short = self.solver.list_layouts(layouts, &mut self.listing);
        if is_short && let Some(best) = self.endgame.solve(view, &self.listing, looks, go_on) {
            return self.list_endgame_guesses(best, go_on);
        }
        let odds = self.solver.last_odds();
        self.candidates.fill(view, odds, &self.fifty_fifties.settled);
        if !is_wide {
            self.candidates.cells.truncate(guesses);
            self.fifty_fifties.add_distant(view, odds, &mut self.candidates.cells);
            let endgame = if is_short { WORK_PER_LOOK * self.endgame.work_done } else { 0 };
            self.look_ahead(view, work - endgame, go_on);
            if let Some(limits) = race {
                self.race.run(&self.solver, view, &mut self.candidates.cells, limits, go_on);
            }
        }
        self.candidates.cells[0].place
    }

    /// Lists the best guess of an endgame, and the runners-up if they are to be explained.
    fn list_endgame_guesses(
        &mut self,
        best: (usize, f64),
        go_on: &mut dyn FnMut() -> bool,
    ) -> usize {
        self.is_exact = true;
        let mut guesses = vec![best];
        if self.explains() {
            guesses.extend(self.endgame.rate_others(&self.listing, best.0, go_on));
            guesses.truncate(EXPLAINED);
        }
        let framed = &self.solver.last_odds().framed_chances;
        self.candidates.cells.extend(guesses.into_iter().map(|(place, win)| Candidate {
            settled: self.fifty_fifties.settled[place].min(framed[place]).min(1.0 - framed[place]),
            win: Some(win),
            ..Candidate::new(place, framed[place])
        }));
        best.0
    }

    /// Sorts the guesses by what they are likely to lead to.
    fn look_ahead(&mut self, view: &PlayerView, work: i64, go_on: &mut dyn FnMut() -> bool) {
        let known = self.solver.last_odds();
        let mut trial = self.scratch.take().unwrap_or_else(|| view.clone());
        trial.clone_from(view);
        self.lookahead.budget = work - self.fifty_fifties.work_done;
        let mut done = 0;
        let cells = &mut self.candidates.cells;
        for cell in &mut *cells {
            if done > 0 && (self.lookahead.budget < 0 || !go_on()) {
                break;
            }
            self.lookahead.rate(&mut trial, known, cell);
            done += 1;
        }
        cells.truncate(done);
        cells.sort_by(|one, other| other.value.total_cmp(&one.value));
        // Only differences count; the race wants shares of the best.
        let best = cells[0].value;
        for cell in cells {
            cell.value += 1.0 - best;
        }
        self.scratch = Some(trial);
    }

    /// Whether the last guess settles a 50/50 that nothing else can ever decide.
    pub const fn is_hopeless(&self) -> bool {
        self.fifty_fifties.hopeless.is_some()
    }

    /// Whether the rest of the game was worked out for the last guess: its chances to win are exact.
    pub const fn is_exact(&self) -> bool {
        self.is_exact
    }

    /// The chance to win with the last guess, if the rest of the game was worked out for it.
    pub fn exact_win(&self) -> Option<f64> {
        self.candidates.cells.first().filter(|_| self.is_exact)?.win
    }

    /// About the chance to win once the last guess has succeeded: what is at stake in it.
    pub fn stake(&self) -> f64 {
        chance_after_guess(self.solver.last_odds().ln_layouts())
    }

    /// The last guess that was advised, and at most two others that were considered, the best
    /// first. Empty if no guess was needed. With [`Self::explaining`] their chances to win are known
    /// wherever roll-outs are possible.
    pub fn rated_guesses(&mut self, view: &PlayerView) -> Vec<RatedGuess> {
        let known = self.solver.last_odds();
        let mut trial = view.clone();
        let guesses = self.candidates.cells.iter().take(EXPLAINED).map(|cell| {
            let mut cell = *cell;
            self.lookahead.rate(&mut trial, known, &mut cell);
            RatedGuess {
                pos: view.pos(cell.place),
                mine: 1.0 - cell.survival,
                progress: cell.progress,
                settled: cell.settled,
                win: cell.win,
            }
        });
        guesses.collect()
    }
}
