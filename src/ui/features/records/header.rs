//! The bars above the records: title, actions, filters.

use super::{Message, RecordsScreen};
use crate::game::Style;
use crate::history::statistics::Period;
use crate::i18n::statistics::style_name;
use crate::ui::screen::prelude::*;
use iced::widget::column;

/// The narrowest window with room for the button of the library.
const ROOM_FOR_LIBRARY: f32 = 690.0;
/// The width of the list of rules about guesses.
const GUESSES: f32 = 248.0;
/// What is left and right of the words of a segment.
const SEGMENT_PADDING: f32 = 2.0 * theme::UNIT;

pub fn title_bar<'a>(records: &'a RecordsScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let name = bar_parts::page_title(ctx.texts.get("records"), ctx);
    let export = records.can_export().then_some(Command::SaveRecording.into());
    let reset = records.can_reset().then_some(Message::Reset);
    let button = |key, label, message| bar_parts::text_button(key, label, false, message, ctx);
    let library = (ctx.window.width >= ROOM_FOR_LIBRARY).then(|| {
        let label = ctx.command_label(Command::Library);
        button("library", label, Some(Command::Library.into()))
    });
    let tip = ctx.label(ctx.texts.get("tip-export"), Command::SaveRecording);
    let bar = row![
        bar_parts::back_button(ctx),
        name,
        library,
        button("records-export", tip, export),
        button("records-reset", ctx.text_label("tip-reset"), reset)
    ];
    bar_parts::bar(bar, theme::COUNTER_BAR_HEIGHT, ctx.palette)
}

pub fn filter_bar<'a>(records: &'a RecordsScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let (texts, palette, selection) = (ctx.texts, ctx.palette, records.selection);
    let line = |content: Row<'a, Message>| bar_parts::bar(content, theme::PAGE_BAR_HEIGHT, palette);
    let levels = OneOf {
        values: choices("level", texts).collect(),
        now: selection.level,
        tip: "tip-levels",
        say: Message::Level,
    };
    let spans = OneOf {
        values: spans(records, texts).into(),
        now: selection.period,
        tip: "tip-span",
        say: Message::Span,
    };
    let room = bar_parts::grid_width(ctx.window);
    let beside_levels = room - levels.width() - 2.0 * theme::GAP;
    let in_one_line = beside_levels - spans.width() - theme::GAP;
    let name = TextRole::Muted.width(texts.get("style")) + theme::GAP;
    let has_room = |room: f32| room - name >= 120.0;
    let styles = |room: f32| style_list(records, ctx, (room - name).min(136.0).into());
    let guesses = records.offers_guesses().then(|| guess_list(records, ctx));
    if has_room(in_one_line) {
        let (styles, spans) = (styles(in_one_line), spans.segments(ctx));
        let first = line(row![levels.segments(ctx), space().width(Fill), styles, spans]);
        return column![first, guesses.map(|guesses| line(row![guesses]))].into();
    }
    let first = if has_room(beside_levels) {
        row![levels.segments(ctx), space().width(Fill), styles(beside_levels)]
    } else {
        row![levels.list(ctx), style_list(records, ctx, Fill)]
    };
    let guesses_width = TextRole::Muted.width(texts.get("guesses")) + theme::GAP + GUESSES;
    let is_beside = spans.width() + theme::GAP + guesses_width <= room;
    let second = if spans.width() <= room { spans.segments(ctx) } else { spans.list(ctx) };
    let (beside, below) = if is_beside { (guesses, None) } else { (None, guesses) };
    let beside = beside.map(|guesses| row![space().width(Fill), guesses]);
    column![line(first), line(row![second, beside]), below.map(|guesses| line(row![guesses]))]
        .into()
}

fn style_list<'a>(
    records: &'a RecordsScreen,
    ctx: ViewContext<'a>,
    width: Length,
) -> Element<'a, Message> {
    let words = one_line(TextRole::Muted.text(ctx.texts.get("style"), ctx.palette));
    let styles = Style::ALL.map(Some).into_iter().chain([None]);
    let values = styles.map(|style| (style, style_name(style, ctx.texts)));
    let now = records.selection.style;
    let list = bar_parts::list("style", values, now, Message::Style, Fill, ctx);
    beside![words, container(list).width(width)].into()
}

fn guess_list<'a>(records: &'a RecordsScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let words = one_line(TextRole::Muted.text(ctx.texts.get("guesses"), ctx.palette));
    let (values, now) = (choices("guesses", ctx.texts), records.selection.guesses);
    let list = bar_parts::list("guesses", values, now, Message::Guesses, GUESSES.into(), ctx);
    beside![words, list].into()
}

/// The periods and their names, longest first.
fn spans<'a>(records: &RecordsScreen, texts: &'a Texts) -> [(Period, &'a str); 4] {
    let today = records.today;
    [
        (Period::AllTime, texts.get("records-always")),
        (Period::Year(today), texts.get("records-year")),
        (Period::Month(today), texts.get("records-month")),
        (Period::Day(today), texts.get("records-today")),
    ]
}

/// Values with their names, of which one is chosen.
struct OneOf<'a, T> {
    values: Vec<(T, &'a str)>,
    now: T,
    /// The key of the tooltip.
    tip: &'a str,
    say: fn(T) -> Message,
}

impl<'a, T: Copy + PartialEq + 'a> OneOf<'a, T> {
    /// The width of the row of buttons.
    fn width(&self) -> f32 {
        let button = |&(_, name): &_| TextRole::Label.width(name) + 2.0 * SEGMENT_PADDING;
        self.values.iter().map(button).sum::<f32>() + 2.0 * bar_parts::SEGMENT_EDGE
    }

    fn list(self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        bar_parts::list(self.tip, self.values, self.now, self.say, Fill, ctx)
    }

    /// A row of buttons. For the keyboard it is one control.
    fn segments(self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let Self { values, now, tip, say } = self;
        let chosen = values.iter().find(|(value, _)| *value == now).map_or("", |(_, name)| name);
        let buttons = values.iter().map(|&(value, name)| {
            let (is_chosen, message) = (value == now, say(value));
            let button = buttons::push(name, false, ctx.palette)
                .padding([0.0, SEGMENT_PADDING])
                .style(ctx.palette.segment(is_chosen))
                .on_press(message.clone());
            focus::press_only(button, Semantics::new(Role::RadioButton).toggled(is_chosen), message)
        });
        let row = bar_parts::segments(row(buttons), ctx.palette);
        let semantics = Semantics::new(Role::RadioGroup).with_value(chosen);
        let row = focus::stepper(row, semantics, move |step| {
            step.apply(values.iter().map(|(value, _)| *value), now).map(say)
        });
        ctx.tip(row, ctx.text_label(tip))
    }
}
