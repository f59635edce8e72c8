//! Paints `title.png`, the picture of the title, beside this file.

mod picture;

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder as _};
use std::fs::File;
use std::io;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    match make() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("The picture cannot be made: {error}.");
            ExitCode::FAILURE
        }
    }
}

fn make() -> Result<(), image::ImageError> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("resources/title/title.png");
    let (width, height) = (picture::WIDTH as u32, picture::HEIGHT as u32);
    let rgba = picture::paint().ok_or_else(|| io::Error::other("the page is too large"))?;
    let rgb: Vec<u8> = rgba.chunks_exact(4).flat_map(|pixel| &pixel[..3]).copied().collect();
    // Patterns of few colours compress best without a filter.
    let file = File::create(path)?;
    let encoder = PngEncoder::new_with_quality(file, CompressionType::Best, FilterType::NoFilter);
    encoder.write_image(&rgb, width, height, ExtendedColorType::Rgb8)
}
