//! Short sounds: a cue is played by a thread that owns the sound device.
//!
//! ```no_run
//! use sapper::audio::{Audio, Cue, Volume};
//!
//! let audio = Audio::new(Volume::default(), false);
//! audio.play(Cue::Open); // returns at once; the device is opened in its own thread
//! ```

mod clip;
pub mod cue;
mod device;
pub mod effects;
mod output;
mod patience;
pub mod pcm;
pub mod synth;
mod thread;
pub mod volume;

use std::fmt;
use std::sync::Arc;
use std::sync::OnceLock;

pub use cue::Cue;
pub use volume::Volume;
pub use volume::VolumeError;

use output::Opener;
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
        if !self.is_audible() {
            return;
        }
        let player = self.player.get_or_init(|| {
            Player::start(Arc::clone(&self.opener), self.timing)
                .inspect_err(|error| {
                    tracing::warn!("no sound: its thread has not started: {error}")
                })
                .ok()
        });
        if let Some(player) = player {
            player.play(cue, self.volume.gain());
        }
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
