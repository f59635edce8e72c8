//! What a guess is judged by: some of it can be seen on the board, the rest comes from looking at
//! the position after each number that the cell may show ([`lookahead`](super::lookahead)).

use super::candidates::{Candidate, is_number, is_uncertain, touches_number};
use super::exact::Odds;
use super::guess_weights::WEIGHTS;
use super::player_view::{PlayerView, neighbours};

/// The first features also count in pairs.
pub(super) const PAIRED: usize = 14;
pub(super) const FEATURES: usize = 44;
/// A weight for each feature, then one for each pair, (0, 0), (0, 1) and so on.
pub(super) const WEIGHT_COUNT: usize = FEATURES + PAIRED * (PAIRED + 1) / 2;
/// Further from an edge than this makes no difference.
const FAR_FROM_EDGE: usize = 4;
/// Pockets larger than this make no difference.
const LARGE_POCKET: usize = 40;

/// Means over the numbers that the cell may show, each counted by its chance and a mine as 0.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Outcomes {
    /// The chance to survive the guess and the next move: see [`Lookahead`](super::lookahead::Lookahead).
    pub(super) survival: f64,
    /// The chance of a position without safe cells, and of one with two of them and more.
    pub(super) stuck: f64,
    pub(super) two_safe: f64,
    /// The logarithm of the number of safe cells.
    pub(super) ln_safe: f64,
    /// The chance to survive the two best guesses of a position without safe cells.
    pub(super) best: [f64; 2],
    /// The chance to survive the best guess besides the safe cells.
    pub(super) best_beside_safe: f64,
    /// The logarithm of the number of layouts, in hundreds, and that without safe cells.
    pub(super) ln_layouts: f64,
    pub(super) ln_layouts_stuck: f64,
    /// The variance of the mines, in tens of cells, and the cells that are mines in tens.
    pub(super) variance: f64,
    pub(super) certain_mines: f64,
    /// The cells of even odds, and those of a chance below a tenth, in tens.
    pub(super) even: f64,
    pub(super) nearly_safe: f64,
    /// How much the safe cells can tell, and whether one of them may be a 0.
    pub(super) reach: f64,
    pub(super) zeros: f64,
    /// How many numbers there may be: their entropy, the chance of the likeliest, and the sum of the
    /// squares of their chances.
    pub(super) entropy: f64,
    pub(super) likeliest: f64,
    pub(super) squares: f64,
    /// The chance that no cell is safe; no feature.
    pub(super) none_safe: f64,
}

impl Outcomes {
    /// Adds a position that comes with this chance, which is a share of `survival`.
    pub(super) fn add(&mut self, next: &Self, chance: f64, survival: f64) {
        self.survival += chance * next.survival;
        self.stuck += chance * next.stuck;
        self.none_safe += chance * next.none_safe;
        self.two_safe += chance * next.two_safe;
        self.ln_safe += chance * next.ln_safe;
        for (sum, one) in self.best.iter_mut().zip(next.best) {
            *sum += chance * one;
        }
        self.best_beside_safe += chance * next.best_beside_safe;
        self.ln_layouts += chance * next.ln_layouts;
        self.ln_layouts_stuck += chance * next.ln_layouts_stuck;
        self.variance += chance * next.variance;
        self.certain_mines += chance * next.certain_mines;
        self.even += chance * next.even;
        self.nearly_safe += chance * next.nearly_safe;
        self.reach += chance * next.reach;
        self.zeros += chance * next.zeros;
        self.entropy -= chance * (chance / survival).ln();
        self.likeliest = self.likeliest.max(chance);
        self.squares += chance * chance;
    }
}

/// What a guess is worth against others of the same position: a difference of 0.01 is one hundredth
/// of the games that can be won.
pub(super) fn score(view: &PlayerView, known: &Odds, cell: &Candidate, after: &Outcomes) -> f64 {
    let features = features(view, &known.framed_chances, cell, after);
    let (single, mut pairs) = WEIGHTS.split_at(FEATURES);
    let mut sum: f64 = features.iter().zip(single).map(|(feature, weight)| feature * weight).sum();
    for (index, one) in features[..PAIRED].iter().enumerate() {
        let (weights, rest) = pairs.split_at(PAIRED - index);
        let others = features[index..PAIRED].iter().zip(weights);
        sum += one * others.map(|(other, weight)| other * weight).sum::<f64>();
        pairs = rest;
    }
    sum
}

fn features(
    view: &PlayerView,
    framed: &[f64],
    cell: &Candidate,
    after: &Outcomes,
) -> [f64; FEATURES] {
    let (place, stride) = (cell.place, view.stride());
    let near = neighbours(place, stride);
    let is = |yes: bool| f64::from(u8::from(yes));
    let (mut unknown, mut known_mines, mut numbers, mut at_front) =
        (0usize, 0usize, 0usize, 0usize);
    let (mut mean, mut variance, mut all, mut best_near) = (0.0, 0.0, 1.0, 0.0f64);
    // The chances of 0 to 8 mines around the cell, as if its neighbours were independent.
    let mut shown = [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0];
    let (mut fewest, mut last_free) = (usize::MAX, 0usize);
    let mut linked = Vec::with_capacity(24);
    for place in near {
        let mine = framed[place];
        if is_uncertain(mine) {
            unknown += 1;
            mean += mine;
            variance += mine * (1.0 - mine);
            all *= mine;
            best_near = best_near.max(1.0 - mine);
            at_front += usize::from(touches_number(view, place));
            for mines in (1..=unknown).rev() {
                shown[mines] = shown[mines] * (1.0 - mine) + shown[mines - 1] * mine;
            }
            shown[0] *= 1.0 - mine;
        } else if mine == 1.0 {
            known_mines += 1;
        } else if is_number(view, place) {
            numbers += 1;
            let (mut cells, mut mines) = (0, usize::from(view.framed[place]));
            for beyond in neighbours(place, stride) {
                if is_uncertain(framed[beyond]) {
                    cells += 1;
                    if beyond != cell.place && !linked.contains(&beyond) {
                        linked.push(beyond);
                    }
                } else if framed[beyond] == 1.0 {
                    mines -= 1;
                }
            }
            fewest = fewest.min(cells);
            last_free += usize::from(cells == mines + 1);
        }
    }
    let far_linked = linked.iter().filter(|cell| !near.contains(cell)).count();
    let entropy: f64 = shown.iter().filter(|&&chance| chance > 0.0).map(|p| -p * p.ln()).sum();
    let touches = numbers > 0;
    let (row, col) = (place / stride - 1, place % stride - 1);
    let row = row.min(view.size().rows() as usize - 1 - row);
    let col = col.min(view.size().cols() as usize - 1 - col);
    let zero = if known_mines == 0 { shown[0] } else { 0.0 };
    [
        // In pairs as well.
        after.survival,
        cell.settled,
        cell.relative,
        unknown as f64,
        linked.len() as f64,
        zero,
        is(touches),
        entropy,
        after.stuck,
        after.ln_safe,
        after.two_safe,
        after.ln_layouts,
        after.best[0],
        after.variance,
        // Only on their own.
        after.best[1],
        after.even,
        after.nearly_safe,
        after.certain_mines,
        after.reach,
        after.zeros,
        after.best_beside_safe,
        after.ln_layouts_stuck,
        after.entropy,
        after.likeliest,
        after.squares,
        cell.survival,
        numbers as f64,
        far_linked as f64,
        if touches { fewest as f64 } else { 0.0 },
        last_free as f64,
        known_mines as f64,
        all,
        mean,
        variance,
        at_front as f64,
        best_near,
        is(row == 0 && col == 0),
        is((row == 0) != (col == 0)),
        is(row == 1 || col == 1),
        row.min(FAR_FROM_EDGE) as f64,
        col.min(FAR_FROM_EDGE) as f64,
        is(!touches && is_two_from_front(view, framed, place)),
        cell.pocket.min(LARGE_POCKET) as f64,
        is(unknown >= 5 && touches),
    ]
}

/// Whether an unfinished number lies in the ring of cells two away.
fn is_two_from_front(view: &PlayerView, framed: &[f64], place: usize) -> bool {
    let stride = view.stride();
    let unfinished = |place: usize| {
        is_number(view, place)
            && neighbours(place, stride).into_iter().any(|near| is_uncertain(framed[near]))
    };
    let covered = neighbours(place, stride).into_iter().filter(|&near| framed[near] >= 0.0);
    covered.flat_map(|near| neighbours(near, stride)).any(unfinished)
}
