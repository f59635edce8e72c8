//! Animations of a board: a new one appears, and light answers what the player does.
//!
//! The game never waits for one. All but the first are light on cells that are already as they will
//! be, so fast players read their numbers at once, and it can end at any time.

use crate::game::{BoardSize, Moment, Pos};
use crate::ui::kit::motion::{self, eased};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AnimationKind {
    /// A new board is laid tile by tile from its top left corner.
    Appear,
    /// Light spreads from the click over what it opens and the tiles around that.
    Opening,
    /// The same from a number, with sparks to the cells beside it.
    Chord,
    /// A glint crosses a flag.
    Flag,
    /// The cells of a hint light up.
    Hint,
    /// A ring of light runs over the board from the cell that was opened last.
    Win,
    /// The tiles go dark outward from the mine that was hit.
    Loss,
    /// Frost comes over the board.
    Pause,
}

impl AnimationKind {
    /// How long it lasts, in ms.
    const fn duration(self) -> u64 {
        match self {
            Self::Appear => motion::FAR + motion::QUICK,
            Self::Opening | Self::Chord | Self::Hint | Self::Pause => motion::QUICK,
            Self::Flag => motion::GLINT,
            Self::Win => motion::WIN,
            Self::Loss => motion::LOSS,
        }
    }
}

/// Where the light of an animation is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Front {
    pub kind: AnimationKind,
    pub from: Pos,
    /// In cells from the middle of `from`.
    pub distance: f32,
    /// From 0 to 1.
    pub progress: f32,
    /// How far sparks have faded, from 0 to 1.
    pub faded: f32,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Animation {
    kind: AnimationKind,
    size: BoardSize,
    from: Pos,
    started: Moment,
    /// How far the front gets, in cells.
    reach: f32,
    /// The cells that are opened, flagged or lit, by their index; those of all others are empty.
    cells: Vec<bool>,
}

impl Animation {
    /// A new board appears from its top left corner.
    pub fn appear(size: BoardSize, now: Moment) -> Self {
        Self::new(AnimationKind::Appear, size, size.pos(0), &[], now)
    }

    /// Light spreads over the cells that a click opened.
    pub fn opening(size: BoardSize, from: Pos, opened: &[Pos], now: Moment) -> Self {
        Self::new(AnimationKind::Opening, size, from, opened, now)
    }

    /// Light spreads over the cells that a chord opened.
    pub fn chord(size: BoardSize, from: Pos, opened: &[Pos], now: Moment) -> Self {
        Self::new(AnimationKind::Chord, size, from, opened, now)
    }

    pub fn flag(size: BoardSize, flag: Pos, now: Moment) -> Self {
        Self::new(AnimationKind::Flag, size, flag, &[flag], now)
    }

    pub fn hint(size: BoardSize, safe: &[Pos], now: Moment) -> Self {
        Self::new(AnimationKind::Hint, size, size.pos(0), safe, now)
    }

    /// A ring runs over the whole board from `from` and raises these `flags` on its way.
    pub fn win(size: BoardSize, from: Pos, flags: &[Pos], now: Moment) -> Self {
        Self::new(AnimationKind::Win, size, from, flags, now)
    }

    /// The board goes dark outward from `hit`.
    pub fn loss(size: BoardSize, hit: Pos, now: Moment) -> Self {
        Self::new(AnimationKind::Loss, size, hit, &[], now)
    }

    pub fn pause(size: BoardSize, now: Moment) -> Self {
        Self::new(AnimationKind::Pause, size, size.pos(0), &[], now)
    }

    fn new(kind: AnimationKind, size: BoardSize, from: Pos, cells: &[Pos], now: Moment) -> Self {
        let reach = match kind {
            AnimationKind::Opening | AnimationKind::Chord => {
                cells.iter().map(|&pos| distance(from, pos)).fold(1.0, f32::max)
            }
            // The ring leaves the board.
            AnimationKind::Win => longest(size, from) + RING,
            _ => longest(size, from) + 1.5,
        };
        let mut marked = vec![false; size.cells()];
        for &pos in cells {
            marked[size.index(pos)] = true;
        }
        Self { kind, size, from, started: now, reach, cells: marked }
    }

    pub const fn kind(&self) -> AnimationKind {
        self.kind
    }

    pub const fn ends_at(&self) -> Moment {
        Moment(self.started.0 + self.kind.duration())
    }

    /// From 0 at the start to 1 at the end.
    pub fn progress(&self, now: Moment) -> f64 {
        (now.since(self.started) as f64 / self.kind.duration() as f64).min(1.0)
    }

    /// When the next frame is due; `None` when the animation is over.
    pub fn next_frame(&self, now: Moment) -> Option<Moment> {
        (now < self.ends_at()).then(|| {
            let frames = now.since(self.started) / motion::FRAME + 1;
            Moment(self.started.0 + frames * motion::FRAME).min(self.ends_at())
        })
    }

    /// Where its light is; `None` when it is over.
    pub fn front(&self, now: Moment) -> Option<Front> {
        let progress = self.progress(now) as f32;
        let faded = (now.since(self.started) as f32 / motion::GLINT as f32).min(1.0);
        let way = match self.kind {
            // What goes far slows down later.
            AnimationKind::Win | AnimationKind::Loss => 1.0 - (1.0 - progress).powf(1.3),
            _ => eased(progress),
        };
        let distance = way * self.reach;
        let (kind, from) = (self.kind, self.from);
        (progress < 1.0).then_some(Front { kind, from, distance, progress, faded })
    }

    /// Whether this cell is one of those that are opened, flagged or lit.
    pub fn is_about(&self, pos: Pos) -> bool {
        self.cells.get(self.size.index(pos)) == Some(&true)
    }

    /// The step of a tile that is laid, from 0 to `steps`.
    pub fn step(&self, pos: Pos, steps: u8, now: Moment) -> u8 {
        let longest = f32::from(self.size.rows() + self.size.cols() - 2).max(1.0);
        let share = (f32::from(pos.row) + f32::from(pos.col)) / longest;
        // The front slows down on its way.
        let at = motion::FAR as f32 * (1.0 - (1.0 - share).max(0.0).powf(0.7));
        let past = now.since(self.started) as f32 - at;
        if past < 0.0 {
            return 0;
        }
        1 + (eased(past / motion::QUICK as f32) * f32::from(steps - 1)) as u8
    }
}

/// How many cells lie between the inner and the outer end of a winner's ring.
pub(super) const RING: f32 = 4.8;

pub(super) fn distance(a: Pos, b: Pos) -> f32 {
    f32::from(a.row.abs_diff(b.row)).hypot(f32::from(a.col.abs_diff(b.col)))
}

/// The distance of the cell that is the farthest.
pub(super) fn longest(size: BoardSize, from: Pos) -> f32 {
    let far = |at: u16, count: u16| at.max(count - 1 - at);
    f32::from(far(from.row, size.rows())).hypot(f32::from(far(from.col, size.cols())))
}

/// The horizontal offset of a refused chord's cross, `past` ms after the refusal, in hundredths of
/// a cell. It is at rest before `whole` ms are over.
pub fn shake_offset(past: u64, whole: u64) -> i8 {
    let share = (past as f32 / (whole as f32 * 0.8)).min(1.0);
    let swing = (share * 3.0 * std::f32::consts::TAU).sin();
    (swing * (1.0 - share) * 16.0) as i8
}
