//! The results of the daily boards.

use crate::game::counters::GameResult;
use crate::game::{DailyGame, DailyLevel, GameId};
use crate::history::PlayedGame;
use crate::history::played_game::LocalTime;
use crate::practice::Streak;
use jiff::civil::Date;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt::Display;

/// A game on a daily board that has shown something of it. Only the first can count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct DailyStart {
    #[serde(serialize_with = "text", deserialize_with = "day")]
    pub day: Date,
    pub level: DailyLevel,
    pub game: GameId,
    /// See [`DailyGame::on_time`]. One on another day is practice, and so is every later one.
    pub on_time: bool,
}

/// The end of the first game on a daily board, if that was started on its day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DailyResult {
    /// In UTC.
    #[serde(serialize_with = "text", deserialize_with = "day")]
    pub day: Date,
    pub level: DailyLevel,
    #[serde(rename = "ended", serialize_with = "LocalTime::serialize_as_date")]
    pub ended_at: LocalTime,
    pub won: bool,
    /// Whether the player began another game instead of finishing it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub given_up: bool,
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
    /// `None` in a file of an older version, which does not remember starts either.
    #[serde(default)]
    pub game: Option<GameId>,
}

/// A game in progress that is left for another.
#[derive(Debug)]
pub enum LeftGame {
    Played(PlayedGame),
    /// A daily board that is given up.
    Daily(DailyResult),
}

/// The first start and the result of each day and level.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DailyResults {
    starts: BTreeMap<(Date, DailyLevel), DailyStart>,
    results: BTreeMap<(Date, DailyLevel), DailyResult>,
}

/// What became of a day, from the worst to the best.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DayOutcome {
    Missed,
    GivenUp,
    Lost,
    /// In progress, or left and never finished.
    Started,
    WonWithHelp,
    /// A board was won without help, but not every board of the day.
    WonSome,
    Won,
}

impl DailyResult {
    /// The result of a game that is over, or given up if it is not; `None` if it was not started on
    /// its day.
    pub fn of(
        daily: DailyGame,
        played: &PlayedGame,
        helped: bool,
        tenths: Vec<u64>,
    ) -> Option<Self> {
        daily.on_time.then(|| Self {
            day: daily.day,
            level: daily.level,
            ended_at: played.ended_at,
            won: played.result == GameResult::Won,
            given_up: played.result == GameResult::Unfinished,
            helped,
            time_ms: played.time_ms.min(i64::MAX as u64),
            bbbv: played.bbbv,
            solved: played.solved,
            clicks: played.left + played.right + played.chords,
            tenths,
            game: Some(played.id),
        })
    }

    /// The result of a game of which nothing is left but its start.
    pub fn of_lost_game(start: DailyStart, bbbv: u32, ended_at: LocalTime) -> Self {
        let DailyStart { day, level, game, .. } = start;
        Self {
            day,
            level,
            ended_at,
            won: false,
            given_up: true,
            helped: false,
            time_ms: 0,
            bbbv,
            solved: 0,
            clicks: 0,
            tenths: Vec::new(),
            game: Some(game),
        }
    }

    pub const fn outcome(&self) -> DayOutcome {
        match (self.won, self.helped) {
            (true, false) => DayOutcome::Won,
            (true, true) => DayOutcome::WonWithHelp,
            (false, _) if self.given_up => DayOutcome::GivenUp,
            (false, _) => DayOutcome::Lost,
        }
    }
}

fn text<S: Serializer>(value: &impl Display, into: S) -> Result<S::Ok, S::Error> {
    into.collect_str(value)
}

fn day<'de, D: Deserializer<'de>>(from: D) -> Result<Date, D::Error> {
    String::deserialize(from)?.parse().map_err(D::Error::custom)
}

impl DailyResults {
    /// By day and level.
    pub fn results(&self) -> impl Iterator<Item = &DailyResult> {
        self.results.values()
    }

    /// By day and level, also those that led to a result.
    pub fn starts(&self) -> impl Iterator<Item = &DailyStart> {
        self.starts.values()
    }

    /// The games that can still count.
    pub fn in_progress(&self) -> impl Iterator<Item = &DailyStart> {
        self.starts().filter(|start| start.on_time && self.find(start.day, start.level).is_none())
    }

    pub fn find(&self, day: Date, level: DailyLevel) -> Option<&DailyResult> {
        self.results.get(&(day, level))
    }

    pub fn start_of(&self, day: Date, level: DailyLevel) -> Option<&DailyStart> {
        self.starts.get(&(day, level))
    }

    /// Whether no game has shown anything of a board.
    pub fn is_new(&self, day: Date, level: DailyLevel) -> bool {
        self.start_of(day, level).is_none() && self.find(day, level).is_none()
    }

    /// Adds a start, unless the board was played before.
    pub fn start(&mut self, start: DailyStart) {
        if self.is_new(start.day, start.level) {
            self.starts.insert((start.day, start.level), start);
        }
    }

    /// Adds the result of the first game on a board, and of no other.
    pub fn add(&mut self, result: DailyResult) {
        let start = self.start_of(result.day, result.level);
        if start.is_none_or(|start| result.game.is_none_or(|game| game == start.game)) {
            self.keep(result);
        }
    }

    /// Adds what a file has, unless there is a result for its day and level.
    pub(crate) fn keep(&mut self, result: DailyResult) {
        self.results.entry((result.day, result.level)).or_insert(result);
    }

    /// Whether the result of a game is that of its day and level, or will be.
    pub fn counts(&self, daily: DailyGame, game: GameId) -> bool {
        let DailyGame { day, level, on_time } = daily;
        on_time
            && self.start_of(day, level).is_none_or(|start| start.game == game)
            && self.find(day, level).is_none_or(|result| result.game == Some(game))
    }

    /// The game that a board waits for, if that is another than `game`.
    pub fn started_elsewhere(
        &self,
        day: Date,
        level: DailyLevel,
        game: GameId,
    ) -> Option<&DailyStart> {
        let start = self.start_of(day, level).filter(|start| start.on_time && start.game != game);
        start.filter(|_| self.find(day, level).is_none())
    }

    /// What became of a day on a level, or of all its boards: the best, if it isn't that all were won.
    pub fn outcome(&self, day: Date, level: Option<DailyLevel>) -> DayOutcome {
        let levels = DailyLevel::ALL.iter().filter(|it| level.is_none_or(|level| level == **it));
        let outcome = |&level| match (self.find(day, level), self.start_of(day, level)) {
            (Some(result), _) => result.outcome(),
            (None, Some(start)) if start.on_time => DayOutcome::Started,
            (None, _) => DayOutcome::Missed,
        };
        let outcomes = levels.map(outcome);
        match outcomes.clone().max().unwrap_or(DayOutcome::Missed) {
            DayOutcome::Won if outcomes.min() < Some(DayOutcome::Won) => DayOutcome::WonSome,
            best => best,
        }
    }

    /// The wins without help on a level, best first; of equal times the earlier is better.
    pub fn table(&self, level: DailyLevel) -> Vec<&DailyResult> {
        let wins = self.of_level(level).filter(|result| result.outcome() == DayOutcome::Won);
        let mut table: Vec<_> = wins.collect();
        table.sort_by_key(|result| (result.time_ms, result.day));
        table
    }

    pub fn of_level(&self, level: DailyLevel) -> impl Iterator<Item = &DailyResult> {
        self.results().filter(move |result| result.level == level)
    }

    /// Of the days with at least one win without help.
    pub fn streak(&self, today: Date) -> Streak {
        let wins = self.results().filter(|result| result.outcome() == DayOutcome::Won);
        Streak::of(wins.map(|result| result.day).collect(), today)
    }
}
