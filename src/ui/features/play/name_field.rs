//! The name field of a record.

use crate::config::{NameError, PlayerName};
use crate::history::Record;
use crate::i18n::errors;
use crate::ui::kit::focus::navigation;
use crate::ui::screen::effect::{Effect, Effects, Request, StorageRequest};
use crate::ui::screen::prelude::*;

pub const FIELD: &str = "record-name";

/// The record has a name already, or none; the text becomes its name only when accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NameField {
    record: Record,
    typed: String,
    problem: Option<NameError>,
    is_open: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// Asks for another name.
    Edit,
    Typed(String),
    Accepted,
}

impl NameField {
    /// Open if the record has no name.
    pub fn new(record: Record) -> Self {
        let (typed, is_open) = (name_of(&record), record.name.is_none());
        Self { record, typed, problem: None, is_open }
    }

    /// Puts an accepted name to the record; what is refused has no effects.
    pub fn update(&mut self, message: Message) -> Effects {
        match message {
            Message::Edit => {
                self.is_open = true;
                return vec![Effect::Task(navigation::focus_and_select(FIELD))];
            }
            Message::Typed(typed) => {
                self.typed = typed;
                self.problem = None;
            }
            Message::Accepted => match PlayerName::new(&self.typed) {
                Ok(name) => {
                    let record = self.record.clone();
                    self.record.name = Some(name.clone());
                    self.close();
                    return vec![
                        Request::Store(StorageRequest::RenameRecord(record, name.clone())).into(),
                        Request::Change(SettingChange::Player(name)).into(),
                        Effect::Task(navigation::unfocus()),
                    ];
                }
                Err(problem) => self.problem = Some(problem),
            },
        }
        Vec::new()
    }

    /// The record keeps the name that it has.
    pub fn close(&mut self) {
        self.typed = name_of(&self.record);
        self.problem = None;
        self.is_open = false;
    }

    pub const fn is_open(&self) -> bool {
        self.is_open
    }

    /// The name of the record.
    pub const fn name(&self) -> Option<&PlayerName> {
        self.record.name.as_ref()
    }

    /// The error of the last name, in the player's language.
    pub fn problem(&self, texts: &Texts) -> Option<String> {
        Some(errors::name(texts, self.problem?))
    }

    pub fn view<'a>(&'a self, texts: &'a Texts, palette: &'static Palette) -> Element<'a, Message> {
        let field = Field::new(FIELD, &self.typed).hint(texts.get("name-label"));
        field.wrong(self.problem(texts)).view(Message::Typed, Message::Accepted, palette)
    }
}

fn name_of(record: &Record) -> String {
    record.name.as_ref().map_or_else(String::new, |name| name.as_str().to_owned())
}
