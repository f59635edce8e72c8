//! How far a command is, while that takes long.

use crate::i18n::{Texts, args};
use indicatif::{ProgressBar, ProgressStyle};

/// A progress bar on standard error, if that is a terminal.
pub(super) fn progress_bar(count: usize, texts: &Texts) -> ProgressBar {
    let left = texts.with("autoplay-left", args![time = "{eta}"]);
    let style =
        ProgressStyle::with_template(&format!("{{wide_bar}} {{human_pos}}/{{human_len}} {left}"));
    ProgressBar::new(count as u64)
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
