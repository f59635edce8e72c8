//! What the player has told the browser, or it knows of the system.

use super::SystemPrefs;

pub(super) fn query() -> Option<SystemPrefs> {
    let window = web_sys::window()?;
    let is = |query| window.match_media(query).ok().flatten().is_some_and(|it| it.matches());
    Some(SystemPrefs {
        dark: is("(prefers-color-scheme: dark)"),
        reduced_motion: is("(prefers-reduced-motion: reduce)"),
        high_contrast: is("(prefers-contrast: more)") || is("(forced-colors: active)"),
    })
}

pub(super) const fn has_file_dialog() -> bool {
    true
}
