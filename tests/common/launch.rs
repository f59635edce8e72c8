//! Launch options, one after the other.

use sapper::config::{Lang, PlayerName};
use sapper::game::{Level, Style};
use sapper::storage::Folders;
use sapper::ui::shell::app::LaunchOptions;
use std::path::Path;

/// A player who begins with Beginner.
pub fn beginner() -> LaunchOptions {
    LaunchOptions::default().level(Level::Beginner)
}

pub trait Launch {
    fn level(self, level: Level) -> Self;
    fn seed(self, seed: u64) -> Self;
    fn style(self, style: Style) -> Self;
    fn lang(self, lang: Lang) -> Self;
    /// With the name that the system knows.
    fn player(self, name: &str) -> Self;
    /// With boards that need no guess.
    fn no_guess(self) -> Self;
    /// With the player's files in these folders.
    fn folders(self, folders: Folders) -> Self;
    /// With all of the player's files in one folder.
    fn files_in(self, folder: impl AsRef<Path>) -> Self;
}

impl Launch for LaunchOptions {
    fn level(self, level: Level) -> Self {
        Self { level: Some(level), ..self }
    }

    fn seed(self, seed: u64) -> Self {
        Self { seed: Some(seed), ..self }
    }

    fn style(self, style: Style) -> Self {
        Self { style: Some(style), ..self }
    }

    fn lang(self, lang: Lang) -> Self {
        Self { lang: Some(lang), ..self }
    }

    fn player(self, name: &str) -> Self {
        Self { player: PlayerName::new(name).ok(), ..self }
    }

    fn no_guess(self) -> Self {
        Self { no_guess: true, ..self }
    }

    fn folders(self, folders: Folders) -> Self {
        Self { folders: Some(folders), ..self }
    }

    fn files_in(self, folder: impl AsRef<Path>) -> Self {
        self.folders(Folders::at(folder.as_ref(), folder.as_ref()))
    }
}
