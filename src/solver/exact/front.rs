//! Counting the layouts of one piece along its front.
//!
//! The groups are taken one by one. All that matters of the groups behind is how many mines the
//! numbers that are half done still need: that is a node. A node keeps how many layouts lead to
//! it, by the mines they use. The nodes, with the ways between them, are kept, so that a second
//! pass from the end, seeded with what the rest of the board weighs for each number of mines,
//! gives the chance of a mine in every group at once.

use super::groups::Groups;
use super::lanes::{Lanes, lanes};
use super::plan::{Part, Plan};
use super::table::Table;
use super::thin::{Need, Thinning};
use super::weight::Weight;

/// Ways to choose mines among the cells of a group: `WAYS[cells][mines]`.
pub(super) const WAYS: [[f64; 9]; 9] = {
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
pub(super) const NOWHERE: u32 = u32::MAX;

/// What the numbers that are half done still need.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Node {
    /// The fewest mines that lead here.
    pub(super) low: u32,
    /// How many different numbers of mines may lead here, starting from `low`.
    pub(super) span: u32,
    /// Where its counts begin.
    pub(super) at: u32,
    /// Where its ways begin; there is one for each number of mines from `first` on.
    pub(super) ways: u32,
    /// The fewest mines of the next group.
    pub(super) first: u8,
    /// The number of its ways.
    pub(super) count: u8,
}

/// One group in its turn.
#[derive(Debug, Clone, Copy)]
pub(super) struct Step {
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
pub(super) enum Counted {
    /// All layouts, or a sample of them.
    Whole,
    /// No layout fits.
    Nothing,
    /// More than the limits allow, even for a sample.
    TooLarge,
}

/// The counts of one piece. Its lists keep their room from one position to the next.
#[derive(Debug, Clone, Default)]
pub(super) struct Front<W> {
    pub(super) steps: Vec<Step>,
    pub(super) nodes: Vec<Node>,
    pub(super) ways: Vec<u32>,
    pub(super) forward: Vec<W>,
    pub(super) backward: Vec<W>,
    /// What each node counts for, where some were left out; empty in an exact count.
    pub(super) boost: Vec<f64>,
}

impl<W: Weight> Front<W> {
    /// Counts a piece from its first group to its last. One that is too large keeps no memory.
    pub(super) fn count<const N: usize>(
        &mut self,
        part: &Part,
        plan: &Plan,
        groups: &Groups,
        table: &mut Table<N>,
        thinning: &mut Thinning,
    ) -> Counted {
        let counted = self.follow(part, plan, groups, table, thinning);
        if counted == Counted::TooLarge {
            *self = Self::default();
        }
        counted
    }

    fn follow<const N: usize>(
        &mut self,
        part: &Part,
        plan: &Plan,
        groups: &Groups,
        table: &mut Table<N>,
        thinning: &mut Thinning,
    ) -> Counted {
        self.steps.clear();
        self.nodes.clear();
        self.ways.clear();
        self.forward.clear();
        self.boost.clear();
        table.begin(groups.numbers.len());
        table.keys.push([0; N]);
        self.nodes.push(Node { span: 1, ..Node::default() });
        self.forward.push(W::ONE);
        let mut start = 0;
        for &group in &plan.order[part.start..part.end] {
            let end = self.nodes.len() as u32;
            if start == end {
                // A sample that leads nowhere proves nothing.
                return match self.boost.is_empty() {
                    true => Counted::Nothing,
                    false => Counted::TooLarge,
                };
            }
            let cells = groups.groups[group as usize].cells;
            let step = Step { group, cells, start, end };
            self.steps.push(step);
            let lanes = lanes(group, plan, groups, &mut table.cells_left);
            self.branch(step, &lanes, table);
            if !thinning.affords(self.ways.len(), self.values_behind(step)) {
                thinning.spend(self.ways.len(), 0);
                return Counted::TooLarge;
            }
            self.carry(step);
            let need = self.need(step, part);
            if thinning.wanted(need) {
                thinning.thin(self, end as usize, &mut table.next, need);
            }
            std::mem::swap(&mut table.keys, &mut table.next);
            start = end;
        }
        thinning.spend(self.ways.len(), Self::plain_counts(self.forward.len()));
        match (start as usize == self.nodes.len(), self.boost.is_empty()) {
            (false, _) => Counted::Whole,
            (true, true) => Counted::Nothing,
            (true, false) => Counted::TooLarge,
        }
    }

    /// Finds the nodes behind a group and the ways to them.
    fn branch<const N: usize>(&mut self, step: Step, lanes: &Lanes<N>, table: &mut Table<N>) {
        let guard = lanes.ones.map(|word| word << 3);
        let mask = lanes.ones.map(|word| word * 7);
        table.begin_layer();
        for (index, id) in (step.start..step.end).enumerate() {
            let mut key = table.keys[index];
            for (word, begin) in key.iter_mut().zip(lanes.begin) {
                *word |= begin;
            }
            let Node { low, span, .. } = self.nodes[id as usize];
            let ways = self.ways.len() as u32;
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
                            let high = (node.low + node.span).max(low + u32::from(mines) + span);
                            node.low = node.low.min(low + u32::from(mines));
                            node.span = high - node.low;
                            next
                        }
                        Err(next) => {
                            self.nodes.push(Node {
                                low: low + u32::from(mines),
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
                    self.ways.push(next);
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
            (node.ways, node.first, node.count) = (ways, first, count);
        }
    }

    /// How many plain counts take the memory of those that there will be after a group.
    fn values_behind(&self, step: Step) -> usize {
        let next = &self.nodes[step.end as usize..];
        let more: usize = next.iter().map(|node| node.span as usize).sum();
        Self::plain_counts(self.forward.len() + more)
    }

    fn need(&self, last: Step, part: &Part) -> Need {
        let layer = &self.nodes[last.end as usize..];
        let before = layer.first().map_or(0, |node| node.at as usize);
        Need {
            ways: self.ways.len(),
            counts: Self::plain_counts(self.forward.len()),
            nodes: layer.len(),
            layer_counts: Self::plain_counts(self.forward.len() - before),
            steps: part.end - part.start - self.steps.len(),
            sampled: !self.boost.is_empty(),
        }
    }

    const fn plain_counts(counts: usize) -> usize {
        counts * (size_of::<W>() / size_of::<f64>())
    }

    /// Adds up the counts behind a group.
    fn carry(&mut self, step: Step) {
        let mut at = self.forward.len() as u32;
        for node in &mut self.nodes[step.end as usize..] {
            node.at = at;
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
        let begin = next.first().map_or(self.forward.len(), |node| node.at as usize);
        let (behind, ahead) = self.forward.split_at_mut(begin);
        for node in &nodes[step.start as usize..] {
            let from = &behind[node.at as usize..][..node.span as usize];
            let ways = &self.ways[node.ways as usize..][..usize::from(node.count)];
            for (mines, &to) in (usize::from(node.first)..).zip(ways) {
                let to = &next[to as usize - step.end as usize];
                let skip = (node.low + mines as u32 - to.low) as usize + to.at as usize - begin;
                let factor = W::ONE.scaled(WAYS[usize::from(step.cells)][mines]);
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
            Some(node) => (node.low as usize, &self.forward[node.at as usize..]),
            None => (0, &[]),
        }
    }

    /// How many nodes the layer has that begins at node `start`.
    pub(super) fn layer_after(&self, start: u32) -> usize {
        match self.steps.binary_search_by_key(&start, |step| step.start) {
            Ok(index) => (self.steps[index].end - start) as usize,
            Err(_) => self.nodes.len() - start as usize,
        }
    }

    /// The group that is next at a node; `None` at the end.
    pub(super) fn step_of(&self, node: usize) -> Option<&Step> {
        let after = self.steps.partition_point(|step| step.start as usize <= node);
        after.checked_sub(1).map(|index| &self.steps[index]).filter(|step| node < step.end as usize)
    }
}
