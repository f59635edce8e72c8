//! What the player missed in their games, week by week, and practice of exactly that.

use crate::config::PracticeKind;
use crate::i18n::practice::lesson_link;
use crate::platform::local_clock;
use crate::practice::Kind;
use crate::practice::lesson::Topic;
use crate::ui::screen::dialog::prelude::*;
use iced::widget::column;
use jiff::ToSpan;
use jiff::civil::Date;
use jiff::tz::TimeZone;

/// The weeks that are shown.
const WEEKS: usize = 12;
/// The height of the highest bar, and of the lowest.
const HIGHEST: f32 = 9.0 * theme::UNIT;
const LOWEST: f32 = 2.0;
/// The size of a link, and its line height as a multiple of it.
const LINK: (f32, f32) = (size::SMALL, 1.5);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MissedDialog;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// Practise a kind, or all that was missed.
    Practise(PracticeKind),
    ShowLesson(Topic),
}

impl DialogState for MissedDialog {
    type Message = Message;

    const TITLE: &'static str = "missed";

    fn update(&mut self, message: Message) -> Effects {
        match message {
            Message::Practise(kind) => {
                vec![
                    Request::Close.into(),
                    Request::Change(SettingChange::PracticeKind(kind)).into(),
                ]
            }
            Message::ShowLesson(topic) => Request::ShowLesson(topic).into(),
        }
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let today = local_clock::timestamp().to_zoned(TimeZone::UTC).date();
        let kinds = ctx.progress.misses_by_week(today, WEEKS);
        let most = kinds.iter().flat_map(|(_, weeks)| weeks).max().copied().unwrap_or_default();
        let words = match most {
            0 => texts.get("missed-none").to_owned(),
            _ => texts.with("missed-text", &[("weeks", WEEKS.into())]),
        };
        let kinds = kinds.into_iter().map(|(kind, weeks)| one_kind(kind, &weeks, most, today, ctx));
        let kinds = column(kinds).spacing(4.0 * theme::UNIT);
        let content = column![body(words, palette), kinds].spacing(4.0 * theme::UNIT);
        let view = DialogView::fitted(ctx, |room| scroll_area(content, room));
        if most == 0 {
            return view.closed_by("close");
        }
        let all = Message::Practise(PracticeKind::Missed);
        view.button("missed-practise-all", all).main().closed_by("close")
    }
}

/// The name and the number of a kind, a bar for each week, and the button that leads to practice.
fn one_kind<'a>(
    kind: Kind,
    weeks: &[u32],
    most: u32,
    today: Date,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let quiet = |words: String| TextRole::Note.in_style(words, palette);
    let name = texts.choice("practice-kind", kind);
    let count = texts.with("missed-count", &[("count", weeks.iter().sum::<u32>().into())]);
    let announced = texts.with("practise-kind", &[("kind", name.into())]);
    let practise = buttons::push_in_style(texts.get("missed-practise"), false, palette);
    let semantics = Semantics::new(Role::Button).named(announced);
    let practise = focus::control(practise, semantics, Message::Practise(kind.alone()));
    let topic = Topic::teaching(kind);
    let lesson = bar_parts::link(lesson_link(texts, topic), LINK, Message::ShowLesson(topic), ctx);
    let summary = format!("{name}: {count}");
    let words = column![strong(name, palette), quiet(count), lesson].width(Fill);
    let bars = row(weeks.iter().map(|&count| {
        let height = if count == 0 { 0.0 } else { HIGHEST * count as f32 / most as f32 };
        let color = if count == 0 { palette.line } else { palette.accent };
        patch(Fill, height.max(LOWEST), container::background(color))
    }));
    let bars = container(bars.spacing(LOWEST).align_y(End)).height(HIGHEST).align_y(End);
    let bars = described(bars, Semantics::new(Role::Image).named(summary));
    let first = today.saturating_sub((7 * WEEKS as i64 - 1).days());
    let dates = row![
        quiet(texts.day(first)),
        space().width(Fill),
        quiet(texts.get("missed-this-week").to_owned()),
    ];
    let head = beside![words, practise];
    column![head, bars, dates].spacing(theme::UNIT).into()
}
