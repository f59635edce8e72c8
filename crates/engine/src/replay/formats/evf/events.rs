//! The events of an EVF file: records of 8 bytes, or the differences between them.

use crate::game::pointer::MouseButton;
use crate::replay::formats::decoded::plain_event;
use crate::replay::formats::file_bytes::FileBytes;
use crate::replay::formats::rawvf::MAX_TIME;
use crate::replay::formats::{Damage, Expected, MouseEvent, in_order};
use crate::replay::{EventKind, HeldButtons};

/// The length of a checksum up to version 3, in bytes.
const CHECKSUM: usize = 32;

/// The mouse events so far.
#[derive(Debug, Default)]
pub(super) struct Events {
    pub(super) list: Vec<MouseEvent>,
    held: HeldButtons,
}

impl Events {
    /// Reads the records of 8 bytes of versions 0 to 3, up to their end or to the damage. Returns the
    /// length of the checksum.
    pub(super) fn read_records(
        &mut self,
        file: &mut FileBytes<'_>,
        version: u8,
    ) -> Result<usize, Damage> {
        // A byte instead of the button that was pressed or released.
        let last_kind = if version == 3 { 12 } else { 9 };
        loop {
            let start = *file;
            let kind = file.u8()?;
            if matches!(kind, 0 | 255) {
                return Ok(if kind == 0 { CHECKSUM } else { 0 });
            }
            if kind > last_kind {
                return Err(start.expected(Expected::EventKind));
            }
            let time = file.u24()? as i32;
            let [x, y] = [file.u16()?, file.u16()?];
            self.push(kind, time, x.into(), y.into())
                .map_err(|expected| start.expected(expected))?;
        }
    }

    /// Reads the events of version 4, each of which has its difference to the one before, up to
    /// their end or to the damage. What they say of the board is passed over. Returns the length of
    /// the checksum.
    pub(super) fn read_differences(&mut self, file: &mut FileBytes<'_>) -> Result<usize, Damage> {
        let (mut time, mut x, mut y) = (0_i32, 0_i16, 0_i16);
        loop {
            let start = *file;
            let kind = file.u8()?;
            if kind == 0 {
                return Ok(file.u16().map_or(0, usize::from));
            }
            let wait = if kind == 255 { file.u16()? } else { file.u8()?.into() };
            // Times beyond the range are refused with the next mouse event.
            time = time.saturating_add(wait.into());
            match kind {
                1..=12 => {
                    let [right, down] = [file.u16()?, file.u16()?].map(u16::cast_signed);
                    let moved = x.checked_add(right).zip(y.checked_add(down));
                    (x, y) = moved.ok_or_else(|| start.expected(Expected::Position))?;
                    self.push(kind, time, x.into(), y.into())
                        .map_err(|expected| start.expected(expected))?;
                }
                // How the game ended.
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

    /// Adds an event of the kind with this number.
    fn push(&mut self, kind: u8, time: i32, x: i32, y: i32) -> Result<(), Expected> {
        use MouseButton::{Left, Middle, Right};
        let last = self.list.last().map_or(time, |last| last.time);
        let time = in_order(time, last).ok_or(Expected::LaterTime)?;
        if time > MAX_TIME {
            return Err(Expected::TimeInRange);
        }
        let HeldButtons { left, right, middle } = self.held;
        let mut add = |kind| {
            match kind {
                EventKind::Press(button) => self.held.set(button, true),
                EventKind::Release(button) => self.held.set(button, false),
                _ => false,
            };
            self.list.push(MouseEvent { time, kind, x, y });
        };
        let toggled = |button, down| {
            if down { EventKind::Release(button) } else { EventKind::Press(button) }
        };
        match kind {
            // A flag that was set before the start.
            8 => {
                add(EventKind::Press(Right));
                add(EventKind::Release(Right));
            }
            // The second button of a chord.
            9 => {
                if !left {
                    add(EventKind::Press(Left));
                }
                // Metasweeper once wrote it for both buttons at the same time.
                if left || !right {
                    add(EventKind::Press(Right));
                }
            }
            10 => add(toggled(Left, left)),
            11 => add(toggled(Right, right)),
            12 => add(toggled(Middle, middle)),
            plain => add(plain_event(plain).ok_or(Expected::EventKind)?),
        }
        Ok(())
    }
}
