//! AT-SPI, on X11 and on Wayland.
//!
//! The adapter has a thread and connections to D-Bus as soon as it is made. So it is made only once
//! assistive technology has been seen; from then on it notices by itself when that ends and comes
//! back.

use super::{Handler, WindowHandle};
use crate::platform::session_bus;
use accesskit::TreeUpdate;
use dbus::arg::Variant;
use dbus::{Error, Message};
use std::time::Duration;

pub const ASKS_WINDOWS: bool = false;

/// How long to wait for an answer.
const TIMEOUT: Duration = Duration::from_secs(5);

pub fn is_enabled() -> bool {
    session_bus::address().is_some_and(|bus| {
        is_enabled_on(&bus)
            .inspect_err(|error| tracing::debug!("nobody reads the screen: {error}"))
            .unwrap_or(false)
    })
}

/// Asks the bus at `address`. Fails if there is no bus, or nothing for accessibility on it: our
/// question does not start it.
pub fn is_enabled_on(address: &str) -> Result<bool, Error> {
    let bus = session_bus::connect(address)?;
    let properties = "org.freedesktop.DBus.Properties";
    let mut call = Message::call_with_args(
        "org.a11y.Bus",
        "/org/a11y/bus",
        properties,
        "Get",
        ("org.a11y.Status", "IsEnabled"),
    );
    call.set_auto_start(false);
    let answer = bus.send_with_reply_and_block(call, TIMEOUT)?;
    let Variant(enabled) = answer.read1::<Variant<bool>>()?;
    Ok(enabled)
}

pub(super) struct Adapter(accesskit_unix::Adapter);

impl Adapter {
    pub(super) fn connect(_: WindowHandle, handler: Handler) -> Self {
        Self(accesskit_unix::Adapter::new(handler.clone(), handler.clone(), handler))
    }

    pub(super) fn update(&mut self, tree: TreeUpdate) {
        self.0.update_if_active(|| tree);
    }

    pub(super) fn set_focused(&mut self, focused: bool) {
        self.0.update_window_focus_state(focused);
    }
}
