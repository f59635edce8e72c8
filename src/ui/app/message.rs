//! What happens to the app.

use super::main_window::WindowStatus;
use super::screen_readers::BridgeMessage;
use crate::config::LevelChoice;
use crate::config::command::Command;
use crate::config::keymap::KeyPress;
use crate::platform::SystemPrefs;
use crate::platform::file_dialog::FileChoice;
use crate::storage::worker::{LevelReset, SaveResult, StorageUpdate};
use crate::ui::accessibility::Seen;
use crate::ui::dialog;
use crate::ui::screen::compare::OpenedComparison;
use crate::ui::screen::play::current_game::NextGame;
use crate::ui::screen::replay::OpenedRecording;
use crate::ui::screen::{compare, learn, library, play, records, replay, title};
use accesskit::ActionRequest;
use iced::{Size, window};
use std::path::PathBuf;

#[derive(Debug, Clone)]
pub enum Message {
    Play(play::Message),
    /// From a notice.
    Command(Command),
    Dialog(dialog::Message),
    Records(records::Message),
    Library(library::Message),
    Learn(learn::Message),
    /// A folder for the library.
    FolderChosen(FileChoice),
    LevelReset(LevelChoice, LevelReset),
    ExportPathChosen(FileChoice),
    Title(title::Message),
    Replay(replay::Message),
    Compare(compare::Message),
    ComparisonOpened(OpenedComparison),
    RecordingOpened(OpenedRecording),
    /// With the keys of the texts for success and for failure.
    FileSaved(SaveResult, [&'static str; 2]),
    RecordingChosen(FileChoice),
    /// One of the files of a drop.
    FileDropped(PathBuf),
    /// All files of a drop are known.
    DropEnded,
    SavePathChosen(FileChoice),
    Pasted(Option<String>),
    /// Give up the daily board in progress and play this.
    GiveUp(NextGame),
    /// Escape, or a press beside the dialog.
    DialogClosed,
    Key(KeyPress),
    StorageUpdated(StorageUpdate),
    /// The window was closed, or the system asks the program to end.
    Quit,
    Window(WindowEvent),
    SystemPrefs(SystemPrefs),
    /// What assistive technology and `--announce` are told of the window.
    Looked(Seen),
    /// From the way to screen readers.
    Bridge(BridgeMessage),
    /// What assistive technology asks for.
    Asked(ActionRequest),
    /// A deadline has passed.
    TimerFired,
    /// The window is about to be drawn while a recording runs.
    Frame,
}

/// What happens to the window.
#[derive(Debug, Clone)]
pub enum WindowEvent {
    Opened(window::Id, Size),
    Resized(Size),
    Moved,
    /// It has kept its size and place for a while.
    Settled,
    /// With the size of its monitor, in logical pixels.
    Status(WindowStatus, Option<Size>),
    /// Physical pixels per logical pixel.
    ScaleChanged(f32),
    /// In logical pixels.
    MonitorSize(Option<Size>),
    Focused,
    /// It lost the focus, and may be minimised by now.
    Unfocused,
    Minimised,
    /// The desktop has turned light or dark, or has other preferences.
    PrefsChanged,
}

impl Message {
    /// Whether the player has done something.
    pub(super) const fn is_of_player(&self) -> bool {
        matches!(
            self,
            Self::Key(_) | Self::Play(_) | Self::Command(_) | Self::Dialog(_) | Self::Asked(_)
        )
    }
}

impl From<Command> for Message {
    fn from(command: Command) -> Self {
        Self::Command(command)
    }
}
