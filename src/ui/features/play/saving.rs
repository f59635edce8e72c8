//! What is saved of a game, while it is played and when it is over.

use super::PlayScreen;
use crate::config::{LevelKind, PlayerName};
use crate::game::counters::Regions;
use crate::game::{BoardOrigin, Moment, NoGuess, Style, VisibleCell};
use crate::history::PlayedGame;
use crate::history::played_game::{PlayedBoard, UnrankedReason};
use crate::platform::local_clock;
use crate::practice::daily::DailyResults;
use crate::replay::{Metadata, Recording, SavedGame, SavedSession, SavedStep};
use crate::ui::features::play::autosave::{SaveNeed, Saved};
use crate::ui::features::play::race::Race;
use crate::ui::screen::effect::StorageRequest;

impl PlayScreen {
    /// What to save now, if anything.
    pub fn autosave(&mut self, style: Style, now: Moment) -> Option<StorageRequest> {
        match self.autosave.check(Saved::of(self, style, now), self.is_over()) {
            SaveNeed::Nothing => None,
            SaveNeed::Clear => Some(StorageRequest::SaveGame(None)),
            SaveNeed::Whole => {
                let session = self.saved_session(style, now)?;
                Some(StorageRequest::SaveGame(Some(Box::new(session))))
            }
            SaveNeed::Since(from) => {
                let (cursor, saved_at) = (self.pane.cursor, local_clock::timestamp());
                let session = &self.session;
                let step = SavedStep::capture(session, self.id, cursor, from, saved_at, now)?;
                Some(StorageRequest::ContinueGame(step))
            }
        }
    }

    pub const fn autosave_deadline(&self) -> Option<Moment> {
        self.autosave.deadline()
    }

    /// `None` if there is no game to resume.
    pub fn saved_session(&self, style: Style, now: Moment) -> Option<SavedSession> {
        Some(SavedSession {
            id: self.id,
            saved_at: local_clock::timestamp(),
            style,
            origin: self.origin,
            helped: self.assistant.was_used(),
            cursor: self.pane.cursor,
            race: self.race.as_ref().and_then(Race::saved),
            game: SavedGame::capture(&self.session, now)?,
        })
    }

    pub fn recording_by(&self, player: Option<&PlayerName>) -> Option<Recording> {
        self.recording(Metadata {
            player: player.map_or("", PlayerName::as_str).to_owned(),
            program: "Sapper".to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            played_at: local_clock::timestamp().to_string(),
            helped: self.assistant.was_used(),
            played_on: self.is_played_on(),
            ..Metadata::default()
        })
    }

    /// Whether it may have begun with cells that were open or flagged already.
    pub(super) const fn had_a_start(&self) -> bool {
        matches!(self.origin, BoardOrigin::PlayedOn | BoardOrigin::SetUp)
    }

    /// Whether it goes on with another game.
    pub const fn is_played_on(&self) -> bool {
        matches!(self.origin, BoardOrigin::PlayedOn)
    }

    /// What a game is called that begins as no other, and why it is not ranked: the keys of both
    /// texts. A daily game has a name of its own.
    pub const fn origin_note(&self) -> Option<(&'static str, &'static str)> {
        match self.origin {
            BoardOrigin::PlayedOn => Some(("played-on", "unranked-played-on")),
            BoardOrigin::SetUp => Some(("set-up", "unranked-set-up")),
            BoardOrigin::Fresh
            | BoardOrigin::Seeded
            | BoardOrigin::Known
            | BoardOrigin::Daily(_) => None,
        }
    }

    /// The game for the log; `None` before a cell is open.
    pub(super) fn played_game(&self, time_ms: u64) -> Option<PlayedGame> {
        let game = self.game();
        self.as_played(time_ms).filter(|_| game.phase().is_over() || game.open_cells() > 0)
    }

    /// The game so far; `None` before its board is laid.
    pub(super) fn as_played(&self, time_ms: u64) -> Option<PlayedGame> {
        let game = self.game();
        let field = game.field()?;
        let regions = Regions::of(field);
        let tally = self.tally();
        Some(PlayedGame {
            id: self.id,
            ended_at: local_clock::now(),
            style: Style::matching(game.rules()),
            board: PlayedBoard { level: game.level(), mines: field.mines() },
            result: game.phase().into(),
            time_ms,
            bbbv: regions.bbbv(),
            solved: regions.solved(|pos| matches!(game.cell(pos), VisibleCell::Open(_))),
            left: tally.left,
            right: tally.right,
            chords: tally.chords,
            unranked: match (self.unranked_reason(), game.guess_rules()) {
                (None | Some(UnrankedReason::Custom | UnrankedReason::Rules), guesses)
                    if !guesses.is_off() =>
                {
                    UnrankedReason::of_guesses(guesses)
                }
                (reason, _) => reason,
            },
            effective: Some(tally.effective),
            flagged: Some(tally.has_flagged),
        })
    }

    /// Whether help would cost the game something: its place in the records or the statistics, or a
    /// result on a daily board.
    pub fn counts(&self, results: &DailyResults) -> bool {
        let is_first = |daily| results.counts(daily, self.id);
        !self.is_over()
            && match self.unranked_reason() {
                None | Some(UnrankedReason::Custom | UnrankedReason::Rules) => true,
                Some(UnrankedReason::Known) => self.daily().is_some_and(is_first),
                Some(_) => false,
            }
    }

    /// Why a win is in no table.
    pub(super) fn unranked_reason(&self) -> Option<UnrankedReason> {
        let game = self.game();
        let style = Style::matching(game.rules());
        match (self.origin, LevelKind::of(game.level()).is_ranked(), style) {
            (BoardOrigin::PlayedOn, ..) => Some(UnrankedReason::PlayedOn),
            (BoardOrigin::SetUp, ..) => Some(UnrankedReason::SetUp),
            _ if self.assistant.was_used() => Some(UnrankedReason::Helped),
            (BoardOrigin::Seeded, ..) => Some(UnrankedReason::Seeded),
            (BoardOrigin::Known | BoardOrigin::Daily(_), ..) => Some(UnrankedReason::Known),
            (BoardOrigin::Fresh, ..) if game.filter().is_some() => Some(UnrankedReason::Filtered),
            (BoardOrigin::Fresh, ..) if game.no_guess() != NoGuess::Off => {
                Some(UnrankedReason::NoGuess)
            }
            (BoardOrigin::Fresh, false, _) => Some(UnrankedReason::Custom),
            (BoardOrigin::Fresh, _, None) => Some(UnrankedReason::Rules),
            (BoardOrigin::Fresh, true, Some(_)) => None,
        }
    }
}
