//! RMV, the format of Viennasweeper, in versions 1 and 2.
//!
//! A head gives the lengths of the sections, which follow in its order: texts about the game, the
//! player, the board, flags set before the clock started, properties, and the events. Version 2 is
//! meant for other programs too, and has cells of any size.

mod events;
mod sections;

use super::file_bytes::FileBytes;
use super::text::{decode_utf8, name_and_version, utc};
use super::{Damage, DecodedGame, Expected, ReadError, check_mode, text};
use crate::game::{BoardSize, Pos};
use crate::replay::Metadata;
use sections::{Revision, Sections};

/// Whether the content is RMV, of any version.
pub(super) fn recognizes(bytes: &[u8]) -> bool {
    bytes.starts_with(b"*rmv")
}

pub(super) fn decode(bytes: &[u8]) -> Result<DecodedGame, ReadError> {
    let sections = Sections::of(bytes)?;
    let properties = Properties::of(&sections)?;
    check_mode(properties.mode)?;
    let board = Board::read(sections.board)?;
    let mut events = events::of_preflags(sections.preflags, board.size, properties.cell_side)?;
    let damage = events::read(sections.events, sections.revision, &mut events).err();
    Ok(DecodedGame {
        size: board.size,
        mines: board.mines,
        question_marks: properties.question_marks,
        cell_side: properties.cell_side,
        counts_from_press: false,
        metadata: metadata(&sections, properties.utf8, board.dealt_at),
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

struct Board {
    size: BoardSize,
    mines: Vec<Pos>,
    /// In seconds since 1970.
    dealt_at: u32,
}

impl Board {
    fn read(mut section: FileBytes<'_>) -> Result<Self, Damage> {
        let dealt_at = section.u32()?;
        let size = section.board_size()?;
        let count = section.u16()?;
        let mines = section.mines(size, count.into(), 0, |[col, row]| (col, row))?;
        Ok(Self { size, mines, dealt_at })
    }
}

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
        helped: false,
    }
}
