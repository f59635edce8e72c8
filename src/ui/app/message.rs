//! What happens to the app.

use super::OpenedRecording;
use super::main_window::WindowStatus;
use crate::config::LevelChoice;
use crate::config::command::Command;
use crate::config::keymap::KeyPress;
use crate::platform::SystemPrefs;
use crate::platform::file_dialog::FileChoice;
use crate::storage::worker::{LevelReset, SaveResult, StorageUpdate};
use crate::ui::dialog;
use crate::ui::screen::{play, records, replay, title};
use crate::ui::widget::focus::navigation::FocusedControl;
use iced::{Size, window};

#[derive(Debug, Clone)]
pub enum Message {
    Play(play::Message),
    /// From a notice.
    Command(Command),
    Dialog(dialog::Message),
    Records(records::Message),
    LevelReset(LevelChoice, LevelReset),
    ExportPathChosen(FileChoice),
    TableExported(SaveResult),
    Title(title::Message),
    Replay(replay::Message),
    RecordingOpened(OpenedRecording),
    RecordingSaved(SaveResult),
    RecordingChosen(FileChoice),
    SavePathChosen(FileChoice),
    Pasted(Option<String>),
    /// Escape, or a press beside the dialog.
    DialogClosed,
    Key(KeyPress),
    StorageUpdated(StorageUpdate),
    /// The window was closed, or the system asks the program to end.
    Quit,
    WindowOpened(window::Id, Size),
    WindowResized(Size),
    WindowMoved,
    /// The window has kept its size and place for a while.
    WindowSettled,
    /// With the size of its monitor, in logical pixels.
    WindowStatus(WindowStatus, Option<Size>),
    /// Physical pixels per logical pixel.
    ScaleChanged(f32),
    /// In logical pixels.
    MonitorSize(Option<Size>),
    /// The window lost the focus, and may be minimised by now.
    WindowUnfocused,
    WindowMinimised,
    SystemPrefs(SystemPrefs),
    /// The control that has the focus now, to be announced.
    FocusReported(Option<FocusedControl>),
    /// A deadline has passed.
    TimerFired,
}

impl From<Command> for Message {
    fn from(command: Command) -> Self {
        Self::Command(command)
    }
}
