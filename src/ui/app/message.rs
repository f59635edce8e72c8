//! What happens to the app.

use super::OpenedRecording;
use super::main_window::WindowStatus;
use crate::config::LevelChoice;
use crate::config::command::Command;
use crate::config::keymap::KeyPress;
use crate::platform::SystemPrefs;
use crate::platform::file_dialog::FileChoice;
use crate::storage::worker::{LevelReset, SaveResult, StorageUpdate};
use crate::ui::dialog::{
    custom_board, game_over, help, key_bindings, luck, new_record, no_guess_search, reset_level,
    settings,
};
use crate::ui::screen::{play, records, replay, title};
use crate::ui::widget::focus::navigation::FocusedControl;
use iced::{Size, window};

#[derive(Debug, Clone)]
pub enum Message {
    Play(play::Message),
    /// From the menu, or a notice.
    Command(Command),
    Custom(custom_board::Message),
    Finished(game_over::Message),
    Luck(luck::Message),
    NewRecord(new_record::Message),
    Search(no_guess_search::Message),
    Records(records::Message),
    Reset(reset_level::Message),
    LevelReset(LevelChoice, LevelReset),
    ExportPathChosen(FileChoice),
    TableExported(SaveResult),
    Help(help::Message),
    Settings(settings::Message),
    Keys(key_bindings::Message),
    Title(title::Message),
    Replay(replay::Message),
    RecordingOpened(OpenedRecording),
    RecordingSaved(SaveResult),
    RecordingChosen(FileChoice),
    SavePathChosen(FileChoice),
    Pasted(Option<String>),
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
