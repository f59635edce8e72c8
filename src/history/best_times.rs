//! What racers sum up of their times: means of wins in a row, the best time for each 3BV, and the
//! sum of the best times.

use super::comparison::Flagging;
use super::statistics::GameFilter;
use super::{PlayedGame, Scores};
use crate::config::LevelKind;
use crate::game::counters::GameResult;
use jiff::tz::TimeZone;
use std::collections::BTreeMap;

/// Of how many wins the means are.
pub const MEANS_OF: [usize; 3] = [5, 12, 100];

/// The levels whose best times are summed up.
pub const SUMMED: [LevelKind; 3] =
    [LevelKind::Beginner, LevelKind::Intermediate, LevelKind::Expert];

/// The plain mean of the times of so many wins in a row, whatever was lost in between. Nothing is
/// trimmed, unlike an average of five as cubers know it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MeanOfWins {
    pub wins: usize,
    /// Of the last wins, in ms.
    pub last_ms: Option<f64>,
    /// The lowest of any, in ms.
    pub best_ms: Option<f64>,
}

/// The best time on boards of a 3BV.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BestOfBbbv {
    pub bbbv: u32,
    pub time_ms: u64,
    /// The wins with this 3BV.
    pub wins: u32,
}

/// The best time of each of [`SUMMED`], in ms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct BestTimes(pub [Option<u64>; 3]);

impl MeanOfWins {
    /// The means of times in the order in which they were won.
    pub fn all(times: &[u64]) -> [Self; 3] {
        MEANS_OF.map(|wins| Self::of(times, wins))
    }

    fn of(times: &[u64], wins: usize) -> Self {
        let (mut sum, mut best) = (0_u128, None);
        for (index, &time) in times.iter().enumerate() {
            sum += u128::from(time);
            if let Some(gone) = index.checked_sub(wins) {
                sum -= u128::from(times[gone]);
            }
            if index + 1 >= wins {
                best = Some(best.map_or(sum, |best: u128| best.min(sum)));
            }
        }
        let mean = |sum: u128| sum as f64 / wins as f64;
        let last = (times.len() >= wins).then_some(sum);
        Self { wins, last_ms: last.map(mean), best_ms: best.map(mean) }
    }
}

impl BestOfBbbv {
    /// By 3BV, the lowest first.
    pub fn all<'a>(games: impl IntoIterator<Item = &'a PlayedGame>) -> Vec<Self> {
        let mut best = BTreeMap::<u32, Self>::new();
        for PlayedGame { bbbv, time_ms, .. } in games.into_iter().filter(is_won) {
            let first = Self { bbbv: *bbbv, time_ms: *time_ms, wins: 0 };
            let known = best.entry(*bbbv).or_insert(first);
            known.time_ms = known.time_ms.min(*time_ms);
            known.wins += 1;
        }
        best.into_values().collect()
    }
}

impl BestTimes {
    /// Of this style, these rules, this period and these flags, whatever the level of the selection
    /// is. Records count, too, where nobody asks for flags, of which they know nothing.
    pub fn of(
        games: &[PlayedGame],
        scores: &Scores,
        selection: GameFilter,
        zone: &TimeZone,
    ) -> Self {
        Self(SUMMED.map(|level| {
            let of_level = GameFilter { level, ..selection };
            let logged = of_level.matching(games).filter(is_won).map(|game| game.time_ms);
            let table = of_level.table().filter(|_| selection.flagging == Flagging::Any);
            let records = table.map_or_else(Vec::new, |key| scores.table(key)).into_iter();
            let in_time = records
                .filter(|record| selection.period.contains(zone.to_datetime(record.date).date()));
            logged.chain(in_time.map(|record| record.time_ms)).min()
        }))
    }

    /// In ms; `None` while a level has no win.
    pub fn sum_ms(self) -> Option<u64> {
        self.0.into_iter().try_fold(0_u64, |sum, best| Some(sum.saturating_add(best?)))
    }

    /// The levels without a win.
    pub fn missing(self) -> impl Iterator<Item = LevelKind> {
        SUMMED.into_iter().zip(self.0).filter(|(_, best)| best.is_none()).map(|(level, _)| level)
    }
}

fn is_won(game: &&PlayedGame) -> bool {
    game.result == GameResult::Won
}
