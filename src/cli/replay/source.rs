//! The files that `sapper replay` reads.

use crate::replay::formats::rawvf::{MAX_BYTES, RawvfError};
use crate::replay::formats::{self, FileRecording, ReadError};
use crate::storage::library;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

pub(super) struct RecordingFile {
    pub path: PathBuf,
}

impl RecordingFile {
    /// The games in the file, each with its name if there are several.
    pub fn games(&self) -> Vec<(Option<String>, Result<FileRecording, ReadError>)> {
        match read(&self.path) {
            Ok(bytes) => formats::games(&bytes).collect(),
            Err(error) => vec![(None, Err(RawvfError::Io(error).into()))],
        }
    }
}

/// The files, and in place of each folder the recordings in it and the folders below. Then the
/// folders without any.
pub(super) fn list(paths: &[PathBuf]) -> (Vec<RecordingFile>, Vec<&PathBuf>) {
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
    (files.into_iter().map(|path| RecordingFile { path }).collect(), empty)
}

fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
