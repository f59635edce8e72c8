//! The dialog that asks for the name beside a new best time.

use iced::Element;
use iced::widget::column;
use iced::widget::text;
use iced::widget::text_input;

use super::WIDTH;
use super::foot;
use super::heading;
use super::push;
use crate::i18n::Texts;
use crate::store::Name;
use crate::store::NameError;
use crate::store::Record;
use crate::theme;
use crate::theme::Palette;
use crate::theme::size;
use crate::widget::focus;

/// The name by which the field is found and focused.
pub const FIELD: &str = "record-name";

/// What the player has typed so far, and for which record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewRecord {
    record: Record,
    typed: String,
}

/// What happened in the dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// The field holds this text now.
    Typed(String),
    /// The name was accepted.
    Accepted,
    /// The dialog was closed without a name.
    Cancelled,
}

/// What the dialog asks of the app.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// Write this name beside the record.
    Sign(Record, Name),
    /// Go away. The record stays, without a name.
    Close,
}

impl NewRecord {
    /// The dialog for `record`, filled with the name that was given last.
    pub fn new(record: Record, name: Option<&Name>) -> Self {
        Self {
            record,
            typed: name.map_or_else(String::new, |name| name.as_str().to_owned()),
        }
    }

    /// Takes in what happened.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Typed(typed) => {
                self.typed = typed;
                Action::None
            }
            Message::Accepted => match Name::new(&self.typed) {
                Ok(name) => Action::Sign(self.record.clone(), name),
                Err(_) => Action::None,
            },
            Message::Cancelled => Action::Close,
        }
    }

    /// What is wrong with the name, if anything is.
    pub fn problem(&self) -> Option<NameError> {
        Name::new(&self.typed).err()
    }

    /// The dialog as it is to be seen.
    pub fn view<'a>(&'a self, texts: &'a Texts, palette: &'static Palette) -> Element<'a, Message> {
        let problem = self.problem();
        let time = texts.seconds(self.record.time_ms);
        let best = texts.with("won-new-best", &[("time", time.into())]);
        let wrong = problem.map(|problem| {
            text(said(problem, texts))
                .size(size::SMALL)
                .color(palette.alarm)
        });
        let accept = problem.is_none().then_some(Message::Accepted);
        column![
            heading(texts.get("name-title"), palette),
            text(best).size(size::TEXT).color(palette.text),
            text(texts.get("name-prompt"))
                .size(size::TEXT)
                .color(palette.quiet),
            column![
                focus::field(
                    text_input(texts.get("name-label"), &self.typed)
                        .id(FIELD)
                        .on_input(Message::Typed)
                        .on_submit(Message::Accepted)
                        .size(size::LARGE)
                        .padding([5.0, 8.0])
                        .style(palette.field(problem.is_some()))
                ),
                wrong,
            ]
            .spacing(theme::UNIT),
            foot([
                push(
                    texts.get("cancel"),
                    false,
                    Some(Message::Cancelled),
                    palette
                ),
                push(texts.get("name-save"), true, accept, palette),
            ]),
        ]
        .spacing(3.0 * theme::UNIT)
        .width(WIDTH)
        .into()
    }
}

fn said(problem: NameError, texts: &Texts) -> String {
    match problem {
        NameError::Empty => texts.get("name-empty").to_owned(),
        NameError::TooLong { max, .. } => texts.with("name-too-long", &[("max", max.into())]),
        NameError::TooManyParts => texts.get("name-too-many-parts").to_owned(),
        NameError::Control => texts.get("name-control").to_owned(),
    }
}
