//! What is said of the daily boards.

use super::Texts;
use crate::game::{DailyGame, DailyLevel};
use crate::practice::daily::{DailyResult, DayOutcome, Square, squares};
use jiff::civil::Date;

/// A result to share: what it is, ten squares that say nothing of the board, and the board's code.
pub fn share_text(texts: &Texts, result: &DailyResult, code: &str) -> String {
    let head = share_head(texts, result);
    let squares: String = squares(result).into_iter().map(Square::emoji).collect();
    format!("{head}\n{squares}\n{code}")
}

/// The day, the level and the result, in one line.
pub fn share_head(texts: &Texts, result: &DailyResult) -> String {
    let day = result.day.to_string();
    let level = level(texts, result.level);
    let time = texts.seconds(result.time_ms);
    match result.outcome() {
        DayOutcome::WonWithHelp => texts.with("daily-share-helped", args![day, level, time]),
        DayOutcome::Won => texts.with("daily-share-won", args![day, level, time]),
        outcome => {
            let share = solved_share(texts, result);
            let gave_up = outcome == DayOutcome::GivenUp;
            let key = if gave_up { "daily-share-given-up" } else { "daily-share-lost" };
            texts.with(key, args![day, level, share])
        }
    }
}

/// The result of a board: `Won in 87.345 s`.
pub fn result_text(texts: &Texts, result: &DailyResult) -> String {
    let time = texts.seconds(result.time_ms);
    match result.outcome() {
        DayOutcome::Won => texts.with("daily-won", args![time]),
        DayOutcome::WonWithHelp => texts.with("daily-won-help", args![time]),
        DayOutcome::GivenUp => {
            texts.with("daily-given-up", args![share = solved_share(texts, result)])
        }
        _ => texts.with("daily-lost", args![share = solved_share(texts, result)]),
    }
}

/// What is special about a daily board that begins. `counts` is whether there is no result of it yet.
pub fn begin_text(texts: &Texts, daily: DailyGame, counts: bool) -> String {
    let key = match (daily.on_time, counts) {
        (false, _) => "daily-begin-past",
        (true, false) => "daily-begin-again",
        (true, true) => "daily-begin",
    };
    texts.with(key, args![day = texts.day(daily.day), level = level(texts, daily.level)])
}

/// The name of a day in the calendar, with its outcome.
pub fn day_text(texts: &Texts, day: Date, outcome: DayOutcome) -> String {
    let day = texts.date(day);
    let key = match outcome {
        DayOutcome::Won => "daily-day-won",
        DayOutcome::WonSome => "daily-day-some",
        DayOutcome::WonWithHelp => "daily-day-helped",
        DayOutcome::Started => "daily-day-started",
        DayOutcome::Lost => "daily-day-lost",
        DayOutcome::GivenUp => "daily-day-given-up",
        DayOutcome::Missed => "daily-day-missed",
    };
    texts.with(key, args![day])
}

pub fn level(texts: &Texts, level: DailyLevel) -> &str {
    texts.level(level.level())
}

/// How much of the board was solved: `43%`.
fn solved_share(texts: &Texts, result: &DailyResult) -> String {
    let percent = u64::from(result.solved) * 100 / u64::from(result.bbbv.max(1));
    texts.percent(&percent.to_string())
}
