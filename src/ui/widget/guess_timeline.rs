//! The risk line of a replay, below its seek bar: a mark for each guess, higher for more risk. A
//! press on one seeks to it.
//!
//! A mark with a head was avoidable; the wide one lost the game.

use super::seek_bar::TimeScale;
use crate::ui::theme::{AMBER, Palette, mix};
use crate::ui::widget::pointer::PointerEvent;
use iced::advanced::widget::Tree;
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, renderer};
use iced::{Color, Element, Event, Length, Rectangle, Renderer, Size, Theme, mouse};

/// In logical pixels.
pub const HEIGHT: f32 = 20.0;
/// The height of a certain loss and the least height, in logical pixels.
const TALL: f32 = 12.0;
const LOW: f32 = 4.0;
/// The width of a mark, of the one that lost the game, and of a head, in logical pixels.
const MARK: f32 = 4.0;
const FATAL: f32 = 8.0;
const HEAD: f32 = 6.0;
/// How close to a mark a press has to be, in logical pixels.
const NEAR: f32 = 6.0;

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct GuessMark {
    /// In ms.
    pub time: i32,
    /// From 0 to 1.
    pub risk: f32,
    pub needless: bool,
    pub fatal: bool,
}

/// `on_pick` gets the index of the pressed mark.
pub fn guess_timeline<'a, Message: 'a>(
    scale: TimeScale,
    marks: Vec<GuessMark>,
    palette: &'static Palette,
    on_pick: impl Fn(usize) -> Message + 'a,
) -> Element<'a, Message> {
    Element::new(GuessTimeline { scale, marks, palette, on_pick: Box::new(on_pick) })
}

struct GuessTimeline<'a, Message> {
    scale: TimeScale,
    marks: Vec<GuessMark>,
    palette: &'static Palette,
    on_pick: Box<dyn Fn(usize) -> Message + 'a>,
}

impl<Message> GuessTimeline<'_, Message> {
    /// The mark at `place` on a line of this `width`.
    fn at(&self, place: f32, width: f32) -> Option<usize> {
        let way = |mark: &GuessMark| (self.scale.x_at(mark.time, width) - place).abs();
        let ways = self.marks.iter().map(way).enumerate();
        let (index, way) = ways.min_by(|(_, one), (_, other)| one.total_cmp(other))?;
        (way <= NEAR).then_some(index)
    }

    fn pointed(&self, layout: Layout<'_>, cursor: mouse::Cursor) -> Option<usize> {
        let bounds = layout.bounds();
        let point = cursor.position_over(bounds)?;
        self.at(point.x - bounds.x, bounds.width)
    }
}

impl<Message> Widget<Message, Theme, Renderer> for GuessTimeline<'_, Message> {
    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Fixed(HEIGHT))
    }

    fn layout(&mut self, _: &mut Tree, _: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::atomic(limits, Length::Fill, HEIGHT)
    }

    fn update(
        &mut self,
        _tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        _viewport: &Rectangle,
    ) {
        if PointerEvent::of(event) == Some(PointerEvent::Press)
            && let Some(index) = self.pointed(layout, cursor)
        {
            shell.capture_event();
            shell.publish((self.on_pick)(index));
        }
    }

    fn mouse_interaction(
        &self,
        _tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _viewport: &Rectangle,
        _renderer: &Renderer,
    ) -> mouse::Interaction {
        match self.pointed(layout, cursor) {
            Some(_) => mouse::Interaction::Pointer,
            None => mouse::Interaction::None,
        }
    }

    fn draw(
        &self,
        _tree: &Tree,
        renderer: &mut Renderer,
        _theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
        let (bounds, palette) = (layout.bounds(), self.palette);
        let ground = bounds.y + bounds.height - 1.0;
        let mut fill = |x: f32, y: f32, width: f32, height: f32, color: Color| {
            let bounds = Rectangle { x: (bounds.x + x).round(), y, width, height };
            super::fill(renderer, bounds, 0.0, color);
        };
        fill(0.0, ground, bounds.width, 1.0, palette.line);
        for mark in &self.marks {
            let place = self.scale.x_at(mark.time, bounds.width);
            let width = if mark.fatal { FATAL } else { MARK };
            // Most guesses risk less than half; the root gives them most of the height.
            let height = (mark.risk.sqrt() * TALL).round().max(LOW);
            let color =
                if mark.fatal { palette.danger } else { mix(AMBER, palette.danger, mark.risk) };
            let top = ground - height;
            fill(place - width / 2.0, top, width, height, color);
            if mark.needless {
                fill(place - HEAD / 2.0, top - HEAD - 1.0, HEAD, HEAD, palette.text);
            }
        }
    }
}
