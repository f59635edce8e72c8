//! What is known of the window, and how much larger than usual all that stands in it is.
//!
//! The toolkit counts in logical pixels, and enlarges everything by making them larger. A window
//! holds fewer of them then. So that nothing is ever cut off, what stands in a window is enlarged no
//! more than leaves it the smallest window's logical pixels; a window asks for the size that it
//! would have with all that the player wants.

use iced::Size;
use iced::window;

use crate::screen::field::fit::MIN_WINDOW;
use crate::store::settings::TextSize;

/// The steps in which the size follows a window that is too small for it.
const STEP: f32 = 0.05;

/// What is known of the window.
#[derive(Debug, Clone, Copy)]
pub(super) struct Window {
    /// By what the toolkit knows it, once it is open.
    pub(super) id: Option<window::Id>,
    /// Its size in logical pixels of the usual size.
    plain: Size,
    /// How many of the screen's own pixels make a logical one of the usual size.
    density: f32,
    /// The monitor's size in logical pixels of the usual size.
    monitor: Option<Size>,
    wanted: TextSize,
    enlarged: f32,
}

impl Window {
    /// A window that is not open yet, which asks for the size `wish` with what the player wants.
    pub(super) fn new(wish: impl FnOnce(Option<Size>) -> Size, wanted: TextSize) -> Self {
        let mut window = Self {
            id: None,
            plain: Size::ZERO,
            density: 1.0,
            monitor: None,
            wanted,
            enlarged: wanted.factor(),
        };
        window.plain = wish(window.monitor()) * wanted.factor();
        window.settle();
        window
    }

    /// Its size, in logical pixels as they are.
    pub(super) fn size(&self) -> Size {
        self.plain * (1.0 / self.enlarged)
    }

    /// Its size, in logical pixels as they would be with all that the player wants. What the window
    /// wishes for is counted in these.
    pub(super) fn wanted_size(&self) -> Size {
        self.plain * (1.0 / self.wanted.factor())
    }

    /// Whether this is its size but for the rounding, counted as wishes are.
    pub(super) fn is_about(&self, wish: Size) -> bool {
        let now = self.wanted_size();
        (now.width - wish.width).abs() < 1.0 && (now.height - wish.height).abs() < 1.0
    }

    /// The monitor's size, counted as wishes are.
    pub(super) fn monitor(&self) -> Option<Size> {
        self.monitor.map(|size| size * (1.0 / self.wanted.factor()))
    }

    /// How many of the screen's own pixels make a logical one.
    pub(super) fn scale(&self) -> f32 {
        self.density * self.enlarged
    }

    /// How much larger than usual all that stands in it is: 1 and more.
    pub(super) const fn enlarged(&self) -> f32 {
        self.enlarged
    }

    /// What the toolkit is to be asked for, for a window that wishes for this size.
    pub(super) fn asks_for(&self, wish: Size) -> Size {
        wish * (self.wanted.factor() / self.enlarged)
    }

    /// The window has this size now, in logical pixels as they are. Says whether what stands in it
    /// is larger or smaller since.
    pub(super) fn resize(&mut self, size: Size) -> bool {
        self.plain = size * self.enlarged;
        self.settle()
    }

    /// So many of the screen's pixels make a logical one of the usual size now. Says whether that is
    /// new.
    pub(super) fn set_density(&mut self, density: f32) -> bool {
        let is_new = density != self.density;
        self.density = density;
        is_new
    }

    /// The monitor has this size, in logical pixels of the usual size.
    pub(super) const fn set_monitor(&mut self, monitor: Option<Size>) {
        self.monitor = monitor;
    }

    /// The player wants this from now on. Says whether what stands in the window is larger or
    /// smaller since.
    pub(super) fn want(&mut self, wanted: TextSize) -> bool {
        self.wanted = wanted;
        self.settle()
    }

    fn settle(&mut self) -> bool {
        // The screen rounds sizes to its own pixels: less than one is not missed.
        let room = ((self.plain.width + 1.0) / MIN_WINDOW.width)
            .min((self.plain.height + 1.0) / MIN_WINDOW.height);
        let wanted = self.wanted.factor();
        let enlarged = if room >= wanted {
            wanted
        } else {
            ((room / STEP).floor() * STEP).max(1.0)
        };
        let is_new = enlarged != self.enlarged;
        self.enlarged = enlarged;
        is_new
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn window(width: f32, height: f32, wanted: TextSize) -> Window {
        Window::new(
            |_| Size::new(width, height) * (1.0 / wanted.factor()),
            wanted,
        )
    }

    #[test]
    fn at_the_usual_size_nothing_is_reckoned_anew() {
        let window = window(977.3, 611.7, TextSize::Usual);
        assert_eq!(window.enlarged(), 1.0);
        assert_eq!(window.scale(), 1.0);
        assert_eq!(window.size(), Size::new(977.3, 611.7));
        assert_eq!(window.asks_for(window.size()), window.size());
    }

    #[test]
    fn a_window_with_room_has_what_is_wanted_and_a_small_one_what_it_has_room_for() {
        let most = TextSize::Double;
        assert_eq!(window(720.0, 640.0, most).enlarged(), 2.0);
        assert_eq!(window(640.0, 480.0, most).enlarged(), 1.5);
        assert_eq!(window(360.0, 900.0, most).enlarged(), 1.0);
        assert_eq!(window(200.0, 200.0, most).enlarged(), 1.0);
    }

    #[test]
    fn a_window_that_wishes_for_its_own_size_asks_for_it() {
        let small = window(640.0, 480.0, TextSize::Double);
        let asked = small.asks_for(small.wanted_size()) * small.enlarged();
        assert!((asked.width - 640.0).abs() < 1e-3 && (asked.height - 480.0).abs() < 1e-3);
    }

    proptest! {
        #[test]
        fn what_fits_into_the_smallest_window_fits_into_every_larger_one(
            width in 360.0_f32..4_000.0,
            height in 320.0_f32..3_000.0,
            wanted in proptest::sample::select(TextSize::ALL),
        ) {
            let mut window = window(900.0, 900.0, wanted);
            window.resize(Size::new(width, height) * (1.0 / window.enlarged()));
            let size = window.size();
            prop_assert!(size.width > MIN_WINDOW.width - 1.0);
            prop_assert!(size.height > MIN_WINDOW.height - 1.0);
            prop_assert!((1.0..=wanted.factor()).contains(&window.enlarged()));
        }
    }
}
