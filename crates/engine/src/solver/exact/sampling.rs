//! Estimates for components that are too wide to count: a sample of the nodes, drawn so that every
//! sum keeps its expected value.

use super::component_count::{ComponentCount, NO_NODE};
use super::weight::Weight;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// A component with so few edges is always counted.
const SMALL_COMPONENT_EDGES: usize = 500;

/// The fewest nodes that a layer keeps: with fewer an estimate says little.
const MIN_LAYER_NODES: usize = 64;

/// How much may be counted for one position before estimates take over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SolverLimits {
    /// Nodes kept per layer.
    pub nodes: usize,
    /// Edges kept; beyond it layers keep one in sixteen of `nodes`.
    pub edges: usize,
    /// Counts kept, where a wide count is two. The cells of a component that needs more get a rough
    /// estimate.
    pub counts: usize,
    /// Edges visited, sampled or not. Beyond it only tiny components are counted.
    pub total_edges: usize,
    /// Products of counts when components are joined. Beyond it the join is an estimate.
    pub joins: usize,
}

impl SolverLimits {
    /// Everything is counted, however long it takes.
    pub const NONE: Self = Self {
        nodes: usize::MAX,
        edges: usize::MAX,
        counts: usize::MAX,
        total_edges: usize::MAX,
        joins: usize::MAX,
    };
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

/// Leaves out nodes of layers that have too many.
#[derive(Debug, Clone)]
pub(super) struct Sampler {
    limits: SolverLimits,
    pub(super) edges_used: usize,
    counts: usize,
    /// The odds of a mine in an average cell, which make layouts with many and few mines
    /// comparable.
    pub(super) mine_odds: f64,
    /// Whether anything was left out of this position.
    pub(super) has_sampled: bool,
    random: Xoshiro256PlusPlus,
    kept: Vec<u32>,
    weights: Vec<f64>,
}

impl Default for Sampler {
    fn default() -> Self {
        Self::new(SolverLimits::default())
    }
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

    /// Starts a position whose average cell holds a mine with these odds. The same position always
    /// gets the same estimate.
    pub(super) fn begin(&mut self, mine_odds: f64) {
        self.edges_used = 0;
        self.counts = 0;
        self.mine_odds = mine_odds;
        self.has_sampled = false;
    }

    /// Whether a component may keep this many edges and counts.
    pub(super) fn can_afford(&self, edges: usize, counts: usize) -> bool {
        self.counts + counts <= self.limits.counts
            && (edges <= SMALL_COMPONENT_EDGES
                || self.edges_used + edges <= self.limits.total_edges)
    }

    /// Whether a join may take this many products and keep this many wide sums.
    pub(super) fn can_afford_join(&self, products: usize, kept: usize) -> bool {
        products <= self.limits.joins && kept + self.counts <= self.limits.counts
    }

    pub(super) fn record_usage(&mut self, edges: usize, counts: usize) {
        self.edges_used += edges;
        self.counts += counts;
    }

    /// The nodes that the last layer of a component, which begins at node `first`, may keep.
    fn node_limit<W: Weight>(
        &self,
        component: &ComponentCount<W>,
        first: usize,
        groups_left: usize,
    ) -> usize {
        let spent = self.edges_used + component.edges.len();
        let groups_left = groups_left.max(1);
        let mut room = self.limits.nodes;
        if spent > self.limits.edges {
            room = (room / 16).max(16);
            // The edges must last to the end of the component; most nodes have two.
            let left = self.limits.total_edges.saturating_sub(spent);
            room = room.min((left / (3 * groups_left)).max(MIN_LAYER_NODES));
        }
        if !component.sample_weights.is_empty() {
            // So must the counts.
            let counts = component.forward.len();
            let begin = component.nodes.get(first).map_or(counts, |node| node.offset as usize);
            let layer = ComponentCount::<W>::plain_counts(counts - begin);
            let counts = ComponentCount::<W>::plain_counts(counts);
            let left = self.limits.counts.saturating_sub(self.counts + counts);
            let of_node = layer.div_ceil((component.nodes.len() - first).max(1)).max(1);
            room = room.min((left / (of_node * groups_left)).max(MIN_LAYER_NODES));
        }
        room
    }

    /// Draws a sample of the last layer, which begins at node `first` and has the keys `keys`, if
    /// it has too many nodes.
    pub(super) fn thin_out<W: Weight, const N: usize>(
        &mut self,
        component: &mut ComponentCount<W>,
        first: usize,
        keys: &mut Vec<[u64; N]>,
        groups_left: usize,
    ) {
        let room = self.node_limit(component, first, groups_left);
        if component.nodes.len() - first > room {
            self.sample_layer(component, first, keys, room);
        }
    }

    #[cold]
    fn sample_layer<W: Weight, const N: usize>(
        &mut self,
        component: &mut ComponentCount<W>,
        first: usize,
        keys: &mut Vec<[u64; N]>,
        room: usize,
    ) {
        if !self.has_sampled {
            self.has_sampled = true;
            self.random = Xoshiro256PlusPlus::seed_from_u64(1);
        }
        let total = self.weigh_nodes(component, first);
        let step = total / room as f64;
        let mut point = self.random.random::<f64>() * step;
        let begin = component.nodes[first].offset as usize;
        component.sample_weights.resize(first, 1.0);
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
            let mut node = component.nodes[first + index];
            for offset in 0..node.span as usize {
                let value = component.forward[node.offset as usize + offset];
                component.forward[place + offset] = value.scaled(boost);
            }
            node.offset = place as u32;
            place += node.span as usize;
            component.nodes[to] = node;
            component.sample_weights.push(boost);
            keys[to - first] = keys[index];
            self.kept.push(to as u32);
            to += 1;
        }
        component.nodes.truncate(to);
        component.forward.truncate(place);
        keys.truncate(to - first);
        if let Some(last) = component.layers.last() {
            let edges = component.nodes[last.start as usize].edges as usize;
            for edge in &mut component.edges[edges..] {
                *edge = self.kept[*edge as usize - first];
            }
        }
    }

    /// How likely each node of the last layer is, relative to the others.
    fn weigh_nodes<W: Weight>(&mut self, component: &ComponentCount<W>, first: usize) -> f64 {
        let nodes = &component.nodes[first..];
        let low = nodes.iter().map(|node| node.min_mines).min().unwrap_or(0);
        let weigh = |node: &super::component_count::Node| {
            let mut sum = W::ZERO;
            for (offset, &value) in
                component.forward[node.offset as usize..][..node.span as usize].iter().enumerate()
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
