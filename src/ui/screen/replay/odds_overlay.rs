//! The odds of covered cells in a recording.

use crate::game::Game;
use crate::solver::PlayerView;
use crate::solver::query::{Algorithm, Answer, ProbabilityMap, Query, QueryKind};
use crate::ui::jobs::{Background, Finished, Job};

/// At most one job runs at a time, so a fast recording skips some positions.
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
