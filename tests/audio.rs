//! The sound device is left alone as long as there is nothing to hear.

use sapper::audio::tune::NOTES;
use sapper::audio::{Audio, Cue, SoundRequest};
use sapper::config::Volume;

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
    audio.prepare_tune();
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
