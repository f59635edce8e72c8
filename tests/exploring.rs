//! Reading the board by keys: what is around a cell, what a row holds, where it goes on.

use crate::common::board::{at, game};
use sapper::game::survey::{self, Direction, Line, Place, Surroundings};
use sapper::game::{Action, Game, Moment, Pos, Rules, VisibleCell};
use std::iter;

/// A board of four rows and five columns, after one click and one flag. `x` is covered, `F` a flag:
/// ```text
/// x1...
/// x211.
/// xxF1.
/// xxx1.
/// ```
fn explored() -> Game {
    let mut game = game("*.... ..... ..*.. .....", Rules::WINDOWS_7);
    game.apply(Action::Open(at(0, 4)), Moment(0));
    game.apply(Action::Mark(at(2, 2)), Moment(0));
    game
}

// What can be known of a board

#[test]
fn the_neighbours_of_a_cell_go_clockwise_and_end_at_an_edge() {
    use Direction::{Above, AboveLeft, AboveRight, Below, BelowLeft, BelowRight, Left, Right};
    use VisibleCell::{Covered, Flag, Open};
    let all = [
        (AboveLeft, Covered),
        (Above, Open(1)),
        (AboveRight, Open(0)),
        (Right, Open(1)),
        (BelowRight, Flag),
        (Below, Covered),
        (BelowLeft, Covered),
        (Left, Covered),
    ];
    assert_eq!(survey::neighbours(&explored(), at(1, 1)), all);
    let corner = [(Below, Open(0)), (BelowLeft, Open(1)), (Left, Open(0))];
    assert_eq!(survey::neighbours(&explored(), at(0, 4)), corner);
}

#[test]
fn what_is_left_around_a_number_is_flags_and_covered_cells() {
    let around = |row, col| survey::surroundings(&explored(), at(row, col));
    assert_eq!(around(1, 1), Surroundings { flags: 1, covered: 4 });
    assert_eq!(around(0, 3), Surroundings::default());
}

#[test]
fn a_line_is_read_in_runs_of_what_is_the_same() {
    let runs = |line| {
        let runs = survey::runs(&explored(), line).into_iter();
        runs.map(|run| (run.content, run.first, run.last)).collect::<Vec<_>>()
    };
    use VisibleCell::{Covered, Flag, Open};
    let row = [
        (Covered, at(2, 0), at(2, 1)),
        (Flag, at(2, 2), at(2, 2)),
        (Open(1), at(2, 3), at(2, 3)),
        (Open(0), at(2, 4), at(2, 4)),
    ];
    assert_eq!(runs(Line::Row(2)), row);
    assert_eq!(runs(Line::Column(0)), [(Covered, at(0, 0), at(3, 0))]);
}

/// All such places, beginning with the one after the last cell.
fn places(game: &Game, place: Place, is_back: bool) -> Vec<Pos> {
    let next = |pos: &Pos| survey::next(game, *pos, place, is_back);
    let first = next(&at(3, 4));
    iter::successors(first, next)
        .take_while({
            let mut seen = Vec::new();
            move |pos| {
                let is_new = !seen.contains(pos);
                seen.push(*pos);
                is_new
            }
        })
        .collect()
}

#[test]
fn the_next_covered_cell_is_beside_a_number_and_the_board_has_no_end() {
    let expected = [at(0, 0), at(1, 0), at(2, 0), at(2, 1), at(3, 2)];
    assert_eq!(places(&explored(), Place::BesideNumber, false), expected);
    let mut back = places(&explored(), Place::BesideNumber, true);
    back.reverse();
    assert_eq!(back, expected);
}

#[test]
fn the_next_number_is_one_with_another_count_of_flags() {
    let mut game = explored();
    assert_eq!(places(&game, Place::OpenNumber, false), [at(0, 1), at(1, 1)]);
    assert_eq!(places(&game, Place::OpenNumber, true), [at(1, 1), at(0, 1)]);
    game.apply(Action::Mark(at(0, 0)), Moment(0));
    assert_eq!(places(&game, Place::OpenNumber, false), []);
    // One flag too many counts as well.
    game.apply(Action::Mark(at(3, 2)), Moment(0));
    assert_eq!(places(&game, Place::OpenNumber, false), [at(2, 3), at(3, 3)]);
}

#[test]
fn the_place_where_the_cursor_is_is_not_the_next_one() {
    let mut game = explored();
    for pos in [at(0, 0), at(1, 0), at(2, 0), at(2, 1)] {
        game.apply(Action::Mark(pos), Moment(0));
    }
    assert_eq!(survey::next(&game, at(0, 0), Place::BesideNumber, false), Some(at(3, 2)));
    assert_eq!(survey::next(&game, at(3, 2), Place::BesideNumber, false), None);
}

#[test]
fn the_share_that_is_open_leaves_out_the_mines() {
    assert_eq!(survey::share_open(&explored()), Some(66), "12 of 18 cells");
}
