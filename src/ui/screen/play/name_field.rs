//! The name field of a record.

use crate::config::{NameError, PlayerName};
use crate::i18n::Texts;
use crate::ui::theme::{Palette, size};
use crate::ui::widget::focus;
use iced::Element;
use iced::widget::text_input;

pub const FIELD: &str = "record-name";

/// The record has a name already, or none; the text becomes its name only when accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NameField {
    typed: String,
    problem: Option<NameError>,
    is_done: bool,
    is_saved: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    Typed(String),
    Accepted,
}

impl NameField {
    pub fn new(name: Option<&PlayerName>) -> Self {
        Self {
            typed: name.map_or_else(String::new, |name| name.as_str().to_owned()),
            problem: None,
            is_done: false,
            is_saved: false,
        }
    }

    /// Returns the new name of the record, if one was accepted.
    pub fn update(&mut self, message: Message) -> Option<PlayerName> {
        match message {
            Message::Typed(typed) => {
                *self = Self { typed, problem: None, is_done: false, is_saved: false };
                None
            }
            Message::Accepted => match PlayerName::new(&self.typed) {
                Ok(name) => {
                    self.finish();
                    self.is_saved = true;
                    Some(name)
                }
                Err(problem) => {
                    self.problem = Some(problem);
                    None
                }
            },
        }
    }

    /// The record keeps the name that it has.
    pub const fn finish(&mut self) {
        self.is_done = true;
    }

    pub const fn is_done(&self) -> bool {
        self.is_done
    }

    /// Whether its name was accepted and not changed since.
    pub const fn is_saved(&self) -> bool {
        self.is_saved
    }

    /// The error of the last name, in the player's language.
    pub fn problem(&self, texts: &Texts) -> Option<String> {
        let problem = match self.problem? {
            NameError::Empty => texts.get("name-empty").to_owned(),
            NameError::TooLong { max, .. } => texts.with("name-too-long", &[("max", max.into())]),
            NameError::TooManyParts => texts.get("name-too-many-parts").to_owned(),
            NameError::Control => texts.get("name-control").to_owned(),
        };
        Some(problem)
    }

    pub fn view<'a>(&'a self, texts: &'a Texts, palette: &'static Palette) -> Element<'a, Message> {
        let field = text_input(texts.get("name-label"), &self.typed)
            .id(FIELD)
            .on_input(Message::Typed)
            .on_submit(Message::Accepted)
            .size(size::TEXT)
            .line_height(1.2)
            .padding([5.0, 8.0])
            .style(palette.text_field(self.problem.is_some()));
        focus::text_field(field)
    }
}
