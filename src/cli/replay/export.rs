//! Writing recordings of other programs as RAWVF.

use super::ReplayArgs;
use super::source::RecordingFile;
use crate::cli::error::{CliError, write_error};
use crate::config::player_name::is_control;
use crate::i18n::Texts;
use crate::replay::Recording;
use crate::replay::formats::rawvf;
use crate::storage::recordings;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Makes the folder of `--output`, for several recordings.
pub(super) fn prepare_folder(args: &ReplayArgs, texts: &Texts) -> Result<(), CliError> {
    match &args.output {
        _ if args.export.is_none() => Ok(()),
        Some(folder) => fs::create_dir_all(folder)
            .map_err(|error| CliError::Failed(write_error(texts, folder, &error))),
        None => Err(one_at_a_time(texts)),
    }
}

fn one_at_a_time(texts: &Texts) -> CliError {
    CliError::InvalidInput(texts.get("replay-export-folder").to_owned())
}

/// Writes a recording to standard output, into the file of `--output`, or into its folder, where
/// nothing is overwritten.
pub(super) fn export(
    args: &ReplayArgs,
    file: &RecordingFile,
    name: Option<&str>,
    recording: &Recording,
    is_first: bool,
    texts: &Texts,
    out: &mut impl Write,
) -> Result<(), CliError> {
    let path = match &args.output {
        Some(folder) if folder.is_dir() => free_path(folder, file, name),
        _ if !is_first => return Err(one_at_a_time(texts)),
        Some(file) => file.clone(),
        None => return Ok(rawvf::write(recording, out)?),
    };
    recordings::write_file(recording, &path)
        .map_err(|error| CliError::Failed(write_error(texts, &path, &error)))
}

/// A free path in a folder, with the name of the game or its file.
fn free_path(folder: &Path, file: &RecordingFile, name: Option<&str>) -> PathBuf {
    let stem = file.path.file_stem().unwrap_or_default().to_string_lossy();
    let plain = |char| if "/\\:".contains(char) || is_control(char) { '_' } else { char };
    let name: String = name.unwrap_or(&stem).chars().map(plain).collect();
    (1..=u32::MAX)
        .map(|count| match count {
            1 => folder.join(format!("{name}.{}", rawvf::EXTENSION)),
            count => folder.join(format!("{name}-{count}.{}", rawvf::EXTENSION)),
        })
        .find(|path| path.symlink_metadata().is_err())
        .expect("a folder has fewer files")
}
