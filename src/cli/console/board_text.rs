//! The board as text, with the numbers of its rows and columns.

use super::terminal::{TerminalFeatures, TextColor};
use crate::game::level::LevelError;
use crate::game::{BoardSize, Game, Level, Pos, VisibleCell};
use crate::solver::heuristic::HeuristicScores;

/// The longest side of a board in a terminal, so that row and column numbers have two digits.
pub const MAX_SIDE: u16 = 99;

/// The width of a cell in columns of the terminal.
const CELL: usize = 2;
/// The width of a score: a space, and up to `100`.
const SCORE: usize = 4;

/// The level with these dimensions, if a terminal can show it.
pub fn console_level(rows: usize, cols: usize, mines: usize) -> Result<Level, LevelError> {
    BoardSize::within(rows, cols, MAX_SIDE).map_err(LevelError::Size)?;
    Level::with_dimensions(rows, cols, mines)
}

/// The lines of the board as the player sees it. The cursor, if there is one, hides its cell.
pub(super) fn visible_lines(
    game: &Game,
    cursor: Option<Pos>,
    features: TerminalFeatures,
) -> Vec<String> {
    lines(game.size(), CELL, features, |pos| {
        if cursor == Some(pos) {
            return ("?".to_owned(), TextColor::Cursor);
        }
        match game.cell(pos) {
            VisibleCell::Covered | VisibleCell::Question => (".".to_owned(), TextColor::Plain),
            VisibleCell::Flag => ("F".to_owned(), TextColor::Flag),
            VisibleCell::Open(number) => (number.to_string(), TextColor::Number(number)),
            // Only when the game is over, and then `revealed_lines` is shown.
            VisibleCell::Mine | VisibleCell::HitMine | VisibleCell::WrongFlag => {
                ("*".to_owned(), TextColor::Mine)
            }
        }
    })
}

/// The lines of the board with all mines and numbers, and the mine that was hit.
pub(super) fn revealed_lines(game: &Game, features: TerminalFeatures) -> Vec<String> {
    lines(game.size(), CELL, features, |pos| {
        match game.field().and_then(|field| field.number(pos)) {
            Some(number) => (number.to_string(), TextColor::Number(number)),
            None if game.hits().contains(&pos) => ("X".to_owned(), TextColor::Mine),
            None => ("*".to_owned(), TextColor::Flag),
        }
    })
}

/// The lines of the scores, in percent.
pub(super) fn score_lines(
    size: BoardSize,
    scores: &HeuristicScores,
    features: TerminalFeatures,
) -> Vec<String> {
    lines(size, SCORE, features, |pos| match scores.mine_chance(pos).map(percent) {
        None => ("-".to_owned(), TextColor::Faint),
        Some(0) => ("0".to_owned(), TextColor::Number(2)),
        Some(100) => ("100".to_owned(), TextColor::Flag),
        Some(percent) => (percent.to_string(), TextColor::Plain),
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

/// A grid below the numbers of its columns and beside those of its rows. The digits of a column
/// number are below each other, so that a wide board stays narrow.
fn lines(
    size: BoardSize,
    width: usize,
    features: TerminalFeatures,
    glyph: impl Fn(Pos) -> (String, TextColor),
) -> Vec<String> {
    let digits = |digit: &dyn Fn(u16) -> String| {
        let digits = (1..=size.cols()).map(|col| format!("{:>width$}", digit(col)));
        format!("    {}", digits.collect::<String>())
    };
    let mut lines = Vec::new();
    if size.cols() > 9 {
        lines.push(digits(&|col| match col / 10 {
            0 => String::new(),
            tens => tens.to_string(),
        }));
    }
    lines.push(digits(&|col| (col % 10).to_string()));
    lines.push(format!("   +{}", "-".repeat(usize::from(size.cols()) * width)));
    for row in 0..size.rows() {
        let cells = (0..size.cols()).map(|col| {
            let (text, color) = glyph(Pos::new(row, col));
            " ".repeat(width - text.len()) + &features.paint(&text, color)
        });
        lines.push(format!("{:>2} |{}", row + 1, cells.collect::<String>()));
    }
    lines
}
