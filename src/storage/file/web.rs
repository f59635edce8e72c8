//! Files in a browser: see [`web_fs`](super::web_fs).

use super::fs::tempfile::{Builder, NamedTempFile};
use super::fs::{Metadata, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// Each new file has another.
pub(super) fn file_number(_: &Path, found: &Metadata) -> u64 {
    found.number()
}

/// There are no pipes.
pub(super) const fn without_waiting(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

/// There are no permissions.
pub(super) const fn set_permissions_of_new(_: &mut Builder) {}

/// Gives a temporary file its name, in place of the file that has it.
pub(super) fn persist(new: NamedTempFile, target: &Path) -> io::Result<()> {
    new.persist(target).map_err(|error| error.error)
}

/// Every call is done when it returns.
pub(super) const fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// The bytes of a path.
pub fn path_units(path: &Path) -> Vec<i64> {
    path.as_os_str().as_encoded_bytes().iter().copied().map(i64::from).collect()
}

/// The path of these bytes; `None` if they are no text.
pub fn path_from_units(units: &[i64]) -> Option<PathBuf> {
    let bytes: Result<_, _> = units.iter().copied().map(u8::try_from).collect();
    String::from_utf8(bytes.ok()?).ok().map(Into::into)
}
