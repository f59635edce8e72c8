//! Draws layouts of a position, each with the same chance.
//!
//! The mines of each component are drawn first, by the number of layouts that leave the rest of the
//! board. Then every component is walked from its last group to its first: each way to come to a
//! node is as likely as the layouts that come that way.

use super::Solver;
use super::component_count::{BINOMIALS, ComponentCount, GroupLayer};
use super::frontier::NONE;
use super::reduced_board::{MINE, UNKNOWN};
use super::whole_board::CountMethod;
use rand::{Rng, RngExt};

/// Draws layouts of one position. It reuses its memory.
#[derive(Debug, Clone, Default)]
pub struct LayoutSampler {
    /// The cells of each group in turn, as framed indices, and where each group begins.
    group_cells: Vec<u32>,
    group_start: Vec<usize>,
    /// The unknown cells that touch no number.
    open_cells: Vec<u32>,
    components: Vec<ReverseCount>,
    /// For each component, and at last for the cells that touch no number: the layouts of it and all
    /// after it by mines, from 0 to all.
    rest: Vec<Vec<f64>>,
    mines: usize,
    /// 1 for cells that are mines in every layout, framed.
    known_mines: Vec<u8>,
    drawn: Vec<(GroupLayer, usize)>,
}

/// The counts of a component with its edges turned around.
#[derive(Debug, Clone, Default)]
struct ReverseCount {
    count: ComponentCount<f64>,
    /// Where the edges to each node begin.
    starts: Vec<u32>,
    /// The node before, and the mines of the group between.
    edges: Vec<(u32, u8)>,
}

impl LayoutSampler {
    /// Takes over the last position of a solver. Returns false if its layouts were not all counted.
    pub fn prepare(&mut self, solver: &Solver) -> bool {
        let components = solver.plan.components.len();
        if !solver.odds.exact
            || solver.count_methods.len() != components
            || solver.count_methods.iter().any(|&method| method != CountMethod::F64)
            || solver.reduced.unknown_cells > super::MAX_F64_BOARD
        {
            return false;
        }
        self.group_cells.clear();
        self.group_start = solver.sort_cells(&mut self.group_cells);
        self.open_cells.clear();
        self.known_mines.clear();
        for (place, &known) in solver.reduced.known.iter().enumerate() {
            self.known_mines.push(u8::from(known == MINE));
            if known == UNKNOWN && solver.frontier.group_at[place] == NONE {
                self.open_cells.push(place as u32);
            }
        }
        self.components.resize_with(components, ReverseCount::default);
        for (reverse, count) in self.components.iter_mut().zip(&solver.f64_counts) {
            reverse.rebuild(count);
        }
        self.mines = solver.mines_left;
        self.count_rest();
        true
    }

    fn count_rest(&mut self) {
        let len = self.mines + 1;
        self.rest.resize_with(self.components.len() + 1, Vec::new);
        for list in &mut self.rest {
            list.clear();
            list.resize(len, 0.0);
        }
        let cells = self.open_cells.len();
        let mut ways = 1.0;
        for (mines, rest) in self.rest[self.components.len()].iter_mut().enumerate() {
            if mines > cells {
                break;
            }
            *rest = ways;
            ways *= (cells - mines) as f64 / (mines + 1) as f64;
        }
        for (index, component) in self.components.iter().enumerate().rev() {
            let (low, layouts) = component.count.layouts();
            let (here, after) = self.rest.split_at_mut(index + 1);
            let (here, after) = (&mut here[index], &after[0]);
            for (mines, &ways) in (low..).zip(layouts) {
                for (sum, &rest) in here.iter_mut().skip(mines).zip(after) {
                    *sum += ways * rest;
                }
            }
        }
    }

    /// Draws a layout: `mines` becomes 1 for each mine and 0 elsewhere, framed.
    pub fn draw(&mut self, mines: &mut Vec<u8>, random: &mut impl Rng) {
        mines.clone_from(&self.known_mines);
        let mut left = self.mines;
        for (index, component) in self.components.iter().enumerate() {
            let (low, layouts) = component.count.layouts();
            let after = &self.rest[index + 1];
            let mut point = random.random::<f64>() * self.rest[index][left];
            let mut drawn = None;
            for (here, &ways) in (low..=left).zip(layouts) {
                let weight = ways * after[left - here];
                if weight > 0.0 {
                    drawn = Some(here);
                    point -= weight;
                    if point < 0.0 {
                        break;
                    }
                }
            }
            let here = drawn.unwrap_or(low);
            component.draw(here, random, &mut self.drawn);
            for (layer, count) in self.drawn.drain(..) {
                let start = self.group_start[layer.group as usize];
                let cells = &mut self.group_cells[start..][..usize::from(layer.cells)];
                place_mines(cells, count, mines, random);
            }
            left -= here;
        }
        place_mines(&mut self.open_cells, left, mines, random);
    }
}

impl ReverseCount {
    fn rebuild(&mut self, count: &ComponentCount<f64>) {
        self.count.clone_from(count);
        self.starts.clear();
        self.starts.resize(count.nodes.len() + 1, 0);
        for &to in &count.edges {
            self.starts[to as usize + 1] += 1;
        }
        for index in 1..self.starts.len() {
            self.starts[index] += self.starts[index - 1];
        }
        self.edges.clear();
        self.edges.resize(count.edges.len(), (0, 0));
        let mut next = self.starts.clone();
        for layer in &count.layers {
            for id in layer.start..layer.end {
                let node = &count.nodes[id as usize];
                let edges = &count.edges[node.edges as usize..][..usize::from(node.count)];
                for (mines, &to) in (node.first..).zip(edges) {
                    self.edges[next[to as usize] as usize] = (id, mines);
                    next[to as usize] += 1;
                }
            }
        }
    }

    /// Draws how many mines each group holds in a layout of `mines` mines.
    fn draw(&self, mut mines: usize, random: &mut impl Rng, drawn: &mut Vec<(GroupLayer, usize)>) {
        let ways = |node: u32, mines: usize| {
            let node = &self.count.nodes[node as usize];
            let index = mines.checked_sub(node.min_mines as usize);
            let index = index.filter(|&index| index < node.span as usize);
            index.map_or(0.0, |index| self.count.forward[node.offset as usize + index])
        };
        let mut node = self.count.nodes.len() as u32 - 1;
        for &layer in self.count.layers.iter().rev() {
            let mut point = random.random::<f64>() * ways(node, mines);
            let edges =
                self.starts[node as usize] as usize..self.starts[node as usize + 1] as usize;
            let mut drawn_edge = (node, 0);
            for &(from, here) in &self.edges[edges] {
                let Some(before) = mines.checked_sub(usize::from(here)) else { continue };
                let binomial = BINOMIALS[usize::from(layer.cells)][usize::from(here)];
                let weight = ways(from, before) * binomial;
                if weight > 0.0 {
                    drawn_edge = (from, here);
                    point -= weight;
                    if point < 0.0 {
                        break;
                    }
                }
            }
            let (from, here) = drawn_edge;
            drawn.push((layer, usize::from(here)));
            mines -= usize::from(here);
            node = from;
        }
    }
}

/// Makes `count` of these cells mines, each choice with the same chance.
fn place_mines(cells: &mut [u32], count: usize, mines: &mut [u8], random: &mut impl Rng) {
    for index in 0..count {
        cells.swap(index, random.random_range(index..cells.len()));
        mines[cells[index] as usize] = 1;
    }
}
