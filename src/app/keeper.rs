//! The thread that reads and writes the player's files, so that no click ever waits for a disk.
//!
//! Only what the first picture needs is read before it starts: the settings, and the game that a
//! window which is no more has left.

use std::fs::File;
use std::io;
use std::io::Write;
use std::panic;
use std::panic::AssertUnwindSafe;
use std::path::Path;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering;
use std::sync::mpsc;
use std::thread;
use std::thread::JoinHandle;

use iced::Task;
use iced::futures::channel::oneshot;
use jiff::tz::TimeZone;

use super::net;
use crate::game::Style;
use crate::replay::Film;
use crate::replay::rawvf;
use crate::screen::records::Report;
use crate::store::Folders;
use crate::store::Games;
use crate::store::Kept;
use crate::store::Notice;
use crate::store::Played;
use crate::store::Record;
use crate::store::ReplayCount;
use crate::store::Replays;
use crate::store::SaveError;
use crate::store::Scores;
use crate::store::Session;
use crate::store::SessionFile;
use crate::store::Settings;
use crate::store::Trouble;
use crate::store::record::FileName;
use crate::store::session;
use crate::store::settings::LevelChoice;
use crate::store::statistics::Selection;

/// What the files hold after a job, with what other windows have put there.
#[derive(Debug, Clone)]
pub struct Saved {
    /// The settings and records, unless later jobs are still to be done: then their answer
    /// brings them, and this one would take back what the player has changed since.
    pub latest: Option<(Settings, Scores)>,
    /// What the player should be told.
    pub notices: Vec<Notice>,
}

/// What became of a level that was to be begun anew.
#[derive(Debug, Clone, Default)]
pub struct Anew {
    /// Where the files as they were are kept; none where nothing was done.
    pub copies: Vec<PathBuf>,
    /// The records now.
    pub scores: Scores,
    /// What the player should be told.
    pub notices: Vec<Notice>,
}

/// What became of a table that was to be written into a file of the player's choice.
#[derive(Debug, Clone)]
pub struct TableKept {
    /// The file.
    pub file: PathBuf,
    /// What went wrong, if something did.
    pub trouble: Option<Trouble>,
}

struct Files {
    settings: Kept<Settings>,
    scores: Kept<Scores>,
    games: Kept<Games>,
    session: SessionFile,
    replays: Replays,
    /// What reading the records brought up, until the first answer takes it along.
    untold: Vec<Notice>,
}

impl Files {
    /// Puts a game that is over into the log, and a ranked win among the records, if they have it
    /// not yet.
    fn count(&mut self, played: Played) -> Vec<Notice> {
        let mut notices = Vec::new();
        if let Some(record) = Record::of(&played, self.settings.get().player.clone()) {
            notices.extend(self.scores.add(record));
        }
        notices.extend(self.games.add(played));
        notices
    }

    /// Takes the games of a level by the rules of a style out of the log, and its records out of the
    /// tables, once both files have been copied. Says where the copies are.
    fn reset(&mut self, level: LevelChoice, style: Option<Style>) -> Result<Anew, SaveError> {
        let table = match (level, style) {
            (LevelChoice::Named(level), Some(style)) => Some((level, style)),
            _ => None,
        };
        let mut anew = Anew::default();
        if table.is_some() {
            let (copy, notices) = self.scores.copy()?;
            anew.copies.extend(copy);
            anew.notices.extend(notices);
        }
        let (copy, notices) = self.games.reset(level, style)?;
        anew.copies.extend(copy);
        anew.notices.extend(notices);
        if let Some((level, style)) = table {
            let told = self.scores.change(|scores| scores.clear(level, style));
            anew.notices.extend(told);
        }
        Ok(anew)
    }

    /// Removes recordings beyond those that are kept, and the records no longer name them. Not
    /// while records are missing: a recording that none seems to want may be the best of all.
    fn prune(&mut self, keep: ReplayCount) -> Vec<Notice> {
        if !self.scores.is_whole() {
            return Vec::new();
        }
        let pruned = self.replays.prune(keep, self.scores.get());
        if let Some(trouble) = pruned.trouble {
            tracing::warn!("{trouble}");
        }
        self.scores
            .change(|scores| scores.forget_replays(&pruned.removed))
    }
}

type Job = Box<dyn FnOnce(&mut Files) + Send>;

/// What was found when the files were opened.
#[derive(Debug)]
pub struct Found {
    /// The settings.
    pub settings: Settings,
    /// The game to go on with.
    pub game: Option<Session>,
    /// What the player should be told.
    pub notices: Vec<Notice>,
}

/// The keeper of the player's files.
#[derive(Debug)]
pub struct Keeper {
    jobs: Option<mpsc::Sender<Job>>,
    /// How many jobs were ever sent.
    sent: Arc<AtomicU64>,
    replays: Replays,
    thread: Option<JoinHandle<()>>,
}

impl Keeper {
    /// Reads what the first picture needs, and starts the thread for all else. A game that was
    /// left is taken over if it is `wanted`. Without folders everything lives in memory.
    pub fn open(folders: Option<Folders>, wanted: impl Fn(&Session) -> bool) -> (Self, Found) {
        let (settings, mut notices) = Settings::load(folders.as_ref());
        let (session, left, told) = SessionFile::open(folders.as_ref(), wanted);
        net::game_is_in(session.path().map(Path::to_owned));
        notices.extend(told);
        let found = Found {
            settings: settings.get().clone(),
            game: left.game,
            notices,
        };
        let replays = Replays::of(folders.as_ref());
        let (jobs, todo) = mpsc::channel::<Job>();
        let thread = thread::Builder::new()
            .name("keeper".to_owned())
            .spawn(move || {
                let (scores, mut untold) = Scores::load(folders.as_ref());
                let (games, told) = Games::load(folders.as_ref());
                untold.extend(told);
                let mut files = Files {
                    settings,
                    scores,
                    games,
                    session,
                    replays: Replays::of(folders.as_ref()),
                    untold,
                };
                for played in left.ended {
                    let told = files.count(played);
                    files.untold.extend(told);
                }
                if files.games.is_saved() && files.scores.is_saved() {
                    files.session.clear_ended();
                }
                for job in todo {
                    // Whatever goes wrong in one, those that follow still have to be done.
                    let _ = panic::catch_unwind(AssertUnwindSafe(|| job(&mut files)));
                }
            })
            .inspect_err(|error| tracing::error!("nothing can be saved: {error}"))
            .ok();
        let keeper = Self {
            jobs: Some(jobs),
            sent: Arc::default(),
            replays,
            thread,
        };
        (keeper, found)
    }

    /// Brings what the files hold.
    pub fn read(&self) -> Task<Saved> {
        self.run(|_| Vec::new())
    }

    /// Changes the settings.
    pub fn change_settings(
        &self,
        change: impl FnOnce(&mut Settings) + Send + 'static,
    ) -> Task<Saved> {
        self.run(move |files| files.settings.change(change))
    }

    /// Changes the records.
    pub fn change_scores(&self, change: impl FnOnce(&mut Scores) + Send + 'static) -> Task<Saved> {
        self.run(move |files| files.scores.change(change))
    }

    /// Keeps the game in progress, or that there is none.
    pub fn keep_game(&self, game: Option<Session>) -> Task<Saved> {
        let saved = game.map_or(session::Saved::Nothing, |game| {
            session::Saved::Game(Box::new(game))
        });
        self.run_quietly(move |files| {
            let notices = files.session.save(saved);
            net::game_is_in(files.session.path().map(Path::to_owned));
            notices
        })
    }

    /// Counts a game that is over. Whatever happens meanwhile, it is counted once: until the log
    /// has it, it stands in the place of the game in progress.
    pub fn count_game(&self, played: Played) -> Task<Saved> {
        self.run(move |files| {
            let mut notices = files
                .session
                .save(session::Saved::Ended(Box::new(played.clone())));
            notices.extend(files.count(played));
            if files.games.is_saved() && files.scores.is_saved() {
                notices.extend(files.session.save(session::Saved::Nothing));
            }
            notices
        })
    }

    /// Keeps the film of a record, and no more films than `keep` beside the best ones.
    pub fn keep_film(&self, film: Film, record: Record, keep: ReplayCount) -> Task<Saved> {
        self.run(move |files| {
            let mut text = Vec::new();
            if let Err(error) = rawvf::write(&film, &mut text) {
                tracing::error!("a film could not be written out: {error}");
                return Vec::new();
            }
            let text = String::from_utf8_lossy(&text);
            let level = record.level.level();
            match files
                .replays
                .save(&text, record.date, level, record.time_ms)
            {
                Ok(name) => {
                    let mut notices = files
                        .scores
                        .change(|scores| scores.set_replay(&record, Some(name)));
                    notices.extend(files.prune(keep));
                    notices
                }
                // A player without a home has been told so already.
                Err(SaveError::NoFolder) => Vec::new(),
                Err(error) => vec![Notice::Unsaved(error)],
            }
        })
    }

    /// Brings what the log and the records have on a selection.
    pub fn report(&self, selection: Selection) -> Task<Report> {
        self.ask(move |files| {
            let (games, scores) = (files.games.get(), files.scores.get());
            Report::of(games.list(), scores, selection, &TimeZone::system())
        })
    }

    /// Writes every game into a file for other programs.
    pub fn export(&self, file: PathBuf) -> Task<TableKept> {
        self.ask(move |files| {
            let table = files.games.get().to_csv();
            let trouble = write(&table, &file).err().map(Trouble::from);
            TableKept { file, trouble }
        })
    }

    /// Begins the games and records of a level in a style anew, once they have been copied.
    pub fn reset(&self, level: LevelChoice, style: Option<Style>) -> Task<Anew> {
        self.ask(move |files| {
            let anew = files.reset(level, style).unwrap_or_else(|error| Anew {
                notices: vec![Notice::Unsaved(error)],
                ..Anew::default()
            });
            let scores = files.scores.get().clone();
            Anew { scores, ..anew }
        })
    }

    /// Where the recording of this name is; `None` for a player without a home.
    pub fn recording(&self, name: &FileName) -> Option<PathBuf> {
        self.replays.path_of(name)
    }

    /// Has something answered on the keeper's thread, after all that it was told before.
    fn ask<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Files) -> T + Send + 'static,
    ) -> Task<T> {
        let (answer, answered) = oneshot::channel();
        // Nobody waits for the answer when the program is closing.
        self.send(Box::new(move |files| drop(answer.send(job(files)))));
        Task::perform(answered, Result::ok).and_then(Task::done)
    }

    /// Runs a job that changes neither the settings nor the records, and brings an answer only
    /// where there is something to be told.
    fn run_quietly(
        &self,
        job: impl FnOnce(&mut Files) -> Vec<Notice> + Send + 'static,
    ) -> Task<Saved> {
        let (answer, answered) = oneshot::channel();
        self.send(Box::new(move |files| {
            let notices = job(files);
            if !notices.is_empty() {
                let latest = None;
                let _ = answer.send(Saved { latest, notices });
            }
        }));
        Task::perform(answered, Result::ok).and_then(Task::done)
    }

    /// Runs a job on the keeper's thread. It is done even if nobody waits for the answer.
    fn run(&self, job: impl FnOnce(&mut Files) -> Vec<Notice> + Send + 'static) -> Task<Saved> {
        let (answer, answered) = oneshot::channel();
        let sent = Arc::clone(&self.sent);
        let serial = sent.fetch_add(1, Ordering::Relaxed) + 1;
        let job: Job = Box::new(move |files| {
            let mut notices = std::mem::take(&mut files.untold);
            notices.extend(job(files));
            let is_last = sent.load(Ordering::Relaxed) == serial;
            let latest =
                is_last.then(|| (files.settings.get().clone(), files.scores.get().clone()));
            // Nobody waits for the answer when the program is closing.
            let _ = answer.send(Saved { latest, notices });
        });
        self.send(job);
        Task::perform(answered, Result::ok).and_then(Task::done)
    }

    fn send(&self, job: Job) {
        if let Some(jobs) = &self.jobs
            && jobs.send(job).is_err()
        {
            tracing::error!("the thread that saves files has ended");
        }
    }
}

fn write(table: &str, file: &Path) -> io::Result<()> {
    let mut out = File::create(file)?;
    out.write_all(table.as_bytes())?;
    out.sync_all()
}

impl Drop for Keeper {
    /// Waits until everything is saved.
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
