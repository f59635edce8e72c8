//! Arguments from the number of mines on the board.

use super::findings::{Findings, OpenNumber};
use super::{Finding, HintStep, Reason};
use crate::game::Pos;
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// The most sets of numbers that are tried to account for all mines.
const MAX_TRIES: u32 = 20_000;

/// The most numbers visited for that: more than all these sets need on Expert.
const MAX_SCANS: usize = 20_000_000;

/// All mines are beside numbers that share no cell, or found, so every other cell is safe; or every
/// cell that is left is a mine. `mines` are those of the board.
pub(super) fn mine_count(findings: &Findings<'_>, mines: usize) -> Option<HintStep> {
    let covered = || findings.covered.iter().copied();
    let found: BTreeSet<Pos> = covered().filter(|&pos| findings.is_mine(pos)).collect();
    let unknown = covered().filter(|&pos| findings.is_unknown(pos)).count();
    let left = mines.checked_sub(found.len())?;
    if unknown == 0 {
        return None;
    }
    if left == unknown {
        let (safe, cells) = covered()
            .filter(|&pos| !findings.is_given(pos))
            .partition(|&pos| findings.is_safe(pos));
        return Some(HintStep {
            cells,
            finding: Finding::Mine,
            reason: Reason::OnlyMines { safe },
        });
    }
    let open = findings.numbers.iter();
    let open: Vec<_> = open.filter_map(|number| Unfinished::of(number, findings)).collect();
    let mut search = NumberSearch {
        numbers: &open,
        tries: MAX_TRIES,
        scans: MAX_SCANS,
        chosen: Vec::new(),
        taken: BTreeSet::new(),
        cells: unknown,
    };
    if !search.find(0, left) {
        return None;
    }
    let mut numbers: Vec<&OpenNumber> =
        search.chosen.iter().map(|&index| open[index].number).collect();
    // A mine beside exactly one of them need not have been found. Flags are not among the mines
    // that are left.
    let beside = |numbers: &[&OpenNumber], pos: Pos| {
        numbers.iter().filter(|number| number.cells.contains(&pos)).count()
    };
    let is_known = |&pos: &Pos| findings.is_given(pos) || beside(&numbers, pos) != 1;
    let mut extra: BTreeSet<Pos> = found.iter().copied().filter(is_known).collect();
    // Nor one beside a finished number: first those with the most of them, so that few will do.
    let is_new = |pos: &Pos| findings.is_mine(*pos) && !findings.is_given(*pos);
    let new = |number: &OpenNumber| number.cells.iter().filter(|pos| is_new(pos)).count();
    let mut finished: Vec<&OpenNumber> =
        findings.numbers.iter().filter(|&it| new(it) > 0).collect();
    finished.sort_by_key(|number| Reverse(new(number)));
    for number in finished {
        let own: Vec<Pos> =
            number.cells.iter().copied().filter(|&pos| findings.is_mine(pos)).collect();
        let is_apart = number.cells.iter().all(|&pos| beside(&numbers, pos) == 0);
        if own.len() == number.value && own.iter().all(|pos| extra.contains(pos)) && is_apart {
            numbers.push(number);
            extra.retain(|&pos| findings.is_given(pos) || !own.contains(&pos));
        }
    }
    let cells =
        covered().filter(|&pos| beside(&numbers, pos) == 0 && !extra.contains(&pos)).collect();
    let mut numbers: Vec<Pos> = numbers.into_iter().map(|number| number.pos).collect();
    numbers.sort_unstable();
    let mines = mines - extra.len();
    let reason = Reason::MineCount { left: mines, numbers, mines: extra.into_iter().collect() };
    Some(HintStep { cells, finding: Finding::Safe, reason })
}

/// A number with unknown cells.
struct Unfinished<'a> {
    number: &'a OpenNumber,
    /// The mines that are not found yet.
    left: usize,
    unknown: Vec<Pos>,
    /// The cells that are not found to be mines.
    room: Vec<Pos>,
}

impl<'a> Unfinished<'a> {
    fn of(number: &'a OpenNumber, findings: &Findings<'_>) -> Option<Self> {
        let cells = || number.cells.iter().copied();
        let unknown: Vec<Pos> = cells().filter(|&pos| findings.is_unknown(pos)).collect();
        let found = cells().filter(|&pos| findings.is_mine(pos)).count();
        let left = number.value.saturating_sub(found);
        let room = cells().filter(|&pos| !findings.is_mine(pos)).collect();
        (!unknown.is_empty()).then_some(Self { number, left, unknown, room })
    }
}

/// Searches for numbers that account for all mines and share no cell, not even one that is found
/// safe: it would have to be proved first.
struct NumberSearch<'a> {
    numbers: &'a [Unfinished<'a>],
    tries: u32,
    scans: usize,
    chosen: Vec<usize>,
    taken: BTreeSet<Pos>,
    cells: usize,
}

impl NumberSearch<'_> {
    fn find(&mut self, from: usize, left: usize) -> bool {
        if left == 0 {
            let unknown = self.chosen.iter().map(|&index| self.numbers[index].unknown.len());
            return unknown.sum::<usize>() < self.cells;
        }
        for index in from..self.numbers.len() {
            self.scans = self.scans.saturating_sub(1);
            if self.scans == 0 {
                return false;
            }
            let number = &self.numbers[index];
            if number.left > left || number.room.iter().any(|pos| self.taken.contains(pos)) {
                continue;
            }
            if self.tries == 0 {
                return false;
            }
            self.tries -= 1;
            self.chosen.push(index);
            self.taken.extend(number.room.iter().copied());
            if self.find(index + 1, left - number.left) {
                return true;
            }
            self.chosen.pop();
            for pos in &number.room {
                self.taken.remove(pos);
            }
        }
        false
    }
}
