//! What follows from an action on the game: sounds, animations and jobs; and what they find.

use super::{Message, PlayScreen};
use crate::config::PlaySwitches;
use crate::game::counters::{Counters, Figures, VisibleBbbv};
use crate::game::{Action, CellState, Moment, Outcome, OutcomeKind, Phase, Pos, VisibleCell};
use crate::history::played_game::UnrankedReason;
use crate::platform::local_clock;
use crate::practice::{GameMoment, ProgressChange, moments};
use crate::replay::Metadata;
use crate::ui::board::animation::Animation;
use crate::ui::features::luck_review::{LuckResult, LuckReview};
use crate::ui::screen::effect::{Effect, Effects, Request, StorageRequest};
use crate::ui::screen::jobs::{Background, Finished};

/// The moments of a finished game that are worth a look, found in the background as soon as its
/// luck is known.
pub type MomentReview = Background<Vec<GameMoment>>;
pub type MomentsResult = Finished<Vec<GameMoment>>;

impl PlayScreen {
    /// Notes what was missed, unless the player had help or may have known the board. Ignores the
    /// result for another game.
    pub(super) fn on_moments(&mut self, result: MomentsResult) -> Effects {
        if !self.moment_review.finish(result) {
            return Vec::new();
        }
        let kinds: Vec<_> = self.moments().iter().map(|moment| moment.position.kind).collect();
        let is_known = matches!(
            self.unranked_reason(),
            Some(UnrankedReason::Known | UnrankedReason::PlayedOn | UnrankedReason::SetUp)
        );
        if kinds.is_empty() || is_known || self.assistant.was_used() {
            return Vec::new();
        }
        let missed = ProgressChange::Missed { at: local_clock::timestamp(), kinds };
        Request::Store(StorageRequest::ChangeProgress(missed)).into()
    }

    /// The moments of the finished game, as far as they are known.
    pub fn moments(&self) -> &[GameMoment] {
        self.moment_review.result().map_or(&[], Vec::as_slice)
    }

    pub(super) fn on_luck_result(&mut self, result: LuckResult) -> Effects<Message> {
        if !self.luck_review.on_result(result) {
            return Vec::new();
        }
        let known = self.recording(Metadata::default()).zip(self.luck_review.shared());
        let job = known.map(|(recording, luck)| {
            self.moment_review
                .start(move |is_wanted| moments(&recording, &luck, is_wanted).unwrap_or_default())
        });
        job.map(|job| Effect::Job(job.map(Message::MomentsResult))).into_iter().collect()
    }

    pub(super) fn on_outcome(
        &mut self,
        action: Action,
        outcome: Outcome,
        now: Moment,
    ) -> Effects<Message> {
        // The sound of a win depends on its rank.
        let heard = (outcome.kind, &outcome.changed[..]);
        let sounds = self.pane.on_outcome(action, heard, self.session.game(), now);
        if self.animated
            && let Some(animation) = self.animation_for(action, &outcome, now)
        {
            self.animation = Some(animation);
        }
        let finish = matches!(outcome.kind, OutcomeKind::Won | OutcomeKind::Lost);
        if self.switches.counts_solved {
            let game = self.session.game();
            // Until something is open, and where guesses are fair, mines may have moved.
            let is_same = |it: &&mut VisibleBbbv| it.count() > 0 && !game.rules().fair_guess;
            match self.visible.as_mut().filter(is_same) {
                Some(visible) => visible.add(game, &outcome.changed),
                None => self.visible = VisibleBbbv::of(game),
            }
        }
        if finish {
            self.counters = Counters::of(self.game(), self.session.tally());
        }
        if let Some(race) = &mut self.race {
            race.on_outcome(self.session.game(), &outcome, now);
        }
        let small = self.game().size().cells() <= LuckReview::AUTO_LIMIT;
        let ask = if outcome.changed.is_empty() {
            None
        } else {
            self.assistant.on_board_changed(self.session.game())
        };
        self.actions.push((action, outcome));
        let luck = if finish && small { self.luck_job() } else { None };
        let luck = luck.map(|job| Effect::Job(job.map(Message::LuckResult)));
        let asked = self.on_assist_effect(ask, now);
        sounds.into_iter().map(|it| Request::Sound(it).into()).chain(asked).chain(luck).collect()
    }

    /// Flags what a clicked number touches, if the player wants that and all of it must be mines.
    pub(super) fn flag_around(&mut self, action: Action, now: Moment) -> Effects<Message> {
        let (Action::Open(pos) | Action::Chord(pos)) = action else {
            return Vec::new();
        };
        let game = self.game();
        if !self.switches.click_flags || game.phase() != Phase::Running {
            return Vec::new();
        }
        let VisibleCell::Open(number) = game.cell(pos) else {
            return Vec::new();
        };
        let around = game.size().neighbours(pos);
        let covered: Vec<_> = around.filter(|near| game.is_covered(*near)).collect();
        let is_flag = |near: &&Pos| game.cell(**near) == VisibleCell::Flag;
        let is_done = covered.iter().filter(is_flag).count() == covered.len();
        if is_done || covered.len() != usize::from(number) {
            return Vec::new();
        }
        self.assistant.note_help();
        covered.into_iter().flat_map(|cell| self.flag(cell, now)).collect()
    }

    /// The light that answers an action.
    fn animation_for(&self, action: Action, outcome: &Outcome, now: Moment) -> Option<Animation> {
        if outcome.kind == OutcomeKind::Paused {
            return Some(Animation::pause(self.game().size(), now));
        }
        let (Action::Open(at) | Action::Chord(at) | Action::Mark(at)) = action else {
            return None;
        };
        let (game, changed) = (self.game(), &outcome.changed);
        let size = game.size();
        match outcome.kind {
            OutcomeKind::Lost => {
                let hit = game.hits().first().copied().unwrap_or(at);
                Some(Animation::loss(size, hit, now))
            }
            OutcomeKind::Won => {
                let is_flag = |pos: &&Pos| game.cell(**pos) == VisibleCell::Flag;
                let flags: Vec<Pos> = changed.iter().filter(is_flag).copied().collect();
                Some(Animation::win(size, at, &flags, now))
            }
            OutcomeKind::Opened { .. } => Some(match action {
                Action::Chord(_) => Animation::chord(size, at, changed, now),
                _ => Animation::opening(size, at, changed, now),
            }),
            OutcomeKind::Marked(CellState::Flag) => Some(Animation::flag(size, at, now)),
            _ => None,
        }
    }
}

impl PlayScreen {
    pub fn set_switches(&mut self, switches: PlaySwitches) {
        self.switches = switches;
        self.visible = switches.counts_solved.then(|| VisibleBbbv::of(self.game())).flatten();
    }

    /// What the player may know of the game now: all of it when it is over.
    pub(super) fn figures(&self, now: Moment) -> Figures {
        let figures = match &self.counters {
            Some(counters) => Figures::from(counters),
            None => {
                let solved = self.visible.as_ref().map_or(0, VisibleBbbv::count);
                let solved = self.switches.counts_solved.then_some(solved);
                Figures::during_game(&self.tally(), self.game().elapsed(now), solved)
            }
        };
        figures.with_clicks_now(self.session.clicks_now(now))
    }

    /// How often counters that run are shown anew, in ms: with reduced motion every second.
    pub(super) const fn counter_step(&self) -> u64 {
        if self.animated { 100 } else { 1_000 }
    }
}
