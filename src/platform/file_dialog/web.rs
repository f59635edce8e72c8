//! The browser's way to choose a file. What is saved becomes a download.

use super::FileChoice;
use super::page::{DOWNLOADS, opened_files};
use std::future::{self, Future};
use std::path::Path;

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
