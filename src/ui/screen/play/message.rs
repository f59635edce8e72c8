//! Messages of the game's screen, and what follows from them for everything around it.

use super::assistant::{AssistJob, AssistResult};
use super::auto_play::AutoSpeed;
use super::board_search::{SearchJob, SearchResult};
use super::name_field;
use super::ranked_result::GameFinished;
use crate::audio::Cue;
use crate::config::PlayerName;
use crate::config::command::Command;
use crate::game::{self, Pos};
use crate::solver::query::Algorithm;
use crate::ui::board::cell_grid::BoardEvent;
use crate::ui::board::scroll_pane::PanZoom;
use crate::ui::screen::luck_review::LuckResult;
use iced::Point;

#[derive(Debug, Clone)]
pub enum Message {
    /// What the screen does not do itself, it leaves to the app.
    Command(Command),
    Pointer(BoardEvent),
    CancelPress,
    /// Moves the cursor by rows.
    MoveRows(i16),
    PanZoom(PanZoom),
    ToggleSizes,
    SetPlayer(Algorithm),
    SetSpeed(AutoSpeed),
    /// Closes what the information strip shows, but not a notice.
    CloseStrip,
    Name(name_field::Message),
    LuckResult(LuckResult),
    Minimised,
    AssistResult(AssistResult),
    SearchResult(SearchResult),
    /// Play an ordinary board instead of searching on.
    PlayOrdinary,
    /// Cancel the search and the click.
    CancelSearch,
    /// The moment of [`super::PlayScreen::next_deadline`] has come.
    TimerFired,
}

impl From<Command> for Message {
    fn from(command: Command) -> Self {
        Self::Command(command)
    }
}

#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Of the app.
    Command(Command),
    PlaySound(Cue),
    Announce(game::Action, game::Outcome),
    GameFinished(GameFinished),
    SignRecord(PlayerName),
    AskName,
    AnalyzeLuck,
    RevealCell(Pos),
    /// Scroll the text of the hint by a page.
    ScrollHint,
    /// Steps, and the point of the pane that stays in place.
    Zoom(i32, Point),
    RunAssistJob(AssistJob),
    RunSearchJob(SearchJob),
    ShowSearch,
}
