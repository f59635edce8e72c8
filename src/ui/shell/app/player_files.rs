//! The player's files: what they hold, and what is asked of the thread that owns them.

use super::Message;
use crate::config::skin::SkinName;
use crate::config::{Lang, LevelKind, SettingChange, Settings};
use crate::history::csv::CsvSigns;
use crate::history::{RecordsData, Scores};
use crate::i18n::file_notices::{io_error_text, notice_text, path_value};
use crate::i18n::{Texts, errors};
use crate::platform::{FileChoice, clipboard};
use crate::practice::Progress;
use crate::practice::daily::DailyResults;
use crate::replay::formats::{ReadError, evf, rawvf};
use crate::replay::library::{FolderChange, GamePath};
use crate::replay::summary::played_to_end;
use crate::replay::{Ghost, Recording};
use crate::storage::saved_session::resume_crashes;
use crate::storage::setup_file::{self, FileSetup};
use crate::storage::worker::{
    self, LatestFiles, LevelReset, SaveResult, StorageUpdate, StorageWorker,
};
use crate::storage::{FileNotice, Folders, LibraryStore, recordings, skins};
use crate::ui::board::gif;
use crate::ui::board::picture::BoardPicture;
use crate::ui::features::library::{self, Preview};
use crate::ui::features::opened_recording::OpenedRecording;
use crate::ui::features::records;
use crate::ui::screen::effect::{GhostSearch, StorageRequest};
use crate::ui::screen::jobs::{answer, in_background, reports_in_background};
use crate::ui::screen::notices::Notice;
use crate::ui::shell::any_screen::Message as ScreenMessage;
use crate::ui::shell::stack;
use iced::Task;
use iced::futures::channel::oneshot::Receiver;
use image::codecs::png::PngEncoder;
use image::{ExtendedColorType, ImageEncoder};
use jiff::tz::TimeZone;
use std::env;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::{Arc, Weak};

#[derive(Debug)]
pub(super) struct PlayerFiles {
    storage: StorageWorker,
    library: LibraryStore,
    folders: Option<Folders>,
    pub(super) scores: Scores,
    pub(super) progress: Progress,
    pub(super) daily: DailyResults,
}

impl PlayerFiles {
    pub(super) fn new(
        storage: StorageWorker,
        library: LibraryStore,
        folders: Option<Folders>,
    ) -> Self {
        Self {
            storage,
            library,
            folders,
            scores: Scores::default(),
            progress: Progress::default(),
            daily: DailyResults::default(),
        }
    }

    pub(super) fn load(&self) -> Task<Message> {
        stored(self.storage.load())
    }

    /// Asks for the boards of games in progress elsewhere, which no help may be given for here.
    pub(super) fn find_boards_elsewhere(&self) -> Task<Message> {
        let boards = answer(self.storage.find_boards_elsewhere());
        boards.map(|boards| stack::Message::BoardsElsewhere(boards).into())
    }

    pub(super) fn change_settings(&self, change: SettingChange) -> Task<Message> {
        stored(self.storage.change_settings(move |settings| change.clone().apply(settings)))
    }

    /// Looks for skins, and reads the chosen one.
    pub(super) fn read_skins(&self, chosen: Option<SkinName>) -> Task<Message> {
        let folders = self.folders.clone();
        in_background(move || skins::find(folders.as_ref(), chosen)).map(Message::SkinsRead)
    }

    /// Fails with the key of a text.
    pub(super) fn request(
        &mut self,
        request: StorageRequest,
        settings: &Settings,
    ) -> Result<Task<Message>, &'static str> {
        Ok(match request {
            StorageRequest::LogGame { played, record, recording } => {
                if let Some(record) = record {
                    self.scores.add(record);
                }
                stored(self.storage.log_game(*played, recording))
            }
            StorageRequest::SaveGame(game) => stored(self.storage.save_game(game.map(|it| *it))),
            StorageRequest::ContinueGame(step) => stored(self.storage.continue_game(step)),
            StorageRequest::RenameRecord(record, name) => {
                self.scores.set_name(&record, Some(name.clone()));
                stored(self.storage.rename_record(record, Some(name)))
            }
            StorageRequest::ChangeProgress(change) => {
                self.progress.apply(&change);
                stored(self.storage.change_progress(change))
            }
            StorageRequest::AddDailyResult(result) => {
                self.daily.add(result.clone());
                stored(self.storage.add_daily_result(result))
            }
            StorageRequest::StartDaily(start) => {
                self.daily.start(start);
                stored(self.storage.start_daily(start))
            }
            StorageRequest::ResumeDaily { board, start, left } => {
                answer(self.storage.resume_game(start.game, left)).then(move |found| {
                    let update = StorageUpdate { latest: None, notices: found.notices };
                    let found = stack::Message::DailyFound(board.clone(), start, found.game);
                    Task::done(Message::StorageUpdated(update)).chain(Task::done(found.into()))
                })
            }
            StorageRequest::ReadDailyResults => stored(self.storage.read_daily_results()),
            StorageRequest::LoadReport(selection, by) => {
                let report = self.storage.read(move |games, scores| {
                    RecordsData::of(games, scores, selection, by, &TimeZone::system())
                });
                answer(report).map(|report| {
                    to_screen(ScreenMessage::Records(records::Message::ReportReady(Box::new(
                        report,
                    ))))
                })
            }
            StorageRequest::ResetLevel(selection) => answer(self.storage.reset_level(selection))
                .map(move |reset| Message::LevelReset(selection.level, reset)),
            StorageRequest::Watch(name) => match self.storage.recording_path(&name) {
                Some(file) => {
                    Task::done(stack::Message::RecordingChosen(FileChoice::File(file)).into())
                }
                None => Task::none(),
            },
            StorageRequest::OpenRecording(file, lang) => {
                in_background(move || load_recording(file, lang)).map(recording_opened)
            }
            StorageRequest::OpenGame(path, lang) => {
                in_background(move || load_game(path, lang)).map(recording_opened)
            }
            StorageRequest::RaceGame(path, lang) => {
                in_background(move || load_race(path, lang)).map(recording_opened)
            }
            StorageRequest::FindGhost(search) => {
                let files = search.names.iter().filter_map(|it| self.storage.recording_path(it));
                let (files, game) = (files.collect(), search.game);
                in_background(move || find_ghost(files, search))
                    .map(move |ghost| stack::Message::GhostFound(game, ghost).into())
            }
            StorageRequest::ScanLibrary { change, alive } => {
                scan_library(self.library.clone(), change, alive)
            }
            StorageRequest::LoadPreview(path) => in_background(move || load_preview(path))
                .map(|preview| to_library(library::Message::PreviewReady(preview))),
            StorageRequest::OpenComparison(files, lang) => {
                let read = |game: GamePath| (recordings::read_game(&game), game.file);
                in_background(move || OpenedRecording::comparison(files.map(read), lang))
                    .map(recording_opened)
            }
            StorageRequest::SaveRecording(recording, file) => {
                let free = || self.storage.free_recording_path(rawvf::EXTENSION);
                let file = file.or_else(free).ok_or("file-no-folder")?;
                in_background(move || save_recording(&recording, file))
            }
            StorageRequest::ReadSkins => self.read_skins(settings.skin.clone()),
            StorageRequest::AddSkin(folder) => {
                let folders = self.folders.clone();
                in_background(move || skins::add(folders.as_ref(), &folder)).map(Message::SkinAdded)
            }
            StorageRequest::SaveSetup(text, file) => {
                let free = || self.storage.free_recording_path("txt");
                let file = file.or_else(free).ok_or("file-no-folder")?;
                in_background(move || worker::save_file(file, |out| out.write_all(text.as_bytes())))
                    .map(|result| Message::FileSaved(result, ["bench-saved", "bench-not-saved"]))
            }
            StorageRequest::SaveGif(gif, file) => {
                let free = || self.storage.free_recording_path(gif::EXTENSION);
                let file = file.or_else(free).ok_or("file-no-folder")?;
                in_background(move || worker::save_file(file, |out| gif.write(out)))
                    .map(|result| Message::FileSaved(result, ["gif-saved", "gif-not-saved"]))
            }
            StorageRequest::CopyPicture(picture) => {
                let free = self.storage.free_recording_path("png");
                // A page without storage has no folder at all.
                let temp =
                    || if cfg!(target_family = "wasm") { None } else { Some(env::temp_dir()) };
                let file = free.or_else(|| Some(temp()?.join("sapper.png")));
                let file = file.ok_or("file-no-folder")?;
                in_background(move || copy_picture(*picture, file))
            }
            StorageRequest::ExportTable(file) => {
                let free = || self.storage.free_recording_path("csv");
                let file = file.or_else(free).ok_or("table-no-dialog")?;
                answer(self.storage.export_csv(file, CsvSigns::new(settings.decimal_comma)))
                    .map(|result| Message::FileSaved(result, ["table-saved", "table-not-saved"]))
            }
        })
    }

    pub(super) fn on_reset(
        &mut self,
        level: LevelKind,
        reset: LevelReset,
        texts: &Texts,
    ) -> Vec<Notice> {
        self.scores = reset.scores;
        let done = reset.copies.last().map(|copy| {
            let level = texts.choice("level", level).to_owned();
            let values = [("level", level.into()), ("file", path_value(copy))];
            Notice::News(texts.with("reset-done", &values))
        });
        done.into_iter().chain(file_notices(&reset.notices, Notice::News, texts)).collect()
    }

    /// Takes over what the files hold, and returns the settings; `None` if the player has changed
    /// something since, which this would undo.
    pub(super) fn adopt(&mut self, latest: LatestFiles) -> Option<Settings> {
        if self.storage.is_outdated(&latest) {
            return None;
        }
        self.scores = latest.scores;
        self.progress = latest.progress;
        self.daily = latest.daily;
        Some(latest.settings)
    }

    /// The player has done something, or the program ends: resuming the game did not crash it.
    pub(super) fn forget_crashes(&self) {
        if let Some(file) = resume_crashes::survived() {
            self.storage.forget_crashes(file);
        }
    }
}

fn to_screen(message: ScreenMessage) -> Message {
    stack::Message::Screen(message).into()
}

fn to_library(message: library::Message) -> Message {
    to_screen(ScreenMessage::Library(message))
}

fn recording_opened(opened: OpenedRecording) -> Message {
    stack::Message::RecordingOpened(opened).into()
}

fn scan_library(
    library: LibraryStore,
    change: Option<FolderChange>,
    alive: Weak<()>,
) -> Task<Message> {
    let scanned = alive.clone();
    let scan = reports_in_background(move |report| {
        let notices = library.scan(change, |snapshot| {
            let message = to_library(library::Message::Scanned(snapshot));
            alive.strong_count() > 0 && report(message)
        });
        report(Message::StorageUpdated(StorageUpdate { latest: None, notices }));
    });
    // Also after a panic, but not of a scan in whose place another has begun.
    let ended = Task::future(async move { scanned.strong_count() > 0 });
    scan.chain(ended.then(|is_awaited| match is_awaited {
        true => Task::done(to_library(library::Message::ScanEnded)),
        false => Task::none(),
    }))
}

/// Puts a picture on the clipboard, or into a file where that takes none.
fn copy_picture(picture: BoardPicture, file: PathBuf) -> Message {
    let (width, height, pixels) = picture.draw();
    let copied = clipboard::write_picture((width, height, &pixels));
    let Err(error) = copied else { return Message::PictureCopied };
    tracing::warn!("the clipboard takes no picture: {error}");
    let saved = worker::save_file(file, |out| {
        let png = PngEncoder::new(out);
        let written = png.write_image(&pixels, width, height, ExtendedColorType::Rgba8);
        written.map_err(io::Error::other)
    });
    Message::FileSaved(saved, ["picture-saved", "picture-not-saved"])
}

fn load_preview(path: GamePath) -> Preview {
    let file = recordings::read_game(&path).ok();
    let game = file.map(|file| Box::new(played_to_end(&file.recording).game().clone()));
    Preview { path, game }
}

fn stored(receiver: Receiver<StorageUpdate>) -> Task<Message> {
    answer(receiver).map(Message::StorageUpdated)
}

/// `kind` says whether they are news.
pub(super) fn file_notices(
    notices: &[FileNotice],
    kind: fn(String) -> Notice,
    texts: &Texts,
) -> impl Iterator<Item = Notice> {
    notices.iter().map(move |notice| kind(notice_text(notice, texts)))
}

/// Says whether a file was saved, with the text of either case.
pub(super) fn saved_notice(
    result: &SaveResult,
    [saved, failed]: [&str; 2],
    texts: &Texts,
) -> Notice {
    let file = path_value(&result.file);
    match &result.error {
        None => Notice::with(saved, &[("file", file)], texts),
        Some(error) => {
            let why = io_error_text(error, texts);
            let values = [("file", file), ("why", why.into())];
            Notice::News(texts.with(failed, &values))
        }
    }
}

/// Writes a recording in the format that the extension of its file names: EVF, or else RAWVF.
fn save_recording(recording: &Recording, file: PathBuf) -> Message {
    let extension = file.extension().unwrap_or_default();
    let result = if extension.eq_ignore_ascii_case(evf::EXTENSION) {
        match evf::to_bytes(recording) {
            Ok(bytes) => worker::save_file(file, |out| out.write_all(&bytes)),
            Err(refusal) => return Message::Refused(refusal.text_key()),
        }
    } else {
        worker::save_file(file, |out| rawvf::write(recording, out))
    };
    Message::FileSaved(result, ["replay-saved", "replay-not-saved"])
}

fn load_recording(file: PathBuf, lang: Lang) -> OpenedRecording {
    if file.is_dir() {
        return OpenedRecording::Folder(file);
    }
    let mut games = recordings::read_games(&file);
    match (games.next(), games.next()) {
        (Some((_, game)), None) => match game.is_err().then(|| setup_file::read(&file)).flatten() {
            Some(FileSetup::Text(setup)) => OpenedRecording::Setup(Box::new(setup)),
            Some(FileSetup::Picture(setup)) => OpenedRecording::Picture(Box::new(setup)),
            Some(FileSetup::TooLarge) => {
                OpenedRecording::Failed { file, why: errors::large_picture(&Texts::new(lang)) }
            }
            Some(FileSetup::Faulty(error)) if matches!(game, Err(ReadError::Unknown)) => {
                OpenedRecording::Failed {
                    file,
                    why: errors::workbench_text(&Texts::new(lang), &error),
                }
            }
            Some(FileSetup::Faulty(_)) | None => OpenedRecording::of_file(file, game, lang),
        },
        _ => OpenedRecording::Session(file),
    }
}

fn load_game(path: GamePath, lang: Lang) -> OpenedRecording {
    let game = recordings::read_game(&path);
    OpenedRecording::of_file(path.file, game, lang)
}

fn load_race(path: GamePath, lang: Lang) -> OpenedRecording {
    match recordings::read_game(&path) {
        Ok(game) => OpenedRecording::Rival(Box::new(game.recording)),
        error => OpenedRecording::of_file(path.file, error, lang),
    }
}

/// The best of the known recordings and the first in these files that fits.
fn find_ghost(files: Vec<PathBuf>, search: GhostSearch) -> Option<Arc<Ghost>> {
    let fits =
        |recording: &Recording| search.board.as_ref().is_none_or(|board| *board == recording.field);
    let read = |file| recordings::read_game(&GamePath { file, number: 0 }).ok();
    let found = files.into_iter().filter_map(read).map(|game| game.recording).find(fits);
    let ghosts = found.into_iter().chain(search.known).map(Ghost::new);
    ghosts.reduce(Ghost::better).map(Arc::new)
}
