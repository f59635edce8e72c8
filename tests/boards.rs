//! Boards: sizes, levels, mines and numbers, the placement of mines, and the clock of a game.

use crate::common::prelude::*;
use proptest::prelude::*;
use sapper::game::level::LevelError;
use sapper::game::rules::FirstOpening;
use sapper::game::{BoardGenerator, Choice, Clock, CustomBoard, SizeError};

fn size_of(rows: usize, cols: usize) -> BoardSize {
    BoardSize::new(rows, cols).unwrap()
}

// Sizes and levels

#[test]
fn boards_have_1_to_the_maximum_of_rows_and_columns() {
    assert!(BoardSize::new(1, 1).is_ok());
    assert!(BoardSize::new(4096, 4096).is_ok());
    assert_eq!(BoardSize::new(0, 5), Err(SizeError::Rows { given: 0, max: 4096 }));
    assert_eq!(BoardSize::within(5, 257, 256), Err(SizeError::Cols { given: 257, max: 256 }));
}

#[test]
fn a_corner_has_three_neighbours_a_border_five_the_inside_eight() {
    let size = size_of(9, 9);
    let count = |row, col| size.neighbours(Pos::new(row, col)).count();
    assert_eq!((count(0, 0), count(0, 4), count(4, 4)), (3, 5, 8));
    assert_eq!(size_of(1, 1).neighbours(Pos::new(0, 0)).count(), 0);
}

#[test]
fn index_and_pos_are_inverse() {
    let size = size_of(3, 7);
    for (index, pos) in size.positions().enumerate() {
        assert_eq!(size.index(pos), index);
        assert_eq!(size.pos(index), pos);
    }
}

#[test]
fn a_custom_board_with_the_size_of_a_named_level_is_that_level() {
    assert_eq!(Level::with_dimensions(9, 9, 10), Ok(Level::Beginner));
    assert_eq!(Level::with_dimensions(16, 30, 99), Ok(Level::Expert));
    assert!(matches!(Level::with_dimensions(16, 30, 98), Ok(Level::Custom(_))));
}

#[test]
fn one_cell_stays_free() {
    assert!(CustomBoard::new(1, 1, 0).is_ok());
    assert!(CustomBoard::new(256, 256, 65_535).is_ok());
    assert_eq!(
        CustomBoard::new(18, 32, 576),
        Err(LevelError::Mines { rows: 18, cols: 32, given: 576, max: 575 })
    );
    assert!(CustomBoard::new(257, 1, 0).is_err());
}

#[test]
fn every_level_is_found_by_its_key() {
    for &level in LevelKind::ALL {
        assert_eq!(LevelKind::from_key(level.key()), Some(level));
        assert_eq!(level.level().map_or(LevelKind::Custom, LevelKind::of), level);
    }
    assert_eq!(LevelKind::from_key("easy"), None);
}

// Mines

#[test]
fn a_mine_raises_each_of_its_neighbours_by_one() {
    let field = Minefield::new(size_of(3, 3), [0, 8]);
    let numbers: Vec<_> = field.size().positions().map(|pos| field.number(pos)).collect();
    let (m, one, two) = (None, Some(1), Some(2));
    assert_eq!(
        numbers,
        [m, one, Some(0), one, two, one, Some(0), one, m],
        "the middle touches both mines"
    );
}

proptest! {
    #[test]
    fn every_number_counts_the_mines_around_it(
        rows in 1_usize..12,
        cols in 1_usize..12,
        places in proptest::collection::vec(0_usize..144, 0..60),
    ) {
        let size = BoardSize::new(rows, cols).unwrap();
        let field = Minefield::new(size, places);
        prop_assert_eq!(field.mine_positions().count(), field.mines() as usize);
        for pos in size.positions().filter(|&pos| !field.is_mine(pos)) {
            let around = size.neighbours(pos).filter(|&near| field.is_mine(near)).count();
            prop_assert_eq!(field.number(pos), Some(around as u8));
        }
    }
}

fn sized() -> impl Strategy<Value = (BoardSize, u32, Pos)> {
    (1_usize..=20, 1_usize..=20)
        .prop_flat_map(|(rows, cols)| {
            let size = BoardSize::new(rows, cols).unwrap();
            (Just(size), 0..size.cells() as u32, 0..size.rows(), 0..size.cols())
        })
        .prop_map(|(size, mines, row, col)| (size, mines, Pos::new(row, col)))
}

proptest! {
    #[test]
    fn the_number_of_mines_is_exact((size, mines, first) in sized(), seed: u64) {
        let field = BoardGenerator::new(seed).place_mines(size, mines, Some((first, FirstOpening::FreeBlock)));
        prop_assert_eq!(field.mines(), mines);
        prop_assert!(!field.is_mine(first), "the first cell is never a mine");
        let room = size.cells() - size.block(first).count();
        if mines as usize <= room {
            prop_assert_eq!(field.number(first), Some(0), "there was room for an opening");
        }
    }

    #[test]
    fn the_same_seed_lays_the_same_board((size, mines, first) in sized(), seed: u64) {
        let lay = || BoardGenerator::new(seed).place_mines(size, mines, Some((first, FirstOpening::Safe)));
        prop_assert_eq!(lay(), lay());
    }
}

#[test]
fn a_full_board_leaves_only_the_first_cell_free() {
    let size = size_of(9, 9);
    let first = Pos::new(4, 4);
    let field =
        BoardGenerator::new(1).place_mines(size, 80, Some((first, FirstOpening::FreeBlock)));
    assert!(size.positions().all(|pos| field.is_mine(pos) != (pos == first)));
}

#[test]
fn without_room_for_a_free_block_the_neighbours_are_as_likely_as_any_cell() {
    let size = size_of(4, 4);
    let first = Pos::new(1, 1);
    let mut dealer = BoardGenerator::new(7);
    let mut mined = [0_u32; 16];
    for _ in 0..15_000 {
        let field = dealer.place_mines(size, 10, Some((first, FirstOpening::FreeBlock)));
        for pos in field.mine_positions() {
            mined[size.index(pos)] += 1;
        }
    }
    assert_eq!(mined[size.index(first)], 0);
    for (index, &count) in mined.iter().enumerate() {
        if index != size.index(first) {
            // 15,000 × 10/15 = 10,000 with a standard deviation of 58.
            assert!(count.abs_diff(10_000) < 350, "cell {index}: {count}");
        }
    }
}

#[test]
fn every_layout_is_as_likely_as_any_other() {
    let size = size_of(2, 3);
    let mut dealer = BoardGenerator::new(3);
    let mut seen = std::collections::HashMap::new();
    for _ in 0..15_000 {
        let field = dealer.place_mines(size, 2, None);
        let layout: Vec<_> = field.mine_positions().collect();
        *seen.entry(layout).or_insert(0_u32) += 1;
    }
    assert_eq!(seen.len(), 15, "two of six cells: fifteen layouts");
    // 1,000 each with a standard deviation of 31.
    assert!(seen.values().all(|count| count.abs_diff(1_000) < 200));
}

#[test]
fn scattered_boards_have_a_mine_in_one_of_five_cells() {
    let mut dealer = BoardGenerator::new(5);
    let size = size_of(18, 18);
    let mines: u32 = (0..300).map(|_| dealer.scatter(size, None).mines()).sum();
    // 97,200 cells: 19,440 mines with a standard deviation of 125.
    assert!(mines.abs_diff(19_440) < 750, "{mines}");
}

// The clock

#[test]
fn paused_time_does_not_count() {
    let mut clock = Clock::default();
    assert_eq!(clock.elapsed(Moment(500)), 0);
    clock.start(Moment(1_000));
    clock.stop(Moment(1_250));
    assert_eq!(clock.elapsed(Moment(9_000)), 250);
    clock.start(Moment(10_000));
    assert_eq!(clock.elapsed(Moment(10_001)), 251);
}

#[test]
fn starting_twice_changes_nothing() {
    let mut clock = Clock::default();
    clock.start(Moment(10));
    clock.start(Moment(90));
    assert_eq!(clock.elapsed(Moment(100)), 90);
}

#[test]
fn a_clock_that_was_never_started_cannot_be_stopped() {
    let mut clock = Clock::default();
    clock.stop(Moment(10));
    assert_eq!(clock, Clock::NotStarted);
}

#[test]
fn the_clock_does_not_stop_at_999_seconds() {
    let mut clock = Clock::default();
    clock.start(Moment(0));
    assert_eq!(clock.elapsed(Moment(5_000_000)), 5_000_000);
}
