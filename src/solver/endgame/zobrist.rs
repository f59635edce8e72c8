//! Random signs of layouts: a set of layouts is known by the sum of its signs.

use std::hash::Hasher;

/// Hashes sums of signs by themselves: they are random already.
#[derive(Debug, Clone, Default)]
pub(super) struct IdentityHasher(u64);

impl Hasher for IdentityHasher {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }
    fn write_u64(&mut self, sign: u64) {
        self.0 = sign;
    }
}

/// Replaces `signs` by `count` random numbers, always the same ones.
pub(super) fn fill_keys(signs: &mut Vec<u64>, count: usize) {
    let mut state = 0x1234_5678_9abc_def1u64;
    signs.clear();
    signs.extend((0..count).map(|_| {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }));
}
