//! Plays out the rest of a game that has few layouts left.
//!
//! A state is the set of layouts that are still possible: what was opened on the way looks the same
//! in all of them. Its value is the number of layouts that the best play wins.

use super::exact::LayoutList;
use super::player_view::{PlayerView, neighbours};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::cmp::Reverse;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::Range;

/// Marks a mine in a list of numbers.
const MINE: u8 = 9;

/// Plays out endgames. It reuses its memory.
#[derive(Debug, Clone, Default)]
pub(super) struct EndgameSolver {
    /// For each cell and each layout, the unknown mines around the cell, or [`MINE`].
    numbers: Vec<u8>,
    layouts: usize,
    /// A random key for each layout; the key of a set is the sum of its keys (Zobrist hashing).
    layout_keys: Vec<u64>,
    memo: HashMap<u64, BestPlay, BuildHasherDefault<IdentityHasher>>,
    /// The layouts of the sets on the path, one set after the other.
    sets: Vec<u16>,
    /// The cells that still differ within these sets, one list after the other.
    cells: Vec<u16>,
    guesses: Vec<EndgameGuess>,
    /// The looks at a cell of a layout that are left.
    budget: i64,
    /// The budget when `go_on` was last called.
    budget_at_check: i64,
    /// The looks that the last endgame took, solved or not.
    pub(super) work_done: i64,
}

/// The looks between two calls of `go_on`, some tenths of a millisecond.
const WORK_PER_CHECK: i64 = 50_000;

/// The value of a set.
#[derive(Debug, Clone, Copy)]
struct BestPlay {
    /// The layouts that the best play wins, or a bound: see `exact`.
    wins: u32,
    /// Whether `wins` is exact.
    exact: bool,
    /// The cell to guess, if it was just found.
    cell: Option<u16>,
}

/// A cell that is free in some layouts of a set.
#[derive(Debug, Clone, Copy)]
struct EndgameGuess {
    free: u32,
    /// Whether its number rules out any layout.
    informative: bool,
    cell: u16,
}

/// Sums of random keys are their own hashes.
#[derive(Debug, Clone, Default)]
struct IdentityHasher(u64);

impl Hasher for IdentityHasher {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, _: &[u8]) {
        unreachable!("only u64 is hashed")
    }
    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

impl EndgameSolver {
    /// The framed index of the best cell to open if none is safe, and the chance to win with it.
    /// `None` if that takes more than `looks` looks at a cell of a layout, or if `go_on`, which is
    /// called regularly, returns false.
    pub(super) fn solve(
        &mut self,
        view: &PlayerView,
        listing: &LayoutList,
        looks: i64,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<(usize, f64)> {
        self.prepare(view, listing);
        (self.budget, self.budget_at_check) = (looks, looks);
        let all = 0..self.sets.len();
        let best = self.evaluate(all.clone(), 0..self.cells.len(), 0, go_on);
        self.work_done = looks - self.budget.max(0);
        let best = best?;
        let cell = listing.cells[usize::from(best.cell?)] as usize;
        Some((cell, f64::from(best.wins) / all.len() as f64))
    }

    /// The other guesses of the endgame that was just solved and the chances to win with them, the
    /// best first. Only as many of the safest as the rest of the budget allows.
    pub(super) fn rate_others(
        &mut self,
        listing: &LayoutList,
        best: usize,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Vec<(usize, f64)> {
        let (all, cells) = (0..self.sets.len(), 0..self.cells.len());
        let size = all.len() as u32;
        let mut others: Vec<(u16, u32)> = (self.cells.iter())
            .map(|&cell| (cell, self.inspect_cell(all.clone(), cell).0))
            .filter(|&(cell, free)| {
                free > 0 && free < size && listing.cells[usize::from(cell)] as usize != best
            })
            .collect();
        others.sort_by_key(|&(_, free)| Reverse(free));
        let mut rated = Vec::new();
        for cell in others {
            match self.evaluate_opening(all.clone(), cells.clone(), cell, 0, go_on) {
                Some(play) => rated.push((
                    listing.cells[usize::from(cell.0)] as usize,
                    f64::from(play.wins) / f64::from(size),
                )),
                None => break,
            }
        }
        rated.sort_by(|one: &(usize, f64), other| other.1.total_cmp(&one.1));
        rated
    }

    fn prepare(&mut self, view: &PlayerView, listing: &LayoutList) {
        self.layouts = listing.layouts.len();
        self.numbers.clear();
        self.memo.clear();
        self.guesses.clear();
        for (index, &place) in listing.cells.iter().enumerate() {
            let near = neighbours(place as usize, view.stride());
            let mask = (listing.cells.iter().enumerate())
                .filter(|(_, other)| near.contains(&(**other as usize)))
                .fold(0u128, |mask, (bit, _)| mask | 1 << bit);
            self.numbers.extend(listing.layouts.iter().map(|layout| {
                if layout >> index & 1 == 1 { MINE } else { (layout & mask).count_ones() as u8 }
            }));
        }
        let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
        self.layout_keys.clear();
        self.layout_keys.extend((0..self.layouts).map(|_| random.random::<u64>()));
        self.sets.clear();
        self.sets.extend(0..self.layouts as u16);
        self.cells.clear();
        self.cells.extend(0..listing.cells.len() as u16);
    }

    /// The best play of a set, of which only `cells` may differ. If it wins no more than `bar`, the
    /// result is any number from what it wins up to `bar`. `None` when the budget is used up.
    fn evaluate(
        &mut self,
        set: Range<usize>,
        cells: Range<usize>,
        bar: u32,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<BestPlay> {
        let size = set.len() as u32;
        let key = self.sets[set.clone()]
            .iter()
            .fold(0u64, |sum, &layout| sum.wrapping_add(self.layout_keys[usize::from(layout)]));
        if let Some(known) = self.memo.get(&key)
            && (known.exact || known.wins <= bar)
        {
            return Some(*known);
        }
        self.budget -= (set.len() * cells.len()) as i64;
        if self.budget_at_check - self.budget > WORK_PER_CHECK {
            self.budget_at_check = self.budget;
            if !go_on() {
                self.budget = -1;
            }
        }
        if self.budget < 0 {
            return None;
        }
        let (top, first) = (self.cells.len(), self.guesses.len());
        let mut sure = None;
        for index in cells.clone() {
            let cell = self.cells[index];
            let (free, numbers) = self.inspect_cell(set.clone(), cell);
            if free == size && numbers > 1 {
                sure = Some(cell);
                break;
            }
            if free > 0 && free < size {
                self.cells.push(cell);
                self.guesses.push(EndgameGuess { free, informative: numbers > 1, cell });
            }
        }
        let best = match sure {
            // A safe cell that rules out layouts costs nothing.
            Some(cell) => self.evaluate_opening(set, cells, (cell, size), bar, go_on),
            None => self.best_guess(set, top..self.cells.len(), first, bar, go_on),
        };
        self.cells.truncate(top);
        self.guesses.truncate(first);
        let best = best?;
        self.memo.insert(key, BestPlay { cell: None, ..best });
        Some(best)
    }

    /// In how many layouts of a set a cell is free, and how many numbers it may show.
    fn inspect_cell(&self, set: Range<usize>, cell: u16) -> (u32, u32) {
        let shown = &self.numbers[usize::from(cell) * self.layouts..][..self.layouts];
        let (mut seen, mut mines) = (0u16, 0);
        let size = set.len() as u32;
        for &layout in &self.sets[set] {
            let number = shown[usize::from(layout)];
            seen |= 1 << number;
            mines += u32::from(number == MINE);
        }
        (size - mines, (seen & !(1 << MINE)).count_ones())
    }

    /// The best of the guesses from `first` on.
    fn best_guess(
        &mut self,
        set: Range<usize>,
        cells: Range<usize>,
        first: usize,
        bar: u32,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<BestPlay> {
        let mut best = BestPlay {
            wins: 0,
            exact: false,
            cell: self.guesses.get(first).map(|guess| guess.cell),
        };
        if set.len() <= 2 {
            // Of two layouts that no safe cell tells apart, one is won.
            return Some(BestPlay { wins: 1, exact: true, ..best });
        }
        // A cell that rules nothing out can wait, unless all are like that.
        let any = self.guesses[first..].iter().any(|guess| guess.informative);
        self.guesses[first..]
            .sort_unstable_by_key(|guess| (Reverse(guess.informative), Reverse(guess.free)));
        for index in first..self.guesses.len() {
            let guess = self.guesses[index];
            let need = bar.max(if best.exact { best.wins } else { 0 });
            if guess.free <= need || any && !guess.informative {
                // Guesses are sorted: none of the others wins more.
                if !best.exact && guess.free <= need {
                    best.wins = best.wins.max(guess.free);
                }
                break;
            }
            let cell = (guess.cell, guess.free);
            let tried = self.evaluate_opening(set.clone(), cells.clone(), cell, need, go_on)?;
            if tried.wins > need {
                best = BestPlay { wins: tried.wins, exact: true, cell: Some(guess.cell) };
            } else if !best.exact {
                best.wins = best.wins.max(tried.wins);
            }
        }
        Some(best)
    }

    /// What is won of a set after opening a cell that is free in `free` of its layouts.
    fn evaluate_opening(
        &mut self,
        set: Range<usize>,
        cells: Range<usize>,
        (cell, free): (u16, u32),
        bar: u32,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<BestPlay> {
        let top = self.sets.len();
        let shown = usize::from(cell) * self.layouts;
        let mut counts = [0u32; 10];
        for &layout in &self.sets[set.clone()] {
            counts[usize::from(self.numbers[shown + usize::from(layout)])] += 1;
        }
        // What the numbers so far win and all that the others could.
        let mut wins = free;
        for number in 0..MINE {
            let size = counts[usize::from(number)];
            if size <= 1 {
                continue;
            }
            for index in set.clone() {
                let layout = self.sets[index];
                if self.numbers[shown + usize::from(layout)] == number {
                    self.sets.push(layout);
                }
            }
            let others = wins - size;
            let least = bar.saturating_sub(others);
            let best = self.evaluate(top..self.sets.len(), cells.clone(), least, go_on);
            self.sets.truncate(top);
            wins = others + best?.wins;
            if wins <= bar {
                return Some(BestPlay { wins, exact: false, cell: None });
            }
        }
        Some(BestPlay { wins, exact: true, cell: None })
    }
}
