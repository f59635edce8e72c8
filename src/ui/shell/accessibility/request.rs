//! What a request of assistive technology means.

use super::board_nodes;
use super::tree::{AccessibilityTree, Target};
use crate::config::command::Command;
use crate::game::Pos;
use crate::ui::kit::focus::ValueStep;
use crate::ui::kit::semantics::ControlRequest;
use accesskit::{Action, ActionData, ActionRequest, NodeId};

#[derive(Debug, Clone, PartialEq)]
pub enum AssistiveRequest {
    /// Leave the controls for the board, whose cursor appears.
    FocusBoard,
    /// Do this at the cursor, which may have moved since the button was sent.
    AtCursor(Command),
    /// Go to a cell of the game's board, and do this there.
    Cell(Pos, Option<Command>),
    FocusControl(NodeId),
    Control(NodeId, ControlRequest),
}

/// `None` if there is nothing to do, or the target is gone.
pub fn meaning(tree: &AccessibilityTree, request: &ActionRequest) -> Option<AssistiveRequest> {
    let id = request.target_node;
    match tree.target(id)? {
        Target::Window => None,
        Target::Board => (request.action == Action::Focus).then_some(AssistiveRequest::FocusBoard),
        Target::Command(command) => {
            (request.action == Action::Click).then_some(AssistiveRequest::AtCursor(command))
        }
        Target::Cell(pos) => {
            let command = match (request.action, &request.data) {
                (Action::Focus | Action::ScrollIntoView, _) => None,
                (Action::Click, _) => Some(Command::Open),
                (Action::ShowContextMenu, _) => Some(Command::Flag),
                (Action::CustomAction, Some(ActionData::CustomAction(action))) => {
                    Some(board_nodes::command(*action)?)
                }
                _ => return None,
            };
            Some(AssistiveRequest::Cell(pos, command))
        }
        Target::Control(_) if matches!(request.action, Action::Focus | Action::ScrollIntoView) => {
            Some(AssistiveRequest::FocusControl(id))
        }
        Target::Control(control) => {
            if !control.semantics.actions.contains(&request.action) {
                return None;
            }
            let request = match (request.action, &request.data) {
                (Action::Click, _) => ControlRequest::Press,
                (Action::Increment, _) => ControlRequest::Step(ValueStep::Next),
                (Action::Decrement, _) => ControlRequest::Step(ValueStep::Previous),
                (Action::SetValue, Some(ActionData::Value(text))) => {
                    ControlRequest::SetText(text.to_string())
                }
                (Action::SetValue, Some(ActionData::NumericValue(number))) => {
                    ControlRequest::SetNumber(*number)
                }
                _ => return None,
            };
            Some(AssistiveRequest::Control(id, request))
        }
    }
}
