//! The way out where a front is too wide to be counted whole: an estimate from a sample of the
//! nodes, drawn so that every sum keeps its mean.

use super::front::{Front, NOWHERE};
use super::weight::Weight;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// The ways of a piece that is always counted.
const SMALL: usize = 500;

/// The nodes that a layer keeps at least: with fewer an estimate says little.
const LEAST: usize = 64;

/// How much may be counted before an estimate has to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// The most nodes that one layer of a front keeps.
    pub nodes: usize,
    /// The most ways between nodes that the fronts of one position keep; beyond it layers keep
    /// one in sixteen of `nodes`.
    pub ways: usize,
    /// The most counts that the fronts of one position keep, where a wide count is two. A piece
    /// that needs more is not counted: its cells get a rough estimate.
    pub counts: usize,
    /// The most ways, thinned or not, that are looked at for one position. Beyond it only pieces
    /// that need next to nothing are counted.
    pub all_ways: usize,
    /// The most products of counts that joining the pieces may take. Beyond it each piece is joined
    /// with an estimate of the others.
    pub joins: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            nodes: 60_000,
            ways: 1_500_000,
            counts: 7_000_000,
            all_ways: 3_000_000,
            joins: 60_000_000,
        }
    }
}

/// What a piece has taken so far, and has still to do.
#[derive(Debug, Clone, Copy)]
pub(super) struct Need {
    /// Its ways.
    pub(super) ways: usize,
    /// Its counts, where a wide one is two.
    pub(super) counts: usize,
    /// The nodes of the last layer.
    pub(super) nodes: usize,
    /// The counts of the last layer.
    pub(super) layer_counts: usize,
    /// The groups that are still to come.
    pub(super) steps: usize,
    /// Whether nodes were left out before.
    pub(super) sampled: bool,
}

/// Leaves out nodes where there are too many.
#[derive(Debug, Clone)]
pub(super) struct Thinning {
    limits: Limits,
    /// Ways of the pieces counted before.
    spent: usize,
    /// Counts of the pieces counted before.
    counts: usize,
    /// The odds of a mine against none that make a layout with many mines as likely as it is.
    pub(super) tilt: f64,
    /// Whether anything was left out since this was last cleared.
    pub(super) used: bool,
    random: Xoshiro256PlusPlus,
    kept: Vec<u32>,
    weights: Vec<f64>,
}

impl Thinning {
    pub(super) fn new(limits: Limits) -> Self {
        Self {
            limits,
            spent: 0,
            counts: 0,
            tilt: 0.25,
            used: false,
            random: Xoshiro256PlusPlus::seed_from_u64(1),
            kept: Vec::new(),
            weights: Vec::new(),
        }
    }

    /// Starts a new position, in which a cell holds a mine with the odds `tilt` to 1. The same
    /// position always gives the same estimate.
    pub(super) fn begin(&mut self, tilt: f64) {
        self.spent = 0;
        self.counts = 0;
        self.tilt = tilt;
        self.used = false;
    }

    /// Whether a piece may keep so many ways and counts.
    pub(super) fn affords(&self, ways: usize, counts: usize) -> bool {
        self.counts + counts <= self.limits.counts
            && (ways <= SMALL || self.spent + ways <= self.limits.all_ways)
    }

    /// Whether joining the pieces may take so many products, and keep so many wide sums.
    pub(super) fn affords_join(&self, products: usize, kept: usize) -> bool {
        products <= self.limits.joins && kept + self.counts <= self.limits.counts
    }

    /// Notes what a piece has used.
    pub(super) fn spend(&mut self, ways: usize, counts: usize) {
        self.spent += ways;
        self.counts += counts;
    }

    /// The ways that the pieces of this position have.
    pub(super) fn spent(&self) -> usize {
        self.spent
    }

    /// The nodes that the last layer of a piece may keep.
    fn room(&self, need: Need) -> usize {
        let spent = self.spent + need.ways;
        let steps = need.steps.max(1);
        let mut room = self.limits.nodes;
        if spent > self.limits.ways {
            room = (room / 16).max(16);
            // So that the ways last to the end of the piece; most nodes have two.
            let left = self.limits.all_ways.saturating_sub(spent);
            room = room.min((left / (3 * steps)).max(LEAST));
        }
        if need.sampled {
            // And the counts.
            let left = self.limits.counts.saturating_sub(self.counts + need.counts);
            let of_node = need.layer_counts.div_ceil(need.nodes.max(1)).max(1);
            room = room.min((left / (of_node * steps)).max(LEAST));
        }
        room
    }

    /// Whether a layer has too many nodes.
    pub(super) fn wanted(&self, need: Need) -> bool {
        need.nodes > self.room(need)
    }

    /// Draws a sample of the last layer, which begins at node `first` and has the keys `keys`.
    #[cold]
    pub(super) fn thin<W: Weight, const N: usize>(
        &mut self,
        front: &mut Front<W>,
        first: usize,
        keys: &mut Vec<[u64; N]>,
        need: Need,
    ) {
        if !self.used {
            self.used = true;
            self.random = Xoshiro256PlusPlus::seed_from_u64(1);
        }
        let room = self.room(need);
        let total = self.weigh(front, first);
        let step = total / room as f64;
        let mut point = self.random.random::<f64>() * step;
        let begin = front.nodes[first].at as usize;
        front.boost.resize(first, 1.0);
        self.kept.clear();
        let (mut sum, mut to, mut place) = (0.0, first, begin);
        for (index, &weight) in self.weights.iter().enumerate() {
            sum += weight;
            if point >= sum {
                self.kept.push(NOWHERE);
                continue;
            }
            while point < sum {
                point += step;
            }
            let boost = (step / weight).max(1.0);
            let mut node = front.nodes[first + index];
            for offset in 0..node.span as usize {
                let value = front.forward[node.at as usize + offset];
                front.forward[place + offset] = value.scaled(boost);
            }
            node.at = place as u32;
            place += node.span as usize;
            front.nodes[to] = node;
            front.boost.push(boost);
            keys[to - first] = keys[index];
            self.kept.push(to as u32);
            to += 1;
        }
        front.nodes.truncate(to);
        front.forward.truncate(place);
        keys.truncate(to - first);
        if let Some(last) = front.steps.last() {
            let ways = front.nodes[last.start as usize].ways as usize;
            for way in &mut front.ways[ways..] {
                *way = self.kept[*way as usize - first];
            }
        }
    }

    /// How likely each node of the last layer is, relative to the others.
    fn weigh<W: Weight>(&mut self, front: &Front<W>, first: usize) -> f64 {
        let nodes = &front.nodes[first..];
        let low = nodes.iter().map(|node| node.low).min().unwrap_or(0);
        let weigh = |node: &super::front::Node| {
            let mut sum = W::ZERO;
            for (offset, &value) in
                front.forward[node.at as usize..][..node.span as usize].iter().enumerate()
            {
                let mines = node.low - low + offset as u32;
                let factor = self.tilt.powi(mines as i32).max(1e-300);
                sum.add_times(value.scaled(factor), W::ONE);
            }
            sum
        };
        let mut total = W::ZERO;
        for node in nodes {
            total.add_times(weigh(node), W::ONE);
        }
        self.weights.clear();
        self.weights.extend(nodes.iter().map(|node| weigh(node).share(total)));
        self.weights.iter().sum()
    }
}
