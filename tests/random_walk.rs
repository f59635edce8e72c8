//! Repainting: after any walk through the screens, the window looks like one that has just opened.
//!
//! `SAPPER_WALKS=300 cargo test --test main random_walk` takes more walks, from `SAPPER_SEED` on.

use crate::common::GAME;
use crate::common::look::Control;
use crate::common::prelude::*;
use crate::common::recordings::{hesitant, won};
use crate::common::surface::Surface;
use crate::every_screen::past;
use iced::mouse::{self, Button, ScrollDelta};
use iced::{Point, Rectangle, Size};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use sapper::config::{CellSize, ColorVision, ReduceMotion, TextSize, Theme};
use sapper::platform::FileChoice;
use sapper::practice::lesson;
use sapper::ui::features;
use sapper::ui::features::compare::CompareScreen;
use sapper::ui::features::replay::ReplayScreen;
use sapper::ui::kit::motion::QUICK;
use sapper::ui::shell::any_screen;
use sapper::ui::shell::app::{Message, OpenedRecording};
use std::collections::BTreeSet;
use std::env;

const STEPS: usize = 60;
/// A new window is compared after this number of steps.
const STEPS_BETWEEN: usize = 4;

const SCALES: [f32; 4] = [1.0, 1.25, 1.5, 2.0];

const SIZES: [(f32, f32); 6] = [
    (704.0, 689.0),
    (360.0, 453.0),
    (480.0, 640.0),
    (900.0, 600.0),
    (1_200.0, 760.0),
    (360.0, 320.0),
];

/// Commands that would open a dialog of the system, or end the program.
const LEFT_OUT: [Command; 3] = [Command::OpenRecording, Command::SaveRecording, Command::Quit];

/// The texts on controls that do.
const LEFT_OUT_TEXTS: [&str; 6] =
    ["replay-open", "replay-save-as", "library-add", "records-export", "leave", "library-choose"];

/// The pixels that differ.
fn wrong_pixels(shown: &[u32], right: &[u32]) -> Vec<usize> {
    let pixels = shown.iter().zip(right).enumerate();
    pixels.filter(|(_, (shown, right))| shown != right).map(|(nth, _)| nth).collect()
}

/// Draws the window after all has come in that has just appeared.
fn settled(ui: &mut TestWindow, surface: &mut Surface) -> Vec<u32> {
    ui.draw_frame(Duration::ZERO);
    ui.draw_frame(Duration::from_millis(2 * QUICK));
    ui.present(surface, Duration::ZERO)
}

struct Walk {
    seed: u64,
    random: Xoshiro256PlusPlus,
    ui: TestWindow,
    surface: Surface,
    /// What was done, to find a fault again.
    steps: Vec<String>,
    _home: TempDir,
}

impl Walk {
    fn new(seed: u64) -> Self {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let home = fast_folder();
        fs::write(home.path().join("games.toml"), past()).expect("the games");
        fs::write(home.path().join("settings.toml"), "version = 1\nintroduced = true\n")
            .expect("the settings");
        let style = *Style::ALL.choose(&mut random).expect("a style");
        let launch = LaunchOptions::default()
            .lang(Lang::English)
            .style(style)
            .level(Level::Beginner)
            .seed(seed)
            .files_in(&home);
        let (width, height) = *SIZES.choose(&mut random).expect("a size");
        let mut ui = TestWindow::new(launch, width, height);
        ui.rescale(SCALES[seed as usize % SCALES.len()]);
        let surface = Surface::new(random.random_range(1..=2));
        Self { seed, random, ui, surface, steps: Vec::new(), _home: home }
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        *all.choose(&mut self.random).expect("something")
    }

    fn step(&mut self) {
        if self.random.random_ratio(2, 3) && self.ui.focus().is_some() {
            self.clears_focus();
        }
        match self.random.random_range(0..100) {
            0..30 => self.play(),
            30..55 => self.use_a_control(),
            55..74 => self.give_a_command(),
            74..79 => self.open_a_screen(),
            79..84 => self.change_a_setting(),
            84..88 => self.scroll_somewhere(),
            88..91 => self.resize(),
            91..96 => {
                let ms = self.one_of(&[20, 150, 500, 3_000]);
                self.steps.push(format!("waits {ms} ms"));
                self.ui.wait(ms);
            }
            _ => {
                let at = self.any_point();
                self.steps.push(format!("points at {at}"));
                self.ui.point_at(at);
            }
        }
    }

    /// The ring disappears when the mouse is used. One behind a dialog stays, for when it closes.
    fn clears_focus(&mut self) {
        self.ui.point_at(Point::ORIGIN);
        self.ui.click_here();
        self.steps.push("clicks in the corner".to_owned());
    }

    fn any_point(&mut self) -> Point {
        let Size { width, height } = self.ui.logical_size();
        Point::new(
            self.random.random_range(0.0..width).round(),
            self.random.random_range(0.0..height).round(),
        )
    }

    /// Presses and releases on a cell of the board, if there is one.
    fn play(&mut self) {
        let Some(Rectangle { x, y, width, height }) = self.ui.find_board() else {
            return self.use_a_control();
        };
        let at = Point::new(
            (x + self.random.random_range(0.0..1.0) * width).round(),
            (y + self.random.random_range(0.0..1.0) * height).round(),
        );
        const CLICKS: [&[(Button, bool)]; 5] = [
            &[(Button::Left, true), (Button::Left, false)],
            &[(Button::Right, true), (Button::Right, false)],
            &[
                (Button::Left, true),
                (Button::Right, true),
                (Button::Left, false),
                (Button::Right, false),
            ],
            &[(Button::Middle, true), (Button::Middle, false)],
            &[(Button::Left, true)],
        ];
        let click = self.random.random_range(0..CLICKS.len());
        self.steps.push(format!("click {click} at {at}"));
        self.ui.point_at(at);
        for &(button, is_down) in CLICKS[click] {
            self.ui.mouse(if is_down {
                mouse::Event::ButtonPressed(button)
            } else {
                mouse::Event::ButtonReleased(button)
            });
            if self.random.random_ratio(1, 3) {
                self.look(Duration::ZERO);
            }
        }
    }

    fn use_a_control(&mut self) {
        let texts: Vec<_> = LEFT_OUT_TEXTS.iter().map(|key| self.ui.word(key)).collect();
        let leads_out = |control: &Control| {
            let label = control.label.as_ref().map(|label| &label.name);
            let names = control.texts.iter().chain(label).chain(control.semantics.name.as_ref());
            names.into_iter().any(|name| texts.contains(name))
        };
        let mut controls = self.ui.controls();
        controls.retain(|control| !leads_out(control));
        if controls.is_empty() {
            return self.give_a_command();
        }
        let nth = self.random.random_range(0..controls.len());
        let control = &controls[nth];
        self.steps.push(format!("control {:?} {:?}", control.semantics.name, control.texts));
        let at = control.bounds.center();
        if self.random.random_ratio(1, 4) {
            self.ui.tap_at(at);
        } else {
            self.ui.point_at(at);
            // The tooltip appears after a delay.
            let rests = self.one_of(&[0, 0, 1]);
            self.look(Duration::from_secs(rests));
            self.ui.click_here();
        }
    }

    fn give_a_command(&mut self) {
        if self.ui.focus().is_some() && self.random.random_ratio(1, 2) {
            let key = self.one_of(&["Tab", "Shift+Tab", "Enter", "Space", "Escape", "Down"]);
            self.steps.push(format!("key {key}"));
            return self.ui.press(key);
        }
        self.clears_focus();
        let keys = &self.ui.app.settings().keys;
        let mut presses: Vec<_> = (Command::all())
            .filter(|command| !LEFT_OUT.contains(command))
            .filter_map(|command| keys.press(command))
            .map(|press| press.to_string())
            .collect();
        presses.extend(["Escape", "Tab", "Tab", "Shift+Tab", "Enter"].map(str::to_owned));
        let key = presses.choose(&mut self.random).expect("a key").clone();
        self.steps.push(format!("key {key}"));
        self.ui.press(&key);
    }

    fn open_a_screen(&mut self) {
        self.clears_focus();
        let recording = || read_recording(GAME.as_bytes()).expect("a recording");
        match self.random.random_range(0..8) {
            0 => {
                self.steps.push("replay".to_owned());
                let shown = ReplayScreen::new(hesitant(), "Ada".to_owned());
                let opened = OpenedRecording::Paused(Box::new(shown));
                self.ui.send(stack::Message::RecordingOpened(opened));
            }
            1 => {
                self.steps.push("compare".to_owned());
                let pair = [(hesitant(), "Ada".to_owned()), (recording(), "Ann".to_owned())];
                let both = OpenedRecording::Comparison(Box::new(CompareScreen::new(pair)));
                self.ui.send(stack::Message::RecordingOpened(both));
            }
            2 => {
                self.steps.push("library".to_owned());
                let folder = self._home.path().join("games");
                fs::create_dir_all(&folder).expect("a folder");
                for (name, tenths) in [("a", 20), ("b", 10), ("c", 30)] {
                    let game = won(name, tenths, "2025-01-02 10:00:00");
                    fs::write(folder.join(format!("{name}.rawvf")), game).expect("a game");
                }
                self.ui.send(stack::Message::RecordingChosen(FileChoice::File(folder)));
            }
            3 => {
                self.steps.push("paste".to_owned());
                self.ui.paste("nothing");
            }
            4 => {
                self.steps.push("lessons".to_owned());
                self.ui.send(stack::Message::Command(Command::Lessons));
            }
            5 => self.ui.send(stack::Message::Command(Command::Practice)),
            6 => self.ui.send(stack::Message::Command(Command::Daily)),
            _ => self.ui.send(stack::Message::Command(Command::Records)),
        }
    }

    fn change_a_setting(&mut self) {
        self.clears_focus();
        let any = self.random.random_range(0..8);
        let change = match any {
            0 => SettingChange::Theme(self.one_of(Theme::ALL)),
            1 => SettingChange::Style(self.one_of(&Style::ALL)),
            2 => SettingChange::TextSize(self.one_of(TextSize::ALL)),
            3 => SettingChange::ColorVision(self.one_of(ColorVision::ALL)),
            4 => SettingChange::ReduceMotion(self.one_of(ReduceMotion::ALL)),
            5 => SettingChange::Counters(!self.ui.app.settings().counters),
            6 => SettingChange::ShowRemaining(!self.ui.app.settings().show_remaining),
            _ => {
                let side = self.one_of(&[None, Some(16), Some(33), Some(60)]);
                let level = self.ui.game().level();
                SettingChange::CellSize(level, side.and_then(CellSize::new))
            }
        };
        self.steps.push(format!("setting {change:?}"));
        for message in crate::common::window::settings_messages(change) {
            self.ui.send(message);
        }
        let size = self.ui.logical_size();
        self.ui.send(Message::Window(sapper::ui::shell::app::WindowEvent::Resized(size)));
    }

    fn scroll_somewhere(&mut self) {
        let at = self.any_point();
        let y = self.one_of(&[-400.0, -60.0, -7.0, 60.0, 400.0]);
        self.steps.push(format!("scrolls by {y} at {at}"));
        self.ui.point_at(at);
        self.ui.mouse(mouse::Event::WheelScrolled { delta: ScrollDelta::Pixels { x: 0.0, y } });
    }

    fn resize(&mut self) {
        let (width, height) = self.one_of(&SIZES);
        self.steps.push(format!("resizes to {width}×{height}"));
        self.ui.resize(Size::new(width, height));
    }

    /// Draws the window: repainting leaves no wrong pixels.
    fn look(&mut self, later: Duration) {
        let whole = self.ui.present(&mut self.surface, later);
        let shown = self.surface.pixels();
        if shown != whole {
            let differing = wrong_pixels(shown, &whole);
            self.fail("leftovers of an earlier frame", shown, &whole, &differing);
        }
    }

    /// The window at rest shows the same as one that has just opened.
    fn compare(&mut self) {
        // The counters show each millisecond.
        let is_running = self.ui.game().clock().is_running();
        if is_running && self.ui.app.settings().counters {
            return;
        }
        self.ui.point_at(Point::new(-100.0, -100.0));
        self.ui.mouse(mouse::Event::ButtonReleased(Button::Left));
        for _ in 0..3 {
            self.ui.wait(2_000);
        }
        // A clock may advance in between: each pixel is as before or after the new window.
        for tries in 1..=3 {
            let before = settled(&mut self.ui, &mut self.surface);
            let mut other = Surface::new(1);
            let (fresh, reflowed) = self.ui.in_a_fresh_window(|ui| {
                let fresh = settled(ui, &mut other);
                (fresh, ui.scrolled_texts())
            });
            let reflowed = self.reflowed(reflowed);
            self.look(Duration::ZERO);
            let after = settled(&mut self.ui, &mut self.surface);
            let pixels = before.iter().zip(&after).zip(&fresh).enumerate();
            let differing: Vec<_> = pixels
                .filter(|(_, ((before, after), fresh))| fresh != before && fresh != after)
                .map(|(nth, _)| nth)
                .filter(|nth| !reflowed.iter().any(|area| area.contains(self.point(*nth))))
                .collect();
            if differing.is_empty() {
                break;
            }
            if tries == 3 {
                self.fail("not what a new window shows", &after, &fresh, &differing);
            }
        }
    }

    /// The areas in which lines break elsewhere than in another window. Where a text just fits without
    /// a scroll bar, but not beside it, the toolkit leaves a bar that is there, and adds none.
    fn reflowed(&mut self, others: Vec<(Rectangle, Vec<Rectangle>)>) -> Vec<Rectangle> {
        let own = self.ui.scrolled_texts().into_iter();
        let areas = own.zip(others).filter(|(own, other)| own != other);
        areas.flat_map(|(own, other)| [own.0.expand(12.0), other.0.expand(12.0)]).collect()
    }

    /// Where a pixel is, in logical pixels.
    fn point(&self, nth: usize) -> Point {
        let (width, scale) = (self.width(), self.ui.scale());
        Point::new((nth % width) as f32 / scale, (nth / width) as f32 / scale)
    }

    fn width(&self) -> usize {
        (self.ui.size.width * self.ui.system_scale) as usize
    }

    fn fail(&self, what: &str, shown: &[u32], right: &[u32], differing: &[usize]) {
        let width = self.width();
        let height = shown.len() / width;
        let xs = differing.iter().map(|nth| nth % width);
        let ys = differing.iter().map(|nth| nth / width);
        if let Some(folder) = env::var_os("SAPPER_PICTURES") {
            for (name, pixels) in [("shown", shown), ("right", right)] {
                let rgba = |pixel: &u32| {
                    let [_, red, green, blue] = pixel.to_be_bytes();
                    [red, green, blue, 255]
                };
                let rgba = pixels.iter().flat_map(rgba).collect();
                let picture = image::RgbaImage::from_raw(width as u32, height as u32, rgba)
                    .expect("a picture");
                let file = format!("walk-{}-{name}.png", self.seed);
                picture.save(std::path::Path::new(&folder).join(file)).expect("written");
            }
        }
        panic!(
            "walk {}: {what}: {} pixels differ, from ({:?}, {:?}) to ({:?}, {:?}), after\n{}",
            self.seed,
            differing.len(),
            xs.clone().min(),
            ys.clone().min(),
            xs.max(),
            ys.max(),
            self.steps.join("\n")
        );
    }
}

fn walk(seed: u64) {
    let mut walk = Walk::new(seed);
    for nth in 1..=STEPS {
        walk.step();
        walk.look(Duration::ZERO);
        if nth % STEPS_BETWEEN == 0 {
            walk.compare();
        }
    }
}

#[test]
fn after_any_walk_the_window_looks_like_a_new_one() {
    let number = |name: &str, usual: u64| {
        env::var(name).ok().and_then(|it| it.parse().ok()).unwrap_or(usual)
    };
    let first = number("SAPPER_SEED", 0);
    for seed in first..first + number("SAPPER_WALKS", 4) {
        walk(seed);
    }
}

#[test]
fn removed_coordinates_are_repainted() {
    for (width, height) in SIZES {
        let mut ui = TestWindow::new(LaunchOptions::default().seed(5), width, height);
        let mut surface = Surface::new(1);
        ui.press("Escape");
        ui.press("F8");
        for key in ["Down", "Right", "F2"] {
            // The cursor shows the numbers, and the mouse hides it.
            ui.press(key);
            drop(ui.present(&mut surface, Duration::ZERO));
            ui.point_at(Point::ORIGIN);
            let board = ui.board();
            ui.point_at(board.position());
            ui.mouse(mouse::Event::ButtonPressed(Button::Middle));
            let whole = ui.present(&mut surface, Duration::ZERO);
            let wrong = wrong_pixels(surface.pixels(), &whole);
            let at = wrong.first().map(|nth| (nth % width as usize, nth / width as usize));
            assert_eq!(at, None, "{width} × {height}, {board:?}");
        }
    }
}

#[test]
fn a_lesson_is_drawn_as_in_a_new_window_after_a_board_of_another_shape() {
    let launch = LaunchOptions::default().lang(Lang::English).seed(5);
    let mut ui = TestWindow::new(launch, 1_200.0, 760.0);
    let mut surface = Surface::new(1);
    ui.press("Escape");
    ui.press("F7");
    let lessons = lesson::lessons();
    let mut shapes = BTreeSet::new();
    // A refused chord in lesson 4, back to the list, and all boards of lesson 3.
    for (lesson, message) in
        [(3, features::lessons::Message::Open(3)), (2, features::lessons::Message::Open(2))]
            .into_iter()
            .chain(
                (0..lessons[2].boards.len())
                    .rev()
                    .map(|board| (2, features::lessons::Message::Board(board))),
            )
    {
        ui.send_to_screen(any_screen::Message::Lessons(message));
        drop(ui.present(&mut surface, Duration::ZERO));
        let game = ui.app.stack().puzzle().expect("a board").game().clone();
        let size = game.size();
        shapes.insert((size.rows(), size.cols()));
        let is_number = |pos: &Pos| matches!(game.cell(*pos), VisibleCell::Open(1..));
        let number = size.positions().find(is_number).expect("a number");
        let whole = ui.present(&mut surface, Duration::ZERO);
        assert!(surface.pixels() == whole, "what is shown of {size:?}");
        let fresh = ui.in_a_fresh_window(|ui| {
            let mut surface = Surface::new(1);
            ui.present(&mut surface, Duration::ZERO)
        });
        assert!(whole == fresh, "{size:?} differs from a new window");
        ui.chord_cell(number);
        drop(ui.present(&mut surface, Duration::ZERO));
        if lesson == 3 {
            ui.press("Escape");
            drop(ui.present(&mut surface, Duration::ZERO));
        }
    }
    assert!(shapes.len() > 1, "{shapes:?}");
}

#[test]
fn a_new_style_or_theme_repaints_both_buffers() {
    let mut ui = TestWindow::new(LaunchOptions::default().seed(5), 480.0, 640.0);
    let mut surface = Surface::new(2);
    ui.press("Escape");
    ui.press("F7");
    let styles = Style::ALL.map(SettingChange::Style);
    let themes = [Theme::Dark, Theme::Light].map(SettingChange::Theme);
    for change in styles.into_iter().chain([SettingChange::Style(Style::Windows7)]).chain(themes) {
        let place = format!("{change:?}");
        for message in crate::common::window::settings_messages(change) {
            ui.send(message);
        }
        for frame in 1..=4 {
            let whole = ui.present(&mut surface, Duration::ZERO);
            assert!(surface.pixels() == whole, "frame {frame} after {place}");
        }
    }
}
