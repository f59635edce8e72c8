//! What stands above the records: the way back, what can be done with all of them, and the choice
//! of those that are shown.

use iced::Alignment::Center;
use iced::Element;
use iced::Fill;
use iced::Length;
use iced::Shrink;
use iced::widget::Row;
use iced::widget::button;
use iced::widget::column;
use iced::widget::container;
use iced::widget::row;
use iced::widget::space;
use iced::widget::text;

use super::Control;
use super::Message;
use super::Records;
use super::focus::styles;
use super::report::spans;
use crate::font;
use crate::i18n::figures::level_name;
use crate::i18n::figures::style_name;
use crate::screen::bar;
use crate::screen::surroundings::Surroundings;
use crate::store::settings::LevelChoice;
use crate::store::statistics::Span;
use crate::theme;
use crate::theme::size;
use crate::widget::named;
use crate::widget::named::Named;
use crate::widget::ring;
use crate::widget::ring::ring;

/// The narrowest windows with room for a row of levels, and for everything in one row, in logical
/// pixels.
const ROOM_FOR_LEVELS: f32 = 640.0;
const ROOM_FOR_ALL: f32 = 980.0;
/// The width of the list of styles beside a row of levels, in logical pixels.
const STYLES: f32 = 136.0;
/// The gap between two buttons, and the room at the ends of a bar: the rings around the buttons take
/// some of both.
const GAP: f32 = theme::GAP - ring::ROOM;
const MARGIN: f32 = theme::MARGIN - ring::ROOM / 2.0;

/// The title, what can be done with the records, and the way back.
pub fn title<'a>(records: &'a Records, around: Surroundings<'a>) -> Element<'a, Message> {
    let (texts, palette) = (around.texts, around.palette);
    let name = text(texts.get("records"))
        .size(size::LARGE)
        .font(font::BOLD)
        .color(palette.text)
        .wrapping(text::Wrapping::None);
    let push = |words, control, message: Option<Message>| {
        let chosen = control == Control::Leave;
        let button = button(text(words).size(size::TEXT).center())
            .height(theme::BUTTON)
            .padding([0.0, 3.0 * theme::UNIT])
            .style(palette.push_button(chosen))
            .on_press_maybe(message);
        ring(button, records.reached == Some(control), Shrink, palette)
    };
    let export = records.can_export().then_some(Message::Export);
    let reset = records.can_reset().then_some(Message::Reset);
    let buttons = row![
        push(texts.get("records-export"), Control::Export, export),
        push(texts.get("records-reset"), Control::Reset, reset),
        push(
            texts.get("replay-leave"),
            Control::Leave,
            Some(Message::Leave)
        ),
    ]
    .spacing(GAP);
    let name = container(name)
        .width(Fill)
        .padding(iced::Padding::ZERO.left(ring::ROOM / 2.0))
        .clip(true);
    bar::bar_with_margin(row![name, buttons], theme::COUNT_BAR, MARGIN, palette)
}

/// The choice of the level, the style and the span: in one row or in two.
pub fn choices<'a>(records: &'a Records, around: Surroundings<'a>) -> Element<'a, Message> {
    let (width, palette) = (around.window.width, around.palette);
    let line = |content: Row<'a, Message>| {
        bar::bar_with_margin(content, theme::LEVEL_BAR, MARGIN, palette)
    };
    let spans = spans_row(records, around);
    if width >= ROOM_FOR_ALL {
        let levels = levels(records, around);
        let styles = style_list(records, around, STYLES.into());
        return line(row![levels, space().width(Fill), styles, spans]);
    }
    let first = if width >= ROOM_FOR_LEVELS {
        let styles = style_list(records, around, STYLES.into());
        row![levels(records, around), space().width(Fill), styles]
    } else {
        let levels = level_list(records, around);
        row![levels, style_list(records, around, Fill)]
    };
    column![line(first), line(row![spans])].into()
}

fn levels<'a>(records: &'a Records, around: Surroundings<'a>) -> Element<'a, Message> {
    let buttons = LevelChoice::all().map(|level| {
        let chosen = level == records.selection.level;
        let name = level_name(level, around.texts);
        small(name, chosen, Message::Level(level), around)
    });
    let reached = records.reached == Some(Control::Level);
    ring(
        row(buttons).spacing(theme::UNIT),
        reached,
        Shrink,
        around.palette,
    )
}

fn level_list<'a>(records: &'a Records, around: Surroundings<'a>) -> Element<'a, Message> {
    let values = LevelChoice::all().map(|level| Named {
        value: level,
        name: level_name(level, around.texts),
    });
    let now = records.selection.level;
    let list = named::list(values, now, Message::Level, Fill, around.palette);
    let reached = records.reached == Some(Control::Level);
    ring(list, reached, Fill, around.palette)
}

fn style_list<'a>(
    records: &'a Records,
    around: Surroundings<'a>,
    width: Length,
) -> Element<'a, Message> {
    let values = styles().map(|style| Named {
        value: style,
        name: style_name(style, around.texts),
    });
    let now = records.selection.style;
    let list = named::list(values, now, Message::Style, Fill, around.palette);
    let reached = records.reached == Some(Control::Style);
    ring(list, reached, width, around.palette)
}

fn spans_row<'a>(records: &'a Records, around: Surroundings<'a>) -> Element<'a, Message> {
    let texts = around.texts;
    let buttons = spans(records.today).map(|span| {
        let name = match span {
            Span::Always => texts.get("records-always"),
            Span::Year(_) => texts.get("records-year"),
            Span::Month(_) => texts.get("records-month"),
            Span::Day(_) => texts.get("records-today"),
        };
        let chosen = span == records.selection.span;
        small(name, chosen, Message::Span(span), around)
    });
    let reached = records.reached == Some(Control::Span);
    ring(
        row(buttons).spacing(theme::UNIT).align_y(Center),
        reached,
        Shrink,
        around.palette,
    )
}

/// A button of a row in which one is chosen.
fn small<'a>(
    words: &'a str,
    chosen: bool,
    message: Message,
    around: Surroundings<'a>,
) -> Element<'a, Message> {
    button(text(words).size(size::TEXT).center())
        .height(theme::BUTTON)
        .padding([0.0, 2.0 * theme::UNIT])
        .style(around.palette.push_button(chosen))
        .on_press(message)
        .into()
}
