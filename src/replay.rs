//! Recordings: every action of a game with its time and position.
//!
//! A [`Recorder`] records the game being played. A [`Recording`] is a finished one: the board, the
//! rules and the events, from which everything else follows. A [`Playback`] plays it. A
//! [`SavedGame`] is an unfinished recording that can be resumed. [`formats`] reads and writes
//! files.
//!
//! They share the [`Session`]: the pointer state machine turns events into actions, the game
//! applies them, and the tally counts them.

mod event_log;
pub mod formats;
mod playback;
mod pointer_pos;
mod recorder;
mod recording;
pub mod recording_luck;
pub mod saved_game;
mod session;

pub use event_log::{Event, EventIter, EventKind, EventLog};
pub use playback::{ClickKind, Playback, TimelineClick};
pub use pointer_pos::PointerPos;
pub use recorder::Recorder;
pub use recording::{Metadata, Recording, RecordingError};
pub use recording_luck::RecordingLuck;
pub use saved_game::{SavedGame, SavedSession};
pub use session::{Applied, HeldButtons, Session};
