//! What screens and dialogs ask of the app, which alone can do it.

use crate::audio::SoundRequest;
use crate::config::command::Command;
use crate::config::{Lang, PlayerName, SettingChange};
use crate::game::Pos;
use crate::history::record::FileName;
use crate::history::statistics::GameFilter;
use crate::history::{PlayedGame, Record};
use crate::practice::ProgressChange;
use crate::practice::daily::{DailyBoard, DailyResult, DailyStart, LeftGame};
use crate::replay::library::{FolderChange, GamePath};
use crate::replay::{Recording, SavedSession, SavedStep};
use crate::ui::app::Message;
use crate::ui::dialog::Dialog;
use crate::ui::notices::Notice;
use crate::ui::screen::Screen;
use crate::ui::screen::learn::daily::DailyJob;
use crate::ui::screen::learn::practice::PositionJob;
use crate::ui::screen::luck_review::LuckJob;
use crate::ui::screen::play::assistant::AssistJob;
use crate::ui::screen::play::board_search::SearchJob;
use crate::ui::screen::play::moment_review::MomentsJob;
use crate::ui::screen::replay::odds_overlay::OddsJob;
use crate::ui::screen::replay::review::ReviewJob;
use iced::Task;
use std::path::PathBuf;
use std::sync::Weak;

#[expect(missing_debug_implementations, reason = "a task cannot be shown")]
pub enum Effect {
    /// Open a dialog above everything else.
    Open(Dialog),
    /// Show a screen instead of another of its kind, and close the dialogs.
    Show(Screen),
    /// Close the dialog in front, or else the screen.
    Close,
    /// Run a command that is not of one screen alone.
    Run(Command),
    /// Handle a message next: one to the game, or a command to what is in front by then.
    Send(Message),
    /// Show the game's recording, paused after this many events.
    WatchFrom(usize),
    /// Scroll the game's board to a cell.
    RevealCell(Pos),
    Change(SettingChange),
    Sound(SoundRequest),
    Notify(Notice),
    /// Read or write the player's files.
    Store(StorageRequest),
    Job(Job),
    /// Change a widget, use the clipboard, or ask for a file.
    Task(Task<Message>),
    Window(WindowRequest),
}

/// Work that takes time.
#[derive(Debug, Clone)]
pub enum Job {
    Assist(AssistJob),
    SearchBoard(SearchJob),
    Luck(LuckJob),
    Moments(MomentsJob),
    ReplayLuck(LuckJob),
    ReplayReview(ReviewJob),
    ReplayOdds(OddsJob),
    /// Make a position to practise.
    Position(PositionJob),
    /// Derive a daily board.
    DailyBoard(DailyJob),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WindowRequest {
    /// Enlarge it if the board has too little room.
    Grow,
    ToggleFullScreen,
    /// Close it, which ends the program.
    Quit,
}

#[derive(Debug)]
pub enum StorageRequest {
    LogGame {
        played: Box<PlayedGame>,
        record: Option<Record>,
        recording: Option<Recording>,
    },
    /// Save the game in progress, or that there is none.
    SaveGame(Option<Box<SavedSession>>),
    /// Save what has happened in it since.
    ContinueGame(SavedStep),
    RenameRecord(Record, PlayerName),
    ChangeProgress(ProgressChange),
    /// Keep the result of a daily board, whose game is over or given up.
    AddDailyResult(DailyResult),
    /// Remember that a daily board has been seen.
    StartDaily(DailyStart),
    /// Go on with the saved game that was started first on a daily board.
    ResumeDaily {
        board: Box<DailyBoard>,
        start: DailyStart,
        /// The game in progress, which ends then.
        left: Option<LeftGame>,
    },
    /// Read the results of daily boards, which another window may have added to.
    ReadDailyResults,
    LoadReport(GameFilter),
    ResetLevel(GameFilter),
    /// Show the recording of a record.
    Watch(FileName),
    OpenRecording(PathBuf, Lang),
    /// Play a game of the library.
    OpenGame(GamePath, Lang),
    /// Play two recordings beside each other.
    OpenComparison([GamePath; 2], Lang),
    /// Find the recordings of the library, until nobody owns `alive`.
    ScanLibrary {
        change: Option<FolderChange>,
        lang: Lang,
        alive: Weak<()>,
    },
    /// Read the board of a recording of the library.
    LoadPreview(GamePath),
    /// Into this file, or a new one among the player's recordings.
    SaveRecording(Recording, Option<PathBuf>),
    /// Write the table of games, into this file or a new one there.
    ExportTable(Option<PathBuf>),
}
