//! What a file or a game leads to that was to be watched.

use super::compare::CompareScreen;
use super::replay::ReplayScreen;
use std::path::PathBuf;

/// What became of a file or a game that was to be watched.
#[derive(Debug, Clone)]
pub enum OpenedRecording {
    Playing(Box<ReplayScreen>),
    Paused(Box<ReplayScreen>),
    /// Two of them, beside each other.
    Comparison(Box<CompareScreen>),
    FromFile {
        replay: Box<ReplayScreen>,
        file: PathBuf,
        /// Where the file is damaged, in the player's language: it is played up to there.
        damage: Option<String>,
    },
    /// It is a folder.
    Folder(PathBuf),
    /// It is a file with several games.
    Session(PathBuf),
    /// With a reason in the player's language.
    Failed {
        file: PathBuf,
        why: String,
    },
}
