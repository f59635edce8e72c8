//! Lists every layout of a position that has few.

use super::Solver;
use super::component_count::ComponentCount;
use super::frontier::Frontier;
use super::reduced_board::UNKNOWN;

/// The most unknown cells of a position whose layouts are listed.
const MAX_CELLS: usize = 128;

/// The layouts of the unknown cells; decided cells are left out.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct LayoutList {
    /// The unknown cells, as framed indices.
    pub(crate) cells: Vec<u32>,
    /// The mines of each layout, as bits in the order of `cells`.
    pub(crate) layouts: Vec<u128>,
}

/// Where the cells of each group begin in the list, and the layouts in progress.
#[derive(Debug, Clone, Default)]
pub(super) struct LayoutLister {
    group_start: Vec<usize>,
    partial: Vec<(usize, u128)>,
}

impl Solver {
    /// Lists every layout of the last position, if there are at most `most`. Returns whether that
    /// was so.
    pub(crate) fn list_layouts(&mut self, most: usize, list: &mut LayoutList) -> bool {
        list.cells.clear();
        list.layouts.clear();
        let supported = self.reduced.unknown_cells <= MAX_CELLS && self.odds.is_exact();
        if !supported || self.odds.ln_layouts() > (most as f64 + 0.5).ln() {
            return false;
        }
        let mut lister = std::mem::take(&mut self.lister);
        lister.sort_cells(&self.frontier, list);
        let border = list.cells.len();
        for (place, &known) in self.reduced.known.iter().enumerate() {
            if known == UNKNOWN && self.frontier.group_at[place] == super::frontier::NONE {
                list.cells.push(place as u32);
            }
        }
        lister.partial.clear();
        lister.partial.push((0, 0));
        // Every partial layout is continued with every layout of the next component. Only those
        // with too many mines are dropped early; there are few layouts, so few of these.
        for front in &self.f64_counts[..self.plan.components.len()] {
            let known = lister.partial.len();
            for index in 0..known {
                let (mines, layout) = lister.partial[index];
                lister.walk(front, 0, (mines, 0), layout);
                if lister.partial.len() > 64 * most {
                    self.lister = lister;
                    return false;
                }
            }
            lister.partial.drain(..known);
        }
        let open = list.cells.len() - border;
        let total = self.mines_left;
        for &(mines, layout) in &lister.partial {
            let Some(rest) = total.checked_sub(mines).filter(|&rest| rest <= open) else {
                continue;
            };
            for_each_combination(open, rest, |chosen| {
                list.layouts.push(layout | chosen << border);
            });
        }
        self.lister = lister;
        true
    }
}

impl LayoutLister {
    /// Makes the cells of each group adjacent.
    fn sort_cells(&mut self, groups: &Frontier, list: &mut LayoutList) {
        self.group_start.clear();
        let mut start = 0;
        for group in &groups.groups {
            self.group_start.push(start);
            start += usize::from(group.cells);
        }
        list.cells.resize(start, 0);
        for &(place, group) in &groups.cells {
            let slot = &mut self.group_start[group as usize];
            list.cells[*slot] = place;
            *slot += 1;
        }
        for (start, group) in self.group_start.iter_mut().zip(&groups.groups) {
            *start -= usize::from(group.cells);
        }
    }

    /// Follows every path from a node that leads to a whole layout. `(before, here)` are the mines
    /// of the components before and of this one.
    fn walk(
        &mut self,
        front: &ComponentCount<f64>,
        node: usize,
        (before, here): (usize, usize),
        layout: u128,
    ) {
        let id = node;
        let node = &front.nodes[id];
        if !front.is_reachable(node, here) {
            return;
        }
        let Some(layer) = front.layer_of(id) else {
            self.partial.push((before + here, layout));
            return;
        };
        let start = self.group_start[layer.group as usize];
        let edges = &front.edges[node.edges as usize..][..usize::from(node.count)];
        for (mines, &to) in (usize::from(node.first)..).zip(edges) {
            for chosen in 0u128..1 << layer.cells {
                if chosen.count_ones() as usize == mines {
                    let here = here + mines;
                    self.walk(front, to as usize, (before, here), layout | chosen << start);
                }
            }
        }
    }
}

/// Calls `visit` with every way to choose `count` of `cells` cells.
fn for_each_combination(cells: usize, count: usize, mut visit: impl FnMut(u128)) {
    if count == 0 {
        return visit(0);
    }
    let mut chosen = u128::MAX >> (128 - count);
    while cells == 128 || chosen >> cells == 0 {
        visit(chosen);
        // The next larger number with as many ones.
        let low = chosen & chosen.wrapping_neg();
        let Some(carried) = chosen.checked_add(low) else {
            return;
        };
        chosen = carried | ((chosen ^ carried) / low) >> 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_comes_once() {
        let mut all = Vec::new();
        for_each_combination(6, 3, |chosen| all.push(chosen));
        assert_eq!(all.len(), 20);
        assert!(all.iter().all(|chosen| chosen.count_ones() == 3 && *chosen < 64));
        let mut whole = Vec::new();
        for_each_combination(128, 128, |chosen| whole.push(chosen));
        assert_eq!(whole, [u128::MAX]);
    }

    #[test]
    fn the_listing_has_every_layout() {
        let mut solver = Solver::default();
        let mut list = LayoutList::default();
        for text in ["mines 3\n1...\n.2..\n....", "mines 2\n.1..1.\n......", "mines 4\n....\n...."]
        {
            let view = text.parse().unwrap();
            solver.odds(&view).unwrap();
            let count = solver.layouts().unwrap();
            assert!(solver.list_layouts(1000, &mut list));
            assert_eq!(list.layouts.len().to_string(), count.to_string(), "{text}");
            list.layouts.sort_unstable();
            list.layouts.dedup();
            assert_eq!(list.layouts.len().to_string(), count.to_string(), "{text}");
            assert!(!solver.list_layouts(2, &mut list), "{text}");
        }
    }
}
