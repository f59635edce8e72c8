//! The board in characters, with the numbers of its rows and columns.

use super::terminal::{TerminalOutput, TextColor};
use crate::game::level::LevelError;
use crate::game::{BoardSize, Game, Level, Pos, VisibleCell};
use crate::solver::heuristic::HeuristicScores;
use std::io::Write;

/// The longest side of a board in a terminal: rows and columns have two figures at most.
pub const MAX_SIDE: u16 = 99;

/// The columns of the terminal that a cell takes.
const CELL: usize = 2;
/// The columns that a score takes: a space, and up to `100`.
const SCORE: usize = 4;

/// The level of these measures, if a terminal can show it.
///
/// # Errors
/// When a side is not within 1 to [`MAX_SIDE`], or no cell would be free.
pub fn console_level(rows: usize, cols: usize, mines: usize) -> Result<Level, LevelError> {
    BoardSize::within(rows, cols, MAX_SIDE)?;
    Level::with_dimensions(rows, cols, mines)
}

/// What stands for a cell.
struct Glyph {
    text: String,
    color: TextColor,
}

impl Glyph {
    fn new(text: impl Into<String>, ink: TextColor) -> Self {
        Self { text: text.into(), color: ink }
    }
}

/// The lines of the board as its player sees it; the cursor of the player of 2010 covers a cell.
pub(super) fn visible_lines<W: Write>(
    game: &Game,
    cursor: Option<Pos>,
    screen: &TerminalOutput<W>,
) -> Vec<String> {
    lines(game.size(), CELL, screen, |pos| {
        if cursor == Some(pos) {
            return Glyph::new("?", TextColor::Cursor);
        }
        match game.cell(pos) {
            VisibleCell::Covered | VisibleCell::Question => Glyph::new(".", TextColor::Plain),
            VisibleCell::Flag => Glyph::new("F", TextColor::Flag),
            VisibleCell::Open(number) => Glyph::new(number.to_string(), TextColor::Number(number)),
            // Only a game that is over shows these, and then the board is shown as it was laid.
            VisibleCell::Mine | VisibleCell::HitMine | VisibleCell::WrongFlag => {
                Glyph::new("*", TextColor::Mine)
            }
        }
    })
}

/// The lines of the board as it was laid: mines, numbers, and the mine that was opened.
pub(super) fn revealed_lines<W: Write>(game: &Game, screen: &TerminalOutput<W>) -> Vec<String> {
    lines(game.size(), CELL, screen, |pos| match game.field().and_then(|field| field.number(pos)) {
        Some(number) => Glyph::new(number.to_string(), TextColor::Number(number)),
        None if game.hits().contains(&pos) => Glyph::new("X", TextColor::Mine),
        None => Glyph::new("*", TextColor::Flag),
    })
}

/// The lines of the scores, in percent.
pub(super) fn score_lines<W: Write>(
    size: BoardSize,
    scores: &HeuristicScores,
    screen: &TerminalOutput<W>,
) -> Vec<String> {
    lines(size, SCORE, screen, |pos| match scores.mine_chance(pos) {
        None => Glyph::new("-", TextColor::Faint),
        Some(score) => {
            let percent = percent(score);
            let ink = match percent {
                0 => TextColor::Number(2),
                100 => TextColor::Flag,
                _ => TextColor::Plain,
            };
            Glyph::new(percent.to_string(), ink)
        }
    })
}

/// A whole percentage. Only what is certain is 0 or 100.
fn percent(score: f64) -> u8 {
    match score {
        score if score <= 0.0 => 0,
        score if score >= 1.0 => 100,
        score => (score * 100.0).round().clamp(1.0, 99.0) as u8,
    }
}

/// A grid of signs below the numbers of the columns and beside those of the rows. The columns'
/// numbers stand upright, tens above units, so that a wide board stays narrow.
fn lines<W: Write>(
    size: BoardSize,
    width: usize,
    screen: &TerminalOutput<W>,
    sign: impl Fn(Pos) -> Glyph,
) -> Vec<String> {
    let head = |figure: &dyn Fn(u16) -> Option<u16>| {
        let figures = (1..=size.cols()).map(|col| {
            let figure = figure(col).map(|figure| figure.to_string());
            format!("{:>width$}", figure.unwrap_or_default())
        });
        format!("    {}", figures.collect::<String>())
    };
    let mut lines = Vec::new();
    if size.cols() > 9 {
        lines.push(head(&|col| Some(col / 10).filter(|&tens| tens > 0)));
    }
    lines.push(head(&|col| Some(col % 10)));
    let side = usize::from(size.cols()) * width;
    lines.push(format!("   +{}", "-".repeat(side)));
    for row in 0..size.rows() {
        let cells = (0..size.cols()).map(|col| {
            let Glyph { text, color: ink } = sign(Pos::new(row, col));
            let space = " ".repeat(width - text.len());
            space + &screen.paint(&text, ink)
        });
        lines.push(format!("{:>2} |{}", row + 1, cells.collect::<String>()));
    }
    lines
}
