//! What presses and releases become: clicks on the game, which the tally counts.

use super::Session;
use crate::game::pointer::{Gesture, MouseButton, PointerInput};
use crate::game::{Moment, Outcome, Pos};
use crate::replay::{EventKind, PointerPos};

/// Which buttons are down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct HeldButtons {
    pub left: bool,
    pub right: bool,
    pub middle: bool,
}

impl HeldButtons {
    /// Sets a button down or up and returns whether it was down.
    pub(in crate::replay) const fn set(&mut self, button: MouseButton, down: bool) -> bool {
        let held = match button {
            MouseButton::Left => &mut self.left,
            MouseButton::Right => &mut self.right,
            MouseButton::Middle => &mut self.middle,
        };
        std::mem::replace(held, down)
    }
}

impl Session {
    /// The clicks of the last second before `now`: see
    /// [`ClickPace`](crate::game::counters::ClickPace).
    pub fn clicks_now(&self, now: Moment) -> u32 {
        self.pace.per_second(self.game.elapsed(now))
    }

    /// Moves the pointer. A distance from or to a position outside the board does not count: some
    /// programs record all of them as the same one.
    pub(super) fn move_to(&mut self, pos: PointerPos, now: Moment) {
        if self.accepts_input() {
            let to = Some(pos).filter(|pos| pos.cell(self.game.size()).is_some());
            if let (Some(from), Some(to)) = (self.path_from, to) {
                self.tally.path += from.distance(to);
            }
            self.path_from = to;
        }
        self.pointer_pos = pos;
        self.pointer.feed_over(PointerInput::Move(pos.cell(self.game.size())), &self.game, now);
    }

    /// The pointer leaves the board with no button held.
    pub(super) fn forget_buttons(&mut self, now: Moment) {
        self.feed(EventKind::Cancel, PointerInput::Cancel, now);
    }

    /// The event of an input besides its position; `None` if it has no effect.
    pub(super) fn event_kind(&self, input: PointerInput) -> Option<EventKind> {
        let config = self.pointer.config();
        let release = |button| self.is_down(button).then_some(EventKind::Release(button));
        match input {
            PointerInput::Press { button, shift } => match config.map_button(button) {
                MouseButton::Middle if config.no_button_chords => None,
                MouseButton::Left if shift && !config.no_button_chords => {
                    Some(EventKind::PressShift)
                }
                button => Some(EventKind::Press(button)),
            },
            PointerInput::Release(button) => release(config.map_button(button)),
            // A finger is the left button, even if buttons are swapped.
            PointerInput::TouchStart => Some(EventKind::Press(MouseButton::Left)),
            PointerInput::TouchEnd => release(MouseButton::Left),
            PointerInput::Cancel => Some(EventKind::Cancel),
            PointerInput::Timeout | PointerInput::LongPress => Some(EventKind::LongPress),
            PointerInput::Move(_) => None,
        }
    }

    fn is_down(&self, button: MouseButton) -> bool {
        let (left, right) = self.pointer.held();
        match button {
            MouseButton::Left => left || self.held.left,
            MouseButton::Right => right || self.held.right,
            MouseButton::Middle => self.held.middle,
        }
    }

    /// Feeds the pointer state machine, and applies the gesture that it completes.
    pub(super) fn feed(
        &mut self,
        kind: EventKind,
        input: PointerInput,
        now: Moment,
    ) -> Option<(Gesture, Outcome)> {
        let released = match kind {
            EventKind::Press(button) => {
                self.held.set(button, true);
                false
            }
            EventKind::PressShift => {
                self.held.left = true;
                false
            }
            EventKind::Release(button) => self.held.set(button, false),
            EventKind::Cancel => {
                self.held = HeldButtons::default();
                self.pointer_pos = PointerPos::OFF_BOARD;
                self.path_from = None;
                false
            }
            _ => false,
        };
        let gesture = self.pointer.feed_over(input, &self.game, now);
        self.apply(kind, gesture, released, now)
    }

    /// Applies the gesture that an event completed and counts it, if the game accepts clicks.
    /// `released` says whether it released a held button.
    fn apply(
        &mut self,
        kind: EventKind,
        gesture: Option<Gesture>,
        released: bool,
        now: Moment,
    ) -> Option<(Gesture, Outcome)> {
        if !self.accepts_input() {
            return None;
        }
        let clicks = self.tally.clicks();
        let is_release = matches!(kind, EventKind::Release(_));
        let is_long = kind == EventKind::LongPress && gesture.is_some();
        let applied = gesture.map(|gesture| self.apply_gesture(gesture, now));
        if is_long {
            self.held.left = false;
        }
        // A long press and a left click in flag mode are whole right clicks.
        if matches!(gesture, Some(Gesture::Mark(_))) && (is_long || is_release) {
            self.tally.count(Gesture::MarkEnd, &Outcome::NOTHING, &self.game);
        }
        if released || is_long || (applied.is_some() && is_release) {
            self.tally.record_release(&self.game, now);
        }
        if self.tally.clicks() > clicks {
            self.pace.note(self.game.elapsed(now));
        }
        applied
    }

    /// Clicks a cell by a key or auto-play. Held buttons are forgotten; the pointer stays.
    pub(super) fn click_without_mouse(
        &mut self,
        kind: EventKind,
        cell: Pos,
        now: Moment,
    ) -> Option<(Gesture, Outcome)> {
        let pos = self.pointer_pos;
        self.forget_buttons(now);
        let gesture = match kind {
            EventKind::Open if !self.game.chords_by_click(cell) => Gesture::Click(Some(cell)),
            EventKind::Mark => Gesture::Mark(Some(cell)),
            _ => Gesture::Chord(Some(cell)),
        };
        // It is a whole click, as one that ends with a release.
        let applied = self.apply(EventKind::Release(MouseButton::Left), Some(gesture), true, now);
        self.move_to(pos, now);
        applied
    }

    fn apply_gesture(&mut self, gesture: Gesture, now: Moment) -> (Gesture, Outcome) {
        let action = gesture.action();
        let outcome = action.map_or(Outcome::NOTHING, |action| self.game.apply(action, now));
        self.tally.count(gesture, &outcome, &self.game);
        if let Some(log) = self.log.as_mut().filter(|_| outcome.kind.is_opening()) {
            let time = log.time(now);
            log.first_opening.get_or_insert(time);
        }
        (gesture, outcome)
    }
}
