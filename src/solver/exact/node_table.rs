//! Finding equal needs among the nodes of one layer.

/// The packed needs of the nodes before and behind a group, and where each is found.
#[derive(Debug, Clone)]
pub(super) struct NodeTable<const N: usize> {
    /// The needs of the nodes before the group, in order.
    pub(super) keys: Vec<[u64; N]>,
    /// The needs of the nodes behind it, in order.
    pub(super) next: Vec<[u64; N]>,
    /// The cells that each number still has; 0 for one that has not begun.
    pub(super) cells_left: Vec<u8>,
    /// The layer in which a slot was written, and the node it names.
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
    /// Starts a new piece of a border with so many numbers.
    pub(super) fn begin(&mut self, numbers: usize) {
        self.keys.clear();
        self.cells_left.clear();
        self.cells_left.resize(numbers, 0);
    }

    /// Forgets the nodes of the layer before.
    pub(super) fn begin_layer(&mut self) {
        self.next.clear();
        self.layer = self.layer.wrapping_add(1);
        if self.layer == 0 {
            self.slots.fill((0, 0));
            self.layer = 1;
        }
    }

    /// The node with these needs: a known one, or `Err(id)` when it is new and now has this id.
    /// `first` is the id of the first node in the layer.
    #[inline]
    pub(super) fn find(&mut self, key: &[u64; N], id: u32, first: u32) -> Result<u32, u32> {
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
                return Err(id);
            }
            if self.next[(known - first) as usize] == *key {
                return Ok(known);
            }
            slot = (slot + 1) & mask;
        }
    }

    fn grow(&mut self, first: u32) {
        let size = self.slots.len() * 4;
        self.slots.clear();
        self.slots.resize(size, (0, 0));
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
