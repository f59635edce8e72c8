//! A finished recording.

use super::event_log::EventLog;
use crate::game::level::LevelError;
use crate::game::{Game, Level, Minefield, Moment, Rules};
use thiserror::Error;

/// The recording of one game. Its board is valid and it contains a release.
#[derive(Debug, Clone, PartialEq)]
pub struct Recording {
    level: Level,
    rules: Rules,
    field: Minefield,
    log: EventLog,
    pub metadata: Metadata,
}

/// What is known besides the game. All of it may be empty.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Metadata {
    pub player: String,
    pub program: String,
    pub version: String,
    /// As the program wrote it.
    pub played_at: String,
}

/// Why something is not a recording.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum RecordingError {
    #[error("the board cannot be played: {0}")]
    Level(#[from] LevelError),
    #[error("the recording ends before any button is released")]
    Empty,
}

impl Recording {
    /// # Errors
    /// If the board is invalid or no button is released.
    pub fn new(
        field: Minefield,
        rules: Rules,
        reel: EventLog,
        credits: Metadata,
    ) -> Result<Self, RecordingError> {
        let size = field.size();
        let level = Level::with_dimensions(
            usize::from(size.rows()),
            usize::from(size.cols()),
            field.mines() as usize,
        )?;
        if !reel.has_release() {
            return Err(RecordingError::Empty);
        }
        Ok(Self { level, rules, field, log: reel, metadata: credits })
    }

    pub const fn level(&self) -> Level {
        self.level
    }

    pub const fn rules(&self) -> Rules {
        self.rules
    }

    pub const fn field(&self) -> &Minefield {
        &self.field
    }

    pub const fn log(&self) -> &EventLog {
        &self.log
    }

    /// The game at the beginning.
    pub fn game(&self) -> Game {
        let field = self.field.clone();
        Game::with_board(self.level, self.rules, field, Moment(0))
    }

    /// The moment of a time of the recording in ms.
    pub(crate) fn moment(&self, time: i32) -> Moment {
        let since = i64::from(time) - i64::from(self.log.begin());
        Moment(since.max(0) as u64)
    }
}
