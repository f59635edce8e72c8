//! The events of a recording as any reader understands them: the left and the right button by the
//! Windows 7 rules.
//!
//! A recording may hold what other programs do not know: forgotten buttons, chords with the middle
//! button, Shift or a single click. Events that mean the same to a plain pointer stay; otherwise
//! its buttons are released without an effect and the same is done in another way. So the board and
//! all click counts stay the same, except for what [`super::write`] mentions.

use crate::game::counters::Tally;
use crate::game::pointer::{Gesture, MouseButton, PointerInput};
use crate::game::rules::ChordNeeds;
use crate::game::{BoardSize, Moment, Outcome, OutcomeKind, Pointer, Pos, Rules, VisibleCell};
use crate::replay::{Event, EventKind, PointerPos, Session};

#[derive(Debug, Clone, PartialEq)]
pub(super) enum RawvfLine {
    Mouse(Event),
    Board(String),
}

#[derive(Debug, Clone, Copy)]
struct HeldPress {
    line: usize,
    /// Whether it has had an effect that its release does not undo.
    effective: bool,
}

/// Follows a recording with plain mouse events.
#[derive(Debug)]
pub(super) struct PlainEventWriter {
    lines: Vec<RawvfLine>,
    size: BoardSize,
    pointer: Pointer,
    left: Option<HeldPress>,
    right: Option<HeldPress>,
    pointer_pos: PointerPos,
    /// The number of lines after the one that changed the board.
    lines_after_effect: usize,
}

impl PlainEventWriter {
    pub(super) fn new(size: BoardSize) -> Self {
        Self {
            lines: Vec::new(),
            size,
            pointer: Pointer::default(),
            left: None,
            right: None,
            pointer_pos: PointerPos::OFF_BOARD,
            lines_after_effect: 0,
        }
    }

    /// Adds a board event for the last mouse event.
    pub(super) fn add_board_event(&mut self, line: String) {
        let at = self.lines.len() - self.lines_after_effect;
        self.lines.insert(at, RawvfLine::Board(line));
    }

    /// All lines, with a last one at the time `end`.
    pub(super) fn finish(mut self, end: i32, now: Moment) -> Vec<RawvfLine> {
        let is_release = |line: &RawvfLine| matches!(line, RawvfLine::Mouse(event) if matches!(event.kind, EventKind::Release(_)));
        if !self.lines.iter().any(is_release) {
            // A recording needs a release. Outside the board it is no click.
            self.release_all(end, now);
            self.chord(PointerPos::OFF_BOARD, end, now);
        }
        self.lines
    }

    /// Plays an event on the session at the moment `now`, and does the same with the plain pointer.
    pub(super) fn translate(&mut self, stage: &mut Session, event: Event, now: Moment) -> Outcome {
        self.lines_after_effect = 0;
        let at = event.pointer_pos.cell(self.size);
        let unmatched = at.is_some_and(|pos| has_other_flag_count(stage, pos));
        let before = stage.tally();
        let deed = stage.replay_event(event, now);
        let said = deed.as_ref().map(|deed| deed.gesture);
        let outcome = deed.map_or(Outcome::NOTHING, |deed| deed.outcome);
        match event.kind {
            EventKind::Move | EventKind::ToggleQuestionMarks => self.push(event, now),
            EventKind::Cancel => {
                self.release_all(event.time, now);
                self.push(event, now);
            }
            _ => {
                let special =
                    said.and_then(|said| equivalent_clicks(said, &outcome, stage, unmatched));
                if special.is_some() || !self.try_same_event(event, said, &outcome, now) {
                    let now_told = stage.tally();
                    let counted = said.filter(|said| is_counted(*said, before, now_told));
                    let releases = counted.is_some() || special.is_some();
                    self.write_substitute(event, counted, special, now);
                    if !releases && now_told.time != before.time {
                        // It still is the last release, and a chord outside the board is nothing
                        // else.
                        self.chord(PointerPos::OFF_BOARD, event.time, now);
                        self.go(event.pointer_pos, event.time, now);
                    }
                }
            }
        }
        outcome
    }

    /// Repeats the event of the recording if it means the same. Returns whether it does.
    fn try_same_event(
        &mut self,
        event: Event,
        said: Option<Gesture>,
        outcome: &Outcome,
        now: Moment,
    ) -> bool {
        let can = match event.kind {
            EventKind::Press(MouseButton::Left) => self.left.is_none(),
            EventKind::Press(MouseButton::Right) => self.right.is_none(),
            EventKind::Release(MouseButton::Left) => self.left.is_some(),
            EventKind::Release(MouseButton::Right) => self.right.is_some(),
            _ => false,
        };
        let mut trial = self.pointer;
        trial.feed(PointerInput::Move(event.pointer_pos.cell(self.size)), now);
        let says = event.kind.pointer_input().and_then(|input| trial.feed(input, now));
        if !can || says != said {
            return false;
        }
        let line = self.lines.len();
        self.push(event, now);
        match event.kind {
            EventKind::Press(MouseButton::Left) => {
                self.left = Some(HeldPress { line, effective: false });
            }
            EventKind::Press(_) => {
                let used = !outcome.changed.is_empty();
                self.right = Some(HeldPress { line, effective: used });
            }
            EventKind::Release(button) => {
                let (up, other) = match button {
                    MouseButton::Left => (&mut self.left, &mut self.right),
                    _ => (&mut self.right, &mut self.left),
                };
                *up = None;
                if let (Some(Gesture::Chord(_)), Some(other)) = (said, other) {
                    other.effective = true;
                }
            }
            _ => {}
        }
        true
    }

    /// Does what the plain pointer cannot do with the same event: releases everything and uses
    /// other clicks.
    fn write_substitute(
        &mut self,
        event: Event,
        said: Option<Gesture>,
        special: Option<Vec<(MouseButton, Pos)>>,
        now: Moment,
    ) {
        let (time, spot) = (event.time, event.pointer_pos);
        let releases = matches!(event.kind, EventKind::Release(_));
        if said.is_some() || special.is_some() || releases {
            self.release_all(time, now);
        }
        self.go(spot, time, now);
        if let Some(clicks) = special {
            for (button, pos) in clicks {
                self.click(button, PointerPos::cell_center(pos), time, now);
            }
            return;
        }
        match said {
            Some(Gesture::Click(_)) => self.click(MouseButton::Left, spot, time, now),
            Some(Gesture::Mark(_)) => self.click(MouseButton::Right, spot, time, now),
            // A right click that marks nothing, wherever it ended.
            Some(Gesture::MarkEnd) => {
                self.click(MouseButton::Right, PointerPos::OFF_BOARD, time, now);
                self.go(spot, time, now);
            }
            Some(Gesture::Chord(_)) => self.chord(spot, time, now),
            None => {}
        }
    }

    /// Moves the pointer there, if it is a position.
    fn go(&mut self, spot: PointerPos, time: i32, now: Moment) {
        let kind = EventKind::Move;
        if spot != PointerPos::OFF_BOARD {
            self.push(Event { time, pointer_pos: spot, kind }, now);
        }
    }

    fn click(&mut self, button: MouseButton, spot: PointerPos, time: i32, now: Moment) {
        for kind in [EventKind::Press(button), EventKind::Release(button)] {
            self.push(Event { time, pointer_pos: spot, kind }, now);
        }
        // The left button acts on release.
        self.lines_after_effect = usize::from(button == MouseButton::Right);
    }

    fn chord(&mut self, spot: PointerPos, time: i32, now: Moment) {
        for kind in [
            EventKind::Press(MouseButton::Left),
            EventKind::Press(MouseButton::Right),
            EventKind::Release(MouseButton::Left),
            EventKind::Release(MouseButton::Right),
        ] {
            self.push(Event { time, pointer_pos: spot, kind }, now);
        }
        // It fires on the first release.
        self.lines_after_effect = 1;
    }

    /// Releases all buttons without an effect.
    fn release_all(&mut self, time: i32, now: Moment) {
        let spot = self.pointer_pos;
        for (press, button) in
            [(self.left.take(), MouseButton::Left), (self.right.take(), MouseButton::Right)]
        {
            match press {
                Some(HeldPress { line, effective: false }) => {
                    if let Some(RawvfLine::Mouse(event)) = self.lines.get_mut(line) {
                        event.kind = EventKind::Move;
                    }
                }
                Some(HeldPress { effective: true, .. }) => {
                    let kind = EventKind::Release(button);
                    self.push(Event { time, pointer_pos: spot, kind }, now);
                }
                None => {}
            }
        }
        self.pointer = Pointer::default();
        self.pointer.feed(PointerInput::Move(spot.cell(self.size)), now);
    }

    fn push(&mut self, event: Event, now: Moment) {
        self.pointer_pos = event.pointer_pos;
        let at = event.pointer_pos.cell(self.size);
        self.pointer.feed(PointerInput::Move(at), now);
        if let Some(input) = event.kind.pointer_input() {
            self.pointer.feed(input, now);
        }
        self.lines.push(RawvfLine::Mouse(event));
    }
}

/// Whether a chord on `pos` would open its neighbours although the flag count differs.
fn has_other_flag_count(stage: &Session, pos: Pos) -> bool {
    let game = stage.game();
    let VisibleCell::Open(number) = game.cell(pos) else {
        return false;
    };
    game.rules().chord_needs == ChordNeeds::EveryMineFlagged && {
        let around = game.size().neighbours(pos);
        let flags = around.filter(|&near| game.cell(near) == VisibleCell::Flag);
        flags.count() != usize::from(number)
    }
}

/// Whether a gesture is a click that is counted.
fn is_counted(said: Gesture, before: Tally, now: Tally) -> bool {
    match said {
        Gesture::Click(_) => true,
        Gesture::Mark(_) | Gesture::MarkEnd => now.right > before.right,
        Gesture::Chord(at) => at.is_some(),
    }
}

/// The Windows 7 clicks for what the rules of the recording did; `None` if they are the same.
fn equivalent_clicks(
    said: Gesture,
    outcome: &Outcome,
    stage: &Session,
    unmatched: bool,
) -> Option<Vec<(MouseButton, Pos)>> {
    let game = stage.game();
    match (said, outcome.kind) {
        // A left click removed a flag.
        (Gesture::Click(Some(pos)), OutcomeKind::Marked(_)) => {
            let Rules { question_marks, .. } = game.rules();
            Some(vec![(MouseButton::Right, pos); 1 + usize::from(question_marks)])
        }
        // Every mine around is flagged, and other cells too.
        (Gesture::Chord(Some(pos)), OutcomeKind::Opened { .. } | OutcomeKind::Won) if unmatched => {
            let is_zero = |pos: &Pos| game.cell(*pos) == VisibleCell::Open(0);
            let near = game.size().neighbours(pos);
            let opened = near.filter(|near| outcome.changed.contains(near));
            let (zeros, numbers): (Vec<Pos>, Vec<Pos>) = opened
                .filter(|near| matches!(game.cell(*near), VisibleCell::Open(_)))
                .partition(is_zero);
            let flooded = |pos: &Pos| {
                let zero = |near: Pos| is_zero(&near) && outcome.changed.contains(&near);
                game.size().neighbours(*pos).any(zero)
            };
            let numbers = numbers.into_iter().filter(|pos| !flooded(pos));
            let cells = zeros.into_iter().chain(numbers);
            Some(cells.map(|pos| (MouseButton::Left, pos)).collect())
        }
        _ => None,
    }
}
