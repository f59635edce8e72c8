//! A chart: dots, a line or bars between two axes.
//!
//! Everything is drawn with plain rectangles, and what falls on the same pixels is drawn once: a
//! hundred thousand games cost no more than there are pixels.

use crate::ui::kit::control::{Arrange, ControlPart, DrawContext, of_height};
use crate::ui::kit::line::line;
use crate::ui::kit::theme::{Palette, UNIT, size};
use crate::ui::kit::{fill, font};
use crate::ui::{Element, Renderer};
use iced::advanced::layout::{Limits, Node};
use iced::advanced::text;
use iced::advanced::text::Renderer as _;
use iced::advanced::text::paragraph::Plain;
use iced::{Color, Point, Rectangle, Size};
use std::borrow::Cow;

/// The diameter of a dot and the thickness of a line.
const DOT: f32 = 6.0;
const LINE: f32 = 2.0;
/// From one dot of a dotted line to the next.
const DOTTED: f32 = 6.0;
/// The gap between a label and the plot.
const AWAY: f32 = 1.5 * UNIT;
/// The height of labels.
const LABEL: f32 = 16.0;
/// The least width of the labels beside the plot: plots below each other are aligned.
const LABELS: f32 = 24.0;
/// The least gap between two labels below the plot.
const APART: f32 = 2.0 * UNIT;

/// A point in the plot: x and y from 0 to 1.
pub type PlotPoint = (f32, f32);

/// A line across the plot with its label.
#[derive(Debug, Clone, PartialEq)]
pub struct AxisTick {
    /// From 0 to 1.
    pub at: f32,
    pub label: String,
}

#[derive(Debug, Clone, PartialEq)]
pub enum ChartSeries<'a> {
    /// A dot at each point.
    Dots(&'a [PlotPoint], Color),
    /// A horizontal line from each point to the next, then up or down to it. Points are sorted by
    /// x.
    StepLine(Cow<'a, [PlotPoint]>, Color),
    /// A line across the plot at this height.
    HorizontalLine(f32, Color),
    /// Bars side by side over the whole width, with these heights.
    Bars(Vec<f32>, Color),
}

/// A chart as wide as its room and `height` logical pixels high. `marks` are drawn in order.
pub fn chart<'a, M: 'a>(
    across: Vec<AxisTick>,
    up: Vec<AxisTick>,
    marks: Vec<ChartSeries<'a>>,
    height: f32,
    palette: &'static Palette,
) -> Element<'a, M> {
    of_height(height, Chart { x_ticks: across, y_ticks: up, marks, palette })
}

struct Chart<'a> {
    x_ticks: Vec<AxisTick>,
    y_ticks: Vec<AxisTick>,
    marks: Vec<ChartSeries<'a>>,
    palette: &'static Palette,
}

type Paragraph = <Renderer as text::Renderer>::Paragraph;

#[derive(Default)]
struct State {
    across: Vec<Plain<Paragraph>>,
    up: Vec<Plain<Paragraph>>,
}

fn lay(labels: &mut Vec<Plain<Paragraph>>, ticks: &[AxisTick]) {
    labels.resize_with(ticks.len(), Plain::default);
    for (label, tick) in labels.iter_mut().zip(ticks) {
        label.update(text::Text {
            line_height: text::LineHeight::Absolute(LABEL.into()),
            ..line(tick.label.as_str(), size::SMALL, font::TEXT)
        });
    }
}

impl Chart<'_> {
    /// The plot area within the chart.
    fn plot(&self, bounds: Rectangle, state: &State) -> Rectangle {
        let widest = state.up.iter().map(Plain::min_width).fold(0.0, f32::max);
        let left = (widest.max(LABELS) + AWAY).ceil();
        // Half of the last label is beyond the end of its axis.
        let last = state.across.last().map_or(0.0, Plain::min_width);
        let right = (last / 2.0).ceil().max(UNIT);
        let top = LABEL / 2.0;
        Rectangle {
            x: bounds.x + left,
            y: bounds.y + top,
            width: (bounds.width - left - right).max(1.0),
            height: (bounds.height - top - LABEL - AWAY).max(1.0),
        }
    }

    fn draw_axes(
        &self,
        renderer: &mut Renderer,
        bounds: Rectangle,
        plot: Rectangle,
        state: &State,
    ) {
        let palette = self.palette;
        let ground = plot.y + plot.height;
        let mut write = |label: &Plain<Paragraph>, x: f32, y: f32| {
            let corner = Point::new(x.round(), y.round());
            let clip = Rectangle::new(corner, label.min_bounds());
            renderer.fill_paragraph(label.raw(), corner, palette.muted, clip);
        };
        for (tick, label) in self.y_ticks.iter().zip(&state.up) {
            let y = ground - tick.at * plot.height;
            write(label, plot.x - AWAY - label.min_width(), y - LABEL / 2.0);
        }
        // A label that would overlap the one before is left out; its line is not.
        let mut free = bounds.x;
        for (tick, label) in self.x_ticks.iter().zip(&state.across) {
            let width = label.min_width();
            let middle = plot.x + tick.at * plot.width;
            let most = bounds.x + bounds.width - width;
            let x = (middle - width / 2.0).min(most).max(bounds.x);
            if x >= free {
                write(label, x, ground + AWAY);
                free = x + width + APART;
            }
        }
        // White lines would be as loud as what is drawn between them: they are dotted.
        let dot = if palette.is_high_contrast() { 1.0 } else { plot.width };
        for tick in &self.y_ticks {
            let y = (ground - tick.at * plot.height).round();
            for nth in 0..(plot.width / (DOTTED * dot)).ceil() as u16 {
                let from = Point::new(plot.x + f32::from(nth) * DOTTED * dot, y);
                fill(renderer, Rectangle::new(from, Size::new(dot, 1.0)), 0.0, palette.line);
            }
        }
        for tick in &self.x_ticks {
            let x = (plot.x + tick.at * plot.width).round();
            let line = Rectangle::new(Point::new(x, ground), Size::new(1.0, UNIT));
            fill(renderer, line, 0.0, palette.line);
        }
    }

    fn draw_mark(renderer: &mut Renderer, plot: Rectangle, mark: &ChartSeries<'_>) {
        match mark {
            ChartSeries::Dots(points, color) => {
                for place in dots(points, plot.size()) {
                    let corner =
                        Point::new(plot.x + place.x - DOT / 2.0, plot.y + place.y - DOT / 2.0);
                    let dot = Rectangle::new(corner, Size::new(DOT, DOT));
                    fill(renderer, dot, DOT / 2.0, *color);
                }
            }
            ChartSeries::StepLine(points, color) => {
                for piece in step_line(points, plot.size()) {
                    fill(renderer, piece + (plot.position() - Point::ORIGIN), 0.0, *color);
                }
            }
            ChartSeries::HorizontalLine(height, color) => {
                let y = (plot.y + (1.0 - height) * plot.height - LINE / 2.0).round();
                let line = Rectangle::new(Point::new(plot.x, y), Size::new(plot.width, 1.0));
                fill(renderer, line, 0.0, *color);
            }
            ChartSeries::Bars(heights, color) => {
                let width = plot.width / heights.len().max(1) as f32;
                let ground = plot.y + plot.height;
                for (height, index) in heights.iter().zip(0_u16..) {
                    let left = (plot.x + f32::from(index) * width).round() + 1.0;
                    let right = (plot.x + (f32::from(index) + 1.0) * width).round();
                    // Every value above 0 is visible.
                    let tall = (height * plot.height).round().max(2.0);
                    if *height > 0.0 && right > left {
                        let corner = Point::new(left, ground - tall);
                        let bar = Rectangle::new(corner, Size::new(right - left, tall));
                        fill(renderer, bar, 0.0, *color);
                    }
                }
            }
        }
    }
}

/// The centres of the dots in the plot, in whole pixels, without duplicates.
pub fn dots(points: &[PlotPoint], plot: Size) -> Vec<Point> {
    let (cols, rows) = (plot.width as usize / 2 + 1, plot.height as usize / 2 + 1);
    let mut taken = vec![false; cols * rows];
    let mut places = Vec::new();
    for &(across, up) in points {
        let x = (across * plot.width).round();
        let y = ((1.0 - up) * plot.height).round();
        let col = (x.max(0.0) as usize / 2).min(cols - 1);
        let row = (y.max(0.0) as usize / 2).min(rows - 1);
        if !std::mem::replace(&mut taken[row * cols + col], true) {
            places.push(Point::new(x, y));
        }
    }
    places
}

/// The rectangles of a step line: one for each pixel column in which it goes up or down, and one
/// for each horizontal piece between them.
pub fn step_line(points: &[PlotPoint], plot: Size) -> Vec<Rectangle> {
    let Some(&(first, height)) = points.first() else {
        return Vec::new();
    };
    let column = |across: f32| (across * plot.width).round().min(plot.width - LINE);
    let level = |up: f32| ((1.0 - up) * plot.height - LINE / 2.0).round();
    let mut pieces = Vec::new();
    let mut piece = |x: f32, y: f32, width: f32, height: f32| {
        if width > 0.0 {
            let corner = Point::new(x, y);
            pieces.push(Rectangle::new(corner, Size::new(width, height)));
        }
    };
    let (mut x, mut y) = (column(first), level(height));
    // The extent of the line in the current pixel column.
    let (mut top, mut bottom) = (y, y);
    for &(across, up) in &points[1..] {
        let (next, to) = (column(across).max(x), level(up));
        if next > x {
            piece(x, top, LINE, bottom - top + LINE);
            piece(x + LINE, y, next - x - LINE, LINE);
            (x, top, bottom) = (next, y, y);
        }
        y = to;
        (top, bottom) = (top.min(y), bottom.max(y));
    }
    piece(x, top, LINE, bottom - top + LINE);
    piece(x + LINE, y, plot.width - x - LINE, LINE);
    pieces
}

impl<M> ControlPart<M> for Chart<'_> {
    type State = State;

    fn layout(&self, limits: &Limits, state: &mut State, child: &mut Arrange<'_>) -> Node {
        lay(&mut state.across, &self.x_ticks);
        lay(&mut state.up, &self.y_ticks);
        child(limits)
    }

    fn draw(&self, drawing: DrawContext<'_, '_, M>, state: &State, renderer: &mut Renderer) {
        let bounds = drawing.bounds();
        // Scrolled out of view.
        if bounds.intersection(&drawing.viewport).is_none() {
            return;
        }
        let plot = self.plot(bounds, state);
        self.draw_axes(renderer, bounds, plot, state);
        for mark in &self.marks {
            Self::draw_mark(renderer, plot, mark);
        }
    }
}
