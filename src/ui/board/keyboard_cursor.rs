//! The keys of the board: how far they move its cursor, and what they do to the cell there.

use crate::config::command::Command;
use crate::game::{Action, Game, Pos, VisibleCell};

/// How far a command moves the cursor: down and right.
pub const fn step_of(command: Command) -> Option<(i16, i16)> {
    Some(match command {
        Command::Left => (0, -1),
        Command::Right => (0, 1),
        Command::Up => (-1, 0),
        Command::Down => (1, 0),
        Command::RowStart => (0, i16::MIN),
        Command::RowEnd => (0, i16::MAX),
        Command::FirstCell => (i16::MIN, i16::MIN),
        Command::LastCell => (i16::MAX, i16::MAX),
        _ => return None,
    })
}

/// What a command of the board does to a cell. The key that opens chords on an open number.
pub fn action(command: Command, pos: Pos, game: &Game) -> Action {
    match command {
        Command::Flag => Action::Mark(pos),
        Command::Chord => Action::Chord(pos),
        _ if matches!(game.cell(pos), VisibleCell::Open(_)) => Action::Chord(pos),
        _ => Action::Open(pos),
    }
}
