//! Boards drawn with signs or emoji, as in forums and chats.
//!
//! The text around the rows may say how many mines there are (“99 mines”, “💣 × 99”), and numbers
//! before them may give the size of the board and its mines. If nothing does, the number of mines is
//! guessed. The text may also explain a sign (“C = covered”); a letter that can only be a covered cell
//! needs no explanation. Rows may be quoted or written as a list in a program. Whatever is none of this
//! is named as left out.

use super::drawing_layout;
use super::signs::{self, Sign, Token};
use super::{ReadError, ReadSetup, TextFormat};
use crate::game::{BoardSize, Minefield};
use crate::solver::TooManyMines;
use crate::workbench::{Cell, Mode, Setup};
use std::collections::BTreeSet;

/// The longest text in which a letter is sought that stands for covered cells, in bytes.
const LONGEST: usize = 1 << 16;

pub(super) fn read(text: &str) -> Result<ReadSetup, ReadError> {
    let legend: Vec<_> = text.lines().filter_map(explained).collect();
    let read = read_signs(text, &legend);
    if read.as_ref().is_ok_and(|read| read.left_out.is_empty()) || text.len() > LONGEST {
        return read;
    }
    let letters: BTreeSet<char> = text.chars().filter(char::is_ascii_alphabetic).collect();
    let as_covered = letters.into_iter().find_map(|letter| {
        let read = read_signs(text, &[&legend[..], &[(letter, '#')]].concat()).ok()?;
        let count = |cell| read.setup.cells.iter().filter(|&&it| it == cell).count();
        let is_only = count(Cell::Covered) == text.matches(letter).count();
        let has_numbers = (1..=8).any(|number| count(Cell::Open(number)) > 0);
        (is_only && has_numbers && read.left_out.is_empty()).then_some(read)
    });
    as_covered.map_or(read, Ok)
}

/// A sign and what it stands for in a line like “C = covered”.
fn explained(line: &str) -> Option<(char, char)> {
    const WORDS: &str =
        "cover# unopen# unreveal# unknown# hidden# closed# mine* bomb* flagF empty0 open0";
    let (sign, word) = line.split_once(['=', ':'])?;
    let mut signs = sign.trim().chars();
    let (sign, word) = (signs.next()?, word.trim().to_lowercase());
    let stands = WORDS.split(' ').find_map(|known| {
        let (start, stands) = known.split_at(known.len() - 1);
        stands.chars().next().filter(|_| word.starts_with(start))
    })?;
    signs.next().is_none().then_some((sign, stands))
}

/// The line with what is hidden in a chat until it is clicked; where that is blank it is a 0.
fn unhidden(line: &str) -> String {
    let is_blank = |part: &str| !part.is_empty() && part.trim().is_empty();
    let parts = (0..).zip(line.split("||"));
    parts.map(|(at, part)| if at % 2 == 1 && is_blank(part) { "_" } else { part }).collect()
}

fn read_signs(text: &str, legend: &[(char, char)]) -> Result<ReadSetup, ReadError> {
    let hides = text.contains("||:") || text.lines().any(|line| line.trim().starts_with("||"));
    // The numbers that stand first, and how many of the rows may be theirs.
    let (mut heads, mut head_rows) = (Vec::new(), 0);
    let (mut rows, mut left_out, mut mines, mut stray) = (Vec::new(), Vec::new(), None, None);
    let meant = |sign| legend.iter().find(|(from, _)| *from == sign).map_or(sign, |(_, to)| *to);
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.strip_prefix('>').unwrap_or(line);
        let is_fence = line.trim_start().starts_with("```");
        if line.trim().is_empty() || is_fence || signs::is_frame(line.trim()) {
            continue;
        }
        if explained(line).is_some() {
            continue;
        }
        let shown = if hides { unhidden(line) } else { line.to_owned() };
        if let Some(count) = mines_after_sign(line).filter(|_| mines.is_none()) {
            mines = Some(count);
            continue;
        }
        // A tab that only indents.
        let inner = shown.trim_start_matches('\t');
        let row = if inner.contains('\t') { &shown } else { inner };
        let tokens = signs::tokens(&row.chars().map(meant).collect::<String>());
        if rows.len() == head_rows
            && let Some(numbers) = numbers(line)
        {
            heads.extend(numbers);
            head_rows += usize::from(tokens.is_ok());
        }
        match tokens {
            Ok(tokens) if tokens.iter().any(|&token| token != Token::Space) => {
                if let Some((line, column, sign)) = stray {
                    return Err(ReadError::Sign { line, column, sign });
                }
                rows.push((number, tokens));
            }
            Ok(_) => {}
            Err((column, sign)) => {
                match mines_in(line).filter(|_| mines.is_none()) {
                    Some(count) => mines = Some(count),
                    None => left_out.push((number, named(&shown))),
                }
                // Words after the rows are fine if no other row follows.
                if rows.len() > head_rows {
                    stray = stray.or(Some((number, column, sign)));
                }
            }
        }
    }
    let laid = |rows: &[(usize, Vec<Token>)]| {
        drawing_layout::rows(&rows.iter().map(|(_, tokens)| tokens.clone()).collect::<Vec<_>>())
    };
    let mut board = laid(&rows[head_rows..]);
    let cols = board.first().map_or(0, Vec::len);
    let is_size = |one, other| [(one, other), (other, one)].contains(&(board.len(), cols));
    let (fits, count) = match heads[..] {
        [count] => (count.to_string().len() != cols, Some(count)),
        [one, other] => (is_size(one, other), None),
        [one, other, count] => (is_size(one, other), Some(count)),
        _ => (false, None),
    };
    if fits && cols > 0 {
        rows.drain(..head_rows);
        let is_head =
            |(line, words): &(usize, String)| *line < rows[0].0 && numbers(words).is_some();
        left_out.retain(|it| !is_head(it));
        mines = mines.or(count);
    } else {
        board = laid(&rows);
    }
    let Some(expected) = board.first().map(Vec::len) else { return Err(ReadError::Unknown) };
    if let Some(at) = board.iter().position(|row| row.len() != expected) {
        return Err(ReadError::Ragged { line: rows[at].0, found: board[at].len(), expected });
    }
    let size = BoardSize::new(board.len(), expected).map_err(ReadError::Size)?;
    let signs: Vec<Sign> = board.concat();
    let format = TextFormat::Drawing;
    if let Some(field) = whole_board(size, &signs) {
        let setup = Setup::of_field(&field);
        return Ok(ReadSetup { setup, format, is_guessed: false, left_out });
    }
    let mut setup = position(size, &signs);
    let cells = size.cells();
    match mines {
        Some(mines) if mines > cells => {
            return Err(ReadError::Mines(TooManyMines { cells, mines }));
        }
        Some(mines) => drop(setup.set_mines(mines)),
        None => setup.guess_mines(),
    }
    Ok(ReadSetup { setup, format, is_guessed: mines.is_none(), left_out })
}

/// The numbers of a line that has nothing else, as before a board: its sides, its mines, or both.
fn numbers(line: &str) -> Option<Vec<usize>> {
    let words = line.split(|sign: char| sign.is_whitespace() || "×,".contains(sign));
    let words = words.filter(|word| !word.is_empty());
    let words: Vec<&str> = words.flat_map(|word| word.split('x')).collect();
    let is_plain = |word: &&str| word.len() <= 4 && (*word == "0" || !word.starts_with('0'));
    let are_few = words.len() <= 3 && words.iter().all(is_plain);
    words.into_iter().map(|word| word.parse().ok().filter(|_| are_few)).collect()
}

/// The words or the emoji of a line, with how many there are of each in a row.
fn named(line: &str) -> String {
    let line = line.replace("::", ": :");
    let parts: Vec<&str> = line.split_whitespace().collect();
    let runs = parts.chunk_by(|one, other| one == other).map(|run| match run.len() {
        0..=2 => run.join(" "),
        count => format!("{count} × {}", run[0]),
    });
    runs.collect::<Vec<_>>().join(" ")
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
