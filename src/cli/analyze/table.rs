//! A position and its odds as a table for people. Rows and columns count from 1 here, as in the
//! words of a reason.

use std::io;
use std::io::Write;

use super::analysis::Analysis;
use crate::game::Pos;
use crate::solver::Seen;
use crate::solver::View;

/// The characters of a column.
const WIDTH: usize = 7;

/// Writes the table, the number of layouts, the best move and the reason.
pub(super) fn write(view: &View, found: &Analysis, out: &mut impl Write) -> io::Result<()> {
    let size = view.size();
    write!(out, "{:4}", "")?;
    for col in 1..=size.cols() {
        write!(out, "{col:>WIDTH$}")?;
    }
    writeln!(out)?;
    for (row, chances) in (0..size.rows()).zip(&found.probability) {
        write!(out, "{:>4}", row + 1)?;
        for (col, chance) in (0..size.cols()).zip(chances) {
            let cell = match (chance, view.seen(Pos::new(row, col))) {
                (Some(chance), _) => percent(*chance),
                (None, Seen::Open(number)) => number.to_string(),
                (None, Seen::Covered) => String::new(),
            };
            write!(out, "{cell:>WIDTH$}")?;
        }
        writeln!(out)?;
    }
    writeln!(out)?;
    match &found.layouts {
        Some(layouts) => writeln!(out, "Ways to lay the {} mines: {layouts}", view.mines())?,
        None => writeln!(out, "Too wide to count every way to lay the mines.")?,
    }
    if !found.exact {
        writeln!(
            out,
            "The percentages are estimates; what is called safe or a mine is certain."
        )?;
    }
    if let Some(best) = found.best {
        let (row, col) = (best.row + 1, best.col + 1);
        writeln!(
            out,
            "Best: row {row}, column {col} ({})",
            percent(best.probability)
        )?;
    }
    writeln!(out, "{}", found.reason)?;
    match found.microseconds {
        Some(micros) => writeln!(out, "Odds worked out in {micros:.1} µs (median)"),
        None => Ok(()),
    }
}

/// A chance of a mine in percent: nothing that is uncertain looks certain.
fn percent(chance: f64) -> String {
    match chance {
        0.0 => "safe".to_owned(),
        1.0 => "mine".to_owned(),
        ..0.001 => "<0.1%".to_owned(),
        0.999.. => ">99.9%".to_owned(),
        _ => format!("{:.1}%", chance * 100.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_certain_looks_certain() {
        let told = [0.0, 1e-9, 0.25, 1.0 - 1e-9, 1.0].map(percent);
        assert_eq!(told, ["safe", "<0.1%", "25.0%", ">99.9%", "mine"]);
    }
}
