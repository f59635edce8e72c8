//! The accessibility protocol of AppKit.

use super::{Handler, WindowHandle};
use accesskit::TreeUpdate;
use raw_window_handle::AppKitWindowHandle;
use std::ptr::NonNull;

pub const ASKS_WINDOWS: bool = true;
pub const NEEDS_DESCRIPTIONS: bool = false;

/// macOS asks each window.
pub fn is_enabled() -> bool {
    false
}

pub(super) struct Adapter(accesskit_xplat::Adapter);

impl Adapter {
    pub(super) fn connect(window: WindowHandle, handler: Handler) -> Self {
        let view = AppKitWindowHandle::new(NonNull::with_exposed_provenance(window));
        let adapter = accesskit_xplat::Adapter::with_split_handlers(
            view.into(),
            handler.clone(),
            handler.clone(),
            handler,
        );
        Self(adapter)
    }

    pub(super) fn update(&mut self, tree: TreeUpdate) {
        self.0.update_if_active(|| tree);
    }

    pub(super) fn set_focused(&mut self, focused: bool) {
        self.0.set_focus(focused);
    }

    /// Does nothing: the system knows the bounds.
    pub(super) fn update_bounds(&mut self) {}
}
