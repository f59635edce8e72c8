//! The daily boards: for each UTC day one board of each [`DailyLevel`], the same everywhere.
//!
//! `docs/daily-board.md` describes the derivation for everybody. In short: the day, the level and
//! the number of a candidate seed a `SplitMix64`, which draws the first cell and shuffles the
//! mines. The board of the day is the candidate with the lowest number that needs no guess and is not
//! too short.
//!
//! **Nothing here may ever change**, or players on different versions would play different boards.
//! So this module uses neither the generator of ordinary boards nor that of other no-guess boards,
//! and whether a board needs a guess is a fact of the board, not of the solver.

mod results;
mod share;

use crate::game::counters::bbbv;
use crate::game::{BoardCode, BoardSize, DailyLevel, Minefield, Pos};
use crate::solver::no_guess::BoardCheck;
use jiff::civil::Date;

pub use results::{DailyResult, DailyResults, DailyStart, DayOutcome, LeftGame};
pub use share::{Square, squares, tenths};

/// A daily board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DailyBoard {
    pub day: Date,
    pub level: DailyLevel,
    pub field: Minefield,
    /// The cell to open first. From there on no guess is needed.
    pub first: Pos,
    /// The number of the candidate, from 0.
    pub candidate: u32,
}

/// The first day in the calendar. Every day has boards, but only from here on they are offered.
pub const FIRST_DAY: Date = Date::constant(2026, 1, 1);

/// The least 3BV of a daily board: a game has ten tenths to compare.
const LEAST_BBBV: u32 = 10;

/// The generator of Guy L. Steele Jr., Doug Lea and Christine H. Flood, "Fast splittable
/// pseudorandom number generators", 2014, with the constants of Sebastiano Vigna's `splitmix64.c`.
#[derive(Debug, Clone)]
struct SplitMix64(u64);

impl SplitMix64 {
    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`: the upper half of a 64 × 64 bit product.
    const fn below(&mut self, bound: usize) -> usize {
        ((self.next() as u128 * bound as u128) >> 64) as usize
    }
}

impl DailyBoard {
    /// The board of a day and level. On a slow machine the boards of 1,000 days took up to 0.04 s
    /// each, without optimization. `None` if `go_on`, which is called all the time, returned false.
    pub fn derive(day: Date, level: DailyLevel, mut go_on: impl FnMut() -> bool) -> Option<Self> {
        let mut check: Option<BoardCheck> = None;
        for candidate in 0.. {
            if !go_on() {
                return None;
            }
            let (field, first) = lay(day, level, candidate);
            let check = check.get_or_insert_with(|| BoardCheck::new(&field));
            if check.needs_no_guess(&field, first, &mut go_on)? && bbbv(&field) >= LEAST_BBBV {
                return Some(Self { day, level, field, first, candidate });
            }
        }
        None
    }

    /// The board of a day that is laid like this, if there is one.
    pub fn of_field(day: Date, field: &Minefield) -> Option<Self> {
        let same =
            |level: &&DailyLevel| dimensions(**level) == (field.size(), field.mines() as usize);
        let level = DailyLevel::ALL.iter().find(same)?;
        Self::derive(day, *level, || true).filter(|board| board.field == *field)
    }

    /// The seed of its candidate.
    pub fn seed(&self) -> u64 {
        seed(self.day, self.level, self.candidate)
    }

    pub fn code(&self) -> String {
        BoardCode::new(self.field.clone()).map_or_else(|_| String::new(), |code| code.to_string())
    }
}

/// Lays a candidate: the first cell, and the mines outside of the block around it.
fn lay(day: Date, level: DailyLevel, candidate: u32) -> (Minefield, Pos) {
    let mut random = SplitMix64(seed(day, level, candidate));
    let (size, mines) = dimensions(level);
    let first = size.pos(random.below(size.cells()));
    let block: Vec<usize> = size.block(first).map(|pos| size.index(pos)).collect();
    let mut cells: Vec<usize> = (0..size.cells()).filter(|cell| !block.contains(cell)).collect();
    // The first steps of a Fisher–Yates shuffle.
    for drawn in 0..mines {
        let pick = drawn + random.below(cells.len() - drawn);
        cells.swap(drawn, pick);
    }
    cells.truncate(mines);
    (Minefield::new(size, cells), first)
}

/// The seed of a candidate: the level and the days since 1970-01-01 above 32 bits for its number.
fn seed(day: Date, level: DailyLevel, candidate: u32) -> u64 {
    let days = i64::from((day - Date::constant(1970, 1, 1)).get_days());
    let number = match level {
        DailyLevel::Beginner => 1,
        DailyLevel::Intermediate => 2,
        DailyLevel::Expert => 3,
    };
    (((days as u64) << 2 | number) << 32) | u64::from(candidate)
}

/// The size and the number of mines, whatever else a level may become.
const fn dimensions(level: DailyLevel) -> (BoardSize, usize) {
    match level {
        DailyLevel::Beginner => (BoardSize::fixed(9, 9), 10),
        DailyLevel::Intermediate => (BoardSize::fixed(16, 16), 40),
        DailyLevel::Expert => (BoardSize::fixed(16, 30), 99),
    }
}
