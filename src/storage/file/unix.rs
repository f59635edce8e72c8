//! Files on Unix systems.

use std::ffi::OsString;
use std::fs::{Metadata, OpenOptions};
use std::io;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use tempfile::{Builder, NamedTempFile};

/// The inode.
pub(super) fn file_number(_: &Path, found: &Metadata) -> u64 {
    found.ino()
}

/// Opens without waiting for the other end of a pipe.
pub(super) fn without_waiting(options: &mut OpenOptions) -> &mut OpenOptions {
    options.custom_flags(libc::O_NONBLOCK)
}

/// As every new file has them: less what the player's mask takes away.
pub(super) fn set_permissions_of_new(builder: &mut Builder<'_, '_>) {
    builder.permissions(PermissionsExt::from_mode(0o666));
}

/// Gives a temporary file its name, in place of the file that has it.
pub(super) fn persist(new: NamedTempFile, target: &Path) -> io::Result<()> {
    new.persist(target).map(drop).map_err(|error| error.error)
}

/// Makes a rename durable.
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    match without_waiting(OpenOptions::new().read(true)).open(folder)?.sync_all() {
        // Some file systems cannot do this for folders.
        Err(error)
            if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) =>
        {
            Ok(())
        }
        result => result,
    }
}

/// The bytes of a path, which need not be Unicode.
pub fn path_units(path: &Path) -> Vec<i64> {
    path.as_os_str().as_bytes().iter().copied().map(i64::from).collect()
}

/// The path of these bytes; `None` if one of them is no byte.
pub fn path_from_units(units: &[i64]) -> Option<PathBuf> {
    let bytes: Result<_, _> = units.iter().copied().map(u8::try_from).collect();
    bytes.ok().map(|bytes| OsString::from_vec(bytes).into())
}
