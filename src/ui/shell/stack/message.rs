//! What happens to what is shown.

use crate::config::command::Command;
use crate::game::{GameId, Minefield};
use crate::platform::FileChoice;
use crate::practice::Position;
use crate::practice::daily::{DailyBoard, DailyStart};
use crate::replay::{Ghost, Resumable};
use crate::ui::board::gif::GifOptions;
use crate::ui::features::opened_recording::OpenedRecording;
use crate::ui::screen::dialog;
use crate::ui::shell::any_screen;
use std::sync::Arc;

#[derive(Debug, Clone)]
pub enum Message {
    Screen(any_screen::Message),
    Dialog(dialog::Message),
    /// From a notice.
    Command(Command),
    /// Whether a control has the focus, after that has gone on by itself.
    ScannedFocus(bool),
    /// Whether the ring has gone on in an open list.
    ScannedList(bool),
    /// A folder for the library.
    FolderChosen(FileChoice),
    RecordingOpened(OpenedRecording),
    RecordingChosen(FileChoice),
    SavePathChosen(FileChoice),
    /// Where to save a GIF.
    GifPathChosen(GifOptions, FileChoice),
    /// Show a position as a puzzle.
    Practise(Box<Position>),
    /// Those of games in progress elsewhere.
    BoardsElsewhere(Vec<Minefield>),
    /// All files of a drop are known.
    DropEnded,
    Pasted(Option<String>),
    /// What is left of the game that was started on a daily board.
    DailyFound(Box<DailyBoard>, DailyStart, Resumable),
    /// What this game is raced against.
    GhostFound(GameId, Option<Arc<Ghost>>),
}

impl From<Command> for Message {
    fn from(command: Command) -> Self {
        Self::Command(command)
    }
}

impl<M: Into<any_screen::Message>> From<M> for Message {
    fn from(message: M) -> Self {
        Self::Screen(message.into())
    }
}
