//! Everything the records screen shows of a selection, computed in the background.

use super::best_times::{BestOfBbbv, BestTimes, MeanOfWins};
use super::charts::{BbbvChart, ChartData};
use super::comparison::{Flagging, better_first, figures_of};
use super::sessions::{Session, sessions};
use super::statistics::{self, GameFilter, Statistics};
use super::{PlayedGame, Record, Scores};
use crate::game::counters::{Counter, Figures, GameResult};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use std::collections::HashMap;

/// The window of the moving win rate in games, by the number of games played: long enough not to be
/// noise.
const RATE_WINDOWS: [(u32, usize); 4] = [(0, 20), (150, 50), (2_000, 500), (20_000, 2_000)];

#[derive(Debug, Clone, PartialEq)]
pub struct RecordsData {
    pub selection: GameFilter,
    /// What the best games are compared by.
    pub by: Counter,
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
    pub racing: RacingData,
}

/// What racers compare besides.
#[derive(Debug, Clone, PartialEq)]
pub struct RacingData {
    /// The games of which the log lacks what this comparison needs.
    pub left_out: usize,
    pub means: [MeanOfWins; 3],
    pub best_times: BestTimes,
    pub by_bbbv: Vec<BestOfBbbv>,
    pub bbbv_chart: Option<BbbvChart>,
    /// The latest first.
    pub sessions: Vec<Session>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct RecordRow {
    pub record: Record,
    pub day: Date,
    /// What it is compared by, if that is not the time.
    pub figure: Option<f64>,
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
        by: Counter,
        zone: &TimeZone,
    ) -> Self {
        let chosen: Vec<&PlayedGame> = selection.matching(games).collect();
        let of_chosen = || chosen.iter().copied();
        let statistics = Statistics::of(of_chosen());
        let figures = figures_of(of_chosen(), by);
        let last = RATE_WINDOWS
            .into_iter()
            .filter(|(played, _)| statistics.played() >= *played)
            .map(|(_, window)| window)
            .next_back()
            .unwrap_or(1);
        let rates = statistics::moving_win_rate(of_chosen(), last);
        let here = |game: &&PlayedGame| selection.covers(game);
        let days: HashMap<_, _> = games
            .iter()
            .filter(here)
            .map(|game| ((game.ended_at.at, game.time_ms), game.ended_at.date()))
            .collect();
        let records = selection.table().map_or_else(Vec::new, |key| scores.table(key));
        let whole =
            AllTimeTotals { games: games.iter().filter(here).count(), records: records.len() };
        let from_log = by != Counter::Time || selection.flagging != Flagging::Any;
        let logged = || best_games(&chosen, &records, by);
        let recorded = || {
            records
                .iter()
                .map(|record| RecordRow {
                    day: days
                        .get(&(record.date, record.time_ms))
                        .copied()
                        .unwrap_or_else(|| zone.to_datetime(record.date).date()),
                    record: (*record).clone(),
                    figure: None,
                })
                .filter(|row| selection.period.contains(row.day))
                .collect()
        };
        let table = if from_log { logged() } else { recorded() };
        Self {
            selection,
            by,
            charts: ChartData::of(&statistics, (by, &figures), &rates),
            statistics,
            table,
            rate_window: last,
            all_time: whole,
            has_games: !games.is_empty(),
            has_guess_rules: games.iter().any(|game| !game.guesses().is_off())
                || scores.records.iter().any(|record| !record.guesses.is_off()),
            racing: RacingData::of(games, scores, selection, by, zone),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.table.is_empty() && self.statistics.played() == 0
    }
}

/// The games of these that are ranked wins and have this counter, best first; of equal ones the
/// faster, then the earlier. A record adds the name and the recording.
pub fn best_games(chosen: &[&PlayedGame], records: &[&Record], by: Counter) -> Vec<RecordRow> {
    let known: HashMap<_, _> = records.iter().map(|record| (record.key(), *record)).collect();
    let row = |game: &&PlayedGame| {
        let record = Record::from_game(game, None)?;
        let figure = by.value(&game.figures())?;
        let record = known.get(&record.key()).map_or(record, |known| (*known).clone());
        Some((figure, RecordRow { record, day: game.ended_at.date(), figure: Some(figure) }))
    };
    let mut rows: Vec<_> = chosen.iter().filter_map(row).collect();
    rows.sort_by(|(one, a), (other, b)| {
        let sooner = |row: &RecordRow| (row.record.time_ms, row.record.date);
        better_first(by, *one, *other).then_with(|| sooner(a).cmp(&sooner(b)))
    });
    rows.into_iter().map(|(_, row)| row).collect()
}

impl RacingData {
    fn of(
        games: &[PlayedGame],
        scores: &Scores,
        selection: GameFilter,
        by: Counter,
        zone: &TimeZone,
    ) -> Self {
        let chosen = || selection.matching(games);
        let wins = || chosen().filter(|game| game.result == GameResult::Won);
        let times: Vec<u64> = wins().map(|game| game.time_ms).collect();
        let whole = GameFilter { flagging: Flagging::Any, ..selection };
        let is_unknown = |game: &&PlayedGame| {
            let known = game.figures();
            let with_effective = Figures { effective: known.effective.or(Some(1)), ..known };
            let lacks_figure = by.value(&known).is_none() && by.value(&with_effective).is_some();
            selection.flagging != Flagging::Any && game.has_flagged().is_none()
                || game.result == GameResult::Won && lacks_figure
        };
        let by_bbbv = BestOfBbbv::all(wins());
        let mut sessions = sessions(games, selection);
        sessions.reverse();
        Self {
            left_out: whole.matching(games).filter(is_unknown).count(),
            means: MeanOfWins::all(&times),
            best_times: BestTimes::of(games, scores, selection, zone),
            bbbv_chart: BbbvChart::of(&by_bbbv),
            by_bbbv,
            sessions,
        }
    }
}
