//! Counting the layouts of one piece along its front.
//!
//! The groups are taken one by one. All that matters of the groups behind is how many mines the
//! numbers that are half done still need: that is a node. A node keeps how many layouts lead to
//! it, by the mines they use. The nodes, with the ways between them, are kept, so that a second
//! pass from the end, seeded with what the rest of the board weighs for each number of mines,
//! gives the chance of a mine in every group at once.

use super::count_plan::{Component, CountPlan};
use super::frontier::Frontier;
use super::lane_masks::{LaneMasks, lane_masks};
use super::node_table::NodeTable;
use super::sampling::{CountProgress, Sampler};
use super::weight::Weight;

/// Ways to choose mines among the cells of a group: `WAYS[cells][mines]`.
pub(super) const BINOMIALS: [[f64; 9]; 9] = {
    let mut ways = [[0.0; 9]; 9];
    let mut cells = 0;
    while cells < 9 {
        ways[cells][0] = 1.0;
        let mut mines = 1;
        while mines <= cells {
            ways[cells][mines] = ways[cells - 1][mines - 1] + ways[cells - 1][mines];
            mines += 1;
        }
        cells += 1;
    }
    ways
};

/// A way that leads nowhere, because its node was left out of an estimate.
pub(super) const NO_NODE: u32 = u32::MAX;

/// What the numbers that are half done still need.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Node {
    /// The fewest mines that lead here.
    pub(super) min_mines: u32,
    /// How many different numbers of mines may lead here, starting from `low`.
    pub(super) span: u32,
    /// Where its counts begin.
    pub(super) offset: u32,
    /// Where its ways begin; there is one for each number of mines from `first` on.
    pub(super) edges: u32,
    /// The fewest mines of the next group.
    pub(super) first: u8,
    /// The number of its ways.
    pub(super) count: u8,
}

/// One group in its turn.
#[derive(Debug, Clone, Copy)]
pub(super) struct GroupLayer {
    /// The group.
    pub(super) group: u32,
    /// Its cells.
    pub(super) cells: u8,
    /// The first node before it.
    pub(super) start: u32,
    /// The end of the nodes before it.
    pub(super) end: u32,
}

/// How a count ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CountResult {
    /// All layouts, or a sample of them.
    Complete,
    /// No layout fits.
    NoLayout,
    /// More than the limits allow, even for a sample.
    TooLarge,
}

/// The counts of one piece. Its lists keep their room from one position to the next.
#[derive(Debug, Clone, Default)]
pub(super) struct ComponentCount<W> {
    pub(super) layers: Vec<GroupLayer>,
    pub(super) nodes: Vec<Node>,
    pub(super) edges: Vec<u32>,
    pub(super) forward: Vec<W>,
    pub(super) backward: Vec<W>,
    /// What each node counts for, where some were left out; empty in an exact count.
    pub(super) sample_weights: Vec<f64>,
}

impl<W: Weight> ComponentCount<W> {
    /// Counts a piece from its first group to its last. One that is too large keeps no memory.
    pub(super) fn count<const N: usize>(
        &mut self,
        part: &Component,
        plan: &CountPlan,
        groups: &Frontier,
        table: &mut NodeTable<N>,
        thinning: &mut Sampler,
    ) -> CountResult {
        let counted = self.build(part, plan, groups, table, thinning);
        if counted == CountResult::TooLarge {
            *self = Self::default();
        }
        counted
    }

    fn build<const N: usize>(
        &mut self,
        part: &Component,
        plan: &CountPlan,
        groups: &Frontier,
        table: &mut NodeTable<N>,
        thinning: &mut Sampler,
    ) -> CountResult {
        self.layers.clear();
        self.nodes.clear();
        self.edges.clear();
        self.forward.clear();
        self.sample_weights.clear();
        table.begin(groups.numbers.len());
        table.keys.push([0; N]);
        self.nodes.push(Node { span: 1, ..Node::default() });
        self.forward.push(W::ONE);
        let mut start = 0;
        for &group in &plan.order[part.start..part.end] {
            let end = self.nodes.len() as u32;
            if start == end {
                // A sample that leads nowhere proves nothing.
                return match self.sample_weights.is_empty() {
                    true => CountResult::NoLayout,
                    false => CountResult::TooLarge,
                };
            }
            let cells = groups.groups[group as usize].cells;
            let step = GroupLayer { group, cells, start, end };
            self.layers.push(step);
            let lanes = lane_masks(group, plan, groups, &mut table.cells_left);
            self.expand(step, &lanes, table);
            if !thinning.can_afford(self.edges.len(), self.counts_after(step)) {
                thinning.record_usage(self.edges.len(), 0);
                return CountResult::TooLarge;
            }
            self.propagate(step);
            let need = self.progress(step, part);
            if thinning.is_needed(need) {
                thinning.sample_layer(self, end as usize, &mut table.next, need);
            }
            std::mem::swap(&mut table.keys, &mut table.next);
            start = end;
        }
        thinning.record_usage(self.edges.len(), Self::plain_counts(self.forward.len()));
        match (start as usize == self.nodes.len(), self.sample_weights.is_empty()) {
            (false, _) => CountResult::Complete,
            (true, true) => CountResult::NoLayout,
            (true, false) => CountResult::TooLarge,
        }
    }

    /// Finds the nodes behind a group and the ways to them.
    fn expand<const N: usize>(
        &mut self,
        step: GroupLayer,
        lanes: &LaneMasks<N>,
        table: &mut NodeTable<N>,
    ) {
        let guard = lanes.ones.map(|word| word << 3);
        let mask = lanes.ones.map(|word| word * 7);
        table.begin_layer();
        for (index, id) in (step.start..step.end).enumerate() {
            let mut key = table.keys[index];
            for (word, begin) in key.iter_mut().zip(lanes.begin) {
                *word |= begin;
            }
            let Node { min_mines: low, span, .. } = self.nodes[id as usize];
            let ways = self.edges.len() as u32;
            let (mut first, mut count) = (0, 0);
            for mines in 0..=step.cells {
                let fits = (0..N).all(|word| {
                    ((lanes.after[word] | guard[word]) - (key[word] & mask[word])) & guard[word]
                        == guard[word]
                });
                if fits {
                    let next = match table.find(&key, self.nodes.len() as u32, step.end) {
                        Ok(next) => {
                            let node = &mut self.nodes[next as usize];
                            let high =
                                (node.min_mines + node.span).max(low + u32::from(mines) + span);
                            node.min_mines = node.min_mines.min(low + u32::from(mines));
                            node.span = high - node.min_mines;
                            next
                        }
                        Err(next) => {
                            self.nodes.push(Node {
                                min_mines: low + u32::from(mines),
                                span,
                                ..Node::default()
                            });
                            next
                        }
                    };
                    if count == 0 {
                        first = mines;
                    }
                    count += 1;
                    self.edges.push(next);
                }
                let mut borrowed = false;
                for word in 0..N {
                    let less = (key[word] | guard[word]) - lanes.ones[word];
                    borrowed |= less & guard[word] != guard[word];
                    key[word] = less & !guard[word];
                }
                if borrowed {
                    break;
                }
            }
            let node = &mut self.nodes[id as usize];
            (node.edges, node.first, node.count) = (ways, first, count);
        }
    }

    /// How many plain counts take the memory of those that there will be after a group.
    fn counts_after(&self, step: GroupLayer) -> usize {
        let next = &self.nodes[step.end as usize..];
        let more: usize = next.iter().map(|node| node.span as usize).sum();
        Self::plain_counts(self.forward.len() + more)
    }

    fn progress(&self, last: GroupLayer, part: &Component) -> CountProgress {
        let layer = &self.nodes[last.end as usize..];
        let before = layer.first().map_or(0, |node| node.offset as usize);
        CountProgress {
            edges: self.edges.len(),
            counts: Self::plain_counts(self.forward.len()),
            nodes: layer.len(),
            layer_counts: Self::plain_counts(self.forward.len() - before),
            groups_left: part.end - part.start - self.layers.len(),
            sampled: !self.sample_weights.is_empty(),
        }
    }

    const fn plain_counts(counts: usize) -> usize {
        counts * (size_of::<W>() / size_of::<f64>())
    }

    /// Adds up the counts behind a group.
    fn propagate(&mut self, step: GroupLayer) {
        let mut at = self.forward.len() as u32;
        for node in &mut self.nodes[step.end as usize..] {
            node.offset = at;
            at += node.span;
        }
        let more = (at as usize).saturating_sub(self.forward.capacity());
        if more > 0 {
            // Twice as much, as lists grow by themselves, would be too much for the longest.
            let spare = self.forward.capacity() / 4;
            let reserve = more.max(spare) + self.forward.capacity() - self.forward.len();
            self.forward.reserve_exact(reserve);
        }
        self.forward.resize(at as usize, W::ZERO);
        let (nodes, next) = self.nodes.split_at(step.end as usize);
        let begin = next.first().map_or(self.forward.len(), |node| node.offset as usize);
        let (behind, ahead) = self.forward.split_at_mut(begin);
        for node in &nodes[step.start as usize..] {
            let from = &behind[node.offset as usize..][..node.span as usize];
            let ways = &self.edges[node.edges as usize..][..usize::from(node.count)];
            for (mines, &to) in (usize::from(node.first)..).zip(ways) {
                let to = &next[to as usize - step.end as usize];
                let skip = (node.min_mines + mines as u32 - to.min_mines) as usize
                    + to.offset as usize
                    - begin;
                let factor = W::ONE.scaled(BINOMIALS[usize::from(step.cells)][mines]);
                for (sum, &value) in ahead[skip..][..from.len()].iter_mut().zip(from) {
                    sum.add_times(value, factor);
                }
            }
        }
    }

    /// The layouts of the piece by the mines they use: the fewest mines, and the counts from
    /// there on.
    pub(super) fn layouts(&self) -> (usize, &[W]) {
        match self.nodes.last() {
            Some(node) => (node.min_mines as usize, &self.forward[node.offset as usize..]),
            None => (0, &[]),
        }
    }

    /// How many nodes the layer has that begins at node `start`.
    pub(super) fn layer_after(&self, start: u32) -> usize {
        match self.layers.binary_search_by_key(&start, |step| step.start) {
            Ok(index) => (self.layers[index].end - start) as usize,
            Err(_) => self.nodes.len() - start as usize,
        }
    }

    /// The group that is next at a node; `None` at the end.
    pub(super) fn layer_of(&self, node: usize) -> Option<&GroupLayer> {
        let after = self.layers.partition_point(|step| step.start as usize <= node);
        after
            .checked_sub(1)
            .map(|index| &self.layers[index])
            .filter(|step| node < step.end as usize)
    }
}
