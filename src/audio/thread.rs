//! The thread that owns the sound device: it opens it at the first sound, mixes what comes, and
//! closes it when nothing has sounded for a while. In between it sleeps.
//!
//! It keeps no time of its own: when a note of the tune is due is decided where its strip of the
//! picture is uncovered, and one that comes too late to be heard with it is left out.
//!
//! It knows a device only as an [`Output`], so that the tests can hand it one that fails.

use std::collections::HashMap;
use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering;
use std::sync::mpsc;
use std::sync::mpsc::Receiver;
use std::sync::mpsc::RecvTimeoutError;
use std::sync::mpsc::Sender;
use std::thread;
use std::thread::JoinHandle;
use std::time::Duration;
use std::time::Instant;

use rodio::buffer::SamplesBuffer;

use super::line::Line;
use super::output::Alarm;
use super::output::Fault;
use super::output::Opener;
use super::sound::Sound;
use super::tune;

/// How long the thread waits for what.
#[derive(Debug, Clone, Copy)]
pub(super) struct Timing {
    /// From the end of the last sound until the device is closed.
    pub pause: Duration,
    /// From a fault until the device is tried again.
    pub retry: Duration,
    /// From a cue until it is no longer about what the player sees, and not played any more.
    pub stale: Duration,
    /// From a note of the tune until it would no longer be heard in time.
    pub late: Duration,
    /// From the start of a cue until the same cue may start again. Closer together they are
    /// heard as one, only louder.
    pub apart: Duration,
}

impl Default for Timing {
    fn default() -> Self {
        Self {
            pause: Duration::from_secs(3),
            retry: Duration::from_secs(10),
            stale: Duration::from_secs(1),
            late: Duration::from_millis(120),
            apart: Duration::from_millis(15),
        }
    }
}

/// Sounds that may wait while the device opens. Those beyond are dropped.
const MOST_WAITING: usize = 16;

/// How long the program's end may wait for the device to close. That takes some 1 ms; a device
/// that hangs is left behind.
const LONGEST_GOODBYE: Duration = Duration::from_millis(20);

/// What the thread is told.
pub(super) enum Order {
    /// A sound is to be heard.
    Play(Request),
    /// The tune is about to begin.
    TuneUp,
    /// The tune is over: its last note is to stop now.
    EndTune,
    /// The alarm was rung.
    Look,
    /// Whatever sounds is to stop now.
    Silence,
    /// The program ends.
    Quit,
}

/// A sound on its way.
pub(super) struct Request {
    sound: Sound,
    gain: f32,
    asked: Instant,
}

/// The way to the thread. Dropping it ends the thread.
pub(super) struct Player {
    orders: Sender<Order>,
    waiting: Arc<AtomicUsize>,
    thread: JoinHandle<()>,
}

impl Player {
    /// Starts the thread. The device stays closed until there is something to play.
    pub(super) fn start(opener: Opener, timing: Timing) -> io::Result<Self> {
        let (sender, orders) = mpsc::channel();
        let waiting = Arc::<AtomicUsize>::default();
        let thread = thread::Builder::new().name("sound".into()).spawn({
            let (sender, waiting) = (sender.clone(), Arc::clone(&waiting));
            move || Owner::new(opener, timing, orders, sender, waiting, log).run()
        })?;
        Ok(Self {
            orders: sender,
            waiting,
            thread,
        })
    }

    /// Asks for a sound; never blocks.
    pub(super) fn play(&self, sound: Sound, gain: f32) {
        if self.waiting.fetch_add(1, Ordering::Relaxed) >= MOST_WAITING {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
            return;
        }
        let asked = Instant::now();
        let _ = self
            .orders
            .send(Order::Play(Request { sound, gain, asked }));
    }

    /// Opens the device and makes the notes of the tune, so that the first is heard in time.
    pub(super) fn tune_up(&self) {
        let _ = self.orders.send(Order::TuneUp);
    }

    /// Stops the note that sounds; cues sound on.
    pub(super) fn end_tune(&self) {
        let _ = self.orders.send(Order::EndTune);
    }

    /// Stops what sounds and closes the device.
    pub(super) fn silence(&self) {
        let _ = self.orders.send(Order::Silence);
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        let _ = self.orders.send(Order::Quit);
        let start = Instant::now();
        while !self.thread.is_finished() && start.elapsed() < LONGEST_GOODBYE {
            thread::sleep(Duration::from_millis(1));
        }
    }
}

/// What the thread knows.
struct Owner {
    opener: Opener,
    timing: Timing,
    orders: Receiver<Order>,
    sender: Sender<Order>,
    waiting: Arc<AtomicUsize>,
    /// Told of each trouble once.
    report: Box<dyn Fn(&Fault)>,
    clips: HashMap<Sound, Option<SamplesBuffer>>,
    line: Option<Line>,
    retry_at: Option<Instant>,
    /// Whether the present trouble has been reported already.
    told: bool,
}

impl Owner {
    fn new(
        opener: Opener,
        timing: Timing,
        orders: Receiver<Order>,
        sender: Sender<Order>,
        waiting: Arc<AtomicUsize>,
        report: impl Fn(&Fault) + 'static,
    ) -> Self {
        Self {
            opener,
            timing,
            orders,
            sender,
            waiting,
            report: Box::new(report),
            clips: HashMap::new(),
            line: None,
            retry_at: None,
            told: false,
        }
    }

    fn run(mut self) {
        loop {
            match self.next_order() {
                Ok(Order::Play(request)) => self.play(&request),
                Ok(Order::TuneUp) => self.tune_up(),
                Ok(Order::EndTune) => self.end_tune(),
                Ok(Order::Look) => self.look_for_fault(),
                Ok(Order::Silence) | Err(RecvTimeoutError::Timeout) => self.close(),
                Ok(Order::Quit) | Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    /// Waits for an order, but with an open device no longer than until it is to be closed.
    fn next_order(&self) -> Result<Order, RecvTimeoutError> {
        match &self.line {
            Some(line) => {
                let left = line.closes_at().saturating_duration_since(Instant::now());
                self.orders.recv_timeout(left)
            }
            None => Ok(self.orders.recv()?),
        }
    }

    fn play(&mut self, request: &Request) {
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        let patience = if request.sound.is_note() {
            self.timing.late
        } else {
            self.timing.stale
        };
        if request.asked.elapsed() > patience {
            return;
        }
        self.open();
        let Some(line) = &mut self.line else {
            return;
        };
        let sound = request.sound;
        let clip = self.clips.entry(sound).or_insert_with(|| sound.clip());
        if let Some(clip) = clip {
            line.play(clip, sound, request.gain, self.timing);
        }
    }

    fn tune_up(&mut self) {
        self.open();
        if let Some(line) = &mut self.line {
            line.stay_open(Instant::now() + self.timing.pause);
            for sound in tune::NOTES.iter().copied().map(Sound::Note) {
                self.clips.entry(sound).or_insert_with(|| sound.clip());
            }
        }
    }

    fn end_tune(&mut self) {
        if let Some(line) = &self.line {
            line.end_tune();
        }
        // They are not needed again before the program is started again.
        self.clips.retain(|sound, _| !sound.is_note());
    }

    /// Opens the device, unless it is open, or failed just now.
    fn open(&mut self) {
        self.look_for_fault();
        if self.line.is_some() || self.retry_at.is_some_and(|at| Instant::now() < at) {
            return;
        }
        let alarm = Alarm::new(self.sender.clone());
        match (self.opener)(alarm.clone()) {
            Ok(output) => {
                self.line = Some(Line::new(output, alarm, self.timing));
            }
            Err(fault) => self.give_up(&fault),
        }
    }

    fn look_for_fault(&mut self) {
        let fault = self.line.as_ref().and_then(|line| line.fault());
        if let Some(fault) = fault.cloned() {
            self.give_up(&fault);
        }
    }

    /// Closes a device that did what it should, so that the next fault is news again.
    fn close(&mut self) {
        self.look_for_fault();
        if self.line.take().is_some() {
            self.told = false;
        }
    }

    fn give_up(&mut self, fault: &Fault) {
        self.line = None;
        self.retry_at = Some(Instant::now() + self.timing.retry);
        if !self.told {
            self.told = true;
            (self.report)(fault);
        }
    }
}

fn log(fault: &Fault) {
    tracing::warn!("no sound for now, will try again: {fault}");
}

#[cfg(test)]
mod tests;
