//! What the screen shows of a selection, worked out beside what else goes on.

use super::chart_data::ChartData;
use crate::config::LevelChoice;
use crate::history::statistics::{self, GameFilter, Period, Statistics};
use crate::history::{PlayedGame, Record, Scores};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use std::collections::HashMap;

/// How many games make the moving win rate: of the windows here the last one whose number of played
/// games is reached. Of few games few, so that it moves; of many more, so that it is no mere noise.
const RATE_WINDOWS: [(u32, usize); 4] = [(0, 20), (150, 50), (2_000, 500), (20_000, 2_000)];

/// Everything that the log and the records have on a selection.
#[derive(Debug, Clone, PartialEq)]
pub struct RecordsReport {
    /// The selection.
    pub selection: GameFilter,
    /// What its games come to.
    pub statistics: Statistics,
    /// Its records, best first.
    pub table: Vec<RecordRow>,
    /// Its pictures.
    pub charts: ChartData,
    /// The moving win rate is that of so many games at most.
    pub rate_window: usize,
    /// What there is of the level and style at any time.
    pub all_time: AllTimeTotals,
    /// Whether the log holds any game, of whatever level.
    pub has_games: bool,
}

/// A record in its table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordRow {
    /// The record.
    pub record: Record,
    /// The day on which it was won.
    pub day: Date,
}

/// What a level and style have at any time: what goes when they are begun anew.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AllTimeTotals {
    /// Games in the log, whether they count or not.
    pub games: usize,
    /// Records.
    pub records: usize,
}

impl RecordsReport {
    /// What these games and records have on a selection. The day of a record that the log does not
    /// know is that of `zone`.
    pub fn of(
        games: &[PlayedGame],
        scores: &Scores,
        selection: GameFilter,
        zone: &TimeZone,
    ) -> Self {
        let chosen: Vec<&PlayedGame> = selection.matching(games).collect();
        let of_chosen = || chosen.iter().copied();
        let statistics = Statistics::of(of_chosen());
        let wins = statistics::wins(of_chosen());
        let last = RATE_WINDOWS
            .into_iter()
            .filter(|(played, _)| statistics.played() >= *played)
            .map(|(_, window)| window)
            .next_back()
            .unwrap_or(1);
        let rates = statistics::moving_win_rate(of_chosen(), last);
        let (level, style) = (selection.level, selection.style);
        let here = |game: &&PlayedGame| (LevelChoice::of(game.level), game.style) == (level, style);
        let days: HashMap<_, _> = statistics::wins(games.iter().filter(here))
            .into_iter()
            .map(|win| ((win.ended_at.at, win.time_ms), win.ended_at.date()))
            .collect();
        let records = match (level, style) {
            (LevelChoice::Named(level), Some(style)) => scores.table(level, style),
            _ => Vec::new(),
        };
        let whole =
            AllTimeTotals { games: games.iter().filter(here).count(), records: records.len() };
        let table = records
            .into_iter()
            .map(|record| RecordRow {
                day: days
                    .get(&(record.date, record.time_ms))
                    .copied()
                    .unwrap_or_else(|| zone.to_datetime(record.date).date()),
                record: record.clone(),
            })
            .filter(|row| selection.period.contains(row.day))
            .collect();
        Self {
            selection,
            charts: ChartData::of(&statistics, &wins, &rates),
            statistics,
            table,
            rate_window: last,
            all_time: whole,
            has_games: !games.is_empty(),
        }
    }

    /// Whether there is nothing to be shown.
    pub fn is_empty(&self) -> bool {
        self.table.is_empty() && self.statistics.played() == 0
    }
}

/// The spans that are offered on a day, the longest first.
pub const fn offered_spans(today: Date) -> [Period; 4] {
    [Period::AllTime, Period::Year(today), Period::Month(today), Period::Day(today)]
}
