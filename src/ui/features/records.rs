//! The records: the best games of a level, statistics and charts.

mod charts;
mod header;
mod racing;
mod record_table;

use crate::config::{LevelKind, Settings};
use crate::game::counters::Counter;
use crate::game::{GuessRules, Level, Style};
use crate::history::RecordsData;
use crate::history::comparison::{COMPARED, Flagging};
use crate::history::record::FileName;
use crate::history::statistics::{GameFilter, Period};
use crate::i18n::statistics::style_name;
use crate::i18n::{announcements, reading};
use crate::platform::{FileChoice, file_dialog};
use crate::ui::features::play::question::QuestionDialog;
use crate::ui::kit::focus::ValueStep;
use crate::ui::screen::effect::{Effect, Effects, Request, StorageRequest};
use crate::ui::screen::jobs::file_choice;
use crate::ui::screen::prelude::*;
use crate::ui::screen::{ScreenState, ScreenUpdate};
use iced::widget::column;
use iced::widget::operation::{self, AbsoluteOffset, RelativeOffset};
use jiff::civil::Date;

pub const SCROLL: &str = "records";
/// How far an arrow key scrolls.
const LINE: f32 = 60.0;
/// The share of the window that a page key scrolls.
const PAGE: f32 = 0.6;
/// The narrowest window with the charts beside the table.
const BESIDE: f32 = 900.0;

#[derive(Debug, Clone)]
pub struct RecordsScreen {
    pub selection: GameFilter,
    /// What games are compared by.
    pub by: Counter,
    /// The day when the screen was opened: all periods end with it.
    today: Date,
    /// The rules for the next game: the style, `None` if it was changed, and those about guesses.
    current_rules: (Option<Style>, GuessRules),
    /// The level of the game behind it, unless that is over.
    pub played_level: Option<Level>,
    report: Option<Box<RecordsData>>,
    is_expanded: bool,
}

#[derive(Debug, Clone)]
pub enum Message {
    Command(Command),
    Level(LevelKind),
    /// `None` for changed rules.
    Style(Option<Style>),
    Guesses(GuessRules),
    Span(Period),
    By(Counter),
    Flagging(Flagging),
    ReportReady(Box<RecordsData>),
    ShowMore,
    Watch(FileName),
    Reset,
    ExportTo(FileChoice),
}

impl RecordsScreen {
    /// All records of a level in a style and with the rules about guesses that are on. `played` is
    /// the style with the current rules, if any.
    pub const fn new(
        level: LevelKind,
        style: Option<Style>,
        guesses: GuessRules,
        played: Option<Style>,
        today: Date,
    ) -> Self {
        Self {
            selection: GameFilter {
                level,
                style,
                guesses,
                period: Period::AllTime,
                flagging: Flagging::Any,
            },
            by: Counter::Time,
            today,
            current_rules: (played, guesses),
            played_level: None,
            report: None,
            is_expanded: false,
        }
    }

    pub fn report(&self) -> Option<&RecordsData> {
        self.report.as_deref()
    }

    pub fn handle(&mut self, message: Message) -> Effects<Message> {
        match message {
            Message::Command(command) => Request::Run(command).into(),
            Message::Level(level) => self.choose(GameFilter { level, ..self.selection }),
            Message::Style(style) => self.choose(GameFilter { style, ..self.selection }),
            Message::Guesses(guesses) => self.choose(GameFilter { guesses, ..self.selection }),
            Message::Span(span) => self.choose(GameFilter { period: span, ..self.selection }),
            Message::Flagging(flagging) => self.choose(GameFilter { flagging, ..self.selection }),
            Message::By(by) if by != self.by => {
                self.by = by;
                vec![self.load()]
            }
            Message::By(_) => Vec::new(),
            Message::ReportReady(report) => {
                // Ignore the answer to an older query.
                if (report.selection, report.by) == (self.selection, self.by) {
                    self.report = Some(report);
                }
                Vec::new()
            }
            Message::ShowMore => {
                self.is_expanded = true;
                Vec::new()
            }
            Message::Watch(name) => Request::Store(StorageRequest::Watch(name)).into(),
            Message::Reset => {
                let totals = self.report.iter().map(|report| report.all_time);
                let selection = self.selection;
                let question = |totals| QuestionDialog::ResetLevel { selection, totals };
                totals.map(|totals| Request::Open(question(totals).into()).into()).collect()
            }
            Message::ExportTo(FileChoice::Cancelled) => Vec::new(),
            Message::ExportTo(to) => Request::Store(StorageRequest::ExportTable(to.file())).into(),
        }
    }

    /// `None` at the end.
    fn choose_beside(&mut self, step: ValueStep) -> Option<Effects<Message>> {
        let level = step.apply(LevelKind::ALL.iter().copied(), self.selection.level)?;
        Some(self.choose(GameFilter { level, ..self.selection }))
    }

    /// Whether there is a choice of rules about guesses: if one is on, or games had one. Games with
    /// changed rules are taken together.
    fn offers_guesses(&self) -> bool {
        let has_some = self.report.as_ref().is_some_and(|report| report.has_guess_rules);
        let is_on = !self.current_rules.1.is_off() || !self.selection.guesses.is_off();
        self.selection.style.is_some() && (has_some || is_on)
    }

    fn can_export(&self) -> bool {
        self.report.as_ref().is_some_and(|report| report.has_games)
    }

    fn can_reset(&self) -> bool {
        let whole = self.report.as_ref().map(|report| report.all_time);
        whole.is_some_and(|whole| whole.games + whole.records > 0)
    }

    fn choose(&mut self, selection: GameFilter) -> Effects<Message> {
        if selection == self.selection {
            return Vec::new();
        }
        self.selection = selection;
        self.is_expanded = false;
        let top = operation::scroll_to(SCROLL, AbsoluteOffset { x: 0.0, y: 0.0 });
        vec![self.load(), Effect::Task(top)]
    }

    /// Asks for what is shown.
    pub fn load<T>(&self) -> Effect<T> {
        Request::Store(StorageRequest::LoadReport(self.selection, self.by)).into()
    }

    fn body<'a>(&'a self, report: &'a RecordsData, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let gap = 3.0 * theme::UNIT;
        let beside = ctx.window.width >= BESIDE && report.charts.rate.is_some();
        let facts = column![
            choices_line(self, ctx),
            record_table::record_table(self, report, beside, ctx),
            charts::statistics_card(report, ctx)
        ];
        let racing = (ctx.settings.expert_figures && report.statistics.played() > 0)
            .then_some(&report.racing);
        let means = racing.map(|data| racing::means_card(data, ctx));
        let named = if report.by == Counter::Time { 0.0 } else { 60.0 };
        let grid = bar_parts::grid_width(ctx.window);
        let width = if beside { (0.48 * grid).max(500.0 + named) } else { grid };
        let sessions =
            racing.and_then(|data| racing::sessions_card(self, &data.sessions, width, ctx));
        let by_bbbv = racing.and_then(|data| racing::bbbv_card(self, data, ctx));
        let pictures = charts::charts(report, beside, ctx);
        let body: Element<'a, Message> = if beside {
            let facts = facts.push(means).push(sessions).spacing(gap);
            let pictures = column![pictures, by_bbbv].spacing(gap);
            row![facts.width(width), pictures].spacing(gap).into()
        } else {
            let facts = facts.push(pictures).push(means).push(by_bbbv).push(sessions);
            facts.spacing(gap).into()
        };
        bar_parts::in_grid(body, theme::MARGIN).into()
    }

    /// What the records show without any games.
    fn no_games<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let selection = self.selection;
        let name = texts.choice("level", selection.level);
        let span = match selection.period {
            Period::AllTime => "always",
            Period::Year(_) => "year",
            Period::Month(_) => "month",
            Period::Day(_) => "today",
        };
        let apart = selection.style.is_none() || selection.level == LevelKind::Custom;
        let none = if apart { "records-none" } else { "records-none-ranked" };
        let none = texts.with(none, args![level = name, span]);
        let (style, guesses) = self.current_rules;
        let is_current = selection.style == style && selection.guesses == guesses;
        let invitation = match selection.style {
            None => texts.get("records-invite-rules").to_owned(),
            chosen if chosen != style => {
                texts.with("records-invite-style", args![style = style_name(chosen, texts)])
            }
            _ if !is_current => texts.get("records-invite-guesses").to_owned(),
            _ if selection.level == LevelKind::Custom => {
                texts.get("records-invite-custom").to_owned()
            }
            _ => texts.get("records-invite").to_owned(),
        };
        // One click can start a level with the current rules, but no custom board.
        let level = selection.level.level().filter(|_| is_current);
        let play = level.map(|level| {
            let words = texts.with("records-play", args![level = name]);
            let button = buttons::push(words, true, palette).padding([0.0, 4.0 * theme::UNIT]);
            focus::pressable(button, Some(Message::Command(Command::Level(level))))
        });
        let lines = column![title(none, palette).center(), muted(invitation, palette).center()];
        let uncounted = muted(texts.get("records-uncounted"), palette).center();
        let page = bar_parts::empty_page(lines.push(play).push(uncounted));
        if selection.flagging == Flagging::Any {
            return page;
        }
        let choices = bar_parts::in_grid(column![choices_line(self, ctx)], theme::MARGIN);
        column![choices, page].into()
    }
}

impl ScreenState for RecordsScreen {
    fn name(&self) -> Option<&'static str> {
        Some("records")
    }

    /// The level, and how many games of it were played and won.
    fn text(&self, ctx: Context<'_>) -> Option<String> {
        let (texts, report) = (ctx.texts, self.report.as_ref()?);
        let (games, rate) = (report.statistics.played(), report.statistics.win_rate());
        let wins = (f64::from(games) * rate.unwrap_or_default()).round() as u64;
        let counts = args![games = texts.count(games.into()), wins = texts.count(wins)];
        let level = texts.choice("level", self.selection.level);
        Some(announcements::value(texts, level, &texts.with("library-own", counts)))
    }
}

impl ScreenUpdate for RecordsScreen {
    type Message = Message;

    fn update(&mut self, message: Message, ctx: Context<'_>) -> Effects<Message> {
        match message {
            Message::Command(command) => self.run_command(command, ctx),
            message => self.handle(message),
        }
    }

    fn on_command(&mut self, command: Command, ctx: Context<'_>) -> Option<Effects<Message>> {
        let by = |y| operation::scroll_by(SCROLL, AbsoluteOffset { x: 0.0, y });
        let to = |y| operation::snap_to(SCROLL, RelativeOffset { x: 0.0, y });
        let scroll = match command {
            Command::Left | Command::Right => {
                let (back, ahead) = (ValueStep::Previous, ValueStep::Next);
                let step = if command == Command::Left { back } else { ahead };
                let end = || Request::Tell(reading::no_further(ctx.texts, command)).into();
                return Some(self.choose_beside(step).unwrap_or_else(end));
            }
            Command::Level(level) if self.played_level != Some(level) => {
                return Some(vec![Request::Close.into(), Request::Run(command).into()]);
            }
            Command::SaveRecording => {
                let title = ctx.texts.get("records-export").to_owned();
                let choice = file_choice(file_dialog::save(title, ["csv"]));
                return Some(vec![Effect::Task(choice.map(Message::ExportTo))]);
            }
            Command::Level(_) | Command::Records => return Some(Request::Close.into()),
            Command::PageUp => by(-PAGE * ctx.window.height),
            Command::PageDown => by(PAGE * ctx.window.height),
            Command::Up => by(-LINE),
            Command::Down => by(LINE),
            Command::RowStart | Command::FirstCell => to(0.0),
            Command::RowEnd | Command::LastCell => to(1.0),
            _ => return None,
        };
        Some(vec![Effect::Task(scroll)])
    }

    fn on_shown(&mut self, _: Context<'_>) -> Effects<Message> {
        vec![self.load()]
    }

    /// Without the figures of experts there is no choice of what is compared.
    fn apply_settings(&mut self, _: &Settings, ctx: Context<'_>) -> Effects<Message> {
        if ctx.settings.expert_figures {
            return Vec::new();
        }
        let mut effects = self.handle(Message::By(Counter::Time));
        effects.extend(self.handle(Message::Flagging(Flagging::Any)));
        effects
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let body = match &self.report {
            None => {
                container(muted(ctx.texts.get("records-reading"), ctx.palette)).center(Fill).into()
            }
            Some(report) if report.is_empty() => self.no_games(ctx),
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
}

/// The two choices, and how many games lack what they need.
pub fn choices_line<'a>(
    records: &'a RecordsScreen,
    ctx: ViewContext<'a>,
) -> Option<Element<'a, Message>> {
    if !ctx.settings.expert_figures {
        return None;
    }
    let (texts, palette) = (ctx.texts, ctx.palette);
    let is_roomy = ctx.window.is_roomy();
    let width = if is_roomy { 148.0.into() } else { Fill };
    let named = |name, tip, list| {
        let name = is_roomy.then(|| one_line(muted(texts.get(name), palette)));
        beside![name, ctx.tip(list, ctx.text_label(tip))]
    };
    let counters = COMPARED.map(|counter| (counter, texts.get(counter.spec().name)));
    let (name, now) = (Some(texts.get("records-by")), records.by);
    let by = drop_down(name, counters, now, Message::By, width, palette);
    let (flagging, now) = (choices("flagging", texts), records.selection.flagging);
    let name = Some(texts.get("counter-flags"));
    let flagging = drop_down(name, flagging, now, Message::Flagging, width, palette);
    let line = row![
        named("records-by", "tip-records-by", by),
        named("counter-flags", "tip-flagging", flagging),
    ];
    let left_out = records.report().map_or(0, |report| report.racing.left_out);
    let left_out = (left_out > 0)
        .then(|| muted(texts.with("records-left-out", args![count = left_out]), palette));
    let lines = iced::widget::column![line.spacing(2.0 * theme::GAP), left_out];
    Some(lines.spacing(theme::GAP).into())
}
