//! Reading the clipboard without waiting for the program that owns it.
//!
//! On X11 that program is asked for the text, and the toolkit waits for it for seconds on the thread
//! of the window. It may hang.

/// A function that reads the clipboard and may take seconds, for a thread of its own; `None` where
/// the toolkit can read it at once, or nobody else can.
pub fn reader() -> Option<fn() -> Option<String>> {
    #[cfg(target_os = "linux")]
    return (!super::is_wayland()).then_some(x11::read);
    #[cfg(not(target_os = "linux"))]
    None
}

#[cfg(target_os = "linux")]
mod x11 {
    use clipboard_x11::Clipboard;
    use std::sync::{Mutex, PoisonError};
    use std::time::{Duration, Instant};

    /// A text that comes later is not what the player waits for any longer.
    const TIMEOUT: Duration = Duration::from_secs(1);

    /// The connection of all reads: each has a thread that never ends.
    static CLIPBOARD: Mutex<Option<Clipboard>> = Mutex::new(None);

    pub(super) fn read() -> Option<String> {
        let asked = Instant::now();
        let mut clipboard = CLIPBOARD.lock().unwrap_or_else(PoisonError::into_inner);
        if clipboard.is_none() {
            *clipboard = Clipboard::connect().ok();
        }
        let text = clipboard.as_ref()?.read().ok();
        text.filter(|_| asked.elapsed() < TIMEOUT)
    }
}
