//! A month of days, with the result of each.

use super::{DailyScreen, Message, ROOM_FOR_LEVELS, card, heading, month_beside, quiet};
use crate::i18n::daily as words;
use crate::practice::daily::{DayOutcome, FIRST_DAY};
use crate::ui::prelude::*;
use iced::widget::column;
use jiff::ToSpan;
use jiff::civil::Date;

/// The height of a day, in logical pixels.
const DAY: f32 = 9.0 * theme::UNIT;
/// The diameter of the mark of a day, in logical pixels.
const MARK: f32 = 8.0;
/// The height of the mark of a day in progress, in logical pixels.
const BAR: f32 = 3.0;
const ARROW: f32 = 12.0;

impl DailyScreen {
    pub(super) fn calendar<'a>(&self, today: Date, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let texts = ctx.texts;
        let month = self.month(today);
        let values = args![month = texts.month_alone(month), year = texts.year(month)];
        let title = container(heading(texts.with("daily-month", values), ctx)).width(Fill);
        let beside = |months, icon, key: &'a str| {
            let to = month_beside(month, months, today);
            let sign = ctx.sprites.icon_widget(icon, ARROW);
            let button = buttons::icon(sign, theme::BUTTON_HEIGHT, ctx.palette);
            focus::labelled(button, ctx.text_label(key), ctx.palette, to.map(Message::Month))
        };
        let title = row![
            title,
            beside(-1, Icon::StepBack, "daily-earlier"),
            beside(1, Icon::StepForward, "daily-later"),
        ];
        let title = title.spacing(theme::GAP).align_y(Center);
        let content = column![]
            .push((ctx.window.width < ROOM_FOR_LEVELS).then(|| self.level_list(ctx)))
            .push(self.days(month, today, ctx))
            .push(legend(ctx))
            .spacing(2.0 * theme::UNIT);
        card(title.into(), content, ctx)
    }

    /// The days, which are one control for the keyboard: the arrow keys go to the screen.
    fn days<'a>(&self, month: Date, today: Date, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let texts = ctx.texts;
        let chosen = self.day(today);
        let heads = (1..=7).map(|number: u32| {
            let name = texts.with("daily-weekday", args![number]);
            let head = container(quiet(name, ctx)).center_x(Fill);
            described(head, Semantics::new(Role::ColumnHeader))
        });
        let heads = described(row(heads), Semantics::new(Role::Row));
        // A month that begins on a Sunday begins in the last of seven columns.
        let before = month.weekday().to_monday_zero_offset() as usize;
        let days = month.days_in_month() as usize;
        let weeks = (0..(before + days).div_ceil(7)).map(|week| {
            let week = (0..7).map(|column| {
                let day = (week * 7 + column).checked_sub(before).filter(|day| *day < days);
                let day = day.and_then(|day| month.checked_add((day as i64).days()).ok());
                let cell = match day {
                    Some(day) if (FIRST_DAY..=today).contains(&day) => {
                        let outcome = ctx.daily.outcome(day, self.level);
                        day_button(day, outcome, day == chosen, day == today, ctx)
                    }
                    Some(day) => described(
                        container(quiet(day.day().to_string(), ctx))
                            .center_x(Fill)
                            .height(DAY)
                            .padding([theme::UNIT, 0.0]),
                        Semantics::hidden(),
                    ),
                    None => space().width(Fill).height(DAY).into(),
                };
                described(container(cell).width(Fill), Semantics::cell(Role::Cell, week, column))
            });
            let week = row(week).spacing(0.5 * theme::UNIT);
            described(week, Semantics::new(Role::Row))
        });
        let table = column![heads].extend(weeks).spacing(0.5 * theme::UNIT);
        let table =
            described(table, Semantics::new(Role::Table).named(texts.get("daily-calendar")));
        let value = words::day_text(texts, chosen, ctx.daily.outcome(chosen, self.level));
        let semantics =
            Semantics::new(Role::RadioGroup).named(texts.get("daily-calendar")).with_value(value);
        focus::focus_only(table, semantics, None)
    }
}

fn day_button<'a>(
    day: Date,
    outcome: DayOutcome,
    is_chosen: bool,
    is_today: bool,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let palette = ctx.palette;
    let look = if is_today { Look::Strong } else { Look::Label };
    let number = look.in_style(day.day().to_string(), palette);
    let content = column![number, mark(outcome, palette)].align_x(Center).spacing(theme::UNIT);
    let button = button(container(content).center(Fill))
        .width(Fill)
        .height(DAY)
        .padding(0)
        .style(palette.choice_card(is_chosen))
        .on_press(Message::Day(day));
    let name = words::day_text(ctx.texts, day, outcome);
    let semantics = Semantics::new(Role::RadioButton).named(name).toggled(is_chosen);
    focus::press_only(button, semantics, Message::Day(day))
}

/// A disc for a win, a ring for one with help, a square for a loss, a hollow one for a game given
/// up, a bar for one in progress.
fn mark<'a>(outcome: DayOutcome, palette: &'static Palette) -> Element<'a, Message> {
    let (disc, none) = (border::rounded(MARK), container::Style::default());
    let style = match outcome {
        DayOutcome::Missed => none,
        DayOutcome::Won => container::background(palette.accent).border(disc),
        DayOutcome::WonWithHelp => none.border(disc.color(palette.accent).width(2.0)),
        DayOutcome::Started => container::background(palette.text),
        DayOutcome::Lost => container::background(palette.danger),
        DayOutcome::GivenUp => none.border(border::width(2.0).color(palette.danger)),
    };
    let height = if outcome == DayOutcome::Started { BAR } else { MARK };
    container(patch(MARK, height, style)).center_y(MARK).into()
}

fn legend<'a>(ctx: ViewContext<'a>) -> Element<'a, Message> {
    let entries = [
        (DayOutcome::Won, "daily-legend-won"),
        (DayOutcome::WonWithHelp, "daily-legend-helped"),
        (DayOutcome::Lost, "daily-legend-lost"),
        (DayOutcome::Started, "daily-started"),
        (DayOutcome::GivenUp, "daily-legend-given-up"),
    ];
    let entries = entries.map(|(outcome, key)| {
        let words = quiet(ctx.texts.get(key), ctx);
        row![mark(outcome, ctx.palette), words].spacing(theme::UNIT).align_y(Center).into()
    });
    described(row(entries).spacing(3.0 * theme::UNIT).wrap(), Semantics::hidden())
}
