//! The first board of a file that `sapper generate` prints: a header that begins with `#`, the rows,
//! the columns and the mines, then the cells, `*` a mine and `.` a free cell, in one line or in rows.

use super::{ReadError, ReadSetup, TextFormat};
use crate::game::{BoardSize, Minefield};
use crate::workbench::Setup;

/// The rows and columns of a header.
pub(super) fn header(line: &str) -> Option<(usize, usize)> {
    let mut numbers = line.strip_prefix('#')?.split_whitespace();
    let (rows, cols, mines) = (numbers.next()?, numbers.next()?, numbers.next()?);
    mines.parse::<usize>().ok()?;
    Some((rows.parse().ok()?, cols.parse().ok()?))
}

pub(super) fn read(text: &str, (rows, cols): (usize, usize)) -> Result<ReadSetup, ReadError> {
    let size = BoardSize::new(rows, cols).map_err(ReadError::Size)?;
    let lines = (1..).zip(text.lines().map(str::trim));
    let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with(';'));
    let (mut mines, mut cells) = (Vec::new(), 0);
    let mut lines = lines.skip(1).peekable();
    while cells < size.cells()
        && let Some((line, row)) = lines.next_if(|(_, row)| !row.starts_with('#'))
    {
        let mut found = 0;
        for sign in row.chars() {
            match sign {
                '*' => mines.push(cells + found),
                '.' => {}
                _ => return Err(ReadError::Sign { line, column: found + 1, sign }),
            }
            found += 1;
        }
        let is_whole = found == size.cells() && cells == 0;
        if found != cols && !is_whole {
            return Err(ReadError::Ragged { line, found, expected: cols });
        }
        cells += found;
    }
    if cells != size.cells() {
        return Err(ReadError::Rows { found: cells / cols, expected: rows });
    }
    let setup = Setup::of_field(&Minefield::new(size, mines));
    Ok(ReadSetup::certain(setup, TextFormat::Board).before(lines))
}

/// With a header that lets any cell be the first.
pub(super) fn write(field: &Minefield) -> String {
    let (rows, cols) = (field.size().rows(), field.size().cols());
    let mut text = format!("# {rows} {cols} {} 0 0 none 1 0\n", field.mines());
    for pos in field.size().positions() {
        text.push(if field.is_mine(pos) { '*' } else { '.' });
        if pos.col + 1 == cols {
            text.push('\n');
        }
    }
    text
}
