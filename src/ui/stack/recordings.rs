//! The recordings that are played: one, or two beside each other.

use super::Stack;
use crate::ui::context::Context;
use crate::ui::effect::{Effect, Job};
use crate::ui::screen::Screen;
use crate::ui::screen::compare::{self, CompareScreen};
use crate::ui::screen::replay::{self, ReplayScreen};

impl Stack {
    pub fn replay(&self) -> Option<&ReplayScreen> {
        self.screens.iter().find_map(|screen| match screen {
            Screen::Replay(replay) => Some(replay.as_ref()),
            _ => None,
        })
    }

    /// The comparison in front.
    pub fn comparison(&self) -> Option<&CompareScreen> {
        match self.screens.last() {
            Some(Screen::Compare(compare)) => Some(compare),
            _ => None,
        }
    }

    /// Whether a recording runs in front.
    pub fn is_playing(&self) -> bool {
        match self.screens.last() {
            Some(Screen::Replay(replay)) => replay.is_running(),
            Some(Screen::Compare(compare)) => compare.is_running(),
            _ => false,
        }
    }

    /// Moves the recording in front on to the current time.
    pub fn on_frame(&mut self, ctx: Context<'_>) -> Vec<Effect> {
        match self.screens.last_mut() {
            Some(Screen::Replay(replay)) => replay.advance(ctx.now),
            Some(Screen::Compare(compare)) => compare.advance(ctx.now),
            _ => {}
        }
        self.replay_jobs()
    }

    pub fn update_replay(&mut self, message: replay::Message, ctx: Context<'_>) -> Vec<Effect> {
        let Some(Screen::Replay(replay)) = self.screens.last_mut() else {
            return Vec::new();
        };
        if let replay::Message::PanZoom(pan_zoom) = message {
            return self.pan_zoom(pan_zoom, ctx);
        }
        let jumps = message.leads_to_mark();
        let mut effects = replay.update(message, ctx.now);
        if jumps {
            self.scroll_replay(ctx);
        }
        effects.extend(self.replay_jobs());
        effects
    }

    /// What is still to be found out about the recording in front.
    pub(super) fn replay_jobs(&mut self) -> Vec<Effect> {
        let Some(Screen::Replay(replay)) = self.screens.last_mut() else {
            return Vec::new();
        };
        // Seeing the odds of a game in progress counts as help.
        if replay.gives_help() {
            self.game.play.assistant.was_used = true;
        }
        let luck = replay.luck_job().map(Job::ReplayLuck);
        let review = replay.review_job().map(Job::ReplayReview);
        let odds = replay.odds_job().map(Job::ReplayOdds);
        luck.into_iter().chain(review).chain(odds).map(Effect::Job).collect()
    }

    pub fn update_compare(&mut self, message: compare::Message, ctx: Context<'_>) -> Vec<Effect> {
        match self.screens.last_mut() {
            Some(Screen::Compare(compare)) => compare.update(message, ctx.now),
            _ => Vec::new(),
        }
    }
}
