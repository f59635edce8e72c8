//! Packing what numbers still need into words, four bits a number.

use super::count_plan::CountPlan;
use super::frontier::Frontier;

/// A group's place in the packed needs of the numbers: four bits a number, of which the highest
/// is free to catch a borrow.
pub(super) struct LaneMasks<const N: usize> {
    /// 1 for each number beside the group.
    pub(super) ones: [u64; N],
    /// What the numbers that begin here need.
    pub(super) begin: [u64; N],
    /// The cells that each number beside the group still has after it.
    pub(super) after: [u64; N],
}

/// Packs what a group does to the numbers beside it. `cells_left` holds the cells that each
/// number still has, 0 for one that has not begun.
pub(super) fn lane_masks<const N: usize>(
    group: u32,
    plan: &CountPlan,
    groups: &Frontier,
    cells_left: &mut [u8],
) -> LaneMasks<N> {
    let mut lanes = LaneMasks { ones: [0; N], begin: [0; N], after: [0; N] };
    let group = &groups.groups[group as usize];
    for &id in group.numbers() {
        let number = &groups.numbers[id as usize];
        let lane = usize::from(plan.lane[id as usize]);
        let (word, shift) = (lane / 16, lane % 16 * 4);
        let left = &mut cells_left[id as usize];
        if *left == 0 {
            *left = number.cells;
            lanes.begin[word] |= u64::from(number.mines_left) << shift;
        }
        *left -= group.cells;
        lanes.ones[word] |= 1 << shift;
        lanes.after[word] |= u64::from(*left) << shift;
    }
    lanes
}
