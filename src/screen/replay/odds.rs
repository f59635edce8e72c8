//! The chances of the covered cells in a recording, at the moment that is shown.

use crate::game::Game;
use crate::screen::review::{Asker, Ticket};
use crate::solver::PlayerView;
use crate::solver::counsel::{Algorithm, Answer, ProbabilityMap, Query, QueryKind};

/// The chances, and whether they are shown. Only one question is under way at a time: while a
/// recording runs fast, some positions are passed over.
///
/// How many cells are open names a position of a recording.
#[derive(Debug, Clone, Default)]
pub struct Odds {
    asker: Asker,
    shown: bool,
    asked: bool,
    known: Option<(usize, Option<ProbabilityMap>)>,
}

/// A question about a position of a recording.
#[derive(Debug, Clone)]
pub struct Asked {
    question: Query,
    open: usize,
    ticket: Ticket,
}

/// Its answer.
#[derive(Debug, Clone)]
pub struct Answered {
    answer: Answer,
    open: usize,
    ticket: Ticket,
}

impl Asked {
    /// Answers the question.
    pub fn answer(self) -> Answered {
        Answered { answer: self.question.answer(|| true), open: self.open, ticket: self.ticket }
    }
}

impl Odds {
    /// Shows the chances, or no longer.
    pub const fn show(&mut self, shown: bool) {
        self.shown = shown;
    }

    /// Whether they are shown.
    pub const fn are_shown(&self) -> bool {
        self.shown
    }

    /// The chances, where they are shown. Those of the position before may be seen until the new
    /// ones are there.
    pub fn chances(&self) -> Option<&ProbabilityMap> {
        let (_, chances) = self.known.as_ref().filter(|_| self.shown)?;
        chances.as_ref()
    }

    /// The question that is to be answered for this game, if there is one.
    pub fn ask(&mut self, game: &Game) -> Option<Asked> {
        let open = game.open_cells();
        let is_known = self.known.as_ref().is_some_and(|(of, _)| *of == open);
        if !self.shown || self.asked || is_known {
            return None;
        }
        self.asked = true;
        Some(Asked {
            question: Query {
                view: PlayerView::of(game),
                kind: QueryKind::Probabilities(Algorithm::Exact),
            },
            open,
            ticket: self.asker.ticket(),
        })
    }

    /// Takes in an answer; one to a question about another recording is nothing.
    pub fn hear(&mut self, answered: Answered) {
        if !self.asker.asked(&answered.ticket) {
            return;
        }
        self.asked = false;
        let chances = match answered.answer {
            Answer::Probabilities(chances) => Some(chances),
            _ => None,
        };
        self.known = Some((answered.open, chances));
    }
}
