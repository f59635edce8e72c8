//! Lists every layout of a position that has few.

use super::Solver;
use super::component_count::{ComponentCount, GroupLayer};
use super::frontier::NONE;
use super::reduced_board::UNKNOWN;
use std::iter;

/// The most unknown cells of a position whose layouts are listed.
const MAX_CELLS: usize = 128;

/// The layouts of the unknown cells; decided cells are left out.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct LayoutList {
    /// The unknown cells, as framed indices.
    pub cells: Vec<u32>,
    /// The mines of each layout, as bits in the order of `cells`.
    pub layouts: Vec<u128>,
}

impl Solver {
    /// Lists every layout of the last position, if there are at most `most`. Returns whether that
    /// was so.
    pub fn list_layouts(&self, most: usize, list: &mut LayoutList) -> bool {
        list.cells.clear();
        list.layouts.clear();
        let supported = self.reduced.unknown_cells <= MAX_CELLS && self.odds.exact;
        if !supported || self.odds.ln_layouts() > (most as f64 + 0.5).ln() {
            return false;
        }
        let mut lister =
            LayoutLister { group_start: self.sort_cells(&mut list.cells), partial: vec![(0, 0)] };
        let border = list.cells.len();
        for (place, &known) in self.reduced.known.iter().enumerate() {
            if known == UNKNOWN && self.frontier.group_at[place] == NONE {
                list.cells.push(place as u32);
            }
        }
        // Every partial layout is continued with every layout of the next component. Only those
        // with too many mines are dropped early; there are few layouts, so few of these.
        for count in &self.f64_counts[..self.plan.components.len()] {
            for (mines, layout) in std::mem::take(&mut lister.partial) {
                lister.walk(count, (0, 0), (mines, 0), layout);
                if lister.partial.len() > 64 * most {
                    return false;
                }
            }
        }
        let open = list.cells.len() - border;
        for (mines, layout) in lister.partial {
            let rest = self.mines_left.checked_sub(mines).filter(|&rest| rest <= open);
            let chosen = rest.into_iter().flat_map(|rest| combinations(open, rest));
            list.layouts.extend(chosen.map(|chosen| layout | chosen << border));
        }
        true
    }

    /// Lists the cells of the groups, those of each group together. Returns where each begins.
    pub(super) fn sort_cells(&self, cells: &mut Vec<u32>) -> Vec<usize> {
        let mut sorted = self.frontier.cells.clone();
        sorted.sort_by_key(|&(_, group)| group);
        cells.extend(sorted.iter().map(|(place, _)| place));
        let mut start = 0;
        let starts = self.frontier.groups.iter().map(|group| {
            start += usize::from(group.cells);
            start - usize::from(group.cells)
        });
        starts.collect()
    }
}

/// Lists the layouts of one component after the other.
struct LayoutLister {
    /// Where the cells of each group begin in the list.
    group_start: Vec<usize>,
    /// The layouts of the components so far, and their mines.
    partial: Vec<(usize, u128)>,
}

impl LayoutLister {
    /// Follows every path from a node in the layer of this index that leads to a whole layout.
    /// `(before, here)` are the mines of the components before and of this one.
    fn walk(
        &mut self,
        count: &ComponentCount<f64>,
        (layer, id): (usize, usize),
        (before, here): (usize, usize),
        layout: u128,
    ) {
        let node = &count.nodes[id];
        if !count.is_reachable(node, here) {
            return;
        }
        let Some(&GroupLayer { group, cells, .. }) = count.layers.get(layer) else {
            self.partial.push((before + here, layout));
            return;
        };
        let start = self.group_start[group as usize];
        let edges = &count.edges[node.edges as usize..][..usize::from(node.count)];
        for (mines, &to) in (usize::from(node.first)..).zip(edges) {
            for chosen in combinations(usize::from(cells), mines) {
                let next = (layer + 1, to as usize);
                self.walk(count, next, (before, here + mines), layout | chosen << start);
            }
        }
    }
}

/// Every way to choose `count` of `cells` cells, at most 128, as bits.
fn combinations(cells: usize, count: usize) -> impl Iterator<Item = u128> {
    let first = if count == 0 { 0 } else { u128::MAX >> (128 - count) };
    let all = iter::successors(Some(first), |&chosen| {
        // The next larger number with as many ones.
        let low = chosen.trailing_zeros();
        let carried = chosen.checked_add(1u128.checked_shl(low)?)?;
        Some(carried | (chosen ^ carried) >> low >> 2)
    });
    all.take_while(move |chosen| cells == 128 || chosen >> cells == 0)
}
