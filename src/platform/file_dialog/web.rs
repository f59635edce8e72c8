//! The browser's way to choose a file. What is saved becomes a download.

use super::page::{DOWNLOADS, opened_files};
use std::future::{self, Future};
use std::path::{Path, PathBuf};

/// What the player answered to a file dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileChoice {
    File(PathBuf),
    Cancelled,
    /// No dialog could be shown.
    Unavailable,
}

impl FileChoice {
    pub fn file(self) -> Option<PathBuf> {
        match self {
            Self::File(file) => Some(file),
            Self::Cancelled | Self::Unavailable => None,
        }
    }
}

/// Lets the player choose a file with one of these extensions to open.
pub fn open(_: String, extensions: &[&str]) -> impl Future<Output = FileChoice> + 'static {
    let accepted: Vec<_> = extensions.iter().map(|extension| format!(".{extension}")).collect();
    async move {
        let picked = opened_files::pick_file(accepted.join(",")).await;
        picked.map_or(FileChoice::Cancelled, FileChoice::File)
    }
}

/// Lets the player choose a folder, whose files are read at once.
pub fn folder(_: String) -> impl Future<Output = FileChoice> + 'static {
    async { opened_files::pick_folder().await.map_or(FileChoice::Cancelled, FileChoice::File) }
}

/// The file becomes a download in the first of these formats.
pub fn save<const N: usize>(
    _: String,
    extensions: [&str; N],
) -> impl Future<Output = FileChoice> + 'static {
    let name = extensions.first().map(|extension| format!("sapper.{extension}"));
    future::ready(FileChoice::File(Path::new(DOWNLOADS).join(name.unwrap_or_default())))
}
