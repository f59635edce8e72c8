//! `sapper analyze`: the odds, the certain cells and the best move of a position.

use crate::common::corpus;
use crate::common::program::{Ended, sapper_reading};
use serde_json::{Value, json};

/// Runs the program with this on its standard input.
fn sapper(arguments: &[&str], input: impl AsRef<[u8]>) -> Ended {
    sapper_reading(&[&["analyze"], arguments].concat(), input)
}

/// What the program answers in JSON.
fn answer(input: &str) -> Value {
    let ran = sapper(&["--json", "--lang", "en"], input);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert_eq!(ran.out.lines().count(), 1);
    serde_json::from_str(&ran.out).expect("an object")
}

#[test]
fn json_has_the_odds_the_certain_cells_the_best_move_and_its_reason() {
    let mut found = answer("; a corner\nmines 1\n1.\n.F\n");
    // All three are as good as each other.
    let best = found["best"].take();
    assert_eq!(best["probability"], json!(1.0 / 3.0));
    let at = |side: &str| best[side].as_u64().expect("a number") + 1;
    let (row, col) = (at("row"), at("col"));
    let reason = found["reason"].take();
    assert_eq!(
        found["steps"].take(),
        json!([{
            "kind": "guess", "finding": "guess", "cells": [[row - 1, col - 1]],
            "numbers": [], "mines": [], "safe": [], "sentence": reason,
        }])
    );
    let start = format!("The best guess is row {row}, column {col}, at 33.3% risk, ");
    assert!(reason.as_str().expect("words").starts_with(&start), "{reason}");
    let is_third = |chance: Option<f64>| chance.is_some_and(|it| (it - 1.0 / 3.0).abs() < 1e-12);
    assert!(is_third(found["guess"]["safest"].take().as_f64()));
    let rated = found["guess"]["rated"].take();
    let rated = rated.as_array().expect("guesses");
    assert_eq!(rated.len(), 3);
    for guess in rated {
        assert!(is_third(guess["probability"].as_f64()), "{guess}");
        let keys: Vec<&String> = guess.as_object().expect("an object").keys().collect();
        assert_eq!(keys, ["row", "col", "probability", "progress", "settled", "win"]);
    }
    let third = 1.0 / 3.0;
    assert_eq!(
        found,
        json!({
            "rows": 2, "cols": 2, "mines": 1, "layouts": "3", "exact": true,
            "probability": [[null, third], [third, third]],
            "safe": [], "mine": [], "best": null, "steps": null, "reason": null,
            "guess": {"safest": null, "hopeless": false, "exact": true, "rated": null},
        })
    );
}

#[test]
fn json_counts_rows_from_0_and_text_from_1() {
    let found = answer("mines 1\n.1.\n11.\n");
    assert_eq!(found["mine"], json!([[0, 0]]));
    assert_eq!(found["safe"], json!([[0, 2], [1, 2]]));
    assert_eq!(found["best"], json!({"row": 0, "col": 2, "probability": 0.0}));
    let reason = found["reason"].as_str().expect("words");
    assert!(reason.contains("Row 1, column 1 is a mine"), "{reason}");
}

#[test]
fn json_has_each_step_of_the_reason() {
    let found = answer("mines 1\n.1.\n11.\n");
    assert_eq!(
        found["steps"],
        json!([
            {
                "kind": "needs-all", "finding": "mine", "cells": [[0, 0]], "numbers": [[1, 0]],
                "mines": [], "safe": [],
                "sentence": "Row 1, column 1 is a mine: the 1 at row 2, column 1 touches only 1 covered cell.",
            },
            {
                "kind": "satisfied", "finding": "safe", "cells": [[0, 2], [1, 2]],
                "numbers": [[0, 1]], "mines": [[0, 0]], "safe": [],
                "sentence": "Row 1 column 3 and row 2 column 3 are safe: \
                             the 1 at row 1, column 2 already touches its mine at row 1, column 1.",
            },
        ])
    );
}

#[test]
fn json_has_the_walk_from_a_supposition_and_what_breaks() {
    let found = answer("mines 2\n.1.1.\n");
    let steps = found["steps"].as_array().expect("steps");
    let [step] = &steps[..] else { panic!("{steps:?}") };
    assert_eq!((&step["kind"], &step["cells"]), (&json!("suppose"), &json!([[0, 2]])));
    assert_eq!((&step["finding"], &step["counts_mines"]), (&json!("safe"), &json!(true)));
    let walk = step["walk"].as_array().expect("a walk");
    let parts = ["kind", "finding", "cells", "numbers", "mines"];
    let walk: Value = walk.iter().map(|step| parts.map(|key| step[key].clone())).collect();
    assert_eq!(
        walk,
        json!([
            ["supposed", "mine", [[0, 2]], [], []],
            ["satisfied", "safe", [[0, 0]], [[0, 1]], [[0, 2]]],
            ["satisfied", "safe", [[0, 4]], [[0, 3]], [[0, 2]]],
        ])
    );
    let breach = &step["breach"];
    assert_eq!((&breach["number"], &breach["too_many"]), (&Value::Null, &json!(false)));
    let end = breach["sentence"].as_str().expect("words");
    assert!(step["sentence"].as_str().expect("words").ends_with(end), "{step}");
    assert_eq!(step["sentence"], found["reason"]);
}

#[test]
fn certain_flags_are_taken_for_granted() {
    let kinds = |position: &str| {
        let found = answer(position);
        let steps = found["steps"].as_array().expect("steps");
        steps.iter().map(|step| step["kind"].as_str().expect("a word").to_owned()).collect()
    };
    let (flagged, bare): (Vec<_>, Vec<_>) = (kinds("mines 2\n1F1..."), kinds("mines 2\n1.1..."));
    assert_eq!(flagged, ["satisfied"]);
    assert_eq!(bare, ["needs-all", "satisfied"]);
    // Column 4 is no certain mine.
    let wrong: Vec<_> = kinds("mines 2\n1.1F..");
    assert_eq!(wrong, bare);
}

#[test]
fn large_layout_counts_are_exact() {
    let rows = ["#".repeat(30).as_str(); 16].join("\n");
    let found = answer(&format!("mines 99\n{rows}"));
    // 480! ÷ (99! × 381!)
    assert_eq!(
        found["layouts"],
        "560220999337421345429058985775821108059290502723897901281458809527214479570631168198385673295159633481600"
    );
}

#[test]
fn a_finished_board_has_no_best_move() {
    let found = answer("mines 1\n1#");
    assert_eq!((&found["best"], &found["mine"]), (&Value::Null, &json!([[0, 1]])));
    assert_eq!(found["reason"], "Nothing more can be worked out.");
    assert_eq!(found["steps"], json!([]));
}

#[test]
fn text_output_is_a_table_with_the_reason() {
    let ran = sapper(&["--lang", "en"], "mines 1\n.1.\n11.\n");
    assert_eq!(ran.code, Some(0));
    assert_eq!(
        ran.out,
        "          1      2      3\n   1   mine      1   safe\n   2      1      1   safe\n\n\
         Possible arrangements of the mine: 1\nBest: row 1, column 3 (safe)\n\
         Row 1, column 1 is a mine: the 1 at row 2, column 1 touches only 1 covered cell. \
         Row 1 column 3 and row 2 column 3 are safe: the 1 at row 1, column 2 already touches its mine at row 1, column 1.\n"
    );
}

#[test]
fn uncertain_odds_are_never_rounded_to_certain() {
    let table = |mines: usize| {
        let board = format!("{}\n", ".".repeat(40)).repeat(40);
        sapper(&["--lang", "en"], format!("mines {mines}\n{board}")).out
    };
    for (mines, chance) in
        [(0, "   safe"), (1, "  <0.1%"), (400, "  25.0%"), (1_599, " >99.9%"), (1_600, "   mine")]
    {
        let table = table(mines);
        let row = format!("   1{}\n", chance.repeat(40));
        assert!(table.contains(&row), "{mines}: {table}");
    }
}

#[test]
fn the_reason_is_in_the_requested_language() {
    let ran = sapper(&["--lang", "zh-CN"], "mines 1\n.1.\n11.\n");
    assert!(ran.out.trim_end().ends_with('。'), "{}", ran.out);
}

#[test]
fn a_file_is_read_like_standard_input() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("position.txt");
    std::fs::write(&path, "mines 1\n.1.\n11.\n").expect("a file");
    let path = path.to_str().expect("a plain path");
    let from_file = sapper(&["--json", path], "");
    assert_eq!(from_file.out, sapper(&["--json"], "mines 1\n.1.\n11.\n").out);
    let missing = sapper(&["/nowhere/position.txt"], "");
    assert_eq!(missing.code, Some(2));
    assert!(
        missing.err.starts_with("sapper: “/nowhere/position.txt” cannot be used: "),
        "{}",
        missing.err
    );
}

#[test]
fn a_file_is_quoted_as_the_language_does() {
    for (lang, name) in [
        ("de", "„/nowhere.txt“"),
        ("fr", "«\u{a0}/nowhere.txt\u{a0}»"),
        ("ru", "«/nowhere.txt»"),
        ("ja", "「/nowhere.txt」"),
    ] {
        let ran = sapper(&["--lang", lang, "/nowhere.txt"], "");
        assert!(ran.err.contains(name), "{}", ran.err);
    }
}

#[test]
fn an_array_of_positions_gives_one_object_per_line() {
    let ran = sapper(
        &["--json", "--repeat", "3"],
        r#"[{"rows": 1, "cols": 2, "mines": 1, "board": ["1#"], "name": "not looked at"},
            {"rows": 1, "cols": 3, "mines": 1, "board": ["..."]}]"#,
    );
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let answers: Vec<Value> =
        ran.out.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    let layouts: Vec<&Value> = answers.iter().map(|found| &found["layouts"]).collect();
    assert_eq!(layouts, ["1", "3"]);
    assert!(answers.iter().all(|found| found["microseconds"].as_f64() > Some(0.0)), "{}", ran.out);
}

#[test]
fn an_impossible_position_in_an_array_keeps_its_line() {
    let ran = sapper(
        &["--json"],
        r#"[{"rows": 1, "cols": 2, "mines": 2, "board": ["1#"]},
            {"rows": 1, "cols": 3, "mines": 1, "board": ["..."]}]"#,
    );
    assert_eq!(ran.code, Some(2));
    let message = "position 1: no arrangement of the mines fits this position";
    assert_eq!(ran.err, format!("sapper: Standard input cannot be used: {message}.\n"));
    let mut lines = ran.out.lines();
    assert_eq!(lines.next(), Some(format!(r#"{{"error":"{message}"}}"#).as_str()));
    assert!(lines.next().is_some_and(|line| line.contains(r#""layouts":"3""#)));
}

#[test]
fn a_drawing_is_analyzed_with_a_guess_of_its_mines() {
    let drawing = "\u{1F7E6}1\u{FE0F}\u{20E3}\u{1F7E6}\n11\u{1F7E6}\n";
    let found = answer(drawing);
    assert_eq!((&found["mines"], &found["mines_guessed"]), (&json!(1), &json!(true)));
    assert_eq!(found["mine"], json!([[0, 0]]));
    let text = sapper(&["--lang", "en"], drawing).out;
    assert!(text.contains("\nThe text does not say how many mines there are; 1 is a guess.\n"));
}

#[test]
fn a_board_is_rated() {
    let found = answer("# 3 3 1 0 0 none 1 7\n..*\n...\n...\n");
    assert_eq!(
        found,
        json!({
            "rows": 3, "cols": 3, "mines": 1, "bbbv": 1, "openings": 1, "islands": 0, "zini": 1,
            "hzini": 1, "best_start": [0, 0],
            "starts": [[0, 0], [0, 1], [1, 0], [1, 2], [2, 0], [2, 1], [2, 2]],
        })
    );
    let text = sapper(&["--lang", "en"], "b=0301&m=8").out;
    assert!(
        text.ends_with(
            "Starts that need no guessing  2\nBest start                    row 1, column 1\n"
        ),
        "{text}"
    );
}

#[test]
fn lines_after_a_board_are_named_in_both_outputs() {
    let board = "# 3 3 1 0 0 none 1 7\n..*\n...\n...\nhow was that?\n";
    let left_out = answer(board)["left_out"].as_str().map(str::to_owned).unwrap_or_default();
    assert!(left_out.contains("how was that?"), "{left_out}");
    assert!(sapper(&["--lang", "en"], board).out.contains(&left_out));
}

#[test]
fn wrong_input_exits_with_a_message_and_code_2() {
    for (input, message) in [
        ("", "the position is empty; a line “mines N” and the rows of the board are expected"),
        ("mine 3\n..", "2 cells cannot hold 3 mines"),
        ("hello", "Sapper does not recognize it as a position or a board"),
        ("mines 3", "there are no rows below the line “mines 3”"),
        (
            "mines 1\n.x",
            "line 2, column 2: “x” is not a cell (“.” or “#” covered, 0 to 8 open, “F” flagged)",
        ),
        ("mines 1\n..\n.", "line 3: the row has a length of 1, but the first has a length of 2"),
        ("mines 3\n..", "2 cells cannot hold 3 mines"),
        ("mines 1\n8#", "no arrangement of the mines fits this position"),
        ("mines 2\n1#", "no arrangement of the mines fits this position"),
        (
            r#"[{"rows": 2, "cols": 2, "mines": 1, "board": ["1#"]}]"#,
            "position 1: its board does not have 2 rows of 2 cells, as it says",
        ),
        (
            r#"[{"rows": 1, "cols": 2, "mines": 1, "board": ["1x"]}]"#,
            "position 1: line 2, column 2: “x” is not a cell (“.” or “#” covered, 0 to 8 open, “F” flagged)",
        ),
    ] {
        let ran = sapper(&["--json"], input);
        assert_eq!(ran.code, Some(2), "{input}");
        assert_eq!(ran.out, "", "{input}");
        assert_eq!(
            ran.err,
            format!("sapper: Standard input cannot be used: {message}.\n"),
            "{input}"
        );
    }
    for input in [&b"[1"[..], b"[]]", b"[{}]"] {
        let ran = sapper(&["--json"], input);
        assert_eq!(ran.code, Some(2));
        assert_eq!(ran.err.lines().count(), 1);
        assert!(ran.err.contains("it is not a JSON array of positions: "), "{}", ran.err);
    }
    let ran = sapper(&[], [0xff, 0xfe]);
    assert_eq!(
        (ran.code, ran.err.as_str()),
        (Some(2), "sapper: Standard input cannot be used: it is not a text file.\n")
    );
}

#[test]
fn known_positions_have_known_odds() {
    let Some(path) = corpus("positions/real_75.json") else {
        return;
    };
    let ran = sapper(&["--json", path.to_str().expect("a plain path")], "");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let wanted: Vec<Value> =
        serde_json::from_str(&std::fs::read_to_string(&path).expect("a file")).expect("an array");
    assert_eq!(ran.out.lines().count(), wanted.len());
    for (line, wanted) in ran.out.lines().zip(&wanted) {
        let found: Value = serde_json::from_str(line).expect("an object");
        assert_eq!(found["exact"], true);
        let rows = found["probability"].as_array().expect("rows");
        for (row, wanted) in rows.iter().zip(wanted["prob"].as_array().expect("rows")) {
            let cells = row.as_array().expect("cells").iter();
            for (found, wanted) in cells.zip(wanted.as_array().expect("cells")) {
                if let Some(wanted) = wanted.as_f64() {
                    let found = found.as_f64().expect("a covered cell");
                    assert!((found - wanted).abs() < 1e-9, "{found} for {wanted}");
                }
            }
        }
    }
}
