//! When the sound device opens and closes, and which sounds are played.

use super::{Cue, GuideTone, Note};
use web_time::{Duration, Instant};

/// How long the device stays open after the last sound.
const KEEP_OPEN: Duration = Duration::from_secs(3);
/// How long a failed device is not tried again.
const RETRY_AFTER: Duration = Duration::from_secs(10);
/// An older cue is no longer about what the player sees.
const STALE_CUE: Duration = Duration::from_secs(1);
/// An older note would be out of time.
const STALE_NOTE: Duration = Duration::from_millis(120);
/// Two starts of a cue closer together sound like one, only louder.
const MIN_GAP: Duration = Duration::from_millis(15);
/// More sounds at a time are noise.
const MAX_PLAYING: usize = 8;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sound {
    Cue(Cue),
    Guide(GuideTone),
    Note(Note),
}

#[derive(Debug, Clone, Copy)]
pub enum Order {
    Play { sound: Sound, gain: f32, at: Instant },
    Open,
    StopTune,
    Close,
}

/// An open sound device. Dropping it closes it.
pub trait SoundOutput: Sized {
    fn open(now: Instant) -> Result<Self, String>;

    /// Starts a sound, each sample multiplied by `gain`, and returns how long it lasts.
    fn play(&mut self, sound: Sound, gain: f32, now: Instant) -> Duration;

    /// Stops the notes of the tune that are playing.
    fn stop_tune(&mut self);

    /// Why the device can't be used any longer, if it failed.
    fn failure(&self) -> Option<String>;
}

/// Decides when the device opens and closes, and which sounds are played.
#[derive(Debug)]
pub struct Mixer<O> {
    device: Option<O>,
    /// The sounds that play: each with its start and end.
    playing: Vec<(Sound, Instant, Instant)>,
    closes_at: Instant,
    retry_at: Option<Instant>,
    /// Whether the current failure was reported.
    is_reported: bool,
}

impl<O> Default for Mixer<O> {
    fn default() -> Self {
        let now = Instant::now();
        Self {
            device: None,
            playing: Vec::new(),
            closes_at: now,
            retry_at: None,
            is_reported: false,
        }
    }
}

impl<O: SoundOutput> Mixer<O> {
    /// When [`Order::Close`] is due.
    pub fn closes_at(&self) -> Option<Instant> {
        self.device.as_ref().map(|_| self.closes_at)
    }

    /// Carries an order out. Returns why the device failed: once until it has worked again.
    pub fn handle(&mut self, order: Order, now: Instant) -> Option<String> {
        let mut failure = self.device.as_ref().and_then(O::failure);
        if failure.is_some() {
            self.fail(now);
        }
        match order {
            Order::Play { sound, gain, at } if !sound.is_stale(at, now) => {
                failure = failure.or(self.open(now));
                self.play(sound, gain, now);
            }
            Order::Play { .. } => {}
            Order::Open => failure = failure.or(self.open(now)),
            Order::StopTune => {
                if let Some(device) = &mut self.device {
                    device.stop_tune();
                }
            }
            Order::Close => {
                if self.device.take().is_some() {
                    self.is_reported = false;
                }
            }
        }
        failure.filter(|_| !std::mem::replace(&mut self.is_reported, true))
    }

    fn play(&mut self, sound: Sound, gain: f32, now: Instant) {
        let Some(device) = &mut self.device else {
            return;
        };
        self.playing.retain(|(_, _, end)| *end > now);
        let has_just_begun = |(other, start, _): &(Sound, Instant, Instant)| {
            *other == sound && now < *start + MIN_GAP
        };
        if self.playing.len() < MAX_PLAYING && !self.playing.iter().any(has_just_begun) {
            let end = now + device.play(sound, gain, now);
            self.playing.push((sound, now, end));
            self.closes_at = self.closes_at.max(end + KEEP_OPEN);
        }
    }

    /// Opens the device, unless it is open or failed less than 10 s ago. Returns why it cannot be
    /// opened.
    fn open(&mut self, now: Instant) -> Option<String> {
        if self.device.is_some() || self.retry_at.is_some_and(|at| now < at) {
            return None;
        }
        match O::open(now) {
            Ok(device) => {
                self.device = Some(device);
                self.playing.clear();
                self.closes_at = now + KEEP_OPEN;
                None
            }
            Err(failure) => {
                self.fail(now);
                Some(failure)
            }
        }
    }

    fn fail(&mut self, now: Instant) {
        self.device = None;
        self.retry_at = Some(now + RETRY_AFTER);
    }
}

impl Sound {
    /// Whether it was asked for too long ago to be played.
    fn is_stale(self, asked_at: Instant, now: Instant) -> bool {
        let limit = match self {
            Self::Cue(_) | Self::Guide(_) => STALE_CUE,
            Self::Note(_) => STALE_NOTE,
        };
        now.saturating_duration_since(asked_at) > limit
    }
}
