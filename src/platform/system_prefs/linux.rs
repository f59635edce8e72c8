//! Linux desktops: most have a portal.

use super::{SystemPrefs, portal};
use crate::platform::session_bus;
use std::env;

pub(super) fn query() -> Option<SystemPrefs> {
    portal::query(&session_bus::address()?)
        .inspect_err(|error| tracing::debug!("the desktop does not tell its preferences: {error}"))
        .ok()
}

/// The portal has them, or zenity is installed.
pub(super) fn has_file_dialog() -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join("zenity").is_file())
        || session_bus::address().is_some_and(|bus| portal::has_file_dialog(&bus).is_ok())
}
