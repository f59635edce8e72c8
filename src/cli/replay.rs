//! `sapper replay`: the counters and the luck of recorded games.

mod luck_report;

use super::columns;
use super::error::CliError;
use crate::game::counters::{Counters, GameResult};
use crate::i18n::{Texts, errors};
use crate::replay::formats::rawvf::{self, RawvfError};
use crate::replay::{Playback, Recording};
use luck_report::LuckReport;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use std::fs::File;
use std::io;
use std::io::{BufReader, Write};
use std::path::{Path, PathBuf};

/// Prints the counters of each file: as text, or with `json` as one object per line. A file that
/// cannot be read gets a line on `err`, and the others are still printed.
pub fn run(
    files: &[PathBuf],
    json: bool,
    texts: &Texts,
    out: &mut impl Write,
    err: &mut impl Write,
) -> Result<(), CliError> {
    let mut result = Ok(());
    for (index, file) in files.iter().enumerate() {
        match read(file) {
            Ok(recording) if json => print_json(&recording, texts, out)?,
            Ok(recording) => {
                if index > 0 {
                    writeln!(out)?;
                }
                if files.len() > 1 {
                    writeln!(out, "{}", file.display())?;
                }
                print_text(&recording, texts, out)?;
            }
            Err(error) => {
                let why = errors::recording(texts, &error);
                CliError::invalid_file(texts, file, &why).report(texts, err);
                result = Err(CliError::AlreadyReported);
            }
        }
        out.flush()?;
    }
    result
}

fn read(file: &Path) -> Result<Recording, RawvfError> {
    rawvf::read(BufReader::new(File::open(file).map_err(RawvfError::Io)?))
}

fn print_json(recording: &Recording, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    let report = JsonReport {
        counters: counters(recording, texts),
        helped: recording.metadata.helped,
        luck: LuckReport::new(recording),
    };
    serde_json::to_writer(&mut *out, &report)?;
    writeln!(out)
}

fn print_text(recording: &Recording, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    let counters = counters(recording, texts);
    let pairs: Vec<_> = counters.into_iter().map(|counter| (counter.name, counter.text)).collect();
    let names = pairs.iter().map(|(name, _)| *name);
    let width = columns::max_width(names.chain(LuckReport::names(texts)));
    columns::write_pairs(out, &pairs, width)?;
    // The luck takes longer to calculate.
    out.flush()?;
    let luck = LuckReport::new(recording);
    columns::write_pairs(out, &luck.summary(texts), width)?;
    luck.print_guesses(texts, out)
}

/// The JSON object of a recording: its counters by key, `helped`, and `luck`.
struct JsonReport<'a> {
    counters: Vec<Counter<'a>>,
    helped: bool,
    luck: LuckReport,
}

impl Serialize for JsonReport<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for counter in &self.counters {
            map.serialize_entry(counter.key, &counter.json)?;
        }
        map.serialize_entry("helped", &self.helped)?;
        map.serialize_entry("luck", &self.luck)?;
        map.end()
    }
}

/// A counter for people and in JSON.
struct Counter<'a> {
    key: &'static str,
    name: &'a str,
    json: Value,
    text: String,
}

/// The counters of a recording in the order in which they are printed.
fn counters<'a>(recording: &Recording, texts: &'a Texts) -> Vec<Counter<'a>> {
    let counters = Playback::new(recording.clone()).play_to_end();
    let Counters { tally, metrics, .. } = counters;
    let field = &recording.field;
    let size = field.size();
    let undefined = || "–".to_owned();
    let count =
        |key, name, count: u32| Counter { key, name, json: json!(count), text: count.to_string() };
    let ratio = |key, name, ratio: Option<f64>| {
        let text = ratio.map_or_else(undefined, |ratio| format!("{ratio:.3}"));
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
