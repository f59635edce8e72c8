//! The thread that reads and writes the player's files, so that no click ever waits for a disk.
//!
//! Only what the first picture needs is read before it starts: the settings, and the game that a
//! window which is no more has left.

use crate::config::{LevelChoice, PlayerName, Settings};
use crate::game::Style;
use crate::history::record::FileName;
use crate::history::statistics::GameFilter;
use crate::history::{PlayedGame, Record, Scores};
use crate::platform::crash_report;
use crate::replay::{Recording, SavedSession};
use crate::storage::saved_session::{self, SessionFile};
use crate::storage::{
    self, FileNotice, Folders, IoError, PlayerFiles, RecordingStore, Stored, UncountedGame,
};
use crate::ui::screen::records::RecordsReport;
use iced::Task;
use iced::futures::channel::oneshot;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::io::Write;
use std::panic::AssertUnwindSafe;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, mpsc};
use std::thread::JoinHandle;
use std::{io, panic, thread};

/// What the files hold after a job, with what other windows have put there.
#[derive(Debug, Clone)]
pub struct StorageUpdate {
    /// The settings and records, unless later jobs are still to be done: then their answer
    /// brings them, and this one would take back what the player has changed since.
    pub latest: Option<(Settings, Scores)>,
    /// What the player should be told.
    pub notices: Vec<FileNotice>,
}

/// What became of a level that was to be begun anew.
#[derive(Debug, Clone)]
pub struct LevelReset {
    /// Where the files as they were are kept; none where nothing was done.
    pub copies: Vec<PathBuf>,
    /// The records now.
    pub scores: Scores,
    /// What the player should be told.
    pub notices: Vec<FileNotice>,
}

/// What became of a table that was to be written into a file of the player's choice.
#[derive(Debug, Clone)]
pub struct ExportResult {
    /// The file.
    pub file: PathBuf,
    /// What went wrong, if something did.
    pub error: Option<IoError>,
}

struct OpenFiles {
    settings: Stored<Settings>,
    player: PlayerFiles,
    /// What reading the records brought up, until the first answer takes it along.
    pending_notices: Vec<FileNotice>,
}

impl OpenFiles {
    fn name(&self) -> Option<PlayerName> {
        self.settings.get().player.clone()
    }
}

type StorageJob = Box<dyn FnOnce(&mut OpenFiles) + Send>;

/// What was found when the files were opened.
#[derive(Debug)]
pub struct StartupData {
    /// The settings.
    pub settings: Settings,
    /// Whether there were no settings yet: the player is here for the first time.
    pub is_first: bool,
    /// The game to go on with.
    pub game: Option<SavedSession>,
    /// What the player should be told.
    pub notices: Vec<FileNotice>,
}

/// The keeper of the player's files.
#[derive(Debug)]
pub struct StorageWorker {
    jobs: Option<mpsc::Sender<StorageJob>>,
    /// How many jobs were ever sent.
    sent: Arc<AtomicU64>,
    replays: RecordingStore,
    thread: Option<JoinHandle<()>>,
}

impl StorageWorker {
    /// Reads what the first picture needs, and starts the thread for all else. A game that was
    /// left is taken over if it is `wanted`. Without folders everything lives in memory.
    pub fn open(
        folders: Option<Folders>,
        wanted: impl Fn(&SavedSession) -> bool,
    ) -> (Self, StartupData) {
        let file = folders.as_ref().map(Folders::settings);
        let is_first = file.is_some_and(|file| matches!(file.try_exists(), Ok(false)));
        let (settings, mut notices) = Settings::load(folders.as_ref());
        let (session, left, told) = SessionFile::open(folders.as_ref(), wanted);
        crash_report::set_saved_game_path(session.path().map(Path::to_owned));
        notices.extend(told);
        let found =
            StartupData { settings: settings.get().clone(), is_first, game: left.game, notices };
        let replays = RecordingStore::new(folders.as_ref());
        let (jobs, todo) = mpsc::channel::<StorageJob>();
        let thread = thread::Builder::new()
            .name("keeper".to_owned())
            .spawn(move || {
                let name = settings.get().player.clone();
                let (player, untold) =
                    PlayerFiles::open(folders.as_ref(), session, left.uncounted, name.as_ref());
                let mut files = OpenFiles { settings, player, pending_notices: untold };
                for job in todo {
                    // Whatever goes wrong in one, those that follow still have to be done.
                    let _ = panic::catch_unwind(AssertUnwindSafe(|| job(&mut files)));
                }
            })
            .inspect_err(|error| tracing::error!("the storage thread could not start: {error}"))
            .ok();
        let keeper = Self { jobs: Some(jobs), sent: Arc::default(), replays, thread };
        (keeper, found)
    }

    /// Brings what the files hold.
    pub fn load(&self) -> Task<StorageUpdate> {
        self.submit(|_| Vec::new())
    }

    /// Changes the settings.
    pub fn change_settings(
        &self,
        change: impl FnOnce(&mut Settings) + Send + 'static,
    ) -> Task<StorageUpdate> {
        self.submit(move |files| files.settings.update(change))
    }

    /// Says who won, for a win that is among the records.
    pub fn rename_record(&self, record: Record, name: Option<PlayerName>) -> Task<StorageUpdate> {
        self.submit(move |files| files.player.rename(&record, name))
    }

    /// Keeps the game in progress, or that there is none.
    pub fn save_game(&self, game: Option<SavedSession>) -> Task<StorageUpdate> {
        let saved = game.map_or(saved_session::SessionContent::Empty, |game| {
            saved_session::SessionContent::Game(Box::new(game))
        });
        self.submit_quietly(move |files| {
            let notices = files.player.session.save(saved);
            crash_report::set_saved_game_path(files.player.session.path().map(Path::to_owned));
            notices
        })
    }

    /// Counts a game that is over, once, whatever happens meanwhile. A ranked win becomes a record
    /// at once, under the player's name, with its recording.
    pub fn log_game(&self, played: PlayedGame, film: Option<Recording>) -> Task<StorageUpdate> {
        self.submit(move |files| {
            let (name, keep) = (files.name(), files.settings.get().replays);
            let ended = UncountedGame::new(played, film.as_ref());
            files.player.count_game(ended, name.as_ref(), keep)
        })
    }

    /// Brings what the log and the records have on a selection.
    pub fn report(&self, selection: GameFilter) -> Task<RecordsReport> {
        self.query(move |files| {
            let (games, scores) = (files.player.games.get(), files.player.scores.get());
            RecordsReport::of(games.list(), scores, selection, &TimeZone::system())
        })
    }

    /// Writes every game into a file for other programs.
    pub fn export_csv(&self, file: PathBuf) -> Task<ExportResult> {
        self.query(move |files| {
            let table = files.player.games.get().to_csv();
            let trouble = write(&table, &file).err().map(IoError::from);
            ExportResult { file, error: trouble }
        })
    }

    /// Begins the games and records of a level in a style anew, once they have been copied.
    pub fn reset_level(&self, level: LevelChoice, style: Option<Style>) -> Task<LevelReset> {
        self.query(move |files| {
            let (copies, notices) = match files.player.reset(level, style) {
                Ok(reset) => (reset.copies, reset.notices),
                Err(error) => (Vec::new(), vec![FileNotice::SaveFailed(error)]),
            };
            LevelReset { copies, notices, scores: files.player.scores.get().clone() }
        })
    }

    /// The crashes of the game in this file count no more.
    pub fn forget_crashes(&self, file: PathBuf) {
        self.send(Box::new(move |_| saved_session::resume_crashes::forget(&file)));
    }

    /// Where the recording of this name is; `None` for a player without a home.
    pub fn recording_path(&self, name: &FileName) -> Option<PathBuf> {
        self.replays.path_of(name)
    }

    /// A free place among the recordings for a file that the player asks for; `None` for a player
    /// without a home.
    pub fn free_recording_path(&self, extension: &str) -> Option<PathBuf> {
        self.replays.free_save_path(Timestamp::now(), extension)
    }

    /// Has something answered on the keeper's thread, after all that it was told before.
    fn query<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut OpenFiles) -> T + Send + 'static,
    ) -> Task<T> {
        let (answer, answered) = oneshot::channel();
        // Nobody waits for the answer when the program is closing.
        self.send(Box::new(move |files| drop(answer.send(job(files)))));
        Task::perform(answered, Result::ok).and_then(Task::done)
    }

    /// Runs a job that changes neither the settings nor the records, and brings an answer only
    /// where there is something to be told.
    fn submit_quietly(
        &self,
        job: impl FnOnce(&mut OpenFiles) -> Vec<FileNotice> + Send + 'static,
    ) -> Task<StorageUpdate> {
        let (answer, answered) = oneshot::channel();
        self.send(Box::new(move |files| {
            let notices = job(files);
            if !notices.is_empty() {
                let latest = None;
                let _ = answer.send(StorageUpdate { latest, notices });
            }
        }));
        Task::perform(answered, Result::ok).and_then(Task::done)
    }

    /// Runs a job on the keeper's thread. It is done even if nobody waits for the answer.
    fn submit(
        &self,
        job: impl FnOnce(&mut OpenFiles) -> Vec<FileNotice> + Send + 'static,
    ) -> Task<StorageUpdate> {
        let (answer, answered) = oneshot::channel();
        let sent = Arc::clone(&self.sent);
        let serial = sent.fetch_add(1, Ordering::Relaxed) + 1;
        let job: StorageJob = Box::new(move |files| {
            let mut notices = std::mem::take(&mut files.pending_notices);
            notices.extend(job(files));
            let is_last = sent.load(Ordering::Relaxed) == serial;
            let latest =
                is_last.then(|| (files.settings.get().clone(), files.player.scores.get().clone()));
            // Nobody waits for the answer when the program is closing.
            let _ = answer.send(StorageUpdate { latest, notices });
        });
        self.send(job);
        Task::perform(answered, Result::ok).and_then(Task::done)
    }

    fn send(&self, job: StorageJob) {
        if let Some(jobs) = &self.jobs
            && jobs.send(job).is_err()
        {
            tracing::error!("the storage thread has ended");
        }
    }
}

fn write(table: &str, file: &Path) -> io::Result<()> {
    let mut out = storage::create_file(file)?;
    out.write_all(table.as_bytes())?;
    out.sync_all()
}

impl Drop for StorageWorker {
    /// Waits until everything is saved.
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
