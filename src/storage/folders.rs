//! The folders of the player.

#[cfg(not(target_family = "wasm"))]
use directories::ProjectDirs;
use std::path::{Path, PathBuf};

/// The folders of the player. They are created with the first file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Folders {
    data: PathBuf,
    config: PathBuf,
}

/// The log of games.
pub(super) const GAMES: &str = "games.jsonl";

impl Folders {
    /// The folders of the platform (on Linux `sapper` in `XDG_DATA_HOME` and `XDG_CONFIG_HOME`);
    /// `None` without a home folder.
    #[cfg(not(target_family = "wasm"))]
    pub fn of_user() -> Option<Self> {
        ProjectDirs::from("", "", "sapper").map(|dirs| Self::at(dirs.data_dir(), dirs.config_dir()))
    }

    pub fn at(data: impl Into<PathBuf>, config: impl Into<PathBuf>) -> Self {
        Self { data: data.into(), config: config.into() }
    }

    /// The folder of played games.
    pub fn data(&self) -> &Path {
        &self.data
    }

    /// The folder of settings.
    pub fn config(&self) -> &Path {
        &self.config
    }

    pub fn scores(&self) -> PathBuf {
        self.data.join("scores.toml")
    }

    pub fn daily(&self) -> PathBuf {
        self.data.join("daily.toml")
    }

    pub fn games(&self) -> PathBuf {
        self.data.join(GAMES)
    }

    /// The reset that is going on.
    pub fn reset(&self) -> PathBuf {
        self.data.join("reset.toml")
    }

    pub fn replays(&self) -> PathBuf {
        self.data.join("replays")
    }

    /// What is known of lessons and practice.
    pub fn practice(&self) -> PathBuf {
        self.data.join("practice.toml")
    }

    /// Each skin has a folder of its own there.
    pub fn skins(&self) -> PathBuf {
        self.data.join("skins")
    }

    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.toml")
    }
}
