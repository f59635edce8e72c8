//! What screens and dialogs ask of the app, which alone can do it.

use crate::audio::Cue;
use crate::config::command::Command;
use crate::config::{Lang, PlayerName, SettingChange};
use crate::game::Level;
use crate::history::record::FileName;
use crate::history::statistics::GameFilter;
use crate::history::{PlayedGame, Record};
use crate::replay::{Recording, SavedSession};
use crate::ui::app::Message;
use crate::ui::dialog::Dialog;
use crate::ui::notices::Notice;
use crate::ui::screen::{Screen, play};
use crate::ui::stack::Zoom;
use iced::{Point, Task};
use std::path::PathBuf;

#[expect(missing_debug_implementations, reason = "a task cannot be shown")]
pub enum Effect {
    /// Open a dialog above everything else.
    Open(Dialog),
    /// Open a dialog that the player did not ask for, unless something covers the game.
    Offer(Dialog),
    /// Show a screen instead of another of its kind, and close the dialogs.
    Show(Screen),
    /// Close the dialog in front, or else the screen.
    Close,
    /// Run a command that is not of one screen alone.
    Run(Command),
    /// Give a command to the screen in front.
    Send(Command),
    Play(play::Message),
    /// Play on this level, in the current game if it has it.
    Continue(Level),
    /// Put a name to the record of the finished game.
    SignRecord(PlayerName),
    /// Show the game's recording, paused after this many events.
    WatchFrom(Option<usize>),
    Change(SettingChange),
    PlayCue(Cue),
    /// A note of the title's tune.
    PlayNote(usize),
    StopTune,
    Announce(String),
    Notify(Notice),
    /// What the player does now is shown before notices.
    DeferNotices,
    DismissNotice,
    /// The player needs no introduction any more.
    CloseHelpOffer,
    /// Read or write the player's files.
    Store(StorageRequest),
    /// Zoom the board in front, around a point of its pane.
    Zoom(Zoom, Option<Point>),
    /// Scroll by this share of the window's height.
    ScrollPage(&'static str, f32),
    /// Start a job, or change a widget.
    Task(Task<Message>),
    /// Enlarge the window if the board has too little room.
    GrowWindow,
    ToggleFullScreen,
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
    RenameRecord(Record, PlayerName),
    LoadReport(GameFilter),
    ResetLevel(GameFilter),
    /// Show the recording of a record.
    Watch(FileName),
    OpenRecording(PathBuf, Lang),
    /// Into this file, or a new one among the player's recordings.
    SaveRecording(Recording, Option<PathBuf>),
    /// Write the table of games, into this file or a new one there.
    ExportTable(Option<PathBuf>),
}
