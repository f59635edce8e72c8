//! `sapper analyze`: what a player could know from a position.

mod analysis;
mod position_input;
mod table;

use super::error::CliError;
use super::options::whole;
use super::text_source::TextSource;
use crate::i18n::{Texts, errors};
use crate::solver::PlayerView;
use analysis::{Analysis, PositionAnalyzer};
use clap::Args;
use position_input::PositionInput;
use std::io::{Read, Write};
use std::path::PathBuf;

/// What is asked about a position.
#[derive(Debug, Args)]
pub struct AnalyzeArgs {
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
    asked: &AnalyzeArgs,
    texts: &Texts,
    stdin: impl Read,
    out: &mut impl Write,
) -> Result<(), CliError> {
    let source = asked.file.as_deref().map_or(TextSource::Stdin, TextSource::File);
    let text = source.read(texts, stdin)?;
    let input = PositionInput::parse(&text)
        .map_err(|error| source.invalid(texts, &error.describe(texts)))?;
    let mut analyst = PositionAnalyzer::new(texts, asked.repeat);
    match input {
        PositionInput::One(view) => {
            let found = analyst
                .analyze(&view)
                .map_err(|error| source.invalid(texts, &errors::solve(texts, &error)))?;
            print(&view, &found, asked.json, texts, out)?;
        }
        PositionInput::Many(views) => {
            // One answer a position, so that answers and positions stay in step.
            let mut wrong = None;
            for (index, view) in views.iter().enumerate() {
                if index > 0 && !asked.json {
                    writeln!(out)?;
                }
                match analyst.analyze(view) {
                    Ok(found) => print(view, &found, asked.json, texts, out)?,
                    Err(error) => {
                        let told = position_input::about_position(
                            texts,
                            index + 1,
                            &errors::solve(texts, &error),
                        );
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
                return Err(source.invalid(texts, &told));
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
) -> Result<(), CliError> {
    if json {
        found.write_json(out)?;
    } else {
        table::write(view, found, texts, out)?;
    }
    Ok(())
}
