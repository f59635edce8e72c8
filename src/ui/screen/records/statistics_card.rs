//! The statistics of a selection.

use super::Message;
use crate::history::RecordsData;
use crate::history::charts::FEWEST;
use crate::i18n::statistics;
use crate::ui::prelude::*;
use iced::widget::column;

/// The narrowest window with three figures in a row instead of two, in logical pixels.
const ROOMY: f32 = 460.0;

pub fn statistics_card<'a>(report: &'a RecordsData, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let title = described(strong(texts.get("records-statistics"), palette), Semantics::heading());
    let statistics = &report.statistics;
    let Some(interval) = statistics::win_rate_interval(texts, statistics) else {
        let note = muted(texts.get("records-not-counted"), palette);
        return bar_parts::card(column![title, note].spacing(theme::GAP), palette);
    };
    let values = statistics::named_values(texts, statistics);
    let abreast = if ctx.window.width < ROOMY { 2 } else { 3 };
    let lines = values.chunks(abreast).map(|line| {
        let tiles = line.iter().map(|(name, value)| {
            let tile = column![note(*name, palette), one_line(heading(value.clone(), palette))];
            let tile = tile.width(Fill);
            described(tile, Semantics::new(Role::ListItem))
        });
        // Some names take two lines.
        row(tiles).spacing(theme::GAP).align_y(End).into()
    });
    // The interval of a few games is too wide to say anything.
    let interval = (statistics.played() as usize >= FEWEST).then(|| muted(interval, palette));
    let content = column![title]
        .push(described(
            column(lines).spacing(3.0 * theme::UNIT),
            Semantics::new(Role::List).named(texts.get("records-statistics")),
        ))
        .push(interval)
        .spacing(3.0 * theme::UNIT);
    bar_parts::card(content, palette)
}
