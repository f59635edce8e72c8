//! The seek bar of a replay: a line with a tick for each click, and a knob. A press or a drag
//! seeks; one with the right button marks a part of the line.

use crate::replay::{ClickKind, TimelineClick};
use crate::ui::kit::control::{ControlPart, DrawContext, Input, of_height};
use crate::ui::kit::focus;
use crate::ui::kit::pointer::{Drag, DragEvent};
use crate::ui::kit::semantics::NumericRange;
use crate::ui::kit::theme::Palette;
use crate::ui::{Element, Renderer};
use iced::{Color, Event, Point, Rectangle, mouse};

pub const HEIGHT: f32 = 24.0;
const KNOB: f32 = 12.0;
const LINE: f32 = 4.0;
/// The height of a bracket around the marked part, how thick it is, and how far it reaches inwards.
const BRACKET: f32 = 20.0;
const EDGE: f32 = 2.0;
const FOOT: f32 = 4.0;

/// Maps the time of a recording to a line in the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimeScale {
    /// In ms.
    pub begin: i32,
    /// In ms.
    pub end: i32,
}

impl TimeScale {
    /// The position of a time on a line of this `width`.
    pub fn x_at(self, time: i32, width: f32) -> f32 {
        let whole = (self.end - self.begin).max(1) as f32;
        (time - self.begin) as f32 / whole * (width - KNOB) + KNOB / 2.0
    }

    /// The inverse of [`Self::x_at`].
    fn time_at(self, place: f32, width: f32) -> i32 {
        let share = ((place - KNOB / 2.0) / (width - KNOB).max(1.0)).clamp(0.0, 1.0);
        let whole = f64::from(self.end) - f64::from(self.begin);
        self.begin + (whole * f64::from(share)).round() as i32
    }
}

#[derive(Debug, Clone, Copy)]
pub struct SeekBarData<'a> {
    pub scale: TimeScale,
    /// The current time, in ms.
    pub at: i32,
    /// The time that is told, in ms.
    pub told: i32,
    pub ticks: &'a [TimelineClick],
    /// The part that is marked, between these times in ms.
    pub part: Option<[i32; 2]>,
}

/// Gets the times in ms between which the right button has marked a part, in any order.
pub type OnPart<'a, M> = Option<Box<dyn Fn([i32; 2]) -> M + 'a>>;

/// A slider with this `name`, which shows the time as `value`. `on_seek` gets the time in ms. Keys
/// are left to the screen.
pub fn seek_bar<'a, M: Clone + 'a>(
    span: SeekBarData<'a>,
    name: &str,
    value: String,
    palette: &'static Palette,
    on_seek: impl Fn(i32) -> M + Clone + 'a,
    on_part: OnPart<'a, M>,
) -> Element<'a, M> {
    let seconds = |ms: i32| f64::from(ms) / 1_000.0;
    let range = NumericRange {
        value: Some(seconds(span.told)),
        min: seconds(span.scale.begin),
        max: seconds(span.scale.end),
        step: 1.0,
    };
    let on_set = {
        let on_seek = on_seek.clone();
        move |seconds: f64| on_seek((seconds * 1_000.0).round() as i32)
    };
    let bar =
        of_height(HEIGHT, SeekBar { data: span, palette, on_seek: Box::new(on_seek), on_part });
    focus::slider(bar, Some(name), value, range, false, on_set)
}

struct SeekBar<'a, M> {
    data: SeekBarData<'a>,
    palette: &'static Palette,
    on_seek: Box<dyn Fn(i32) -> M + 'a>,
    on_part: OnPart<'a, M>,
}

/// What the buttons hold: the left one the knob, the right one an end of the part, in ms.
#[derive(Debug, Default)]
struct Held {
    knob: Drag<()>,
    part: Option<i32>,
}

impl<M> SeekBar<'_, M> {
    /// Marks a part with the right button, which `anchor` remembers while it is held.
    fn mark(&self, input: &mut Input<'_, '_, '_, M>, anchor: &mut Option<i32>, event: &Event) {
        let (Some(on_part), bounds) = (&self.on_part, input.child.bounds()) else { return };
        let time_at = |point: Point| self.data.scale.time_at(point.x - bounds.x, bounds.width);
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Right)) => {
                let Some(point) = input.cursor.position_over(bounds) else { return };
                let time = time_at(point);
                *anchor = Some(time);
                input.shell.capture_event();
                input.shell.publish(on_part([time, time]));
            }
            Event::Mouse(mouse::Event::CursorMoved { position }) => {
                if let Some(from) = *anchor {
                    input.shell.publish(on_part([from, time_at(*position)]));
                }
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Right)) => *anchor = None,
            _ => {}
        }
    }

    fn color(&self, tick: TimelineClick) -> Color {
        let palette = self.palette;
        let color = match tick.kind {
            ClickKind::Left => palette.number_mark(1),
            ClickKind::Right => palette.danger,
            ClickKind::Chord => palette.number_mark(2),
        };
        if tick.effective { color } else { palette.weak(color, 0.6) }
    }
}

impl<M> ControlPart<M> for SeekBar<'_, M> {
    type State = Held;

    fn update(&mut self, input: &mut Input<'_, '_, '_, M>, held: &mut Held, event: &Event) {
        let bounds = input.child.bounds();
        self.mark(input, &mut held.part, event);
        let grab = |point| bounds.contains(point).then_some(());
        let point = match held.knob.follow(event, input.cursor, grab) {
            Some(DragEvent::Grab((), point)) => {
                input.shell.capture_event();
                point
            }
            Some(DragEvent::Move((), point)) => point,
            Some(DragEvent::Drop) | None => return,
        };
        let time = self.data.scale.time_at(point.x - bounds.x, bounds.width);
        if time != self.data.at {
            input.shell.publish((self.on_seek)(time));
        }
    }

    fn draw(&self, drawing: DrawContext<'_, '_, M>, _: &Held, renderer: &mut Renderer) {
        let bounds = drawing.bounds();
        let middle = bounds.center_y();
        let mut fill = |x: f32, y: f32, width: f32, height: f32, radius: f32, color: Color| {
            let bounds = Rectangle { x: bounds.x + x, y, width, height };
            super::fill(renderer, bounds, radius, color);
        };
        let (palette, scale) = (self.palette, self.data.scale);
        let (line, at) = (middle - LINE / 2.0, scale.x_at(self.data.at, bounds.width));
        fill(0.0, line, bounds.width, LINE, LINE / 2.0, palette.line);
        fill(0.0, line, at, LINE, LINE / 2.0, palette.weak(palette.accent, 0.4));
        if let Some(part) = self.data.part {
            let [from, to] = part.map(|time| scale.x_at(time, bounds.width).round());
            let color = palette.text;
            fill(from, line, to - from, LINE, 0.0, color);
            // Brackets around it.
            for (edge, foot) in [(from - EDGE, from), (to, to - FOOT)] {
                let top = middle - BRACKET / 2.0;
                fill(edge, top, EDGE, BRACKET, 0.0, color);
                for y in [top, top + BRACKET - EDGE] {
                    fill(foot, y, FOOT, EDGE, 0.0, color);
                }
            }
        }
        // Clicks on the same pixel share a tick.
        let mut last = -1.0;
        for tick in self.data.ticks {
            let place = scale.x_at(tick.time, bounds.width).floor();
            if place > last {
                let tall = if tick.effective { 14.0 } else { 8.0 };
                fill(place, middle - tall / 2.0, 1.0, tall, 0.0, self.color(*tick));
                last = place;
            }
        }
        let knob = (at - KNOB / 2.0).round();
        fill(knob, middle - KNOB / 2.0, KNOB, KNOB, KNOB / 2.0, palette.accent);
    }
}
