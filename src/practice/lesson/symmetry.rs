//! The eight ways to look at a board.

/// A way to turn or mirror a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Symmetry {
    swaps_axes: bool,
    flips_rows: bool,
    flips_cols: bool,
}

impl Symmetry {
    /// All of them, first the one that changes nothing.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..8).map(Self::of_seed)
    }

    /// Each is as likely as any other.
    pub const fn of_seed(seed: u64) -> Self {
        Self { swaps_axes: seed & 1 != 0, flips_rows: seed & 2 != 0, flips_cols: seed & 4 != 0 }
    }

    /// These rows, turned.
    pub(super) fn turn<T: Copy>(self, rows: &[Vec<T>]) -> Vec<Vec<T>> {
        let mut turned = rows.to_vec();
        if self.swaps_axes {
            let cols = rows.first().map_or(0, Vec::len);
            turned = (0..cols).map(|col| rows.iter().map(|row| row[col]).collect()).collect();
        }
        if self.flips_rows {
            turned.reverse();
        }
        if self.flips_cols {
            turned.iter_mut().for_each(|row| row.reverse());
        }
        turned
    }
}
