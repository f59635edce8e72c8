//! The charts of a selection as plot points, before they are drawn.

use super::best_times::BestOfBbbv;
use super::comparison::{DatedFigure, best_so_far, better_first};
use super::number_axis::NumberAxis;
use super::statistics::Statistics;
use crate::game::counters::{Better, Counter};
use jiff::civil::DateTime;
use jiff::tz::TimeZone;

/// The most steps of the axes: times (vertical), times (one bar per step), games, percent.
const UP: u32 = 4;
const BARS: u32 = 20;
const ACROSS: u32 = 6;
/// The smallest step of a time axis, in seconds: a single win needs no hundredths.
const FINEST: f64 = 0.5;
/// The smallest step of an axis of ratios like IOE.
const FINEST_RATIO: f64 = 0.01;
/// The win rate after fewer games says little if there are more.
const FIRST: usize = 10;

/// The fewest games that make a chart.
pub const FEWEST: usize = 5;

/// The charts of figures and times appear after [`FEWEST`] wins, that of the win rate after as many games.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct ChartData {
    pub figures: Option<FigureChart>,
    pub histogram: Option<HistogramChart>,
    pub rate: Option<WinRateChart>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct FigureChart {
    /// What is compared.
    pub by: Counter,
    pub best: f64,
    /// The left and right edges.
    pub from: DateTime,
    pub to: DateTime,
    /// Times are in seconds.
    pub y_axis: NumberAxis,
    pub wins: Vec<(f32, f32)>,
    pub best_so_far: Vec<(f32, f32)>,
    /// Wins that are so bad that the others would be squeezed together.
    pub outliers: usize,
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

/// The best time for each 3BV.
#[derive(Debug, Clone, PartialEq)]
pub struct BbbvChart {
    pub x_axis: NumberAxis,
    /// In seconds.
    pub y_axis: NumberAxis,
    pub points: Vec<(f32, f32)>,
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
    /// `figures` are those of wins, `rates` holds the moving win rate after each game.
    pub fn of(
        statistics: &Statistics,
        (by, figures): (Counter, &[DatedFigure]),
        rates: &[f64],
    ) -> Self {
        let times: Vec<f64> = statistics.times.iter().map(|&ms| ms as f64).collect();
        let range = usual_range(&times, Counter::Time).filter(|_| times.len() >= FEWEST);
        let range = range.map(|range| range.map(|ms| ms as u64));
        Self {
            figures: FigureChart::of(figures, by).filter(|_| figures.len() >= FEWEST),
            histogram: range.map(|range| HistogramChart::of(statistics, range)),
            rate: WinRateChart::of(statistics, rates).filter(|rate| rate.games >= FEWEST),
        }
    }
}

/// The best and the worst of sorted figures, without the few that are so bad that the others would
/// be squeezed together.
fn usual_range(best_first: &[f64], by: Counter) -> Option<[f64; 2]> {
    let &best = best_first.first()?;
    let usual = best_first[(best_first.len() - 1) * 19 / 20];
    let spread = (usual - best).abs();
    let most = match by.spec().better {
        Some(Better::Higher) => usual - spread,
        Some(Better::Lower) | None => usual + spread.max(best),
    };
    let within = best_first.partition_point(|&value| better_first(by, value, most).is_le());
    Some([best, best_first[within - 1]])
}

impl FigureChart {
    fn of(figures: &[DatedFigure], by: Counter) -> Option<Self> {
        let mut values: Vec<f64> = figures.iter().map(|figure| figure.value).collect();
        values.sort_unstable_by(|one, other| better_first(by, *one, *other));
        let [best, worst] = usual_range(&values, by)?;
        let moments = || figures.iter().map(|figure| figure.ended_at.civil());
        let (from, to) = (moments().min()?, moments().max()?);
        let finest = match by.spec().decimals {
            0 => 1.0,
            _ if by.spec().is_time => FINEST,
            _ => FINEST_RATIO,
        };
        let y_axis = NumberAxis::covering(best.min(worst), best.max(worst), UP, finest);
        let point = |figure: &DatedFigure| {
            let across = time_fraction(figure.ended_at.civil(), from, to);
            (across, y_axis.fraction(figure.value))
        };
        // If the clock was set back, the line does not go back.
        let mut reached = 0.0_f32;
        let is_shown = |figure: &DatedFigure| (y_axis.low..=y_axis.high).contains(&figure.value);
        let best_so_far = best_so_far(figures, by)
            .into_iter()
            .filter(is_shown)
            .map(|figure| {
                let (across, height) = point(&figure);
                reached = reached.max(across);
                (reached, height)
            })
            .collect();
        let shown = figures.iter().filter(|figure| is_shown(figure));
        let wins: Vec<_> = shown.map(point).collect();
        let outliers = figures.len() - wins.len();
        Some(Self { by, best, from, to, y_axis, wins, best_so_far, outliers })
    }
}

impl BbbvChart {
    /// `None` for fewer than [`FEWEST`] different 3BV.
    pub fn of(best: &[BestOfBbbv]) -> Option<Self> {
        let [first, .., last] = best else { return None };
        let times = || best.iter().map(|best| seconds(best.time_ms));
        let (fastest, slowest) = (times().reduce(f64::min)?, times().reduce(f64::max)?);
        let across = [first.bbbv, last.bbbv].map(f64::from);
        let x_axis = NumberAxis::covering(across[0], across[1], ACROSS, 1.0);
        let y_axis = NumberAxis::covering(fastest, slowest, UP, FINEST);
        let point = |best: &BestOfBbbv| {
            (x_axis.fraction(best.bbbv.into()), y_axis.fraction(seconds(best.time_ms)))
        };
        let points = best.iter().map(point).collect();
        (best.len() >= FEWEST).then_some(Self { x_axis, y_axis, points })
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
