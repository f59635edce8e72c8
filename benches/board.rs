//! Benchmarks of a click: generating and opening a board, and building the window.

use divan::{Bencher, black_box};
use sapper::config::command::Command;
use sapper::game::rules::FirstOpening;
use sapper::game::{
    Action, BoardGenerator, BoardSize, Game, Level, Minefield, Moment, Pos, Rules, counters,
};
use sapper::ui::app::{App, LaunchOptions, Message};

fn main() {
    divan::main();
}

fn middle(size: BoardSize) -> Pos {
    Pos::new(size.rows() / 2, size.cols() / 2)
}

#[divan::bench]
fn generate_expert(bencher: Bencher) {
    let level = Level::Expert;
    let first = (middle(level.size()), FirstOpening::FreeBlock);
    let mut generator = BoardGenerator::new(1);
    bencher.bench_local(|| generator.generate(level, Some(first)));
}

#[divan::bench]
fn bbbv_expert(bencher: Bencher) {
    let level = Level::Expert;
    let field = BoardGenerator::new(1).generate(level, None);
    bencher.bench(|| counters::bbbv(black_box(&field)));
}

#[divan::bench]
fn first_click_expert(bencher: Bencher) {
    let level = Level::Expert;
    bencher
        .with_inputs(|| Game::new(level, Rules::WINDOWS_7, 1, Moment(0)))
        .bench_values(|mut game| game.apply(Action::Open(middle(level.size())), Moment(0)));
}

/// The same on a no-guess board, which is searched for on another thread.
#[divan::bench(sample_count = 300, sample_size = 1)]
fn first_click_expert_no_guess(bencher: Bencher) {
    let mut seed = 0;
    bencher
        .with_inputs(|| {
            seed += 1;
            let mut app = App::new(LaunchOptions {
                level: Some(Level::Expert),
                seed: Some(seed),
                no_guess: true,
                ..LaunchOptions::default()
            });
            // The first key puts the cursor into the middle.
            drop(app.update(Message::Play(Command::Open.into())));
            app
        })
        .bench_local_values(|mut app| {
            drop(app.update(Message::Play(Command::Open.into())));
            app
        });
}

/// A million cells with 10,000 mines, most of which open at once.
#[divan::bench(sample_count = 20)]
fn flood_a_million_cells(bencher: Bencher) {
    let size = BoardSize::new(1_000, 1_000).expect("within the limits");
    let mut generator = BoardGenerator::new(1);
    let mines: Vec<usize> = generator
        .place_mines(size, 10_000, Some((middle(size), FirstOpening::FreeBlock)))
        .mine_positions()
        .map(|pos| size.index(pos))
        .collect();
    bencher.bench(|| {
        let field = Minefield::new(size, mines.iter().copied());
        let mut game = Game::with_board(Level::Beginner, Rules::WINDOWS_7, field, Moment(0));
        game.apply(Action::Open(middle(size)), Moment(0))
    });
}

/// The widget tree that is built after each message, without lazy rows.
#[divan::bench(args = [(16, 30, 99), (100, 100, 2_000), (256, 256, 13_500)])]
fn view(bencher: Bencher, (rows, cols, mines): (usize, usize, usize)) {
    let app = App::new(LaunchOptions {
        level: Level::with_dimensions(rows, cols, mines).ok(),
        seed: Some(1),
        ..LaunchOptions::default()
    });
    bencher.bench_local(|| {
        black_box(app.view());
    });
}
