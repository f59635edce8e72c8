//! No-guess boards: every one can be solved from its first click, and all are equally likely.

use crate::common::board::{field, needs_no_guess};
use crate::common::prelude::*;
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use sapper::game::rules::FirstOpening;
use sapper::solver::no_guess::fifty_fifty::FiftyFiftyDetector;
use sapper::solver::no_guess::trial_game::TrialGame;
use sapper::solver::no_guess::{NoGuessBoard, NoGuessError, NoGuessSearch};
use sapper::solver::{PlayerView, ViewCell};
use std::collections::HashMap;

fn random() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(7)
}

/// Whether each cell is a mine, row by row.
fn mines_of(board: &NoGuessBoard) -> Vec<bool> {
    let field = &board.field;
    field.size().positions().map(|pos| field.is_mine(pos)).collect()
}

#[test]
fn every_board_can_be_played_without_a_guess() {
    for (rows, cols, mines, count) in
        [(9, 9, 10, 60), (16, 16, 40, 40), (16, 30, 99, 30), (1, 9, 2, 10), (9, 9, 80, 3)]
    {
        let size = BoardSize::new(rows, cols).unwrap();
        let first = Pos::new(3.min(size.rows() - 1), 3);
        let mut maker = NoGuessSearch::new(size, mines, first, FirstOpening::FreeBlock).unwrap();
        let mut random = random();
        for _ in 0..count {
            let board = maker.generate(&mut random, |_| true).unwrap();
            assert!(board.uniform);
            assert_eq!(board.field.mines() as usize, mines);
            assert!(needs_no_guess(&board.field, first));
        }
    }
}

#[test]
fn the_first_click_is_a_zero() {
    let size = BoardSize::new(9, 9).unwrap();
    let first = Pos::new(0, 4);
    let board = NoGuessSearch::new(size, 10, first, FirstOpening::FreeBlock)
        .unwrap()
        .generate(&mut random(), |_| true)
        .unwrap();
    assert!(size.block(first).all(|pos| !board.field.is_mine(pos)));
}

#[test]
fn all_boards_that_need_no_guess_are_equally_likely() {
    let size = BoardSize::new(3, 6).unwrap();
    let first = Pos::new(1, 0);
    let mut maker = NoGuessSearch::new(size, 3, first, FirstOpening::FreeBlock).unwrap();
    let mut random = random();
    let mut seen: HashMap<Vec<bool>, u32> = HashMap::new();
    let draws = 60_000;
    for _ in 0..draws {
        let board = maker.generate(&mut random, |_| true).unwrap();
        *seen.entry(mines_of(&board)).or_default() += 1;
    }
    // All boards with the mines in the twelve cells to the right.
    let cells: Vec<usize> = (0..18).filter(|index| index % 6 >= 2).collect();
    let all = (0u32..1 << 12).filter(|bits| bits.count_ones() == 3).filter(|bits| {
        let mines = cells.iter().enumerate().filter(|(bit, _)| bits >> bit & 1 == 1);
        needs_no_guess(&Minefield::new(size, mines.map(|(_, &cell)| cell)), first)
    });
    let all = all.count();
    assert_eq!(seen.len(), all);
    let mean = f64::from(draws) / all as f64;
    let square: f64 = seen.values().map(|&count| (f64::from(count) - mean).powi(2) / mean).sum();
    // The sum of squares has mean `all - 1` and variance twice that.
    assert!((square - all as f64).abs() < 5.0 * (2.0 * all as f64).sqrt(), "{square} for {all}");
}

#[test]
fn mines_are_moved_where_random_boards_rarely_qualify() {
    let size = BoardSize::new(16, 30).unwrap();
    let first = Pos::new(3, 3);
    let board = NoGuessSearch::new(size, 140, first, FirstOpening::FreeBlock)
        .unwrap()
        .generate(&mut random(), |_| true)
        .unwrap();
    assert!(!board.uniform);
    assert!(needs_no_guess(&board.field, first));
}

#[test]
fn a_search_can_be_cancelled_or_find_nothing() {
    let size = BoardSize::new(16, 30).unwrap();
    let mut maker = NoGuessSearch::new(size, 140, Pos::new(3, 3), FirstOpening::FreeBlock).unwrap();
    assert_eq!(
        maker.generate(&mut random(), |tried| tried < 100),
        Err(NoGuessError::Cancelled { tried: 100 })
    );
    // Two mines in four cells of a row, the first free: nothing ever distinguishes them.
    let size = BoardSize::new(2, 4).unwrap();
    let error = NoGuessSearch::new(size, 5, Pos::new(0, 0), FirstOpening::FreeBlock)
        .unwrap()
        .generate(&mut random(), |_| true);
    assert!(matches!(error, Err(NoGuessError::NotFound { mines: 5, .. })), "{error:?}");
    assert_eq!(
        NoGuessSearch::new(size, 8, Pos::new(0, 0), FirstOpening::FreeBlock).err(),
        Some(NoGuessError::Full)
    );
    assert_eq!(
        NoGuessSearch::new(size, 1, Pos::new(2, 0), FirstOpening::FreeBlock).err(),
        Some(NoGuessError::Outside)
    );
}

#[test]
fn the_open_cells_match_the_counters() {
    let mut view = PlayerView::new(BoardSize::new(1, 3).unwrap(), 1).unwrap();
    view.open(Pos::new(0, 0), 0);
    assert_eq!(view.cell(Pos::new(0, 0)), ViewCell::Open(0));
    assert_eq!(view.covered_count(), 2);
}

/// Plays random boards of a size with and without pairs: both must open the same cells.
fn assert_pairs_change_nothing(rows: usize, cols: usize, mines: usize, boards: usize) {
    let size = BoardSize::new(rows, cols).unwrap();
    let blank = PlayerView::new(size, mines).unwrap();
    let mut paired = TrialGame::new(blank.clone());
    assert!(paired.uses_pairs);
    let mut plain = paired.clone();
    plain.uses_pairs = false;
    let mut places: Vec<usize> = size.positions().map(|pos| blank.framed_index(pos)).collect();
    let mut random = Xoshiro256PlusPlus::seed_from_u64((rows * cols + mines) as u64);
    for board in 0..boards {
        places.shuffle(&mut random);
        paired.mine.fill(0);
        places[..mines].iter().for_each(|&place| paired.mine[place] = 1);
        plain.mine.clone_from(&paired.mine);
        let first = places[mines];
        let played = paired.play(first, || true);
        assert_eq!(played, plain.play(first, || true), "{rows}x{cols}/{mines}: board {board}");
        assert_eq!(paired.view, plain.view, "{rows}x{cols}/{mines}: board {board}");
    }
}

#[test]
fn pairs_of_numbers_only_save_time() {
    for (rows, cols, mines, boards) in [
        (9, 9, 10, 300),
        (16, 16, 40, 100),
        (16, 30, 99, 100),
        (24, 30, 130, 40),
        (5, 5, 12, 300),
        (16, 30, 240, 40),
        (9, 9, 80, 20),
    ] {
        assert_pairs_change_nothing(rows, cols, mines, boards);
    }
}

#[test]
fn pairs_of_numbers_are_right_on_narrow_boards() {
    for narrow in 1..=3 {
        for wide in [1, 2, 3, 4, 7, 20] {
            for share in [10, 4, 2] {
                let mines = narrow * wide / share;
                assert_pairs_change_nothing(narrow, wide, mines, 60);
                assert_pairs_change_nothing(wide, narrow, mines, 60);
            }
        }
    }
}

/// Whether a board that begins at its top left cell is recognized as one that needs a guess, and
/// whether it needs none.
fn check(rows: &[&str]) -> (bool, bool) {
    let field = field(&rows.join(" "));
    let (size, view) = (field.size(), PlayerView::unopened(&field));
    let first = Pos::new(0, 0);
    // Framed: a column to the left, a row above and below.
    let mut framed = vec![0; view.framed_index(Pos::new(size.rows() - 1, size.cols() - 1)) + 1];
    for pos in field.mine_positions() {
        framed[view.framed_index(pos)] = 1;
    }
    let forced = FiftyFiftyDetector::new(&view).is_forced(&framed, view.framed_index(first));
    (forced, needs_no_guess(&field, first))
}

#[test]
fn two_cells_behind_a_wall_cannot_be_distinguished() {
    assert_eq!(check(&["....", "....", "**..", "*...", "...."]), (true, false));
    assert!(!check(&["...*.", "...*.", "...*."]).0);
    assert_eq!(check(&["...**", "...*."]), (true, false));
    assert!(!check(&[".....", "...**", "....."]).0);
}

#[test]
fn the_diagonals_of_a_square_cannot_be_distinguished() {
    let solvable = [".....", ".....", ".....", "...*.", "....*"];
    let walled = [".....", ".....", "..*..", "...*.", "....*"];
    assert_eq!(check(&solvable), (false, true));
    assert_eq!(check(&walled), (true, false));
}

#[test]
fn the_first_cell_is_open_before_anything_is_known() {
    assert_eq!(check(&[".*"]), (false, true));
}

proptest! {
    #[test]
    fn a_recognized_board_needs_a_guess(
        cells in prop::collection::vec(prop::bool::weighted(0.35), 36),
        cols in prop::sample::select(vec![2usize, 3, 4, 6, 9, 12]),
    ) {
        let mut cells: Vec<u8> = cells.iter().map(|&mine| if mine { b'*' } else { b'.' }).collect();
        cells[0] = b'.';
        let text = String::from_utf8(cells).unwrap();
        let rows: Vec<&str> = (0..36 / cols).map(|row| &text[row * cols..][..cols]).collect();
        let (forced, playable) = check(&rows);
        prop_assert!(!(forced && playable));
    }
}
