//! What a dialog shows: its heading, its content, and the buttons below it.

use crate::ui::Renderer;
use crate::ui::screen::dialog::Message;
use crate::ui::screen::prelude::*;
use crate::ui::screen::view_context::GameFacts;
use iced::Theme;
use iced::widget::column;
use iced::widget::row::Wrapping;
use std::borrow::Cow;

/// What is beside the content of a dialog, within its edges.
const EDGES: f32 = 10.0 * theme::UNIT;

/// The width of a dialog's content: there are two widths of dialogs, narrower only in a window with
/// less room.
pub(crate) fn content_width(is_wide: bool, window: Size) -> f32 {
    let width: f32 = if is_wide { 640.0 } else { 440.0 };
    width.min(window.width - 2.0 * theme::MARGIN) - EDGES
}

/// A dialog whose own controls send a message `M`.
#[expect(missing_debug_implementations, reason = "a function cannot be shown")]
pub struct DialogView<'a, M> {
    ctx: ViewContext<'a>,
    content: Box<MakeContent<'a, M>>,
    /// `None` if the title is also the heading.
    heading: Option<&'a str>,
    /// `None` without a frame.
    width: Option<f32>,
    spacing: f32,
    /// At the bottom right.
    buttons: Vec<DialogButton<'a, M>>,
}

/// Makes the content with the room of the part that shrinks.
type MakeContent<'a, M> = dyn FnOnce(&PartRoom) -> Element<'a, M> + 'a;

/// The words of a button, whether it is what Enter does, and its message.
type DialogButton<'a, M> = (Cow<'a, str>, bool, Option<ButtonMessage<M>>);

enum ButtonMessage<M> {
    Own(M),
    Close,
}

impl<'a, M: Clone + Send + Sync + 'static> DialogView<'a, M> {
    pub(crate) fn new(ctx: ViewContext<'a>, content: impl Into<Element<'a, M>>) -> Self {
        let content = content.into();
        Self::fitted(ctx, |_| content)
    }

    /// A dialog with a part that scrolls if the window is too low, so that the buttons stay visible.
    pub(crate) fn fitted(
        ctx: ViewContext<'a>,
        content: impl FnOnce(&PartRoom) -> Element<'a, M> + 'a,
    ) -> Self {
        Self {
            ctx,
            content: Box::new(content),
            heading: None,
            width: Some(content_width(false, ctx.window)),
            spacing: 4.0 * theme::UNIT,
            buttons: Vec::new(),
        }
    }

    /// Nothing but its content.
    pub(crate) fn bare(ctx: ViewContext<'a>, content: impl Into<Element<'a, M>>) -> Self {
        Self { width: None, ..Self::new(ctx, content) }
    }

    pub(crate) fn headed(self, key: &'a str) -> Self {
        Self { heading: Some(self.ctx.texts.get(key)), ..self }
    }

    /// With room for a table, or for pictures beside words.
    pub(crate) fn wide(self) -> Self {
        Self { width: Some(content_width(true, self.ctx.window)), ..self }
    }

    /// With smaller gaps.
    pub(crate) fn dense(self) -> Self {
        Self { spacing: 3.0 * theme::UNIT, ..self }
    }

    /// A button, disabled without a message.
    pub(crate) fn button(self, key: &'a str, message: impl Into<Option<M>>) -> Self {
        let words = self.ctx.texts.get(key);
        self.worded_button(words, message)
    }

    pub(crate) fn worded_button(
        mut self,
        words: impl Into<Cow<'a, str>>,
        message: impl Into<Option<M>>,
    ) -> Self {
        self.buttons.push((words.into(), false, message.into().map(ButtonMessage::Own)));
        self
    }

    /// A button that closes the dialog.
    pub(crate) fn closed_by(mut self, key: &'a str) -> Self {
        let words = self.ctx.texts.get(key);
        self.buttons.push((words.into(), false, Some(ButtonMessage::Close)));
        self
    }

    /// The last button is the one main action, and what Enter does. To leave is never the main one.
    pub(crate) fn main(mut self) -> Self {
        if let Some((_, is_main, _)) = self.buttons.last_mut() {
            *is_main = true;
        }
        self
    }

    /// All of it, with the messages of dialogs.
    pub(crate) fn show(self, title: String) -> Element<'a, Message> {
        let Some(width) = self.width else {
            return (self.content)(&PartRoom::default()).map(Message::own);
        };
        let palette = self.ctx.palette;
        let buttons = container(button_row(self.buttons, palette).align_x(End)).align_right(Fill);
        let title = self.heading.map_or_else(|| title.into(), Cow::from);
        let heading = heading(words::title(title, palette));
        fitted(|room| {
            let content = (self.content)(room).map(Message::own);
            column![heading, content, buttons].spacing(self.spacing).width(width).into()
        })
    }

    /// What it shows on a page, which has its title and the way back in its bar.
    pub(crate) fn page(mut self) -> Element<'a, Message> {
        let close = self.ctx.texts.get("close");
        self.buttons.retain(|(words, ..)| words != close);
        let buttons = button_row(self.buttons, self.ctx.palette);
        fitted(|room| {
            let content = (self.content)(room).map(Message::own);
            column![content, buttons].spacing(self.spacing).width(Fill).into()
        })
    }
}

/// In several lines where their words are long.
fn button_row<'a, M: Clone + Send + Sync + 'static>(
    buttons: Vec<DialogButton<'a, M>>,
    palette: &'static Palette,
) -> Wrapping<'a, Message, Theme, Renderer> {
    let buttons = buttons.into_iter().map(|(words, is_main, message)| {
        let message = message.map(|message| match message {
            ButtonMessage::Own(message) => Message::own(message),
            ButtonMessage::Close => Message::Closed,
        });
        text_button(words, is_main, message, palette)
    });
    row(buttons).spacing(theme::GAP).wrap().vertical_spacing(theme::GAP)
}

/// Scrolls `content` if the window is too low, so that the buttons below stay visible.
pub(crate) fn scroll_area<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    room: &PartRoom,
) -> Element<'a, M> {
    // Focus rings extend over the edges.
    let list = scrollbar::vertical_with_gutter(container(content).padding(theme::UNIT)).width(Fill);
    container(room.part(list)).padding(Padding::from(-theme::UNIT)).into()
}

/// A dialog's button, disabled without a message.
pub(crate) fn text_button<'a, M: Clone + 'a>(
    words: impl text::IntoFragment<'a>,
    chosen: bool,
    message: Option<M>,
    palette: &'static Palette,
) -> Element<'a, M> {
    focus::pressable(buttons::push(words, chosen, palette), message)
}

/// The words of the button that leads to the moments of the finished game, if any are worth a look.
pub(crate) fn moments_words(game: &dyn GameFacts, texts: &Texts) -> Option<String> {
    game.has_moments().then(|| texts.get("moments-button").to_owned())
}
