//! What the sound thread knows of a device.

use std::fmt::Display;
use std::sync::Arc;
use std::sync::OnceLock;
use std::sync::mpsc::Sender;

use rodio::buffer::SamplesBuffer;
use thiserror::Error;

use super::hush::Hush;
use super::thread::Order;

/// An open sound device. Dropping it closes it.
pub(super) trait Output {
    /// Starts a clip beside those that sound already, each sample multiplied with `gain`; `hush`
    /// stops it.
    fn play(&self, clip: SamplesBuffer, gain: f32, hush: &Hush);
}

/// Opens the device; the alarm is for what goes wrong with it later.
pub(super) type Opener = Arc<dyn Fn(Alarm) -> Result<Box<dyn Output>, Fault> + Send + Sync>;

/// Why there is no sound.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub(super) enum Fault {
    #[error("the sound device cannot be opened: {0}")]
    Unopened(String),
    #[error("the sound device has failed: {0}")]
    Broken(String),
}

/// What a device calls when it breaks. It may be called from any thread and any number of times:
/// devices are known that fail a million times a second.
#[derive(Clone)]
pub(super) struct Alarm {
    fault: Arc<OnceLock<Fault>>,
    orders: Sender<Order>,
}

impl Alarm {
    /// An alarm that tells the thread behind `orders`.
    pub(super) fn new(orders: Sender<Order>) -> Self {
        Self {
            fault: Arc::default(),
            orders,
        }
    }

    /// Why it was rung, if it was.
    pub(super) fn fault(&self) -> Option<&Fault> {
        self.fault.get()
    }

    /// Tells the thread that this device is of no more use. Only the first call counts.
    pub(super) fn ring(&self, reason: impl Display) {
        if self.fault.get().is_none() && self.fault.set(Fault::Broken(reason.to_string())).is_ok() {
            let _ = self.orders.send(Order::Look);
        }
    }
}
