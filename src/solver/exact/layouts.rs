//! The number of layouts to the last digit, counted again along the ways that the odds kept.

use num_bigint::BigUint;

use super::front::{Front, WAYS};
use super::weight::Weight;

/// The layouts of a piece by mines: the fewest mines, and the counts from there on.
pub(super) fn of_piece<W: Weight>(front: &Front<W>) -> (usize, Vec<BigUint>) {
    let mut behind = vec![vec![BigUint::from(1u8)]];
    for step in &front.steps {
        let end = step.end as usize;
        let next = front
            .nodes
            .iter()
            .skip(end)
            .take(front.layer_after(step.end));
        let mut ahead: Vec<_> = next
            .map(|node| vec![BigUint::ZERO; node.span as usize])
            .collect();
        for (node, counts) in front.nodes[step.start as usize..end].iter().zip(&behind) {
            let ways = &front.ways[node.ways as usize..][..usize::from(node.count)];
            for (mines, &to) in (usize::from(node.first)..).zip(ways) {
                let skip = (node.low + mines as u32 - front.nodes[to as usize].low) as usize;
                let factor = WAYS[usize::from(step.cells)][mines] as u32;
                for (sum, count) in ahead[to as usize - end][skip..].iter_mut().zip(counts) {
                    *sum += count * factor;
                }
            }
        }
        behind = ahead;
    }
    (front.layouts().0, behind.pop().unwrap_or_default())
}

/// The layouts of pieces together with `cells` cells beside no number, of `mines` mines in all.
pub(super) fn of_board(
    pieces: impl IntoIterator<Item = (usize, Vec<BigUint>)>,
    cells: usize,
    mines: usize,
) -> BigUint {
    let mut least = 0;
    let mut all = vec![BigUint::from(1u8)];
    for (low, counts) in pieces {
        least += low;
        let mut next = vec![BigUint::ZERO; all.len() + counts.len() - 1];
        for (index, have) in all.iter().enumerate() {
            for (sum, count) in next[index..].iter_mut().zip(&counts) {
                *sum += have * count;
            }
        }
        all = next;
    }
    // From the most mines in the pieces to the fewest, the ways of the other cells grow by
    // one mine at a time.
    let (mut sum, mut ways, mut placed) = (BigUint::ZERO, BigUint::from(1u8), 0);
    for (above, count) in all.iter().enumerate().rev() {
        let Some(rest) = mines.checked_sub(least + above) else {
            continue;
        };
        if rest > cells {
            break;
        }
        while placed < rest {
            ways = ways * (cells - placed) / (placed + 1);
            placed += 1;
        }
        sum += count * &ways;
    }
    sum
}
