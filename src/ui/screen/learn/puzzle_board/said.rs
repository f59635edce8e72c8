//! What is said about a position and an answer: in words, and as rings on the board.

use super::PuzzleBoard;
use crate::config::Settings;
use crate::game::{Action, Pos};
use crate::i18n::{Texts, practice};
use crate::practice::{Task, Verdict};
use crate::solver::hint::{Hint, Reason};
use crate::ui::board::{Annotations, HintAdvice};
use crate::ui::effect::Effect;
use crate::ui::screen::play::shown_hint;

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

    /// The numbers with a ring, and the cells with one.
    pub fn rings(&self) -> (Vec<Pos>, Vec<(Pos, HintAdvice)>) {
        let Annotations { evidence, hints, .. } = self.marks();
        // Which of these cells is the best guess is still to be found.
        let hints = if self.said == Said::FirstHint { Vec::new() } else { hints };
        (evidence, hints)
    }

    /// Scrolls to everything with a ring, the most important last.
    pub fn reveal_marks(&self) -> Vec<Effect> {
        let Annotations { evidence, hints, .. } = self.marks();
        let cells = evidence.into_iter().chain(hints.into_iter().map(|(pos, _)| pos));
        cells.map(Effect::RevealCell).collect()
    }

    /// What has a ring now.
    pub(super) fn marks(&self) -> Annotations {
        let of = |hint: &Hint| {
            let (evidence, hints) = shown_hint::marks(hint);
            Annotations { evidence, hints, ..Annotations::default() }
        };
        let ring =
            |pos, advice| Annotations { hints: vec![(pos, advice)], ..Annotations::default() };
        match &self.said {
            Said::Task | Said::Beside | Said::UsedUp => Annotations::default(),
            Said::Right(_) if self.attempt.goal().clears() => Annotations::default(),
            Said::Right(hint) => of(hint),
            Said::Answer => of(&self.position().hint),
            Said::Click(click) => match *click {
                Action::Chord(pos) => Annotations { evidence: vec![pos], ..Annotations::default() },
                Action::Mark(pos) => ring(pos, HintAdvice::Mine),
                Action::Open(pos) => ring(pos, HintAdvice::Safe),
                Action::Pause | Action::Resume => Annotations::default(),
            },
            Said::Wrong(Verdict::Wrong { cell, proof, .. }) => {
                let mut marks = match proof {
                    Some(proof) => of(proof),
                    None if self.position().task == Task::Guess => Annotations::default(),
                    None => self.first_marks(),
                };
                marks.hints.retain(|(pos, _)| pos != cell);
                marks.wrong_flags = vec![*cell];
                marks
            }
            Said::Wrong(_) => Annotations::default(),
            Said::FirstHint => self.first_marks(),
        }
    }

    /// The numbers that matter, or some cells of which one is the safest.
    fn first_marks(&self) -> Annotations {
        let hint = &self.position().hint;
        if self.position().task != Task::Guess {
            let (evidence, _) = shown_hint::marks(hint);
            return Annotations { evidence, ..Annotations::default() };
        }
        let mut cells = vec![hint.cell];
        for step in &hint.steps {
            if let Reason::BestGuess(reason) = &step.reason {
                cells.extend(reason.others.iter().map(|guess| guess.pos));
            }
        }
        let hints = cells.into_iter().map(|pos| (pos, HintAdvice::BestGuess)).collect();
        Annotations { hints, ..Annotations::default() }
    }
}
