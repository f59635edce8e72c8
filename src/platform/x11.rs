//! What the toolkit does not do on X11, or not well.

use crate::platform::is_wayland;
use x11rb::connection::Connection as _;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    AtomEnum, ChangeWindowAttributesAux, ConnectionExt as _, EventMask, PropMode,
};
use x11rb::wrapper::ConnectionExt as _;

/// Asks for a window that is not shown yet to appear maximized, where winit asks too late. A window
/// manager ignores requests of a window that it has not been shown, as those of winit. It
/// reads this property when the window appears.
pub fn open_maximized(window: u64) -> Option<()> {
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

/// Waits until another program destroys the window. The toolkit doesn't say so.
pub fn wait_until_destroyed(window: u64) -> Option<()> {
    if is_wayland() {
        return None;
    }
    let (display, _) = x11rb::connect(None).ok()?;
    let window = window.try_into().ok()?;
    let watch = ChangeWindowAttributesAux::new().event_mask(EventMask::STRUCTURE_NOTIFY);
    display.change_window_attributes(window, &watch).ok()?.check().ok()?;
    loop {
        if let Event::DestroyNotify(gone) = display.wait_for_event().ok()?
            && gone.window == window
        {
            return Some(());
        }
    }
}
