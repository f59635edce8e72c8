//! AVF, the recordings of Minesweeper Arbiter 0.35 to 0.52.3.
//!
//! | part | |
//! |---|---|
//! | version | the second part of the program's: 52 for 0.52.3 |
//! | 4 bytes | without meaning |
//! | level | 3 to 5 the standard ones, 6 custom: then columns − 1, rows − 1, and u16 mines |
//! | mines | row and column, from 1 |
//! | header | obfuscated: see [`header`] |
//! | events | 8 bytes each: see [`read_event`] |
//! | footer | text in lines that end with CR; the last two are the player and the program: `Minesweeper Arbiter 0.52.3. Copyright …` |
//!
//! Nothing at the beginning marks the format.

mod header;

use super::decoded::USUAL_CELL_SIDE;
use super::file_bytes::FileBytes;
use super::{Damage, DecodedGame, Expected, MouseEvent, ReadError, in_order, text};
use crate::game::pointer::MouseButton;
use crate::game::{BoardSize, Minefield};
use crate::replay::{EventKind, Metadata};
use header::AvfHeader;

/// Where the level stands.
const LEVEL: usize = 5;

/// The header ends before this offset for the standard levels.
const USUAL_HEADER: usize = 1_024;

/// Whether the content is that of an AVF file, which may be damaged.
pub(super) fn recognizes(bytes: &[u8]) -> bool {
    // Recordings of FreeSweeper are similar and begin with 0.
    if bytes.starts_with(&[0]) {
        return false;
    }
    if header::find_info(&bytes[..bytes.len().min(USUAL_HEADER)]).is_some() {
        return true;
    }
    let mut file = FileBytes::new(bytes);
    let Ok((_, mines)) = board(&mut file) else {
        return false;
    };
    let header = file.offset() + 2 * mines;
    match bytes.get(header..) {
        Some(header) => header::begins(header) || header::find_info(header).is_some(),
        // It ends early, or the number of mines is wrong. These bytes were always below 32.
        None => bytes[1..LEVEL].iter().all(|&byte| byte < 32),
    }
}

pub(super) fn decode(bytes: &[u8]) -> Result<DecodedGame, ReadError> {
    let mut file = FileBytes::new(bytes);
    let (size, mine_count) = board(&mut file)?;
    let mines = file.mines(size, mine_count, 1, |[row, col]| (col, row))?;
    let field = Minefield::new(size, mines.iter().map(|&pos| size.index(pos)));
    let header = AvfHeader::read(&mut file, &field)?;
    let metadata = metadata(bytes, &header);
    let (events, damage) = read_events(&mut file, header.event_count);
    Ok(DecodedGame {
        size,
        mines,
        question_marks: header.question_marks,
        cell_side: USUAL_CELL_SIDE,
        counts_from_press: false,
        metadata,
        events,
        damage: damage.or(header.damage),
    })
}

/// The size of the board and the number of mines.
fn board(file: &mut FileBytes<'_>) -> Result<(BoardSize, usize), Damage> {
    file.take(LEVEL)?;
    let damage = file.expected(Expected::Level);
    Ok(match file.u8()? {
        3 => (BoardSize::fixed(8, 8), 10),
        4 => (BoardSize::fixed(16, 16), 40),
        5 => (BoardSize::fixed(16, 30), 99),
        6 => {
            let (cols, rows) = (file.u8()?, file.u8()?);
            let size = BoardSize::fixed(u16::from(rows) + 1, u16::from(cols) + 1);
            (size, file.u16()?.into())
        }
        _ => return Err(damage),
    })
}

/// Who played, when, and with what: from the info of the header and the footer.
fn metadata(bytes: &[u8], header: &AvfHeader<'_>) -> Metadata {
    let mut lines = bytes.rsplit(|&byte| byte == b'\r');
    // Something may have been added to the file.
    let program = lines.by_ref().take(3).find_map(program_and_version);
    let player = header.player.as_deref().or_else(|| {
        let line = lines.next()?;
        program.is_some().then_some(line)
    });
    let (program, version) = program.unwrap_or_else(|| {
        let version = bytes.first().copied().unwrap_or_default();
        ("Minesweeper Arbiter".to_owned(), format!("0.{version}"))
    });
    let mut fields = header.info.split(|&byte| byte == b'|').skip(1);
    let start = fields.find(|field| !field.starts_with(b"W")).map(text::decode);
    Metadata {
        player: player.map(text::decode).unwrap_or_default(),
        program,
        version,
        played_at: start.map(|start| date_and_time(&start).unwrap_or(start)).unwrap_or_default(),
        ..Metadata::default()
    }
}

/// The program and its version from the last line of the footer.
fn program_and_version(line: &[u8]) -> Option<(String, String)> {
    let line = text::decode(line);
    let (program, _) = line.split_once(". Copyright")?;
    let version = program.find(|char: char| char.is_ascii_digit())?;
    let (program, version) = program.split_at(version);
    Some((program.trim().to_owned(), version.trim().to_owned()))
}

/// `YYYY-MM-DD hh:mm:ss.mmm` of `d.m.yyyy.hh:mm:ss:f`; `None` for the shorter form of old releases.
///
/// `f` should be the milliseconds, but is their hundreds, their tens and hundreds, and their units.
pub(super) fn date_and_time(start: &str) -> Option<String> {
    let mut parts = start.splitn(4, '.');
    let mut date_part = || parts.next()?.parse::<u16>().ok();
    let (day, month, year) = (date_part()?, date_part()?, date_part()?);
    let mut parts = parts.next()?.split(':');
    let mut time_part = || parts.next()?.parse::<u8>().ok();
    let (hours, minutes, seconds) = (time_part()?, time_part()?, time_part()?);
    let ms = parts.next()?;
    let ms = ms.get(ms.len().checked_sub(3)?..)?.parse::<u16>().ok()?;
    Some(format!("{year:04}-{month:02}-{day:02} {hours:02}:{minutes:02}:{seconds:02}.{ms:03}"))
}

/// Reads the events, of which there should be `count`, and finds the first damage among them.
fn read_events(
    file: &mut FileBytes<'_>,
    count: Option<usize>,
) -> (Vec<MouseEvent>, Option<Damage>) {
    let mut events = Vec::new();
    let damage = loop {
        let end = events.last().map_or(0, |last: &MouseEvent| last.time);
        match read_event(file, end) {
            Ok(Some(event)) => events.push(event),
            Ok(None) => break None,
            Err(damage) => break Some(damage),
        }
    };
    let missing = count.is_some_and(|count| events.len() < count);
    let damage = damage.or(missing.then(|| file.expected(Expected::MoreEvents)));
    (events, damage)
}

/// Reads an event, which is not before `earliest`; `None` at the end.
///
/// | byte | |
/// |---|---|
/// | 0 | kind, a set of bits |
/// | 1, 3 | x, in pixels; outside the board, the width of the board |
/// | 6, 2 | seconds + 1; 0 ends the events |
/// | 4 | hundredths of a second |
/// | 5, 7 | y, likewise |
fn read_event(file: &mut FileBytes<'_>, earliest: i32) -> Result<Option<MouseEvent>, Damage> {
    let mut next = *file;
    let [code, x_high, seconds_low, x_low, hundredths, y_high, seconds_high, y_low] =
        next.array()?;
    let seconds = i32::from(u16::from_be_bytes([seconds_high, seconds_low]));
    if seconds == 0 {
        return Ok(None);
    }
    let kind = kind(code).ok_or_else(|| file.expected(Expected::EventKind))?;
    if hundredths > 99 {
        return Err(Damage { offset: file.offset() + 4, expected: Expected::Hundredths });
    }
    let time = (seconds - 1) * 1_000 + i32::from(hundredths) * 10;
    let time = in_order(time, earliest).ok_or_else(|| file.expected(Expected::LaterTime))?;
    *file = next;
    let x = u16::from_be_bytes([x_high, x_low]).into();
    let y = u16::from_be_bytes([y_high, y_low]).into();
    Ok(Some(MouseEvent { time, kind, x, y }))
}

/// Whether the events seem to begin here: with two, the first of them in the first second.
fn events_begin(bytes: &[u8]) -> bool {
    matches!(bytes, [first, _, 1, _, 0..=99, _, 0, _, second, ..]
        if kind(*first).is_some() && kind(*second).is_some())
}

/// Bits: 0 always, 1 left down, 2 left up, 3 right down, 4 right up, 5 middle down, 6 middle up,
/// 7 unknown.
const fn kind(code: u8) -> Option<EventKind> {
    Some(match code {
        1 => EventKind::Move,
        3 => EventKind::Press(MouseButton::Left),
        // The latter ends a press with Shift.
        5 | 21 => EventKind::Release(MouseButton::Left),
        9 => EventKind::Press(MouseButton::Right),
        17 | 145 => EventKind::Release(MouseButton::Right),
        33 => EventKind::Press(MouseButton::Middle),
        65 | 193 => EventKind::Release(MouseButton::Middle),
        11 => EventKind::PressShift,
        _ => return None,
    })
}
