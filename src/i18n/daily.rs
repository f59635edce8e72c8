//! What is said of the daily boards.

use super::Texts;
use crate::game::DailyLevel;
use crate::practice::daily::{DailyResult, DayOutcome, Square, squares};
use jiff::civil::Date;

/// A result to share: what it is, ten squares that say nothing of the board, and the board's code.
pub fn share_text(texts: &Texts, result: &DailyResult, code: &str) -> String {
    let day = result.day.to_string();
    let level = level(texts, result.level);
    let time = texts.seconds(result.time_ms);
    let head = match result.outcome() {
        DayOutcome::WonWithHelp => texts.with("daily-share-helped", args![day, level, time]),
        DayOutcome::Won => texts.with("daily-share-won", args![day, level, time]),
        DayOutcome::Lost | DayOutcome::Missed => {
            let share = solved_share(texts, result);
            texts.with("daily-share-lost", args![day, level, share])
        }
    };
    let squares: String = squares(result).into_iter().map(Square::emoji).collect();
    format!("{head}\n{squares}\n{code}")
}

/// What came of a board: `Won in 87.345 s`.
pub fn result_text(texts: &Texts, result: &DailyResult) -> String {
    let time = texts.seconds(result.time_ms);
    match result.outcome() {
        DayOutcome::Won => texts.with("daily-won", args![time]),
        DayOutcome::WonWithHelp => texts.with("daily-won-help", args![time]),
        DayOutcome::Lost | DayOutcome::Missed => {
            texts.with("daily-lost", args![share = solved_share(texts, result)])
        }
    }
}

/// The name of a day in the calendar, with what came of it.
pub fn day_text(texts: &Texts, day: Date, outcome: DayOutcome) -> String {
    let day = texts.date(day);
    match outcome {
        DayOutcome::Won => texts.with("daily-day-won", args![day]),
        DayOutcome::WonWithHelp => texts.with("daily-day-helped", args![day]),
        DayOutcome::Lost => texts.with("daily-day-lost", args![day]),
        DayOutcome::Missed => texts.with("daily-day-missed", args![day]),
    }
}

pub fn level(texts: &Texts, level: DailyLevel) -> &str {
    texts.level(level.level())
}

/// How much of the board was solved: `43%`.
fn solved_share(texts: &Texts, result: &DailyResult) -> String {
    let percent = u64::from(result.solved) * 100 / u64::from(result.bbbv.max(1));
    texts.percent(&percent.to_string())
}
