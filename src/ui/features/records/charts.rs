//! The statistics of a selection, in figures and pictures.

use super::Message;
use crate::game::counters::Counter;
use crate::history::RecordsData;
use crate::history::charts::{FEWEST, FigureChart, HistogramChart, WinRateChart, time_fraction};
use crate::history::number_axis::NumberAxis;
use crate::history::time_axis::{self, TickUnit};
use crate::i18n::statistics;
use crate::ui::kit::chart::{AxisTick, ChartSeries, chart};
use crate::ui::screen::prelude::*;
use iced::widget::column;

/// What is around three charts above each other, and around each of them.
const AROUND_ALL: f32 = 49.0 * theme::UNIT;
const AROUND_EACH: f32 = 15.0 * theme::UNIT;
/// The fewest logical pixels of the window per tick of a time axis.
const MIN_TICK_DISTANCE: f32 = 120.0;

pub fn statistics_card<'a>(report: &'a RecordsData, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let title = heading(words::title(texts.get("records-statistics"), palette));
    let statistics = &report.statistics;
    let Some(interval) = statistics::win_rate_interval(texts, statistics) else {
        let note = muted(texts.get("records-not-counted"), palette);
        return bar_parts::card(column![title, note].spacing(theme::GAP), palette);
    };
    let values = statistics::named_values(texts, statistics, ctx.settings.expert_figures);
    let abreast = if ctx.window.is_narrow() { 2 } else { 3 };
    let lines = values.chunks(abreast).map(|line| {
        let tiles = line.iter().map(|(name, value)| {
            let tile =
                column![note(*name, palette), one_line(words::title(value.clone(), palette))];
            let tile = tile.width(Fill);
            described(tile, Semantics::new(Role::ListItem))
        });
        // Some names take two lines.
        row(tiles).spacing(theme::GAP).align_y(End).into()
    });
    // The interval of a few games is too wide to say anything.
    let interval = (statistics.played() as usize >= FEWEST).then(|| muted(interval, palette));
    let content = column![
        title,
        described(
            column(lines).spacing(3.0 * theme::UNIT),
            Semantics::new(Role::List).named(texts.get("records-statistics")),
        ),
        interval
    ]
    .spacing(3.0 * theme::UNIT);
    bar_parts::card(content, palette)
}

/// The three charts, or a note on what they need; empty without finished games. Beside the table
/// they fill the height of the window.
pub fn charts<'a>(
    report: &'a RecordsData,
    beside: bool,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let [least, most] = [38.0 * theme::UNIT, 70.0 * theme::UNIT];
    let fills = (ctx.window.height - AROUND_ALL) / 3.0 - AROUND_EACH;
    let height = if beside { fills.clamp(least, most) } else { least };
    let (texts, palette) = (ctx.texts, ctx.palette);
    let pictures = &report.charts;
    let fewest = args![count = FEWEST];
    let Some(rate) = &pictures.rate else {
        let waits = muted(texts.with("pictures-wait", fewest), palette);
        let played = report.statistics.played() > 0;
        return column![played.then(|| bar_parts::card(waits, palette))].into();
    };
    let beyond = |note, outliers: Option<usize>| match outliers.filter(|&count| count > 0) {
        Some(count) => texts.with("picture-beyond", args![note = texts.get(note), count]),
        None => texts.get(note).to_owned(),
    };
    let beyond_histogram = pictures.histogram.as_ref().map(|it| it.outliers);
    let histogram_note = beyond("picture-histogram-note", beyond_histogram);
    let rate_note = texts.with("picture-rate-note", args![count = report.rate_window]);
    let statistics = &report.statistics;
    let (name, note_key) = match report.by {
        Counter::Time => (texts.get("picture-times").to_owned(), "picture-times-note"),
        by => {
            let name = texts.with("picture-by-date", args![name = texts.get(by.spec().name)]);
            (name, "picture-by-date-note")
        }
    };
    let words = beyond(note_key, pictures.figures.as_ref().map(|it| it.outliers));
    let figures = pictures
        .figures
        .as_ref()
        .map(|it| (figure_chart(it, height, ctx), statistics::figures_summary(texts, it)));
    let histogram = pictures
        .histogram
        .as_ref()
        .map(|it| (histogram_of(it, height, ctx), statistics::histogram_summary(texts, it)));
    let rate_summary = statistics::rate_summary(texts, statistics, rate);
    let rate = Some((win_rate_chart(rate, height, ctx), rate_summary));
    let framed = |name: String, words, picture: Option<(Element<'a, Message>, String)>| {
        let name = heading(words::title(name, palette));
        let note = picture.is_some().then(|| note(words, palette));
        let head = row![name, note].spacing(theme::GAP).align_y(End).wrap();
        let picture = match picture {
            Some((picture, summary)) => {
                described(picture, Semantics::new(Role::Image).named(summary))
            }
            None => muted(texts.with("picture-waits", fewest), palette).into(),
        };
        bar_parts::card(column![head, picture].spacing(theme::GAP), palette)
    };
    column![
        framed(name, words, figures),
        framed(texts.get("picture-histogram").to_owned(), histogram_note, histogram),
        framed(texts.get("picture-rate").to_owned(), rate_note, rate),
    ]
    .spacing(3.0 * theme::UNIT)
    .into()
}

fn figure_chart<'a>(
    figures: &'a FigureChart,
    height: f32,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let most = (ctx.window.width / MIN_TICK_DISTANCE).clamp(3.0, 8.0) as usize;
    let across = time_axis::time_ticks(figures.from, figures.to, most)
        .into_iter()
        .map(|line| AxisTick {
            at: time_fraction(line.at, figures.from, figures.to),
            label: tick_label(line, texts),
        })
        .collect();
    // In high contrast errors have the colour of the dots.
    let best = if palette.is_high_contrast() { palette.text } else { palette.danger };
    let marks = vec![
        ChartSeries::Dots(&figures.wins, palette.weak(palette.accent, 0.3)),
        ChartSeries::StepLine((&figures.best_so_far[..]).into(), best),
    ];
    chart(across, ticks(figures.y_axis, texts), marks, height, palette)
}

fn tick_label(line: time_axis::TimeTick, texts: &Texts) -> String {
    let date = line.at.date();
    match line.unit {
        TickUnit::Year => texts.year(date),
        TickUnit::Month => texts.month_alone(date),
        TickUnit::Day => texts.day(date),
        TickUnit::Hour => line.at.strftime("%H:%M").to_string(),
    }
}

fn histogram_of<'a>(
    histogram: &'a HistogramChart,
    height: f32,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let heights =
        histogram.counts.iter().map(|&count| histogram.y_axis.fraction(f64::from(count))).collect();
    let marks = vec![ChartSeries::Bars(heights, palette.accent)];
    let (across, up) = (ticks(histogram.x_axis, texts), ticks(histogram.y_axis, texts));
    chart(across, up, marks, height, palette)
}

fn win_rate_chart<'a>(
    rate: &'a WinRateChart,
    height: f32,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let palette = ctx.palette;
    let games = rate.games as f64;
    let across = rate
        .x_axis
        .ticks()
        .filter(|game| *game <= games)
        .map(|game| AxisTick { at: (game / games) as f32, label: format!("{game:.0}") })
        .collect();
    let marks = vec![
        ChartSeries::HorizontalLine(rate.overall, palette.muted),
        ChartSeries::StepLine((&rate.moving[..]).into(), palette.accent),
    ];
    chart(across, ticks(rate.y_axis, ctx.texts), marks, height, palette)
}

pub(super) fn ticks(axis: NumberAxis, texts: &Texts) -> Vec<AxisTick> {
    let decimals = axis.decimals();
    axis.ticks()
        .map(|value| AxisTick { at: axis.fraction(value), label: texts.decimal(value, decimals) })
        .collect()
}
