//! Keys that are pressed faster than the window is drawn: none is lost.

use iced::advanced::widget::Operation;
use iced::advanced::widget::operation::{Focusable, Outcome};
use iced::{Rectangle, Task};
use iced_test::futures::futures::StreamExt;
use iced_test::futures::futures::executor::block_on;
use iced_test::runtime::{Action, task};
use sapper::ui::widget::focus::navigation::move_focus;

struct Control(bool);

impl Focusable for Control {
    fn is_focused(&self) -> bool {
        self.0
    }

    fn focus(&mut self) {
        self.0 = true;
    }

    fn unfocus(&mut self) {
        self.0 = false;
    }
}

/// Does with the controls what the toolkit does when it comes to this operation.
fn perform(operation: Box<dyn Operation>, controls: &mut [Control]) {
    let mut next = Some(operation);
    while let Some(mut operation) = next.take() {
        for control in controls.iter_mut() {
            operation.focusable(None, Rectangle::default(), control);
        }
        if let Outcome::Chain(more) = operation.finish() {
            next = Some(more);
        }
    }
}

#[test]
fn each_tab_moves_the_focus_on_from_the_one_before() {
    // The toolkit has taken both presses before it moves the focus for the first.
    let tab: fn() -> Task<()> = || move_focus(false, true);
    let mut waiting = [tab(), tab()].map(|press| task::into_stream(press).expect("a task"));
    let mut controls = [const { Control(false) }; 4];
    for actions in &mut waiting {
        match block_on(actions.next()) {
            Some(Action::Widget(operation)) => perform(operation, &mut controls),
            _ => panic!("the focus is moved by an operation"),
        }
    }
    assert!(controls[1].0, "the second control has the focus");
}
