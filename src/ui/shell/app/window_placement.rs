//! Which size a window takes and where it goes on a monitor. All lengths are in logical pixels.
//!
//! The toolkit knows the size of the window's monitor, but not its position among others. So a
//! position is saved only if it lies on a monitor that begins at the origin.

use crate::ui::screen::sheet;
use crate::ui::screen::window_needs::{self, FRAME, MIN_WINDOW};
use iced::{Point, Size};

/// How far a frame may overlap the edges of a monitor: some frames are wider than they look.
const OVERLAP: f32 = 16.0;

/// A saved size, limited to the current monitor.
pub(super) fn size_on_monitor(size: Size, monitor: Option<Size>) -> Size {
    let largest = window_needs::largest_window(monitor);
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

/// Where to move a window that grows because another level was chosen: the levels stay below the
/// pointer, and the window on its monitor with its frame, as far as it fits.
pub(super) fn moved_to_grow(position: Point, from: Size, to: Size, monitor: Size) -> Option<Point> {
    let kept = |at: f32, shift: f32, to: f32, frame: f32, monitor: f32| {
        // Nor beyond the begin of the monitor, unless it is there already.
        (at - shift).max(at.min(0.0)).min((monitor - to - frame).max(0.0))
    };
    let shift = sheet::inset(to) - sheet::inset(from);
    let to = Point::new(
        kept(position.x, shift, to.width, FRAME.width, monitor.width),
        kept(position.y, 0.0, to.height, FRAME.height, monitor.height),
    );
    (to != position).then_some(to)
}
