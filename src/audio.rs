//! Short sounds and one tune, played by a thread that owns the sound device.
//!
//! ```no_run
//! use sapper::audio::{Audio, Cue, Volume};
//!
//! let audio = Audio::new(Volume::default(), false);
//! audio.play(Cue::Open); // returns at once; the thread opens the device
//! ```

mod clip;
pub mod cue;
mod device;
pub mod effects;
mod hush;
mod line;
mod output;
mod patience;
pub mod pcm;
mod sound;
pub mod synth;
mod thread;
pub mod tune;
pub mod volume;

use std::fmt;
use std::sync::Arc;
use std::sync::OnceLock;

pub use cue::Cue;
pub use volume::Volume;
pub use volume::VolumeError;

use output::Opener;
use sound::Sound;
use thread::Player;
use thread::Timing;

/// The game's voice.
///
/// Nothing is opened and no thread is started before the first cue that is to be heard. The
/// device is closed 3 s after the last sound, so a game that nobody plays costs no processor
/// time. Without a device the game goes on in silence: one line in the log says so, and the
/// device is tried again at a later cue.
pub struct Audio {
    volume: Volume,
    muted: bool,
    opener: Opener,
    timing: Timing,
    player: OnceLock<Option<Player>>,
}

impl Audio {
    /// A voice for the desktop's default device.
    pub fn new(volume: Volume, muted: bool) -> Self {
        Self::with(volume, muted, Arc::new(device::open), Timing::default())
    }

    fn with(volume: Volume, muted: bool, opener: Opener, timing: Timing) -> Self {
        Self {
            volume,
            muted,
            opener,
            timing,
            player: OnceLock::new(),
        }
    }

    /// Plays a cue beside whatever sounds already; nothing while muted or at volume 0.
    ///
    /// Never blocks. Cues that come faster than anyone can hear them are dropped.
    pub fn play(&self, cue: Cue) {
        if let Some(player) = self.player() {
            player.play(Sound::Cue(cue), self.volume.gain());
        }
    }

    /// Opens the device for the tune and makes its notes, some tenths of a second before the
    /// first is due: opening takes longer than a note may be late.
    pub fn tune_up(&self) {
        if let Some(player) = self.player() {
            player.tune_up();
        }
    }

    /// Plays the note of this number of the tune, from 0; nothing behind its end.
    ///
    /// The caller keeps the time, so that a picture that goes with the tune goes on without a
    /// device, too: this thread never tells anyone how far the tune has come.
    pub fn note(&self, number: usize) {
        if let (Some(note), Some(player)) = (tune::NOTES.get(number), self.player()) {
            player.play(Sound::Note(*note), self.volume.gain());
        }
    }

    /// Stops the note that sounds, at once and without a click, and gives up the tune.
    pub fn end_tune(&self) {
        if let Some(Some(player)) = self.player.get() {
            player.end_tune();
        }
    }

    /// The way to the sound thread, which is started now if need be; `None` while nothing is to
    /// be heard.
    fn player(&self) -> Option<&Player> {
        if !self.is_audible() {
            return None;
        }
        let player = self.player.get_or_init(|| {
            Player::start(Arc::clone(&self.opener), self.timing)
                .inspect_err(|error| {
                    tracing::warn!("no sound, the audio thread could not start: {error}")
                })
                .ok()
        });
        player.as_ref()
    }

    /// Sets how loud the next cues are. Volume 0 silences what sounds, too.
    pub fn set_volume(&mut self, volume: Volume) {
        self.volume = volume;
        self.hush_unless_audible();
    }

    /// Muted, nothing is heard, at once, and the device is closed.
    pub fn set_muted(&mut self, muted: bool) {
        self.muted = muted;
        self.hush_unless_audible();
    }

    fn is_audible(&self) -> bool {
        !self.muted && self.volume > Volume::SILENT
    }

    fn hush_unless_audible(&self) {
        if let (false, Some(Some(player))) = (self.is_audible(), self.player.get()) {
            player.silence();
        }
    }
}

impl fmt::Debug for Audio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Audio")
            .field("volume", &self.volume)
            .field("muted", &self.muted)
            .finish_non_exhaustive()
    }
}
