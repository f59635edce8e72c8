//! Drawing in a unit square, and keeping what was drawn until it changes.

use std::cell::RefCell;

use iced::Color;
use iced::Element;
use iced::Length;
use iced::Point;
use iced::Rectangle;
use iced::Renderer;
use iced::Theme;
use iced::mouse;
use iced::widget::canvas;
use iced::widget::canvas::Frame;
use iced::widget::canvas::Geometry;
use iced::widget::canvas::LineCap;
use iced::widget::canvas::LineJoin;
use iced::widget::canvas::Path;
use iced::widget::canvas::Stroke;
use iced::widget::canvas::path::Builder;

/// A place in the unit square.
pub type Spot = (f32, f32);

/// A pen on a square, whose sides count as 1.
pub struct Pen<'a> {
    frame: &'a mut Frame,
    side: f32,
}

impl<'a> Pen<'a> {
    /// A pen on the largest square at the top left of `frame`.
    pub fn new(frame: &'a mut Frame) -> Self {
        let side = frame.width().min(frame.height());
        frame.scale(side);
        Self { frame, side }
    }

    /// Fills what `shape` encloses.
    pub fn fill(&mut self, color: Color, shape: impl FnOnce(&mut Outline)) {
        let path = Path::new(|builder| shape(&mut Outline(builder)));
        self.frame.fill(&path, color);
    }

    /// Draws along `shape` with round ends; `width` is a share of the side.
    pub fn stroke(&mut self, color: Color, width: f32, shape: impl FnOnce(&mut Outline)) {
        let path = Path::new(|builder| shape(&mut Outline(builder)));
        // A stroke's width does not follow the frame's scale.
        let stroke = Stroke {
            line_cap: LineCap::Round,
            line_join: LineJoin::Round,
            ..Stroke::default()
                .with_width(width * self.side)
                .with_color(color)
        };
        self.frame.stroke(&path, stroke);
    }

    /// Fills a disc.
    pub fn disc(&mut self, color: Color, center: Spot, radius: f32) {
        self.fill(color, |shape| shape.circle(center, radius));
    }

    /// Fills the polygon with these corners.
    pub fn polygon(&mut self, color: Color, corners: &[Spot]) {
        self.fill(color, |shape| shape.polygon(corners));
    }

    /// Draws a straight line.
    pub fn line(&mut self, color: Color, width: f32, from: Spot, to: Spot) {
        self.stroke(color, width, |shape| {
            shape.from(from).line(to);
        });
    }
}

/// A shape being described, corner after corner.
pub struct Outline<'a>(&'a mut Builder);

impl Outline<'_> {
    /// Begins a new line at a spot.
    pub fn from(&mut self, (x, y): Spot) -> &mut Self {
        self.0.move_to(Point::new(x, y));
        self
    }

    /// Goes straight to a spot.
    pub fn line(&mut self, (x, y): Spot) -> &mut Self {
        self.0.line_to(Point::new(x, y));
        self
    }

    /// Goes to a spot in a curve that is pulled towards another.
    pub fn curve(&mut self, pull: Spot, to: Spot) -> &mut Self {
        self.0
            .quadratic_curve_to(Point::new(pull.0, pull.1), Point::new(to.0, to.1));
        self
    }

    /// Goes to a spot in a curve that leaves towards `first` and arrives from `last`.
    pub fn bend(&mut self, first: Spot, last: Spot, to: Spot) -> &mut Self {
        let [first, last, to] = [first, last, to].map(|(x, y)| Point::new(x, y));
        self.0.bezier_curve_to(first, last, to);
        self
    }

    /// Joins the end to the beginning.
    pub fn close(&mut self) {
        self.0.close();
    }

    /// A whole circle.
    pub fn circle(&mut self, (x, y): Spot, radius: f32) {
        self.0.circle(Point::new(x, y), radius);
    }

    /// A closed polygon.
    pub fn polygon(&mut self, corners: &[Spot]) {
        if let Some((&first, rest)) = corners.split_first() {
            self.from(first);
            for &corner in rest {
                self.line(corner);
            }
            self.close();
        }
    }
}

/// A small picture that is drawn once and kept until `subject` changes.
pub struct Drawing<Subject> {
    subject: Subject,
    paint: fn(&mut Pen, &Subject),
}

/// A square picture of `subject`, `side` logical pixels wide and high.
pub fn drawing<'a, Subject, Message: 'a>(
    subject: Subject,
    side: f32,
    paint: fn(&mut Pen, &Subject),
) -> Element<'a, Message>
where
    Subject: PartialEq + Clone + 'static,
{
    canvas(Drawing { subject, paint })
        .width(Length::Fixed(side))
        .height(Length::Fixed(side))
        .into()
}

impl<Subject: PartialEq + Clone + 'static, Message> canvas::Program<Message> for Drawing<Subject> {
    type State = RefCell<Option<(Subject, canvas::Cache)>>;

    fn draw(
        &self,
        state: &Self::State,
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let mut state = state.borrow_mut();
        let kept = state.take().filter(|(subject, _)| *subject == self.subject);
        let (_, cache) =
            state.insert(kept.unwrap_or_else(|| (self.subject.clone(), canvas::Cache::new())));
        vec![cache.draw(renderer, bounds.size(), |frame| {
            (self.paint)(&mut Pen::new(frame), &self.subject);
        })]
    }
}
