//! The name field of a record.

use crate::config::{NameError, PlayerName, SettingChange};
use crate::history::Record;
use crate::ui::effect::{Effect, Effects, StorageRequest};
use crate::ui::prelude::*;
use crate::ui::widget::focus::navigation;
use iced::widget::text_input;

pub const FIELD: &str = "record-name";

/// The record has a name already, or none; the text becomes its name only when accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NameField {
    record: Record,
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
    pub fn new(record: Record) -> Self {
        Self {
            typed: record.name.as_ref().map_or_else(String::new, |name| name.as_str().to_owned()),
            record,
            problem: None,
            is_done: false,
            is_saved: false,
        }
    }

    /// Puts an accepted name to the record.
    pub fn update(&mut self, message: Message) -> Effects {
        match message {
            Message::Typed(typed) => {
                self.typed = typed;
                self.problem = None;
                self.is_done = false;
                self.is_saved = false;
            }
            Message::Accepted => match PlayerName::new(&self.typed) {
                Ok(name) => {
                    self.finish();
                    self.is_saved = true;
                    let record = self.record.clone();
                    return vec![
                        Effect::Store(StorageRequest::RenameRecord(record, name.clone())),
                        Effect::Change(SettingChange::Player(name)),
                        Effect::Task(navigation::unfocus()),
                    ];
                }
                Err(problem) => self.problem = Some(problem),
            },
        }
        Vec::new()
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
            NameError::TooLong { max, .. } => texts.with("name-too-long", args![max]),
            NameError::TooManyParts => texts.get("name-too-many-parts").to_owned(),
            NameError::Control => texts.get("name-control").to_owned(),
        };
        Some(problem)
    }

    pub fn view<'a>(&'a self, texts: &'a Texts, palette: &'static Palette) -> Element<'a, Message> {
        let field = text_input(texts.get("name-label"), &self.typed)
            .id(FIELD)
            .on_input(Message::Typed)
            .on_submit(Message::Accepted);
        let field = buttons::field(field, self.problem.is_some(), palette);
        let semantics =
            Semantics::new(Role::TextInput).with_value(&self.typed).with_error(self.problem(texts));
        focus::text_field(field, semantics, Message::Typed)
    }
}
