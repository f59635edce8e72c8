//! The records: the best games of a level, statistics and charts.

mod charts;
mod empty_state;
mod header;
mod record_table;
mod statistics_card;

use super::bar_parts;
use super::view_context::ViewContext;
use crate::config::LevelChoice;
use crate::config::command::Command;
use crate::game::{Level, Style};
use crate::history::RecordsData;
use crate::history::record::FileName;
use crate::history::statistics::{GameFilter, Period};
use crate::ui::dialog::reset_level::ResetLevelDialog;
use crate::ui::effect::{Effect, StorageRequest};
use crate::ui::theme;
use crate::ui::widget::focus::ValueStep;
use crate::ui::widget::scrollbar;
use iced::widget::operation::{AbsoluteOffset, RelativeOffset};
use iced::widget::{column, container, operation, row};
use iced::{Element, Fill, Size};
use jiff::civil::Date;

pub const SCROLL: &str = "records";
/// How far an arrow key scrolls, in logical pixels.
const LINE: f32 = 60.0;
/// The share of the window that a page key scrolls.
const PAGE: f32 = 0.6;
/// The narrowest window with the charts beside the table, in logical pixels.
const BESIDE: f32 = 900.0;
/// The greatest width of the content, in logical pixels.
const WIDEST: f32 = 1_600.0;
/// The width of the table beside the charts, in logical pixels.
const TABLE: f32 = 500.0;

#[derive(Debug, Clone)]
pub struct RecordsScreen {
    pub selection: GameFilter,
    /// The day when the screen was opened: all periods end with it.
    today: Date,
    /// `None` for changed rules.
    current_style: Option<Style>,
    /// The level of the game behind it, unless that is over.
    pub played_level: Option<Level>,
    report: Option<Box<RecordsData>>,
    is_expanded: bool,
}

#[derive(Debug, Clone)]
pub enum Message {
    Command(Command),
    Level(LevelChoice),
    /// `None` for changed rules.
    Style(Option<Style>),
    Span(Period),
    ReportReady(Box<RecordsData>),
    ShowMore,
    Watch(FileName),
    Reset,
}

impl From<Command> for Message {
    fn from(command: Command) -> Self {
        Self::Command(command)
    }
}

impl RecordsScreen {
    /// All records of a level in a style. `played` is the style with the current rules, if any.
    pub const fn new(
        level: LevelChoice,
        style: Option<Style>,
        played: Option<Style>,
        today: Date,
    ) -> Self {
        Self {
            selection: GameFilter { level, style, period: Period::AllTime },
            today,
            current_style: played,
            played_level: None,
            report: None,
            is_expanded: false,
        }
    }

    pub fn report(&self) -> Option<&RecordsData> {
        self.report.as_deref()
    }

    pub fn update(&mut self, message: Message, window: Size) -> Vec<Effect> {
        match message {
            Message::Level(level) => self.choose(GameFilter { level, ..self.selection }),
            Message::Style(style) => self.choose(GameFilter { style, ..self.selection }),
            Message::Span(span) => self.choose(GameFilter { period: span, ..self.selection }),
            Message::ReportReady(report) => {
                // Ignore the answer to an older query.
                if report.selection == self.selection {
                    self.report = Some(report);
                }
                Vec::new()
            }
            Message::Command(command) => self.run_command(command, window),
            Message::ShowMore => {
                self.is_expanded = true;
                Vec::new()
            }
            Message::Watch(name) => vec![Effect::Store(StorageRequest::Watch(name))],
            Message::Reset => self.confirm_reset().into_iter().collect(),
        }
    }

    fn confirm_reset(&self) -> Option<Effect> {
        let totals = self.report.as_ref()?.all_time;
        let dialog = ResetLevelDialog { selection: self.selection, totals };
        Some(Effect::Open(dialog.into()))
    }

    fn run_command(&mut self, command: Command, window: Size) -> Vec<Effect> {
        let by = |y| operation::scroll_by(SCROLL, AbsoluteOffset { x: 0.0, y });
        let to = |y| operation::snap_to(SCROLL, RelativeOffset { x: 0.0, y });
        let scroll = match command {
            Command::Left => return self.choose_beside(ValueStep::Previous),
            Command::Right => return self.choose_beside(ValueStep::Next),
            Command::Level(level) if self.played_level != Some(level) => {
                return vec![Effect::Close, Effect::Run(command)];
            }
            Command::SaveRecording | Command::Library => return vec![Effect::Run(command)],
            Command::Level(_) | Command::Back | Command::Records => return vec![Effect::Close],
            Command::PageUp => by(-PAGE * window.height),
            Command::PageDown => by(PAGE * window.height),
            Command::Up => by(-LINE),
            Command::Down => by(LINE),
            Command::RowStart | Command::FirstCell => to(0.0),
            Command::RowEnd | Command::LastCell => to(1.0),
            _ => return Vec::new(),
        };
        vec![Effect::Task(scroll)]
    }

    fn choose_beside(&mut self, step: ValueStep) -> Vec<Effect> {
        let now = self.selection.level;
        let level = step.apply(LevelChoice::ALL.iter().copied(), now).unwrap_or(now);
        self.choose(GameFilter { level, ..self.selection })
    }

    fn can_export(&self) -> bool {
        self.report.as_ref().is_some_and(|report| report.has_games)
    }

    fn can_reset(&self) -> bool {
        let whole = self.report.as_ref().map(|report| report.all_time);
        whole.is_some_and(|whole| whole.games + whole.records > 0)
    }

    fn choose(&mut self, selection: GameFilter) -> Vec<Effect> {
        if selection == self.selection {
            return Vec::new();
        }
        self.selection = selection;
        self.is_expanded = false;
        let top = operation::scroll_to(SCROLL, AbsoluteOffset { x: 0.0, y: 0.0 });
        vec![Effect::Store(StorageRequest::LoadReport(selection)), Effect::Task(top)]
    }

    pub fn view<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let body = match &self.report {
            None => empty_state::loading(ctx),
            Some(report) if report.is_empty() => empty_state::no_games(self, ctx),
            Some(report) => scrollbar::vertical(self.body(report, ctx))
                .id(SCROLL)
                .width(Fill)
                .height(Fill)
                .into(),
        };
        column![
            header::title_bar(self, ctx),
            header::filter_bar(self, ctx),
            bar_parts::hairline(ctx.palette),
            bar_parts::page(body, ctx.palette),
        ]
        .into()
    }

    fn body<'a>(&'a self, report: &'a RecordsData, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let gap = 3.0 * theme::UNIT;
        let beside = ctx.window.width >= BESIDE && report.charts.rate.is_some();
        let facts = column![]
            .push(record_table::record_table(self, report, beside, ctx))
            .push(statistics_card::statistics_card(report, ctx))
            .spacing(gap);
        let pictures = charts::charts(report, ctx);
        let body: Element<'a, Message> = if beside {
            row![facts.width(TABLE), pictures].spacing(gap).into()
        } else {
            column![facts, pictures].spacing(gap).into()
        };
        let most = if beside { WIDEST } else { BESIDE };
        let body = container(body).max_width(most);
        container(body).padding(theme::MARGIN).center_x(Fill).into()
    }
}
