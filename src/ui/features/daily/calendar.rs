//! A month of days, with the result of each, and the streak.

use super::{BESIDE, DailyScreen, Message, card, card_title, month_beside, quiet};
use crate::i18n::daily as words;
use crate::practice::daily::{DayOutcome, FIRST_DAY};
use crate::ui::screen::prelude::*;
use iced::widget::{column, stack};
use iced::{Radians, gradient};
use jiff::ToSpan;
use jiff::civil::Date;

/// The least and the greatest height of a day.
const DAY: f32 = 10.0 * theme::UNIT;
const LARGEST_DAY: f32 = 16.0 * theme::UNIT;
/// The height of what is above and below the days in a large window.
const AROUND: f32 = 52.0 * theme::UNIT;
/// The share of the mark in the height of a small day, and its greatest side.
const MARK_SHARE: f32 = 0.7;
const LARGEST_MARK: f32 = 14.0 * theme::UNIT;
/// The side of the mark in the legend.
const LEGEND_MARK: f32 = 3.0 * theme::UNIT;

impl DailyScreen {
    pub(super) fn calendar<'a>(&self, today: Date, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let texts = ctx.texts;
        let month = self.month(today);
        let values = args![month = month.month(), year = texts.year(month)];
        let title = container(card_title(texts.with("daily-month", values), ctx)).center_x(Fill);
        let beside = |months, arrow, key: &'a str| {
            let to = month_beside(month, months, today);
            let button = buttons::sign(arrow, false, ctx.palette).style(ctx.palette.menu_button());
            focus::labelled(button, ctx.text_label(key), ctx.palette, to.map(Message::Month))
        };
        let [earlier, later] = [beside(-1, "‹", "daily-earlier"), beside(1, "›", "daily-later")];
        // Whoever hears the page hears which month it is before the buttons.
        let title = stack![title.center_y(Fill), row![earlier, space().width(Fill), later]];
        let title = title.height(theme::BUTTON_HEIGHT);
        let content = column![
            ctx.window.is_narrow().then(|| self.level_list(ctx)),
            self.days(month, today, ctx),
            legend(ctx),
        ]
        .spacing(2.0 * theme::UNIT);
        card(title.into(), content, ctx)
    }

    /// The days, which are one control for the keyboard: the arrow keys go to the screen.
    fn days<'a>(&self, month: Date, today: Date, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let texts = ctx.texts;
        let (chosen, height) = (self.day(today), day_height(ctx.window));
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
                    Some(day) => {
                        let number = quiet(day.day().to_string(), ctx);
                        let number = container(number).center_x(Fill).center_y(height);
                        described(number, Semantics::hidden())
                    }
                    None => space().width(Fill).height(height).into(),
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

/// As high as six weeks in the window allow.
fn day_height(window: Size) -> f32 {
    let most = if window.width >= BESIDE { (window.height - AROUND) / 6.0 } else { DAY };
    most.floor().clamp(DAY, LARGEST_DAY)
}

fn day_button<'a>(
    day: Date,
    outcome: DayOutcome,
    is_chosen: bool,
    is_today: bool,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let palette = ctx.palette;
    let look = if is_today { TextRole::Strong } else { TextRole::Label };
    let mark = mark(outcome, palette);
    let number = look.in_style(day.day().to_string(), palette);
    let number = number.color(mark.text_color.unwrap_or(palette.text));
    let height = day_height(ctx.window);
    let number = number.size(if height > 1.3 * DAY { size::TITLE } else { look.size() });
    let side = (MARK_SHARE * height).min(LARGEST_MARK);
    let content = container(number).center(side).style(move |_| mark);
    // Only today has a ground of its own.
    let style = move |theme: &_, status| {
        let card = palette.choice_card(is_chosen)(theme, status);
        let flat = palette.menu_button()(theme, status);
        let border = if is_chosen { card.border } else { flat.border };
        if is_today { card } else { button::Style { border, ..flat } }
    };
    let button = button(container(content).center(Fill))
        .width(Fill)
        .height(height)
        .padding(0)
        .style(style)
        .on_press(Message::Day(day));
    let name = words::day_text(ctx.texts, day, outcome);
    let semantics = Semantics::new(Role::RadioButton).named(name).toggled(is_chosen);
    focus::press_only(button, semantics, Message::Day(day))
}

/// What is around the date: a disc for a win, only its foot where other boards of the day were not won, a
/// ring for a win with help, a square for a loss, a hollow one for a game given up, a pale disc with an
/// edge for one in progress.
fn mark(outcome: DayOutcome, palette: &Palette) -> container::Style {
    let (won, lost, width) = (palette.number_mark(2), palette.danger, 2.0);
    let (disc, square) = (border::rounded(LARGEST_MARK), border::rounded(theme::UNIT / 2.0));
    let none = container::Style::default();
    let filled = |ground| container::background(ground).color(palette.surface);
    match outcome {
        DayOutcome::Missed => none,
        DayOutcome::Won => filled(won).border(disc),
        DayOutcome::WonSome => {
            let [empty, full] = [0.0, 0.4].map(|share| mix(palette.surface, won, share));
            // An edge: of two colours at one place only the last would stay.
            let ground = gradient::Linear::new(Radians(0.0)).add_stop(0.27, full);
            let ground = ground.add_stop(0.29, empty);
            container::background(ground).border(disc.color(won).width(width))
        }
        DayOutcome::WonWithHelp => none.border(disc.color(won).width(width)),
        DayOutcome::Started => {
            let ground = mix(palette.surface, palette.text, 0.2);
            container::background(ground).border(disc.color(palette.muted).width(width))
        }
        DayOutcome::Lost => filled(lost).border(square),
        DayOutcome::GivenUp => none.border(square.color(lost).width(width)),
    }
}

fn legend<'a>(ctx: ViewContext<'a>) -> Element<'a, Message> {
    let entries = [
        (DayOutcome::Won, "daily-legend-won"),
        (DayOutcome::WonSome, "daily-legend-some"),
        (DayOutcome::WonWithHelp, "daily-legend-helped"),
        (DayOutcome::Lost, "daily-legend-lost"),
        (DayOutcome::Started, "daily-started"),
        (DayOutcome::GivenUp, "daily-legend-given-up"),
    ];
    let entries = entries.map(|(outcome, key)| {
        let words = quiet(ctx.texts.get(key), ctx);
        let mark = patch(LEGEND_MARK, LEGEND_MARK, mark(outcome, ctx.palette));
        row![mark, words].spacing(1.5 * theme::UNIT).align_y(Center).into()
    });
    described(row(entries).spacing(3.0 * theme::UNIT).wrap(), Semantics::hidden())
}

pub(super) fn streak_card<'a>(today: Date, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let texts = ctx.texts;
    let streak = ctx.daily.streak(today);
    let tile = |name: &'a str, days: u32| {
        let days = texts.with("daily-days", args![days]);
        column![quiet(name, ctx), TextRole::Headline.in_style(days, ctx.palette)].width(Fill)
    };
    let tiles = row![
        tile(texts.get("daily-streak"), streak.current),
        tile(texts.get("daily-longest"), streak.longest),
    ];
    let is_open = streak.current > 0 && ctx.daily.outcome(today, None) < DayOutcome::WonSome;
    let note = if is_open { "daily-streak-open" } else { "daily-streak-rule" };
    let lines = column![tiles, quiet(texts.get(note), ctx)].spacing(theme::UNIT);
    bar_parts::card(lines, ctx.palette)
}
