//! The dialog for key bindings: a button for each key.

use super::{body, frame, scroll_area, text_button};
use crate::config::command::Command;
use crate::config::keymap::{BindError, KeyPress, Keymap};
use crate::i18n::{Texts, key_names as words};
use crate::ui::theme::{self, Palette, size};
use crate::ui::widget::focus;
use iced::Alignment::Center;
use iced::widget::{button, column, row, text};
use iced::{Element, Fill, Size};

/// The width of a key's button, in logical pixels.
const BUTTON: f32 = 104.0;
/// The height of the note below the heading, in logical pixels: two lines.
const NOTE: f32 = 36.0;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct KeyBindingsDialog {
    waiting: Option<Command>,
    refused: Option<(KeyPress, BindError)>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    Rebind(Command),
    Restored,
    Closed,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    None,
    /// Bind the key.
    Set(Command, KeyPress),
    Restore,
    Close,
}

impl KeyBindingsDialog {
    /// Whether the next key press is captured.
    pub const fn is_waiting(&self) -> bool {
        self.waiting.is_some()
    }

    pub const fn update(&mut self, message: Message) -> Action {
        self.refused = None;
        match message {
            Message::Rebind(command) => {
                self.waiting = Some(command);
                Action::None
            }
            Message::Restored => {
                self.waiting = None;
                Action::Restore
            }
            Message::Closed => Action::Close,
        }
    }

    /// Handles the captured key. Escape cancels; a key that is not available is refused, and the
    /// dialog keeps waiting.
    pub fn on_key(&mut self, press: KeyPress, keys: &Keymap) -> Action {
        let Some(command) = self.waiting else {
            return Action::None;
        };
        self.refused = None;
        if press == KeyPress::ESCAPE {
            self.waiting = None;
            return Action::None;
        }
        match keys.clone().set(command, press) {
            Ok(()) => {
                self.waiting = None;
                Action::Set(command, press)
            }
            Err(refusal) => {
                self.refused = Some((press, refusal));
                Action::None
            }
        }
    }

    pub fn view<'a>(
        &'a self,
        keys: &Keymap,
        texts: &'a Texts,
        palette: &'static Palette,
        window: Size,
    ) -> Element<'a, Message> {
        let lines =
            Command::bindable().map(|(command, _)| self.line(command, keys, texts, palette));
        let (note, color) = match self.refused {
            Some((press, refusal)) => (refusal_text(press, refusal, texts), palette.danger),
            None if self.is_waiting() => (texts.get("keys-waiting").to_owned(), palette.text),
            None => (texts.get("keys-how").to_owned(), palette.muted),
        };
        let restore = (!keys.is_default()).then_some(Message::Restored);
        let list = column(lines).spacing(theme::UNIT);
        let content = column![
            body(note, palette).color(color).height(NOTE),
            scroll_area(list, Size::new(window.width, window.height - NOTE)),
        ]
        .spacing(3.0 * theme::UNIT);
        let buttons = [
            text_button(texts.get("keys-restore"), false, restore, palette),
            text_button(texts.get("close"), true, Some(Message::Closed), palette),
        ];
        frame(texts.get("keys"), content, buttons, palette).spacing(3.0 * theme::UNIT).into()
    }

    fn line<'a>(
        &self,
        command: Command,
        keys: &Keymap,
        texts: &'a Texts,
        palette: &'static Palette,
    ) -> Element<'a, Message> {
        let waits = self.waiting == Some(command);
        let shown = if waits {
            texts.get("keys-press").to_owned()
        } else {
            words::key_names(texts, keys, [command])
        };
        let asked = Message::Rebind(command);
        let key = button(text(shown).size(size::TEXT).width(Fill).center())
            .width(BUTTON)
            .height(theme::BUTTON_HEIGHT)
            .padding([0.0, theme::UNIT])
            .style(palette.push_button(waits))
            .on_press(asked);
        // While a key is awaited, no key presses a button.
        let key = if self.is_waiting() {
            focus::ignore_keys(key)
        } else {
            focus::pressable(key, Some(asked))
        };
        row![body(words::command_name(texts, command), palette).width(Fill), key,]
            .spacing(theme::GAP)
            .align_y(Center)
            .into()
    }
}

/// Why a key is not available.
fn refusal_text(press: KeyPress, refusal: BindError, texts: &Texts) -> String {
    let key = words::press_name(texts, press).into();
    match refusal {
        BindError::Reserved => texts.with("keys-fixed", &[("key", key)]),
        BindError::Taken(by) => {
            let by = words::command_name(texts, by).into();
            texts.with("keys-taken", &[("key", key), ("name", by)])
        }
    }
}
