//! The dialog of the keys: each is a button that asks for another.

use super::{button_row, heading, scroll_area, text_button};
use crate::config::keymap::{BindError, KeyPress, Keymap, Shortcut};
use crate::i18n::{Texts, key_names as words};
use crate::ui::theme::{self, Palette, size};
use crate::ui::widget::focus;
use iced::Alignment::Center;
use iced::widget::{button, column, row, text};
use iced::{Element, Fill, Size};

/// The width of the dialog's content, and of a key's button, in logical pixels.
const WIDTH: f32 = 288.0;
const BUTTON: f32 = 104.0;
/// The height of what is said below the heading, in logical pixels: two lines.
const NOTE: f32 = 36.0;

/// What the dialog waits for, and what it has to say.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct KeyBindingsDialog {
    waiting: Option<Shortcut>,
    refused: Option<(KeyPress, BindError)>,
}

/// What happened in the dialog.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// Another key was asked for.
    Rebind(Shortcut),
    /// The usual keys were asked for.
    Restored,
    /// The dialog was closed.
    Closed,
}

/// What the dialog asks of the app.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// Give this to the key.
    Set(Shortcut, KeyPress),
    /// Give everything its usual keys.
    Restore,
    /// Go away.
    Close,
}

impl KeyBindingsDialog {
    /// Whether the next key that is pressed is taken.
    pub const fn is_waiting(&self) -> bool {
        self.waiting.is_some()
    }

    /// Takes in what happened.
    pub const fn update(&mut self, message: Message) -> Action {
        self.refused = None;
        match message {
            Message::Rebind(shortcut) => {
                self.waiting = Some(shortcut);
                Action::None
            }
            Message::Restored => {
                self.waiting = None;
                Action::Restore
            }
            Message::Closed => Action::Close,
        }
    }

    /// Takes in the key that it waits for. Escape gives up; one that cannot be had is refused, and
    /// another is waited for.
    pub fn on_key(&mut self, press: KeyPress, keys: &Keymap) -> Action {
        let Some(shortcut) = self.waiting else {
            return Action::None;
        };
        self.refused = None;
        if press == KeyPress::ESCAPE {
            self.waiting = None;
            return Action::None;
        }
        match keys.clone().set(shortcut, press) {
            Ok(()) => {
                self.waiting = None;
                Action::Set(shortcut, press)
            }
            Err(refusal) => {
                self.refused = Some((press, refusal));
                Action::None
            }
        }
    }

    /// The dialog as it is to be seen.
    pub fn view<'a>(
        &'a self,
        keys: &Keymap,
        texts: &'a Texts,
        palette: &'static Palette,
        window: Size,
    ) -> Element<'a, Message> {
        let lines = Shortcut::ALL.iter().map(|&shortcut| self.line(shortcut, keys, texts, palette));
        let (note, color) = match self.refused {
            Some((press, refusal)) => (refusal_text(press, refusal, texts), palette.danger),
            None if self.is_waiting() => (texts.get("keys-waiting").to_owned(), palette.text),
            None => (texts.get("keys-how").to_owned(), palette.muted),
        };
        let restore = (!keys.is_default()).then_some(Message::Restored);
        column![
            heading(texts.get("keys"), palette),
            text(note).size(size::TEXT).color(color).height(NOTE),
            scroll_area(
                column(lines).spacing(theme::UNIT),
                Size::new(window.width, window.height - NOTE),
            ),
            button_row([
                text_button(texts.get("keys-restore"), false, restore, palette),
                text_button(texts.get("close"), true, Some(Message::Closed), palette),
            ]),
        ]
        .spacing(3.0 * theme::UNIT)
        .width(WIDTH)
        .into()
    }

    fn line<'a>(
        &self,
        shortcut: Shortcut,
        keys: &Keymap,
        texts: &'a Texts,
        palette: &'static Palette,
    ) -> Element<'a, Message> {
        let waits = self.waiting == Some(shortcut);
        let shown = if waits {
            texts.get("keys-press").to_owned()
        } else {
            words::press_names(texts, keys, shortcut)
        };
        let asked = Message::Rebind(shortcut);
        let key = button(text(shown).size(size::TEXT).width(Fill).center())
            .width(BUTTON)
            .height(theme::BUTTON_HEIGHT)
            .padding([0.0, theme::UNIT])
            .style(palette.push_button(waits))
            .on_press(asked);
        // While a key is waited for, none presses a button.
        let key = if self.is_waiting() {
            focus::ignore_keys(key)
        } else {
            focus::pressable(key, Some(asked))
        };
        row![
            text(words::shortcut_name(texts, shortcut))
                .size(size::TEXT)
                .color(palette.text)
                .width(Fill),
            key,
        ]
        .spacing(theme::GAP)
        .align_y(Center)
        .into()
    }
}

/// Why a key cannot be had, in a sentence.
fn refusal_text(press: KeyPress, refusal: BindError, texts: &Texts) -> String {
    let key = words::press_name(texts, press).into();
    match refusal {
        BindError::Reserved => texts.with("keys-fixed", &[("key", key)]),
        BindError::Taken(by) => {
            let by = words::shortcut_name(texts, by).into();
            texts.with("keys-taken", &[("key", key), ("name", by)])
        }
    }
}
