//! Animations of a board: a new board appears, mines explode, a win sends a wave over it. An
//! opening has none: fast players read its numbers at once.
//!
//! The game never waits for an animation, which only makes cells keep their old look a little
//! longer. So it can end at any time.

use crate::game::{BoardSize, Moment, Pos};
use crate::ui::kit::motion::{self, eased};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AnimationKind {
    /// A new board is laid tile by tile from its top left corner.
    Appear,
    /// The mines explode one after the other, outward from the one that was hit.
    Burst,
    /// A wave of light runs over the board from the cell that was opened last.
    Wave,
}

/// Durations in ms.
#[derive(Debug, Clone, Copy)]
struct AnimationTiming {
    /// Delay from one cell to the next, on a board small enough for it.
    apart: f32,
    /// Delay of the last cell, at most.
    sweep: f32,
    cell: u64,
}

impl AnimationKind {
    const fn timing(self) -> AnimationTiming {
        let (apart, sweep, cell) = match self {
            Self::Appear => (22.0, motion::FAR as f32, motion::QUICK),
            Self::Burst => (70.0, 780.0, 360),
            Self::Wave => (34.0, 680.0, 420),
        };
        AnimationTiming { apart, sweep, cell }
    }
}

/// The state of one cell in an animation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CellAnimation {
    pub kind: AnimationKind,
    /// 0 before the cell's own animation begins, then 1 to [`Self::STEPS`].
    pub step: u8,
    /// Whether the cell keeps its old look until its animation begins.
    pub shows_old: bool,
}

impl CellAnimation {
    /// Few steps need few sprites, and no redraw for a change that nobody sees.
    pub const STEPS: u8 = 8;
}

#[derive(Debug, Clone, PartialEq)]
pub struct Animation {
    kind: AnimationKind,
    size: BoardSize,
    started: Moment,
    cells: Vec<Option<CellSchedule>>,
    ends_at: Moment,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct CellSchedule {
    /// In ms from the start of the animation.
    at: u16,
    /// Whether the cell keeps its old look until then.
    shows_old: bool,
}

impl Animation {
    /// A new board appears from its top left corner.
    pub fn appear(size: BoardSize, now: Moment) -> Self {
        let cells = size.positions().map(|pos| (pos, f32::from(pos.row) + f32::from(pos.col)));
        Self::new(AnimationKind::Appear, size, cells, now)
    }

    /// These mines explode one after the other, the nearest to `from` first.
    pub fn burst(size: BoardSize, from: Pos, mut mines: Vec<Pos>, now: Moment) -> Self {
        mines.sort_by(|&a, &b| distance(from, a).total_cmp(&distance(from, b)));
        let cells = (mines.into_iter().enumerate()).map(|(rank, pos)| (pos, rank as f32));
        Self::new(AnimationKind::Burst, size, cells, now)
    }

    /// A wave runs over the whole board from `from` and uncovers these `flags` on its way.
    pub fn wave(size: BoardSize, from: Pos, flags: &[Pos], now: Moment) -> Self {
        let cells = size.positions().map(|pos| (pos, distance(from, pos)));
        let mut wave = Self::new(AnimationKind::Wave, size, cells, now);
        for cell in wave.cells.iter_mut().flatten() {
            cell.shows_old = false;
        }
        for &flag in flags {
            if let Some(cell) = &mut wave.cells[size.index(flag)] {
                cell.shows_old = true;
            }
        }
        wave
    }

    fn new(
        kind: AnimationKind,
        size: BoardSize,
        cells: impl Iterator<Item = (Pos, f32)>,
        now: Moment,
    ) -> Self {
        let timing = kind.timing();
        let cells: Vec<_> = cells.collect();
        let longest = cells.iter().map(|&(_, distance)| distance).fold(0.0, f32::max);
        let sweep = (longest * timing.apart).min(timing.sweep);
        let mut schedule = vec![None; size.cells()];
        for (pos, distance) in cells {
            let share = if longest > 0.0 { distance / longest } else { 0.0 };
            // The front slows down on its way (ease out).
            let at = sweep * (1.0 - (1.0 - share).max(0.0).powf(0.7));
            schedule[size.index(pos)] = Some(CellSchedule { at: at as u16, shows_old: true });
        }
        Self {
            kind,
            size,
            started: now,
            cells: schedule,
            ends_at: Moment(now.0 + sweep as u64 + timing.cell),
        }
    }

    pub const fn kind(&self) -> AnimationKind {
        self.kind
    }

    pub const fn ends_at(&self) -> Moment {
        self.ends_at
    }

    /// From 0 at the start to 1 at the end.
    pub fn progress(&self, now: Moment) -> f64 {
        let whole = self.ends_at.since(self.started).max(1);
        (now.since(self.started) as f64 / whole as f64).min(1.0)
    }

    /// When the next frame is due; `None` when the animation is over.
    pub fn next_frame(&self, now: Moment) -> Option<Moment> {
        (now < self.ends_at).then(|| {
            let frames = now.since(self.started) / motion::FRAME + 1;
            Moment(self.started.0 + frames * motion::FRAME).min(self.ends_at)
        })
    }

    /// The state of a cell at `now`; `None` where it already has its final look.
    pub fn cell(&self, pos: Pos, now: Moment) -> Option<CellAnimation> {
        let CellSchedule { at, shows_old } = (*self.cells.get(self.size.index(pos))?)?;
        if now >= self.ends_at {
            return None;
        }
        let state = |step| CellAnimation { kind: self.kind, step, shows_old };
        let Some(past) = now.since(self.started).checked_sub(u64::from(at)) else {
            return Some(state(0));
        };
        let share = past as f32 / self.kind.timing().cell as f32;
        // Each cell eases out as well.
        let step = 1 + (eased(share) * f32::from(CellAnimation::STEPS)) as u8;
        (share < 1.0).then(|| state(step.min(CellAnimation::STEPS)))
    }
}

fn distance(a: Pos, b: Pos) -> f32 {
    f32::from(a.row.abs_diff(b.row)).hypot(f32::from(a.col.abs_diff(b.col)))
}

/// The horizontal offset of a refused chord's cross, `past` ms after the refusal, in hundredths of
/// a cell. It is at rest before `whole` ms are over.
pub fn shake_offset(past: u64, whole: u64) -> i8 {
    let share = (past as f32 / (whole as f32 * 0.8)).min(1.0);
    let swing = (share * 3.0 * std::f32::consts::TAU).sin();
    (swing * (1.0 - share) * 16.0) as i8
}
