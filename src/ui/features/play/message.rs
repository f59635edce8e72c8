//! Messages of the game's screen.

use super::assistant::AssistResult;
use super::auto_play::AutoSpeed;
use super::board_search::SearchResult;
use super::name_field;
use super::reactions::MomentsResult;
use crate::config::command::Command;
use crate::solver::query::Algorithm;
use crate::ui::board::cell_grid::BoardEvent;
use crate::ui::board::scroll_pane::PanZoom;
use crate::ui::features::luck_review::LuckResult;
use crate::ui::screen::effect::SearchChoice;
use crate::ui::screen::step_walk::StepMove;

#[derive(Debug, Clone)]
pub enum Message {
    /// What the screen does not do itself, it leaves to the app.
    Command(Command),
    Pointer(BoardEvent),
    CancelPress,
    PanZoom(PanZoom),
    ToggleSizes,
    /// Copy the result of the daily board that was played.
    CopyDaily,
    SetPlayer(Algorithm),
    SetSpeed(AutoSpeed),
    /// Goes through the steps of a hint.
    Steps(StepMove),
    /// Flags what the draft marks assume to be mines.
    KeepDraft,
    /// Closes what the information strip shows, but not a notice.
    CloseStrip,
    Name(name_field::Message),
    /// Shows or hides the figures of the result.
    ToggleDetails,
    LuckResult(LuckResult),
    MomentsResult(MomentsResult),
    Minimised,
    AssistResult(AssistResult),
    SearchResult(SearchResult),
    /// What becomes of the search.
    Search(SearchChoice),
    /// The moment of [`super::PlayScreen::next_deadline`] has come.
    TimerFired,
}
