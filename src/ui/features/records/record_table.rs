//! The table of the best games.

use super::{Message, RecordsScreen};
use crate::game::counters::Counter;
use crate::history::{RecordRow, RecordsData};
use crate::i18n::counters;
use crate::ui::kit::data_table::{self, TableColumn};
use crate::ui::screen::prelude::*;
use iced::widget::column;

/// How many rows are shown at first, and at most.
const SHORT: usize = 10;
const LONG: usize = 100;
/// The sides of the replay button and its icon.
const WATCH: f32 = 6.0 * theme::UNIT;

/// What the rows tell.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RecordColumn {
    Place,
    Name,
    Time,
    Bbbv,
    /// What the games are compared by, or their speed.
    Figure,
    Date,
}

impl RecordColumn {
    const ALL: [Self; 6] =
        [Self::Place, Self::Name, Self::Time, Self::Bbbv, Self::Figure, Self::Date];

    /// The columns that the player wants to see.
    fn shown(ctx: ViewContext<'_>) -> impl Iterator<Item = Self> {
        let all = ctx.settings.expert_figures;
        let is_expert = |column: &Self| matches!(column, Self::Bbbv | Self::Figure);
        Self::ALL.into_iter().filter(move |column| all || !is_expert(column))
    }

    fn look(self, by: Counter) -> TableColumn {
        let (width, side) = match self {
            Self::Place => (28.0, Horizontal::Left),
            Self::Name => return TableColumn::new(Fill, Horizontal::Left),
            Self::Time => (80.0, Horizontal::Right),
            Self::Bbbv => (32.0, Horizontal::Right),
            Self::Figure if by == Counter::Time => (46.0, Horizontal::Right),
            // The name of a counter may be long.
            Self::Figure => (92.0, Horizontal::Right),
            Self::Date => (122.0, Horizontal::Right),
        };
        TableColumn::new(width.into(), side)
    }
}

/// `None` without records. `beside` means that the charts are beside the table.
pub fn record_table<'a>(
    records: &'a RecordsScreen,
    report: &'a RecordsData,
    beside: bool,
    ctx: ViewContext<'a>,
) -> Option<Element<'a, Message>> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    if report.table.is_empty() {
        // Nothing is said of boards that have no table in any case.
        let is_compared = report.by != Counter::Time && report.selection.table().is_some();
        let none = muted(texts.get("records-no-figure"), palette);
        return is_compared.then(|| bar_parts::card(none, palette));
    }
    let compared = shown_counter(report.by).spec();
    let wide = beside || ctx.window.is_roomy();
    let most = if records.is_expanded { LONG } else { SHORT };
    let rows = &report.table[..report.table.len().min(most)];
    let has_recordings = rows.iter().any(|row| row.record.replay.is_some());
    let lines = rows
        .iter()
        .zip(0..)
        .map(|(row, index)| record_line(row, report.by, index, wide, has_recordings, ctx));
    let heads = wide.then(|| {
        let head = |key| one_line(note(texts.get(key), palette));
        let heads = RecordColumn::shown(ctx).map(|column| {
            let head: Option<Element<'_, Message>> = match column {
                RecordColumn::Place => None,
                RecordColumn::Name => Some(head("records-name").into()),
                RecordColumn::Time => Some(head("records-time").into()),
                RecordColumn::Bbbv => {
                    Some(ctx.tip(head("records-3bv"), ctx.text_label("tip-bbbv")))
                }
                RecordColumn::Figure => {
                    Some(ctx.tip(head(compared.name), ctx.text_label(compared.tip)))
                }
                RecordColumn::Date => Some(head("records-date").into()),
            };
            (column.look(report.by), head)
        });
        let watch = has_recordings.then(|| space().width(WATCH));
        data_table::heads(heads).spacing(2.0 * theme::UNIT).push(watch)
    });
    let count = report.table.len();
    let foot = foot(rows.len(), count, !records.is_expanded, ctx);
    let title = heading(title(texts.get("records-table"), palette));
    let table = data_table::table(texts.get("records-table"), heads, lines, [theme::GAP, 0.0]);
    let content = column![title, table, foot].spacing(theme::GAP);
    Some(bar_parts::card(content, palette))
}

/// How many rows are shown, and perhaps a button for more; `None` if all are.
pub(super) fn foot<'a>(
    shown: usize,
    count: usize,
    has_more: bool,
    ctx: ViewContext<'a>,
) -> Option<Element<'a, Message>> {
    let words = ctx.texts.with("records-shown", args![shown, count]);
    let more = has_more.then(|| {
        let tip = ctx.text_label("records-more");
        bar_parts::text_button("records-more", tip, false, Message::ShowMore, ctx)
    });
    let foot = row![note(words, ctx.palette), space().width(Fill), more].align_y(Center);
    (shown < count).then(|| foot.into())
}

/// What is in the column before the date. Times and 3BV have columns of their own.
const fn shown_counter(by: Counter) -> Counter {
    match by {
        Counter::Time => Counter::BbbvPerSecond,
        by => by,
    }
}

/// `has_recordings` means that some rows have a replay button.
fn record_line<'a>(
    row: &'a RecordRow,
    by: Counter,
    index: usize,
    wide: bool,
    has_recordings: bool,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let record = &row.record;
    let name = || match &record.name {
        Some(name) => TextRole::Body.line(name.as_str(), palette),
        None => TextRole::Muted.line(texts.get("records-no-name"), palette),
    };
    let figure = match (by, row.figure) {
        (Counter::Time, _) => counters::speed(texts, record.bbbv, record.time_ms),
        (by, figure) => counters::figure(texts, by, figure),
    };
    let is_time = by == Counter::Time;
    let place = || one_line(muted((index + 1).to_string(), palette));
    let time = texts.seconds(record.time_ms);
    let compared = |words: String| one_line(strong(words, palette));
    let other = |words: String| one_line(body(words, palette));
    let button = has_recordings.then(|| match &record.replay {
        Some(recording) => watch_button(recording, ctx),
        None => space().width(WATCH).into(),
    });
    let content = if wide {
        let cells = RecordColumn::shown(ctx).map(|column| {
            let cell: Element<'_, Message> = match column {
                RecordColumn::Place => place().into(),
                RecordColumn::Name => name(),
                RecordColumn::Time if is_time => compared(time.clone()).into(),
                RecordColumn::Time => other(time.clone()).into(),
                RecordColumn::Bbbv => other(record.bbbv.to_string()).into(),
                RecordColumn::Figure if is_time => other(figure.clone()).into(),
                RecordColumn::Figure => compared(figure.clone()).into(),
                RecordColumn::Date => one_line(muted(texts.date(row.day), palette)).into(),
            };
            (column.look(by), cell)
        });
        data_table::cells(index, cells).spacing(2.0 * theme::UNIT)
    } else {
        let date = texts.date(row.day);
        let under = if ctx.settings.expert_figures {
            let bbbv = record.bbbv;
            if is_time {
                texts.with("records-under", args![bbbv, speed = figure.as_str(), date])
            } else {
                texts.with("records-under-figure", args![time = time.as_str(), bbbv, date])
            }
        } else {
            date
        };
        let under = TextRole::Note.line(under, palette);
        let cell = |column| Semantics::cell(Role::Cell, index, column);
        row![
            described(container(place()).width(5.0 * theme::UNIT), cell(0)),
            described(column![name(), under].width(Fill), cell(1)),
            described(compared(if is_time { time } else { figure }), cell(2)),
        ]
        .spacing(2.0 * theme::UNIT)
        .align_y(Center)
    };
    let height = if wide { 8.0 * theme::UNIT } else { 11.0 * theme::UNIT };
    described(container(content.push(button)).center_y(height), Semantics::new(Role::Row))
}

fn watch_button<'a>(
    recording: &'a crate::history::record::FileName,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let button = buttons::icon(ctx.sprites.icon_widget(Icon::Play, 14.0), WATCH, ctx.palette);
    let label = ctx.text_label("replay-watch-last");
    focus::labelled(button, label, ctx.palette, Some(Message::Watch(recording.clone())))
}
