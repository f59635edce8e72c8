//! The screens: each has a state, messages, and actions that it asks of the application.

pub mod bar;
pub mod counters;
pub mod field;
pub mod play;
pub mod records;
pub mod replay;
pub mod review;
pub mod strip;
pub mod surroundings;
pub mod title;
pub mod window_needs;
