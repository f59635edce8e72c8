//! What happens to the app.

use super::OpenedRecording;
use super::main_window::WindowStatus;
use crate::config::LevelChoice;
use crate::config::keymap::{KeyPress, Shortcut};
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

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// On the screen of the game.
    Play(play::Message),
    /// In the menu.
    Menu(Shortcut),
    /// In the dialog for a custom board.
    Custom(custom_board::Message),
    /// In the box at the end of a game.
    Finished(game_over::Message),
    /// In the list of where luck was spent.
    Luck(luck::Message),
    /// In the dialog for a record's name.
    NewRecord(new_record::Message),
    /// In the dialog of the search for a board.
    Search(no_guess_search::Message),
    /// On the screen of the records.
    Records(records::Message),
    /// In the question before a level is begun anew.
    Reset(reset_level::Message),
    /// A level was begun anew, or not.
    LevelReset(LevelChoice, LevelReset),
    /// The player chose where to save the table of all games, or gave up.
    ExportPathChosen(FileChoice),
    /// The table of all games was saved, or not.
    TableExported(SaveResult),
    /// In the help.
    Help(help::Message),
    /// In the settings.
    Settings(settings::Message),
    /// In the dialog of the keys.
    Keys(key_bindings::Message),
    /// On the title.
    Title(title::Message),
    /// On the screen of a recording.
    Replay(replay::Message),
    /// A recording was opened, or not.
    RecordingOpened(OpenedRecording),
    /// A recording was saved, or not.
    RecordingSaved(SaveResult),
    /// The player chose a recording to open, or none.
    RecordingChosen(FileChoice),
    /// The player chose where to save a recording, or gave up.
    SavePathChosen(FileChoice),
    /// What was copied is to be pasted.
    Pasted(Option<String>),
    /// What stands in front of the game was closed.
    DialogClosed,
    /// A key was pressed.
    Key(KeyPress),
    /// The player's files were saved.
    StorageUpdated(StorageUpdate),
    /// The program is to end: the window was closed, or the system asks for it.
    Quit,
    /// The oldest notice was read.
    NoticeRead,
    /// The window opened at this size.
    WindowOpened(window::Id, Size),
    /// The window has this size now.
    WindowResized(Size),
    /// The window was moved.
    WindowMoved,
    /// The window has kept its size and place for a while.
    WindowSettled,
    /// The window stands like this, on a monitor of this size in logical pixels.
    WindowStatus(WindowStatus, Option<Size>),
    /// So many of the screen's pixels make a logical one now.
    ScaleChanged(f32),
    /// The monitor has this size, in logical pixels.
    MonitorSize(Option<Size>),
    /// The window lost the focus, and may be minimised by now.
    WindowUnfocused,
    /// The window is minimised.
    WindowMinimised,
    /// The desktop has said what its taste is.
    SystemPrefs(SystemPrefs),
    /// This has the focus now: it is told to who does not see it.
    FocusReported(Option<FocusedControl>),
    /// The alarm that was set has gone off.
    TimerFired,
}
