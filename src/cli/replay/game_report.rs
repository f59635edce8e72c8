//! What is known of a recorded game without analysing it, in the order in which it is printed.

use crate::cli::report::Report;
use crate::game::counters::{Counter, Figures, GameResult};
use crate::i18n::{Texts, counters};
use crate::replay::formats::FileRecording;
use crate::replay::summary;
use jiff::tz::TimeZone;
use serde_json::Value;

/// The counters that were there before the others, in the order of their columns, which scripts know.
const FIRST: [Counter; 18] = {
    use Counter::*;
    [
        Time,
        Bbbv,
        Solved,
        Openings,
        Islands,
        Zini,
        Hzini,
        Left,
        Right,
        Chords,
        Flags,
        Effective,
        Wasted,
        Ioe,
        Correctness,
        Throughput,
        Rqp,
        Path,
    ]
};

/// The metadata and the counters of the game with this title.
pub(super) fn report<'a>(title: &str, game: &FileRecording, texts: &'a Texts) -> Report<'a> {
    let metadata = &game.recording.metadata;
    let date = summary::played_at(&metadata.played_at, &TimeZone::system());
    let date = date.map_or_else(|| metadata.played_at.clone(), |date| date.to_string());
    let report = Report::default()
        .with("file", title)
        .words("format", texts.get("replay-format"), game.format.name().to_owned())
        .words("program", texts.get("replay-program"), metadata.full_program())
        .words("player", texts.get("replay-player"), metadata.player.trim().to_owned())
        .words("date", texts.get("replay-date"), date);
    let figures = game.recording.figures();
    let report = with_result(report, game, &figures, texts);
    let report = with_counters(report, &FIRST, &figures, texts)
        .with("helped", metadata.helped)
        .with("played_on", metadata.played_on)
        .with("unsigned", metadata.doubts.unsigned)
        .with("unfair", metadata.doubts.unfair);
    let later = Counter::ALL.iter().filter(|counter| !FIRST.contains(counter));
    let told = |text: String| Some(text).filter(|text| !text.is_empty());
    with_counters(report, later, &figures, texts)
        .with("mode", told(metadata.doubts.mode.clone()))
        .with("unknown", told(metadata.doubts.unknown.join(", ")))
}

/// The board, and how the game ended.
fn with_result<'a>(
    report: Report<'a>,
    game: &FileRecording,
    figures: &Figures,
    texts: &'a Texts,
) -> Report<'a> {
    let recording = &game.recording;
    let size = recording.field.size();
    // The key of an unfinished game in the log is another one.
    let (result_key, result) = match figures.result {
        Some(GameResult::Won) => ("won", texts.get("replay-won")),
        Some(GameResult::Lost) => ("lost", texts.get("replay-lost")),
        Some(GameResult::Unfinished) | None => ("unfinished", texts.get("replay-unfinished")),
    };
    let marks = recording.metadata.marks().map(|mark| texts.mark(&mark));
    let result: Vec<_> = [result.to_owned()].into_iter().chain(marks).collect();
    report
        .count("rows", texts.get("custom-rows"), size.rows().into())
        .count("cols", texts.get("custom-cols"), size.cols().into())
        .count("mines", texts.get("custom-mines"), recording.field.mines())
        .show("result", result_key, texts.get("replay-result"), result.join(" · "))
}

fn with_counters<'a, 'c>(
    report: Report<'a>,
    shown: impl IntoIterator<Item = &'c Counter>,
    figures: &Figures,
    texts: &'a Texts,
) -> Report<'a> {
    shown.into_iter().fold(report, |report, &counter| {
        let value = counter.value(figures);
        let text = counters::figure(texts, counter, value);
        let whole = |value: Option<f64>| value.map(|value| Value::from(value as u32));
        let (key, value) = match counter {
            Counter::Time => ("time_ms", figures.time_ms.map(Value::from)),
            Counter::Solved => ("bbbv_solved", whole(value)),
            _ if counter.spec().decimals == 0 => (counter.key(), whole(value)),
            _ => (counter.key(), value.map(Value::from)),
        };
        report.show(key, value, texts.get(counter.spec().name), text)
    })
}

impl<'a> Report<'a> {
    /// Text that may be empty, and is not shown then.
    fn words(self, key: &'static str, name: &'a str, text: String) -> Self {
        match text.as_str() {
            "" => self.with(key, None::<&str>),
            _ => self.show(key, text.clone(), name, text),
        }
    }

    fn count(self, key: &'static str, name: &'a str, count: u32) -> Self {
        self.show(key, count, name, count.to_string())
    }
}
