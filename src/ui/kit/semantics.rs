//! What assistive technology hears of a widget, and what it asks of one.

use crate::ui::Element;
use crate::ui::kit::control::{Child, ControlPart, Stateless, wrap};
use crate::ui::kit::focus::ValueStep;
use accesskit::{Action, Live, Role};
use iced::advanced::widget::Operation;

/// The key of the button that resumes a paused game.
pub const PAUSED: &str = "paused";

/// What a widget is, besides the texts on it.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Semantics {
    pub role: Role,
    /// Tells it from others of its role, which may come and go.
    pub key: Option<&'static str>,
    /// `None` if the texts on it are its name, or its tooltip, or the text before it.
    pub name: Option<String>,
    /// The key that does the same.
    pub shortcut: Option<String>,
    /// What it shows, in words.
    pub value: Option<String>,
    pub range: Option<NumericRange>,
    /// Whether it is on.
    pub toggled: Option<bool>,
    /// Whether it is the chosen one of several.
    pub selected: Option<bool>,
    /// Whether what it leads to is shown.
    pub expanded: Option<bool>,
    /// More about it.
    pub description: Option<String>,
    /// What is wrong with its value.
    pub error: Option<String>,
    pub is_disabled: bool,
    /// It is not described, nor is what is in it.
    pub is_hidden: bool,
    /// Changes of the texts in it are read out.
    pub live: Option<Live>,
    /// The row and the column of a cell in a table, counted from 0.
    pub place: Option<(usize, usize)>,
    /// How often a key could lead no further in it, and whether the last one led back.
    pub ends_met: (u32, bool),
    /// What it can be asked to do, besides taking the focus.
    pub actions: &'static [Action],
    /// What it is asked to do.
    pub request: Option<ControlRequest>,
}

/// The number that a control shows, and its limits.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct NumericRange {
    /// `None` while what is typed is no number.
    pub value: Option<f64>,
    pub min: f64,
    pub max: f64,
    pub step: f64,
}

impl NumericRange {
    /// The number that a step leads to, if it is another.
    pub fn after(self, step: ValueStep) -> Option<f64> {
        let now = self.value?;
        let to = match step {
            ValueStep::Previous => now - self.step,
            ValueStep::Next | ValueStep::NextWrapping => now + self.step,
            ValueStep::First => self.min,
            ValueStep::Last => self.max,
            ValueStep::To(_) => now,
        };
        Some(to.clamp(self.min, self.max)).filter(|to| *to != now)
    }
}

/// What assistive technology asks of a control.
#[derive(Debug, Clone, PartialEq)]
pub enum ControlRequest {
    /// What Enter does.
    Press,
    Step(ValueStep),
    SetText(String),
    SetNumber(f64),
}

impl Semantics {
    pub fn new(role: Role) -> Self {
        Self { role, ..Self::default() }
    }

    pub fn named(self, name: impl Into<String>) -> Self {
        Self { name: Some(name.into()), ..self }
    }

    pub fn with_value(self, value: impl Into<String>) -> Self {
        Self { value: Some(value.into()), ..self }
    }

    pub fn toggled(self, on: bool) -> Self {
        Self { toggled: Some(on), ..self }
    }

    pub fn selected(self, is_selected: bool) -> Self {
        Self { selected: Some(is_selected), ..self }
    }

    pub fn with_key(self, key: &'static str) -> Self {
        Self { key: Some(key), ..self }
    }

    pub fn with_error(self, error: Option<String>) -> Self {
        Self { error, ..self }
    }

    /// A cell of a table.
    pub fn cell(role: Role, row: usize, column: usize) -> Self {
        Self { place: Some((row, column)), ..Self::new(role) }
    }

    pub fn hidden() -> Self {
        Self { is_hidden: true, ..Self::new(Role::GenericContainer) }
    }
}

/// `child`, which is no control, with its description.
pub fn described<'a, M: 'a>(
    child: impl Into<Element<'a, M>>,
    semantics: Semantics,
) -> Element<'a, M> {
    wrap(child, Description(semantics))
}

pub fn heading<'a, M: 'a>(words: impl Into<Element<'a, M>>) -> Element<'a, M> {
    described(words, Semantics::new(Role::Heading))
}

/// Texts that appear in it are read out at once.
pub fn alert<'a, M: 'a>(words: impl Into<Element<'a, M>>) -> Element<'a, M> {
    described(words, Semantics { live: Some(Live::Assertive), ..Semantics::new(Role::Alert) })
}

struct Description(Semantics);

impl<M> ControlPart<M> for Description {
    type State = Stateless<Self>;

    fn operate(
        &mut self,
        child: &mut Child<'_, '_, M>,
        _: &mut Stateless<Self>,
        operation: &mut dyn Operation,
    ) {
        operation.custom(None, child.bounds(), &mut self.0);
        operation.traverse(&mut |operation| child.operate(operation));
    }
}
