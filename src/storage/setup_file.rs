//! Positions and boards in files of the player's choice.

use super::file;
use crate::replay::formats::utf16;
use crate::storage::file::fs::File;
use crate::workbench::picture::{self, MOST_PIXELS, PictureError, PictureSetup};
use crate::workbench::{ReadError, ReadSetup, text};
use image::{DynamicImage, ImageFormat, ImageReader, Limits};
use std::io::{BufReader, Seek};
use std::path::Path;

/// The longest text, in bytes.
const MOST: u64 = 64 << 20;

/// What was read from a file.
#[derive(Debug)]
pub enum FileSetup {
    Text(ReadSetup),
    /// A text that begins like one, and what is wrong with it.
    Faulty(ReadError),
    Picture(PictureSetup),
    /// A picture of more than [`MOST_PIXELS`] pixels.
    TooLarge,
}

/// Reads a setup from a text or a picture (PNG); `None` if there is none in the file.
pub fn read(path: &Path) -> Option<FileSetup> {
    let mut png = BufReader::new(file::open(path).ok()?);
    // The size stands at the beginning.
    let mut header = ImageReader::with_format(&mut png, ImageFormat::Png);
    header.no_limits();
    if let Ok(size) = header.into_dimensions() {
        return match read_picture(png, size) {
            Ok(setup) => Some(FileSetup::Picture(setup)),
            Err(PictureError::TooLarge) => Some(FileSetup::TooLarge),
            Err(_) => None,
        };
    }
    let bytes = file::read_bytes(path, MOST).ok().filter(|bytes| bytes.len() as u64 <= MOST)?;
    let text = utf16(&bytes).or_else(|| String::from_utf8(bytes).ok())?;
    match text::read(&text) {
        Ok(setup) => Some(FileSetup::Text(setup)),
        Err(ReadError::Unknown | ReadError::PlainLink) => None,
        Err(error) => Some(FileSetup::Faulty(error)),
    }
}

fn read_picture(
    mut png: BufReader<File>,
    (width, height): (u32, u32),
) -> Result<PictureSetup, PictureError> {
    if u64::from(width) * u64::from(height) > MOST_PIXELS as u64 {
        return Err(PictureError::TooLarge);
    }
    png.rewind().map_err(|_| PictureError::Incomplete)?;
    let mut reader = ImageReader::with_format(png, ImageFormat::Png);
    // Pictures of a screen have one byte for each part of a colour.
    let mut limits = Limits::no_limits();
    limits.max_alloc = Some(4 * MOST_PIXELS as u64);
    reader.limits(limits);
    let parts = match reader.decode() {
        Ok(DynamicImage::ImageRgb8(picture)) => picture.into_raw(),
        Ok(picture) => picture.into_rgba8().into_raw(),
        Err(image::ImageError::Limits(_)) => return Err(PictureError::TooLarge),
        Err(_) => return Err(PictureError::Incomplete),
    };
    picture::read(width as usize, height as usize, parts)?.setup().map_err(|_| PictureError::NoGrid)
}
