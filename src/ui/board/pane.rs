//! What a screen keeps of its board: the cursor, the part that is in view, and the last refusal.

use super::animation;
use super::glide::{Glide, Place};
use super::layout::BoardLayout;
use crate::audio::{Cue, GuideTone, SoundRequest};
use crate::game::pointer::scanner::Scanned;
use crate::game::{
    Action, BoardSize, CellState, Moment, OutcomeKind, Phase, Pos, Refusal, ShownBoard, VisibleCell,
};
use crate::ui::kit::motion;
use iced::Point;
use std::cell::{Cell, RefCell};

/// How long the cross of a refused chord stays, in ms.
const REFUSAL: u64 = 300;

/// The board of a screen besides its cells: its keyboard cursor, scroll offset, refusal and sounds.
#[derive(Debug, Clone, Default)]
pub struct BoardPane {
    pub cursor: Option<Pos>,
    /// What the ring of a player with one switch is around.
    pub scanned: Cell<Option<Scanned>>,
    /// How far the board is scrolled.
    offset: Cell<Point>,
    /// How the board comes there, since it was scrolled or zoomed last.
    glide: Cell<Option<Glide>>,
    /// Whether it does.
    animated: Cell<bool>,
    /// The cells to bring into view at the next layout, the most important last.
    to_show: RefCell<Vec<Pos>>,
    /// The last layout, and the cursor if all of its cell was in view.
    laid_out: Cell<Option<(BoardLayout, Option<Pos>)>>,
    /// What the last press has changed.
    pub changed: Vec<Pos>,
    /// The last chord that was refused, while that is shown, and when that was.
    refused: Option<(Pos, Moment)>,
}

impl BoardPane {
    pub fn with_cursor(cursor: Option<Pos>) -> Self {
        Self { cursor, ..Self::default() }
    }

    /// The pane of another board in the place of this one: what is in view stays if the size does.
    #[must_use]
    pub fn for_next(&self, before: BoardSize, after: BoardSize) -> Self {
        if before == after {
            Self { refused: None, changed: Vec::new(), ..self.clone() }
        } else {
            Self::default()
        }
    }

    /// Moves the cursor by rows and columns within the board, and scrolls to it. At first it appears
    /// on the start cell of a no-guess board, or else where the `pointer` is, unless it is to go to an
    /// end of the board. Returns what its cell
    /// sounds like.
    pub fn move_cursor(
        &mut self,
        (down, right): (i16, i16),
        game: &dyn ShownBoard,
        pointer: Option<Pos>,
    ) -> SoundRequest {
        let size = game.size();
        let last = Pos::new(size.rows() - 1, size.cols() - 1);
        let middle = || Pos::new(last.row / 2, last.col / 2);
        let at = self.cursor.or_else(|| game.start_cell()).or(pointer).unwrap_or_else(middle);
        let is_to_end = |step: i16| step.unsigned_abs() >= i16::MAX as u16;
        let pos = if self.cursor.is_some() || is_to_end(down) || is_to_end(right) {
            Pos::new(
                at.row.saturating_add_signed(down).min(last.row),
                at.col.saturating_add_signed(right).min(last.col),
            )
        } else {
            at
        };
        let tone = if self.cursor.replace(pos) == Some(pos) {
            GuideTone::edge(pos.col, size.cols())
        } else {
            cell_tone(game, pos)
        };
        self.scroll_to([pos]);
        SoundRequest::Guide(tone)
    }

    /// The pointer has moved from one cell to another. When it comes to the board, a press is likely to
    /// follow, and its sound should not have to wait for the device to open.
    pub fn on_move(before: Option<Pos>, after: Option<Pos>) -> Option<SoundRequest> {
        (before.is_none() && after.is_some()).then_some(SoundRequest::Prepare)
    }

    /// The pointer takes over from the cursor. A sound is likely to follow.
    pub fn on_press(&mut self) -> SoundRequest {
        self.cursor = None;
        self.stop();
        SoundRequest::Prepare
    }

    /// How far the board is scrolled.
    pub const fn offset(&self) -> Point {
        self.offset.get()
    }

    pub fn scroll(&self, offset: Point) {
        self.stop();
        self.offset.set(offset);
    }

    /// Scrolls on the way that a player can follow.
    pub fn glide(&self, offset: Point, now: Moment) {
        self.set_off(now);
        self.offset.set(offset);
    }

    /// What is about to move the board lets it glide from where it is now.
    fn set_off(&self, now: Moment) {
        let layout = self.layout().filter(|_| self.animated.get());
        self.glide.set(layout.map(|layout| {
            let rest = Place::at_rest(&layout, self.offset());
            Glide { from: self.on_way(layout, now).unwrap_or(rest), since: now }
        }));
    }

    /// Where the board is on its way to its place in this layout, if it is.
    pub fn on_way(&self, layout: BoardLayout, now: Moment) -> Option<Place> {
        self.glide.get()?.place(Place::at_rest(&layout, self.offset()), now)
    }

    /// Puts the board in its place.
    pub fn stop(&self) {
        self.glide.set(None);
    }

    /// How many rows Page Up and Page Down move the cursor: one less than are fully visible, or
    /// eight if the board does not scroll.
    pub fn page_rows(&self) -> i16 {
        const USUAL: i16 = 8;
        self.layout().filter(BoardLayout::scrolls).map_or(USUAL, |layout| layout.page_rows())
    }

    /// Scrolls so that the cells are in view, the last before all others.
    pub fn scroll_to(&self, cells: impl IntoIterator<Item = Pos>) {
        self.to_show.borrow_mut().extend(cells);
    }

    /// Where the board was last; `None` before it was shown.
    pub fn layout(&self) -> Option<BoardLayout> {
        self.laid_out.get().map(|(layout, _)| layout)
    }

    /// The board is shown in this layout: scrolls to what should be in view, and to a cursor that
    /// was. A board that is `animated` glides there, unless the window moves it, too.
    pub fn follow(&self, layout: BoardLayout, animated: bool, now: Moment) {
        self.animated.set(animated && self.laid_out.get().is_some());
        let moved = self.laid_out.get().filter(|(before, _)| *before != layout);
        let cursor = moved.and_then(|(_, cursor)| cursor).filter(|it| self.cursor == Some(*it));
        let mut offset = self.offset();
        for pos in cursor.into_iter().chain(self.to_show.take()) {
            offset = layout.offset_to_show(pos, offset);
        }
        if moved.is_some() || !animated {
            self.stop();
        } else if layout.clamp_offset(offset) != layout.clamp_offset(self.offset()) {
            self.set_off(now);
        }
        self.offset.set(offset);
        let in_view = self.cursor.filter(|&pos| layout.is_fully_visible(pos, offset));
        self.laid_out.set(Some((layout, in_view)));
    }

    /// Follows a zoom to cells of this size: what was at the point `at` of the pane stays there, or
    /// else the cursor, or else the centre.
    pub fn zoom(&self, at: Option<Point>, before: &BoardLayout, side: Option<f32>, now: Moment) {
        let (after, offset) = (before.with_side(side), self.offset());
        let cursor = self.cursor.filter(|&pos| before.is_fully_visible(pos, offset));
        let at = at.or_else(|| Some(before.cell_center(cursor?, offset)));
        let at = at.unwrap_or_else(|| before.visible_center());
        self.glide(after.offset_after_zoom(at, before, offset), now);
        self.scroll_to(cursor);
        // The next step may come before this one is shown.
        self.laid_out.set(Some((after, None)));
    }

    /// Notes what has become of an action on the board of `game`, and which cells that has changed,
    /// and returns its sounds. The sound of a win is left to the screen.
    pub fn on_outcome(
        &mut self,
        action: Action,
        (kind, changed): (OutcomeKind, &[Pos]),
        game: &dyn ShownBoard,
        now: Moment,
    ) -> Vec<SoundRequest> {
        let (Action::Open(pos) | Action::Mark(pos) | Action::Chord(pos)) = action else {
            return Vec::new();
        };
        self.changed = changed.to_vec();
        if kind == OutcomeKind::Refused(Refusal::Chord) {
            self.refused = Some((pos, now));
        }
        let cue = match kind {
            OutcomeKind::Refused(_) => Cue::Refused,
            OutcomeKind::Marked(CellState::Flag) => Cue::Flag,
            OutcomeKind::Marked(_) => Cue::Unflag,
            OutcomeKind::Opened { flood: true } => Cue::opening(changed.len()),
            OutcomeKind::Opened { flood: false } => Cue::Open,
            OutcomeKind::Lost => Cue::Lose,
            OutcomeKind::Nothing
            | OutcomeKind::Won
            | OutcomeKind::Paused
            | OutcomeKind::Resumed => return Vec::new(),
        };
        let tone = cue.has_guide_tone().then(|| match cue {
            Cue::Refused => GuideTone::refused(pos.col, game.size().cols()),
            _ => cell_tone(game, pos),
        });
        let sounds = [Some(SoundRequest::Cue(cue)), tone.map(SoundRequest::Guide)];
        sounds.into_iter().flatten().collect()
    }

    /// The cell of the chord that was just refused.
    pub fn refused(&self) -> Option<Pos> {
        self.refused.map(|(pos, _)| pos)
    }

    /// How far the cross of the refusal is off its place, in hundredths of the cell.
    pub fn shake(&self, now: Moment) -> i8 {
        self.refused.map_or(0, |(_, since)| animation::shake_offset(now.since(since), REFUSAL))
    }

    /// When the refusal is over, or the next frame while the board moves or is about to.
    pub fn next_deadline(&self, now: Moment) -> Option<Moment> {
        let refusal = self.refused.map(|(_, since)| Moment(since.0 + REFUSAL));
        let frame = self.glide.get().and_then(|glide| glide.next_frame(now));
        let first = self.is_about_to_scroll().then_some(Moment(now.0 + motion::FRAME));
        [refusal, frame, first].into_iter().flatten().min()
    }

    fn is_about_to_scroll(&self) -> bool {
        let layout = self.layout().filter(|_| self.animated.get());
        layout.is_some_and(|layout| {
            let is_visible = |&pos: &Pos| layout.is_fully_visible(pos, self.offset());
            !self.to_show.borrow().iter().all(is_visible)
        })
    }

    pub fn on_timer(&mut self, now: Moment) {
        // A board that is covered does not scroll before it is shown.
        if self.is_about_to_scroll() {
            self.animated.set(false);
        }
        self.refused = self.refused.filter(|(_, since)| now.since(*since) < REFUSAL);
    }
}

/// What the cell sounds like. While the game is paused, all cells sound covered.
fn cell_tone(game: &dyn ShownBoard, pos: Pos) -> GuideTone {
    let cell = match game.phase() {
        Phase::Paused => VisibleCell::Covered,
        _ => game.cell(pos),
    };
    GuideTone::of_cell(cell, pos.col, game.size().cols())
}
