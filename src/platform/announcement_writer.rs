//! Writes announcements, one per line, for a screen reader or a braille display.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::thread;
use std::time::Duration;

/// How many lines may wait for a slow reader. Further ones are lost: nothing waits for the reader.
const QUEUE: usize = 256;
/// How long the last lines may take when the program ends, and how often to check.
const FLUSH_TIMEOUT: Duration = Duration::from_millis(200);
const FLUSH_POLL: Duration = Duration::from_millis(5);

/// Sends lines to a thread that writes them. It never blocks, and does nothing once the reader is
/// gone.
#[derive(Debug, Clone)]
pub struct AnnouncementWriter {
    sender: SyncSender<String>,
    /// The number of lines that are sent but not written yet.
    waiting: Arc<AtomicUsize>,
}

impl AnnouncementWriter {
    /// Starts a thread that writes to `out` until that fails.
    pub fn spawn(mut out: impl Write + Send + 'static) -> Self {
        let (writer, lines) = Self::channel();
        let waiting = Arc::clone(&writer.waiting);
        thread::spawn(move || {
            for line in lines {
                let written = writeln!(out, "{line}").and_then(|()| out.flush());
                if let Err(error) = written {
                    tracing::debug!("nothing more is announced: {error}");
                    waiting.store(0, Ordering::Release);
                    return;
                }
                waiting.fetch_sub(1, Ordering::AcqRel);
            }
        });
        writer
    }

    /// A writer without a thread, and the receiver of its lines.
    pub fn channel() -> (Self, Receiver<String>) {
        let (sender, receiver) = mpsc::sync_channel(QUEUE);
        (Self { sender, waiting: Arc::default() }, receiver)
    }

    /// Waits a moment for the last lines to be written.
    pub fn flush(&self) {
        let mut left = FLUSH_TIMEOUT;
        while self.waiting.load(Ordering::Acquire) > 0 && !left.is_zero() {
            thread::sleep(FLUSH_POLL);
            left = left.saturating_sub(FLUSH_POLL);
        }
    }

    /// Sends a line, unless too many are waiting.
    pub fn send(&self, line: &str) {
        // A screen reader takes each line for a separate announcement.
        let line = line.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
        self.waiting.fetch_add(1, Ordering::AcqRel);
        if self.sender.try_send(line).is_err() {
            self.waiting.fetch_sub(1, Ordering::AcqRel);
        }
    }
}
