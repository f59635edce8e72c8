//! What the toolkit's clipboard cannot do, or not well: pictures, and waiting for a text.

use arboard::{Clipboard, Error, ImageData};
use std::sync::{Mutex, PoisonError};

/// On some systems what was copied is only there as long as this.
static CLIPBOARD: Mutex<Option<Clipboard>> = Mutex::new(None);

/// Copies a picture: red, green, blue and opacity of each pixel. It may take a while, so do it on a
/// thread of its own.
///
/// # Errors
/// If there is no clipboard that takes pictures.
pub fn write_picture((width, height, pixels): (u32, u32, &[u8])) -> Result<(), Error> {
    let (width, height) = (width as usize, height as usize);
    with_clipboard(|it| it.set_image(ImageData { width, height, bytes: pixels.into() }))
}

/// Width, height, and red, green, blue and opacity of each pixel.
pub type Picture = (usize, usize, Vec<u8>);

/// The picture on the clipboard, if there is one. It may take a while, too.
pub fn read_picture() -> Option<Picture> {
    let picture = with_clipboard(Clipboard::get_image).ok()?;
    Some((picture.width, picture.height, picture.bytes.into_owned()))
}

fn with_clipboard<T>(does: impl FnOnce(&mut Clipboard) -> Result<T, Error>) -> Result<T, Error> {
    let mut clipboard = CLIPBOARD.lock().unwrap_or_else(PoisonError::into_inner);
    let clipboard = match &mut *clipboard {
        Some(clipboard) => clipboard,
        none => none.insert(Clipboard::new()?),
    };
    does(clipboard)
}

/// A text that comes later is not what the player waits for any longer.
#[cfg(target_os = "linux")]
const TIMEOUT: std::time::Duration = std::time::Duration::from_secs(1);

/// Reads the clipboard. On X11 the program that owns it is asked for the text, and may hang.
#[cfg(target_os = "linux")]
pub(super) fn read_text() -> Option<String> {
    let asked = std::time::Instant::now();
    let text = with_clipboard(Clipboard::get_text).ok();
    text.filter(|_| asked.elapsed() < TIMEOUT)
}
