//! To a browser, the canvas is one picture: what is announced goes into a live region of the page.

use super::{Handler, WindowHandle};
use accesskit::TreeUpdate;

pub const ASKS_WINDOWS: bool = false;
pub const NEEDS_DESCRIPTIONS: bool = false;

pub const fn is_enabled() -> bool {
    false
}

/// Nobody asks.
pub(super) struct Adapter;

impl Adapter {
    pub(super) fn connect(_: WindowHandle, _: Handler) -> Self {
        Self
    }

    pub(super) fn update(&mut self, _: TreeUpdate) {}

    pub(super) const fn set_focused(&mut self, _: bool) {}

    pub(super) const fn update_bounds(&mut self) {}
}
