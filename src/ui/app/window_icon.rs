//! The window's icon on X11 and Windows, where it does not come from the desktop entry.

use iced::window::{Icon, icon};

const FILE: &[u8] = include_bytes!("../../../resources/icons/sapper-64.png");

/// `None` if the picture can't be read.
pub fn icon() -> Option<Icon> {
    let image = image::load_from_memory(FILE).ok()?.into_rgba8();
    let (width, height) = image.dimensions();
    icon::from_rgba(image.into_raw(), width, height).ok()
}
