//! What a click leads to, by the player or by help.

use super::assistant::AssistEffect;
use super::{Message, PlayScreen};
use crate::game::pointer::{Gesture, PointerInput};
use crate::game::{Action, Moment, Outcome, VisibleCell};
use crate::ui::screen::effect::{Effect, Effects, Request};
use crate::ui::screen::jobs::Job;

impl PlayScreen {
    pub(super) fn on_assist_effect(
        &mut self,
        effect: Option<AssistEffect>,
        now: Moment,
    ) -> Effects<Message> {
        match effect {
            None => Vec::new(),
            Some(AssistEffect::Run(job)) => {
                vec![Effect::Job(Job::new(move || Message::AssistResult(job.run())))]
            }
            Some(AssistEffect::Reveal(pos)) => {
                self.pane.scroll_to([pos]);
                Vec::new()
            }
            Some(AssistEffect::Open(pos)) => {
                let mut effects = Vec::new();
                // A flag says nothing to the solver and must not stop auto-play. One mark removes
                // it or makes it a question mark, which opens.
                if self.game().cell(pos) == VisibleCell::Flag {
                    effects.extend(self.act(Action::Mark(pos), now));
                }
                effects.extend(self.act(Action::Open(pos), now));
                effects
            }
        }
    }

    pub(super) fn on_input(&mut self, input: PointerInput, now: Moment) -> Effects<Message> {
        if let Some(search) = &mut self.search {
            search.note_input(input);
            return Vec::new();
        }
        if self.draft_input(input) {
            return Vec::new();
        }
        let mut effects = Vec::new();
        if matches!(input, PointerInput::Press { .. } | PointerInput::TouchStart) {
            let sound = self.pane.on_press();
            self.skip_animation();
            effects.extend((!self.is_over()).then_some(Request::Sound(sound).into()));
        }
        let applied = self.session.handle_input(input, now);
        effects.extend(self.on_applied(applied, now));
        if input == PointerInput::TouchStart {
            effects.extend(self.offer_flag_button());
        }
        effects
    }

    pub(super) fn on_applied(
        &mut self,
        applied: Option<(Gesture, Outcome)>,
        now: Moment,
    ) -> Effects<Message> {
        let applied = applied.and_then(|(gesture, outcome)| Some((gesture.action()?, outcome)));
        match applied {
            Some((action, outcome)) => {
                let was_idle = outcome.changed.is_empty();
                let mut effects = self.on_outcome(action, outcome, now);
                if was_idle {
                    effects.extend(self.flag_around(action, now));
                }
                effects
            }
            None => self.search_if_needed(now),
        }
    }

    pub(super) fn act(&mut self, action: Action, now: Moment) -> Effects<Message> {
        if self.search.is_some() {
            return Vec::new();
        }
        let outcome = self.session.perform(action, now);
        if self.session.needs_board_at().is_some() {
            return self.search_if_needed(now);
        }
        self.on_outcome(action, outcome, now)
    }
}
