//! What has been found out about the covered cells, each finding by the smallest step that proves it.

use super::{Finding, HintStep, Reason};
use crate::game::{BoardSize, Pos};
use crate::solver::player_view::{PlayerView, ViewCell};
use std::collections::BTreeSet;

/// Stands for the step of a mine that was known before.
const GIVEN: usize = usize::MAX;

/// Stands for a cell without an open number beside covered cells.
const NONE: u32 = u32::MAX;

/// The most cells and pairs of numbers visited for one explanation. Expert never needs a tenth of it.
const MAX_WORK: usize = 4_000_000;

/// An open number with the covered cells around it.
#[derive(Debug, Clone)]
pub(super) struct OpenNumber {
    pub(super) pos: Pos,
    pub(super) value: usize,
    pub(super) cells: Vec<Pos>,
}

#[derive(Debug, Clone, Copy)]
struct Found {
    is_mine: bool,
    /// The step that proved it, or [`GIVEN`].
    by: usize,
}

#[derive(Debug, Clone)]
pub(super) struct Findings<'a> {
    pub(super) size: BoardSize,
    pub(super) covered: &'a [Pos],
    pub(super) numbers: &'a [OpenNumber],
    /// For each cell its place in `numbers`, or [`NONE`].
    number_at: &'a [u32],
    found: Vec<Option<Found>>,
    pub(super) steps: Vec<HintStep>,
    /// For each step, how many it builds on, and itself; a step that is needed twice counts twice.
    costs: Vec<usize>,
    /// The numbers beside cells that have been found out since they were looked at.
    waiting: BTreeSet<u32>,
    pub(super) work: usize,
    /// The numbers that say nothing.
    pub(super) left_out: Vec<Pos>,
}

/// The covered cells, and the open numbers beside them.
pub(super) struct NumberMap {
    covered: Vec<Pos>,
    numbers: Vec<OpenNumber>,
    number_at: Vec<u32>,
}

impl NumberMap {
    pub(super) fn of(view: &PlayerView) -> Self {
        let size = view.size();
        let (mut numbers, mut number_at) = (Vec::new(), vec![NONE; size.cells()]);
        for pos in size.positions() {
            if let ViewCell::Open(value) = view.cell(pos) {
                let near = size.neighbours(pos);
                let cells: Vec<Pos> =
                    near.filter(|&near| view.cell(near) == ViewCell::Covered).collect();
                if !cells.is_empty() {
                    number_at[size.index(pos)] = numbers.len() as u32;
                    numbers.push(OpenNumber { pos, value: value.into(), cells });
                }
            }
        }
        let is_covered = |pos: &Pos| view.cell(*pos) == ViewCell::Covered;
        Self { covered: size.positions().filter(is_covered).collect(), numbers, number_at }
    }
}

impl<'a> Findings<'a> {
    /// Nothing is found yet but that `given` cells are mines.
    pub(super) fn new(map: &'a NumberMap, size: BoardSize, given: &[Pos]) -> Self {
        let mut found = vec![None; size.cells()];
        for &pos in given {
            found[size.index(pos)] = Some(Found { is_mine: true, by: GIVEN });
        }
        Self {
            size,
            covered: &map.covered,
            numbers: &map.numbers,
            number_at: &map.number_at,
            found,
            steps: Vec::new(),
            costs: Vec::new(),
            waiting: (0..map.numbers.len() as u32).collect(),
            work: 0,
            left_out: Vec::new(),
        }
    }

    /// Whether the search for an argument has become too long.
    pub(super) const fn is_exhausted(&self) -> bool {
        self.work > MAX_WORK
    }

    fn at(&self, pos: Pos) -> Option<Found> {
        self.found[self.size.index(pos)]
    }

    pub(super) fn is_unknown(&self, pos: Pos) -> bool {
        self.at(pos).is_none()
    }

    pub(super) fn is_mine(&self, pos: Pos) -> bool {
        self.at(pos).is_some_and(|found| found.is_mine)
    }

    pub(super) fn is_safe(&self, pos: Pos) -> bool {
        self.at(pos).is_some_and(|found| !found.is_mine)
    }

    pub(super) fn is_given(&self, pos: Pos) -> bool {
        self.at(pos).is_some_and(|found| found.by == GIVEN)
    }

    /// The open number at a place, if it is beside a covered cell.
    pub(super) fn number(&self, pos: Pos) -> Option<&'a OpenNumber> {
        self.numbers.get(self.number_at[self.size.index(pos)] as usize)
    }

    /// What a step costs that builds on these findings.
    pub(super) fn cost(&self, uses: impl IntoIterator<Item = Pos>) -> usize {
        let by = uses.into_iter().filter_map(|pos| self.step_of(pos)).collect::<BTreeSet<_>>();
        1 + by.into_iter().map(|id| self.costs[id]).sum::<usize>()
    }

    /// The step that found a cell out; `None` if it was given or is not found.
    pub(super) fn step_of(&self, pos: Pos) -> Option<usize> {
        self.at(pos).map(|found| found.by).filter(|&by| by != GIVEN)
    }

    /// Adds what is new in a step, if anything is: what was found before had a simpler reason.
    pub(super) fn add(&mut self, mut step: HintStep) -> bool {
        step.cells.retain(|&pos| self.is_unknown(pos));
        if step.cells.is_empty() {
            return false;
        }
        let (by, is_mine) = (self.steps.len(), step.finding == Finding::Mine);
        for &pos in &step.cells {
            let index = self.size.index(pos);
            self.found[index] = Some(Found { is_mine, by });
            let beside =
                self.size.neighbours(pos).map(|near| self.number_at[self.size.index(near)]);
            self.waiting.extend(beside.filter(|&number| number != NONE));
        }
        self.costs.push(self.cost(step.uses()));
        self.steps.push(step);
        true
    }

    /// What single numbers say of what was found before, a step each. Returns whether that was
    /// anything new.
    pub(super) fn round_of_singles(&mut self) -> bool {
        let numbers = std::mem::take(&mut self.waiting);
        self.work += numbers.len();
        let single = |index| self.single(&self.numbers[index as usize]);
        let steps = numbers.into_iter().filter_map(single);
        let mut steps: Vec<_> = steps.map(|step| (self.cost(step.uses()), step)).collect();
        // Of two for one cell the simpler.
        steps.sort_by_key(|&(cost, _)| cost);
        let mut is_new = false;
        for (_, step) in steps {
            is_new |= self.add(step);
        }
        is_new
    }

    /// What a number says on its own.
    fn single(&self, number: &OpenNumber) -> Option<HintStep> {
        let cells = || number.cells.iter().copied();
        if !cells().any(|pos| self.is_unknown(pos)) || self.left_out.contains(&number.pos) {
            return None;
        }
        let mines: Vec<Pos> = cells().filter(|&pos| self.is_mine(pos)).collect();
        if mines.len() == number.value {
            let others = cells().filter(|&pos| !self.is_mine(pos)).collect();
            let reason = Reason::Satisfied { number: number.pos, mines };
            return Some(HintStep { cells: others, finding: Finding::Safe, reason });
        }
        let safe: Vec<Pos> = cells().filter(|&pos| self.is_safe(pos)).collect();
        if number.cells.len() - safe.len() != number.value {
            return None;
        }
        // The mines that were found before are among those that it needs.
        let (mines, others): (Vec<Pos>, Vec<Pos>) =
            cells().filter(|&pos| !self.is_safe(pos)).partition(|&pos| self.is_given(pos));
        let reason = Reason::NeedsAll { number: number.pos, mines, safe };
        Some(HintStep { cells: others, finding: Finding::Mine, reason })
    }

    /// What two numbers say together that share cells: every step that finds something new.
    pub(super) fn pairs(&mut self) -> Vec<HintStep> {
        self.work += self.numbers.len() * 24;
        let mut steps = Vec::new();
        for more in self.numbers {
            // Numbers that share a cell are at most two rows and columns apart.
            let Pos { row, col } = more.pos;
            let rows = row.saturating_sub(2)..=(row + 2).min(self.size.rows() - 1);
            let cols = col.saturating_sub(2)..=(col + 2).min(self.size.cols() - 1);
            let near = rows.flat_map(|row| cols.clone().map(move |col| Pos::new(row, col)));
            for less in near.filter(|&pos| pos != more.pos).filter_map(|pos| self.number(pos)) {
                self.pair(more, less, &mut steps);
            }
        }
        steps
    }

    /// If `more` has so many more mines than `less` that they fill all cells that only `more`
    /// touches, `less` has none of its own.
    fn pair(&self, more: &OpenNumber, less: &OpenNumber, steps: &mut Vec<HintStep>) {
        let only = |one: &OpenNumber, other: &OpenNumber| -> Vec<Pos> {
            one.cells.iter().copied().filter(|pos| !other.cells.contains(pos)).collect()
        };
        let (alone, free) = (only(more, less), only(less, more));
        let (safe, room): (Vec<Pos>, Vec<Pos>) =
            alone.into_iter().partition(|&pos| self.is_safe(pos));
        let (own, free): (Vec<Pos>, Vec<Pos>) =
            free.into_iter().partition(|&pos| self.is_mine(pos));
        let finds = |cells: &[Pos]| cells.iter().any(|&pos| self.is_unknown(pos));
        if more.value + own.len() != less.value + room.len() || !(finds(&room) || finds(&free)) {
            return;
        }
        let (mut mines, shared): (Vec<Pos>, Vec<Pos>) = more
            .cells
            .iter()
            .filter(|pos| less.cells.contains(pos))
            .partition(|&&pos| self.is_given(pos));
        if shared.is_empty() || self.left_out.iter().any(|&it| it == more.pos || it == less.pos) {
            return;
        }
        let (given, room): (Vec<Pos>, Vec<Pos>) =
            room.into_iter().partition(|&pos| self.is_given(pos));
        mines.extend(given.into_iter().chain(own));
        mines.sort_unstable();
        let reason = Reason::Pair { more: more.pos, less: less.pos, shared, mines, safe };
        for (cells, finding) in [(room, Finding::Mine), (free, Finding::Safe)] {
            if finds(&cells) {
                steps.push(HintStep { cells, finding, reason: reason.clone() });
            }
        }
    }

    /// Whether one of the two numbers of a pair touches all cells of the other.
    pub(super) fn is_inside(&self, step: &HintStep) -> bool {
        let Reason::Pair { more, less, shared, .. } = &step.reason else { return false };
        let mut numbers = [*more, *less].into_iter().filter_map(|pos| self.number(pos));
        let is_shared = |pos: &Pos| shared.contains(pos) || self.is_given(*pos);
        numbers.any(|number| number.cells.iter().all(is_shared))
    }

    /// What the two numbers of a pair still need, and how many cells they share.
    pub(super) fn pair_shape(&self, step: &HintStep) -> Option<[usize; 3]> {
        let Reason::Pair { more, less, shared, mines, .. } = &step.reason else { return None };
        let need = |pos: Pos| {
            let number = self.number(pos)?;
            let known = number.cells.iter().filter(|cell| mines.contains(cell)).count();
            number.value.checked_sub(known)
        };
        Some([need(*more)?, need(*less)?, shared.len()])
    }

    /// The steps that these findings need, in order.
    pub(super) fn required(&self, cells: impl IntoIterator<Item = Pos>) -> BTreeSet<usize> {
        let mut ids = BTreeSet::new();
        let mut todo: Vec<usize> = cells.into_iter().filter_map(|pos| self.step_of(pos)).collect();
        while let Some(id) = todo.pop() {
            if ids.insert(id) {
                todo.extend(self.steps[id].uses().filter_map(|pos| self.step_of(pos)));
            }
        }
        ids
    }
}
