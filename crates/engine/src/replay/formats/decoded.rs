//! A game as a binary file describes it.

use super::Damage;
use crate::game::pointer::MouseButton;
use crate::game::{BoardSize, Minefield, Phase, Pos, Rules};
use crate::replay::summary::played_to_end;
use crate::replay::{
    Event, EventKind, EventLog, Metadata, PointerPos, Recording, RecordingError, Session,
};

/// The content of a binary file: the board and what the mouse did, in the file's own units.
#[derive(Debug, Clone, PartialEq)]
pub struct DecodedGame {
    pub size: BoardSize,
    /// On the board, none twice, fewer than cells.
    pub mines: Vec<Pos>,
    pub question_marks: bool,
    /// The side of a cell, in pixels; not 0.
    pub cell_side: u16,
    /// Whether the times count from another moment than the first opening.
    pub counts_from_press: bool,
    pub metadata: Metadata,
    /// In order; the times never run backwards.
    pub events: Vec<MouseEvent>,
    /// Where the file is damaged: the events end before that.
    pub damage: Option<Damage>,
}

/// What the mouse did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MouseEvent {
    /// In ms, as in the file.
    pub time: i32,
    pub kind: EventKind,
    /// In pixels of the file, from the top left corner of the board.
    pub x: i32,
    pub y: i32,
}

/// The side of a cell in most programs, in pixels.
pub(super) const USUAL_CELL_SIDE: u16 = 16;

/// The mouse events that RMV and EVF number alike.
pub(super) const fn plain_event(number: u8) -> Option<EventKind> {
    Some(match number {
        1 => EventKind::Move,
        2 => EventKind::Press(MouseButton::Left),
        3 => EventKind::Release(MouseButton::Left),
        4 => EventKind::Press(MouseButton::Right),
        5 => EventKind::Release(MouseButton::Right),
        6 => EventKind::Press(MouseButton::Middle),
        7 => EventKind::Release(MouseButton::Middle),
        _ => return None,
    })
}

impl DecodedGame {
    /// The game by the rules of Windows 7, with times that count from the first opening.
    ///
    /// # Errors
    /// If nothing is clicked.
    pub fn into_recording(self) -> Result<Recording, RecordingError> {
        let mines = self.mines.iter().map(|&pos| self.size.index(pos));
        let field = Minefield::new(self.size, mines);
        let mut log = EventLog::new(self.events.first().map_or(0, |first| first.time));
        for event in &self.events {
            let pointer_pos = scaled(event, self.cell_side);
            log.push(Event { time: event.time, pointer_pos, kind: event.kind });
        }
        let rules = Rules { question_marks: self.question_marks, ..Rules::WINDOWS_7 };
        let mut recording = Recording::new(field, rules, log, self.metadata)?;
        if recording.metadata.doubts.unfair && !is_won(&recording) {
            // No file says of such a game that it was completed.
            recording.metadata.doubts.unfair = false;
        }
        if self.counts_from_press
            && let Some(opened) = first_opening(&recording)
            && let Some(log) = recording.log.clone().shifted(-opened)
        {
            recording.log = log;
        }
        Ok(recording)
    }
}

/// The position on a board with cells of 16 pixels.
fn scaled(event: &MouseEvent, cell_side: u16) -> PointerPos {
    let scale = |pixels: i32| {
        let pixels = i64::from(pixels) * i64::from(PointerPos::UNITS_PER_CELL);
        let far = i64::from(PointerPos::MAX_DISTANCE);
        pixels.div_euclid(i64::from(cell_side.max(1))).clamp(-far, far)
    };
    PointerPos::new(scale(event.x), scale(event.y)).unwrap_or(PointerPos::OFF_BOARD)
}

fn is_won(recording: &Recording) -> bool {
    played_to_end(recording).game().phase() == Phase::Won
}

/// When the first cell is opened, in ms of the recording.
pub(super) fn first_opening(recording: &Recording) -> Option<i32> {
    let mut session = Session::for_replay(recording.game());
    recording.log.events().iter().find_map(|&event| {
        let (_, outcome) = session.replay(event, recording.moment(event.time))?;
        outcome.kind.is_opening().then_some(event.time)
    })
}
