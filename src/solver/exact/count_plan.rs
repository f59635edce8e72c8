//! The order in which the groups are counted: it decides how many numbers are half done at a
//! time, and with that the cost.

use super::frontier::Frontier;

/// A connected piece of the border: no number of it shares a cell with a number of another.
#[derive(Debug, Clone, Copy)]
pub(super) struct Component {
    /// Its first group in [`Plan::order`].
    pub(super) start: usize,
    /// The end of its groups there.
    pub(super) end: usize,
    /// The most numbers that are half done at once.
    pub(super) width: usize,
    /// Its cells.
    pub(super) cells: usize,
}

/// Every piece with the order of its groups.
#[derive(Debug, Clone, Default)]
pub(super) struct CountPlan {
    /// The pieces.
    pub(super) components: Vec<Component>,
    /// The groups, piece after piece, each in the order in which it is counted.
    pub(super) order: Vec<u32>,
    /// The lane of each number: no two numbers that are half done at once share one.
    pub(super) lane: Vec<u16>,
    /// Groups of each number that are still to come.
    groups_left: Vec<u8>,
    seen: Vec<bool>,
    placed: Vec<bool>,
    queue: Vec<u32>,
    active: Vec<u32>,
    free: Vec<u16>,
    width: usize,
}

impl CountPlan {
    /// Splits the border and orders every piece.
    pub(super) fn rebuild(&mut self, groups: &Frontier) {
        let numbers = groups.numbers.len();
        self.components.clear();
        self.order.clear();
        self.lane.clear();
        self.lane.resize(numbers, u16::MAX);
        self.seen.clear();
        self.seen.resize(numbers, false);
        self.placed.clear();
        self.placed.resize(groups.groups.len(), false);
        self.groups_left.clear();
        self.groups_left.extend(groups.numbers.iter().map(|number| number.groups().len() as u8));
        for seed in 0..numbers {
            if !self.seen[seed] {
                let far = self.farthest(seed as u32, groups);
                self.order_component(far, groups);
            }
        }
    }

    /// The number reached last from `seed`: an end of the piece, where few numbers are half done.
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

    /// Orders the piece around `first`: always finish the number that is nearest to its end.
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
            // Of its groups, first the one that opens the fewest further numbers.
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
