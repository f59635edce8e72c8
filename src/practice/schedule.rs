//! What comes next, and when a position that was answered wrong returns.

use super::generator::Wish;
use super::position::{Kind, Task};
use super::progress::{AnswerResult, Progress};
use super::rating::position_rating;
use crate::config::PracticeKind;
use crate::game::Level;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};
use std::ops::Bound;
use std::time::Duration;

/// A position that [`generate`](super::generate) makes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Puzzle {
    pub wish: Wish,
    pub seed: u64,
}

/// What the player chose to practise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Plan {
    pub kinds: PracticeKind,
    pub level: Level,
    /// The time for each position.
    pub limit: Option<Duration>,
    /// Whether the player has just begun: then single cells that are a little easier come first.
    pub warms_up: bool,
}

/// What to solve next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScheduledPuzzle {
    pub puzzle: Puzzle,
    /// Whether it was answered wrong before.
    pub is_repeat: bool,
}

/// When a position that was answered wrong returns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Repeat {
    /// How often in a row it was right since: an index of [`RETURN_DAYS`].
    pub step: usize,
    /// When it was last answered.
    pub at: Timestamp,
}

/// A position returns this many days after it was answered: wrong, or right once, twice… It is
/// mastered when it was right once more.
pub const RETURN_DAYS: [i32; 5] = [0, 1, 3, 7, 21];
/// After a wrong answer, so many others come before the position returns.
pub const OTHERS_BEFORE: usize = 5;
/// How many weeks a missed kind counts as recent.
pub const RECENT_WEEKS: usize = 8;

/// The chance to solve a position that is best to learn from.
const BEST_CHANCE: f64 = 0.65;
/// The chance that is best for a beginner to learn from.
const EASY_CHANCE: f64 = 0.8;
/// How far from it is still good.
const CHANCE_WIDTH: f64 = 0.25;
/// Each so many points that a kind is weaker than the whole, it comes once more.
const WEAKNESS: f64 = 200.0;
/// No kind is left out for good.
const LEAST_WEIGHT: f64 = 0.02;
/// One in so many asks for all mines.
const PER_MINES_TASK: u32 = 3;

impl Repeat {
    /// What follows from an answer; `None` if the position need not return.
    pub(super) fn after(before: Option<Self>, right: bool, at: Timestamp) -> Option<Self> {
        let step = if right { before?.step + 1 } else { 0 };
        (step < RETURN_DAYS.len()).then_some(Self { step, at })
    }

    /// The day from which it is due.
    pub fn due(&self) -> Date {
        utc_date(self.at).saturating_add(RETURN_DAYS[self.step.min(RETURN_DAYS.len() - 1)].days())
    }
}

/// The kinds that place a new player, the easiest first.
const LADDER: [Kind; 5] = [Kind::Single, Kind::Pair, Kind::Numbers, Kind::Odds, Kind::Count];

/// What comes next. A new player is led up from the easiest kind. Then comes what is due to return,
/// the longest due first, and else a new position. The same seed chooses the same.
pub fn next(plan: &Plan, progress: &Progress, today: Date, seed: u64) -> ScheduledPuzzle {
    let weights = Kind::ALL.iter().map(|&kind| (kind, weight(plan, progress, today, kind)));
    let weights: Vec<(Kind, f64)> = weights.filter(|&(_, weight)| weight > 0.0).collect();
    let fits =
        |wish: Wish| wish.level == plan.level && weights.iter().any(|&(kind, _)| kind == wish.kind);
    let is_placing = progress.placing().is_some();
    if let Some(puzzle) = due(progress, today, fits).filter(|_| !is_placing) {
        return ScheduledPuzzle { puzzle, is_repeat: true };
    }
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let total: f64 = weights.iter().map(|(_, weight)| weight).sum();
    let mut left = random.random_range(0.0..1.0) * total;
    let drawn = weights.iter().find(|(_, weight)| {
        left -= weight;
        left < 0.0
    });
    let drawn = drawn.or(weights.last()).map_or(Kind::Single, |&(kind, _)| kind);
    let is_free = plan.kinds == PracticeKind::Mixed;
    let kind = if is_free && is_placing { rung(progress) } else { drawn };
    let task = match kind {
        Kind::Odds => Task::Guess,
        _ if is_free && (is_placing || plan.warms_up) => Task::Safe,
        _ if random.random_ratio(1, PER_MINES_TASK) => Task::Mines,
        _ => Task::Safe,
    };
    let wish = Wish { task, kind, level: plan.level };
    ScheduledPuzzle { puzzle: Puzzle { wish, seed: random.random() }, is_repeat: false }
}

/// The kind to place a new player by: one step up from a right answer, one down from a wrong one,
/// and the same after help.
fn rung(progress: &Progress) -> Kind {
    let last = progress.answers.last_key_value().map(|(_, answer)| answer);
    let at = last.and_then(|last| LADDER.iter().position(|&kind| kind == last.kind));
    let rung = match (last, at) {
        (Some(last), Some(at)) => match last.result {
            AnswerResult::Right => at + 1,
            AnswerResult::Wrong => at.saturating_sub(1),
            AnswerResult::Helped => at,
        },
        _ => 0,
    };
    LADDER[rung.min(LADDER.len() - 1)]
}

/// The position that fits and has been due for the longest.
fn due(progress: &Progress, today: Date, fits: impl Fn(Wish) -> bool) -> Option<Puzzle> {
    let is_due = |repeat: &Repeat| {
        let later = progress.answers.range((Bound::Excluded(repeat.at), Bound::Unbounded));
        let is_fresh = repeat.step == 0 && utc_date(repeat.at) == today;
        repeat.due() <= today && !(is_fresh && later.take(OTHERS_BEFORE).count() < OTHERS_BEFORE)
    };
    let due =
        progress.repeats.iter().filter(|(puzzle, repeat)| fits(puzzle.wish) && is_due(repeat));
    let longest = due.min_by_key(|(puzzle, repeat)| (repeat.due(), repeat.at, puzzle.seed));
    longest.map(|(&puzzle, _)| puzzle)
}

/// How often a kind comes, compared with the others.
fn weight(plan: &Plan, progress: &Progress, today: Date, kind: Kind) -> f64 {
    let missed = progress.misses_by_week(today, RECENT_WEEKS);
    match plan.kinds {
        PracticeKind::Missed if !missed.is_empty() => {
            let own = missed.iter().filter(|(missed, _)| *missed == kind);
            f64::from(own.flat_map(|(_, weeks)| weeks).sum::<u32>())
        }
        PracticeKind::Mixed | PracticeKind::Missed => {
            let (overall, player) = (progress.rating(None), progress.rating(Some(kind)));
            let task = if kind == Kind::Odds { Task::Guess } else { Task::Safe };
            let wish = Wish { task, kind, level: plan.level };
            let chance = if plan.warms_up { EASY_CHANCE } else { BEST_CHANCE };
            let off = player.expected(position_rating(wish, plan.limit)) - chance;
            let near = (-(off / CHANCE_WIDTH).powi(2)).exp();
            let weak = (overall.value - player.value).max(0.0) / WEAKNESS;
            (near * (1.0 + weak)).max(LEAST_WEIGHT)
        }
        chosen => f64::from(u8::from(chosen == kind.alone())),
    }
}

pub(super) fn utc_date(at: Timestamp) -> Date {
    at.to_zoned(TimeZone::UTC).date()
}
