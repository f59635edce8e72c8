//! The way of the accessibility tree to the system.

use accesskit::TreeUpdate;
use std::fmt;
use std::sync::mpsc::Receiver;
use std::sync::{Arc, mpsc};

/// Takes what has changed in the window to assistive technology.
#[derive(Clone)]
pub struct TreeWriter {
    send: Arc<dyn Fn(TreeUpdate) + Send + Sync>,
    /// Whether news have to be read out by what has the focus, because live regions are not read.
    pub news_at_focus: bool,
}

impl TreeWriter {
    pub fn new(send: impl Fn(TreeUpdate) + Send + Sync + 'static) -> Self {
        Self { send: Arc::new(send), news_at_focus: false }
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
