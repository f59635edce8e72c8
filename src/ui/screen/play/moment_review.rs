//! The moments of a finished game that are worth a look, found in the background as soon as its
//! luck is known.

use super::{Message, PlayScreen};
use crate::practice::{GameMoment, moments};
use crate::replay::Metadata;
use crate::ui::effect::{Effect, Effects};
use crate::ui::jobs::{Background, Finished};
use crate::ui::screen::luck_review::LuckResult;

pub type MomentReview = Background<Vec<GameMoment>>;
pub type MomentsResult = Finished<Vec<GameMoment>>;

impl PlayScreen {
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
}
