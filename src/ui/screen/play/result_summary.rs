//! The result of a finished game, shown in the strip after the animation of the end.

pub mod view;

use super::name_field::NameField;
use super::ranked_result::{RankedResult, WinRank};
use crate::game::Moment;
use crate::i18n::Texts;

/// How long presses are ignored after the result appears, in ms: they were meant for the board.
pub const GUARD: u64 = 400;
/// How long the light of a new best time runs, in ms.
pub const GLINT: u64 = 1_200;
/// The time between two frames, in ms.
const FRAME: u64 = 16;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultSummary {
    pub result: RankedResult,
    pub name: Option<NameField>,
    since: Moment,
    stage: SummaryStage,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum SummaryStage {
    Waiting,
    Guarded,
    Open,
}

impl ResultSummary {
    /// A result that appears at `since`.
    pub const fn new(result: RankedResult, name: Option<NameField>, since: Moment) -> Self {
        Self { result, name, since, stage: SummaryStage::Waiting }
    }

    pub fn tick(&mut self, now: Moment) {
        self.stage = if now < self.since {
            SummaryStage::Waiting
        } else if now.since(self.since) < GUARD {
            SummaryStage::Guarded
        } else {
            SummaryStage::Open
        };
    }

    pub fn is_shown(&self) -> bool {
        self.stage > SummaryStage::Waiting
    }

    pub fn is_guarded(&self) -> bool {
        self.stage < SummaryStage::Open
    }

    pub fn is_asking(&self) -> bool {
        self.stage == SummaryStage::Open && self.name.as_ref().is_some_and(|name| !name.is_done())
    }

    /// When it changes by itself next.
    pub fn next_deadline(&self, now: Moment, animated: bool) -> Option<Moment> {
        let stage = match self.stage {
            SummaryStage::Waiting => Some(self.since),
            SummaryStage::Guarded => Some(Moment(self.since.0 + GUARD)),
            SummaryStage::Open => None,
        };
        let frame = (animated && self.is_shown() && self.glint(now).is_some())
            .then_some(Moment(now.0 + FRAME));
        stage.into_iter().chain(frame).min()
    }

    /// The progress of the light, from 0 to 1, while it moves.
    pub fn glint(&self, now: Moment) -> Option<f32> {
        let past = now.since(self.since);
        (self.result.is_best() && past < GLINT).then(|| past as f32 / GLINT as f32)
    }

    /// How far a win is behind the best one.
    pub fn gap_text(&self, texts: &Texts) -> Option<String> {
        let RankedResult::Won { rank: WinRank::Place { gap_ms, best_ms, .. }, .. } = self.result
        else {
            return None;
        };
        let (gap, best) = (texts.seconds(gap_ms).into(), texts.seconds(best_ms).into());
        Some(texts.with("won-near-best", &[("gap", gap), ("best", best)]))
    }

    pub fn headline(&self, texts: &Texts) -> String {
        match self.result {
            RankedResult::Lost { .. } | RankedResult::Daily { won: false, .. } => {
                texts.get("result-lost").to_owned()
            }
            RankedResult::Daily { won: true, .. } => texts.get("result-won").to_owned(),
            RankedResult::Won { rank, .. } => match rank {
                WinRank::First => texts.get("result-first").to_owned(),
                WinRank::NewBest => texts.get("result-new-best").to_owned(),
                WinRank::Place { place, .. } => texts.with("won-place", &[("place", place.into())]),
                _ => texts.get("result-won").to_owned(),
            },
        }
    }
}
