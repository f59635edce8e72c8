//! Paints shapes into pixels.

use iced::Color;
use kurbo::{BezPath, PathEl};
use std::f32::consts::PI;
use tiny_skia::{
    FillRule, GradientStop, LineCap, LineJoin, LinearGradient, Paint, Path, PathBuilder, Pixmap,
    Point, Shader, SpreadMode, Stroke, Transform,
};

/// The grid that outlines are written on.
const GRID: f32 = 64.0;

/// A point on the page: x and y. A square page has sides of 1.
pub type PathPoint = (f32, f32);

#[derive(Debug)]
pub struct Rasterizer {
    pixels: Pixmap,
    /// From page units to pixels.
    scale: Transform,
}

/// What a shape is filled with.
#[derive(Debug, Clone)]
pub struct Brush(pub Shader<'static>);

impl From<Color> for Brush {
    fn from(color: Color) -> Self {
        Self(Shader::SolidColor(skia_color(color)))
    }
}

impl Brush {
    /// Colours along a line, each with its share of the way.
    pub fn linear_gradient(from: PathPoint, to: PathPoint, colors: &[(f32, Color)]) -> Self {
        let [from, to] = [from, to].map(|(x, y)| Point::from_xy(x, y));
        let (mode, transform) = (SpreadMode::Pad, Transform::identity());
        let gradient = LinearGradient::new(from, to, gradient_stops(colors), mode, transform);
        gradient.map_or_else(|| Color::BLACK.into(), Self)
    }
}

/// The stops of a gradient, each with its share of the way.
pub fn gradient_stops(colors: &[(f32, Color)]) -> Vec<GradientStop> {
    colors.iter().map(|&(at, color)| GradientStop::new(at, skia_color(color))).collect()
}

fn skia_color(color: Color) -> tiny_skia::Color {
    let [r, g, b, a] = [color.r, color.g, color.b, color.a].map(|part| part.clamp(0.0, 1.0));
    tiny_skia::Color::from_rgba(r, g, b, a).unwrap_or(tiny_skia::Color::BLACK)
}

impl Rasterizer {
    /// An empty page of this many pixels, clamped to 1–4096, that is `width` units wide.
    pub fn with_size(across: u32, down: u32, width: f32) -> Option<Self> {
        let (across, down) = (across.clamp(1, 4096), down.clamp(1, 4096));
        let unit = across as f32 / width;
        let scale = Transform::from_scale(unit, unit);
        Some(Self { pixels: Pixmap::new(across, down)?, scale })
    }

    /// An empty square page of `side` pixels, clamped to 1–4096.
    pub fn square(side: u32) -> Option<Self> {
        Self::with_size(side, side, 1.0)
    }

    /// How many pixels the page is wide.
    pub fn side(&self) -> u32 {
        self.pixels.width()
    }

    /// Enlarges what follows by a factor, around the centre of the square.
    pub fn zoom(&mut self, times: f32) {
        let rest = (1.0 - times) / 2.0;
        self.scale = self.scale.pre_translate(rest, rest).pre_scale(times, times);
    }

    /// Red, green, blue and alpha of each pixel, row by row, not premultiplied.
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

    pub fn fill(&mut self, brush: impl Into<Brush>, shape: impl FnOnce(&mut VectorPath)) {
        if let Some(path) = path(shape) {
            let paint = Paint { shader: brush.into().0, ..Paint::default() };
            self.pixels.fill_path(&path, &paint, FillRule::Winding, self.scale, None);
        }
    }

    /// Strokes with round caps and joins; `width` is in page units.
    pub fn stroke(&mut self, color: Color, width: f32, shape: impl FnOnce(&mut VectorPath)) {
        let (line_cap, line_join) = (LineCap::Round, LineJoin::Round);
        let stroke = Stroke { width, line_cap, line_join, ..Stroke::default() };
        self.stroke_with(color, &stroke, shape);
    }

    pub fn stroke_with(
        &mut self,
        brush: impl Into<Brush>,
        stroke: &Stroke,
        shape: impl FnOnce(&mut VectorPath),
    ) {
        if let Some(path) = path(shape) {
            let paint = Paint { shader: brush.into().0, ..Paint::default() };
            self.pixels.stroke_path(&path, &paint, stroke, self.scale, None);
        }
    }

    /// Fills an SVG path on a grid of 64 × 64.
    pub fn shape(&mut self, color: Color, outline: &str) {
        self.fill(color, |shape| shape.draw(outline));
    }

    /// Strokes an SVG path on a grid of 64 × 64; `width` is in units of the grid.
    pub fn outline(&mut self, color: Color, width: f32, outline: &str) {
        self.stroke(color, width / GRID, |shape| shape.draw(outline));
    }

    pub fn circle(&mut self, brush: impl Into<Brush>, (x, y): PathPoint, radius: f32) {
        self.fill(brush, |shape| shape.0.push_circle(x, y, radius));
    }

    pub fn polygon(&mut self, brush: impl Into<Brush>, corners: &[PathPoint]) {
        self.fill(brush, |shape| shape.polygon(corners));
    }

    pub fn rectangle(
        &mut self,
        brush: impl Into<Brush>,
        (left, top): PathPoint,
        (right, bottom): PathPoint,
    ) {
        self.polygon(brush, &[(left, top), (right, top), (right, bottom), (left, bottom)]);
    }

    pub fn line(&mut self, color: Color, width: f32, from: PathPoint, to: PathPoint) {
        self.stroke(color, width, |shape| {
            shape.move_to(from).line_to(to);
        });
    }

    /// A star around the centre with its first ray at an angle of `turn`. Every other corner is
    /// the tip of a ray; `reach` is the distance of each.
    pub fn star(&mut self, color: Color, rays: u8, turn: f32, reach: impl Fn(u8) -> f32) {
        let corners = (0..2 * rays).map(|corner| {
            let angle = PI * f32::from(corner) / f32::from(rays) + turn;
            let ((sin, cos), reach) = (angle.sin_cos(), reach(corner));
            (0.5 + reach * cos, 0.5 + reach * sin)
        });
        self.polygon(color, &corners.collect::<Vec<_>>());
    }
}

fn path(shape: impl FnOnce(&mut VectorPath)) -> Option<Path> {
    let mut outline = VectorPath(PathBuilder::new());
    shape(&mut outline);
    outline.0.finish()
}

/// The outline of a shape.
#[derive(Debug)]
pub struct VectorPath(PathBuilder);

impl VectorPath {
    pub fn move_to(&mut self, (x, y): PathPoint) -> &mut Self {
        self.0.move_to(x, y);
        self
    }

    pub fn line_to(&mut self, (x, y): PathPoint) -> &mut Self {
        self.0.line_to(x, y);
        self
    }

    pub fn quad_to(&mut self, pull: PathPoint, to: PathPoint) -> &mut Self {
        self.0.quad_to(pull.0, pull.1, to.0, to.1);
        self
    }

    /// A curve that leaves towards `first` and arrives from `last`.
    pub fn cubic_to(&mut self, first: PathPoint, last: PathPoint, to: PathPoint) -> &mut Self {
        self.0.cubic_to(first.0, first.1, last.0, last.1, to.0, to.1);
        self
    }

    pub fn polygon(&mut self, corners: &[PathPoint]) {
        if let Some((&first, rest)) = corners.split_first() {
            self.move_to(first);
            for &corner in rest {
                self.line_to(corner);
            }
            self.close();
        }
    }

    /// A rectangle from its top left to its bottom right corner, with rounded corners.
    pub fn rounded_rectangle(
        &mut self,
        (left, top): PathPoint,
        (right, bottom): PathPoint,
        radius: f32,
    ) -> &mut Self {
        self.move_to((left + radius, top))
            .line_to((right - radius, top))
            .quad_to((right, top), (right, top + radius))
            .line_to((right, bottom - radius))
            .quad_to((right, bottom), (right - radius, bottom))
            .line_to((left + radius, bottom))
            .quad_to((left, bottom), (left, bottom - radius))
            .line_to((left, top + radius))
            .quad_to((left, top), (left + radius, top))
            .close();
        self
    }

    fn draw(&mut self, outline: &str) {
        let point = |at: kurbo::Point| (at.x as f32 / GRID, at.y as f32 / GRID);
        for part in BezPath::from_svg(outline).unwrap_or_default() {
            match part {
                PathEl::MoveTo(to) => drop(self.move_to(point(to))),
                PathEl::LineTo(to) => drop(self.line_to(point(to))),
                PathEl::QuadTo(pull, to) => drop(self.quad_to(point(pull), point(to))),
                PathEl::CurveTo(first, last, to) => {
                    self.cubic_to(point(first), point(last), point(to));
                }
                PathEl::ClosePath => self.close(),
            }
        }
    }

    pub fn close(&mut self) {
        self.0.close();
    }
}
