//! Which buttons are down.

use crate::game::pointer::MouseButton;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct HeldButtons {
    pub left: bool,
    pub right: bool,
    pub middle: bool,
}

impl HeldButtons {
    /// Sets a button down or up and returns whether it was down.
    pub(super) const fn set(&mut self, button: MouseButton, down: bool) -> bool {
        let held = match button {
            MouseButton::Left => &mut self.left,
            MouseButton::Right => &mut self.right,
            MouseButton::Middle => &mut self.middle,
        };
        std::mem::replace(held, down)
    }
}
