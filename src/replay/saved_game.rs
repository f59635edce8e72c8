//! An unfinished game and how it is resumed: by replaying its recording so far.

use super::event_log::EventLog;
use super::recorder::Recorder;
use super::session::Session;
use crate::game::origin::{BoardOrigin, GameId};
use crate::game::pointer::InputConfig;
use crate::game::{Game, Level, Minefield, Moment, NoGuess, OutcomeKind, Phase, Pos, Rules, Style};
use jiff::Timestamp;
use thiserror::Error;

/// A game in progress and its circumstances.
#[derive(Debug, Clone, PartialEq)]
pub struct SavedSession {
    pub id: GameId,
    pub saved_at: Timestamp,
    /// The style of the window.
    pub style: Style,
    pub origin: BoardOrigin,
    /// Whether the player had help.
    pub helped: bool,
    /// The keyboard cursor.
    pub cursor: Option<Pos>,
    pub game: SavedGame,
}

/// An unfinished recording that can be resumed.
#[derive(Debug, Clone, PartialEq)]
pub struct SavedGame {
    pub level: Level,
    pub rules: Rules,
    /// The mines or their seed.
    pub board: SavedBoard,
    /// Whether the board needs no guess.
    pub no_guess: NoGuess,
    /// What happened, from 0 ms on.
    pub log: EventLog,
    /// The length of the recording in ms; not before its last event.
    pub time: i32,
    /// The expected result of replaying it.
    pub checksum: Checksum,
}

/// Detects a game that comes out differently.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Checksum {
    pub open: u32,
    pub flags: u32,
}

impl Checksum {
    fn of_game(game: &Game) -> Self {
        Self {
            // A board has at most 2¹⁶ cells.
            open: game.open_cells() as u32,
            flags: game.flags(),
        }
    }
}

/// The board of an unfinished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SavedBoard {
    Placed(Minefield),
    /// To be laid at the first opening from this seed.
    Seeded(u64),
}

/// Why a game cannot be resumed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ResumeError {
    #[error("its board does not have the size of its level")]
    Size,
    #[error("its recording has the wrong length")]
    Time,
    #[error("the game was already over")]
    Over,
    #[error("its moves lead to a different board")]
    Mismatch,
}

impl SavedGame {
    /// `None` if nothing is open or flagged, or the game is over.
    pub fn capture(take: &Recorder, now: Moment) -> Option<Self> {
        let game = take.game();
        let in_progress = match game.phase() {
            Phase::Running | Phase::Paused => true,
            Phase::Ready => game.flags() > 0,
            Phase::Won | Phase::Lost => false,
        };
        if !in_progress {
            return None;
        }
        let reel = take.log()?.clone();
        let board = match game.field() {
            Some(field) => SavedBoard::Placed(field.clone()),
            None => SavedBoard::Seeded(game.seed()),
        };
        Some(Self {
            level: game.level(),
            rules: game.rules(),
            board,
            no_guess: game.no_guess(),
            checksum: Checksum::of_game(game),
            time: take.recording_time(now).max(reel.end()),
            log: reel,
        })
    }

    /// Replays the game. It is paused if its clock was started, and no button is held.
    ///
    /// # Errors
    /// If the events do not lead to this game.
    pub fn resume(self, hand: InputConfig, now: Moment) -> Result<Recorder, ResumeError> {
        if self.log.begin() != 0 || self.time < self.log.end() {
            return Err(ResumeError::Time);
        }
        let begin = Moment(0);
        let game = match self.board {
            SavedBoard::Placed(field) if field.size() != self.level.size() => {
                return Err(ResumeError::Size);
            }
            SavedBoard::Placed(field) => {
                let first = match self.no_guess {
                    NoGuess::From(first) => Some(first),
                    NoGuess::Off | NoGuess::Pending => None,
                };
                Game::with_board(self.level, self.rules, field, begin).with_start_cell(first)
            }
            SavedBoard::Seeded(seed) => {
                let mut game = Game::new(self.level, self.rules, seed, begin);
                game.set_no_guess(self.no_guess == NoGuess::Pending);
                game
            }
        };
        let mut stage = Session::new(game, InputConfig::default());
        let mut opening = None;
        for event in self.log.events() {
            let deed = stage.replay_event(event, moment(event.time));
            let opened = deed.is_some_and(|deed| {
                matches!(
                    deed.outcome.kind,
                    OutcomeKind::Opened { .. } | OutcomeKind::Won | OutcomeKind::Lost
                )
            });
            if opened && opening.is_none() {
                opening = Some(event.time);
            }
        }
        if stage.game().phase().is_over() {
            return Err(ResumeError::Over);
        }
        if Checksum::of_game(stage.game()) != self.checksum {
            return Err(ResumeError::Mismatch);
        }
        let time = moment(self.time);
        Ok(Recorder::resumed(stage, self.log, opening, hand, time, now))
    }
}

/// The moment of a time of the recording, which is not negative here.
fn moment(time: i32) -> Moment {
    Moment(u64::try_from(time).unwrap_or_default())
}
