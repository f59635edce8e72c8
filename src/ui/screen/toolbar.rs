//! The bars above a board, and their controls.

use super::strip_layout::StripPlacement;
use super::view_context::ViewContext;
use crate::config::command::Command;
use crate::config::keymap::KeyPress;
use crate::ui::theme::{self, Palette, size};
use crate::ui::widget::focus;
use crate::ui::widget::icon::Icon;
use crate::ui::widget::tooltip::{ControlLabel, tooltip};
use iced::Alignment::Center;
use iced::alignment::Horizontal;
use iced::widget::{Row, button, checkbox, column, container, row, space, text};
use iced::{Element, Fill};

/// In logical pixels.
const ICON_SIZE: f32 = 18.0;

pub fn bar<'a, Message: 'a>(
    content: Row<'a, Message>,
    height: f32,
    palette: &'static Palette,
) -> Element<'a, Message> {
    bar_with_margin(content, height, theme::MARGIN, palette)
}

pub fn bar_with_margin<'a, Message: 'a>(
    content: Row<'a, Message>,
    height: f32,
    margin: f32,
    palette: &'static Palette,
) -> Element<'a, Message> {
    container(content.spacing(theme::GAP).align_y(Center).width(Fill).height(Fill))
        .padding([0.0, margin])
        .width(Fill)
        .height(height)
        .style(palette.bar())
        .into()
}

pub fn remaining_switch<'a, Message: Clone + 'a>(
    ctx: ViewContext<'a>,
    message: impl Fn(bool) -> Message,
) -> Element<'a, Message> {
    let (shown, label) = (ctx.show_remaining, ctx.text_label("tip-remaining"));
    switch(shown, "show-remaining", message(!shown), label, ctx)
}

pub fn odds_switch<'a, Message: Clone + 'a>(
    shown: bool,
    ctx: ViewContext<'a>,
    message: Message,
) -> Element<'a, Message> {
    let label = ctx.label(ctx.texts.get("tip-odds"), Command::Odds);
    switch(shown, "aid-odds", message, label, ctx)
}

/// A checkbox; `key` is that of its text, and `message` turns it the other way.
pub fn switch<'a, Message: Clone + 'a>(
    is_on: bool,
    key: &'a str,
    message: Message,
    label: ControlLabel,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let toggled = message.clone();
    let switch = checkbox(is_on)
        .label(ctx.texts.get(key))
        .on_toggle(move |_| toggled.clone())
        .size(16)
        .text_size(size::TEXT)
        .spacing(6);
    ctx.tip(focus::switch(switch, is_on, message), label)
}

/// What is special about a game: one line each, with an optional tooltip.
pub fn game_notes<'a, Message: 'a>(
    notes: impl IntoIterator<Item = (&'a str, Option<&'a str>)>,
    ctx: ViewContext<'a>,
) -> Option<Element<'a, Message>> {
    let mut notes = notes.into_iter().peekable();
    notes.peek()?;
    let lines = notes.map(|(note, why)| {
        let line = text(note)
            .size(size::SMALL)
            .font(ctx.palette.font(note))
            .line_height(1.15)
            .color(ctx.palette.muted);
        match why {
            Some(why) => ctx.tip(line, ControlLabel::new(why)),
            None => line.into(),
        }
    });
    Some(column(lines).into())
}

pub fn hairline<'a, Message: 'a>(palette: &'static Palette) -> Element<'a, Message> {
    container(space().width(Fill).height(1.0))
        .style(move |_| container::Style::default().background(palette.line))
        .into()
}

/// Disabled without a message.
pub fn text_button<'a, Message: Clone + 'a>(
    word: impl text::IntoFragment<'a>,
    label: ControlLabel,
    chosen: bool,
    message: impl Into<Option<Message>>,
    palette: &'static Palette,
) -> Element<'a, Message> {
    text_button_padded(word, label, chosen, message, 3.0 * theme::UNIT, palette)
}

/// `padding` is at the left and right, in logical pixels.
pub fn text_button_padded<'a, Message: Clone + 'a>(
    word: impl text::IntoFragment<'a>,
    label: ControlLabel,
    chosen: bool,
    message: impl Into<Option<Message>>,
    padding: f32,
    palette: &'static Palette,
) -> Element<'a, Message> {
    let message = message.into();
    let word = word.into_fragment();
    let font = palette.font(&word);
    let word = text(word).size(size::TEXT).font(font).wrapping(text::Wrapping::None).center();
    let button = button(word)
        .height(theme::BUTTON_HEIGHT)
        .padding([0.0, padding])
        .style(palette.push_button(chosen))
        .on_press_maybe(message.clone());
    tooltip(focus::pressable(button, message), label, palette)
}

/// Disabled without a message.
pub fn icon_button<'a, Message: Clone + 'a>(
    picture: Icon,
    label: ControlLabel,
    ctx: ViewContext<'a>,
    message: impl Into<Option<Message>>,
) -> Element<'a, Message> {
    let message = message.into();
    let button = button(container(ctx.sprites.icon_widget(picture, ICON_SIZE)).center(Fill))
        .width(theme::BUTTON_HEIGHT)
        .height(theme::BUTTON_HEIGHT)
        .padding(0)
        .style(ctx.palette.push_button(false))
        .on_press_maybe(message.clone());
    focus::labelled(button, label, ctx.palette, message)
}

pub fn close_button<'a, Message: Clone + 'a>(
    ctx: ViewContext<'a>,
    message: Message,
) -> Element<'a, Message> {
    let cross = text("×").size(size::LARGE).center();
    let button = button(cross)
        .width(theme::BUTTON_HEIGHT)
        .height(theme::BUTTON_HEIGHT)
        .padding(0)
        .style(ctx.palette.menu_button())
        .on_press(message.clone());
    let label = ctx.label_with_key(ctx.texts.get("close"), KeyPress::ESCAPE);
    focus::labelled(button, label, ctx.palette, Some(message))
}

/// With the number of further notices.
pub fn notice_line<'a, Message: Clone + 'a>(
    (notice, more): (&'a str, usize),
    strip: StripPlacement,
    ctx: ViewContext<'a>,
    read: Message,
) -> Element<'a, Message> {
    let texts = ctx.texts;
    let more = (more > 0).then(|| {
        text(texts.with("notice-more", &[("count", more.into())]))
            .size(size::SMALL)
            .color(ctx.palette.muted)
    });
    let words = strip.words(notice, ctx.palette);
    let close = close_button(ctx, read);
    match strip {
        StripPlacement::Below(_) => {
            row![words].push(more).push(close).spacing(theme::GAP).align_y(Center).into()
        }
        // The number does not fit beside the text.
        StripPlacement::Beside => {
            column![row![words, close].spacing(theme::GAP)].push(more).spacing(theme::UNIT).into()
        }
    }
}

/// A light bulb; disabled without a message.
pub fn hint_button<'a, Message: Clone + 'a>(
    ctx: ViewContext<'a>,
    message: Option<Message>,
) -> Element<'a, Message> {
    let picture = Icon::Bulb { lit: message.is_some() };
    icon_button(picture, ctx.command_label(Command::Hint), ctx, message)
}

/// A flag that slides to the right.
pub fn flag_switch<'a>(on: bool, ctx: ViewContext<'a>) -> Element<'a, bool> {
    const KNOB: f32 = 5.0 * theme::UNIT;
    const EDGE: f32 = 2.0;
    let (name, at) = if on {
        ("flag-mode-is-on", Horizontal::Right)
    } else {
        ("flag-mode-is-off", Horizontal::Left)
    };
    let knob = container(ctx.sprites.icon_widget(Icon::Flag, 0.75 * KNOB))
        .center(KNOB)
        .style(ctx.palette.switch_knob());
    let track = button(container(knob).width(Fill).align_x(at))
        .width(2.0 * KNOB + 2.0 * EDGE)
        .height(KNOB + 2.0 * EDGE)
        .padding(EDGE)
        .style(ctx.palette.switch_track(on))
        .on_press(!on);
    let label = ctx.label(ctx.texts.get(name), Command::FlagMode);
    focus::labelled(track, label, ctx.palette, Some(!on))
}
