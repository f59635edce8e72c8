//! What a file dialog leads to.

use std::path::PathBuf;

/// What the player answered to a file dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileChoice {
    File(PathBuf),
    Cancelled,
    /// No dialog could be shown.
    Unavailable,
}

impl FileChoice {
    pub fn file(self) -> Option<PathBuf> {
        match self {
            Self::File(file) => Some(file),
            Self::Cancelled | Self::Unavailable => None,
        }
    }
}
