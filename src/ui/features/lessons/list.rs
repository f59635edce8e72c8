//! The list of lessons, in chapters.

use super::{Message, attempt, is_complete, is_solved, next_lesson, solved};
use crate::i18n::practice as words;
use crate::practice::Progress;
use crate::practice::lesson::{Symmetry, lessons};
use crate::ui::board;
use crate::ui::board::look::EndDisplay;
use crate::ui::screen::prelude::*;
use iced::widget::column;

/// The chapters: the keys of their headings, and the lessons whose first boards are their pictures.
const CHAPTERS: [(&str, usize); 4] = [
    ("lesson-chapter-start", 0),
    ("lesson-chapter-patterns", 6),
    ("lesson-chapter-numbers", 10),
    ("lesson-chapter-end", 14),
];
/// The lessons of a chapter.
const LESSONS: usize = 4;
/// The size and line height of the link to the workbench.
const BENCH: (f32, f32) = (size::TEXT, 1.25);
/// The side of a dot for a board.
const DOT: f32 = 2.0 * theme::UNIT;

pub(super) fn view(ctx: ViewContext<'_>) -> Element<'_, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let bench = Message::Command(Command::Workbench);
    let intro = column![
        TextRole::Body.in_style(texts.get("lessons-text"), palette),
        TextRole::Muted.in_style(done(texts, ctx.progress), palette),
        bar_parts::link(texts.get("bench-offer").to_owned(), BENCH, bench, ctx),
    ]
    .spacing(theme::UNIT)
    // About 60 letters.
    .max_width(440.0);
    let next = next_lesson(ctx.progress);
    let chapters = CHAPTERS.into_iter().enumerate();
    let chapters = column(chapters.map(|(at, chapter)| self::chapter(at, chapter, next, ctx)));
    let content = column![intro, chapters.spacing(3.0 * theme::UNIT)].spacing(theme::MARGIN);
    let content = bar_parts::in_grid(content, theme::MARGIN);
    let content = scrollbar::vertical(content).width(Fill).height(Fill);
    let page = bar_parts::page(content, palette);
    column![title_bar(ctx), bar_parts::hairline(palette), page].into()
}

/// How many lessons are complete.
pub(super) fn done(texts: &Texts, progress: &Progress) -> String {
    let all = lessons().len();
    let done = (0..all).filter(|&lesson| is_complete(lesson, progress)).count();
    texts.with("lessons-done", args![done, all])
}

/// A heading, a picture, and the lessons.
fn chapter<'a>(
    at: usize,
    (title, picture): (&'a str, usize),
    next: usize,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let title = ctx.texts.get(title);
    let heading = heading(TextRole::Title.in_style(title, ctx.palette));
    let entry = |lesson| entry(lesson, lesson == next, ctx);
    let from = at * LESSONS;
    let list = |lessons: Row<'a, Message>| {
        let lessons = lessons.spacing(theme::GAP);
        described(lessons, Semantics::new(Role::List).named(title))
    };
    let of = |from: usize, to: usize| column((from..to).map(entry)).width(Fill);
    let content: Element<'a, Message> = if ctx.window.is_roomy() {
        let middle = from + LESSONS / 2;
        let lessons = list(row![of(from, middle), of(middle, from + LESSONS)]);
        let lessons = column![heading, lessons].spacing(theme::UNIT);
        let picture = self::picture(picture, 24.0 * theme::UNIT, ctx);
        row![picture, lessons].spacing(theme::MARGIN).align_y(Center).into()
    } else {
        let picture = self::picture(picture, 60.0, ctx);
        let heading = row![picture, heading].spacing(theme::MARGIN).align_y(Center);
        column![heading, list(row![of(from, from + LESSONS)])].spacing(theme::GAP).into()
    };
    bar_parts::card(content, ctx.palette)
}

/// The first board of a lesson as it begins.
fn picture(lesson: usize, side: f32, ctx: ViewContext<'_>) -> Element<'_, Message> {
    let attempt = attempt(&lessons()[lesson].boards[0], Symmetry::of_seed(0), ctx.settings);
    let size = attempt.game().size();
    let cell = (side / f32::from(size.rows().max(size.cols()))).floor();
    let board = board::static_board(attempt.game(), EndDisplay::Inline, cell, ctx.sprites);
    described(container(board).center(side), Semantics::hidden())
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
    let ink = if is_complete { palette.accent } else { palette.muted };
    let number = container(TextRole::Title.in_style(sign, palette).color(ink)).center(24.0);

    let look = if is_next { TextRole::Strong } else { TextRole::Label };
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
        let words = TextRole::Fact.in_style(words, palette).color(palette.on_accent);
        let ground = container::background(palette.accent);
        let ground = ground.border(border::rounded(theme::BUTTON_RADIUS));
        container(words)
            .center_y(theme::BUTTON_HEIGHT)
            .padding([0.0, 2.0 * theme::UNIT])
            .style(move |_| ground)
    });
    let about = container(column![name, dots].spacing(theme::UNIT)).width(Fill).clip(true);
    let content = beside![number, about, state].height(Fill);
    let button = button(content).width(Fill).height(12.0 * theme::UNIT).padding([0.0, theme::GAP]);
    // Its ground says whose the word at its end is.
    let button = if is_next {
        button.style(palette.choice_card(false))
    } else {
        button.style(palette.menu_button())
    };

    let value = texts.with("lesson-boards-text", args![done, all = boards]);
    let name = texts.with("lesson-number", args![number = lesson + 1, title]);
    let semantics = Semantics::new(Role::Button).named(name).with_value(value);
    focus::control(button, semantics, Message::Open(lesson))
}
