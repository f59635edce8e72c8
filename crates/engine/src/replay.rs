//! Recordings: everything that happens in a game with its time and position.
//!
//! A [`Session`] is a game being played, and the log of it. From the log follow the
//! [`Recording`], which a [`Playback`] plays, and the [`SavedGame`], which can be resumed.
//! [`formats`] reads and writes files.

mod event_log;
pub mod formats;
pub mod game_review;
pub mod ghost;
pub mod library;
mod mistake;
mod playback;
mod played_on;
mod pointer_pos;
mod recording;
pub mod recording_luck;
pub mod saved_game;
mod session;
pub mod summary;

pub use event_log::{Event, EventKind, EventLog};
pub use game_review::GameReview;
pub use ghost::{Ghost, GhostRun};
pub use mistake::{Mistake, MistakeKind, SeenBoard};
pub use playback::{ClickKind, Playback, TimelineClick};
pub use pointer_pos::PointerPos;
pub use recording::{FileDoubts, Mark, Metadata, Recording, RecordingError};
pub use recording_luck::RecordingLuck;
pub use saved_game::{Resumable, SavedGame, SavedSession, SavedStep};
pub use session::{HeldButtons, NeedlessGuess, Session};
pub use summary::RecordingSummary;
