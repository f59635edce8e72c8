//! `sapper replay FILE… [--json]`: the counters of recorded games, and where luck was spent in them.

mod luck_report;

use self::luck_report::LuckReport;
use super::columns;
use super::error::CliError;
use crate::game::counters::{Counters, GameResult};
use crate::i18n::{Texts, errors};
use crate::replay::formats::rawvf::{self, ReadError};
use crate::replay::{Playback, Recording};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use std::fs::File;
use std::io;
use std::io::{BufReader, Write};
use std::path::{Path, PathBuf};

/// Prints the counters of each file: for people, or with `json` one object a line. A file that
/// cannot be read gets a line on `err` and does not stop the others.
///
/// # Errors
/// When a file could not be read, or `out` cannot be written to.
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
            Ok(film) if json => print_json(&film, out)?,
            Ok(film) => {
                let name = (files.len() > 1).then_some(file.as_path());
                print_text(&film, name, index > 0, texts, out)?;
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

fn read(file: &Path) -> Result<Recording, ReadError> {
    rawvf::read(BufReader::new(File::open(file)?))
}

fn print_json(film: &Recording, out: &mut impl Write) -> io::Result<()> {
    let report = ReplayReport { counters: counter_values(film), luck: LuckReport::of(film) };
    let line = serde_json::to_string(&report).map_err(io::Error::other)?;
    writeln!(out, "{line}")
}

/// Prints the counters, and then what takes longer to find out.
fn print_text(
    film: &Recording,
    name: Option<&Path>,
    follows: bool,
    texts: &Texts,
    out: &mut impl Write,
) -> io::Result<()> {
    if follows {
        writeln!(out)?;
    }
    if let Some(name) = name {
        writeln!(out, "{}", name.display())?;
    }
    let told = |(key, figure): (&'static str, CounterValue)| {
        let figure = match figure {
            CounterValue::Count(ms) if key == TIME_KEY => texts.seconds(ms),
            figure => figure.to_text(texts),
        };
        (counter_name(key, texts), figure)
    };
    let pairs: Vec<_> = counter_values(film).into_iter().map(told).collect();
    let names = pairs.iter().map(|(name, _)| *name);
    let width = columns::max_width(names.chain(LuckReport::names(texts)));
    columns::write_pairs_in(width, out, pairs)?;
    out.flush()?;
    let luck = LuckReport::of(film);
    columns::write_pairs_in(width, out, luck.figures(texts))?;
    luck.print(texts, out)
}

/// What is told of one game.
struct ReplayReport {
    /// The figures, in the order in which they are printed.
    counters: Vec<(&'static str, CounterValue)>,
    luck: LuckReport,
}

/// One figure. In JSON what is undefined is null, for people it is a dash.
#[derive(Serialize)]
#[serde(untagged)]
enum CounterValue {
    Count(u64),
    Ratio(f64),
    Word(&'static str),
    Undefined,
}

/// The figures of a game, in the order in which they are printed.
fn counter_values(film: &Recording) -> Vec<(&'static str, CounterValue)> {
    let counters = Playback::new(film.clone()).play_to_end();
    let Counters { tally, metrics: worth, .. } = counters;
    let size = film.field().size();
    let count = |value: u32| CounterValue::Count(value.into());
    let ratio = |value: Option<f64>| value.map_or(CounterValue::Undefined, CounterValue::Ratio);
    let result = match counters.result {
        GameResult::Won => "won",
        GameResult::Lost => "lost",
        GameResult::Unfinished => "unfinished",
    };
    vec![
        ("rows", count(size.rows().into())),
        ("cols", count(size.cols().into())),
        ("mines", count(film.field().mines())),
        ("result", CounterValue::Word(result)),
        (TIME_KEY, tally.time().map_or(CounterValue::Undefined, CounterValue::Count)),
        ("bbbv", count(worth.bbbv)),
        ("bbbv_solved", count(counters.bbbv_solved)),
        ("openings", count(worth.openings)),
        ("islands", count(worth.islands)),
        ("zini", count(worth.zini)),
        ("hzini", count(worth.hzini)),
        ("left", count(tally.left())),
        ("right", count(tally.right())),
        ("chords", count(tally.chords())),
        ("flags", count(tally.flags())),
        ("effective", count(tally.effective())),
        ("wasted", count(tally.wasted())),
        ("ioe", ratio(counters.ioe())),
        ("correctness", ratio(counters.correctness())),
        ("throughput", ratio(counters.throughput())),
        ("rqp", ratio(counters.rqp())),
        ("path", CounterValue::Ratio(tally.path())),
    ]
}

/// The key of the time, the one figure that has a unit.
const TIME_KEY: &str = "time_ms";

/// What people call a figure that JSON calls `key`.
fn counter_name<'a>(key: &'a str, texts: &'a Texts) -> &'a str {
    match key {
        "rows" => texts.get("custom-rows"),
        "cols" => texts.get("custom-cols"),
        "mines" => texts.get("custom-mines"),
        "result" => texts.get("replay-result"),
        TIME_KEY => texts.get("counter-time"),
        "bbbv" => texts.get("counter-3bv"),
        "bbbv_solved" => texts.get("replay-solved"),
        "openings" => texts.get("counter-openings"),
        "islands" => texts.get("counter-islands"),
        "zini" => texts.get("counter-zini"),
        "hzini" => texts.get("counter-hzini"),
        "left" => texts.get("counter-left"),
        "right" => texts.get("counter-right"),
        "chords" => texts.get("counter-chords"),
        "flags" => texts.get("counter-flags"),
        "effective" => texts.get("counter-effective"),
        "wasted" => texts.get("counter-wasted"),
        "ioe" => texts.get("counter-ioe"),
        "correctness" => texts.get("counter-correctness"),
        "throughput" => texts.get("counter-throughput"),
        "rqp" => texts.get("counter-rqp"),
        "path" => texts.get("counter-path"),
        key => key,
    }
}

impl Serialize for ReplayReport {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (name, figure) in &self.counters {
            map.serialize_entry(name, figure)?;
        }
        map.serialize_entry("luck", &self.luck)?;
        map.end()
    }
}

impl CounterValue {
    fn to_text(&self, texts: &Texts) -> String {
        match *self {
            Self::Count(count) => count.to_string(),
            Self::Ratio(ratio) => format!("{ratio:.3}"),
            Self::Word("won") => texts.get("replay-won").to_owned(),
            Self::Word("lost") => texts.get("replay-lost").to_owned(),
            Self::Word(_) => texts.get("replay-unfinished").to_owned(),
            Self::Undefined => "–".to_owned(),
        }
    }
}
