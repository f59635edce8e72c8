//! Small positions and all their layouts.

use proptest::prelude::*;
use sapper::game::BoardSize;
use sapper::solver::{PlayerView, ViewCell};

/// A board of up to 18 cells, some open.
pub fn position() -> impl Strategy<Value = PlayerView> {
    (1usize..=5, 1usize..=5)
        .prop_filter("small", |(rows, cols)| rows * cols <= 18)
        .prop_flat_map(|(rows, cols)| {
            let cells = rows * cols;
            (
                Just(BoardSize::new(rows, cols).unwrap()),
                proptest::collection::vec(proptest::bool::weighted(0.3), cells),
                proptest::collection::vec(proptest::bool::weighted(0.4), cells),
                // Sometimes a number or the count of mines is off by one.
                proptest::option::weighted(0.1, (0..cells, 0u8..=8)),
                -1i32..=1,
            )
        })
        .prop_map(|(size, mines, open, wrong, more)| {
            let count = mines.iter().filter(|mine| **mine).count() as i32;
            let off = if wrong.is_some() { more } else { 0 };
            let count = (count + off).clamp(0, size.cells() as i32) as usize;
            let mut view = PlayerView::new(size, count).unwrap();
            for (index, pos) in size.positions().enumerate() {
                if open[index] && !mines[index] {
                    let number = size.neighbours(pos).filter(|&near| mines[size.index(near)]);
                    view.open(pos, number.count() as u8);
                }
            }
            if let Some((index, number)) = wrong
                && view.cell(size.pos(index)) != ViewCell::Covered
            {
                view.open(size.pos(index), number);
            }
            view
        })
}

/// All consistent layouts, as bits in reading order.
pub fn layouts(view: &PlayerView) -> Vec<u32> {
    let size = view.size();
    (0u32..1 << size.cells())
        .filter(|layout| layout.count_ones() as usize == view.mines())
        .filter(|layout| {
            size.positions().all(|pos| match view.cell(pos) {
                ViewCell::Covered => true,
                ViewCell::Open(number) => {
                    let near = size.neighbours(pos);
                    layout >> size.index(pos) & 1 == 0
                        && near.filter(|&near| layout >> size.index(near) & 1 == 1).count()
                            == usize::from(number)
                }
            })
        })
        .collect()
}
