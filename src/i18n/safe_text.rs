//! Text from outside, such as the name of a file or a header of a recording, made safe to show.

use crate::config::player_name::is_control;
use std::borrow::Cow;
use std::path::Path;

/// The text with `�` for each character that changes the text around it or commands a terminal:
/// controls, ends of lines, and marks that override the direction of writing.
pub fn safe_text(text: &str) -> Cow<'_, str> {
    if text.contains(is_control) {
        text.replace(is_control, "\u{FFFD}").into()
    } else {
        text.into()
    }
}

/// A path as safe text.
pub fn safe_path(path: &Path) -> String {
    safe_text(&path.to_string_lossy()).into_owned()
}
