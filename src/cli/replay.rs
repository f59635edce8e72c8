//! `sapper replay FILE… [--json]`: the counters of recorded games, and where luck was spent in them.

mod luck;

use std::fmt;
use std::fs::File;
use std::io;
use std::io::BufReader;
use std::io::Write;
use std::path::Path;
use std::path::PathBuf;

use serde::Serialize;
use serde::Serializer;
use serde::ser::SerializeMap;

use crate::game::counters::Counters;
use crate::game::counters::Verdict;
use crate::replay::Film;
use crate::replay::Projector;
use crate::replay::rawvf;
use crate::replay::rawvf::ReadError;

use self::luck::Spent;

/// The exit code when every file was read.
pub const GOOD: u8 = 0;
/// The exit code when a file could not be read.
pub const BAD: u8 = 2;

/// Prints the counters of each file: for people, or with `json` one object a line. A file that
/// cannot be read gets a line on `err` and does not stop the others. Returns the exit code.
pub fn run(files: &[PathBuf], json: bool, out: &mut impl Write, err: &mut impl Write) -> u8 {
    let mut code = GOOD;
    for (index, file) in files.iter().enumerate() {
        let printed = match read(file) {
            Ok(film) if json => print_json(&Report::of(&film), out),
            Ok(film) => {
                let name = (files.len() > 1).then_some(file.as_path());
                print_text(&Report::of(&film), name, index > 0, out)
            }
            Err(error) => {
                code = BAD;
                writeln!(err, "{}: {error}", file.display())
            }
        };
        if let Err(error) = printed {
            // Whoever closes the pipe has seen enough.
            if error.kind() != io::ErrorKind::BrokenPipe {
                code = BAD;
                // Nobody is left to be told if this fails too.
                let _ = writeln!(err, "the result cannot be printed: {error}");
            }
            break;
        }
    }
    code
}

fn read(file: &Path) -> Result<Film, ReadError> {
    rawvf::read(BufReader::new(File::open(file)?))
}

fn print_json(report: &Report, out: &mut impl Write) -> io::Result<()> {
    let line = serde_json::to_string(report).map_err(io::Error::other)?;
    writeln!(out, "{line}")
}

fn print_text(
    report: &Report,
    name: Option<&Path>,
    follows: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    if follows {
        writeln!(out)?;
    }
    if let Some(name) = name {
        writeln!(out, "{}", name.display())?;
    }
    report.print(out)
}

/// What is told of one game.
struct Report {
    /// The figures, in the order in which they are printed.
    figures: Vec<(&'static str, Figure)>,
    luck: Spent,
}

/// One figure. In JSON what is undefined is null, for people it is a dash.
#[derive(Serialize)]
#[serde(untagged)]
enum Figure {
    Count(u64),
    Ratio(f64),
    Word(&'static str),
    Undefined,
}

impl Report {
    fn of(film: &Film) -> Self {
        let counters = Projector::new(film.clone()).run_out();
        let Counters { tally, worth, .. } = counters;
        let size = film.field().size();
        let count = |value: u32| Figure::Count(value.into());
        let ratio = |value: Option<f64>| value.map_or(Figure::Undefined, Figure::Ratio);
        let result = match counters.verdict {
            Verdict::Won => "won",
            Verdict::Lost => "lost",
            Verdict::Unfinished => "unfinished",
        };
        let figures = vec![
            ("rows", count(size.rows().into())),
            ("cols", count(size.cols().into())),
            ("mines", count(film.field().mines())),
            ("result", Figure::Word(result)),
            (
                "time_ms",
                tally.time().map_or(Figure::Undefined, Figure::Count),
            ),
            ("bbbv", count(worth.bbbv)),
            ("bbbv_solved", count(counters.solved)),
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
            ("path", Figure::Ratio(tally.path())),
        ];
        Self {
            figures,
            luck: Spent::of(film),
        }
    }

    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        (self.figures.iter())
            .try_for_each(|(name, figure)| writeln!(out, "{name:<12} {figure}"))?;
        self.luck.print(out)
    }
}

impl Serialize for Report {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (name, figure) in &self.figures {
            map.serialize_entry(name, figure)?;
        }
        map.serialize_entry("luck", &self.luck)?;
        map.end()
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count(count) => write!(f, "{count}"),
            Self::Ratio(ratio) => write!(f, "{ratio:.3}"),
            Self::Word(word) => f.write_str(word),
            Self::Undefined => f.write_str("-"),
        }
    }
}
