//! Boards drawn with signs or emoji, as in forums and chats.
//!
//! What stands around the rows may say how many mines there are (“99 mines”, “💣 × 99”). If it
//! doesn't, their number is guessed.

use super::drawing_layout;
use super::signs::{self, Sign, Token};
use super::{ReadError, ReadSetup, TextFormat};
use crate::game::{BoardSize, Minefield};
use crate::solver::TooManyMines;
use crate::workbench::{Cell, Mode, Setup};

pub(super) fn read(text: &str) -> Result<ReadSetup, ReadError> {
    // What is hidden in a chat until it is clicked.
    let hides = text.contains("||:") || text.lines().any(|line| line.trim().starts_with("||"));
    let shown = if hides { text.replace("||", "") } else { text.to_owned() };
    let (mut lines, mut numbers, mut mines, mut stray) = (Vec::new(), Vec::new(), None, None);
    for (number, line) in (1..).zip(shown.lines()) {
        let line = line.strip_prefix('>').unwrap_or(line);
        let is_fence = line.trim_start().starts_with("```");
        if line.trim().is_empty() || is_fence || signs::is_frame(line.trim()) {
            continue;
        }
        if let Some(count) = mines_after_sign(line) {
            mines = mines.or(Some(count));
            continue;
        }
        match signs::tokens(line) {
            Ok(tokens) if tokens.iter().any(|token| matches!(token, Token::Sign(_))) => {
                if let Some((line, column, sign)) = stray {
                    return Err(ReadError::Sign { line, column, sign });
                }
                lines.push(tokens);
                numbers.push(number);
            }
            Ok(_) => {}
            Err((column, sign)) => {
                mines = mines.or_else(|| mines_in(line));
                // Words after the rows are fine if no other row follows.
                if !lines.is_empty() {
                    stray = stray.or(Some((number, column, sign)));
                }
            }
        }
    }
    let rows = drawing_layout::rows(&lines);
    let Some(expected) = rows.first().map(Vec::len) else { return Err(ReadError::Unknown) };
    if let Some(at) = rows.iter().position(|row| row.len() != expected) {
        return Err(ReadError::Ragged { line: numbers[at], found: rows[at].len(), expected });
    }
    let size = BoardSize::new(rows.len(), expected).map_err(ReadError::Size)?;
    let signs: Vec<Sign> = rows.concat();
    if let Some(field) = whole_board(size, &signs) {
        return Ok(ReadSetup::certain(Setup::of_field(&field), TextFormat::Drawing));
    }
    let mut setup = position(size, &signs);
    let cells = size.cells();
    match mines {
        Some(mines) if mines > cells => Err(ReadError::Mines(TooManyMines { cells, mines })),
        Some(mines) => {
            setup.set_mines(mines);
            Ok(ReadSetup::certain(setup, TextFormat::Drawing))
        }
        None => {
            setup.guess_mines();
            Ok(ReadSetup { setup, format: TextFormat::Drawing, is_guessed: true })
        }
    }
}

/// The number of mines in a line like “💣 x 10”, which could be a row but for the sign between.
fn mines_after_sign(line: &str) -> Option<usize> {
    let rest = line.trim().strip_prefix('💣')?.trim_start_matches(['\u{FE0F}', ' ']);
    rest.strip_prefix(['x', '×', ':', '='])?.trim().parse().ok()
}

/// The number of mines that a line of words says: the number before the word or after it.
fn mines_in(line: &str) -> Option<usize> {
    let line = line.to_lowercase();
    let is_between = |sign: char| !sign.is_alphanumeric() && sign != '💣';
    let words: Vec<&str> = line.split(is_between).filter(|word| !word.is_empty()).collect();
    let is_mines = |word: &&str| {
        let is_game = word.starts_with("minesw");
        !is_game && ["mine", "bomb", "💣"].iter().any(|start| word.starts_with(start))
    };
    let at = words.iter().position(is_mines)?;
    let before = words[..at].last().and_then(|word| word.parse().ok());
    before.or_else(|| words[at + 1..].iter().take(2).find_map(|word| word.parse().ok()))
}

/// The board of a drawing that shows all mines: no cell is covered, and each number is right.
fn whole_board(size: BoardSize, signs: &[Sign]) -> Option<Minefield> {
    let is_hidden = |sign: &Sign| matches!(sign, Sign::Covered | Sign::Flag);
    if !signs.contains(&Sign::Mine) || signs.iter().any(is_hidden) {
        return None;
    }
    let mines = (0..).zip(signs).filter(|(_, sign)| **sign == Sign::Mine).map(|(index, _)| index);
    let field = Minefield::new(size, mines);
    let is_right = signs.iter().zip(size.positions()).all(|(sign, pos)| match sign {
        Sign::Open(number) => field.number(pos) == Some(*number),
        _ => true,
    });
    // Blanks are often all that is no mine.
    let is_plain = signs.iter().all(|sign| !matches!(sign, Sign::Open(1..)));
    (is_right || is_plain).then_some(field)
}

/// A mine that is shown in a position is flagged.
fn position(size: BoardSize, signs: &[Sign]) -> Setup {
    let has_other = signs.iter().any(|sign| matches!(sign, Sign::Covered | Sign::Mine));
    let has_covered = signs.contains(&Sign::Covered);
    let mut setup = Setup::empty(Mode::Position, size, 0);
    for (pos, sign) in size.positions().zip(signs) {
        setup.set(
            pos,
            match sign {
                Sign::Open(number) => Cell::Open(*number),
                Sign::Flag | Sign::Mine => Cell::Flag,
                Sign::Pale if has_other => Cell::Open(0),
                Sign::Dot if has_covered => Cell::Open(0),
                Sign::Covered | Sign::Dot | Sign::Pale => Cell::Covered,
            },
        );
    }
    setup
}

/// The drawing in emoji, with the number of mines in a line before it.
pub(super) fn write(setup: &Setup) -> String {
    let size = setup.size();
    let field = setup.field();
    let is_blank_clear = field.is_some() || setup.cells.contains(&Cell::Covered);
    let mut text = format!("💣 × {}\n", setup.mines());
    for pos in size.positions() {
        let number = match setup.cell(pos) {
            Cell::Open(number) => Some(number),
            Cell::Free => field.as_ref().and_then(|field| field.number(pos)),
            Cell::Covered | Cell::Flag | Cell::Mine => None,
        };
        match (setup.cell(pos), number) {
            (_, Some(0)) if is_blank_clear => text.push('⬜'),
            (_, Some(number)) => {
                text.push(char::from(b'0' + number));
                text.push_str("\u{FE0F}\u{20E3}");
            }
            (Cell::Flag, None) => text.push('🚩'),
            (Cell::Mine, None) => text.push('💣'),
            _ => text.push('🟦'),
        }
        if pos.col + 1 == size.cols() {
            text.push('\n');
        }
    }
    text
}
