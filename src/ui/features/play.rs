//! The screen of the game.

pub mod assistant;
pub mod assistant_bar;
pub mod auto_play;
mod autosave;
pub mod board_fields;
pub mod board_filter;
pub mod board_search;
mod caption;
mod classic_bar;
mod counter_boxes;
pub mod custom_board;
pub mod daily_game;
pub mod draft_marks;
mod game_end;
pub mod game_over;
mod game_sheet;
pub mod luck;
pub mod name_field;
pub mod new_record;
pub mod no_guess_search;
pub mod numbered_menu;
mod origins;
mod protocol;
pub mod question;
pub mod race;
pub mod ranked_result;
pub mod reactions;
pub mod result_summary;
mod rivals;
mod saving;
mod sharing;
pub mod shown_hint;
mod side_column;
pub mod top_bars;
mod view;

use crate::config::command::{Command, CommandContext};
use crate::config::{PlaySwitches, PlayerName, SettingChange, Settings};
use crate::game::counters::{Counters, Tally, VisibleBbbv};
use crate::game::pointer::{Gesture, InputConfig, MouseButton, PointerInput, PressPreview};
use crate::game::{
    Action, BoardGenerator, BoardOrigin, BoardSize, CustomBoard, Game, GameId, Level, Moment,
    Outcome, Phase, Pos, VisibleCell,
};
use crate::history::Record;
use crate::platform;
use crate::practice::first_steps::FirstStep;
use crate::replay::ghost::RivalKind;
use crate::replay::{Metadata, NeedlessGuess, Recording, Session};
use crate::solver::query::Algorithm;
use crate::ui::board::animation::Animation;
use crate::ui::board::cell_grid::BoardEvent;
use crate::ui::board::scroll_pane::PanZoom;
use crate::ui::board::{BoardPane, HintAdvice, keyboard_cursor};
use crate::ui::features::luck_review::{LuckResult, LuckReview};
use crate::ui::features::play::assistant::{AssistEffect, AssistResult};
use crate::ui::features::play::auto_play::AutoSpeed;
use crate::ui::features::play::board_search::SearchResult;
use crate::ui::features::play::reactions::MomentsResult;
use crate::ui::kit::motion;
use crate::ui::screen::dialog::Dialog;
use crate::ui::screen::effect::{self, Effect, Effects, Request, SearchChoice};
use crate::ui::screen::jobs::Job;
use crate::ui::screen::step_walk::StepMove;
use crate::workbench::{Cell, Setup};
use assistant::Assistant;
use autosave::Autosave;
use board_search::BoardSearch;
use name_field::NameField;
use race::Race;
use reactions::MomentReview;
use result_summary::ResultSummary;
use side_column::SizeDrawer;

pub use ranked_result::{DailyStanding, RankedResult, WinRank};

#[derive(Debug)]
pub struct PlayScreen {
    session: Session,
    id: GameId,
    /// Where its board comes from, and where the next ones come from.
    origin: BoardOrigin,
    next_origin: BoardOrigin,
    boards: BoardGenerator,
    first_seed: u64,
    /// How new boards are raced, if they are.
    races: Option<RivalKind>,
    /// The best win in this window on the board that was won last.
    best_win: Option<Recording>,
    autosave: Autosave,
    /// The record of the finished game, if it made one.
    record: Option<Record>,
    /// The dialog at the end of a game, and when it opens: the player sees the board first.
    pending_dialog: Option<(Moment, Box<dyn Dialog>)>,
    /// The name of the player's system account.
    system_name: Option<PlayerName>,
    pub pane: BoardPane,
    animated: bool,
    /// What was done, to be announced.
    pub actions: Vec<(Action, Outcome)>,
    pub animation: Option<Animation>,
    pub summary: Option<ResultSummary>,
    /// Whether the game was resumed and still waits to go on.
    is_resumed: bool,
    counters: Option<Counters>,
    size_drawer: SizeDrawer,
    has_flag_button: bool,
    /// Whether this is the player's first game, which explains some steps.
    pub explains_steps: bool,
    /// Whether that game was lost, so that this one says which boards need no guess.
    offers_no_guess: bool,
    switches: PlaySwitches,
    /// The solved 3BV that can be seen, while a counter needs it.
    visible: Option<VisibleBbbv>,
    pub assistant: Assistant,
    pub luck_review: LuckReview,
    moment_review: MomentReview,
    /// The race that is on, if any.
    pub race: Option<Race>,
    /// The search for the board of the first click, which waits meanwhile.
    search: Option<BoardSearch>,
}

/// What happens to the game and on its screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// What the screen does not do itself, it leaves to the app.
    Command(Command),
    Pointer(BoardEvent),
    CancelPress,
    PanZoom(PanZoom),
    ToggleSizes,
    /// Copy the result of the daily board that was played.
    CopyDaily,
    SetPlayer(Algorithm),
    SetSpeed(AutoSpeed),
    /// Goes through the steps of a hint.
    Steps(StepMove),
    /// Flags what the draft marks assume to be mines.
    KeepDraft,
    /// Closes what the sheet shows, but not a notice.
    CloseStrip,
    Name(name_field::Message),
    /// Shows or hides the figures of the result.
    ToggleDetails,
    LuckResult(LuckResult),
    MomentsResult(MomentsResult),
    Minimised,
    AssistResult(AssistResult),
    SearchResult(SearchResult),
    /// What becomes of the search.
    Search(SearchChoice),
    /// The moment of [`PlayScreen::next_deadline`] has come.
    TimerFired,
}

impl PlayScreen {
    /// A random game. Those after it are random, too.
    pub fn new(game: Game, config: InputConfig, now: Moment) -> Self {
        Self {
            session: Session::new(game, config, now),
            id: GameId(platform::random_seed()),
            origin: BoardOrigin::Fresh,
            next_origin: BoardOrigin::Fresh,
            boards: BoardGenerator::new(0),
            first_seed: 0,
            races: None,
            best_win: None,
            autosave: Autosave::default(),
            record: None,
            pending_dialog: None,
            system_name: None,
            pane: BoardPane::default(),
            animated: false,
            actions: Vec::new(),
            animation: None,
            summary: None,
            is_resumed: false,
            counters: None,
            size_drawer: SizeDrawer::default(),
            has_flag_button: false,
            explains_steps: false,
            offers_no_guess: false,
            switches: PlaySwitches::default(),
            visible: None,
            assistant: Assistant::default(),
            luck_review: LuckReview::default(),
            moment_review: MomentReview::default(),
            race: None,
            search: None,
        }
    }

    pub const fn game(&self) -> &Game {
        self.session.game()
    }

    /// Whether the game was resumed and still waits to go on.
    pub fn is_resumed(&self) -> bool {
        self.is_resumed && self.game().phase() == Phase::Paused
    }

    /// What lost a strict game.
    pub const fn needless_guess(&self) -> Option<&NeedlessGuess> {
        self.session.needless_guess()
    }

    pub const fn tally(&self) -> Tally {
        self.session.tally()
    }

    /// What is explained now, if that is done in this game.
    pub fn first_step(&self) -> Option<FirstStep> {
        let game = self.game();
        if self.offers_no_guess && game.is_untouched() && !game.needs_no_guess() {
            return Some(FirstStep::NoGuess);
        }
        let explains = self.explains_steps && !self.assistant.is_shown();
        explains.then(|| FirstStep::of(self.game(), self.tally(), self.assistant.was_used()))?
    }

    /// `None` until a cell was opened or marked.
    pub fn recording(&self, metadata: Metadata) -> Option<Recording> {
        self.session.recording(metadata)
    }

    /// Plays another game.
    pub fn deal(&mut self, game: Game, now: Moment) {
        let (size, laid) = (self.game().size(), game.size());
        let offers_no_guess = self.explains_steps && self.game().phase() == Phase::Lost;
        self.session.restart(now, |before| *before = game);
        self.forget_last(size);
        self.offers_no_guess = offers_no_guess;
        // The next game of a level begins without a wait: its board is there in one frame.
        let is_other = size != laid;
        self.animation = (self.animated && is_other).then(|| Animation::appear(laid, now));
    }

    /// Goes on with another game.
    pub fn go_on(&mut self, session: Session, helped: bool) {
        let size = self.game().size();
        self.session = session;
        self.forget_last(size);
        self.set_switches(self.switches);
        if helped {
            self.assistant.note_help();
        }
    }

    /// Forgets what was about the last game, whose board was of this size.
    fn forget_last(&mut self, size: BoardSize) {
        self.search = None;
        self.race = None;
        self.explains_steps = false;
        self.offers_no_guess = false;
        self.assistant.restart();
        self.luck_review = LuckReview::default();
        self.moment_review = MomentReview::default();
        self.summary = None;
        self.is_resumed = false;
        self.counters = None;
        self.visible = None;
        self.animation = None;
        self.pane = self.pane.for_next(size, self.game().size());
    }

    /// Opens and flags what is open and flagged in a position.
    pub fn set_up(&mut self, setup: &Setup, now: Moment) {
        // Flags first: an opening would open the cells under them.
        let flags = setup.size().positions().filter(|&pos| setup.cell(pos) == Cell::Flag);
        flags.for_each(|pos| drop(self.session.perform(Action::Mark(pos), now)));
        for pos in setup.size().positions() {
            if matches!(setup.cell(pos), Cell::Open(_)) && self.game().is_covered(pos) {
                self.session.perform(Action::Open(pos), now);
            }
        }
    }

    pub fn preview(&self) -> PressPreview {
        self.session.pointer().preview()
    }

    pub fn luck_job(&mut self) -> Option<Job<LuckResult>> {
        if !self.is_over() {
            return None;
        }
        self.luck_review.job_once(|| self.session.recording(Metadata::default()))
    }

    /// Shows the result after the animation of the end has passed; `name` is the field beside a
    /// record.
    pub fn show_summary(&mut self, result: RankedResult, name: Option<NameField>, now: Moment) {
        let passed = self.animation.as_ref().map_or(now, Animation::ends_at);
        let mut summary = ResultSummary::new(result, name, passed.max(now));
        summary.tick(now);
        self.summary = Some(summary);
    }

    pub fn has_more_of_result(&self) -> bool {
        self.summary.as_ref().is_some_and(ResultSummary::has_more)
    }

    /// Ends what moves when the player does something, and shows the result that waits for it.
    fn skip_animation(&mut self) {
        self.animation = None;
        if let Some(summary) = &mut self.summary {
            summary.show();
        }
    }

    pub const fn is_over(&self) -> bool {
        self.game().phase().is_over()
    }

    /// Flag mode stays as it is.
    pub fn set_input_config(&mut self, config: InputConfig, now: Moment) {
        let left_marks = self.flag_mode();
        self.session.set_input_config(InputConfig { flag_mode: left_marks, ..config }, now);
    }

    /// Whether a left click marks. It lasts from game to game, but not longer than the window: a
    /// new start expects that a click opens.
    pub const fn flag_mode(&self) -> bool {
        self.session.pointer().config().flag_mode
    }

    fn set_flag_mode(&mut self, left_marks: bool, now: Moment) {
        let config = self.session.pointer().config();
        self.session.set_input_config(InputConfig { flag_mode: left_marks, ..config }, now);
    }

    /// From now on the button for flag mode is shown: the player has used the mode, or touches the
    /// board, which has no right button.
    fn offer_flag_button(&mut self) -> Option<Effect<Message>> {
        let is_first = !std::mem::replace(&mut self.has_flag_button, true);
        is_first.then_some(Request::Change(SettingChange::FlagButton(true)).into())
    }

    pub fn set_animated(&mut self, animated: bool) {
        self.animated = animated;
        self.animation = self.animation.take().filter(|_| animated);
    }

    /// The board that the custom dialog opens with: the current one.
    pub fn custom_board(&self) -> CustomBoard {
        let size = self.game().size();
        // The expected number of mines, if chance has yet to decide it.
        let mines = match self.game().mines() as usize {
            0 if self.game().field().is_none() => size.cells() / 5,
            mines => mines.min(size.cells() - 1),
        };
        match self.game().level() {
            Level::Custom(board) => board,
            _ => CustomBoard::new(usize::from(size.rows()), usize::from(size.cols()), mines)
                .unwrap_or_else(|_| unreachable!("one of these cells is left free")),
        }
    }

    /// When the screen changes by itself next: the clock, a refusal that ends, a long press, the
    /// next frame of an animation.
    pub fn next_deadline(&self, now: Moment) -> Option<Moment> {
        let second = self.game().clock().is_running().then(|| {
            let step = if self.switches.counters_run { self.counter_step() } else { 1_000 };
            let elapsed = self.game().elapsed(now);
            Moment(now.0 + step - elapsed % step)
        });
        let refusal = self
            .pane
            .next_deadline(now)
            .map(|over| if self.animated { over.min(Moment(now.0 + motion::FRAME)) } else { over });
        let animation = self.animation.as_ref().and_then(|animation| animation.next_frame(now));
        let slide = self.size_drawer.next_deadline(now);
        let paused = self.game().phase() == Phase::Paused;
        let assist = self.assistant.next_deadline().filter(|_| !paused);
        let search = self.search.as_ref().and_then(BoardSearch::next_deadline);
        // During the search for a board, the game stands still.
        let heard = [second, assist, self.session.pointer().deadline()];
        let heard = heard.map(|due| due.filter(|_| self.search.is_none()));
        let [second, assist, press] = heard;
        let race = self.race.as_ref().and_then(|race| race.next_deadline(self.game(), now));
        let ghost = self.race.as_ref().filter(|_| self.animated);
        let ghost = ghost.and_then(|race| race.next_frame(self.game(), now));
        let summary = (self.summary.as_ref()).and_then(|it| it.next_deadline(now));
        [second, refusal, animation, slide, assist, press, search, race, ghost, summary]
            .into_iter()
            .flatten()
            .min()
    }

    pub const fn id(&self) -> GameId {
        self.id
    }

    /// What a message does to the game itself.
    pub fn handle(&mut self, message: Message, now: Moment) -> Effects<Message> {
        match message {
            Message::Command(command) => {
                self.command(command, now).unwrap_or_else(|| Request::Run(command).into())
            }
            Message::Pointer(touch) => {
                let before = self.session.pointer().hovered();
                for (then, pos) in touch.path {
                    match &mut self.search {
                        Some(search) => search.note_pointer(pos),
                        None => self.session.move_pointer(pos, then),
                    }
                }
                let Some(input) = touch.input else {
                    let over = self.session.pointer().hovered().filter(|_| !self.is_over());
                    let sound = BoardPane::on_move(before, over);
                    return sound.map(|it| Request::Sound(it).into()).into_iter().collect();
                };
                self.on_input(input, touch.at)
            }
            Message::CancelPress => self.on_input(PointerInput::Cancel, now),
            Message::PanZoom(pan_zoom) => Request::PanZoom(pan_zoom).into(),
            Message::ToggleSizes => {
                self.size_drawer.toggle(now);
                Vec::new()
            }
            Message::SetPlayer(player) => {
                let effect = self.assistant.set_algorithm(player, self.session.game());
                self.on_assist_effect(effect, now)
            }
            Message::Steps(step) => {
                let effect = self.assistant.walk(step, now);
                self.on_assist_effect(effect, now)
            }
            Message::SetSpeed(speed) => {
                self.assistant.pace = speed;
                Vec::new()
            }
            Message::KeepDraft => self.keep_draft(now),
            Message::CloseStrip => {
                if self.assistant.is_shown() {
                    self.assistant.close();
                } else if let Some(summary) = &mut self.summary {
                    summary.show_less();
                }
                Vec::new()
            }
            Message::AssistResult(result) => {
                let effect = self.assistant.on_result(result, self.session.game(), now);
                self.on_assist_effect(effect, now)
            }
            Message::SearchResult(found) => self.on_search_result(found, now),
            Message::Search(choice) => self.choose_in_search(choice, now),
            Message::Name(message) => {
                let name = self.summary.as_mut().and_then(|it| it.name.as_mut());
                name.map_or_else(Vec::new, |name| effect::lift(name.update(message)))
            }
            Message::ToggleDetails => {
                if let Some(summary) = &mut self.summary {
                    summary.shows_details = !summary.shows_details;
                }
                Vec::new()
            }
            Message::LuckResult(result) => self.on_luck_result(result),
            // The game knows what counts.
            Message::CopyDaily | Message::MomentsResult(_) => Vec::new(),
            Message::Minimised if self.game().phase() == Phase::Paused => Vec::new(),
            Message::Minimised => self.toggle_pause(now),
            Message::TimerFired => {
                self.pane.on_timer(now);
                self.animation =
                    self.animation.take().filter(|animation| now < animation.ends_at());
                let mut effects = self.on_input(PointerInput::Timeout, now);
                if let Some(summary) = &mut self.summary {
                    summary.tick(now);
                }
                self.tick_search(now);
                if let Some(race) = &mut self.race {
                    race.advance(self.session.game(), now);
                }
                if self.search.is_none() && self.game().phase() != Phase::Paused {
                    let effect = self.assistant.tick(self.session.game(), now);
                    effects.extend(self.on_assist_effect(effect, now));
                }
                effects
            }
        }
    }
}

/// What a click leads to, by the player or by help.
impl PlayScreen {
    fn on_assist_effect(&mut self, effect: Option<AssistEffect>, now: Moment) -> Effects<Message> {
        match effect {
            None => Vec::new(),
            Some(AssistEffect::Run(job)) => {
                vec![Effect::Job(Job::new(move || Message::AssistResult(job.run())))]
            }
            Some(AssistEffect::Reveal(pos)) => {
                self.pane.scroll_to([pos]);
                let is_safe = |(_, advice): &(Pos, HintAdvice)| *advice == HintAdvice::Safe;
                let safe = self.marks().hints.into_iter().filter(is_safe);
                let safe: Vec<Pos> = safe.map(|(pos, _)| pos).collect();
                if self.animated && !safe.is_empty() {
                    self.animation = Some(Animation::hint(self.game().size(), &safe, now));
                }
                Vec::new()
            }
            Some(AssistEffect::Open(pos)) => {
                let mut effects = Vec::new();
                // A flag says nothing to the solver and must not stop auto-play. One mark removes
                // it or makes it a question mark, which opens.
                if self.game().cell(pos) == VisibleCell::Flag {
                    effects.extend(self.act(Action::Mark(pos), now));
                }
                effects.extend(self.act(Action::Open(pos), now));
                effects
            }
        }
    }

    fn on_input(&mut self, input: PointerInput, now: Moment) -> Effects<Message> {
        if let Some(search) = &mut self.search {
            search.note_input(input);
            return Vec::new();
        }
        if self.draft_input(input) {
            return Vec::new();
        }
        let mut effects = Vec::new();
        if matches!(input, PointerInput::Press { .. } | PointerInput::TouchStart) {
            let sound = self.pane.on_press();
            self.skip_animation();
            effects.extend((!self.is_over()).then_some(Request::Sound(sound).into()));
        }
        let applied = self.session.handle_input(input, now);
        effects.extend(self.on_applied(applied, now));
        if input == PointerInput::TouchStart {
            effects.extend(self.offer_flag_button());
        }
        effects
    }

    fn on_applied(&mut self, applied: Option<(Gesture, Outcome)>, now: Moment) -> Effects<Message> {
        let applied = applied.and_then(|(gesture, outcome)| Some((gesture.action()?, outcome)));
        match applied {
            Some((action, outcome)) => {
                let was_idle = outcome.changed.is_empty();
                let mut effects = self.on_outcome(action, outcome, now);
                if was_idle {
                    effects.extend(self.flag_around(action, now));
                }
                effects
            }
            None => self.search_if_needed(now),
        }
    }

    fn act(&mut self, action: Action, now: Moment) -> Effects<Message> {
        if self.search.is_some() {
            return Vec::new();
        }
        let outcome = self.session.perform(action, now);
        if self.session.needs_board_at().is_some() {
            return self.search_if_needed(now);
        }
        self.on_outcome(action, outcome, now)
    }
}

/// What commands do to the game.
impl PlayScreen {
    pub fn command_context(&self, settings: &Settings) -> CommandContext {
        let game = self.game();
        CommandContext {
            phase: game.phase(),
            clock_runs: game.clock().is_running(),
            has_mines: game.field().is_some(),
            is_searching: self.search.is_some(),
            can_think: self.assistant.can_think_longer(),
            is_thinking: self.assistant.thinking().is_some(),
            has_moments: !self.moments().is_empty(),
            in_replay: false,
            races_level: self.races == Some(RivalKind::Level),
            races_bbbv: self.races == Some(RivalKind::Bbbv),
            allows_custom: settings.style.spec().allows_custom,
            flag_mode: self.flag_mode(),
            no_guess: settings.no_guess,
            sound: settings.sound,
            show_remaining: settings.show_remaining,
        }
    }

    /// Carries out what is about this game; `None` for the rest.
    pub fn command(&mut self, command: Command, now: Moment) -> Option<Effects<Message>> {
        if let Some(step) = keyboard_cursor::step_of(command) {
            return Some(self.move_cursor(step));
        }
        Some(match command {
            Command::Accept if self.is_over() => {
                let is_ready = self.summary.as_ref().is_some_and(|it| !it.is_guarded());
                self.skip_animation();
                is_ready.then_some(Request::Run(Command::New).into()).into_iter().collect()
            }
            // The button that resumes is what a screen reader names.
            Command::Accept | Command::Open if self.game().phase() == Phase::Paused => {
                self.toggle_pause(now)
            }
            Command::Accept | Command::Open | Command::Flag | Command::Chord => {
                self.act_at_cursor(command, now)
            }
            Command::FlagMode => {
                self.set_flag_mode(!self.flag_mode(), now);
                self.offer_flag_button().into_iter().collect()
            }
            Command::Pause => self.toggle_pause(now),
            Command::Draft
            | Command::Hint
            | Command::ThinkLonger
            | Command::Odds
            | Command::Check
            | Command::Auto
            | Command::Step => {
                let over = self.pane.cursor.or(self.session.pointer().hovered());
                let effect = self.assistant.run(command, self.session.game(), over, now);
                self.on_assist_effect(effect, now)
            }
            Command::Level(_) => {
                self.size_drawer.close();
                return None;
            }
            _ => return None,
        })
    }

    fn toggle_pause(&mut self, now: Moment) -> Effects<Message> {
        self.is_resumed = false;
        self.assistant.cancel_thinking();
        let action = match self.game().phase() {
            Phase::Paused => Action::Resume,
            _ => Action::Pause,
        };
        self.animation = None;
        self.act(action, now)
    }

    fn move_cursor<M>(&mut self, step: (i16, i16)) -> Effects<M> {
        self.skip_animation();
        let pointer = self.session.pointer().hovered();
        let sound = self.pane.move_cursor(step, self.session.game(), pointer);
        Request::Sound(sound).into()
    }

    /// Acts on the cell under the cursor, or that under the pointer if the player wants that, and
    /// scrolls to it.
    fn act_at_cursor(&mut self, command: Command, now: Moment) -> Effects<Message> {
        let pointer = self.session.pointer().hovered().filter(|_| self.switches.keys_at_pointer);
        let Some(pos) = pointer.or(self.pane.cursor) else {
            return self.move_cursor((0, 0));
        };
        self.skip_animation();
        if self.search.is_some() {
            return Vec::new();
        }
        self.pane.scroll_to([pos]);
        if self.draft_command(command, pos) {
            return Vec::new();
        }
        self.act(keyboard_cursor::action(command, pos, self.game()), now)
    }
}

/// Draft marks: an assumption tried on the board, in the dashed rings of one. Nothing is opened or
/// flagged meanwhile.
impl PlayScreen {
    /// Takes what the pointer does while there are draft marks, and returns whether there are.
    fn draft_input(&mut self, input: PointerInput) -> bool {
        let config = self.session.pointer().config();
        let advice = match input {
            PointerInput::Press { button, .. } => match config.map_button(button) {
                MouseButton::Left => Some(HintAdvice::Safe),
                MouseButton::Right => Some(HintAdvice::Mine),
                MouseButton::Middle => None,
            },
            PointerInput::TouchStart => Some(HintAdvice::Mine),
            _ => None,
        };
        let over = self.session.pointer().hovered();
        if let Some((pos, advice)) = over.zip(advice) {
            self.draft(pos, advice);
        }
        self.assistant.is_drafting()
    }

    /// Takes a command for a cell, too.
    fn draft_command(&mut self, command: Command, pos: Pos) -> bool {
        match command {
            Command::Flag => self.draft(pos, HintAdvice::Mine),
            Command::Chord => {}
            _ => self.draft(pos, HintAdvice::Safe),
        }
        self.assistant.is_drafting()
    }

    fn draft(&mut self, pos: Pos, advice: HintAdvice) {
        let can_mark =
            matches!(self.game().cell(pos), VisibleCell::Covered | VisibleCell::Question);
        if can_mark && self.assistant.is_drafting() {
            self.assistant.draft.toggle(pos, advice);
        }
    }

    /// Flags what is assumed to be a mine, and drops the rest.
    fn keep_draft(&mut self, now: Moment) -> Effects<Message> {
        let marks = std::mem::take(&mut self.assistant.draft);
        self.assistant.info = None;
        let mines = marks.iter().filter(|(_, advice)| *advice == HintAdvice::Mine);
        mines.flat_map(|(pos, _)| self.flag(pos, now)).collect()
    }

    /// Flags a covered cell, which may have a question mark.
    fn flag(&mut self, pos: Pos, now: Moment) -> Effects<Message> {
        let mut effects = Vec::new();
        while matches!(self.game().cell(pos), VisibleCell::Covered | VisibleCell::Question) {
            effects.extend(self.act(Action::Mark(pos), now));
        }
        effects
    }
}
