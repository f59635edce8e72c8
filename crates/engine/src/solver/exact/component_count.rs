//! Counts the layouts of one component, group by group.
//!
//! All that matters of the frontier so far is how many mines the unfinished numbers still need: that
//! is a node. It holds the number of layouts that lead to it, by the mines they use. Nodes and
//! edges are kept, so that a backward pass, which starts with what the rest of the board weighs for
//! each number of mines, finds the chance of a mine in every group at once.

use super::count_plan::{Component, CountPlan};
use super::frontier::Frontier;
use super::node_table::{LaneMasks, NodeTable, lane_masks};
use super::refill;
use super::sampling::Sampler;
use super::weight::Weight;
use super::whole_board::clamp_uncertain;

/// Ways to choose mines among cells: `BINOMIALS[cells][mines]`.
pub(super) const BINOMIALS: [[f64; 9]; 9] = {
    let mut table = [[0.0; 9]; 9];
    let mut cells = 0;
    while cells < 9 {
        table[cells][0] = 1.0;
        let mut mines = 1;
        while mines <= cells {
            table[cells][mines] = table[cells - 1][mines - 1] + table[cells - 1][mines];
            mines += 1;
        }
        cells += 1;
    }
    table
};

/// The target of an edge whose node a sample left out.
pub(super) const NO_NODE: u32 = u32::MAX;

/// What the unfinished numbers still need.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Node {
    /// The fewest mines on the way here.
    pub(super) min_mines: u32,
    /// How many numbers of mines, from `min_mines` on, may lead here.
    pub(super) span: u32,
    /// The index of its first count.
    pub(super) offset: u32,
    /// The index of its first edge; there is one for each number of mines from `first` on.
    pub(super) edges: u32,
    /// The fewest mines in the next group.
    pub(super) first: u8,
    pub(super) count: u8,
}

/// A group in counting order, and the nodes before it.
#[derive(Debug, Clone, Copy)]
pub(super) struct GroupLayer {
    pub(super) group: u32,
    pub(super) cells: u8,
    pub(super) start: u32,
    pub(super) end: u32,
}

/// How a count ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CountResult {
    /// All layouts were counted, or a sample of them.
    Complete,
    /// No layout fits.
    NoLayout,
    /// Even a sample exceeds the limits.
    TooLarge,
}

/// The counts of one component. Its memory is reused.
#[derive(Debug, Clone, Default)]
pub(super) struct ComponentCount<W> {
    pub(super) layers: Vec<GroupLayer>,
    pub(super) nodes: Vec<Node>,
    pub(super) edges: Vec<u32>,
    pub(super) forward: Vec<W>,
    pub(super) backward: Vec<W>,
    /// The weight of each node of a sample; empty in an exact count.
    pub(super) sample_weights: Vec<f64>,
}

impl<W: Weight> ComponentCount<W> {
    /// Counts a component.
    pub(super) fn count<const N: usize>(
        &mut self,
        component: &Component,
        plan: &CountPlan,
        frontier: &Frontier,
        table: &mut NodeTable<N>,
        sampler: &mut Sampler,
    ) -> CountResult {
        self.layers.clear();
        self.nodes.clear();
        self.edges.clear();
        self.forward.clear();
        self.sample_weights.clear();
        table.begin(frontier.numbers.len());
        table.keys.push([0; N]);
        self.nodes.push(Node { span: 1, ..Node::default() });
        self.forward.push(W::ONE);
        let mut start = 0;
        for &group in &plan.order[component.start..component.end] {
            let end = self.nodes.len() as u32;
            if start == end {
                // A sample without a layout proves nothing.
                return match self.sample_weights.is_empty() {
                    true => CountResult::NoLayout,
                    false => CountResult::TooLarge,
                };
            }
            let cells = frontier.groups[group as usize].cells;
            let layer = GroupLayer { group, cells, start, end };
            self.layers.push(layer);
            let masks = lane_masks(group, plan, frontier, &mut table.cells_left);
            self.expand(layer, &masks, table);
            if !sampler.can_afford(self.edges.len(), self.counts_after(layer)) {
                sampler.record_usage(self.edges.len(), 0);
                return CountResult::TooLarge;
            }
            self.propagate(layer);
            let groups_left = component.end - component.start - self.layers.len();
            sampler.thin_out(self, end as usize, &mut table.next, groups_left);
            std::mem::swap(&mut table.keys, &mut table.next);
            start = end;
        }
        sampler.record_usage(self.edges.len(), Self::plain_counts(self.forward.len()));
        match (start as usize == self.nodes.len(), self.sample_weights.is_empty()) {
            (false, _) => CountResult::Complete,
            (true, true) => CountResult::NoLayout,
            (true, false) => CountResult::TooLarge,
        }
    }

    /// Finds the nodes after a group and the edges to them.
    fn expand<const N: usize>(
        &mut self,
        layer: GroupLayer,
        masks: &LaneMasks<N>,
        table: &mut NodeTable<N>,
    ) {
        let guard = masks.ones.map(|word| word << 3);
        let mask = masks.ones.map(|word| word * 7);
        table.begin_layer();
        for (index, id) in (layer.start..layer.end).enumerate() {
            let mut key = table.keys[index];
            for (word, begin) in key.iter_mut().zip(masks.begin) {
                *word |= begin;
            }
            let Node { min_mines: low, span, .. } = self.nodes[id as usize];
            let first_edge = self.edges.len() as u32;
            let (mut first, mut count) = (0, 0);
            for mines in 0..=layer.cells {
                let fits = (0..N).all(|word| {
                    ((masks.after[word] | guard[word]) - (key[word] & mask[word])) & guard[word]
                        == guard[word]
                });
                if fits {
                    let min_mines = low + u32::from(mines);
                    let next = table.find_or_add(&key, self.nodes.len() as u32, layer.end);
                    match self.nodes.get_mut(next as usize) {
                        Some(node) => {
                            let end = (node.min_mines + node.span).max(min_mines + span);
                            node.min_mines = node.min_mines.min(min_mines);
                            node.span = end - node.min_mines;
                        }
                        None => self.nodes.push(Node { min_mines, span, ..Node::default() }),
                    }
                    if count == 0 {
                        first = mines;
                    }
                    count += 1;
                    self.edges.push(next);
                }
                let mut borrowed = false;
                for word in 0..N {
                    let less = (key[word] | guard[word]) - masks.ones[word];
                    borrowed |= less & guard[word] != guard[word];
                    key[word] = less & !guard[word];
                }
                if borrowed {
                    break;
                }
            }
            let node = &mut self.nodes[id as usize];
            (node.edges, node.first, node.count) = (first_edge, first, count);
        }
    }

    /// The counts after a group, in units of an `f64`.
    fn counts_after(&self, layer: GroupLayer) -> usize {
        let next = &self.nodes[layer.end as usize..];
        let more: usize = next.iter().map(|node| node.span as usize).sum();
        Self::plain_counts(self.forward.len() + more)
    }

    /// This many counts in units of an `f64`.
    pub(super) const fn plain_counts(counts: usize) -> usize {
        counts * (size_of::<W>() / size_of::<f64>())
    }

    /// Adds up the counts after a group.
    fn propagate(&mut self, layer: GroupLayer) {
        let mut at = self.forward.len() as u32;
        for node in &mut self.nodes[layer.end as usize..] {
            node.offset = at;
            at += node.span;
        }
        let more = (at as usize).saturating_sub(self.forward.capacity());
        if more > 0 {
            // A quarter more at a time: doubling would be too much for the longest lists.
            let spare = self.forward.capacity() / 4;
            let reserve = more.max(spare) + self.forward.capacity() - self.forward.len();
            self.forward.reserve_exact(reserve);
        }
        self.forward.resize(at as usize, W::ZERO);
        let (nodes, next) = self.nodes.split_at(layer.end as usize);
        let begin = next.first().map_or(self.forward.len(), |node| node.offset as usize);
        let (behind, ahead) = self.forward.split_at_mut(begin);
        for node in &nodes[layer.start as usize..] {
            let from = &behind[node.offset as usize..][..node.span as usize];
            let edges = &self.edges[node.edges as usize..][..usize::from(node.count)];
            for (mines, &to) in (usize::from(node.first)..).zip(edges) {
                let to = &next[to as usize - layer.end as usize];
                let skip = (node.min_mines + mines as u32 - to.min_mines) as usize
                    + to.offset as usize
                    - begin;
                let factor = W::ONE.scaled(BINOMIALS[usize::from(layer.cells)][mines]);
                for (sum, &value) in ahead[skip..][..from.len()].iter_mut().zip(from) {
                    sum.add_times(value, factor);
                }
            }
        }
    }

    /// The layouts by the number of mines: the fewest mines, and the counts from there on.
    pub(super) fn layouts(&self) -> (usize, &[W]) {
        match self.nodes.last() {
            Some(node) => (node.min_mines as usize, &self.forward[node.offset as usize..]),
            None => (0, &[]),
        }
    }

    /// Whether some layout of the whole board leads through a node with this many mines before it.
    /// Only after [`Self::backward_pass`].
    pub(super) fn is_reachable(&self, node: &Node, mines: usize) -> bool {
        !self.backward[node.offset as usize + mines - node.min_mines as usize].is_zero()
    }

    /// The second pass, from the end, turns counts into the chance of a mine of every group. `outer`
    /// weighs each number of mines of the component, `whole` is the sum of all layouts.
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
