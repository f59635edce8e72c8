//! An explanation on screen: one step at a time, with one highlight and one sentence.

use crate::game::{Moment, Pos};
use crate::i18n::Texts;
use crate::i18n::review::mistake_sentence;
use crate::i18n::steps::{self, Naming, Sentence};
use crate::replay::Mistake;
use crate::solver::PlayerView;
use crate::solver::hint::{Finding, GuessReason, Hint, HintStep, Reason, ShownStep};
use crate::ui::board::{Annotations, HintAdvice};

/// How long a step is shown while the explanation plays by itself, in ms.
const STEP: u64 = 3_000;

#[derive(Debug, Clone, PartialEq)]
pub struct StepWalk {
    /// The position that it is about.
    view: PlayerView,
    /// What the player did there, which is said first.
    mistake: Option<Mistake>,
    hint: Hint,
    at: usize,
    /// When the next step follows by itself.
    next_at: Option<Moment>,
}

/// What a player can do with the steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepMove {
    /// Show the step before.
    Back,
    Next,
    /// Play by itself, or stop that.
    Play,
}

impl StepWalk {
    pub const fn new(view: PlayerView, hint: Hint) -> Self {
        Self { view, mistake: None, hint, at: 0, next_at: None }
    }

    /// Begins with a mistake, which `hint` explains.
    pub const fn after(view: PlayerView, mistake: Option<Mistake>, hint: Hint) -> Self {
        Self { view, mistake, hint, at: 0, next_at: None }
    }

    pub const fn view(&self) -> &PlayerView {
        &self.view
    }

    pub const fn hint(&self) -> &Hint {
        &self.hint
    }

    /// Explains something else about the same position, from the beginning.
    pub fn replace(&mut self, hint: Hint) {
        *self = Self::new(self.view.clone(), hint);
    }

    /// The place of the step that is shown, from 0, and the number of steps.
    pub fn place(&self) -> (usize, usize) {
        (self.at, usize::from(self.mistake.is_some()) + self.hint.shown_steps().count())
    }

    pub fn is_last(&self) -> bool {
        let (at, all) = self.place();
        at + 1 >= all
    }

    fn shown(&self) -> Option<ShownStep<'_>> {
        let at = self.at.checked_sub(usize::from(self.mistake.is_some()))?;
        self.hint.shown_steps().nth(at)
    }

    pub fn go(&mut self, step: StepMove, now: Moment) {
        let was_playing = self.next_at.take().is_some();
        match step {
            StepMove::Back => self.at = self.at.saturating_sub(1),
            StepMove::Next => self.at += usize::from(!self.is_last()),
            StepMove::Play if was_playing => {}
            // From the beginning if it is at the end.
            StepMove::Play => {
                self.at = if self.is_last() { 0 } else { self.at };
                self.next_at = Some(Moment(now.0 + STEP));
            }
        }
    }

    pub const fn is_playing(&self) -> bool {
        self.next_at.is_some()
    }

    pub const fn next_deadline(&self) -> Option<Moment> {
        self.next_at
    }

    /// Returns whether it shows another step now.
    pub fn on_timer(&mut self, now: Moment) -> bool {
        if self.next_at.is_none_or(|at| at > now) {
            return false;
        }
        self.go(StepMove::Next, now);
        self.next_at = (!self.is_last()).then_some(Moment(now.0 + STEP));
        true
    }

    /// What the step that is shown says.
    pub fn sentence(&self, texts: &Texts, naming: Naming) -> Sentence {
        match (self.shown(), &self.mistake) {
            (Some(shown), _) => steps::sentence(texts, &self.view, shown, naming),
            (None, Some(mistake)) => mistake_sentence(texts, mistake, naming),
            (None, None) => Sentence::new(),
        }
    }

    /// What has a ring. `is_flag` says which cells wear a flag, which shows a mine by itself.
    pub fn annotate(&self, is_flag: impl Fn(Pos) -> bool, annotations: &mut Annotations) {
        let Some(shown) = self.shown() else {
            return annotations.wrong_flags.extend(self.opened());
        };
        annotations.evidence.extend(shown.numbers());
        annotations.shared.extend(shown.shared());
        let HintStep { cells, finding, .. } = shown.part();
        let has_ring =
            |(pos, finding): &(Pos, Finding)| *finding != Finding::Mine || !is_flag(*pos);
        let shows = |(pos, finding)| (pos, advice(finding));
        let new = cells.iter().map(|&pos| (pos, *finding)).filter(has_ring);
        annotations.hints.extend(new.map(shows));
        annotations.wrong_flags.extend(self.opened().filter(|pos| !cells.contains(pos)));
        let used = shown.step.uses().chain(shown.part().uses());
        let found = used.filter_map(|pos| Some((pos, self.found_before(pos)?)));
        let known = found.chain(shown.supposed()).filter(|(pos, _)| !cells.contains(pos));
        annotations.known.extend(known.filter(has_ring).map(shows));
        annotations.known.dedup();
        if let Reason::BestGuess(GuessReason { others, .. }) = &shown.part().reason {
            let next = others.first().map(|guess| (guess.pos, HintAdvice::BestGuess));
            annotations.known.extend(next);
        }
    }

    /// The ring around the cell that it leads to.
    pub fn annotate_goal(&self, annotations: &mut Annotations) {
        let finding = self.hint.steps.last().map_or(Finding::Safe, |step| step.finding);
        annotations.hints.push((self.hint.cell, advice(finding)));
    }

    /// What the player opened by mistake.
    fn opened(&self) -> impl Iterator<Item = Pos> {
        self.mistake.iter().flat_map(|mistake| mistake.opened.iter().copied())
    }

    /// What a step before found a cell to be.
    fn found_before(&self, pos: Pos) -> Option<Finding> {
        let step = self.hint.steps.iter().find(|step| step.cells.contains(&pos))?;
        Some(step.finding)
    }

    /// The numbers of the step that is shown.
    pub fn numbers(&self) -> Vec<Pos> {
        self.shown().map(ShownStep::numbers).unwrap_or_default()
    }

    /// The cells of the step that is shown, the most important last.
    pub fn cells(&self) -> impl Iterator<Item = Pos> {
        let opened = self.opened().filter(|_| self.shown().is_none());
        let shown = self.shown().into_iter();
        let of_step = shown.flat_map(|shown| {
            shown.numbers().into_iter().chain(shown.part().cells.iter().copied())
        });
        opened.chain(of_step)
    }
}

const fn advice(finding: Finding) -> HintAdvice {
    match finding {
        Finding::Safe => HintAdvice::Safe,
        Finding::Mine => HintAdvice::Mine,
        Finding::Guess => HintAdvice::BestGuess,
    }
}
