//! The list of lessons.

use super::{Message, is_complete, is_solved, next_lesson, solved};
use crate::i18n::practice as words;
use crate::practice::lesson::lessons;
use crate::ui::prelude::*;
use iced::widget::column;

/// The narrowest windows with two columns, in logical pixels.
const ROOM_FOR_TWO: f32 = 600.0;
/// The greatest width of the list, in logical pixels.
const WIDTH: f32 = 880.0;
/// The height of a lesson, and the side of its number, in logical pixels.
const HEIGHT: f32 = 13.0 * theme::UNIT;
const NUMBER: f32 = 8.0 * theme::UNIT;
/// The side of a dot for a board, in logical pixels.
const DOT: f32 = 2.0 * theme::UNIT;

pub(super) fn view(ctx: ViewContext<'_>) -> Element<'_, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let all = lessons().len();
    let done = (0..all).filter(|&lesson| is_complete(lesson, ctx.progress)).count();
    let done = texts.with("lessons-done", args![done, all]);
    let intro = column![
        Look::Label.in_style(texts.get("lessons-text"), palette),
        Look::Muted.in_style(done, palette),
    ]
    .spacing(theme::UNIT);
    let next = next_lesson(ctx.progress);
    let of = |from: usize, to: usize| {
        let lessons = (from..to).map(|lesson| entry(lesson, lesson == next, ctx));
        column(lessons).spacing(theme::GAP).width(Fill)
    };
    let columns = if ctx.window.width < ROOM_FOR_TWO {
        row![of(0, all)]
    } else {
        row![of(0, all.div_ceil(2)), of(all.div_ceil(2), all)]
    };
    let list = described(
        columns.spacing(2.0 * theme::GAP),
        Semantics::new(Role::List).named(texts.get("lessons")),
    );
    let content = column![intro, list].spacing(theme::MARGIN).max_width(WIDTH);
    let content = container(content).center_x(Fill).padding(theme::MARGIN);
    column![
        title_bar(ctx),
        bar_parts::hairline(palette),
        scrollbar::vertical(content).width(Fill).height(Fill),
    ]
    .into()
}

fn title_bar(ctx: ViewContext<'_>) -> Element<'_, Message> {
    let title = bar_parts::page_title(ctx.texts.get("lessons"), ctx);
    let bar = row![bar_parts::back_button(ctx), title];
    bar_parts::bar(bar, theme::COUNTER_BAR_HEIGHT, ctx.palette)
}

/// A lesson: its number, its title, and a dot for each board.
fn entry(lesson: usize, is_next: bool, ctx: ViewContext<'_>) -> Element<'_, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let boards = lessons()[lesson].boards.len();
    let done = solved(lesson, ctx.progress);
    let title = words::lesson_title(texts, lessons()[lesson].topic);
    let is_complete = done == boards;

    let sign = if is_complete { "✓".to_owned() } else { (lesson + 1).to_string() };
    let (ground, ink) = if is_next {
        (palette.accent, palette.on_accent)
    } else if is_complete {
        (Color::TRANSPARENT, palette.accent)
    } else {
        (theme::mix(palette.button, palette.text, 0.08), palette.text)
    };
    let number = container(Look::Heading.in_style(sign, palette).color(ink))
        .center(NUMBER)
        .style(move |_| container::background(ground).border(border::rounded(NUMBER / 2.0)));

    let look = if is_next { Look::Strong } else { Look::Label };
    let name = one_line(look.in_style(title, palette));
    let dots = (0..boards).map(|board| {
        let color = palette.accent;
        let ground =
            if is_solved(lesson, board, ctx.progress) { color } else { Color::TRANSPARENT };
        let edge = if ground == color { color } else { palette.outline() };
        let border = border::rounded(DOT / 2.0).color(edge).width(1.0);
        patch(DOT, DOT, container::background(ground).border(border))
    });
    let dots = row(dots).spacing(theme::UNIT);
    let state = is_next.then(|| {
        let words = texts.get(if done > 0 { "lesson-go-on" } else { "lesson-start" });
        Look::Fact.in_style(words, palette)
    });
    let about = container(column![name, dots].spacing(1.5 * theme::UNIT)).width(Fill).clip(true);
    let content = row![number, about].push(state).spacing(theme::GAP).align_y(Center).height(Fill);
    let button = button(content)
        .width(Fill)
        .height(HEIGHT)
        .padding([0.0, 2.0 * theme::UNIT])
        .style(palette.choice_card(is_next));

    let value = texts.with("lesson-boards-text", args![done, all = boards]);
    let name = texts.with("lesson-number", args![number = lesson + 1, title]);
    let semantics = Semantics::new(Role::Button).named(name).with_value(value);
    focus::control(button, semantics, Message::Open(lesson))
}
