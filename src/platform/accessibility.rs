//! The way to screen readers and other assistive technology: it sends them what the window
//! shows, and receives what they ask for.
//!
//! Nothing runs and nothing is sent until one of them asks.

#[cfg_attr(target_os = "linux", path = "accessibility/linux.rs")]
#[cfg_attr(target_os = "macos", path = "accessibility/macos.rs")]
#[cfg_attr(windows, path = "accessibility/windows.rs")]
#[cfg_attr(target_family = "wasm", path = "accessibility/web.rs")]
mod system;

use accesskit::{ActionHandler, ActionRequest, ActivationHandler, DeactivationHandler, TreeUpdate};
use futures_channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use std::fmt;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};

/// What comes from assistive technology.
#[derive(Debug, Clone, PartialEq)]
pub enum AccessibilityEvent {
    /// It wants the whole tree, and every change from then on.
    Activated,
    /// Nobody listens any longer.
    Deactivated,
    Asked(ActionRequest),
}

/// Whether the system asks each window when assistive technology comes to it. If not, it has to be
/// looked for with [`is_enabled`].
pub const ASKS_WINDOWS: bool = system::ASKS_WINDOWS;

/// Whether news and values in words are heard only as descriptions: changes in live regions are not
/// read out, and values are numbers.
pub const NEEDS_DESCRIPTIONS: bool = system::NEEDS_DESCRIPTIONS;

/// Whether assistive technology is in use, where the system does not ask windows. This may block
/// for a moment.
pub fn is_enabled() -> bool {
    system::is_enabled()
}

/// An `HWND`, the exposed address of an `NSView`, or the number of a window of X11. On Wayland it
/// has no meaning.
pub type WindowHandle = NonZeroUsize;

/// One window's connection to the accessibility service of the system.
pub struct Bridge(system::Adapter);

impl Bridge {
    /// Connects the window, and returns the stream of its events. Where the system asks
    /// windows ([`ASKS_WINDOWS`]), this has to happen on the thread of the window, before it is
    /// shown for the first time.
    ///
    /// # Panics
    /// Where the system asks windows, if the window is visible already.
    pub fn connect(window: WindowHandle) -> (Self, UnboundedReceiver<AccessibilityEvent>) {
        let (sender, events) = unbounded();
        (Self(system::Adapter::connect(window, Handler(sender))), events)
    }

    /// Sends what has changed; the whole tree if this is the first update after
    /// [`AccessibilityEvent::Activated`].
    pub fn update(&mut self, tree: TreeUpdate) {
        self.0.update(tree);
    }

    /// Reports where the window is now.
    pub fn update_bounds(&mut self) {
        self.0.update_bounds();
    }

    /// Reports whether the window has the keyboard focus.
    pub fn set_focused(&mut self, focused: bool) {
        self.0.set_focused(focused);
    }
}

impl fmt::Debug for Bridge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bridge").finish_non_exhaustive()
    }
}

/// The system calls it on any thread.
#[derive(Debug, Clone)]
struct Handler(UnboundedSender<AccessibilityEvent>);

impl Handler {
    /// Nobody listens once the program is ending.
    fn send(&self, event: AccessibilityEvent) {
        let _ = self.0.unbounded_send(event);
    }
}

impl ActivationHandler for Handler {
    fn request_initial_tree(&mut self) -> Option<TreeUpdate> {
        self.send(AccessibilityEvent::Activated);
        None
    }
}

impl DeactivationHandler for Handler {
    fn deactivate_accessibility(&mut self) {
        self.send(AccessibilityEvent::Deactivated);
    }
}

impl ActionHandler for Handler {
    fn do_action(&mut self, request: ActionRequest) {
        self.send(AccessibilityEvent::Asked(request));
    }
}

/// Takes what has changed in the window to assistive technology.
#[derive(Clone)]
pub struct TreeWriter {
    send: Arc<dyn Fn(TreeUpdate) + Send + Sync>,
    /// See [`NEEDS_DESCRIPTIONS`].
    pub needs_descriptions: bool,
}

impl TreeWriter {
    pub fn new(send: impl Fn(TreeUpdate) + Send + Sync + 'static) -> Self {
        Self { send: Arc::new(send), needs_descriptions: false }
    }

    /// A writer whose updates are received here.
    pub fn channel() -> (Self, Receiver<TreeUpdate>) {
        let (sender, updates) = mpsc::channel();
        (Self::new(move |update| drop(sender.send(update))), updates)
    }

    pub fn send(&self, update: TreeUpdate) {
        (self.send)(update);
    }
}

impl fmt::Debug for TreeWriter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TreeWriter")
    }
}
