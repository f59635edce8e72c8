//! Recordings: every action of a game, with its time and place, from the first press to the end.
//!
//! A [`Recorder`] records the game that is being played. A [`Recording`] is a finished recording: the board,
//! the rules and the events, from which everything else follows. A [`Playback`] plays a film. A
//! [`SavedGame`] is an unfinished recording that can be resumed. [`rawvf`] reads and writes the
//! text format RAWVF.
//!
//! Playing and playback share the [`Stage`]: the mouse state machine turns events into actions, the
//! game applies them, and the tally counts them.

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
