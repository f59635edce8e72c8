//! The state of widgets that a new window may lack: how far they are scrolled, and which has the
//! focus.

use iced::{Rectangle, Vector};
use iced_test::core::widget::operation::scrollable::AbsoluteOffset;
use iced_test::core::widget::operation::{Focusable, Scrollable, TextInput};
use iced_test::core::widget::{Id, Operation};
use std::collections::VecDeque;

/// Goes through a window to collect it, and then through another one to restore it there. In both,
/// the cursor of a field comes to its end, and is visible.
#[derive(Debug, Default)]
pub struct WidgetState {
    pub restores: bool,
    shifts: VecDeque<Vector>,
    focus: VecDeque<bool>,
}

impl Operation<()> for WidgetState {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        _: Option<&Id>,
        _: Rectangle,
        _: Rectangle,
        translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        if !self.restores {
            self.shifts.push_back(translation);
        } else if let Some(Vector { x, y }) = self.shifts.pop_front() {
            state.scroll_to(AbsoluteOffset { x: Some(x), y: Some(y) });
        }
    }

    fn focusable(&mut self, _: Option<&Id>, _: Rectangle, state: &mut dyn Focusable) {
        if !self.restores {
            self.focus.push_back(state.is_focused());
        } else if self.focus.pop_front() == Some(true) {
            state.focus();
        }
        if state.is_focused() {
            state.focus();
        }
    }

    fn text_input(&mut self, _: Option<&Id>, _: Rectangle, state: &mut dyn TextInput) {
        state.move_cursor_to_end();
    }
}
