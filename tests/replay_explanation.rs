//! What was wrong at a moment of a recording, step by step.

use crate::common::prelude::*;
use crate::common::recordings::hesitant;
use sapper::platform::announcement_writer::AnnouncementWriter;
use sapper::ui::board::Annotations;
use sapper::ui::features::replay::ReplayScreen;
use sapper::ui::shell::app::OpenedRecording;

/// A window with a recording that is paused after this many events, in which a wait overlooked a
/// safe cell, and a certain mine was opened at last.
fn paused(events: usize) -> TestWindow {
    let mut ui = TestWindow::new(LaunchOptions::default(), 800.0, 560.0);
    let replay = ReplayScreen::new(hesitant(), String::new()).paused_at(events);
    ui.watch_paused(replay);
    ui
}

fn shown(ui: &TestWindow) -> &ReplayScreen {
    ui.screen::<ReplayScreen>()
}

fn marks(ui: &TestWindow) -> Annotations {
    let mut marks = Annotations::default();
    let walk = shown(ui).explanation.walk().expect("an explanation");
    walk.annotate(|_| false, &mut marks);
    marks
}

/// Where the last opening begins.
fn last_opening() -> usize {
    let recording = hesitant();
    let luck = recording.luck(|| true).expect("nobody stops it");
    luck.moves.last().expect("an opening").at.before
}

#[test]
fn a_moment_that_is_chosen_says_which_cell_and_why() {
    let mut ui = paused(last_opening());
    assert!(
        ui.sees("You opened this cell (row 1, column 7), which was certainly a mine."),
        "{:?}",
        ui.texts()
    );
    assert_eq!(marks(&ui).wrong_flags, [at(0, 6)]);
    ui.tap("steps-next");
    assert!(!marks(&ui).evidence.is_empty());
    assert!(marks(&ui).hints.iter().any(|(pos, _)| *pos == at(0, 6)));
    ui.tap("steps-back");
    assert!(ui.sees("You opened this cell (row 1, column 7), which was certainly a mine."));
}

#[test]
fn the_hint_key_explains_leads_on_and_escape_ends_it() {
    let mut ui = paused(0);
    assert!(shown(&ui).explanation.walk().is_none(), "nothing is wrong with the first click");
    ui.press("End");
    let board = ui.board();
    ui.key(Command::Hint);
    let (events, _) = shown(&ui).playback.position();
    assert_eq!(events, last_opening(), "it is explained where it can be seen");
    assert_eq!(ui.board(), board, "no cell moves");
    let place = |ui: &TestWindow| shown(ui).explanation.walk().expect("an explanation").place().0;
    assert_eq!(place(&ui), 0);
    ui.key(Command::Hint);
    assert_eq!(place(&ui), 1);
    ui.press("Escape");
    assert!(shown(&ui).explanation.walk().is_none());
    ui.press("Escape");
    assert!(ui.is_game_in_front());
}

#[test]
fn what_plays_stays_while_it_is_explained() {
    for (width, height) in [(360.0, 320.0), (360.0, 480.0), (720.0, 753.0), (1_600.0, 1_170.0)] {
        let mut ui = TestWindow::new(LaunchOptions::default(), width, height);
        ui.watch_paused(ReplayScreen::new(hesitant(), String::new()).paused_at(0));
        let before = ui.texts_at("replay-details");
        ui.press("End");
        ui.key(Command::Hint);
        assert!(shown(&ui).explanation.walk().is_some());
        assert_eq!(ui.texts_at("replay-details"), before);
        let (events, _) = shown(&ui).playback.position();
        ui.press_control("tip-previous");
        assert!(shown(&ui).explanation.walk().is_none());
        assert!(shown(&ui).playback.position().0 < events);
    }
}

#[test]
fn an_overlooked_cell_is_explained_and_another_position_ends_it() {
    let recording = hesitant();
    let luck = recording.luck(|| true).expect("nobody stops it");
    let review = recording.review(&luck, || true).expect("nobody stops it");
    let wait = review.overlooked[0];
    let mut ui = paused(wait.after.event + 1);
    assert_eq!(marks(&ui).hints.last().map(|(pos, _)| *pos), Some(wait.pos));
    ui.press("Right");
    assert!(shown(&ui).explanation.walk().is_none());
}

#[test]
fn the_steps_play_by_themselves() {
    let mut ui = paused(last_opening());
    ui.press_control("steps-play");
    ui.wait(4_000);
    let (place, _) = shown(&ui).explanation.walk().expect("an explanation").place();
    assert!(place > 0);
}

#[test]
fn a_game_in_progress_is_not_explained() {
    let mut ui = TestWindow::new(LaunchOptions::default(), 800.0, 560.0);
    let replay = ReplayScreen::new(hesitant(), String::new()).paused_at(last_opening());
    let replay = Box::new(replay.for_live_game());
    ui.send(stack::Message::RecordingOpened(OpenedRecording::Paused(replay)));
    ui.key(Command::Hint);
    assert!(shown(&ui).explanation.walk().is_none());
}

#[test]
fn each_step_is_announced_with_coordinates() {
    let (lines, heard) = AnnouncementWriter::channel();
    let launch = LaunchOptions { announce: Some(lines), ..LaunchOptions::default() };
    let mut ui = TestWindow::new(launch, 800.0, 560.0);
    let replay = ReplayScreen::new(hesitant(), String::new()).paused_at(last_opening());
    ui.watch_paused(replay);
    let did = "You opened this cell (row 1, column 7), which was certainly a mine.";
    assert!(heard.try_iter().any(|line| line == did));
    ui.tap("steps-next");
    let first: Vec<String> = heard.try_iter().collect();
    assert!(first.iter().any(|line| line.contains("Row 1, column 7 is a mine:")), "{first:?}");
}
