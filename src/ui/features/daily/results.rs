//! The player's own results: the best times of a level, or the latest of all.

use super::{DailyScreen, Message, card, card_title, quiet};
use crate::i18n::{counters, daily as words};
use crate::practice::daily::{DailyResult, DayOutcome};
use crate::ui::screen::prelude::*;
use iced::Length::FillPortion;
use iced::widget::column;
use jiff::Timestamp;
use jiff::civil::Date;
use std::cmp::Reverse;

/// The rows that are shown at most.
const ROWS: usize = 10;

impl DailyScreen {
    pub(super) fn results_card<'a>(&self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let texts = ctx.texts;
        let title = texts.get(if self.level.is_some() { "daily-best" } else { "daily-latest" });
        let played: Vec<&DailyResult> = match self.level {
            Some(level) => ctx.daily.of_level(level).collect(),
            None => ctx.daily.results().collect(),
        };
        let won = played.iter().filter(|it| it.outcome() >= DayOutcome::WonWithHelp).count();
        let summary = (!played.is_empty())
            .then(|| quiet(texts.with("daily-won-of", args![won, played = played.len()]), ctx));
        let lines: Vec<(Date, Vec<String>)> = match self.level {
            Some(level) => {
                let table = ctx.daily.table(level).into_iter();
                table.take(ROWS).map(|result| (result.day, figures(result, ctx))).collect()
            }
            None => latest(&played, ctx),
        };
        let none = lines.is_empty().then(|| {
            let is_of_wins = self.level.is_some() && !played.is_empty();
            quiet(texts.get(if is_of_wins { "daily-no-wins" } else { "daily-none" }), ctx)
        });
        let table = (!lines.is_empty()).then(|| self.table(lines, ctx));
        let content = column![none, table, summary].spacing(2.0 * theme::UNIT);
        card(card_title(title.to_owned(), ctx), content, ctx)
    }

    fn table<'a>(
        &self,
        lines: Vec<(Date, Vec<String>)>,
        ctx: ViewContext<'a>,
    ) -> Element<'a, Message> {
        let texts = ctx.texts;
        let is_wide = !ctx.window.is_narrow();
        let is_ranked = self.level.is_some();
        let has_all = is_wide && ctx.settings.expert_figures;
        let date = |day| if is_wide { texts.date(day) } else { texts.day(day) };
        let widths =
            lines.iter().map(|(day, _)| TextRole::Body.width_in_style(&date(*day), ctx.palette));
        let first = widths.fold(0.0, f32::max);
        let (columns, heads): (_, &[&str]) = match (is_ranked, has_all) {
            (true, true) => (
                Columns { first, shares: &[2; 4], left: 1 },
                &["records-date", "records-time", "records-3bv", "counter-bbbv_s", "daily-clicks"],
            ),
            (true, false) => {
                (Columns { first, shares: &[1], left: 1 }, &["records-date", "records-time"])
            }
            (false, _) => (
                Columns { first, shares: if is_wide { &[4, 6] } else { &[1; 2] }, left: 2 },
                &["records-date", "daily-level", "daily-result"],
            ),
        };
        let head = |key: &&'a str| (quiet(texts.get(key), ctx), Semantics::new(Role::ColumnHeader));
        let heads = columns.line(heads.iter().map(head));
        let lines = lines.into_iter().enumerate().map(|(index, (day, values))| {
            let values = [date(day)].into_iter().chain(values).enumerate();
            columns.line(values.map(|(column, value)| {
                (
                    TextRole::Body.in_style(value, ctx.palette),
                    Semantics::cell(Role::Cell, index, column),
                )
            }))
        });
        let table = column![heads].extend(lines).spacing(theme::GAP);
        let name = texts.get(if is_ranked { "daily-best" } else { "daily-latest" });
        described(table, Semantics::new(Role::Table).named(name))
    }
}

/// Time, 3BV, speed and clicks of a win.
fn figures(result: &DailyResult, ctx: ViewContext<'_>) -> Vec<String> {
    let speed = counters::speed(ctx.texts, result.bbbv, result.time_ms);
    let (bbbv, clicks) = (result.bbbv.to_string(), result.clicks.to_string());
    vec![ctx.texts.seconds(result.time_ms), bbbv, speed, clicks]
}

/// The level and the result of the latest games, those in progress first on their day.
fn latest(played: &[&DailyResult], ctx: ViewContext<'_>) -> Vec<(Date, Vec<String>)> {
    let texts = ctx.texts;
    let results = played.iter().map(|it| (it.day, it.ended_at.at, it.level, Some(*it)));
    let started = ctx.daily.in_progress().map(|it| (it.day, Timestamp::MAX, it.level, None));
    let mut latest: Vec<_> = results.chain(started).collect();
    latest.sort_by_key(|&(day, ended, ..)| Reverse((day, ended)));
    let line = |(day, _, level, result): (_, _, _, Option<&DailyResult>)| {
        let result = match result {
            Some(result) => words::result_text(texts, result),
            None => texts.get("daily-started").to_owned(),
        };
        (day, vec![words::level(texts, level).to_owned(), result])
    };
    latest.into_iter().take(ROWS).map(line).collect()
}

#[derive(Clone, Copy)]
struct Columns {
    /// The width of the first, so that no date breaks, and the share of each other in the rest.
    first: f32,
    shares: &'static [u16],
    /// The first so many are aligned left, the others right.
    left: usize,
}

impl Columns {
    fn line<'a>(self, texts: impl Iterator<Item = (Text<'a>, Semantics)>) -> Element<'a, Message> {
        let shares = self.shares.iter().map(|&share| FillPortion(share));
        let widths = [Length::Fixed(self.first)].into_iter().chain(shares);
        let cells = texts.zip(widths).enumerate().map(|(index, ((text, what), width))| {
            let at = if index < self.left { Horizontal::Left } else { Horizontal::Right };
            let text = if index == 0 { text.wrapping(text::Wrapping::None) } else { text };
            described(text.width(width).align_x(at), what)
        });
        described(row(cells).spacing(2.0 * theme::UNIT), Semantics::new(Role::Row))
    }
}
