//! Finds equal nodes within a layer. What the unfinished numbers need is packed into words, four
//! bits a number: that is the key of a node.

use super::count_plan::CountPlan;
use super::frontier::Frontier;
use super::refill;

/// The keys of the nodes before and after a group, and where each is found.
#[derive(Debug, Clone)]
pub(super) struct NodeTable<const N: usize> {
    /// The keys before the group, in the order of the nodes.
    pub(super) keys: Vec<[u64; N]>,
    /// The keys after it.
    pub(super) next: Vec<[u64; N]>,
    /// The cells that each number still has; 0 before it begins.
    pub(super) cells_left: Vec<u8>,
    /// Per slot: the layer that wrote it, and its node.
    slots: Vec<(u32, u32)>,
    layer: u32,
}

impl<const N: usize> Default for NodeTable<N> {
    fn default() -> Self {
        Self {
            keys: Vec::new(),
            next: Vec::new(),
            cells_left: Vec::new(),
            slots: vec![(0, 0); 256],
            layer: 0,
        }
    }
}

impl<const N: usize> NodeTable<N> {
    /// Starts a component of a frontier with this many numbers.
    pub(super) fn begin(&mut self, numbers: usize) {
        self.keys.clear();
        refill(&mut self.cells_left, numbers, 0);
    }

    pub(super) fn begin_layer(&mut self) {
        self.next.clear();
        self.layer = self.layer.wrapping_add(1);
        if self.layer == 0 {
            self.slots.fill((0, 0));
            self.layer = 1;
        }
    }

    /// The node with this key; a new key becomes node `id`. `first` is the first node of the layer.
    #[inline]
    pub(super) fn find_or_add(&mut self, key: &[u64; N], id: u32, first: u32) -> u32 {
        if self.next.len() * 2 >= self.slots.len() {
            self.grow(first);
        }
        let mask = self.slots.len() - 1;
        let mut slot = hash(key) as usize & mask;
        loop {
            let (layer, known) = self.slots[slot];
            if layer != self.layer {
                self.slots[slot] = (self.layer, id);
                self.next.push(*key);
                return id;
            }
            if self.next[(known - first) as usize] == *key {
                return known;
            }
            slot = (slot + 1) & mask;
        }
    }

    fn grow(&mut self, first: u32) {
        let size = self.slots.len() * 4;
        refill(&mut self.slots, size, (0, 0));
        for (index, key) in self.next.iter().enumerate() {
            let mut slot = hash(key) as usize & (size - 1);
            while self.slots[slot].0 == self.layer {
                slot = (slot + 1) & (size - 1);
            }
            self.slots[slot] = (self.layer, first + index as u32);
        }
    }
}

#[inline]
fn hash<const N: usize>(key: &[u64; N]) -> u64 {
    let mut hash = 0u64;
    for &word in key {
        hash = (hash ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        hash ^= hash >> 32;
    }
    hash
}

/// What a group does to a key. The highest of the four bits of a number catches a borrow.
pub(super) struct LaneMasks<const N: usize> {
    /// 1 for each number that the group touches.
    pub(super) ones: [u64; N],
    /// What the numbers that begin here need.
    pub(super) begin: [u64; N],
    /// The cells that each touched number still has afterwards.
    pub(super) after: [u64; N],
}

pub(super) fn lane_masks<const N: usize>(
    group: u32,
    plan: &CountPlan,
    frontier: &Frontier,
    cells_left: &mut [u8],
) -> LaneMasks<N> {
    let mut masks = LaneMasks { ones: [0; N], begin: [0; N], after: [0; N] };
    let group = &frontier.groups[group as usize];
    for &id in group.numbers() {
        let number = &frontier.numbers[id as usize];
        let lane = usize::from(plan.lane[id as usize]);
        let (word, shift) = (lane / 16, lane % 16 * 4);
        let left = &mut cells_left[id as usize];
        if *left == 0 {
            *left = number.cells;
            masks.begin[word] |= u64::from(number.mines_left) << shift;
        }
        *left -= group.cells;
        masks.ones[word] |= 1 << shift;
        masks.after[word] |= u64::from(*left) << shift;
    }
    masks
}
