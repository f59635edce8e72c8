//! Cells that stand above the pictures of their blocks, because they have changed since.
//!
//! The renderer finds what has to be painted by comparing what is drawn place by place: so there
//! are always as many of them, and one that is free keeps its place.

use super::block::Album;
use super::block::Block;
use super::block::Key;
use crate::game::Pos;

/// How many cells can stand above the pictures. With more, pictures are drawn again.
const COUNT: usize = 32;

/// The places for cells above the pictures.
#[derive(Debug, Clone, Default)]
pub(super) struct Slots {
    all: Vec<Slot>,
}

/// A place for one cell.
#[derive(Debug, Clone, Copy)]
pub(super) struct Slot {
    /// The cell that stands there, or did last.
    pub pos: Pos,
    /// Whether it stands there now.
    pub is_taken: bool,
}

impl Slots {
    /// Every place.
    pub(super) fn iter(&self) -> impl Iterator<Item = Slot> {
        self.all.iter().copied()
    }

    /// Puts the cells that differ from the pictures above them. With too many of them, the pictures
    /// are given up instead, and it says of how many blocks.
    pub(super) fn take_in<Message>(
        &mut self,
        blocks: &[Block<'_, Message>],
        album: &mut Album,
        key: Key,
    ) -> usize {
        let mut changed = Vec::new();
        for block in blocks {
            album.differing(block, key, |pos| changed.push(pos));
            if changed.len() > COUNT {
                break;
            }
        }
        let given_up = if changed.len() > COUNT {
            changed.clear();
            blocks
                .iter()
                .filter(|block| album.give_up(block, key))
                .count()
        } else {
            0
        };
        let home = blocks.first().map_or(Pos::new(0, 0), |block| block.first);
        self.all.resize(
            COUNT,
            Slot {
                pos: home,
                is_taken: false,
            },
        );
        // What is freed now is taken first: then only what has changed is painted again.
        let mut free: Vec<usize> = Vec::new();
        for (index, slot) in self.all.iter_mut().enumerate() {
            if !slot.is_taken {
                free.push(index);
            }
        }
        for (index, slot) in self.all.iter_mut().enumerate() {
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
            self.all[index] = Slot {
                pos,
                is_taken: true,
            };
        }
        given_up
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_that_changes_takes_the_place_of_one_that_is_as_it_was() {
        let mut slots = Slots::default();
        let blocks: [Block<'_, ()>; 0] = [];
        let key = (0, ("", crate::store::settings::Sight::Usual, 0));
        assert_eq!(slots.take_in(&blocks, &mut Album::default(), key), 0);
        assert_eq!(slots.iter().count(), COUNT);
        assert!(slots.iter().all(|slot| !slot.is_taken));
    }
}
