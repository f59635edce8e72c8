//! Positions and boards in files of the player's choice.

use crate::workbench::picture::{self, PictureSetup};
use crate::workbench::{ReadSetup, text};
use image::ImageFormat;
use std::io::Read;
use std::path::Path;

/// No picture of a screen needs more, in bytes.
const MOST: u64 = 64 << 20;

/// What was read from a file.
#[derive(Debug)]
pub enum FileSetup {
    Text(ReadSetup),
    Picture(PictureSetup),
}

/// Reads a setup from a text or a picture (PNG); `None` if there is none in the file.
pub fn read(file: &Path) -> Option<FileSetup> {
    let mut bytes = Vec::new();
    super::file::open(file).ok()?.take(MOST).read_to_end(&mut bytes).ok()?;
    if let Ok(picture) = image::load_from_memory_with_format(&bytes, ImageFormat::Png) {
        let picture = picture.into_rgba8();
        let (width, height) = (picture.width() as usize, picture.height() as usize);
        let board = picture::read(width, height, picture.as_raw()).ok()?;
        return board.setup().ok().map(FileSetup::Picture);
    }
    let text = String::from_utf8(bytes).ok()?;
    text::read(&text).ok().map(FileSetup::Text)
}
