//! What happens on the screen of the game, and what it asks of the app.

use super::assistant::{AssistJob, AssistRequest, AssistResult};
use super::board_search::{SearchJob, SearchResult};
use super::name_field;
use super::ranked_result::GameOver;
use crate::audio::Cue;
use crate::config::PlayerName;
use crate::game::{self, Level, Pos};
use crate::ui::board::cell_grid::BoardEvent;
use crate::ui::board::scroll_pane::PanZoom;
use crate::ui::screen::luck_review::LuckResult;
use iced::Point;

/// What happened on the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// The mouse did something over the board.
    Pointer(BoardEvent),
    /// What the mouse holds is forgotten.
    CancelPress,
    /// A key of the game was pressed.
    Key(BoardKey),
    /// The board is to be scrolled or zoomed.
    PanZoom(PanZoom),
    /// A new game on the same level was asked for.
    New,
    /// A level was chosen.
    LevelChosen(LevelOption),
    /// The remaining count was switched on or off.
    ShowRemaining(bool),
    /// Boards without a guess were switched on or off.
    NoGuess(bool),
    /// Flag mode was switched on or off.
    FlagMode(bool),
    /// The sound was switched on or off.
    Sound(bool),
    /// The menu was asked for.
    OpenMenu,
    /// The sizes are to slide out, or in.
    ToggleSizes,
    /// The player wants to leave Sapper.
    Quit,
    /// The game is to be watched.
    WatchReplay,
    /// The board that was lost is to be played again.
    Retry,
    /// In the field for the name beside a record.
    Name(name_field::Message),
    /// The player is done with that field; the record keeps its name.
    NameDone,
    /// The notice that is shown was read.
    NoticeRead,
    /// The offer to read how to play was taken, or not.
    HelpOfferClosed {
        /// Whether it was taken.
        accepted: bool,
    },
    /// It is to be seen where luck was spent.
    ShowLuck,
    /// It was reckoned where luck was spent.
    LuckResult(LuckResult),
    /// The game was paused, or goes on.
    TogglePause,
    /// The window was minimised, which pauses a game that runs.
    Minimised,
    /// Help was asked for.
    Assist(AssistRequest),
    /// A question was answered.
    AssistResult(AssistResult),
    /// The board of the first click was found, or not.
    SearchResult(SearchResult),
    /// An ordinary board is to do instead of the one that is looked for.
    PlayOrdinary,
    /// The search for a board is called off, and the click with it.
    CancelSearch,
    /// A moment that [`Play::alarm`] named has come.
    TimerFired,
}

/// A key of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardKey {
    /// Moves the cursor: rows down, columns to the right.
    Move(i16, i16),
    /// Opens the cell under the cursor; on an open number, chords.
    Open,
    /// Marks the cell under the cursor.
    Mark,
    /// Opens everything around the number under the cursor.
    Chord,
    /// To the beginning of the row, or to its end.
    Edge {
        /// Whether to the end.
        end: bool,
    },
    /// To the board's first cell, or to its last.
    Corner {
        /// Whether to the last.
        end: bool,
    },
}

/// An entry of the list of levels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LevelOption {
    /// A level with a name.
    Named(Level),
    /// A board of the player's own: asks for its measures.
    Custom,
    /// Boards without a guess, switched on or off.
    NoGuess(bool),
}

/// What the screen asks of the app.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Let this be heard.
    PlaySound(Cue),
    /// This was done to the game: it is told to who does not see it.
    Announce(game::Action, game::Outcome),
    /// Deal a new game.
    NewGame(Level),
    /// The game has ended.
    GameOver(GameOver),
    /// Show or hide the remaining count.
    ShowRemaining(bool),
    /// Switch boards without a guess on or off.
    NoGuess(bool),
    /// Switch the sound.
    Sound(bool),
    /// Ask for a custom board.
    OpenCustomDialog,
    /// Open the menu.
    OpenMenu,
    /// Leave Sapper.
    Quit,
    /// Play the same board again.
    Retry,
    /// Put this name beside the record of the game.
    SignRecord(PlayerName),
    /// Give the field for the name the keyboard.
    AskName,
    /// The notice that is shown was read.
    DismissNotice,
    /// Offer no longer to read how to play.
    HelpOfferClosed {
        /// Whether to show it now.
        accepted: bool,
    },
    /// Watch the game.
    WatchReplay,
    /// Show where luck was spent.
    ShowLuck,
    /// Find out where luck was spent, beside what else goes on.
    AnalyzeLuck,
    /// Scroll the board until this cell is in sight.
    RevealCell(Pos),
    /// Zoom by so many steps, and leave what lies at this place of the pane where it is.
    Zoom(i32, Point),
    /// Answer this, beside what else goes on.
    RunAssistJob(AssistJob),
    /// Look for this board, beside what else goes on.
    RunSearchJob(SearchJob),
    /// Tell how the search goes.
    ShowSearch,
}
