//! Recordings and boards that come and go: watched, opened, saved, copied, pasted.

use super::keys::Stroke;
use super::sight::Zoom;
use super::{App, BoardOrigin, Message, notice, pick};
use crate::game::{BoardCode, Minefield, NoGuess, Phase, Pos};
use crate::i18n::{Lang, Texts, faults};
use crate::keymap::Shortcut;
use crate::replay::{Metadata, Recording, rawvf};
use crate::screen::play;
use crate::screen::replay::{self, Replay};
use crate::store::{self, IoError, replays};
use iced::futures::channel::oneshot;
use iced::{Task, clipboard};
use std::io::{BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::thread;

/// What became of a recording that was to be opened.
#[derive(Debug, Clone)]
pub enum Opened {
    /// It can be watched.
    Shown(Box<Replay>),
    /// It can be looked at where it stands.
    Standing(Box<Replay>),
    /// It cannot be played.
    Refused {
        /// The file.
        file: PathBuf,
        /// Why, in a sentence.
        why: String,
    },
}

/// What became of a recording that was to be saved.
#[derive(Debug, Clone)]
pub struct Kept {
    file: PathBuf,
    /// What went wrong, if something did.
    trouble: Option<IoError>,
}

impl App {
    /// What is told of a recording of this player's.
    pub(super) fn credits(&self) -> Metadata {
        Metadata {
            player: self
                .settings
                .player
                .as_ref()
                .map_or_else(String::new, |name| name.as_str().to_owned()),
            program: "Sapper".to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            played_at: jiff::Timestamp::now().to_string(),
        }
    }

    /// Watches the game as far as it has come.
    pub(super) fn watch(&mut self) -> Task<Message> {
        let Some(film) = self.play.film(self.credits()) else {
            return self.tell_nothing();
        };
        let name = self.texts.get("replay-this-game").to_owned();
        let live = !self.play.is_over();
        self.rest();
        in_background(move || {
            let replay = Replay::new(film, name);
            let replay = if live { replay.of_live_game() } else { replay };
            Opened::Shown(Box::new(replay))
        })
        .map(Message::FilmOpened)
    }

    /// Asks which recording to open.
    pub(super) fn ask_recording(&self) -> Task<Message> {
        let title = self.texts.get("replay-open").to_owned();
        pick::recording_to_open(title).map(Message::RecordingChosen)
    }

    /// Opens a recording.
    pub(super) fn open_recording(&mut self, file: PathBuf) -> Task<Message> {
        self.rest();
        let lang = self.texts.lang();
        in_background(move || opened(file, lang)).map(Message::FilmOpened)
    }

    /// Shows what was opened.
    pub(super) fn on_film(&mut self, opened: Opened) -> Task<Message> {
        match opened {
            Opened::Shown(mut replay) => {
                replay.run(true, self.now());
                return self.show_film(*replay);
            }
            Opened::Standing(replay) => return self.show_film(*replay),
            Opened::Refused { file, why } => {
                let file = file.display().to_string();
                let said = self
                    .texts
                    .with("replay-unreadable", &[("file", file.into()), ("why", why.into())]);
                self.notices.push(said);
            }
        }
        Task::none()
    }

    fn show_film(&mut self, replay: Replay) -> Task<Message> {
        self.dialog = None;
        self.replay = Some(replay);
        Task::batch([self.make_room(), self.attend()])
    }

    /// Asks where to save the recording that is watched, or that of the game.
    pub(super) fn ask_where_to_save(&mut self) -> Task<Message> {
        if self.film().is_none() {
            return self.tell_nothing();
        }
        let title = self.texts.get("replay-save-as").to_owned();
        pick::recording_to_save(title, "sapper.rawvf".to_owned()).map(Message::PlaceChosen)
    }

    /// Saves the recording that is watched, or that of the game.
    pub(super) fn save_recording(&mut self, file: PathBuf) -> Task<Message> {
        let Some(film) = self.film() else {
            return self.tell_nothing();
        };
        in_background(move || {
            let trouble = write(&film, &file).err().map(IoError::from);
            Kept { file, trouble }
        })
        .map(Message::FilmKept)
    }

    /// Saves the recording among the player's, where no dialog can ask for a place.
    pub(super) fn save_recording_anywhere(&mut self) -> Task<Message> {
        match self.keeper.own_place(replays::EXTENSION) {
            Some(file) => self.save_recording(file),
            None => {
                let said = self.texts.get("file-no-folder").to_owned();
                self.notices.push(said);
                Task::none()
            }
        }
    }

    /// Says what became of a recording that was to be saved.
    pub(super) fn on_kept(&mut self, kept: &Kept) -> Task<Message> {
        let file = notice::shown(&kept.file);
        let said = match &kept.trouble {
            None => self.texts.with("replay-saved", &[("file", file)]),
            Some(trouble) => {
                let why = notice::system(trouble, &self.texts);
                self.texts.with("replay-not-saved", &[("file", file), ("why", why.into())])
            }
        };
        self.notices.push(said);
        Task::none()
    }

    fn film(&self) -> Option<Recording> {
        match &self.replay {
            Some(replay) => Some(replay.film().clone()),
            None => self.play.film(self.credits()),
        }
    }

    /// Takes in what happened on the screen of a recording.
    pub(super) fn on_replay(&mut self, message: replay::Message) -> Task<Message> {
        let now = self.now();
        let Some(replay) = &mut self.replay else {
            return Task::none();
        };
        match replay.update(message, now) {
            replay::Action::None => self.attend(),
            replay::Action::Save => self.ask_where_to_save(),
            replay::Action::Zoom(steps, at) => self.zoom(Zoom::By(steps), Some(at)),
            replay::Action::Leave => {
                self.replay = None;
                Task::none()
            }
        }
    }

    /// What a key does while a recording is watched.
    pub(super) fn on_replay_key(&mut self, stroke: Stroke) -> Task<Message> {
        let message = match stroke {
            Stroke::Accept | Stroke::Does(Shortcut::Open | Shortcut::Pause) => replay::Message::Run,
            Stroke::Move(0, right) => replay::Message::Step { on: right > 0 },
            Stroke::Move(down, _) => replay::Message::Change { faster: down < 0 },
            Stroke::Edge { end } | Stroke::Corner { end } => replay::Message::Edge { end },
            Stroke::Does(Shortcut::Odds) => replay::Message::ShowOdds,
            Stroke::Does(Shortcut::SaveRecording) => replay::Message::Save,
            Stroke::Escape => replay::Message::Leave,
            Stroke::Does(Shortcut::OpenRecording) => return self.ask_recording(),
            _ => return Task::none(),
        };
        self.on_replay(message)
    }

    /// Copies the board as a short text. A board that is not laid yet has none.
    pub(super) fn copy_board(&mut self) -> Task<Message> {
        let field = self.play.game().field().cloned();
        let Some(code) = field.and_then(|field| BoardCode::new(field).ok()) else {
            self.notices.push(self.texts.get("board-none").to_owned());
            return Task::none();
        };
        self.notices.push(self.texts.get("board-copied").to_owned());
        clipboard::write(code.to_string())
    }

    /// Plays the board whose code was copied.
    pub(super) fn paste_board(&mut self, text: Option<&str>) -> Task<Message> {
        match text.unwrap_or_default().trim().parse::<BoardCode>() {
            Ok(code) => self.play_known(code.into_field(), None),
            Err(why) => {
                let why = faults::board_code(&self.texts, &why);
                let said = self.texts.with("board-wrong", &[("why", why.into())]);
                self.notices.push(said);
                Task::none()
            }
        }
    }

    /// Plays the present board once more from its beginning. One that needs no guess is shown
    /// where to begin, for it needs none from there on alone.
    pub(super) fn retry(&mut self) -> Task<Message> {
        let game = self.play.game();
        let first = match game.no_guess() {
            NoGuess::From(first) => Some(first),
            NoGuess::Off | NoGuess::Pending => None,
        };
        match game.field().cloned() {
            Some(field) => self.play_known(field, first),
            None => Task::none(),
        }
    }

    /// Plays a board that is known already, and may need no guess from one cell on; such a game is
    /// not ranked.
    fn play_known(&mut self, field: Minefield, first: Option<Pos>) -> Task<Message> {
        let Ok(code) = BoardCode::new(field) else {
            return Task::none();
        };
        let (level, now) = (code.level(), self.now());
        let rules = super::wishes::rules(&self.settings);
        let left = self.leave_game();
        self.origin = BoardOrigin::Known;
        self.play.lay(code.into_field(), first, level, rules, now);
        Task::batch([left, self.make_room()])
    }

    /// Pauses a game that goes on, or calls off the search for its board, because something else
    /// is to be looked at.
    pub(super) fn rest(&mut self) {
        if self.play.search().is_some() {
            let now = self.now();
            drop(self.play.update(play::Message::CallOff, now));
        }
        if self.play.game().phase() == Phase::Running {
            drop(self.on_play(play::Message::Pause));
        }
    }

    fn tell_nothing(&mut self) -> Task<Message> {
        self.notices.push(self.texts.get("replay-nothing").to_owned());
        Task::none()
    }
}

fn opened(file: PathBuf, lang: Lang) -> Opened {
    let refused = |file: PathBuf, why: String| Opened::Refused { file, why };
    let reader = match store::open(&file) {
        Ok(reader) => BufReader::new(reader),
        Err(error) => return refused(file, faults::io_error(&Texts::new(lang), &error)),
    };
    match rawvf::read(reader) {
        Ok(film) => {
            let name = file
                .file_stem()
                .map_or_else(String::new, |name| name.to_string_lossy().into_owned());
            Opened::Shown(Box::new(Replay::new(film, name)))
        }
        Err(error) => refused(file, faults::recording(&Texts::new(lang), &error)),
    }
}

fn write(film: &Recording, file: &Path) -> std::io::Result<()> {
    let mut out = BufWriter::new(store::create_file(file)?);
    rawvf::write(film, &mut out)?;
    out.flush()?;
    out.get_ref().sync_all()
}

/// Does a job on a thread of its own, and brings what came of it.
pub(super) fn in_background<T: Send + 'static>(
    job: impl FnOnce() -> T + Send + 'static,
) -> Task<T> {
    let (answer, answered) = oneshot::channel();
    let spawned = thread::Builder::new().spawn(move || drop(answer.send(job())));
    if let Err(error) = spawned {
        tracing::error!("the thread for a job could not start: {error}");
    }
    Task::perform(answered, Result::ok).and_then(Task::done)
}
