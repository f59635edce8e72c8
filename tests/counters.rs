//! The counters by which players compare games: clicks, time, path, 3BV and their ratios.

use crate::common::prelude::*;
use sapper::game::counters::{BoardMetrics, Counters, Regions, Tally};
use sapper::game::pointer::{MouseButton, PointerInput};
use sapper::replay::{PointerPos, Session};

/// A drawn board: one word a row, `*` a mine and `.` a safe cell.
fn drawn(picture: &str) -> Minefield {
    let rows: Vec<&str> = picture.split_whitespace().collect();
    let size = BoardSize::new(rows.len(), rows[0].len()).expect("a board");
    let mines = rows.concat();
    Minefield::new(size, mines.match_indices('*').map(|(at, _)| at))
}

/// A game on a drawn board after the moves of a hand, each `TIME WHAT WHERE`: `L`, `R` and `M`
/// press a button and `L'`, `R'`, `M'` release it, in the cell `row,col`, or off the board at `-`.
fn played(picture: &str, moves: &str) -> Session {
    let field = drawn(picture);
    let size = field.size();
    let (rows, cols) = (usize::from(size.rows()), usize::from(size.cols()));
    let level = Level::with_dimensions(rows, cols, field.mines() as usize).expect("a level");
    let game = Game::with_board(level, Rules::WINDOWS_7, field, Moment(0));
    let mut stage = Session::new(game, InputConfig::default(), Moment(0));
    for line in moves.lines().filter(|line| !line.trim().is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [time, what, place] = words[..] else {
            panic!("{line}");
        };
        let now = Moment(time.parse().expect("a time in ms"));
        let spot = place.split_once(',').map_or(PointerPos::OFF_BOARD, |(row, col)| {
            PointerPos::cell_center(Pos::new(
                row.parse().expect("a row"),
                col.parse().expect("a column"),
            ))
        });
        let button = match what.as_bytes()[0] {
            b'L' => MouseButton::Left,
            b'R' => MouseButton::Right,
            _ => MouseButton::Middle,
        };
        let shift = false;
        stage.move_pointer(spot, now);
        stage.handle_input(
            if what.ends_with('\'') {
                PointerInput::Release(button)
            } else {
                PointerInput::Press { button, shift }
            },
            now,
        );
    }
    stage
}

/// Left, right and chord clicks, and how many of all were effective.
fn clicks(tally: Tally) -> (u32, u32, u32, u32) {
    (tally.left, tally.right, tally.chords, tally.effective)
}

/// A 1 at the top, a 2 in the middle; an opening on the right.
const BOARD: &str = "*.... ..... *....";

#[test]
fn clicks_are_counted_and_those_that_change_the_board() {
    // What is done, and then: left, right, chords, effective.
    let table = [
        ("a left click that opens", "0 L 0,1\n9 L' 0,1", (1, 0, 0, 1)),
        ("one off the board", "0 L 0,1\n9 L' -", (1, 0, 0, 0)),
        ("one on an open cell", "0 L 0,1\n1 L' 0,1\n2 L 0,1\n3 L' 0,1", (2, 0, 0, 1)),
        ("one on a flag", "0 R 0,1\n1 R' 0,1\n2 L 0,1\n3 L' 0,1", (1, 1, 0, 1)),
        ("a flag, at its press", "0 R 0,0", (0, 1, 0, 1)),
        (
            "a question mark and none count too",
            "0 R 0,0\n1 R' 0,0\n2 R 0,0\n3 R' 0,0\n4 R 0,0\n5 R' 0,0",
            (0, 3, 0, 3),
        ),
        (
            "a right press on an open cell, at its release",
            "0 L 0,1\n1 L' 0,1\n2 R 0,1\n3 R' 0,1",
            (1, 1, 0, 1),
        ),
        ("not before", "0 L 0,1\n1 L' 0,1\n2 R 0,1", (1, 0, 0, 1)),
        ("one off the board", "0 R -\n1 R' -", (0, 1, 0, 0)),
        (
            "a chord that opens",
            "0 L 0,1\n1 L' 0,1\n2 R 0,0\n3 R' 0,0\n4 M 0,1\n5 M' 0,1",
            (1, 1, 1, 3),
        ),
        (
            "a refused chord",
            "0 L 0,1\n1 L' 0,1\n4 L 0,1\n5 R 0,1\n6 L' 0,1\n7 R' 0,1",
            (1, 0, 1, 1),
        ),
        (
            "its right press is no right click",
            "0 L 0,1\n1 L' 0,1\n4 R 0,1\n5 L 0,1\n6 L' 0,1\n7 R' 0,1",
            (1, 0, 1, 1),
        ),
        ("a chord off the board is none", "0 L 0,1\n1 R 0,1\n2 L' -\n3 R' -", (0, 0, 0, 0)),
        ("a 1.5 click", "0 L 0,1\n1 L' 0,1\n2 R 0,0\n3 L 0,1\n4 L' 0,1\n5 R' 0,1", (1, 1, 1, 3)),
        ("the click that loses", "0 L 0,0\n1 L' 0,0", (1, 0, 0, 1)),
        (
            "nothing after the end",
            "0 L 0,0\n1 L' 0,0\n2 L 0,1\n3 L' 0,1\n4 R 0,4\n5 R' 0,4",
            (1, 0, 0, 1),
        ),
    ];
    for (case, moves, expected) in table {
        let tally = played(BOARD, moves).tally();
        assert_eq!(clicks(tally), expected, "{case}");
        assert_eq!(tally.wasted(), tally.clicks() - tally.effective);
    }
}

/// minesweepergame.com/statistics.php: a click is effective if it changed the state of the board. So
/// count minesweeper-rawvf and, but for marks, ms_toollib.
#[test]
fn every_change_of_a_mark_is_effective() {
    let right = |times: u64| -> String {
        (0..times).map(|at| format!("{} R 0,0\n{} R' 0,0\n", 2 * at, 2 * at + 1)).collect()
    };
    for (mark, times) in [("a flag", 1), ("a question mark", 2), ("none", 3), ("a flag again", 4)] {
        let tally = played(BOARD, right(times).trim_end()).tally();
        assert_eq!((tally.right, tally.effective), (times as u32, times as u32), "{mark}");
    }
}

/// ms_toollib counts a left release off the board, and a right press there; minesweeper-rawvf does
/// not. Neither counts a chord that ends there.
#[test]
fn a_press_that_ends_off_the_board_is_a_wasted_click_but_for_a_chord() {
    let table = [
        ("the left button", "0 L 0,1\n9 L' -", (1, 0, 0, 0)),
        ("the left button, from outside", "0 L -\n9 L' -", (1, 0, 0, 0)),
        ("the right button, whose press marks", "0 R 0,0\n9 R' -", (0, 1, 0, 1)),
        ("the right button, from outside", "0 R -\n9 R' -", (0, 1, 0, 0)),
        ("both buttons", "0 L 0,1\n1 R 0,1\n2 L' -\n3 R' -", (0, 0, 0, 0)),
        ("the middle button", "0 M 0,1\n9 M' -", (0, 0, 0, 0)),
    ];
    for (case, moves, expected) in table {
        let tally = played(BOARD, moves).tally();
        assert_eq!(clicks(tally), expected, "{case}");
        assert_eq!(tally.wasted(), tally.clicks() - tally.effective, "{case}");
    }
}

#[test]
fn flags_counts_the_flags_on_the_board() {
    let flags = |moves| played(BOARD, moves).tally().flags;
    assert_eq!(flags("0 R 0,0\n1 R' 0,0\n2 R 2,0\n3 R' 2,0"), 2);
    assert_eq!(flags("0 R 0,0\n1 R' 0,0\n2 R 0,0\n3 R' 0,0"), 0, "a question mark is none");
    let won = played(
        "*.. ...",
        "0 R 0,1\n1 R' 0,1\n2 R 0,1\n3 R' 0,1\n4 L 0,2\n5 L' 0,2\n6 L 1,0\n7 L' 1,0\n8 L 0,1\n9 L' 0,1",
    );
    assert!(won.game().phase().is_over());
    assert_eq!(won.tally().flags, 0, "those of the win are not the player's");
}

#[test]
fn time_runs_from_the_first_opening_to_the_last_release() {
    let time = |moves| played(BOARD, moves).tally().time;
    assert_eq!(time("0 R 0,0\n500 R' 0,0"), None, "nothing was opened");
    assert_eq!(time("0 L 0,1\n1000 L' 0,1"), Some(0));
    assert_eq!(time("0 L 0,1\n1000 L' 0,1\n1400 R 0,0\n1700 R' 0,0"), Some(700));
    assert_eq!(time("0 L 0,1\n1000 L' 0,1\n1400 R 0,0"), Some(0), "a press is no release");
    assert_eq!(
        time("0 L 0,1\n1000 L' 0,1\n1500 L 0,0\n1600 L' 0,0\n9000 R 0,3\n9100 R' 0,3"),
        Some(600),
        "the end is the end"
    );
}

#[test]
fn the_path_is_measured_in_cells() {
    let path = |moves| played(BOARD, moves).tally().path;
    assert_eq!(path("0 L 0,0\n0 L' 0,4"), 4.0);
    assert_eq!(path("0 R 0,0\n0 R' 0,0\n1 L 1,1\n1 L' 2,1"), 2.0_f64.sqrt() + 1.0);
    assert_eq!(path("0 R 0,0\n0 R' -\n1 R 0,4\n1 R' 0,4"), 0.0, "nobody knows where it was");
}

#[test]
fn boards_have_3bv_openings_and_islands() {
    let worth = |picture| {
        let field = drawn(picture);
        BoardMetrics::of(&field, &Regions::of(&field))
    };
    let table = [
        ("a single cell", ".", (1, 1, 0)),
        ("no mines", "..... .....", (1, 1, 0)),
        ("a mine in the middle", "... .*. ...", (8, 0, 1)),
        ("two openings", "..*.. ..*.. ..*..", (2, 2, 0)),
        ("two openings with a number in both", "*.... ..... ..*..", (2, 2, 0)),
        ("zeros that touch at a corner", "...* .... .... *...", (1, 1, 0)),
        ("two islands beside an opening", "..... *.... .....", (3, 1, 2)),
        ("an island apart from the opening", "...*. ...*. ...*.", (4, 1, 1)),
        ("two islands", "*.*.* ***** *.*.*", (4, 0, 4)),
    ];
    for (case, picture, expected) in table {
        let worth = worth(picture);
        assert_eq!((worth.bbbv, worth.openings, worth.islands), expected, "{case}");
    }
}

#[test]
fn solved_3bv_counts_whole_openings_with_their_borders() {
    let solved = |moves| {
        let stage = played("*..... ...... *.....", moves);
        let regions = Regions::of(stage.game().field().expect("laid"));
        let worth = BoardMetrics::of(stage.game().field().expect("laid"), &regions);
        Counters::of_known_board(stage.game(), stage.tally(), worth, &regions).bbbv_solved
    };
    assert_eq!(solved("0 L 0,1\n1 L' 0,1"), 0, "one cell of a border");
    assert_eq!(solved("0 L 1,0\n1 L' 1,0"), 1, "a cell in no opening");
    assert_eq!(solved("0 L 0,4\n1 L' 0,4"), 1, "an opening");
    assert_eq!(solved("0 R 0,1\n0 R' 0,1\n0 L 0,4\n1 L' 0,4"), 0, "but for a flag on its border");
}

#[test]
fn ratios_are_defined_only_with_a_divisor() {
    let won = played(
        "*... ....",
        "0 L 0,3\n1000 L' 0,3\n1500 M 0,1\n1600 M' 0,1\n2400 L 1,0\n3000 L' 1,0",
    );
    let counters = Counters::of(won.game(), won.tally()).expect("it is over");
    assert_eq!(counters.result, GameResult::Won);
    assert_eq!((counters.bbbv_solved, counters.tally.time), (2, Some(2_000)));
    assert_eq!(counters.bbbv_per_second(), Some(1.0));
    assert_eq!(counters.ioe(), Some(2.0 / 3.0));
    assert_eq!(counters.correctness(), Some(2.0 / 3.0));
    assert_eq!(counters.throughput(), Some(1.0));
    assert_eq!(counters.rqp(), Some(2.0));

    let lost = played("*... ....", "0 L 0,0\n1 L' 0,0");
    let counters = Counters::of(lost.game(), lost.tally()).expect("it is over");
    assert_eq!(counters.result, GameResult::Lost);
    assert_eq!(counters.tally.time, Some(0));
    assert_eq!((counters.bbbv_per_second(), counters.rqp()), (None, None));
    assert_eq!(counters.ioe(), Some(0.0));

    let idle = Counters { tally: Tally::default(), ..counters };
    assert_eq!((idle.ioe(), idle.correctness(), idle.throughput()), (None, None, None));
}

#[test]
fn counters_about_hidden_mines_are_shown_only_at_the_end() {
    let stage = played(BOARD, "0 L 0,1\n1000 L' 0,1");
    assert_eq!(Counters::of(stage.game(), stage.tally()), None);
    assert_eq!(stage.tally().left, 1, "the clicks are");
}

#[test]
fn a_flag_that_was_taken_back_is_remembered() {
    let marks = |moves| {
        let tally = played("*. ..", moves).tally();
        (tally.flags, tally.has_flagged)
    };
    assert_eq!(marks("100 L 1,1\n 150 L' 1,1"), (0, false));
    assert_eq!(marks("100 R 0,0\n 150 R' 0,0"), (1, true));
    let taken_back = "100 R 0,0\n 150 R' 0,0\n 200 R 0,0\n 250 R' 0,0";
    assert_eq!(marks(taken_back), (0, true));
}
