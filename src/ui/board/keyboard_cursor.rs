//! The keyboard's cursor on a board: where keys move it, and what they do there.

use crate::config::command::Command;
use crate::game::{Action, BoardSize, Game, Pos, VisibleCell};

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

/// The cursor after a step within the board. At first it appears where the pointer is.
pub fn moved(
    cursor: Option<Pos>,
    (down, right): (i16, i16),
    size: BoardSize,
    pointer: Option<Pos>,
) -> Pos {
    let last = Pos::new(size.rows() - 1, size.cols() - 1);
    match cursor {
        Some(pos) => Pos::new(
            pos.row.saturating_add_signed(down).min(last.row),
            pos.col.saturating_add_signed(right).min(last.col),
        ),
        None => pointer.unwrap_or(Pos::new(last.row / 2, last.col / 2)),
    }
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
