//! What follows from an action on the game: sounds, animations and jobs.

use super::PlayScreen;
use crate::audio::{Cue, GuideTone, SoundRequest};
use crate::game::counters::Counters;
use crate::game::{Action, CellState, Moment, Outcome, OutcomeKind, Pos, Refusal, VisibleCell};
use crate::ui::board::animation::Animation;
use crate::ui::effect::{Effect, Job};
use crate::ui::screen::luck_review::LuckReview;

impl PlayScreen {
    pub(super) fn on_outcome(
        &mut self,
        action: Action,
        outcome: Outcome,
        now: Moment,
    ) -> Vec<Effect> {
        let cue = match outcome.kind {
            OutcomeKind::Nothing | OutcomeKind::Paused | OutcomeKind::Resumed => None,
            OutcomeKind::Refused(Refusal::Chord) => {
                if let Action::Chord(pos) | Action::Open(pos) = action {
                    self.refused = Some((pos, now));
                }
                Some(Cue::Refused)
            }
            OutcomeKind::Refused(Refusal::Flagged) => Some(Cue::Refused),
            OutcomeKind::Marked(CellState::Flag) => Some(Cue::Flag),
            OutcomeKind::Marked(_) => Some(Cue::Unflag),
            OutcomeKind::Opened { flood: true } => Some(Cue::Opening),
            OutcomeKind::Opened { flood: false } => Some(Cue::Open),
            OutcomeKind::Won => Some(Cue::Win),
            OutcomeKind::Lost => Some(Cue::Lose),
        };
        if self.animated
            && let Some(animation) = self.animation_for(action, &outcome, now)
        {
            self.animation = Some(animation);
        }
        let finish = self.is_over() && cue.is_some();
        if finish {
            self.counters = Counters::of(self.game(), self.session.tally());
        }
        let small = self.game().size().cells() <= LuckReview::AUTO_LIMIT;
        let ask = if outcome.changed.is_empty() {
            None
        } else {
            self.assistant.on_board_changed(self.session.game())
        };
        let guide = self.guide_tone(action, outcome.kind);
        self.actions.push((action, outcome));
        let luck = if finish && small { self.luck_job() } else { None };
        // The sound of a win depends on its rank.
        let sound = cue.filter(|cue| *cue != Cue::Win);
        let jobs = ask.map(Job::Assist).into_iter().chain(luck.map(Job::Luck));
        sound
            .map(SoundRequest::Cue)
            .into_iter()
            .chain(guide.map(SoundRequest::Guide))
            .map(Effect::Sound)
            .chain(jobs.map(Effect::Job))
            .collect()
    }

    /// What an action on one cell sounds like.
    fn guide_tone(&self, action: Action, kind: OutcomeKind) -> Option<GuideTone> {
        let (Action::Open(pos) | Action::Mark(pos) | Action::Chord(pos)) = action else {
            return None;
        };
        match kind {
            OutcomeKind::Refused(_) => Some(GuideTone::refused(pos.col, self.game().size().cols())),
            OutcomeKind::Marked(_) | OutcomeKind::Opened { flood: false } => {
                Some(self.cell_tone(pos))
            }
            _ => None,
        }
    }

    fn animation_for(&self, action: Action, outcome: &Outcome, now: Moment) -> Option<Animation> {
        let (Action::Open(at) | Action::Chord(at)) = action else {
            return None;
        };
        let (game, changed) = (self.game(), &outcome.changed);
        let size = game.size();
        match outcome.kind {
            OutcomeKind::Lost => {
                let bursts = |pos: &Pos| {
                    matches!(
                        game.cell(*pos),
                        VisibleCell::Mine | VisibleCell::HitMine | VisibleCell::WrongFlag
                    )
                };
                let mines = size.positions().filter(bursts).collect();
                let hit = game.hits().first().copied().unwrap_or(at);
                Some(Animation::burst(size, hit, mines, now))
            }
            OutcomeKind::Won => {
                let is_flag = |pos: &&Pos| game.cell(**pos) == VisibleCell::Flag;
                let flags: Vec<Pos> = changed.iter().filter(is_flag).copied().collect();
                Some(Animation::wave(size, at, &flags, now))
            }
            _ => None,
        }
    }
}
