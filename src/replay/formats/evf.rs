//! EVF, the format of Metasweeper, in versions 0 to 4.
//!
//! A head, which ends with the mines as bits, and the events: records of 8 bytes up to version 3,
//! and the differences between them in version 4. It has no mark of its own.

mod events;
mod head;

use super::file_bytes::FileBytes;
use super::{DecodedGame, ReadError, check_mode};
use events::Events;
use head::Head;

/// Whether the content is EVF.
///
/// Version 0 begins as many a file does, so that its head has to be sound.
pub(super) fn recognizes(bytes: &[u8]) -> bool {
    match bytes.first() {
        Some(0) => Head::read(&mut FileBytes::new(bytes)).is_ok(),
        Some(1..=Head::NEWEST) => Head::is_plausible(bytes),
        _ => false,
    }
}

pub(super) fn decode(bytes: &[u8]) -> Result<DecodedGame, ReadError> {
    let mut file = FileBytes::new(bytes);
    let head = Head::read(&mut file)?;
    check_mode(head.mode)?;
    let mut events = Events::default();
    let result = if head.version < 4 {
        events.read_records(&mut file, head.version)
    } else {
        events.read_differences(&mut file)
    };
    Ok(DecodedGame {
        size: head.size,
        mines: head.mines,
        // Metasweeper has none. What the bit for them says is not certain.
        question_marks: false,
        cell_side: head.cell_side,
        counts_from_press: true,
        metadata: head.metadata,
        events: events.list,
        damage: result.err(),
    })
}
