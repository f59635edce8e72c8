//! The openings and islands of a board.

use crate::game::board_size::{BoardSize, Pos};
use crate::game::cell_states::{CellState, CellStates};
use crate::game::minefield::Minefield;

/// The openings and islands of the cells of a board.
///
/// A number borders at most two openings. Of three zeros around it no two could be neighbours, so
/// among its eight neighbours two of them would be corners of one side. The cell between these sees
/// only cells that one of them sees, so it is a zero too and joins them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Regions {
    size: BoardSize,
    /// The openings of each cell, row by row.
    opening_ids: Vec<[Option<u32>; 2]>,
    /// The cells of each opening, as row-major indices.
    pub(super) members: Vec<Vec<u32>>,
    pub(super) islands: u32,
    /// Which cells are safe and in no opening, row by row.
    pub(super) isolated: Vec<bool>,
}

impl Regions {
    pub fn of(field: &Minefield) -> Self {
        let size = field.size();
        let mut opening_ids = vec![[None, None]; size.cells()];
        let mut members = Vec::new();
        let mut states = CellStates::new(size);
        let mut reached = Vec::new();
        for pos in size.positions() {
            if field.number(pos) == Some(0) && states.get(pos) == CellState::Covered {
                reached.clear();
                states.uncover(field, pos, &mut reached);
                let id = Some(members.len() as u32);
                for zero in reached.iter().map(|&cell| size.index(cell)) {
                    if field.is_zero(zero) {
                        opening_ids[zero] = [id, None];
                    }
                }
                members.push(Vec::new());
            }
        }
        let mut isolated = vec![false; size.cells()];
        for pos in size.positions().filter(|&pos| !field.is_mine(pos)) {
            let index = size.index(pos);
            if !field.is_zero(index) {
                for near in size.neighbours(pos).map(|near| size.index(near)) {
                    if field.is_zero(near) {
                        let id = opening_ids[near][0];
                        join(&mut opening_ids[index], id);
                    }
                }
            }
            for id in opening_ids[index].into_iter().flatten() {
                members[id as usize].push(index as u32);
            }
            isolated[index] = opening_ids[index][0].is_none();
        }
        let islands = count_islands(size, isolated.clone());
        Self { size, opening_ids, members, islands, isolated }
    }

    /// See [`bbbv`](super::bbbv).
    pub fn bbbv(&self) -> u32 {
        let isolated = self.isolated.iter().filter(|&&isolated| isolated).count();
        self.openings() + isolated as u32
    }

    pub fn openings(&self) -> u32 {
        self.members.len() as u32
    }

    /// How many cells of the board a first click opens here; none where it hits a mine.
    pub fn opened_by(&self, field: &Minefield, first: Pos) -> u32 {
        let opening = || self.openings_at(self.size.index(first)).map(|id| self.members[id].len());
        match field.number(first) {
            None => 0,
            Some(0) => opening().sum::<usize>() as u32,
            Some(_) => 1,
        }
    }

    /// The solved 3BV if these cells are open.
    pub fn solved(&self, open: impl Fn(Pos) -> bool) -> u32 {
        let whole = |cells: &Vec<u32>| cells.iter().all(|&cell| open(self.size.pos(cell as usize)));
        let openings = self.members.iter().filter(|cells| whole(cells)).count();
        let singles = self
            .size
            .positions()
            .filter(|&pos| self.isolated[self.size.index(pos)] && open(pos))
            .count();
        (openings + singles) as u32
    }

    /// The openings of the cell at a row-major index.
    pub(super) fn openings_at(&self, index: usize) -> impl Iterator<Item = usize> + use<> {
        self.opening_ids[index].into_iter().flatten().map(|id| id as usize)
    }
}

fn join(openings: &mut [Option<u32>; 2], id: Option<u32>) {
    if openings.contains(&id) {
        return;
    }
    let place = usize::from(openings[0].is_some());
    debug_assert_eq!(openings[place], None, "a number borders at most two openings");
    openings[place] = id;
}

/// The number of connected groups of marked cells.
fn count_islands(size: BoardSize, mut left: Vec<bool>) -> u32 {
    let mut islands = 0;
    let mut todo = Vec::new();
    for start in size.positions() {
        if !std::mem::take(&mut left[size.index(start)]) {
            continue;
        }
        islands += 1;
        todo.push(start);
        while let Some(pos) = todo.pop() {
            for near in size.neighbours(pos) {
                if std::mem::take(&mut left[size.index(near)]) {
                    todo.push(near);
                }
            }
        }
    }
    islands
}
