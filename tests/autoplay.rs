//! `sapper autoplay`: the solver plays games on the command line.

use crate::common::prelude::*;
use crate::common::program;
use serde_json::{Value, json};

/// The values that are printed for these games.
fn values(arguments: &[&str]) -> Value {
    let printed = program::printed(&[&["autoplay"], arguments, &["--json"]].concat());
    serde_json::from_str(&printed).expect("an object")
}

fn complaint(arguments: &[&str]) -> String {
    program::complaint(&[&["autoplay"], arguments].concat())
}

/// A file of this text, in a folder that goes away with the first value.
fn file(text: &str) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("boards.txt");
    fs::write(&path, text).expect("a file");
    (folder, path)
}

fn plain(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

#[test]
fn json_is_one_object_with_all_values() {
    let found = values(&[
        "--games",
        "40",
        "--seed",
        "1",
        "--strategy",
        "fast",
        "--level",
        "expert",
        "--first",
        "safe",
    ]);
    let keys: Vec<&String> = found.as_object().expect("an object").keys().collect();
    let wanted = [
        "strategy",
        "games",
        "wins",
        "win_rate",
        "interval_95",
        "guesses_per_game",
        "seconds",
        "games_per_second",
        "worst_move_ms",
        "hurried_moves",
        "seed",
    ];
    assert_eq!(keys, wanted);
    assert_eq!((&found["strategy"], &found["games"]), (&json!("fast"), &json!(40)));
    let (wins, rate) = (found["wins"].as_f64(), found["win_rate"].as_f64());
    assert_eq!(wins.map(|wins| wins / 40.0), rate);
    let bounds = [0, 1].map(|bound| found["interval_95"][bound].as_f64());
    assert!(bounds[0] < rate && rate < bounds[1], "{found}");
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let (_folder, path) = file("");
    for strategy in ["fast", "heuristic"] {
        let mut seen = ["1", "2", "7"].map(|threads| {
            let arguments = ["--games", "60", "--seed", "5", "--strategy", strategy];
            let more = ["--threads", threads, "--results", plain(&path)];
            let found = values(&[&arguments[..], &more].concat());
            let results = fs::read_to_string(&path).expect("the results");
            let wins = results.lines().filter(|line| *line == "1").count();
            assert_eq!((results.lines().count(), json!(wins)), (60, found["wins"].clone()));
            (results, found["guesses_per_game"].clone())
        });
        let first = seen[0].clone();
        assert!(seen.iter_mut().all(|other| *other == first), "{strategy}");
    }
}

#[test]
fn each_game_can_be_repeated_from_its_seed() {
    let wins = |games: &str, seed: &str| {
        let found = values(&["--games", games, "--seed", seed, "--strategy", "fast"]);
        found["wins"].as_u64().expect("a count")
    };
    let alone: u64 = ["7", "8", "9"].map(|seed| wins("1", seed)).iter().sum();
    assert_eq!(wins("3", "7"), alone);
}

/// A board that is solved at once, one that always needs a guess, and one that is lost at
/// the first cell.
const BOARDS: &str = "\
# 3 3 1 0 0 safe 1 1
........*
# 1 4 2 0 0 none 2 9
; the same form with a line a row, and a comment

*..*
..**
";

#[test]
fn boards_of_a_file_are_played_in_order() {
    let (folder, path) = file(BOARDS);
    let results = folder.path().join("results.txt");
    fs::write(&results, "of an earlier run, and longer\n").expect("written");
    for strategy in ["exact", "fast", "heuristic"] {
        let arguments = ["--boards", plain(&path), "--results", plain(&results)];
        let found = values(&[&arguments[..], &["--strategy", strategy]].concat());
        assert_eq!(fs::read_to_string(&results).expect("results"), "1\n0\n1\n");
        assert_eq!((&found["games"], &found["wins"]), (&json!(3), &json!(2)));
        assert_eq!(found.get("seed"), None);
    }
}

#[test]
fn boards_printed_by_generate_can_be_played() {
    let boards = ["generate", "--no-guess", "--count", "5", "--seed", "3"];
    let (_folder, path) = file(&program::printed(&boards));
    let found = values(&["--boards", plain(&path), "--strategy", "fast"]);
    assert_eq!((&found["games"], &found["wins"]), (&json!(5), &json!(5)));
    assert_eq!(found["guesses_per_game"], 0.0);
}

#[test]
fn the_first_cell_is_protected_as_requested() {
    let wins = |first: &str| {
        let measures = ["--rows", "1", "--cols", "2", "--mines", "1", "--seed", "1"];
        let more = ["--games", "50", "--strategy", "fast", "--first", first];
        values(&[&measures[..], &more].concat())["wins"].as_u64()
    };
    assert_eq!((wins("safe"), wins("opening")), (Some(50), Some(50)));
    let unprotected = wins("none").expect("a count");
    assert!((10..=40).contains(&unprotected), "{unprotected}");
}

#[test]
fn text_output_has_one_line_per_value() {
    let text =
        program::printed(&["autoplay", "--games", "2", "--seed", "1", "--level", "beginner"]);
    let names: Vec<&str> =
        text.lines().map(|line| line.get(..18).expect("a name").trim_end()).collect();
    assert_eq!(
        names,
        [
            "Strategy",
            "Games",
            "Wins",
            "Win rate",
            "Guesses per game",
            "Time",
            "Games per second",
            "Slowest move",
            "Seed"
        ]
    );
}

#[test]
fn wrong_boards_exit_with_a_message_and_code_2() {
    let head = "a header “# rows cols mines first_row first_col rule count seed” is expected, where rule is safe, zero or none";
    for (text, message) in [
        ("", format!("line 1: {head}")),
        ("*.\n", format!("line 1: {head}")),
        ("# 1 2 1 0 0 soft 1 1\n.*\n", format!("line 1: {head}")),
        ("# 1 2 2 0 0 none 1 1\n**\n", "line 1: 1 × 2 cells hold at most 1 mines, not 2".into()),
        (
            "# 1 2 1 0 2 safe 1 1\n.*\n",
            "line 1: the first cell is outside the board; its row and column count from 0".into(),
        ),
        (
            "# 2 2 1 0 0 safe 1 1\n.*.\n",
            "line 2: 3 cells are neither a row of 2 nor a board of 4".into(),
        ),
        (
            "# 1 2 1 0 0 safe 1 1\n.x\n",
            "line 2: column 2: “x” is neither a mine “*” nor a free cell “.”".into(),
        ),
        (
            "# 1 2 1 0 0 safe 1 1\n..\n",
            "line 2: the number of mines is 0, but the header says 1".into(),
        ),
        (
            "# 1 2 1 0 0 safe 1 1\n*.\n",
            "line 2: the first cell of this board breaks the rule “safe” in its header".into(),
        ),
        (
            "# 1 2 1 0 0 safe 2 1\n.*\n",
            "line 3: the number of boards is 1, but their header says 2".into(),
        ),
        (
            "# 2 2 1 0 0 safe 1 1\n.*\n",
            "line 3: the number of boards is 0, but their header says 1".into(),
        ),
        ("# 1 2 1 0 0 safe 0 1\n", "it contains no boards".into()),
    ] {
        let (_folder, path) = file(text);
        let wanted = format!("sapper: “{}” cannot be used: {message}.\n", path.display());
        assert_eq!(complaint(&["--boards", plain(&path)]), wanted, "{text}");
    }
    let missing = complaint(&["--boards", "/nowhere/boards.txt"]);
    assert_eq!(
        missing,
        "sapper: “/nowhere/boards.txt” cannot be used: there is no such file or folder.\n"
    );
}

#[test]
fn wrong_arguments_exit_with_a_message_and_code_2() {
    assert_eq!(
        complaint(&["--games", "1", "--rows", "2", "--cols", "2", "--mines", "4"]),
        "sapper: There is no such board: 2 × 2 cells hold at most 3 mines, not 4.\n"
    );
    for arguments in [
        &[][..],
        &["--games", "0"],
        &["--games", "1", "--threads", "0"],
        &["--games", "1", "--level", "easy"],
        &["--games", "1", "--strategy", "lucky"],
        &["--games", "1", "--first", "yes"],
        &["--games", "1", "--rows", "2"],
        &["--games", "1", "--boards", "boards.txt"],
    ] {
        complaint(arguments);
    }
    let unwritable = complaint(&["--games", "1", "--results", "/nowhere/results.txt"]);
    assert_eq!(
        unwritable,
        "sapper: “/nowhere/results.txt” could not be written: there is no such file or folder.\n"
    );
}
