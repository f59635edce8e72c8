//! Openings, compared with a plain flood fill.

use crate::common::board;
use crate::common::prelude::*;
use proptest::prelude::*;
use std::collections::HashSet;

/// Rules with which nothing but the flood changes a cell.
const RULES: Rules = Rules { flags_on_win: false, ..Rules::WINDOWS_7 };

fn open(game: &mut Game, pos: Pos) -> Vec<Pos> {
    game.apply(Action::Open(pos), Moment(0)).changed
}

#[test]
fn opening_a_number_opens_nothing_else() {
    let mut game = board::game("*.. ... ...", RULES);
    assert_eq!(open(&mut game, at(1, 1)), [at(1, 1)]);
    assert_eq!(game.open_cells(), 1);
}

#[test]
fn the_largest_board_without_mines_opens_in_one_step() {
    let level = Level::with_dimensions(256, 256, 0).unwrap();
    let mut game = Game::with_board(level, RULES, Minefield::new(level.size(), []), Moment(0));
    assert_eq!(open(&mut game, at(200, 3)).len(), 65_536);
}

#[test]
fn a_flag_stops_the_flood() {
    let mut game = board::game(".....", RULES);
    game.apply(Action::Mark(at(0, 2)), Moment(0));
    assert_eq!(open(&mut game, at(0, 0)), [at(0, 0), at(0, 1)]);
    assert_eq!(game.cell(at(0, 2)), VisibleCell::Flag);
}

/// The flood fill, cell by cell.
fn plain_flood(field: &Minefield, game: &Game, start: Pos) -> HashSet<Pos> {
    let (mut seen, mut todo) = (HashSet::new(), vec![start]);
    while let Some(pos) = todo.pop() {
        if game.cell(pos) != VisibleCell::Flag && seen.insert(pos) && field.number(pos) == Some(0) {
            todo.extend(field.size().neighbours(pos));
        }
    }
    seen
}

proptest! {
    #[test]
    fn a_flood_opens_exactly_what_the_rules_say(
        rows in 1_usize..16,
        cols in 1_usize..16,
        mines in proptest::collection::vec(0_usize..256, 0..30),
        flags in proptest::collection::vec(0_usize..256, 0..20),
        start in 0_usize..256,
    ) {
        let size = BoardSize::new(rows, cols).expect("within the limits");
        let field = Minefield::new(size, mines);
        let start = size.pos(start % size.cells());
        prop_assume!(!field.is_mine(start));
        let level = Level::with_dimensions(rows, cols, field.mines() as usize).expect("a level");
        let mut game = Game::with_board(level, RULES, field.clone(), Moment(0));
        for flag in flags {
            let pos = size.pos(flag % size.cells());
            if pos != start && game.cell(pos) == VisibleCell::Covered {
                game.apply(Action::Mark(pos), Moment(0));
            }
        }
        let expected = plain_flood(&field, &game, start);
        let opened = open(&mut game, start);
        prop_assert_eq!(opened.len(), expected.len(), "no cell is opened twice");
        prop_assert_eq!(opened.into_iter().collect::<HashSet<_>>(), expected);
    }
}
