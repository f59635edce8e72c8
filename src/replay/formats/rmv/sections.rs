//! The head of an RMV file, and the sections whose lengths it gives.

use crate::replay::formats::file_bytes::FileBytes;
use crate::replay::formats::{Damage, Expected};

/// What differs between the versions of the format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Revision {
    One,
    Two {
        /// The number of the program that wrote the file.
        clone: u8,
    },
}

/// The sections that are read. The checksum is computed in an unpublished way.
pub(super) struct Sections<'a> {
    pub revision: Revision,
    pub version_text: FileBytes<'a>,
    player: FileBytes<'a>,
    pub board: FileBytes<'a>,
    pub preflags: FileBytes<'a>,
    pub properties: FileBytes<'a>,
    extensions: FileBytes<'a>,
    /// Less than the head says if the file ends before.
    pub events: FileBytes<'a>,
}

impl<'a> Sections<'a> {
    pub fn of(bytes: &'a [u8]) -> Result<Self, Damage> {
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
    pub fn player(&self) -> [&'a [u8]; 2] {
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
    pub fn extension(&self, name: &[u8]) -> Option<&'a [u8]> {
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
