//! ZiNi and human ZiNi: the fast computation matches the definition.

use crate::common::prelude::*;
use proptest::prelude::*;
use sapper::game::BoardGenerator;
use sapper::game::counters::{BoardMetrics, Regions, bbbv};

/// ZiNi by its definition: every premium is computed again at each step.
fn plain_zini(field: &Minefield, human: bool) -> u32 {
    let size = field.size();
    let cells: Vec<Pos> = (0..size.cols())
        .flat_map(|col| (0..size.rows()).map(move |row| Pos::new(row, col)))
        .filter(|&pos| !field.is_mine(pos))
        .collect();
    let zero = |pos: Pos| field.number(pos) == Some(0);
    let flood = |from: Pos| {
        let (mut reached, mut todo) = (vec![from], vec![from]);
        while let Some(pos) = todo.pop() {
            for near in size.neighbours(pos).filter(|_| zero(pos)) {
                if !reached.contains(&near) {
                    reached.push(near);
                    todo.push(near);
                }
            }
        }
        reached
    };
    let mut openings: Vec<Vec<Pos>> = Vec::new();
    for &pos in cells.iter().filter(|&&pos| zero(pos)) {
        if !openings.iter().any(|opening| opening.contains(&pos)) {
            openings.push(flood(pos));
        }
    }
    let alone = |pos: Pos| !openings.iter().any(|opening| opening.contains(&pos));
    let (mut open, mut flags, mut clicks) = (Vec::<Pos>::new(), Vec::<Pos>::new(), 0);
    if human {
        clicks = openings.len() as u32;
        open.extend(openings.iter().flatten());
    }
    while !cells.iter().all(|pos| open.contains(pos)) {
        let bare = |pos: Pos| {
            size.neighbours(pos).filter(|&near| field.is_mine(near) && !flags.contains(&near))
        };
        let premium = |pos: Pos| {
            let singles = size
                .block(pos)
                .filter(|&near| !field.is_mine(near) && alone(near) && !open.contains(&near));
            let floods = openings.iter().filter(|opening| {
                opening.contains(&pos)
                    && !opening.iter().all(|cell| !zero(*cell) || open.contains(cell))
            });
            (singles.count() + floods.count()) as i32
                - bare(pos).count() as i32
                - i32::from(!open.contains(&pos))
                - 1
        };
        let best = cells
            .iter()
            .filter(|pos| open.contains(pos) || !human)
            .map(|&pos| (premium(pos), pos))
            .rev()
            .max_by_key(|(premium, _)| *premium)
            .filter(|(premium, _)| *premium >= 0);
        let mut uncover = Vec::new();
        if let Some((_, pos)) = best {
            let mines: Vec<Pos> = bare(pos).collect();
            clicks += mines.len() as u32 + 1 + u32::from(!open.contains(&pos));
            flags.extend(mines);
            uncover.push(pos);
            uncover.extend(size.neighbours(pos).filter(|&near| !field.is_mine(near)));
        } else {
            let first =
                cells.iter().find(|&&pos| !open.contains(&pos) && (alone(pos) || zero(pos)));
            uncover.push(*first.expect("a cell is covered"));
            clicks += 1;
        }
        open.extend(uncover.into_iter().flat_map(flood));
    }
    clicks
}

proptest! {
    #[test]
    fn zini_matches_its_definition(
        rows in 1_usize..9,
        cols in 1_usize..9,
        share in 0.0_f64..0.5,
        seed: u64,
    ) {
        let size = BoardSize::new(rows, cols).expect("a size");
        let mines = ((size.cells() - 1) as f64 * share) as u32;
        let field = BoardGenerator::new(seed).place_mines(size, mines, None);
        let worth = BoardMetrics::of(&field, &Regions::of(&field));
        prop_assert_eq!(worth.zini, plain_zini(&field, false));
        prop_assert_eq!(worth.hzini, plain_zini(&field, true));
        prop_assert!(worth.zini <= worth.bbbv, "it never takes more clicks than without flags");
        prop_assert_eq!(worth.bbbv, bbbv(&field));
    }
}
