//! `sapper generate`: boards, with or without guessing.

use super::autoplay::board_file::FirstCellRule;
use super::autoplay::board_source::opening_start;
use super::error::CliError;
use super::options::{LevelArgs, whole};
use crate::game::rules::FirstOpening;
use crate::game::{BoardGenerator, Level, Pos};
use crate::i18n::{Texts, errors};
use crate::platform;
use crate::solver::no_guess::{NoGuessError, NoGuessGenerator, NoGuessRequest};
use clap::Args;
use serde::Serialize;
use std::io::Write;
use std::str::FromStr;
use std::time::{Duration, Instant};
use thiserror::Error;

/// Which boards are asked for.
#[derive(Debug, Args)]
pub struct GenerateArgs {
    #[command(flatten)]
    measures: LevelArgs,
    #[arg(long)]
    no_guess: bool,
    /// From 0,0; what [`inner`] says, unless it is given.
    #[arg(long, value_name = "ROW,COL", allow_hyphen_values = true)]
    first: Option<CellArg>,
    #[arg(
        long,
        value_name = "K",
        default_value_t = 1,
        allow_negative_numbers = true,
        value_parser = whole(1_u32, 10_000_000)
    )]
    count: u32,
    /// Of the first board; each that follows has the next. By chance, unless it is given.
    #[arg(long, value_name = "SEED", allow_negative_numbers = true, value_parser = whole(0, u64::MAX))]
    seed: Option<u64>,
    #[arg(long)]
    json: bool,
}

/// The longest that a board without a guess is looked for.
const MAX_SEARCH_TIME: Duration = Duration::from_secs(60);

/// A cell as it is written on the command line.
#[derive(Debug, Clone, Copy)]
struct CellArg(Pos);

/// Where a cell is expected stands something else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("it must be a row and a column, counted from 0, such as 3,3")]
pub(super) struct InvalidCell;

impl FromStr for CellArg {
    type Err = InvalidCell;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let sides = text.split_once(',').and_then(|(row, col)| {
            let row = row.trim().parse().ok()?;
            Some(Pos::new(row, col.trim().parse().ok()?))
        });
        sides.map(Self).ok_or(InvalidCell)
    }
}

/// One board of the JSON array.
#[derive(Debug, Clone, PartialEq, Serialize)]
struct JsonBoard {
    rows: u16,
    cols: u16,
    mines: u32,
    /// The row and the column of the cell that is opened first, from 0.
    first: [u16; 2],
    seed: u64,
    /// A row a text: `*` a mine, `.` a free cell.
    board: Vec<String>,
    /// The time it took to make.
    milliseconds: f64,
    /// Whether every board that was asked for was equally likely. Where too few boards need no
    /// guess to meet one by chance, mines of one were moved.
    uniform: bool,
    #[serde(skip)]
    rule: FirstCellRule,
}

/// Makes the boards and writes them.
///
/// # Errors
/// When there can be no such board or none was found, or when `out` cannot be written to.
pub fn run(asked: &GenerateArgs, texts: &Texts, out: &mut impl Write) -> Result<(), CliError> {
    let level = asked.measures.level(Level::with_dimensions, texts)?;
    let level = level.unwrap_or(Level::Beginner);
    let first = asked.first.map_or_else(|| opening_start(level.size()), |CellArg(pos)| pos);
    if !level.size().contains(first) {
        return Err(no_such_board(texts, &NoGuessError::Outside));
    }
    let seed = asked.seed.unwrap_or_else(platform::random_seed);
    let mut kind =
        BoardMaker { level, first, no_guess: asked.no_guess, maker: NoGuessGenerator::default() };
    let seeds = (0..u64::from(asked.count)).map(|index| seed.wrapping_add(index));
    let boards = seeds.map(|seed| kind.make(seed, texts)).collect::<Result<Vec<_>, _>>()?;
    if asked.json {
        serde_json::to_writer(&mut *out, &boards).map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else {
        write_text(&boards, texts, out)?;
    }
    Ok(out.flush()?)
}

/// That there are no such boards, and why.
fn no_such_board(texts: &Texts, error: &NoGuessError) -> CliError {
    let why = errors::no_guess(texts, error).into();
    CliError::InvalidInput(texts.with("generate-none", &[("why", why)]))
}

/// Boards of one kind, made one after the other.
struct BoardMaker {
    level: Level,
    first: Pos,
    no_guess: bool,
    maker: NoGuessGenerator,
}

impl BoardMaker {
    fn make(&mut self, seed: u64, texts: &Texts) -> Result<JsonBoard, CliError> {
        let begun = Instant::now();
        let order = NoGuessRequest {
            level: self.level,
            first: self.first,
            protected: FirstOpening::FreeBlock,
            seed,
        };
        let size = self.level.size();
        let (field, uniform) = if self.no_guess {
            let board = self.maker.generate(order, |_| begun.elapsed() < MAX_SEARCH_TIME);
            let board = board.map_err(|error| generation_error(texts, &error, &order))?;
            (board.field(size), board.uniform)
        } else {
            // The board that the window lays from this seed when the same cell is opened first.
            let first = Some((order.first, order.protected));
            (BoardGenerator::new(seed).generate(self.level, first), true)
        };
        let milliseconds = begun.elapsed().as_secs_f64() * 1000.0;
        let row = |row| (0..size.cols()).map(move |col| Pos::new(row, col));
        let sign = |pos| if field.is_mine(pos) { '*' } else { '.' };
        Ok(JsonBoard {
            rows: size.rows(),
            cols: size.cols(),
            mines: field.mines(),
            first: [self.first.row, self.first.col],
            seed,
            board: (0..size.rows()).map(|at| row(at).map(sign).collect()).collect(),
            milliseconds,
            uniform,
            rule: FirstCellRule::of(&field, self.first),
        })
    }
}

/// Why there is no board: there is none to be had, or time was up before one was found.
fn generation_error(texts: &Texts, error: &NoGuessError, order: &NoGuessRequest) -> CliError {
    let NoGuessError::Cancelled { tried } = *error else {
        return no_such_board(texts, error);
    };
    let size = order.level.size();
    CliError::Failed(texts.with(
        "generate-given-up",
        &[
            ("rows", size.rows().into()),
            ("cols", size.cols().into()),
            ("mines", order.mines().into()),
            ("seconds", MAX_SEARCH_TIME.as_secs().into()),
            ("tried", tried.into()),
        ],
    ))
}

/// Writes the boards as `sapper autoplay --boards` reads them.
fn write_text(boards: &[JsonBoard], texts: &Texts, out: &mut impl Write) -> std::io::Result<()> {
    let alike = |one: &JsonBoard, next: &JsonBoard| {
        // A Scattered board has mines of its own.
        let of = |board: &JsonBoard| (board.mines, board.rule.to_string());
        of(one) == of(next)
    };
    for (index, boards) in boards.chunk_by(alike).enumerate() {
        let Some(JsonBoard { rows, cols, mines, first: [row, col], rule, seed, .. }) =
            boards.first()
        else {
            continue;
        };
        if index > 0 {
            writeln!(out)?;
        }
        let count = boards.len();
        writeln!(out, "# {rows} {cols} {mines} {row} {col} {rule} {count} {seed}")?;
        for (index, board) in boards.iter().enumerate() {
            if index > 0 {
                writeln!(out)?;
            }
            let seed = [("seed", board.seed.to_string().into())];
            let note = if board.uniform {
                texts.with("generate-seed", &seed)
            } else {
                texts.with("generate-seed-moved", &seed)
            };
            writeln!(out, "; {note}")?;
            for row in &board.board {
                writeln!(out, "{row}")?;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Lang;

    #[test]
    fn who_looked_long_enough_says_for_how_long_and_how_many() {
        let order = NoGuessRequest {
            level: Level::with_dimensions(256, 256, 16_000).expect("a level"),
            first: Pos::new(3, 3),
            protected: FirstOpening::FreeBlock,
            seed: 1,
        };
        let texts = Texts::new(Lang::English);
        let told = generation_error(&texts, &NoGuessError::Cancelled { tried: 812 }, &order);
        let CliError::Failed(told) = told else {
            panic!("{told:?}");
        };
        assert_eq!(
            told,
            "No 256 × 256 board with 16000 mines that needs no guessing was found \
             in 60 seconds and 812 tries. Try fewer mines or a smaller board."
        );
    }
}
