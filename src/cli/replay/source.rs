//! The files that `sapper replay` reads.

use crate::replay::formats::{self, Games};
use crate::storage::library;
use std::fs::File;
use std::path::PathBuf;

pub(super) struct RecordingFile {
    pub path: PathBuf,
}

impl RecordingFile {
    /// The games in the file, each with its name if there are several.
    pub fn games(&self) -> Games<File> {
        // Unlike the window, a shell may give us a pipe.
        File::open(&self.path).map_or_else(Games::failed, formats::games)
    }

    /// The file, and the name of the game if there are several in it.
    pub fn title(&self, name: Option<&str>) -> String {
        let file = self.path.display();
        name.map_or_else(|| file.to_string(), |name| format!("{file} · {name}"))
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
