//! What a player can deduce from what is visible: odds, hints, the best move.
//!
//! Everything here starts from a [`View`], which holds what a player sees and has no place for a
//! mine, so nothing here can cheat.

pub mod counsel;
mod endgame;
pub mod exact;
pub mod heuristic;
mod lookahead;
pub mod luck;
pub mod no_guess;
mod position;
pub mod reasons;
mod strategy;
mod view;

pub use exact::{Odds, SolveError, Solver, SolverLimits};
pub use position::PositionError;
pub use strategy::{Advice, Advisor, Effort};
pub use view::{PlayerView, PlayerViewError, ViewCell};
