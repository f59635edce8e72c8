//! The boards of the chosen day.

use super::{DailyScreen, Message, card, card_title, quiet};
use crate::game::DailyLevel;
use crate::i18n::daily as words;
use crate::practice::daily::{DailyResult, DailyResults, DayOutcome, Square, squares};
use crate::ui::screen::prelude::*;
use iced::color;
use iced::widget::column;
use jiff::civil::Date;
use jiff::tz::TimeZone;

/// The side of a square that tells the pace of a tenth.
const SQUARE: f32 = 2.0 * theme::UNIT;

impl DailyScreen {
    /// The level to play next on the chosen day: the one in progress, or else the easiest that is
    /// left.
    pub(super) fn next_level(&self, today: Date, results: &DailyResults) -> Option<DailyLevel> {
        let day = self.day(today);
        let levels = DailyLevel::ALL.iter().copied();
        let mut open = levels.filter(|it| counts(day, *it, today, results));
        open.clone().find(|it| is_started(day, *it, results)).or_else(|| open.next())
    }

    pub(super) fn day_card<'a>(&self, today: Date, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let texts = ctx.texts;
        let day = self.day(today);
        let (title, note) = if day == today {
            let title = texts.with("daily-today", args![day = texts.date(day)]);
            (title, format_next(ctx))
        } else {
            (texts.date(day), texts.get("daily-past").to_owned())
        };
        let rule = (day == today).then(|| quiet(texts.get("daily-counts"), ctx));
        let next = self.next_level(today, ctx.daily);
        let rows = DailyLevel::ALL.iter();
        let rows = rows.map(|level| level_row(day, *level, today, next, ctx));
        let rows = column(rows).spacing(3.0 * theme::UNIT);
        let rows = described(rows, Semantics::new(Role::List).named(title.clone()));
        let content = column![quiet(note, ctx), rows, rule].spacing(3.0 * theme::UNIT);
        card(card_title(title, ctx), content, ctx)
    }
}

/// How long it is until the next boards.
fn format_next(ctx: ViewContext<'_>) -> String {
    let now = ctx.clock.wall_time().to_zoned(TimeZone::UTC).time();
    let minutes = 24 * 60 - (u32::from(now.hour() as u8) * 60 + u32::from(now.minute() as u8));
    ctx.texts.with("daily-next", args![hours = minutes / 60, minutes = minutes % 60])
}

/// Whether a game on this board is in progress.
fn is_started(day: Date, level: DailyLevel, results: &DailyResults) -> bool {
    results.outcome(day, Some(level)) == DayOutcome::Started
}

/// Whether a game on this board would count, or the one in progress does.
fn counts(day: Date, level: DailyLevel, today: Date, results: &DailyResults) -> bool {
    is_started(day, level, results) || day == today && results.is_new(day, level)
}

/// A level with its result, and what can be done. The `next` is the main action of the screen.
fn level_row<'a>(
    day: Date,
    level: DailyLevel,
    today: Date,
    next: Option<DailyLevel>,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let texts = ctx.texts;
    let result = ctx.daily.find(day, level);
    let name = TextRole::Strong.in_style(words::level(texts, level), ctx.palette);
    let is_started = is_started(day, level, ctx.daily);
    let state = match result {
        Some(result) => words::result_text(texts, result),
        None if is_started => texts.get("daily-started").to_owned(),
        None => texts.get(if day == today { "daily-open" } else { "daily-missed" }).to_owned(),
    };
    let about = column![name, quiet(state, ctx), result.map(pace)];
    let about = about.spacing(theme::UNIT).width(Fill);
    let button = |key: &'a str, is_chosen, message: Message| {
        let (words, level) = (texts.get(key), words::level(texts, level));
        // Of several buttons with the same words.
        let values = args![button = words, level, day = texts.day(day)];
        let name = texts.with("daily-row-button", values);
        let button = buttons::push_in_style(words, is_chosen, ctx.palette);
        focus::control(button, Semantics::new(Role::Button).named(name), message)
    };
    let play = match counts(day, level, today, ctx.daily) {
        true if is_started => "resume",
        true => "daily-play",
        false => "daily-practice",
    };
    let buttons = row![
        result.map(|_| button("daily-copy", false, Message::Copy(level))),
        button(play, Some(level) == next, Message::Play(level))
    ]
    .spacing(theme::GAP);
    let line: Element<'a, Message> = if !ctx.window.is_narrow() || result.is_none() {
        beside![about, buttons].into()
    } else {
        column![about, buttons].spacing(theme::GAP).into()
    };
    described(line, Semantics::new(Role::ListItem))
}

/// The squares of a shared result.
fn pace<'a>(result: &DailyResult) -> Element<'a, Message> {
    let squares = squares(result).into_iter();
    let squares =
        squares.map(|square| patch(SQUARE, SQUARE, container::background(color_of(square))));
    row(squares).spacing(0.5 * theme::UNIT).into()
}

/// The colours of the shared characters.
const fn color_of(square: Square) -> Color {
    match square {
        Square::Fast => color!(0x4CAF50),
        Square::Even => color!(0xF2C12E),
        Square::Slow => color!(0xEF8A2B),
        Square::VerySlow => color!(0xD9423B),
        Square::Unsolved => color!(0x6B6F76),
    }
}
