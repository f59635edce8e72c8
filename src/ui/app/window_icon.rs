//! The window's icon on X11 and Windows, where it does not come from the desktop entry.

use iced::window::{Icon, icon};

const FILE: &[u8] = include_bytes!("../../../resources/icons/sapper-64.png");

pub(super) fn icon() -> Option<Icon> {
    let image = image::load_from_memory(FILE).ok()?.into_rgba8();
    let (width, height) = image.dimensions();
    icon::from_rgba(image.into_raw(), width, height).ok()
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
