//! What racers compare besides the best games: means, sums, the best time for each 3BV, sessions.

use super::charts::ticks;
use super::{Message, RecordsScreen};
use crate::history::records_data::RacingData;
use crate::history::sessions::{PAUSE_MS, Session};
use crate::i18n::counters;
use crate::ui::kit::chart::{ChartSeries, chart};
use crate::ui::kit::data_table::{self, TableColumn};
use crate::ui::screen::prelude::*;
use iced::widget::column;

/// How many rows are shown at first, and at most.
const SHORT: usize = 10;
const LONG: usize = 400;
const NONE: &str = "–";
/// The narrowest card with the day and the hours of a session in a line.
const ROOM_FOR_A_LINE: f32 = 570.0;

const fn most_rows(records: &RecordsScreen) -> usize {
    if records.is_expanded { LONG } else { SHORT }
}

pub fn means_card<'a>(data: &'a RacingData, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let heads = ["figure-won", "racing-last", "racing-best"];
    let rows = data
        .means
        .iter()
        .map(|mean| [mean.wins.to_string(), time(mean.last_ms, texts), time(mean.best_ms, texts)]);
    let counts = texts.list(&data.means.map(|mean| mean.wins.to_string()));
    let note = texts.with("racing-means-note", args![counts]);
    let best = data.best_times;
    let sum = if let Some(sum) = best.sum_ms() {
        let times: Vec<_> = best.0.into_iter().flatten().map(|ms| texts.seconds(ms)).collect();
        texts.with("racing-sum", args![times = times.join(" + "), sum = texts.seconds(sum)])
    } else {
        let name = |level| texts.choice("level", level).to_owned();
        let levels = texts.list(&best.missing().map(name).collect::<Vec<_>>());
        texts.with("racing-sum-missing", args![levels])
    };
    let table = table("racing-means", heads, rows, ctx);
    let content = column![head("racing-means", note, ctx), table, muted(sum, palette)];
    bar_parts::card(content.spacing(theme::GAP), palette)
}

/// In a card of this width; `None` without a session.
pub fn sessions_card<'a>(
    records: &'a RecordsScreen,
    sessions: &'a [Session],
    width: f32,
    ctx: ViewContext<'a>,
) -> Option<Element<'a, Message>> {
    let (texts, most) = (ctx.texts, most_rows(records));
    let heads = ["records-date", "figure-won", "racing-best", "racing-mean"];
    let is_narrow = ctx.window.is_narrow();
    let rows = sessions.iter().take(most).map(|session| {
        let (first, last) = (session.first.civil(), session.last.civil());
        let clock = |at: jiff::civil::DateTime| at.strftime("%H:%M").to_string();
        let day = first.date();
        let day = if is_narrow { texts.day(day) } else { texts.date(day) };
        let hours = format!("{}–{}", clock(first), clock(last));
        let between = if width < ROOM_FOR_A_LINE { "\n" } else { " " };
        let won = format!("{}/{}", session.won, session.played);
        let best = time(session.best_ms.map(|ms| ms as f64), texts);
        [format!("{day}{between}{hours}"), won, best, time(session.mean_ms, texts)]
    });
    let minutes = PAUSE_MS / 60_000;
    let note = texts.with("racing-sessions-note", args![minutes]);
    let table = table("racing-sessions", heads, rows, ctx);
    let content = column![head("racing-sessions", note, ctx), table];
    let content = content.push(foot(sessions.len(), most, ctx)).spacing(theme::GAP);
    (!sessions.is_empty()).then(|| bar_parts::card(content, ctx.palette))
}

/// `None` without a win.
pub fn bbbv_card<'a>(
    records: &'a RecordsScreen,
    data: &'a RacingData,
    ctx: ViewContext<'a>,
) -> Option<Element<'a, Message>> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let (best, most) = (&data.by_bbbv, most_rows(records));
    let heads = ["records-3bv", "records-time", "counter-bbbv_s", "figure-won"];
    let rows = best.iter().take(most).map(|best| {
        let speed = counters::speed(texts, best.bbbv, best.time_ms);
        [best.bbbv.to_string(), texts.seconds(best.time_ms), speed, best.wins.to_string()]
    });
    let (low, high) = (best.first()?.bbbv, best.last()?.bbbv);
    let picture = data.bbbv_chart.as_ref().map(|plot| {
        let summary = texts.with("racing-bbbv-chart", args![count = best.len(), low, high]);
        let marks = vec![ChartSeries::Dots(&plot.points, palette.accent)];
        let [across, up] = [plot.x_axis, plot.y_axis].map(|axis| ticks(axis, texts));
        let plot = chart(across, up, marks, 38.0 * theme::UNIT, palette);
        described(plot, Semantics::new(Role::Image).named(summary))
    });
    let note = texts.get("racing-bbbv-note").to_owned();
    let content = column![
        head("racing-bbbv", note, ctx),
        picture,
        table("racing-bbbv", heads, rows, ctx),
        foot(best.len(), most, ctx)
    ];
    Some(bar_parts::card(content.spacing(theme::GAP), palette))
}

fn head<'a>(name: &'a str, words: String, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let name = heading(title(ctx.texts.get(name), ctx.palette));
    let head = row![name, note(words, ctx.palette)];
    head.spacing(theme::GAP).align_y(End).wrap().into()
}

/// How many of these rows are shown, with a button for more.
fn foot<'a>(count: usize, most: usize, ctx: ViewContext<'a>) -> Option<Element<'a, Message>> {
    super::record_table::foot(most.min(count), count, most < LONG, ctx)
}

/// Rows below their heads. The first column is aligned left and wider than the others.
fn table<'a, const N: usize>(
    name: &'a str,
    heads: [&'a str; N],
    rows: impl Iterator<Item = [String; N]>,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let palette = ctx.palette;
    let first = if ctx.window.is_narrow() { 5 } else { 8 };
    let column = |nth: usize| match nth {
        0 => TableColumn::new(Length::FillPortion(first), Horizontal::Left),
        _ => TableColumn::new(Length::FillPortion(4), Horizontal::Right),
    };
    let head = |(nth, key): (usize, &'a str)| {
        (column(nth), Some(one_line(note(ctx.texts.get(key), palette)).into()))
    };
    let heads = data_table::heads(heads.into_iter().enumerate().map(head)).spacing(theme::GAP);
    let words = if ctx.window.is_narrow() { note } else { body };
    let rows = rows.enumerate().map(|(at, cells)| {
        let cells = cells.into_iter().enumerate();
        let cells = cells.map(|(nth, cell)| (column(nth), one_line(words(cell, palette)).into()));
        let cells = data_table::cells(at, cells).spacing(theme::GAP);
        described(cells, Semantics::new(Role::Row))
    });
    data_table::table(ctx.texts.get(name), Some(heads), rows, [theme::GAP; 2])
}

fn time(ms: Option<f64>, texts: &Texts) -> String {
    ms.map_or_else(|| NONE.to_owned(), |ms| texts.seconds(ms.round() as u64))
}
