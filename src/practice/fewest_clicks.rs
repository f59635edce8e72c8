//! The fewest clicks that clear what is left of a small board whose mines are known.

use crate::game::{Action, Game, Minefield, Pos, VisibleCell};
use std::collections::HashSet;

/// More cells do not fit into the bits of a set.
const MOST_CELLS: usize = u128::BITS as usize;
/// The search ends after so many clicks.
const MOST_CLICKS: usize = 8;

/// The first of the fewest clicks that clear the board; `None` if it is too large for this search,
/// or needs more than eight.
pub fn next_click(game: &Game) -> Option<Action> {
    let field = game.field().filter(|field| field.size().cells() <= MOST_CELLS)?;
    let search = ClickSearch { field };
    let cells = |is_wanted: fn(VisibleCell) -> bool| {
        let all = field.size().positions().filter(|&pos| is_wanted(game.cell(pos)));
        all.fold(0, |cells, pos| cells | search.bit(pos))
    };
    let start = BoardState {
        open: cells(|cell| matches!(cell, VisibleCell::Open(_))),
        flags: cells(|cell| cell == VisibleCell::Flag),
    };
    let mut known = HashSet::from([start]);
    let mut reached = vec![(start, None)];
    for _ in 0..MOST_CLICKS {
        let mut next = Vec::new();
        for (state, first) in reached {
            for (click, after) in search.clicks(state) {
                let first = first.or(Some(click));
                if search.is_cleared(after) {
                    return first;
                }
                if known.insert(after) {
                    next.push((after, first));
                }
            }
        }
        reached = next;
    }
    None
}

/// The open and the flagged cells: a bit for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct BoardState {
    open: u128,
    flags: u128,
}

struct ClickSearch<'a> {
    field: &'a Minefield,
}

impl ClickSearch<'_> {
    fn bit(&self, pos: Pos) -> u128 {
        1 << self.field.size().index(pos)
    }

    fn is_cleared(&self, state: BoardState) -> bool {
        state.open.count_ones() as usize == self.field.safe_cells()
    }

    /// Each click that changes something, and what it leads to.
    fn clicks(&self, state: BoardState) -> Vec<(Action, BoardState)> {
        let all = self.field.size().positions().map(|pos| {
            if state.flags & self.bit(pos) != 0 {
                return (Action::Open(pos), state);
            }
            match self.field.number(pos) {
                Some(number) if state.open & self.bit(pos) != 0 => {
                    (Action::Chord(pos), self.chorded(state, pos, number))
                }
                Some(_) => (Action::Open(pos), self.opened(state, pos)),
                None => {
                    (Action::Mark(pos), BoardState { flags: state.flags | self.bit(pos), ..state })
                }
            }
        });
        all.filter(|(_, after)| *after != state).collect()
    }

    fn opened(&self, mut state: BoardState, pos: Pos) -> BoardState {
        let mut todo = vec![pos];
        while let Some(pos) = todo.pop() {
            if (state.open | state.flags) & self.bit(pos) == 0 {
                state.open |= self.bit(pos);
                if self.field.number(pos) == Some(0) {
                    todo.extend(self.field.size().neighbours(pos));
                }
            }
        }
        state
    }

    fn chorded(&self, state: BoardState, pos: Pos, number: u8) -> BoardState {
        let near = self.field.size().neighbours(pos);
        let flags = near.clone().filter(|&near| state.flags & self.bit(near) != 0).count();
        if flags != usize::from(number) {
            return state;
        }
        near.fold(state, |state, near| self.opened(state, near))
    }
}
