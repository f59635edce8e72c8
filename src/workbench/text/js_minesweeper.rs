//! The positions of JSMinesweeper, as a text file (`.mine`) and in a link.
//!
//! The file has the line COLUMNSxROWSxMINES, then the rows: `0` to `8`, `F` a flag, `H` a covered
//! cell, `?` a mine that was hit, and `M` a mine that is covered. If its mines are as many as the
//! first line says, and some are not flagged, it is a board.
//!
//! The link has in `analysis=` two digits of base 62 for the columns, two for the rows, four for the
//! mines, and then the cells row by row as runs. Each sign has digits of its own, with which the
//! length of its run is written; a sign with a single digit is repeated instead. Besides the signs
//! of the file there are `I`, a covered mine, and `O`, a flag. Around each `F` and each `I` the
//! numbers are lower by one than they are shown.
//!
//! Source: github.com/DavidNHill/JSMinesweeper, `Board.js` and `main.js`.

use super::{ReadError, ReadSetup, TextFormat, base62};
use crate::game::{BoardSize, Minefield, Pos};
use crate::solver::TooManyMines;
use crate::workbench::{Cell, Mode, Setup};

/// The signs of a link, and how many digits each has.
const RUNS: [(char, usize); 13] = [
    ('0', 10),
    ('1', 7),
    ('2', 5),
    ('3', 5),
    ('4', 4),
    ('5', 3),
    ('6', 3),
    ('7', 1),
    ('8', 1),
    ('I', 4),
    ('H', 10),
    ('F', 8),
    ('O', 1),
];

/// The digits before the cells of a link.
const HEADER: usize = 8;

/// The columns, the rows and the mines of a first line.
pub(super) fn header(line: &str) -> Option<[usize; 3]> {
    let mut numbers = line.split(['x', 'X']).map(|number| number.trim().parse());
    let header = [numbers.next()?.ok()?, numbers.next()?.ok()?, numbers.next()?.ok()?];
    numbers.next().is_none().then_some(header)
}

pub(super) fn read(text: &str, header: [usize; 3]) -> Result<ReadSetup, ReadError> {
    let [cols, rows, mines] = header;
    let size = BoardSize::new(rows, cols).map_err(ReadError::Size)?;
    let lines = (1..).zip(text.lines().map(str::trim));
    let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with(';'));
    let (mut signs, mut lines) = (Vec::new(), lines.skip(1));
    for (line, row) in lines.by_ref().take(rows) {
        let found = row.chars().count();
        if found != cols {
            return Err(ReadError::Ragged { line, found, expected: cols });
        }
        for (column, sign) in (1..).zip(row.chars()) {
            if !matches!(sign, '0'..='8' | 'F' | 'H' | 'M' | '?') {
                return Err(ReadError::Sign { line, column, sign });
            }
            signs.push(sign);
        }
    }
    if signs.len() != size.cells() {
        return Err(ReadError::Rows { found: signs.len() / cols, expected: rows });
    }
    let is_mine = |sign: &char| matches!(sign, 'F' | 'M' | '?');
    if signs.contains(&'M') && signs.iter().filter(|sign| is_mine(sign)).count() == mines {
        let places = (0..).zip(&signs).filter(|(_, sign)| is_mine(sign)).map(|(index, _)| index);
        let setup = Setup::of_field(&Minefield::new(size, places));
        return Ok(ReadSetup::certain(setup, TextFormat::JsMinesweeper).before(lines));
    }
    let setup = position(size, mines, &signs)?;
    Ok(ReadSetup::certain(setup, TextFormat::JsMinesweeper).before(lines))
}

/// A position of the signs of a file.
fn position(size: BoardSize, mines: usize, signs: &[char]) -> Result<Setup, ReadError> {
    if mines > size.cells() {
        return Err(ReadError::Mines(TooManyMines { cells: size.cells(), mines }));
    }
    let mut setup = Setup::empty(Mode::Position, size, mines);
    for (pos, &sign) in size.positions().zip(signs) {
        setup.set(
            pos,
            match sign {
                '0'..='8' => Cell::Open(sign as u8 - b'0'),
                'F' | 'O' | '?' | 'M' => Cell::Flag,
                _ => Cell::Covered,
            },
        );
    }
    Ok(setup)
}

pub(super) fn write(setup: &Setup) -> String {
    let size = setup.size();
    let mut text = format!("{}x{}x{}\n", size.cols(), size.rows(), setup.mines());
    for pos in size.positions() {
        text.push(match setup.cell(pos) {
            Cell::Open(number) => char::from(b'0' + number),
            Cell::Flag => 'F',
            Cell::Mine => 'M',
            Cell::Covered | Cell::Free => 'H',
        });
        if pos.col + 1 == size.cols() {
            text.push('\n');
        }
    }
    text
}

pub(super) fn read_link(data: &str) -> Result<ReadSetup, ReadError> {
    let number = |from, to| data.get(from..to).and_then(base62::number);
    let (Some(cols), Some(rows), Some(mines)) = (number(0, 2), number(2, 4), number(4, HEADER))
    else {
        return Err(ReadError::BrokenLink);
    };
    let size = BoardSize::new(rows, cols).map_err(ReadError::Size)?;
    let mut signs = unpack(&data[HEADER..], size.cells()).ok_or(ReadError::BrokenLink)?;
    let is_lowering = |pos: &Pos| matches!(signs[size.index(*pos)], 'F' | 'I');
    let lowering: Vec<Pos> = size.positions().filter(is_lowering).collect();
    for pos in lowering {
        for near in size.neighbours(pos) {
            let sign = &mut signs[size.index(near)];
            *sign = match *sign {
                '8' => return Err(ReadError::BrokenLink),
                '0'..='7' => char::from(*sign as u8 + 1),
                other => other,
            };
        }
    }
    let setup = position(size, mines, &signs)?;
    Ok(ReadSetup::certain(setup, TextFormat::JsMinesweeperLink))
}

/// The sign of a digit, its place among the digits of this sign, and how many they are.
fn run_digit(digit: char) -> Option<(char, usize, usize)> {
    let mut place = base62::value(digit)?;
    for (sign, count) in RUNS {
        if place < count {
            return Some((sign, place, count));
        }
        place -= count;
    }
    None
}

/// The signs of runs; `None` if they are not exactly so many.
fn unpack(data: &str, cells: usize) -> Option<Vec<char>> {
    let mut runs: Vec<(char, usize)> = Vec::new();
    for digit in data.chars() {
        let (sign, place, base) = run_digit(digit)?;
        let length = match runs.last_mut() {
            Some((last, length)) if *last == sign => length,
            _ => {
                runs.push((sign, 0));
                &mut runs.last_mut()?.1
            }
        };
        *length = if base == 1 { *length + 1 } else { *length * base + place };
        if *length > cells {
            return None;
        }
    }
    let total: usize = runs.iter().map(|(_, length)| length).sum();
    let signs = || runs.iter().flat_map(|&(sign, length)| std::iter::repeat_n(sign, length));
    (total == cells).then(|| signs().collect())
}

/// The parameter of a position; the address of the page comes before it, with a question mark.
/// Flags are written as those that lower no number, which any position allows.
pub(super) fn write_link(setup: &Setup) -> Option<String> {
    let size = setup.size();
    let sign = |pos| match setup.cell(pos) {
        Cell::Open(number) => Some(char::from(b'0' + number)),
        Cell::Flag => Some('O'),
        Cell::Covered => Some('H'),
        Cell::Mine | Cell::Free => None,
    };
    let signs: Vec<char> = size.positions().map(sign).collect::<Option<_>>()?;
    let mut text = String::from("analysis=");
    text.push_str(&base62::fixed(size.cols().into(), 2)?);
    text.push_str(&base62::fixed(size.rows().into(), 2)?);
    text.push_str(&base62::fixed(setup.mines(), HEADER - 4)?);
    for run in signs.chunk_by(|one, other| one == other) {
        pack(run[0], run.len(), &mut text);
    }
    Some(text)
}

fn pack(sign: char, mut length: usize, text: &mut String) {
    let mut first = 0;
    for (known, base) in RUNS {
        if known != sign {
            first += base;
        } else if base == 1 {
            text.extend(std::iter::repeat_n(base62::digit(first), length));
            return;
        } else {
            let mut digits = Vec::new();
            while length > 0 {
                digits.push(base62::digit(first + length % base));
                length /= base;
            }
            text.extend(digits.into_iter().rev());
            return;
        }
    }
}
