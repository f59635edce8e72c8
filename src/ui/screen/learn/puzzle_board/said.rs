//! What is said about a position and an answer: in words, and as rings on the board.

use super::PuzzleBoard;
use crate::config::Settings;
use crate::game::{Action, Pos};
use crate::i18n::{Texts, practice};
use crate::practice::{Task, Verdict};
use crate::solver::hint::{Hint, Reason};
use crate::ui::board::HintAdvice;
use crate::ui::screen::play::shown_hint::{self, Rings};

/// What is said now.
#[derive(Debug, Clone, PartialEq, Default)]
pub enum Said {
    /// The task.
    #[default]
    Task,
    Right(Hint),
    Wrong(Verdict),
    /// That something else is to be done here.
    Beside,
    /// That no click is left.
    UsedUp,
    /// Which numbers matter.
    FirstHint,
    /// A click that belongs to the fewest.
    Click(Action),
    /// The answer.
    Answer,
}

/// A heading, and what follows it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Words {
    pub heading: String,
    pub text: String,
}

impl PuzzleBoard {
    /// What is said now.
    pub fn words(&self, texts: &Texts, settings: &Settings) -> Words {
        let (position, goal) = (self.position(), self.attempt.goal());
        let task = || practice::task(texts, goal, position.task);
        let (heading, text) = match &self.said {
            Said::Task => (task(), String::new()),
            Said::Right(hint) => (
                practice::right(texts, goal, position.task).to_owned(),
                // What remains to open last is no news.
                if goal.clears() {
                    String::new()
                } else {
                    practice::argument(texts, position, hint)
                },
            ),
            Said::Wrong(verdict) => practice::wrong(texts, position, verdict),
            Said::Beside => practice::beside(texts, goal, settings),
            Said::UsedUp => practice::used_up(texts, goal),
            Said::Click(click) => practice::click(texts, *click),
            Said::FirstHint => (task(), practice::first_hint(texts, position).to_owned()),
            Said::Answer => (
                texts.get("practice-answer").to_owned(),
                practice::argument(texts, position, &position.hint),
            ),
        };
        Words { heading, text }
    }

    /// What the rings on the board are explained with.
    pub fn rings(&self) -> Rings {
        let (numbers, cells) = self.marks();
        // Which of these cells is the best guess is still to be found.
        (numbers, if self.said == Said::FirstHint { Vec::new() } else { cells })
    }

    /// Scrolls to everything with a ring, the most important last.
    pub(super) fn reveal_marks(&self) {
        let (numbers, cells) = self.marks();
        self.pane.scroll_to(numbers.into_iter().chain(cells.into_iter().map(|(pos, _)| pos)));
    }

    /// The cell that was opened or marked wrongly.
    pub(super) const fn wrong_cell(&self) -> Option<Pos> {
        match self.said {
            Said::Wrong(Verdict::Wrong { cell, .. }) => Some(cell),
            _ => None,
        }
    }

    /// What has a ring now.
    pub(super) fn marks(&self) -> Rings {
        match &self.said {
            Said::Right(hint) if !self.attempt.goal().clears() => shown_hint::marks(hint),
            Said::Answer => shown_hint::marks(&self.position().hint),
            Said::Click(Action::Chord(pos)) => (vec![*pos], Vec::new()),
            Said::Click(Action::Mark(pos)) => (Vec::new(), vec![(*pos, HintAdvice::Mine)]),
            Said::Click(Action::Open(pos)) => (Vec::new(), vec![(*pos, HintAdvice::Safe)]),
            Said::Wrong(Verdict::Wrong { cell, proof, .. }) => {
                let (numbers, mut cells) = match proof {
                    Some(proof) => shown_hint::marks(proof),
                    None if self.position().task == Task::Guess => Rings::default(),
                    None => self.first_marks(),
                };
                cells.retain(|(pos, _)| pos != cell);
                (numbers, cells)
            }
            Said::FirstHint => self.first_marks(),
            _ => Rings::default(),
        }
    }

    /// The numbers that matter, or some cells of which one is the safest.
    fn first_marks(&self) -> Rings {
        let hint = &self.position().hint;
        if self.position().task != Task::Guess {
            return (shown_hint::marks(hint).0, Vec::new());
        }
        let mut cells = vec![hint.cell];
        for step in &hint.steps {
            if let Reason::BestGuess(reason) = &step.reason {
                cells.extend(reason.others.iter().map(|guess| guess.pos));
            }
        }
        (Vec::new(), cells.into_iter().map(|pos| (pos, HintAdvice::BestGuess)).collect())
    }
}
