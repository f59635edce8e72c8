//! The next position, which is made in the background while the player thinks about this one.

use crate::config::Settings;
use crate::platform::local_clock;
use crate::practice::{
    self, AnswerResult, Plan, Position, Progress, ProgressChange, Puzzle, ScheduledPuzzle, Task,
    generate,
};
use crate::solver::query::{Algorithm, Answer, ProbabilityMap, Query, QueryKind};
use crate::ui::screen::jobs::{Background, Finished, Job};
use jiff::tz::TimeZone;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::time::Duration;

/// Orders positions, one ahead. Dropping it cancels its jobs.
#[derive(Debug, Clone)]
pub struct Supply {
    random: Xoshiro256PlusPlus,
    /// What is ordered, until it is taken.
    ordered: Option<ScheduledPuzzle>,
    made: Background<Made>,
    /// How many positions were taken.
    taken: u32,
}

/// A position that is ready.
#[derive(Debug, Clone)]
pub struct Supplied {
    pub(super) position: Position,
    pub(super) puzzle: Puzzle,
    /// Whether it was answered wrong before.
    pub is_repeat: bool,
    /// The chances that decide a guess.
    pub(super) chances: Option<ProbabilityMap>,
}

/// What has become of a job.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arrival {
    /// It was cancelled.
    Unwanted,
    /// There is a position, or there is none of its kind.
    Expected,
    /// A position that was to return can't be made any more.
    Gone(Puzzle),
}

/// A position and the chances that decide a guess, if there is one of its kind.
type Made = Option<Box<(Position, Option<ProbabilityMap>)>>;
pub type PositionResult = Finished<Made>;

/// So many positions at the beginning are easier.
const WARM_UP: u32 = 3;

/// The chances of a position that asks for a guess.
pub fn chances(position: &Position) -> Option<ProbabilityMap> {
    if position.task != Task::Guess {
        return None;
    }
    let kind = QueryKind::Probabilities(Algorithm::Exact);
    match (Query { view: position.view.clone(), kind }).answer(|| true) {
        Answer::Probabilities(chances) => Some(chances),
        _ => None,
    }
}

/// The time for each position.
pub(super) fn limit(settings: &Settings) -> Option<Duration> {
    settings.practice_time.seconds().map(Duration::from_secs)
}

/// Whether a hint costs nothing today.
pub(super) fn is_help_free(progress: &Progress) -> bool {
    progress.is_help_free(local_clock::timestamp().to_zoned(TimeZone::UTC).date())
}

impl Supply {
    /// `seed` decides which positions come.
    pub fn new(seed: u64) -> Self {
        let random = Xoshiro256PlusPlus::seed_from_u64(seed);
        Self { random, ordered: None, made: Background::default(), taken: 0 }
    }

    /// Whether there was no position of the kind that was ordered.
    pub const fn found_none(&self) -> bool {
        matches!(self.made.result(), Some(None))
    }

    /// The next position, if it is ready.
    pub fn take(&mut self) -> Option<Supplied> {
        self.made.result()?.as_ref()?;
        let ScheduledPuzzle { puzzle, is_repeat } = self.ordered.take()?;
        let (position, chances) = *self.made.take()??;
        self.taken += 1;
        Some(Supplied { position, puzzle, is_repeat, chances })
    }

    /// Orders a position, unless one is ordered. `shown` is still to be answered.
    pub fn order(
        &mut self,
        shown: Option<Puzzle>,
        settings: &Settings,
        progress: &Progress,
    ) -> Option<Job<PositionResult>> {
        if self.ordered.is_some() {
            return None;
        }
        let at = local_clock::timestamp();
        let limit = limit(settings);
        // A position that returns would return at once as long as it has no answer.
        let mut progress = progress.clone();
        if let Some(puzzle) = shown {
            let result = AnswerResult::Right;
            progress.apply(&ProgressChange::Answered { at, puzzle, limit, result });
        }
        let plan = Plan {
            kinds: settings.practice_kind,
            level: settings.practice_size.level(),
            limit,
            warms_up: self.taken < WARM_UP,
        };
        let today = at.to_zoned(TimeZone::UTC).date();
        let next = practice::next(&plan, &progress, today, self.random.random());
        self.ordered = Some(next);
        let Puzzle { wish, seed } = next.puzzle;
        Some(self.made.start(move |is_wanted| {
            let position = generate(wish, seed, is_wanted)?;
            let chances = chances(&position);
            Some(Box::new((position, chances)))
        }))
    }

    /// Forgets what is ordered.
    pub(super) fn cancel(&mut self) {
        self.made = Background::default();
        self.ordered = None;
    }

    /// Takes over what a job has made.
    pub fn on_result(&mut self, result: PositionResult) -> Arrival {
        if !self.made.finish(result) {
            return Arrival::Unwanted;
        }
        match self.ordered {
            Some(ScheduledPuzzle { puzzle, is_repeat: true }) if self.found_none() => {
                self.cancel();
                Arrival::Gone(puzzle)
            }
            _ => Arrival::Expected,
        }
    }
}
