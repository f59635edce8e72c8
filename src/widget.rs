//! Widgets that are used in more than one place.

pub mod art;
pub mod board;
pub mod cell;
pub mod chart;
pub mod cut;
pub mod focus;
pub mod ground;
pub mod modal;
pub mod named;
pub mod pane;
pub mod pen;
pub mod riskline;
pub mod scroll;
pub mod sheet;
mod spark;
pub mod stopwatch;
pub mod timebar;
pub mod tip;
