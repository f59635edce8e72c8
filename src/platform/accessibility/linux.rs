//! AT-SPI, on X11 and on Wayland.
//!
//! The adapter has a thread and connections to D-Bus as soon as it is made. So it is made only once
//! assistive technology has been seen; from then on it notices by itself when that ends and comes
//! back.

use super::{Handler, WindowHandle};
use crate::platform::{is_wayland, session_bus};
use accesskit::{Rect, TreeUpdate};
use x11rb::connection::Connection;
use x11rb::protocol::xproto::ConnectionExt;

pub const ASKS_WINDOWS: bool = false;
/// Orca 43, that of Debian 12, reads no live regions, and AT-SPI has no values in words.
pub const NEEDS_DESCRIPTIONS: bool = true;

pub fn is_enabled() -> bool {
    session_bus::address().is_some_and(|bus| {
        session_bus::is_accessibility_enabled(&bus)
            .inspect_err(|error| tracing::debug!("nobody reads the screen: {error}"))
            .unwrap_or(false)
    })
}

pub(super) struct Adapter {
    adapter: accesskit_unix::Adapter,
    window: WindowHandle,
}

impl Adapter {
    pub(super) fn connect(window: WindowHandle, handler: Handler) -> Self {
        let adapter = accesskit_unix::Adapter::new(handler.clone(), handler.clone(), handler);
        Self { adapter, window }
    }

    pub(super) fn update(&mut self, tree: TreeUpdate) {
        self.adapter.update_if_active(|| tree);
    }

    pub(super) fn set_focused(&mut self, focused: bool) {
        self.adapter.update_window_focus_state(focused);
    }

    /// On Wayland no program knows where its window is.
    pub(super) fn update_bounds(&mut self) {
        if !is_wayland()
            && let Some(bounds) = bounds(self.window)
        {
            self.adapter.set_root_window_bounds(bounds, bounds);
        }
    }
}

/// Where the content of an X11 window is on the screen, in physical pixels.
fn bounds(window: WindowHandle) -> Option<Rect> {
    let window = window.get().try_into().ok()?;
    let (display, screen) = x11rb::connect(None).ok()?;
    let root = display.setup().roots.get(screen)?.root;
    let place = display.translate_coordinates(window, root, 0, 0).ok()?;
    let size = display.get_geometry(window).ok()?.reply().ok()?;
    let place = place.reply().ok()?;
    let corner = (f64::from(place.dst_x), f64::from(place.dst_y));
    Some(Rect::from_origin_size(corner, (f64::from(size.width), f64::from(size.height))))
}
