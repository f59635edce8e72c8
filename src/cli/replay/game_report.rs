//! What is known of a recorded game without analysing it, in the order in which it is printed.

use crate::cli::report::Report;
use crate::game::counters::{Counters, GameResult};
use crate::i18n::Texts;
use crate::replay::formats::FileRecording;
use crate::replay::summary;
use jiff::tz::TimeZone;

/// Stands for a missing value.
const NONE: &str = "–";

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
    with_counters(report, game, texts)
        .with("helped", metadata.helped)
        .with("played_on", metadata.played_on)
        .with("unsigned", metadata.doubts.unsigned)
        .with("unfair", metadata.doubts.unfair)
}

fn with_counters<'a>(report: Report<'a>, game: &FileRecording, texts: &'a Texts) -> Report<'a> {
    let recording = &game.recording;
    let counters = recording.counters();
    let Counters { tally, metrics, .. } = counters;
    let size = recording.field.size();
    // The key of an unfinished game in the log is another one.
    let (result_key, result) = match counters.result {
        GameResult::Won => ("won", texts.get("replay-won")),
        GameResult::Lost => ("lost", texts.get("replay-lost")),
        GameResult::Unfinished => ("unfinished", texts.get("replay-unfinished")),
    };
    let marks = recording.metadata.marks().map(|mark| texts.get(mark));
    let result: Vec<_> = [result].into_iter().chain(marks).collect();
    let time = tally.time.map_or_else(|| NONE.to_owned(), |ms| texts.seconds(ms));
    report
        .count("rows", texts.get("custom-rows"), size.rows().into())
        .count("cols", texts.get("custom-cols"), size.cols().into())
        .count("mines", texts.get("custom-mines"), recording.field.mines())
        .show("result", result_key, texts.get("replay-result"), result.join(" · "))
        .show("time_ms", tally.time, texts.get("counter-time"), time)
        .count("bbbv", texts.get("counter-3bv"), metrics.bbbv)
        .count("bbbv_solved", texts.get("replay-solved"), counters.bbbv_solved)
        .count("openings", texts.get("counter-openings"), metrics.openings)
        .count("islands", texts.get("counter-islands"), metrics.islands)
        .count("zini", texts.get("counter-zini"), metrics.zini)
        .count("hzini", texts.get("counter-hzini"), metrics.hzini)
        .count("left", texts.get("counter-left"), tally.left)
        .count("right", texts.get("counter-right"), tally.right)
        .count("chords", texts.get("counter-chords"), tally.chords)
        .count("flags", texts.get("counter-flags"), tally.flags)
        .count("effective", texts.get("counter-effective"), tally.effective)
        .count("wasted", texts.get("counter-wasted"), tally.wasted())
        .ratio("ioe", texts, "counter-ioe", counters.ioe())
        .ratio("correctness", texts, "counter-correctness", counters.correctness())
        .ratio("throughput", texts, "counter-throughput", counters.throughput())
        .ratio("rqp", texts, "counter-rqp", counters.rqp())
        .ratio("path", texts, "counter-path", Some(tally.path))
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

    fn ratio(
        self,
        key: &'static str,
        texts: &'a Texts,
        name: &'static str,
        ratio: Option<f64>,
    ) -> Self {
        let text = ratio.map_or_else(|| NONE.to_owned(), |ratio| texts.decimal(ratio, 3));
        self.show(key, ratio, texts.get(name), text)
    }
}
