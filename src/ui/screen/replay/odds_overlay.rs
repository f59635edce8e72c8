//! The chances of the covered cells in a recording, at the moment that is shown.

use crate::game::Game;
use crate::solver::PlayerView;
use crate::solver::query::{Algorithm, Answer, ProbabilityMap, Query, QueryKind};
use crate::ui::screen::luck_review::{RequestToken, Requester};

/// The chances, and whether they are shown. Only one question is under way at a time: while a
/// recording runs fast, some positions are passed over.
///
/// How many cells are open names a position of a recording.
#[derive(Debug, Clone, Default)]
pub struct OddsOverlay {
    requester: Requester,
    shown: bool,
    is_pending: bool,
    known: Option<(usize, Option<ProbabilityMap>)>,
}

/// A question about a position of a recording.
#[derive(Debug, Clone)]
pub struct OddsJob {
    question: Query,
    open: usize,
    token: RequestToken,
}

/// Its answer.
#[derive(Debug, Clone)]
pub struct OddsResult {
    answer: Answer,
    open: usize,
    token: RequestToken,
}

impl OddsJob {
    /// Answers the question.
    pub fn run(self) -> OddsResult {
        OddsResult { answer: self.question.answer(|| true), open: self.open, token: self.token }
    }
}

impl OddsOverlay {
    /// Shows the chances, or no longer.
    pub const fn set_shown(&mut self, shown: bool) {
        self.shown = shown;
    }

    /// Whether they are shown.
    pub const fn is_shown(&self) -> bool {
        self.shown
    }

    /// The chances, where they are shown. Those of the position before may be seen until the new
    /// ones are there.
    pub fn chances(&self) -> Option<&ProbabilityMap> {
        let (_, chances) = self.known.as_ref().filter(|_| self.shown)?;
        chances.as_ref()
    }

    /// The question that is to be answered for this game, if there is one.
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

    /// Takes in an answer; one to a question about another recording is nothing.
    pub fn on_result(&mut self, answered: OddsResult) {
        if !self.requester.issued(&answered.token) {
            return;
        }
        self.is_pending = false;
        let chances = match answered.answer {
            Answer::Probabilities(chances) => Some(chances),
            _ => None,
        };
        self.known = Some((answered.open, chances));
    }
}
