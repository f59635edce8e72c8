//! UI Automation.

use super::{Handler, WindowHandle};
use accesskit::TreeUpdate;
use accesskit_windows::{HWND, SubclassingAdapter};
use std::ffi::c_void;

pub const ASKS_WINDOWS: bool = true;
pub const NEEDS_DESCRIPTIONS: bool = false;

/// Windows asks each window.
pub fn is_enabled() -> bool {
    false
}

pub(super) struct Adapter(SubclassingAdapter);

impl Adapter {
    pub(super) fn connect(window: WindowHandle, handler: Handler) -> Self {
        let window = HWND(window.get() as *mut c_void);
        Self(SubclassingAdapter::new(window, handler.clone(), handler))
    }

    pub(super) fn update(&mut self, tree: TreeUpdate) {
        if let Some(events) = self.0.update_if_active(|| tree) {
            events.raise();
        }
    }

    /// Windows tells the adapter itself.
    pub(super) fn set_focused(&mut self, _: bool) {}

    /// Does nothing: the system knows the bounds.
    pub(super) fn update_bounds(&mut self) {}
}
