//! `sapper analyze`: the odds of a position, the best move and the reason for it.

mod analysis;
mod position_input;
mod table;

use super::error::CliError;
use super::options::integer_between;
use super::text_source::TextSource;
use crate::i18n::{Texts, errors};
use analysis::PositionAnalyzer;
use clap::Args;
use position_input::PositionInput;
use std::io::{Read, Write};
use std::path::PathBuf;

#[derive(Debug, Args)]
pub struct AnalyzeArgs {
    /// A position as text or a JSON array of positions; standard input if it is not given.
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    #[arg(long)]
    json: bool,
    #[arg(
        long,
        value_name = "N",
        allow_negative_numbers = true,
        value_parser = integer_between(1_u32, 1_000_000)
    )]
    repeat: Option<u32>,
}

/// Reads the positions and writes the analysis of each.
pub fn run(
    args: &AnalyzeArgs,
    texts: &Texts,
    stdin: impl Read,
    out: &mut impl Write,
) -> Result<(), CliError> {
    let source = args.file.as_deref().map_or(TextSource::Stdin, TextSource::File);
    let text = source.read(texts, stdin)?;
    let input = PositionInput::parse(&text, texts).map_err(|why| source.invalid(texts, &why))?;
    let mut analyzer = PositionAnalyzer::new(texts, args.repeat);
    let mut first_error = None;
    for (index, view) in input.views.iter().enumerate() {
        if index > 0 && !args.json {
            writeln!(out)?;
        }
        match analyzer.analyze(view) {
            Ok(analysis) if args.json => analysis.write_json(out)?,
            Ok(analysis) => table::write(view, &analysis, texts, out)?,
            Err(error) if !input.is_array => {
                return Err(source.invalid(texts, &errors::solve(texts, &error)));
            }
            // An error is printed in its place, so that answers and positions stay in step.
            Err(error) => {
                let why = errors::solve(texts, &error);
                let why = position_input::about_position(texts, index + 1, &why);
                if args.json {
                    analysis::write_error(&why, out)?;
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
