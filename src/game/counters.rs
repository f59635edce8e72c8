//! What a game is worth: the figures by which players compare games.
//!
//! Three kinds, for they become known at three times. A [`Tally`] counts what the hand does, event
//! by event, and may be shown while the game is played. A [`BoardMetrics`] is a property of the laid
//! board. [`Counters`] puts both together with what of the board was solved, which a player may
//! see only when the game is over.
//!
//! The names and formulas are those of the record lists, minesweepergame.com/statistics.php, which
//! says them of won games. In others the 3BV solved stands for the 3BV, as in the programs that
//! the lists accept.

mod regions;
mod tally;
mod zini;

use super::minefield::Minefield;
use super::{Game, Phase, VisibleCell};

pub use regions::Regions;
pub use tally::Tally;
pub use zini::{human_zini, zini};

/// The 3BV of a board: the fewest left clicks that open all of it without a flag.
///
/// Openings plus the safe cells that lie in no opening: Bechtel's board benchmark value, by
/// S. Bechtel (stephan-bechtel.de/3bv.htm), as used by the record lists.
pub fn bbbv(field: &Minefield) -> u32 {
    Regions::of(field).bbbv()
}

/// What is known of a board, whoever plays it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardMetrics {
    /// See [`bbbv`].
    pub bbbv: u32,
    /// Openings: connected regions of zeros with the numbers around them.
    pub openings: u32,
    /// Islands: connected groups of safe cells outside all openings.
    pub islands: u32,
    /// Greedy ZiNi in clicks: see [`zini()`].
    pub zini: u32,
    /// Human ZiNi in clicks: see [`human_zini`].
    pub hzini: u32,
}

impl BoardMetrics {
    /// The worth of a board. For the largest board this takes some tens of milliseconds, for
    /// Expert well under one.
    pub fn of(field: &Minefield) -> Self {
        Self::with(field, &Regions::of(field))
    }

    /// As [`BoardMetrics::of`], with known regions.
    pub fn with(field: &Minefield, regions: &Regions) -> Self {
        Self {
            bbbv: regions.bbbv(),
            openings: regions.openings(),
            islands: regions.islands(),
            zini: zini(field, regions),
            hzini: human_zini(field, regions),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameResult {
    Won,
    Lost,
    /// Abandoned or still running.
    Unfinished,
}

/// All counters of a game. Those that would divide by zero are `None`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Counters {
    pub result: GameResult,
    pub tally: Tally,
    pub metrics: BoardMetrics,
    /// The 3BV solved: openings all of whose cells are open, their borders too, plus the open
    /// safe cells that lie in no opening.
    pub bbbv_solved: u32,
}

impl Counters {
    /// The figures of a game that is over; `None` before, for they tell of cells that a player
    /// has not seen.
    pub fn of(game: &Game, tally: Tally) -> Option<Self> {
        let field = game.field().filter(|_| game.phase().is_over())?;
        let regions = Regions::of(field);
        let worth = BoardMetrics::with(field, &regions);
        Some(Self::of_known_board(game, tally, worth, &regions))
    }

    /// The counters of a recording, whose board is known.
    pub fn of_known_board(
        game: &Game,
        tally: Tally,
        worth: BoardMetrics,
        regions: &Regions,
    ) -> Self {
        let verdict = match game.phase() {
            Phase::Won => GameResult::Won,
            Phase::Lost => GameResult::Lost,
            Phase::Ready | Phase::Running | Phase::Paused => GameResult::Unfinished,
        };
        Self {
            result: verdict,
            tally,
            metrics: worth,
            bbbv_solved: regions.solved(|pos| matches!(game.cell(pos), VisibleCell::Open(_))),
        }
    }

    /// Solved 3BV per second.
    pub fn bbbv_per_second(&self) -> Option<f64> {
        ratio(f64::from(self.bbbv_solved), self.seconds()?)
    }

    /// The index of efficiency: 3BV solved ÷ clicks. (The lists' "IOE", which is correctness ×
    /// throughput.)
    pub fn ioe(&self) -> Option<f64> {
        ratio(f64::from(self.bbbv_solved), f64::from(self.tally.clicks()))
    }

    /// The share of clicks that changed the board: effective clicks ÷ clicks. (The lists'
    /// "correctness".)
    pub fn correctness(&self) -> Option<f64> {
        let effective = f64::from(self.tally.effective());
        ratio(effective, f64::from(self.tally.clicks()))
    }

    /// 3BV solved ÷ effective clicks: the efficiency with the wasted clicks left out. (The lists'
    /// "throughput".)
    pub fn throughput(&self) -> Option<f64> {
        let effective = f64::from(self.tally.effective());
        ratio(f64::from(self.bbbv_solved), effective)
    }

    /// The "rapport qualité prix", lower being better: time² ÷ 3BV solved with the time in
    /// seconds, which is the time divided by the 3BV per second. (The lists' "RQP".)
    pub fn rqp(&self) -> Option<f64> {
        let seconds = self.seconds()?;
        ratio(seconds * seconds, f64::from(self.bbbv_solved))
    }

    fn seconds(&self) -> Option<f64> {
        self.tally.time().map(|ms| ms as f64 / 1_000.0)
    }
}

fn ratio(of: f64, to: f64) -> Option<f64> {
    (to > 0.0).then(|| of / to)
}
