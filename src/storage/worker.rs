//! The thread that reads and writes the player's files, so that no click ever waits for a disk.
//!
//! Only what the first frame needs is read before it starts: the settings and the game to resume.

#[cfg_attr(target_family = "wasm", path = "worker/web_queue.rs")]
mod job_queue;
mod open_files;

use super::saved_session::{FoundGame, SessionFile};
use super::{
    FileNotice, Folders, GameFiles, IoError, KeepLimits, RecordingStore, Stored, UncountedGame,
    write_file,
};
use crate::config::{PlayerName, Settings};
use crate::game::{GameId, Minefield};
use crate::history::csv::{self, CsvSigns};
use crate::history::record::FileName;
use crate::history::statistics::GameFilter;
use crate::history::{PlayedGame, Record, Scores};
use crate::platform::local_clock;
use crate::practice::daily::{DailyResult, DailyResults, DailyStart, LeftGame};
use crate::practice::{Progress, ProgressChange};
use crate::replay::{Recording, Resumable, SavedSession, SavedStep};
use crate::storage::file::fs::{self, File};
use futures_channel::oneshot::{self, Receiver};
use job_queue::JobQueue;
use open_files::OpenFiles;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// What the files hold after a job, with what other windows have written.
#[derive(Debug, Clone)]
pub struct StorageUpdate {
    /// `None` while later jobs are waiting: the last one brings it, and earlier ones would undo what
    /// the player has changed since.
    pub latest: Option<Box<LatestFiles>>,
    pub notices: Vec<FileNotice>,
}

/// What the window knows of the files.
#[derive(Debug, Clone, Default)]
pub struct LatestFiles {
    /// The number of the job after which they were read.
    pub job: u64,
    pub settings: Settings,
    pub scores: Scores,
    pub progress: Progress,
    pub daily: DailyResults,
}

/// The result of resetting a level.
#[derive(Debug, Clone)]
pub struct LevelReset {
    /// The backups of the files; none if nothing was done.
    pub copies: Vec<PathBuf>,
    pub scores: Scores,
    pub notices: Vec<FileNotice>,
}

/// The result of writing a file of the player's choice.
#[derive(Debug, Clone)]
pub struct SaveResult {
    pub file: PathBuf,
    pub error: Option<IoError>,
}

/// The answer to [`StorageWorker::resume_game`].
#[derive(Debug, Clone)]
pub struct ResumedGame {
    pub game: Resumable,
    pub notices: Vec<FileNotice>,
}

type StorageJob = Box<dyn FnOnce(&mut OpenFiles) + Send>;

/// What the files held at start.
#[derive(Debug)]
pub struct StartupData {
    pub settings: Settings,
    /// Whether there was no settings file: the player is here for the first time.
    pub is_first: bool,
    /// The game to resume.
    pub game: Option<SavedSession>,
    pub notices: Vec<FileNotice>,
}

/// Access to the player's files through their thread. Every method returns at once. The receiver
/// gets the answer; the job is done even if it is dropped.
#[derive(Debug)]
pub struct StorageWorker {
    queue: JobQueue,
    /// How many jobs that answer with a [`StorageUpdate`] were ever sent.
    sent: Arc<AtomicU64>,
    /// How many jobs wait.
    waiting: Arc<AtomicU64>,
    recordings: RecordingStore,
}

impl StorageWorker {
    /// Reads what the first frame needs and starts the thread. Takes over a saved game if it is
    /// `wanted`. Without folders everything stays in memory. `saved_game_moved` gets the path of
    /// the saved game, and again whenever it changes.
    pub fn open(
        folders: Option<Folders>,
        wanted: impl Fn(&SavedSession) -> bool,
        saved_game_moved: fn(Option<PathBuf>),
    ) -> (Self, StartupData) {
        let file = folders.as_ref().map(Folders::settings);
        let is_first = file.is_some_and(|file| matches!(fs::exists(file), Ok(false)));
        let (mut settings, mut notices) = Settings::load(folders.as_ref());
        if is_first {
            settings.change(|settings| settings.expert_figures = false);
        }
        let (session, left, session_notices) = SessionFile::open(folders.as_ref(), wanted);
        saved_game_moved(session.path().map(Path::to_owned));
        notices.extend(session_notices);
        let startup =
            StartupData { settings: settings.get().clone(), is_first, game: left.game, notices };
        let recordings = RecordingStore::new(folders.as_ref());
        let queue = JobQueue::start(move || {
            let name = settings.get().player.clone();
            let folders = folders.as_ref();
            let (player, mut pending_notices) =
                GameFiles::open(folders, session, left.waiting, name.as_ref());
            let (progress, notices) = Stored::open(folders.map(Folders::practice));
            pending_notices.extend(notices);
            OpenFiles {
                settings,
                player,
                progress,
                saved_game_moved,
                pending_notices,
                saved_again: Vec::new(),
                is_idle: true,
            }
        });
        let (sent, waiting) = (Arc::default(), Arc::default());
        (Self { queue, sent, waiting, recordings }, startup)
    }

    /// Reads the records and reports what the files hold.
    pub fn load(&self) -> Receiver<StorageUpdate> {
        self.update(|_| Vec::new())
    }

    pub fn change_settings(
        &self,
        change: impl Fn(&mut Settings) + Send + 'static,
    ) -> Receiver<StorageUpdate> {
        self.update(move |files| files.settings.update(change))
    }

    pub fn change_progress(&self, change: ProgressChange) -> Receiver<StorageUpdate> {
        self.update(move |files| files.progress.update(move |progress| progress.apply(&change)))
    }

    pub fn rename_record(
        &self,
        record: Record,
        name: Option<PlayerName>,
    ) -> Receiver<StorageUpdate> {
        self.update(move |files| files.player.rename(&record, name))
    }

    /// Saves the game in progress, or that there is none. Answers only if there are notices.
    pub fn save_game(&self, game: Option<SavedSession>) -> Receiver<StorageUpdate> {
        self.save_session(|files| files.save_game(game))
    }

    /// Saves what has happened in the game in progress since. Answers only if there are notices.
    pub fn continue_game(&self, step: SavedStep) -> Receiver<StorageUpdate> {
        self.save_session(|files| files.continue_game(step))
    }

    fn save_session(
        &self,
        save: impl FnOnce(&mut GameFiles) -> Vec<FileNotice> + Send + 'static,
    ) -> Receiver<StorageUpdate> {
        self.run(move |files| {
            let mut notices = files.retry();
            notices.extend(save(&mut files.player));
            let notices = files.hold_back(notices);
            (files.saved_game_moved)(files.player.saved_game_path().map(Path::to_owned));
            (!notices.is_empty()).then_some(StorageUpdate { latest: None, notices })
        })
    }

    /// Logs a finished game exactly once, even if the program crashes meanwhile. A ranked win
    /// becomes a record under the player's name, with its recording.
    pub fn log_game(
        &self,
        played: PlayedGame,
        recording: Option<Recording>,
    ) -> Receiver<StorageUpdate> {
        self.update(move |files| {
            let settings = files.settings.get();
            let (name, limits) = (settings.player.clone(), KeepLimits::of(settings));
            let kept_as = played.kept_as(name.as_ref(), &settings.kept_games);
            let ended = UncountedGame::new(played, recording.as_ref(), kept_as);
            files.player.count_game(ended, name.as_ref(), limits)
        })
    }

    /// Keeps the result of a daily board, whose game is over.
    pub fn add_daily_result(&self, result: DailyResult) -> Receiver<StorageUpdate> {
        self.update(move |files| files.player.count_daily(result))
    }

    /// Remembers that a daily board has been seen.
    pub fn start_daily(&self, start: DailyStart) -> Receiver<StorageUpdate> {
        self.update(move |files| files.player.start_daily(start))
    }

    /// Takes over a saved game of a closed window, and only then gives up the one of this window.
    pub fn resume_game(&self, id: GameId, left: Option<LeftGame>) -> Receiver<ResumedGame> {
        self.run(move |files| {
            let (found, mut notices) = files.player.find(id);
            let game = match found {
                FoundGame::Left(found) => {
                    notices.extend(files.leave(left));
                    let (game, found) = files.player.adopt(found);
                    notices.extend(found);
                    (files.saved_game_moved)(files.player.saved_game_path().map(Path::to_owned));
                    game.map_or(Resumable::Gone, |game| Resumable::Resumed(Box::new(game)))
                }
                FoundGame::InOtherWindow => Resumable::InOtherWindow,
                FoundGame::Gone => Resumable::Gone,
            };
            Some(ResumedGame { game, notices })
        })
    }

    /// Reads the results of daily boards that other windows have added.
    pub fn read_daily_results(&self) -> Receiver<StorageUpdate> {
        self.update(|files| files.player.read_daily())
    }

    /// The boards of games in progress elsewhere that may count.
    pub fn find_boards_elsewhere(&self) -> Receiver<Vec<Minefield>> {
        self.run(|files| Some(files.player.boards_elsewhere()))
    }

    /// Works something out from the log and the records, on the worker's thread.
    pub fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&[PlayedGame], &Scores) -> T + Send + 'static,
    ) -> Receiver<T> {
        self.run(move |files| {
            files.read_games();
            Some(read(files.player.games.list(), files.player.scores.get()))
        })
    }

    /// Writes every game into a CSV file.
    pub fn export_csv(&self, file: PathBuf, signs: CsvSigns) -> Receiver<SaveResult> {
        self.read(move |games, _| {
            save_file(file, |out| out.write_all(csv::games(games, signs).as_bytes()))
        })
    }

    /// Removes these games and their records, of whatever period, after backing them up.
    pub fn reset_level(&self, games: GameFilter) -> Receiver<LevelReset> {
        self.run(move |files| {
            let mut notices = Vec::new();
            let copies = files.player.reset(games, &mut notices).unwrap_or_else(|error| {
                notices.push(FileNotice::SaveFailed(error));
                Vec::new()
            });
            let notices = files.hold_back(notices);
            Some(LevelReset { copies, notices, scores: files.player.scores.get().clone() })
        })
    }

    /// Forgets the crashes counted against the saved game in this file.
    pub fn forget_crashes(&self, file: PathBuf) {
        drop(self.run(move |files| {
            files.player.forget_crashes(&file);
            None::<()>
        }));
    }

    /// Where the recording of this name is; `None` for a player without folders.
    pub fn recording_path(&self, name: &FileName) -> Option<PathBuf> {
        self.recordings.path_of(name)
    }

    /// An unused path among the recordings; `None` for a player without folders.
    pub fn free_recording_path(&self, extension: &str) -> Option<PathBuf> {
        self.recordings.free_save_path(local_clock::timestamp(), extension)
    }

    /// Whether a job was sent since then, whose answer will tell more.
    pub fn is_outdated(&self, latest: &LatestFiles) -> bool {
        latest.job < self.sent.load(Ordering::Relaxed)
    }

    /// Runs a job that changes files, and answers with what they hold then.
    fn update(
        &self,
        job: impl FnOnce(&mut OpenFiles) -> Vec<FileNotice> + Send + 'static,
    ) -> Receiver<StorageUpdate> {
        let sent = Arc::clone(&self.sent);
        let serial = sent.fetch_add(1, Ordering::Relaxed) + 1;
        self.run(move |files| {
            let mut notices = std::mem::take(&mut files.pending_notices);
            notices.extend(files.retry());
            notices.extend(job(files));
            let notices = files.hold_back(notices);
            let is_last = sent.load(Ordering::Relaxed) == serial;
            let latest = is_last.then(|| {
                Box::new(LatestFiles {
                    job: serial,
                    settings: files.settings.get().clone(),
                    scores: files.player.scores.get().clone(),
                    progress: files.progress.get().clone(),
                    daily: files.player.daily.get().clone(),
                })
            });
            Some(StorageUpdate { latest, notices })
        })
    }

    /// Runs a job after all those before it.
    fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut OpenFiles) -> Option<T> + Send + 'static,
    ) -> Receiver<T> {
        let (sender, receiver) = oneshot::channel();
        let waiting = Arc::clone(&self.waiting);
        waiting.fetch_add(1, Ordering::Relaxed);
        let job: StorageJob = Box::new(move |files| {
            files.is_idle = waiting.fetch_sub(1, Ordering::Relaxed) == 1;
            if let Some(answer) = job(files) {
                // Nobody waits for it when the program is closing.
                let _ = sender.send(answer);
            }
        });
        self.queue.send(job);
        receiver
    }
}

/// Writes a file of the player's choice.
pub fn save_file(
    file: PathBuf,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> SaveResult {
    let error = write_file(&file, write).err().map(IoError::from);
    SaveResult { file, error }
}
