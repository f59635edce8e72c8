//! What is drawn in more than one place.

pub mod art;
pub mod board;
pub mod cell;
pub mod ground;
pub mod modal;
pub mod pen;
pub mod sheet;
pub mod stopwatch;
pub mod timebar;
