//! Which recordings the player races against.

use super::PlayScreen;
use super::race::Race;
use crate::config::LevelKind;
use crate::game::counters::bbbv;
use crate::game::{BoardOrigin, GameId, Minefield, Moment, Style};
use crate::history::{Record, TableKey};
use crate::replay::ghost::RivalKind;
use crate::replay::{Ghost, Recording};
use crate::ui::screen::context::Context;
use crate::ui::screen::effect::{Effects, GhostSearch, Request, StorageRequest};
use crate::ui::screen::notices::Notice;
use std::sync::Arc;

/// How many recordings are tried, because some may be gone.
const TRIED: usize = 5;

impl PlayScreen {
    /// From now on new boards are raced like this, or not.
    pub const fn set_races(&mut self, rival: Option<RivalKind>) {
        self.races = rival;
    }

    pub const fn races(&self) -> Option<RivalKind> {
        self.races
    }

    /// Plays the current board again, against the best recording of it.
    pub fn race_board(&mut self, ctx: Context<'_>) -> Effects {
        let Some(field) = self.game().field().cloned() else {
            return Vec::new();
        };
        let player = ctx.settings.player.as_ref();
        let last = self.recording_by(player).filter(|_| self.is_over() && !self.had_a_start());
        // One that the player chose may be another player's.
        let race = self.race.as_ref().filter(|race| race.rival() != RivalKind::Recording);
        let ghost = race.and_then(Race::ghost);
        let others = [self.best_win.clone(), ghost.map(|ghost| ghost.recording.clone())];
        let others = others.into_iter().flatten().filter(|it| it.field == field);
        let known: Vec<_> = last.into_iter().chain(others).collect();
        let mut effects = self.play_again(ctx);
        let level = LevelKind::of(self.game().level());
        let bbbv = bbbv(&field);
        let of_board = |record: &&Record| record.level == level && record.bbbv == bbbv;
        let mut records: Vec<_> = ctx.scores.records.iter().filter(of_board).collect();
        records.sort_by_key(|record| record.time_ms);
        effects.extend(self.race(RivalKind::Board, records, Some(field), known));
        effects
    }

    /// Plays the board of a recording against it.
    pub fn race_recording(&mut self, recording: Recording, ctx: Context<'_>) -> Effects {
        let field = recording.field.clone();
        let mut effects = self.play_known_board(field, None, BoardOrigin::Known, ctx);
        effects.extend(self.race(RivalKind::Recording, Vec::new(), None, vec![recording]));
        effects
    }

    /// Plays the current board again; a race on it, too.
    pub fn retry(&mut self, ctx: Context<'_>) -> Effects {
        let race = self.race.as_ref();
        let rival = race.and_then(|race| Some((race.rival(), race.ghost()?.recording.clone())));
        match rival {
            Some((RivalKind::Board, _)) => self.race_board(ctx),
            Some((RivalKind::Recording, recording)) => {
                let mut effects = self.play_again(ctx);
                effects.extend(self.race(RivalKind::Recording, Vec::new(), None, vec![recording]));
                effects
            }
            _ => self.play_again(ctx),
        }
    }

    /// Looks for the ghost of a new or a resumed game, as soon as enough is known of its board.
    pub fn find_rival(&mut self, ctx: Context<'_>) -> Effects {
        let game = self.game();
        let race = self.race.as_ref();
        let Some((rival, before)) = race.and_then(|race| Some((race.rival(), race.wanted()?)))
        else {
            return Vec::new();
        };
        if let Some(before) = before.clone() {
            return self.race(rival, Vec::new(), None, vec![*before]);
        }
        match rival {
            RivalKind::Bbbv if game.field().is_none() => return Vec::new(),
            RivalKind::Level | RivalKind::Bbbv => {}
            // It was that of a game before a restart, and cannot be read.
            RivalKind::Board | RivalKind::Recording => {
                self.race = None;
                return Request::Notify(Notice::of("race-gone", ctx.texts)).into();
            }
        }
        let level = LevelKind::of(game.level());
        let guesses = game.guess_rules();
        let table = |style| ctx.scores.table(TableKey { level, style, guesses });
        let mut records = Style::matching(game.rules()).map_or_else(Vec::new, table);
        if let Some(field) = game.field().filter(|_| rival == RivalKind::Bbbv) {
            let bbbv = bbbv(field);
            // The sort keeps the fastest first among equal ones.
            records.sort_by_key(|record| record.bbbv.abs_diff(bbbv));
        }
        self.race(rival, records, None, Vec::new())
    }

    /// Races against the first of these records that has a recording, on this board if it must be
    /// the same, or against a better one that is known.
    fn race(
        &mut self,
        rival: RivalKind,
        records: Vec<&Record>,
        board: Option<Minefield>,
        known: Vec<Recording>,
    ) -> Effects {
        self.race.get_or_insert_with(|| Race::against(rival)).ask();
        let names = records.into_iter().filter_map(|record| record.replay.clone());
        let names = names.take(TRIED).collect();
        let search = GhostSearch { game: self.id(), names, board, known };
        Request::Store(StorageRequest::FindGhost(search)).into()
    }

    /// The ghost for this game was found, or there is none.
    pub fn on_ghost(&mut self, id: GameId, ghost: Option<Arc<Ghost>>, now: Moment) {
        let is_this = id == self.id();
        if let Some(race) = self.race.as_mut().filter(|race| is_this && race.is_awaited()) {
            race.begin(ghost, self.session.game(), now);
        }
    }

    /// Remembers a win, for races on the same board, unless it had a start that others have not.
    pub(super) fn note_win(&mut self, recording: &Recording) {
        if self.had_a_start() {
            return;
        }
        let known = self.best_win.as_ref().filter(|known| known.field == recording.field);
        if known.is_none_or(|known| recording.log.end() < known.log.end()) {
            self.best_win = Some(recording.clone());
        }
    }
}
