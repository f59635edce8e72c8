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

pub use exact::{Limits, Odds, SolveError, Solver};
pub use position::PositionError;
pub use strategy::{Advice, Level, Strategist};
pub use view::{Seen, View, ViewError};
