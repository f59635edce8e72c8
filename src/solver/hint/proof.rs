//! The simplest argument for a cell of the player's choice.

use super::deductions::Deductions;
use super::{Finding, Hint, Reason, covered_neighbours};
use crate::game::Pos;
use crate::solver::exact::{Odds, SolveError, Solver};
use crate::solver::player_view::{BORDER, PlayerView, ViewCell};

/// Numbers this far from a cell are tried first, in rows or columns, then the whole board.
const WINDOWS: [u16; 5] = [2, 3, 4, 6, u16::MAX];

/// The simplest argument that a covered cell is safe, or that it is a mine; `None` if it is not
/// certain. `known` are mines that need no proof. Single numbers are simpler than pairs, these than
/// several numbers, and these than what needs the number of mines.
pub fn proof(
    view: &PlayerView,
    known: &[Pos],
    cell: Pos,
    solver: &mut Solver,
) -> Result<Option<Hint>, SolveError> {
    let odds = solver.odds(view)?;
    let Some(finding) = finding(odds, cell) else {
        return Ok(None);
    };
    let mut deductions = Deductions::given(view, known);
    loop {
        let mines = deductions.known_mines();
        deductions.single_numbers();
        if let Some(hint) = deductions.hint_for(cell) {
            return Ok(Some(hint));
        }
        if deductions.known_mines() == mines {
            deductions.pairs();
            if let Some(hint) = deductions.hint_for(cell) {
                return Ok(Some(hint));
            }
            if deductions.known_mines() == mines {
                break;
            }
        }
    }
    let mut search = NumberSearch { view: view.clone(), cell, finding, use_count: false, solver };
    for pos in view.size().positions().filter(|&pos| deductions.is_mine(pos)) {
        let place = view.framed_index(pos);
        search.view.take_out_mine(place);
    }
    if !search.is_certain(&search.view.clone())? {
        deductions.mine_count();
        if let Some(hint) = deductions.hint_for(cell) {
            return Ok(Some(hint));
        }
        search.use_count = true;
    }
    let numbers = search.find()?;
    let beside = |pos: &Pos| {
        numbers.iter().any(|&number| view.size().block(number).any(|near| near == *pos))
    };
    let mines =
        view.size().positions().filter(|&pos| deductions.is_mine(pos)).filter(beside).collect();
    let left = search.use_count.then_some(search.view.mines());
    deductions.add(vec![cell], finding, Reason::Layouts { numbers, mines, left });
    Ok(deductions.hint_for(cell))
}

fn finding(odds: &Odds, cell: Pos) -> Option<Finding> {
    match odds.mine_chance(cell)? {
        0.0 => Some(Finding::Safe),
        1.0 => Some(Finding::Mine),
        _ => None,
    }
}

/// Searches for the numbers that decide a cell.
struct NumberSearch<'a> {
    /// The position without the mines that are known.
    view: PlayerView,
    cell: Pos,
    finding: Finding,
    /// Whether the number of mines is used, too.
    use_count: bool,
    solver: &'a mut Solver,
}

impl NumberSearch<'_> {
    fn is_certain(&mut self, view: &PlayerView) -> Result<bool, SolveError> {
        let odds = match self.use_count {
            true => self.solver.odds(view)?,
            false => self.solver.odds_without_count(view)?,
        };
        Ok(finding(odds, self.cell) == Some(self.finding))
    }

    /// Numbers of which none can be left out, in reading order.
    fn find(&mut self) -> Result<Vec<Pos>, SolveError> {
        let (view, cell) = (self.view.clone(), self.cell);
        let distance = |pos: Pos| pos.row.abs_diff(cell.row).max(pos.col.abs_diff(cell.col));
        let mut numbers: Vec<Pos> = (view.size().positions())
            .filter(|&pos| matches!(view.cell(pos), ViewCell::Open(_)))
            .filter(|&pos| covered_neighbours(&view, pos).next().is_some())
            .collect();
        // The farthest first, so that those near the cell are kept.
        numbers.sort_by_key(|&pos| std::cmp::Reverse(distance(pos)));
        for window in WINDOWS {
            let far = numbers.partition_point(|&pos| distance(pos) > window);
            let mut kept = view.clone();
            for &pos in &numbers[..far] {
                leave_out(&mut kept, pos);
            }
            if far > 0 && !self.is_certain(&kept)? {
                continue;
            }
            let mut needed = Vec::new();
            for &pos in &numbers[far..] {
                let mut fewer = kept.clone();
                leave_out(&mut fewer, pos);
                if self.is_certain(&fewer)? {
                    kept = fewer;
                } else {
                    needed.push(pos);
                }
            }
            needed.sort_unstable();
            return Ok(needed);
        }
        Ok(numbers)
    }
}

/// Takes what an open number says out of a view.
fn leave_out(view: &mut PlayerView, number: Pos) {
    let place = view.framed_index(number);
    view.framed[place] = BORDER;
}
