//! Checks explanations step by step, by placing mines (`common::second_way`): each step follows from
//! its numbers and what it uses, needs all of them, and could not have been simpler.

use crate::common::second_way::{Known, Slate};
use sapper::game::{BoardSize, Pos};
use sapper::solver::hint::{Breach, Finding, HintStep, MOST_SUPPOSED_STEPS, Reason};
use std::collections::BTreeSet;

pub struct StepCheck<'a> {
    pub slate: &'a Slate,
    pub size: BoardSize,
    /// The mines that need no proof.
    pub given: Known,
    /// What the explanation is for.
    pub targets: &'a [Pos],
}

impl StepCheck<'_> {
    fn indices<'c>(&self, cells: impl IntoIterator<Item = &'c Pos>) -> BTreeSet<usize> {
        cells.into_iter().map(|&pos| self.size.index(pos)).collect()
    }

    pub fn conclusion(&self, step: &HintStep) -> Known {
        let is_mine = step.finding == Finding::Mine;
        self.indices(&step.cells).into_iter().map(|cell| (cell, is_mine)).collect()
    }

    /// Panics where a chain of steps is wrong or longer than it needs to be.
    pub fn check(&self, steps: &[HintStep]) {
        let mut known = self.given.clone();
        for (at, step) in steps.iter().enumerate() {
            let uses: BTreeSet<usize> = step.uses().map(|pos| self.size.index(pos)).collect();
            let facts: Known = uses
                .iter()
                .map(|cell| (*cell, *known.get(cell).expect("what is used was found before")))
                .collect();
            let conclusion = self.conclusion(step);
            let later = steps[at + 1..].iter().flat_map(HintStep::uses);
            let needed: BTreeSet<usize> =
                later.chain(self.targets.iter().copied()).map(|pos| self.size.index(pos)).collect();
            let new: Vec<usize> =
                conclusion.keys().copied().filter(|cell| !known.contains_key(cell)).collect();
            assert_eq!(new.len(), step.cells.len(), "step {at} says something again: {step:?}");
            let is_needed = new.iter().any(|cell| needed.contains(cell));
            assert!(is_needed, "step {at} says nothing that is needed: {step:?}");
            assert!(self.follows(step, &facts), "step {at} does not follow: {step:?}");
            for fact in facts.keys().filter(|fact| !self.given.contains_key(fact)) {
                let mut fewer = facts.clone();
                fewer.remove(fact);
                assert!(!self.follows(step, &fewer), "step {at} does not need {fact}: {step:?}");
            }
            if !self.repeats(step, &steps[..at], &known, &new) {
                self.check_simplicity(step, &known, &new);
            }
            known.extend(conclusion);
        }
        for target in self.targets {
            assert!(known.contains_key(&self.size.index(*target)), "{target:?} is not explained");
        }
    }

    /// Whether a pair is the same argument as one before, elsewhere, and no single number finds all of
    /// this at once.
    fn repeats(&self, step: &HintStep, before: &[HintStep], known: &Known, new: &[usize]) -> bool {
        let shape = |step: &HintStep| {
            let Reason::Pair { more, less, shared, mines, .. } = &step.reason else { return None };
            let need = |number: &Pos| {
                let near = self.slate.near(self.size.index(*number));
                let taken = self.indices(mines).iter().filter(|mine| near.contains(mine)).count();
                self.slate.numbers[self.size.index(*number)].unwrap() - taken
            };
            Some((need(more), need(less), shared.len(), step.finding == Finding::Mine))
        };
        let own = shape(step);
        let is_same = before.iter().any(|other| own.is_some() && shape(other) == own);
        is_same
            && !self.slate.open().iter().any(|&number| {
                let mut found = known.clone();
                self.slate.add_forced(&[number], &mut found);
                new.iter().all(|cell| found.contains_key(cell))
            })
    }

    /// Panics if something simpler finds one of the cells that are new in a step.
    fn check_simplicity(&self, step: &HintStep, known: &Known, new: &[usize]) {
        let simpler = match &step.reason {
            Reason::Satisfied { .. } | Reason::NeedsAll { .. } => return,
            Reason::Pair { .. } => self.slate.close_given(1, known.clone()),
            _ => self.slate.close_given(2, known.clone()),
        };
        let easy = new.iter().find(|cell| simpler.contains_key(cell));
        assert!(easy.is_none(), "something simpler than {step:?} was enough for {easy:?}");
    }

    /// Whether a step follows from its numbers and these facts.
    fn follows(&self, step: &HintStep, facts: &Known) -> bool {
        let conclusion = self.conclusion(step);
        let numbers: Vec<usize> = step.numbers().iter().map(|&pos| self.size.index(pos)).collect();
        match &step.reason {
            Reason::Satisfied { .. } | Reason::NeedsAll { .. } | Reason::Pair { .. } => {
                self.is_forced(&numbers, facts, &conclusion)
                    && numbers.iter().all(|left_out| {
                        let fewer: Vec<usize> =
                            numbers.iter().copied().filter(|number| number != left_out).collect();
                        !self.is_forced(&fewer, facts, &conclusion)
                    })
            }
            Reason::MineCount { numbers: shown, left, .. } => {
                assert_eq!(shown.len(), numbers.len());
                let around: Vec<BTreeSet<usize>> =
                    numbers.iter().map(|&number| self.around(number, facts)).collect();
                let together: BTreeSet<usize> = around.iter().flatten().copied().collect();
                let is_apart = together.len() == around.iter().map(BTreeSet::len).sum::<usize>();
                let found = |number: &usize| {
                    self.slate.near(*number).iter().filter(|cell| facts.contains_key(cell)).count()
                };
                let all: usize = (numbers.iter())
                    .map(|number| self.slate.numbers[*number].unwrap() - found(number))
                    .sum();
                let is_outside = conclusion.keys().all(|cell| !together.contains(cell));
                is_apart && is_outside && all == *left && all + facts.len() == self.slate.mines
            }
            Reason::OnlyMines { .. } => {
                let covered = self.slate.numbers.iter().filter(|number| number.is_none()).count();
                covered - facts.len() == self.slate.mines
            }
            Reason::Suppose { walk, breach, .. } => self.walk_fails(step, walk, *breach, facts),
            Reason::Counted { use_count, .. } => {
                let Some(whole) = self.slate.layouts(&numbers, &self.given) else { return true };
                let certain = if *use_count { whole.certain_with_count() } else { whole.certain() };
                conclusion.iter().all(|(cell, is_mine)| certain.get(cell) == Some(is_mine))
            }
            other => panic!("{other:?} is no step of its own"),
        }
    }

    /// Whether a supposition names a number without which the others would say the same.
    pub fn names_too_many(&self, step: &HintStep, known: &Known) -> bool {
        let uses = step.uses().map(|pos| self.size.index(pos));
        let facts: Known = uses.map(|cell| (cell, known[&cell])).collect();
        let numbers: Vec<usize> = step.numbers().iter().map(|&pos| self.size.index(pos)).collect();
        numbers.iter().any(|left_out| {
            let fewer: Vec<usize> =
                numbers.iter().copied().filter(|number| number != left_out).collect();
            let whole = self.slate.layouts(&fewer, &facts);
            let certain = whole.map(|whole| match step.reason {
                Reason::Suppose { count: Some(_), .. } => whole.certain_with_count(),
                _ => whole.certain(),
            });
            certain.is_some_and(|certain| {
                self.conclusion(step)
                    .iter()
                    .all(|(cell, is_mine)| certain.get(cell) == Some(is_mine))
            })
        })
    }

    /// The covered cells around a number that are not among these facts.
    fn around(&self, number: usize, facts: &Known) -> BTreeSet<usize> {
        let near = self.slate.near(number).into_iter();
        near.filter(|cell| self.slate.numbers[*cell].is_none() && !facts.contains_key(cell))
            .collect()
    }

    fn is_forced(&self, numbers: &[usize], facts: &Known, conclusion: &Known) -> bool {
        let mut found = facts.clone();
        self.slate.add_forced(numbers, &mut found);
        conclusion.iter().all(|(cell, is_mine)| found.get(cell) == Some(is_mine))
    }

    /// Whether a walk leads from the opposite to what cannot be, without a step too many.
    fn walk_fails(
        &self,
        step: &HintStep,
        walk: &[HintStep],
        breach: Breach,
        facts: &Known,
    ) -> bool {
        let conclusion = self.conclusion(step);
        let [first, rest @ ..] = walk else { return false };
        assert_eq!(first.reason, Reason::Supposed);
        assert!(rest.len() <= MOST_SUPPOSED_STEPS, "{} steps", rest.len());
        let opposite: Known = conclusion.iter().map(|(&cell, is_mine)| (cell, !is_mine)).collect();
        assert_eq!(self.conclusion(first), opposite);
        let goes = |left_out: Option<usize>| {
            let mut known = facts.clone();
            if left_out.is_none_or(|at| at > 0) {
                known.extend(opposite.clone());
            }
            for (at, step) in rest.iter().enumerate().filter(|(at, _)| Some(at + 1) != left_out) {
                let uses = step.uses().map(|pos| self.size.index(pos));
                let uses: Option<Known> =
                    uses.map(|cell| Some((cell, *known.get(&cell)?))).collect();
                let Some(uses) = uses else { return false };
                let found = self.conclusion(step);
                let follows = match &step.reason {
                    Reason::AllMines { .. } => {
                        uses.values().filter(|mine| **mine).count() == self.slate.mines
                    }
                    _ => {
                        let numbers: Vec<usize> =
                            step.numbers().iter().map(|&pos| self.size.index(pos)).collect();
                        self.is_forced(&numbers, &uses, &found)
                    }
                };
                assert!(follows, "step {at} of a walk does not follow: {step:?}");
                known.extend(found);
            }
            self.is_broken(breach, &known)
        };
        if goes(None) {
            for left_out in 0..walk.len() {
                assert!(!goes(Some(left_out)), "step {left_out} is not needed: {step:?}");
            }
            return true;
        }
        false
    }

    fn is_broken(&self, breach: Breach, known: &Known) -> bool {
        let Some(number) = breach.number else {
            let count = |is_mine| known.values().filter(|mine| **mine == is_mine).count();
            let covered = self.slate.numbers.iter().filter(|number| number.is_none()).count();
            return match breach.too_many {
                true => count(true) > self.slate.mines,
                false => covered - count(false) < self.slate.mines,
            };
        };
        let number = self.size.index(number);
        let value = self.slate.numbers[number].unwrap();
        let near = self.slate.near(number).into_iter();
        let covered: Vec<usize> = near.filter(|&cell| self.slate.numbers[cell].is_none()).collect();
        let count =
            |is_mine| covered.iter().filter(|cell| known.get(cell) == Some(&is_mine)).count();
        match breach.too_many {
            true => count(true) > value,
            false => covered.len() - count(false) < value,
        }
    }
}
