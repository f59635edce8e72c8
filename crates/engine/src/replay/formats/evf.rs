//! EVF, the format of Metasweeper, in versions 0 to 4.
//!
//! A head, which ends with the mines as bits, and the events: records of 8 bytes up to version 3,
//! and the differences between them in version 4. It has no mark of its own. Version 4 is what we
//! write.
//!
//! # What a file says of itself
//!
//! Flags say whether the game was completed, and whether fairly: without help, on a board that was
//! not chosen. After the events comes a checksum, which only the program that recorded the game can
//! compute or check. A converted file has none, and a made up one has the same byte again and again
//! in its place. We can't check it either, but say where it cannot be one: see [`FileDoubts`].

mod events;
mod write;

use super::avf::date_and_time;
use super::file_bytes::FileBytes;
use super::text::{self, decode_utf8, name_and_version, sanitize, utc};
use super::{Damage, DecodedGame, Expected, ReadError, mode_name};
use crate::game::{BoardSize, Level, Pos};
use crate::replay::{FileDoubts, Metadata};
use events::Events;

pub use write::{EvfRefusal, to_bytes};

/// The file extension.
pub const EXTENSION: &str = "evf";

/// The newest version of the format.
const NEWEST: u8 = 4;

/// The flags at the beginning.
const COMPLETED: u8 = 1 << 7;
const FAIR: u8 = 1 << 5;
const NO_FLAG: u8 = 1 << 4;
const CONVERTED: u8 = 1 << 3;

/// What Metasweeper calls itself, which is the first character of its Chinese name, and what others
/// call it.
const OWN_NAME: &str = "元";
const METASWEEPER: &str = "Metasweeper";

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
    let (mut metadata, mines) = head.details(&mut file)?;
    let mut mode = mode_name(head.mode)?;
    if metadata.program == write::SAPPER {
        // It only says how our boards are made.
        mode.clear();
    }
    let mut events = Events::default();
    let result = if head.version < 4 {
        events.read_records(&mut file, head.version)
    } else {
        events.read_differences(&mut file)
    };
    let is_converted = match head.version {
        4.. => head.converted,
        _ => metadata.program != METASWEEPER,
    };
    metadata.doubts = FileDoubts {
        unsigned: matches!(result, Ok(length) if !is_signed(&mut file, length)),
        // The flags of another program are not those of the game.
        unfair: head.version > 0 && !is_converted && !head.fair,
        mode,
        unknown: Vec::new(),
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
    /// Whether the file says that the game was completed fairly.
    fair: bool,
    size: BoardSize,
    mine_count: usize,
    cell_side: u16,
    mode: u16,
}

impl Head {
    fn read(file: &mut FileBytes<'_>) -> Result<Self, Damage> {
        let known = |version| (version <= NEWEST).then_some(version);
        let version = file.parse(Expected::Version, FileBytes::u8, known)?;
        let flags = file.u8()?;
        let converted = flags & CONVERTED != 0;
        let fair = flags & COMPLETED != 0 && flags & FAIR != 0;
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
        Ok(Self { version, converted, fair, size, mine_count, cell_side, mode })
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
    let program = if name == OWN_NAME { METASWEEPER.to_owned() } else { name };
    Metadata { player, program, version, played_at, ..Metadata::default() }
}

/// The text of a time since 1970: in µs, or in seconds in a file that was converted from RMV.
fn time(number: u64) -> String {
    const MICROSECONDS: u64 = 1_000_000;
    // As seconds these are millions of years.
    let seconds = if number < 100_000_000 * MICROSECONDS { number } else { number / MICROSECONDS };
    i64::try_from(seconds).map(utc).unwrap_or_default()
}

/// Whether what follows the events can be a checksum of this length.
fn is_signed(file: &mut FileBytes<'_>, length: usize) -> bool {
    file.take(length).is_ok_and(|bytes| bytes.iter().any(|byte| *byte != bytes[0]))
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
