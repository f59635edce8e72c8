//! The arguments that a learner can follow, each using the mines found before.

use super::{Finding, Hint, HintStep, Reason, covered_neighbours};
use crate::game::Pos;
use crate::solver::player_view::{PlayerView, ViewCell};
use std::collections::BTreeSet;

/// Stands for the step of a mine that was known before.
const GIVEN: usize = usize::MAX;

/// The most sets of numbers that are tried to account for all mines.
const MAX_SEARCH_TRIES: u32 = 20_000;

/// The most numbers visited for that: more than all these sets need on Expert.
const MAX_SEARCH_SCANS: usize = 20_000_000;

/// The most cells and pairs of numbers visited for one hint. Expert never needs a tenth of it.
const MAX_WORK: usize = 4_000_000;

/// The most steps followed back to find the shortest argument.
const MAX_TRACED_STEPS: usize = 200_000;

#[derive(Debug)]
pub(super) struct Deductions<'a> {
    view: &'a PlayerView,
    pub(super) steps: Vec<HintStep>,
    /// For each cell, the step that proved it to be a mine, or [`GIVEN`].
    mine: Vec<Option<usize>>,
    /// The steps that proved cells free.
    safe: Vec<usize>,
    /// The cells and pairs of numbers visited so far.
    pub(super) work: usize,
}

/// A number with unknown neighbours, its known `mines` and the mines `left` among `cells`.
#[derive(Debug, Clone)]
struct OpenNumber {
    pos: Pos,
    left: usize,
    cells: Vec<Pos>,
    mines: Vec<Pos>,
}

impl<'a> Deductions<'a> {
    pub(super) fn new(view: &'a PlayerView) -> Self {
        Self {
            view,
            steps: Vec::new(),
            mine: vec![None; view.size().cells()],
            safe: Vec::new(),
            work: 0,
        }
    }

    /// The same for a player who knows that these cells are mines.
    pub(super) fn given(view: &'a PlayerView, mines: &[Pos]) -> Self {
        let mut deductions = Self::new(view);
        for &pos in mines {
            deductions.mine[view.size().index(pos)] = Some(GIVEN);
        }
        deductions
    }

    /// Whether the search for an argument has become too long.
    pub(super) const fn is_exhausted(&self) -> bool {
        self.work > MAX_WORK
    }

    pub(super) fn is_mine(&self, pos: Pos) -> bool {
        self.mine[self.view.size().index(pos)].is_some()
    }

    pub(super) fn known_mines(&self) -> usize {
        self.mine.iter().flatten().count()
    }

    /// The cells that were proved free, in reading order.
    pub(super) fn safe_cells(&self) -> Vec<Pos> {
        let size = self.view.size();
        let mut is_safe = vec![false; size.cells()];
        for pos in self.safe.iter().flat_map(|&id| &self.steps[id].cells) {
            is_safe[size.index(*pos)] = true;
        }
        size.positions().zip(is_safe).filter_map(|(pos, safe)| safe.then_some(pos)).collect()
    }

    /// The numbers with unknown neighbours.
    fn numbers(&self) -> Vec<OpenNumber> {
        let open = self.view.size().positions().filter_map(|pos| {
            let ViewCell::Open(number) = self.view.cell(pos) else {
                return None;
            };
            let (mines, cells): (Vec<_>, Vec<_>) =
                covered_neighbours(self.view, pos).partition(|&near| self.is_mine(near));
            (!cells.is_empty()).then(|| OpenNumber {
                pos,
                left: usize::from(number).saturating_sub(mines.len()),
                cells,
                mines,
            })
        });
        open.collect()
    }

    /// Adds a step that proves these cells.
    pub(super) fn add(&mut self, cells: Vec<Pos>, finding: Finding, reason: Reason) {
        let id = self.steps.len();
        match finding {
            Finding::Mine => {
                let size = self.view.size();
                for &pos in &cells {
                    self.mine[size.index(pos)].get_or_insert(id);
                }
            }
            _ => self.safe.push(id),
        }
        self.steps.push(HintStep { cells, finding, reason });
    }

    /// Applies each number on its own.
    pub(super) fn single_numbers(&mut self) {
        self.work += self.mine.len();
        for number in self.numbers() {
            let OpenNumber { pos, left, cells, mines } = number;
            if left == 0 {
                let reason = Reason::Satisfied { number: pos, mines };
                self.add(cells, Finding::Safe, reason);
            } else if left == cells.len() {
                // Another number may have found some of them, but the reason is about all of them.
                if cells.iter().any(|&pos| !self.is_mine(pos)) {
                    let reason = Reason::NeedsAll { number: pos, mines };
                    self.add(cells, Finding::Mine, reason);
                }
            }
        }
    }

    /// Applies pairs of numbers that share cells.
    pub(super) fn pairs(&mut self) {
        let numbers = self.numbers();
        self.work += numbers.len() * 24;
        let size = self.view.size();
        let mut at = vec![None; size.cells()];
        for number in &numbers {
            at[size.index(number.pos)] = Some(number);
        }
        for more in &numbers {
            // Numbers that share a cell are at most two rows and columns apart.
            let Pos { row, col } = more.pos;
            let rows = row.saturating_sub(2)..=(row + 2).min(size.rows() - 1);
            let cols = col.saturating_sub(2)..=(col + 2).min(size.cols() - 1);
            let near = rows.flat_map(|row| cols.clone().map(move |col| Pos::new(row, col)));
            for less in near.filter_map(|pos| at[size.index(pos)]) {
                if more.pos == less.pos || more.left < less.left {
                    continue;
                }
                let (shared, alone): (Vec<_>, Vec<_>) =
                    more.cells.iter().partition(|pos| less.cells.contains(pos));
                if shared.is_empty() || more.left - less.left != alone.len() {
                    continue;
                }
                let free: Vec<Pos> =
                    less.cells.iter().copied().filter(|pos| !shared.contains(pos)).collect();
                let mut mines = more.mines.clone();
                mines.extend(less.mines.iter().filter(|pos| !more.mines.contains(pos)));
                let reason = Reason::Pair { more: more.pos, less: less.pos, shared, mines };
                if alone.iter().any(|&pos| !self.is_mine(pos)) {
                    self.add(alone, Finding::Mine, reason.clone());
                }
                if !free.is_empty() {
                    self.add(free, Finding::Safe, reason);
                }
            }
        }
    }

    /// Applies the number of remaining mines.
    pub(super) fn mine_count(&mut self) {
        let left = self.view.mines().saturating_sub(self.known_mines());
        let rest: Vec<Pos> = (self.view.size().positions())
            .filter(|&pos| self.view.cell(pos) == ViewCell::Covered && !self.is_mine(pos))
            .collect();
        let numbers = self.numbers();
        let mut search = MineCountSearch {
            numbers: &numbers,
            tries: MAX_SEARCH_TRIES,
            scans: MAX_SEARCH_SCANS,
            chosen: Vec::new(),
            taken: BTreeSet::new(),
            cells: rest.len(),
        };
        if search.find_numbers(0, left) {
            let reason = Reason::MineCount {
                left,
                numbers: search.chosen.iter().map(|&index| numbers[index].pos).collect(),
            };
            let taken = search.taken;
            let free = rest.into_iter().filter(|pos| !taken.contains(pos)).collect();
            self.add(free, Finding::Safe, reason);
        }
    }

    /// The argument with the fewest steps for a free cell.
    pub(super) fn shortest_hint(&self) -> Option<Hint> {
        let mut traced = 0;
        let arguments = self.safe.iter().map_while(|&id| {
            let ids = (traced < MAX_TRACED_STEPS).then(|| self.required_steps(id))?;
            traced += ids.len();
            Some(ids)
        });
        let ids = arguments.min_by_key(|ids| ids.len())?;
        let last = &self.steps[*ids.last()?];
        Some(Hint {
            cell: *last.cells.first()?,
            steps: ids.iter().map(|&id| self.steps[id].clone()).collect(),
        })
    }

    /// The argument with the fewest steps for this cell.
    pub(super) fn hint_for(&self, cell: Pos) -> Option<Hint> {
        let about = |(_, step): &(usize, &HintStep)| step.cells.contains(&cell);
        let arguments = self.steps.iter().enumerate().filter(about);
        let ids = arguments.map(|(id, _)| self.required_steps(id)).min_by_key(Vec::len)?;
        Some(Hint { cell, steps: ids.iter().map(|&id| self.steps[id].clone()).collect() })
    }

    /// The argument of the exact count.
    pub(super) fn hint_by_counting(&self, cell: Pos) -> Hint {
        let numbers = self.numbers();
        let size = self.view.size();
        let mut beside: Vec<Vec<usize>> = vec![Vec::new(); size.cells()];
        for (index, number) in numbers.iter().enumerate() {
            for &pos in &number.cells {
                beside[size.index(pos)].push(index);
            }
        }
        let mut joined = vec![false; numbers.len()];
        let mut todo = vec![cell];
        while let Some(pos) = todo.pop() {
            for index in std::mem::take(&mut beside[size.index(pos)]) {
                if !std::mem::replace(&mut joined[index], true) {
                    todo.extend(&numbers[index].cells);
                }
            }
        }
        let any = joined.contains(&true);
        let part = numbers.iter().zip(&joined);
        let part = part.filter(|(_, joined)| **joined || !any);
        let reason = Reason::ExactCount { numbers: part.map(|(number, _)| number.pos).collect() };
        Hint { cell, steps: vec![HintStep { cells: vec![cell], finding: Finding::Safe, reason }] }
    }

    /// The steps that a step needs, and itself, in order.
    fn required_steps(&self, id: usize) -> Vec<usize> {
        let mut ids = BTreeSet::from([id]);
        let mut todo = vec![id];
        while let Some(id) = todo.pop() {
            let all: Vec<Pos>;
            let mines = match &self.steps[id].reason {
                Reason::Satisfied { mines, .. }
                | Reason::NeedsAll { mines, .. }
                | Reason::Pair { mines, .. }
                | Reason::Layouts { mines, left: None, .. } => mines,
                _ => {
                    // The number of mines needs every mine found before.
                    let size = self.view.size();
                    all = size.positions().filter(|&pos| self.is_mine(pos)).collect();
                    &all
                }
            };
            for &pos in mines {
                if let Some(before) = self.mine[self.view.size().index(pos)]
                    && before < id
                    && ids.insert(before)
                {
                    todo.push(before);
                }
            }
        }
        ids.into_iter().collect()
    }
}

/// Searches for numbers that share no cell and account for all mines.
struct MineCountSearch<'a> {
    numbers: &'a [OpenNumber],
    tries: u32,
    scans: usize,
    chosen: Vec<usize>,
    taken: BTreeSet<Pos>,
    cells: usize,
}

impl MineCountSearch<'_> {
    fn find_numbers(&mut self, from: usize, left: usize) -> bool {
        if left == 0 {
            return self.taken.len() < self.cells;
        }
        for index in from..self.numbers.len() {
            self.scans = self.scans.saturating_sub(1);
            if self.scans == 0 {
                return false;
            }
            let number = &self.numbers[index];
            if number.left > left || number.cells.iter().any(|pos| self.taken.contains(pos)) {
                continue;
            }
            if self.tries == 0 {
                return false;
            }
            self.tries -= 1;
            self.chosen.push(index);
            self.taken.extend(number.cells.iter().copied());
            if self.find_numbers(index + 1, left - number.left) {
                return true;
            }
            self.chosen.pop();
            for pos in &number.cells {
                self.taken.remove(pos);
            }
        }
        false
    }
}
