//! Where a recorded game lost time: overlooked safe cells, slow moves, wasted clicks, and idle time.

mod trace;

use self::trace::{Opening, SearchMoment, Trace};
use super::recording_luck::ClickEvent;
use super::{ClickKind, Recording, RecordingLuck};
use crate::game::Pos;
use crate::solver::PlayerView;
use crate::solver::luck::LuckAnalyzer;

pub use trace::IDLE_GAP;

/// Where a recorded game lost time. Times are in ms of the recording, and lists are in the order in
/// which their moments ended.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct GameReview {
    /// `None` for a game with too few clicks.
    pub pace: Option<Pace>,
    pub overlooked: Vec<Overlooked>,
    /// The moves slower than the pace allows, whether or not there was a safe cell.
    pub slow: Vec<SlowMove>,
    /// The clicks that changed nothing, as many as [`Tally::wasted`] counts.
    ///
    /// [`Tally::wasted`]: crate::game::counters::Tally::wasted
    pub wasted: Vec<WastedClick>,
    /// The length of the path of the pointer, in cells.
    pub path: f64,
    /// How much of the game had no event for more than [`IDLE_GAP`].
    pub idle_ms: u64,
    /// How much of the game the pointer rested for more than [`IDLE_GAP`], clicking or not.
    pub still_ms: u64,
    /// The first moment that was not searched for overlooked cells because the game is too large.
    pub first_unsearched: Option<i32>,
}

/// A safe cell that the player could have opened instead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Overlooked {
    pub kind: OverlookedKind,
    /// Of several, the one nearest to the click.
    pub pos: Pos,
    /// Since when the visible numbers and the number of mines proved it safe.
    pub proved: i32,
    /// When it began to be overlooked: once it was proved for a guess, with the wait for a wait.
    pub begin: i32,
    /// The last effective click before.
    pub after: ClickEvent,
    /// The guess, or the click that ended the wait.
    pub click: ClickEvent,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OverlookedKind {
    /// The player guessed although the cell was proved safe.
    Guess,
    /// The player made a slow move although single numbers or pairs of numbers proved the cell safe.
    /// Longer arguments take time, so they are left out.
    Wait,
}

/// A move slower than [`Pace::limit`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SlowMove {
    /// The effective click before.
    pub after: ClickEvent,
    /// The effective click that took so long.
    pub click: ClickEvent,
}

/// A click that changed nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WastedClick {
    pub kind: ClickKind,
    pub time: i32,
    /// The number of events before it, and before it began, as in [`ClickEvent`].
    pub event: usize,
    pub before: usize,
    /// `None` outside the board.
    pub pos: Option<Pos>,
}

/// One moment of a review.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReviewMoment {
    Overlooked(Overlooked),
    Slow(SlowMove),
    Wasted(WastedClick),
}

impl Overlooked {
    /// In ms.
    pub fn duration(&self) -> u32 {
        self.click.time.abs_diff(self.begin)
    }
}

impl SlowMove {
    /// In ms.
    pub fn duration(&self) -> u32 {
        self.click.time.abs_diff(self.after.time)
    }
}

impl GameReview {
    /// The moments of the position after this many events. A slow move that overlooked a cell counts
    /// as that; a wasted click lasts from before its press to before its release.
    pub fn moments_at(&self, events: usize) -> impl Iterator<Item = ReviewMoment> {
        let within = |after: &ClickEvent, click: &ClickEvent| {
            (after.event + 1..=click.event).contains(&events)
        };
        let overlooked = self.overlooked.iter().find(|one| within(&one.after, &one.click));
        let slow = self.slow.iter().find(|one| within(&one.after, &one.click));
        let wasted = self.wasted.iter().find(|one| (one.before..=one.event).contains(&events));
        let lasting = overlooked.copied().map(ReviewMoment::Overlooked);
        let lasting = lasting.or_else(|| slow.copied().map(ReviewMoment::Slow));
        lasting.into_iter().chain(wasted.copied().map(ReviewMoment::Wasted))
    }

    /// The time of all overlooked cells together, in ms, counting no moment twice.
    pub fn overlooked_ms(&self) -> u64 {
        let mut spans: Vec<_> =
            self.overlooked.iter().map(|one| (one.begin, one.click.time)).collect();
        spans.sort_unstable();
        let (mut until, mut total) = (i32::MIN, 0);
        for (begin, end) in spans {
            let begin = begin.max(until);
            until = until.max(end);
            total += u64::from(until.abs_diff(begin.min(until)));
        }
        total
    }
}

impl Recording {
    /// Reviews the game. `luck` is that of this recording. `go_on` is asked before each search for an
    /// overlooked cell; `None` if it says no.
    pub fn review(&self, luck: &RecordingLuck, go_on: impl FnMut() -> bool) -> Option<GameReview> {
        self.review_within(luck, LuckAnalyzer::GAME_WORK_LIMIT, go_on)
    }

    /// As [`Recording::review`], with another limit, in the unit of [`LuckAnalyzer::work`].
    pub fn review_within(
        &self,
        luck: &RecordingLuck,
        work: i64,
        mut go_on: impl FnMut() -> bool,
    ) -> Option<GameReview> {
        let trace = Trace::of(self);
        let gaps = trace.clicks.windows(2).map(|pair| pair[1].time.abs_diff(pair[0].time));
        let pace = Pace::of(gaps.collect());
        let slow = trace.clicks.windows(2).filter_map(|pair| {
            let gap = SlowMove { after: pair[0], click: pair[1] };
            pace.is_some_and(|pace| gap.duration() > pace.limit).then_some(gap)
        });
        let mut review = GameReview { pace, slow: slow.collect(), ..GameReview::default() };
        let mut search = OverlookedSearch::new(self, &trace);
        let unsearched = luck.first_unanalyzed.map(|at| at.time);
        review.first_unsearched = unsearched;
        for moment in trace.moments(luck, &review.slow) {
            if !go_on() {
                return None;
            }
            if search.work() > work {
                let begin = moment.after.time;
                review.first_unsearched = Some(unsearched.map_or(begin, |at| at.min(begin)));
                break;
            }
            review.overlooked.extend(search.find(moment));
        }
        let Trace { wasted, path, idle_ms, still_ms, .. } = trace;
        Some(GameReview { wasted, path, idle_ms, still_ms, ..review })
    }
}

/// The search for overlooked cells: only where the player guessed or waited.
struct OverlookedSearch<'a> {
    start: PlayerView,
    openings: &'a [Opening],
    analyzer: LuckAnalyzer,
}

impl<'a> OverlookedSearch<'a> {
    fn new(recording: &Recording, trace: &'a Trace) -> Self {
        Self {
            start: PlayerView::of(&recording.game()),
            openings: &trace.openings,
            analyzer: LuckAnalyzer::default(),
        }
    }

    /// In the unit of [`LuckAnalyzer::work`].
    const fn work(&self) -> i64 {
        self.analyzer.work
    }

    /// The overlooked cell of a moment, if there is one.
    fn find(&mut self, moment: SearchMoment) -> Option<Overlooked> {
        let SearchMoment { after, click, is_guess } = moment;
        let done = self.openings.partition_point(|opening| opening.event < click.event);
        let distance = |pos: &Pos| {
            let (rows, cols) = (pos.row.abs_diff(click.pos.row), pos.col.abs_diff(click.pos.col));
            u32::from(rows).pow(2) + u32::from(cols).pow(2)
        };
        let safe = if is_guess {
            self.safe_cells(done)
        } else {
            let view = self.view(done);
            self.analyzer.plainly_safe_cells(&view)
        };
        let pos = safe.into_iter().min_by_key(distance)?;
        let proved = self.proved(pos, done)?;
        let kind = if is_guess { OverlookedKind::Guess } else { OverlookedKind::Wait };
        let begin = if is_guess { proved } else { after.time };
        Some(Overlooked { kind, pos, proved, begin, after, click })
    }

    /// What the player saw after this many openings.
    fn view(&self, openings: usize) -> PlayerView {
        let mut view = self.start.clone();
        for &(pos, number) in self.openings[..openings].iter().flat_map(|one| &one.cells) {
            view.open(pos, number);
        }
        view
    }

    /// The safe cells after this many openings.
    fn safe_cells(&mut self, openings: usize) -> Vec<Pos> {
        let view = self.view(openings);
        // The numbers are those of a board, so a layout exists.
        self.analyzer.safe_cells(&view).unwrap_or_default()
    }

    /// When a cell that is safe after `done` openings became so: further openings take no proof
    /// away.
    fn proved(&mut self, pos: Pos, done: usize) -> Option<i32> {
        let (mut unproved, mut proved) = (0, done);
        while proved > unproved + 1 {
            let middle = unproved.midpoint(proved);
            if self.safe_cells(middle).contains(&pos) {
                proved = middle;
            } else {
                unproved = middle;
            }
        }
        Some(self.openings.get(proved.checked_sub(1)?)?.time)
    }
}

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
    fn of(mut moves: Vec<u32>) -> Option<Self> {
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
