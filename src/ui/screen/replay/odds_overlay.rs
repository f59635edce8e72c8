//! The odds of covered cells in a recording.

use crate::game::Game;
use crate::solver::PlayerView;
use crate::solver::query::{Algorithm, Answer, ProbabilityMap, Query, QueryKind};
use crate::ui::screen::luck_review::{RequestToken, TokenIssuer};

/// At most one job runs at a time, so a fast recording skips some positions. The number of open
/// cells identifies a position.
#[derive(Debug, Clone, Default)]
pub struct OddsOverlay {
    requester: TokenIssuer,
    shown: bool,
    is_pending: bool,
    known: Option<(usize, Option<ProbabilityMap>)>,
}

#[derive(Debug, Clone)]
pub struct OddsJob {
    question: Query,
    open: usize,
    token: RequestToken,
}

#[derive(Debug, Clone)]
pub struct OddsResult {
    answer: Answer,
    open: usize,
    token: RequestToken,
}

impl OddsJob {
    pub fn run(self) -> OddsResult {
        OddsResult { answer: self.question.answer(|| true), open: self.open, token: self.token }
    }
}

impl OddsOverlay {
    pub const fn set_shown(&mut self, shown: bool) {
        self.shown = shown;
    }

    pub const fn is_shown(&self) -> bool {
        self.shown
    }

    /// The last position's odds remain until the new ones are there.
    pub fn chances(&self) -> Option<&ProbabilityMap> {
        let (_, chances) = self.known.as_ref().filter(|_| self.shown)?;
        chances.as_ref()
    }

    pub fn job(&mut self, game: &Game) -> Option<OddsJob> {
        let open = game.open_cells();
        let is_known = self.known.as_ref().is_some_and(|(of, _)| *of == open);
        if !self.shown || self.is_pending || is_known {
            return None;
        }
        self.is_pending = true;
        Some(OddsJob {
            question: Query {
                view: PlayerView::of(game),
                kind: QueryKind::Probabilities(Algorithm::Exact),
            },
            open,
            token: self.requester.token(),
        })
    }

    /// Ignores results for another recording.
    pub fn on_result(&mut self, result: OddsResult) {
        if !self.requester.issued(&result.token) {
            return;
        }
        self.is_pending = false;
        let chances = match result.answer {
            Answer::Probabilities(chances) => Some(chances),
            _ => None,
        };
        self.known = Some((result.open, chances));
    }
}
