//! Files that the player has given to the page: in memory, until it is left.

use super::document;
use futures_channel::oneshot;
use js_sys::{Reflect, Uint8Array};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, FileList, HtmlInputElement};

/// The folder that they seem to be in.
pub const FOLDER: &str = "/opened";

thread_local! {
    static FILES: RefCell<BTreeMap<PathBuf, Vec<u8>>> = const { RefCell::new(BTreeMap::new()) };
}

/// The content of a file.
pub fn content(path: &Path) -> Option<Vec<u8>> {
    FILES.with_borrow(|files| files.get(path).cloned())
}

/// Makes a file of its content, and returns its path. Its name may have folders before it.
pub fn add(name: &str, content: Vec<u8>) -> PathBuf {
    let path = Path::new(FOLDER).join(name.trim_start_matches('/'));
    FILES.with_borrow_mut(|files| files.insert(path.clone(), content));
    path
}

/// The paths of all of them.
pub fn paths() -> Vec<PathBuf> {
    FILES.with_borrow(|files| files.keys().cloned().collect())
}

/// Reads a file that the browser has.
pub async fn read(file: File) -> Option<PathBuf> {
    let content = JsFuture::from(file.array_buffer()).await.ok()?;
    // A file of a folder knows its way there.
    let within = Reflect::get(&file, &JsValue::from("webkitRelativePath")).ok();
    let within = within.and_then(|path| path.as_string()).filter(|path| !path.is_empty());
    Some(add(&within.unwrap_or_else(|| file.name()), Uint8Array::new(&content).to_vec()))
}

/// Lets the player choose, and returns what is chosen.
async fn pick(prepare: impl FnOnce(&HtmlInputElement)) -> Option<FileList> {
    let input: HtmlInputElement = document()?.create_element("input").ok()?.dyn_into().ok()?;
    input.set_type("file");
    prepare(&input);
    let (sender, chosen) = oneshot::channel();
    let on_end = Closure::once(move || {
        let _ = sender.send(());
    });
    let listener = on_end.as_ref().unchecked_ref();
    input.set_onchange(Some(listener));
    input.add_event_listener_with_callback("cancel", listener).ok()?;
    input.click();
    chosen.await.ok()?;
    input.files()
}

/// Lets the player choose a file whose name ends in one of these ways, and reads it. `None` if they
/// choose none.
pub async fn pick_file(extensions: String) -> Option<PathBuf> {
    read(pick(|input| input.set_accept(&extensions)).await?.get(0)?).await
}

/// Lets the player choose a folder, and reads all that is in it. `None` if they choose none.
pub async fn pick_folder() -> Option<PathBuf> {
    let files = pick(|input| input.set_webkitdirectory(true)).await?;
    let mut folder = None;
    for file in (0..files.length()).filter_map(|at| files.get(at)) {
        let path = read(file).await?;
        let name = path.strip_prefix(FOLDER).ok().and_then(|path| path.iter().next());
        folder = name.map(|name| Path::new(FOLDER).join(name));
    }
    folder
}
