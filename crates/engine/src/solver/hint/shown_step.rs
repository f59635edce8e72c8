//! An explanation as it is shown: one thing to look at after the other.

use super::{Finding, Hint, HintStep, Reason};
use crate::game::Pos;

/// One thing to look at, with one sentence: a step, or a part of a walk.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ShownStep<'a> {
    pub step: &'a HintStep,
    /// In a walk: 0 for what is supposed, then what follows, and last what cannot be.
    pub at: Option<usize>,
    /// The steps before this one.
    before: &'a [HintStep],
}

impl Hint {
    /// The steps, and the parts of walks, in order.
    pub fn shown_steps(&self) -> impl Iterator<Item = ShownStep<'_>> {
        self.steps.iter().enumerate().flat_map(|(index, step)| {
            let before = &self.steps[..index];
            let parts = match &step.reason {
                Reason::Suppose { walk, .. } => Some(walk.len() + 1),
                _ => None,
            };
            let single = parts.is_none().then_some(ShownStep { step, at: None, before });
            let parts =
                (0..parts.unwrap_or(0)).map(move |at| ShownStep { step, at: Some(at), before });
            single.into_iter().chain(parts)
        })
    }
}

impl<'a> ShownStep<'a> {
    fn walk(self) -> &'a [HintStep] {
        match &self.step.reason {
            Reason::Suppose { walk, .. } => walk,
            _ => &[],
        }
    }

    /// The step of the walk, if it is one; else the step itself.
    pub fn part(self) -> &'a HintStep {
        self.at.and_then(|at| self.walk().get(at)).unwrap_or(self.step)
    }

    /// Whether a step before, or one of the walk, found this cell or supposed what it is. If not, a
    /// mine among the known ones wears a flag.
    pub fn is_found(self, pos: Pos) -> bool {
        self.before.iter().chain(self.walk()).any(|step| step.cells.contains(&pos))
    }

    /// Whether it is the end of a walk.
    pub fn is_breach(self) -> bool {
        self.at == Some(self.walk().len()) && self.at.is_some()
    }

    /// The numbers to look at.
    pub fn numbers(self) -> Vec<Pos> {
        match &self.step.reason {
            Reason::Suppose { breach, .. } if self.is_breach() => {
                breach.number.into_iter().collect()
            }
            _ => self.part().numbers(),
        }
    }

    /// The cells that two numbers share.
    pub fn shared(self) -> &'a [Pos] {
        match &self.part().reason {
            Reason::Pair { shared, .. } => shared,
            _ => &[],
        }
    }

    /// What is only supposed of other cells, in a walk.
    pub fn supposed(self) -> impl Iterator<Item = (Pos, Finding)> + 'a {
        let before = self.at.map_or(0, |at| at.min(self.walk().len()));
        let cell = self.is_breach().then(|| self.step.cells.first().copied()).flatten();
        let steps = self.walk()[..before].iter();
        let cells = steps.flat_map(|step| step.cells.iter().map(|&pos| (pos, step.finding)));
        cells.filter(move |(pos, _)| Some(*pos) != cell)
    }
}
