//! The focus goes from control to control, and what has it is in view.

use iced::advanced::widget::operation::{Focusable, Outcome, Scrollable};
use iced::advanced::widget::{Id, Operation};
use iced::widget::operation::{AbsoluteOffset, RelativeOffset};
use iced::{Rectangle, Task, Vector};
use iced_test::futures::futures::StreamExt;
use iced_test::futures::futures::executor::block_on;
use iced_test::runtime::{Action, task};
use sapper::ui::kit::focus::navigation::{move_focus, scroll_to_focused};
use sapper::ui::kit::theme;

struct Control {
    is_focused: bool,
    bounds: Rectangle,
}

impl Focusable for Control {
    fn is_focused(&self) -> bool {
        self.is_focused
    }

    fn focus(&mut self) {
        self.is_focused = true;
    }

    fn unfocus(&mut self) {
        self.is_focused = false;
    }
}

/// Controls without a place.
fn controls(total: usize, focused: Option<usize>) -> Vec<Control> {
    let control = |at| Control { is_focused: focused == Some(at), bounds: Rectangle::default() };
    (0..total).map(control).collect()
}

/// A part of the window that scrolls.
struct Scroll {
    bounds: Rectangle,
    offset: f32,
    /// Where it was asked to scroll to.
    asked: Option<f32>,
}

impl Scrollable for Scroll {
    fn snap_to(&mut self, _: RelativeOffset<Option<f32>>) {}

    fn scroll_to(&mut self, offset: AbsoluteOffset<Option<f32>>) {
        self.asked = offset.y;
    }

    fn scroll_by(&mut self, _: AbsoluteOffset, _: Rectangle, _: Rectangle) {}
}

/// Does with the controls what the toolkit does when it comes to this operation.
fn perform(operation: Box<dyn Operation>, scroll: Option<&mut Scroll>, controls: &mut [Control]) {
    let mut scroll = scroll;
    let mut next = Some(operation);
    while let Some(mut operation) = next.take() {
        if let Some(scroll) = &mut scroll {
            let (bounds, offset) = (scroll.bounds, Vector::new(0.0, scroll.offset));
            operation.scrollable(None::<&Id>, bounds, bounds, offset, *scroll);
        }
        operation.traverse(&mut |operation| {
            for control in controls.iter_mut() {
                operation.focusable(None, control.bounds, control);
            }
        });
        if let Outcome::Chain(more) = operation.finish() {
            next = Some(more);
        }
    }
}

/// The first operation of a task.
fn operation(task: Task<()>) -> Box<dyn Operation> {
    let mut actions = task::into_stream(task).expect("a task");
    match block_on(actions.next()) {
        Some(Action::Widget(operation)) => operation,
        _ => panic!("the focus is moved by an operation"),
    }
}

#[test]
fn each_of_several_quick_tabs_moves_the_focus() {
    // The toolkit has taken both presses before it moves the focus for the first.
    let tabs = [(); 2].map(|()| operation(move_focus(false, true)));
    let mut controls = controls(4, None);
    for tab in tabs {
        perform(tab, None, &mut controls);
    }
    assert!(controls[1].is_focused, "the second control has the focus");
}

#[test]
fn after_the_last_control_comes_the_first_or_none() {
    let target = |focused, total, back, around| {
        let mut controls = controls(total, focused);
        perform(operation(move_focus(back, around)), None, &mut controls);
        controls.iter().position(|control| control.is_focused)
    };
    assert_eq!(target(None, 3, false, true), Some(0));
    assert_eq!(target(None, 3, true, false), Some(2));
    assert_eq!(target(Some(2), 3, false, true), Some(0));
    assert_eq!(target(Some(2), 3, false, false), None);
    assert_eq!(target(Some(0), 3, true, true), Some(2));
    assert_eq!(target(Some(0), 3, true, false), None);
    assert_eq!(target(None, 0, false, true), None);
}

#[test]
fn the_focused_control_is_visible() {
    let around = theme::GAP;
    let scrolled = |offset, y: f32| {
        let bounds = Rectangle::new([0.0, 50.0].into(), [100.0, 100.0].into());
        let mut scroll = Scroll { bounds, offset, asked: None };
        let bounds = Rectangle::new([0.0, 50.0 + y].into(), [100.0, 20.0].into());
        let control = Control { is_focused: true, bounds };
        perform(operation(scroll_to_focused()), Some(&mut scroll), &mut [control]);
        scroll.asked
    };
    assert_eq!(scrolled(0.0, 30.0), None);
    assert_eq!(scrolled(0.0, 200.0), Some(200.0 + 20.0 + around - 100.0));
    assert_eq!(scrolled(150.0, 60.0), Some(60.0 - around));
    assert_eq!(scrolled(150.0, 2.0), Some(0.0));
}
