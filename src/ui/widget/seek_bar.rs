//! The seek bar of a replay: a line with a tick for each click, and a knob. A press or a drag
//! seeks.

use crate::replay::{ClickKind, TimelineClick};
use crate::ui::theme::{Palette, mix};
use crate::ui::widget::control::{ControlPart, Drawing, Input, of_height};
use crate::ui::widget::focus;
use crate::ui::widget::pointer::{Drag, DragEvent};
use crate::ui::widget::semantics::NumericRange;
use iced::{Color, Element, Event, Rectangle, Renderer};

/// In logical pixels.
pub const HEIGHT: f32 = 24.0;
const KNOB: f32 = 12.0;
const LINE: f32 = 4.0;

/// Maps the time of a recording to a line in the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimeScale {
    /// In ms.
    pub begin: i32,
    /// In ms.
    pub end: i32,
}

impl TimeScale {
    /// The position of a time on a line of this `width`, in logical pixels.
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
    pub ticks: &'a [TimelineClick],
}

/// A slider with this `name`, which shows the time as `value`. `on_seek` gets the time in ms. Keys
/// are left to the screen.
pub fn seek_bar<'a, Message: Clone + 'a>(
    span: SeekBarData<'a>,
    name: &str,
    value: String,
    palette: &'static Palette,
    on_seek: impl Fn(i32) -> Message + Clone + 'a,
) -> Element<'a, Message> {
    let seconds = |ms: i32| f64::from(ms) / 1_000.0;
    let range = NumericRange {
        value: Some(seconds(span.at)),
        min: seconds(span.scale.begin),
        max: seconds(span.scale.end),
        step: 1.0,
    };
    let on_set = {
        let on_seek = on_seek.clone();
        move |seconds: f64| on_seek((seconds * 1_000.0).round() as i32)
    };
    let bar = of_height(HEIGHT, SeekBar { data: span, palette, on_seek: Box::new(on_seek) });
    focus::slider(bar, Some(name), value, range, false, on_set)
}

struct SeekBar<'a, Message> {
    data: SeekBarData<'a>,
    palette: &'static Palette,
    on_seek: Box<dyn Fn(i32) -> Message + 'a>,
}

impl<Message> SeekBar<'_, Message> {
    fn color(&self, tick: TimelineClick) -> Color {
        let palette = self.palette;
        let color = match tick.kind {
            ClickKind::Left => palette.number_mark(1),
            ClickKind::Right => palette.danger,
            ClickKind::Chord => palette.number_mark(2),
        };
        if tick.effective { color } else { mix(color, palette.surface, 0.6) }
    }
}

impl<Message> ControlPart<Message> for SeekBar<'_, Message> {
    type State = Drag<()>;

    fn update(
        &mut self,
        input: &mut Input<'_, '_, '_, Message>,
        drag: &mut Drag<()>,
        event: &Event,
    ) {
        let bounds = input.child.bounds();
        let grab = |point| bounds.contains(point).then_some(());
        let point = match drag.follow(event, input.cursor, grab) {
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

    fn draw(&self, drawing: Drawing<'_, '_, Message>, _: &Drag<()>, renderer: &mut Renderer) {
        let bounds = drawing.bounds();
        let middle = bounds.center_y();
        let mut fill = |x: f32, y: f32, width: f32, height: f32, radius: f32, color: Color| {
            let bounds = Rectangle { x: bounds.x + x, y, width, height };
            super::fill(renderer, bounds, radius, color);
        };
        let (palette, scale) = (self.palette, self.data.scale);
        let (line, at) = (middle - LINE / 2.0, scale.x_at(self.data.at, bounds.width));
        fill(0.0, line, bounds.width, LINE, LINE / 2.0, palette.line);
        fill(0.0, line, at, LINE, LINE / 2.0, mix(palette.accent, palette.surface, 0.4));
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
