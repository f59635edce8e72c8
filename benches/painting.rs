//! Benchmarks of what a window paints after a press, all its frames together: Expert, at two usual
//! sizes and at 4K with a scale factor of 2.

use divan::Bencher;
use iced::futures::executor::block_on;
use iced::mouse::Cursor;
use iced::{Event, Rectangle, Size, window};
use iced_test::core::renderer::{Headless, Style};
use iced_test::core::{Renderer as _, clipboard};
use iced_test::runtime::UserInterface;
use iced_test::runtime::user_interface::Cache;
use sapper::config::command::Command;
use sapper::game::Level;
use sapper::ui::Renderer;
use sapper::ui::kit::font;
use sapper::ui::kit::motion::{FRAME, QUICK};
use sapper::ui::shell::app::{App, LaunchOptions, Message, WindowEvent};
use sapper::ui::shell::stack;
use sapper_painter::Frame;
use std::time::{Duration, Instant};

fn main() {
    divan::main();
}

/// Width and height in logical pixels, and the scale factor.
const SIZES: [(f32, f32, f32); 3] =
    [(720.0, 753.0, 1.0), (1_278.0, 833.0, 1.0), (1_920.0, 1_060.0, 2.0)];

struct Painted {
    app: App,
    size: Size,
    scale: f32,
    cache: Cache,
    renderer: Renderer,
    frame: Frame,
    now: Instant,
}

impl Painted {
    /// An Expert game of which one opening is open.
    fn new((width, height, scale): (f32, f32, f32)) -> Self {
        let (level, seed) = (Some(Level::Expert), Some(101));
        let mut app = App::new(LaunchOptions { level, seed, ..LaunchOptions::default() });
        let size = Size::new(width, height);
        drop(app.update(Message::Window(WindowEvent::ScaleChanged(scale))));
        drop(app.update(Message::Window(WindowEvent::Resized(size))));
        let renderer = <Renderer as Headless>::new(font::TEXT, 16.into(), None);
        let renderer = block_on(renderer).expect("a renderer");
        let frame = Frame::new(Size::new((width * scale) as u32, (height * scale) as u32));
        let (cache, now) = (Cache::default(), Instant::now());
        let mut painted = Self { app, size, scale, cache, renderer, frame, now };
        // The first key puts the cursor into the middle.
        painted.give(Command::Open);
        painted.settle();
        painted
    }

    fn give(&mut self, command: Command) {
        drop(self.app.update(stack::Message::Command(command).into()));
    }

    fn paint(&mut self) {
        self.now += Duration::from_millis(FRAME);
        let (theme, renderer) = (self.app.theme(), &mut self.renderer);
        let cache = std::mem::take(&mut self.cache);
        let mut ui = UserInterface::build(self.app.view(), self.size, cache, renderer);
        let redraw = Event::Window(window::Event::RedrawRequested(self.now));
        let (cursor, mut messages) = (Cursor::Unavailable, Vec::new());
        let _ = ui.update(&[redraw], cursor, renderer, &mut clipboard::Null, &mut messages);
        renderer.reset(Rectangle::with_size(self.size));
        let page = theme.palette();
        ui.draw(renderer, &theme, &Style { text_color: page.text }, cursor);
        self.cache = ui.into_cache();
        self.renderer.repaint(&mut self.frame, self.scale, page.background);
    }

    /// Paints until nothing moves any more.
    fn settle(&mut self) {
        self.paint_for(QUICK);
    }

    /// Paints every frame for so many ms.
    fn paint_for(&mut self, ms: u64) {
        for _ in 0..=ms.div_ceil(FRAME) {
            self.app.advance_clock(Duration::from_millis(FRAME));
            drop(self.app.update(Message::TimerFired));
            self.paint();
        }
    }
}

fn bench(bencher: Bencher, size: (f32, f32, f32), command: Command) {
    let prepared = || {
        let mut painted = Painted::new(size);
        if command == Command::Open {
            painted.give(Command::New);
            painted.settle();
        }
        painted
    };
    bencher.with_inputs(prepared).bench_local_values(|mut painted| {
        painted.give(command);
        painted.settle();
        painted
    });
}

#[divan::bench(args = SIZES, sample_count = 20, sample_size = 1)]
fn opening(bencher: Bencher, size: (f32, f32, f32)) {
    bench(bencher, size, Command::Open);
}

#[divan::bench(args = SIZES, sample_count = 20, sample_size = 1)]
fn hint(bencher: Bencher, size: (f32, f32, f32)) {
    bench(bencher, size, Command::Hint);
}

#[divan::bench(args = SIZES, sample_count = 20, sample_size = 1)]
fn menu(bencher: Bencher, size: (f32, f32, f32)) {
    bench(bencher, size, Command::Menu);
}

#[divan::bench(args = SIZES, sample_count = 20, sample_size = 1)]
fn settings(bencher: Bencher, size: (f32, f32, f32)) {
    bench(bencher, size, Command::Settings);
}

#[divan::bench(args = SIZES, sample_count = 20, sample_size = 1)]
fn pause(bencher: Bencher, size: (f32, f32, f32)) {
    bench(bencher, size, Command::Pause);
}
