//! Compares guesses by roll-outs on layouts drawn from all that fit the position. All guesses meet
//! the same layouts, and those that fall clearly behind drop out.

use super::advisor::Advisor;
use super::candidates::Candidate;
use super::exact::{LayoutSampler, Solver};
use super::player_view::PlayerView;
use super::rollout::{Layout, RolloutGuess, RolloutPlayer};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// The most guesses that are compared.
const RUNNERS: usize = 10;
/// A guess below this share of the best value is not compared.
const LEAST_VALUE: f64 = 0.92;
/// How many roll-outs the value by the look-ahead is worth. With 300 the race changed more guesses and
/// gained no more by it.
const PRIOR: f64 = 1_000.0;
/// The layouts between two looks at who is behind.
const ROUND: usize = 8;
/// With fewer layouts the chance to win is not known well enough to be shown.
const FEWEST_ROUNDS: f64 = 50.0;
/// The least variance of a difference: a few equal results prove nothing.
const LEAST_VARIANCE: f64 = 1e-4;

#[derive(Debug, Clone, Copy)]
pub(super) struct GuessContestLimits {
    /// The work that may be done, in the unit of [`Solver::estimated_work`].
    pub(super) work: i64,
    /// A guess drops out if it is so many standard errors behind.
    pub(super) errors: f64,
    /// So many of the best guesses never drop out.
    pub(super) kept: usize,
}

/// Races guesses. It reuses its memory.
#[derive(Debug, Clone, Default)]
pub(super) struct Race {
    sampler: LayoutSampler,
    player: RolloutPlayer,
    layout: Layout,
    runners: Vec<Runner>,
    /// Those that are still in the race, the best first, as indices of `runners`.
    leading: Vec<usize>,
    rounds: f64,
}

#[derive(Debug, Clone)]
struct Runner {
    guess: RolloutGuess,
    /// The value by the look-ahead, as a share of the best.
    prior: f64,
    /// The result on the last layout, and the sum of all results.
    last: f64,
    sum: f64,
    /// The chance to win, by the results and, while they are few, by what it was before.
    score: f64,
    /// The sum of the squared differences to each runner.
    squares: [f64; RUNNERS],
}

impl Race {
    /// A race whose roll-outs are played with this advisor's guesses.
    pub(super) fn advised_by(advisor: Advisor) -> Self {
        let mut race = Self::default();
        race.player.advisor = Some(Box::new(advisor));
        race
    }

    /// Puts the guess that wins most often first among these, which are sorted by their value, and
    /// fills in the chances to win of those that stayed in the race to the end. It ends early when
    /// `go_on`, which is called before each layout, returns false.
    pub(super) fn run(
        &mut self,
        solver: &Solver,
        view: &PlayerView,
        candidates: &mut [Candidate],
        limits: GuessContestLimits,
        go_on: &mut dyn FnMut() -> bool,
    ) {
        self.line_up(solver, candidates);
        let enough = limits.kept.min(self.runners.len()).max(1);
        if self.runners.len() < 2 || !self.sampler.prepare(solver) {
            return;
        }
        let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
        let end = self.player.work_done + limits.work;
        while self.player.work_done < end && (self.leading.len() > enough || limits.kept > 1) {
            for _ in 0..ROUND {
                if !go_on() {
                    self.report(candidates);
                    return;
                }
                self.sampler.draw(&mut self.layout.mines, &mut random);
                self.layout.count_numbers(view.stride());
                self.run_layout(solver, view);
            }
            self.drop_losers(limits.errors, enough);
        }
        self.report(candidates);
    }

    fn line_up(&mut self, solver: &Solver, candidates: &[Candidate]) {
        let ln_layouts = solver.last_odds().ln_layouts();
        let best = candidates[0].value;
        let good = candidates.iter().take_while(|cell| cell.value >= LEAST_VALUE * best);
        self.runners.clear();
        self.runners.extend(good.take(RUNNERS).map(|cell| Runner {
            guess: RolloutGuess { place: cell.place, survival: cell.survival, ln_layouts },
            prior: cell.value / best,
            last: 0.0,
            sum: 0.0,
            score: 0.0,
            squares: [0.0; RUNNERS],
        }));
        self.leading.clear();
        self.leading.extend(0..self.runners.len());
        self.rounds = 0.0;
    }

    /// Plays one layout with every guess that is left.
    fn run_layout(&mut self, solver: &Solver, view: &PlayerView) {
        for &index in &self.leading {
            let runner = &mut self.runners[index];
            runner.last = self.player.play(view, solver, &self.layout, runner.guess);
            runner.sum += runner.last;
        }
        for &one in &self.leading {
            for &other in &self.leading {
                let difference = self.runners[one].last - self.runners[other].last;
                self.runners[one].squares[other] += difference * difference;
            }
        }
        self.rounds += 1.0;
    }

    /// Sorts the runners, and drops those that are too far behind the first.
    fn drop_losers(&mut self, errors: f64, enough: usize) {
        let games = self.rounds * self.leading.len() as f64;
        let sum: f64 = self.leading.iter().map(|&index| self.runners[index].sum).sum();
        for &index in &self.leading {
            let runner = &mut self.runners[index];
            runner.score =
                (PRIOR * runner.prior * sum / games + runner.sum) / (PRIOR + self.rounds);
        }
        let Self { runners, leading, rounds, .. } = self;
        leading.sort_by(|&one, &other| runners[other].score.total_cmp(&runners[one].score));
        let first = leading[0];
        let is_close = |index: usize| {
            let difference = (runners[index].sum - runners[first].sum) / *rounds;
            let variance = runners[index].squares[first] / *rounds - difference * difference;
            let error = (variance.max(LEAST_VARIANCE) / (PRIOR + *rounds)).sqrt();
            runners[index].score + errors * error >= runners[first].score
        };
        let mut rank = 0;
        leading.retain(|&index| {
            rank += 1;
            rank <= enough || is_close(index)
        });
    }

    fn report(&self, candidates: &mut [Candidate]) {
        for &index in self.leading.iter().rev() {
            let runner = &self.runners[index];
            let at = candidates.iter().position(|cell| cell.place == runner.guess.place);
            let Some(at) = at else { continue };
            if self.rounds >= FEWEST_ROUNDS {
                candidates[at].win = Some(runner.score.clamp(0.0, 1.0));
            }
            candidates[..=at].rotate_right(1);
        }
    }
}
