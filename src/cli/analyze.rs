//! `sapper analyze`: the odds of a position, the best move and the reason for it; of a board, what it
//! is worth.

mod analysis;
mod board_analysis;

use super::error::CliError;
use super::options::integer_between;
use super::report::write_json;
use super::text_source::TextSource;
use crate::game::{BoardSize, Minefield};
use crate::i18n::{Texts, args, errors};
use crate::workbench::{Mode, ReadSetup, text};
use analysis::PositionAnalyzer;
use clap::Args;
use serde::Deserialize;
use serde_json::json;
use std::io::{Read, Write};
use std::path::PathBuf;

#[derive(Debug, Args)]
pub struct AnalyzeArgs {
    /// A text that the workbench reads or a JSON array of positions; standard input if it is not given.
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "N", value_parser = integer_between(1_u32, 1_000_000))]
    repeat: Option<u32>,
}

/// Reads the positions and writes the analysis of each, unless one is from a game `in_progress`.
pub fn run(
    args: &AnalyzeArgs,
    texts: &Texts,
    in_progress: &[Minefield],
    stdin: impl Read,
    out: &mut impl Write,
) -> Result<(), CliError> {
    let source = args.file.as_deref().map_or(TextSource::Stdin, TextSource::File);
    let text = source.read(texts, stdin)?;
    // No other text starts with a bracket.
    let is_array = text.trim_start().starts_with('[');
    let parse = if is_array { parse_array } else { parse_one };
    let setups = parse(&text, texts).map_err(|why| source.invalid(texts, &why))?;
    let is_secret = |read: &ReadSetup| in_progress.iter().any(|board| read.setup.is_of(board));
    if setups.iter().any(is_secret) {
        return Err(source.invalid(texts, texts.get("help-elsewhere")));
    }
    let mut analyzer = PositionAnalyzer::new(texts, args.repeat);
    let mut first_error = None;
    for (index, read) in setups.iter().enumerate() {
        if index > 0 && !args.json {
            writeln!(out)?;
        }
        let left_out = errors::left_out(texts, &read.left_out);
        if let Some(left_out) = left_out.as_ref().filter(|_| !args.json) {
            writeln!(out, "{left_out}\n")?;
        }
        if read.setup.mode() == Mode::Board {
            board_analysis::write(&read.setup, args.json, left_out, texts, out)?;
            continue;
        }
        match analyzer.analyze(read) {
            Ok(analysis) if args.json => {
                let mut object = analysis.to_json();
                if let Some(left_out) = left_out {
                    object["left_out"] = left_out.into();
                }
                write_json(&object, out)?;
            }
            Ok(analysis) => analysis.write_text(texts, out)?,
            Err(error) if !is_array => {
                return Err(source.invalid(texts, &errors::solve(texts, &error)));
            }
            // An error is printed in its place, so that answers and positions stay in step.
            Err(error) => {
                let why = about_position(texts, index + 1, &errors::solve(texts, &error));
                if args.json {
                    write_json(&json!({ "error": why }), out)?;
                } else {
                    writeln!(out, "{why}")?;
                }
                first_error.get_or_insert(why);
            }
        }
    }
    out.flush()?;
    first_error.map_or(Ok(()), |why| Err(source.invalid(texts, &why)))
}

/// A position of a JSON array. Other keys are ignored.
#[derive(Debug, Deserialize)]
struct JsonPosition {
    rows: usize,
    cols: usize,
    mines: usize,
    board: Vec<String>,
}

// An error is the part of a sentence that says what is wrong.
fn parse_one(text: &str, texts: &Texts) -> Result<Vec<ReadSetup>, String> {
    let read = text::read_within(text, BoardSize::MAX_SIDE);
    Ok(vec![read.map_err(|error| errors::workbench_text(texts, &error))?])
}

fn parse_array(text: &str, texts: &Texts) -> Result<Vec<ReadSetup>, String> {
    let positions: Vec<JsonPosition> = serde_json::from_str(text)
        .map_err(|error| texts.with("analyze-no-json", args![why = error.to_string()]))?;
    let setups = positions.iter().zip(1..).map(|(position, number)| {
        position.read(texts).map_err(|why| about_position(texts, number, &why))
    });
    setups.collect()
}

impl JsonPosition {
    fn read(&self, texts: &Texts) -> Result<ReadSetup, String> {
        let Self { rows, cols, mines, ref board } = *self;
        let text = format!("mines {mines}\n{}", board.join("\n"));
        let read = parse_one(&text, texts)?.swap_remove(0);
        let size = read.setup.size();
        if (size.rows().into(), size.cols().into()) == (rows, cols) && board.len() == rows {
            Ok(read)
        } else {
            Err(texts.with("analyze-measures", args![rows, cols]))
        }
    }
}

/// What is wrong with one of several positions, counted from 1.
fn about_position(texts: &Texts, number: usize, why: &str) -> String {
    texts.with("analyze-position", args![number, why])
}
