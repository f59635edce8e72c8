//! What a player can deduce from what is visible: odds, hints, the best move.
//!
//! Everything here starts from a [`View`], which holds what a player sees and has no place for a
//! mine, so nothing here can cheat.

mod advisor;
mod endgame;
pub mod exact;
pub mod heuristic;
pub mod hint;
mod lookahead;
pub mod luck;
pub mod no_guess;
mod player_view;
mod position_text;
pub mod query;

pub use advisor::{Advice, Advisor, Effort};
pub use exact::{SolveError, Solver};
pub use player_view::{PlayerView, PlayerViewError, ViewCell};
pub use position_text::PositionError;
