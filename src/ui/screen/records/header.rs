//! The bars above the records: title, actions, filters.

use super::{Message, RecordsScreen};
use crate::config::LevelChoice;
use crate::game::Style;
use crate::history::statistics::Period;
use crate::i18n::statistics::style_name;
use crate::ui::prelude::*;
use iced::widget::column;

/// The narrowest windows with room for a row of levels, and for everything in one row, in logical
/// pixels.
const ROOM_FOR_LEVELS: f32 = 690.0;
const ROOM_FOR_ALL: f32 = 1_030.0;
/// The width of the list of styles, in logical pixels.
const STYLES: f32 = 136.0;
const NARROWEST_STYLES: f32 = 100.0;

pub fn title_bar<'a>(records: &'a RecordsScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let name = bar_parts::page_title(ctx.texts.get("records"), ctx);
    let export = records.can_export().then_some(Command::SaveRecording.into());
    let reset = records.can_reset().then_some(Message::Reset);
    let button = |key, label, message| bar_parts::text_button(key, label, false, message, ctx);
    let library = (ctx.window.width >= ROOM_FOR_LEVELS).then(|| {
        let label = ctx.command_label(Command::Library);
        button("library", label, Some(Command::Library.into()))
    });
    let tip = ctx.label(ctx.texts.get("tip-export"), Command::SaveRecording);
    let bar = row![bar_parts::back_button(ctx), name]
        .push(library)
        .push(button("records-export", tip, export))
        .push(button("records-reset", ctx.text_label("tip-reset"), reset));
    bar_parts::bar(bar, theme::COUNTER_BAR_HEIGHT, ctx.palette)
}

pub fn filter_bar<'a>(records: &'a RecordsScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let (width, palette) = (ctx.window.width, ctx.palette);
    let line = |content: Row<'a, Message>| bar_parts::bar(content, theme::PAGE_BAR_HEIGHT, palette);
    let spans = spans_row(records, ctx);
    if width >= ROOM_FOR_ALL {
        let levels = levels(records, ctx);
        let styles = style_list(records, ctx, STYLES.into());
        return line(row![levels, space().width(Fill), styles, spans]);
    }
    let first = if width >= ROOM_FOR_LEVELS && width >= width_of_levels(ctx) {
        let styles = style_list(records, ctx, STYLES.into());
        row![levels(records, ctx), space().width(Fill), styles]
    } else {
        let levels = level_list(records, ctx);
        row![levels, style_list(records, ctx, Fill)]
    };
    column![line(first), line(row![spans])].into()
}

fn levels<'a>(records: &'a RecordsScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let name = |level| ctx.texts.choice("level", level);
    let now = records.selection.level;
    let label = ctx.text_label("tip-levels");
    segmented_control(LevelChoice::ALL.iter().copied(), name, now, label, Message::Level, ctx)
}

/// The width of the row of levels and the list of styles beside it, in logical pixels.
fn width_of_levels(ctx: ViewContext<'_>) -> f32 {
    let text_width = |words| Look::Label.width(words);
    let levels = LevelChoice::ALL.iter().map(|&level| ctx.texts.choice("level", level));
    let levels = levels.map(|name| text_width(name) + 5.0 * theme::UNIT);
    let styles = text_width(ctx.texts.get("style")) + NARROWEST_STYLES + 3.0 * theme::GAP;
    levels.sum::<f32>() + styles + 2.0 * theme::MARGIN
}

fn level_list<'a>(records: &'a RecordsScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let (values, now) = (choices("level", ctx.texts), records.selection.level);
    bar_parts::list("tip-levels", values, now, Message::Level, Fill, ctx)
}

fn style_list<'a>(
    records: &'a RecordsScreen,
    ctx: ViewContext<'a>,
    width: Length,
) -> Element<'a, Message> {
    let words = one_line(Look::Muted.text(ctx.texts.get("style"), ctx.palette));
    let styles = Style::ALL.map(Some).into_iter().chain([None]);
    let values = styles.map(|style| (style, style_name(style, ctx.texts)));
    let now = records.selection.style;
    let list = bar_parts::list("style", values, now, Message::Style, Fill, ctx);
    row![words, container(list).width(width)].spacing(theme::GAP).align_y(Center).into()
}

fn spans_row<'a>(records: &'a RecordsScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let texts = ctx.texts;
    let name = |span| match span {
        Period::AllTime => texts.get("records-always"),
        Period::Year(_) => texts.get("records-year"),
        Period::Month(_) => texts.get("records-month"),
        Period::Day(_) => texts.get("records-today"),
    };
    let now = records.selection.period;
    let label = ctx.text_label("tip-span");
    let today = records.today;
    // Longest first.
    let spans = [Period::AllTime, Period::Year(today), Period::Month(today), Period::Day(today)];
    segmented_control(spans, name, now, label, Message::Span, ctx)
}

/// A row of buttons of which one is chosen. For the keyboard it is one control.
fn segmented_control<'a, T: Copy + PartialEq + 'a>(
    values: impl IntoIterator<Item = T>,
    name: impl Fn(T) -> &'a str,
    now: T,
    label: ControlLabel,
    say: fn(T) -> Message,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let values: Vec<T> = values.into_iter().collect();
    let buttons = values.iter().map(|&value| {
        let (chosen, message) = (value == now, say(value));
        let button = buttons::push(name(value), chosen, ctx.palette);
        let button = button.padding([0.0, 2.0 * theme::UNIT]).on_press(message.clone());
        focus::press_only(button, Semantics::new(Role::RadioButton).toggled(chosen), message)
    });
    let row = row(buttons).spacing(theme::UNIT).align_y(Center);
    let semantics = Semantics::new(Role::RadioGroup).with_value(name(now));
    let row = focus::stepper(row, semantics, move |step| {
        step.apply(values.iter().copied(), now).map(say)
    });
    ctx.tip(row, label)
}
