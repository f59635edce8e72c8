//! The daily boards: those of a day, a calendar, the streak, and the player's results.

mod calendar;
mod day_card;
mod results;
mod view;

use crate::config::command::Command;
use crate::game::{DailyLevel, Moment};
use crate::platform::monotonic_clock::MonotonicClock;
use crate::practice::daily::{DailyBoard, DailyStart, FIRST_DAY};
use crate::replay::Resumable;
use crate::ui::effect::{Effect, Job};
use crate::ui::screen::play::daily_game::today;
use iced::widget::operation;
use iced::widget::operation::RelativeOffset;
use jiff::ToSpan;
use jiff::civil::Date;

pub const SCROLL: &str = "daily";
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
    Derived(Box<DailyBoard>, Purpose),
    /// The saved game of a board that was started.
    Found(Box<DailyBoard>, DailyStart, Resumable),
}

impl From<Command> for Message {
    fn from(command: Command) -> Self {
        Self::Command(command)
    }
}

/// What a board is derived for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    Play,
    /// Copy the result, which names the board.
    Copy,
}

#[derive(Debug, Clone, Copy)]
pub struct DailyJob {
    day: Date,
    level: DailyLevel,
    purpose: Purpose,
}

impl DailyJob {
    pub fn run(self) -> Option<Message> {
        let board = DailyBoard::derive(self.day, self.level, || true)?;
        Some(Message::Derived(Box::new(board), self.purpose))
    }
}

impl DailyScreen {
    pub fn new(clock: MonotonicClock) -> Self {
        Self { day: None, month: None, level: None, next_minute: next_minute(clock) }
    }

    /// The chosen day.
    pub fn day(&self, today: Date) -> Date {
        self.day.unwrap_or(today)
    }

    /// The first day of the month in the calendar.
    fn month(&self, today: Date) -> Date {
        self.month.unwrap_or_else(|| self.day(today).first_of_month())
    }

    pub const fn next_deadline(&self) -> Moment {
        self.next_minute
    }

    pub fn on_timer(&mut self, clock: MonotonicClock) {
        self.next_minute = next_minute(clock);
    }

    pub fn update(&mut self, message: Message, clock: MonotonicClock) -> Vec<Effect> {
        let today = today(clock);
        match message {
            Message::Command(command) => return self.run_command(command, today),
            Message::Day(day) => self.choose(day, today),
            Message::Month(month) => self.month = Some(month),
            Message::Level(level) => self.level = level,
            Message::Play(level) => return vec![self.derive(level, Purpose::Play, today)],
            Message::Copy(level) => return vec![self.derive(level, Purpose::Copy, today)],
            // The stack knows the game and the results.
            Message::Derived(..) | Message::Found(..) => {}
        }
        Vec::new()
    }

    fn derive(&self, level: DailyLevel, purpose: Purpose, today: Date) -> Effect {
        Effect::Job(Job::DailyBoard(DailyJob { day: self.day(today), level, purpose }))
    }

    fn run_command(&mut self, command: Command, today: Date) -> Vec<Effect> {
        let days = match command {
            Command::Left => -1,
            Command::Right => 1,
            Command::Up => -7,
            Command::Down => 7,
            Command::PageUp => return self.turn_page(-1, today),
            Command::PageDown => return self.turn_page(1, today),
            Command::RowStart | Command::FirstCell => return vec![scroll_to(0.0)],
            Command::RowEnd | Command::LastCell => return vec![scroll_to(1.0)],
            Command::Back => return vec![Effect::Close],
            Command::Records | Command::Settings | Command::Menu => {
                return vec![Effect::Run(command)];
            }
            _ => return Vec::new(),
        };
        if let Ok(day) = self.day(today).checked_add(days.days()) {
            self.choose(day, today);
        }
        Vec::new()
    }

    /// Chooses a day that has boards.
    fn choose(&mut self, day: Date, today: Date) {
        let day = day.clamp(FIRST_DAY, today);
        self.day = (day != today).then_some(day);
        self.month = None;
    }

    fn turn_page(&mut self, months: i32, today: Date) -> Vec<Effect> {
        self.month = month_beside(self.month(today), months, today).or(self.month);
        Vec::new()
    }
}

fn next_minute(clock: MonotonicClock) -> Moment {
    let past = clock.wall_time().as_millisecond().rem_euclid(MINUTE as i64) as u64;
    Moment(clock.now().0 + MINUTE - past)
}

fn scroll_to(y: f32) -> Effect {
    Effect::Task(operation::snap_to(SCROLL, RelativeOffset { x: 0.0, y }))
}

/// The month so many after another, if it has boards.
fn month_beside(month: Date, months: i32, today: Date) -> Option<Date> {
    let beside = month.checked_add(months.months()).ok()?;
    (FIRST_DAY.first_of_month()..=today).contains(&beside).then_some(beside)
}
