//! The result of opening a recording.

use crate::config::Lang;
use crate::i18n::{Texts, errors};
use crate::replay::Recording;
use crate::replay::formats::{FileRecording, ReadError};
use crate::ui::features::compare::CompareScreen;
use crate::ui::features::replay::ReplayScreen;
use crate::workbench::{PictureSetup, ReadSetup};
use std::path::{Path, PathBuf};

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
    /// One to race against.
    Rival(Box<Recording>),
    /// It is no recording, but a position or a board.
    Setup(Box<ReadSetup>),
    /// It is a picture of a board.
    Picture(Box<PictureSetup>),
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

impl OpenedRecording {
    /// The game of a file.
    pub fn of_file(file: PathBuf, game: Result<FileRecording, ReadError>, lang: Lang) -> Self {
        match game {
            Ok(FileRecording { recording, damage, .. }) => {
                let replay = ReplayScreen::new(recording, file_name(&file));
                let damage = damage.map(|damage| errors::damage(&Texts::new(lang), &damage));
                Self::FromFile { replay: Box::new(replay), file, damage }
            }
            Err(error) => Self::failed(file, &error, lang),
        }
    }

    /// Two games and their files.
    pub fn comparison(games: [(Result<FileRecording, ReadError>, PathBuf); 2], lang: Lang) -> Self {
        match games {
            [(Ok(first), one), (Ok(second), other)] => {
                let named = |game: FileRecording, file| (game.recording, file_name(file));
                let pair = [named(first, &one), named(second, &other)];
                Self::Comparison(Box::new(CompareScreen::new(pair)))
            }
            [(Err(error), file), _] | [_, (Err(error), file)] => Self::failed(file, &error, lang),
        }
    }

    fn failed(file: PathBuf, error: &ReadError, lang: Lang) -> Self {
        Self::Failed { file, why: errors::recording(&Texts::new(lang), error) }
    }
}

/// Without folders and extension.
fn file_name(file: &Path) -> String {
    file.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
