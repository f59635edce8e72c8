//! Everything the records screen shows of a selection, computed in the background.

use super::charts::ChartData;
use super::statistics::{self, GameFilter, Statistics};
use super::{PlayedGame, Record, Scores};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use std::collections::HashMap;

/// The window of the moving win rate in games, by the number of games played: long enough not to be
/// noise.
const RATE_WINDOWS: [(u32, usize); 4] = [(0, 20), (150, 50), (2_000, 500), (20_000, 2_000)];

#[derive(Debug, Clone, PartialEq)]
pub struct RecordsData {
    pub selection: GameFilter,
    pub statistics: Statistics,
    /// Best first.
    pub table: Vec<RecordRow>,
    pub charts: ChartData,
    /// How many games the moving win rate covers.
    pub rate_window: usize,
    pub all_time: AllTimeTotals,
    /// Whether the log holds any game of any level.
    pub has_games: bool,
    /// Whether there are games or records with rules about guesses.
    pub has_guess_rules: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordRow {
    pub record: Record,
    pub day: Date,
}

/// All games and records of a level, style and rules about guesses: what a reset removes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AllTimeTotals {
    /// Whether ranked or not.
    pub games: usize,
    pub records: usize,
}

impl RecordsData {
    /// `zone` gives the day of a record that is not in the log.
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
        let here = |game: &&PlayedGame| selection.covers(game);
        let days: HashMap<_, _> = statistics::wins(games.iter().filter(here))
            .into_iter()
            .map(|win| ((win.ended_at.at, win.time_ms), win.ended_at.date()))
            .collect();
        let records = selection.table().map_or_else(Vec::new, |key| scores.table(key));
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
            has_guess_rules: games.iter().any(|game| !game.guesses().is_off())
                || scores.records.iter().any(|record| !record.guesses.is_off()),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.table.is_empty() && self.statistics.played() == 0
    }
}
