//! Announces lines to screen readers through the page.

use crate::platform::page;

/// Shows each line where screen readers hear what is new.
#[derive(Debug, Clone, Copy)]
pub struct AnnouncementWriter;

impl AnnouncementWriter {
    /// Every line is shown already.
    pub const fn flush(&self) {}

    pub fn send(&self, line: &str) {
        page::announce(&line.split_ascii_whitespace().collect::<Vec<_>>().join(" "));
    }
}
