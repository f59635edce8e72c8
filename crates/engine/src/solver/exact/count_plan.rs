//! The order in which groups are counted. It decides how many numbers are unfinished at a time, and
//! so the cost.

use super::frontier::Frontier;
use super::refill;

/// A connected part of the frontier: its numbers share no cell with other parts.
#[derive(Debug, Clone, Copy)]
pub(super) struct Component {
    /// Its groups in [`CountPlan::order`].
    pub(super) start: usize,
    pub(super) end: usize,
    /// The most numbers that are unfinished at once.
    pub(super) width: usize,
    pub(super) cells: usize,
}

/// The components, and the order of their groups.
#[derive(Debug, Clone, Default)]
pub(super) struct CountPlan {
    pub(super) components: Vec<Component>,
    /// The groups, component after component, in counting order.
    pub(super) order: Vec<u32>,
    /// The lane of each number: no two unfinished numbers share one.
    pub(super) lane: Vec<u16>,
    /// The groups of each number that are still to come.
    groups_left: Vec<u8>,
    seen: Vec<bool>,
    placed: Vec<bool>,
    queue: Vec<u32>,
    active: Vec<u32>,
    free: Vec<u16>,
    width: usize,
}

impl CountPlan {
    pub(super) fn rebuild(&mut self, groups: &Frontier) {
        let numbers = groups.numbers.len();
        self.components.clear();
        self.order.clear();
        refill(&mut self.lane, numbers, u16::MAX);
        refill(&mut self.seen, numbers, false);
        refill(&mut self.placed, groups.groups.len(), false);
        self.groups_left.clear();
        self.groups_left.extend(groups.numbers.iter().map(|number| number.groups().len() as u8));
        for seed in 0..numbers {
            if !self.seen[seed] {
                let far = self.farthest(seed as u32, groups);
                self.order_component(far, groups);
            }
        }
    }

    /// The number reached last from `seed`: an end of the component, where few numbers are
    /// unfinished.
    fn farthest(&mut self, seed: u32, groups: &Frontier) -> u32 {
        self.queue.clear();
        self.queue.push(seed);
        self.seen[seed as usize] = true;
        let mut next = 0;
        while next < self.queue.len() {
            let number = &groups.numbers[self.queue[next] as usize];
            next += 1;
            for &group in number.groups() {
                for &near in groups.groups[group as usize].numbers() {
                    if !self.seen[near as usize] {
                        self.seen[near as usize] = true;
                        self.queue.push(near);
                    }
                }
            }
        }
        self.queue[next - 1]
    }

    /// Orders the component around `first`: the number with the fewest groups left is finished
    /// first.
    fn order_component(&mut self, first: u32, groups: &Frontier) {
        let start = self.order.len();
        let mut cells = 0;
        self.free.clear();
        self.active.clear();
        self.width = 0;
        self.open(first);
        while !self.active.is_empty() {
            let mut best = 0;
            for (index, &number) in self.active.iter().enumerate() {
                if self.groups_left[number as usize] < self.groups_left[self.active[best] as usize]
                {
                    best = index;
                }
            }
            let number = &groups.numbers[self.active[best] as usize];
            // The group that opens the fewest further numbers comes first.
            let group = number
                .groups()
                .iter()
                .copied()
                .filter(|&group| !self.placed[group as usize])
                .min_by_key(|&group| {
                    let near = groups.groups[group as usize].numbers();
                    near.iter().filter(|&&number| self.lane[number as usize] == u16::MAX).count()
                });
            let Some(group) = group else { break };
            self.placed[group as usize] = true;
            self.order.push(group);
            let group = &groups.groups[group as usize];
            cells += usize::from(group.cells);
            for &near in group.numbers() {
                if self.lane[near as usize] == u16::MAX {
                    self.open(near);
                }
            }
            for &near in group.numbers() {
                self.groups_left[near as usize] -= 1;
                if self.groups_left[near as usize] == 0 {
                    self.close(near);
                }
            }
        }
        self.components.push(Component { start, end: self.order.len(), width: self.width, cells });
    }

    fn open(&mut self, number: u32) {
        self.lane[number as usize] = self.free.pop().unwrap_or(self.width as u16);
        self.width = self.width.max(usize::from(self.lane[number as usize]) + 1);
        self.active.push(number);
    }

    fn close(&mut self, number: u32) {
        self.free.push(self.lane[number as usize]);
        self.active.retain(|&other| other != number);
    }
}
