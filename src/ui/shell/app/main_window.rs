//! The main window: its size, and how much its content is enlarged.
//!
//! The toolkit enlarges content by enlarging its logical pixels, so that the window has fewer of
//! them. To cut nothing off, we enlarge only until the smallest window's logical pixels remain, but
//! ask for a window that would hold everything at the size that the player wants. "Base" sizes are
//! in logical pixels without that enlargement.
//!
//! The size belongs to the player: see [`MainWindow::growth`].

use super::window_placement;
use crate::config::{TextSize, WindowState};
use crate::game::Moment;
use crate::ui::screen::window_needs::{self, MIN_WINDOW, WindowNeeds};
use iced::{Point, Size, window};

/// The steps in which the text size follows a window that is too small.
const STEP: f32 = 0.05;
/// How long a window keeps its size and place before we save them, in ms.
const SETTLE_TIME: u64 = 400;

#[derive(Debug, Clone, Copy)]
pub(super) struct MainWindow {
    pub(super) id: Option<window::Id>,
    base_size: Size,
    /// The base size that we last asked for.
    requested_size: Size,
    /// Physical pixels per base pixel.
    pub(super) density: f32,
    /// The base size of the monitor.
    monitor: Option<Size>,
    text_size: TextSize,
    /// How much the content is enlarged: for the text size, and as it grows with the window.
    content_scale: f32,
    /// The state at the last exit.
    saved_state: WindowState,
    /// The state when the window last settled.
    settled_state: Option<WindowState>,
    settles_at: Option<Moment>,
    pub(super) is_visible: bool,
    /// Whether the window is behind others, or was until a moment ago.
    pub(super) was_behind: bool,
    pub(super) has_focus: bool,
    /// Whether only the player and the desktop can resize it.
    is_fixed: bool,
}

/// The state of the window as the system reports it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct WindowStatus {
    pub maximized: bool,
    pub full_screen: bool,
    /// The top left corner of the frame in base pixels, if known.
    pub position: Option<Point>,
}

impl MainWindow {
    /// A window that is not open yet. It opens as it was `left`.
    pub(super) fn new(
        left: WindowState,
        needs: &WindowNeeds,
        wanted: TextSize,
        is_fixed: bool,
    ) -> Self {
        let mut window = Self {
            id: None,
            base_size: Size::ZERO,
            requested_size: Size::ZERO,
            density: 1.0,
            monitor: None,
            text_size: wanted,
            content_scale: wanted.factor(),
            saved_state: left,
            settled_state: None,
            settles_at: None,
            is_visible: false,
            was_behind: false,
            has_focus: true,
            is_fixed,
        };
        window.base_size = window.initial_size(needs);
        window.requested_size = window.base_size;
        window.update_content_scale();
        window
    }

    /// The base size to open with: the last one as far as the monitor holds it, or the best one for
    /// the board.
    fn initial_size(&self, needs: &WindowNeeds) -> Size {
        let Some(left) = size_of(self.saved_state) else {
            return needs.best_window(self.monitor()) * self.text_size.factor();
        };
        let left = window_placement::size_on_monitor(left, self.monitor);
        let grown = self.grown_size(left, needs).filter(|_| !self.saved_state.user_sized);
        grown.unwrap_or(left)
    }

    /// The base size to change to once the monitor is known, before anything else happens.
    pub(super) fn startup_resize(&self, needs: &WindowNeeds) -> Option<Size> {
        let size = self.initial_size(needs);
        let is_new = self.settled_state.is_none() && !self.is_fixed;
        (is_new && !is_about(size, self.base_size)).then_some(size)
    }

    /// The base size, and the one to grow to for a board that has too little room. `None` once the
    /// player has chosen the size: then only the player changes it.
    pub(super) fn growth(&self, needs: &WindowNeeds) -> Option<(Size, Size)> {
        let may_grow = !self.is_fixed && !self.is_user_sized();
        let grown = self.grown_size(self.base_size, needs).filter(|_| may_grow);
        grown.map(|grown| (self.base_size, grown))
    }

    /// The base size to grow to if the board has too little room. It never shrinks.
    fn grown_size(&self, plain: Size, needs: &WindowNeeds) -> Option<Size> {
        let factor = self.text_size.factor();
        if needs.are_met(plain * (1.0 / factor)) {
            return None;
        }
        let best = needs.best_window(self.monitor()) * factor;
        let grown = Size::new(plain.width.max(best.width), plain.height.max(best.height));
        (grown != plain).then_some(grown)
    }

    /// Whether the player has dragged an edge or maximized the window.
    fn is_user_sized(&self) -> bool {
        let known = self.settled_state.unwrap_or(self.saved_state);
        let stirred =
            |rest: WindowState| size_of(rest).is_some_and(|size| !is_about(size, self.base_size));
        let by_us = is_about(self.base_size, self.requested_size);
        known.user_sized || !by_us && self.settled_state.is_none_or(stirred)
    }

    pub(super) fn initial_position(&self) -> window::Position {
        self.saved_position().map_or(window::Position::Default, window::Position::Specific)
    }

    fn saved_position(&self) -> Option<Point> {
        let (x, y) = self.saved_state.position?;
        Some(Point::new(x as f32, y as f32))
    }

    /// Where to move a restored window so that all of it is on the monitor.
    pub(super) fn initial_move(&self) -> Option<Point> {
        let position = self.saved_position()?;
        window_placement::moved_onto_monitor(position, self.requested_size, self.monitor?)
    }

    pub(super) const fn opens_maximized(&self) -> bool {
        self.saved_state.maximized
    }

    /// In logical pixels.
    pub(super) fn size(&self) -> Size {
        self.base_size * (1.0 / self.content_scale)
    }

    /// The size of the monitor in logical pixels at the text size that the player wants.
    fn monitor(&self) -> Option<Size> {
        self.monitor.map(|size| size * (1.0 / self.text_size.factor()))
    }

    pub(super) const fn monitor_base_size(&self) -> Option<Size> {
        self.monitor
    }

    /// Physical pixels per logical pixel.
    pub(super) fn scale(&self) -> f32 {
        self.density * self.content_scale
    }

    /// At least 1.
    pub(super) const fn content_scale(&self) -> f32 {
        self.content_scale
    }

    /// How much of it comes from the size of the window: see [`window_needs::content_growth`].
    pub(super) fn content_growth(&self) -> f32 {
        window_needs::content_growth(self.base_size * (1.0 / self.enlargement()))
    }

    /// Remembers the base size that we ask for, and returns it in logical pixels.
    pub(super) fn request_size(&mut self, plain: Size) -> Size {
        self.requested_size = plain;
        plain * (1.0 / self.content_scale)
    }

    /// The window has this size now, in logical pixels. Returns whether the scale has changed.
    pub(super) fn resize(&mut self, size: Size) -> bool {
        self.base_size = size * self.content_scale;
        self.update_content_scale()
    }

    pub(super) const fn mark_changed(&mut self, now: Moment) {
        self.settles_at = Some(Moment(now.0 + SETTLE_TIME));
    }

    pub(super) const fn settles_at(&self) -> Option<Moment> {
        self.settles_at
    }

    pub(super) const fn mark_settled(&mut self) {
        self.settles_at = None;
    }

    /// Returns what to save for the next start, if it has changed since the window opened.
    pub(super) fn record_status(&mut self, status: WindowStatus) -> Option<WindowState> {
        // A minimized window has no size on some systems.
        if status.full_screen || self.base_size.width < 1.0 || self.base_size.height < 1.0 {
            return None;
        }
        let asked = rounded(self.requested_size);
        let at = status
            .position
            .filter(|at| window_placement::is_on_monitor(*at, self.monitor))
            .map(|at| (at.x.round() as i32, at.y.round() as i32));
        // An untouched window has the state that we asked for.
        let before = self.settled_state.unwrap_or(WindowState {
            size: self.saved_state.size.filter(|_| status.maximized).or(asked),
            position: if status.maximized { self.saved_state.position } else { at },
            ..self.saved_state
        });
        let state = WindowState {
            size: if status.maximized {
                before.size
            } else if is_about(self.base_size, self.requested_size) {
                asked
            } else {
                rounded(self.base_size)
            },
            position: if status.maximized { before.position } else { at },
            maximized: status.maximized,
            user_sized: status.maximized || self.is_user_sized(),
        };
        self.settled_state = Some(state);
        (state != before).then_some(state)
    }

    /// In logical pixels.
    pub(super) fn set_monitor(&mut self, monitor: Option<Size>) {
        self.monitor = monitor.map(|size| size * self.content_scale);
    }

    /// Returns whether the scale has changed.
    pub(super) fn set_text_size(&mut self, wanted: TextSize) -> bool {
        self.text_size = wanted;
        self.update_content_scale()
    }

    /// How much the content is enlarged for the text size, as far as the window has room.
    fn enlargement(&self) -> f32 {
        // The system rounds sizes to physical pixels: ignore less than one.
        let room = ((self.base_size.width + 1.0) / MIN_WINDOW.width)
            .min((self.base_size.height + 1.0) / MIN_WINDOW.height);
        let wanted = self.text_size.factor();
        if room >= wanted { wanted } else { ((room / STEP).floor() * STEP).max(1.0) }
    }

    fn update_content_scale(&mut self) -> bool {
        let scale = self.enlargement() * self.content_growth();
        let is_new = scale != self.content_scale;
        self.content_scale = scale;
        is_new
    }
}

/// Whether two sizes are equal but for rounding.
fn is_about(one: Size, other: Size) -> bool {
    (one.width - other.width).abs() < 1.5 && (one.height - other.height).abs() < 1.5
}

fn size_of(state: WindowState) -> Option<Size> {
    let (width, height) = state.size?;
    Some(Size::new(width.into(), height.into()))
}

fn rounded(size: Size) -> Option<(u16, u16)> {
    Some((size.width.round() as u16, size.height.round() as u16))
}
