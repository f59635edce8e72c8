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
    let start = Seen {
        open: cells(|cell| matches!(cell, VisibleCell::Open(_))),
        flags: cells(|cell| cell == VisibleCell::Flag),
    };
    let mut known = HashSet::from([start]);
    let mut reached = vec![(start, None)];
    for _ in 0..MOST_CLICKS {
        let mut next = Vec::new();
        for (seen, first) in reached {
            for (click, after) in search.clicks(seen) {
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
struct Seen {
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

    fn is_cleared(&self, seen: Seen) -> bool {
        seen.open.count_ones() as usize == self.field.safe_cells()
    }

    /// Each click that changes something, and what it leads to.
    fn clicks(&self, seen: Seen) -> Vec<(Action, Seen)> {
        let all = self.field.size().positions().map(|pos| {
            if seen.flags & self.bit(pos) != 0 {
                return (Action::Open(pos), seen);
            }
            match self.field.number(pos) {
                Some(number) if seen.open & self.bit(pos) != 0 => {
                    (Action::Chord(pos), self.chorded(seen, pos, number))
                }
                Some(_) => (Action::Open(pos), self.opened(seen, pos)),
                None => (Action::Mark(pos), Seen { flags: seen.flags | self.bit(pos), ..seen }),
            }
        });
        all.filter(|(_, after)| *after != seen).collect()
    }

    fn opened(&self, mut seen: Seen, pos: Pos) -> Seen {
        let mut todo = vec![pos];
        while let Some(pos) = todo.pop() {
            if (seen.open | seen.flags) & self.bit(pos) == 0 {
                seen.open |= self.bit(pos);
                if self.field.number(pos) == Some(0) {
                    todo.extend(self.field.size().neighbours(pos));
                }
            }
        }
        seen
    }

    fn chorded(&self, seen: Seen, pos: Pos, number: u8) -> Seen {
        let near = self.field.size().neighbours(pos);
        let flags = near.clone().filter(|&near| seen.flags & self.bit(near) != 0).count();
        if flags != usize::from(number) {
            return seen;
        }
        near.fold(seen, |seen, near| self.opened(seen, near))
    }
}
