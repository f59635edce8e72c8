//! The player's ratings: overall and for each kind of position, and how one of them has changed.

use crate::history::charts::time_fraction;
use crate::history::number_axis::NumberAxis;
use crate::history::time_axis::{self, TickUnit};
use crate::i18n::practice;
use crate::practice::Kind;
use crate::practice::lesson::Topic;
use crate::ui::features::practice::missed::MissedDialog;
use crate::ui::kit::chart::{AxisTick, ChartSeries, chart};
use crate::ui::screen::dialog::prelude::*;
use iced::widget::column;
use jiff::civil::Date;

/// The most lines of the chart, and the least that they stand for.
const MOST_LINES: u32 = 5;
const LEAST_STEP: f64 = 10.0;
const MOST_DAYS: usize = 4;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RatingsDialog {
    /// The rating in the chart; `None` is the overall one.
    kind: Option<Kind>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    Show(Option<Kind>),
    /// Show what was missed in games.
    Missed,
    ShowLesson(Topic),
}

impl DialogState for RatingsDialog {
    type Message = Message;

    const TITLE: &'static str = "ratings";

    fn update(&mut self, message: Message) -> Effects {
        match message {
            Message::Show(kind) => {
                self.kind = kind;
                Vec::new()
            }
            Message::ShowLesson(topic) => Request::ShowLesson(topic).into(),
            Message::Missed => {
                vec![Request::Close.into(), Request::Open(MissedDialog.into()).into()]
            }
        }
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let words = muted(texts.get("ratings-text"), palette);
        let kinds = [None].into_iter().chain(Kind::ALL.iter().copied().map(Some));
        let lines = kinds.map(|kind| self.line(kind, ctx));
        let lesson = self.kind.map(|kind| {
            let topic = Topic::teaching(kind);
            let (words, look) = (practice::lesson_link(texts, topic), (size::TEXT, 1.25));
            bar_parts::link(words, look, Message::ShowLesson(topic), ctx)
        });
        let content = column![words, column(lines), self.chart(ctx), lesson]
            .spacing(3.0 * theme::UNIT)
            .width(Fill);
        let content = scrollbar::vertical_with_gutter(content);
        let view = DialogView::fitted(ctx, |room| room.part(content)).wide();
        view.button("missed", Message::Missed).closed_by("close")
    }
}

fn name(kind: Option<Kind>, texts: &Texts) -> &str {
    kind.map_or_else(|| texts.get("ratings-overall"), |kind| texts.choice("practice-kind", kind))
}

impl RatingsDialog {
    /// A rating: a press shows how it has changed.
    fn line<'a>(&self, kind: Option<Kind>, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let rating = ctx.progress.rating(kind);
        let is_shown = self.kind == kind;
        let name = name(kind, texts);
        let look = if is_shown { TextRole::Strong } else { TextRole::Body };
        let figure =
            |words| container(one_line(words)).width(96.0).align_x(Horizontal::Right).clip(true);
        let (value, answers) = match rating.answers {
            answers if answers > 0 && ctx.progress.placing().is_none() => (
                practice::rating(texts, rating, None),
                texts.with("ratings-answers", &[("count", answers.into())]),
            ),
            _ => ("–".to_owned(), String::new()),
        };
        let words = texts.paragraph(&[name, &value, &answers]);
        let name = look.in_style(name, palette).width(Fill);
        let is_new = answers.is_empty();
        let (value, answers) = (muted(value, palette), note(answers, palette));
        let line = if ctx.window.is_narrow() {
            row![column![name, (!is_new).then_some(answers)], figure(value)]
        } else {
            row![name, figure(value), figure(answers)]
        };
        let line = line.spacing(theme::GAP).align_y(Center);
        let line = buttons::flat_line(line, palette);
        let semantics = Semantics::new(Role::RadioButton).named(words).toggled(is_shown);
        focus::control(line, semantics, Message::Show(kind))
    }

    /// The rating at the end of each day of practice.
    fn chart<'a>(&self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let days: Vec<(Date, u32)> = ctx.progress.history(self.kind).collect();
        let [(first, begin), .., (last, end)] = &days[..] else {
            return muted(texts.get("ratings-wait"), palette).into();
        };
        let values = || days.iter().map(|&(_, value)| f64::from(value));
        let (low, high) =
            (values().fold(f64::INFINITY, f64::min), values().fold(f64::NEG_INFINITY, f64::max));
        let axis = NumberAxis::covering(low, high, MOST_LINES, LEAST_STEP);
        let at = |day: Date| day.at(0, 0, 0, 0);
        let (from, to) = (at(*first), at(*last));
        let points: Vec<(f32, f32)> = days
            .iter()
            .map(|&(day, value)| {
                (time_fraction(at(day), from, to), axis.fraction(f64::from(value)))
            })
            .collect();
        let across = time_axis::time_ticks(from, to, MOST_DAYS).into_iter().map(|tick| {
            let date = tick.at.date();
            let label = match tick.unit {
                TickUnit::Year => texts.year(date),
                TickUnit::Month => texts.month_alone(date),
                TickUnit::Day | TickUnit::Hour => texts.day(date),
            };
            AxisTick { at: time_fraction(tick.at, from, to), label }
        });
        let up = axis.ticks().map(|value| AxisTick {
            at: axis.fraction(value),
            label: texts.decimal(value, axis.decimals()),
        });
        let marks = vec![ChartSeries::StepLine(points.into(), palette.accent)];
        let picture = chart(across.collect(), up.collect(), marks, 35.0 * theme::UNIT, palette);
        let (from, to) = (texts.date(*first), texts.date(*last));
        let values = args![name = name(self.kind, texts), from, to, begin = *begin, end = *end];
        let summary = texts.with("ratings-summary", values);
        described(picture, Semantics::new(Role::Image).named(summary))
    }
}
