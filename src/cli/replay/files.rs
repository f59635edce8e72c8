//! The files that `sapper replay` reads, and those that it writes.

use super::{ExportFormat, ReplayArgs};
use crate::cli::error::{CliError, write_error};
use crate::config::player_name::is_control;
use crate::i18n::Texts;
use crate::replay::Recording;
use crate::replay::formats::evf::{self, EvfRefusal};
use crate::replay::formats::{self, Games, rawvf};
use crate::storage::{self, library, recordings};
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

/// The games in a file, each with its name if there are several.
pub(super) fn games(file: &Path) -> Games<File> {
    // Unlike the window, a shell may give us a pipe.
    File::open(file).map_or_else(Games::failed, formats::games)
}

/// A file, and the name of the game if there are several in it.
pub(super) fn title(file: &Path, name: Option<&str>) -> String {
    let file = file.display();
    name.map_or_else(|| file.to_string(), |name| format!("{file} · {name}"))
}

/// The files, and in place of each folder the recordings in it and the folders below. Then the
/// folders without any.
pub(super) fn list(paths: &[PathBuf]) -> (Vec<PathBuf>, Vec<&PathBuf>) {
    let (mut files, mut empty) = (Vec::new(), Vec::new());
    for path in paths {
        let before = files.len();
        if path.is_dir() {
            files.extend(library::recordings_in(path));
        } else {
            files.push(path.clone());
        }
        if files.len() == before {
            empty.push(path);
        }
    }
    (files, empty)
}

/// Makes the folder of `--output`, for several recordings. Nothing is written before.
pub(super) fn prepare_folder(args: &ReplayArgs, texts: &Texts) -> Result<(), CliError> {
    match &args.output {
        _ if args.export.is_none() => Ok(()),
        Some(folder) if folder.is_dir() || !is_file_name(folder, args.export) => {
            fs::create_dir_all(folder)
                .map_err(|error| CliError::Failed(write_error(texts, folder, &error)))
        }
        _ => Err(CliError::InvalidInput(texts.get("replay-export-folder").to_owned())),
    }
}

/// Whether this is the name of one file in that format rather than of a folder.
fn is_file_name(path: &Path, format: Option<ExportFormat>) -> bool {
    let extension = path.extension().unwrap_or_default();
    format.is_some_and(|format| extension.eq_ignore_ascii_case(format.extension()))
}

/// Writes a recording in this format to standard output, into the file of `--output`, or into its
/// folder, where nothing is overwritten. Several need that folder: see [`prepare_folder`]. Returns why
/// the format cannot hold it.
pub(super) fn export(
    args: &ReplayArgs,
    format: ExportFormat,
    (file, name): (&Path, Option<&str>),
    recording: Recording,
    texts: &Texts,
    out: &mut impl Write,
) -> Result<Option<EvfRefusal>, CliError> {
    let bytes = match format {
        ExportFormat::Evf => match evf::to_bytes(&recording) {
            Ok(bytes) => bytes,
            Err(refusal) => return Ok(Some(refusal)),
        },
        _ => Vec::new(),
    };
    let write = |mut out: &mut dyn Write| match format {
        ExportFormat::Rawvf => rawvf::write(&recording, &mut out),
        ExportFormat::Gif => args.gif.gif(recording, texts).write(&mut out),
        ExportFormat::Evf => out.write_all(&bytes),
    };
    let path = match &args.output {
        Some(folder) if folder.is_dir() => free_path(folder, file, name, format),
        Some(file) => file.clone(),
        None => {
            write(out)?;
            return Ok(None);
        }
    };
    storage::write_file(&path, |out| write(out))
        .map_err(|error| CliError::Failed(write_error(texts, &path, &error)))?;
    Ok(None)
}

/// A free path in a folder, with the name of the game or its file.
fn free_path(folder: &Path, file: &Path, name: Option<&str>, format: ExportFormat) -> PathBuf {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let plain = |char| if "/\\:".contains(char) || is_control(char) { '_' } else { char };
    let name: String = name.unwrap_or(&stem).chars().map(plain).collect();
    recordings::free_path(folder, &name, format.extension()).expect("a folder has fewer files")
}
