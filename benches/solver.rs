//! Benchmarks of the solver: odds, no-guess boards, whole games. All positions come from fixed
//! seeds.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use sapper::cli::autoplay::games::{BoardSource, FirstClickProtection};
use sapper::cli::autoplay::player::{AutoplayBoard, Strategy, StrategyPlayer};
use sapper::game::rules::FirstOpening;
use sapper::game::{BoardGenerator, BoardSize, Level, Minefield, Pos};
use sapper::solver::no_guess::NoGuessSearch;
use sapper::solver::{PlayerView, Solver};
use std::time::Duration;

fn main() {
    divan::main();
}

/// Opens cells, and the neighbours of each 0.
fn open(view: &mut PlayerView, field: &Minefield, cells: impl IntoIterator<Item = Pos>) {
    let mut pending: Vec<Pos> = cells.into_iter().collect();
    while let Some(pos) = pending.pop() {
        if let (sapper::solver::ViewCell::Covered, Some(number)) =
            (view.cell(pos), field.number(pos))
        {
            view.open(pos, number);
            if number == 0 {
                pending.extend(field.size().neighbours(pos));
            }
        }
    }
}

/// A board of this seed, played as far as certain cells lead.
fn play_certain_cells(size: BoardSize, mines: u32, seed: u64) -> PlayerView {
    let opening = FirstClickProtection::Opening.opening(size);
    let field = BoardGenerator::new(seed).place_mines(size, mines, Some(opening));
    let mut view = PlayerView::unopened(&field);
    let mut solver = Solver::default();
    let mut certain = vec![opening.0];
    while !certain.is_empty() {
        open(&mut view, &field, certain.drain(..));
        certain.extend(solver.odds(&view).expect("a board").certain_safe());
    }
    view
}

/// Expert boards on which certain cells end in the middle of the game.
fn mid_games() -> Vec<PlayerView> {
    let views = (1..).map(|seed| play_certain_cells(Level::Expert.size(), 99, seed));
    let middle = |view: &PlayerView| (160..400).contains(&view.covered_count());
    views.filter(middle).take(100).collect()
}

/// Expert boards with each free cell open with a chance of 8%: many small components and hardly
/// anything certain.
fn sparse() -> Vec<PlayerView> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let board = |seed| {
        let field = BoardGenerator::new(seed).generate(Level::Expert, None);
        let mut view = PlayerView::unopened(&field);
        for pos in field.size().positions() {
            if let Some(number) = field.number(pos)
                && random.random_bool(0.08)
            {
                view.open(pos, number);
            }
        }
        view
    };
    (1..=50).map(board).collect()
}

fn odds_of(bencher: Bencher, views: &[PlayerView]) {
    let mut solver = Solver::default();
    bencher.counter(ItemsCount::new(views.len())).bench_local(|| {
        for view in views {
            black_box(solver.odds(black_box(view)).is_ok());
        }
    });
}

/// A hundred positions per iteration.
#[divan::bench]
fn odds_mid_game_expert(bencher: Bencher) {
    odds_of(bencher, &mid_games());
}

/// Fifty positions per iteration.
#[divan::bench(sample_count = 20)]
fn odds_sparse_expert(bencher: Bencher) {
    odds_of(bencher, &sparse());
}

/// One position per iteration: 100 × 100 with 2,000 mines.
#[divan::bench]
fn odds_100_by_100(bencher: Bencher) {
    let size = BoardSize::new(100, 100).expect("within the limits");
    // The first seed whose game goes on for a while.
    let view = (1..)
        .map(|seed| play_certain_cells(size, 2_000, seed))
        .find(|view| view.covered_count() < 6_000);
    odds_of(bencher, view.as_slice());
}

/// One board per iteration, always the next.
#[divan::bench]
fn no_guess_expert(bencher: Bencher) {
    let mut search =
        NoGuessSearch::new(Level::Expert.size(), 99, Pos::new(3, 3), FirstOpening::FreeBlock)
            .expect("a board");
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    bencher.bench_local(|| search.generate(&mut random, |_| true).is_ok());
}

/// Expert games from a safe corner, always the same.
fn games(bencher: Bencher, strategy: Strategy, games: usize) {
    let source = BoardSource::Generated {
        level: Level::Expert,
        first: FirstClickProtection::Safe,
        games,
        seed: 1,
    };
    let deals: Vec<AutoplayBoard> =
        (0..games).map(|game| source.board(game).into_owned()).collect();
    let mut player = StrategyPlayer::new(strategy, Duration::ZERO);
    bencher.counter(ItemsCount::new(games)).bench_local(|| {
        for deal in &deals {
            black_box(player.play(deal).is_ok());
        }
    });
}

/// A hundred games per iteration.
#[divan::bench(sample_count = 10)]
fn game_fast(bencher: Bencher) {
    games(bencher, Strategy::Fast, 100);
}

/// Twenty games per iteration.
#[divan::bench(sample_count = 5)]
fn game_exact(bencher: Bencher) {
    games(bencher, Strategy::Exact, 20);
}

/// Twenty games per iteration.
#[divan::bench(sample_count = 10)]
fn game_heuristic(bencher: Bencher) {
    games(bencher, Strategy::Heuristic, 20);
}
