//! Widgets that are used in more than one place.

pub mod chart;
pub mod drop_down;
pub mod ellipsis;
pub mod focus;
pub mod guess_timeline;
pub mod icon;
pub mod modal;
pub mod painter;
pub mod scrollbar;
pub mod seek_bar;
pub mod tooltip;
