//! The name beside a record: what the record bears, and what the player types instead.

use crate::config::{NameError, PlayerName};
use crate::i18n::Texts;
use crate::ui::theme::{Palette, size};
use crate::ui::widget::focus;
use iced::Element;
use iced::widget::text_input;

/// The name by which the field is found and focused.
pub const FIELD: &str = "record-name";

/// The field for a record's name. The record bears a name already, or none; what is typed becomes
/// its name only when it is accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NameField {
    typed: String,
    problem: Option<NameError>,
    /// Whether the player is done with it.
    is_done: bool,
    /// Whether the name in it was accepted.
    is_saved: bool,
}

/// What happened in the field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// It holds this text now.
    Typed(String),
    /// The name was accepted.
    Accepted,
}

impl NameField {
    /// The field, filled with the name that the record bears.
    pub fn new(name: Option<&PlayerName>) -> Self {
        Self {
            typed: name.map_or_else(String::new, |name| name.as_str().to_owned()),
            problem: None,
            is_done: false,
            is_saved: false,
        }
    }

    /// Takes in what happened. Says which name the record is to bear from now on, if one was
    /// accepted.
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

    /// The player is done with the field; the record keeps the name that it bears.
    pub const fn finish(&mut self) {
        self.is_done = true;
    }

    /// Whether the player is done with it.
    pub const fn is_done(&self) -> bool {
        self.is_done
    }

    /// Whether the name in it was accepted, and not changed since.
    pub const fn is_saved(&self) -> bool {
        self.is_saved
    }

    /// What is wrong with the name that was to be accepted, in the player's words.
    pub fn problem(&self, texts: &Texts) -> Option<String> {
        let said = match self.problem? {
            NameError::Empty => texts.get("name-empty").to_owned(),
            NameError::TooLong { max, .. } => texts.with("name-too-long", &[("max", max.into())]),
            NameError::TooManyParts => texts.get("name-too-many-parts").to_owned(),
            NameError::Control => texts.get("name-control").to_owned(),
        };
        Some(said)
    }

    /// The field as it is to be seen.
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
