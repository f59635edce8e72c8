//! The desktop's sound device, through rodio.

use std::thread;
use std::time::Duration;
use std::time::Instant;

use rodio::DeviceSinkBuilder;
use rodio::DeviceSinkError;
use rodio::MixerDeviceSink;
use rodio::Source;
use rodio::buffer::SamplesBuffer;
use rodio::cpal::BufferSize;
use rodio::cpal::Error;
use rodio::cpal::ErrorKind;

use super::hush::Hush;
use super::output::Alarm;
use super::output::Fault;
use super::output::Output;
use super::patience::Patience;

/// Frames that the device takes at a time: about 20 ms, so that a click is heard as one with
/// what it did, and not so few that a busy machine stutters.
const FRAMES: u32 = 1024;

/// Silence before the first clip of a device that was just opened: what reaches it in its first
/// 20 ms is not always heard.
const LEAD: Duration = Duration::from_millis(40);

/// How long a device may not try again after an error. One that fails for ever would keep a
/// processor busy with that.
const BREATH: Duration = Duration::from_millis(5);

struct Speaker {
    sink: MixerDeviceSink,
    opened: Instant,
}

/// Opens the device that the desktop calls its default.
pub(super) fn open(alarm: Alarm) -> Result<Box<dyn Output>, Fault> {
    let quiet = quiet::Quiet::new();
    match open_default(alarm) {
        Ok(mut sink) => {
            sink.log_on_drop(false);
            let opened = Instant::now();
            Ok(Box::new(Speaker { sink, opened }))
        }
        Err(error) => {
            quiet.debug();
            let cause = std::error::Error::source(&error);
            let cause = cause.map(|cause| format!(" ({cause})")).unwrap_or_default();
            Err(Fault::Unopened(format!("{error}{cause}")))
        }
    }
}

fn open_default(alarm: Alarm) -> Result<MixerDeviceSink, DeviceSinkError> {
    let mut patience = Patience::new();
    DeviceSinkBuilder::from_default_device()?
        .with_buffer_size(BufferSize::Fixed(FRAMES))
        .with_error_callback(move |error: Error| match error.kind() {
            ErrorKind::DeviceChanged | ErrorKind::RealtimeDenied => {}
            ErrorKind::DeviceNotAvailable | ErrorKind::StreamInvalidated => alarm.ring(error),
            _ if patience.is_spent(Instant::now()) => alarm.ring(error),
            _ => thread::sleep(BREATH),
        })
        .open_sink_or_fallback()
}

impl Output for Speaker {
    fn play(&self, clip: SamplesBuffer, gain: f32, hush: &Hush) {
        let lead = LEAD.saturating_sub(self.opened.elapsed());
        let clip = clip.amplify(gain).delay(lead);
        self.sink.mixer().add(hush.over(clip));
    }
}

/// ALSA says what it does not find on standard error, in eight lines, each time it is asked. Here
/// it says it to a buffer, for the thread that asks; the log has one line of ours instead.
#[cfg(target_os = "linux")]
mod quiet {
    use std::cell::RefCell;
    use std::rc::Rc;

    pub(super) struct Quiet(Option<Rc<RefCell<alsa::Output>>>);

    impl Quiet {
        /// Turns the lines of this thread away from standard error, from now on and for ever.
        pub(super) fn new() -> Self {
            Self(alsa::Output::local_error_handler().ok())
        }

        /// Shows what ALSA has said since, to who debugs.
        pub(super) fn debug(&self) {
            if let Some(said) = &self.0 {
                tracing::debug!("ALSA said: {}", said.borrow());
            }
        }
    }
}

#[cfg(not(target_os = "linux"))]
mod quiet {
    pub(super) struct Quiet;

    impl Quiet {
        pub(super) fn new() -> Self {
            Self
        }

        pub(super) fn debug(&self) {}
    }
}
