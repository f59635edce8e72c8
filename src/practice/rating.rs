//! How good the player is, by Glicko-2 (Mark Glickman, "Example of the Glicko-2 system"): a
//! position is an opponent, whose rating comes from what it asks for.

use super::generator::Wish;
use super::position::{Kind, Task};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{
    Glicko2Config, Glicko2Rating, decay_deviation, expected_score, glicko2_rating_period,
};
use std::ops::RangeInclusive;
use std::time::Duration;

/// The rating of the player, overall or for one kind of position.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// About 800 for a player who solves half of the easiest positions.
    #[serde(rename = "rating")]
    pub value: f64,
    /// The standard deviation of the value: less with each answer, and a little more with each day
    /// without one.
    pub deviation: f64,
    /// How much the strength changes, as Glicko-2 has it.
    pub volatility: f64,
    /// The number of answers that it is made from.
    pub answers: u32,
    /// The day of the last of them.
    pub last: Option<Date>,
}

const VALUES: RangeInclusive<f64> = 0.0..=4000.0;
const DEVIATIONS: RangeInclusive<f64> = 1.0..=350.0;
const VOLATILITIES: RangeInclusive<f64> = 0.001..=1.0;

/// The cells of the smallest board that is practised on, which adds nothing to a rating.
const SMALLEST_BOARD: f64 = 81.0;
/// What each doubling of the cells adds: there is more to look at.
const PER_DOUBLING: f64 = 50.0;
/// What finding every mine adds to finding one cell.
const FOR_ALL_MINES: f64 = 100.0;
/// The time that is enough for everyone. A limit above it adds nothing.
const ENOUGH_TIME: Duration = Duration::from_mins(1);
/// What each halving of the time adds.
const PER_HALVING: f64 = 100.0;
/// Positions of a kind differ by so much.
const POSITION_DEVIATION: f64 = 60.0;
/// So many answers place a new player.
pub const PLACING_ANSWERS: u32 = 8;
/// How far a kind may be from the player's rating, before there is an answer to it.
const KIND_DEVIATION: f64 = 200.0;
/// After so many days without an answer, more change nothing.
const MOST_IDLE_DAYS: i32 = 2_000;

/// The rating of a position, or of its typical one: 800 for one that needs single numbers, 1100 for
/// pairs, 1400 for three or more numbers, 1600 for the number of mines, and 1500 for a guess. All
/// certain mines add 100, each doubling of the cells beyond Beginner 50, and each halving of the
/// time below a minute 100.
pub fn position_rating(wish: Wish, limit: Option<Duration>) -> f64 {
    let kind = match wish.kind {
        Kind::Single => 800.0,
        Kind::Pair => 1100.0,
        Kind::Numbers => 1400.0,
        Kind::Count => 1600.0,
        Kind::Odds => 1500.0,
    };
    let task = if wish.task == Task::Mines { FOR_ALL_MINES } else { 0.0 };
    let doublings = (wish.level.size().cells() as f64 / SMALLEST_BOARD).log2();
    let halvings = limit.map_or(0.0, |limit| {
        (ENOUGH_TIME.as_secs_f64() / limit.as_secs_f64().max(1.0)).log2().max(0.0)
    });
    kind + task + PER_DOUBLING * doublings.max(0.0) + PER_HALVING * halvings
}

impl Default for Rating {
    /// The rating of a player who has answered nothing yet.
    fn default() -> Self {
        let deviation = *DEVIATIONS.end();
        Self { value: 1000.0, deviation, volatility: 0.06, answers: 0, last: None }
    }
}

impl Rating {
    /// The rating for a kind that this player has not practised yet.
    pub(super) fn of_new_kind(self) -> Self {
        Self { value: self.value, deviation: KIND_DEVIATION, ..Self::default() }
    }

    /// The value and its deviation as whole numbers, to be shown.
    pub fn rounded(&self) -> (u32, u32) {
        (self.value.round() as u32, self.deviation.round() as u32)
    }

    /// Whether the numbers are within the ranges of a rating.
    pub fn is_valid(&self) -> bool {
        VALUES.contains(&self.value)
            && DEVIATIONS.contains(&self.deviation)
            && VOLATILITIES.contains(&self.volatility)
    }

    /// The rating after an answer to a position of this rating: a win if it is right.
    #[must_use]
    pub(super) fn after(self, position: f64, right: bool, today: Date) -> Self {
        let idle_days = self.last.map_or(0, |last| (today - last).get_days()).min(MOST_IDLE_DAYS);
        let rested = (0..idle_days).fold(self.glicko(), |rating, _| decay_deviation(&rating));
        let outcome = if right { Outcomes::WIN } else { Outcomes::LOSS };
        let result = [(opponent(position), outcome)];
        let now = glicko2_rating_period(&rested, &result, &Glicko2Config::new());
        Self {
            value: now.rating.clamp(*VALUES.start(), *VALUES.end()),
            deviation: now.deviation.clamp(*DEVIATIONS.start(), *DEVIATIONS.end()),
            volatility: now.volatility.clamp(*VOLATILITIES.start(), *VOLATILITIES.end()),
            answers: self.answers.saturating_add(1),
            last: self.last.max(Some(today)),
        }
    }

    /// The chance to solve a position of this rating, from 0 to 1.
    pub fn expected(&self, position: f64) -> f64 {
        expected_score(&self.glicko(), &opponent(position)).0
    }

    const fn glicko(self) -> Glicko2Rating {
        Glicko2Rating { rating: self.value, deviation: self.deviation, volatility: self.volatility }
    }
}

const fn opponent(rating: f64) -> Glicko2Rating {
    Glicko2Rating { rating, deviation: POSITION_DEVIATION, volatility: 0.06 }
}
