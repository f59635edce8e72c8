//! What the storage thread has open, and what it saves without being asked.

use crate::config::Settings;
use crate::practice::Progress;
use crate::practice::daily::LeftGame;
use crate::storage::{FileNotice, GameFiles, KeepLimits, Stored, UncountedGame};
use std::path::PathBuf;

/// What the thread owns.
pub(super) struct OpenFiles {
    pub(super) settings: Stored<Settings>,
    pub(super) player: GameFiles,
    pub(super) progress: Stored<Progress>,
    /// Gets the path of the saved game when it changes.
    pub(super) saved_game_moved: fn(Option<PathBuf>),
    /// Notices from opening the files, until the first answer carries them.
    pub(super) pending_notices: Vec<FileNotice>,
    /// Notices that everything is saved again, until it is.
    pub(super) saved_again: Vec<FileNotice>,
    /// Whether no job is waiting.
    pub(super) is_idle: bool,
}

impl OpenFiles {
    /// Saves what could not be saved before. Not while jobs wait, because a file that another
    /// program has locked takes seconds.
    pub(super) fn retry(&mut self) -> Vec<FileNotice> {
        if self.is_idle { self.save() } else { Vec::new() }
    }

    pub(super) fn save(&mut self) -> Vec<FileNotice> {
        let mut notices = self.settings.save();
        notices.extend(self.player.save());
        notices.extend(self.progress.save());
        notices
    }

    /// Reads what is new in the log of games. What cannot be used there is told with the next answer.
    pub(super) fn read_games(&mut self) {
        self.player.games.read(&mut self.pending_notices);
    }

    /// Holds back what is not true yet: that everything is saved again.
    pub(super) fn hold_back(&mut self, mut notices: Vec<FileNotice>) -> Vec<FileNotice> {
        let is_again = |notice: &mut FileNotice| matches!(notice, FileNotice::SavedAgain { .. });
        self.saved_again.extend(notices.extract_if(.., is_again));
        if self.settings.is_saved() && self.player.is_saved() && self.progress.is_saved() {
            notices.append(&mut self.saved_again);
        }
        notices
    }

    /// Counts the game in progress as it is, because another takes its place.
    pub(super) fn leave(&mut self, game: Option<LeftGame>) -> Vec<FileNotice> {
        match game {
            None => Vec::new(),
            Some(LeftGame::Daily(result)) => self.player.count_daily(result),
            Some(LeftGame::Played(played)) => {
                let limits = KeepLimits::of(self.settings.get());
                self.player.count_game(UncountedGame::new(played, None, None), None, limits)
            }
        }
    }
}
