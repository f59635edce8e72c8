//! Changed cells drawn above outdated tiles.
//!
//! The renderer compares what is drawn index by index, so the number of overlay cells is constant
//! and an unused slot keeps its place.

use super::tiles::{CellBlock, TileCache, TileKey};
use crate::game::Pos;

/// The number of slots. If more cells have changed, tiles are redrawn.
const COUNT: usize = 32;

#[derive(Debug, Clone, Default)]
pub(crate) struct OverlayCells {
    slots: Vec<OverlaySlot>,
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct OverlaySlot {
    /// The cell in this slot, or the last one that was.
    pub pos: Pos,
    pub is_taken: bool,
}

impl OverlayCells {
    pub(crate) fn iter(&self) -> impl Iterator<Item = OverlaySlot> {
        self.slots.iter().copied()
    }

    /// Assigns slots to the cells that differ from their tiles. If there are too many, evicts the
    /// outdated tiles instead. Returns the number of evicted tiles.
    pub(crate) fn update<Message>(
        &mut self,
        blocks: &[CellBlock<'_, Message>],
        tiles: &mut TileCache,
        key: TileKey,
    ) -> usize {
        let mut changed = Vec::new();
        for block in blocks {
            tiles.changed_cells(block, key, |pos| changed.push(pos));
            if changed.len() > COUNT {
                break;
            }
        }
        let evicted = if changed.len() > COUNT {
            changed.clear();
            blocks.iter().filter(|block| tiles.evict_if_changed(block, key)).count()
        } else {
            0
        };
        let first = blocks.first().map_or(Pos::new(0, 0), |block| block.first);
        self.slots.resize(COUNT, OverlaySlot { pos: first, is_taken: false });
        // Slots freed last are reused first, so that only what has changed is repainted.
        let mut free: Vec<usize> = Vec::new();
        for (index, slot) in self.slots.iter_mut().enumerate() {
            if !slot.is_taken {
                free.push(index);
            }
        }
        for (index, slot) in self.slots.iter_mut().enumerate() {
            if slot.is_taken {
                match changed.iter().position(|&pos| pos == slot.pos) {
                    Some(known) => {
                        changed.swap_remove(known);
                    }
                    None => {
                        slot.is_taken = false;
                        free.push(index);
                    }
                }
            }
        }
        for (pos, index) in changed.into_iter().zip(free.into_iter().rev()) {
            self.slots[index] = OverlaySlot { pos, is_taken: true };
        }
        evicted
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::ColorVision;
    use crate::ui::board::cell::{CellAppearance, CellContent, CellEffect};
    use crate::ui::board::cell_background::CellBackground;

    const KEY: TileKey = (0, ("", ColorVision::Normal, 0));

    /// Two blocks of 8 × 8 covered cells side by side.
    fn blocks(hovered: impl Fn(Pos) -> bool) -> Vec<CellBlock<'static, ()>> {
        let block = |left: u16| {
            let style = |pos| CellAppearance {
                background: CellBackground::Covered { gradient: 0, hovered: hovered(pos) },
                content: CellContent::Blank,
                effect: CellEffect::None,
            };
            CellBlock {
                first: Pos::new(0, left),
                rows: 8,
                cols: 8,
                styles: (0..64).map(|index| style(Pos::new(index / 8, left + index % 8))).collect(),
                cells: iced::widget::space().into(),
            }
        };
        vec![block(0), block(8)]
    }

    /// Tiles of both blocks without a hovered cell.
    fn tiles() -> TileCache {
        let mut tiles = TileCache::default();
        for block in blocks(|_| false) {
            tiles.insert_blank(&block, KEY);
        }
        tiles
    }

    fn taken(slots: &OverlayCells) -> Vec<(usize, Pos)> {
        (slots.iter().enumerate())
            .filter(|(_, slot)| slot.is_taken)
            .map(|(index, slot)| (index, slot.pos))
            .collect()
    }

    #[test]
    fn a_changed_cell_takes_the_slot_that_was_just_freed() {
        let (mut slots, mut tiles) = (OverlayCells::default(), tiles());
        let mut place = None;
        for pos in [Pos::new(1, 1), Pos::new(7, 15), Pos::new(0, 8)] {
            let blocks = blocks(|cell| cell == pos);
            assert_eq!(slots.update(&blocks, &mut tiles, KEY), 0);
            let taken = taken(&slots);
            let [(index, cell)] = taken[..] else {
                panic!("one place is taken, not {taken:?}");
            };
            assert_eq!(cell, pos);
            assert_eq!(*place.get_or_insert(index), index);
        }
    }

    #[test]
    fn a_cell_that_stays_changed_keeps_its_slot() {
        let (mut slots, mut tiles) = (OverlayCells::default(), tiles());
        slots.update(&blocks(|cell| cell.row == 0 && cell.col < 3), &mut tiles, KEY);
        let before = taken(&slots);
        slots.update(&blocks(|cell| cell.row == 0 && cell.col < 9), &mut tiles, KEY);
        let after = taken(&slots);
        assert_eq!((before.len(), after.len()), (3, 9));
        assert!(before.iter().all(|place| after.contains(place)));
        assert_eq!(slots.iter().count(), COUNT, "there are always as many");
    }

    #[test]
    fn too_many_changed_cells_evict_the_tiles() {
        let (mut slots, mut tiles) = (OverlayCells::default(), tiles());
        let blocks = blocks(|cell| cell.col < 8);
        assert_eq!(slots.update(&blocks, &mut tiles, KEY), 1);
        assert_eq!(taken(&slots), []);
        let mut differing = 0;
        tiles.changed_cells(&blocks[0], KEY, |_| differing += 1);
        assert_eq!(differing, 0, "there is no picture that could differ");
    }
}
