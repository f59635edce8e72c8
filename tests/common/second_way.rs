//! What follows from a position, found in a second way: by trying every placement of mines. It
//! shares no code with the solver.

use std::collections::{BTreeMap, BTreeSet};

/// A position, read from the text of `sapper analyze`. Cells are numbered row by row.
pub struct Slate {
    cols: usize,
    pub mines: usize,
    /// The open numbers; `None` for a covered cell.
    pub numbers: Vec<Option<usize>>,
    pub flags: BTreeSet<usize>,
}

/// What is known: true for a mine, false for a safe cell.
pub type Known = BTreeMap<usize, bool>;

/// The layouts of cells that hang together through numbers.
struct Part {
    cells: Vec<usize>,
    /// By the number of mines: how many layouts, and in how many each cell is a mine.
    layouts: BTreeMap<usize, (f64, Vec<f64>)>,
}

/// Everything that the layouts say.
pub struct Whole {
    parts: Vec<Part>,
    /// The mines that are not known.
    left: usize,
    /// The cells that touch none of the numbers.
    rest: Vec<usize>,
}

/// Placements tried before a position counts as too large.
const MOST_TRIES: usize = 3_000_000;

impl Slate {
    pub fn read(text: &str) -> Self {
        let (head, rows) = text.split_once('\n').unwrap();
        let mines = head.strip_prefix("mines ").unwrap().parse().unwrap();
        let cells: Vec<char> = rows.lines().flat_map(str::chars).collect();
        let flags = cells.iter().enumerate().filter(|(_, cell)| **cell == 'F');
        Self {
            cols: rows.lines().next().unwrap().len(),
            mines,
            numbers: cells.iter().map(|cell| cell.to_digit(10).map(|n| n as usize)).collect(),
            flags: flags.map(|(index, _)| index).collect(),
        }
    }

    pub fn near(&self, cell: usize) -> Vec<usize> {
        let (row, col) = (cell / self.cols, cell % self.cols);
        let touches = |other: &usize| {
            let (rows, cols) =
                ((other / self.cols).abs_diff(row), (other % self.cols).abs_diff(col));
            rows.max(cols) == 1
        };
        let first = cell.saturating_sub(self.cols + 1);
        (first..(cell + self.cols + 2).min(self.numbers.len())).filter(touches).collect()
    }

    /// The unknown cells beside a number, and the mines among them.
    fn need(&self, number: usize, known: &Known) -> (Vec<usize>, usize) {
        let covered = self.near(number).into_iter().filter(|&cell| self.numbers[cell].is_none());
        let (known_cells, unknown): (Vec<_>, Vec<_>) =
            covered.partition(|cell| known.contains_key(cell));
        let mines = known_cells.iter().filter(|cell| known[cell]).count();
        (unknown, self.numbers[number].unwrap() - mines)
    }

    pub fn open(&self) -> Vec<usize> {
        (0..self.numbers.len()).filter(|&cell| self.numbers[cell].is_some()).collect()
    }

    /// What follows from at most `most` (one or two) numbers at a time, over and over: all
    /// placements around them are tried.
    pub fn close(&self, most: usize) -> Known {
        self.close_given(most, Known::new())
    }

    /// The same when something is already known.
    pub fn close_given(&self, most: usize, mut known: Known) -> Known {
        loop {
            let before = known.len();
            for one in self.open() {
                self.add_forced(&[one], &mut known);
            }
            if most == 2 && known.len() == before {
                let unknown = |number| self.need(number, &known).0;
                let open = self.open().into_iter().map(|number| (number, unknown(number)));
                let open: Vec<_> = open.filter(|(_, cells)| !cells.is_empty()).collect();
                for (index, (one, cells)) in open.iter().enumerate() {
                    for (other, others) in &open[index + 1..] {
                        if others.iter().any(|cell| cells.contains(cell)) {
                            self.add_forced(&[*one, *other], &mut known);
                        }
                    }
                }
            }
            if known.len() == before {
                return known;
            }
        }
    }

    /// Adds what these numbers say together of cells that are not known.
    pub fn add_forced(&self, numbers: &[usize], known: &mut Known) {
        let needs: Vec<_> = numbers.iter().map(|&number| self.need(number, known)).collect();
        let cells: BTreeSet<usize> = needs.iter().flat_map(|(cells, _)| cells.clone()).collect();
        let cells: Vec<usize> = cells.into_iter().collect();
        let masks: Vec<(u32, u32)> = needs
            .iter()
            .map(|(near, mines)| {
                let bits = cells.iter().enumerate().filter(|(_, cell)| near.contains(cell));
                (bits.fold(0, |mask, (bit, _)| mask | 1 << bit), *mines as u32)
            })
            .collect();
        let fits = (0u32..1 << cells.len()).filter(|place| {
            masks.iter().all(|(mask, mines)| (place & mask).count_ones() == *mines)
        });
        let (all, any) = fits.fold((u32::MAX, 0), |(all, any), place| (all & place, any | place));
        for (bit, &cell) in cells.iter().enumerate() {
            if all >> bit & 1 == 1 {
                known.insert(cell, true);
            } else if any >> bit & 1 == 0 {
                known.insert(cell, false);
            }
        }
    }

    /// All layouts that fit these numbers, where some cells are known. `None` if they are too many.
    pub fn layouts(&self, numbers: &[usize], known: &Known) -> Option<Whole> {
        let needs: Vec<_> = numbers.iter().map(|&number| self.need(number, known)).collect();
        let mut todo: BTreeSet<usize> = needs.iter().flat_map(|(cells, _)| cells.clone()).collect();
        let is_free = |cell: &usize| {
            self.numbers[*cell].is_none() && !known.contains_key(cell) && !todo.contains(cell)
        };
        let rest = (0..self.numbers.len()).filter(is_free).collect();
        let mut tries = MOST_TRIES;
        let mut parts = Vec::new();
        while let Some(first) = todo.pop_first() {
            // The cells in the order in which numbers lead from one to the next.
            let mut cells = vec![first];
            let mut at = 0;
            while at < cells.len() {
                let here = cells[at];
                for (near, _) in needs.iter().filter(|(near, _)| near.contains(&here)) {
                    cells.extend(near.iter().filter(|cell| todo.remove(cell)));
                }
                at += 1;
            }
            let here =
                needs.iter().filter(|(near, _)| near.iter().any(|cell| cells.contains(cell)));
            let mut search = PartSearch {
                beside: vec![Vec::new(); cells.len()],
                open: Vec::new(),
                mine: vec![false; cells.len()],
                layouts: BTreeMap::new(),
                tries: &mut tries,
            };
            for (number, (near, mines)) in here.enumerate() {
                search.open.push((*mines, near.len()));
                for (index, cell) in cells.iter().enumerate() {
                    if near.contains(cell) {
                        search.beside[index].push(number);
                    }
                }
            }
            search.place(0, 0)?;
            let layouts = search.layouts;
            parts.push(Part { cells, layouts });
        }
        let left = self.mines - known.values().filter(|mine| **mine).count();
        Some(Whole { parts, left, rest })
    }
}

struct PartSearch<'a> {
    /// The numbers beside each cell.
    beside: Vec<Vec<usize>>,
    /// For each number, the mines it still needs and the cells that are not placed.
    open: Vec<(usize, usize)>,
    mine: Vec<bool>,
    layouts: BTreeMap<usize, (f64, Vec<f64>)>,
    tries: &'a mut usize,
}

impl PartSearch<'_> {
    /// Tries everything for the cells from `cell` on. `None` if the tries are used up.
    fn place(&mut self, cell: usize, mines: usize) -> Option<()> {
        *self.tries = self.tries.checked_sub(1)?;
        if cell == self.mine.len() {
            let (count, each) = self.layouts.entry(mines).or_insert_with(|| (0.0, vec![0.0; cell]));
            *count += 1.0;
            for (sum, &mine) in each.iter_mut().zip(&self.mine) {
                *sum += f64::from(mine);
            }
            return Some(());
        }
        for mine in [false, true] {
            let beside = self.beside[cell].clone();
            let fits = beside.iter().all(|&number| {
                let (need, cells) = self.open[number];
                if mine { need > 0 } else { need < cells }
            });
            if fits {
                for &number in &beside {
                    self.open[number].0 -= usize::from(mine);
                    self.open[number].1 -= 1;
                }
                self.mine[cell] = mine;
                let result = self.place(cell + 1, mines + usize::from(mine));
                for &number in &beside {
                    self.open[number].0 += usize::from(mine);
                    self.open[number].1 += 1;
                }
                result?;
            }
        }
        Some(())
    }
}

impl Whole {
    /// What all layouts agree on, for any number of mines.
    pub fn certain(&self) -> Known {
        let each = self.parts.iter().flat_map(|part| {
            let ranges: Vec<_> = part.layouts.keys().map(|&mines| (mines, 1.0)).collect();
            part.certain(&ranges)
        });
        each.collect()
    }

    /// What all layouts with the right number of mines agree on.
    pub fn certain_with_count(&self) -> Known {
        let mut known = Known::new();
        for (index, part) in self.parts.iter().enumerate() {
            known.extend(part.certain(&self.weights(index)));
        }
        let counts = self.rest_counts();
        for (value, extreme) in [(false, 0), (true, self.rest.len())] {
            if counts.iter().all(|(count, _)| *count == extreme) {
                known.extend(self.rest.iter().map(|&cell| (cell, value)));
            }
        }
        known
    }

    /// The chance of a mine in every unknown cell.
    pub fn chances(&self) -> BTreeMap<usize, f64> {
        let mut chances = BTreeMap::new();
        for (index, part) in self.parts.iter().enumerate() {
            let (mut total, mut each) = (0.0, vec![0.0; part.cells.len()]);
            for (mines, weight) in self.weights(index) {
                let (count, mine) = &part.layouts[&mines];
                total += weight * count;
                each.iter_mut().zip(mine).for_each(|(sum, mine)| *sum += weight * mine);
            }
            chances.extend(part.cells.iter().copied().zip(each.iter().map(|sum| sum / total)));
        }
        let counts = self.rest_counts();
        let total: f64 = counts.iter().map(|(_, weight)| weight).sum();
        let mines: f64 = counts.iter().map(|&(count, weight)| count as f64 * weight).sum();
        let chance = mines / total / self.rest.len() as f64;
        chances.extend(self.rest.iter().map(|&cell| (cell, chance)));
        chances
    }

    /// How often all parts but one hold each number of mines.
    fn others(&self, without: Option<usize>) -> BTreeMap<usize, f64> {
        let mut sums = BTreeMap::from([(0, 1.0)]);
        for (index, part) in self.parts.iter().enumerate() {
            if Some(index) != without {
                let mut more = BTreeMap::new();
                for (have, ways) in &sums {
                    for (mines, (count, _)) in &part.layouts {
                        *more.entry(have + mines).or_insert(0.0) += ways * count;
                    }
                }
                sums = more;
            }
        }
        sums
    }

    /// For each possible number of mines in a part, the weight of the rest of the board.
    fn weights(&self, index: usize) -> Vec<(usize, f64)> {
        let others = self.others(Some(index));
        let weight = |mines: usize| -> f64 {
            let ways = others.iter().filter_map(|(have, ways)| {
                Some(ways * self.rest_ways(self.left.checked_sub(have + mines)?))
            });
            ways.sum()
        };
        let weighted = self.parts[index].layouts.keys().map(|&mines| (mines, weight(mines)));
        weighted.filter(|(_, weight)| *weight > 0.0).collect()
    }

    /// For each possible number of mines in the cells that touch no number, its weight.
    fn rest_counts(&self) -> Vec<(usize, f64)> {
        let all = self.others(None).into_iter();
        let counts = all.filter_map(|(have, ways)| {
            let count = self.left.checked_sub(have)?;
            Some((count, ways * self.rest_ways(count)))
        });
        counts.filter(|(_, weight)| *weight > 0.0).collect()
    }

    /// The ways to place so many mines in the cells that touch no number.
    fn rest_ways(&self, mines: usize) -> f64 {
        let cells = self.rest.len();
        if mines > cells {
            return 0.0;
        }
        (0..mines).map(|drawn| (cells - drawn) as f64 / (drawn + 1) as f64).product()
    }
}

impl Part {
    /// What all layouts agree on, if their number of mines has a weight.
    fn certain(&self, weights: &[(usize, f64)]) -> Known {
        let mut known = Known::new();
        for (index, &cell) in self.cells.iter().enumerate() {
            let possible = || weights.iter().map(|(mines, _)| &self.layouts[mines]);
            if possible().all(|(_, mine)| mine[index] == 0.0) {
                known.insert(cell, false);
            } else if possible().all(|(count, mine)| mine[index] == *count) {
                known.insert(cell, true);
            }
        }
        known
    }
}
