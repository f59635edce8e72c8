//! Finds the chain of the smallest steps for a cell: single numbers before pairs, pairs before
//! suppositions, and the number of mines where it is needed. What was found is carried forward.

use super::findings::{Findings, NumberMap};
use super::layouts::{NeededNumbers, NumberSearch};
use super::supposition::{self, Means};
use super::{Finding, Hint, HintStep, Reason, counting};
use crate::game::Pos;
use crate::solver::exact::{Odds, SolveError, Solver};
use crate::solver::player_view::PlayerView;

/// With more steps to find the mines that it needs, the number of mines is no argument.
const MOST_FOR_COUNT: usize = 24;

/// The most numbers whose mines are counted at a glance.
const FEW_NUMBERS: usize = 4;

/// The most cells for which a supposition is tried, where any of them will do.
const MOST_SUPPOSED: usize = 60;

/// What is to be proved.
#[derive(Debug, Clone, Copy)]
pub(super) enum Target<'a> {
    /// That any of these cells is safe.
    AnySafe(&'a [Pos]),
    /// What each of these cells is.
    All(&'a [Pos]),
}

pub(super) struct Explanation<'a> {
    view: &'a PlayerView,
    given: &'a [Pos],
    findings: Findings<'a>,
    target: Target<'a>,
}

impl<'a> Explanation<'a> {
    /// `given` are mines that need no proof.
    pub(super) fn new(
        view: &'a PlayerView,
        map: &'a NumberMap,
        given: &'a [Pos],
        target: Target<'a>,
    ) -> Self {
        let findings = Findings::new(map, view.size(), given);
        Self { view, given, findings, target }
    }

    /// The chain of steps that proves the target.
    pub(super) fn find(mut self, solver: &mut Solver) -> Result<Hint, SolveError> {
        loop {
            let mut is_new = true;
            while is_new && !self.is_reached() {
                is_new = self.findings.round_of_singles();
            }
            if self.is_reached() {
                return Ok(self.chain());
            }
            // Too long to follow: the layouts are counted.
            let is_new = match self.findings.is_exhausted() {
                true => self.count_next(solver)?,
                false => self.pair() || self.harder(solver)?,
            };
            if !is_new {
                return Ok(self.chain());
            }
        }
    }

    fn is_target(&self, pos: Pos) -> bool {
        match self.target {
            Target::AnySafe(cells) | Target::All(cells) => cells.contains(&pos),
        }
    }

    fn is_reached(&self) -> bool {
        match self.target {
            Target::AnySafe(cells) => cells.iter().any(|&pos| self.findings.is_safe(pos)),
            Target::All(cells) => cells.iter().all(|&pos| !self.findings.is_unknown(pos)),
        }
    }

    /// Adds what the simplest pair says, one that is about the target if there is any. The same
    /// argument elsewhere, as on the other side of a 1-2-1, is easier to see than a way around from
    /// the first through several single numbers.
    fn pair(&mut self) -> bool {
        let mut steps = self.findings.pairs();
        let is_about = |step: &HintStep| {
            step.cells.iter().any(|&pos| {
                self.findings.is_unknown(pos)
                    && self.is_target(pos)
                    && (matches!(self.target, Target::All(_)) || step.finding == Finding::Safe)
            })
        };
        let cost = |step: &HintStep| (!is_about(step), self.findings.cost(step.uses()));
        let simplest = (0..steps.len()).min_by_key(|&index| {
            let step = &steps[index];
            // Where one number touches all cells of the other, that is seen at a glance.
            (cost(step), !self.findings.is_inside(step), step.cells.len())
        });
        let Some(simplest) = simplest else { return false };
        let first = steps.swap_remove(simplest);
        let shape = |step: &HintStep| {
            (cost(step), step.finding, step.cells.len(), self.findings.pair_shape(step))
        };
        let wanted = shape(&first);
        steps.retain(|step| shape(step) == wanted);
        self.findings.add(first);
        for mut step in steps {
            let mut at_once = self.findings.clone();
            at_once.round_of_singles();
            step.cells.retain(|&pos| at_once.is_unknown(pos));
            self.findings.add(step);
        }
        true
    }

    /// What needs more than pairs.
    fn harder(&mut self, solver: &mut Solver) -> Result<bool, SolveError> {
        let cells: Vec<(Pos, Finding)> = {
            let odds = solver.odds_without_count(self.view)?;
            self.wanted(odds)
        };
        let means = |pairs, mines| Means { pairs, mines };
        // Where any safe cell will do, the count of mines is simpler if it needs few numbers.
        let count = match self.target {
            Target::AnySafe(_) => self.mine_count(),
            Target::All(_) => None,
        };
        let is_short = |step: &HintStep| step.numbers().len() <= FEW_NUMBERS;
        if let Some(step) = count.clone().filter(is_short) {
            return Ok(self.findings.add(step));
        }
        if self.suppose(&cells, means(false, None)) || self.suppose(&cells, means(true, None)) {
            return Ok(true);
        }
        if let Some(step) = count {
            return Ok(self.findings.add(step));
        }
        if let Some(&(cell, finding)) = cells.first() {
            return self.count_cell(cell, finding, false, solver);
        }
        if let Some(step) = self.mine_count() {
            return Ok(self.findings.add(step));
        }
        let all = Some(self.view.mines());
        let cells = self.wanted(solver.odds(self.view)?);
        Ok(self.suppose(&cells, means(false, all))
            || self.suppose(&cells, means(true, all))
            || self.count_next(solver)?)
    }

    /// The cells of the target that are certain by these odds, and not found yet.
    fn wanted(&self, odds: &Odds) -> Vec<(Pos, Finding)> {
        let (Target::AnySafe(cells) | Target::All(cells)) = self.target;
        let unknown = cells.iter().copied().filter(|&pos| self.findings.is_unknown(pos));
        let certain = unknown.filter_map(|pos| Some((pos, finding(odds, pos)?)));
        certain.take(MOST_SUPPOSED).collect()
    }

    fn mine_count(&self) -> Option<HintStep> {
        let step = counting::mine_count(&self.findings, self.view.mines());
        step.filter(|step| self.findings.required(step.uses()).len() <= MOST_FOR_COUNT)
    }

    /// Adds the shortest proof by contradiction for one of these cells.
    fn suppose(&mut self, cells: &[(Pos, Finding)], means: Means) -> bool {
        let mut shortest: Option<(usize, HintStep)> = None;
        for &(cell, finding) in cells {
            let found = supposition::refute(&mut self.findings, cell, finding, means);
            let found = found.filter(|(_, step)| {
                means.mines.is_none() || self.findings.required(step.uses()).len() <= MOST_FOR_COUNT
            });
            if let Some((cost, step)) = found
                && shortest.as_ref().is_none_or(|(least, _)| cost < *least)
            {
                shortest = Some((cost, step));
            }
        }
        shortest.is_some_and(|(_, step)| {
            let step = supposition::with_fewest_numbers(&self.findings, step, means);
            self.findings.add(step)
        })
    }

    /// A cell of the target by counting layouts, with the number of mines.
    fn count_next(&mut self, solver: &mut Solver) -> Result<bool, SolveError> {
        let cells = self.wanted(solver.odds(self.view)?);
        let Some(&(cell, finding)) = cells.first() else { return Ok(false) };
        self.count_cell(cell, finding, true, solver)
    }

    /// What a cell is, by counting the layouts of as few numbers as needed.
    fn count_cell(
        &mut self,
        cell: Pos,
        finding: Finding,
        use_count: bool,
        solver: &mut Solver,
    ) -> Result<bool, SolveError> {
        let (view, given) = (self.view, self.given);
        let mut search = NumberSearch { view, given, cell, finding, use_count, solver };
        let NeededNumbers { numbers, layouts } = search.find()?;
        let reason = Reason::Counted { numbers, layouts, use_count };
        Ok(self.findings.add(HintStep { cells: vec![cell], finding, reason }))
    }

    /// The steps that the target needs.
    fn chain(&self) -> Hint {
        let findings = &self.findings;
        let (cell, ids) = match self.target {
            Target::All(cells) => {
                (cells.first().copied(), findings.required(cells.iter().copied()))
            }
            Target::AnySafe(cells) => {
                let found = cells.iter().copied().filter(|&pos| findings.is_safe(pos));
                let chains = found.map(|pos| (Some(pos), findings.required([pos])));
                chains.min_by_key(|(_, ids)| ids.len()).unwrap_or_default()
            }
        };
        let steps = ids.into_iter().map(|id| findings.steps[id].clone()).collect();
        Hint { cell: cell.unwrap_or(Pos::new(0, 0)), steps }
    }
}

pub(super) fn finding(odds: &Odds, cell: Pos) -> Option<Finding> {
    match odds.mine_chance(cell)? {
        0.0 => Some(Finding::Safe),
        1.0 => Some(Finding::Mine),
        _ => None,
    }
}
