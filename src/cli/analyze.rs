//! `sapper analyze`: what a player could know from a position.

mod analysis;
mod input;
mod table;

use super::failure::Failure;
use super::input::Source;
use super::options::whole;
use crate::i18n::{Texts, faults};
use crate::solver::PlayerView;
use analysis::{Analysis, Analyst};
use clap::Args;
use input::Input;
use std::io::{Read, Write};
use std::path::PathBuf;

/// What is asked about a position.
#[derive(Debug, Args)]
pub struct Analyze {
    /// One position as text, or a JSON array of some; standard input where it is not given.
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole(1_u32, 1_000_000))]
    repeat: Option<u32>,
}

/// Reads the positions and writes what is known of each.
///
/// # Errors
/// When the input is no position, when one contradicts itself, or when `out` cannot be written to.
pub fn run(
    asked: &Analyze,
    texts: &Texts,
    stdin: impl Read,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let source = asked.file.as_deref().map_or(Source::Input, Source::File);
    let text = source.read(texts, stdin)?;
    let input = Input::read(&text).map_err(|error| source.wrong(texts, &error.sentence(texts)))?;
    let mut analyst = Analyst::new(texts, asked.repeat);
    match input {
        Input::One(view) => {
            let found = analyst
                .analyze(&view)
                .map_err(|error| source.wrong(texts, &faults::solve(texts, &error)))?;
            print(&view, &found, asked.json, texts, out)?;
        }
        Input::Many(views) => {
            // One answer a position, so that answers and positions stay in step.
            let mut wrong = None;
            for (index, view) in views.iter().enumerate() {
                if index > 0 && !asked.json {
                    writeln!(out)?;
                }
                match analyst.analyze(view) {
                    Ok(found) => print(view, &found, asked.json, texts, out)?,
                    Err(error) => {
                        let told =
                            input::of_position(texts, index + 1, &faults::solve(texts, &error));
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
                return Err(source.wrong(texts, &told));
            }
        }
    }
    Ok(out.flush()?)
}

fn print(
    view: &PlayerView,
    found: &Analysis,
    json: bool,
    texts: &Texts,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if json {
        found.write_json(out)?;
    } else {
        table::write(view, found, texts, out)?;
    }
    Ok(())
}
