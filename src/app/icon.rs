//! The program's picture in the desktop's lists of windows, where it is not taken from the entry in
//! the menu: with X11, and on Windows.

use std::io::Cursor;

use iced::window::Icon;
use iced::window::icon;

const FILE: &[u8] = include_bytes!("../../resources/icons/sapper-64.png");

/// The picture; nothing where it cannot be had, which is no reason not to play.
pub(super) fn icon() -> Option<Icon> {
    let mut reader = png::Decoder::new(Cursor::new(FILE)).read_info().ok()?;
    let mut pixels = vec![0; reader.output_buffer_size()?];
    let info = reader.next_frame(&mut pixels).ok()?;
    pixels.truncate(info.buffer_size());
    icon::from_rgba(pixels, info.width, info.height).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_picture_with_corners_that_can_be_seen_through() {
        let (pixels, size) = icon().expect("a picture").into_raw();
        assert_eq!((size.width, size.height), (64, 64));
        assert_eq!(pixels[3], 0);
        assert!(pixels.chunks(4).any(|pixel| pixel[3] == 255));
    }
}
