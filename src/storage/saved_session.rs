//! The file of a window: the game in progress, and the results that are not stored yet.

mod content;
mod game_fields;
pub mod resume_crashes;
mod session_file;

pub use content::{SessionContent, UncountedGame, WaitingResults};
pub use session_file::{AbandonedGame, FoundGame, SessionFile};
