//! The reset of a level that has begun. If the program is killed meanwhile, the next start finishes
//! it. Only what is in the copies is removed, so nothing goes without a copy.

use super::GameFiles;
use crate::config::LevelKind;
use crate::game::{GuessRules, Style};
use crate::history::Scores;
use crate::history::comparison::Flagging;
use crate::history::record::FileName;
use crate::history::statistics::{GameFilter, Period};
use crate::storage::document::Document;
use crate::storage::file::fs;
use crate::storage::file::{self, FileStamp, LockGuard};
use crate::storage::folders::Folders;
use crate::storage::notice::{FileError, FileNotice, ParseIssue, SaveError};
use crate::storage::{FileEntries, FileValue, game_history, lock_and_load};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use toml::Table;

const LEVEL: &str = "level";

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Reset {
    level: LevelKind,
    /// `None`: with changed rules.
    style: Option<Style>,
    #[serde(default, skip_serializing_if = "GuessRules::is_off")]
    guesses: GuessRules,
    /// The copy of the log, if there was one.
    games: Option<FileName>,
    /// The copy of the records, if there were any.
    scores: Option<FileName>,
}

impl Reset {
    const fn chosen(&self) -> GameFilter {
        let Self { level, style, guesses, .. } = *self;
        GameFilter { level, style, guesses, period: Period::AllTime, flagging: Flagging::Any }
    }
}

impl GameFiles {
    /// Copies the log and the records and removes these games, of whatever period. Returns the
    /// copies; none if there was nothing to remove.
    ///
    /// # Errors
    /// If a file cannot be saved or copied; then nothing is removed, or the next start finishes it.
    pub fn reset(
        &mut self,
        games: GameFilter,
        notices: &mut Vec<FileNotice>,
    ) -> Result<Vec<PathBuf>, SaveError> {
        notices.extend(self.save());
        let folders = self.folders.clone().ok_or(SaveError::NoFolder)?;
        let session = self.session.last_error();
        if let Some(error) = session.or(self.scores.last_error()).or(self.games.last_error()) {
            return Err(error.clone());
        }
        let GameFilter { level, style, guesses, .. } = games;
        let has_records = games.table().is_some();
        let files = [has_records.then(|| folders.scores()), Some(folders.games())];
        let files = files.map(|file| file.filter(|file| fs::symlink_metadata(file).is_ok()));
        if files.iter().all(Option::is_none) {
            return Ok(Vec::new());
        }
        let path = folders.reset();
        // What another window could not finish comes first.
        let lock = self.finish_reset(&path, notices)?;
        let mut copies = Vec::new();
        let [scores, games] = files.map(|file| file.map(|file| file::backup(&file)).transpose());
        let mut name = |copy: Option<PathBuf>| {
            let name = copy.as_ref()?.file_name()?.to_str().and_then(FileName::new);
            copies.extend(copy);
            name
        };
        let reset = Reset { level, style, guesses, scores: name(scores?), games: name(games?) };
        let intent = Document::new().with(&Some(reset.clone()));
        let intent = intent.map_err(SaveError::of(&path))?;
        lock.replace(&intent.text)?;
        let before = FileStamp::of(&folders.games());
        if let Err(error) = self.remove_games(&reset, &folders, notices) {
            // What has begun is finished at the next start.
            if FileStamp::of(&folders.games()) == before {
                lock.remove()?;
            }
            return Err(error);
        }
        self.remove_records(&reset, &folders, &lock, notices)?;
        Ok(copies)
    }

    /// Finishes the reset in this file, if there is one.
    pub(super) fn finish_reset(
        &mut self,
        path: &Path,
        notices: &mut Vec<FileNotice>,
    ) -> Result<LockGuard, SaveError> {
        let (lock, found) = lock_and_load(path, notices, Document::<Option<Reset>>::load)?;
        if found.as_ref().is_some_and(|found| found.is_newer) {
            return Err(SaveError::Newer { file: path.to_owned() });
        }
        let reset = found.and_then(|found| found.value);
        if let (Some(reset), Some(folders)) = (reset, self.folders.clone()) {
            self.remove_games(&reset, &folders, notices)?;
            self.remove_records(&reset, &folders, &lock, notices)?;
        }
        Ok(lock)
    }

    fn remove_games(
        &mut self,
        reset: &Reset,
        folders: &Folders,
        notices: &mut Vec<FileNotice>,
    ) -> Result<(), SaveError> {
        let Some(copy) = reset.games.as_ref().map(|name| folders.data().join(name.as_str())) else {
            return Ok(());
        };
        let games = game_history::games_in(&copy).map_err(SaveError::of(&copy))?;
        let chosen = reset.chosen();
        let gone = games.into_iter().filter(|game| chosen.covers(game));
        let gone = gone.map(|game| game.id).collect();
        self.games.remove(&gone, notices)?;
        // Of these only the recordings can still wait.
        self.session.forget_games(&gone);
        Ok(())
    }

    /// Removes the records, and then the file of the reset, which is done.
    fn remove_records(
        &mut self,
        reset: &Reset,
        folders: &Folders,
        lock: &LockGuard,
        notices: &mut Vec<FileNotice>,
    ) -> Result<(), SaveError> {
        let copy = reset.scores.as_ref().map(|name| folders.data().join(name.as_str()));
        if let (Some(copy), Some(table)) = (copy, reset.chosen().table()) {
            let records = Document::<Scores>::load(&copy).map_err(SaveError::of(&copy))?;
            let records = records.map(|records| records.value).unwrap_or_default();
            notices.extend(self.scores.update(move |scores| scores.remove(&records.table(table))));
        }
        notices.extend(self.session.save());
        if self.scores.is_saved() && self.session.is_saved() { lock.remove() } else { Ok(()) }
    }
}

impl FileValue for Option<Reset> {
    fn read(found: &Table) -> Result<(Self, Vec<ParseIssue>), FileError> {
        let reset = found.contains_key(LEVEL).then(|| found.clone().try_into());
        let reset = reset.transpose().map_err(|_| FileError::InvalidKey { key: LEVEL })?;
        Ok((reset, Vec::new()))
    }

    fn entries(&self) -> FileEntries {
        let mut entries = FileEntries::default();
        let table = self.as_ref().map(Table::try_from).transpose();
        for (key, value) in
            table.expect("a reset has nothing that TOML lacks").into_iter().flatten()
        {
            entries.put("", key, value);
        }
        entries
    }
}
