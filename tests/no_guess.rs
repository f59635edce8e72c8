//! Boards that need no guess.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use sapper::game::rules::FirstOpening;
use sapper::game::{BoardSize, Pos};
use sapper::solver::no_guess::{NoGuessBoard, NoGuessError, NoGuessSearch};
use sapper::solver::{PlayerView, Solver, ViewCell};
use std::collections::HashMap;

fn random() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(7)
}

/// Whether each cell is a mine, row by row.
fn mines_of(board: &NoGuessBoard) -> Vec<bool> {
    let field = &board.field;
    field.size().positions().map(|pos| field.is_mine(pos)).collect()
}

/// Plays by certain cells alone, each found by the exact odds.
fn needs_no_guess(size: BoardSize, mines: &[bool], first: Pos) -> bool {
    let count = mines.iter().filter(|mine| **mine).count();
    let mut view = PlayerView::new(size, count).unwrap();
    let mut open = vec![first];
    let mut solver = Solver::default();
    loop {
        while let Some(pos) = open.pop() {
            assert!(!mines[size.index(pos)]);
            let near = size.neighbours(pos).filter(|&near| mines[size.index(near)]);
            view.open(pos, near.count() as u8);
        }
        if view.covered_count() == count {
            return true;
        }
        open.extend(solver.odds(&view).unwrap().certain_safe());
        if open.is_empty() {
            return false;
        }
    }
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
            assert!(needs_no_guess(size, &mines_of(&board), first));
        }
    }
}

#[test]
fn the_first_click_is_free_all_around() {
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
        let mut mines = vec![false; 18];
        for (bit, &cell) in cells.iter().enumerate() {
            mines[cell] = bits >> bit & 1 == 1;
        }
        needs_no_guess(size, &mines, first)
    });
    let all = all.count();
    assert_eq!(seen.len(), all);
    let mean = f64::from(draws) / all as f64;
    let square: f64 = seen.values().map(|&count| (f64::from(count) - mean).powi(2) / mean).sum();
    // The sum of squares has mean `all - 1` and variance twice that.
    assert!((square - all as f64).abs() < 5.0 * (2.0 * all as f64).sqrt(), "{square} for {all}");
}

#[test]
fn where_random_boards_hardly_pass_mines_are_moved() {
    let size = BoardSize::new(16, 30).unwrap();
    let first = Pos::new(3, 3);
    let board = NoGuessSearch::new(size, 140, first, FirstOpening::FreeBlock)
        .unwrap()
        .generate(&mut random(), |_| true)
        .unwrap();
    assert!(!board.uniform);
    assert!(needs_no_guess(size, &mines_of(&board), first));
}

#[test]
fn a_search_can_be_given_up_and_may_find_nothing() {
    let size = BoardSize::new(16, 30).unwrap();
    let mut maker = NoGuessSearch::new(size, 140, Pos::new(3, 3), FirstOpening::FreeBlock).unwrap();
    assert_eq!(
        maker.generate(&mut random(), |tried| tried < 100),
        Err(NoGuessError::Cancelled { tried: 100 })
    );
    // Two mines in four cells of a row, the first free: nothing ever tells them apart.
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
fn what_is_open_is_what_was_counted() {
    let mut view = PlayerView::new(BoardSize::new(1, 3).unwrap(), 1).unwrap();
    view.open(Pos::new(0, 0), 0);
    assert_eq!(view.cell(Pos::new(0, 0)), ViewCell::Open(0));
    assert_eq!(view.covered_count(), 2);
}
