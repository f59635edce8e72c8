//! Files that the player has given to the page: in memory, until it is left.

use super::document;
use futures_channel::oneshot;
use js_sys::Uint8Array;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, HtmlInputElement};

/// The folder that they seem to be in.
pub const FOLDER: &str = "/opened";

thread_local! {
    static FILES: RefCell<BTreeMap<PathBuf, Vec<u8>>> = const { RefCell::new(BTreeMap::new()) };
}

/// The content of a file.
pub fn content(path: &Path) -> Option<Vec<u8>> {
    FILES.with_borrow(|files| files.get(path).cloned())
}

/// Makes a file of its name and content, and returns its path.
pub fn add(name: &str, content: Vec<u8>) -> PathBuf {
    let path = Path::new(FOLDER).join(name.replace(['/', '\\'], "_"));
    FILES.with_borrow_mut(|files| files.insert(path.clone(), content));
    path
}

/// Reads a file that the browser has.
pub async fn read(file: File) -> Option<PathBuf> {
    let content = JsFuture::from(file.array_buffer()).await.ok()?;
    Some(add(&file.name(), Uint8Array::new(&content).to_vec()))
}

/// Lets the player choose a file whose name ends in one of these ways, and reads it. `None` if they
/// choose none.
pub async fn pick(extensions: String) -> Option<PathBuf> {
    let input: HtmlInputElement = document()?.create_element("input").ok()?.dyn_into().ok()?;
    input.set_type("file");
    input.set_accept(&extensions);
    let (sender, chosen) = oneshot::channel();
    let on_end = Closure::once(move || {
        let _ = sender.send(());
    });
    let listener = on_end.as_ref().unchecked_ref();
    input.set_onchange(Some(listener));
    input.add_event_listener_with_callback("cancel", listener).ok()?;
    input.click();
    chosen.await.ok()?;
    read(input.files()?.get(0)?).await
}
