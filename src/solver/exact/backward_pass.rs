//! The second pass over a piece, from its end: it turns counts into the chance of every group.

use super::component_count::{BINOMIALS, ComponentCount, NO_NODE, Node};
use super::weight::Weight;

/// What a piece says of one of its groups.
#[derive(Debug, Clone, Copy)]
pub(super) struct GroupChance {
    /// The group.
    pub(super) group: u32,
    /// The chance of a mine in each of its cells.
    pub(super) mine: f64,
    /// Some layout has a free cell here.
    pub(super) can_be_free: bool,
    /// Some layout has a mine here.
    pub(super) can_be_mine: bool,
}

impl<W: Weight> ComponentCount<W> {
    /// Whether a layout of the whole board leads through a node with so many mines behind it.
    /// [`Front::shares`] must have been called.
    pub(super) fn is_reachable(&self, node: &Node, mines: usize) -> bool {
        !self.backward[node.offset as usize + mines - node.min_mines as usize].is_zero()
    }

    /// Goes back from the end, where `outer` weighs each number of mines of the piece, and tells
    /// the chance of a mine in every group. `whole` is the sum of all layouts.
    pub(super) fn backward_pass(
        &mut self,
        outer: &[W],
        whole: W,
        mut tell: impl FnMut(GroupChance),
    ) {
        self.backward.clear();
        self.backward.resize(self.forward.len(), W::ZERO);
        let tail = self.forward.len() - outer.len();
        self.backward[tail..].copy_from_slice(outer);
        for step in self.layers.iter().rev() {
            let split = self.nodes[step.end as usize].offset as usize;
            let (behind, ahead) = self.backward.split_at_mut(split);
            let mut with = [W::ZERO; 9];
            for id in step.start..step.end {
                let node = &self.nodes[id as usize];
                let span = node.span as usize;
                let from = &self.forward[node.offset as usize..][..span];
                let back = &mut behind[node.offset as usize..][..span];
                let ways = &self.edges[node.edges as usize..][..usize::from(node.count)];
                for (mines, &to) in (usize::from(node.first)..).zip(ways) {
                    if to == NO_NODE {
                        continue;
                    }
                    let to = &self.nodes[to as usize];
                    let skip = (node.min_mines + mines as u32 - to.min_mines) as usize
                        + to.offset as usize
                        - split;
                    let factor = W::ONE.scaled(BINOMIALS[usize::from(step.cells)][mines]);
                    let mut sum = W::ZERO;
                    for ((back, &value), &forward) in
                        back.iter_mut().zip(&ahead[skip..][..span]).zip(from)
                    {
                        let value = value.times(factor);
                        back.add_times(value, W::ONE);
                        sum.add_times(value, forward);
                    }
                    with[mines].add_times(sum, W::ONE);
                }
                if let Some(&boost) = self.sample_weights.get(id as usize) {
                    for value in back {
                        *value = value.scaled(boost);
                    }
                }
            }
            let cells = usize::from(step.cells);
            let mut mine = W::ZERO;
            for (mines, &sum) in with.iter().enumerate().skip(1) {
                mine.add_times(sum.scaled(mines as f64), W::ONE);
            }
            tell(GroupChance {
                group: step.group,
                mine: mine.ratio(whole) / cells as f64,
                can_be_free: with[..cells].iter().any(|sum| !sum.is_zero()),
                can_be_mine: with[1..].iter().any(|sum| !sum.is_zero()),
            });
        }
    }
}
