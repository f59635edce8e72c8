//! What is said about a position and an answer: in words, and as rings on the board.

use super::PuzzleBoard;
use crate::config::Settings;
use crate::game::{Action, VisibleCell};
use crate::i18n::steps::{Naming, plain};
use crate::i18n::{Texts, announcements, practice};
use crate::practice::{Task, Verdict};
use crate::solver::hint::{Hint, Reason, ShownStep};
use crate::ui::board::{Annotations, HintAdvice};
use crate::ui::screen::step_walk::StepWalk;

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

impl Words {
    /// Both as they are said: a heading that is no sentence names what follows.
    pub fn line(self, texts: &Texts) -> String {
        let Self { heading, text } = self;
        match (text.is_empty(), heading.ends_with(char::is_alphanumeric)) {
            (true, _) => heading,
            (false, true) => announcements::value(texts, &heading, &text),
            (false, false) => texts.paragraph(&[heading, text]),
        }
    }
}

impl PuzzleBoard {
    /// What is said now. With coordinates a first hint has them instead of rings.
    pub fn words(&self, texts: &Texts, settings: &Settings, naming: Naming) -> Words {
        let (position, goal) = (self.position(), self.attempt.goal());
        let task = || practice::task(texts, goal, position.task);
        let (heading, text) = match &self.said {
            Said::Task => (task(), self.step(texts)),
            Said::Right(_) => {
                (practice::right(texts, goal, position.task).to_owned(), self.step(texts))
            }
            Said::Wrong(_) if self.explains_instead() => {
                (texts.get("practice-answer").to_owned(), self.step(texts))
            }
            Said::Wrong(verdict) => {
                (practice::wrong(texts, position.task, verdict), self.step(texts))
            }
            Said::Beside => practice::beside(texts, goal, settings),
            Said::UsedUp => practice::used_up(texts, goal),
            Said::Click(click) => practice::click(texts, *click),
            Said::FirstHint if naming == Naming::Coordinates => {
                let Annotations { mut evidence, hints, .. } = self.marks();
                evidence.extend(hints.into_iter().map(|(pos, _)| pos));
                (task(), practice::first_hint_at(texts, position, &evidence))
            }
            Said::FirstHint => (task(), practice::first_hint(texts, position)),
            Said::Answer => (texts.get("practice-answer").to_owned(), self.step(texts)),
        };
        Words { heading, text }
    }

    /// Whether the explanation of a wrong answer has come to what was right instead.
    fn explains_instead(&self) -> bool {
        let Said::Wrong(Verdict::Wrong { proof: Some(proof), .. }) = &self.said else {
            return false;
        };
        self.walk.as_ref().is_some_and(|walk| walk.place().0 >= proof.shown_steps().count())
    }

    /// The step that is shown, with coordinates.
    fn step(&self, texts: &Texts) -> String {
        let sentence = |walk: &StepWalk| plain(&walk.sentence(texts, Naming::Coordinates));
        self.walk.as_ref().map(sentence).unwrap_or_default()
    }

    /// Says something else, with its explanation if it has one.
    pub(super) fn say(&mut self, said: Said) {
        let mistake = self.moment.as_ref().filter(|_| said == Said::Task);
        let hint = match &said {
            Said::Task => mistake.map(|(_, explanation)| explanation.clone()),
            // What remains to open last is no news.
            Said::Right(hint) => Some(hint.clone()).filter(|_| !self.attempt.goal().clears()),
            Said::Wrong(Verdict::Wrong { proof: Some(proof), instead, .. }) => {
                Some(proof.clone().and_then(instead))
            }
            Said::Answer => Some(self.position().hint.clone()),
            _ => None,
        };
        let view = || self.position().view.clone();
        let mistake = mistake.map(|(mistake, _)| mistake.clone());
        self.walk = hint.map(|hint| StepWalk::after(view(), mistake, hint));
        self.said = said;
    }

    /// Scrolls to everything with a ring, the most important last.
    pub fn reveal_marks(&self) {
        let Annotations { evidence, hints, wrong_flags, .. } = self.marks();
        let hints = hints.into_iter().map(|(pos, _)| pos);
        self.pane.scroll_to(wrong_flags.into_iter().chain(evidence).chain(hints));
    }

    /// What has a ring now.
    pub fn marks(&self) -> Annotations {
        let mut marks = Annotations::default();
        if let Some(walk) = &self.walk {
            let is_flag = |pos| self.game().cell(pos) == VisibleCell::Flag;
            walk.annotate(is_flag, &mut marks);
        }
        match &self.said {
            Said::Click(Action::Chord(pos)) => marks.evidence.push(*pos),
            Said::Click(Action::Mark(pos)) => marks.hints.push((*pos, HintAdvice::Mine)),
            Said::Click(Action::Open(pos)) => marks.hints.push((*pos, HintAdvice::Safe)),
            Said::Wrong(Verdict::Wrong { cell, .. }) => {
                marks.hints.retain(|(pos, _)| pos != cell);
                marks.wrong_flags.push(*cell);
            }
            Said::FirstHint => self.mark_first(&mut marks),
            _ => {}
        }
        marks
    }

    /// The numbers of the first step, or some cells of which one is the safest.
    fn mark_first(&self, marks: &mut Annotations) {
        let hint = &self.position().hint;
        if self.position().task != Task::Guess {
            let first = hint.shown_steps().next();
            marks.evidence.extend(first.into_iter().flat_map(ShownStep::numbers));
            return;
        }
        let mut cells = vec![hint.cell];
        for step in &hint.steps {
            if let Reason::BestGuess(reason) = &step.reason {
                cells.extend(reason.others.iter().map(|guess| guess.pos));
            }
        }
        marks.hints.extend(cells.into_iter().map(|pos| (pos, HintAdvice::BestGuess)));
    }
}
