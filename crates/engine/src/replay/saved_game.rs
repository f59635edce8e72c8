//! An unfinished game and how it is resumed: by replaying its recording so far.

use super::event_log::SessionLog;
use super::ghost::RivalKind;
use super::{Event, EventLog, Recording, Session};
use crate::game::origin::{BoardOrigin, GameId};
use crate::game::pointer::InputConfig;
use crate::game::{BoardFilter, Game, Level, Minefield, Moment, NoGuess, Phase, Pos, Rules, Style};
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
    /// What it is raced against.
    pub race: Option<SavedRace>,
    pub game: SavedGame,
}

impl SavedSession {
    /// The board, if it is laid and the game may count: who saw it elsewhere would have had help.
    pub fn secret_board(&self) -> Option<&Minefield> {
        let counts = matches!(self.origin, BoardOrigin::Fresh | BoardOrigin::Daily(_));
        match &self.game.board {
            SavedBoard::Placed(field) if counts && !self.helped => Some(field),
            _ => None,
        }
    }
}

/// A race that is on.
#[derive(Debug, Clone, PartialEq)]
pub struct SavedRace {
    pub rival: RivalKind,
    /// `None` if it was not found yet, or can no longer be read.
    pub ghost: Option<Box<Recording>>,
}

/// What has happened in a game since it was last saved, however long it is.
#[derive(Debug, Clone, PartialEq)]
pub struct SavedStep {
    pub id: GameId,
    pub saved_at: Timestamp,
    pub cursor: Option<Pos>,
    /// How many events were saved before.
    pub from: usize,
    /// The later ones.
    pub events: Vec<Event>,
    /// See [`SavedGame::time`].
    pub time: i32,
    pub checksum: Checksum,
}

/// Whether a saved game can be resumed here.
#[derive(Debug, Clone)]
pub enum Resumable {
    Resumed(Box<SavedSession>),
    InOtherWindow,
    /// It was deleted or cannot be used.
    Gone,
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
    /// What the board was chosen by, or will be.
    pub filter: Option<BoardFilter>,
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
    pub fn capture(session: &Session, now: Moment) -> Option<Self> {
        let game = session.game();
        let log = log_in_progress(session)?;
        Some(Self {
            level: game.level(),
            rules: game.rules(),
            board: match game.field() {
                Some(field) => SavedBoard::Placed(field.clone()),
                None => SavedBoard::Seeded(game.seed()),
            },
            no_guess: game.no_guess(),
            filter: game.filter(),
            checksum: Checksum::of_game(game),
            time: log.time(now).max(log.events.end()),
            log: log.events.clone(),
        })
    }

    /// How many events a game in progress has; `None` as for [`SavedGame::capture`].
    pub fn event_count(session: &Session) -> Option<usize> {
        log_in_progress(session).map(|log| log.events.events().len())
    }

    /// Replays the game. It is paused if its clock was started, and no button is held.
    ///
    /// # Errors
    /// If the events do not lead to this game.
    pub fn resume(self, config: InputConfig, now: Moment) -> Result<Session, ResumeError> {
        if self.log.begin() != 0 || self.time < self.log.end() {
            return Err(ResumeError::Time);
        }
        let game = match self.board {
            SavedBoard::Placed(field) if field.size() != self.level.size() => {
                return Err(ResumeError::Size);
            }
            SavedBoard::Placed(field) => {
                let first = match self.no_guess {
                    NoGuess::From(first) => Some(first),
                    NoGuess::Off | NoGuess::Pending => None,
                };
                Game::with_board(self.level, self.rules, field, Moment(0))
                    .with_start_cell(first)
                    .with_filter(self.filter)
            }
            SavedBoard::Seeded(seed) => {
                let mut game = Game::new(self.level, self.rules, seed, Moment(0));
                game.set_no_guess(self.no_guess == NoGuess::Pending);
                game.set_filter(self.filter);
                game
            }
        };
        let mut session = Session::replayed(game, self.log);
        if session.game().phase().is_over() {
            return Err(ResumeError::Over);
        }
        if Checksum::of_game(session.game()) != self.checksum {
            return Err(ResumeError::Mismatch);
        }
        session.go_on(config, Moment(u64::from(self.time.unsigned_abs())), now);
        Ok(session)
    }
}

impl SavedStep {
    /// What has happened in a game in progress since its log had `from` events. `None` as for
    /// [`SavedGame::capture`].
    pub fn capture(
        session: &Session,
        id: GameId,
        cursor: Option<Pos>,
        from: usize,
        saved_at: Timestamp,
        now: Moment,
    ) -> Option<Self> {
        let log = log_in_progress(session)?;
        Some(Self {
            id,
            saved_at,
            cursor,
            from,
            events: log.events.events().get(from..)?.to_vec(),
            time: log.time(now).max(log.events.end()),
            checksum: Checksum::of_game(session.game()),
        })
    }
}

impl SavedSession {
    /// Adds what has happened since. Returns whether it goes on from here.
    pub fn follow(&mut self, step: SavedStep) -> bool {
        let log = &mut self.game.log;
        let follows = step.id == self.id && step.from == log.events().len();
        let fits = follows && step.events.into_iter().all(|event| log.push(event));
        if fits {
            self.saved_at = step.saved_at;
            self.cursor = step.cursor;
            self.game.time = step.time;
            self.game.checksum = step.checksum;
        }
        fits
    }
}

/// The log of a game in which something is open or flagged and which is not over.
fn log_in_progress(session: &Session) -> Option<&SessionLog> {
    let game = session.game();
    let in_progress = match game.phase() {
        Phase::Running | Phase::Paused => true,
        Phase::Ready => game.flags() > 0,
        Phase::Won | Phase::Lost => false,
    };
    session.log().filter(|_| in_progress)
}
