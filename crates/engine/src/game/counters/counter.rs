//! Every counter: its name, how it is worked out, and who says so.
//!
//! Most names and formulas are those of minesweepergame.com/statistics.php, which defines them for
//! won games. For others the solved 3BV replaces the 3BV, as in the accepted programs. Those that it
//! does not have are in the metrics of ms-toollib (github.com/eee555/ms-toollib), the library of
//! Metasweeper. Where the two, or others, disagree, the counter says so.

use super::{Figures, GameResult};
use crate::game::Level;
use crate::game::choice::choice;
use Better::{Higher, Lower};

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
    /// Whether it is a time in seconds.
    pub is_time: bool,
    /// Whether it follows from the solved 3BV.
    pub needs_solved: bool,
    /// Whether it changes while nothing is done.
    pub runs: bool,
}

const LIVE: u8 = 1;
const TIME: u8 = 2;
const SOLVED: u8 = 4;
const RUNS: u8 = 8;

/// Declares [`Counter`] with a row for each: its key, from which follow those of its texts, its decimals,
/// what is better, what it is like, and how it is worked out.
macro_rules! counters {
    ($(#[$counter_doc:meta])+ $counter:ident { $(
        $(#[$doc:meta])+
        $name:ident = $key:literal, $decimals:literal, $better:expr, $is:expr, $value:expr;
    )+ }) => {
        choice! {
            $(#[$counter_doc])+
            $counter {
                $($(#[$doc])+ $name = $key,)+
            }
        }

        impl $counter {
            pub const fn spec(self) -> CounterSpec {
                let (name, tip, decimals, better, is) = match self {
                    $(Self::$name => {
                        (concat!("counter-", $key), concat!("tip-", $key), $decimals, $better, $is)
                    })+
                };
                CounterSpec {
                    name,
                    tip,
                    decimals,
                    better,
                    is_live: is & LIVE > 0,
                    is_time: is & TIME > 0,
                    needs_solved: is & SOLVED > 0,
                    runs: is & RUNS > 0,
                }
            }

            /// Its value, if all that it follows from is known and it divides by nothing that is zero.
            pub fn value(self, figures: &Figures) -> Option<f64> {
                let value: fn(&Figures) -> Option<f64> = match self {
                    $(Self::$name => $value,)+
                };
                value(figures)
            }
        }
    };
}

counters! {
    /// A figure of a game. Its key is its name in the settings, in formulas and for programs.
    Counter {
        /// The time in seconds: from the first opening to the last release of a button.
        Time = "time", 3, Some(Lower), LIVE | TIME | RUNS, |it| it.seconds();
        /// Left releases that are no part of a chord, with those that open nothing.
        Left = "left", 0, None, LIVE, |it| number(it.left);
        /// Right clicks: see [`Tally::right`](super::Tally::right).
        Right = "right", 0, None, LIVE, |it| number(it.right);
        /// Chords, also called double clicks, with refused ones.
        Chords = "chords", 0, None, LIVE, |it| number(it.chords);
        /// Left and right clicks and chords, as Minesweeper Arbiter counts them: a chord is one.
        Clicks = "clicks", 0, Some(Lower), LIVE, |it| number(it.clicks());
        /// Clicks ÷ time: the average of the game (statistics.php; `cl_s` of ms-toollib).
        ClicksPerSecond = "cl_s", 3, Some(Higher), LIVE | RUNS,
            |it| ratio(number(it.clicks())?, it.seconds()?);
        /// The clicks of the last second: see [`ClickPace`](super::ClickPace). It is Sapper's own.
        ClicksNow = "cl_s_now", 0, Some(Higher), LIVE | RUNS, |it| number(it.clicks_now);
        /// The flags on the board.
        Flags = "flags", 0, None, LIVE, |it| number(it.flags);
        /// Clicks that changed the board (statistics.php: effective clicks; `ce` of ms-toollib).
        /// What programs disagree on is which ones did; [`Tally`](super::Tally) says what counts.
        Effective = "effective", 0, None, LIVE, |it| number(it.effective);
        /// Clicks − effective clicks.
        Wasted = "wasted", 0, Some(Lower), LIVE,
            |it| Some(number(it.clicks())? - number(it.effective)?);
        /// The path of the pointer in cells, as Minesweeper Arbiter sums it.
        Path = "path", 1, Some(Lower), LIVE, |it| it.path;
        /// The 3BV of the board: see [`bbbv`](super::bbbv).
        Bbbv = "bbbv", 0, None, SOLVED, |it| number(it.bbbv);
        /// The 3BV that is solved: whole openings, and open cells outside them.
        Solved = "solved", 0, None, LIVE | SOLVED, |it| number(it.solved);
        /// 3BV − solved 3BV.
        BbbvLeft = "bbbv_left", 0, None, 0, |it| Some(number(it.bbbv)? - number(it.solved)?);
        /// Solved 3BV ÷ time (statistics.php: 3BV/s).
        BbbvPerSecond = "bbbv_s", 3, Some(Higher), LIVE | SOLVED | RUNS,
            |it| ratio(number(it.solved)?, it.seconds()?);
        /// What the time will be at this pace: time × 3BV ÷ solved 3BV (`etime` of ms-toollib). For a
        /// won game it is its time.
        Estimated = "est", 3, Some(Lower), TIME,
            |it| ratio(it.seconds()? * number(it.bbbv)?, number(it.solved)?);
        /// The openings of the board.
        Openings = "openings", 0, None, 0, |it| number(it.openings);
        /// The islands of the board.
        Islands = "islands", 0, None, 0, |it| number(it.islands);
        /// Greedy ZiNi: see [`zini`](super::zini()).
        Zini = "zini", 0, None, 0, |it| number(it.zini);
        /// Human ZiNi: see [`human_zini`](super::human_zini).
        Hzini = "hzini", 0, None, 0, |it| number(it.hzini);
        /// The index of efficiency: solved 3BV ÷ clicks (statistics.php).
        Ioe = "ioe", 3, Some(Higher), LIVE | SOLVED,
            |it| ratio(number(it.solved)?, number(it.clicks())?);
        /// Effective clicks ÷ clicks (statistics.php).
        Correctness = "correctness", 3, Some(Higher), LIVE,
            |it| ratio(number(it.effective)?, number(it.clicks())?);
        /// Solved 3BV ÷ effective clicks (statistics.php). IOE = correctness × throughput.
        Throughput = "throughput", 3, Some(Higher), LIVE | SOLVED,
            |it| ratio(number(it.solved)?, number(it.effective)?);
        /// ZiNi efficiency: ZiNi ÷ clicks. statistics.php has it in place of IOE for those who flag.
        /// ZiNi is known of whole boards only, so it is defined for won games.
        Zne = "zne", 3, Some(Higher), 0, |it| ratio(it.won_zini()?, number(it.clicks())?);
        /// ZiNi throughput: ZiNi ÷ effective clicks, in place of throughput (statistics.php). For won
        /// games.
        Znt = "znt", 3, Some(Higher), 0, |it| ratio(it.won_zini()?, number(it.effective)?);
        /// Rapport qualité prix: time ÷ 3BV/s, that is, time² ÷ solved 3BV (statistics.php; `rqp` of
        /// ms-toollib). statistics.php also says in words that it rises with faster games; by its own
        /// formula it falls.
        Rqp = "rqp", 3, Some(Lower), LIVE | SOLVED | RUNS,
            |it| ratio(it.seconds()?.powi(2), number(it.solved)?);
        /// c × solved 3BV ÷ time^1.7 × √(solved 3BV ÷ 3BV), where c is 36 for Beginner with 8 × 8
        /// cells, 162 for Intermediate and 435 for Expert (`stnb` of ms-toollib); other boards have
        /// none. The tournament pages of its authors had 47.22, 153.73 and 435.001, and no root.
        Stnb = "stnb", 3, Some(Higher), 0, |it| it.stnb();
        /// time^1.7 ÷ solved 3BV (`qg` of ms-toollib).
        Qg = "qg", 3, Some(Lower), LIVE | SOLVED | RUNS,
            |it| ratio(it.seconds()?.powf(1.7), number(it.solved)?);
    }
}

impl Figures {
    fn seconds(&self) -> Option<f64> {
        Some(self.time_ms? as f64 / 1_000.0)
    }

    fn won_zini(&self) -> Option<f64> {
        number(self.zini.filter(|_| self.result == Some(GameResult::Won)))
    }

    fn stnb(&self) -> Option<f64> {
        let scale = match self.level? {
            Level::Beginner8x8 => 36.0,
            Level::Intermediate => 162.0,
            Level::Expert => 435.0,
            Level::Beginner | Level::Scattered | Level::Custom(_) => return None,
        };
        let solved = number(self.solved)?;
        let scaled = scale * ratio(solved, number(self.bbbv)?)?.sqrt();
        ratio(scaled * solved, self.seconds()?.powf(1.7))
    }
}

fn number(count: Option<u32>) -> Option<f64> {
    count.map(f64::from)
}

fn ratio(of: f64, to: f64) -> Option<f64> {
    (to > 0.0).then(|| of / to)
}
