//! Gradients whose stops are given in units of the page.

use iced::Color;
use sapper::ui::kit::rasterizer::{Brush, PathPoint, gradient_stops};
use tiny_skia::{Point, RadialGradient, SpreadMode, Transform};

/// Colours from top to bottom, each with its y coordinate.
pub fn vertical(colors: &[(f32, Color)]) -> Brush {
    let (top, bottom) = (colors[0].0, colors[colors.len() - 1].0);
    let shares: Vec<_> =
        colors.iter().map(|&(y, color)| ((y - top) / (bottom - top), color)).collect();
    Brush::linear_gradient((0.0, top), (0.0, bottom), &shares)
}

/// Colours outwards from a centre, each with its distance from it.
pub fn radial((x, y): PathPoint, colors: &[(f32, Color)]) -> Brush {
    let far = colors[colors.len() - 1].0;
    let shares: Vec<_> = colors.iter().map(|&(at, color)| (at / far, color)).collect();
    let (center, stops) = (Point::from_xy(x, y), gradient_stops(&shares));
    let (mode, transform) = (SpreadMode::Pad, Transform::identity());
    let gradient = RadialGradient::new(center, center, far, stops, mode, transform);
    gradient.map_or_else(|| Color::BLACK.into(), Brush)
}
