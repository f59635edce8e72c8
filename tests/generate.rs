//! `sapper generate`: boards on the command line.

use crate::common::board::needs_no_guess;
use crate::common::prelude::*;
use crate::common::program;
use sapper::cli::error::CliError;
use sapper::cli::generate::generation_error;
use sapper::game::rules::FirstOpening;
use sapper::game::{BoardGenerator, DailyLevel};
use sapper::practice::daily::DailyBoard;
use sapper::solver::no_guess::{NoGuessError, NoGuessRequest};
use serde_json::{Value, json};

/// What is printed for these arguments.
fn printed(arguments: &[&str]) -> String {
    program::printed(&[&["generate"], arguments].concat())
}

fn boards(arguments: &[&str]) -> Vec<Value> {
    serde_json::from_str(&printed(&[arguments, &["--json"]].concat())).expect("an array")
}

fn field(board: &Value) -> Minefield {
    let rows: Vec<&str> = board["board"]
        .as_array()
        .expect("rows")
        .iter()
        .map(|row| row.as_str().expect("a row"))
        .collect();
    let size = BoardSize::new(rows.len(), rows[0].len()).expect("a board");
    let mines = rows.concat();
    Minefield::new(size, mines.match_indices('*').map(|(at, _)| at))
}

#[test]
fn json_is_an_array_of_boards() {
    let mut found = boards(&["--rows", "2", "--cols", "3", "--mines", "2", "--seed", "4"]);
    assert_eq!(found.len(), 1);
    let field = field(&found[0]);
    assert_eq!(field.mines(), 2);
    assert!(found[0]["milliseconds"].take().as_f64() >= Some(0.0));
    assert!(found[0]["board"].take().is_array());
    assert_eq!(
        found[0],
        json!({
            "rows": 2, "cols": 3, "mines": 2, "first": [0, 1], "seed": 4, "uniform": true,
            "board": null, "milliseconds": null,
        })
    );
}

#[test]
fn a_seed_gives_the_same_board_as_in_the_window() {
    let found = boards(&["--level", "expert", "--first", "5,7", "--count", "3", "--seed", "10"]);
    for (board, seed) in found.iter().zip(10..) {
        let first = (Pos::new(5, 7), FirstOpening::FreeBlock);
        assert_eq!(field(board), BoardGenerator::new(seed).generate(Level::Expert, Some(first)));
        assert_eq!((&board["seed"], &board["first"]), (&json!(seed), &json!([5, 7])));
    }
    assert_eq!(found.len(), 3);
}

#[test]
fn no_guess_boards_need_no_guess() {
    let arguments = ["--level", "intermediate", "--no-guess", "--seed", "1"];
    let found = boards(&[&arguments[..], &["--count", "5"]].concat());
    assert_eq!(found.len(), 5);
    for board in &found {
        assert!(needs_no_guess(&field(board), Pos::new(3, 3)));
    }
}

#[test]
fn a_seed_makes_the_same_board_alone_and_in_a_series() {
    let text = |seed: &str, count: &str| printed(&["--no-guess", "--seed", seed, "--count", count]);
    assert_eq!(text("6", "3"), text("6", "3"));
    let last = text("8", "1");
    let board = last.split_once("; seed 8\n").expect("a board").1;
    assert!(text("6", "3").ends_with(board));
}

#[test]
fn as_text_a_board_has_a_header_and_a_line_per_row() {
    let text =
        printed(&["--rows", "2", "--cols", "2", "--mines", "3", "--first", "0,1", "--seed", "3"]);
    assert_eq!(text, "# 2 2 3 0 1 safe 1 3\n; seed 3\n*.\n**\n");
}

#[test]
fn scattered_boards_have_headers_with_their_mine_counts() {
    let text = printed(&["--level", "scattered", "--count", "6", "--seed", "1", "--no-guess"]);
    let counted: usize = text
        .lines()
        .filter_map(|line| line.strip_prefix("# 18 18 "))
        .map(|head| head.split(' ').nth(4).expect("a count").parse::<usize>().expect("a number"))
        .sum();
    assert_eq!(counted, 6);
}

#[test]
fn an_impossible_board_exits_with_a_message_and_code_2() {
    for (arguments, expected) in [
        (
            // The mine and the free cell of the far end look the same from everywhere.
            &["--rows", "1", "--cols", "4", "--mines", "2", "--first", "0,1", "--no-guess"][..],
            "There are no such boards: no 1 × 4 board with 2 mines that needs no guessing was found in ",
        ),
        (
            &["--rows", "2", "--cols", "2", "--mines", "4"],
            "There is no such board: 2 × 2 cells hold at most 3 mines, not 4.\n",
        ),
        (&["--first", "9,0"], "There are no such boards: the first cell is outside the board.\n"),
    ] {
        let err = program::complaint(&[&["generate"], arguments].concat());
        assert!(err.starts_with(&format!("sapper: {expected}")), "{err}");
    }
}

#[test]
fn wrong_arguments_exit_with_code_2() {
    for arguments in [
        &["--first", "3"][..],
        &["--first", "-1,0"],
        &["--count", "0"],
        &["--level", "easy"],
        &["--rows", "3"],
        &["--level", "expert", "--rows", "3", "--cols", "3", "--mines", "1"],
    ] {
        program::complaint(&[&["generate"], arguments].concat());
    }
}

#[test]
fn the_boards_of_a_day_are_those_of_the_window() {
    let found: Value =
        serde_json::from_str(&printed(&["--daily", "2028-02-29", "--json"])).expect("an object");
    assert_eq!(found["day"], "2028-02-29");
    let day = "2028-02-29".parse().expect("a day");
    let boards = found["boards"].as_array().expect("boards");
    assert_eq!(boards.len(), DailyLevel::ALL.len());
    for (found, &level) in boards.iter().zip(DailyLevel::ALL) {
        let board = DailyBoard::derive(day, level, || true).expect("a board");
        assert_eq!(field(found), board.field);
        assert_eq!(found["first"], json!([board.first.row, board.first.col]));
        assert_eq!((&found["code"], &found["level"]), (&json!(board.code()), &json!(level.key())));
    }
}

#[test]
fn as_text_autoplay_reads_the_boards_of_a_day() {
    let text = printed(&["--daily", "2026-11-23"]);
    assert!(text.starts_with("; 2026-11-23 Beginner: 1074XBSTYG9YYJ\n# 9 9 10 7 5 zero 1 "));
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("boards.txt");
    std::fs::write(&file, text).expect("a file");
    let file = file.to_str().expect("a plain path");
    let games = program::printed(&["autoplay", "--strategy", "fast", "--json", "--boards", file]);
    let games: Value = serde_json::from_str(&games).expect("an object");
    assert_eq!((&games["games"], &games["wins"]), (&json!(3), &json!(3)));
}

#[test]
fn without_a_date_the_boards_are_those_of_today() {
    let today = || jiff::Timestamp::now().to_zoned(jiff::tz::TimeZone::UTC).date().to_string();
    let before = today();
    let found: Value = serde_json::from_str(&printed(&["--daily", "--json"])).expect("an object");
    let day = found["day"].as_str().expect("a day").to_owned();
    assert!([before, today()].contains(&day), "{day}");
}

#[test]
fn a_wrong_date_exits_with_a_message_and_code_2() {
    for date in ["2026-02-29", "20261123", "2026-11-23T10:00", "yesterday", ""] {
        let err = program::complaint(&["generate", "--daily", date]);
        assert!(err.ends_with(": it must be a date, such as 2026-11-23.\n"), "{err}");
    }
    let err = program::complaint(&["generate", "--daily", "2026-11-23", "--level", "expert"]);
    assert!(err.contains("cannot be combined with"), "{err}");
}

/// The reader of the boards may stop early.
#[test]
fn a_closed_pipe_ends_the_command_quietly() {
    let mut command = program::command(&["generate", "--level", "expert", "--count", "300"]);
    command.stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped());
    let mut child = program::spawn(&mut command);
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("its end");
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty());
}

#[test]
fn a_search_that_runs_out_of_time_says_how_long_and_how_often_it_tried() {
    let request = NoGuessRequest {
        level: Level::with_dimensions(256, 256, 16_000).expect("a level"),
        first: Pos::new(3, 3),
        protected: FirstOpening::FreeBlock,
        seed: 1,
    };
    let texts = Texts::new(Lang::English);
    let error = generation_error(&texts, &NoGuessError::Cancelled { tried: 812 }, &request);
    let CliError::Failed(sentence) = error else {
        panic!("{error:?}");
    };
    assert_eq!(
        sentence,
        "No 256 × 256 board with 16000 mines that needs no guessing was found \
         in 60 seconds and 812 tries. Try fewer mines or a smaller board."
    );
}
