//! Proofs by contradiction: what follows if a cell were what it is not, until a number cannot be
//! right.

use super::findings::{Findings, OpenNumber};
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
    let Contradiction { breach, mut cells, least } = found?;
    let ids = supposed.required(cells[..least].iter().copied());
    let walk = ids.range(first..).map(|&id| supposed.steps[id].clone()).collect();
    let walk = without_needless(walk, findings, &cells, least);
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
    let missing = least.saturating_sub(cells.iter().filter(|pos| found.contains(pos)).count());
    cells.retain(|&pos| !found.contains(&pos) && !findings.is_unknown(pos));
    known.extend(cells.into_iter().take(missing));
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

/// A proof without the numbers that it does not need.
pub(super) fn with_fewest_numbers(
    findings: &Findings<'_>,
    proof: HintStep,
    means: Means,
) -> HintStep {
    let (cell, finding, mut fewest) = (proof.cells[0], proof.finding, proof);
    let (mut some, means) = (findings.clone(), Means { pairs: true, ..means });
    for number in fewest.numbers() {
        some.left_out.push(number);
        match refute(&mut some, cell, finding, means) {
            Some((_, step)) if step.numbers().len() < fewest.numbers().len() => fewest = step,
            _ => drop(some.left_out.pop()),
        }
    }
    fewest
}

/// Takes out the steps without which the others still find `least` of these cells.
fn without_needless(
    mut walk: Vec<HintStep>,
    findings: &Findings<'_>,
    cells: &[Pos],
    least: usize,
) -> Vec<HintStep> {
    let is_enough = |walk: &[HintStep]| {
        let mut found: BTreeSet<Pos> = BTreeSet::new();
        let is_found =
            |found: &BTreeSet<Pos>, pos| !findings.is_unknown(pos) || found.contains(&pos);
        for step in walk {
            if !step.uses().all(|pos| is_found(&found, pos)) {
                return false;
            }
            found.extend(&step.cells);
        }
        cells.iter().filter(|&&pos| is_found(&found, pos)).count() >= least
    };
    for index in (0..walk.len()).rev() {
        let step = walk.remove(index);
        if !is_enough(&walk) {
            walk.insert(index, step);
        }
    }
    walk
}

/// What cannot be right.
struct Contradiction {
    breach: Breach,
    /// The cells that show it, those that were found first before others.
    cells: Vec<Pos>,
    /// How many of them are enough.
    least: usize,
}

impl Contradiction {
    /// If there are so many of these cells as cannot be.
    fn of(
        supposed: &Findings<'_>,
        breach: Breach,
        cells: impl Iterator<Item = Pos>,
        least: usize,
    ) -> Option<Self> {
        let is_one = |&pos: &Pos| match breach.too_many {
            true => supposed.is_mine(pos),
            false => supposed.is_safe(pos),
        };
        let mut cells: Vec<Pos> = cells.filter(is_one).collect();
        cells.sort_by_key(|&pos| supposed.step_of(pos).map_or(0, |id| id + 1));
        (cells.len() >= least).then_some(Self { breach, cells, least })
    }
}

/// The contradiction with the fewest steps behind it.
fn contradiction(supposed: &Findings<'_>, means: Means) -> Option<Contradiction> {
    let numbers = supposed.numbers.iter().filter(|it| !supposed.left_out.contains(&it.pos));
    let broken = numbers.filter_map(|number| broken(supposed, number));
    let found = broken.min_by_key(|Contradiction { cells, least, .. }| {
        supposed.required(cells[..*least].iter().copied()).len()
    });
    found.or_else(|| broken_board(supposed, means.mines?))
}

/// A number with one mine too many, or one safe cell too many.
fn broken(supposed: &Findings<'_>, number: &OpenNumber) -> Option<Contradiction> {
    let cells = || number.cells.iter().copied();
    let breach = |too_many| Breach { number: Some(number.pos), too_many };
    let most_safe = number.cells.len().saturating_sub(number.value);
    Contradiction::of(supposed, breach(true), cells(), number.value + 1)
        .or_else(|| Contradiction::of(supposed, breach(false), cells(), most_safe + 1))
}

fn broken_board(supposed: &Findings<'_>, mines: usize) -> Option<Contradiction> {
    let covered = || supposed.covered.iter().copied();
    let breach = |too_many| Breach { number: None, too_many };
    Contradiction::of(supposed, breach(true), covered(), mines + 1).or_else(|| {
        let most_safe = supposed.covered.len() - mines;
        Contradiction::of(supposed, breach(false), covered(), most_safe + 1)
    })
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
