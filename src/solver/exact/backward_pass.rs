//! The second pass over a component, from its end, which turns counts into the chance of every
//! group.

use super::component_count::{BINOMIALS, ComponentCount, NO_NODE, Node};
use super::refill;
use super::weight::Weight;
use super::whole_board::clamp_uncertain;

impl<W: Weight> ComponentCount<W> {
    /// Whether some layout of the whole board leads through a node with this many mines before it.
    /// Only after [`Self::backward_pass`].
    pub(super) fn is_reachable(&self, node: &Node, mines: usize) -> bool {
        !self.backward[node.offset as usize + mines - node.min_mines as usize].is_zero()
    }

    /// Fills in the chance of a mine of every group. `outer` weighs each number of mines of the
    /// component, `whole` is the sum of all layouts.
    pub(super) fn backward_pass(&mut self, outer: &[W], whole: W, chances: &mut [f64]) {
        // A sample proves nothing.
        let sampled = !self.sample_weights.is_empty();
        refill(&mut self.backward, self.forward.len(), W::ZERO);
        let tail = self.forward.len() - outer.len();
        self.backward[tail..].copy_from_slice(outer);
        for layer in self.layers.iter().rev() {
            let split = self.nodes[layer.end as usize].offset as usize;
            let (behind, ahead) = self.backward.split_at_mut(split);
            let mut with = [W::ZERO; 9];
            for id in layer.start..layer.end {
                let node = &self.nodes[id as usize];
                let span = node.span as usize;
                let from = &self.forward[node.offset as usize..][..span];
                let back = &mut behind[node.offset as usize..][..span];
                let edges = &self.edges[node.edges as usize..][..usize::from(node.count)];
                for (mines, &to) in (usize::from(node.first)..).zip(edges) {
                    if to == NO_NODE {
                        continue;
                    }
                    let to = &self.nodes[to as usize];
                    let skip = (node.min_mines + mines as u32 - to.min_mines) as usize
                        + to.offset as usize
                        - split;
                    let factor = W::ONE.scaled(BINOMIALS[usize::from(layer.cells)][mines]);
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
            let cells = usize::from(layer.cells);
            let mut mine = W::ZERO;
            for (mines, &sum) in with.iter().enumerate().skip(1) {
                mine.add_times(sum.scaled(mines as f64), W::ONE);
            }
            chances[layer.group as usize] = clamp_uncertain(
                mine.ratio(whole) / cells as f64,
                sampled || with[..cells].iter().any(|sum| !sum.is_zero()),
                sampled || with[1..].iter().any(|sum| !sum.is_zero()),
            );
        }
    }
}
