//! The sound device opens just in time, and is left alone while there is nothing to hear.

use crate::common::prelude::*;
use sapper::audio::tune::NOTES;
use sapper::audio::{Audio, Cue, SoundRequest};
use sapper::config::Volume;
use sapper::game::pointer::{MouseButton, PointerInput};
use sapper::replay::PointerPos;
use sapper::ui::board::cell_grid::BoardEvent;
use sapper::ui::features::play::{Message, PlayScreen};
use sapper::ui::screen::effect::{Effect, Request};

/// Whether this looks like one that has just been created, with no thread for the device.
fn is_idle(audio: &Audio, new: &Audio) -> bool {
    format!("{audio:?}") == format!("{new:?}")
}

#[test]
fn no_thread_starts_while_muted_or_at_volume_0() {
    let mut audio = Audio::new(Volume::MAX, true, true);
    audio.play(SoundRequest::Cue(Cue::Win));
    audio.set_muted(false);
    audio.set_volume(Volume::SILENT);
    audio.play(SoundRequest::Prepare);
    audio.play(SoundRequest::Note(0));
    audio.play(SoundRequest::StopTune);
    assert!(is_idle(&audio, &Audio::new(Volume::SILENT, false, true)), "{audio:?}");
}

#[test]
fn the_tune_ends_with_its_last_note() {
    let audio = Audio::new(Volume::MAX, false, false);
    audio.play(SoundRequest::Note(NOTES.len()));
    assert!(is_idle(&audio, &Audio::new(Volume::MAX, false, false)), "{audio:?}");
}

/// What a button of the mouse over a cell, or the way there, asks to hear, without the tones of the guide.
fn heard(
    screen: &mut PlayScreen,
    pos: Pos,
    input: impl Into<Option<PointerInput>>,
) -> Vec<SoundRequest> {
    let now = Moment(1_000);
    let path = vec![(now, PointerPos::cell_center(pos))];
    let event = BoardEvent { path, at: now, input: input.into() };
    let effects = screen.handle(Message::Pointer(event), now).into_iter();
    let sound =
        |effect| if let Effect::Ask(Request::Sound(sound)) = effect { Some(sound) } else { None };
    effects.filter_map(sound).filter(|sound| !matches!(sound, SoundRequest::Guide(_))).collect()
}

#[test]
fn the_device_opens_before_or_with_the_press_so_that_it_delays_no_click() {
    let field = Minefield::new(BoardSize::new(1, 4).unwrap(), [2]);
    let game = Game::with_board(Level::Beginner, Rules::WINDOWS_7, field, Moment(0));
    let mut screen = PlayScreen::new(game, InputConfig::default(), Moment(0));
    let left = MouseButton::Left;
    let press = PointerInput::Press { button: left, shift: false };
    assert_eq!(heard(&mut screen, Pos::new(0, 0), None), [SoundRequest::Prepare]);
    assert_eq!(heard(&mut screen, Pos::new(0, 1), None), [], "the pointer was over the board");
    assert_eq!(heard(&mut screen, Pos::new(0, 1), press), [SoundRequest::Prepare]);
    let released = heard(&mut screen, Pos::new(0, 1), PointerInput::Release(left));
    assert_eq!(released, [SoundRequest::Cue(Cue::Open)]);
    assert_eq!(heard(&mut screen, Pos::new(0, 2), press), [SoundRequest::Prepare]);
    heard(&mut screen, Pos::new(0, 2), PointerInput::Release(left));
    assert!(screen.game().phase().is_over());
    assert_eq!(heard(&mut screen, Pos::new(0, 0), press), [], "a game that is over is silent");
}
