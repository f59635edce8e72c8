//! Reports of errors of Sapper's own: a text file each, under a name with the time in it.

use super::Folders;
use super::file::LockGuard;
use super::notice::SaveError;
use jiff::Timestamp;
use std::fs;
use std::path::PathBuf;

/// Writes a report into the folder of what was played, and says where. None is ever written over.
///
/// # Errors
/// When it cannot be written.
pub fn write_report(folders: &Folders, text: &str) -> Result<PathBuf, SaveError> {
    let folder = folders.data();
    let stamp = Timestamp::now().strftime("%Y-%m-%dT%H-%M-%SZ").to_string();
    let file = folder.join(name(&stamp, 1));
    let system =
        |error: std::io::Error| SaveError::System { file: file.clone(), trouble: error.into() };
    fs::create_dir_all(folder).map_err(system)?;
    let lock = LockGuard::acquire_target(folder.join("report"), &file)?;
    let names = (1..=u32::MAX).map(|count| name(&stamp, count));
    let name = lock.create_new(text, names).map_err(system)?;
    Ok(folder.join(name))
}

fn name(stamp: &str, count: u32) -> String {
    match count {
        1 => format!("report-{stamp}.txt"),
        count => format!("report-{stamp}-{count}.txt"),
    }
}
