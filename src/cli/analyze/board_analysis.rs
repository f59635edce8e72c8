//! What there is to say of a board.

use crate::cli::report::{Report, coordinates, write_json, write_pairs};
use crate::i18n::{Texts, place};
use crate::solver::Effort;
use crate::workbench::{BoardFindings, Findings, Setup};
use std::io::{self, Write};

/// Writes what a board is worth, and from where it needs no guess. JSON also says what was `left_out`
/// of the text.
pub(super) fn write(
    setup: &Setup,
    json: bool,
    left_out: Option<String>,
    texts: &Texts,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut findings = Findings::of(setup, || true);
    if let Some(findings) = &mut findings {
        findings.complete(setup, Effort::Exact, || true);
    }
    let Some(Findings::Board(board)) = findings else { return Ok(()) };
    let mut report = report(setup, &board, texts);
    if let Some(left_out) = left_out {
        report.values.insert("left_out".to_owned(), left_out.into());
    }
    if json { write_json(&report.values, out) } else { write_pairs(out, &report.pairs, 0) }
}

fn report<'t>(setup: &Setup, board: &BoardFindings, texts: &'t Texts) -> Report<'t> {
    let size = setup.size();
    let metrics = board.metrics;
    let counts = [
        ("rows", texts.get("custom-rows"), size.rows().into()),
        ("cols", texts.get("custom-cols"), size.cols().into()),
        ("mines", texts.get("custom-mines"), board.mines),
        ("bbbv", texts.get("counter-bbbv"), metrics.bbbv),
        ("openings", texts.get("counter-openings"), metrics.openings),
        ("islands", texts.get("counter-islands"), metrics.islands),
        ("zini", texts.get("counter-zini"), metrics.zini),
        ("hzini", texts.get("counter-hzini"), metrics.hzini),
    ];
    let report = counts.into_iter().fold(Report::default(), |report, (key, name, count)| {
        report.show(key, count, name, count.to_string())
    });
    let starts = board.starts.as_deref().unwrap_or_default();
    let best = board.best_start.map(|pos| place::name(texts, pos));
    let best = best.unwrap_or_else(|| texts.get("analyze-no-start").to_owned());
    report
        .show(
            "starts",
            coordinates(starts).into_iter().map(Vec::from).collect::<Vec<_>>(),
            texts.get("analyze-starts"),
            starts.len().to_string(),
        )
        .show(
            "best_start",
            board.best_start.map(|pos| vec![pos.row, pos.col]),
            texts.get("analyze-best-start"),
            best,
        )
}
