//! The screen with positions to solve: endless ones of the kind that the player wants, or some
//! that are given.

pub mod missed;
mod panel;
pub mod ratings;
pub mod supply;
mod view;

use crate::config::{PracticeKind, PracticeSize, PracticeTime, Settings};
use crate::game::{BoardSize, Level, Moment};
use crate::i18n::steps::Naming;
use crate::i18n::{Texts, args, practice as words};
use crate::platform::local_clock;
use crate::practice::lesson::Topic;
use crate::practice::{
    AnswerResult, Attempt, GameMoment, Position, Progress, ProgressChange, Puzzle,
};
use crate::ui::board::cell_grid::BoardEvent;
use crate::ui::board::scroll_pane::PanZoom;
use crate::ui::features::practice::missed::MissedDialog;
use crate::ui::features::practice::ratings::RatingsDialog;
use crate::ui::features::practice::supply::{Arrival, Supplied, is_help_free};
use crate::ui::features::puzzle::{PuzzleBoard, Said, Turn, Words, scroll_words};
use crate::ui::kit::focus::navigation;
use crate::ui::screen::context::Context;
use crate::ui::screen::effect::{self, Effect, Effects, Request, StorageRequest, WindowRequest};
use crate::ui::screen::jobs::Job;
use crate::ui::screen::prelude::*;
use crate::ui::screen::step_walk::StepMove;
use crate::ui::screen::{BoardHost, ScreenState, ScreenUpdate};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use std::collections::VecDeque;
use std::time::Duration;
use supply::Supply;

pub use supply::{PositionResult, chances};

/// How far a page of the words is scrolled, as a share of the window's height.
const PAGE: f32 = 0.1;

#[derive(Debug, Clone)]
pub struct PracticeScreen {
    source: Source,
    /// `None` while the next position is awaited.
    pub board: Option<PuzzleBoard>,
    /// What this position counts, unless it was given.
    score: Option<Score>,
    /// When the time for this position is up.
    ends: Option<Moment>,
    /// Since when that time stands still.
    stopped: Option<Moment>,
    time_is_up: bool,
    /// Whether a narrow window shows the further choices.
    shows_more: bool,
}

/// Where the positions come from.
#[derive(Debug, Clone)]
enum Source {
    Endless(Supply),
    Moments {
        left: VecDeque<GameMoment>,
        all: usize,
    },
    /// One position of the player's own, until it is shown.
    Single(Option<Box<Position>>),
}

#[derive(Debug, Clone)]
pub enum Message {
    Command(Command),
    Pointer(BoardEvent),
    PanZoom(PanZoom),
    Kind(PracticeKind),
    Size(PracticeSize),
    Time(PracticeTime),
    ToggleMore,
    /// Show what was missed in games.
    ShowMissed,
    ShowRatings,
    ShowAnswer,
    ShowLesson(Topic),
    /// Goes through the steps of an explanation.
    Steps(StepMove),
    Next,
    PositionReady(PositionResult),
}

impl PracticeScreen {
    /// Endless positions. `seed` decides which.
    pub fn endless(seed: u64) -> Self {
        Self::of(Source::Endless(Supply::new(seed)))
    }

    /// These moments of a game, one after the other. They change no rating.
    pub fn moments(moments: Vec<GameMoment>) -> Self {
        let all = moments.len();
        Self::of(Source::Moments { left: moments.into(), all })
    }

    /// A position of the player's own. It changes no rating.
    pub fn puzzle(position: Position) -> Self {
        Self::of(Source::Single(Some(Box::new(position))))
    }

    const fn of(source: Source) -> Self {
        Self {
            source,
            board: None,
            score: None,
            ends: None,
            stopped: None,
            time_is_up: false,
            shows_more: false,
        }
    }

    /// Whether positions of the player's choice come without end.
    pub const fn is_endless(&self) -> bool {
        matches!(self.source, Source::Endless(_))
    }

    /// The level of the board that is shown, or is awaited.
    fn current_level(&self, settings: &Settings) -> Level {
        let shown = self.board.as_ref().map(|board| board.game().level());
        shown.unwrap_or_else(|| settings.practice_size.level())
    }

    fn board_size(&self, settings: &Settings) -> BoardSize {
        let shown = self.board.as_ref().map(|board| board.game().size());
        shown.unwrap_or_else(|| settings.practice_size.level().size())
    }

    fn is_over(&self) -> bool {
        self.board.as_ref().is_some_and(|board| board.attempt().is_over())
    }

    /// The seconds that are left for this position, rounded up.
    pub fn seconds_left(&self, now: Moment) -> Option<u64> {
        let now = self.stopped.unwrap_or(now);
        self.ends.map(|ends| ends.since(now).div_ceil(1_000))
    }

    /// What is said now; `None` without a board.
    pub fn said(&self, texts: &Texts, settings: &Settings, naming: Naming) -> Option<Words> {
        let board = self.board.as_ref()?;
        let mut words = board.words(texts, settings, naming);
        if let Some(cost) = self.hint_cost().filter(|_| *board.said() == Said::FirstHint) {
            words.text = texts.paragraph(&[words.text.as_str(), texts.get(cost)]);
        }
        if self.time_is_up && *board.said() == Said::Task {
            texts.get("practice-time-up").clone_into(&mut words.heading);
            texts.get("practice-time-up-text").clone_into(&mut words.text);
        }
        let is_repeat = self.score.is_some_and(|score| score.is_repeat && score.result.is_none());
        if is_repeat && words.text.is_empty() {
            texts.get("practice-repeat").clone_into(&mut words.text);
        }
        Some(words)
    }

    /// The key of the text that says what a hint cost, if there was no answer before it.
    fn hint_cost(&self) -> Option<&'static str> {
        let mistakes = self.board.as_ref()?.attempt().mistakes();
        let score = self.score?;
        match score.result {
            None if score.is_helped => Some("practice-hint-free-text"),
            Some(AnswerResult::Wrong) if mistakes == 0 && !self.time_is_up => {
                Some("practice-hint-cost-text")
            }
            _ => None,
        }
    }

    /// The keys of the texts that say why there is no board.
    fn why_no_board(&self) -> Vec<&'static str> {
        match &self.source {
            Source::Endless(supply) if supply.found_none() => {
                vec!["practice-not-found", "practice-not-found-text"]
            }
            _ => vec!["practice-waiting"],
        }
    }
}

impl PracticeScreen {
    const fn title(&self) -> &'static str {
        match self.source {
            Source::Endless(_) => "practice",
            Source::Moments { .. } => "moments-button",
            Source::Single(_) => "bench",
        }
    }
}

impl ScreenState for PracticeScreen {
    fn name(&self) -> Option<&'static str> {
        Some(self.title())
    }

    fn level(&self, settings: &Settings) -> Option<Level> {
        Some(self.current_level(settings))
    }

    fn text(&self, ctx: Context<'_>) -> Option<String> {
        let (texts, settings) = (ctx.texts, ctx.settings);
        let Some(said) = self.said(texts, settings, Naming::Coordinates) else {
            return Some(texts.paragraph(
                &self.why_no_board().into_iter().map(|key| texts.get(key)).collect::<Vec<_>>(),
            ));
        };
        let parts = [Some(said.line(texts)), self.rating_text(ctx)].into_iter().flatten();
        Some(texts.paragraph(&parts.collect::<Vec<_>>()))
    }

    /// The clock each second, and what the board waits for.
    fn next_deadline(&self, now: Moment) -> Option<Moment> {
        let second = self.ends.filter(|_| self.stopped.is_none()).map(|ends| {
            let left = ends.since(now);
            Moment(ends.0 - left.saturating_sub(1) / 1_000 * 1_000)
        });
        let board = self.board.as_ref().and_then(|board| board.next_deadline(now));
        second.into_iter().chain(board).min()
    }

    /// The time for a position stands still while something is in front of it.
    fn set_covered(&mut self, is_covered: bool, now: Moment) {
        match self.stopped {
            None if is_covered => self.stopped = Some(now),
            Some(since) if !is_covered => {
                self.stopped = None;
                self.ends = self.ends.map(|ends| Moment(ends.0 + now.since(since)));
            }
            _ => {}
        }
    }

    fn board(&self) -> Option<&dyn BoardHost> {
        self.board.as_ref().map(|board| board as _)
    }

    fn board_mut(&mut self) -> Option<&mut dyn BoardHost> {
        self.board.as_mut().map(|board| board as _)
    }
}

impl ScreenUpdate for PracticeScreen {
    type Message = Message;

    fn update(&mut self, message: Message, ctx: Context<'_>) -> Effects<Message> {
        match message {
            Message::Command(command) => self.run_command(command, ctx),
            Message::Pointer(event) => self.turn(|board| board.on_event(event), ctx),
            Message::PanZoom(pan_zoom) => Request::PanZoom(pan_zoom).into(),
            Message::Kind(kind) => Request::Change(SettingChange::PracticeKind(kind)).into(),
            Message::Size(size) => Request::Change(SettingChange::PracticeSize(size)).into(),
            Message::Time(time) => Request::Change(SettingChange::PracticeTime(time)).into(),
            Message::ToggleMore => {
                self.shows_more = !self.shows_more;
                Vec::new()
            }
            Message::ShowMissed => Request::Open(MissedDialog.into()).into(),
            Message::ShowRatings => Request::Open(RatingsDialog::default().into()).into(),
            Message::ShowLesson(topic) => Request::ShowLesson(topic).into(),
            Message::Steps(step) => self.turn(|board| board.go(step, ctx.now), ctx),
            Message::ShowAnswer => self.turn(|board| board.show_answer(ctx.now), ctx),
            Message::Next => {
                // The button shows the answer from now on, and Enter must not press that.
                let unfocus = Effect::Task(navigation::unfocus());
                [unfocus].into_iter().chain(self.next(ctx)).collect()
            }
            Message::PositionReady(result) => self.on_result(result, ctx),
        }
    }

    fn on_command(&mut self, command: Command, ctx: Context<'_>) -> Option<Effects<Message>> {
        Some(match command {
            Command::New | Command::NoGuess if self.is_over() => self.next(ctx),
            Command::New | Command::NoGuess => Vec::new(),
            Command::PageUp | Command::PageDown
                if self.board.as_ref().is_some_and(|board| *board.said() != Said::Task) =>
            {
                let page = if command == Command::PageUp { -PAGE } else { PAGE };
                vec![scroll_words(page, ctx)]
            }
            Command::PageUp | Command::PageDown => Request::Run(command).into(),
            _ => {
                let turn = self.board.as_mut()?.on_command(command, ctx.now)?;
                self.on_turn(turn, ctx)
            }
        })
    }

    fn on_timer(&mut self, ctx: Context<'_>) -> Effects<Message> {
        let mut effects = Vec::new();
        if self.stopped.is_none() && self.ends.is_some_and(|ends| ends <= ctx.now) {
            self.time_is_up = true;
            effects.extend(self.count(AnswerResult::Wrong, ctx));
        }
        effects.extend(self.turn(|board| board.on_timer(ctx.now), ctx));
        effects
    }

    fn apply_settings(&mut self, before: &Settings, ctx: Context<'_>) -> Effects<Message> {
        let wish = |it: &Settings| (it.practice_kind, it.practice_size, it.practice_time);
        // A smaller goal may be reached already.
        let mut effects: Effects<Message> = save_goal(ctx.progress, ctx).into_iter().collect();
        if let Source::Endless(supply) = &mut self.source
            && wish(ctx.settings) != wish(before)
        {
            supply.cancel();
            effects.extend(self.next(ctx));
        }
        effects
    }

    fn on_shown(&mut self, ctx: Context<'_>) -> Effects<Message> {
        let mut effects = if self.board.is_none() { self.next(ctx) } else { Vec::new() };
        effects.push(Request::Window(WindowRequest::Grow).into());
        effects
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        self.view(ctx)
    }
}

/// The answers of today, where the player is.
#[derive(Debug, Clone, Copy)]
struct Today {
    day: Date,
    /// Right without help.
    right: usize,
    /// Neither right nor wrong: with free help.
    helped: usize,
    all: usize,
}

impl Today {
    fn of(progress: &Progress) -> Self {
        let zone = TimeZone::system();
        let day = local_clock::timestamp().to_zoned(zone.clone()).date();
        let mut today = Self { day, right: 0, helped: 0, all: 0 };
        for result in progress.answers_of(day, &zone) {
            today.right += usize::from(result == AnswerResult::Right);
            today.helped += usize::from(result == AnswerResult::Helped);
            today.all += 1;
        }
        today
    }

    fn is_goal_reached(self, settings: &Settings) -> bool {
        settings.practice_goal.positions().is_some_and(|goal| self.all >= goal)
    }

    /// What has to be saved once the goal is reached.
    fn reached(self, progress: &Progress, settings: &Settings) -> Option<ProgressChange> {
        let is_new = self.is_goal_reached(settings) && !progress.goals.contains(&self.day);
        is_new.then_some(ProgressChange::GoalReached { day: self.day })
    }

    /// The name and the figure of the answers that were right.
    fn right(self, texts: &Texts) -> Option<(&str, String)> {
        let (right, rated) = (self.right as u64, (self.all - self.helped) as u64);
        (rated > 0).then(|| (texts.get("practice-today"), words::share(texts, right, rated)))
    }

    /// The name and the figure of the goal: how much is done of it, or for how many days in a row it
    /// was reached.
    fn goal<'a>(
        self,
        progress: &Progress,
        settings: &Settings,
        texts: &'a Texts,
    ) -> Option<(&'a str, String)> {
        let goal = settings.practice_goal.positions()?;
        if !self.is_goal_reached(settings) {
            let share = words::share(texts, self.all as u64, goal as u64);
            return Some((texts.get("practice-goal-today"), share));
        }
        let days = progress.goal_streak(self.day).max(1);
        Some((texts.get("practice-goal-reached"), texts.with("practice-goal-days", args![days])))
    }
}

/// What a position counts: the first answer to it, or that there was none in time.
#[derive(Debug, Clone, Copy)]
struct Score {
    puzzle: Puzzle,
    /// Whether it was answered wrong before: then it changes no rating.
    is_repeat: bool,
    limit: Option<Duration>,
    /// The number of the position among those that place a new player, from 1.
    placing: Option<u32>,
    /// Whether free help was given before an answer.
    is_helped: bool,
    /// What it was counted as.
    result: Option<AnswerResult>,
    /// How much more the rating is since then, overall and for the kind.
    gains: [i64; 2],
}

impl Score {
    const fn new(
        puzzle: Puzzle,
        is_repeat: bool,
        limit: Option<Duration>,
        placing: Option<u32>,
    ) -> Self {
        let (is_helped, result, gains) = (false, None, [0; 2]);
        Self { puzzle, is_repeat, limit, placing, is_helped, result, gains }
    }

    /// Counts the first answer, which is worth less if it is right with help.
    fn count(&mut self, result: AnswerResult, progress: &Progress) -> Option<ProgressChange> {
        if self.result.is_some() {
            return None;
        }
        let result = match result {
            AnswerResult::Right if self.is_helped => AnswerResult::Helped,
            result => result,
        };
        let (at, puzzle, limit) = (local_clock::timestamp(), self.puzzle, self.limit);
        let change = ProgressChange::Answered { at, puzzle, limit, result };
        let mut after = progress.clone();
        after.apply(&change);
        self.result = Some(result);
        self.gains = [None, Some(puzzle.wish.kind)].map(|kind| {
            let value = |progress: &Progress| i64::from(progress.rating(kind).rounded().0);
            if self.placing.is_some() { 0 } else { value(&after) - value(progress) }
        });
        Some(change)
    }
}

/// What a turn of the player leads to: it is counted, and the next position comes.
impl PracticeScreen {
    fn on_result(&mut self, result: PositionResult, ctx: Context<'_>) -> Effects<Message> {
        let Source::Endless(supply) = &mut self.source else {
            return Vec::new();
        };
        match supply.on_result(result) {
            Arrival::Expected if self.board.is_none() => self.next(ctx),
            Arrival::Unwanted | Arrival::Expected => Vec::new(),
            Arrival::Gone(puzzle) => {
                let change = ProgressChange::Dropped { puzzle };
                let mut progress = ctx.progress.clone();
                progress.apply(&change);
                let unanswered = self.score.filter(|score| score.result.is_none());
                let shown = unanswered.map(|score| score.puzzle);
                let order = supply.order(shown, ctx.settings, &progress).map(make);
                let drop = Request::Store(StorageRequest::ChangeProgress(change)).into();
                [drop].into_iter().chain(order).collect()
            }
        }
    }

    /// Does something with the board, if there is one.
    fn turn(
        &mut self,
        act: impl FnOnce(&mut PuzzleBoard) -> (Turn, Effects),
        ctx: Context<'_>,
    ) -> Effects<Message> {
        let turn = self.board.as_mut().map(act);
        turn.map_or_else(Vec::new, |turn| self.on_turn(turn, ctx))
    }

    fn on_turn(&mut self, (turn, effects): (Turn, Effects), ctx: Context<'_>) -> Effects<Message> {
        let mut effects = effect::lift(effects);
        match turn {
            Turn::Nothing => {}
            Turn::Solved => effects.extend(self.count(AnswerResult::Right, ctx)),
            Turn::Missed => effects.extend(self.count(AnswerResult::Wrong, ctx)),
            Turn::Helped => effects.extend(self.help(ctx)),
            Turn::GoOn => effects.extend(self.next(ctx)),
        }
        effects
    }

    /// Help counts as a wrong answer, unless it is free: then it counts with the answer that
    /// follows. It stops the clock in any case.
    fn help(&mut self, ctx: Context<'_>) -> Effects<Message> {
        if !is_help_free(ctx.progress) {
            return self.count(AnswerResult::Wrong, ctx);
        }
        self.ends = None;
        if let Some(score) = &mut self.score {
            score.is_helped = true;
        }
        let is_shown = self.is_over();
        if is_shown { self.count(AnswerResult::Helped, ctx) } else { Vec::new() }
    }

    /// The first answer to a position counts, and stops the clock.
    fn count(&mut self, result: AnswerResult, ctx: Context<'_>) -> Effects<Message> {
        self.ends = None;
        let score = self.score.as_mut();
        let Some(change) = score.and_then(|score| score.count(result, ctx.progress)) else {
            return Vec::new();
        };
        let mut progress = ctx.progress.clone();
        progress.apply(&change);
        let mut order = None;
        // A right answer was expected, and what places a new player depends on it.
        if let Source::Endless(supply) = &mut self.source
            && result != AnswerResult::Right
            && ctx.progress.placing().is_some()
        {
            supply.cancel();
            order = supply.order(None, ctx.settings, &progress).map(make);
        }
        let store = Request::Store(StorageRequest::ChangeProgress(change)).into();
        [store].into_iter().chain(save_goal(&progress, ctx)).chain(order).collect()
    }

    /// Shows the next position, if it is there, and orders the one after it.
    fn next(&mut self, ctx: Context<'_>) -> Effects<Message> {
        let (settings, level) = (ctx.settings, self.current_level(ctx.settings));
        let (position, moment, chances, effects) = match &mut self.source {
            Source::Endless(supply) => {
                let Some(Supplied { position, puzzle, is_repeat, chances }) = supply.take() else {
                    (self.board, self.score, self.ends) = (None, None, None);
                    let job = supply.order(None, settings, ctx.progress);
                    return job.map(make).into_iter().collect();
                };
                let (limit, placing) = (supply::limit(settings), ctx.progress.placing());
                self.score = Some(Score::new(puzzle, is_repeat, limit, placing));
                let job = supply.order(Some(puzzle), settings, ctx.progress).map(make);
                (position, None, chances, job)
            }
            Source::Moments { left, .. } => match left.pop_front() {
                Some(GameMoment { mistake, explanation, position }) => {
                    let chances = supply::chances(&position);
                    (position, Some((mistake, explanation)), chances, None)
                }
                None => return Request::Close.into(),
            },
            Source::Single(position) => match position.take() {
                Some(position) => {
                    let chances = supply::chances(&position);
                    (*position, None, chances, None)
                }
                None => return Request::Close.into(),
            },
        };
        let attempt = Attempt::new(position, settings.rules());
        let board = PuzzleBoard::new(attempt, settings.input_config()).with_chances(chances);
        let board = match moment {
            Some((mistake, explanation)) => board.with_mistake(mistake, explanation),
            None => board,
        };
        let mut board = match self.board.take() {
            Some(before) => board.replacing(&before),
            None => board,
        };
        // For a player who listens, the cursor is on the board at once.
        let cursor = (ctx.machine.has_screen_reader()).then(|| board.move_cursor((0, 0)));
        board.reveal_marks();
        self.board = Some(board);
        self.time_is_up = false;
        let limit = settings.practice_time.seconds().filter(|_| self.score.is_some());
        self.ends = limit.map(|seconds| Moment(ctx.now.0 + seconds * 1_000));
        self.stopped = self.stopped.map(|_| ctx.now);
        // A larger board may need a larger window.
        let grows = (self.current_level(settings) != level)
            .then_some(Request::Window(WindowRequest::Grow).into());
        let cursor = effect::lift(cursor.unwrap_or_default());
        effects.into_iter().chain(grows).chain(cursor).collect()
    }
}

/// Saves that the goal of today is reached with this progress, if that is new.
fn save_goal(progress: &Progress, ctx: Context<'_>) -> Option<Effect<Message>> {
    let change = Today::of(progress).reached(progress, ctx.settings)?;
    Some(Request::Store(StorageRequest::ChangeProgress(change)).into())
}

/// The job that makes a position.
fn make(job: Job<PositionResult>) -> Effect<Message> {
    Effect::Job(job.map(Message::PositionReady))
}
