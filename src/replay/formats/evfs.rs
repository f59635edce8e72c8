//! EVFS, a session of Metasweeper: EVF files one after the other, with checksums.

use super::file_bytes::FileBytes;
use super::text::decode_utf8;
use super::{Damage, evf};

/// An EVF file in a session.
pub(super) struct Unit<'a> {
    /// The file name without its extension.
    pub name: String,
    /// Shorter than the session says if that ends before.
    pub file: FileBytes<'a>,
}

/// Whether the content is a session. It begins with a zero, as much else does.
pub(super) fn recognizes(bytes: &[u8]) -> bool {
    let mut units = (bytes.first() == Some(&0)).then(|| units(bytes)).into_iter().flatten();
    matches!(units.next(), Some(Ok(first)) if evf::recognizes(first.file.rest()))
}

/// The files of a session, up to where it is damaged.
pub(super) fn units(bytes: &[u8]) -> impl Iterator<Item = Result<Unit<'_>, Damage>> {
    let mut file = FileBytes::new(bytes);
    file.seek(1);
    let checksum = file.u16();
    std::iter::from_fn(move || {
        if file.rest().is_empty() {
            return None;
        }
        let unit = checksum.and_then(|length| read_unit(&mut file, length.into()));
        if unit.is_err() {
            file.seek(bytes.len());
        }
        Some(unit)
    })
}

fn read_unit<'a>(file: &mut FileBytes<'a>, checksum: usize) -> Result<Unit<'a>, Damage> {
    let name = decode_utf8(file.zero_terminated()?);
    let length = file.u32()? as usize;
    let unit = Unit { name, file: file.section(file.rest().len().min(length))? };
    file.take(file.rest().len().min(checksum))?;
    Ok(unit)
}
