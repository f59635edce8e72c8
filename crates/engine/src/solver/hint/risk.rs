//! Where the chance of a mine in a cell comes from that is not certain.

use super::{Finding, HintStep, Reason, covered_neighbours};
use crate::game::Pos;
use crate::solver::exact::{LayoutList, Odds, SolveError, Solver};
use crate::solver::player_view::{PlayerView, ViewCell};
use std::collections::{BTreeMap, BTreeSet};

/// Positions with more layouts are not counted one by one.
const MOST_LAYOUTS: usize = 10_000;

/// Why a cell is a mine with this chance, from 0 to 1.
#[derive(Debug, Clone, PartialEq)]
pub struct RiskReason {
    pub mine: f64,
    /// The lowest chance in any cell; `None` where that does not matter, as for a flag.
    pub lowest: Option<f64>,
    /// `None` if there is no simple count.
    pub source: Option<RiskSource>,
}

#[derive(Debug, Clone, PartialEq)]
pub enum RiskSource {
    /// The number has so many mines among so many cells that are not certain, which all touch the
    /// same numbers. `known` mines beside it are certain.
    Number { number: Pos, known: usize, mines: usize, cells: usize },
    /// The cell is one of those that touch no number, and so many of them are mines.
    Spread { mines: usize, cells: usize },
    /// It is a mine in `with` of `all` equally likely layouts around these numbers, or of the whole
    /// board if there are none.
    Layouts { with: usize, all: usize, numbers: Vec<Pos> },
}

/// The risk of a covered cell; `None` if it is certain.
pub fn risk(
    view: &PlayerView,
    cell: Pos,
    solver: &mut Solver,
) -> Result<Option<HintStep>, SolveError> {
    let odds = solver.odds(view)?.clone();
    let Some(mine) = odds.mine_chance(cell).filter(|&mine| is_uncertain(mine)) else {
        return Ok(None);
    };
    let lowest = Some(odds.cells().map(|(_, chance)| chance).fold(mine, f64::min));
    let uncertain = |pos: Pos| odds.mine_chance(pos).is_some_and(is_uncertain);
    let source = number_source(view, cell, &odds).or_else(|| {
        let mut list = LayoutList::default();
        let is_short = solver.list_layouts(MOST_LAYOUTS, &mut list);
        is_short.then(|| listed_source(view, cell, &list, uncertain))?
    });
    let reason = Reason::Risk(RiskReason { mine, lowest, source });
    Ok(Some(HintStep { cells: vec![cell], finding: Finding::Guess, reason }))
}

fn is_uncertain(mine: f64) -> bool {
    0.0 < mine && mine < 1.0
}

fn open_neighbours(view: &PlayerView, pos: Pos) -> impl Iterator<Item = Pos> {
    let near = view.size().neighbours(pos);
    near.filter(|&near| view.cell(near) != ViewCell::Covered)
}

/// A number whose uncertain cells are all alike, with as few of them as possible.
fn number_source(view: &PlayerView, cell: Pos, odds: &Odds) -> Option<RiskSource> {
    let beside = |pos| open_neighbours(view, pos);
    let sources = beside(cell).filter_map(|number| {
        let ViewCell::Open(value) = view.cell(number) else { return None };
        let chances = covered_neighbours(view, number).filter_map(|pos| odds.mine_chance(pos));
        let known = chances.filter(|&mine| mine == 1.0).count();
        let cells: Vec<Pos> = covered_neighbours(view, number)
            .filter(|&pos| odds.mine_chance(pos).is_some_and(is_uncertain))
            .collect();
        let are_alike = cells.iter().all(|&pos| beside(pos).eq(beside(cell)));
        let (mines, cells) = (usize::from(value).checked_sub(known)?, cells.len());
        are_alike.then_some(RiskSource::Number { number, known, mines, cells })
    });
    sources.min_by_key(|source| match source {
        RiskSource::Number { cells, .. } => *cells,
        RiskSource::Spread { .. } | RiskSource::Layouts { .. } => 0,
    })
}

/// What a list of all layouts says about a cell.
fn listed_source(
    view: &PlayerView,
    cell: Pos,
    list: &LayoutList,
    uncertain: impl Fn(Pos) -> bool,
) -> Option<RiskSource> {
    let bits = |is_one: &dyn Fn(Pos) -> bool| {
        let cells = list.cells.iter().enumerate();
        let chosen = cells.filter(|&(_, &place)| is_one(view.pos(place as usize)));
        chosen.fold(0_u128, |bits, (bit, _)| bits | 1 << bit)
    };
    let touches_none = |pos: Pos| open_neighbours(view, pos).next().is_none();
    if touches_none(cell) {
        let rest = bits(&touches_none);
        let mines = (list.layouts.first()? & rest).count_ones();
        if list.layouts.iter().all(|layout| (layout & rest).count_ones() == mines) {
            return Some(RiskSource::Spread {
                mines: mines as usize,
                cells: rest.count_ones() as usize,
            });
        }
    }
    // Cells that no chain of numbers leads to matter only by their number of mines.
    let here = bits(&|pos| pos == cell);
    let is_needed = |&pos: &Pos| {
        view.cell(pos) != ViewCell::Covered && covered_neighbours(view, pos).any(&uncertain)
    };
    let all_numbers = view.size().positions().filter(is_needed).collect();
    for numbers in [linked_numbers(view, cell, &uncertain), all_numbers] {
        let near = bits(&|pos| open_neighbours(view, pos).any(|number| numbers.contains(&number)));
        let mut patterns: BTreeMap<u128, usize> = BTreeMap::new();
        for layout in &list.layouts {
            *patterns.entry(layout & near).or_default() += 1;
        }
        let mut counts = patterns.values();
        let first = counts.next()?;
        if near & here != 0 && counts.all(|count| count == first) {
            let with = patterns.keys().filter(|&pattern| pattern & here != 0).count();
            return Some(RiskSource::Layouts { with, all: patterns.len(), numbers });
        }
    }
    let with = list.layouts.iter().filter(|&layout| layout & here != 0).count();
    Some(RiskSource::Layouts { with, all: list.layouts.len(), numbers: Vec::new() })
}

/// The numbers that a cell hangs together with through cells that are not certain, in reading order.
fn linked_numbers(view: &PlayerView, cell: Pos, uncertain: &impl Fn(Pos) -> bool) -> Vec<Pos> {
    let mut numbers = BTreeSet::new();
    let mut todo = vec![cell];
    while let Some(cell) = todo.pop() {
        for number in open_neighbours(view, cell) {
            if numbers.insert(number) {
                todo.extend(covered_neighbours(view, number).filter(|&pos| uncertain(pos)));
            }
        }
    }
    numbers.into_iter().collect()
}
