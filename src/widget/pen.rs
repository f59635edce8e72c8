//! Drawing in a unit square: shapes in, pixels out.

use iced::Color;
use tiny_skia::FillRule;
use tiny_skia::GradientStop;
use tiny_skia::LineCap;
use tiny_skia::LineJoin;
use tiny_skia::LinearGradient;
use tiny_skia::Paint;
use tiny_skia::PathBuilder;
use tiny_skia::Pixmap;
use tiny_skia::Point;
use tiny_skia::SpreadMode;
use tiny_skia::Stroke;
use tiny_skia::Transform;

/// A place in the unit square.
pub type Spot = (f32, f32);

/// A pen on a square of pixels, whose sides count as 1.
#[derive(Debug)]
pub struct Pen {
    pixels: Pixmap,
    /// From the unit square to the pixels.
    scale: Transform,
}

impl Pen {
    /// A pen on an empty square with sides of `side` pixels, at least one and at most 4096.
    pub fn new(side: u32) -> Option<Self> {
        let side = side.clamp(1, 4096);
        Some(Self {
            pixels: Pixmap::new(side, side)?,
            scale: Transform::from_scale(side as f32, side as f32),
        })
    }

    /// Draws `times` as large from now on, around the middle of the square.
    pub fn zoom(&mut self, times: f32) {
        let rest = (1.0 - times) / 2.0;
        self.scale = self.scale.pre_translate(rest, rest).pre_scale(times, times);
    }

    /// The pixels as red, green, blue and opacity, row by row, each colour at its full strength
    /// however transparent it is.
    pub fn into_rgba(self) -> Vec<u8> {
        self.pixels
            .pixels()
            .iter()
            .flat_map(|pixel| {
                let pixel = pixel.demultiply();
                [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]
            })
            .collect()
    }

    /// Fills what `shape` encloses.
    pub fn fill(&mut self, color: Color, shape: impl FnOnce(&mut Outline)) {
        let mut outline = Outline(PathBuilder::new());
        shape(&mut outline);
        if let Some(path) = outline.0.finish() {
            let scale = self.scale;
            self.pixels
                .fill_path(&path, &paint(color), FillRule::Winding, scale, None);
        }
    }

    /// Fills what `shape` encloses with colours that run along the line from `from` to `to`; each
    /// stands at its share of the way.
    pub fn shade(
        &mut self,
        colors: &[(f32, Color)],
        (from, to): (Spot, Spot),
        shape: impl FnOnce(&mut Outline),
    ) {
        let mut outline = Outline(PathBuilder::new());
        shape(&mut outline);
        let stops = (colors.iter())
            .filter_map(|&(share, color)| Some(GradientStop::new(share, shown(color)?)))
            .collect();
        let gradient = LinearGradient::new(
            Point::from_xy(from.0, from.1),
            Point::from_xy(to.0, to.1),
            stops,
            SpreadMode::Pad,
            Transform::identity(),
        );
        if let (Some(path), Some(shader)) = (outline.0.finish(), gradient) {
            let scale = self.scale;
            let paint = Paint {
                shader,
                ..Paint::default()
            };
            self.pixels
                .fill_path(&path, &paint, FillRule::Winding, scale, None);
        }
    }

    /// Draws along `shape` with round ends; `width` is a share of the side.
    pub fn stroke(&mut self, color: Color, width: f32, shape: impl FnOnce(&mut Outline)) {
        let mut outline = Outline(PathBuilder::new());
        shape(&mut outline);
        if let Some(path) = outline.0.finish() {
            let stroke = Stroke {
                width,
                line_cap: LineCap::Round,
                line_join: LineJoin::Round,
                ..Stroke::default()
            };
            let scale = self.scale;
            self.pixels
                .stroke_path(&path, &paint(color), &stroke, scale, None);
        }
    }

    /// Fills a disc.
    pub fn disc(&mut self, color: Color, (x, y): Spot, radius: f32) {
        self.fill(color, |shape| shape.0.push_circle(x, y, radius));
    }

    /// Fills the polygon with these corners.
    pub fn polygon(&mut self, color: Color, corners: &[Spot]) {
        self.fill(color, |shape| {
            if let Some((&first, rest)) = corners.split_first() {
                shape.from(first);
                for &corner in rest {
                    shape.line(corner);
                }
                shape.close();
            }
        });
    }

    /// Draws a straight line.
    pub fn line(&mut self, color: Color, width: f32, from: Spot, to: Spot) {
        self.stroke(color, width, |shape| {
            shape.from(from).line(to);
        });
    }
}

fn paint(color: Color) -> Paint<'static> {
    let mut paint = Paint::default();
    if let Some(color) = shown(color) {
        paint.set_color(color);
    }
    paint
}

/// A colour within what a screen can show.
fn shown(color: Color) -> Option<tiny_skia::Color> {
    let part = |value: f32| value.clamp(0.0, 1.0);
    tiny_skia::Color::from_rgba(part(color.r), part(color.g), part(color.b), part(color.a))
}

/// A shape being described, corner after corner.
#[derive(Debug)]
pub struct Outline(PathBuilder);

impl Outline {
    /// Begins a new line at a spot.
    pub fn from(&mut self, (x, y): Spot) -> &mut Self {
        self.0.move_to(x, y);
        self
    }

    /// Goes straight to a spot.
    pub fn line(&mut self, (x, y): Spot) -> &mut Self {
        self.0.line_to(x, y);
        self
    }

    /// Goes to a spot in a curve that is pulled towards another.
    pub fn curve(&mut self, pull: Spot, to: Spot) -> &mut Self {
        self.0.quad_to(pull.0, pull.1, to.0, to.1);
        self
    }

    /// Goes to a spot in a curve that leaves towards `first` and arrives from `last`.
    pub fn bend(&mut self, first: Spot, last: Spot, to: Spot) -> &mut Self {
        self.0
            .cubic_to(first.0, first.1, last.0, last.1, to.0, to.1);
        self
    }

    /// A rectangle from its first corner to its last, with corners as round as `radius`.
    pub fn rounded(&mut self, (left, top): Spot, (right, bottom): Spot, radius: f32) -> &mut Self {
        self.from((left + radius, top))
            .line((right - radius, top))
            .curve((right, top), (right, top + radius))
            .line((right, bottom - radius))
            .curve((right, bottom), (right - radius, bottom))
            .line((left + radius, bottom))
            .curve((left, bottom), (left, bottom - radius))
            .line((left, top + radius))
            .curve((left, top), (left + radius, top))
            .close();
        self
    }

    /// A rectangle from its first corner to its last.
    pub fn rectangle(&mut self, (left, top): Spot, (right, bottom): Spot) -> &mut Self {
        self.from((left, top))
            .line((right, top))
            .line((right, bottom))
            .line((left, bottom))
            .close();
        self
    }

    /// Joins the end to the beginning.
    pub fn close(&mut self) {
        self.0.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_drawn_lies_where_it_was_drawn() {
        let mut pen = Pen::new(4).expect("a small square");
        pen.polygon(
            Color::from_rgb8(255, 0, 0),
            &[(0.5, 0.0), (1.0, 0.0), (1.0, 0.5), (0.5, 0.5)],
        );
        let rgba = pen.into_rgba();
        let pixel = |x: usize, y: usize| &rgba[(y * 4 + x) * 4..][..4];
        assert_eq!(pixel(3, 0), [255, 0, 0, 255]);
        assert_eq!(pixel(0, 3)[3], 0, "the rest is clear");
    }
}
