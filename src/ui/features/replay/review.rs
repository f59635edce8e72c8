//! What is found out about a recording: its review, done once in the background when its luck is
//! known, with the marks of both on the time bar; and the odds of covered cells.

use crate::game::Game;
use crate::replay::game_review::{GameReview, OverlookedKind, ReviewMoment};
use crate::replay::{Recording, RecordingLuck};
use crate::solver::PlayerView;
use crate::solver::query::{Algorithm, Answer, ProbabilityMap, Query, QueryKind};
use crate::ui::kit::mark_timeline::{MarkShape, TimelineMark};
use crate::ui::screen::jobs::{Background, Finished, Job};
use std::sync::Arc;

#[derive(Debug, Clone, Default)]
pub struct ReplayReview {
    review: Background<Option<Arc<GameReview>>>,
    marks: Vec<TimelineMark>,
}

pub type ReviewResult = Finished<Option<Arc<GameReview>>>;

impl ReplayReview {
    /// Returns the job only the first time, as soon as the luck is known.
    pub fn job_once(
        &mut self,
        recording: &Recording,
        luck: Option<Arc<RecordingLuck>>,
    ) -> Option<Job<ReviewResult>> {
        let luck = luck.filter(|_| self.review.is_new())?;
        self.marks = marks(&luck, None);
        let recording = recording.clone();
        let review =
            move |is_wanted: &dyn Fn() -> bool| recording.review(&luck, is_wanted).map(Arc::new);
        Some(self.review.start(review))
    }

    /// Ignores results for another recording.
    pub fn on_result(&mut self, result: ReviewResult, luck: Option<&RecordingLuck>) {
        if self.review.finish(result) {
            self.marks = luck.map_or_else(Vec::new, |luck| marks(luck, self.known()));
        }
    }

    fn known(&self) -> Option<&GameReview> {
        self.review.result()?.as_deref()
    }

    /// The marks, in the order of the positions to which they lead.
    pub fn marks(&self) -> &[TimelineMark] {
        &self.marks
    }

    /// The next mark after this many events, or the one before: the events before its position.
    pub fn mark_beside(&self, events: usize, forward: bool) -> Option<usize> {
        let mut places = self.marks.iter().map(|mark| mark.event);
        match forward {
            true => places.find(|&event| event > events),
            false => places.rfind(|&event| event < events),
        }
    }

    /// Where time was lost at the position after this many events.
    pub fn moments_at(&self, events: usize) -> impl Iterator<Item = ReviewMoment> {
        self.known().into_iter().flat_map(move |review| review.moments_at(events))
    }
}

fn marks(luck: &RecordingLuck, review: Option<&GameReview>) -> Vec<TimelineMark> {
    let guesses = luck.guesses().map(|(opening, guess)| TimelineMark {
        time: opening.at.time,
        event: opening.at.before,
        shape: MarkShape::Guess {
            risk: guess.risk() as f32,
            needless: guess.was_avoidable(),
            fatal: !opening.survived,
        },
    });
    let mut marks: Vec<_> = guesses.collect();
    if let Some(review) = review {
        let slow = review.slow.iter().map(|slow| TimelineMark {
            time: slow.after.time,
            event: slow.after.event + 1,
            shape: MarkShape::Slow { until: slow.click.time },
        });
        let overlooked = review.overlooked.iter().map(|one| {
            let first = one.after.event + 1;
            let (time, event) = match one.kind {
                OverlookedKind::Guess => (one.click.time, one.click.before.max(first)),
                OverlookedKind::Wait => (one.begin, first),
            };
            TimelineMark { time, event, shape: MarkShape::Overlooked }
        });
        let wasted = review.wasted.iter().map(|one| TimelineMark {
            time: one.time,
            event: one.before,
            shape: MarkShape::Wasted,
        });
        marks.extend(slow.chain(overlooked).chain(wasted));
    }
    // The sort is stable, so what is drawn in front stays there.
    marks.sort_by_key(|mark| mark.event);
    marks
}

/// The odds of covered cells. At most one job runs at a time, so a fast recording skips some positions.
#[derive(Debug, Clone, Default)]
pub struct OddsOverlay {
    shown: bool,
    found: Background<OddsOfPosition>,
}

/// The number of open cells identifies the position.
pub type OddsOfPosition = (usize, Option<ProbabilityMap>);
pub type OddsResult = Finished<OddsOfPosition>;

impl OddsOverlay {
    pub const fn set_shown(&mut self, shown: bool) {
        self.shown = shown;
    }

    pub const fn is_shown(&self) -> bool {
        self.shown
    }

    /// The last position's odds remain until the new ones are there.
    pub fn chances(&self) -> Option<&ProbabilityMap> {
        let (_, chances) = self.found.result().filter(|_| self.shown)?;
        chances.as_ref()
    }

    pub fn job(&mut self, game: &Game) -> Option<Job<OddsResult>> {
        let open = game.open_cells();
        let is_known = self.found.result().is_some_and(|(of, _)| *of == open);
        if !self.shown || self.found.is_running() || is_known {
            return None;
        }
        let kind = QueryKind::Probabilities(Algorithm::Exact);
        let question = Query { view: PlayerView::of(game), kind };
        Some(self.found.start(move |_| match question.answer(|| true) {
            Answer::Probabilities(chances) => (open, Some(chances)),
            _ => (open, None),
        }))
    }

    /// Ignores results for another recording.
    pub fn on_result(&mut self, result: OddsResult) {
        self.found.finish(result);
    }
}
