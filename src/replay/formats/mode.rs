//! The modes of a game, which RMV and EVF number alike.

use super::{Format, ReadError};

/// Whether a game of this mode is replayed by the ordinary rules. Most modes are about how the
/// board is made.
pub(super) fn replayable(format: Format, mode: u16) -> Result<(), ReadError> {
    let mode = match mode {
        2 => "cheat",
        11 | 14 => "recursive chord",
        12 | 15 => "recursive flag",
        13 | 16 => "recursive chord and flag",
        _ => return Ok(()),
    };
    Err(ReadError::Unsupported { format, mode })
}
