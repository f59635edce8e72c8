//! A game with its input: applies events and actions alike in play and playback.

use super::event_log::{Event, EventKind};
use super::pointer_pos::PointerPos;
use crate::game::counters::Tally;
use crate::game::pointer::{Gesture, InputConfig, MouseButton, PointerInput};
use crate::game::rules::ChordBy;
use crate::game::{Action, Game, Moment, Outcome, Phase, Pointer, Pos, VisibleCell};

/// A game with its pointer, tally and held buttons.
#[derive(Debug, Clone, PartialEq)]
pub struct Session {
    game: Game,
    pointer: Pointer,
    tally: Tally,
    pointer_pos: PointerPos,
    held: HeldButtons,
    /// Where the path continues; `None` if the pointer left the board.
    path_from: Option<PointerPos>,
}

/// Which buttons are down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct HeldButtons {
    pub left: bool,
    pub right: bool,
    pub middle: bool,
}

/// A gesture and its outcome.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Applied {
    pub gesture: Gesture,
    /// `None` outside the board.
    pub action: Option<Action>,
    pub outcome: Outcome,
}

impl HeldButtons {
    /// The buttons that are down, left first.
    pub fn buttons(self) -> impl Iterator<Item = MouseButton> {
        [
            (self.left, MouseButton::Left),
            (self.right, MouseButton::Right),
            (self.middle, MouseButton::Middle),
        ]
        .into_iter()
        .filter_map(|(down, button)| down.then_some(button))
    }

    pub const fn has(self, button: MouseButton) -> bool {
        match button {
            MouseButton::Left => self.left,
            MouseButton::Right => self.right,
            MouseButton::Middle => self.middle,
        }
    }

    /// The buttons that are physically down for these, if left and right may be swapped.
    pub(super) const fn swapped_for(self, hand: InputConfig) -> Self {
        if hand.swapped {
            Self { left: self.right, right: self.left, middle: self.middle }
        } else {
            self
        }
    }

    /// Sets a button down or up and returns whether it was down.
    pub(super) fn set(&mut self, button: MouseButton, down: bool) -> bool {
        let held = match button {
            MouseButton::Left => &mut self.left,
            MouseButton::Right => &mut self.right,
            MouseButton::Middle => &mut self.middle,
        };
        std::mem::replace(held, down)
    }
}

impl Session {
    /// A new game with the pointer outside the board.
    pub fn new(game: Game, hand: InputConfig) -> Self {
        Self {
            game,
            pointer: Pointer::new(hand),
            tally: Tally::default(),
            pointer_pos: PointerPos::OFF_BOARD,
            held: HeldButtons::default(),
            path_from: None,
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

    /// Moves the pointer. A distance from or to [`PointerPos::OFF_BOARD`] does not count.
    pub fn move_pointer(&mut self, spot: PointerPos, now: Moment) {
        if self.accepts_input() {
            let to = Some(spot).filter(|&spot| spot != PointerPos::OFF_BOARD);
            if let (Some(from), Some(to)) = (self.path_from, to) {
                self.tally.path += from.distance(to);
            }
            self.path_from = to;
        }
        self.pointer_pos = spot;
        self.pointer.feed(PointerInput::Move(spot.cell(self.game.size())), now);
    }

    /// Applies an input at the current position. A movement to a cell goes to its centre.
    pub fn handle_input(&mut self, input: PointerInput, now: Moment) -> Option<Applied> {
        let released = match input {
            PointerInput::Move(cell) => {
                self.move_pointer(cell.map_or(PointerPos::OFF_BOARD, PointerPos::cell_center), now);
                return None;
            }
            PointerInput::Press { button, .. } => {
                self.held.set(button, true);
                false
            }
            PointerInput::Release(button) => self.held.set(button, false),
            // A finger is the left button, even if buttons are swapped.
            PointerInput::TouchStart => {
                self.held.set(self.pointer.config().map_button(MouseButton::Left), true);
                false
            }
            PointerInput::TouchEnd => {
                self.held.set(self.pointer.config().map_button(MouseButton::Left), false)
            }
            PointerInput::Cancel => {
                self.held = HeldButtons::default();
                self.pointer_pos = PointerPos::OFF_BOARD;
                self.path_from = None;
                false
            }
            PointerInput::Timeout => false,
        };
        let on = self.accepts_input();
        let marking = self.pointer.is_marking();
        let said = self.pointer.feed(input, now);
        let said = said.map(|gesture| self.resolve_gesture(gesture, marking));
        let deed = said.filter(|_| on).map(|gesture| self.apply_gesture(gesture, now));
        // A long press and a left click in flag mode are whole right clicks: held buttons are
        // spent.
        let long = matches!((input, said), (PointerInput::Timeout, Some(Gesture::Mark(_))));
        let flagged = marking && matches!(said, Some(Gesture::Mark(_)));
        if long && on {
            self.held.set(MouseButton::Left, false);
        }
        if (long || flagged) && on {
            self.tally.count(Gesture::MarkEnd, &Outcome::NOTHING, &self.game);
        }
        let lifted = matches!(input, PointerInput::Release(_) | PointerInput::TouchEnd);
        if on && (released || long || (deed.is_some() && lifted)) {
            self.tally.record_release(&self.game, now);
        }
        deed
    }

    /// Performs an action without the mouse and counts it as the equivalent click. Held buttons are
    /// forgotten; the pointer stays.
    pub fn perform(&mut self, action: Action, now: Moment) -> Outcome {
        let spot = self.pointer_pos;
        self.handle_input(PointerInput::Cancel, now);
        let on_board = |pos| self.game.size().contains(pos);
        let gesture = match action {
            Action::Open(pos) if on_board(pos) && self.chords_by_click(pos) => {
                Some(Gesture::Chord(Some(pos)))
            }
            Action::Open(pos) if on_board(pos) => Some(Gesture::Click(Some(pos))),
            Action::Mark(pos) if on_board(pos) => Some(Gesture::Mark(Some(pos))),
            Action::Chord(pos) if on_board(pos) => Some(Gesture::Chord(Some(pos))),
            _ => None,
        };
        let outcome = match gesture {
            Some(gesture) if self.accepts_input() => {
                let outcome = self.apply_gesture(gesture, now).outcome;
                if let Gesture::Mark(_) = gesture {
                    self.tally.count(Gesture::MarkEnd, &Outcome::NOTHING, &self.game);
                }
                self.tally.record_release(&self.game, now);
                outcome
            }
            _ => self.game.apply(action, now),
        };
        self.move_pointer(spot, now);
        outcome
    }

    /// Applies an event of a recording at the moment `now` of the recording.
    pub fn replay_event(&mut self, event: Event, now: Moment) -> Option<Applied> {
        if event.kind == EventKind::ToggleQuestionMarks {
            self.game.switch_question_marks();
        }
        let moved = event.pointer_pos != self.pointer_pos || event.kind == EventKind::Move;
        if moved && event.kind != EventKind::Cancel {
            self.move_pointer(event.pointer_pos, now);
        }
        self.handle_input(event.kind.pointer_input()?, now)
    }

    /// Turns flag mode on or off, from the next press on.
    pub(super) fn set_flag_mode(&mut self, left_marks: bool) {
        let hand = self.pointer.config();
        self.pointer.set_config(InputConfig { flag_mode: left_marks, ..hand });
    }

    /// Changes the pointer settings. Held buttons are forgotten.
    pub(super) fn set_input_config(&mut self, hand: InputConfig, now: Moment) {
        let spot = self.pointer_pos;
        self.pointer.set_config(hand);
        self.handle_input(PointerInput::Cancel, now);
        self.move_pointer(spot, now);
    }

    /// Replaces the game. Held buttons are forgotten; the pointer stays.
    pub(super) fn restart(&mut self, deal: impl FnOnce(&mut Game), now: Moment) {
        let spot = self.pointer_pos;
        deal(&mut self.game);
        self.handle_input(PointerInput::Cancel, now);
        self.tally = Tally::default();
        self.move_pointer(spot, now);
        self.break_path();
    }

    pub(super) const fn game_mut(&mut self) -> &mut Game {
        &mut self.game
    }

    /// The distance to the next position does not count.
    pub(super) const fn break_path(&mut self) {
        self.path_from = None;
    }

    /// Sets the held buttons for the recording: see [`Recorder`](super::Recorder).
    pub(super) const fn set_held(&mut self, held: HeldButtons) {
        self.held = held;
    }

    /// The meaning of a gesture: with `marking`, a click on a covered cell is a mark.
    fn resolve_gesture(&mut self, gesture: Gesture, marking: bool) -> Gesture {
        match gesture {
            Gesture::Click(Some(pos)) if marking && self.game.is_covered(pos) => {
                self.pointer.clear_last_click();
                Gesture::Mark(Some(pos))
            }
            Gesture::Click(Some(pos)) if self.chords_by_click(pos) => Gesture::Chord(Some(pos)),
            gesture => gesture,
        }
    }

    /// Whether a click at `pos` is a chord by the rules.
    pub(super) fn chords_by_click(&self, pos: Pos) -> bool {
        self.game.rules().chord_by == ChordBy::SingleClick
            && matches!(self.game.cell(pos), VisibleCell::Open(_))
    }

    /// Whether the game accepts actions.
    pub(super) const fn accepts_input(&self) -> bool {
        matches!(self.game.phase(), Phase::Ready | Phase::Running)
    }

    fn apply_gesture(&mut self, gesture: Gesture, now: Moment) -> Applied {
        let action = match gesture {
            Gesture::Click(pos) => pos.map(Action::Open),
            Gesture::Mark(pos) => pos.map(Action::Mark),
            Gesture::Chord(pos) => pos.map(Action::Chord),
            Gesture::MarkEnd => None,
        };
        let outcome = action.map_or(Outcome::NOTHING, |action| self.game.apply(action, now));
        self.tally.count(gesture, &outcome, &self.game);
        Applied { gesture, action, outcome }
    }
}
