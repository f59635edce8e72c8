//! The pictures of a selection: where their dots, lines and bars stand, before any of it is drawn.

use super::number_axis::NumberAxis;
use crate::history::statistics::{Statistics, WinTime, personal_bests};
use crate::ui::widget::chart::PlotPoint;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;

/// The most steps of the axes: of times upwards, of times across (there each step is a bar), of
/// games and of percents.
const UP: u32 = 4;
const BARS: u32 = 20;
const ACROSS: u32 = 6;
/// From one line or bar to the next lies at least so much of a time, in seconds: a single win is no
/// reason for hundredths.
const FINEST: f64 = 0.5;
/// The rate after fewer games than this says little, where there are more.
const FIRST: usize = 10;

/// As many games make a picture at least: of fewer there is nothing to be seen.
pub const FEWEST: usize = 5;

/// The pictures; those of times are there after [`FEWEST`] wins, that of the win rate after so many
/// games.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct ChartData {
    /// The times over the months.
    pub times: Option<TimesChart>,
    /// How many games took how long.
    pub histogram: Option<HistogramChart>,
    /// The win rate as it moves.
    pub rate: Option<WinRateChart>,
}

/// The times of the wins, from the first of them to the last.
#[derive(Debug, Clone, PartialEq)]
pub struct TimesChart {
    /// The moments at the left and at the right edge.
    pub from: DateTime,
    /// See [`Times::from`].
    pub to: DateTime,
    /// The times, in seconds, upwards.
    pub y_axis: NumberAxis,
    /// Each win.
    pub wins: Vec<PlotPoint>,
    /// The line of the best so far.
    pub best_so_far: Vec<PlotPoint>,
}

/// How many games took how long.
#[derive(Debug, Clone, PartialEq)]
pub struct HistogramChart {
    /// The times, in seconds: a bar for each step.
    pub x_axis: NumberAxis,
    /// The numbers of games, upwards.
    pub y_axis: NumberAxis,
    /// The number of games in each bar.
    pub counts: Vec<u32>,
    /// How many games took longer than the last bar goes: so much longer that they would press all
    /// others together.
    pub outliers: usize,
}

/// The win rate after each game.
#[derive(Debug, Clone, PartialEq)]
pub struct WinRateChart {
    /// How many games were played to their end.
    pub games: usize,
    /// The games, across.
    pub x_axis: NumberAxis,
    /// The percents, upwards.
    pub y_axis: NumberAxis,
    /// The moving rate.
    pub moving: Vec<PlotPoint>,
    /// The height of the rate of all games together.
    pub overall: f32,
}

impl ChartData {
    /// The pictures of games that come to `statistics`: their `wins` in order, and the moving win
    /// rate after each.
    pub fn of(statistics: &Statistics, wins: &[WinTime], rates: &[f64]) -> Self {
        let sight = TimeRange::of(statistics.times()).filter(|_| wins.len() >= FEWEST);
        Self {
            times: sight.and_then(|sight| TimesChart::of(wins, sight)),
            histogram: sight.map(|sight| HistogramChart::of(statistics, sight)),
            rate: WinRateChart::of(statistics, rates).filter(|rate| rate.games >= FEWEST),
        }
    }
}

/// The times that are in sight, in ms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct TimeRange {
    best: u64,
    slowest: u64,
    outliers: usize,
}

impl TimeRange {
    /// All times, fastest first; but not the few that took so much longer that nothing could be
    /// seen of the others. None without a time.
    fn of(times: &[u64]) -> Option<Self> {
        let (&best, &slowest) = (times.first()?, times.last()?);
        let usual = times[(times.len() - 1) * 19 / 20];
        let most = usual.saturating_add((usual - best).max(best));
        if slowest <= most {
            let beyond = 0;
            return Some(Self { best, slowest, outliers: beyond });
        }
        let within = times.partition_point(|&time| time <= most);
        Some(Self { best, slowest: times[within - 1], outliers: times.len() - within })
    }
}

impl TimesChart {
    fn of(wins: &[WinTime], sight: TimeRange) -> Option<Self> {
        let moments = || wins.iter().map(|win| win.ended_at.civil());
        let (from, to) = (moments().min()?, moments().max()?);
        let up = NumberAxis::covering(seconds(sight.best), seconds(sight.slowest), UP, FINEST);
        let spot = |win: &WinTime| {
            let across = time_fraction(win.ended_at.civil(), from, to);
            (across, up.fraction(seconds(win.time_ms)))
        };
        // A clock that was set back leads no line back.
        let mut reached = 0.0_f32;
        let best = personal_bests(wins)
            .iter()
            .map(|win| {
                let (across, height) = spot(win);
                reached = reached.max(across);
                (reached, height)
            })
            .collect();
        Some(Self {
            wins: wins.iter().map(spot).collect(),
            from,
            to,
            y_axis: up,
            best_so_far: best,
        })
    }
}

impl HistogramChart {
    fn of(statistics: &Statistics, sight: TimeRange) -> Self {
        let across =
            NumberAxis::covering(seconds(sight.best), seconds(sight.slowest + 1), BARS, FINEST);
        let ms = |seconds: f64| (seconds * 1_000.0).round() as u64;
        let counts = statistics.histogram(ms(across.low), ms(across.step), across.steps());
        let most = counts.iter().copied().max().unwrap_or_default();
        let shown: usize = counts.iter().map(|&count| count as usize).sum();
        Self {
            x_axis: across,
            y_axis: NumberAxis::covering(0.0, f64::from(most), UP, 1.0),
            outliers: statistics.times().len() - shown,
            counts,
        }
    }
}

impl WinRateChart {
    fn of(statistics: &Statistics, rates: &[f64]) -> Option<Self> {
        let whole = statistics.win_rate()? * 100.0;
        let games = rates.len();
        let first = if games < 2 * FIRST { 0 } else { FIRST - 1 };
        let shown = &rates[first..];
        let most = shown.iter().fold(whole, |most, rate| most.max(rate * 100.0));
        let up = NumberAxis::covering(0.0, most, UP, 1.0);
        let moving = (first + 1..)
            .zip(shown)
            .map(|(game, rate)| (game as f32 / games as f32, up.fraction(rate * 100.0)))
            .collect();
        Some(Self {
            games,
            x_axis: NumberAxis::covering(0.0, games as f64, ACROSS, 1.0),
            y_axis: up,
            moving,
            overall: up.fraction(whole),
        })
    }
}

fn seconds(ms: u64) -> f64 {
    ms as f64 / 1_000.0
}

/// The place of a moment on the way from one to another, 0 to 1.
pub(super) fn time_fraction(at: DateTime, from: DateTime, to: DateTime) -> f32 {
    let count =
        |at: DateTime| TimeZone::UTC.to_timestamp(at).map_or(0.0, |at| at.as_millisecond() as f64);
    let way = (count(to) - count(from)).max(1.0);
    (((count(at) - count(from)) / way) as f32).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_was_forgotten_overnight_hides_none_of_the_others() {
        let mut times: Vec<u64> = (0..40).map(|n| 80_000 + n * 2_000).collect();
        assert_eq!(TimeRange::of(&times).unwrap().slowest, 158_000);
        times.push(30_000_000);
        let sight = TimeRange::of(&times).unwrap();
        assert_eq!((sight.slowest, sight.outliers), (158_000, 1));
        assert_eq!(TimeRange::of(&[7]).unwrap().slowest, 7);
        assert_eq!(TimeRange::of(&[0, 0, u64::MAX]).unwrap().outliers, 1);
        assert_eq!(TimeRange::of(&[]), None);
    }
}
