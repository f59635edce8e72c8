//! The desktop's sound device, through rodio.

use super::mixer::{Sound, SoundOutput};
use crate::platform::crash_report;
use rodio::cpal::{BufferSize, Error, ErrorKind};
use rodio::{Decoder, DeviceSinkBuilder, DeviceSinkError, MixerDeviceSink, Source};
use std::io::Cursor;
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use web_time::{Duration, Instant};

/// Frames per buffer: about 20 ms, short enough for a click to be heard together with its effect,
/// and long enough for a busy machine not to stutter.
const FRAMES: u32 = 1024;

/// Silence before the first sound on a newly opened device, whose first 20 ms are not always heard.
const LEAD: Duration = Duration::from_millis(40);

/// The pause after a device error, so that a device which keeps failing does not keep a processor
/// busy.
#[cfg(not(target_family = "wasm"))]
const ERROR_PAUSE: Duration = Duration::from_millis(5);

/// How often a note checks whether it was stopped. Its strength halves each time, so that it does
/// not end with a click.
const STOP_STEP: Duration = Duration::from_millis(1);

pub(super) struct Speaker {
    sink: MixerDeviceSink,
    opened: Instant,
    failure: Arc<OnceLock<String>>,
    /// Stops the notes that were started with it.
    stopped: Arc<AtomicBool>,
}

impl SoundOutput for Speaker {
    fn open(now: Instant) -> Result<Self, String> {
        // ALSA prints eight lines to standard error for what it doesn't find. They go to a buffer
        // instead: the log has one line of ours.
        #[cfg(target_os = "linux")]
        let alsa_messages = alsa::Output::local_error_handler();
        let failure = Arc::default();
        // rodio's way to the device panics on a Windows without any sound.
        crash_report::set_panic_expected(true);
        let opened = panic::catch_unwind(|| open_default(Arc::clone(&failure)));
        crash_report::set_panic_expected(false);
        match opened.unwrap_or(Err(DeviceSinkError::NoDevice)) {
            Ok(mut sink) => {
                sink.log_on_drop(false);
                Ok(Self { sink, opened: now, failure, stopped: Arc::default() })
            }
            Err(error) => {
                #[cfg(target_os = "linux")]
                if let Ok(printed) = &alsa_messages {
                    tracing::debug!("ALSA said: {}", printed.borrow());
                }
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
            Sound::Guide(tone) => {
                self.sink.mixer().add(tone.source().amplify(gain).delay(lead));
                lead + tone.duration()
            }
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

/// Healthy devices report errors too: ALSA's pulse plugin was seen to report up to 3,000 in the
/// first 4 ms of a stream that then played well. So only errors that end the stream count.
fn open_default(failure: Arc<OnceLock<String>>) -> Result<MixerDeviceSink, DeviceSinkError> {
    DeviceSinkBuilder::from_default_device()?
        .with_buffer_size(BufferSize::Fixed(FRAMES))
        .with_error_callback(move |error: Error| match error.kind() {
            ErrorKind::DeviceChanged | ErrorKind::RealtimeDenied => {}
            ErrorKind::DeviceNotAvailable | ErrorKind::StreamInvalidated => {
                failure.get_or_init(|| format!("the sound device has failed: {error}"));
            }
            #[cfg(not(target_family = "wasm"))]
            _ => std::thread::sleep(ERROR_PAUSE),
            // A browser reports each once.
            #[cfg(target_family = "wasm")]
            _ => {}
        })
        .open_sink_or_fallback()
}
