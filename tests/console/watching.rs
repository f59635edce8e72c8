//! `sapper console --auto`: watching the player of 2010.

use super::terminal::{LOST, WON, boards, says, session, setup, signs};
use crate::common::prelude::*;
use sapper::cli::console::{ConsoleOptions, WatchOptions};

fn watched(level: Level, seed: u64, scores: bool) -> String {
    let watch = Some(WatchOptions { delay: Duration::ZERO, scores, menu_after: false });
    session(ConsoleOptions { level, watch, ..setup(seed) }, b"")
}

/// Where the cursor stands on a board.
fn cursor(board: &[String]) -> Option<(usize, usize)> {
    let at = |(row, signs): (usize, &String)| signs.find('?').map(|col| (row, col));
    board.iter().enumerate().find_map(at)
}

#[test]
fn the_player_of_2010_finishes_its_games() {
    let mut ends = [0, 0];
    for seed in 0..20 {
        let said = watched(Level::Beginner, seed, false);
        ends[0] += said.matches(WON).count();
        ends[1] += said.matches(LOST).count();
        assert!(!signs(boards(&said).last().unwrap()).contains(&'.'), "laid: {said}");
    }
    assert_eq!(ends[0] + ends[1], 20);
    assert!(ends[0] > 0 && ends[1] > 0, "some won, some lost: {ends:?}");
    for level in [Level::Expert, Level::Scattered, Level::with_dimensions(1, 1, 0).unwrap()] {
        let said = watched(level, 1, true);
        assert!(said.contains(WON) || said.contains(LOST));
    }
}

#[test]
fn its_cursor_starts_in_the_corner_and_moves_one_step_at_a_time() {
    let said = watched(Level::Beginner, 2, false);
    let mut all = boards(&said);
    all.pop();
    let way: Vec<(usize, usize)> = all.iter().map(|board| cursor(board).unwrap()).collect();
    assert_eq!(way[0], (0, 0));
    for step in way.windows(2) {
        let [(row, col), (next_row, next_col)] = [step[0], step[1]];
        assert!(row.abs_diff(next_row) + col.abs_diff(next_col) <= 1, "{step:?}");
    }
}

#[test]
fn its_scores_are_shown_beside_the_board() {
    let said = watched(Level::Beginner, 2, true);
    let line = said.lines().find(|line| line.starts_with(" 2 |")).unwrap();
    // 10 mines on 81 cells: 12 % for each.
    let cells = " .".repeat(9);
    let scores = "  12".repeat(9);
    assert_eq!(line, format!(" 2 |{cells}    2 |{scores}"));
    assert!(said.contains("with an estimated risk of 12.3%."));
}

#[test]
fn in_a_pipe_one_game_is_played_without_questions() {
    let said = says(&["--auto", "--seed=1"], "");
    assert!(!said.contains("Exit"));
    assert_eq!(said.matches(WON).count() + said.matches(LOST).count(), 1);
    assert_eq!(said, says(&["--auto", "--seed=1", "--delay=0"], "1\n1\n"));
}

#[test]
fn in_a_terminal_the_menu_offers_another_game() {
    let watch = Some(WatchOptions { delay: Duration::ZERO, scores: false, menu_after: true });
    let said = session(ConsoleOptions { watch, ..setup(1) }, b"1\n0\n");
    assert_eq!(said.matches(WON).count() + said.matches(LOST).count(), 2);
    assert!(said.ends_with(
        "
Sapper
  1  Watch a game: Beginner, 9 × 9, 10 mines
  2  Level
  0  Exit
> Goodbye.
"
    ));
}
