//! The frame of a game is still: whatever happens in it, no cell and no control of the header changes
//! its place or size, and none that could be pressed disappears.

use crate::common::prelude::*;
use iced::{Point, Rectangle};
use sapper::config::TextSize;
use sapper::ui::features::play::{self, result_summary};
use sapper::ui::kit::theme;
use sapper::ui::screen::sheet;

const WINDOWS: [(f32, f32); 10] = [
    (360.0, 320.0),
    (360.0, 480.0),
    (360.0, 560.0),
    (480.0, 640.0),
    (640.0, 400.0),
    (720.0, 753.0),
    (1_000.0, 700.0),
    (1_278.0, 833.0),
    (1_600.0, 1_170.0),
    (3_840.0, 2_120.0),
];
const TEXT_SIZES: [TextSize; 3] =
    [TextSize::Percent100, TextSize::Percent115, TextSize::Percent150];

/// A little random generator: the same walk each time (Numerical Recipes).
struct Dice(u32);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) as usize % most
    }
}

/// What stays: the cells, and the controls above the room for the sheet.
#[derive(Debug)]
struct Frame {
    /// The first and the last, unless a pause hides them.
    cells: Option<[Point; 2]>,
    /// In front of the board.
    controls: Vec<Rectangle>,
}

fn frame(ui: &TestWindow) -> Frame {
    let window = ui.logical_size();
    let size = ui.game().size();
    let last = Pos::new(size.rows() - 1, size.cols() - 1);
    let cells = ui.find_board().map(|_| [Pos::new(0, 0), last].map(|pos| ui.middle_of(pos)));
    let sheet = window.height - sheet::height(window);
    let board = ui.board_layout();
    let is_beside = |bounds: &Rectangle| {
        bounds.y + bounds.height <= board.origin().y + theme::HEADER_HEIGHT
            || bounds.x + bounds.width <= board.begin()
    };
    let controls = ui.controls().into_iter().map(|control| control.bounds);
    let controls = controls.filter(|it| it.y + it.height <= sheet && is_beside(it)).collect();
    Frame { cells, controls }
}

/// What can't be pressed in every state, but stays where it is.
fn at_times(ui: &TestWindow) -> Vec<Rectangle> {
    let names = ["aid-hint", "pause"].map(|key| ui.words(key).to_owned());
    let controls = ui.controls().into_iter();
    let named = controls.filter(|it| it.label.as_ref().is_some_and(|it| names.contains(&it.name)));
    named.map(|control| control.bounds).collect()
}

/// Whether all that could be pressed before still can, in the same place.
#[track_caller]
fn is_still(ui: &TestWindow, before: &Frame, at_times: &[Rectangle], place: &str) {
    let now = frame(ui);
    assert!(now.cells.is_none() || now.cells == before.cells, "{now:?} {place}");
    let rests = ui.game().phase() != Phase::Running;
    let missing = before.controls.iter().filter(|control| !now.controls.contains(control));
    let missing: Vec<_> = missing.filter(|it| !(rests && at_times.contains(it))).collect();
    assert!(missing.is_empty(), "{missing:?} of {:?}, {place}", now.controls);
}

/// Does one of many things, and returns what.
fn step(ui: &mut TestWindow, dice: &mut Dice) -> String {
    let size = ui.game().size();
    let pos =
        Pos::new(dice.below(size.rows().into()) as u16, dice.below(size.cols().into()) as u16);
    let commands = [
        Command::Hint,
        Command::Hint,
        Command::Odds,
        Command::Check,
        Command::Auto,
        Command::Draft,
        Command::ThinkLonger,
        Command::Pause,
        Command::Retry,
        Command::New,
        Command::PlayOn,
        Command::NoGuess,
        Command::RaceLevel,
    ];
    if ui.find_board().is_none() {
        ui.press("P");
        return "going on".to_owned();
    }
    match dice.below(30) {
        0..10 => ui.open_cell(pos),
        10 => ui.mark_cell(pos),
        11 => ui.chord_cell(pos),
        12 => ui.note_file("scores.toml"),
        13 => ui.send(stack::Message::Pasted(None)),
        14 => ui.wait(3_000),
        15 => ui.send(play::Message::ToggleDetails),
        16 => ui.press("Escape"),
        17 if ui.game().phase() == Phase::Running => ui.win(),
        18 if ui.game().field().is_some() => ui.open_mine(),
        _ => {
            let command = commands[dice.below(commands.len())];
            ui.key(command);
            return format!("{command:?}");
        }
    }
    format!("something at {pos:?}")
}

#[test]
fn nothing_moves_whatever_happens_in_a_game() {
    for (nth, ((width, height), style, text)) in
        pairwise(&WINDOWS, &Style::ALL, &TEXT_SIZES).into_iter().enumerate()
    {
        let home = fast_folder();
        let settings = format!("version = 1\nintroduced = true\ntext_size = \"{}\"\n", text.key());
        fs::write(home.path().join("settings.toml"), settings).expect("the settings are written");
        let launch = beginner().style(style).files_in(&home);
        let mut ui = TestWindow::new(launch, width, height);
        ui.press("Escape");
        let (before, at_times) = (frame(&ui), at_times(&ui));
        let mut dice = Dice(nth as u32);
        let mut done = Vec::new();
        for _ in 0..30 {
            done.push(step(&mut ui, &mut dice));
            ui.wait(result_summary::GUARD);
            // A dialog is in front of everything.
            ui.wait(result_summary::GUARD);
            while ui.app.stack().has_dialog() {
                ui.press("Escape");
                ui.wait(result_summary::GUARD);
            }
            let place = format!("{style}, {width} × {height}, {}, after {done:?}", text.key());
            is_still(&ui, &before, &at_times, &place);
        }
    }
}

#[test]
fn a_daily_board_moves_nothing_either() {
    for (width, height) in WINDOWS {
        let home = fast_folder();
        let mut ui = TestWindow::new(beginner().files_in(&home), width, height);
        let (before, at_times) = (frame(&ui), at_times(&ui));
        ui.key(Command::Daily);
        ui.click("daily-play");
        is_still(&ui, &before, &at_times, &format!("{width} × {height}"));
        ui.win();
        ui.wait(3_000);
        is_still(&ui, &before, &at_times, &format!("{width} × {height}"));
    }
}
