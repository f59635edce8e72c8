//! Saves the game in progress, so that at most a second of it is ever lost, and resumes it.
//!
//! While its clock runs the game is saved every second, and at once when it starts, pauses or ends.
//! Other changes are saved within a second. Nothing is written while nothing changes.

use super::jobs::stored;
use super::resolve_settings::input_config;
use super::{App, Message};
use crate::config::{LevelChoice, Settings};
use crate::game::counters::Regions;
use crate::game::{BoardOrigin, GameId, Moment, NoGuess, Phase, Pos, Style, VisibleCell};
use crate::history::PlayedGame;
use crate::history::played_game::UnrankedReason;
use crate::i18n::Texts;
use crate::platform::{self, local_clock};
use crate::replay::SavedSession;
use crate::storage::saved_session::resume_crashes;
use crate::ui::screen::play::PlayScreen;
use iced::Task;

/// The shortest time between two saves while the clock stands, in ms.
const MIN_INTERVAL: u64 = 1_000;

#[derive(Debug, Default)]
pub(super) struct Autosave {
    saved: Option<(GameFingerprint, Moment)>,
    due: Option<Moment>,
}

/// Tells whether a game has changed since it was saved.
#[derive(Debug, Clone, Copy, PartialEq)]
struct GameFingerprint {
    game: GameId,
    phase: Phase,
    promise: NoGuess,
    second: u64,
    clicks: u32,
    open: usize,
    flags: u32,
    helped: bool,
    cursor: Option<Pos>,
    style: Style,
}

pub(super) struct ResumedGame {
    pub(super) id: GameId,
    pub(super) origin: BoardOrigin,
    pub(super) style: Style,
    pub(super) play: PlayScreen,
}

pub(super) fn resume_game(game: SavedSession, settings: &Settings) -> Option<ResumedGame> {
    let session = game.game.resume(input_config(settings), Moment(0));
    let session = session
        .inspect_err(|error| tracing::warn!("the saved game cannot be resumed: {error}"))
        .ok()?;
    Some(ResumedGame {
        id: game.id,
        origin: game.origin,
        style: game.style,
        play: PlayScreen::resumed(session, game.cursor, game.helped),
    })
}

pub(super) fn resumed_text(play: &PlayScreen, texts: &Texts) -> Option<String> {
    let level = texts.level(play.game().level());
    (play.game().phase() == Phase::Paused)
        .then(|| texts.with("game-is-here", &[("level", level.into())]))
}

impl Autosave {
    /// When to save if nothing else happens.
    pub(super) const fn deadline(&self) -> Option<Moment> {
        self.due
    }

    fn is_due(&mut self, fingerprint: GameFingerprint, now: Moment) -> bool {
        self.due = None;
        let Some((saved, at)) = self.saved else {
            return true;
        };
        if saved == fingerprint {
            return false;
        }
        let turned = saved.game != fingerprint.game || saved.phase != fingerprint.phase;
        let ticked = saved.second != fingerprint.second;
        if turned || ticked || now.since(at) >= MIN_INTERVAL {
            return true;
        }
        self.due = Some(Moment(at.0 + MIN_INTERVAL));
        false
    }
}

impl App {
    pub(super) fn autosave_game(&mut self) -> Task<Message> {
        let now = self.now();
        let Some(fingerprint) = self.fingerprint(now) else {
            self.autosave.due = None;
            let had = self.autosave.saved.take().is_some();
            // A finished game is logged, which clears its file.
            if had && !self.play.is_over() {
                return stored(self.storage.save_game(None));
            }
            return Task::none();
        };
        if !self.autosave.is_due(fingerprint, now) {
            return Task::none();
        }
        self.autosave.saved = Some((fingerprint, now));
        self.save_game(now)
    }

    /// The player has done something, or the program ends: resuming the game did not crash it.
    pub(super) fn survived(&self) {
        if let Some(file) = resume_crashes::survived() {
            self.storage.forget_crashes(file);
        }
    }

    pub(super) fn save_game(&self, now: Moment) -> Task<Message> {
        let Some(game) = self.play.saved_game(now) else {
            return Task::none();
        };
        let session = SavedSession {
            id: self.game_id,
            saved_at: jiff::Timestamp::now(),
            style: self.settings.style,
            origin: self.origin,
            helped: self.play.assistant().was_used(),
            cursor: self.play.cursor(),
            game,
        };
        stored(self.storage.save_game(Some(session)))
    }

    /// Another game replaces this one. An unfinished game that was begun is logged as such.
    pub(super) fn leave_game(&mut self) -> Task<Message> {
        let game = self.play.game();
        let left = matches!(game.phase(), Phase::Running | Phase::Paused);
        let time_ms = game.elapsed(self.now());
        let played = self.played_game(time_ms).filter(|_| left);
        self.game_id = GameId(platform::random_seed());
        self.pending_dialog = None;
        played.map_or_else(Task::none, |played| stored(self.storage.log_game(played, None)))
    }

    /// The game for the log; `None` before a cell is open.
    pub(super) fn played_game(&self, time_ms: u64) -> Option<PlayedGame> {
        let game = self.play.game();
        let field = game.field()?;
        let over = game.phase().is_over();
        if !over && game.open_cells() == 0 {
            return None;
        }
        let regions = Regions::of(field);
        let tally = self.play.tally();
        Some(PlayedGame {
            id: self.game_id,
            ended_at: local_clock::now(),
            style: Style::matching(game.rules()),
            level: game.level(),
            mines: field.mines(),
            result: game.phase().into(),
            time_ms,
            bbbv: regions.bbbv(),
            solved: regions.solved(|pos| matches!(game.cell(pos), VisibleCell::Open(_))),
            left: tally.left,
            right: tally.right,
            chords: tally.chords,
            unranked: self.unranked_reason(),
        })
    }

    pub(super) fn unranked_reason(&self) -> Option<UnrankedReason> {
        let game = self.play.game();
        let style = Style::matching(game.rules());
        match (self.origin, LevelChoice::of(game.level()).is_ranked(), style) {
            _ if self.play.assistant().was_used() => Some(UnrankedReason::Helped),
            (BoardOrigin::Seeded, ..) => Some(UnrankedReason::Seeded),
            (BoardOrigin::Known, ..) => Some(UnrankedReason::Known),
            (BoardOrigin::Fresh, ..) if game.no_guess() != NoGuess::Off => {
                Some(UnrankedReason::NoGuess)
            }
            (BoardOrigin::Fresh, false, _) => Some(UnrankedReason::Custom),
            (BoardOrigin::Fresh, _, None) => Some(UnrankedReason::Rules),
            (BoardOrigin::Fresh, true, Some(_)) => None,
        }
    }

    fn fingerprint(&self, now: Moment) -> Option<GameFingerprint> {
        let game = self.play.game();
        let in_progress = match game.phase() {
            Phase::Running | Phase::Paused => true,
            Phase::Ready => game.flags() > 0,
            Phase::Won | Phase::Lost => false,
        };
        in_progress.then(|| GameFingerprint {
            game: self.game_id,
            phase: game.phase(),
            promise: game.no_guess(),
            second: game.elapsed(now) / 1_000,
            clicks: self.play.tally().clicks(),
            open: game.open_cells(),
            flags: game.flags(),
            helped: self.play.assistant().was_used(),
            cursor: self.play.cursor(),
            style: self.settings.style,
        })
    }
}

impl Drop for App {
    /// Saves the game to the millisecond when the window closes; not in a panic, when its state is
    /// unknown.
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.survived();
            drop(self.save_game(self.now()));
        }
    }
}
