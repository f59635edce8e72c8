//! Walks the widgets, and notes what they say about themselves.

use super::{ROOT, child_id};
use crate::ui::board::cell_grid::BoardDescription;
use crate::ui::kit::focus::navigation;
use crate::ui::kit::semantics::{ControlRequest, Semantics};
use crate::ui::kit::tooltip::ControlLabel;
use crate::ui::kit::word_breaks::without_joiners;
use accesskit::{NodeId, Role};
use iced::advanced::widget::operation::{Focusable, Outcome, Scrollable};
use iced::advanced::widget::{Id, Operation};
use iced::{Rectangle, Vector};
use std::any::Any;
use std::collections::HashMap;
use std::mem;

/// What is on screen: widgets that say something about themselves, and texts. Parents come before
/// their children, and all in reading order.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Seen {
    pub nodes: Vec<SeenNode>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct SeenNode {
    pub id: NodeId,
    /// The index of the node around it; `None` in the window itself.
    pub parent: Option<usize>,
    pub semantics: Semantics,
    /// In the window.
    pub bounds: Rectangle,
    /// The texts on it.
    pub texts: Vec<String>,
    pub tooltip: Option<ControlLabel>,
    /// The text before it, if no other control is between them.
    pub before: Option<String>,
    /// Which of the controls that take the focus it is.
    pub focus_index: Option<usize>,
    pub is_focused: bool,
    pub board: Option<Box<BoardDescription>>,
}

impl SeenNode {
    /// Whether it is a field to type in.
    pub(super) const fn is_field(&self) -> bool {
        matches!(self.semantics.role, Role::TextInput | Role::SearchInput | Role::SpinButton)
    }
}

impl Seen {
    pub fn focused(&self) -> Option<&SeenNode> {
        self.nodes.iter().find(|node| node.is_focused)
    }
}

/// Whether the texts on it are its name, and no nodes of their own.
const fn is_named_by_texts(role: Role) -> bool {
    matches!(
        role,
        Role::Button
            | Role::Cell
            | Role::CheckBox
            | Role::ColumnHeader
            | Role::ComboBox
            | Role::Heading
            | Role::Image
            | Role::Link
            | Role::ListItem
            | Role::MenuItem
            | Role::MenuItemCheckBox
            | Role::MenuItemRadio
            | Role::RadioButton
            | Role::Slider
            | Role::SpinButton
            | Role::Switch
            | Role::Tab
            | Role::TextInput
            | Role::SearchInput
    )
}

/// Whether `text` is the beginning of `full` with “…”.
fn is_ellipsized(text: &str, full: &str) -> bool {
    text.strip_suffix('…').is_some_and(|begin| full.starts_with(begin))
}

#[derive(Debug, Default)]
struct Walk {
    seen: Seen,
    here: Place,
    /// What has just been noted and is about to be entered.
    next: Place,
    /// How many children of each role a node has so far.
    counts: HashMap<(NodeId, Role, Option<&'static str>), usize>,
    /// The label of the next control or text.
    tooltip: Option<(Rectangle, ControlLabel)>,
    /// The last text that is not on a control.
    before: Option<String>,
    focusables: usize,
}

/// A place among the widgets.
#[derive(Debug, Clone, Copy, Default)]
struct Place {
    /// The index of the innermost node around it.
    node: Option<usize>,
    /// How far everything there is scrolled.
    scroll: Vector,
    is_hidden: bool,
}

impl Walk {
    /// Goes into what has just been noted, and returns the place before.
    fn enter(&mut self) -> Place {
        let (outside, next) = (self.here, mem::take(&mut self.next));
        self.here = Place {
            node: next.node.or(outside.node),
            scroll: outside.scroll + next.scroll,
            is_hidden: outside.is_hidden || next.is_hidden,
        };
        outside
    }

    fn add(&mut self, semantics: Semantics, bounds: Rectangle) -> &mut SeenNode {
        let parent = self.here.node;
        let parent_id = parent.map_or(ROOT, |parent| self.seen.nodes[parent].id);
        let count = self.counts.entry((parent_id, semantics.role, semantics.key)).or_default();
        let id = child_id(parent_id, (semantics.role, semantics.key, *count));
        *count += 1;
        let tooltip = self.tooltip.take().filter(|(at, _)| *at == bounds);
        self.seen.nodes.push(SeenNode {
            id,
            parent,
            semantics,
            bounds: bounds - self.here.scroll,
            texts: Vec::new(),
            tooltip: tooltip.map(|(_, label)| label),
            before: None,
            focus_index: None,
            is_focused: false,
            board: None,
        });
        let index = self.seen.nodes.len() - 1;
        &mut self.seen.nodes[index]
    }

    /// The innermost node around the current place, or about to be entered.
    fn current(&mut self) -> Option<&mut SeenNode> {
        let index = self.next.node.or(self.here.node)?;
        self.seen.nodes.get_mut(index)
    }

    fn text(&mut self, bounds: Rectangle, text: &str) {
        if self.here.is_hidden || text.trim().is_empty() {
            return;
        }
        let tooltip = self.tooltip.as_ref().filter(|(at, _)| *at == bounds);
        let text = match tooltip.map(|(_, label)| label.name.clone()) {
            Some(full) if is_ellipsized(text, &full) => {
                self.tooltip = None;
                full
            }
            _ => text.to_owned(),
        };
        match self.current() {
            Some(node) if is_named_by_texts(node.semantics.role) => {
                let is_heading = node.semantics.role == Role::Heading;
                node.texts.push(text.clone());
                if is_heading {
                    self.before = Some(text);
                }
            }
            _ => {
                self.before = Some(text.clone());
                self.add(Semantics::new(Role::Label), bounds).texts.push(text);
            }
        }
    }

    /// Notes what a widget says about itself, and returns its id.
    fn custom(&mut self, bounds: Rectangle, state: &dyn Any) -> Option<NodeId> {
        if let Some(semantics) = state.downcast_ref::<Semantics>() {
            if self.here.is_hidden || semantics.is_hidden {
                self.next.is_hidden = true;
                return None;
            }
            let id = self.add(semantics.clone(), bounds).id;
            self.next.node = Some(self.seen.nodes.len() - 1);
            return Some(id);
        }
        if self.here.is_hidden {
            return None;
        }
        if let Some(label) = state.downcast_ref::<ControlLabel>() {
            self.tooltip = Some((bounds, label.clone()));
        } else if let Some(board) = state.downcast_ref::<BoardDescription>() {
            let node = self.add(Semantics::new(Role::Grid), bounds);
            node.board = Some(Box::new(board.clone()));
        }
        None
    }

    fn focusable(&mut self, bounds: Rectangle, is_focused: bool) {
        let index = self.focusables;
        self.focusables += 1;
        if self.here.is_hidden {
            return;
        }
        // A field takes the focus within its control.
        let field = self.here.node.filter(|&at| !self.seen.nodes[at].semantics.actions.is_empty());
        let before = self.before.take();
        let node = match self.next.node.or(field) {
            Some(control) => &mut self.seen.nodes[control],
            // A control that says nothing about itself.
            None => self.add(Semantics::new(Role::Unknown), bounds),
        };
        node.before = before;
        node.focus_index = Some(index);
        node.is_focused = is_focused;
    }
}

/// What a walk results in.
type End<T> = Box<dyn Fn(&Seen) -> Outcome<T> + Send>;

/// Walks the widgets, and gives a request to one of the controls.
pub(super) struct Visit<T> {
    walk: Walk,
    request: Option<(NodeId, ControlRequest)>,
    end: End<T>,
}

impl<T> Visit<T> {
    fn ending(end: impl Fn(&Seen) -> Outcome<T> + Send + 'static) -> Self {
        Self { walk: Walk::default(), request: None, end: Box::new(end) }
    }
}

impl Visit<Seen> {
    /// Notes all that is on screen.
    pub(super) fn look() -> Self {
        Self::ending(|seen| Outcome::Some(seen.clone()))
    }
}

impl Visit<()> {
    pub(super) fn request(target: NodeId, request: ControlRequest) -> Self {
        Self { request: Some((target, request)), ..Self::ending(|_| Outcome::None) }
    }

    pub(super) fn focus(target: NodeId) -> Self {
        Self::ending(move |seen| {
            let node = seen.nodes.iter().find(|node| node.id == target);
            match node.and_then(|node| node.focus_index) {
                Some(index) => Outcome::Chain(Box::new(navigation::set_focus(index))),
                None => Outcome::None,
            }
        })
    }
}

impl<T: 'static> Operation<T> for Visit<T> {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<T>)) {
        let outside = self.walk.enter();
        operate(self);
        self.walk.here = outside;
    }

    fn scrollable(
        &mut self,
        _: Option<&Id>,
        _: Rectangle,
        _: Rectangle,
        translation: Vector,
        _: &mut dyn Scrollable,
    ) {
        self.walk.next.scroll = translation;
    }

    fn text(&mut self, _: Option<&Id>, bounds: Rectangle, text: &str) {
        self.walk.text(bounds, &without_joiners(text));
    }

    fn focusable(&mut self, _: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        self.walk.focusable(bounds, state.is_focused());
    }

    fn custom(&mut self, _: Option<&Id>, bounds: Rectangle, state: &mut dyn Any) {
        let id = self.walk.custom(bounds, state);
        if let Some(semantics) = state.downcast_mut::<Semantics>()
            && let Some((_, request)) = self.request.take_if(|(target, _)| Some(*target) == id)
        {
            semantics.request = Some(request);
        }
    }

    fn finish(&self) -> Outcome<T> {
        (self.end)(&self.walk.seen)
    }
}
