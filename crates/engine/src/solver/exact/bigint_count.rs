//! The exact number of layouts, counted again along the edges of an exact count.

use super::component_count::{BINOMIALS, ComponentCount, Node};
use super::weight::Weight;
use num_bigint::BigUint;

/// The work that the exact number takes: sums of long numbers, each by its length.
#[derive(Debug)]
pub(super) struct WorkEstimate {
    /// The length of the result, in words.
    words: f64,
    /// How many numbers of mines the components so far may have.
    spread: f64,
    done: f64,
}

impl WorkEstimate {
    /// In units of about a nanosecond.
    const LIMIT: f64 = 6e8;
    /// The cost of a sum besides its words.
    const COST_PER_SUM: f64 = 60.0;

    /// For a board with this many layouts (natural logarithm).
    pub(super) fn new(ln_layouts: f64) -> Self {
        Self { words: ln_layouts / 64.0 / std::f64::consts::LN_2 + 1.0, spread: 1.0, done: 0.0 }
    }

    pub(super) fn add<W: Weight>(&mut self, component: &ComponentCount<W>) {
        let layouts = component.layouts().1.len() as f64;
        // A component has at most two layouts for each mine or free cell, group by group.
        let cells: u32 = component.layers.iter().map(|layer| u32::from(layer.cells)).sum();
        let words = f64::from(cells) / 64.0 + 1.0;
        self.done += 2.0 * component.forward.len() as f64 * (words + Self::COST_PER_SUM);
        self.done += self.spread * layouts * (self.words / 2.0 + Self::COST_PER_SUM);
        self.spread += layouts - 1.0;
    }

    pub(super) fn exceeds_limit(&self) -> bool {
        self.done + self.spread * (self.words + Self::COST_PER_SUM) > Self::LIMIT
    }
}

/// The layouts of a component by mines: the fewest mines, and the counts from there on.
pub(super) fn count_component<W: Weight>(component: &ComponentCount<W>) -> (usize, Vec<BigUint>) {
    let mut behind = vec![vec![BigUint::from(1u8)]];
    for (index, layer) in component.layers.iter().enumerate() {
        let end = layer.end as usize;
        let next = component.layers.get(index + 1);
        let next = &component.nodes[end..next.map_or(component.nodes.len(), |it| it.end as usize)];
        let zeros = |node: &Node| vec![BigUint::ZERO; node.span as usize];
        let mut ahead: Vec<_> = next.iter().map(zeros).collect();
        for (node, counts) in component.nodes[layer.start as usize..end].iter().zip(&behind) {
            let ways = &component.edges[node.edges as usize..][..usize::from(node.count)];
            for (mines, &to) in (usize::from(node.first)..).zip(ways) {
                let skip = (node.min_mines + mines as u32 - component.nodes[to as usize].min_mines)
                    as usize;
                let factor = BINOMIALS[usize::from(layer.cells)][mines] as u32;
                for (sum, count) in ahead[to as usize - end][skip..].iter_mut().zip(counts) {
                    *sum += count * factor;
                }
            }
        }
        behind = ahead;
    }
    (component.layouts().0, behind.pop().unwrap_or_default())
}

/// The layouts of components together with `cells` cells that touch no number, with `mines` mines
/// in all.
pub(super) fn count_board(
    components: impl IntoIterator<Item = (usize, Vec<BigUint>)>,
    cells: usize,
    mines: usize,
) -> BigUint {
    let mut least = 0;
    let mut all = vec![BigUint::from(1u8)];
    for (low, counts) in components {
        least += low;
        let mut next = vec![BigUint::ZERO; all.len() + counts.len() - 1];
        for (index, have) in all.iter().enumerate() {
            for (sum, count) in next[index..].iter_mut().zip(&counts) {
                *sum += have * count;
            }
        }
        all = next;
    }
    // From the most mines in the components to the fewest, the other cells get one mine more at a
    // time.
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
