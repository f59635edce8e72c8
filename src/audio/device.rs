//! The desktop's sound device, through rodio.

use super::Sound;
use super::thread::Output;
use rodio::cpal::{BufferSize, Error, ErrorKind};
use rodio::{Decoder, DeviceSinkBuilder, DeviceSinkError, MixerDeviceSink, Source};
use std::io::Cursor;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::{Duration, Instant};

/// Frames that the device takes at a time: about 20 ms, so that a click is heard together with
/// what it did, and enough for a busy machine not to stutter.
const FRAMES: u32 = 1024;

/// Silence before the first sound on a device that was just opened: its first 20 ms are not always
/// heard.
const LEAD: Duration = Duration::from_millis(40);

/// The pause after an error of the device. One that fails over and over would otherwise keep a
/// processor busy.
const ERROR_PAUSE: Duration = Duration::from_millis(5);

/// How often a note looks whether it was stopped. Its strength halves each time, so that it doesn't
/// end with a click.
const STOP_STEP: Duration = Duration::from_millis(1);

/// The open device.
pub(super) struct Speaker {
    sink: MixerDeviceSink,
    opened: Instant,
    failure: Arc<OnceLock<String>>,
    /// Stops the notes that were started with it.
    stopped: Arc<AtomicBool>,
}

impl Output for Speaker {
    fn open(now: Instant) -> Result<Self, String> {
        let alsa = alsa_messages::Captured::new();
        let failure = Arc::default();
        match open_default(Arc::clone(&failure)) {
            Ok(mut sink) => {
                sink.log_on_drop(false);
                Ok(Self { sink, opened: now, failure, stopped: Arc::default() })
            }
            Err(error) => {
                alsa.log();
                let cause = std::error::Error::source(&error);
                let cause = cause.map(|cause| format!(" ({cause})")).unwrap_or_default();
                Err(format!("the sound device cannot be opened: {error}{cause}"))
            }
        }
    }

    fn play(&mut self, sound: Sound, gain: f32, now: Instant) -> Duration {
        let lead = LEAD.saturating_sub(now.saturating_duration_since(self.opened));
        match sound {
            Sound::Cue(cue) => match Decoder::new_wav(Cursor::new(cue.wav())) {
                Ok(clip) => {
                    let duration = clip.total_duration().unwrap_or_default();
                    self.sink.mixer().add(clip.amplify(gain).delay(lead));
                    lead + duration
                }
                Err(error) => {
                    tracing::warn!("{cue:?} has no sound: {error}");
                    Duration::ZERO
                }
            },
            Sound::Note(note) => {
                let stopped = Arc::clone(&self.stopped);
                let mut gain = gain;
                let tone = note.source().delay(lead).amplify(gain);
                let tone = tone.periodic_access(STOP_STEP, move |tone| {
                    if stopped.load(Ordering::Relaxed) {
                        gain /= 2.0;
                        tone.set_factor(gain);
                    }
                });
                self.sink.mixer().add(tone);
                lead + Duration::from_millis(note.ms())
            }
        }
    }

    fn stop_tune(&mut self) {
        std::mem::take(&mut self.stopped).store(true, Ordering::Relaxed);
    }

    fn failure(&self) -> Option<String> {
        self.failure.get().cloned()
    }
}

/// A healthy device has its errors, too: ALSA's pulse plugin was seen to report up to 3,000 in the
/// first 4 ms of a stream that then played well. So only an error that ends the stream counts;
/// after any other the device is closed and opened again like after every pause.
fn open_default(failure: Arc<OnceLock<String>>) -> Result<MixerDeviceSink, DeviceSinkError> {
    DeviceSinkBuilder::from_default_device()?
        .with_buffer_size(BufferSize::Fixed(FRAMES))
        .with_error_callback(move |error: Error| match error.kind() {
            ErrorKind::DeviceChanged | ErrorKind::RealtimeDenied => {}
            ErrorKind::DeviceNotAvailable | ErrorKind::StreamInvalidated => {
                failure.get_or_init(|| format!("the sound device has failed: {error}"));
            }
            _ => thread::sleep(ERROR_PAUSE),
        })
        .open_sink_or_fallback()
}

/// ALSA prints what it doesn't find to standard error, eight lines each time. Here it goes to a
/// buffer instead; the log has one line of ours.
#[cfg(target_os = "linux")]
mod alsa_messages {
    use std::cell::RefCell;
    use std::rc::Rc;

    pub(super) struct Captured(Option<Rc<RefCell<alsa::Output>>>);

    impl Captured {
        /// Captures what ALSA prints on this thread from now on.
        pub(super) fn new() -> Self {
            Self(alsa::Output::local_error_handler().ok())
        }

        /// Logs what ALSA has printed since, for debugging.
        pub(super) fn log(&self) {
            if let Some(printed) = &self.0 {
                tracing::debug!("ALSA said: {}", printed.borrow());
            }
        }
    }
}

#[cfg(not(target_os = "linux"))]
mod alsa_messages {
    pub(super) struct Captured;

    impl Captured {
        pub(super) fn new() -> Self {
            Self
        }

        pub(super) fn log(&self) {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audio::Cue;

    #[test]
    fn every_cue_can_be_decoded() {
        for cue in Cue::ALL {
            let clip = Decoder::new_wav(Cursor::new(cue.wav())).expect("a WAV file");
            assert!(clip.total_duration().is_some_and(|time| time > Duration::ZERO), "{cue:?}");
        }
    }
}
