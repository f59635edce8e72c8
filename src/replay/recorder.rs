//! Records a game while it is played.
//!
//! A recording is played back with plain buttons, but the player's settings may differ: swapped
//! buttons, long presses, flag mode, double clicks, the keyboard. So the recorder keeps a plain
//! pointer beside the player's, which sees only what is recorded. While both give the same
//! gestures, events are recorded as they are. Otherwise the plain pointer forgets its buttons and
//! does the same in its own way: a long press or a click in flag mode becomes a right click, a
//! double click a middle click. So the recording shows the same clicks.

use super::event_log::{Event, EventKind, EventLog};
use super::pointer_pos::PointerPos;
use super::session::{Applied, HeldButtons, Session};
use super::{Metadata, Recording};
use crate::game::counters::Tally;
use crate::game::pointer::{Gesture, InputConfig, MouseButton, PointerInput};
use crate::game::rules::StartPoint;
use crate::game::{Action, Game, Minefield, Moment, Outcome, OutcomeKind, Pointer, Pos};

/// A game being played, and its recording.
///
/// Recording starts with the first press (or with the board, if that starts the clock) and ends
/// with the game. It stands still while the game is paused.
#[derive(Debug, Clone, PartialEq)]
pub struct Recorder {
    session: Session,
    config: InputConfig,
    /// The plain pointer state machine, and what it holds.
    plain_pointer: Pointer,
    plain_held: HeldButtons,
    log: Option<EventLog>,
    /// The moment of 0 ms in the recording if the game was never paused. It may lie before the
    /// start of the program.
    start_ms: i64,
    paused_at: Option<Moment>,
    /// When the first cell was opened, in ms of the recording.
    first_opening: Option<i32>,
    /// The latest position since the last recorded movement.
    pending_move: Option<PointerPos>,
}

impl Recorder {
    /// The shortest time between two recorded movements within a cell, in ms. Movements to another
    /// cell are always recorded.
    pub const MIN_MOVE_GAP: i32 = 4;

    /// As [`Recorder::MIN_MOVE_GAP`], in a long recording.
    pub const MIN_MOVE_GAP_LONG: i32 = 100;

    /// The number of events from which movements are thinned more, so that the recording can be
    /// written and read: over an hour of continuous movement.
    pub const LONG_LOG: usize = 1_000_000;

    /// Records a new game.
    pub fn new(game: Game, hand: InputConfig, now: Moment) -> Self {
        let mut take = Self {
            session: Session::new(game, hand),
            config: hand,
            plain_pointer: Pointer::default(),
            plain_held: HeldButtons::default(),
            log: None,
            start_ms: signed_ms(now),
            paused_at: None,
            first_opening: None,
            pending_move: None,
        };
        take.start_if_clock_runs(now);
        take
    }

    /// Continues a session at `time` ms of its recording, with the first opening at `opening`. It
    /// starts paused if the clock was started.
    pub(super) fn resumed(
        stage: Session,
        reel: EventLog,
        opening: Option<i32>,
        hand: InputConfig,
        time: Moment,
        now: Moment,
    ) -> Self {
        let mut take = Self {
            config: InputConfig::default(),
            plain_pointer: *stage.pointer(),
            plain_held: stage.held(),
            session: stage,
            log: Some(reel),
            // Until then, moments are those of the recording.
            start_ms: 0,
            paused_at: None,
            first_opening: opening,
            pending_move: None,
        };
        take.perform(Action::Pause, time);
        take.set_input_config(hand, time);
        take.start_ms = signed_ms(now) - signed_ms(time);
        take.paused_at = take.paused_at.map(|_| now);
        take
    }

    pub const fn game(&self) -> &Game {
        self.session.game()
    }

    pub const fn pointer(&self) -> &Pointer {
        self.session.pointer()
    }

    pub const fn tally(&self) -> Tally {
        self.session.tally()
    }

    /// What is recorded so far, from 0 ms on.
    pub(super) const fn log(&self) -> Option<&EventLog> {
        self.log.as_ref()
    }

    /// The length of the recording at `now`, in ms.
    pub(super) fn recording_time(&self, now: Moment) -> i32 {
        self.time(self.paused_at.unwrap_or(now))
    }

    /// The memory of the recording, in bytes.
    pub fn memory_bytes(&self) -> usize {
        self.log.as_ref().map_or(0, EventLog::memory_bytes)
    }

    /// Changes the pointer settings. Held buttons are forgotten, except for flag mode, which takes
    /// effect with the next press.
    pub fn set_input_config(&mut self, hand: InputConfig, now: Moment) {
        if hand.equals_except_flag_mode(self.config) {
            self.session.set_flag_mode(hand.flag_mode);
            self.config = hand;
        } else {
            let recording = self.is_recording();
            self.flush_pending_move(now);
            self.session.set_input_config(hand, now);
            self.config = hand;
            if recording {
                self.record_cancel(now);
                self.record(EventKind::Move, now);
            }
            self.skip_path_before_start();
        }
    }

    /// Starts another game, which `deal` puts in place of this one. Held buttons are forgotten; the
    /// pointer stays.
    pub fn restart(&mut self, now: Moment, deal: impl FnOnce(&mut Game)) {
        self.flush_pending_move(now);
        self.session.restart(deal, now);
        self.log = None;
        self.paused_at = None;
        self.first_opening = None;
        self.start_if_clock_runs(now);
    }

    /// The pointer is at `spot`. Cheap; may be called late as long as the order is kept.
    pub fn move_pointer(&mut self, spot: PointerPos, now: Moment) {
        if !self.is_recording() {
            self.session.move_pointer(spot, now);
            self.skip_path_before_start();
            return;
        }
        let size = self.game().size();
        let same_cell = spot.cell(size) == self.session.pointer_pos().cell(size);
        let (ended, len) = self.log.as_ref().map_or((0, 0), |reel| (reel.end(), reel.len()));
        let apart = if len < Self::LONG_LOG { Self::MIN_MOVE_GAP } else { Self::MIN_MOVE_GAP_LONG };
        if same_cell && self.time(now).saturating_sub(ended) < apart {
            self.pending_move = Some(spot);
        } else if spot != self.session.pointer_pos() || self.pending_move.is_some() {
            self.pending_move = None;
            self.session.move_pointer(spot, now);
            self.record(EventKind::Move, now);
        }
    }

    /// An input at the current position. Prefer [`Recorder::move_pointer`] for movements: here they
    /// go to the centre of a cell.
    pub fn handle_input(&mut self, input: PointerInput, now: Moment) -> Option<Applied> {
        if let PointerInput::Move(cell) = input {
            self.move_pointer(cell.map_or(PointerPos::OFF_BOARD, PointerPos::cell_center), now);
            return None;
        }
        self.flush_pending_move(now);
        if self.log.is_none()
            && matches!(input, PointerInput::Press { .. } | PointerInput::TouchStart)
        {
            self.start_recording(now);
        }
        let recording = self.is_recording();
        let held = self.session.held();
        let released = match input {
            PointerInput::Release(button) => held.has(button),
            PointerInput::TouchEnd => held.has(self.config.map_button(MouseButton::Left)),
            _ => false,
        };
        let deed = self.session.handle_input(input, now);
        if recording {
            let said = deed.as_ref().map(|deed| deed.gesture);
            self.record_input(input, released, said, now);
            self.session.set_held(self.plain_held.swapped_for(self.config));
            self.note_first_opening(deed.as_ref().map(|deed| &deed.outcome), now);
        }
        deed
    }

    /// An action without the mouse. It counts as the click that would have done the same; held
    /// buttons are forgotten.
    pub fn perform(&mut self, action: Action, now: Moment) -> Outcome {
        self.flush_pending_move(now);
        let click = match action {
            Action::Open(pos) => Some((Gesture::Click(Some(pos)), pos)),
            Action::Mark(pos) => Some((Gesture::Mark(Some(pos)), pos)),
            Action::Chord(pos) => Some((Gesture::Chord(Some(pos)), pos)),
            Action::Pause | Action::Resume => None,
        };
        let click = click.filter(|(_, pos)| self.game().size().contains(*pos));
        if self.log.is_none() && click.is_some() {
            self.start_recording(now);
        }
        let recording = self.is_recording();
        let outcome = self.session.perform(action, now);
        if recording {
            self.record_cancel(now);
            if let Some((gesture, pos)) = click {
                self.record_click(gesture, PointerPos::cell_center(pos), now);
                self.record_cancel(now);
            }
        }
        match outcome.kind {
            OutcomeKind::Paused => self.paused_at = Some(now),
            OutcomeKind::Resumed => self.end_pause(now),
            _ => {}
        }
        if self.is_recording() {
            self.record(EventKind::Move, now);
        }
        if recording {
            self.note_first_opening(Some(&outcome), now);
        }
        self.skip_path_before_start();
        outcome
    }

    /// The first cell that this input would open, in a game that waits for its board.
    pub fn first_cell(&self, input: PointerInput, now: Moment) -> Option<Pos> {
        let mut pointer = *self.pointer();
        if pointer.is_marking() {
            return None;
        }
        match pointer.feed(input, now)? {
            Gesture::Click(Some(pos)) => self.game().needs_board_at(Action::Open(pos)),
            _ => None,
        }
    }

    /// Suspends the clock and the recording while a board is searched, until [`Recorder::resume`].
    /// Inputs meanwhile must be dropped.
    pub fn suspend(&mut self, now: Moment) {
        self.flush_pending_move(now);
        self.session.game_mut().suspend_clock(now);
        self.paused_at = Some(now);
    }

    /// Resumes after [`Recorder::suspend`] and lays the board that was found for the first cell.
    pub fn resume(&mut self, found: Option<(Minefield, Pos)>, now: Moment) {
        let game = self.session.game_mut();
        if let Some((field, first)) = found {
            game.place_no_guess_board(field, first);
        }
        game.resume_clock(now);
        self.end_pause(now);
    }

    /// Turns the no-guess mode of the game on or off: see [`Game::set_no_guess`].
    pub fn set_no_guess(&mut self, promised: bool) {
        self.session.game_mut().set_no_guess(promised);
    }

    /// The recording so far; `None` without a board or a release.
    pub fn recording(&self, credits: Metadata) -> Option<Recording> {
        let field = self.game().field()?.clone();
        let reel = self.log.clone()?.shifted(-self.first_opening.unwrap_or(0))?;
        Recording::new(field, self.game().rules(), reel, credits).ok()
    }

    /// Resumes the recording.
    fn end_pause(&mut self, now: Moment) {
        if let Some(since) = self.paused_at.take() {
            self.start_ms += signed_ms(now) - signed_ms(since);
        }
    }

    fn start_if_clock_runs(&mut self, now: Moment) {
        if self.game().rules().clock == StartPoint::BoardShown {
            self.start_recording(now);
        }
    }

    fn start_recording(&mut self, now: Moment) {
        self.start_ms = signed_ms(now);
        self.plain_pointer = Pointer::default();
        self.plain_held = HeldButtons::default();
        self.log = Some(EventLog::new(0));
        let spot = self.session.pointer_pos();
        self.session.move_pointer(spot, now);
        self.record(EventKind::Move, now);
    }

    /// While nothing is recorded, the path of the pointer does not count.
    const fn skip_path_before_start(&mut self) {
        if self.log.is_none() {
            self.session.break_path();
        }
    }

    const fn is_recording(&self) -> bool {
        self.log.is_some() && self.session.accepts_input()
    }

    /// Records the pending movement.
    fn flush_pending_move(&mut self, now: Moment) {
        if let Some(spot) = self.pending_move.take() {
            self.session.move_pointer(spot, now);
            self.record(EventKind::Move, now);
        }
    }

    /// The time of the recording, in ms. Its limit of 24 days is never reached.
    fn time(&self, now: Moment) -> i32 {
        let since = signed_ms(now).saturating_sub(self.start_ms).max(0);
        i32::try_from(since).unwrap_or(i32::MAX)
    }

    /// Records an input and its gesture, where the plain pointer may differ.
    fn record_input(
        &mut self,
        input: PointerInput,
        released: bool,
        said: Option<Gesture>,
        now: Moment,
    ) {
        if input == PointerInput::Cancel {
            self.record_cancel(now);
            return;
        }
        if let Some(kind) = self.plain_event(input) {
            let mut plain = self.plain_pointer;
            plain
                .feed(PointerInput::Move(self.session.pointer_pos().cell(self.game().size())), now);
            let says = feed(&mut plain, kind, now);
            // The same rules hold in playback and make chords of some clicks.
            let chord = matches!((says, said), (Some(Gesture::Click(at)), Some(Gesture::Chord(to)))
                if at == to && at.is_some_and(|pos| self.session.chords_by_click(pos)));
            if says == said || chord {
                self.record(kind, now);
                return;
            }
        } else if said.is_none() {
            return;
        }
        self.record_cancel(now);
        match said {
            Some(Gesture::Mark(_)) if matches!(input, PointerInput::Press { .. }) => {
                self.record(EventKind::Press(MouseButton::Right), now);
            }
            Some(gesture) => self.record_click(gesture, self.session.pointer_pos(), now),
            // A release without a gesture still is the last release. A chord outside the board is
            // one too, and has no other effect.
            None if released => self.record_click(Gesture::Chord(None), PointerPos::OFF_BOARD, now),
            None => {}
        }
        self.record(EventKind::Move, now);
    }

    /// The plain event for this input, if it is known before the input is applied.
    fn plain_event(&self, input: PointerInput) -> Option<EventKind> {
        match input {
            PointerInput::Press { button, shift } => {
                let button = self.config.map_button(button);
                match (button, shift) {
                    (MouseButton::Middle, _) if self.config.no_button_chords => None,
                    (MouseButton::Left, true) if !self.config.no_button_chords => {
                        Some(EventKind::PressShift)
                    }
                    _ => Some(EventKind::Press(button)),
                }
            }
            PointerInput::Release(button) => {
                let button = self.config.map_button(button);
                let held = self.plain_held.has(button);
                held.then_some(EventKind::Release(button))
            }
            PointerInput::TouchStart => Some(EventKind::Press(MouseButton::Left)),
            PointerInput::TouchEnd => {
                let held = self.plain_held.has(MouseButton::Left);
                held.then_some(EventKind::Release(MouseButton::Left))
            }
            PointerInput::Move(_) | PointerInput::Cancel | PointerInput::Timeout => None,
        }
    }

    /// Records a whole click at `spot`.
    fn record_click(&mut self, gesture: Gesture, spot: PointerPos, now: Moment) {
        let button = match gesture {
            Gesture::Click(_) => MouseButton::Left,
            Gesture::Mark(_) => MouseButton::Right,
            Gesture::Chord(_) => MouseButton::Middle,
            Gesture::MarkEnd => return,
        };
        self.record_at(EventKind::Press(button), spot, now);
        self.record_at(EventKind::Release(button), spot, now);
    }

    /// Records that held buttons are forgotten. Other readers see them released outside the board,
    /// which has no effect.
    fn record_cancel(&mut self, now: Moment) {
        let held = self.plain_held;
        self.record_at(EventKind::Cancel, PointerPos::OFF_BOARD, now);
        for button in held.buttons() {
            self.record_at(EventKind::Release(button), PointerPos::OFF_BOARD, now);
        }
    }

    fn record(&mut self, kind: EventKind, now: Moment) {
        self.record_at(kind, self.session.pointer_pos(), now);
    }

    fn record_at(&mut self, kind: EventKind, spot: PointerPos, now: Moment) {
        let (size, time) = (self.game().size(), self.time(now));
        let Some(reel) = &mut self.log else { return };
        // Moments never decrease; should they, time stands still.
        let time = time.max(reel.end());
        if reel.push(Event { time, pointer_pos: spot, kind }).is_ok() {
            self.plain_pointer.feed(PointerInput::Move(spot.cell(size)), now);
            feed(&mut self.plain_pointer, kind, now);
            match kind {
                EventKind::Press(button) => drop(self.plain_held.set(button, true)),
                EventKind::PressShift => drop(self.plain_held.set(MouseButton::Left, true)),
                EventKind::Release(button) => drop(self.plain_held.set(button, false)),
                EventKind::Cancel => self.plain_held = HeldButtons::default(),
                EventKind::Move | EventKind::ToggleQuestionMarks => {}
            }
        }
    }

    fn note_first_opening(&mut self, outcome: Option<&Outcome>, now: Moment) {
        let opened = outcome.is_some_and(|outcome| {
            matches!(
                outcome.kind,
                OutcomeKind::Opened { .. } | OutcomeKind::Won | OutcomeKind::Lost
            )
        });
        if opened && self.first_opening.is_none() {
            self.first_opening = Some(self.time(now));
        }
    }
}

/// A moment as a signed number.
fn signed_ms(moment: Moment) -> i64 {
    i64::try_from(moment.0).unwrap_or(i64::MAX)
}

/// Feeds an event to the plain pointer.
fn feed(plain: &mut Pointer, kind: EventKind, now: Moment) -> Option<Gesture> {
    plain.feed(kind.pointer_input()?, now)
}
