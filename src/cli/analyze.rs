//! `sapper analyze`: what a player could know from a position.

mod analysis;
mod input;
mod table;

use std::io::Read;
use std::io::Write;
use std::path::Path;
use std::path::PathBuf;

use clap::Args;
use clap::value_parser;

use super::failure::Failure;
use crate::i18n::Lang;
use crate::i18n::Texts;
use crate::solver::View;

use analysis::Analysis;
use analysis::Analyst;
use input::Input;

/// What is asked about a position.
#[derive(Debug, Args)]
pub struct Analyze {
    /// The position [default: standard input]: a line `mines N` and a line a row, `.` or `#` a
    /// covered cell, a figure an open one, `F` a flag; or a JSON array of positions
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Print JSON, one object a line; rows and columns count from 0, in the words of the reason
    /// from 1
    #[arg(long)]
    json: bool,
    /// Work out the odds N times and tell the median of the times, in microseconds
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=1_000_000))]
    repeat: Option<u32>,
    /// The language of the reason: en or zh-CN
    #[arg(long, value_name = "LANG")]
    lang: Option<Lang>,
}

/// Reads the positions and writes what is known of each.
///
/// # Errors
/// When the input is no position, when one contradicts itself, or when `out` cannot be written to.
pub fn run(asked: &Analyze, stdin: impl Read, out: &mut impl Write) -> Result<(), Failure> {
    let (name, text) = match &asked.file {
        Some(path) => (path.display().to_string(), read_file(path)?),
        None => ("standard input".to_owned(), read_text(stdin)?),
    };
    let named = |sentence: String| Failure::Input(format!("{name}: {sentence}"));
    let input: Input = text
        .parse()
        .map_err(|error: input::Fault| named(error.to_string()))?;
    let texts = Texts::new(asked.lang.unwrap_or_else(Lang::of_system));
    let mut analyst = Analyst::new(texts, asked.repeat);
    match input {
        Input::One(view) => {
            let found = analyst
                .analyze(&view)
                .map_err(|error| named(error.to_string()))?;
            print(&view, &found, asked.json, out)?;
        }
        Input::Many(views) => {
            // One answer a position, so that answers and positions stay in step.
            let mut wrong = None;
            for (index, view) in views.iter().enumerate() {
                if index > 0 && !asked.json {
                    writeln!(out)?;
                }
                match analyst.analyze(view) {
                    Ok(found) => print(view, &found, asked.json, out)?,
                    Err(error) => {
                        let told = format!("position {}: {error}", index + 1);
                        if asked.json {
                            analysis::write_error(&told, out)?;
                        } else {
                            writeln!(out, "{told}")?;
                        }
                        wrong.get_or_insert(told);
                    }
                }
            }
            if let Some(told) = wrong {
                out.flush()?;
                return Err(named(told));
            }
        }
    }
    Ok(out.flush()?)
}

fn print(view: &View, found: &Analysis, json: bool, out: &mut impl Write) -> Result<(), Failure> {
    if json {
        found.write_json(out)?;
    } else {
        table::write(view, found, out)?;
    }
    Ok(())
}

fn read_file(path: &Path) -> Result<String, Failure> {
    let file = std::fs::read(path)
        .map_err(|error| Failure::file(path, format_args!("it cannot be read: {error}")))?;
    String::from_utf8(file).map_err(|_| Failure::file(path, "it is no text"))
}

fn read_text(mut stdin: impl Read) -> Result<String, Failure> {
    let mut text = Vec::new();
    stdin
        .read_to_end(&mut text)
        .map_err(|error| Failure::input(format_args!("standard input cannot be read: {error}")))?;
    String::from_utf8(text).map_err(|_| Failure::input("standard input: it is no text"))
}
