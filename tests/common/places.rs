//! Where a player can be besides the game, and the ways there.

use super::recordings::hesitant;
use super::window::TestWindow;
use super::{GAME, read_recording};
use sapper::ui::features::compare::CompareScreen;
use sapper::ui::features::lessons;
use sapper::ui::features::replay::ReplayScreen;
use sapper::ui::shell::app::OpenedRecording;
use sapper::ui::shell::{any_screen, stack};

/// A place, and what leads there.
pub type Way = (&'static str, fn(&mut TestWindow));

pub const SCREENS: [Way; 8] = [
    ("a recording", recording),
    ("two recordings side by side", comparison),
    ("the library", |ui| ui.press("F3")),
    ("the records", |ui| ui.press("F4")),
    ("the list of lessons", |ui| ui.press("F7")),
    ("a lesson", lesson),
    ("practice", |ui| ui.press("F8")),
    ("the daily boards", |ui| ui.press("F9")),
];

pub fn recording(ui: &mut TestWindow) {
    ui.watch_paused(ReplayScreen::new(hesitant(), "Ada".to_owned()));
}

pub fn comparison(ui: &mut TestWindow) {
    let other = read_recording(GAME.as_bytes()).expect("a recording");
    let pair = [(hesitant(), "Ada".to_owned()), (other, "Ann".to_owned())];
    let both = OpenedRecording::Comparison(Box::new(CompareScreen::new(pair)));
    ui.send(stack::Message::RecordingOpened(both));
}

pub fn lesson(ui: &mut TestWindow) {
    ui.press("F7");
    ui.send_to_screen(any_screen::Message::Lessons(lessons::Message::Open(0)));
}
