//! EVF, the format of Metasweeper, in versions 0 to 4.
//!
//! A head, which ends with the mines as bits, and the events: records of 8 bytes up to version 3,
//! and the differences between them in version 4. It has no mark of its own.

use super::avf::date_and_time;
use super::decoded::plain_event;
use super::file_bytes::FileBytes;
use super::rawvf::MAX_TIME;
use super::text::{self, decode_utf8, name_and_version, sanitize, utc};
use super::{Damage, DecodedGame, Expected, MouseEvent, ReadError, check_mode};
use crate::game::pointer::MouseButton;
use crate::game::{BoardSize, Level, Pos};
use crate::replay::{EventKind, HeldButtons, Metadata};

/// The newest version of the format.
const NEWEST: u8 = 4;

/// Whether the content is EVF.
///
/// Version 0 begins as many a file does, so that its head has to be sound.
pub(super) fn recognizes(bytes: &[u8]) -> bool {
    let mut file = FileBytes::new(bytes);
    match (bytes.first(), Head::read(&mut file)) {
        (Some(0), Ok(head)) => head.details(&mut file).is_ok(),
        (Some(1..=NEWEST), Ok(head)) => head.mode <= 16 || head.mode == u16::MAX,
        _ => false,
    }
}

pub(super) fn decode(bytes: &[u8]) -> Result<DecodedGame, ReadError> {
    let mut file = FileBytes::new(bytes);
    let head = Head::read(&mut file)?;
    let (metadata, mines) = head.details(&mut file)?;
    check_mode(head.mode)?;
    let mut events = Events::default();
    let result = if head.version < 4 {
        events.read_records(&mut file, head.version)
    } else {
        events.read_differences(&mut file)
    };
    Ok(DecodedGame {
        size: head.size,
        mines,
        // Metasweeper has none. What the bit for them says is not certain.
        question_marks: false,
        cell_side: head.cell_side,
        counts_from_press: true,
        metadata,
        events: events.list,
        damage: result.err(),
    })
}

/// The beginning of the head, which is much the same in all versions.
struct Head {
    version: u8,
    /// From another format; known in version 4 only.
    converted: bool,
    size: BoardSize,
    mine_count: usize,
    cell_side: u16,
    mode: u16,
}

impl Head {
    fn read(file: &mut FileBytes<'_>) -> Result<Self, Damage> {
        let known = |version| (version <= NEWEST).then_some(version);
        let version = file.parse(Expected::Version, FileBytes::u8, known)?;
        let converted = file.u8()? & 8 != 0;
        if version >= 3 {
            let _settings = file.u8()?;
        }
        let size = file.parse(Expected::BoardSize, FileBytes::array, |[rows, cols]: [u8; 2]| {
            BoardSize::within(rows.into(), cols.into(), Level::MAX_SIDE).ok()
        })?;
        let mine_count = file.parse(Expected::MineCount, FileBytes::u16, |count| {
            Some(usize::from(count)).filter(|&count| count < size.cells())
        })?;
        let not_zero = |side| Some(u16::from(side)).filter(|&side| side > 0);
        let cell_side = file.parse(Expected::CellSide, FileBytes::u8, not_zero)?;
        let mode = file.u16()?;
        Ok(Self { version, converted, size, mine_count, cell_side, mode })
    }

    /// Reads the rest of the head, up to the events: what is known besides the game, and the mines.
    fn details(&self, file: &mut FileBytes<'_>) -> Result<(Metadata, Vec<Pos>), Damage> {
        let _bbbv = file.u16()?;
        let metadata = match self.version {
            4.. => metadata_4(file, self.converted)?,
            version => metadata(file, version)?,
        };
        let mines = mines(file, self.size, self.mine_count)?;
        if self.version >= 4 {
            for _ in 0..file.u16()? {
                let _index_name = file.zero_terminated()?;
            }
        }
        Ok((metadata, mines))
    }
}

/// What is known besides the game, up to version 3. The texts are those of the original where the
/// file was converted, in its encoding, and so is the time.
fn metadata(file: &mut FileBytes<'_>, version: u8) -> Result<Metadata, Damage> {
    let _time = file.u24()?;
    let software = file.zero_terminated()?;
    let player = file.zero_terminated()?;
    let _competition = file.zero_terminated()?;
    let _id = file.zero_terminated()?;
    let begun = file.zero_terminated()?;
    let _ended = file.zero_terminated()?;
    let _country = file.zero_terminated()?;
    if version >= 2 {
        let _device = file.zero_terminated()?;
    }
    let begun = text::decode(begun);
    let played_at = begun.parse().map_or_else(|_| date_and_time(&begun).unwrap_or(begun), time);
    Ok(of_software(&text::decode(software), text::decode(player), played_at))
}

/// As [`metadata`], in version 4.
fn metadata_4(file: &mut FileBytes<'_>, converted: bool) -> Result<Metadata, Damage> {
    let _time = file.u32()?;
    let _country: [u8; 2] = file.array()?;
    let begun = file.u64()?;
    let _ended = file.u64()?;
    let software = file.zero_terminated()?;
    let mut encoding = None;
    if converted {
        let _converter = file.zero_terminated()?;
        encoding = encoding_rs::Encoding::for_label(file.zero_terminated()?);
    }
    let player = file.zero_terminated()?;
    let _competition = file.zero_terminated()?;
    let _id = file.zero_terminated()?;
    let device = file.u16()?;
    file.take(device.into())?;
    // By the format it is UTF-8, whatever the original was in.
    let decode = |bytes: &[u8]| match (std::str::from_utf8(bytes), encoding) {
        (Err(_), Some(encoding)) => sanitize(&encoding.decode_without_bom_handling(bytes).0),
        _ => decode_utf8(bytes),
    };
    Ok(of_software(&decode(software), decode(player), time(begun)))
}

fn of_software(software: &str, player: String, played_at: String) -> Metadata {
    let (name, version) = name_and_version(software);
    // The first character of its Chinese name.
    let program = if name == "元" { "Metasweeper".to_owned() } else { name };
    Metadata { player, program, version, played_at, ..Metadata::default() }
}

/// The text of a time since 1970: in µs, or in seconds in a file that was converted from RMV.
fn time(number: u64) -> String {
    const MICROSECONDS: u64 = 1_000_000;
    // As seconds these are millions of years.
    let seconds = if number < 100_000_000 * MICROSECONDS { number } else { number / MICROSECONDS };
    i64::try_from(seconds).map(utc).unwrap_or_default()
}

/// The mines: a bit for each cell, row by row, the highest bit of a byte first.
fn mines(file: &mut FileBytes<'_>, size: BoardSize, count: usize) -> Result<Vec<Pos>, Damage> {
    let length = size.cells().div_ceil(8);
    file.parse(
        Expected::Mines(count),
        |file| file.take(length),
        |bits| {
            let is_mine = |&pos: &Pos| {
                let index = size.index(pos);
                bits[index / 8] << (index % 8) & 0x80 != 0
            };
            let mines: Vec<Pos> = size.positions().filter(is_mine).collect();
            (mines.len() == count).then_some(mines)
        },
    )
}

/// The mouse events so far.
#[derive(Debug, Default)]
struct Events {
    list: Vec<MouseEvent>,
    held: HeldButtons,
}

impl Events {
    /// Reads the records of 8 bytes of versions 0 to 3, up to their end or to the damage.
    fn read_records(&mut self, file: &mut FileBytes<'_>, version: u8) -> Result<(), Damage> {
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
            self.push(kind, time, x.into(), y.into())
                .map_err(|expected| start.expected(expected))?;
        }
    }

    /// Reads the events of version 4, each of which has its difference to the one before, up to
    /// their end or to the damage. What they say of the board is passed over.
    fn read_differences(&mut self, file: &mut FileBytes<'_>) -> Result<(), Damage> {
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
        if self.list.last().is_some_and(|last| time < last.time) {
            return Err(Expected::LaterTime);
        }
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
