//! Moves the focus between controls and scrolls them into view.

use super::ValueStep;
use crate::ui::kit::semantics::{ControlRequest, Semantics};
use crate::ui::kit::theme;
use accesskit::Role;
use iced::advanced::widget::operation::focusable::{self, Count};
use iced::advanced::widget::operation::{Focusable, Outcome, Scrollable, TextInput};
use iced::advanced::widget::{Id, Operation, operate};
use iced::widget::operation::{self, AbsoluteOffset};
use iced::{Rectangle, Task, Vector};
use std::any::Any;

/// The space kept visible above and below the focused control.
const AROUND: f32 = theme::GAP;

/// Focuses the next or previous control. After the last comes the first if `around`, otherwise
/// none.
pub fn move_focus<T: Send + 'static>(back: bool, around: bool) -> Task<T> {
    focus_and_show(move |count| target(count.focused, count.total, back, around))
}

/// Whether a control has the focus.
pub fn has_focus() -> Task<bool> {
    operate(focusable::count()).map(|count| count.focused.is_some())
}

/// Points at the next entry of an open drop-down list. Returns whether there is one.
pub fn point_in_open_list() -> Task<bool> {
    operate(PointInList(false))
}

/// Whether a list was found.
struct PointInList(bool);

impl Operation<bool> for PointInList {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<bool>)) {
        operate(self);
    }

    fn custom(&mut self, _: Option<&Id>, _: Rectangle, state: &mut dyn Any) {
        if let Some(list) = state.downcast_mut::<Semantics>()
            && (list.role, list.expanded) == (Role::ComboBox, Some(true))
        {
            list.request = Some(ControlRequest::Step(ValueStep::NextWrapping));
            self.0 = true;
        }
    }

    fn finish(&self) -> Outcome<bool> {
        Outcome::Some(self.0)
    }
}

/// Focuses the control of this index, counted from the last one if `from_end`.
pub fn focus_nth<T: Send + 'static>(nth: usize, from_end: bool) -> Task<T> {
    focus_and_show(move |count| if from_end { count.total.checked_sub(nth + 1) } else { Some(nth) })
}

/// Moves the focus to a control, counted from 0, if one of the first `among` controls has it.
pub fn focus_among<T: Send + 'static>(among: usize, nth: usize) -> Task<T> {
    focus_and_show(move |count| count.focused.filter(|&at| at < among).map(|_| nth))
}

/// Scrolls the focused control into view.
pub fn scroll_to_focused<T: Send + 'static>() -> Task<T> {
    focus_and_show(|count| count.focused)
}

fn focus_and_show<T: Send + 'static>(
    target: impl Fn(Count) -> Option<usize> + Send + 'static,
) -> Task<T> {
    operate(CountFirst { count: Count::default(), target }).discard()
}

/// Focuses a text field, with all of its text selected.
pub fn focus_and_select<T: Send + 'static>(field: &'static str) -> Task<T> {
    Task::batch([operation::focus(field), operation::select_all(field)])
}

pub fn unfocus<T: Send + 'static>() -> Task<T> {
    operate(focusable::unfocus::<()>()).discard()
}

/// Focuses the control of this index, and scrolls it into view.
pub(crate) fn set_focus(index: usize) -> impl Operation {
    SetFocus { target: Some(index), ..SetFocus::default() }
}

/// The index of the control that gets the focus.
fn target(at: Option<usize>, total: usize, back: bool, around: bool) -> Option<usize> {
    let last = total.checked_sub(1)?;
    match (at, back) {
        (None, false) => Some(0),
        (None, true) => Some(last),
        (Some(at), false) if at < last => Some(at + 1),
        (Some(_), false) => around.then_some(0),
        (Some(0), true) => around.then_some(last),
        (Some(at), true) => Some(at - 1),
    }
}

/// Counts the controls, and then focuses the target. All in one operation: keys may be pressed faster
/// than one operation follows the other, and then several would start from the same control.
struct CountFirst<F> {
    count: Count,
    target: F,
}

impl<F: Fn(Count) -> Option<usize> + Send + 'static> Operation for CountFirst<F> {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn focusable(&mut self, _: Option<&Id>, _: Rectangle, state: &mut dyn Focusable) {
        if state.is_focused() {
            self.count.focused = Some(self.count.total);
        }
        self.count.total += 1;
    }

    fn finish(&self) -> Outcome<()> {
        let target = (self.target)(self.count);
        Outcome::Chain(Box::new(SetFocus { target, ..SetFocus::default() }))
    }
}

/// Focuses one control and finds out how far its container has to scroll.
#[derive(Default)]
struct SetFocus {
    target: Option<usize>,
    focusables: usize,
    scrollables: usize,
    /// The scrollable about to be entered.
    entered: Option<ScrollArea>,
    /// The innermost scrollable around the current place.
    inside: Option<ScrollArea>,
    /// Which scrollable has to scroll, and to which offset.
    scroll: Option<(usize, f32)>,
}

#[derive(Debug, Clone, Copy)]
struct ScrollArea {
    number: usize,
    bounds: Rectangle,
    offset: f32,
}

impl ScrollArea {
    /// The offset that makes `bounds` visible, if it differs.
    fn offset_to_show(self, bounds: Rectangle) -> Option<f32> {
        let top = bounds.y - self.bounds.y - AROUND;
        let bottom = top + bounds.height + 2.0 * AROUND;
        let offset = (self.offset.max(bottom - self.bounds.height)).min(top).max(0.0);
        (offset != self.offset).then_some(offset)
    }
}

impl Operation for SetFocus {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let outer = self.inside;
        if let Some(view) = self.entered.take() {
            self.inside = Some(view);
        }
        operate(self);
        self.inside = outer;
    }

    fn scrollable(
        &mut self,
        _: Option<&Id>,
        bounds: Rectangle,
        _: Rectangle,
        translation: Vector,
        _: &mut dyn Scrollable,
    ) {
        self.entered = Some(ScrollArea { number: self.scrollables, bounds, offset: translation.y });
        self.scrollables += 1;
    }

    fn focusable(&mut self, _: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        if self.target == Some(self.focusables) {
            state.focus();
            self.scroll =
                self.inside.and_then(|view| Some((view.number, view.offset_to_show(bounds)?)));
        } else {
            state.unfocus();
        }
        self.focusables += 1;
    }

    fn finish(&self) -> Outcome<()> {
        match self.target {
            Some(target) => Outcome::Chain(Box::new(ScrollToFocused {
                target,
                scroll: self.scroll,
                focusables: 0,
                scrollables: 0,
            })),
            None => Outcome::None,
        }
    }
}

/// Scrolls to the focused control, and selects the content of a text field.
struct ScrollToFocused {
    target: usize,
    scroll: Option<(usize, f32)>,
    focusables: usize,
    scrollables: usize,
}

impl Operation for ScrollToFocused {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn focusable(&mut self, _: Option<&Id>, _: Rectangle, _: &mut dyn Focusable) {
        self.focusables += 1;
    }

    // A text field reports itself before it reports that it is focusable.
    fn text_input(&mut self, _: Option<&Id>, _: Rectangle, state: &mut dyn TextInput) {
        if self.focusables == self.target {
            state.select_all();
        }
    }

    fn scrollable(
        &mut self,
        _: Option<&Id>,
        _: Rectangle,
        _: Rectangle,
        _: Vector,
        state: &mut dyn Scrollable,
    ) {
        if let Some((target, offset)) = self.scroll
            && self.scrollables == target
        {
            state.scroll_to(AbsoluteOffset { x: None, y: Some(offset) });
        }
        self.scrollables += 1;
    }
}
