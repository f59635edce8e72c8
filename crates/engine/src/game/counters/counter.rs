//! Every counter: its name, how it is worked out, and who says so.
//!
//! Most names and formulas are those of minesweepergame.com/statistics.php, which defines them for
//! won games. For others the solved 3BV replaces the 3BV, as in the accepted programs. Those that it
//! does not have are in the metrics of ms-toollib (github.com/eee555/ms-toollib), the library of
//! Metasweeper. Where the two, or others, disagree, the counter says so.

use super::{Figures, GameResult};
use crate::game::Level;
use crate::game::choice::choice;

choice! {
    /// A figure of a game. Its key is its name in the settings, in formulas and for programs.
    Counter {
        /// The time in seconds: from the first opening to the last release of a button.
        Time = "time",
        /// Left releases that are no part of a chord, with those that open nothing.
        Left = "left",
        /// Right clicks: see [`Tally::right`](super::Tally::right).
        Right = "right",
        /// Chords, also called double clicks, with refused ones.
        Chords = "chords",
        /// Left and right clicks and chords, as Minesweeper Arbiter counts them: a chord is one.
        Clicks = "clicks",
        /// Clicks ÷ time: the average of the game (statistics.php; `cl_s` of ms-toollib).
        ClicksPerSecond = "cl_s",
        /// The clicks of the last second: see [`ClickPace`](super::ClickPace). It is Sapper's own.
        ClicksNow = "cl_s_now",
        /// The flags on the board.
        Flags = "flags",
        /// Clicks that changed the board (statistics.php: effective clicks; `ce` of ms-toollib).
        /// What programs disagree on is which ones did; [`Tally`](super::Tally) says what counts.
        Effective = "effective",
        /// Clicks − effective clicks.
        Wasted = "wasted",
        /// The path of the pointer in cells, as Minesweeper Arbiter sums it.
        Path = "path",
        /// The 3BV of the board: see [`bbbv`](super::bbbv).
        Bbbv = "bbbv",
        /// The 3BV that is solved: whole openings, and open cells outside them.
        Solved = "solved",
        /// 3BV − solved 3BV.
        BbbvLeft = "bbbv_left",
        /// Solved 3BV ÷ time (statistics.php: 3BV/s).
        BbbvPerSecond = "bbbv_s",
        /// What the time will be at this pace: time × 3BV ÷ solved 3BV (`etime` of ms-toollib). For a
        /// won game it is its time.
        Estimated = "est",
        /// The openings of the board.
        Openings = "openings",
        /// The islands of the board.
        Islands = "islands",
        /// Greedy ZiNi: see [`zini`](super::zini()).
        Zini = "zini",
        /// Human ZiNi: see [`human_zini`](super::human_zini).
        Hzini = "hzini",
        /// The index of efficiency: solved 3BV ÷ clicks (statistics.php).
        Ioe = "ioe",
        /// Effective clicks ÷ clicks (statistics.php).
        Correctness = "correctness",
        /// Solved 3BV ÷ effective clicks (statistics.php). IOE = correctness × throughput.
        Throughput = "throughput",
        /// ZiNi efficiency: ZiNi ÷ clicks. statistics.php has it in place of IOE for those who flag.
        /// ZiNi is known of whole boards only, so it is defined for won games.
        Zne = "zne",
        /// ZiNi throughput: ZiNi ÷ effective clicks, in place of throughput (statistics.php). For won
        /// games.
        Znt = "znt",
        /// Rapport qualité prix: time ÷ 3BV/s, that is, time² ÷ solved 3BV (statistics.php; `rqp` of
        /// ms-toollib). statistics.php also says in words that it rises with faster games; by its own
        /// formula it falls.
        Rqp = "rqp",
        /// c × solved 3BV ÷ time^1.7 × √(solved 3BV ÷ 3BV), where c is 36 for Beginner with 8 × 8
        /// cells, 162 for Intermediate and 435 for Expert (`stnb` of ms-toollib); other boards have
        /// none. The tournament pages of its authors had 47.22, 153.73 and 435.001, and no root.
        Stnb = "stnb",
        /// time^1.7 ÷ solved 3BV (`qg` of ms-toollib).
        Qg = "qg",
    }
}

/// Which values of a counter are better.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Better {
    Lower,
    Higher,
}

/// What a counter is like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CounterSpec {
    /// The key of its name.
    pub name: &'static str,
    /// The key of the text that explains it.
    pub tip: &'static str,
    /// How many decimals are shown; a time in seconds has three.
    pub decimals: usize,
    /// `None` if neither is.
    pub better: Option<Better>,
    /// Whether it can be known during a game, because it says nothing of covered cells.
    pub is_live: bool,
}

/// The figures of a whole board are no achievement, and known only at the end.
const OF_BOARD: (Option<Better>, bool) = (None, false);

impl Counter {
    pub const fn spec(self) -> CounterSpec {
        use Better::{Higher, Lower};
        let (name, tip, decimals, (better, is_live)) = match self {
            Self::Time => ("counter-time", "tip-time", 3, (Some(Lower), true)),
            Self::Left => ("counter-left", "tip-left", 0, (None, true)),
            Self::Right => ("counter-right", "tip-right", 0, (None, true)),
            Self::Chords => ("counter-chords", "tip-chords", 0, (None, true)),
            Self::Clicks => ("library-clicks", "tip-clicks", 0, (Some(Lower), true)),
            Self::ClicksPerSecond => ("counter-cl-s", "tip-cl-s", 3, (Some(Higher), true)),
            Self::ClicksNow => ("counter-cl-s-now", "tip-cl-s-now", 0, (Some(Higher), true)),
            Self::Flags => ("counter-flags", "tip-flags", 0, (None, true)),
            Self::Effective => ("counter-effective", "tip-effective", 0, (None, true)),
            Self::Wasted => ("counter-wasted", "tip-wasted", 0, (Some(Lower), true)),
            Self::Path => ("counter-path", "tip-path", 1, (Some(Lower), true)),
            Self::Bbbv => ("counter-3bv", "tip-3bv", 0, OF_BOARD),
            Self::Solved => ("replay-solved", "tip-solved", 0, (None, true)),
            Self::BbbvLeft => ("counter-3bv-left", "tip-3bv-left", 0, OF_BOARD),
            Self::BbbvPerSecond => ("counter-3bv-s", "tip-3bv-s", 3, (Some(Higher), true)),
            Self::Estimated => ("counter-est", "tip-est", 3, (Some(Lower), false)),
            Self::Openings => ("counter-openings", "tip-openings", 0, OF_BOARD),
            Self::Islands => ("counter-islands", "tip-islands", 0, OF_BOARD),
            Self::Zini => ("counter-zini", "tip-zini", 0, OF_BOARD),
            Self::Hzini => ("counter-hzini", "tip-hzini", 0, OF_BOARD),
            Self::Ioe => ("counter-ioe", "tip-ioe", 3, (Some(Higher), true)),
            Self::Correctness => {
                ("counter-correctness", "tip-correctness", 3, (Some(Higher), true))
            }
            Self::Throughput => ("counter-throughput", "tip-throughput", 3, (Some(Higher), true)),
            Self::Zne => ("counter-zne", "tip-zne", 3, (Some(Higher), false)),
            Self::Znt => ("counter-znt", "tip-znt", 3, (Some(Higher), false)),
            Self::Rqp => ("counter-rqp", "tip-rqp", 3, (Some(Lower), true)),
            Self::Stnb => ("counter-stnb", "tip-stnb", 3, (Some(Higher), false)),
            Self::Qg => ("counter-qg", "tip-qg", 3, (Some(Lower), true)),
        };
        CounterSpec { name, tip, decimals, better, is_live }
    }

    /// Whether it is a time in seconds.
    pub const fn is_time(self) -> bool {
        matches!(self, Self::Time | Self::Estimated)
    }

    /// Whether it follows from the solved 3BV.
    pub const fn needs_solved(self) -> bool {
        matches!(
            self,
            Self::Solved
                | Self::Bbbv
                | Self::BbbvPerSecond
                | Self::Ioe
                | Self::Throughput
                | Self::Rqp
                | Self::Qg
        )
    }

    /// Whether it changes while nothing is done.
    pub const fn runs(self) -> bool {
        matches!(
            self,
            Self::Time
                | Self::ClicksPerSecond
                | Self::ClicksNow
                | Self::BbbvPerSecond
                | Self::Rqp
                | Self::Qg
        )
    }

    /// Its value, if all that it follows from is known and it divides by nothing that is zero.
    pub fn value(self, figures: &Figures) -> Option<f64> {
        let count = |count: Option<u32>| count.map(f64::from);
        let seconds = || Some(figures.time_ms? as f64 / 1_000.0);
        let (solved, clicks) = (count(figures.solved), count(figures.clicks()));
        let (bbbv, effective) = (count(figures.bbbv), count(figures.effective));
        let is_won = figures.result == Some(GameResult::Won);
        let zini = || count(figures.zini.filter(|_| is_won));
        match self {
            Self::Time => seconds(),
            Self::Left => count(figures.left),
            Self::Right => count(figures.right),
            Self::Chords => count(figures.chords),
            Self::Clicks => clicks,
            Self::ClicksPerSecond => ratio(clicks?, seconds()?),
            Self::ClicksNow => count(figures.clicks_now),
            Self::Flags => count(figures.flags),
            Self::Effective => effective,
            Self::Wasted => Some(clicks? - effective?),
            Self::Path => figures.path,
            Self::Bbbv => bbbv,
            Self::Solved => solved,
            Self::BbbvLeft => Some(bbbv? - solved?),
            Self::BbbvPerSecond => ratio(solved?, seconds()?),
            Self::Estimated => ratio(seconds()? * bbbv?, solved?),
            Self::Openings => count(figures.openings),
            Self::Islands => count(figures.islands),
            Self::Zini => count(figures.zini),
            Self::Hzini => count(figures.hzini),
            Self::Ioe => ratio(solved?, clicks?),
            Self::Correctness => ratio(effective?, clicks?),
            Self::Throughput => ratio(solved?, effective?),
            Self::Zne => ratio(zini()?, clicks?),
            Self::Znt => ratio(zini()?, effective?),
            Self::Rqp => ratio(seconds()?.powi(2), solved?),
            Self::Stnb => {
                let scaled = stnb_scale(figures.level?)? * (ratio(solved?, bbbv?)?).sqrt();
                ratio(scaled * solved?, seconds()?.powf(1.7))
            }
            Self::Qg => ratio(seconds()?.powf(1.7), solved?),
        }
    }
}

const fn stnb_scale(level: Level) -> Option<f64> {
    match level {
        Level::Beginner8x8 => Some(36.0),
        Level::Intermediate => Some(162.0),
        Level::Expert => Some(435.0),
        Level::Beginner | Level::Scattered | Level::Custom(_) => None,
    }
}

fn ratio(of: f64, to: f64) -> Option<f64> {
    (to > 0.0).then(|| of / to)
}
