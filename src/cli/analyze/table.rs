//! A position and its odds as a table for people. Rows and columns count from 1 here, as in the
//! words of a reason.

use super::analysis::Analysis;
use crate::cli::columns;
use crate::game::Pos;
use crate::i18n::Texts;
use crate::solver::{PlayerView, ViewCell};
use std::io;
use std::io::Write;

/// The characters of a column.
const WIDTH: usize = 7;

/// Writes the table, the number of layouts, the best move and the reason.
pub(super) fn write(
    view: &PlayerView,
    found: &Analysis,
    texts: &Texts,
    out: &mut impl Write,
) -> io::Result<()> {
    let size = view.size();
    write!(out, "{:4}", "")?;
    for col in 1..=size.cols() {
        write!(out, "{col:>WIDTH$}")?;
    }
    writeln!(out)?;
    for (row, chances) in (0..size.rows()).zip(&found.probability) {
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
    let layouts = match &found.layouts {
        Some(layouts) => texts.with(
            "analyze-layouts",
            &[("mines", view.mines().into()), ("layouts", layouts.as_str().into())],
        ),
        None => texts.get("analyze-too-wide").to_owned(),
    };
    writeln!(out, "{layouts}")?;
    if !found.exact {
        writeln!(out, "{}", texts.get("analyze-estimated"))?;
    }
    if let Some(best) = found.best {
        let best = texts.with(
            "analyze-best",
            &[
                ("row", (best.row + 1).into()),
                ("col", (best.col + 1).into()),
                ("chance", percent(texts, best.probability).into()),
            ],
        );
        writeln!(out, "{best}")?;
    }
    writeln!(out, "{}", found.reason)?;
    match found.microseconds {
        Some(micros) => {
            let micros = format!("{micros:.1}").into();
            writeln!(out, "{}", texts.with("analyze-time", &[("micros", micros)]))
        }
        None => Ok(()),
    }
}

/// A chance of a mine in percent: nothing that is uncertain looks certain.
fn percent(texts: &Texts, chance: f64) -> String {
    match chance {
        0.0 => texts.get("analyze-safe").to_owned(),
        1.0 => texts.get("analyze-mine").to_owned(),
        ..0.001 => "<0.1%".to_owned(),
        0.999.. => ">99.9%".to_owned(),
        _ => format!("{:.1}%", chance * 100.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Lang;

    #[test]
    fn only_what_is_certain_looks_certain() {
        let texts = Texts::new(Lang::English);
        let told = [0.0, 1e-9, 0.25, 1.0 - 1e-9, 1.0].map(|chance| percent(&texts, chance));
        assert_eq!(told, ["safe", "<0.1%", "25.0%", ">99.9%", "mine"]);
    }
}
