//! The events of a game as any reader understands them: the left and the right button by the
//! Windows 7 rules.
//!
//! A log holds what other programs do not know: keys, long presses, flag mode, double clicks,
//! forgotten buttons, chords with the middle button, Shift or a single click. Events that mean the
//! same to a plain pointer stay; otherwise its buttons are released without an effect and the same
//! is done in another way. So the board and all click counts stay the same, except for what
//! [`super::write`] mentions.

use crate::game::counters::Tally;
use crate::game::pointer::{Gesture, MouseButton, PointerInput};
use crate::game::rules::ChordNeeds;
use crate::game::{BoardSize, Moment, Outcome, OutcomeKind, Pointer, Pos, VisibleCell};
use crate::replay::{Event, EventKind, PointerPos, Session};

#[derive(Debug, Clone, PartialEq)]
pub(super) enum OutputLine {
    Mouse(Event),
    Board(String),
}

#[derive(Debug, Clone, Copy)]
struct HeldPress {
    line: usize,
    /// Whether it has had an effect that its release does not undo.
    effective: bool,
}

/// Follows a game with plain mouse events.
#[derive(Debug)]
pub(super) struct PlainEventWriter {
    lines: Vec<OutputLine>,
    size: BoardSize,
    pointer: Pointer,
    /// The presses of the left and the right button.
    held: [Option<HeldPress>; 2],
    pointer_pos: PointerPos,
    /// The time of the current event, in ms.
    time: i32,
    /// Where the events of the board belong, if not at the end.
    effect_line: Option<usize>,
}

impl PlainEventWriter {
    pub(super) fn new(size: BoardSize) -> Self {
        Self {
            lines: Vec::new(),
            size,
            pointer: Pointer::default(),
            held: [None; 2],
            pointer_pos: PointerPos::OFF_BOARD,
            time: 0,
            effect_line: None,
        }
    }

    /// Adds an event of the board, which follows from the last mouse event.
    pub(super) fn add_board_event(&mut self, line: String) {
        let index = self.effect_line.get_or_insert(self.lines.len());
        self.lines.insert(*index, OutputLine::Board(line));
        *index += 1;
    }

    /// All lines; the last is at the time `end`.
    pub(super) fn finish(mut self, end: i32) -> Vec<OutputLine> {
        self.time = end;
        let is_release = |line: &OutputLine| {
            matches!(line, OutputLine::Mouse(Event { kind: EventKind::Release(_), .. }))
        };
        if !self.lines.iter().any(is_release) {
            // A recording needs a release. Outside the board it is no click.
            self.release_all();
            self.chord(PointerPos::OFF_BOARD);
        }
        self.lines
    }

    /// Replays an event at the moment `now`, and does the same with the plain pointer.
    pub(super) fn translate(
        &mut self,
        session: &mut Session,
        event: Event,
        now: Moment,
    ) -> Outcome {
        let Event { time, pointer_pos, kind } = event;
        self.time = time;
        self.effect_line = None;
        let cell = pointer_pos.cell(self.size);
        let unmatched = cell.is_some_and(|cell| has_other_flag_count(session, cell));
        let before = session.tally();
        let (gesture, outcome) = match session.replay(event, now) {
            Some((gesture, outcome)) => (Some(gesture), outcome),
            None => (None, Outcome::NOTHING),
        };
        let after = session.tally();
        let counted = gesture.filter(|gesture| is_counted(*gesture, before, after));
        let clicks =
            gesture.and_then(|gesture| equivalent_clicks(gesture, &outcome, session, unmatched));
        match kind {
            EventKind::Config(_) => {}
            EventKind::Move | EventKind::ToggleQuestionMarks => self.push(event.kind, pointer_pos),
            EventKind::Cancel => self.leave_board(),
            EventKind::Open | EventKind::Mark | EventKind::Chord => {
                self.leave_board();
                self.click_as(counted, clicks, pointer_pos);
                self.leave_board();
                self.go(session.pointer_pos());
            }
            _ if clicks.is_none() && self.try_same_event(event, gesture, &outcome) => {}
            _ => {
                let is_click = counted.is_some() || clicks.is_some();
                if is_click || matches!(kind, EventKind::Release(_)) {
                    self.release_all();
                }
                self.go(pointer_pos);
                self.click_as(counted, clicks, pointer_pos);
                if !is_click && after.time != before.time {
                    // It still is the last release, and a chord outside the board is nothing else.
                    self.chord(PointerPos::OFF_BOARD);
                    self.go(pointer_pos);
                }
            }
        }
        outcome
    }

    /// Repeats the event if it means the same. Returns whether it does.
    fn try_same_event(
        &mut self,
        event: Event,
        gesture: Option<Gesture>,
        outcome: &Outcome,
    ) -> bool {
        let Event { kind, pointer_pos, .. } = event;
        let (side, pressed) = match kind {
            EventKind::Press(MouseButton::Left) => (0, true),
            EventKind::Press(MouseButton::Right) => (1, true),
            EventKind::Release(MouseButton::Left) => (0, false),
            EventKind::Release(MouseButton::Right) => (1, false),
            _ => return false,
        };
        let before = self.pointer;
        if self.held[side].is_some() == pressed || self.feed(kind, pointer_pos) != gesture {
            self.pointer = before;
            return false;
        }
        let press = HeldPress { line: self.lines.len(), effective: !outcome.changed.is_empty() };
        self.held[side] = pressed.then_some(press);
        if let (Some(Gesture::Chord(_)), Some(other)) = (gesture, &mut self.held[1 - side]) {
            other.effective = true;
        }
        self.add(kind, pointer_pos);
        true
    }

    /// Writes whole clicks: these, or else one that means the gesture.
    fn click_as(
        &mut self,
        gesture: Option<Gesture>,
        clicks: Option<Vec<(MouseButton, Pos)>>,
        pos: PointerPos,
    ) {
        if let Some(clicks) = clicks {
            for (button, cell) in clicks {
                self.click(button, PointerPos::cell_center(cell));
            }
            return;
        }
        match gesture {
            Some(Gesture::Click(_)) => self.click(MouseButton::Left, pos),
            Some(Gesture::Mark(_)) => self.click(MouseButton::Right, pos),
            // A right click that marks nothing, wherever it ended.
            Some(Gesture::MarkEnd) => {
                self.click(MouseButton::Right, PointerPos::OFF_BOARD);
                self.go(pos);
            }
            Some(Gesture::Chord(_)) => self.chord(pos),
            None => {}
        }
    }

    fn click(&mut self, button: MouseButton, pos: PointerPos) {
        self.push(EventKind::Press(button), pos);
        let after_press = self.lines.len();
        self.push(EventKind::Release(button), pos);
        // The left button acts on release.
        let acts_on_press = button == MouseButton::Right;
        self.effect_line = Some(if acts_on_press { after_press } else { self.lines.len() });
    }

    fn chord(&mut self, pos: PointerPos) {
        self.push(EventKind::Press(MouseButton::Left), pos);
        self.push(EventKind::Press(MouseButton::Right), pos);
        self.push(EventKind::Release(MouseButton::Left), pos);
        // It fires on the first release.
        self.effect_line = Some(self.lines.len());
        self.push(EventKind::Release(MouseButton::Right), pos);
    }

    /// Moves the pointer there, if it is a position.
    fn go(&mut self, pos: PointerPos) {
        if pos != PointerPos::OFF_BOARD {
            self.push(EventKind::Move, pos);
        }
    }

    fn leave_board(&mut self) {
        self.release_all();
        self.push(EventKind::Cancel, PointerPos::OFF_BOARD);
    }

    /// Releases all buttons without an effect.
    fn release_all(&mut self) {
        let pos = self.pointer_pos;
        let presses = std::mem::take(&mut self.held);
        for (press, button) in presses.into_iter().zip([MouseButton::Left, MouseButton::Right]) {
            let Some(press) = press else { continue };
            if press.effective {
                self.push(EventKind::Release(button), pos);
            } else if let OutputLine::Mouse(event) = &mut self.lines[press.line] {
                event.kind = EventKind::Move;
            }
        }
        self.pointer = Pointer::default();
        self.feed(EventKind::Move, pos);
    }

    fn push(&mut self, kind: EventKind, pos: PointerPos) {
        self.feed(kind, pos);
        self.add(kind, pos);
    }

    fn feed(&mut self, kind: EventKind, pos: PointerPos) -> Option<Gesture> {
        // The time does not matter to a plain pointer.
        let now = Moment(0);
        self.pointer.feed(PointerInput::Move(pos.cell(self.size)), now);
        self.pointer.feed(kind.pointer_input()?, now)
    }

    fn add(&mut self, kind: EventKind, pointer_pos: PointerPos) {
        self.pointer_pos = pointer_pos;
        self.lines.push(OutputLine::Mouse(Event { time: self.time, pointer_pos, kind }));
    }
}

/// Whether a chord on `pos` would open its neighbours although the flag count differs.
fn has_other_flag_count(session: &Session, pos: Pos) -> bool {
    let game = session.game();
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
const fn is_counted(gesture: Gesture, before: Tally, after: Tally) -> bool {
    match gesture {
        Gesture::Click(_) => true,
        Gesture::Mark(_) | Gesture::MarkEnd => after.right > before.right,
        Gesture::Chord(cell) => cell.is_some(),
    }
}

/// The Windows 7 clicks for what the rules of the game did; `None` if they are the same.
fn equivalent_clicks(
    gesture: Gesture,
    outcome: &Outcome,
    session: &Session,
    unmatched: bool,
) -> Option<Vec<(MouseButton, Pos)>> {
    let game = session.game();
    match (gesture, outcome.kind) {
        // A left click removed a flag.
        (Gesture::Click(Some(pos)), OutcomeKind::Marked(_)) => {
            let clicks = 1 + usize::from(game.rules().question_marks);
            Some(vec![(MouseButton::Right, pos); clicks])
        }
        // Every mine around is flagged, and other cells too.
        (Gesture::Chord(Some(pos)), OutcomeKind::Opened { .. } | OutcomeKind::Won) if unmatched => {
            let is_zero = |pos: &Pos| game.cell(*pos) == VisibleCell::Open(0);
            let opened = |near: &Pos| outcome.changed.contains(near);
            let (zeros, numbers): (Vec<Pos>, Vec<Pos>) = (game.size().neighbours(pos))
                .filter(opened)
                .filter(|near| matches!(game.cell(*near), VisibleCell::Open(_)))
                .partition(is_zero);
            let flooded = |pos: &Pos| {
                game.size().neighbours(*pos).any(|near| is_zero(&near) && opened(&near))
            };
            let numbers = numbers.into_iter().filter(|pos| !flooded(pos));
            let cells = zeros.into_iter().chain(numbers);
            Some(cells.map(|pos| (MouseButton::Left, pos)).collect())
        }
        _ => None,
    }
}
