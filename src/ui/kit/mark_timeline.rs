//! The marks of a replay, on its seek bar or below it. A press on one seeks to it.
//!
//! Guesses stand on the ground, higher for more risk: one with a head was avoidable, the wide one
//! lost the game. Above them are the moments in which time was lost. Each kind has a shape and a
//! colour of its own. On the seek bar are only guesses and overlooked cells.

use super::seek_bar::{self, TimeScale};
use crate::ui::kit::control::{Child, ControlPart, DrawContext, Input, of_height};
use crate::ui::kit::pointer::PointerEvent;
use crate::ui::kit::semantics::{Semantics, described};
use crate::ui::kit::theme::{AMBER, Palette, mix};
use crate::ui::{Element, Renderer};
use accesskit::{Action, Role};
use iced::advanced::widget::Operation;
use iced::advanced::{Renderer as _, renderer};
use iced::widget::container;
use iced::{Border, Color, Event, Rectangle, border, color, mouse};
use std::ops::Range;

/// Sizes of marks.
#[derive(Debug, Clone, Copy)]
pub struct MarkSizes {
    /// Of the whole line.
    pub height: f32,
    /// The height of a certain loss and the least height of a guess.
    tall: f32,
    low: f32,
    /// The side of a head.
    head: f32,
    /// Where the marks of lost time have their middle.
    middle: f32,
    dot: f32,
    square: f32,
    /// Of the ground above the bottom.
    ground: f32,
}

/// On the seek bar.
pub const ON_LINE: MarkSizes = MarkSizes {
    height: seek_bar::HEIGHT,
    tall: 8.0,
    low: 5.0,
    head: 4.0,
    middle: seek_bar::HEIGHT / 2.0,
    dot: 9.0,
    square: 0.0,
    ground: seek_bar::HEIGHT / 2.0 - 2.0,
};
/// In a line of their own.
pub const ROOMY: MarkSizes = MarkSizes {
    height: 32.0,
    tall: 12.0,
    low: 4.0,
    head: 6.0,
    middle: 6.0,
    dot: 9.0,
    square: 7.0,
    ground: 1.0,
};
/// For low windows.
pub const TIGHT: MarkSizes = MarkSizes {
    height: 20.0,
    tall: 6.0,
    low: 3.0,
    head: 4.0,
    middle: 4.0,
    dot: 8.0,
    square: 6.0,
    ground: 1.0,
};

/// The width of a guess and of the one that lost the game.
const MARK: f32 = 4.0;
const FATAL: f32 = 8.0;
/// Between a guess and its head.
const NECK: f32 = 1.0;
const DASH: f32 = 4.0;
/// How close to a mark a press has to be.
const NEAR: f32 = 6.0;

/// Colours that differ for every colour vision, by M. Okabe and K. Ito, Color Universal Design, 2008.
const OVERLOOKED: Color = color!(0x009E73);
const SLOW: Color = color!(0x3D8FD1);

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TimelineMark {
    /// In ms.
    pub time: i32,
    /// The number of events before the position to which it leads.
    pub event: usize,
    pub shape: MarkShape,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum MarkShape {
    /// A bar.
    Guess {
        /// From 0 to 1.
        risk: f32,
        needless: bool,
        fatal: bool,
    },
    /// A disc.
    Overlooked,
    /// A line up to this time, in ms.
    Slow { until: i32 },
    /// A hollow square.
    Wasted,
}

/// `on_pick` gets the event of the pressed mark. Those who hear it have a list of this `name`, where
/// `mark_name` names each.
pub fn mark_timeline<'a, M: 'a>(
    scale: TimeScale,
    marks: &'a [TimelineMark],
    sizes: MarkSizes,
    palette: &'static Palette,
    (name, mark_name): (&str, impl Fn(&TimelineMark) -> String + 'a),
    on_pick: impl Fn(usize) -> M + 'a,
) -> Element<'a, M> {
    let (on_pick, mark_name) = (Box::new(on_pick), Box::new(mark_name));
    let line = MarkTimeline { scale, marks, sizes, palette, mark_name, on_pick };
    described(of_height(sizes.height, line), Semantics::new(Role::List).named(name))
}

/// The shape of a mark, for a legend.
pub fn swatch<'a, M: 'a>(shape: MarkShape, palette: &'static Palette) -> Element<'a, M> {
    let sizes = ROOMY;
    let (width, height, radius) = match shape {
        // Its head alone says what it is.
        MarkShape::Guess { needless: true, .. } => {
            return super::patch(sizes.head, sizes.head, container::background(palette.text));
        }
        MarkShape::Guess { .. } => (MARK, sizes.tall, 0.0),
        MarkShape::Overlooked => (sizes.dot, sizes.dot, sizes.dot / 2.0),
        MarkShape::Slow { .. } => (3.0 * DASH, DASH, DASH / 2.0),
        MarkShape::Wasted => (sizes.square, sizes.square, 0.0),
    };
    let (fill, border) = shape.look(radius, palette);
    super::patch(width, height, container::background(fill).border(border))
}

impl MarkShape {
    /// The colour of the inside, and the line around it.
    fn look(self, radius: f32, palette: &Palette) -> (Color, Border) {
        let border = border::rounded(radius);
        match self {
            // High contrast has none of these colours. The line that a guess may stand on is yellow.
            Self::Guess { .. } if palette.is_high_contrast() => {
                (palette.accent, border.width(1.0).color(palette.surface))
            }
            Self::Overlooked if palette.is_high_contrast() => {
                (palette.surface, border.width(2.0).color(palette.text))
            }
            Self::Slow { .. } if palette.is_high_contrast() => (palette.text, border),
            Self::Guess { fatal: true, .. } => (palette.danger, border),
            Self::Guess { risk, .. } => (mix(AMBER, palette.danger, risk), border),
            Self::Overlooked => (OVERLOOKED, border),
            Self::Slow { .. } => (SLOW, border),
            Self::Wasted => (Color::TRANSPARENT, border.width(1.5).color(palette.muted)),
        }
    }
}

impl MarkSizes {
    /// The height of a mark without its head.
    fn height_of(&self, shape: MarkShape) -> f32 {
        match shape {
            // Most guesses risk less than half; the root gives them most of the height.
            MarkShape::Guess { risk, .. } => (risk.sqrt() * self.tall).round().max(self.low),
            MarkShape::Overlooked => self.dot,
            MarkShape::Slow { .. } => DASH,
            MarkShape::Wasted => self.square,
        }
    }

    /// Whether these marks show this kind.
    fn shows(&self, shape: MarkShape) -> bool {
        self.square > 0.0 || matches!(shape, MarkShape::Guess { .. } | MarkShape::Overlooked)
    }

    /// Where a mark with its head begins and ends, below the top of the line.
    pub fn extent(&self, shape: MarkShape) -> Range<f32> {
        let height = self.height_of(shape);
        match shape {
            MarkShape::Guess { needless, .. } => {
                let ground = self.height - self.ground;
                ground - height - if needless { self.head + NECK } else { 0.0 }..ground
            }
            _ => self.middle - height / 2.0..self.middle + height / 2.0,
        }
    }
}

struct MarkTimeline<'a, M> {
    scale: TimeScale,
    marks: &'a [TimelineMark],
    sizes: MarkSizes,
    palette: &'static Palette,
    mark_name: Box<dyn Fn(&TimelineMark) -> String + 'a>,
    on_pick: Box<dyn Fn(usize) -> M + 'a>,
}

/// The event of the mark that assistive technology has pressed.
#[derive(Debug, Default)]
struct Asked(Option<usize>);

impl<M> MarkTimeline<'_, M> {
    /// The marks that are shown on a line of this `width`, each with its middle. On the seek bar, where
    /// they share a line, those of nearly the same time stand beside each other.
    fn placed(&self, width: f32) -> Vec<(&TimelineMark, f32)> {
        let shown = self.marks.iter().filter(|mark| self.sizes.shows(mark.shape));
        let mut placed: Vec<_> =
            shown.map(|mark| (mark, self.scale.x_at(mark.time, width))).collect();
        if self.sizes.square > 0.0 {
            return placed;
        }
        placed.sort_by(|(_, one), (_, other)| one.total_cmp(other));
        let mut least = f32::NEG_INFINITY;
        for (_, x) in &mut placed {
            *x = x.max(least.min(*x + self.sizes.dot));
            least = *x + self.sizes.dot;
        }
        let mut most = width;
        for (_, x) in placed.iter_mut().rev() {
            *x = x.min(most.max(*x - self.sizes.dot));
            most = *x - self.sizes.dot;
        }
        placed
    }

    /// The event of the mark at `place` on a line of this `width`.
    fn at(&self, place: f32, width: f32) -> Option<usize> {
        let ways = self.placed(width).into_iter().map(|(mark, begin)| {
            let until = |time| self.scale.x_at(time, width).max(begin);
            let end =
                if let MarkShape::Slow { until: time } = mark.shape { until(time) } else { begin };
            (mark.event, (place - place.clamp(begin, end)).abs())
        });
        let (event, way) = ways.min_by(|(_, one), (_, other)| one.total_cmp(other))?;
        (way <= NEAR).then_some(event)
    }

    fn pointed(&self, bounds: Rectangle, cursor: mouse::Cursor) -> Option<usize> {
        let point = cursor.position_over(bounds)?;
        self.at(point.x - bounds.x, bounds.width)
    }
}

impl<M> ControlPart<M> for MarkTimeline<'_, M> {
    type State = Asked;

    fn operate(
        &mut self,
        child: &mut Child<'_, '_, M>,
        asked: &mut Asked,
        operation: &mut dyn Operation,
    ) {
        for mark in self.marks.iter().filter(|mark| self.sizes.shows(mark.shape)) {
            let mut semantics = Semantics {
                actions: &[Action::Click],
                ..Semantics::new(Role::ListItem).named((self.mark_name)(mark))
            };
            operation.custom(None, child.bounds(), &mut semantics);
            operation.traverse(&mut |_| {});
            if semantics.request.is_some() {
                asked.0 = Some(mark.event);
            }
        }
    }

    fn update(&mut self, input: &mut Input<'_, '_, '_, M>, asked: &mut Asked, event: &Event) {
        if let Some(event) = asked.0.take() {
            input.shell.publish((self.on_pick)(event));
        }
        if PointerEvent::of(event) == Some(PointerEvent::Press)
            && let Some(event) = self.pointed(input.child.bounds(), input.cursor)
        {
            input.shell.capture_event();
            input.shell.publish((self.on_pick)(event));
        }
    }

    fn interaction(&self, bounds: Rectangle, cursor: mouse::Cursor) -> Option<mouse::Interaction> {
        self.pointed(bounds, cursor).map(|_| mouse::Interaction::Pointer)
    }

    fn draw(&self, drawing: DrawContext<'_, '_, M>, _: &Asked, renderer: &mut Renderer) {
        let (bounds, palette, sizes) = (drawing.bounds(), self.palette, self.sizes);
        let mut fill = |x: f32, width: f32, radius: f32, mark: MarkShape| {
            let (inside, border) = mark.look(radius, palette);
            let height = sizes.height_of(mark);
            let y = bounds.y + sizes.extent(mark).end - height;
            let bounds = Rectangle { x: (bounds.x + x).round(), y, width, height };
            let quad = renderer::Quad { bounds, border, ..renderer::Quad::default() };
            renderer.fill_quad(quad, inside);
        };
        let mut heads = Vec::new();
        // Squares on the same pixel would only cost time.
        let mut last = -1.0;
        // The discs are in front: they are few, and matter most.
        let placed = self.placed(bounds.width).into_iter();
        let (discs, others): (Vec<_>, Vec<_>) =
            placed.partition(|(mark, _)| mark.shape == MarkShape::Overlooked);
        for (mark, place) in others.into_iter().chain(discs) {
            let shape = mark.shape;
            match shape {
                MarkShape::Guess { needless, fatal, .. } => {
                    let width = if fatal { FATAL } else { MARK };
                    fill(place - width / 2.0, width, 0.0, shape);
                    if needless {
                        heads.push((place - sizes.head / 2.0, sizes.extent(shape).start));
                    }
                }
                MarkShape::Overlooked => {
                    fill(place - sizes.dot / 2.0, sizes.dot, sizes.dot / 2.0, shape);
                }
                MarkShape::Slow { until } => {
                    let width = (self.scale.x_at(until, bounds.width) - place).max(DASH);
                    fill(place, width, DASH / 2.0, shape);
                }
                MarkShape::Wasted if place.floor() != last => {
                    last = place.floor();
                    fill(place - sizes.square / 2.0, sizes.square, 0.0, shape);
                }
                MarkShape::Wasted => {}
            }
        }
        let mut plain = |x: f32, y: f32, width: f32, height: f32, color: Color| {
            let bounds = Rectangle { x: (bounds.x + x).round(), y: bounds.y + y, width, height };
            super::fill(renderer, bounds, 0.0, color);
        };
        if sizes.ground == 1.0 {
            plain(0.0, sizes.height - 1.0, bounds.width, 1.0, palette.line);
        }
        for (x, y) in heads {
            plain(x, y, sizes.head, sizes.head, palette.text);
        }
    }
}
