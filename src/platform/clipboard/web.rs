//! The clipboard of a browser. It may ask the player before a page reads it.

use image::codecs::png::PngEncoder;
use image::{ExtendedColorType, ImageEncoder};
use js_sys::{Array, Object, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, Clipboard, ClipboardItem};

const PNG: &str = "image/png";

fn clipboard() -> Option<Clipboard> {
    Some(web_sys::window()?.navigator().clipboard())
}

/// Copies a text.
pub fn write_text(text: &str) {
    if let Some(clipboard) = clipboard() {
        let written = JsFuture::from(clipboard.write_text(text));
        spawn_local(async move { drop(written.await) });
    }
}

/// The text on the clipboard, if the player allows it.
pub async fn read_text() -> Option<String> {
    JsFuture::from(clipboard()?.read_text()).await.ok()?.as_string()
}

/// Width, height, and red, green, blue and opacity of each pixel.
pub type Picture = (usize, usize, Vec<u8>);

/// The picture on the clipboard, if there is one and the player allows it.
pub async fn read_picture() -> Option<Picture> {
    let items: Array = JsFuture::from(clipboard()?.read()).await.ok()?.dyn_into().ok()?;
    for item in items.iter().filter_map(|item| item.dyn_into::<ClipboardItem>().ok()) {
        if let Ok(blob) = JsFuture::from(item.get_type(PNG)).await {
            let bytes = JsFuture::from(blob.dyn_into::<Blob>().ok()?.array_buffer()).await.ok()?;
            let picture =
                image::load_from_memory(&Uint8Array::new(&bytes).to_vec()).ok()?.into_rgba8();
            return Some((picture.width() as usize, picture.height() as usize, picture.into_raw()));
        }
    }
    None
}

/// Copies a picture: red, green, blue and opacity of each pixel.
///
/// # Errors
/// If the browser can copy none.
pub fn write_picture((width, height, pixels): (u32, u32, &[u8])) -> Result<(), String> {
    let mut png = Vec::new();
    PngEncoder::new(&mut png)
        .write_image(pixels, width, height, ExtendedColorType::Rgba8)
        .map_err(|error| error.to_string())?;
    let copied = || {
        let parts = Array::of1(&Uint8Array::from(png.as_slice()));
        let kind = BlobPropertyBag::new();
        kind.set_type(PNG);
        let blob = Blob::new_with_u8_array_sequence_and_options(&parts, &kind).ok()?;
        let content = Object::new();
        Reflect::set(&content, &JsValue::from(PNG), &blob).ok()?;
        let item = ClipboardItem::new_with_record_from_str_to_blob_promise(&content).ok()?;
        let written = JsFuture::from(clipboard()?.write(&Array::of1(&item)));
        spawn_local(async move { drop(written.await) });
        Some(())
    };
    copied().ok_or_else(|| "the browser copies no pictures".to_owned())
}
