//! The search for overlooked cells: only where the player guessed or waited.

use super::trace::{Opening, SearchMoment, Trace};
use super::{Overlooked, OverlookedKind};
use crate::game::Pos;
use crate::replay::Recording;
use crate::solver::PlayerView;
use crate::solver::luck::LuckAnalyzer;

pub(super) struct OverlookedSearch<'a> {
    start: PlayerView,
    openings: &'a [Opening],
    analyzer: LuckAnalyzer,
}

impl<'a> OverlookedSearch<'a> {
    pub(super) fn new(recording: &Recording, trace: &'a Trace) -> Self {
        Self {
            start: PlayerView::of(&recording.game()),
            openings: &trace.openings,
            analyzer: LuckAnalyzer::default(),
        }
    }

    /// In the unit of [`LuckAnalyzer::work`].
    pub(super) const fn work(&self) -> i64 {
        self.analyzer.work
    }

    /// The overlooked cell of a moment, if there is one.
    pub(super) fn find(&mut self, moment: SearchMoment) -> Option<Overlooked> {
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
