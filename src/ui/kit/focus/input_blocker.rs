//! Keeps the keyboard out of what is behind a dialog, and presses away from what has just appeared.

use crate::ui::Element;
use crate::ui::kit::control::{Child, ControlPart, Input, Stateless, wrap};
use crate::ui::kit::pointer::{is_any_press, is_key};
use crate::ui::kit::semantics::Semantics;
use iced::advanced::widget::operation::Scrollable;
use iced::advanced::widget::{Id, Operation};
use iced::{Event, Rectangle, Vector};

/// While `is_closed`, no key reaches `child`, which is all that a dialog may cover, and its focus
/// stays where it is.
pub fn block_keys<'a, M: 'a>(child: impl Into<Element<'a, M>>, is_closed: bool) -> Element<'a, M> {
    wrap(child, InputBlocker { blocked: is_closed.then_some(BlockedInput::Keys) })
}

/// While `is_up`, no press of the mouse or a finger reaches `child` or anything below it.
pub fn block_presses<'a, M: 'a>(child: impl Into<Element<'a, M>>, is_up: bool) -> Element<'a, M> {
    wrap(child, InputBlocker { blocked: is_up.then_some(BlockedInput::Presses) })
}

struct InputBlocker {
    blocked: Option<BlockedInput>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum BlockedInput {
    Keys,
    Presses,
}

/// Hides focusable controls and text fields from an operation.
struct FocusFilter<'a>(&'a mut dyn Operation);

impl Operation for FocusFilter<'_> {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        self.0.traverse(&mut |operation| operate(&mut FocusFilter(operation)));
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        self.0.container(id, bounds);
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        content_bounds: Rectangle,
        translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        self.0.scrollable(id, bounds, content_bounds, translation, state);
    }

    fn text(&mut self, id: Option<&Id>, bounds: Rectangle, text: &str) {
        self.0.text(id, bounds, text);
    }

    fn custom(&mut self, id: Option<&Id>, bounds: Rectangle, state: &mut dyn std::any::Any) {
        self.0.custom(id, bounds, state);
    }
}

impl<M> ControlPart<M> for InputBlocker {
    type State = Stateless<Self>;

    fn operate(
        &mut self,
        child: &mut Child<'_, '_, M>,
        _: &mut Stateless<Self>,
        operation: &mut dyn Operation,
    ) {
        if self.blocked == Some(BlockedInput::Keys) {
            operation.custom(None, child.bounds(), &mut Semantics::hidden());
            operation.traverse(&mut |operation| child.operate(&mut FocusFilter(operation)));
        } else {
            child.operate(operation);
        }
    }

    fn update(&mut self, input: &mut Input<'_, '_, '_, M>, _: &mut Stateless<Self>, event: &Event) {
        match self.blocked {
            Some(BlockedInput::Keys) if is_key(event) => {}
            Some(BlockedInput::Presses)
                if is_any_press(event) && input.cursor.is_over(input.child.bounds()) =>
            {
                input.shell.capture_event();
            }
            _ => input.pass(event),
        }
    }
}
