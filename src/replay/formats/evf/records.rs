//! The events of EVF up to version 3: records of 8 bytes.

use super::events::Events;
use crate::replay::formats::file_bytes::FileBytes;
use crate::replay::formats::{Damage, Expected};

/// Reads the events up to their end, or to the damage.
pub(super) fn read(
    file: &mut FileBytes<'_>,
    version: u8,
    events: &mut Events,
) -> Result<(), Damage> {
    // A byte instead of the button that was pressed or released.
    let last_kind = if version == 3 { 12 } else { 9 };
    loop {
        let start = *file;
        let kind = file.u8()?;
        if matches!(kind, 0 | 255) {
            return Ok(());
        }
        if kind > last_kind {
            return Err(start.expected(Expected::EventKind));
        }
        let time = file.u24()? as i32;
        let [x, y] = [file.u16()?, file.u16()?];
        events.push(kind, time, x.into(), y.into()).map_err(|expected| start.expected(expected))?;
    }
}
