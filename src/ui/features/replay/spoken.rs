//! What is said of a recording: where it is, what has happened there, and its marks.

use super::ReplayScreen;
use super::controls::time_text;
use crate::i18n::steps::{Naming, plain};
use crate::i18n::{Texts, announcements, args, luck, review};
use crate::replay::game_review::{OverlookedKind, ReviewMoment};
use crate::ui::kit::mark_timeline::{MarkShape, TimelineMark};

impl ReplayScreen {
    /// What is said now: the step of an explanation, or the position. While the recording runs, only
    /// where time was lost.
    pub(super) fn spoken(&self, texts: &Texts) -> String {
        if let Some(walk) = self.explanation.walk() {
            return plain(&walk.sentence(texts, Naming::Coordinates));
        }
        let moments = self.review_moments().map(|moment| review::moment_line(texts, moment));
        if self.is_running() {
            let runs = texts.get("replay-runs").to_owned();
            return self.lost_time(texts).unwrap_or(runs);
        }
        let (events, _) = self.playback.position();
        let now = self.playback.now();
        let game = self.playback.session().game();
        let done = self
            .playback
            .last_action()
            .map(|(action, outcome)| announcements::action(texts, game, action, outcome, now));
        let time = time_text(self.playback.time(), self.playback.end(), texts);
        let place =
            done.map_or_else(|| time.clone(), |done| announcements::value(texts, &time, &done));
        let is_marked = self.review.marks().iter().any(|mark| mark.event == events);
        let stake = is_marked.then(|| self.stake(texts)).flatten();
        let parts = [place].into_iter().chain(moments).chain(stake).chain(self.part_text(texts));
        parts.collect::<Vec<_>>().join("\n")
    }

    /// What is at stake now, unless the review has said it.
    pub(super) fn stake(&self, texts: &Texts) -> Option<String> {
        let is_told = self.review_moments().any(|moment| match moment {
            ReviewMoment::Overlooked(one) => one.kind == OverlookedKind::Guess,
            ReviewMoment::Slow(_) | ReviewMoment::Wasted(_) => false,
        });
        luck::next_guess(texts, self.luck_review.luck()?, self.playback.position().0, is_told)
    }

    /// Where time was lost while the recording runs.
    fn lost_time(&self, texts: &Texts) -> Option<String> {
        let mut moments = self.review_moments();
        let lost = moments.find(|moment| !matches!(moment, ReviewMoment::Wasted(_)))?;
        Some(review::moment_line(texts, lost))
    }
}

/// A mark on the time line, by its time and kind.
pub fn mark_name(mark: &TimelineMark, end: i32, texts: &Texts) -> String {
    let kind = texts.get(match mark.shape {
        MarkShape::Guess { .. } => "mark-guess",
        MarkShape::Overlooked => "mark-overlooked",
        MarkShape::Slow { .. } => "mark-slow",
        MarkShape::Wasted => "mark-wasted",
    });
    let time = time_text(mark.time, end, texts);
    match mark.shape {
        MarkShape::Guess { risk, .. } => {
            let guess = texts.with("announce-noted", args![cell = time, note = kind]);
            announcements::with_chance(texts, guess, Some(risk))
        }
        _ => texts.with("announce-noted", args![cell = time, note = kind]),
    }
}
