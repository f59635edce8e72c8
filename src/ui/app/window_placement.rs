//! Which size a window takes and where it goes on a monitor. All lengths are in logical pixels.
//!
//! The toolkit knows the size of the window's monitor, but not its position among others. So a
//! position is saved only if it lies on a monitor that begins at the origin.

use crate::ui::board::layout::{self, MIN_WINDOW};
use crate::ui::screen::window_needs::WindowNeeds;
use iced::{Point, Size};

/// The largest frame around a window: the toolkit does not know it.
const FRAME: Size = Size::new(16.0, 48.0);
/// How far a frame may overlap the edges of a monitor: some frames are wider than they look.
const OVERLAP: f32 = 16.0;

/// A saved size, limited to the current monitor.
pub(super) fn size_on_monitor(size: Size, monitor: Option<Size>) -> Size {
    let largest = layout::largest_window(monitor);
    let within = |length: f32, monitor: Option<f32>, largest: f32, least: f32| {
        let too_long = monitor.is_some_and(|monitor| length > monitor);
        if too_long { largest } else { length }.max(least)
    };
    Size::new(
        within(size.width, monitor.map(|monitor| monitor.width), largest.width, MIN_WINDOW.width),
        within(
            size.height,
            monitor.map(|monitor| monitor.height),
            largest.height,
            MIN_WINDOW.height,
        ),
    )
}

/// The size to grow to if the board has too little room. It never shrinks.
pub(super) fn grown(now: Size, needs: &WindowNeeds, monitor: Option<Size>) -> Option<Size> {
    if needs.are_met(now) {
        return None;
    }
    let best = needs.best_window(monitor);
    let grown = Size::new(now.width.max(best.width), now.height.max(best.height));
    (grown != now).then_some(grown)
}

/// Whether the position lies on a monitor at the origin.
pub(super) fn is_on_monitor(position: Point, monitor: Option<Size>) -> bool {
    let within = |at: f32, length: f32| (-OVERLAP..length).contains(&at);
    monitor.is_some_and(|monitor| {
        within(position.x, monitor.width) && within(position.y, monitor.height)
    })
}

/// Where to move a window so that all of it is on its monitor, as far as it fits.
pub(super) fn moved_onto_monitor(position: Point, size: Size, monitor: Size) -> Option<Point> {
    let whole = |at: f32, length: f32, monitor: f32| {
        let last = (monitor - length).max(0.0);
        if (-OVERLAP..=last + OVERLAP).contains(&at) { at } else { at.clamp(0.0, last) }
    };
    let to = Point::new(
        whole(position.x, size.width, monitor.width),
        whole(position.y, size.height, monitor.height),
    );
    (to != position).then_some(to)
}

/// Where to move a growing window so that it stays on its monitor with its frame, as far as it
/// fits.
pub(super) fn moved_to_grow(position: Point, size: Size, monitor: Size) -> Option<Point> {
    let before = |at: f32, length: f32, monitor: f32| at.min((monitor - length).max(0.0));
    let to = Point::new(
        before(position.x, size.width + FRAME.width, monitor.width),
        before(position.y, size.height + FRAME.height, monitor.height),
    );
    (to != position).then_some(to)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn monitors() -> impl Strategy<Value = Size> {
        (640.0_f32..8_000.0, 480.0_f32..5_000.0)
            .prop_map(|(width, height)| Size::new(width, height))
    }

    proptest! {
        #[test]
        fn a_remembered_window_is_whole_on_any_monitor(
            (width, height) in any::<(u16, u16)>(),
            (x, y) in any::<(i16, i16)>(),
            monitor in monitors(),
        ) {
            let size = size_on_monitor(Size::new(width.into(), height.into()), Some(monitor));
            prop_assert!(MIN_WINDOW.width <= size.width && size.width <= monitor.width);
            prop_assert!(MIN_WINDOW.height <= size.height && size.height <= monitor.height);
            prop_assert_eq!(size_on_monitor(size, Some(monitor)), size);
            let position = Point::new(x.into(), y.into());
            let at = moved_onto_monitor(position, size, monitor).unwrap_or(position);
            prop_assert!(is_on_monitor(at, Some(monitor)), "{at:?}");
            prop_assert!(at.x + size.width <= monitor.width + OVERLAP);
            prop_assert!(at.y + size.height <= monitor.height + OVERLAP);
            prop_assert_eq!(moved_onto_monitor(at, size, monitor), None);
        }

        #[test]
        fn a_window_that_grows_stays_on_its_monitor_with_its_frame(
            (x, y) in (0.0_f32..2_000.0, 0.0_f32..1_000.0),
            (width, height) in (360.0_f32..1_536.0, 320.0_f32..800.0),
        ) {
            let (monitor, size) = (Size::new(1_920.0, 1_080.0), Size::new(width, height));
            let at = Point::new(x, y);
            let to = moved_to_grow(at, size, monitor).unwrap_or(at);
            prop_assert!(to.x <= at.x && to.x + width + FRAME.width <= monitor.width);
            prop_assert!(to.y <= at.y && to.y + height + FRAME.height <= monitor.height);
        }

        #[test]
        fn a_window_that_fits_its_monitor_opens_as_it_was_left(
            monitor in monitors(),
            (across, down) in (0.0_f32..1.0, 0.0_f32..1.0),
        ) {
            let size = Size::new(
                MIN_WINDOW.width + across * (monitor.width - MIN_WINDOW.width),
                MIN_WINDOW.height + down * (monitor.height - MIN_WINDOW.height),
            );
            prop_assert_eq!(size_on_monitor(size, Some(monitor)), size);
        }
    }
}
