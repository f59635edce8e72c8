//! Statistics of played games.
//!
//! Only games that could have been ranked count, and on custom boards those that were unranked only
//! because of the board. Abandoned games are counted separately: they are neither won nor lost and
//! break no streak.

use super::comparison::Flagging;
use super::played_game::{PlayedGame, UnrankedReason};
use super::scores::TableKey;
use crate::config::LevelKind;
use crate::game::counters::GameResult;
use crate::game::{GuessRules, Style};
use jiff::civil::Date;
use std::collections::VecDeque;

/// A selection of games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameFilter {
    /// All custom boards together.
    pub level: LevelKind,
    /// `None` for games with changed rules.
    pub style: Option<Style>,
    /// Games with changed rules are taken together.
    pub guesses: GuessRules,
    pub period: Period,
    pub flagging: Flagging,
}

/// A period on the calendar of the player at the end of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Period {
    AllTime,
    Year(Date),
    Month(Date),
    Day(Date),
}

/// The statistics of a selection of games.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Statistics {
    pub won: u32,
    pub lost: u32,
    pub unfinished: u32,
    /// The current and longest streaks.
    pub streaks: Streaks,
    /// The times of the wins, fastest first, in ms.
    pub times: Vec<u64>,
    /// 3BV per second of the wins, in order.
    pub speeds: Vec<f64>,
}

/// Consecutive games with the same result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Streaks {
    /// The current streak: wins are positive, losses negative.
    pub current: i64,
    pub won: u32,
    pub lost: u32,
}

impl Period {
    pub fn contains(self, day: Date) -> bool {
        match self {
            Self::AllTime => true,
            Self::Year(of) => day.year() == of.year(),
            Self::Month(of) => (day.year(), day.month()) == (of.year(), of.month()),
            Self::Day(of) => day == of,
        }
    }
}

impl GameFilter {
    pub fn contains(&self, game: &PlayedGame) -> bool {
        let counts = match game.unranked_reason() {
            None | Some(UnrankedReason::Custom) => true,
            Some(UnrankedReason::Rules) => self.style.is_none(),
            Some(_) => false,
        };
        counts
            && self.covers(game)
            && self.period.contains(game.ended_at.date())
            && self.flagging.admits(game)
    }

    /// Whether the game has this level, style and rules about guesses, ranked or not, at any time,
    /// with flags or without.
    pub fn covers(&self, game: &PlayedGame) -> bool {
        (LevelKind::of(game.board.level), game.style) == (self.level, self.style)
            && (self.style.is_none() || game.guesses() == self.guesses)
    }

    /// The table with the records of these games; `None` if they have none.
    pub fn table(&self) -> Option<TableKey> {
        let (level, guesses) = (self.level, self.guesses);
        let style = self.style.filter(|_| level.is_ranked())?;
        Some(TableKey { level, style, guesses })
    }

    /// The games of a log in this selection. The order of the log is that in which they ended, even
    /// if the clock was set back.
    pub fn matching(self, games: &[PlayedGame]) -> impl Iterator<Item = &PlayedGame> {
        games.iter().filter(move |game| self.contains(game))
    }
}

impl Statistics {
    /// The statistics of these games, which are in chronological order.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a PlayedGame>) -> Self {
        let mut all = Self::default();
        for game in games {
            match game.result {
                GameResult::Won => {
                    all.won += 1;
                    all.streaks.add(true);
                    all.times.push(game.time_ms);
                    all.speeds.extend(speed(game));
                }
                GameResult::Lost => {
                    all.lost += 1;
                    all.streaks.add(false);
                }
                GameResult::Unfinished => all.unfinished += 1,
            }
        }
        all.times.sort_unstable();
        all
    }

    /// The number of games that were won or lost.
    pub const fn played(&self) -> u32 {
        self.won + self.lost
    }

    /// The share of wins, 0 to 1.
    pub fn win_rate(&self) -> Option<f64> {
        (self.played() > 0).then(|| f64::from(self.won) / f64::from(self.played()))
    }

    /// The 95 % confidence interval of the win rate, 0 to 1.
    pub fn win_rate_interval(&self) -> Option<[f64; 2]> {
        let (won, played) = (self.won as usize, self.played() as usize);
        (played > 0).then(|| wilson_interval(won, played))
    }

    pub fn best_ms(&self) -> Option<u64> {
        self.times.first().copied()
    }

    pub fn mean_ms(&self) -> Option<f64> {
        mean(self.times.iter().map(|&time| time as f64))
    }

    pub fn median_ms(&self) -> Option<f64> {
        let middle = self.times.len() / 2;
        let upper = *self.times.get(middle)? as f64;
        if self.times.len() % 2 == 1 {
            return Some(upper);
        }
        Some((self.times[middle - 1] as f64 + upper) / 2.0)
    }

    /// The mean 3BV per second of the wins.
    pub fn mean_speed(&self) -> Option<f64> {
        mean(self.speeds.iter().copied())
    }

    /// The best 3BV per second of the wins.
    pub fn best_speed(&self) -> Option<f64> {
        self.speeds.iter().copied().reduce(f64::max)
    }

    /// The number of wins in each of `bins` spans of `width` ms from `first` ms on.
    pub fn histogram(&self, first: u64, width: u64, bins: usize) -> Vec<u32> {
        let mut counts = vec![0; bins];
        for &time in &self.times {
            let bin =
                time.checked_sub(first).and_then(|way| usize::try_from(way / width.max(1)).ok());
            if let Some(count) = bin.and_then(|bin| counts.get_mut(bin)) {
                *count += 1;
            }
        }
        counts
    }
}

impl Streaks {
    fn add(&mut self, won: bool) {
        if won {
            self.current = self.current.max(0) + 1;
        } else {
            self.current = self.current.min(0) - 1;
        }
        let length = u32::try_from(self.current.unsigned_abs()).unwrap_or(u32::MAX);
        let longest = if won { &mut self.won } else { &mut self.lost };
        *longest = length.max(*longest);
    }
}

/// The share of wins among the last `window` games, after each finished game in order.
pub fn moving_win_rate<'a>(
    games: impl IntoIterator<Item = &'a PlayedGame>,
    window: usize,
) -> Vec<f64> {
    let mut last = VecDeque::with_capacity(window);
    let mut won = 0_usize;
    let mut rates = Vec::new();
    for game in games {
        let victory = match game.result {
            GameResult::Won => true,
            GameResult::Lost => false,
            GameResult::Unfinished => continue,
        };
        if last.len() == window.max(1) {
            won -= usize::from(last.pop_front() == Some(true));
        }
        last.push_back(victory);
        won += usize::from(victory);
        rates.push(won as f64 / last.len() as f64);
    }
    rates
}

/// 3BV per second; `None` for a game of no time.
fn speed(game: &PlayedGame) -> Option<f64> {
    (game.time_ms > 0).then(|| f64::from(game.solved) * 1_000.0 / game.time_ms as f64)
}

fn mean(values: impl ExactSizeIterator<Item = f64>) -> Option<f64> {
    let count = values.len();
    (count > 0).then(|| values.sum::<f64>() / count as f64)
}

/// The 95% confidence interval of a win rate: the score interval of E. B. Wilson, “Probable
/// inference, the law of succession, and statistical inference”, Journal of the American
/// Statistical Association 22 (1927), 209–212. Of at least one game.
pub fn wilson_interval(wins: usize, games: usize) -> [f64; 2] {
    /// The 97.5th percentile of the normal distribution.
    const Z: f64 = 1.959_963_984_540_054;
    let (n, rate) = (games as f64, wins as f64 / games as f64);
    let square = Z * Z;
    let middle = rate + square / (2.0 * n);
    let spread = Z * (rate * (1.0 - rate) / n + square / (4.0 * n * n)).sqrt();
    let scale = 1.0 + square / n;
    [(middle - spread) / scale, (middle + spread) / scale].map(|bound| bound.clamp(0.0, 1.0))
}
