//! The player's files: what they hold, and what is asked of the thread that owns them.

use super::Message;
use crate::config::{Lang, SettingChange};
use crate::history::{RecordsData, Scores};
use crate::i18n::{Texts, errors};
use crate::platform::FileChoice;
use crate::replay::Recording;
use crate::storage::recordings;
use crate::storage::saved_session::resume_crashes;
use crate::storage::worker::{self, StorageUpdate, StorageWorker};
use crate::ui::effect::StorageRequest;
use crate::ui::jobs::{answer, in_background};
use crate::ui::screen::records;
use crate::ui::screen::replay::{OpenedRecording, ReplayScreen};
use iced::Task;
use iced::futures::channel::oneshot::Receiver;
use jiff::tz::TimeZone;
use std::path::PathBuf;

#[derive(Debug)]
pub(super) struct PlayerFiles {
    storage: StorageWorker,
    pub(super) scores: Scores,
}

impl PlayerFiles {
    pub(super) fn new(storage: StorageWorker) -> Self {
        Self { storage, scores: Scores::default() }
    }

    pub(super) fn load(&self) -> Task<Message> {
        stored(self.storage.load())
    }

    pub(super) fn change_settings(&self, change: SettingChange) -> Task<Message> {
        stored(self.storage.change_settings(move |settings| change.apply(settings)))
    }

    pub(super) fn request(&mut self, request: StorageRequest) -> Task<Message> {
        match request {
            StorageRequest::LogGame { played, record, recording } => {
                if let Some(record) = record {
                    self.scores.add(record);
                }
                stored(self.storage.log_game(*played, recording))
            }
            StorageRequest::SaveGame(game) => stored(self.storage.save_game(game.map(|it| *it))),
            StorageRequest::RenameRecord(record, name) => {
                self.scores.set_name(&record, Some(name.clone()));
                stored(self.storage.rename_record(record, Some(name)))
            }
            StorageRequest::LoadReport(selection) => {
                let report = self.storage.read(move |games, scores| {
                    RecordsData::of(games, scores, selection, &TimeZone::system())
                });
                answer(report)
                    .map(|report| Message::Records(records::Message::ReportReady(Box::new(report))))
            }
            StorageRequest::ResetLevel(selection) => {
                answer(self.storage.reset_level(selection.level, selection.style))
                    .map(move |reset| Message::LevelReset(selection.level, reset))
            }
            StorageRequest::Watch(name) => match self.storage.recording_path(&name) {
                Some(file) => Task::done(Message::RecordingChosen(FileChoice::File(file))),
                None => Task::none(),
            },
        }
    }

    /// A path among the player's recordings, if no dialog can ask for a place.
    pub(super) fn free_path(&self, extension: &str) -> Option<PathBuf> {
        self.storage.free_recording_path(extension)
    }

    pub(super) fn export_csv(&self, file: PathBuf) -> Task<Message> {
        answer(self.storage.export_csv(file))
            .map(|result| Message::FileSaved(result, ["table-saved", "table-not-saved"]))
    }

    /// The player has done something, or the program ends: resuming the game did not crash it.
    pub(super) fn forget_crashes(&self) {
        if let Some(file) = resume_crashes::survived() {
            self.storage.forget_crashes(file);
        }
    }
}

fn stored(receiver: Receiver<StorageUpdate>) -> Task<Message> {
    answer(receiver).map(Message::StorageUpdated)
}

pub(super) fn save_recording(recording: Recording, file: PathBuf) -> Task<Message> {
    in_background(move || worker::save_recording(&recording, file))
        .map(|result| Message::FileSaved(result, ["replay-saved", "replay-not-saved"]))
}

pub(super) fn open_recording(file: PathBuf, lang: Lang) -> Task<Message> {
    in_background(move || load_recording(file, lang)).map(Message::RecordingOpened)
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
