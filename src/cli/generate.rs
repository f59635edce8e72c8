//! `sapper generate`: boards, with or without guessing.

mod daily;

use super::autoplay::board_file;
use super::autoplay::games::opening_start;
use super::error::CliError;
use super::options::{LevelArgs, SeedArgs, integer_between};
use super::report::write_json;
use crate::game::rules::FirstOpening;
use crate::game::{BoardGenerator, Level, Minefield, Pos};
use crate::i18n::{Texts, args, errors};
use crate::platform;
use crate::solver::no_guess::{NoGuessError, NoGuessGenerator, NoGuessRequest};
use clap::Args;
use jiff::civil::Date;
use serde_json::{Value, json};
use std::io::{self, Write};
use std::time::{Duration, Instant};
use thiserror::Error;

pub(super) use daily::InvalidDay;

/// The longest search for a board without guessing.
const MAX_SEARCH_TIME: Duration = Duration::from_secs(60);

#[derive(Debug, Args)]
pub struct GenerateArgs {
    #[command(flatten)]
    level: LevelArgs,
    #[arg(long)]
    no_guess: bool,
    /// The cell to open first; the default is [`opening_start`].
    #[arg(long, value_name = "ROW,COL", allow_hyphen_values = true, value_parser = parse_cell)]
    first: Option<Pos>,
    #[arg(
        long,
        value_name = "K",
        default_value_t = 1,
        value_parser = integer_between(1_u32, 10_000_000)
    )]
    count: u32,
    /// The seed of the first board; each further board adds 1.
    #[command(flatten)]
    seed: SeedArgs,
    #[arg(
        long,
        value_name = "DATE",
        num_args = 0..=1,
        default_missing_value = daily::TODAY,
        conflicts_with_all = [
            "level", "rows", "cols", "mines", "no_guess", "first", "count", "seed"
        ],
        value_parser = daily::parse_day
    )]
    daily: Option<Date>,
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("it must be a row and a column, counted from 0, such as 3,3")]
pub(super) struct InvalidCell;

/// Parses `row,col`, counted from 0.
fn parse_cell(text: &str) -> Result<Pos, InvalidCell> {
    let (row, col) = text.split_once(',').ok_or(InvalidCell)?;
    let number = |text: &str| text.trim().parse().map_err(|_| InvalidCell);
    Ok(Pos::new(number(row)?, number(col)?))
}

/// A board, and how it came about.
struct GeneratedBoard {
    field: Minefield,
    /// The cell that is opened first.
    first: Pos,
    seed: u64,
    milliseconds: f64,
    /// Whether all boards of this kind were equally likely. Where boards without guessing are too
    /// rare to be found by chance, mines are moved.
    uniform: bool,
    rule: &'static str,
}

impl GeneratedBoard {
    /// Rows and columns count from 0. The board has a text per row: `*` a mine, `.` a free cell.
    fn to_json(&self) -> Value {
        json!({
            "rows": self.field.size().rows(),
            "cols": self.field.size().cols(),
            "mines": self.field.mines(),
            "first": [self.first.row, self.first.col],
            "seed": self.seed,
            "board": board_file::format_rows(&self.field),
            "milliseconds": self.milliseconds,
            "uniform": self.uniform,
        })
    }
}

/// Generates the boards and writes them.
pub fn run(args: &GenerateArgs, texts: &Texts, out: &mut impl Write) -> Result<(), CliError> {
    if let Some(day) = args.daily {
        return daily::run(day, args.json, texts, out);
    }
    let level = args.level.level(Level::with_dimensions, texts)?.unwrap_or(Level::Beginner);
    let first = args.first.unwrap_or_else(|| opening_start(level.size()));
    if !level.size().contains(first) {
        return Err(no_such_board(texts, &NoGuessError::Outside));
    }
    let first_seed = args.seed.seed.unwrap_or_else(platform::random_seed);
    let mut no_guess = args.no_guess.then(NoGuessGenerator::default);
    let boards = (0..u64::from(args.count)).map(|index| {
        let seed = first_seed.wrapping_add(index);
        let protected = FirstOpening::FreeBlock;
        generate(NoGuessRequest { level, first, protected, seed }, no_guess.as_mut(), texts)
    });
    let boards = boards.collect::<Result<Vec<_>, _>>()?;
    if args.json {
        write_json(&boards.iter().map(GeneratedBoard::to_json).collect::<Value>(), out)?;
    } else {
        write_text(&boards, texts, out)?;
    }
    Ok(out.flush()?)
}

fn generate(
    request: NoGuessRequest,
    no_guess: Option<&mut NoGuessGenerator>,
    texts: &Texts,
) -> Result<GeneratedBoard, CliError> {
    let start = Instant::now();
    let NoGuessRequest { level, first, protected, seed } = request;
    let (field, uniform) = match no_guess {
        Some(generator) => {
            let board = generator.generate(request, |_| start.elapsed() < MAX_SEARCH_TIME);
            let board = board.map_err(|error| generation_error(texts, &error, &request))?;
            (board.field, board.uniform)
        }
        // The same board as in the window with this seed and first cell.
        None => (BoardGenerator::new(seed).generate(level, Some((first, protected))), true),
    };
    let milliseconds = start.elapsed().as_secs_f64() * 1000.0;
    let rule = board_file::strictest_rule(&field, first);
    Ok(GeneratedBoard { field, first, seed, milliseconds, uniform, rule })
}

fn no_such_board(texts: &Texts, error: &NoGuessError) -> CliError {
    let why = errors::no_guess(texts, error);
    CliError::InvalidInput(texts.with("generate-none", args![why]))
}

/// Why there is no board: none can exist, or none was found in time.
pub fn generation_error(texts: &Texts, error: &NoGuessError, request: &NoGuessRequest) -> CliError {
    let NoGuessError::Cancelled { tried } = *error else {
        return no_such_board(texts, error);
    };
    let size = request.level.size();
    let (rows, cols, mines) = (size.rows(), size.cols(), request.mines());
    let seconds = MAX_SEARCH_TIME.as_secs();
    let values = args![rows, cols, mines, seconds, tried];
    CliError::Failed(texts.with("generate-given-up", values))
}

/// Writes the boards as `sapper autoplay --boards` reads them.
fn write_text(boards: &[GeneratedBoard], texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    // The number of mines of a Scattered board varies.
    let header = |board: &GeneratedBoard| (board.field.mines(), board.rule);
    for (index, boards) in boards.chunk_by(|one, next| header(one) == header(next)).enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        let GeneratedBoard { field, first: Pos { row, col }, rule, seed, .. } = &boards[0];
        let (rows, cols, mines) = (field.size().rows(), field.size().cols(), field.mines());
        let count = boards.len();
        writeln!(out, "# {rows} {cols} {mines} {row} {col} {rule} {count} {seed}")?;
        for (index, board) in boards.iter().enumerate() {
            if index > 0 {
                writeln!(out)?;
            }
            let seed = board.seed.to_string();
            let note = if board.uniform {
                texts.with("generate-seed", args![seed])
            } else {
                texts.with("generate-seed-moved", args![seed])
            };
            writeln!(out, "; {note}")?;
            for row in board_file::format_rows(&board.field) {
                writeln!(out, "{row}")?;
            }
        }
    }
    Ok(())
}
