//! What screens and dialogs ask of the app, which alone can do it.

use crate::audio::SoundRequest;
use crate::config::command::Command;
use crate::config::{Lang, PlayerName, SettingChange};
use crate::game::counters::Counter;
use crate::game::{BoardCode, BoardSize, GameId, Level, Minefield, Pos};
use crate::history::record::FileName;
use crate::history::statistics::GameFilter;
use crate::history::{PlayedGame, Record};
use crate::practice::daily::{DailyBoard, DailyResult, DailyStart, LeftGame};
use crate::practice::lesson::Topic;
use crate::practice::{Position, ProgressChange};
use crate::replay::library::{FolderChange, GamePath};
use crate::replay::{Recording, SavedSession, SavedStep};
use crate::ui::board::gif::{Gif, GifOptions};
use crate::ui::board::picture::BoardPicture;
use crate::ui::board::scroll_pane::PanZoom;
use crate::ui::screen::dialog::Dialog;
use crate::ui::screen::jobs::Job;
use crate::ui::screen::notices::Notice;
use crate::workbench::Setup;
use iced::Task;
use std::convert::Infallible;
use std::path::PathBuf;
use std::sync::Weak;

/// What is asked for by a part whose messages are `M`, or by one without messages.
pub type Effects<M = Infallible> = Vec<Effect<M>>;

/// What follows from a message.
#[expect(missing_debug_implementations, reason = "a task cannot be shown")]
#[expect(clippy::large_enum_variant, reason = "nearly all effects are requests")]
pub enum Effect<M = Infallible> {
    /// Work that takes time; its result is sent back.
    Job(Job<M>),
    /// Change a widget, use the clipboard, or ask for a file.
    Task(Task<M>),
    Ask(Request),
}

/// What only the stack of screens or the app can do. No answer comes back to whoever asks.
#[expect(missing_debug_implementations, reason = "a dialog cannot be shown")]
#[expect(clippy::large_enum_variant, reason = "there are few at a time")]
pub enum Request {
    /// Open a dialog above everything else.
    Open(Box<dyn Dialog>),
    /// Close the dialog in front, or else the screen.
    Close,
    /// Run a command that is not of one screen alone.
    Run(Command),
    /// Give a command that was chosen in the menu to what is in front by then.
    Choose(Command),
    /// Ask where to save a GIF of the recording in front.
    SaveGif(GifOptions),
    /// Play something else, and ask first if that gives up a daily board.
    Play(NextGame),
    /// Play something else, whatever becomes of the game in progress.
    Begin(NextGame),
    /// Show what was held back, which is help in the game in progress.
    GiveHelp,
    /// What becomes of the search for a board.
    Search(SearchChoice),
    /// Give the workbench this size and number of mines.
    Resize(BoardSize, usize),
    /// Solve this position as a puzzle.
    Practise(Box<Position>),
    /// Show the game's recording, paused after this many events.
    WatchFrom(usize),
    /// Open a lesson; what is shown now stays behind it.
    ShowLesson(Topic),
    /// Scroll or zoom the board in front.
    PanZoom(PanZoom),
    /// Ask for a folder to add to the library.
    AddFolder,
    RemoveFolder(PathBuf),
    /// Ask for a folder with a skin to add.
    AddSkin,
    Change(SettingChange),
    Sound(SoundRequest),
    Notify(Notice),
    /// Move the cursor of the board in front to a cell.
    GoTo(Pos),
    /// Say something to players who hear the game.
    Tell(String),
    /// Say what was said last.
    TellAgain,
    /// Say what is wrong in a field, if anything is.
    TellProblem,
    /// The last answer is about what is no longer there.
    DropAnswer,
    /// Read or write the player's files.
    Store(StorageRequest),
    Window(WindowRequest),
}

impl<M> From<Request> for Effect<M> {
    fn from(request: Request) -> Self {
        Self::Ask(request)
    }
}

impl<M> From<Request> for Effects<M> {
    fn from(request: Request) -> Self {
        vec![request.into()]
    }
}

impl<M: Send + 'static> Effect<M> {
    /// This effect for the parent, whose messages hold those of the part.
    pub fn map<N: Send + 'static>(self, wrap: impl Fn(M) -> N + Send + 'static) -> Effect<N> {
        match self {
            Self::Job(job) => Effect::Job(job.map(wrap)),
            Self::Task(task) => Effect::Task(task.map(wrap)),
            Self::Ask(request) => Effect::Ask(request),
        }
    }
}

/// The effects of a part for its parent.
pub fn map<M: Send + 'static, N: Send + 'static>(
    effects: Effects<M>,
    wrap: impl Fn(M) -> N + Copy + Send + 'static,
) -> Effects<N> {
    effects.into_iter().map(|effect| effect.map(wrap)).collect()
}

/// Effects without messages, for a parent with any.
pub fn lift<M: Send + 'static>(effects: Effects) -> Effects<M> {
    map(effects, |message| match message {})
}

/// What the player wants to play.
#[derive(Debug, Clone, PartialEq)]
pub enum NextGame {
    Level(Level),
    /// The current board again.
    Retry,
    Board(BoardCode),
    /// A board from its beginning, or a position as it stands.
    Setup(Box<Setup>),
    Daily(Box<DailyBoard>),
    /// The current board again, against the best recording of it.
    RaceBoard,
    /// The board of a recording, against it.
    Race(Box<Recording>),
    /// On from there.
    PlayOn(Box<RecordedMoment>),
}

/// Which recording a game is raced against.
#[derive(Debug, Clone)]
pub struct GhostSearch {
    pub game: GameId,
    /// Recordings of records, of which the first that can be read is taken.
    pub names: Vec<FileName>,
    /// The board that these must be of, if any will not do.
    pub board: Option<Minefield>,
    /// Others, of which a better one takes its place.
    pub known: Vec<Recording>,
}

/// A moment of a recording.
#[derive(Debug, Clone, PartialEq)]
pub struct RecordedMoment {
    pub recording: Recording,
    /// After so many events.
    pub events: usize,
    /// In ms of the recording.
    pub time: i32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WindowRequest {
    /// Enlarge it if the board has too little room.
    Grow,
    ToggleFullScreen,
    /// Measure presses from now on, or no longer.
    Measure(bool),
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
    LoadReport(GameFilter, Counter),
    ResetLevel(GameFilter),
    /// Show the recording of a record.
    Watch(FileName),
    OpenRecording(PathBuf, Lang),
    /// Play a game of the library.
    OpenGame(GamePath, Lang),
    /// Race against a game of the library.
    RaceGame(GamePath, Lang),
    FindGhost(GhostSearch),
    /// Play two recordings beside each other.
    OpenComparison([GamePath; 2], Lang),
    /// Find the recordings of the library, until nobody owns `alive`.
    ScanLibrary {
        change: Option<FolderChange>,
        alive: Weak<()>,
    },
    /// Read the board of a recording of the library.
    LoadPreview(GamePath),
    /// Into this file, or a new one among the player's recordings.
    SaveRecording(Recording, Option<PathBuf>),
    /// Into this file, or a new one there.
    SaveGif(Box<Gif>, Option<PathBuf>),
    /// Put it on the clipboard, or else into a new file there.
    CopyPicture(Box<BoardPicture>),
    /// Write the table of games, into this file or a new one there.
    ExportTable(Option<PathBuf>),
    /// Look for skins, and read the chosen one.
    ReadSkins,
    /// Copy the skin in this folder to those of the player, and choose it.
    AddSkin(PathBuf),
    /// Write a setup, into this file or a new one there.
    SaveSetup(String, Option<PathBuf>),
}

/// What the player chooses instead of waiting, or after a search has failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SearchChoice {
    /// Drop the click.
    Cancel,
    /// Play a board like any other.
    Ordinary,
    /// Play the nearest of the boards that do not fit the filter.
    Nearest,
    /// Look on among other boards.
    GoOn,
}
