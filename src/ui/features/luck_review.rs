//! The luck analysis of the game on a screen, done once in the background.

use crate::replay::{Recording, RecordingLuck};
use crate::ui::screen::jobs::{Background, Finished, Job};
use std::sync::Arc;

#[derive(Debug, Clone, Default)]
pub struct LuckReview(Background<Option<Arc<RecordingLuck>>>);

pub type LuckResult = Finished<Option<Arc<RecordingLuck>>>;

impl LuckReview {
    /// Boards of up to this many cells are analyzed unasked: a whole game on them takes
    /// milliseconds. Larger ones may take a minute.
    pub const AUTO_LIMIT: usize = 1_000;

    pub fn luck(&self) -> Option<&RecordingLuck> {
        self.0.result()?.as_deref()
    }

    /// The luck, to share with another thread.
    pub fn shared(&self) -> Option<Arc<RecordingLuck>> {
        self.0.result()?.clone()
    }

    /// Returns the job only the first time.
    pub fn job_once(
        &mut self,
        recording: impl FnOnce() -> Option<Recording>,
    ) -> Option<Job<LuckResult>> {
        let recording = self.0.is_new().then(recording)??;
        Some(self.0.start(luck_of(recording)))
    }

    pub fn job(&self, recording: Recording) -> Job<LuckResult> {
        self.0.job(luck_of(recording))
    }

    /// Ignores the result for another game, and returns whether it was for this one.
    pub fn on_result(&mut self, result: LuckResult) -> bool {
        self.0.finish(result)
    }
}

fn luck_of(recording: Recording) -> impl FnOnce(&dyn Fn() -> bool) -> Option<Arc<RecordingLuck>> {
    move |is_wanted| recording.luck(is_wanted).map(Arc::new)
}
