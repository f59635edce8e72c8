//! The dialog for key bindings: a button for each key.

use crate::config::keymap::{BindError, KeyPress};
use crate::i18n::key_names as words;
use crate::ui::screen::dialog::prelude::*;
use iced::widget::column;

/// What is above and below the keys in a button: with one line of them, it is as high as others.
const BUTTON_PADDING: f32 = (theme::BUTTON_HEIGHT - 1.3 * size::TEXT) / 2.0;
/// The height of the note below the heading: three lines.
const NOTE: f32 = 54.0;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct KeyBindingsDialog {
    waiting: Option<Command>,
    /// Why the last key was refused.
    refused: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    Rebind(Command),
    Restored,
}

impl DialogState for KeyBindingsDialog {
    type Message = Message;

    const TITLE: &'static str = "keys";
    const PAUSES_GAME: bool = true;

    /// Handles the key that is waited for. Escape cancels; a key that is not available is refused,
    /// and the dialog keeps waiting.
    fn capture(&mut self, press: KeyPress, ctx: Context<'_>) -> Option<Effects> {
        let command = self.waiting?;
        self.refused = None;
        if press == KeyPress::ESCAPE {
            self.waiting = None;
            return Some(Vec::new());
        }
        match ctx.settings.keys.clone().set(command, press) {
            Ok(()) => {
                self.waiting = None;
                Some(Request::Change(SettingChange::Key(command, press)).into())
            }
            Err(refusal) => {
                let key = words::press_name(ctx.texts, press);
                let why = match refusal {
                    BindError::Reserved => ctx.texts.with("keys-fixed", args![key]),
                    BindError::Taken(by) => {
                        let name = words::command_name(ctx.texts, by);
                        ctx.texts.with("keys-taken", args![key, name])
                    }
                };
                self.refused = Some(why.clone());
                Some(Request::Tell(why).into())
            }
        }
    }

    fn update(&mut self, message: Message) -> Effects {
        self.refused = None;
        match message {
            Message::Rebind(command) => {
                self.waiting = Some(command);
                Vec::new()
            }
            Message::Restored => {
                self.waiting = None;
                Request::Change(SettingChange::RestoreKeys).into()
            }
        }
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        let (keys, texts, palette) = (&ctx.settings.keys, ctx.texts, ctx.palette);
        let lines = Command::bindable().map(|(command, _)| self.line(command, ctx));
        let note = match &self.refused {
            Some(why) => body(why, palette).color(palette.danger),
            None if self.waiting.is_some() => body(texts.get("keys-waiting"), palette),
            None => muted(texts.get("keys-how"), palette),
        };
        let restore = (!keys.is_default()).then_some(Message::Restored);
        let list = column(lines).spacing(theme::UNIT);
        let view = DialogView::fitted(ctx, |room| {
            column![note.height(NOTE), scroll_area(list, room)].spacing(theme::GAP).into()
        });
        view.dense().button("keys-restore", restore).closed_by("close")
    }
}

impl KeyBindingsDialog {
    fn line<'a>(&self, command: Command, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let texts = ctx.texts;
        let waits = self.waiting == Some(command);
        let shown = if waits {
            texts.get("keys-press").to_owned()
        } else {
            words::key_names(texts, &ctx.settings.keys, [command])
        };
        let asked = Message::Rebind(command);
        let key = buttons::push(shown.clone(), waits, ctx.palette)
            .width(if ctx.window.is_narrow() { 104.0 } else { 184.0 })
            .height(Shrink)
            .padding([BUTTON_PADDING, theme::UNIT]);
        // While a key is awaited, no key presses a button.
        let value = if waits { texts.get("keys-waiting").to_owned() } else { shown };
        let semantics = Semantics::new(Role::Button).with_value(value);
        let key = if self.waiting.is_some() {
            focus::focus_only(key.on_press(asked), semantics, Some(asked))
        } else {
            focus::control(key, semantics, asked)
        };
        beside![label(words::command_name(texts, command), ctx.palette).width(Fill), key].into()
    }
}
