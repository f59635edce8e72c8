//! Paints shapes into pixels.

use iced::Color;
use tiny_skia::{
    FillRule, GradientStop, LineCap, LineJoin, LinearGradient, Paint, Path, PathBuilder, Pixmap,
    Point, RadialGradient, Shader, SpreadMode, Stroke, Transform,
};

/// A point on the page: x and y. A square page has sides of 1.
pub type PathPoint = (f32, f32);

#[derive(Debug)]
pub struct Painter {
    pixels: Pixmap,
    /// From page units to pixels.
    scale: Transform,
}

/// What a shape is filled with.
#[derive(Debug, Clone, Copy)]
pub enum Brush<'a> {
    Solid(Color),
    /// Colours from top to bottom, each with its height on the page.
    VerticalGradient(&'a [(f32, Color)]),
    /// Colours along a line, each with its share of the way.
    LinearGradient((PathPoint, PathPoint), &'a [(f32, Color)]),
    /// Colours outwards from a centre, each with its distance from it.
    RadialGradient(PathPoint, &'a [(f32, Color)]),
}

impl From<Color> for Brush<'_> {
    fn from(color: Color) -> Self {
        Self::Solid(color)
    }
}

impl Painter {
    /// An empty page of so many pixels, clamped to 1–4096, that is `width` units wide.
    pub fn with_size(across: u32, down: u32, width: f32) -> Option<Self> {
        let (across, down) = (across.clamp(1, 4096), down.clamp(1, 4096));
        Some(Self {
            pixels: Pixmap::new(across, down)?,
            scale: {
                let unit = across as f32 / width;
                Transform::from_scale(unit, unit)
            },
        })
    }

    /// An empty square page of `side` pixels, clamped to 1–4096.
    pub fn square(side: u32) -> Option<Self> {
        Self::with_size(side, side, 1.0)
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

    pub fn fill<'a>(&mut self, ink: impl Into<Brush<'a>>, shape: impl FnOnce(&mut VectorPath)) {
        if let Some(path) = path(shape) {
            self.pixels.fill_path(&path, &paint(ink.into()), FillRule::Winding, self.scale, None);
        }
    }

    /// Strokes with round caps and joins; `width` is in page units.
    pub fn stroke(&mut self, color: Color, width: f32, shape: impl FnOnce(&mut VectorPath)) {
        let stroke = Stroke {
            width,
            line_cap: LineCap::Round,
            line_join: LineJoin::Round,
            ..Stroke::default()
        };
        self.draw(color.into(), &stroke, shape);
    }

    /// Strokes with butt caps and miter joins; `width` is in page units.
    pub fn stroke_sharp<'a>(
        &mut self,
        ink: impl Into<Brush<'a>>,
        width: f32,
        shape: impl FnOnce(&mut VectorPath),
    ) {
        let stroke = Stroke { width, ..Stroke::default() };
        self.draw(ink.into(), &stroke, shape);
    }

    fn draw(&mut self, ink: Brush<'_>, stroke: &Stroke, shape: impl FnOnce(&mut VectorPath)) {
        if let Some(path) = path(shape) {
            self.pixels.stroke_path(&path, &paint(ink), stroke, self.scale, None);
        }
    }

    pub fn circle<'a>(&mut self, ink: impl Into<Brush<'a>>, (x, y): PathPoint, radius: f32) {
        self.fill(ink, |shape| shape.0.push_circle(x, y, radius));
    }

    pub fn polygon<'a>(&mut self, ink: impl Into<Brush<'a>>, corners: &[PathPoint]) {
        self.fill(ink, |shape| {
            if let Some((&first, rest)) = corners.split_first() {
                shape.move_to(first);
                for &corner in rest {
                    shape.line_to(corner);
                }
                shape.close();
            }
        });
    }

    pub fn line(&mut self, color: Color, width: f32, from: PathPoint, to: PathPoint) {
        self.stroke(color, width, |shape| {
            shape.move_to(from).line_to(to);
        });
    }
}

fn path(shape: impl FnOnce(&mut VectorPath)) -> Option<Path> {
    let mut outline = VectorPath(PathBuilder::new());
    shape(&mut outline);
    outline.0.finish()
}

fn paint(ink: Brush<'_>) -> Paint<'static> {
    let mut paint = Paint::default();
    if let Some(shader) = shader(ink) {
        paint.shader = shader;
    }
    paint
}

fn shader(ink: Brush<'_>) -> Option<Shader<'static>> {
    match ink {
        Brush::Solid(color) => plain(color).map(Shader::SolidColor),
        Brush::VerticalGradient(colors) => {
            let (&(top, _), &(bottom, _)) = (colors.first()?, colors.last()?);
            let (from, to) = (Point::from_xy(0.0, top), Point::from_xy(0.0, bottom));
            let stops = stops(colors, top, bottom);
            LinearGradient::new(from, to, stops, SpreadMode::Pad, Transform::identity())
        }
        Brush::LinearGradient((from, to), colors) => LinearGradient::new(
            Point::from_xy(from.0, from.1),
            Point::from_xy(to.0, to.1),
            stops(colors, 0.0, 1.0),
            SpreadMode::Pad,
            Transform::identity(),
        ),
        Brush::RadialGradient((x, y), colors) => {
            let &(far, _) = colors.last()?;
            let (centre, stops) = (Point::from_xy(x, y), stops(colors, 0.0, far));
            RadialGradient::new(centre, centre, far, stops, SpreadMode::Pad, Transform::identity())
        }
    }
}

fn stops(colors: &[(f32, Color)], first: f32, last: f32) -> Vec<GradientStop> {
    let place = |at: f32| (at - first) / (last - first);
    colors
        .iter()
        .filter_map(|&(at, color)| Some(GradientStop::new(place(at), plain(color)?)))
        .collect()
}

fn plain(color: Color) -> Option<tiny_skia::Color> {
    let part = |value: f32| value.clamp(0.0, 1.0);
    tiny_skia::Color::from_rgba(part(color.r), part(color.g), part(color.b), part(color.a))
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

    pub fn rectangle(&mut self, (left, top): PathPoint, (right, bottom): PathPoint) -> &mut Self {
        self.move_to((left, top))
            .line_to((right, top))
            .line_to((right, bottom))
            .line_to((left, bottom))
            .close();
        self
    }

    pub fn close(&mut self) {
        self.0.close();
    }
}
