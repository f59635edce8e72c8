//! The counters by which players compare games.
//!
//! [`Tally`] counts clicks event by event and may be shown during the game. [`BoardMetrics`] is a
//! property of the board. [`Counters`] combines both with the solved 3BV, which the player may see
//! only when the game is over.
//!
//! A [`Counter`] names one figure and says how it is worked out, from whatever [`Figures`] are known
//! of a game; a [`Formula`] is one of the player's own over all of them.

mod click_pace;
mod counter;
mod figures;
mod formula;
mod regions;
mod visible_bbbv;
mod zini;

use super::choice::choice;
use super::minefield::Minefield;
use super::pointer::Gesture;
use super::{Clock, Game, Level, Moment, Outcome, OutcomeKind, Phase, VisibleCell};

pub use click_pace::ClickPace;
pub use counter::{Better, Counter, CounterSpec};
pub use figures::Figures;
pub use formula::{Formula, FormulaError};
pub use regions::Regions;
pub use visible_bbbv::VisibleBbbv;
pub use zini::{human_zini, zini};

/// The 3BV of a board: the fewest left clicks that open it without flags.
///
/// The openings plus the safe cells outside openings: S. Bechtel, stephan-bechtel.de/3bv.htm.
pub fn bbbv(field: &Minefield) -> u32 {
    Regions::of(field).bbbv()
}

/// What a board is worth, for any player.
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
    /// Takes tens of milliseconds for the largest board, well under one for Expert.
    pub fn of(field: &Minefield, regions: &Regions) -> Self {
        Self {
            bbbv: regions.bbbv(),
            openings: regions.openings(),
            islands: regions.islands,
            zini: zini(field, regions),
            hzini: human_zini(field, regions),
        }
    }
}

/// The clicks, flags, time and path of a game so far. It reveals nothing that the player has not
/// seen.
///
/// What counts, and who counts it so (A: parser_raw of thefinerminer/minesweeper-rawvf; B:
/// eee555/ms_toollib, the library of Metasweeper):
///
/// - A click is effective if it changed the board, as minesweepergame.com/statistics.php has it. So a
///   mark that is set or taken away is, and a question mark, too (A). B counts only the first flag
///   on each mine, and says itself that others don't.
/// - A left button that goes up off the board is a click, wherever it went down (B). A does not count
///   it. No file tells: of those that hold numbers of clicks (MVF 0.97) none has such a release.
/// - A right press off the board is a click (B). A counts one that goes up on the board.
/// - A chord that ends off the board is none (A and B), and its presses are no clicks.
/// - Clicks before the first opening count. B forgets them when the last flag is taken away; A does
///   not, nor can a file tell, since other programs do not record them.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Tally {
    /// Left releases that are not part of a chord, including those that open nothing.
    pub left: u32,
    /// Right presses that set or remove a mark, and right presses and releases that neither marked
    /// nor took part in a chord.
    pub right: u32,
    /// Chords on the board, including refused ones.
    pub chords: u32,
    /// Clicks that changed the board. Each mark that is set or removed counts.
    pub effective: u32,
    /// The flags of the player on the board.
    pub flags: u32,
    /// Whether the player ever set a flag.
    pub has_flagged: bool,
    /// The time of the last release on the clock, in ms; `None` before a release with the clock
    /// started.
    pub time: Option<u64>,
    /// The length of the path of the pointer in cells, summed as in Minesweeper Arbiter.
    pub path: f64,
    /// Whether the right button is down and its press has marked nothing.
    idle_press: bool,
}

impl Tally {
    pub const fn clicks(&self) -> u32 {
        self.left + self.right + self.chords
    }

    /// Clicks that changed nothing.
    pub const fn wasted(&self) -> u32 {
        self.clicks() - self.effective
    }

    pub fn count(&mut self, gesture: Gesture, outcome: &Outcome, game: &Game) {
        let marked = matches!(outcome.kind, OutcomeKind::Marked(_));
        if marked {
            self.flags = game.flags();
            self.has_flagged |= self.flags > 0;
        }
        let changed = marked || outcome.kind.is_opening();
        let counted = match gesture {
            Gesture::Click(_) => {
                self.left += 1;
                true
            }
            Gesture::Mark(_) => {
                self.right += u32::from(changed);
                self.idle_press = !changed;
                changed
            }
            Gesture::MarkEnd => {
                self.right += u32::from(std::mem::take(&mut self.idle_press));
                false
            }
            Gesture::Chord(at) => {
                self.chords += u32::from(at.is_some());
                at.is_some()
            }
        };
        self.effective += u32::from(counted && changed);
    }

    /// Notes that a button was released at `now`.
    pub fn record_release(&mut self, game: &Game, now: Moment) {
        if game.clock() != Clock::NotStarted {
            self.time = Some(game.elapsed(now));
        }
    }
}

choice! {
    GameResult {
        Won = "won",
        Lost = "lost",
        /// Abandoned or still running.
        Unfinished = "left",
    }
}

impl From<Phase> for GameResult {
    fn from(phase: Phase) -> Self {
        match phase {
            Phase::Won => Self::Won,
            Phase::Lost => Self::Lost,
            Phase::Ready | Phase::Running | Phase::Paused => Self::Unfinished,
        }
    }
}

/// All counters of a game, with its board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Counters {
    pub result: GameResult,
    pub level: Level,
    pub tally: Tally,
    pub metrics: BoardMetrics,
    /// The solved 3BV: openings whose cells are all open, including their borders, plus the open
    /// safe cells outside openings.
    pub bbbv_solved: u32,
}

impl Counters {
    /// `None` before the game is over, because they reveal cells.
    pub fn of(game: &Game, tally: Tally) -> Option<Self> {
        let field = game.field().filter(|_| game.phase().is_over())?;
        let regions = Regions::of(field);
        let metrics = BoardMetrics::of(field, &regions);
        Some(Self::of_known_board(game, tally, metrics, &regions))
    }

    /// The counters of a recording, whose board is known.
    pub fn of_known_board(
        game: &Game,
        tally: Tally,
        metrics: BoardMetrics,
        regions: &Regions,
    ) -> Self {
        Self {
            result: game.phase().into(),
            level: game.level(),
            tally,
            metrics,
            bbbv_solved: regions.solved(|pos| matches!(game.cell(pos), VisibleCell::Open(_))),
        }
    }

    /// See [`Counter::value`].
    pub fn value(&self, counter: Counter) -> Option<f64> {
        counter.value(&Figures::from(self))
    }

    pub fn bbbv_per_second(&self) -> Option<f64> {
        self.value(Counter::BbbvPerSecond)
    }

    pub fn ioe(&self) -> Option<f64> {
        self.value(Counter::Ioe)
    }

    pub fn correctness(&self) -> Option<f64> {
        self.value(Counter::Correctness)
    }

    pub fn throughput(&self) -> Option<f64> {
        self.value(Counter::Throughput)
    }

    pub fn rqp(&self) -> Option<f64> {
        self.value(Counter::Rqp)
    }
}
