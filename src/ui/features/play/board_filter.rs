//! The board filter: its limits, and about how many boards fit. It is a page of the custom board
//! dialog and of the settings, and a dialog where a search has failed.

use crate::config::{FilterChoice, Settings};
use crate::game::board_filter::{FilterFigures, FilterLimit};
use crate::game::rules::FirstOpening;
use crate::game::{BoardFilter, BoardGenerator, Game, Level, Moment, Pos};
use crate::ui::screen::dialog::prelude::*;
use crate::ui::screen::jobs::Job;
use iced::widget::column;
use std::ops::RangeInclusive;
use web_time::{Duration, Instant};

/// What a limit may be.
const RANGE: RangeInclusive<usize> = 0..=BoardFilter::MAX as usize;

/// The boards that are drawn for the estimate, and how long at most.
const SAMPLE: usize = 1_000;
const SAMPLE_TIME: Duration = Duration::from_secs(2);

/// What the dialog begins with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FilterDraft {
    choice: FilterChoice,
    /// The boards of the estimate.
    level: Level,
    protection: FirstOpening,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardFilterDialog {
    draft: FilterDraft,
    /// The texts of the fields, in the order of [`FilterLimit::ALL`]. An empty one is no limit.
    texts: [String; FilterLimit::ALL.len()],
    /// Boards of the level, once they are drawn.
    sample: Vec<FilterFigures>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    Switched(bool),
    Typed(FilterLimit, String),
    Stepped(FilterLimit, isize),
    Sampled(Level, Vec<FilterFigures>),
    Accepted,
}

impl FilterDraft {
    /// The filter of the player, for new boards of this level.
    pub fn new(settings: &Settings, level: Level) -> Self {
        let game = Game::new(level, settings.rules(), 0, Moment(0));
        Self { choice: settings.filter.of(level), level, protection: game.protection() }
    }

    /// Whether new boards are chosen by the filter.
    pub(super) fn is_on(self) -> bool {
        self.choice.in_force().is_some()
    }

    /// Boards as they are before a filter chooses.
    fn draw(self) -> Vec<FilterFigures> {
        let size = self.level.size();
        let first = Pos::new(size.rows() / 2, size.cols() / 2);
        let mut generator = BoardGenerator::new(0);
        let started = Instant::now();
        let draw = |_| {
            let field = generator.generate(self.level, Some((first, self.protection)));
            FilterFigures::of(&field, first)
        };
        (0..SAMPLE).take_while(|_| started.elapsed() < SAMPLE_TIME).map(draw).collect()
    }
}

/// The id of a field.
pub const fn field_id(limit: FilterLimit) -> &'static str {
    match limit {
        FilterLimit::MinBbbv => "filter-min-bbbv",
        FilterLimit::MaxBbbv => "filter-max-bbbv",
        FilterLimit::MinOpenings => "filter-min-openings",
        FilterLimit::MaxOpenings => "filter-max-openings",
        FilterLimit::MinEfficiency => "filter-min-efficiency",
        FilterLimit::MinFirstClick => "filter-min-first-click",
    }
}

impl BoardFilterDialog {
    pub fn new(draft: FilterDraft) -> Self {
        let mut texts: [String; FilterLimit::ALL.len()] = Default::default();
        for (limit, value) in draft.choice.filter.limits() {
            texts[limit as usize] = value.to_string();
        }
        Self { draft, texts, sample: Vec::new() }
    }

    /// What the fields describe, if they are valid.
    pub fn filter(&self) -> Option<BoardFilter> {
        let mut filter = BoardFilter::default();
        for &limit in FilterLimit::ALL {
            let value = self.number(limit).ok()?;
            if !filter.set(limit, value) {
                return None;
            }
        }
        filter.is_possible().then_some(filter)
    }

    /// The number in a field, or the key of what is wrong with it.
    fn number(&self, limit: FilterLimit) -> Result<Option<u32>, &'static str> {
        let typed = self.texts[limit as usize].trim();
        let limit = |number| Some(u32::try_from(number).unwrap_or(u32::MAX));
        if typed.is_empty() { Ok(None) } else { number_field::whole(typed).map(limit) }
    }

    fn problem(&self, limit: FilterLimit, texts: &Texts) -> Option<String> {
        match self.number(limit) {
            Ok(value) if BoardFilter::default().set(limit, value) => None,
            Ok(_) => Some(number_field::out_of_range(&RANGE, texts)),
            Err(problem) => Some(texts.get(problem).to_owned()),
        }
    }

    /// About how many boards of the level fit.
    fn estimate(&self, filter: BoardFilter, texts: &Texts) -> String {
        if filter.is_empty() {
            return texts.get("filter-every").to_owned();
        }
        let drawn = self.sample.len();
        if drawn == 0 {
            return texts.get("filter-drawing").to_owned();
        }
        let fitting = self.sample.iter().filter(|&&board| filter.accepts(board)).count();
        if fitting == 0 {
            let drawn = texts.count(drawn as u64);
            return texts.with("filter-none", &[("drawn", drawn.into())]);
        }
        if fitting * 3 > drawn {
            let share = 100.0 * fitting as f64 / drawn as f64;
            let share = texts.percent(&texts.decimal(share, 0));
            return texts.with("filter-share", &[("share", share.into())]);
        }
        let boards = (drawn as f64 / fitting as f64).round() as u64;
        texts.with("filter-one-in", &[("boards", texts.count(boards).into())])
    }

    /// A limit below its name.
    fn field<'a>(&'a self, limit: FilterLimit, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let (name, figure) = match limit {
            FilterLimit::MinBbbv => ("filter-min", "records-3bv"),
            FilterLimit::MaxBbbv => ("filter-max", "records-3bv"),
            FilterLimit::MinOpenings => ("filter-min", "counter-openings"),
            FilterLimit::MaxOpenings => ("filter-max", "counter-openings"),
            FilterLimit::MinEfficiency => ("filter-min", "filter-efficiency"),
            FilterLimit::MinFirstClick => ("filter-min", "filter-first-click"),
        };
        let name = ctx.texts.with(name, &[("figure", ctx.texts.get(figure).into())]);
        let unit = if limit == FilterLimit::MinEfficiency { " (%)" } else { "" };
        let label = words::note(format!("{name}{unit}"), ctx.palette);
        let field = form::Stepper {
            id: field_id(limit),
            name,
            typed: &self.texts[limit as usize],
            range: RANGE,
            problem: self.problem(limit, ctx.texts),
        };
        let on_input = move |typed| Message::Typed(limit, typed);
        let on_step = |by| Message::Stepped(limit, by);
        let field = field.view(on_input, on_step, Message::Accepted, (ctx.texts, ctx.palette));
        column![label, field].spacing(theme::UNIT).width(Fill).into()
    }

    /// What it shows, wherever that is.
    pub(super) fn page<'a, M: Clone + Send + Sync + 'static>(
        &'a self,
        on_message: fn(Message) -> M,
        ctx: ViewContext<'a>,
    ) -> DialogView<'a, M> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let is_on = self.draft.choice.is_on;
        let switch =
            buttons::checkbox(texts.get("filter-on"), is_on, theme::GAP, Message::Switched(!is_on));
        let filter = self.filter();
        let mut problems = FilterLimit::ALL.iter();
        let said = match problems.find_map(|&limit| self.problem(limit, texts)) {
            Some(problem) => Err(problem),
            None => filter
                .map(|filter| self.estimate(filter, texts))
                .ok_or_else(|| texts.get("filter-reversed").to_owned()),
        };
        let lines = FilterLimit::ALL.chunks(2).map(|line| {
            let line = row(line.iter().map(|&limit| self.field(limit, ctx)));
            line.spacing(theme::WIDE_GAP).align_y(End).into()
        });
        let content = column![words::note(texts.get("filter-about"), palette), switch]
            .extend(lines)
            .push(form::verdict(said, palette))
            .spacing(3.0 * theme::UNIT);
        let content = Element::from(content).map(on_message);
        DialogView::fitted(ctx, |room| scroll_area(content, room))
            .closed_by("cancel")
            .button("ok", filter.map(|_| on_message(Message::Accepted)))
            .main()
    }
}

impl DialogState for BoardFilterDialog {
    type Message = Message;

    const TITLE: &'static str = "filter-title";
    const ACCEPTED: Option<Message> = Some(Message::Accepted);
    fn title(&self, _: &dyn GameFacts, texts: &Texts) -> String {
        format!("{} · {}", texts.get(Self::TITLE), texts.level(self.draft.level))
    }

    fn first_field(&self) -> Option<&'static str> {
        Some(field_id(FilterLimit::MinBbbv))
    }

    fn job(&self) -> Option<Job<Message>> {
        let draft = self.draft;
        Some(Job::new(move || Message::Sampled(draft.level, draft.draw())))
    }

    fn update(&mut self, message: Message) -> Effects {
        match message {
            Message::Switched(on) => self.draft.choice.is_on = on,
            Message::Typed(limit, typed) => {
                self.texts[limit as usize] = typed;
                // Whoever sets a limit wants it.
                self.draft.choice.is_on = true;
            }
            Message::Stepped(limit, by) => {
                let next = form::stepped(&self.texts[limit as usize], by, &RANGE);
                return self.update(Message::Typed(limit, next.to_string()));
            }
            Message::Sampled(level, sample) if level == self.draft.level => self.sample = sample,
            Message::Sampled(..) => {}
            Message::Accepted => {
                let Some(filter) = self.filter() else {
                    return Vec::new();
                };
                let choice = FilterChoice { filter, ..self.draft.choice };
                return vec![
                    Request::Close.into(),
                    Request::Change(SettingChange::Filter(self.draft.level, choice)).into(),
                ];
            }
        }
        Vec::new()
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        self.page(|message| message, ctx)
    }
}
