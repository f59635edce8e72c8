//! What a replay of the whole game shows: its clicks, and when nothing happened.

use super::{SlowMove, WastedClick};
use crate::game::pointer::Gesture;
use crate::game::{Pos, VisibleCell};
use crate::replay::recording_luck::ClickEvent;
use crate::replay::{
    ClickKind, Event, EventKind, HeldButtons, PointerPos, Recording, RecordingLuck, Session,
};
use std::collections::BTreeSet;

/// A pause of more than this many ms is idle: twice the time in which people react to what they see,
/// and many times the gap between two movements of a mouse.
pub const IDLE_GAP: u32 = 500;

#[derive(Debug, Default)]
pub(super) struct Trace {
    /// The effective clicks.
    pub(super) clicks: Vec<ClickEvent>,
    pub(super) openings: Vec<Opening>,
    pub(super) wasted: Vec<WastedClick>,
    /// When the first cell was opened.
    pub(super) begin: Option<i32>,
    pub(super) path: f64,
    pub(super) idle_ms: u64,
    pub(super) still_ms: u64,
}

/// A click that opened cells.
#[derive(Debug)]
pub(super) struct Opening {
    pub(super) time: i32,
    /// The number of events before it.
    pub(super) event: usize,
    pub(super) cells: Vec<(Pos, u8)>,
}

/// A time in which a safe cell may have been overlooked.
#[derive(Debug, Clone, Copy)]
pub(super) struct SearchMoment {
    pub(super) after: ClickEvent,
    pub(super) click: ClickEvent,
    pub(super) is_guess: bool,
}

impl Trace {
    pub(super) fn of(recording: &Recording) -> Self {
        let mut trace = Self::default();
        let mut session = Session::for_replay(recording.game());
        let mut pauses = Pauses::default();
        let mut before = 0;
        for (index, &event) in recording.log.events().iter().enumerate() {
            if session.held() == HeldButtons::default() {
                before = index;
            }
            let was_over = session.game().phase().is_over();
            let tally = session.tally();
            let replayed = session.replay(event, recording.moment(event.time));
            let gesture = replayed.as_ref().map(|(gesture, _)| *gesture);
            let opens = replayed.as_ref().is_some_and(|(_, outcome)| outcome.kind.is_opening());
            let pos =
                pressed_cell(gesture).or_else(|| event.pointer_pos.cell(recording.field.size()));
            if let Some(pos) = pos.filter(|_| session.tally().effective > tally.effective) {
                let at = ClickEvent { time: event.time, event: index, before, pos };
                trace.clicks.push(at);
                trace.begin = trace.begin.or(opens.then_some(event.time));
            } else if session.tally().wasted() > tally.wasted() {
                let kind = click_kind(gesture, event.kind);
                let time = event.time;
                trace.wasted.push(WastedClick { kind, time, event: index, before, pos });
            }
            if let Some((_, outcome)) = replayed {
                let number = |pos: Pos| match session.game().cell(pos) {
                    VisibleCell::Open(number) => Some((pos, number)),
                    _ => None,
                };
                let cells: Vec<_> = outcome.changed.into_iter().filter_map(number).collect();
                if !cells.is_empty() {
                    trace.openings.push(Opening { time: event.time, event: index, cells });
                }
                before = index + 1;
            }
            if trace.begin.is_some() && !was_over {
                pauses.add(event);
            }
        }
        let tally = session.tally();
        (trace.idle_ms, trace.still_ms) = pauses.finish();
        Self { path: tally.path, ..trace }
    }

    /// The guesses beside a safe cell and the slow moves, in order.
    pub(super) fn moments(&self, luck: &RecordingLuck, slow: &[SlowMove]) -> Vec<SearchMoment> {
        let avoidable = luck.guesses().filter(|(_, guess)| guess.ignored_safe_cell());
        let guesses: BTreeSet<usize> = avoidable.map(|(opening, _)| opening.at.event).collect();
        let slow: BTreeSet<usize> = slow.iter().map(|slow| slow.click.event).collect();
        let moments = self.clicks.windows(2).filter_map(|pair| {
            let (after, click) = (pair[0], pair[1]);
            let is_guess = guesses.contains(&click.event);
            (is_guess || slow.contains(&click.event)).then_some(SearchMoment {
                after,
                click,
                is_guess,
            })
        });
        moments.collect()
    }
}

const fn pressed_cell(gesture: Option<Gesture>) -> Option<Pos> {
    match gesture {
        Some(Gesture::Click(pos) | Gesture::Mark(pos) | Gesture::Chord(pos)) => pos,
        Some(Gesture::MarkEnd) | None => None,
    }
}

/// A right click is wasted with its release, which may be no gesture.
const fn click_kind(gesture: Option<Gesture>, event: EventKind) -> ClickKind {
    match (gesture, event) {
        (Some(Gesture::Chord(_)), _) => ClickKind::Chord,
        (Some(Gesture::Click(_)), _) => ClickKind::Left,
        _ => ClickKind::Right,
    }
}

/// Adds up the time without events, and that in which the pointer stood still.
#[derive(Debug, Default)]
struct Pauses {
    /// The last event and the last movement, in ms.
    last: Option<i32>,
    moved: Option<(i32, PointerPos)>,
    idle: u64,
    still: u64,
}

impl Pauses {
    fn add(&mut self, event: Event) {
        self.idle += pause(self.last, event.time);
        self.last = Some(event.time);
        let has_moved = self.moved.is_none_or(|(_, pos)| pos != event.pointer_pos);
        let by_mouse = matches!(
            event.kind,
            EventKind::Move | EventKind::Press(_) | EventKind::PressShift | EventKind::Release(_)
        );
        if has_moved && (by_mouse || self.moved.is_none()) {
            self.still += pause(self.moved.map(|(time, _)| time), event.time);
            self.moved = Some((event.time, event.pointer_pos));
        }
    }

    /// The idle time and the time without movement, in ms.
    fn finish(self) -> (u64, u64) {
        let end = self.last.unwrap_or_default();
        (self.idle, self.still + pause(self.moved.map(|(time, _)| time), end))
    }
}

/// The length of a pause in ms if it counts.
fn pause(since: Option<i32>, until: i32) -> u64 {
    let length = since.map_or(0, |since| until.abs_diff(since));
    if length > IDLE_GAP { u64::from(length) } else { 0 }
}
