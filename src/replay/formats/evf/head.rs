//! The head of an EVF file: what is known of the game besides the events.

use crate::game::{BoardSize, Level, Pos};
use crate::replay::Metadata;
use crate::replay::formats::avf::date_and_time;
use crate::replay::formats::file_bytes::FileBytes;
use crate::replay::formats::text::{self, decode_utf8, name_and_version, sanitize, utc};
use crate::replay::formats::{Damage, Expected};

pub(super) struct Head {
    pub version: u8,
    pub size: BoardSize,
    pub mines: Vec<Pos>,
    pub cell_side: u16,
    pub mode: u16,
    pub metadata: Metadata,
}

impl Head {
    /// The newest version of the format.
    pub const NEWEST: u8 = 4;

    /// Whether the first bytes can be those of a head.
    pub fn is_plausible(bytes: &[u8]) -> bool {
        let start = Start::read(&mut FileBytes::new(bytes));
        start.is_ok_and(|start| start.mode <= 16 || start.mode == u16::MAX)
    }

    /// Reads the head, up to the events.
    pub fn read(file: &mut FileBytes<'_>) -> Result<Self, Damage> {
        let start = Start::read(file)?;
        let _bbbv = file.u16()?;
        let metadata = match start.version {
            4.. => metadata_4(file, start.converted)?,
            version => metadata(file, version)?,
        };
        let mines = mines(file, start.size, start.mine_count)?;
        if start.version >= 4 {
            for _ in 0..file.u16()? {
                let _index_name = file.zero_terminated()?;
            }
        }
        let Start { version, size, cell_side, mode, .. } = start;
        Ok(Self { version, size, mines, cell_side, mode, metadata })
    }
}

/// The beginning, which is much the same in all versions.
struct Start {
    version: u8,
    /// From another format; known in version 4 only.
    converted: bool,
    size: BoardSize,
    mine_count: usize,
    cell_side: u16,
    mode: u16,
}

impl Start {
    fn read(file: &mut FileBytes<'_>) -> Result<Self, Damage> {
        let unknown = file.expected(Expected::Version);
        let version = file.u8()?;
        if version > Head::NEWEST {
            return Err(unknown);
        }
        let converted = file.u8()? & 8 != 0;
        if version >= 3 {
            let _settings = file.u8()?;
        }
        let no_size = file.expected(Expected::BoardSize);
        let [rows, cols] = file.array()?;
        let size = BoardSize::within(rows.into(), cols.into(), Level::MAX_SIDE);
        let size = size.map_err(|_| no_size)?;
        let no_count = file.expected(Expected::MineCount);
        let mine_count = usize::from(file.u16()?);
        if mine_count >= size.cells() {
            return Err(no_count);
        }
        let no_side = file.expected(Expected::CellSide);
        let cell_side = u16::from(file.u8()?);
        if cell_side == 0 {
            return Err(no_side);
        }
        let mode = file.u16()?;
        Ok(Self { version, converted, size, mine_count, cell_side, mode })
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
    Metadata { player, program, version, played_at, helped: false }
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
    let wrong = file.expected(Expected::Mines(count));
    let bits = file.take(size.cells().div_ceil(8))?;
    let is_mine = |&pos: &Pos| {
        let index = size.index(pos);
        bits[index / 8] << (index % 8) & 0x80 != 0
    };
    let mines: Vec<Pos> = size.positions().filter(is_mine).collect();
    if mines.len() == count { Ok(mines) } else { Err(wrong) }
}
