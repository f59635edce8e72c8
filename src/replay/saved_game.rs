//! A game broken off in the middle, and how it goes on.
//!
//! What is kept is the film so far: the board, the rules and what the hand did. The game is what
//! comes of playing it again, with every mark, every click counted and its time, and its film goes
//! on where it stopped.

use super::event_log::EventLog;
use super::recorder::Recorder;
use super::session::Session;
use crate::game::origin::{BoardOrigin, GameId};
use crate::game::pointer::InputConfig;
use crate::game::{Game, Level, Minefield, Moment, NoGuess, OutcomeKind, Phase, Pos, Rules, Style};
use jiff::Timestamp;
use thiserror::Error;

/// A game in progress, and what is to be known of it.
#[derive(Debug, Clone, PartialEq)]
pub struct SavedSession {
    /// Which game it is.
    pub id: GameId,
    /// When it was saved.
    pub saved_at: Timestamp,
    /// The style of the window in which it is played.
    pub style: Style,
    /// Where its board comes from.
    pub origin: BoardOrigin,
    /// Whether the player has had help in it.
    pub helped: bool,
    /// The keyboard's cursor.
    pub cursor: Option<Pos>,
    /// The game itself.
    pub game: SavedGame,
}

/// The place in a game from which it can go on later.
#[derive(Debug, Clone, PartialEq)]
pub struct SavedGame {
    /// The level that is played.
    pub level: Level,
    /// The rules that hold.
    pub rules: Rules,
    /// Where the mines lie, or will.
    pub board: SavedBoard,
    /// Whether the board needs no guess.
    pub no_guess: NoGuess,
    /// What the hand has done, from 0 ms on.
    pub log: EventLog,
    /// How far the film has come, in ms; not before the last event of the reel.
    pub time: i32,
    /// How many cells are open, and how many flags stand: what must come out when all is played
    /// again.
    pub checksum: Checksum,
}

/// By what a game is seen to have come out as it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Checksum {
    /// How many cells are open.
    pub open: u32,
    /// How many flags stand.
    pub flags: u32,
}

impl Checksum {
    fn of_game(game: &Game) -> Self {
        Self {
            // No board has more cells than 2¹⁶.
            open: game.open_cells() as u32,
            flags: game.flags(),
        }
    }
}

/// The board of a game that was broken off.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SavedBoard {
    /// The mines are laid.
    Placed(Minefield),
    /// They will be, at the first opening, from this seed.
    Seeded(u64),
}

/// Why a game cannot go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ResumeError {
    /// The board is not of the level's size.
    #[error("its board does not have the size of its level")]
    Size,
    /// The film begins later than at 0, or has not come as far as its own last event.
    #[error("its recording has the wrong length")]
    Time,
    /// What the hand did ends the game.
    #[error("the game was already over")]
    Over,
    /// What the hand did does not lead to the board that was there.
    #[error("its moves lead to a different board")]
    Mismatch,
}

impl SavedGame {
    /// The place to which a game has come at `now`. `None` where there is nothing to go on with:
    /// nothing is open and no flag stands, or the game is over.
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

    /// Plays the game again up to here. It stands still then: paused where its clock runs, and with
    /// nothing held.
    ///
    /// # Errors
    /// When no game was broken off like this.
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

/// The moment of a time of the film, which is not negative here.
fn moment(time: i32) -> Moment {
    Moment(u64::try_from(time).unwrap_or_default())
}
