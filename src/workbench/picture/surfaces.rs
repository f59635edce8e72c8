//! Tells open cells from covered ones by what is around the drawings, a bevel or a background, and by
//! the rules: no covered cell touches an open one without a number, and no number says more than there
//! are covered cells around it.

use super::cell_image::Surface;

/// How far cells are compared, so that light may fall across a board.
const REACH: usize = 2;
/// How much the surfaces of one kind may differ: what contradicts the rules least is taken.
const LIMITS: [f32; 7] = [20.0, 28.0, 14.0, 40.0, 10.0, 56.0, 7.0];
/// How many of the largest patches are looked at twice.
const REVISED: usize = 24;

/// How many cells without a number make it likely that they are open, if they can be.
const LEAST_BLANK: usize = 6;

/// What is known of a cell beforehand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawn {
    Nothing,
    Number(u8),
    Mine,
    Flag,
    Other,
    /// A drawing that is no number and appears only once, such as a pointer.
    Once,
}

/// Whether a cell is open, and how sure that is, from 0 to 1.
pub type Kind = (bool, f32);

/// The cells around one, up to so many steps away, of a board with so many cells in rows of this many.
pub fn near(
    cell: usize,
    columns: usize,
    count: usize,
    reach: usize,
) -> impl Iterator<Item = usize> + Clone {
    let (row, column) = (cell / columns, cell % columns);
    let rows = row.saturating_sub(reach)..=(row + reach).min(count / columns - 1);
    let near = column.saturating_sub(reach)..=(column + reach).min(columns - 1);
    rows.flat_map(move |row| near.clone().map(move |column| row * columns + column))
        .filter(move |other| *other != cell)
}

/// The cells of a board in rows of this many.
pub struct Cells<'a> {
    pub columns: usize,
    pub surfaces: &'a [Surface],
    pub drawn: &'a [Drawn],
}

impl Cells<'_> {
    fn near(&self, cell: usize, reach: usize) -> impl Iterator<Item = usize> {
        near(cell, self.columns, self.drawn.len(), reach)
    }

    /// Tells which cells are open.
    pub fn part(&self) -> Vec<Kind> {
        let pairs: Vec<(usize, usize, f32)> = (0..self.drawn.len())
            .flat_map(|cell| self.near(cell, REACH).map(move |other| (cell, other)))
            .filter(|(cell, other)| cell < other)
            .map(|(cell, other)| (cell, other, self.surfaces[cell].distance(&self.surfaces[other])))
            .collect();
        let mut best: Option<(usize, f32, Vec<bool>)> = None;
        for limit in LIMITS {
            let patches = self.patches(&pairs, limit);
            let is_open = self.label(&patches);
            let wrong = self.contradictions(&is_open);
            if best.as_ref().is_none_or(|(least, _, _)| wrong < *least) {
                best = Some((wrong, limit, is_open));
            }
        }
        let (_, limit, is_open) = best.expect("there are limits");
        // How near each cell comes to one of the other kind.
        let mut nearest = vec![f32::MAX; is_open.len()];
        for (cell, other, distance) in pairs {
            if is_open[cell] != is_open[other] {
                nearest[cell] = nearest[cell].min(distance);
                nearest[other] = nearest[other].min(distance);
            }
        }
        let sure = |cell: usize| {
            let margin = (nearest[cell] / limit - 0.5).clamp(0.0, 1.0);
            if self.contradiction(cell, &is_open) > 0 { 0.5 * margin } else { margin }
        };
        (0..is_open.len()).map(|cell| (is_open[cell], sure(cell))).collect()
    }

    /// For each cell the patch of similar ones that it belongs to, as the number of one of its cells.
    fn patches(&self, pairs: &[(usize, usize, f32)], limit: f32) -> Vec<usize> {
        let mut parent: Vec<usize> = (0..self.drawn.len()).collect();
        fn root(parent: &mut [usize], mut cell: usize) -> usize {
            while parent[cell] != cell {
                parent[cell] = parent[parent[cell]];
                cell = parent[cell];
            }
            cell
        }
        for (cell, other, distance) in pairs {
            if *distance < limit {
                let (a, b) = (root(&mut parent, *cell), root(&mut parent, *other));
                parent[a.max(b)] = a.min(b);
            }
        }
        let roots: Vec<usize> = (0..parent.len()).map(|cell| root(&mut parent, cell)).collect();
        // Patches apart from each other may be of one kind.
        let mut kinds: Vec<usize> = roots.clone();
        kinds.sort_unstable();
        kinds.dedup();
        let mut merged = roots.clone();
        for (place, kind) in kinds.iter().enumerate() {
            let same = kinds[..place]
                .iter()
                .take(3 * REVISED)
                .find(|other| self.surfaces[*kind].distance(&self.surfaces[**other]) < 0.5 * limit);
            if let Some(same) = same {
                let target = merged[*same];
                roots
                    .iter()
                    .zip(&mut merged)
                    .filter(|(root, _)| *root == kind)
                    .for_each(|(_, to)| *to = target);
            }
        }
        merged
    }

    /// Which cells are open, so that little contradicts the rules.
    fn label(&self, patches: &[usize]) -> Vec<bool> {
        let count = patches.len();
        let mut sizes = vec![0; count];
        let mut numbers = vec![0; count];
        let mut blank = vec![0; count];
        let mut flags = vec![0; count];
        for (patch, drawn) in patches.iter().zip(self.drawn) {
            sizes[*patch] += 1;
            numbers[*patch] += usize::from(matches!(drawn, Drawn::Number(_)));
            flags[*patch] += usize::from(*drawn == Drawn::Flag);
            blank[*patch] += usize::from(*drawn == Drawn::Nothing);
        }
        // A number decides what its surface is, and so does a flag. Surfaces with neither are taken for
        // what they resemble most.
        let has_numbers = |patch: &usize| 5 * numbers[*patch] > sizes[*patch];
        let has_flags = |patch: &usize| {
            flags[*patch] > 0 && numbers[*patch] == 0 && blank[*patch] >= LEAST_BLANK
        };
        let known_open: Vec<usize> = (0..count).filter(has_numbers).collect();
        let known_covered: Vec<usize> = (0..count).filter(has_flags).collect();
        let nearest = |patch: usize, others: &[usize]| {
            let distance = |other: &usize| self.surfaces[patch].distance(&self.surfaces[*other]);
            others.iter().map(distance).fold(f32::MAX, f32::min)
        };
        let is_open = |patch| {
            let is_like_open = || nearest(patch, &known_open) < nearest(patch, &known_covered);
            let is_used = sizes[patch] > 0 && !known_covered.is_empty();
            has_numbers(&patch) || is_used && is_like_open()
        };
        let mut open: Vec<bool> = (0..count).map(is_open).collect();
        let mut largest: Vec<usize> = (0..count).filter(|patch| sizes[*patch] > 0).collect();
        largest.sort_by_key(|patch| std::cmp::Reverse(sizes[*patch]));
        largest.truncate(REVISED);
        let labels =
            |open: &[bool]| patches.iter().map(|patch| open[*patch]).collect::<Vec<bool>>();
        let mut wrong = self.contradictions(&labels(&open));
        for _ in 0..2 {
            for patch in &largest {
                open[*patch] = !open[*patch];
                let now = self.contradictions(&labels(&open));
                // Cells without a number that look different from covered ones are open if they can be.
                let other = largest.iter().any(|other| {
                    other != patch && !open[*other] && blank[*other] >= LEAST_BLANK / 2
                });
                let may_be_open = open[*patch] && other && blank[*patch] >= LEAST_BLANK;
                if now < wrong || now == wrong && may_be_open {
                    wrong = now;
                } else {
                    open[*patch] = !open[*patch];
                }
            }
        }
        labels(&open)
    }

    fn contradictions(&self, is_open: &[bool]) -> usize {
        (0..is_open.len()).map(|cell| self.contradiction(cell, is_open)).sum()
    }

    /// How much a cell contradicts the rules: 0 for not at all.
    fn contradiction(&self, cell: usize, is_open: &[bool]) -> usize {
        match self.drawn[cell] {
            // Mines that are shown are on cells that look open.
            Drawn::Nothing => {
                let may_be_mine =
                    |other: usize| !is_open[other] || self.drawn[other] == Drawn::Mine;
                2 * usize::from(is_open[cell] && self.near(cell, 1).any(may_be_mine))
            }
            Drawn::Number(number) => {
                let may_be_mine = |other: &usize| {
                    !is_open[*other]
                        || !matches!(self.drawn[*other], Drawn::Nothing | Drawn::Number(_))
                };
                let is_wrong = !is_open[cell]
                    || self.near(cell, 1).filter(may_be_mine).count() < usize::from(number);
                2 * usize::from(is_wrong)
            }
            Drawn::Mine | Drawn::Once => 0,
            // What is no number is on covered cells.
            Drawn::Flag => 2 * usize::from(is_open[cell]),
            Drawn::Other => usize::from(is_open[cell]),
        }
    }
}
