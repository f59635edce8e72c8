//! Proofs by contradiction: what follows if a cell were what it is not, until a number cannot be
//! right.

use super::findings::{Findings, OpenNumber, without_needless};
use super::{Breach, Finding, HintStep, Reason};
use crate::game::Pos;
use std::collections::BTreeSet;

/// The most steps of a walk from a supposition to what is impossible.
pub const MOST_STEPS: usize = 8;
/// The most steps that are made to find one.
const MOST_TRIED: usize = 120;

/// What a walk may use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Means {
    /// Pairs of numbers, not single ones alone.
    pub(super) pairs: bool,
    /// How many mines the board has.
    pub(super) mines: Option<usize>,
}

/// The shortest walk found that proves `finding` of a cell, with its cost.
pub(super) fn refute(
    findings: &mut Findings<'_>,
    cell: Pos,
    finding: Finding,
    means: Means,
) -> Option<(usize, HintStep)> {
    let mut supposed = findings.clone();
    let first = supposed.steps.len();
    let opposite = if finding == Finding::Mine { Finding::Safe } else { Finding::Mine };
    supposed.add(HintStep { cells: vec![cell], finding: opposite, reason: Reason::Supposed });
    let found = loop {
        if let Some(found) = contradiction(&supposed, means) {
            break Some(found);
        }
        let is_new = supposed.round_of_singles()
            || means.mines.is_some_and(|mines| add_all(&mut supposed, mines))
            || means.pairs && add_simplest_pair(&mut supposed);
        if !is_new || supposed.steps.len() > first + MOST_TRIED || supposed.is_exhausted() {
            break None;
        }
    };
    findings.work = supposed.work;
    let (breach, uses) = found?;
    let ids = supposed.required(uses.iter().copied());
    let walk = ids.range(first..).map(|&id| supposed.steps[id].clone()).collect();
    let walk = without_needless(walk, |pos| !findings.is_unknown(pos), &uses);
    // The first is the supposition. Without it something else would be impossible.
    if walk.len() > MOST_STEPS + 1 || walk.first()?.reason != Reason::Supposed {
        return None;
    }
    // What the walk finds by itself need not have been known.
    let (mut found, mut known) = (BTreeSet::new(), BTreeSet::new());
    for step in &walk {
        known.extend(step.uses().filter(|pos| !found.contains(pos)));
        found.extend(step.cells.iter().copied());
    }
    known.extend(uses.into_iter().filter(|pos| !found.contains(pos)));
    let (mines, safe) = known.into_iter().partition(|&pos| findings.is_mine(pos));
    let count = means.mines.filter(|_| {
        breach.number.is_none()
            || walk.iter().any(|step| matches!(step.reason, Reason::AllMines { .. }))
    });
    let reason = Reason::Suppose { walk, breach, mines, safe, count };
    let step = HintStep { cells: vec![cell], finding, reason };
    let Reason::Suppose { walk, .. } = &step.reason else { return None };
    Some((walk.len() + findings.cost(step.uses()), step))
}

/// What cannot be right, and the cells that show it: the one with the fewest steps behind it.
fn contradiction(supposed: &Findings<'_>, means: Means) -> Option<(Breach, Vec<Pos>)> {
    let broken = supposed.numbers.iter().filter_map(|number| broken(supposed, number));
    let found = broken.min_by_key(|(_, uses)| supposed.required(uses.iter().copied()).len());
    found.or_else(|| broken_board(supposed, means.mines?))
}

fn broken(supposed: &Findings<'_>, number: &OpenNumber) -> Option<(Breach, Vec<Pos>)> {
    let cells = || number.cells.iter().copied();
    let mines = cells().filter(|&pos| supposed.is_mine(pos)).count();
    let room = cells().filter(|&pos| !supposed.is_safe(pos)).count();
    let too_many = mines > number.value;
    if !too_many && room >= number.value {
        return None;
    }
    let mut shown: Vec<Pos> = cells()
        .filter(|&pos| if too_many { supposed.is_mine(pos) } else { supposed.is_safe(pos) })
        .collect();
    // As many as are needed, those that were found first.
    shown.sort_by_key(|&pos| supposed.step_of(pos).map_or(0, |id| id + 1));
    shown.truncate(if too_many { number.value + 1 } else { number.cells.len() - number.value + 1 });
    Some((Breach { number: Some(number.pos), too_many }, shown))
}

fn broken_board(supposed: &Findings<'_>, mines: usize) -> Option<(Breach, Vec<Pos>)> {
    let covered = || supposed.covered.iter().copied();
    let found: Vec<Pos> = covered().filter(|&pos| supposed.is_mine(pos)).collect();
    if found.len() > mines {
        return Some((Breach { number: None, too_many: true }, found));
    }
    let mut safe: Vec<Pos> = covered().filter(|&pos| supposed.is_safe(pos)).collect();
    let most = supposed.covered.len() - mines;
    if safe.len() <= most {
        return None;
    }
    safe.sort_by_key(|&pos| supposed.step_of(pos).map_or(0, |id| id + 1));
    safe.truncate(most + 1);
    Some((Breach { number: None, too_many: false }, safe))
}

/// All mines are found, so the other cells are safe. Returns whether that says anything new.
fn add_all(supposed: &mut Findings<'_>, mines: usize) -> bool {
    let covered = supposed.covered.iter().copied();
    let found: Vec<Pos> = covered.filter(|&pos| supposed.is_mine(pos)).collect();
    if found.len() != mines {
        return false;
    }
    let numbers = supposed.numbers;
    let beside = numbers.iter().flat_map(|number| number.cells.iter().copied());
    let cells: BTreeSet<Pos> = beside.filter(|&pos| !supposed.is_mine(pos)).collect();
    let reason = Reason::AllMines { mines: found };
    supposed.add(HintStep { cells: cells.into_iter().collect(), finding: Finding::Safe, reason })
}

pub(super) fn add_simplest_pair(findings: &mut Findings<'_>) -> bool {
    let steps = findings.pairs();
    let simplest = steps.into_iter().min_by_key(|step| findings.cost(step.uses()));
    simplest.is_some_and(|step| findings.add(step))
}
