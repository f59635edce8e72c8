//! The player of 2010: its scores and choices, compared with calculations by hand, and its walk.
//!
//! A cell beside the numbers k = 1..n scores
//! 1 − ∏ (1 − (number_k − mines_k) ÷ (empty_k − mines_k − safe_k)), and 0 beside a number that has
//! all of its mines; a cell beside no number scores (mines − found) ÷ (cells beside no number).
//! Rows and columns count from 0 here.

use crate::common::prelude::*;
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use sapper::solver::PlayerView;
use sapper::solver::heuristic::{CursorStep, CursorWalk, HeuristicScores};
use std::collections::BTreeSet;

/// No score: the cell is open.
const OPEN: f64 = -1.0;

fn at(row: u16, col: u16) -> Pos {
    Pos::new(row, col)
}

/// Holds the scores of a position against a table, row by row.
#[track_caller]
fn scored<const COLS: usize>(position: &str, table: &[[f64; COLS]]) -> HeuristicScores {
    let view: PlayerView = position.parse().unwrap();
    let scores = HeuristicScores::of(&view);
    for pos in view.size().positions() {
        let expected = table[usize::from(pos.row)][usize::from(pos.col)];
        let found = scores.mine_chance(pos).unwrap_or(OPEN);
        assert!(
            (found - expected).abs() < 1e-12,
            "{pos:?} scores {found}, by hand it is {expected}"
        );
    }
    scores
}

/// Every cell that is chosen from this cursor, for any random choice.
fn choices(scores: &HeuristicScores, cursor: Pos) -> BTreeSet<Pos> {
    (0..200)
        .map(|seed| {
            let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
            scores.choose(cursor, &mut random).unwrap()
        })
        .collect()
}

#[test]
fn on_a_new_board_every_cell_has_equal_odds() {
    // No number, no mine found: (10 − 0) ÷ 81 for each of the 81 cells.
    let view = PlayerView::new(Level::Beginner.size(), 10).unwrap();
    let scores = HeuristicScores::of(&view);
    for pos in view.size().positions() {
        assert_eq!(scores.mine_chance(pos), Some(10.0 / 81.0));
    }
    assert!(choices(&scores, at(0, 0)).len() > 50, "chance decides");
}

#[test]
fn the_odds_of_two_numbers_are_combined() {
    // Around the 1 lie 7 covered cells, around the 2 as well.
    //   beside the 1 alone: 1 − (1 − 1/7)           = 1/7
    //   beside both:        1 − (1 − 1/7) (1 − 2/7) = 1 − 30/49 = 19/49
    //   beside the 2 alone: 1 − (1 − 2/7)           = 2/7
    let (one, both, two) = (1.0 / 7.0, 19.0 / 49.0, 2.0 / 7.0);
    let scores = scored(
        "mines 3
         ....
         .12.
         ....",
        &[[one, both, both, two], [one, OPEN, OPEN, two], [one, both, both, two]],
    );
    // The lowest is 1/7, above 0: any of its three cells, wherever the cursor is.
    let left = BTreeSet::from([at(0, 0), at(1, 0), at(2, 0)]);
    assert_eq!(choices(&scores, at(2, 3)), left);
}

#[test]
fn a_found_mine_frees_the_other_cells_of_its_numbers() {
    // First pass: the lower left 1 has one covered neighbour, (0, 0): a mine, found = 1.
    // Second pass: the other 1s have that mine, 1 − 1 = 0 is left: (0, 2) and (1, 2) score 0.
    // Third pass: the four cells on the right are beside no number: (2 − 1) ÷ 4.
    let rest = 1.0 / 4.0;
    let scores = scored(
        "mines 2
         .1...
         11...",
        &[[1.0, OPEN, 0.0, rest, rest], [OPEN, OPEN, 0.0, rest, rest]],
    );
    // At 0 the nearest counts, in steps: from (0, 4) it is 2 to (0, 2) and 3 to (1, 2).
    assert_eq!(choices(&scores, at(0, 4)), BTreeSet::from([at(0, 2)]));
    assert_eq!(choices(&scores, at(1, 4)), BTreeSet::from([at(1, 2)]));
}

#[test]
fn known_mines_are_subtracted_from_number_and_neighbours() {
    // First pass: (0, 0) is a mine, because the lower left 1 has no other covered neighbour.
    // (0, 2) and (1, 2) are beside both 2s, each with 3 covered cells, one of them that mine:
    //   1 − (1 − (2 − 1)/(3 − 1)) (1 − (2 − 1)/(3 − 1)) = 1 − 1/4 = 3/4
    // The four cells on the right: (3 − 1) ÷ 4 = 1/2.
    let (beside, rest) = (3.0 / 4.0, 1.0 / 2.0);
    let scores = scored(
        "mines 3
         .2...
         12...",
        &[[1.0, OPEN, beside, rest, rest], [OPEN, OPEN, beside, rest, rest]],
    );
    let right = BTreeSet::from([at(0, 3), at(0, 4), at(1, 3), at(1, 4)]);
    assert_eq!(choices(&scores, at(0, 0)), right);
}

#[test]
fn known_free_cells_are_subtracted_from_the_neighbours() {
    // (0, 0) is a mine and (0, 2), (1, 2) are free, as two tests above.
    // Around the 2 lie 5 covered cells, two of them free: (2 − 0) ÷ (5 − 0 − 2) = 2/3.
    // The six cells on the right: (3 − 1) ÷ 6 = 1/3.
    let (beside, rest) = (2.0 / 3.0, 1.0 / 3.0);
    let scores = scored(
        "mines 3
         .1......
         11.2....",
        &[
            [1.0, OPEN, 0.0, beside, beside, rest, rest, rest],
            [OPEN, OPEN, 0.0, OPEN, beside, rest, rest, rest],
        ],
    );
    // (0, 2) and (1, 2) are 3 steps from (0, 5) and (1, 5).
    assert_eq!(choices(&scores, at(0, 5)), BTreeSet::from([at(0, 2)]));
    assert_eq!(choices(&scores, at(1, 5)), BTreeSet::from([at(1, 2)]));
}

#[test]
fn later_findings_count_for_earlier_cells_too() {
    // The same board in a mirror. When (0, 3) is scored first, (0, 5) and (1, 5) are not known to
    // be free yet: 2/5. The last time over the board they are: 2 ÷ (5 − 0 − 2) = 2/3.
    let (beside, rest) = (2.0 / 3.0, 1.0 / 3.0);
    scored(
        "mines 3
         ......1.
         ....2.11",
        &[
            [rest, rest, rest, beside, beside, 0.0, OPEN, 1.0],
            [rest, rest, rest, beside, OPEN, 0.0, OPEN, OPEN],
        ],
    );
}

#[test]
fn the_product_of_many_numbers_can_be_far_from_the_truth() {
    // First pass: the lower right 1 has one covered neighbour, (1, 2): a mine.
    // What the numbers ask of their other cells, (number − mines) ÷ (empty − mines):
    //   3 at (0, 1): (3 − 1)/(4 − 1) = 2/3      1 at (1, 0): 1/3
    //   2 at (1, 3): (2 − 1)/(3 − 1) = 1/2      1 at (2, 0): 1/2
    //   2 at (2, 2): (2 − 1)/(3 − 1) = 1/2
    // The cells:
    //   (0, 0): the 3 and the 1 below it: 1 − (1/3)(2/3)           = 7/9
    //   (0, 2): the 3 and the 2 at (1, 3): 1 − (1/3)(1/2)          = 5/6
    //   (0, 3): the 2 at (1, 3):           1 − 1/2                 = 1/2
    //   (1, 1): the 3, both 1s, the 2:     1 − (1/3)(2/3)(1/2)(1/2) = 17/18
    //   (2, 1): both 1s, the 2:            1 − (2/3)(1/2)(1/2)     = 5/6
    // Only one layout fits: (0, 0), at 7/9, is free for certain.
    let scores = scored(
        "mines 3
         .3..
         1..2
         1.21",
        &[
            [7.0 / 9.0, OPEN, 5.0 / 6.0, 1.0 / 2.0],
            [OPEN, 17.0 / 18.0, 1.0, OPEN],
            [OPEN, 5.0 / 6.0, OPEN, OPEN],
        ],
    );
    assert_eq!(choices(&scores, at(2, 1)), BTreeSet::from([at(0, 3)]));
}

#[test]
fn ties_between_free_cells_go_to_reading_order() {
    // (0, 0) and (0, 4) are mines, as above; (0, 2) and (1, 2) are beside numbers that have them.
    let scores = scored(
        "mines 2
         .1.1.
         11.11",
        &[[1.0, OPEN, 0.0, OPEN, 1.0], [OPEN, OPEN, 0.0, OPEN, OPEN]],
    );
    // From (0, 1) it is 1 step to (0, 2), from (1, 1) 1 step to (1, 2).
    assert_eq!(choices(&scores, at(0, 1)), BTreeSet::from([at(0, 2)]));
    assert_eq!(choices(&scores, at(1, 1)), BTreeSet::from([at(1, 2)]));
    // A row of cells around a 0 that a flag kept covered: both are 1 step away.
    let scores = scored("mines 0\n.0.", &[[0.0, OPEN, 0.0]]);
    assert_eq!(choices(&scores, at(0, 1)), BTreeSet::from([at(0, 0)]));
}

fn chances(position: &str, cells: &[Pos]) -> Vec<Option<f64>> {
    let scores = HeuristicScores::of(&position.parse().unwrap());
    cells.iter().map(|&cell| scores.mine_chance(cell)).collect()
}

#[test]
fn the_odds_of_all_numbers_around_a_cell_are_combined() {
    let found = chances("mines 2\n.1.1.", &[at(0, 0), at(0, 2)]);
    assert_eq!(found, [Some(1.0 - 1.0 / 2.0), Some(1.0 - 1.0 / 4.0)]);
}

#[test]
fn known_mines_are_subtracted_from_the_numbers() {
    let found = chances("mines 2\n.1.2.", &[at(0, 0), at(0, 2)]);
    assert_eq!(found, [Some(0.0), Some(1.0)]);
}

#[test]
fn cells_beside_no_number_share_the_rest_of_the_mines() {
    let found = chances("mines 4\n1....\n.....", &[at(0, 1), at(0, 4)]);
    assert_eq!(found, [Some(1.0 - (1.0 - 1.0 / 3.0)), Some(4.0 / 6.0)]);
}

#[test]
fn a_satisfied_number_frees_its_cells_and_the_nearest_opens() {
    let position = "mines 2\n.1....\n11....\n00....";
    let found = chances(position, &[at(0, 0), at(0, 2), at(0, 1)]);
    assert_eq!(found, [Some(1.0), Some(0.0), None]);
    let scores = HeuristicScores::of(&position.parse().unwrap());
    assert_eq!(choices(&scores, at(2, 4)), BTreeSet::from([at(2, 2)]));
    assert_eq!(choices(&scores, at(0, 4)), BTreeSet::from([at(0, 2)]));
}

#[test]
fn without_a_covered_cell_nothing_is_chosen() {
    let scores = scored("mines 0\n00", &[[OPEN, OPEN]]);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    assert_eq!(scores.choose(at(0, 0), &mut random), None);
}

#[test]
fn the_cursor_moves_along_rows_then_columns_and_opens() {
    let steps = |from, to| CursorWalk::new(from, to).collect::<Vec<_>>();
    assert_eq!(
        steps(at(0, 0), at(2, 3)),
        [
            CursorStep::Down,
            CursorStep::Down,
            CursorStep::Right,
            CursorStep::Right,
            CursorStep::Right,
            CursorStep::Open
        ]
    );
    assert_eq!(
        steps(at(1, 2), at(0, 0)),
        [CursorStep::Up, CursorStep::Left, CursorStep::Left, CursorStep::Open]
    );
    assert_eq!(steps(at(4, 4), at(4, 4)), [CursorStep::Open], "already there");
}

proptest! {
    #[test]
    fn the_cursor_takes_the_shortest_way_and_opens_once(
        from in (0_u16..99, 0_u16..99),
        to in (0_u16..99, 0_u16..99),
    ) {
        let (from, to) = (at(from.0, from.1), at(to.0, to.1));
        let mut walk = CursorWalk::new(from, to);
        let mut before = from;
        let mut steps = Vec::new();
        while let Some(step) = walk.next() {
            let now = walk.cursor;
            let moved = now.row.abs_diff(before.row) + now.col.abs_diff(before.col);
            prop_assert_eq!(moved, u16::from(step != CursorStep::Open), "one cell at a time");
            before = now;
            steps.push(step);
        }
        let way = from.row.abs_diff(to.row) + from.col.abs_diff(to.col);
        prop_assert_eq!(steps.len(), usize::from(way) + 1);
        prop_assert_eq!((steps.last(), walk.cursor), (Some(&CursorStep::Open), to));
        prop_assert_eq!(walk.next(), None);
    }
}

#[test]
fn it_sees_only_what_the_player_sees() {
    let mut game = Game::new(Level::Beginner, Rules::WINDOWS_7, 3, Moment(0));
    assert_eq!(PlayerView::of(&game), PlayerView::new(Level::Beginner.size(), 10).unwrap());
    game.apply(Action::Open(at(4, 4)), Moment(0));
    let before = PlayerView::of(&game);
    let covered = before
        .size()
        .positions()
        .find(|&pos| before.cell(pos) == sapper::solver::ViewCell::Covered);
    game.apply(Action::Mark(covered.unwrap()), Moment(0));
    assert_eq!(PlayerView::of(&game), before, "a flag says nothing");
    assert!(before.covered_count() < 81);
}
