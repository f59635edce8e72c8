//! Messages of the game's screen, and what it asks of the app.

use super::assistant::{AssistJob, AssistRequest, AssistResult};
use super::board_search::{SearchJob, SearchResult};
use super::name_field;
use super::ranked_result::GameOver;
use crate::audio::Cue;
use crate::config::PlayerName;
use crate::config::command::Command;
use crate::game::{self, Level, Pos};
use crate::ui::board::cell_grid::BoardEvent;
use crate::ui::board::scroll_pane::PanZoom;
use crate::ui::screen::luck_review::LuckResult;
use iced::Point;

#[derive(Debug, Clone)]
pub enum Message {
    /// For the app.
    Command(Command),
    Pointer(BoardEvent),
    CancelPress,
    Key(BoardKey),
    PanZoom(PanZoom),
    New,
    LevelChosen(LevelOption),
    ShowRemaining(bool),
    NoGuess(bool),
    FlagMode(bool),
    Sound(bool),
    OpenMenu,
    ToggleSizes,
    Quit,
    WatchReplay,
    Retry,
    Name(name_field::Message),
    /// The player is done with the name field; the record keeps its name.
    NameDone,
    NoticeRead,
    HelpOfferClosed {
        accepted: bool,
    },
    ShowLuck,
    LuckResult(LuckResult),
    TogglePause,
    Minimised,
    Assist(AssistRequest),
    AssistResult(AssistResult),
    SearchResult(SearchResult),
    /// Play an ordinary board instead of searching on.
    PlayOrdinary,
    /// Cancel the search and the click.
    CancelSearch,
    /// The moment of [`super::PlayScreen::next_deadline`] has come.
    TimerFired,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardKey {
    Move(i16, i16),
    /// Opens the cell, or chords on an open number.
    Open,
    Mark,
    Chord,
    Edge {
        end: bool,
    },
    Corner {
        end: bool,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LevelOption {
    Named(Level),
    /// Opens the dialog for a custom board.
    Custom,
    NoGuess(bool),
}

#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    Command(Command),
    PlaySound(Cue),
    Announce(game::Action, game::Outcome),
    NewGame(Level),
    GameOver(GameOver),
    ShowRemaining(bool),
    NoGuess(bool),
    Sound(bool),
    OpenCustomDialog,
    OpenMenu,
    Quit,
    Retry,
    SignRecord(PlayerName),
    AskName,
    DismissNotice,
    HelpOfferClosed {
        accepted: bool,
    },
    WatchReplay,
    ShowLuck,
    AnalyzeLuck,
    RevealCell(Pos),
    /// Steps, and the point of the pane that stays in place.
    Zoom(i32, Point),
    RunAssistJob(AssistJob),
    RunSearchJob(SearchJob),
    ShowSearch,
}
