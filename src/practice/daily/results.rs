//! What came of the daily boards.

use crate::game::counters::GameResult;
use crate::game::{Choice, DailyGame, DailyLevel};
use crate::history::PlayedGame;
use crate::history::played_game::{LocalTime, date_item};
use jiff::civil::Date;
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use std::collections::BTreeSet;
use toml_edit::{Array, Table};

/// The first finished game on a daily board that was started on its day.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct DailyResult {
    /// In UTC.
    #[serde(deserialize_with = "day")]
    pub day: Date,
    #[serde(deserialize_with = "level")]
    pub level: DailyLevel,
    #[serde(rename = "ended")]
    pub ended_at: LocalTime,
    pub won: bool,
    /// Whether the player had help: a hint, the odds, a flag check or auto-play.
    pub helped: bool,
    /// The time on the clock, in ms, at most `i64::MAX`.
    pub time_ms: u64,
    pub bbbv: u32,
    /// Solved 3BV.
    pub solved: u32,
    /// Left and right clicks and chords.
    pub clicks: u32,
    /// When each tenth of the 3BV was solved: see [`super::tenths`].
    pub tenths: Vec<u64>,
}

/// The results of all days, at most one for each day and level.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DailyResults {
    list: Vec<DailyResult>,
}

/// What became of a day, from the worst to the best.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DayOutcome {
    Missed,
    Lost,
    WonWithHelp,
    Won,
}

/// Consecutive days with at least one win without help.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Streak {
    /// Up to today, or up to yesterday while today has no win yet.
    pub current: u32,
    pub longest: u32,
}

impl DailyResult {
    /// The result of a finished game; `None` if it is not over or was not started on its day.
    pub fn of(
        daily: DailyGame,
        played: &PlayedGame,
        helped: bool,
        tenths: Vec<u64>,
    ) -> Option<Self> {
        let is_over = played.result != GameResult::Unfinished;
        (is_over && daily.on_time).then(|| Self {
            day: daily.day,
            level: daily.level,
            ended_at: played.ended_at,
            won: played.result == GameResult::Won,
            helped,
            time_ms: played.time_ms.min(i64::MAX as u64),
            bbbv: played.bbbv,
            solved: played.solved,
            clicks: played.left + played.right + played.chords,
            tenths,
        })
    }

    pub const fn outcome(&self) -> DayOutcome {
        match (self.won, self.helped) {
            (true, false) => DayOutcome::Won,
            (true, true) => DayOutcome::WonWithHelp,
            (false, _) => DayOutcome::Lost,
        }
    }
}

impl DailyResult {
    /// The result as a TOML table.
    pub(crate) fn to_table(&self) -> Table {
        let number = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
        let mut table = Table::new();
        table["day"] = toml_edit::value(self.day.to_string());
        table["level"] = toml_edit::value(self.level.key());
        table["ended"] = date_item(&self.ended_at.to_text());
        table["won"] = toml_edit::value(self.won);
        table["helped"] = toml_edit::value(self.helped);
        table["time_ms"] = toml_edit::value(number(self.time_ms));
        table["bbbv"] = toml_edit::value(i64::from(self.bbbv));
        table["solved"] = toml_edit::value(i64::from(self.solved));
        table["clicks"] = toml_edit::value(i64::from(self.clicks));
        let tenths = self.tenths.iter().map(|&time| number(time));
        table["tenths"] = toml_edit::value(tenths.collect::<Array>());
        table
    }
}

fn day<'de, D: Deserializer<'de>>(from: D) -> Result<Date, D::Error> {
    String::deserialize(from)?.parse().map_err(D::Error::custom)
}

fn level<'de, D: Deserializer<'de>>(from: D) -> Result<DailyLevel, D::Error> {
    let key = String::deserialize(from)?;
    DailyLevel::from_key(&key).ok_or_else(|| D::Error::custom("an unknown level"))
}

impl DailyResults {
    pub fn list(&self) -> &[DailyResult] {
        &self.list
    }

    pub fn find(&self, day: Date, level: DailyLevel) -> Option<&DailyResult> {
        self.list.iter().find(|result| (result.day, result.level) == (day, level))
    }

    /// Adds a result unless there is one for its day and level.
    pub fn add(&mut self, result: DailyResult) {
        if self.find(result.day, result.level).is_none() {
            self.list.push(result);
        }
    }

    /// What became of a day on a level, or the best on any.
    pub fn outcome(&self, day: Date, level: Option<DailyLevel>) -> DayOutcome {
        let levels = DailyLevel::ALL.iter().filter(|it| level.is_none_or(|level| level == **it));
        let results = levels.filter_map(|&level| self.find(day, level));
        results.map(DailyResult::outcome).max().unwrap_or(DayOutcome::Missed)
    }

    /// The wins without help on a level, best first; of equal times the earlier is better.
    pub fn table(&self, level: DailyLevel) -> Vec<&DailyResult> {
        let wins = self.of_level(level).filter(|result| result.outcome() == DayOutcome::Won);
        let mut table: Vec<_> = wins.collect();
        table.sort_by_key(|result| (result.time_ms, result.day));
        table
    }

    pub fn of_level(&self, level: DailyLevel) -> impl Iterator<Item = &DailyResult> {
        self.list.iter().filter(move |result| result.level == level)
    }

    pub fn streak(&self, today: Date) -> Streak {
        let wins = self.list.iter().filter(|result| result.outcome() == DayOutcome::Won);
        let days: BTreeSet<Date> = wins.map(|result| result.day).collect();
        let (mut streak, mut last, mut run) = (Streak::default(), None::<Date>, 0);
        for day in days {
            let follows = last.is_some_and(|last| last.tomorrow().ok() == Some(day));
            run = if follows { run + 1 } else { 1 };
            streak.longest = streak.longest.max(run);
            if day == today || day.tomorrow().ok() == Some(today) {
                streak.current = run;
            }
            last = Some(day);
        }
        streak
    }
}
