//! The charts of a selection as plot points, before they are drawn.

use super::number_axis::NumberAxis;
use super::statistics::{Statistics, WinTime, personal_bests};
use jiff::civil::DateTime;
use jiff::tz::TimeZone;

/// The most steps of the axes: times (vertical), times (one bar per step), games, percent.
const UP: u32 = 4;
const BARS: u32 = 20;
const ACROSS: u32 = 6;
/// The smallest step of a time axis, in seconds: a single win needs no hundredths.
const FINEST: f64 = 0.5;
/// The win rate after fewer games says little if there are more.
const FIRST: usize = 10;

/// The fewest games that make a chart.
pub const FEWEST: usize = 5;

/// The charts of times appear after [`FEWEST`] wins, that of the win rate after as many games.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct ChartData {
    pub times: Option<TimesChart>,
    pub histogram: Option<HistogramChart>,
    pub rate: Option<WinRateChart>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct TimesChart {
    /// The left and right edges.
    pub from: DateTime,
    pub to: DateTime,
    /// In seconds.
    pub y_axis: NumberAxis,
    pub wins: Vec<(f32, f32)>,
    pub best_so_far: Vec<(f32, f32)>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct HistogramChart {
    /// In seconds; each step is a bar.
    pub x_axis: NumberAxis,
    pub y_axis: NumberAxis,
    pub counts: Vec<u32>,
    /// Games slower than the last bar, which would squeeze all others.
    pub outliers: usize,
}

#[derive(Debug, Clone, PartialEq)]
pub struct WinRateChart {
    /// Finished games.
    pub games: usize,
    pub x_axis: NumberAxis,
    /// In percent.
    pub y_axis: NumberAxis,
    pub moving: Vec<(f32, f32)>,
    /// The overall win rate as a height from 0 to 1.
    pub overall: f32,
}

impl ChartData {
    /// `rates` holds the moving win rate after each game.
    pub fn of(statistics: &Statistics, wins: &[WinTime], rates: &[f64]) -> Self {
        let range = usual_range(&statistics.times).filter(|_| wins.len() >= FEWEST);
        Self {
            times: range.and_then(|range| TimesChart::of(wins, range)),
            histogram: range.map(|range| HistogramChart::of(statistics, range)),
            rate: WinRateChart::of(statistics, rates).filter(|rate| rate.games >= FEWEST),
        }
    }
}

/// The fastest and the slowest of sorted times, in ms, without the few that are so slow that the
/// others would be squeezed together.
fn usual_range(times: &[u64]) -> Option<[u64; 2]> {
    let &best = times.first()?;
    let usual = times[(times.len() - 1) * 19 / 20];
    let most = usual.saturating_add((usual - best).max(best));
    let within = times.partition_point(|&time| time <= most);
    Some([best, times[within - 1]])
}

impl TimesChart {
    fn of(wins: &[WinTime], [best, slowest]: [u64; 2]) -> Option<Self> {
        let moments = || wins.iter().map(|win| win.ended_at.civil());
        let (from, to) = (moments().min()?, moments().max()?);
        let y_axis = NumberAxis::covering(seconds(best), seconds(slowest), UP, FINEST);
        let point = |win: &WinTime| {
            let across = time_fraction(win.ended_at.civil(), from, to);
            (across, y_axis.fraction(seconds(win.time_ms)))
        };
        // If the clock was set back, the line does not go back.
        let mut reached = 0.0_f32;
        let best_so_far = personal_bests(wins)
            .iter()
            .map(|win| {
                let (across, height) = point(win);
                reached = reached.max(across);
                (reached, height)
            })
            .collect();
        Some(Self { from, to, y_axis, wins: wins.iter().map(point).collect(), best_so_far })
    }
}

impl HistogramChart {
    fn of(statistics: &Statistics, [best, slowest]: [u64; 2]) -> Self {
        let x_axis = NumberAxis::covering(seconds(best), seconds(slowest + 1), BARS, FINEST);
        let ms = |seconds: f64| (seconds * 1_000.0).round() as u64;
        let counts = statistics.histogram(ms(x_axis.low), ms(x_axis.step), x_axis.steps());
        let most = counts.iter().copied().max().unwrap_or_default();
        let shown: usize = counts.iter().map(|&count| count as usize).sum();
        Self {
            x_axis,
            y_axis: NumberAxis::covering(0.0, f64::from(most), UP, 1.0),
            outliers: statistics.times.len() - shown,
            counts,
        }
    }
}

impl WinRateChart {
    fn of(statistics: &Statistics, rates: &[f64]) -> Option<Self> {
        let overall = statistics.win_rate()? * 100.0;
        let games = rates.len();
        let first = if games < 2 * FIRST { 0 } else { FIRST - 1 };
        let shown = &rates[first..];
        let most = shown.iter().fold(overall, |most, rate| most.max(rate * 100.0));
        let y_axis = NumberAxis::covering(0.0, most, UP, 1.0);
        let moving = (first + 1..)
            .zip(shown)
            .map(|(game, rate)| (game as f32 / games as f32, y_axis.fraction(rate * 100.0)))
            .collect();
        Some(Self {
            games,
            x_axis: NumberAxis::covering(0.0, games as f64, ACROSS, 1.0),
            y_axis,
            moving,
            overall: y_axis.fraction(overall),
        })
    }
}

fn seconds(ms: u64) -> f64 {
    ms as f64 / 1_000.0
}

/// The position of `at` between two moments, 0 to 1.
pub fn time_fraction(at: DateTime, from: DateTime, to: DateTime) -> f32 {
    let count =
        |at: DateTime| TimeZone::UTC.to_timestamp(at).map_or(0.0, |at| at.as_millisecond() as f64);
    let way = (count(to) - count(from)).max(1.0);
    (((count(at) - count(from)) / way) as f32).clamp(0.0, 1.0)
}
