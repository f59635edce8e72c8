//! The thread that owns the sound device.

use super::device::Speaker;
use super::mixer::{Mixer, Order};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// How long the end of the program waits for the device to close, which takes about 1 ms. A device
/// that hangs is left behind.
const MAX_CLOSING: Duration = Duration::from_millis(20);

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
        let order = match order {
            Ok(order) => order,
            Err(RecvTimeoutError::Timeout) => Order::Close,
            Err(RecvTimeoutError::Disconnected) => return,
        };
        if let Some(failure) = mixer.handle(order, Instant::now()) {
            tracing::warn!("no sound for now, will try again: {failure}");
        }
    }
}
