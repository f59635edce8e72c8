//! The counters of a recorded game in the order in which they are printed.

use crate::game::counters::{Counters, GameResult};
use crate::i18n::Texts;
use crate::replay::Recording;
use serde_json::{Value, json};

/// A counter for people and in JSON.
pub(super) struct Counter<'a> {
    pub key: &'static str,
    pub name: &'a str,
    pub json: Value,
    pub text: String,
}

pub(super) fn counters<'a>(recording: &Recording, texts: &'a Texts) -> Vec<Counter<'a>> {
    let counters = recording.counters();
    let Counters { tally, metrics, .. } = counters;
    let field = &recording.field;
    let size = field.size();
    let undefined = || "–".to_owned();
    let count =
        |key, name, count: u32| Counter { key, name, json: json!(count), text: count.to_string() };
    let ratio = |key, name, ratio: Option<f64>| {
        let text = ratio.map_or_else(undefined, |ratio| texts.decimal(ratio, 3));
        Counter { key, name, json: json!(ratio), text }
    };
    // The key of an unfinished game in the log is another one.
    let (result_key, result) = match counters.result {
        GameResult::Won => ("won", texts.get("replay-won")),
        GameResult::Lost => ("lost", texts.get("replay-lost")),
        GameResult::Unfinished => ("unfinished", texts.get("replay-unfinished")),
    };
    let helped = recording.metadata.helped.then(|| texts.get("aid-used"));
    let result: Vec<_> = [result].into_iter().chain(helped).collect();
    let time = tally.time;
    vec![
        count("rows", texts.get("custom-rows"), size.rows().into()),
        count("cols", texts.get("custom-cols"), size.cols().into()),
        count("mines", texts.get("custom-mines"), field.mines()),
        Counter {
            key: "result",
            name: texts.get("replay-result"),
            json: json!(result_key),
            text: result.join(" · "),
        },
        Counter {
            key: "time_ms",
            name: texts.get("counter-time"),
            json: json!(time),
            text: time.map_or_else(undefined, |ms| texts.seconds(ms)),
        },
        count("bbbv", texts.get("counter-3bv"), metrics.bbbv),
        count("bbbv_solved", texts.get("replay-solved"), counters.bbbv_solved),
        count("openings", texts.get("counter-openings"), metrics.openings),
        count("islands", texts.get("counter-islands"), metrics.islands),
        count("zini", texts.get("counter-zini"), metrics.zini),
        count("hzini", texts.get("counter-hzini"), metrics.hzini),
        count("left", texts.get("counter-left"), tally.left),
        count("right", texts.get("counter-right"), tally.right),
        count("chords", texts.get("counter-chords"), tally.chords),
        count("flags", texts.get("counter-flags"), tally.flags),
        count("effective", texts.get("counter-effective"), tally.effective),
        count("wasted", texts.get("counter-wasted"), tally.wasted()),
        ratio("ioe", texts.get("counter-ioe"), counters.ioe()),
        ratio("correctness", texts.get("counter-correctness"), counters.correctness()),
        ratio("throughput", texts.get("counter-throughput"), counters.throughput()),
        ratio("rqp", texts.get("counter-rqp"), counters.rqp()),
        ratio("path", texts.get("counter-path"), Some(tally.path)),
    ]
}
