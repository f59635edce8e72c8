//! What assistive technology hears of the window, and what it asks for.
//!
//! [`look`] walks the widgets that are on screen, as the focus does, and notes what each says about
//! itself ([`Semantics`](crate::ui::kit::semantics::Semantics)). [`AccessibilityTree::update`] makes
//! of that the nodes of AccessKit, and returns those that differ from the last time. [`ask`] gives
//! a request of a screen reader to the control that it is for, which then sends the message that a
//! key would have sent. So every screen and dialog is described by its own widgets alone.

mod board_nodes;
mod focused;
mod node;
mod request;
mod tree;
mod walk;

use accesskit::NodeId;
use iced::Task;
use iced::advanced::widget::operate;
use std::hash::{DefaultHasher, Hash, Hasher};

pub use node::name;
pub use request::{AssistiveRequest, meaning};
pub use tree::{AccessibilityTree, ROOT, Target, TreeContext};
pub use walk::{Seen, SeenNode};

use crate::ui::kit::semantics::ControlRequest;
use walk::Visit;

/// Walks the widgets on screen.
pub fn look() -> Task<Seen> {
    operate(Visit::look())
}

/// Gives a request to the control with this id.
pub fn ask<T: Send + 'static>(id: NodeId, request: ControlRequest) -> Task<T> {
    operate(Visit::request(id, request)).discard()
}

/// Moves the focus to the control with this id, and scrolls it into view.
pub fn focus<T: Send + 'static>(id: NodeId) -> Task<T> {
    operate(Visit::focus(id)).discard()
}

/// The id of a node: that of its place below another, so that it stays the same while texts and
/// values change.
fn child_id(parent: NodeId, place: impl Hash) -> NodeId {
    let mut hasher = DefaultHasher::new();
    (parent.0, place).hash(&mut hasher);
    NodeId(hasher.finish())
}
