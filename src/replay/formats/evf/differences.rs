//! The events of EVF 4: each is told by its difference to the one before.

use super::events::Events;
use crate::replay::formats::file_bytes::FileBytes;
use crate::replay::formats::{Damage, Expected};

/// Reads the events up to their end, or to the damage. What they say of the board is passed over.
pub(super) fn read(file: &mut FileBytes<'_>, events: &mut Events) -> Result<(), Damage> {
    let (mut time, mut x, mut y) = (0_i32, 0_i16, 0_i16);
    loop {
        let start = *file;
        let kind = file.u8()?;
        if kind == 0 {
            return Ok(());
        }
        let wait = if kind == 255 { file.u16()? } else { file.u8()?.into() };
        // Times beyond the range are refused with the next mouse event.
        time = time.saturating_add(wait.into());
        match kind {
            1..=12 => {
                let [right, down] = [file.u16()?, file.u16()?].map(u16::cast_signed);
                let moved = x.checked_add(right).zip(y.checked_add(down));
                (x, y) = moved.ok_or_else(|| start.expected(Expected::Position))?;
                events
                    .push(kind, time, x.into(), y.into())
                    .map_err(|expected| start.expected(expected))?;
            }
            // What became of the game.
            81..=83 | 99 => {}
            // What a cell shows now.
            100..=108 | 110 | 111 | 114..=116 | 118 | 120 | 121 => {
                let [_row, _col] = file.array()?;
            }
            200 => {
                let _index = file.u16()?;
                let _number = file.u64()?;
            }
            201 => {
                let _index = file.u16()?;
                let _text = file.zero_terminated()?;
            }
            255 => {}
            _ => return Err(start.expected(Expected::EventKind)),
        }
    }
}
