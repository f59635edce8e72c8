//! Draws in a picture, in units of a cell.

use tiny_skia::{
    Color, FillRule, GradientStop, LineCap, LineJoin, LinearGradient, Paint, Path, PathBuilder,
    Pixmap, Point, Rect, Shader, SpreadMode, Stroke, Transform,
};
use ttf_parser::{Face, OutlineBuilder};

/// Draws in units of a cell, from its left upper corner.
pub struct Pen {
    pub pixmap: Pixmap,
    pub pitch: f32,
    pub left: f32,
    pub top: f32,
}

impl Pen {
    fn transform(&self) -> Transform {
        Transform::from_row(self.pitch, 0.0, 0.0, self.pitch, self.left, self.top)
    }

    pub fn fill(&mut self, x: f32, y: f32, width: f32, height: f32, color: u32) {
        let rect = Rect::from_xywh(x, y, width, height).expect("a rectangle");
        self.pixmap.fill_rect(rect, &paint(color), self.transform(), None);
    }

    pub fn path(&mut self, path: &Path, color: u32) {
        self.pixmap.fill_path(path, &paint(color), FillRule::Winding, self.transform(), None);
    }

    /// Straight lines through points.
    pub fn stroke(&mut self, points: &[(f32, f32)], width: f32, color: u32) {
        let mut path = PathBuilder::new();
        path.move_to(points[0].0, points[0].1);
        points[1..].iter().for_each(|(x, y)| path.line_to(*x, *y));
        let stroke = Stroke {
            width,
            line_cap: LineCap::Square,
            line_join: LineJoin::Miter,
            ..Stroke::default()
        };
        let path = path.finish().expect("a line");
        self.pixmap.stroke_path(&path, &paint(color), &stroke, self.transform(), None);
    }

    pub fn polygon(&mut self, points: &[(f32, f32)], color: u32) {
        let mut path = PathBuilder::new();
        path.move_to(points[0].0, points[0].1);
        points[1..].iter().for_each(|(x, y)| path.line_to(*x, *y));
        path.close();
        self.path(&path.finish().expect("a polygon"), color);
    }

    pub fn disc(&mut self, x: f32, y: f32, radius: f32, color: u32) {
        self.path(&PathBuilder::from_circle(x, y, radius).expect("a disc"), color);
    }

    pub fn gradient(&mut self, inset: f32, side: f32, from: u32, to: u32) {
        let stops = vec![GradientStop::new(0.0, color(from)), GradientStop::new(1.0, color(to))];
        let (start, end) =
            (Point::from_xy(inset, inset), Point::from_xy(inset + side, inset + side));
        let shader = LinearGradient::new(start, end, stops, SpreadMode::Pad, Transform::identity());
        let paint =
            Paint { shader: shader.expect("a gradient"), anti_alias: true, ..Paint::default() };
        let rect = Rect::from_xywh(inset, inset, side, side).expect("a rectangle");
        self.pixmap.fill_rect(rect, &paint, self.transform(), None);
    }

    /// Text that starts at a place on the line that it stands on.
    pub fn text(&mut self, text: &str, x: f32, y: f32, size: f32, color: u32, font: &[u8]) {
        let face = Face::parse(font, 0).expect("a font");
        let scale = size / f32::from(face.units_per_em());
        let mut at = x;
        for sign in text.chars() {
            let glyph = face.glyph_index(sign).expect("a glyph");
            let mut outline = Outline(PathBuilder::new(), at, y, scale);
            face.outline_glyph(glyph, &mut outline);
            if let Some(path) = outline.0.finish() {
                self.path(&path, color);
            }
            at += f32::from(face.glyph_hor_advance(glyph).unwrap_or_default()) * scale;
        }
    }
}

struct Outline(PathBuilder, f32, f32, f32);

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        let Self(path, left, base, scale) = self;
        path.move_to(*left + x * *scale, *base - y * *scale);
    }
    fn line_to(&mut self, x: f32, y: f32) {
        let Self(path, left, base, scale) = self;
        path.line_to(*left + x * *scale, *base - y * *scale);
    }
    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let Self(path, left, base, scale) = self;
        path.quad_to(
            *left + x1 * *scale,
            *base - y1 * *scale,
            *left + x * *scale,
            *base - y * *scale,
        );
    }
    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let Self(path, left, base, scale) = self;
        let (right, down) = (|x: f32| *left + x * *scale, |y: f32| *base - y * *scale);
        path.cubic_to(right(x1), down(y1), right(x2), down(y2), right(x), down(y));
    }
    fn close(&mut self) {
        self.0.close();
    }
}

fn paint(value: u32) -> Paint<'static> {
    Paint { shader: Shader::SolidColor(color(value)), anti_alias: true, ..Paint::default() }
}

pub fn color(value: u32) -> Color {
    let [_, red, green, blue] = value.to_be_bytes();
    Color::from_rgba8(red, green, blue, 255)
}

pub fn blend(from: u32, to: u32, share: f32) -> u32 {
    let (from, to) = (from.to_be_bytes(), to.to_be_bytes());
    u32::from_be_bytes([0, 1, 2, 3].map(|part| {
        (f32::from(from[part]) * (1.0 - share) + f32::from(to[part]) * share).round() as u8
    }))
}
