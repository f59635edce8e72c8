//! What a window shows: its texts, controls and fields, and what has the focus.

use accesskit::Role;
use iced::{Rectangle, Vector};
use iced_test::core::widget::operation::{Focusable, Scrollable, TextInput};
use iced_test::core::widget::{Id, Operation};
use sapper::ui::kit::semantics::Semantics;
use sapper::ui::kit::tooltip::ControlLabel;
use sapper::ui::kit::word_breaks::without_joiners;
use std::any::Any;

/// A control, as players and screen readers perceive it.
#[derive(Debug, Clone)]
pub struct Control {
    pub bounds: Rectangle,
    pub semantics: Semantics,
    /// What its tooltip shows.
    pub label: Option<ControlLabel>,
    /// Whether it is a field to type in.
    pub is_field: bool,
    /// The text before it, where no control stands between them.
    pub before: Option<String>,
    pub texts: Vec<String>,
}

/// A text in the window.
#[derive(Debug)]
pub struct Place {
    pub text: String,
    pub bounds: Rectangle,
    /// The part that is not scrolled out of view.
    pub visible: Option<Rectangle>,
    /// Whether it can be scrolled.
    pub scrolls: bool,
}

/// A field to type in.
#[derive(Debug)]
pub struct Field {
    pub id: Option<Id>,
    pub text: String,
    pub bounds: Rectangle,
}

/// Everything that a window shows.
#[derive(Debug, Default)]
pub struct Look {
    pub controls: Vec<Control>,
    pub places: Vec<Place>,
    pub fields: Vec<Field>,
    pub board: Option<Rectangle>,
    /// The scrolled areas, and how far each is scrolled.
    pub scrolled: Vec<(Rectangle, Vector)>,
    /// The bounds of what has the focus, and of the scrolled area around it.
    pub focus: Option<(Rectangle, Option<Rectangle>)>,
    /// The texts on what has the focus.
    pub on_focus: Vec<String>,
    /// The semantics and the tooltip of the next control.
    semantics: Option<(Rectangle, Semantics)>,
    label: Option<(Rectangle, ControlLabel)>,
    field: Option<Rectangle>,
    before: Option<String>,
    entered: Option<(Rectangle, Vector)>,
    inside: Option<(Rectangle, Vector)>,
}

impl Look {
    /// Where something in the current scrolled area is in the window.
    fn shifted(&self, bounds: Rectangle) -> Rectangle {
        bounds - self.inside.map_or(Vector::ZERO, |(_, shift)| shift)
    }
}

impl Operation<()> for Look {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        let outer = self.inside;
        if let Some(entered) = self.entered.take() {
            self.inside = Some(entered);
        }
        operate(self);
        self.inside = outer;
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if id == Some(&Id::new("board")) {
            self.board = Some(bounds);
        }
    }

    fn scrollable(
        &mut self,
        _: Option<&Id>,
        bounds: Rectangle,
        _: Rectangle,
        translation: Vector,
        _: &mut dyn Scrollable,
    ) {
        self.scrolled.push((bounds, translation));
        self.entered = Some((bounds, translation));
    }

    fn focusable(&mut self, _: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        if state.is_focused() {
            assert_eq!(self.focus, None, "two things have the focus");
            self.focus = Some((self.shifted(bounds), self.inside.map(|(view, _)| view)));
        }
        let label = self.label.take().filter(|(at, _)| *at == bounds);
        let semantics = self.semantics.take().filter(|(at, _)| *at == bounds);
        self.controls.push(Control {
            bounds: self.shifted(bounds),
            semantics: semantics.map_or_else(|| Semantics::new(Role::Unknown), |(_, it)| it),
            label: label.map(|(_, label)| label),
            is_field: self.field.take() == Some(bounds),
            before: self.before.take(),
            texts: Vec::new(),
        });
    }

    fn text_input(&mut self, id: Option<&Id>, bounds: Rectangle, state: &mut dyn TextInput) {
        self.field = Some(bounds);
        let (id, text, bounds) = (id.cloned(), state.text().to_owned(), self.shifted(bounds));
        self.fields.push(Field { id, text, bounds });
    }

    fn custom(&mut self, _: Option<&Id>, bounds: Rectangle, state: &mut dyn Any) {
        if let Some(label) = state.downcast_ref::<ControlLabel>() {
            self.label = Some((bounds, label.clone()));
        }
        if let Some(semantics) = state.downcast_ref::<Semantics>() {
            self.semantics = Some((bounds, semantics.clone()));
        }
    }

    fn text(&mut self, _: Option<&Id>, bounds: Rectangle, text: &str) {
        let text = without_joiners(text);
        let bounds = self.shifted(bounds);
        self.places.push(Place {
            text: text.clone(),
            bounds,
            visible: self.inside.map_or(Some(bounds), |(view, _)| view.intersection(&bounds)),
            scrolls: self.inside.is_some(),
        });
        match self.controls.last_mut() {
            Some(control) if control.bounds.contains(bounds.center()) => {
                control.texts.push(text.clone());
            }
            _ => self.before = Some(text.clone()),
        }
        if self.focus.is_some_and(|(focus, _)| focus.contains(bounds.center())) {
            self.on_focus.push(text);
        }
    }
}
