//! Short sounds, tones that guide by ear, and one tune, played by a thread that owns the sound device.

pub mod cue;
mod device;
pub mod guide;
pub mod mixer;
#[cfg_attr(target_family = "wasm", path = "audio/thread/web.rs")]
mod thread;
pub mod tune;

use crate::config::Volume;
use mixer::{Order, Sound};
use std::sync::OnceLock;
use thread::AudioThread;
use web_time::Instant;

pub use cue::Cue;
pub use guide::GuideTone;
pub use tune::Note;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SoundRequest {
    /// A sound is likely to follow: open the device. That takes some 10 ms of a processor, which
    /// would delay the sound and the picture that comes with it.
    Prepare,
    /// In addition to other sounds.
    Cue(Cue),
    /// About a cell, for players who explore the board by ear: played if they asked for it.
    Guide(GuideTone),
    /// A note of the tune by its index. The caller keeps the time: the title's picture follows the
    /// same beat with or without a device.
    Note(usize),
    StopTune,
}

/// Plays the sounds of the game.
///
/// The thread starts and the device opens with the first press on a board or the first audible
/// sound. The device closes 3 s after the last one, so an idle game uses no processor time. Without
/// a device the game is silent: one line in the log says so, and a later sound tries again.
#[derive(Debug)]
pub struct Audio {
    volume: Volume,
    muted: bool,
    guides: bool,
    thread: OnceLock<Option<AudioThread>>,
}

impl Audio {
    /// `guides` tells whether [`SoundRequest::Guide`] is played.
    pub const fn new(volume: Volume, muted: bool, guides: bool) -> Self {
        Self { volume, muted, guides, thread: OnceLock::new() }
    }

    /// Never blocks.
    pub fn play(&self, request: SoundRequest) {
        match request {
            SoundRequest::Prepare => self.send(Order::Open),
            // A tone says more.
            SoundRequest::Cue(cue) if self.guides && cue.has_guide_tone() => {}
            SoundRequest::Cue(cue) => self.send_sound(Sound::Cue(cue)),
            SoundRequest::Guide(tone) if self.guides => self.send_sound(Sound::Guide(tone)),
            SoundRequest::Guide(_) => {}
            SoundRequest::Note(index) => {
                if let Some(&note) = tune::NOTES.get(index) {
                    self.send_sound(Sound::Note(note));
                }
            }
            SoundRequest::StopTune => self.send_if_started(Order::StopTune),
        }
    }

    /// Sets the volume of later sounds. At 0, everything stops.
    pub fn set_volume(&mut self, volume: Volume) {
        self.volume = volume;
        self.close_unless_audible();
    }

    /// Muting stops every sound and closes the device.
    pub fn set_muted(&mut self, muted: bool) {
        self.muted = muted;
        self.close_unless_audible();
    }

    /// Sets whether [`SoundRequest::Guide`] is played, instead of the cues for the same.
    pub const fn set_guides(&mut self, guides: bool) {
        self.guides = guides;
    }

    fn send_sound(&self, sound: Sound) {
        self.send(Order::Play { sound, gain: self.volume.gain(), at: Instant::now() });
    }

    /// Sends an order to the thread, which starts with the first one that can be heard.
    fn send(&self, order: Order) {
        if self.is_audible()
            && let Some(thread) = self.thread.get_or_init(AudioThread::start)
        {
            thread.send(order);
        }
    }

    fn send_if_started(&self, order: Order) {
        if let Some(Some(thread)) = self.thread.get() {
            thread.send(order);
        }
    }

    fn is_audible(&self) -> bool {
        !self.muted && self.volume > Volume::SILENT
    }

    fn close_unless_audible(&self) {
        if !self.is_audible() {
            self.send_if_started(Order::Close);
        }
    }
}
