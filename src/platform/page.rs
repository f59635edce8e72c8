//! The web page around the program: what it keeps for us, hands over and tells.

pub mod helper;
pub mod kept_files;
pub mod opened_files;

/// The folder of files that become downloads.
pub const DOWNLOADS: &str = "/downloads";

use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsCast;
use web_sys::{Blob, Document, HtmlAnchorElement, Url};

pub(super) fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// Shows a line to screen readers, in the element that says what happens.
pub fn announce(line: &str) {
    if let Some(element) = document().and_then(|document| document.get_element_by_id("news")) {
        element.set_text_content(Some(line));
    }
}

/// Hands the player a file as a download; `None` if the browser refuses.
pub fn download(name: &str, content: &[u8]) -> Option<()> {
    let parts = Array::of1(&Uint8Array::from(content));
    let blob = Blob::new_with_u8_array_sequence(&parts).ok()?;
    let url = Url::create_object_url_with_blob(&blob).ok()?;
    let link: HtmlAnchorElement = document()?.create_element("a").ok()?.dyn_into().ok()?;
    link.set_href(&url);
    link.set_download(name);
    link.click();
    // The browser has begun to read it.
    Url::revoke_object_url(&url).ok()
}

/// What the end of the page's address asks for, after the `#`.
pub fn asked_for() -> String {
    let address = web_sys::window().and_then(|window| window.location().hash().ok());
    let asked = address.unwrap_or_default();
    let asked = asked.trim_start_matches('#');
    js_sys::decode_uri_component(asked).map_or_else(|_| asked.to_owned(), String::from)
}

/// Shows the page's own words for a program that has stopped, with the reason.
pub fn show_failure(why: &str) {
    web_sys::console::error_1(&why.into());
    if let Some(element) = document().and_then(|document| document.get_element_by_id("failed")) {
        let _ = element.remove_attribute("hidden");
        if let Ok(Some(reason)) = element.query_selector("code") {
            reason.set_text_content(Some(why));
        }
    }
}
