//! Changes that concern several of the files.

use super::saved_session::{SessionContent, SessionFile, UncountedGame};
use super::{FileNotice, Folders, GameLog, RecordingStore, SaveError, Stored};
use crate::config::{LevelChoice, PlayerName, ReplayLimit};
use crate::game::Style;
use crate::history::record::FileName;
use crate::history::{Record, Scores};
use jiff::Timestamp;
use std::cell::LazyCell;
use std::fs;
use std::path::PathBuf;

/// The files of what was played. Each call waits for the disk.
#[derive(Debug)]
pub struct PlayedGames {
    pub scores: Stored<Scores>,
    pub games: GameLog,
    /// The game of this window.
    pub session: SessionFile,
    replays: RecordingStore,
    /// `None` without a home folder.
    data: Option<PathBuf>,
}

/// The result of resetting a level.
#[derive(Debug, Clone, Default)]
pub struct ResetResult {
    pub copies: Vec<PathBuf>,
    pub notices: Vec<FileNotice>,
}

impl PlayedGames {
    /// Reads the records and the log and counts the games that other windows left uncounted.
    /// Returns what the player should be told.
    pub fn open(
        folders: Option<&Folders>,
        session: SessionFile,
        ended: Vec<UncountedGame>,
        player: Option<&PlayerName>,
    ) -> (Self, Vec<FileNotice>) {
        let (scores, mut notices) = Scores::load(folders);
        let (games, told) = GameLog::load(folders);
        notices.extend(told);
        let mut files = Self {
            scores,
            games,
            session,
            replays: RecordingStore::new(folders),
            data: folders.map(|folders| folders.data().to_owned()),
        };
        let any_left = !ended.is_empty();
        for ended in ended {
            notices.extend(files.store_game(ended, player));
        }
        // This locks each file for a moment, in which no other window could resume its game.
        if any_left && files.is_stored() {
            files.session.remove_uncounted();
        }
        files.move_unclaimed(Timestamp::now());
        (files, notices)
    }

    /// Adds a finished game to the log, and a ranked win with its recording to the records. Until
    /// both are saved, the game stays in the file of the session, so it is counted exactly once
    /// even if the program is killed.
    ///
    /// Then deletes recordings beyond `keep`, except the best.
    pub fn count_game(
        &mut self,
        ended: UncountedGame,
        player: Option<&PlayerName>,
        keep: ReplayLimit,
    ) -> Vec<FileNotice> {
        let is_recorded = ended.recording.is_some();
        let waits = SessionContent::Ended(Box::new(ended.clone()));
        let mut notices = self.session.save(waits);
        notices.extend(self.store_game(ended, player));
        if self.is_stored() {
            notices.extend(self.session.save(SessionContent::Empty));
        }
        if is_recorded {
            notices.extend(self.prune(keep, Timestamp::now()));
        }
        notices
    }

    /// Sets the name of the winner of a record.
    pub fn rename(&mut self, record: &Record, name: Option<PlayerName>) -> Vec<FileNotice> {
        self.scores.update(|scores| scores.set_name(record, name))
    }

    /// Copies the log and the records and removes the games of a level in a style.
    ///
    /// # Errors
    /// If a file cannot be saved or copied; then nothing is removed.
    pub fn reset(
        &mut self,
        level: LevelChoice,
        style: Option<Style>,
    ) -> Result<ResetResult, SaveError> {
        let ranked_style = style.filter(|_| level.is_ranked());
        let mut reset = ResetResult::default();
        if ranked_style.is_some() {
            let (copy, notices) = self.scores.backup()?;
            reset.copies.extend(copy);
            reset.notices.extend(notices);
        }
        let (copy, notices) = self.games.reset(level, style)?;
        reset.copies.extend(copy);
        reset.notices.extend(notices);
        if let Some(style) = ranked_style {
            let told = self.scores.update(|scores| scores.clear(level, style));
            reset.notices.extend(told);
        }
        Ok(reset)
    }

    /// Saves the recording before the record that names it, and reuses one that a killed window
    /// saved.
    fn store_game(&mut self, ended: UncountedGame, player: Option<&PlayerName>) -> Vec<FileNotice> {
        let mut notices = Vec::new();
        if let Some(mut record) = Record::from_game(&ended.played, player.cloned()) {
            let (date, level, time_ms) = (record.date, record.level, record.time_ms);
            let recording = ended.recording.as_deref().map(|text| {
                match self.replays.find(text, date, level, time_ms) {
                    Some(name) => Ok(name),
                    None => self.replays.save(text, date, level, time_ms),
                }
            });
            match recording {
                Some(Ok(name)) => record.replay = Some(name),
                // The player was told already.
                None | Some(Err(SaveError::NoFolder)) => {}
                Some(Err(error)) => notices.push(FileNotice::SaveFailed(error)),
            }
            notices.extend(self.scores.add(record));
        }
        notices.extend(self.games.add(ended.played));
        notices
    }

    fn is_stored(&self) -> bool {
        self.games.is_saved() && self.scores.is_saved()
    }

    /// Deletes recordings beyond the limit after removing them from their records. Not while
    /// records are missing: they may name the best recordings.
    fn prune(&mut self, keep: ReplayLimit, now: Timestamp) -> Vec<FileNotice> {
        // Another window may have added a record.
        let mut notices = self.scores.refresh();
        if !self.scores.is_complete() {
            return notices;
        }
        let excess = self.replays.to_remove(keep, self.scores.get(), now);
        let excess = excess.unwrap_or_else(|error| {
            tracing::warn!("{error}");
            Vec::new()
        });
        notices.extend(self.scores.update(|scores| scores.clear_replays(&excess)));
        if self.scores.is_saved()
            && let Err(error) = self.replays.remove(&excess)
        {
            tracing::warn!("{error}");
        }
        notices
    }

    /// Moves recordings without a record aside, as older versions or a lost session may leave them.
    fn move_unclaimed(&self, now: Timestamp) {
        // Without any records, the recordings are all that is left.
        if !self.scores.is_complete() || self.scores.get().records.is_empty() {
            return;
        }
        // Copies of the records and the sessions of other windows may name recordings too.
        let others = LazyCell::new(|| self.other_file_texts());
        let is_named = |name: &FileName| others.iter().any(|text| text.contains(name.as_str()));
        match self.replays.move_unclaimed(self.scores.get(), now, is_named) {
            Ok(moved) => {
                for name in moved {
                    tracing::info!("no record refers to the recording {}", name.as_str());
                }
            }
            Err(error) => tracing::warn!("{error}"),
        }
    }

    /// The texts of all records and saved games.
    fn other_file_texts(&self) -> Vec<String> {
        let entries = self.data.as_deref().and_then(|data| fs::read_dir(data).ok());
        let is_ours = |name: &str| name.starts_with("scores") || name.starts_with("session");
        entries
            .into_iter()
            .flatten()
            .flatten()
            .filter(|entry| entry.file_name().to_str().is_some_and(is_ours))
            .filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_file()))
            .filter_map(|entry| fs::read(entry.path()).ok())
            .map(|text| String::from_utf8_lossy(&text).into_owned())
            .collect()
    }
}
