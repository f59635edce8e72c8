//! Benchmarks of a click: generating and opening a board, and building the window.

use divan::{Bencher, black_box};
use iced::Size;
use iced::futures::StreamExt;
use iced::futures::executor::block_on;
use iced_test::core::renderer::Headless;
use iced_test::runtime::user_interface::Cache;
use iced_test::runtime::{self, UserInterface, task};
use sapper::config::Lang;
use sapper::config::command::Command;
use sapper::game::rules::FirstOpening;
use sapper::game::{
    Action, BoardGenerator, BoardSize, CustomBoard, Game, Level, Minefield, Moment, Pos, Rules,
    counters,
};
use sapper::i18n::Texts;
use sapper::ui::Renderer;
use sapper::ui::features::play;
use sapper::ui::kit::font;
use sapper::ui::shell::accessibility::{self, AccessibilityTree, Seen, TreeContext};
use sapper::ui::shell::app::{App, LaunchOptions, Message, WindowEvent};

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
            drop(app.update(play::Message::Command(Command::Open).into()));
            app
        })
        .bench_local_values(|mut app| {
            drop(app.update(play::Message::Command(Command::Open).into()));
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

/// A window with a board of which the middle was opened, as assistive technology sees it before and
/// after.
fn seen(rows: usize, cols: usize, mines: usize) -> [Seen; 2] {
    let board = CustomBoard::new(rows, cols, mines).expect("a board");
    let mut app = App::new(LaunchOptions {
        level: Some(Level::Custom(board)),
        seed: Some(1),
        lang: Some(Lang::English),
        ..LaunchOptions::default()
    });
    let size = Size::new(1_920.0, 1_080.0);
    drop(app.update(Message::Window(WindowEvent::Resized(size))));
    drop(app.update(play::Message::Command(Command::Open).into()));
    let before = look(&app, size);
    drop(app.update(play::Message::Command(Command::Open).into()));
    [before, look(&app, size)]
}

fn look(app: &App, size: Size) -> Seen {
    let renderer = <Renderer as Headless>::new(font::TEXT, 16.into(), None);
    let mut renderer = block_on(renderer).expect("a renderer");
    let mut ui = UserInterface::build(app.view(), size, Cache::default(), &mut renderer);
    let mut actions = task::into_stream(accessibility::look()).expect("a task");
    loop {
        match block_on(actions.next()).expect("an answer") {
            runtime::Action::Widget(mut operation) => {
                ui.operate(&renderer, operation.as_mut());
                drop(operation.finish());
            }
            runtime::Action::Output(seen) => return seen,
            _ => {}
        }
    }
}

/// What an opening costs while a screen reader listens: one update of the tree.
#[divan::bench(args = [(16, 30, 30), (256, 256, 2_000)])]
fn tell_an_opening(bencher: Bencher, (rows, cols, mines): (usize, usize, usize)) {
    let texts = Texts::new(Lang::English);
    let [before, after] = seen(rows, cols, mines);
    let ctx = TreeContext { texts: &texts, scale: 1.0, is_playing: true, now: Moment(0) };
    bencher
        .with_inputs(|| {
            let mut tree = AccessibilityTree::default();
            tree.update(before.clone(), ctx);
            (tree, after.clone())
        })
        .bench_local_values(|(mut tree, after)| tree.update(after, ctx));
}

/// Going through the widgets for it, which comes before.
#[divan::bench(args = [(16, 30, 30), (256, 256, 2_000)])]
fn look_at_the_window(bencher: Bencher, (rows, cols, mines): (usize, usize, usize)) {
    let board = CustomBoard::new(rows, cols, mines).expect("a board");
    let level = Some(Level::Custom(board));
    let mut app = App::new(LaunchOptions { level, ..LaunchOptions::default() });
    let size = Size::new(1_920.0, 1_080.0);
    drop(app.update(Message::Window(WindowEvent::Resized(size))));
    let renderer = <Renderer as Headless>::new(font::TEXT, 16.into(), None);
    let mut renderer = block_on(renderer).expect("a renderer");
    let mut ui = UserInterface::build(app.view(), size, Cache::default(), &mut renderer);
    bencher
        .with_inputs(|| task::into_stream(accessibility::look()).expect("a task"))
        .bench_local_values(|mut actions| {
            if let Some(runtime::Action::Widget(mut operation)) = block_on(actions.next()) {
                ui.operate(&renderer, operation.as_mut());
                drop(operation.finish());
            }
        });
}
