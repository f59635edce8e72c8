//! Known odds: positions on which other programs or exact fractions agree.

use crate::common::corpus;
use crate::common::prelude::*;
use sapper::solver::{PlayerView, PositionError, Solver, TooManyMines, ViewCell};
use serde_json::Value;

fn positions(name: &str) -> Option<Value> {
    let path = corpus(&format!("positions/{name}"))?;
    Some(serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap())
}

fn check(position: &Value, rows: &Value, wanted: &Value) {
    let name = &position["name"];
    let rows: Vec<&str> =
        rows.as_array().unwrap().iter().map(|row| row.as_str().unwrap()).collect();
    let text = format!("mines {}\n{}", position["mines"], rows.join("\n"));
    let view: PlayerView = text.parse().unwrap();
    let mut solver = Solver::default();
    let odds = solver.odds(&view).unwrap();
    assert!(odds.exact);
    for (row, wanted) in wanted.as_array().unwrap().iter().enumerate() {
        for (col, wanted) in wanted.as_array().unwrap().iter().enumerate() {
            let found = odds.mine_chance(Pos::new(row as u16, col as u16));
            match wanted.as_f64() {
                Some(wanted) => {
                    let found = found.unwrap();
                    assert!(
                        (found - wanted).abs() < 1e-9,
                        "{name} {row},{col}: {found} for {wanted}"
                    );
                    assert_eq!(found == 0.0, wanted == 0.0, "{name} {row},{col}");
                    assert_eq!(found == 1.0, wanted == 1.0, "{name} {row},{col}");
                }
                None => assert!(
                    found.is_none()
                        || view.cell(Pos::new(row as u16, col as u16)) == ViewCell::Covered,
                    "{name} {row},{col}"
                ),
            }
        }
    }
}

#[test]
fn positions_from_real_games_have_known_odds() {
    let Some(data) = positions("real_75.json") else {
        return;
    };
    for position in data.as_array().unwrap() {
        check(position, &position["board"], &position["prob"]);
    }
}

#[test]
fn small_positions_have_exact_fractions() {
    let Some(data) = positions("exact_fractions.json") else {
        return;
    };
    for position in data["positions"].as_array().unwrap() {
        check(position, &position["rows"], &position["prob"]);
        let rows: Vec<&str> =
            position["rows"].as_array().unwrap().iter().map(|row| row.as_str().unwrap()).collect();
        let view: PlayerView =
            format!("mines {}\n{}", position["mines"], rows.join("\n")).parse().unwrap();
        let solutions = position["solutions"].as_str().unwrap();
        let mut solver = Solver::default();
        let found = solver.odds(&view).unwrap().ln_layouts();
        let counted = solver.layouts().unwrap();
        assert_eq!(counted.to_string(), solutions, "{}", position["name"]);
        let wanted: f64 = solutions.parse().unwrap();
        assert!((found - wanted.ln()).abs() < 1e-9 * wanted.ln().max(1.0), "{}", position["name"]);
    }
}

#[test]
fn covered_open_and_flagged_cells_are_read() {
    let view: PlayerView = "; a corner\n\nmines 2\n1#0\n.F8\n".parse().unwrap();
    assert_eq!((view.size().rows(), view.size().cols()), (2, 3));
    assert_eq!(view.mines(), 2);
    let cells: Vec<ViewCell> = view.size().positions().map(|pos| view.cell(pos)).collect();
    let covered = ViewCell::Covered;
    assert_eq!(
        cells,
        [ViewCell::Open(1), covered, ViewCell::Open(0), covered, covered, ViewCell::Open(8)]
    );
}

#[test]
fn errors_name_the_row_and_column() {
    let error = |text: &str| text.parse::<PlayerView>().unwrap_err();
    assert_eq!(error("; nothing\n"), PositionError::Empty);
    assert_eq!(
        error("\nmine 3\n..\n"),
        PositionError::Mines { line: 2, text: "mine 3".to_owned() }
    );
    assert_eq!(error("mines 3"), PositionError::NoRows { mines: 3 });
    assert_eq!(
        error("mines 1\n..\n.9\n"),
        PositionError::UnknownCharacter { line: 3, column: 2, sign: '9' }
    );
    assert_eq!(
        error("mines 1\n..\n...\n"),
        PositionError::Ragged { line: 3, found: 3, expected: 2 }
    );
    assert_eq!(
        error("mines 5\n..\n..\n"),
        PositionError::View(TooManyMines { cells: 4, mines: 5 })
    );
}
