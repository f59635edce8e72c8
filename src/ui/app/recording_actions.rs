//! Recordings and boards: watched, opened, saved, copied, pasted.

use super::jobs::in_background;
use super::zoom::Zoom;
use super::{App, BoardOrigin, Message};
use crate::config::Lang;
use crate::config::command::Command;
use crate::game::{BoardCode, Minefield, NoGuess, Phase, Pos};
use crate::i18n::{Texts, errors, file_notices};
use crate::platform::file_dialog;
use crate::replay::formats::rawvf;
use crate::replay::{Metadata, Recording};
use crate::storage::recordings;
use crate::storage::worker::{self, SaveResult};
use crate::ui::screen::play;
use crate::ui::screen::replay::{self, ReplayScreen};
use iced::{Task, clipboard};
use std::path::PathBuf;

#[derive(Debug, Clone)]
pub enum OpenedRecording {
    Playing(Box<ReplayScreen>),
    Paused(Box<ReplayScreen>),
    /// With a reason in the player's language.
    Failed {
        file: PathBuf,
        why: String,
    },
}

impl App {
    pub(super) fn recording_metadata(&self) -> Metadata {
        Metadata {
            player: self
                .settings
                .player
                .as_ref()
                .map_or_else(String::new, |name| name.as_str().to_owned()),
            program: "Sapper".to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            played_at: jiff::Timestamp::now().to_string(),
            helped: self.play.assistant().was_used(),
        }
    }

    pub(super) fn watch_game(&mut self) -> Task<Message> {
        let Some(recording) = self.play.recording(self.recording_metadata()) else {
            return self.notify_no_recording();
        };
        let name = self.texts.get("replay-this-game").to_owned();
        let live = !self.play.is_over();
        self.suspend_game();
        in_background(move || {
            let replay = ReplayScreen::new(recording, name);
            let replay = if live { replay.for_live_game() } else { replay };
            OpenedRecording::Playing(Box::new(replay))
        })
        .map(Message::RecordingOpened)
    }

    pub(super) fn pick_recording(&self) -> Task<Message> {
        let title = self.texts.get("replay-open").to_owned();
        in_background(file_dialog::open(title, rawvf::EXTENSION)).map(Message::RecordingChosen)
    }

    pub(super) fn open_recording(&mut self, file: PathBuf) -> Task<Message> {
        self.suspend_game();
        let lang = self.texts.lang();
        in_background(move || load_recording(file, lang)).map(Message::RecordingOpened)
    }

    pub(super) fn on_recording_opened(&mut self, opened: OpenedRecording) -> Task<Message> {
        match opened {
            OpenedRecording::Playing(mut replay) => {
                replay.set_running(true, self.now());
                return self.show_recording(*replay);
            }
            OpenedRecording::Paused(replay) => return self.show_recording(*replay),
            OpenedRecording::Failed { file, why } => {
                let file = file_notices::path_value(&file);
                self.notify_with("replay-unreadable", &[("file", file), ("why", why.into())]);
            }
        }
        Task::none()
    }

    fn show_recording(&mut self, replay: ReplayScreen) -> Task<Message> {
        self.dialogs.clear();
        self.replay = Some(replay);
        Task::batch([self.grow_window(), self.run_replay_jobs()])
    }

    pub(super) fn pick_save_path(&mut self) -> Task<Message> {
        if self.current_recording().is_none() {
            return self.notify_no_recording();
        }
        let title = self.texts.get("replay-save-as").to_owned();
        in_background(file_dialog::save(title, rawvf::EXTENSION)).map(Message::SavePathChosen)
    }

    pub(super) fn save_recording(&mut self, file: PathBuf) -> Task<Message> {
        let Some(recording) = self.current_recording() else {
            return self.notify_no_recording();
        };
        in_background(move || worker::save_recording(&recording, file)).map(Message::RecordingSaved)
    }

    /// Saves among the player's recordings if no dialog can ask for a place.
    pub(super) fn save_recording_to_default(&mut self) -> Task<Message> {
        match self.storage.free_recording_path(rawvf::EXTENSION) {
            Some(file) => self.save_recording(file),
            None => {
                self.notify("file-no-folder");
                Task::none()
            }
        }
    }

    /// Reports whether a file was saved, with the text of either case.
    pub(super) fn notify_saved(&mut self, result: &SaveResult, saved: &str, failed: &str) {
        let file = file_notices::path_value(&result.file);
        match &result.error {
            None => self.notify_with(saved, &[("file", file)]),
            Some(error) => {
                let why = file_notices::io_error_text(error, &self.texts);
                self.notify_with(failed, &[("file", file), ("why", why.into())]);
            }
        }
    }

    fn current_recording(&self) -> Option<Recording> {
        let Some(replay) = &self.replay else {
            return self.play.recording(self.recording_metadata());
        };
        let mut recording = replay.recording().clone();
        recording.metadata.helped |= replay.is_live() && self.play.assistant().was_used();
        Some(recording)
    }

    pub(super) fn on_replay(&mut self, message: replay::Message) -> Task<Message> {
        let now = self.now();
        let Some(replay) = &mut self.replay else {
            return Task::none();
        };
        match replay.update(message, now) {
            replay::Action::None => self.run_replay_jobs(),
            replay::Action::Command(command) => self.run_command(command),
            replay::Action::Zoom(steps, at) => self.zoom(Zoom::By(steps), Some(at)),
            replay::Action::Leave => {
                self.replay = None;
                Task::none()
            }
        }
    }

    /// Copies the board's code. A board that is not laid yet has none.
    pub(super) fn copy_board(&mut self) -> Task<Message> {
        let field = self.play.game().field().cloned();
        let Some(code) = field.and_then(|field| BoardCode::new(field).ok()) else {
            self.notify("board-none");
            return Task::none();
        };
        self.notify("board-copied");
        clipboard::write(code.to_string())
    }

    pub(super) fn paste_board(&mut self, text: Option<&str>) -> Task<Message> {
        match text.unwrap_or_default().trim().parse::<BoardCode>() {
            Ok(code) => self.play_known_board(code.into_field(), None),
            Err(why) => {
                let why = errors::board_code(&self.texts, &why);
                self.notify_with("board-wrong", &[("why", why.into())]);
                Task::none()
            }
        }
    }

    /// Plays the current board again. A no-guess board shows its start cell, because only from
    /// there it needs no guess.
    pub(super) fn retry_board(&mut self) -> Task<Message> {
        let game = self.play.game();
        let first = match game.no_guess() {
            NoGuess::From(first) => Some(first),
            NoGuess::Off | NoGuess::Pending => None,
        };
        match game.field().cloned() {
            Some(field) => self.play_known_board(field, first),
            None => Task::none(),
        }
    }

    /// Plays a known board, which is not ranked; `first` is the start cell of a no-guess board.
    fn play_known_board(&mut self, field: Minefield, first: Option<Pos>) -> Task<Message> {
        let Ok(code) = BoardCode::new(field) else {
            return Task::none();
        };
        let (level, now) = (code.level(), self.now());
        let rules = super::resolve_settings::effective_rules(&self.settings);
        let left = self.leave_game();
        self.origin = BoardOrigin::Known;
        self.play.deal_known(code.into_field(), first, level, rules, now);
        Task::batch([left, self.grow_window()])
    }

    /// Pauses a running game or cancels the search for its board, because another screen opens.
    pub(super) fn suspend_game(&mut self) {
        if self.play.search().is_some() {
            let now = self.now();
            drop(self.play.update(play::Message::CancelSearch, now));
        }
        if self.play.game().phase() == Phase::Running {
            drop(self.on_play(Command::Pause.into()));
        }
    }

    fn notify_no_recording(&mut self) -> Task<Message> {
        self.notify("replay-nothing");
        Task::none()
    }
}

fn load_recording(file: PathBuf, lang: Lang) -> OpenedRecording {
    match recordings::read_file(&file) {
        Ok(recording) => {
            let name = file
                .file_stem()
                .map_or_else(String::new, |name| name.to_string_lossy().into_owned());
            OpenedRecording::Playing(Box::new(ReplayScreen::new(recording, name)))
        }
        Err(error) => {
            let why = errors::recording(&Texts::new(lang), &error);
            OpenedRecording::Failed { file, why }
        }
    }
}
