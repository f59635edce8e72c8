//! The daily boards: those of a day, a calendar, the streak, and the player's results.

mod calendar;
mod day_card;
mod results;

use crate::game::{DailyLevel, Moment};
use crate::i18n::{daily as words, reading};
use crate::platform::monotonic_clock::MonotonicClock;
use crate::practice::daily::{DailyBoard, FIRST_DAY};
use crate::ui::features::play::daily_game::{copy_result, today};
use crate::ui::screen::effect::{self, Effect, Effects, NextGame, Request, StorageRequest};
use crate::ui::screen::jobs::Job;
use crate::ui::screen::prelude::*;
use crate::ui::screen::{ScreenState, ScreenUpdate};
use iced::Length::FillPortion;
use iced::widget::column;
use iced::widget::operation::{self, RelativeOffset};
use iced::widget::text::IntoFragment;
use jiff::ToSpan;
use jiff::civil::Date;

pub const SCROLL: &str = "daily";
/// The narrowest window with the calendar beside the day, where its days share the height.
const BESIDE: f32 = 800.0;
/// In ms.
const MINUTE: u64 = 60_000;

#[derive(Debug, Clone)]
pub struct DailyScreen {
    /// The chosen day; `None` for today, even after midnight.
    day: Option<Date>,
    /// The first day of the month in the calendar; `None` for that of the chosen day.
    month: Option<Date>,
    /// The level of the calendar and the results; `None` for all.
    level: Option<DailyLevel>,
    /// When the time until the next boards reads otherwise.
    next_minute: Moment,
    is_covered: bool,
}

#[derive(Debug, Clone)]
pub enum Message {
    Command(Command),
    Day(Date),
    /// The first day of the month to show.
    Month(Date),
    Level(Option<DailyLevel>),
    /// Play the board of the chosen day.
    Play(DailyLevel),
    /// Copy the result of the chosen day.
    Copy(DailyLevel),
    Derived(Option<Box<DailyBoard>>, Purpose),
}

/// What a board is derived for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    Play,
    /// Copy the result, which names the board.
    Copy,
}

impl DailyScreen {
    pub fn new(clock: MonotonicClock) -> Self {
        Self {
            day: None,
            month: None,
            level: None,
            next_minute: next_minute(clock),
            is_covered: false,
        }
    }

    /// The chosen day.
    pub fn day(&self, today: Date) -> Date {
        self.day.unwrap_or(today)
    }

    /// The first day of the month in the calendar.
    fn month(&self, today: Date) -> Date {
        self.month.unwrap_or_else(|| self.day(today).first_of_month())
    }

    fn derive(&self, level: DailyLevel, purpose: Purpose, today: Date) -> Effect<Message> {
        let day = self.day(today);
        Effect::Job(Job::new(move || {
            let board = DailyBoard::derive(day, level, || true);
            Message::Derived(board.map(Box::new), purpose)
        }))
    }

    /// Chooses a day that has boards.
    fn choose(&mut self, day: Date, today: Date) {
        let day = day.clamp(FIRST_DAY, today);
        self.day = (day != today).then_some(day);
        self.month = None;
    }

    /// Returns whether there is another month.
    fn turn_page(&mut self, months: i32, today: Date) -> bool {
        let beside = month_beside(self.month(today), months, today);
        self.month = beside.or(self.month);
        beside.is_some()
    }

    fn page<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let gap = 3.0 * theme::UNIT;
        let today = today(ctx.clock);
        let (day, calendar) = (self.day_card(today, ctx), self.calendar(today, ctx));
        let (streak, results) = (calendar::streak_card(today, ctx), self.results_card(ctx));
        let body = if ctx.window.width >= BESIDE {
            let left = column![day, streak, results].spacing(gap).width(FillPortion(2));
            column![row![left, container(calendar).width(FillPortion(3))].spacing(gap)]
        } else {
            column![day, calendar, streak, results].spacing(gap)
        };
        let body = bar_parts::in_grid(body, theme::MARGIN);
        let body = scrollbar::vertical(body).id(SCROLL).width(Fill).height(Fill);
        let page = bar_parts::page(body, ctx.palette);
        column![self.title_bar(ctx), bar_parts::hairline(ctx.palette), page].into()
    }

    fn title_bar<'a>(&self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let name = bar_parts::page_title(ctx.texts.get("daily"), ctx);
        let back = bar_parts::back_button(ctx);
        let levels = (!ctx.window.is_narrow()).then(|| self.level_list(ctx));
        bar_parts::bar(row![back, name, levels], theme::COUNTER_BAR_HEIGHT, ctx.palette)
    }

    fn level_list<'a>(&self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let all = (None, ctx.texts.get("daily-all-levels"));
        let levels = DailyLevel::ALL.iter();
        let levels = levels.map(|&level| (Some(level), words::level(ctx.texts, level)));
        let values = [all].into_iter().chain(levels);
        let (name, now) = (Some(ctx.texts.get("tip-levels")), self.level);
        let list = drop_down(name, values, now, Message::Level, Shrink, ctx.palette);
        ctx.tip(list, ctx.text_label("daily-level-tip"))
    }
}

impl ScreenState for DailyScreen {
    fn name(&self) -> Option<&'static str> {
        Some("daily")
    }

    fn next_deadline(&self, _: Moment) -> Option<Moment> {
        Some(self.next_minute)
    }

    fn set_covered(&mut self, is_covered: bool, _: Moment) {
        self.is_covered = is_covered;
    }
}

impl ScreenUpdate for DailyScreen {
    type Message = Message;

    fn update(&mut self, message: Message, ctx: Context<'_>) -> Effects<Message> {
        let today = today(ctx.clock);
        match message {
            Message::Command(command) => return self.run_command(command, ctx),
            Message::Day(day) => self.choose(day, today),
            Message::Month(month) => self.month = Some(month),
            Message::Level(level) => self.level = level,
            Message::Play(level) => return vec![self.derive(level, Purpose::Play, today)],
            Message::Copy(level) => return vec![self.derive(level, Purpose::Copy, today)],
            // The player has gone on to something else.
            Message::Derived(_, Purpose::Play) if self.is_covered => {}
            Message::Derived(Some(board), Purpose::Play) => {
                return Request::Play(NextGame::Daily(board)).into();
            }
            Message::Derived(Some(board), Purpose::Copy) => {
                if let Some(result) = ctx.daily.find(board.day, board.level) {
                    return effect::lift(copy_result(result, &board.code(), ctx));
                }
            }
            Message::Derived(None, _) => {}
        }
        Vec::new()
    }

    fn on_command(&mut self, command: Command, ctx: Context<'_>) -> Option<Effects<Message>> {
        let today = today(ctx.clock);
        let days = match command {
            Command::Left => -1,
            Command::Right => 1,
            Command::Up => -7,
            Command::Down => 7,
            Command::PageUp | Command::PageDown => 0,
            Command::RowStart | Command::FirstCell => return Some(vec![scroll_to(0.0)]),
            Command::RowEnd | Command::LastCell => return Some(vec![scroll_to(1.0)]),
            Command::Accept | Command::Open => {
                let level = self.next_level(today, ctx.daily)?;
                return Some(self.update(Message::Play(level), ctx));
            }
            _ => return None,
        };
        let before = self.day(today);
        let has_moved = match (command, before.checked_add(days.days())) {
            (Command::PageUp, _) => self.turn_page(-1, today),
            (Command::PageDown, _) => self.turn_page(1, today),
            (_, Ok(day)) => {
                self.choose(day, today);
                self.day(today) != before
            }
            (_, Err(_)) => false,
        };
        let end = || Request::Tell(reading::no_further(ctx.texts, command)).into();
        Some((!has_moved).then(end).into_iter().collect())
    }

    fn on_timer(&mut self, ctx: Context<'_>) -> Effects<Message> {
        self.next_minute = next_minute(ctx.clock);
        Vec::new()
    }

    fn on_shown(&mut self, _: Context<'_>) -> Effects<Message> {
        Request::Store(StorageRequest::ReadDailyResults).into()
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        self.page(ctx)
    }
}

fn next_minute(clock: MonotonicClock) -> Moment {
    let past = clock.wall_time().as_millisecond().rem_euclid(MINUTE as i64) as u64;
    Moment(clock.now().0 + MINUTE - past)
}

fn scroll_to(y: f32) -> Effect<Message> {
    Effect::Task(operation::snap_to(SCROLL, RelativeOffset { x: 0.0, y }))
}

/// The month so many after another, if it has boards.
fn month_beside(month: Date, months: i32, today: Date) -> Option<Date> {
    let beside = month.checked_add(months.months()).ok()?;
    (FIRST_DAY.first_of_month()..=today).contains(&beside).then_some(beside)
}

/// A card under a title.
fn card<'a>(
    title: Element<'a, Message>,
    content: impl Into<Element<'a, Message>>,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    bar_parts::card(column![title, content.into()].spacing(2.0 * theme::UNIT), ctx.palette)
}

fn card_title<'a>(words: String, ctx: ViewContext<'a>) -> Element<'a, Message> {
    heading(TextRole::Title.in_style(words, ctx.palette))
}

fn quiet<'a>(words: impl IntoFragment<'a>, ctx: ViewContext<'a>) -> Text<'a> {
    TextRole::Note.in_style(words, ctx.palette)
}
