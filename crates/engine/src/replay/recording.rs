//! A finished recording.

use super::event_log::EventLog;
use crate::game::level::LevelError;
use crate::game::rules::StartPoint;
use crate::game::{Game, Level, Minefield, Moment, Rules};
use serde::{Deserialize, Serialize};

/// The recording of one game. Its board is valid and it contains a click.
#[derive(Debug, Clone, PartialEq)]
pub struct Recording {
    pub level: Level,
    pub rules: Rules,
    pub field: Minefield,
    pub log: EventLog,
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
    /// Whether the player had help: a hint, the odds, a flag check or auto-play.
    pub helped: bool,
    /// Whether it began as another game that was lost, or only watched, and was played on.
    pub played_on: bool,
    pub doubts: FileDoubts,
}

/// What a file says of itself that makes its game worth less, or another game.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct FileDoubts {
    /// Whether it has no checksum, or something in its place that is none.
    pub unsigned: bool,
    /// Whether it does not say of a won game that it was completed, and fairly: without help, on a
    /// board that was not chosen.
    pub unfair: bool,
    /// The mode as it is called there, such as UPK; empty for a classic game.
    #[serde(default)]
    pub mode: String,
    /// The headers that Sapper doesn't know, such as `Lives: 3`: they may ask for other rules.
    #[serde(default)]
    pub unknown: Vec<String>,
}

impl FileDoubts {
    /// The texts that say so.
    pub fn marks(&self) -> impl Iterator<Item = Mark> + use<> {
        let with = |key, value: String| (!value.is_empty()).then_some((key, value));
        let unsigned = self.unsigned.then_some(("file-not-signed", String::new()));
        let unfair = self.unfair.then_some(("file-not-fair", String::new()));
        let mode = with("file-mode", self.mode.clone());
        let mut shown = self.unknown.iter().take(MOST_SHOWN).cloned().collect::<Vec<_>>();
        if let more @ 1.. = self.unknown.len() - shown.len() {
            shown.push(format!("… (+{more})"));
        }
        let unknown = with("file-unknown", shown.join(", "));
        [mode, unknown, unsigned, unfair].into_iter().flatten()
    }
}

/// How many unknown headers are named beside a result; the rest is counted.
const MOST_SHOWN: usize = 20;

/// The key of a text about a game, and its `$text` if it has one.
pub type Mark = (&'static str, String);

/// Why something is not a recording.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum RecordingError {
    Level(LevelError),
    Empty,
}

/// The texts that say what is special about a game.
pub(super) fn marks(
    helped: bool,
    played_on: bool,
    doubts: &FileDoubts,
) -> impl Iterator<Item = Mark> + use<> {
    let helped = helped.then_some(("aid-used", String::new()));
    let played_on = played_on.then_some(("played-on", String::new()));
    helped.into_iter().chain(played_on).chain(doubts.marks())
}

impl Metadata {
    /// The texts that say what is special about the game.
    pub fn marks(&self) -> impl Iterator<Item = Mark> + use<> {
        marks(self.helped, self.played_on, &self.doubts)
    }

    /// The program and its version, as far as they are known.
    pub fn full_program(&self) -> String {
        format!("{} {}", self.program, self.version).trim().to_owned()
    }
}

impl Recording {
    /// A recording of these events, whose times are those of the clock. One of a game whose clock
    /// starts with the board begins at 0 ms, whatever it counts from.
    ///
    /// # Errors
    /// If the board is invalid or nothing is clicked.
    pub fn new(
        field: Minefield,
        rules: Rules,
        mut log: EventLog,
        metadata: Metadata,
    ) -> Result<Self, RecordingError> {
        let level = Level::of(&field).map_err(RecordingError::Level)?;
        if rules.clock == StartPoint::BoardShown
            && let Some(by) = log.begin().checked_neg()
        {
            log = log.clone().shifted(by).unwrap_or(log);
        }
        if !log.has_click() {
            return Err(RecordingError::Empty);
        }
        Ok(Self { level, rules, field, log, metadata })
    }

    /// The game at the beginning. Its clock says what the recording does: the first opening starts
    /// it, but it counts from 0 ms, which in some programs is the press before that.
    pub fn game(&self) -> Game {
        self.game_by_our_clock().with_clock_from(self.moment(0))
    }

    /// The game with the clock of a new one, which counts from the first opening.
    pub(super) fn game_by_our_clock(&self) -> Game {
        Game::with_board(self.level, self.rules, self.field.clone(), Moment(0))
    }

    /// The moment of a time of the recording in ms.
    pub fn moment(&self, time: i32) -> Moment {
        let since = i64::from(time) - i64::from(self.log.begin().min(0));
        Moment(since.max(0) as u64)
    }
}
