//! The statistics of a level and style as text.

use super::Texts;
use crate::game::Style;
use crate::history::statistics::Statistics;

/// Stands for a missing value.
const NONE: &str = "–";

/// Each value with its name, in the order in which they are shown.
pub fn named_values<'a>(texts: &'a Texts, statistics: &Statistics) -> [(&'a str, String); 12] {
    let time = |ms: Option<f64>| {
        ms.map_or_else(|| NONE.to_owned(), |ms| texts.seconds(ms.round().max(0.0) as u64))
    };
    let speed =
        |speed: Option<f64>| speed.map_or_else(|| NONE.to_owned(), |it| texts.decimal(it, 2));
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
    [
        (texts.get("figure-played"), statistics.played().to_string()),
        (texts.get("figure-won"), statistics.won.to_string()),
        (texts.get("figure-rate"), rate),
        (texts.get("figure-best"), time(statistics.best_ms().map(|ms| ms as f64))),
        (texts.get("figure-median"), time(statistics.median_ms())),
        (texts.get("figure-mean"), time(statistics.mean_ms())),
        (texts.get("figure-best-speed"), speed(statistics.best_speed())),
        (texts.get("figure-mean-speed"), speed(statistics.mean_speed())),
        (texts.get("figure-left"), statistics.unfinished.to_string()),
        (texts.get("figure-won-streak"), streaks.won.to_string()),
        (texts.get("figure-lost-streak"), streaks.lost.to_string()),
        (texts.get("figure-streak"), streak),
    ]
}

/// The 95% confidence interval of the win rate, as a sentence; `None` without a finished game.
pub fn win_rate_interval(texts: &Texts, statistics: &Statistics) -> Option<String> {
    let [low, high] = statistics.win_rate_interval()?;
    Some(texts.with("records-interval", args![low = percent(low), high = percent(high)]))
}

/// The name of a style; `None` stands for custom rules.
pub fn style_name(style: Option<Style>, texts: &Texts) -> &str {
    match style {
        Some(style) => texts.style(style),
        None => texts.get("style-changed"),
    }
}

/// A share from 0 to 1 as a whole percentage.
fn percent(share: f64) -> u32 {
    (share * 100.0).round() as u32
}
