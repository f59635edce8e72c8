//! Which boards the player wants: by their 3BV, their openings, how much chords save on them, and what
//! the first click opens.
//!
//! A filtered game waits for its board as one that needs no guess does. Boards are drawn until one
//! fits, so that among those that fit all are equally likely.

use super::choice::choice;
use super::counters::{Regions, zini};
use super::rules::{FirstOpening, StartPoint};
use super::{BoardGenerator, Game, Level, Minefield, Pos};

choice! {
    /// A limit of a filter, by its name in files.
    FilterLimit {
        MinBbbv = "min_3bv",
        MaxBbbv = "max_3bv",
        MinOpenings = "min_openings",
        MaxOpenings = "max_openings",
        MinEfficiency = "min_efficiency",
        MinFirstClick = "min_first_click",
    }
}

/// What a board must have. A limit that is `None` does not matter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct BoardFilter {
    /// 3BV.
    pub min_bbbv: Option<u32>,
    pub max_bbbv: Option<u32>,
    pub min_openings: Option<u32>,
    pub max_openings: Option<u32>,
    /// 3BV per click of the greedy ZiNi, in percent; from 100 on.
    pub min_efficiency: Option<u32>,
    /// How many cells the first click opens.
    pub min_first_click: Option<u32>,
}

/// What filters ask of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FilterFigures {
    pub bbbv: u32,
    pub openings: u32,
    /// The greedy ZiNi, in clicks.
    pub zini: u32,
    /// How many cells the first click opens.
    pub first_click: u32,
}

/// A board that misses a filter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NearBoard {
    pub field: Minefield,
    /// The sum of what is missing for each limit, in thousandths of it; at least 1.
    pub shortfall: u64,
}

impl FilterFigures {
    /// The figures of a board whose first click is on `first`.
    pub fn of(field: &Minefield, first: Pos) -> Self {
        let regions = Regions::of(field);
        let (bbbv, openings) = (regions.bbbv(), regions.openings());
        let first_click = regions.opened_by(field, first);
        Self { bbbv, openings, zini: zini(field, &regions), first_click }
    }
}

impl BoardFilter {
    /// The largest limit of each kind: more than any board has.
    pub const MAX: u32 = 1 << 16;

    /// Whether every board fits.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// Whether no lower limit is above the upper one.
    pub fn is_possible(self) -> bool {
        let within =
            |min: Option<u32>, max: Option<u32>| min.zip(max).is_none_or(|(min, max)| min <= max);
        within(self.min_bbbv, self.max_bbbv) && within(self.min_openings, self.max_openings)
    }

    pub const fn get(self, limit: FilterLimit) -> Option<u32> {
        match limit {
            FilterLimit::MinBbbv => self.min_bbbv,
            FilterLimit::MaxBbbv => self.max_bbbv,
            FilterLimit::MinOpenings => self.min_openings,
            FilterLimit::MaxOpenings => self.max_openings,
            FilterLimit::MinEfficiency => self.min_efficiency,
            FilterLimit::MinFirstClick => self.min_first_click,
        }
    }

    /// Sets a limit, and returns whether it is one: at most [`BoardFilter::MAX`].
    pub fn set(&mut self, limit: FilterLimit, value: Option<u32>) -> bool {
        let is_valid = value.is_none_or(|value| value <= Self::MAX);
        if is_valid {
            *match limit {
                FilterLimit::MinBbbv => &mut self.min_bbbv,
                FilterLimit::MaxBbbv => &mut self.max_bbbv,
                FilterLimit::MinOpenings => &mut self.min_openings,
                FilterLimit::MaxOpenings => &mut self.max_openings,
                FilterLimit::MinEfficiency => &mut self.min_efficiency,
                FilterLimit::MinFirstClick => &mut self.min_first_click,
            } = value;
        }
        is_valid
    }

    /// The limits that matter.
    pub fn limits(self) -> impl Iterator<Item = (FilterLimit, u32)> {
        FilterLimit::ALL.iter().filter_map(move |&limit| Some((limit, self.get(limit)?)))
    }

    pub fn accepts(self, figures: FilterFigures) -> bool {
        let FilterFigures { bbbv, openings, zini, first_click } = figures;
        self.shortfall_of_regions(bbbv, openings, first_click) + self.shortfall_of_zini(bbbv, zini)
            == 0
    }

    /// Whether a board fits whose first click is on `first`. One that does not takes the place of the `nearest` if it is nearer. The
    /// ZiNi, which is slow, is found only if it matters.
    pub fn accepts_board(
        self,
        field: &Minefield,
        first: Pos,
        nearest: &mut Option<NearBoard>,
    ) -> bool {
        let regions = Regions::of(field);
        let (bbbv, first_click) = (regions.bbbv(), regions.opened_by(field, first));
        let mut shortfall = self.shortfall_of_regions(bbbv, regions.openings(), first_click);
        let is_near = |shortfall| nearest.as_ref().is_none_or(|it| shortfall < it.shortfall);
        if self.min_efficiency.is_some() && is_near(shortfall) {
            shortfall += self.shortfall_of_zini(bbbv, zini(field, &regions));
        }
        if shortfall > 0 && is_near(shortfall) {
            *nearest = Some(NearBoard { field: field.clone(), shortfall });
        }
        shortfall == 0
    }

    /// By how much the 3BV, the openings and the first click miss their limits, in thousandths of these.
    fn shortfall_of_regions(self, bbbv: u32, openings: u32, first_click: u32) -> u64 {
        let missing = |value: u32, min: Option<u32>, max: Option<u32>| {
            let below = min.map_or(0, |min| per_mille(min.saturating_sub(value), min));
            below + max.map_or(0, |max| per_mille(value.saturating_sub(max), max))
        };
        missing(bbbv, self.min_bbbv, self.max_bbbv)
            + missing(openings, self.min_openings, self.max_openings)
            + missing(first_click, self.min_first_click, None)
    }

    /// How far a board falls short of the efficiency.
    fn shortfall_of_zini(self, bbbv: u32, zini: u32) -> u64 {
        let wanted = u64::from(zini) * u64::from(self.min_efficiency.unwrap_or_default());
        let missing = wanted.saturating_sub(100 * u64::from(bbbv));
        (1_000 * missing).div_ceil(wanted.max(1))
    }

    /// The first board of a seed that fits, and how many were tried with it; `None` once `go_on`,
    /// which is called before every board with the number so far, returns false. Of those that do not
    /// fit, `nearest` is left.
    pub fn find(
        self,
        level: Level,
        first: (Pos, FirstOpening),
        seed: u64,
        nearest: &mut Option<NearBoard>,
        mut go_on: impl FnMut(u64) -> bool,
    ) -> Option<(Minefield, u64)> {
        let mut generator = BoardGenerator::new(seed);
        (0..).take_while(|&tried| go_on(tried)).find_map(|tried| {
            let field = generator.generate(level, Some(first));
            self.accepts_board(&field, first.0, nearest).then_some((field, tried + 1))
        })
    }
}

/// Rounded up.
fn per_mille(missing: u32, of: u32) -> u64 {
    (1_000 * u64::from(missing)).div_ceil(u64::from(of.max(1)))
}

impl Game {
    /// What the board was chosen by, or will be; `None` for a board like any other.
    pub const fn filter(&self) -> Option<BoardFilter> {
        self.filter
    }

    /// Has the board chosen by a filter that asks for something, or by none. A started game and a
    /// given board stay as they are; marks stay.
    pub fn set_filter(&mut self, filter: Option<BoardFilter>) {
        let filter = filter.filter(|filter| !filter.is_empty());
        if !self.is_board_fixed() && filter != self.filter {
            self.filter = filter;
            self.deal_again();
        }
    }

    /// The game whose given board was chosen by a filter.
    #[must_use]
    pub fn with_filter(self, filter: Option<BoardFilter>) -> Self {
        Self { filter, ..self }
    }

    /// How the first cell is protected on a board that is laid for it. A board that the player has
    /// before the first click does not depend on it.
    pub fn protection(&self) -> FirstOpening {
        let rule = self.rules.first_opening;
        match self.rules.laid {
            StartPoint::BoardShown => FirstOpening::Unprotected,
            // Nothing is known, so every cell is among the safest.
            _ if self.guess_rules().is_fair() => rule.min(FirstOpening::Safe),
            _ => rule,
        }
    }
}
