//! What is known of the window: its size, and how much everything in it is enlarged.
//!
//! The toolkit counts in logical pixels and enlarges everything by making them larger, so that a
//! window holds fewer of them. To cut nothing off, the content is enlarged only as far as leaves it
//! the logical pixels of the smallest window. The window itself is asked for the size it would have
//! with everything as large as the player wants.
//!
//! The size belongs to the player: see [`Window::growth`].

use super::window_placement;
use crate::config::{TextSize, WindowState};
use crate::game::Moment;
use crate::ui::board::layout::MIN_WINDOW;
use crate::ui::screen::window_needs::WindowNeeds;
use iced::{Point, Size, window};

/// The steps in which the size follows a window that is too small for it.
const STEP: f32 = 0.05;
/// How long a window keeps its size and place before they are worth remembering, in ms.
const SETTLE_TIME: u64 = 400;

/// What is known of the window.
#[derive(Debug, Clone, Copy)]
pub(super) struct MainWindow {
    /// By what the toolkit knows it, once it is open.
    pub(super) id: Option<window::Id>,
    /// Its size in logical pixels of the usual size.
    base_size: Size,
    /// The size it was asked to have last, in the same pixels.
    requested_size: Size,
    /// How many of the screen's own pixels make a logical one of the usual size.
    density: f32,
    /// The monitor's size in logical pixels of the usual size.
    monitor: Option<Size>,
    text_size: TextSize,
    text_scale: f32,
    /// How it was left the last time.
    saved_state: WindowState,
    /// How it stood when it last came to rest.
    settled_state: Option<WindowState>,
    /// When it will have come to rest, if it does not move before.
    settles_at: Option<Moment>,
    /// Whether it can be seen yet.
    pub(super) is_visible: bool,
}

/// How a window stands, as the system tells.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct WindowStatus {
    /// Whether it fills the work area.
    pub maximized: bool,
    /// Whether it fills the screen.
    pub full_screen: bool,
    /// The top left corner of its frame in logical pixels of the usual size, where that is known.
    pub position: Option<Point>,
}

impl MainWindow {
    /// A window that is not open yet, for a board with these `needs`; it opens as it was `left`.
    pub(super) fn new(left: WindowState, needs: &WindowNeeds, wanted: TextSize) -> Self {
        let mut window = Self {
            id: None,
            base_size: Size::ZERO,
            requested_size: Size::ZERO,
            density: 1.0,
            monitor: None,
            text_size: wanted,
            text_scale: wanted.factor(),
            saved_state: left,
            settled_state: None,
            settles_at: None,
            is_visible: false,
        };
        window.base_size = window.initial_size(needs);
        window.requested_size = window.base_size;
        window.update_text_scale();
        window
    }

    /// The size to open with, in logical pixels of the usual size: the one it was left with, as far
    /// as this monitor holds it, or the one that shows its board best.
    fn initial_size(&self, needs: &WindowNeeds) -> Size {
        let Some(left) = size_of(self.saved_state) else {
            return needs.best_window(self.monitor()) * self.text_size.factor();
        };
        let left = window_placement::size_on_monitor(left, self.monitor);
        let grown = self.grown_size(left, needs).filter(|_| !self.saved_state.user_sized);
        grown.unwrap_or(left)
    }

    /// The size to change to before anything has happened to the window, now that the monitor is
    /// known; in logical pixels of the usual size.
    pub(super) fn correction(&self, needs: &WindowNeeds) -> Option<Size> {
        let size = self.initial_size(needs);
        (self.settled_state.is_none() && !is_about(size, self.base_size)).then_some(size)
    }

    /// The size to grow to for a board that finds too little room, in logical pixels of the usual
    /// size. None once the player has chosen the window's size: nobody else changes it after that.
    pub(super) fn growth(&self, needs: &WindowNeeds) -> Option<Size> {
        self.grown_size(self.base_size, needs).filter(|_| !self.is_user_sized())
    }

    fn grown_size(&self, plain: Size, needs: &WindowNeeds) -> Option<Size> {
        let factor = self.text_size.factor();
        let grown = window_placement::grown(plain * (1.0 / factor), needs, self.monitor())?;
        Some(grown * factor)
    }

    /// Whether the player has chosen the window's size, by dragging an edge or by maximizing it.
    fn is_user_sized(&self) -> bool {
        let known = self.settled_state.unwrap_or(self.saved_state);
        let stirred =
            |rest: WindowState| size_of(rest).is_some_and(|size| !is_about(size, self.base_size));
        let by_us = is_about(self.base_size, self.requested_size);
        known.user_sized || !by_us && self.settled_state.is_none_or(stirred)
    }

    /// Where the window opens, if it was left in a place that is known.
    pub(super) fn initial_position(&self) -> window::Position {
        self.saved_position().map_or(window::Position::Default, window::Position::Specific)
    }

    fn saved_position(&self) -> Option<Point> {
        let (x, y) = self.saved_state.position?;
        Some(Point::new(x as f32, y as f32))
    }

    /// Where the window has to be moved so that all of it is on the monitor, if it was left in
    /// another place.
    pub(super) fn initial_move(&self) -> Option<Point> {
        let position = self.saved_position()?;
        window_placement::moved_onto_monitor(position, self.requested_size, self.monitor?)
    }

    /// Whether it opens maximized.
    pub(super) const fn opens_maximized(&self) -> bool {
        self.saved_state.maximized
    }

    /// Its size, in logical pixels as they are.
    pub(super) fn size(&self) -> Size {
        self.base_size * (1.0 / self.text_scale)
    }

    /// The monitor's size, in logical pixels with everything as large as the player wants.
    fn monitor(&self) -> Option<Size> {
        self.monitor.map(|size| size * (1.0 / self.text_size.factor()))
    }

    /// The monitor's size, in logical pixels of the usual size.
    pub(super) const fn monitor_base_size(&self) -> Option<Size> {
        self.monitor
    }

    /// How many of the screen's own pixels make a logical one.
    pub(super) fn scale(&self) -> f32 {
        self.density * self.text_scale
    }

    /// How much larger than usual all that stands in it is: 1 and more.
    pub(super) const fn text_scale(&self) -> f32 {
        self.text_scale
    }

    /// Notes that the window is asked for this size in logical pixels of the usual size; returns it
    /// in those that the toolkit counts in now.
    pub(super) fn request_size(&mut self, plain: Size) -> Size {
        self.requested_size = plain;
        plain * (1.0 / self.text_scale)
    }

    /// The window has this size now, in logical pixels as they are. Says whether what stands in it
    /// is larger or smaller since.
    pub(super) fn resize(&mut self, size: Size) -> bool {
        self.base_size = size * self.text_scale;
        self.update_text_scale()
    }

    /// The window was moved or resized.
    pub(super) const fn mark_changed(&mut self, now: Moment) {
        self.settles_at = Some(Moment(now.0 + SETTLE_TIME));
    }

    /// When the window will have come to rest.
    pub(super) const fn settles_at(&self) -> Option<Moment> {
        self.settles_at
    }

    /// The window may have come to rest.
    pub(super) const fn mark_settled(&mut self) {
        self.settles_at = None;
    }

    /// The window stands like this. Returns what is to be remembered for the next start, if that
    /// has changed since the window opened.
    pub(super) fn record_status(&mut self, standing: WindowStatus) -> Option<WindowState> {
        // A minimized window has no size on some systems.
        if standing.full_screen || self.base_size.width < 1.0 || self.base_size.height < 1.0 {
            return None;
        }
        let asked = rounded(self.requested_size);
        let at = standing
            .position
            .filter(|at| window_placement::is_on_monitor(*at, self.monitor))
            .map(|at| (at.x.round() as i32, at.y.round() as i32));
        // What nobody has touched stands as it was asked to.
        let before = self.settled_state.unwrap_or(WindowState {
            size: self.saved_state.size.filter(|_| standing.maximized).or(asked),
            position: if standing.maximized { self.saved_state.position } else { at },
            ..self.saved_state
        });
        let state = WindowState {
            size: if standing.maximized {
                before.size
            } else if is_about(self.base_size, self.requested_size) {
                asked
            } else {
                rounded(self.base_size)
            },
            position: if standing.maximized { before.position } else { at },
            maximized: standing.maximized,
            user_sized: standing.maximized || self.is_user_sized(),
        };
        self.settled_state = Some(state);
        (state != before).then_some(state)
    }

    /// So many of the screen's pixels make a logical one of the usual size now. Says whether that is
    /// new.
    pub(super) fn set_density(&mut self, density: f32) -> bool {
        let is_new = density != self.density;
        self.density = density;
        is_new
    }

    /// The monitor has this size, in logical pixels as they are.
    pub(super) fn set_monitor(&mut self, monitor: Option<Size>) {
        self.monitor = monitor.map(|size| size * self.text_scale);
    }

    /// The player wants this from now on. Says whether what stands in the window is larger or
    /// smaller since.
    pub(super) fn set_text_size(&mut self, wanted: TextSize) -> bool {
        self.text_size = wanted;
        self.update_text_scale()
    }

    fn update_text_scale(&mut self) -> bool {
        // The screen rounds sizes to its own pixels: less than one is not missed.
        let room = ((self.base_size.width + 1.0) / MIN_WINDOW.width)
            .min((self.base_size.height + 1.0) / MIN_WINDOW.height);
        let wanted = self.text_size.factor();
        let enlarged =
            if room >= wanted { wanted } else { ((room / STEP).floor() * STEP).max(1.0) };
        let is_new = enlarged != self.text_scale;
        self.text_scale = enlarged;
        is_new
    }
}

/// Whether two sizes are the same but for the rounding.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Level;
    use crate::game::style::ControlsLayout;
    use proptest::prelude::*;

    fn needs(level: Level) -> WindowNeeds {
        WindowNeeds {
            board: level.size(),
            frame: ControlsLayout::Bars,
            below: 0.0,
            strip: true,
            counters: false,
            side: None,
        }
    }

    fn window(width: f32, height: f32, wanted: TextSize) -> MainWindow {
        let mut window = MainWindow::new(WindowState::default(), &needs(Level::Beginner), wanted);
        window.resize(Size::new(width, height) * (1.0 / window.text_scale()));
        window
    }

    #[test]
    fn at_the_usual_size_nothing_is_reckoned_anew() {
        let window = window(977.3, 611.7, TextSize::Percent100);
        assert_eq!(window.text_scale(), 1.0);
        assert_eq!(window.scale(), 1.0);
        assert_eq!(window.size(), Size::new(977.3, 611.7));
    }

    #[test]
    fn a_window_with_room_has_what_is_wanted_and_a_small_one_what_it_has_room_for() {
        let most = TextSize::Percent200;
        assert_eq!(window(720.0, 640.0, most).text_scale(), 2.0);
        assert_eq!(window(640.0, 480.0, most).text_scale(), 1.5);
        assert_eq!(window(360.0, 900.0, most).text_scale(), 1.0);
        assert_eq!(window(200.0, 200.0, most).text_scale(), 1.0);
    }

    proptest! {
        #[test]
        fn what_fits_into_the_smallest_window_fits_into_every_larger_one(
            width in 360.0_f32..4_000.0,
            height in 320.0_f32..3_000.0,
            wanted in proptest::sample::select(TextSize::ALL),
        ) {
            let mut window = window(900.0, 900.0, wanted);
            window.resize(Size::new(width, height) * (1.0 / window.text_scale()));
            let size = window.size();
            prop_assert!(size.width > MIN_WINDOW.width - 1.0);
            prop_assert!(size.height > MIN_WINDOW.height - 1.0);
            prop_assert!((1.0..=wanted.factor()).contains(&window.text_scale()));
        }
    }
}
