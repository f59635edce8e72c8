//! The way out where a front is too wide to be counted whole: an estimate from a sample of the
//! nodes, drawn so that every sum keeps its mean.

use super::component_count::{ComponentCount, NO_NODE};
use super::weight::Weight;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// The ways of a piece that is always counted.
const SMALL_COMPONENT_EDGES: usize = 500;

/// The nodes that a layer keeps at least: with fewer an estimate says little.
const MIN_LAYER_NODES: usize = 64;

/// How much may be counted before an estimate has to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SolverLimits {
    /// The most nodes that one layer of a front keeps.
    pub nodes: usize,
    /// The most ways between nodes that the fronts of one position keep; beyond it layers keep
    /// one in sixteen of `nodes`.
    pub edges: usize,
    /// The most counts that the fronts of one position keep, where a wide count is two. A piece
    /// that needs more is not counted: its cells get a rough estimate.
    pub counts: usize,
    /// The most ways, thinned or not, that are looked at for one position. Beyond it only pieces
    /// that need next to nothing are counted.
    pub total_edges: usize,
    /// The most products of counts that joining the pieces may take. Beyond it each piece is joined
    /// with an estimate of the others.
    pub joins: usize,
}

impl Default for SolverLimits {
    fn default() -> Self {
        Self {
            nodes: 60_000,
            edges: 1_500_000,
            counts: 7_000_000,
            total_edges: 3_000_000,
            joins: 60_000_000,
        }
    }
}

/// What a piece has taken so far, and has still to do.
#[derive(Debug, Clone, Copy)]
pub(super) struct CountProgress {
    /// Its ways.
    pub(super) edges: usize,
    /// Its counts, where a wide one is two.
    pub(super) counts: usize,
    /// The nodes of the last layer.
    pub(super) nodes: usize,
    /// The counts of the last layer.
    pub(super) layer_counts: usize,
    /// The groups that are still to come.
    pub(super) groups_left: usize,
    /// Whether nodes were left out before.
    pub(super) sampled: bool,
}

/// Leaves out nodes where there are too many.
#[derive(Debug, Clone)]
pub(super) struct Sampler {
    limits: SolverLimits,
    /// Ways of the pieces counted before.
    edges_used: usize,
    /// Counts of the pieces counted before.
    counts: usize,
    /// The odds of a mine against none that make a layout with many mines as likely as it is.
    pub(super) mine_odds: f64,
    /// Whether anything was left out since this was last cleared.
    pub(super) has_sampled: bool,
    random: Xoshiro256PlusPlus,
    kept: Vec<u32>,
    weights: Vec<f64>,
}

impl Sampler {
    pub(super) fn new(limits: SolverLimits) -> Self {
        Self {
            limits,
            edges_used: 0,
            counts: 0,
            mine_odds: 0.25,
            has_sampled: false,
            random: Xoshiro256PlusPlus::seed_from_u64(1),
            kept: Vec::new(),
            weights: Vec::new(),
        }
    }

    /// Starts a new position, in which a cell holds a mine with the odds `tilt` to 1. The same
    /// position always gives the same estimate.
    pub(super) fn begin(&mut self, tilt: f64) {
        self.edges_used = 0;
        self.counts = 0;
        self.mine_odds = tilt;
        self.has_sampled = false;
    }

    /// Whether a piece may keep so many ways and counts.
    pub(super) fn can_afford(&self, ways: usize, counts: usize) -> bool {
        self.counts + counts <= self.limits.counts
            && (ways <= SMALL_COMPONENT_EDGES || self.edges_used + ways <= self.limits.total_edges)
    }

    /// Whether joining the pieces may take so many products, and keep so many wide sums.
    pub(super) fn can_afford_join(&self, products: usize, kept: usize) -> bool {
        products <= self.limits.joins && kept + self.counts <= self.limits.counts
    }

    /// Notes what a piece has used.
    pub(super) fn record_usage(&mut self, ways: usize, counts: usize) {
        self.edges_used += ways;
        self.counts += counts;
    }

    /// The ways that the pieces of this position have.
    pub(super) fn edges_used(&self) -> usize {
        self.edges_used
    }

    /// The nodes that the last layer of a piece may keep.
    fn node_limit(&self, need: CountProgress) -> usize {
        let spent = self.edges_used + need.edges;
        let steps = need.groups_left.max(1);
        let mut room = self.limits.nodes;
        if spent > self.limits.edges {
            room = (room / 16).max(16);
            // So that the ways last to the end of the piece; most nodes have two.
            let left = self.limits.total_edges.saturating_sub(spent);
            room = room.min((left / (3 * steps)).max(MIN_LAYER_NODES));
        }
        if need.sampled {
            // And the counts.
            let left = self.limits.counts.saturating_sub(self.counts + need.counts);
            let of_node = need.layer_counts.div_ceil(need.nodes.max(1)).max(1);
            room = room.min((left / (of_node * steps)).max(MIN_LAYER_NODES));
        }
        room
    }

    /// Whether a layer has too many nodes.
    pub(super) fn is_needed(&self, need: CountProgress) -> bool {
        need.nodes > self.node_limit(need)
    }

    /// Draws a sample of the last layer, which begins at node `first` and has the keys `keys`.
    #[cold]
    pub(super) fn sample_layer<W: Weight, const N: usize>(
        &mut self,
        front: &mut ComponentCount<W>,
        first: usize,
        keys: &mut Vec<[u64; N]>,
        need: CountProgress,
    ) {
        if !self.has_sampled {
            self.has_sampled = true;
            self.random = Xoshiro256PlusPlus::seed_from_u64(1);
        }
        let room = self.node_limit(need);
        let total = self.weigh_nodes(front, first);
        let step = total / room as f64;
        let mut point = self.random.random::<f64>() * step;
        let begin = front.nodes[first].offset as usize;
        front.sample_weights.resize(first, 1.0);
        self.kept.clear();
        let (mut sum, mut to, mut place) = (0.0, first, begin);
        for (index, &weight) in self.weights.iter().enumerate() {
            sum += weight;
            if point >= sum {
                self.kept.push(NO_NODE);
                continue;
            }
            while point < sum {
                point += step;
            }
            let boost = (step / weight).max(1.0);
            let mut node = front.nodes[first + index];
            for offset in 0..node.span as usize {
                let value = front.forward[node.offset as usize + offset];
                front.forward[place + offset] = value.scaled(boost);
            }
            node.offset = place as u32;
            place += node.span as usize;
            front.nodes[to] = node;
            front.sample_weights.push(boost);
            keys[to - first] = keys[index];
            self.kept.push(to as u32);
            to += 1;
        }
        front.nodes.truncate(to);
        front.forward.truncate(place);
        keys.truncate(to - first);
        if let Some(last) = front.layers.last() {
            let ways = front.nodes[last.start as usize].edges as usize;
            for way in &mut front.edges[ways..] {
                *way = self.kept[*way as usize - first];
            }
        }
    }

    /// How likely each node of the last layer is, relative to the others.
    fn weigh_nodes<W: Weight>(&mut self, front: &ComponentCount<W>, first: usize) -> f64 {
        let nodes = &front.nodes[first..];
        let low = nodes.iter().map(|node| node.min_mines).min().unwrap_or(0);
        let weigh = |node: &super::component_count::Node| {
            let mut sum = W::ZERO;
            for (offset, &value) in
                front.forward[node.offset as usize..][..node.span as usize].iter().enumerate()
            {
                let mines = node.min_mines - low + offset as u32;
                let factor = self.mine_odds.powi(mines as i32).max(1e-300);
                sum.add_times(value.scaled(factor), W::ONE);
            }
            sum
        };
        let mut total = W::ZERO;
        for node in nodes {
            total.add_times(weigh(node), W::ONE);
        }
        self.weights.clear();
        self.weights.extend(nodes.iter().map(|node| weigh(node).ratio(total)));
        self.weights.iter().sum()
    }
}
