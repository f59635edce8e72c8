//! The pace of a player: how long a move usually takes.

/// How long a player's moves take, from one effective click to the next. Times are in ms.
///
/// The median and the median absolute deviation say what is usual whatever a few long pauses do to
/// the mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pace {
    pub median: u32,
    /// A longer move is slow.
    pub limit: u32,
}

impl Pace {
    /// The fewest moves that have a pace.
    pub const MIN_MOVES: usize = 8;

    /// How many median absolute deviations above the median a move may be: a modified z-score of
    /// 3.5 is an outlier, and one deviation is worth 0.6745. See B. Iglewicz and D. C. Hoaglin, How
    /// to Detect and Handle Outliers, 1993.
    const DEVIATIONS: f64 = 3.5 / 0.6745;

    /// The pace of these moves; `None` if they are too few. No move of up to twice the median is
    /// slow, however even the others are.
    pub(super) fn of(mut moves: Vec<u32>) -> Option<Self> {
        if moves.len() < Self::MIN_MOVES {
            return None;
        }
        let typical = median(&mut moves);
        let mut deviations: Vec<u32> = moves.iter().map(|time| time.abs_diff(typical)).collect();
        let spread = f64::from(median(&mut deviations)) * Self::DEVIATIONS;
        let above = typical.max(spread.round() as u32);
        Some(Self { median: typical, limit: typical.saturating_add(above) })
    }
}

/// The middle value, of an even number of them the lower one.
fn median(values: &mut [u32]) -> u32 {
    let middle = (values.len() - 1) / 2;
    *values.select_nth_unstable(middle).1
}
