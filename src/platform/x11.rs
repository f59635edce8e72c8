//! What the toolkit does not do on X11, or not well.

use crate::platform::is_wayland;
use clipboard_x11::Clipboard;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use x11rb::protocol::xproto::{AtomEnum, ConnectionExt as _, PropMode};
use x11rb::wrapper::ConnectionExt as _;

/// A window manager ignores requests of a window that it has not been shown, as those of winit. It
/// reads this property when the window appears.
pub(super) fn open_maximized(window: u64) -> Option<()> {
    if is_wayland() {
        return None;
    }
    let (display, _) = x11rb::connect(None).ok()?;
    let atom = |name: &[u8]| Some(display.intern_atom(false, name).ok()?.reply().ok()?.atom);
    let state = atom(b"_NET_WM_STATE")?;
    let maximized =
        [atom(b"_NET_WM_STATE_MAXIMIZED_VERT")?, atom(b"_NET_WM_STATE_MAXIMIZED_HORZ")?];
    let window = window.try_into().ok()?;
    let set = PropMode::REPLACE;
    let asked = display.change_property32(set, window, state, AtomEnum::ATOM, &maximized).ok()?;
    // It has arrived before the window is shown through another connection.
    asked.check().ok()
}

/// A text that comes later is not what the player waits for any longer.
const TIMEOUT: Duration = Duration::from_secs(1);

/// The connection of all reads: each has a thread that never ends.
static CLIPBOARD: Mutex<Option<Clipboard>> = Mutex::new(None);

/// Reads the clipboard. The program that owns it is asked for the text, and may hang.
pub(super) fn read_clipboard() -> Option<String> {
    let asked = Instant::now();
    let mut clipboard = CLIPBOARD.lock().unwrap_or_else(PoisonError::into_inner);
    if clipboard.is_none() {
        *clipboard = Clipboard::connect().ok();
    }
    let text = clipboard.as_ref()?.read().ok();
    text.filter(|_| asked.elapsed() < TIMEOUT)
}
