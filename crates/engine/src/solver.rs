//! What a player can deduce from the visible cells: odds, hints, the best move, no-guess boards.
//!
//! Everything here works on a `PlayerView`, which cannot hold a mine, so nothing here can cheat.

mod advisor;
mod candidates;
mod contradiction;
mod drawn_field;
mod endgame;
pub mod exact;
mod fifty_fifty;
mod guess_features;
mod guess_weights;
pub mod heuristic;
pub mod hint;
mod lookahead;
pub mod luck;
pub mod no_guess;
mod player_view;
mod position_text;
pub mod query;
mod race;
mod rollout;

pub use advisor::{Advice, Advisor, Effort, RatedGuess};
pub use contradiction::Contradiction;
pub use exact::{SolveError, Solver};
pub use player_view::{PlayerView, TooManyMines, ViewCell};
pub use position_text::PositionError;
