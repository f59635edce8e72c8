//! Changes that concern several of the files.

mod reset;

use super::file;
use super::kept_games::KeptGameStore;
use super::recordings::PLAYED_ON;
use super::saved_session::{
    AbandonedGame, FoundGame, SessionContent, SessionFile, UncountedGame, WaitingResults,
    resume_crashes,
};
use super::{FileNotice, Folders, GameHistory, RecordingStore, Stored};
use crate::config::{LevelKind, PlayerName, ReplayLimit, Settings};
use crate::game::{GameId, Minefield};
use crate::history::record::FileName;
use crate::history::{PlayedGame, Record, Scores};
use crate::platform::local_clock;
use crate::practice::daily::{DailyResult, DailyResults, DailyStart};
use crate::replay::{SavedSession, SavedStep};
use crate::storage::file::fs;
use jiff::Timestamp;
use std::cell::LazyCell;
use std::path::Path;

/// The files of what was played. Each call waits for the disk.
///
/// What has ended is written into the file of the session first, in the place of its game, and waits
/// there until the log, the records and its recording have it. Nothing else is written before. So it
/// is counted exactly once, and has the same result everywhere, even if the program is killed, the
/// disk is full or a rename fails: the next start stores what waits again.
#[derive(Debug)]
pub struct GameFiles {
    pub scores: Stored<Scores>,
    pub games: GameHistory,
    pub daily: Stored<DailyResults>,
    session: SessionFile,
    /// Which of the waiting games have a recording that could not be saved.
    unrecorded: Vec<GameId>,
    /// What the files of closed windows have until it is stored.
    left_by_others: WaitingResults,
    replays: RecordingStore,
    kept_games: KeptGameStore,
    /// `None` without a home folder.
    folders: Option<Folders>,
}

/// How many recordings are kept.
#[derive(Debug, Clone, Copy)]
pub struct KeepLimits {
    /// Of records.
    pub records: ReplayLimit,
    /// Of the games that the player keeps besides.
    pub games: ReplayLimit,
}

impl KeepLimits {
    pub const fn of(settings: &Settings) -> Self {
        Self { records: settings.replays, games: settings.kept_games.limit }
    }
}

impl GameFiles {
    /// Reads the results, finishes a reset that was killed and stores what closed windows left.
    /// Returns the notices for the player.
    pub fn open(
        folders: Option<&Folders>,
        session: SessionFile,
        left: WaitingResults,
        player: Option<&PlayerName>,
    ) -> (Self, Vec<FileNotice>) {
        let (scores, mut notices) = Scores::load(folders);
        let (games, found) = GameHistory::unread(folders.map(Folders::games));
        notices.extend(found);
        let (daily, found) = DailyResults::load(folders);
        notices.extend(found);
        let mut files = Self {
            scores,
            games,
            daily,
            session,
            unrecorded: Vec::new(),
            left_by_others: left,
            replays: RecordingStore::new(folders),
            kept_games: KeptGameStore::new(folders),
            folders: folders.cloned(),
        };
        if let Some(folders) = folders {
            let reset = folders.reset();
            if fs::symlink_metadata(&reset).is_ok()
                && let Err(error) = files.finish_reset(&reset, &mut notices)
            {
                notices.push(FileNotice::SaveFailed(error));
            }
            let played_on = folders.replays().join(PLAYED_ON);
            for folder in [folders.data(), folders.config(), &folders.replays(), &played_on] {
                file::remove_leftovers(folder);
            }
        }
        let waiting = [&files.session.content().waiting, &files.left_by_others];
        if waiting.iter().any(|waiting| !waiting.games.is_empty()) {
            // They may be there already.
            files.games.read(&mut notices);
        }
        for WaitingResults { games, daily } in waiting {
            for UncountedGame { played, .. } in games {
                add_game(&mut files.scores, &mut files.games, played, player);
            }
            for result in daily {
                let result = result.clone();
                files.daily.change(move |daily| daily.add(result.clone()));
            }
        }
        notices.extend(files.save());
        files.move_unclaimed(local_clock::timestamp());
        (files, notices)
    }

    /// Forgets the crashes counted against the saved game in this file, if it is one of these files.
    pub fn forget_crashes(&self, file: &Path) {
        if self.folders.as_ref().is_some_and(|it| file.parent() == Some(it.data())) {
            resume_crashes::forget(file);
        }
    }

    /// Adds a finished game to the log, and a ranked win with its recording to the records. Then
    /// deletes recordings beyond the limits, except the best.
    pub fn count_game(
        &mut self,
        ended: UncountedGame,
        player: Option<&PlayerName>,
        keep: KeepLimits,
    ) -> Vec<FileNotice> {
        let (is_recorded, is_kept) = (ended.recording.is_some(), self.folders.is_some());
        add_game(&mut self.scores, &mut self.games, &ended.played, player);
        self.session.change(|content| {
            content.game = None;
            content.waiting.games.extend(is_kept.then_some(ended));
        });
        let mut notices = self.save();
        if is_recorded && self.is_saved() {
            notices.extend(self.prune(keep, local_clock::timestamp()));
        }
        notices
    }

    /// Keeps the result of a daily board.
    pub fn count_daily(&mut self, result: DailyResult) -> Vec<FileNotice> {
        let is_kept = self.folders.is_some();
        let added = result.clone();
        self.daily.change(move |daily| daily.add(added.clone()));
        self.session.change(|content| {
            content.game.take_if(|game| Some(game.id) == result.game);
            content.waiting.daily.extend(is_kept.then_some(result));
        });
        self.save()
    }

    /// Remembers that a daily board has been seen, once the game on it is saved.
    pub fn start_daily(&mut self, start: DailyStart) -> Vec<FileNotice> {
        self.daily.change(move |results| results.start(start));
        self.save()
    }

    /// Reads the results of daily boards that other windows have added.
    pub fn read_daily(&mut self) -> Vec<FileNotice> {
        let is_there = self.daily.path().is_some_and(Path::exists);
        if is_there && self.session.is_saved() { self.daily.refresh() } else { Vec::new() }
    }

    /// Saves the game in progress, or that there is none.
    pub fn save_game(&mut self, game: Option<SavedSession>) -> Vec<FileNotice> {
        self.session.update(|content| content.game = game.map(Box::new))
    }

    /// Saves what has happened in the game in progress since.
    pub fn continue_game(&mut self, step: SavedStep) -> Vec<FileNotice> {
        self.session.continue_game(step)
    }

    /// The game with this id that a closed window left, to be [`adopted`](Self::adopt).
    pub fn find(&self, id: GameId) -> (FoundGame, Vec<FileNotice>) {
        self.session.find(id)
    }

    /// Saves from now on into the file of a game that a closed window left. What was saved of
    /// another game is removed; results that wait go along. `None` if the file has lost the game.
    pub fn adopt(&mut self, found: AbandonedGame) -> (Option<SavedSession>, Vec<FileNotice>) {
        let mut notices = self.save_game(None);
        let waiting = self.session.content().waiting.clone();
        self.session.adopt(found);
        if !waiting.is_empty() {
            notices.extend(self.session.update(|content| content.waiting.append(waiting)));
        }
        (self.session.content().game.as_deref().cloned(), notices)
    }

    /// The boards of games in progress elsewhere that may count.
    pub fn boards_elsewhere(&self) -> Vec<Minefield> {
        self.session.boards_elsewhere()
    }

    /// Where the game in progress is saved.
    pub fn saved_game_path(&self) -> Option<&Path> {
        self.session.path()
    }

    pub fn is_saved(&self) -> bool {
        self.session.content().waiting.is_empty()
            && self.left_by_others.is_empty()
            && self.scores.is_saved()
            && self.games.is_saved()
            && self.daily.is_saved()
            && self.session.is_saved()
    }

    /// Saves what is not saved yet: first what waits, and only then what follows from it.
    pub fn save(&mut self) -> Vec<FileNotice> {
        let mut notices = self.session.save();
        if !self.session.is_saved() {
            return notices;
        }
        notices.extend(self.save_recordings());
        notices.extend(self.scores.save());
        notices.extend(self.games.save());
        notices.extend(self.daily.save());
        let are_games_stored = self.scores.is_saved() && self.games.is_saved();
        let is_daily_stored = self.daily.is_saved();
        let waits =
            |game: &UncountedGame| !are_games_stored || self.unrecorded.contains(&game.played.id);
        let WaitingResults { games, daily } = &self.session.content().waiting;
        let is_done = is_daily_stored && !daily.is_empty() || !games.iter().all(waits);
        let is_stored = are_games_stored && self.unrecorded.is_empty() && is_daily_stored;
        if is_stored && !self.left_by_others.is_empty() {
            // This locks each file for a moment, in which no other window could resume its game.
            self.session.forget(&std::mem::take(&mut self.left_by_others));
        }
        if is_done {
            notices.extend(self.session.update(|SessionContent { waiting, .. }| {
                waiting.games.retain(waits);
                waiting.daily.retain(|_| !is_daily_stored);
            }));
        }
        notices
    }

    /// Sets the name of the winner of a record.
    pub fn rename(&mut self, record: &Record, name: Option<PlayerName>) -> Vec<FileNotice> {
        let record = record.clone();
        self.scores.change(move |scores| scores.set_name(&record, name.clone()));
        self.save()
    }

    /// Saves the recordings of waiting games, those of records and of wins that were played on to each
    /// in their folder, or finds those that a killed window saved, before the records that name them
    /// are saved.
    fn save_recordings(&mut self) -> Vec<FileNotice> {
        let mut notices = Vec::new();
        let before = std::mem::take(&mut self.unrecorded);
        let waiting = [&self.session.content().waiting, &self.left_by_others].into_iter();
        let games = waiting.flat_map(|waiting| &waiting.games);
        for UncountedGame { played, recording, kept_as } in games {
            let Some(text) = recording else { continue };
            let was_said = before.contains(&played.id);
            if let Some(stem) = kept_as
                && let Err(error) = self.kept_games.save(stem, text, played)
            {
                self.unrecorded.push(played.id);
                notices.extend((!was_said).then_some(FileNotice::SaveFailed(error)));
            }
            let record = Record::from_game(played, None);
            let record = record.and_then(|record| self.scores.get().find(&record)).cloned();
            let is_needed = match &record {
                Some(record) => record.replay.is_none(),
                None => played.is_won_by_playing_on(),
            };
            if !is_needed {
                continue;
            }
            let of_played_on = self.replays.of_played_on();
            let replays = if record.is_some() { &self.replays } else { &of_played_on };
            let level = LevelKind::of(played.board.level);
            let (date, time_ms) = (played.ended_at.at, played.time_ms);
            let saved = match replays.find(text, date, level, time_ms) {
                Some(name) => Ok(name),
                None => replays.save(text, date, level, time_ms),
            };
            match saved {
                Ok(name) => {
                    let file = replays.path_of(&name).filter(|_| was_said);
                    notices.extend(file.map(|file| FileNotice::SavedAgain { file }));
                    if let Some(record) = record {
                        self.scores.change(move |scores| scores.set_replay(&record, name.clone()));
                    }
                }
                Err(error) => {
                    self.unrecorded.push(played.id);
                    notices.extend((!was_said).then_some(FileNotice::SaveFailed(error)));
                }
            }
        }
        notices
    }

    /// Deletes recordings beyond the limit: those that were played on, and the others after removing
    /// them from their records. Not while records are missing: they may name the best recordings.
    fn prune(&mut self, keep: KeepLimits, now: Timestamp) -> Vec<FileNotice> {
        if let Err(error) = self.kept_games.prune(keep.games.get().into()) {
            tracing::debug!("{error}");
        }
        let keep = keep.records;
        let played_on = self.replays.of_played_on();
        let excess = played_on.to_remove(keep, &Scores::default(), now);
        if let Err(error) = excess.and_then(|excess| played_on.remove(&excess)) {
            tracing::debug!("{error}");
        }
        // Another window may have added a record.
        let mut notices = self.scores.refresh();
        if !self.scores.is_complete() {
            return notices;
        }
        let excess = self.replays.to_remove(keep, self.scores.get(), now);
        let excess = excess.unwrap_or_else(|error| {
            tracing::debug!("{error}");
            Vec::new()
        });
        if excess.is_empty() {
            return notices;
        }
        let gone = excess.clone();
        notices.extend(self.scores.update(move |scores| scores.clear_replays(&gone)));
        if self.scores.is_saved()
            && let Err(error) = self.replays.remove(&excess)
        {
            tracing::debug!("{error}");
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
            Err(error) => tracing::debug!("{error}"),
        }
    }

    /// The texts of all records and saved games.
    fn other_file_texts(&self) -> Vec<String> {
        let entries = self.folders.as_ref().and_then(|it| fs::read_dir(it.data()).ok());
        let is_ours = |name: &str| name.starts_with("scores") || name.starts_with("session");
        entries
            .into_iter()
            .flatten()
            .flatten()
            .filter(|entry| entry.file_name().to_str().is_some_and(is_ours))
            .filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_file()))
            .filter_map(|entry| file::read_bytes(&entry.path(), file::MAX_FILE_SIZE).ok())
            .map(|text| String::from_utf8_lossy(&text).into_owned())
            .collect()
    }
}

/// Counts a game in memory.
fn add_game(
    scores: &mut Stored<Scores>,
    games: &mut GameHistory,
    played: &PlayedGame,
    player: Option<&PlayerName>,
) {
    if let Some(record) = Record::from_game(played, player.cloned()) {
        scores.change(move |scores| scores.add(record.clone()));
    }
    games.push(played.clone());
}
