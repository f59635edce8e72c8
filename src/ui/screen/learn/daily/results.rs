//! The player's own results: the best times of a level, or the latest of all.

use super::view::{card, heading, plain, quiet};
use super::{DailyScreen, Message};
use crate::i18n::daily as words;
use crate::practice::daily::{DailyResult, DayOutcome};
use crate::ui::screen::view_context::ViewContext;
use crate::ui::theme;
use crate::ui::widget::semantics::{Semantics, described};
use accesskit::Role;
use iced::Element;
use iced::Length::FillPortion;
use iced::alignment::Horizontal;
use iced::widget::{Row, column, container, row};

/// The rows that are shown at most.
const ROWS: usize = 10;
/// The narrowest window with all columns, in logical pixels.
const ROOM: f32 = 480.0;

impl DailyScreen {
    pub(super) fn results_card<'a>(&self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let texts = ctx.texts;
        let title = texts.get(if self.level.is_some() { "daily-best" } else { "daily-latest" });
        let all = || ctx.daily.list().iter();
        let played: Vec<&DailyResult> = match self.level {
            Some(level) => ctx.daily.of_level(level).collect(),
            None => all().collect(),
        };
        let won = played.iter().filter(|it| it.outcome() >= DayOutcome::WonWithHelp).count();
        let summary = (!played.is_empty()).then(|| {
            let values = [("won", won.into()), ("played", played.len().into())];
            quiet(texts.with("daily-won-of", &values), ctx)
        });
        let rows = match self.level {
            Some(level) => ctx.daily.table(level),
            None => {
                let mut latest = played.clone();
                latest.sort_by_key(|result| std::cmp::Reverse((result.day, result.ended_at.at)));
                latest
            }
        };
        let none = rows.is_empty().then(|| {
            let is_of_wins = self.level.is_some() && !played.is_empty();
            quiet(texts.get(if is_of_wins { "daily-no-wins" } else { "daily-none" }), ctx)
        });
        let table = (!rows.is_empty()).then(|| self.table(&rows, ctx));
        let content = column![].push(none).push(table).push(summary).spacing(2.0 * theme::UNIT);
        card(heading(title.to_owned(), ctx), content, ctx)
    }

    fn table<'a>(&self, rows: &[&DailyResult], ctx: ViewContext<'a>) -> Element<'a, Message> {
        let texts = ctx.texts;
        let is_wide = ctx.window.width >= ROOM;
        let is_ranked = self.level.is_some();
        let head = |key: &'a str| {
            described(quiet(texts.get(key), ctx), Semantics::new(Role::ColumnHeader))
        };
        let first = (!is_ranked).then(|| head("daily-level"));
        let mut columns = vec![head("records-date")];
        columns.extend(first);
        columns.push(head(if is_ranked { "records-time" } else { "daily-result" }));
        if is_wide && is_ranked {
            columns.extend([head("records-3bv"), head("counter-3bv-s"), head("daily-clicks")]);
        }
        let shares: &[u16] = if is_ranked { &[1; 5] } else { &[3, 5, 5] };
        let left = if is_ranked { 1 } else { 2 };
        let heads = described(cells(columns, shares, left), Semantics::new(Role::Row));
        let lines = rows.iter().take(ROWS).enumerate().map(|(index, result)| {
            let day = if is_wide { texts.date(result.day) } else { texts.day(result.day) };
            let mut values = vec![day];
            if is_ranked {
                values.push(texts.seconds(result.time_ms));
            } else {
                values.push(words::level(texts, result.level).to_owned());
                values.push(words::result_text(texts, result));
            }
            if is_wide && is_ranked {
                let speed = match result.time_ms {
                    0 => "–".to_owned(),
                    ms => texts.decimal(f64::from(result.bbbv) * 1_000.0 / ms as f64, 2),
                };
                values.extend([result.bbbv.to_string(), speed, result.clicks.to_string()]);
            }
            let line = values.into_iter().enumerate().map(|(column, value)| {
                described(plain(value, ctx), Semantics::cell(Role::Cell, index, column))
            });
            described(cells(line.collect(), shares, left), Semantics::new(Role::Row))
        });
        let table = column![heads].extend(lines).spacing(theme::GAP);
        let name = texts.get(if is_ranked { "daily-best" } else { "daily-latest" });
        described(table, Semantics::new(Role::Table).named(name))
    }
}

/// Columns of these shares of the width; the first are aligned left, the others right.
fn cells<'a>(columns: Vec<Element<'a, Message>>, shares: &[u16], left: usize) -> Row<'a, Message> {
    let columns = columns.into_iter().zip(shares).enumerate().map(|(index, (cell, &share))| {
        let at = if index < left { Horizontal::Left } else { Horizontal::Right };
        container(cell).width(FillPortion(share)).align_x(at).into()
    });
    row(columns).spacing(2.0 * theme::UNIT)
}
