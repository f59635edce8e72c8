//! The number of layouts to the last digit, counted again along the ways that the odds kept.

use super::component_count::{BINOMIALS, ComponentCount};
use super::weight::Weight;
use num_bigint::BigUint;

/// How much work the number is: sums of long numbers, each by its length.
#[derive(Debug)]
pub(super) struct WorkEstimate {
    /// The length of the whole number, in words.
    words: f64,
    /// How many different numbers of mines the pieces so far may have.
    spread: f64,
    done: f64,
}

impl WorkEstimate {
    /// About a nanosecond each.
    const MOST: f64 = 6e8;
    /// What a sum takes besides its words.
    const SUM: f64 = 60.0;

    /// For a board with so many layouts, as a natural logarithm.
    pub(super) fn new(ln_layouts: f64) -> Self {
        Self { words: ln_layouts / 64.0 / std::f64::consts::LN_2 + 1.0, spread: 1.0, done: 0.0 }
    }

    /// Adds a piece.
    pub(super) fn add<W: Weight>(&mut self, front: &ComponentCount<W>) {
        let layouts = front.layouts().1.len() as f64;
        // A piece has at most two layouts for each mine or free cell, group by group.
        let cells: u32 = front.layers.iter().map(|step| u32::from(step.cells)).sum();
        let words = f64::from(cells) / 64.0 + 1.0;
        self.done += 2.0 * front.forward.len() as f64 * (words + Self::SUM);
        self.done += self.spread * layouts * (self.words / 2.0 + Self::SUM);
        self.spread += layouts - 1.0;
    }

    /// Whether it would take too long.
    pub(super) fn exceeds_limit(&self) -> bool {
        self.done + self.spread * (self.words + Self::SUM) > Self::MOST
    }
}

/// The layouts of a piece by mines: the fewest mines, and the counts from there on.
pub(super) fn count_component<W: Weight>(front: &ComponentCount<W>) -> (usize, Vec<BigUint>) {
    let mut behind = vec![vec![BigUint::from(1u8)]];
    for step in &front.layers {
        let end = step.end as usize;
        let next = front.nodes.iter().skip(end).take(front.layer_after(step.end));
        let mut ahead: Vec<_> = next.map(|node| vec![BigUint::ZERO; node.span as usize]).collect();
        for (node, counts) in front.nodes[step.start as usize..end].iter().zip(&behind) {
            let ways = &front.edges[node.edges as usize..][..usize::from(node.count)];
            for (mines, &to) in (usize::from(node.first)..).zip(ways) {
                let skip =
                    (node.min_mines + mines as u32 - front.nodes[to as usize].min_mines) as usize;
                let factor = BINOMIALS[usize::from(step.cells)][mines] as u32;
                for (sum, count) in ahead[to as usize - end][skip..].iter_mut().zip(counts) {
                    *sum += count * factor;
                }
            }
        }
        behind = ahead;
    }
    (front.layouts().0, behind.pop().unwrap_or_default())
}

/// The layouts of pieces together with `cells` cells beside no number, of `mines` mines in all.
pub(super) fn count_board(
    pieces: impl IntoIterator<Item = (usize, Vec<BigUint>)>,
    cells: usize,
    mines: usize,
) -> BigUint {
    let mut least = 0;
    let mut all = vec![BigUint::from(1u8)];
    for (low, counts) in pieces {
        least += low;
        let mut next = vec![BigUint::ZERO; all.len() + counts.len() - 1];
        for (index, have) in all.iter().enumerate() {
            for (sum, count) in next[index..].iter_mut().zip(&counts) {
                *sum += have * count;
            }
        }
        all = next;
    }
    // From the most mines in the pieces to the fewest, the ways of the other cells grow by
    // one mine at a time.
    let (mut sum, mut ways, mut placed) = (BigUint::ZERO, BigUint::from(1u8), 0);
    for (above, count) in all.iter().enumerate().rev() {
        let Some(rest) = mines.checked_sub(least + above) else {
            continue;
        };
        if rest > cells {
            break;
        }
        while placed < rest {
            ways = ways * (cells - placed) / (placed + 1);
            placed += 1;
        }
        sum += count * &ways;
    }
    sum
}
