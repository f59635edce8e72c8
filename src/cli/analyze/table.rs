//! An analysis as text. Rows and columns count from 1 here, as in the reason.

use super::analysis::Analysis;
use crate::cli::columns;
use crate::game::Pos;
use crate::i18n::{Texts, args};
use crate::solver::{PlayerView, ViewCell};
use std::io;
use std::io::Write;

/// The width of a column in characters.
const WIDTH: usize = 7;

/// Writes the table of the odds, the number of layouts, the best move and the reason.
pub(super) fn write(
    view: &PlayerView,
    analysis: &Analysis,
    texts: &Texts,
    out: &mut impl Write,
) -> io::Result<()> {
    let size = view.size();
    write!(out, "{:4}", "")?;
    for col in 1..=size.cols() {
        write!(out, "{col:>WIDTH$}")?;
    }
    writeln!(out)?;
    for (row, chances) in (0..size.rows()).zip(&analysis.probability) {
        write!(out, "{:>4}", row + 1)?;
        for (col, chance) in (0..size.cols()).zip(chances) {
            let cell = match (chance, view.cell(Pos::new(row, col))) {
                (Some(chance), _) => percent(texts, *chance),
                (None, ViewCell::Open(number)) => number.to_string(),
                (None, ViewCell::Covered) => String::new(),
            };
            write!(out, "{}", columns::align_right(&cell, WIDTH))?;
        }
        writeln!(out)?;
    }
    writeln!(out)?;
    let layouts = match &analysis.layouts {
        Some(layouts) => {
            texts.with("analyze-layouts", args![mines = view.mines(), layouts = layouts.as_str()])
        }
        None => texts.get("analyze-too-wide").to_owned(),
    };
    writeln!(out, "{layouts}")?;
    if !analysis.exact {
        writeln!(out, "{}", texts.get("analyze-estimated"))?;
    }
    if let Some(best) = analysis.best {
        let chance = percent(texts, best.probability);
        let (row, col) = (best.row + 1, best.col + 1);
        writeln!(out, "{}", texts.with("analyze-best", args![row, col, chance]))?;
    }
    writeln!(out, "{}", analysis.reason)?;
    if let Some(micros) = analysis.microseconds {
        let micros = texts.decimal(micros, 1);
        writeln!(out, "{}", texts.with("analyze-time", args![micros]))?;
    }
    Ok(())
}

/// The chance of a mine in percent. Only what is certain is shown as certain.
fn percent(texts: &Texts, chance: f64) -> String {
    match chance {
        0.0 => texts.get("analyze-safe").to_owned(),
        1.0 => texts.get("analyze-mine").to_owned(),
        ..0.001 => texts.percent(&texts.number("<0.1")),
        0.999.. => texts.percent(&texts.number(">99.9")),
        _ => texts.percent(&texts.decimal(chance * 100.0, 1)),
    }
}
