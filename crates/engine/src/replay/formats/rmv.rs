//! RMV, the format of Viennasweeper, in versions 1 and 2.
//!
//! A head gives the lengths of the sections, which follow in its order: texts about the game, the
//! player, the board, flags set before the clock started, properties, and the events. Version 2 is
//! meant for other programs too, and has cells of any size.

use super::decoded::plain_event;
use super::file_bytes::FileBytes;
use super::text::{decode_utf8, name_and_version, utc};
use super::{Damage, DecodedGame, Expected, MouseEvent, ReadError, in_order, mode_name, text};
use crate::game::pointer::MouseButton;
use crate::game::{BoardSize, Pos};
use crate::replay::{EventKind, FileDoubts, Metadata};

/// Whether the content is RMV, of any version.
pub(super) fn recognizes(bytes: &[u8]) -> bool {
    bytes.starts_with(b"*rmv")
}

pub(super) fn decode(bytes: &[u8]) -> Result<DecodedGame, ReadError> {
    let sections = Sections::of(bytes)?;
    let properties = Properties::of(&sections)?;
    let mode = mode_name(properties.mode)?;
    let mut board = sections.board;
    let dealt_at = board.u32()?;
    let size = board.board_size()?;
    let mine_count = board.u16()?;
    let mines = board.mines(size, mine_count.into(), 0, |[col, row]| (col, row))?;
    let mut events = preflag_events(sections.preflags, size, properties.cell_side)?;
    let damage = read_events(sections.events, sections.revision, &mut events).err();
    Ok(DecodedGame {
        size,
        mines,
        question_marks: properties.question_marks,
        cell_side: properties.cell_side,
        counts_from_press: false,
        metadata: Metadata {
            doubts: FileDoubts { mode, ..FileDoubts::default() },
            ..metadata(&sections, properties.utf8, dealt_at)
        },
        events,
        damage,
    })
}

/// The properties that matter here. There may be fewer in the file, or more.
struct Properties {
    question_marks: bool,
    mode: u16,
    utf8: bool,
    cell_side: u16,
}

impl Properties {
    fn of(sections: &Sections<'_>) -> Result<Self, Damage> {
        let values = sections.properties.rest();
        let property = |index: usize| values.get(index).copied();
        let (utf8, cell_side) = match sections.revision {
            Revision::One => (property(4) == Some(1), None),
            Revision::Two { .. } => (true, property(6)),
        };
        if cell_side == Some(0) {
            let offset = sections.properties.offset() + 6;
            return Err(Damage { offset, expected: Expected::CellSide });
        }
        Ok(Self {
            question_marks: property(0) == Some(1),
            mode: property(2).unwrap_or_default().into(),
            utf8,
            cell_side: cell_side.unwrap_or(16).into(),
        })
    }
}

/// `dealt_at` is in seconds since 1970.
fn metadata(sections: &Sections<'_>, utf8: bool, dealt_at: u32) -> Metadata {
    let decode = if utf8 { decode_utf8 } else { text::decode };
    let [name, nickname] = sections.player().map(decode);
    let program = text::decode(sections.version_text.rest());
    let (name_in_text, version) = name_and_version(&program);
    let program = match sections.revision {
        Revision::One | Revision::Two { clone: 1 } => "Viennasweeper".to_owned(),
        Revision::Two { clone: 2 } => "Minesweeper Arbiter".to_owned(),
        Revision::Two { clone: 3 } => "Minesweeper X".to_owned(),
        Revision::Two { clone: 4 } => "Minesweeper Clone".to_owned(),
        Revision::Two { clone: 5 } => "Metasweeper".to_owned(),
        Revision::Two { clone: 6 } => "FreeSweeper".to_owned(),
        Revision::Two { clone: 7 } => "MySweeper".to_owned(),
        Revision::Two { .. } => sections.extension(b"clone_name").map_or(name_in_text, decode_utf8),
    };
    Metadata {
        player: if name.is_empty() { nickname } else { name },
        program,
        version,
        played_at: utc(dealt_at.into()),
        ..Metadata::default()
    }
}

/// What differs between the versions of the format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Revision {
    One,
    Two {
        /// The number of the program that wrote the file.
        clone: u8,
    },
}

/// The sections that are read. The checksum is computed in an unpublished way.
struct Sections<'a> {
    revision: Revision,
    version_text: FileBytes<'a>,
    player: FileBytes<'a>,
    board: FileBytes<'a>,
    preflags: FileBytes<'a>,
    properties: FileBytes<'a>,
    extensions: FileBytes<'a>,
    /// Less than the head says if the file ends before.
    events: FileBytes<'a>,
}

impl<'a> Sections<'a> {
    fn of(bytes: &'a [u8]) -> Result<Self, Damage> {
        let mut file = FileBytes::new(bytes);
        file.seek(4);
        let unknown = file.expected(Expected::Version);
        let version = file.u16()?;
        let revision = match version {
            1 => Revision::One,
            2 => {
                let [clone, _major_version] = file.array()?;
                Revision::Two { clone }
            }
            _ => return Err(unknown),
        };
        // Some programs write a size that is not quite that of the file.
        file.u32()?;
        let result = if revision == Revision::One { file.u16()? } else { 0 };
        let version_text = file.u16()?;
        let player = file.u16()?;
        let board = file.u16()?;
        let preflags = file.u16()?;
        let properties = file.u16()?;
        let extensions = if revision == Revision::One { 0 } else { file.u16()? };
        let events = file.u32()?;
        let _checksum = file.u16()?;

        file.section(result.into())?;
        Ok(Self {
            revision,
            version_text: file.section(version_text.into())?,
            player: file.section(player.into())?,
            board: file.section(board.into())?,
            preflags: file.section(preflags.into())?,
            properties: file.section(properties.into())?,
            extensions: file.section(extensions.into())?,
            events: file.section(file.rest().len().min(events as usize))?,
        })
    }

    /// The player's name and nickname, empty if they are missing. A secret for tournaments may
    /// follow.
    fn player(&self) -> [&'a [u8]; 2] {
        let mut section = self.player;
        let mut fields = section.u16().unwrap_or_default();
        [(); 2].map(|()| {
            if fields == 0 {
                return &[][..];
            }
            fields -= 1;
            short_text(&mut section).unwrap_or_default()
        })
    }

    /// The value of an extension.
    fn extension(&self, name: &[u8]) -> Option<&'a [u8]> {
        let mut section = self.extensions;
        let count = section.u16().ok()?;
        for _ in 0..count {
            let found = short_text(&mut section).ok()? == name;
            let value = short_text(&mut section).ok()?;
            if found {
                return Some(value);
            }
        }
        None
    }
}

/// A length in one byte, and as many bytes.
fn short_text<'a>(section: &mut FileBytes<'a>) -> Result<&'a [u8], Damage> {
    let length = section.u8()?;
    section.take(length.into())
}

/// The clicks of the flags that were set before the clock started, at time 0.
fn preflag_events(
    mut section: FileBytes<'_>,
    size: BoardSize,
    cell_side: u16,
) -> Result<Vec<MouseEvent>, Damage> {
    let mut events = Vec::new();
    if section.rest().is_empty() {
        return Ok(events);
    }
    for _ in 0..section.u16()? {
        let pos = section.parse(Expected::Cell, FileBytes::array, |[col, row]: [u8; 2]| {
            Some(Pos::new(row.into(), col.into())).filter(|&pos| size.contains(pos))
        })?;
        let middle =
            |index: u16| i32::from(index) * i32::from(cell_side) + i32::from(cell_side / 2);
        let (time, x, y) = (0, middle(pos.col), middle(pos.row));
        let click = [EventKind::Press(MouseButton::Right), EventKind::Release(MouseButton::Right)];
        events.extend(click.map(|kind| MouseEvent { time, kind, x, y }));
    }
    Ok(events)
}

/// Adds the mouse events up to the end of the game, or to the damage.
fn read_events(
    mut section: FileBytes<'_>,
    revision: Revision,
    events: &mut Vec<MouseEvent>,
) -> Result<(), Damage> {
    let mut last: Option<MouseEvent> = None;
    loop {
        let start = section.offset();
        let damage = |expected| Damage { offset: start, expected };
        let kind = section.u8()?;
        let event = match (kind, revision, plain_event(kind)) {
            (.., Some(kind)) => mouse_event(&mut section, kind, revision)?,
            // A time stamp.
            (0, Revision::One, _) => {
                section.u32()?;
                continue;
            }
            (9..=14 | 18..=27, ..) => {
                let [_col, _row] = section.array()?;
                continue;
            }
            (15..=17, ..) => {
                let _time = section.u24()?;
                return Ok(());
            }
            (28, Revision::Two { .. }, _) => small_move(&mut section, last)?,
            _ => return Err(damage(Expected::EventKind)),
        };
        // The press of the click that starts the clock is not recorded.
        if last.is_none() && event.kind != EventKind::Press(MouseButton::Left) {
            events.push(MouseEvent { kind: EventKind::Press(MouseButton::Left), ..event });
        }
        // The steps of a file within the limit add up to nine days at most.
        let time = in_order(event.time, last.map_or(0, |_| events.last().map_or(0, |it| it.time)));
        let time = time.ok_or(damage(Expected::LaterTime))?;
        events.push(MouseEvent { time, ..event });
        last = Some(event);
    }
}

fn mouse_event(
    section: &mut FileBytes<'_>,
    kind: EventKind,
    revision: Revision,
) -> Result<MouseEvent, Damage> {
    let time = section.u24()? as i32;
    let _buttons = section.u8()?;
    let [x, y] = [section.u16()?, section.u16()?];
    let (x, y) = match revision {
        // From the corner of the window's content, where the board is at 12, 56.
        Revision::One => (i32::from(x) - 12, i32::from(y) - 56),
        Revision::Two { .. } => (x.cast_signed().into(), y.cast_signed().into()),
    };
    Ok(MouseEvent { time, kind, x, y })
}

/// A movement of at most 8 pixels, relative to the last mouse event.
fn small_move(section: &mut FileBytes<'_>, last: Option<MouseEvent>) -> Result<MouseEvent, Damage> {
    let [wait, distances] = section.array()?;
    let from = last.map_or((0, 0, 0), |last| (last.time, last.x, last.y));
    let right = distances.cast_signed() >> 4;
    let down = (distances << 4).cast_signed() >> 4;
    Ok(MouseEvent {
        time: from.0 + i32::from(wait),
        kind: EventKind::Move,
        x: from.1 + i32::from(right),
        y: from.2 + i32::from(down),
    })
}
