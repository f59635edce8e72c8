//! What is known of a recorded game without analysing it, in the order in which it is printed.

use crate::cli::report::Report;
use crate::game::counters::{Counters, GameResult};
use crate::i18n::Texts;
use crate::replay::formats::FileRecording;
use crate::replay::summary;
use jiff::tz::TimeZone;

/// The metadata and the counters of the game with this title.
pub(super) fn report<'a>(title: &str, game: &FileRecording, texts: &'a Texts) -> Report<'a> {
    let recording = &game.recording;
    let metadata = &recording.metadata;
    let date = summary::played_at(&metadata.played_at, &TimeZone::system());
    let date = date.map_or_else(|| metadata.played_at.clone(), |date| date.to_string());
    let report = [
        ("format", texts.get("replay-format"), game.format.name().to_owned()),
        ("program", texts.get("replay-program"), metadata.full_program()),
        ("player", texts.get("replay-player"), metadata.player.trim().to_owned()),
        ("date", texts.get("replay-date"), date),
    ]
    .into_iter()
    .fold(Report::default().with("file", title), |report, (key, name, value)| {
        match value.as_str() {
            "" => report.with(key, None::<&str>),
            _ => report.show(key, value.clone(), name, value),
        }
    });
    with_counters(report, game, texts).with("helped", metadata.helped)
}

fn with_counters<'a>(report: Report<'a>, game: &FileRecording, texts: &'a Texts) -> Report<'a> {
    let recording = &game.recording;
    let counters = recording.counters();
    let Counters { tally, metrics, .. } = counters;
    let size = recording.field.size();
    let undefined = || "–".to_owned();
    // The key of an unfinished game in the log is another one.
    let (result_key, result) = match counters.result {
        GameResult::Won => ("won", texts.get("replay-won")),
        GameResult::Lost => ("lost", texts.get("replay-lost")),
        GameResult::Unfinished => ("unfinished", texts.get("replay-unfinished")),
    };
    let helped = recording.metadata.helped.then(|| texts.get("aid-used"));
    let result: Vec<_> = [result].into_iter().chain(helped).collect();
    let time = tally.time.map_or_else(undefined, |ms| texts.seconds(ms));
    let count = |report: Report<'a>, (key, name, count): (&'static str, &'a str, u32)| {
        report.show(key, count, name, count.to_string())
    };
    let ratio = |report: Report<'a>, (key, name, ratio): (&'static str, &'a str, Option<f64>)| {
        let text = ratio.map_or_else(undefined, |ratio| texts.decimal(ratio, 3));
        report.show(key, ratio, name, text)
    };
    let report = [
        ("rows", texts.get("custom-rows"), size.rows().into()),
        ("cols", texts.get("custom-cols"), size.cols().into()),
        ("mines", texts.get("custom-mines"), recording.field.mines()),
    ]
    .into_iter()
    .fold(report, count)
    .show("result", result_key, texts.get("replay-result"), result.join(" · "))
    .show("time_ms", tally.time, texts.get("counter-time"), time);
    let report = [
        ("bbbv", texts.get("counter-3bv"), metrics.bbbv),
        ("bbbv_solved", texts.get("replay-solved"), counters.bbbv_solved),
        ("openings", texts.get("counter-openings"), metrics.openings),
        ("islands", texts.get("counter-islands"), metrics.islands),
        ("zini", texts.get("counter-zini"), metrics.zini),
        ("hzini", texts.get("counter-hzini"), metrics.hzini),
        ("left", texts.get("counter-left"), tally.left),
        ("right", texts.get("counter-right"), tally.right),
        ("chords", texts.get("counter-chords"), tally.chords),
        ("flags", texts.get("counter-flags"), tally.flags),
        ("effective", texts.get("counter-effective"), tally.effective),
        ("wasted", texts.get("counter-wasted"), tally.wasted()),
    ]
    .into_iter()
    .fold(report, count);
    [
        ("ioe", texts.get("counter-ioe"), counters.ioe()),
        ("correctness", texts.get("counter-correctness"), counters.correctness()),
        ("throughput", texts.get("counter-throughput"), counters.throughput()),
        ("rqp", texts.get("counter-rqp"), counters.rqp()),
        ("path", texts.get("counter-path"), Some(tally.path)),
    ]
    .into_iter()
    .fold(report, ratio)
}
