//! The thread that owns the sound device, and the rules it follows.

use super::Sound;
use super::device::Speaker;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

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
/// How long the end of the program waits for the device to close, which takes about 1 ms. A device
/// that hangs is left behind.
const MAX_CLOSING: Duration = Duration::from_millis(20);

#[derive(Debug, Clone, Copy)]
pub(super) enum Order {
    Play { sound: Sound, gain: f32, at: Instant },
    Open,
    StopTune,
    Close,
}

/// An open sound device. Dropping it closes it.
pub(super) trait Output: Sized {
    fn open(now: Instant) -> Result<Self, String>;

    /// Starts a sound, each sample multiplied by `gain`, and returns how long it lasts.
    fn play(&mut self, sound: Sound, gain: f32, now: Instant) -> Duration;

    /// Stops the notes of the tune that are playing.
    fn stop_tune(&mut self);

    /// Why the device can't be used any longer, if it failed.
    fn failure(&self) -> Option<String>;
}

/// The running thread. Dropping it ends the thread.
#[derive(Debug)]
pub(super) struct AudioThread {
    orders: Option<Sender<Order>>,
    handle: JoinHandle<()>,
}

impl AudioThread {
    pub(super) fn start() -> Option<Self> {
        let (orders, received) = channel();
        let run = move || run(&received, Mixer::<Speaker>::default());
        match thread::Builder::new().name("sound".into()).spawn(run) {
            Ok(handle) => Some(Self { orders: Some(orders), handle }),
            Err(error) => {
                tracing::warn!("no sound, the audio thread could not start: {error}");
                None
            }
        }
    }

    pub(super) fn send(&self, order: Order) {
        if let Some(orders) = &self.orders {
            // If the thread had panicked, the game would go on in silence.
            let _ = orders.send(order);
        }
    }
}

impl Drop for AudioThread {
    fn drop(&mut self) {
        self.orders = None;
        let start = Instant::now();
        while !self.handle.is_finished() && start.elapsed() < MAX_CLOSING {
            thread::sleep(Duration::from_millis(1));
        }
    }
}

fn run(orders: &Receiver<Order>, mut mixer: Mixer<Speaker>) {
    loop {
        let order = match mixer.closes_at() {
            Some(at) => orders.recv_timeout(at.saturating_duration_since(Instant::now())),
            None => orders.recv().map_err(RecvTimeoutError::from),
        };
        match order {
            Ok(order) => mixer.handle(order, Instant::now()),
            Err(RecvTimeoutError::Timeout) => mixer.handle(Order::Close, Instant::now()),
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

/// Decides when the device opens and closes, and which sounds are played.
#[derive(Debug)]
struct Mixer<O> {
    device: Option<O>,
    /// The sounds that play: each with its start and end.
    playing: Vec<(Sound, Instant, Instant)>,
    closes_at: Instant,
    retry_at: Option<Instant>,
    /// Whether the current failure is logged.
    is_logged: bool,
}

impl<O> Default for Mixer<O> {
    fn default() -> Self {
        let now = Instant::now();
        Self { device: None, playing: Vec::new(), closes_at: now, retry_at: None, is_logged: false }
    }
}

impl<O: Output> Mixer<O> {
    fn closes_at(&self) -> Option<Instant> {
        self.device.as_ref().map(|_| self.closes_at)
    }

    fn handle(&mut self, order: Order, now: Instant) {
        if let Some(failure) = self.device.as_ref().and_then(O::failure) {
            self.fail(&failure, now);
        }
        match order {
            Order::Play { sound, gain, at } => self.play(sound, gain, at, now),
            Order::Open => self.open(now),
            Order::StopTune => {
                if let Some(device) = &mut self.device {
                    device.stop_tune();
                }
            }
            Order::Close => {
                if self.device.take().is_some() {
                    self.is_logged = false;
                }
            }
        }
    }

    fn play(&mut self, sound: Sound, gain: f32, at: Instant, now: Instant) {
        let stale = if matches!(sound, Sound::Note(_)) { STALE_NOTE } else { STALE_CUE };
        if now.saturating_duration_since(at) > stale {
            return;
        }
        self.open(now);
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

    /// Opens the device, unless it is open or failed less than 10 s ago.
    fn open(&mut self, now: Instant) {
        if self.device.is_some() || self.retry_at.is_some_and(|at| now < at) {
            return;
        }
        match O::open(now) {
            Ok(device) => {
                self.device = Some(device);
                self.playing.clear();
                self.closes_at = now + KEEP_OPEN;
            }
            Err(failure) => self.fail(&failure, now),
        }
    }

    fn fail(&mut self, failure: &str, now: Instant) {
        self.device = None;
        self.retry_at = Some(now + RETRY_AFTER);
        if !self.is_logged {
            self.is_logged = true;
            tracing::warn!("no sound for now, will try again: {failure}");
        }
    }
}

#[cfg(test)]
mod tests;
