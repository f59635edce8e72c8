//! A game with its input, and the log of what happened in it.
//!
//! A mouse, a key and a replay take the same path: the pointer state machine sees each press or
//! release once, the game applies what it means, and the tally counts it. What happens is logged as
//! it happened: the buttons, the actions of keys, and the path of the pointer. Recordings, saved
//! games, counters and luck follow from replaying the log.

mod clicks;
mod guesses;

use super::event_log::SessionLog;
use super::{Event, EventKind, EventLog, Metadata, PointerPos, Recording};
use crate::game::counters::{ClickPace, Tally};
use crate::game::pointer::{Gesture, InputConfig, LongPress, PointerInput};
use crate::game::rules::StartPoint;
use crate::game::{
    Action, BoardFilter, Game, Minefield, Moment, Outcome, OutcomeKind, Phase, Pointer, Pos,
};

pub use clicks::HeldButtons;
pub use guesses::NeedlessGuess;

/// A game with its pointer, tally and log.
///
/// The log starts with the first press (or with the board, if that starts the clock) and ends with
/// the game. It stands still while the game is paused.
#[derive(Debug, Clone, PartialEq)]
pub struct Session {
    game: Game,
    pointer: Pointer,
    tally: Tally,
    pace: ClickPace,
    pointer_pos: PointerPos,
    held: HeldButtons,
    /// Where the path continues; `None` if the pointer left the board.
    path_from: Option<PointerPos>,
    /// `None` before the first press, and in a replay.
    log: Option<SessionLog>,
    /// The latest position since the last logged movement.
    pending_move: Option<PointerPos>,
    /// The input that opens this cell waits for its board; without one, a key or auto-play does.
    waiting: Option<(Option<PointerInput>, Pos)>,
    /// What lost the game by the rule against guesses that are not needed.
    needless_guess: Option<NeedlessGuess>,
}

impl Session {
    /// The shortest time between two logged movements within a cell, in ms. Movements to another
    /// cell are always logged.
    pub const MIN_MOVE_GAP: i32 = 4;

    /// As [`Session::MIN_MOVE_GAP`], in a long log.
    pub const MIN_MOVE_GAP_LONG: i32 = 100;

    /// The number of events from which movements are thinned more, so that the recording can be
    /// written and read: over an hour of continuous movement.
    pub const LONG_LOG: usize = 1_000_000;

    /// A new game, with the pointer outside the board.
    pub fn new(game: Game, config: InputConfig, now: Moment) -> Self {
        let mut session = Self { pointer: Pointer::new(config), ..Self::for_replay(game) };
        session.start_if_clock_runs(now);
        session
    }

    /// A game in which a log is replayed, which begins with the default pointer settings.
    pub fn for_replay(game: Game) -> Self {
        Self {
            game,
            pointer: Pointer::default(),
            tally: Tally::default(),
            pace: ClickPace::default(),
            pointer_pos: PointerPos::OFF_BOARD,
            held: HeldButtons::default(),
            path_from: None,
            log: None,
            pending_move: None,
            waiting: None,
            needless_guess: None,
        }
    }

    pub const fn game(&self) -> &Game {
        &self.game
    }

    pub const fn pointer(&self) -> &Pointer {
        &self.pointer
    }

    pub const fn tally(&self) -> Tally {
        self.tally
    }

    pub const fn pointer_pos(&self) -> PointerPos {
        self.pointer_pos
    }

    pub const fn held(&self) -> HeldButtons {
        self.held
    }

    /// What is logged so far, from 0 ms on.
    pub(super) const fn log(&self) -> Option<&SessionLog> {
        self.log.as_ref()
    }

    /// The recording so far; `None` without a board or a click.
    pub fn recording(&self, metadata: Metadata) -> Option<Recording> {
        let field = self.game.field()?.clone();
        let log = self.log.as_ref()?;
        let events = log.events.clone().shifted(-log.first_opening.unwrap_or(0))?;
        Recording::new(field, self.game.rules(), events, metadata).ok()
    }

    /// Turns the no-guess mode of the game on or off: see [`Game::set_no_guess`].
    pub fn set_no_guess(&mut self, no_guess: bool) {
        self.game.set_no_guess(no_guess);
    }

    /// Has the board chosen by a filter: see [`Game::set_filter`].
    pub fn set_filter(&mut self, filter: Option<BoardFilter>) {
        self.game.set_filter(filter);
    }

    /// Starts another game, which `deal` puts in place of this one. Held buttons are forgotten; the
    /// pointer stays.
    pub fn restart(&mut self, now: Moment, deal: impl FnOnce(&mut Game)) {
        let pos = self.pending_move.take().unwrap_or(self.pointer_pos);
        deal(&mut self.game);
        self.log = None;
        self.waiting = None;
        self.needless_guess = None;
        self.tally = Tally::default();
        self.pace = ClickPace::default();
        self.forget_buttons(now);
        self.move_to(pos, now);
        self.start_if_clock_runs(now);
    }

    /// Changes the pointer settings. Held buttons are forgotten, except for flag mode, which takes
    /// effect with the next press.
    pub fn set_input_config(&mut self, config: InputConfig, now: Moment) {
        let now = self.flush_pending_move(now);
        let forgets = !config.equals_except_flag_mode(self.pointer.config());
        let pos = self.pointer_pos;
        if forgets {
            self.record(EventKind::Cancel, PointerPos::OFF_BOARD, now);
            self.forget_buttons(now);
            if let Some((input, _)) = &mut self.waiting {
                // The button that was released is forgotten, too.
                *input = None;
            }
        }
        self.pointer.set_config(config);
        self.move_to(pos, now);
        self.record_config(now);
        if forgets {
            self.record(EventKind::Move, pos, now);
        }
    }

    /// The pointer is at `pos`. Cheap; may be called late as long as the order is kept.
    pub fn move_pointer(&mut self, pos: PointerPos, now: Moment) {
        let Some(log) = self.log.as_ref().filter(|_| self.accepts_input()) else {
            self.path_from = None;
            self.move_to(pos, now);
            return;
        };
        let size = self.game.size();
        let same_cell = pos.cell(size) == self.pointer_pos.cell(size);
        let long = log.events.events().len() >= Self::LONG_LOG;
        let gap = if long { Self::MIN_MOVE_GAP_LONG } else { Self::MIN_MOVE_GAP };
        if same_cell && log.time(now).saturating_sub(log.events.end()) < gap {
            self.pending_move = Some(pos);
        } else if pos != self.pointer_pos || self.pending_move.is_some() {
            self.pending_move = Some(pos);
            self.flush_pending_move(now);
        }
    }

    /// An input at the current position. Prefer [`Session::move_pointer`] for movements: here they
    /// go to the centre of a cell.
    pub fn handle_input(&mut self, input: PointerInput, now: Moment) -> Option<(Gesture, Outcome)> {
        if let PointerInput::Move(cell) = input {
            self.move_pointer(cell.map_or(PointerPos::OFF_BOARD, PointerPos::cell_center), now);
            return None;
        }
        let now = self.flush_pending_move(now);
        let kind = self.event_kind(input)?;
        if matches!(kind, EventKind::Press(_) | EventKind::PressShift) {
            self.start_log(now);
        }
        let mut pointer = self.pointer;
        let gesture = pointer.feed_over(input, &self.game, now);
        if let Some(Gesture::Click(Some(cell))) = gesture
            && self.waits_for_board(Some(input), cell, now)
        {
            // The button is released once the board is there.
            return None;
        }
        if let Some(action) = gesture.and_then(Gesture::action) {
            self.settle_guess(action, now);
        }
        if kind == EventKind::Cancel {
            self.record(kind, PointerPos::OFF_BOARD, now);
        } else if kind != EventKind::LongPress || gesture.is_some() {
            self.record(kind, self.pointer_pos, now);
        }
        self.feed(kind, input, now)
    }

    /// An action without the mouse. It counts as the click that would have done the same; held
    /// buttons are forgotten.
    pub fn perform(&mut self, action: Action, now: Moment) -> Outcome {
        let now = self.flush_pending_move(now);
        let (kind, cell) = match action {
            Action::Open(cell) => (EventKind::Open, cell),
            Action::Mark(cell) => (EventKind::Mark, cell),
            Action::Chord(cell) => (EventKind::Chord, cell),
            Action::Pause | Action::Resume => return self.pause_or_resume(action, now),
        };
        if !self.game.size().contains(cell) {
            return Outcome::NOTHING;
        }
        self.start_log(now);
        if kind == EventKind::Open && self.waits_for_board(None, cell, now) {
            return Outcome::NOTHING;
        }
        self.settle_guess(action, now);
        self.record(kind, PointerPos::cell_center(cell), now);
        self.click_without_mouse(kind, cell, now).map_or(Outcome::NOTHING, |(_, outcome)| outcome)
    }

    fn pause_or_resume(&mut self, action: Action, now: Moment) -> Outcome {
        let pos = self.pointer_pos;
        self.record(EventKind::Cancel, PointerPos::OFF_BOARD, now);
        self.forget_buttons(now);
        let outcome = self.game.apply(action, now);
        match (outcome.kind, &mut self.log) {
            (OutcomeKind::Paused, Some(log)) => log.pause(now),
            (OutcomeKind::Resumed, Some(log)) => log.resume(now),
            _ => {}
        }
        self.move_to(pos, now);
        self.record_config(now);
        self.record(EventKind::Move, pos, now);
        outcome
    }

    /// The cell that a click would open first, in a game that waits for its board. The clock and
    /// the log stand still until [`Session::lay_board`] or [`Session::drop_click`]; inputs
    /// meanwhile must be dropped.
    pub fn needs_board_at(&self) -> Option<Pos> {
        self.waiting.map(|(_, cell)| cell)
    }

    /// Completes the click that waits: on the board that was found, or on an ordinary one.
    pub fn lay_board(
        &mut self,
        found: Option<Minefield>,
        now: Moment,
    ) -> Option<(Gesture, Outcome)> {
        let (input, cell) = self.end_waiting(now)?;
        match found {
            Some(field) => self.game.place_found_board(field, cell),
            None => self.game.stop_waiting_for_board(),
        }
        if let Some(input) = input {
            return self.handle_input(input, now);
        }
        self.settle_guess(Action::Open(cell), now);
        self.record(EventKind::Open, PointerPos::cell_center(cell), now);
        self.click_without_mouse(EventKind::Open, cell, now)
    }

    /// Drops the click that waits.
    pub fn drop_click(&mut self, now: Moment) {
        self.end_waiting(now);
    }

    /// Replays an event of a log at the moment `now` of the log.
    pub fn replay(&mut self, event: Event, now: Moment) -> Option<(Gesture, Outcome)> {
        let Event { kind, pointer_pos, .. } = event;
        match kind {
            EventKind::Open | EventKind::Mark | EventKind::Chord => {
                return self.click_without_mouse(kind, pointer_pos.cell(self.game.size())?, now);
            }
            EventKind::Config(config) => self.pointer.set_config(config),
            EventKind::ToggleQuestionMarks => self.game.switch_question_marks(),
            _ => {}
        }
        let moved = pointer_pos != self.pointer_pos || kind == EventKind::Move;
        if moved && kind != EventKind::Cancel {
            self.move_to(pointer_pos, now);
        }
        self.feed(kind, kind.pointer_input()?, now)
    }

    /// Replays a log, which begins at 0 ms, to go on with its game: see [`Session::go_on`].
    pub(super) fn replayed(game: Game, events: EventLog) -> Self {
        let mut session = Self::for_replay(game);
        session.log = Some(SessionLog::of_events(events.clone(), Moment(0)));
        for &event in events.events() {
            session.replay(event, Moment(u64::try_from(event.time).unwrap_or_default()));
        }
        session
    }

    /// Continues a replayed game at the moment `time` of its log, which is `now`. It is paused then
    /// if its clock was started.
    pub(super) fn go_on(&mut self, config: InputConfig, time: Moment, now: Moment) {
        if let Some(log) = &mut self.log {
            log.config = self.pointer.config();
        }
        self.perform(Action::Pause, time);
        self.set_input_config(config, time);
        if let Some(log) = &mut self.log {
            log.change_clock(time, now);
        }
    }

    /// Whether the game accepts clicks.
    const fn accepts_input(&self) -> bool {
        matches!(self.game.phase(), Phase::Ready | Phase::Running)
    }

    fn start_if_clock_runs(&mut self, now: Moment) {
        if self.game.rules().clock == StartPoint::BoardShown {
            self.start_log(now);
        }
    }

    /// Starts the log unless it has started.
    fn start_log(&mut self, now: Moment) {
        if self.log.is_none() {
            self.log = Some(SessionLog::new(now));
            self.path_from = None;
            self.move_to(self.pointer_pos, now);
            self.record_config(now);
            self.record(EventKind::Move, self.pointer_pos, now);
        }
    }

    /// Logs an event unless the game stands still.
    fn record(&mut self, kind: EventKind, pos: PointerPos, now: Moment) {
        if self.accepts_input()
            && let Some(log) = &mut self.log
        {
            log.push(kind, pos, now);
        }
    }

    /// Logs the pointer settings if they have changed, unless the game stands still.
    fn record_config(&mut self, now: Moment) {
        // A recording has buttons that are not swapped, and says itself when a press is long.
        let config = self.pointer.config();
        let config = InputConfig { swapped: false, long_press: LongPress::USUAL, ..config };
        if self.accepts_input()
            && let Some(log) = self.log.as_mut().filter(|log| log.config != config)
        {
            log.config = config;
            log.push(EventKind::Config(config), self.pointer_pos, now);
        }
    }

    /// Logs the pending movement. Returns `now`, or the time of the last event if that is later.
    fn flush_pending_move(&mut self, now: Moment) -> Moment {
        let now = self.log.as_ref().map_or(now, |log| log.in_order(now));
        if let Some(pos) = self.pending_move.take() {
            self.move_to(pos, now);
            self.record(EventKind::Move, pos, now);
        }
        now
    }

    /// Makes a click wait if the game needs a board for it. Returns whether it does.
    fn waits_for_board(&mut self, input: Option<PointerInput>, cell: Pos, now: Moment) -> bool {
        let board = self.game.needs_board_at(Action::Open(cell));
        let waits = self.accepts_input() && board.is_some();
        if waits {
            self.waiting = Some((input, cell));
            self.game.suspend_clock(now);
            if let Some(log) = &mut self.log {
                log.pause(now);
            }
        }
        waits
    }

    fn end_waiting(&mut self, now: Moment) -> Option<(Option<PointerInput>, Pos)> {
        let waiting = self.waiting.take()?;
        self.game.resume_clock(now);
        if let Some(log) = &mut self.log {
            log.resume(now);
        }
        Some(waiting)
    }
}
