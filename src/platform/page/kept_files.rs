//! Texts that the browser keeps for the page under the paths of files.

use js_sys::{Date, JsString, Reflect};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Storage;

/// What the keys of our files begin with.
const PREFIX: &str = "sapper:";

/// In ms since 1970.
pub fn now_ms() -> u64 {
    Date::now() as u64
}

/// Fails where the player or the browser denies it.
fn storage() -> io::Result<Storage> {
    let storage = web_sys::window().and_then(|window| window.local_storage().ok()?);
    storage.ok_or(ErrorKind::PermissionDenied.into())
}

/// Whether anything can be kept.
pub fn are_allowed() -> bool {
    storage().is_ok_and(|storage| storage.length().is_ok())
}

fn key(path: &Path) -> String {
    format!("{PREFIX}{}", path.display())
}

/// `None` if there is none.
pub fn load(path: &Path) -> io::Result<Option<String>> {
    storage()?.get_item(&key(path)).map_err(|_| ErrorKind::PermissionDenied.into())
}

/// The first characters of a text, without a copy of the rest.
pub fn load_start(path: &Path, len: u32) -> io::Result<Option<String>> {
    let kept = Reflect::get(&JsValue::from(storage()?), &JsValue::from(key(path))).ok();
    let kept = kept.and_then(|kept| kept.dyn_into::<JsString>().ok());
    Ok(kept.map(|kept| kept.slice(0, len).into()))
}

/// Fails if there is no room left; then the text before stays.
pub fn keep(path: &Path, text: &str) -> io::Result<()> {
    storage()?.set_item(&key(path), text).map_err(|_| ErrorKind::StorageFull.into())
}

pub fn forget(path: &Path) -> io::Result<()> {
    storage()?.remove_item(&key(path)).map_err(|_| ErrorKind::PermissionDenied.into())
}

/// All paths, in no order.
pub fn paths() -> io::Result<Vec<PathBuf>> {
    let storage = storage()?;
    let keys = (0..storage.length().unwrap_or_default()).filter_map(|at| storage.key(at).ok()?);
    Ok(keys.filter_map(|key| key.strip_prefix(PREFIX).map(PathBuf::from)).collect())
}
