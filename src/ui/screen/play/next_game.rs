//! What is played next.

use crate::game::{BoardCode, Level};
use crate::practice::daily::DailyBoard;

/// What the player wants to play.
#[derive(Debug, Clone, PartialEq)]
pub enum NextGame {
    Level(Level),
    /// The current board again.
    Retry,
    Board(BoardCode),
    Daily(Box<DailyBoard>),
}
