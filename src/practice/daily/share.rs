//! The course of a game in ten squares, to share a result without telling anything of the board.

use super::DailyResult;
use crate::game::VisibleCell;
use crate::game::counters::Regions;
use crate::replay::{Recording, Session};

/// The pace of a tenth of the 3BV, compared with the average of this game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Square {
    /// In less than three quarters of the average.
    Fast,
    /// In at most five quarters.
    Even,
    /// In at most twice the average.
    Slow,
    /// In more.
    VerySlow,
    /// Not solved: the game was lost.
    Unsolved,
}

/// The parts that a game is divided into.
const PARTS: u64 = 10;

impl Square {
    /// The character in a shared text.
    pub const fn emoji(self) -> char {
        match self {
            Self::Fast => '🟩',
            Self::Even => '🟨',
            Self::Slow => '🟧',
            Self::VerySlow => '🟥',
            Self::Unsolved => '⬛',
        }
    }
}

/// When each tenth of the 3BV of a board was solved, in ms on the clock: at most ten times, of which
/// none is less than the one before. A click that solves several tenths gives each the same time.
pub fn tenths(recording: &Recording) -> Vec<u64> {
    let regions = Regions::of(&recording.field);
    let mut session = Session::for_replay(recording.game());
    let mut times = Vec::new();
    for &event in recording.log.events() {
        let now = recording.moment(event.time);
        let replayed = session.replay(event, now);
        if replayed.is_none_or(|(_, outcome)| outcome.changed.is_empty()) {
            continue;
        }
        let game = session.game();
        let solved = regions.solved(|pos| matches!(game.cell(pos), VisibleCell::Open(_)));
        let done = u64::from(solved) * PARTS / u64::from(regions.bbbv().max(1));
        times.resize((done as usize).max(times.len()), game.elapsed(now));
    }
    times
}

/// The ten squares of a result.
pub fn squares(result: &DailyResult) -> Vec<Square> {
    let solved = result.tenths.len() as u64;
    let total = result.tenths.last().copied().unwrap_or_default();
    let mut before = 0;
    let paces = result.tenths.iter().map(|&time| {
        let took = u128::from(time.saturating_sub(std::mem::replace(&mut before, time)));
        // Compared with the average without a division: `took` ÷ (`total` ÷ `solved`).
        let (took, average) = (4 * took * u128::from(solved), u128::from(total));
        match took {
            _ if took < 3 * average => Square::Fast,
            _ if took <= 5 * average => Square::Even,
            _ if took <= 8 * average => Square::Slow,
            _ => Square::VerySlow,
        }
    });
    let mut squares: Vec<_> = paces.take(PARTS as usize).collect();
    squares.resize(PARTS as usize, Square::Unsolved);
    squares
}
