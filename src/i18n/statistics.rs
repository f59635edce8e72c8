//! The statistics of a level and style as text.

use super::{Texts, counters};
use crate::game::counters::Counter;
use crate::game::{GuessRules, Style};
use crate::history::charts::{FigureChart, HistogramChart, WinRateChart};
use crate::history::statistics::Statistics;

/// Stands for a missing value.
const NONE: &str = "–";

/// Each value with its name, in the order in which they are shown; those of 3BV only `with_speeds`.
pub fn named_values<'a>(
    texts: &'a Texts,
    statistics: &Statistics,
    with_speeds: bool,
) -> Vec<(&'a str, String)> {
    let time = |ms: Option<f64>| {
        ms.map_or_else(|| NONE.to_owned(), |ms| texts.seconds(ms.round().max(0.0) as u64))
    };
    let speed = |speed| counters::figure(texts, Counter::BbbvPerSecond, speed);
    let rate = statistics
        .win_rate()
        .map_or_else(|| NONE.to_owned(), |rate| texts.percent(&texts.decimal(rate * 100.0, 1)));
    let count = |key: &str, count: u64| texts.with(key, args![count]);
    let streaks = statistics.streaks;
    let streak = match streaks.current {
        0 => NONE.to_owned(),
        won if won > 0 => count("streak-won", won.unsigned_abs()),
        lost => count("streak-lost", lost.unsigned_abs()),
    };
    let times = [
        (texts.get("figure-played"), statistics.played().to_string()),
        (texts.get("figure-won"), statistics.won.to_string()),
        (texts.get("figure-rate"), rate),
        (texts.get("figure-best"), time(statistics.best_ms().map(|ms| ms as f64))),
        (texts.get("figure-median"), time(statistics.median_ms())),
        (texts.get("figure-mean"), time(statistics.mean_ms())),
    ];
    let speeds = [
        (texts.get("figure-best-speed"), speed(statistics.best_speed())),
        (texts.get("figure-mean-speed"), speed(statistics.mean_speed())),
    ];
    let streaks = [
        (texts.get("figure-left"), statistics.unfinished.to_string()),
        (texts.get("figure-won-streak"), streaks.won.to_string()),
        (texts.get("figure-lost-streak"), streaks.lost.to_string()),
        (texts.get("figure-streak"), streak),
    ];
    let speeds = speeds.into_iter().filter(|_| with_speeds);
    times.into_iter().chain(speeds).chain(streaks).collect()
}

/// The 95% confidence interval of the win rate, as a sentence; `None` without a finished game.
pub fn win_rate_interval(texts: &Texts, statistics: &Statistics) -> Option<String> {
    let [low, high] = statistics.win_rate_interval()?;
    Some(texts.with("records-interval", args![low = percent(low), high = percent(high)]))
}

/// What the chart of the figures shows.
pub fn figures_summary(texts: &Texts, chart: &FigureChart) -> String {
    let (from, to) = (texts.date(chart.from.date()), texts.date(chart.to.date()));
    let (count, best) =
        (chart.wins.len() + chart.outliers, counters::figure(texts, chart.by, Some(chart.best)));
    match chart.by {
        Counter::Time => texts.with("chart-times", args![count, from, to, best]),
        by => {
            let name = texts.get(by.spec().name);
            texts.with("chart-by-date", args![count, from, to, name, best])
        }
    }
}

/// Where the highest bar of the histogram is.
pub fn histogram_summary(texts: &Texts, chart: &HistogramChart) -> String {
    let highest =
        chart.counts.iter().zip(0_u32..).max_by_key(|(count, at)| (**count, u32::MAX - at));
    let (&most, at) = highest.unwrap_or((&0, 0));
    let axis = chart.x_axis;
    let from = f64::from(at).mul_add(axis.step, axis.low);
    let time = |seconds: f64| texts.decimal(seconds, axis.decimals());
    let to = texts.with("seconds", args![seconds = time(from + axis.step)]);
    texts.with("chart-histogram", args![most, from = time(from), to])
}

/// The win rate over all games, and that over the last ones.
pub fn rate_summary(texts: &Texts, statistics: &Statistics, chart: &WinRateChart) -> String {
    let rate = percent(statistics.win_rate().unwrap_or_default());
    let rate = texts.percent(&rate.to_string());
    let axis = chart.y_axis;
    let height = chart.moving.last().map_or(chart.overall, |(_, height)| *height);
    let last = f64::from(height).mul_add(axis.high - axis.low, axis.low);
    let last = texts.percent(&format!("{last:.0}"));
    texts.with("chart-rate", args![rate, count = chart.games, last])
}

/// The name of a style; `None` stands for custom rules.
pub fn style_name(style: Option<Style>, texts: &Texts) -> &str {
    match style {
        Some(style) => texts.style(style),
        None => texts.get("style-changed"),
    }
}

/// The style of a table, with the rules about guesses if they are on.
pub fn table_name(style: Option<Style>, guesses: GuessRules, texts: &Texts) -> String {
    let style = style_name(style, texts);
    match guesses {
        GuessRules::Off => style.to_owned(),
        guesses => format!("{style} + {}", texts.choice("guesses", guesses)),
    }
}

/// A share from 0 to 1 as a whole percentage.
fn percent(share: f64) -> u32 {
    (share * 100.0).round() as u32
}
