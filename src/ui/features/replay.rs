//! The screen that plays a recording.

pub(super) mod controls;
pub mod explanation;
pub mod gif;
pub mod play_clock;
pub mod review;

use crate::config::Settings;
use crate::config::command::Command;
use crate::config::counter_list::CounterTime;
use crate::game::counters::{Figures, VisibleBbbv};
use crate::game::{Level, Moment, Pos, ShownBoard, VisibleCell};
use crate::i18n::review::moment_line;
use crate::i18n::steps::{Naming, plain};
use crate::i18n::{Texts, announcements, args, luck};
use crate::replay::game_review::{OverlookedKind, ReviewMoment};
use crate::replay::{Playback, Recording};
use crate::solver::query::ProbabilityMap;
use crate::ui::board::look::EndDisplay;
use crate::ui::board::picture::BoardPicture;
use crate::ui::board::scroll_pane::PanZoom;
use crate::ui::board::{self, Annotations, BoardPane, HintAdvice, layout};
use crate::ui::features::luck_review::{self, LuckReview};
use crate::ui::kit::mark_timeline::{MarkShape, TimelineMark};
use crate::ui::screen::effect::{
    Effect, Effects, NextGame, RecordedMoment, Request, WindowRequest,
};
use crate::ui::screen::jobs::Job;
use crate::ui::screen::prelude::*;
use crate::ui::screen::step_walk::{StepMove, StepWalk};
use crate::ui::screen::strip_layout::StripPlacement;
use crate::ui::screen::view_context::ViewContext;
use crate::ui::screen::{BoardHost, ScreenState, ScreenUpdate, SpokenState, counters_view, sheet};
use crate::workbench::Setup;
use explanation::{Explanation, ExplanationResult};
use iced::Rectangle;
use iced::widget::{column, responsive};
use play_clock::{PlayClock, PlaybackSpeed};
use review::{OddsOverlay, OddsResult, ReplayReview, ReviewResult};

/// The height of the details below a board.
const DETAILS_BELOW: f32 = 20.0 * theme::UNIT;

#[derive(Debug, Clone)]
pub struct ReplayScreen {
    pub playback: Playback,
    /// The name of its file, or what else it is called.
    name: String,
    /// Whether all counters and marks are shown.
    pub details: bool,
    /// Whether it is the recording of the game in progress: then odds are help.
    pub is_live: bool,
    pub odds: OddsOverlay,
    pub luck_review: LuckReview,
    pub review: ReplayReview,
    /// Where a GIF begins and ends, in ms, if it is not to be of all.
    part: Option<[i32; 2]>,
    pub explanation: Explanation,
    pub clock: PlayClock,
    pub pane: BoardPane,
}

#[derive(Debug, Clone)]
pub enum Message {
    Command(Command),
    /// To this time, in ms.
    Seek(i32),
    /// A GIF is wanted of what is between these times, in ms.
    Part([i32; 2]),
    Speed(PlaybackSpeed),
    /// To the position after this many events.
    SeekEvent(usize),
    OddsResult(OddsResult),
    LuckResult(luck_review::LuckResult),
    ReviewResult(ReviewResult),
    ExplanationResult(ExplanationResult),
    /// Goes through the steps of an explanation.
    Steps(StepMove),
    PanZoom(PanZoom),
    /// The mouse over the board, where it does nothing.
    Ignored,
}

impl ReplayScreen {
    /// `name` is that of its file, or what else it is called.
    pub fn new(recording: Recording, name: String) -> Self {
        Self {
            playback: Playback::new(recording),
            name,
            details: false,
            is_live: false,
            odds: OddsOverlay::default(),
            luck_review: LuckReview::default(),
            review: ReplayReview::default(),
            part: None,
            explanation: Explanation::default(),
            clock: PlayClock::default(),
            pane: BoardPane::default(),
        }
    }

    /// Marks the recording as one of a game in progress.
    pub fn for_live_game(self) -> Self {
        Self { is_live: true, ..self }
    }

    /// Stops after this many events, shows the odds, and explains what was wrong there.
    pub fn paused_at(mut self, events: usize) -> Self {
        self.playback.seek_event(events);
        self.odds.set_shown(true);
        self.explanation.ask(events);
        self
    }

    pub const fn recording(&self) -> &Recording {
        &self.playback.recording
    }

    pub const fn is_running(&self) -> bool {
        self.clock.is_running()
    }

    /// What is still to be found out.
    fn jobs(&mut self) -> Effects<Message> {
        let luck = self.luck_job().map(|job| job.map(Message::LuckResult));
        let review = self.review.job_once(&self.playback.recording, self.luck_review.shared());
        let review = review.map(|job| job.map(Message::ReviewResult));
        let odds = self.odds_job().map(|job| job.map(Message::OddsResult));
        let explanation = self.explanation_job().map(|job| job.map(Message::ExplanationResult));
        let all = luck.into_iter().chain(review).chain(odds).chain(explanation);
        all.map(Effect::Job).collect()
    }

    /// Returns the job only once; for a game in progress only together with the odds.
    pub fn luck_job(&mut self) -> Option<Job<luck_review::LuckResult>> {
        if self.is_live && !self.odds.is_shown() {
            return None;
        }
        let recording = &self.playback.recording;
        self.luck_review.job_once(|| Some(recording.clone()))
    }

    /// Where time was lost now. A wasted click is over too soon to be shown while the recording runs.
    pub fn review_moments(&self) -> impl Iterator<Item = ReviewMoment> {
        let is_brief = |moment: &ReviewMoment| matches!(moment, ReviewMoment::Wasted(_));
        let moments = self.review.moments_at(self.playback.position().0);
        moments.filter(move |moment| !is_brief(moment) || !self.is_running())
    }

    /// The cells with a ring because a click there was late or wasted.
    fn clicked_late(&self) -> impl Iterator<Item = Pos> {
        self.review_moments().filter_map(|moment| match moment {
            ReviewMoment::Overlooked(_) => None,
            ReviewMoment::Slow(slow) => Some(slow.click.pos),
            ReviewMoment::Wasted(wasted) => wasted.pos,
        })
    }

    /// The cells with a ring because they are safe.
    fn overlooked(&self) -> impl Iterator<Item = Pos> {
        self.review_moments().filter_map(|moment| match moment {
            ReviewMoment::Overlooked(overlooked) => Some(overlooked.pos),
            ReviewMoment::Slow(_) | ReviewMoment::Wasted(_) => None,
        })
    }

    /// The cell below the pointer and those with a ring, the most important last.
    pub fn cells_to_show(&self) -> impl Iterator<Item = Pos> {
        let pointed = self.playback.session().pointer().hovered();
        let explained = self.explanation.walk().into_iter().flat_map(StepWalk::cells);
        let marked = self.clicked_late().chain(self.overlooked());
        pointed.into_iter().chain(marked).chain(explained)
    }

    fn reveal(&self) {
        self.pane.scroll_to(self.cells_to_show());
    }

    pub fn odds_job(&mut self) -> Option<Job<OddsResult>> {
        self.odds.job(self.playback.session().game())
    }

    pub fn handle(&mut self, message: Message, now: Moment) -> Effects<Message> {
        match message {
            Message::Command(command) => return self.act(command, now).unwrap_or_default(),
            Message::Seek(time) => self.seek(time, now),
            Message::Part(times) => self.set_part(times),
            Message::SeekEvent(events) => {
                self.clock.stop();
                self.playback.seek_event(events);
                self.reveal();
            }
            Message::OddsResult(result) => self.odds.on_result(result),
            Message::LuckResult(result) => {
                self.luck_review.on_result(result);
            }
            Message::ReviewResult(result) => {
                self.review.on_result(result, self.luck_review.luck());
            }
            Message::ExplanationResult(result) => {
                self.explanation.on_result(result);
                self.reveal();
            }
            Message::Steps(step) => self.walk(step, now),
            Message::Speed(speed) => self.clock.speed = speed,
            Message::PanZoom(pan_zoom) => return Request::PanZoom(pan_zoom).into(),
            Message::Ignored => {}
        }
        Vec::new()
    }

    /// Goes to another step of the explanation.
    fn walk(&mut self, step: StepMove, now: Moment) {
        if let Some(walk) = self.explanation.walk_mut() {
            walk.go(step, now);
            self.reveal();
        }
    }

    /// Starts from the beginning if it is at the end. What takes no time is at its end at once.
    pub fn run(&mut self, now: Moment) {
        if self.playback.begin() >= self.playback.end() {
            return self.playback.seek(self.playback.end());
        }
        if self.playback.time() >= self.playback.end() {
            self.playback.seek(self.playback.begin());
        }
        self.clock.start(now);
    }

    fn seek(&mut self, time: i32, now: Moment) {
        self.playback.seek(time);
        self.clock.restart(now);
    }

    /// Plays up to this time, if it runs.
    pub fn advance(&mut self, now: Moment) {
        let Some(way) = self.clock.advance(now) else { return };
        self.playback.seek(self.playback.time().saturating_add(way));
        if self.playback.time() >= self.playback.end() {
            self.clock.stop();
        }
    }

    /// The board as it is now, with the result below at the end.
    pub fn picture(&self, ctx: Context<'_>) -> BoardPicture {
        let game = self.playback.session().game();
        let is_over = game.phase().is_over();
        let caption = is_over.then(|| controls::facts(self, ctx.texts).join(" · "));
        BoardPicture {
            chances: self.odds.chances().cloned(),
            caption: caption.into_iter().collect(),
            ..BoardPicture::new(game.clone(), EndDisplay::Inline, ctx.sprites)
        }
    }

    /// The board and the counters, in this area of the window.
    fn below_bars<'a>(&'a self, area: Rectangle, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let size = self.recording().level.size();
        let has_counters = self.details && counters_view::has_room(ctx.window);
        let cells = |less: Size| {
            let room = layout::without_margins(area.size() - less, sheet::margin(ctx.window));
            layout::largest_cell_size(size, room)
        };
        // They go where they leave larger cells.
        let beside = Size::new(counters_view::WIDTH, 0.0);
        let below = Size::new(0.0, DETAILS_BELOW);
        let is_beside = has_counters && cells(beside) >= cells(below);
        let is_below = has_counters && !is_beside;
        let beside = if is_beside { counters_view::WIDTH } else { 0.0 };
        let height = area.height - if is_below { DETAILS_BELOW } else { 0.0 };
        let area = Rectangle { height, ..area };
        let fit = ctx.board_layout_beside(size, area, beside);
        let mut board = controls::board_view(&self.playback, fit, &self.pane, ctx);
        let (chances, marks) = self.marks();
        let pointer = board.annotations.pointer;
        board.shows_rulers |= self.explanation.walk().is_some() || self.pane.cursor.is_some();
        board.annotations = Annotations { pointer, cursor: self.pane.cursor, ..marks };
        board.chances = chances;
        let board = board.view(|_| Message::Ignored, Message::PanZoom);
        let (figures, time) = self.figures(ctx);
        let counters = is_beside
            .then(|| counters_view::beside(counters_view::card(&figures, time, None, ctx)));
        let below = is_below.then(|| {
            let words = note(counters_view::in_words(&figures, time, ctx), ctx.palette);
            let words = scrollbar::vertical_with_gutter(words).width(Fill);
            let place = StripPlacement::Below(DETAILS_BELOW);
            bar_parts::strip_frame(words.into(), ctx.palette.surface.into(), place, ctx.palette)
        });
        column![board::with_beside(fit, board, counters), below].into()
    }
}

impl ScreenState for ReplayScreen {
    fn name(&self) -> Option<&'static str> {
        Some("announce-recording")
    }

    fn level(&self, _: &Settings) -> Option<Level> {
        Some(self.recording().level)
    }

    fn text(&self, ctx: Context<'_>) -> Option<String> {
        Some(self.spoken(ctx.texts))
    }

    fn is_running(&self) -> bool {
        self.clock.is_running()
    }

    fn plays_recording(&self) -> bool {
        true
    }

    fn board(&self) -> Option<&dyn BoardHost> {
        Some(self)
    }

    fn board_mut(&mut self) -> Option<&mut dyn BoardHost> {
        Some(self)
    }
}

impl ScreenUpdate for ReplayScreen {
    type Message = Message;

    fn update(&mut self, message: Message, ctx: Context<'_>) -> Effects<Message> {
        if let Message::Command(command) = message {
            return self.run_command(command, ctx);
        }
        let mut effects = self.handle(message, ctx.now);
        effects.extend(self.jobs());
        effects
    }

    fn on_command(&mut self, command: Command, ctx: Context<'_>) -> Option<Effects<Message>> {
        let place = |it: &Self| (it.playback.position().0, it.playback.time(), it.clock.speed);
        let (before, was_said) = (place(self), self.spoken(ctx.texts));
        let mut effects = self.act(command, ctx.now)?;
        if place(self) == before {
            effects.extend(
                self.clock.no_further(command, ctx.texts).map(|it| Request::Tell(it).into()),
            );
        } else if self.clock.speed == before.2 && self.spoken(ctx.texts) == was_said {
            // Another event of the same moment.
            effects.push(Request::Tell(was_said).into());
        }
        effects.extend(self.jobs());
        Some(effects)
    }

    fn on_timer(&mut self, ctx: Context<'_>) -> Effects<Message> {
        if self.explanation.walk_mut().is_some_and(|walk| walk.on_timer(ctx.now)) {
            self.reveal();
        }
        Vec::new()
    }

    fn on_frame(&mut self, ctx: Context<'_>) -> Effects<Message> {
        self.advance(ctx.now);
        self.jobs()
    }

    fn on_shown(&mut self, _: Context<'_>) -> Effects<Message> {
        self.reveal();
        let mut effects = vec![Request::Window(WindowRequest::Grow).into()];
        effects.extend(self.jobs());
        effects
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        column![
            controls::title_bar(self, ctx),
            controls::playback_bar(self, ctx),
            controls::time_area(self, ctx),
            responsive(move |room| self.below_bars(ctx.area(room), ctx)),
        ]
        .into()
    }
}

impl BoardHost for ReplayScreen {
    fn board(&self) -> &dyn ShownBoard {
        self.playback.session().game()
    }

    fn pane(&self) -> &BoardPane {
        &self.pane
    }

    fn is_played(&self) -> bool {
        false
    }

    fn marks(&self) -> (Option<&ProbabilityMap>, Annotations) {
        let mut marks = Annotations::default();
        match self.explanation.walk() {
            Some(walk) => {
                let game = self.playback.session().game();
                walk.annotate(|pos| game.cell(pos) == VisibleCell::Flag, &mut marks);
            }
            None => {
                marks.evidence = self.clicked_late().collect();
                marks.hints = self.overlooked().map(|pos| (pos, HintAdvice::Safe)).collect();
            }
        }
        (self.odds.chances(), marks)
    }

    /// A cursor to read with, which is there only once something is asked.
    fn move_cursor(&mut self, to: Option<Pos>, step: (i16, i16)) -> Effects {
        let session = self.playback.session();
        self.pane.cursor = to.or(self.pane.cursor);
        let sound = self.pane.move_cursor(step, session.game(), session.pointer().hovered());
        Request::Sound(sound).into()
    }

    fn next_deadline(&self, now: Moment) -> Option<Moment> {
        self.pane.next_deadline(now).into_iter().chain(self.explanation.next_deadline()).min()
    }

    fn changed(&self) -> &[Pos] {
        let action = self.playback.last_action();
        action.map_or(&self.pane().changed, |(_, outcome)| &outcome.changed)
    }

    fn elapsed(&self, _: Moment) -> Option<u64> {
        Some(self.playback.elapsed())
    }

    fn setup(&self) -> Option<Setup> {
        Some(Setup::of_game(self.playback.session().game()))
    }

    fn spoken(&self) -> SpokenState {
        SpokenState {
            odds: Some(self.odds.is_shown()),
            details: Some(self.details),
            speed: Some(self.clock.speed.name()),
            ..SpokenState::default()
        }
    }
}

impl ReplayScreen {
    /// `None` for a command that is not about recordings.
    fn act(&mut self, command: Command, now: Moment) -> Option<Effects<Message>> {
        match command {
            Command::Accept | Command::Open | Command::Pause if self.is_running() => {
                self.clock.stop();
            }
            Command::Accept | Command::Open | Command::Pause => self.run(now),
            Command::Left => {
                self.clock.stop();
                self.playback.step_back();
            }
            Command::Right => {
                self.clock.stop();
                self.playback.step();
            }
            Command::PageUp | Command::PageDown => {
                let events = self.playback.position().0;
                if let Some(place) = self.review.mark_beside(events, command == Command::PageDown) {
                    self.clock.stop();
                    self.playback.seek_event(place);
                }
                self.reveal();
            }
            Command::Up => self.clock.change_speed(true),
            Command::Down => self.clock.change_speed(false),
            Command::RowStart | Command::FirstCell => self.seek(self.playback.begin(), now),
            Command::RowEnd | Command::LastCell => self.seek(self.playback.end(), now),
            Command::GifFrom => self.mark(PartEnd::From),
            Command::GifTo => self.mark(PartEnd::To),
            Command::Hint if self.explanation.walk().is_some() => self.walk(StepMove::Next, now),
            Command::Hint => self.explain(),
            Command::Back | Command::Dismiss if self.explanation.walk().is_some() => {
                self.explanation.close();
            }
            Command::Odds => self.odds.set_shown(!self.odds.is_shown()),
            Command::Counters => self.details = !self.details,
            Command::OpenRecording
            | Command::SaveRecording
            | Command::SaveGif
            | Command::CopyPicture => return Some(Request::Run(command).into()),
            Command::Race | Command::RaceBoard if !self.is_live => {
                let rival = Box::new(self.recording().clone());
                return Some(Request::Play(NextGame::Race(rival)).into());
            }
            Command::PlayOn if !self.is_live => {
                return Some(Request::Play(NextGame::PlayOn(Box::new(self.moment()))).into());
            }
            _ => return None,
        }
        Some(Vec::new())
    }

    /// What is shown of the recording now.
    fn moment(&self) -> RecordedMoment {
        let (events, _) = self.playback.position();
        RecordedMoment { recording: self.recording().clone(), events, time: self.playback.time() }
    }
}

impl ReplayScreen {
    /// The counters that reveal mines are left out while the game is in progress.
    fn figures(&self, ctx: ViewContext<'_>) -> (Figures, CounterTime) {
        if !self.is_live {
            return (self.playback.figures(), CounterTime::Afterwards);
        }
        let session = self.playback.session();
        let needs_solved = ctx.settings.counter_list.needs_solved();
        let visible = needs_solved.then(|| VisibleBbbv::of(session.game())).flatten();
        let solved = visible.map(|it| it.count());
        let figures = Figures::during_game(&session.tally(), self.playback.elapsed(), solved);
        let clicks = session.clicks_now(self.playback.now());
        (figures.with_clicks_now(clicks), CounterTime::DuringGame)
    }
}

/// What is said of a recording: where it is, what has happened there, and its marks.
impl ReplayScreen {
    /// What is said now: the step of an explanation, or the position. While the recording runs, only
    /// where time was lost.
    fn spoken(&self, texts: &Texts) -> String {
        if let Some(walk) = self.explanation.walk() {
            return plain(&walk.sentence(texts, Naming::Coordinates));
        }
        let moments = self.review_moments().map(|moment| moment_line(texts, moment));
        if self.is_running() {
            let runs = texts.get("replay-runs").to_owned();
            return self.lost_time(texts).unwrap_or(runs);
        }
        let (events, _) = self.playback.position();
        let now = self.playback.now();
        let game = self.playback.session().game();
        let done = self
            .playback
            .last_action()
            .map(|(action, outcome)| announcements::action(texts, game, action, outcome, now));
        let time = time_text(self.playback.time(), self.playback.end(), texts);
        let place =
            done.map_or_else(|| time.clone(), |done| announcements::value(texts, &time, &done));
        let is_marked = self.review.marks().iter().any(|mark| mark.event == events);
        let stake = is_marked.then(|| self.stake(texts)).flatten();
        let parts = [place].into_iter().chain(moments).chain(stake).chain(self.part_text(texts));
        parts.collect::<Vec<_>>().join("\n")
    }

    /// What is at stake now, unless the review has said it.
    fn stake(&self, texts: &Texts) -> Option<String> {
        let is_told = self.review_moments().any(|moment| match moment {
            ReviewMoment::Overlooked(one) => one.kind == OverlookedKind::Guess,
            ReviewMoment::Slow(_) | ReviewMoment::Wasted(_) => false,
        });
        luck::next_guess(texts, self.luck_review.luck()?, self.playback.position().0, is_told)
    }

    /// Where time was lost while the recording runs.
    fn lost_time(&self, texts: &Texts) -> Option<String> {
        let mut moments = self.review_moments();
        let lost = moments.find(|moment| !matches!(moment, ReviewMoment::Wasted(_)))?;
        Some(moment_line(texts, lost))
    }
}

/// A mark on the time line, by its time and kind.
pub fn mark_name(mark: &TimelineMark, end: i32, texts: &Texts) -> String {
    let kind = texts.get(match mark.shape {
        MarkShape::Guess { .. } => "mark-guess",
        MarkShape::Overlooked => "mark-overlooked",
        MarkShape::Slow { .. } => "mark-slow",
        MarkShape::Wasted => "mark-wasted",
    });
    let time = time_text(mark.time, end, texts);
    match mark.shape {
        MarkShape::Guess { risk, .. } => {
            let guess = texts.with("announce-noted", args![cell = time, note = kind]);
            announcements::with_chance(texts, guess, Some(risk))
        }
        _ => texts.with("announce-noted", args![cell = time, note = kind]),
    }
}

/// One end of the part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PartEnd {
    From,
    To,
}

impl ReplayScreen {
    /// Where a GIF begins and ends, in ms; `None` for all of the recording.
    pub const fn part(&self) -> Option<[i32; 2]> {
        self.part
    }

    /// A GIF is made of what is between these times in ms, in any order; of all if there is nothing
    /// between them.
    fn set_part(&mut self, times: [i32; 2]) {
        let whole = [self.playback.begin(), self.playback.end()];
        let [from, to] = times.map(|time| time.clamp(whole[0], whole[1]));
        let part = [from.min(to), from.max(to)];
        self.part = (from != to && part != whole).then_some(part);
    }

    /// A GIF begins or ends at the time that is shown now. Where it would end before it begins, the
    /// other end is that of the recording.
    fn mark(&mut self, end: PartEnd) {
        let (now, whole) = (self.playback.time(), [self.playback.begin(), self.playback.end()]);
        let [from, to] = self.part.unwrap_or(whole);
        self.set_part(match end {
            PartEnd::From if now < to => [now, to],
            PartEnd::From => [now, whole[1]],
            PartEnd::To if from < now => [from, now],
            PartEnd::To => [whole[0], now],
        });
    }

    /// What is said of the part, if it is not the whole recording.
    fn part_text(&self, texts: &Texts) -> Option<String> {
        let [from, to] = self.part?.map(|ms| texts.decimal(f64::from(ms) / 1_000.0, 3));
        Some(texts.with("gif-part", args![from, to]))
    }
}

/// Where a recording is and how long it is, both in ms; negative before the first opening.
pub fn time_text(at: i32, end: i32, texts: &Texts) -> String {
    let seconds = |ms: i32| texts.decimal(f64::from(ms) / 1_000.0, 3);
    texts.with("replay-time", &[("at", seconds(at).into()), ("end", seconds(end).into())])
}
