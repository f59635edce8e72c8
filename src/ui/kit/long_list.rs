//! A scroll bar for lists of any length: its thumb is always large enough to be grabbed, which that
//! of iced's scrollable is not.

use crate::ui::kit::control::{Child, ControlPart, DrawContext, Input, wrap};
use crate::ui::kit::pointer::{Drag, DragEvent};
use crate::ui::kit::viewport::{SCROLLBAR_SPACE, ScrollAxis, ScrollBar, Viewport};
use crate::ui::kit::{fill, scrollbar};
use crate::ui::{Element, Renderer};
use iced::advanced::Renderer as _;
use iced::advanced::widget::operation::{Scrollable, black_box, scrollable::AbsoluteOffset};
use iced::advanced::widget::{Id, Operation};
use iced::{Event, Point, Rectangle, Size, Vector, window};

/// `list` is scrollable and has no bar of its own.
pub fn long_list<'a, M: 'a>(list: impl Into<Element<'a, M>>) -> Element<'a, M> {
    wrap(list, LongList)
}

struct LongList;

#[derive(Default)]
struct State {
    /// As the list was when it was drawn last.
    bar: Option<ScrollBar>,
    /// The distance of the pointer from the top of the thumb that is dragged.
    held: Drag<f32>,
    is_over: bool,
}

/// Looks at a list, and scrolls it.
#[derive(Default)]
struct Visit {
    bar: Option<ScrollBar>,
    to: Option<f32>,
    is_done: bool,
}

impl Operation for Visit {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        if !self.is_done {
            operate(self);
        }
    }

    fn scrollable(
        &mut self,
        _: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        if std::mem::replace(&mut self.is_done, true) {
            return;
        }
        let size = Size::new(bounds.width - SCROLLBAR_SPACE, bounds.height);
        let viewport = Viewport {
            origin: Point::ORIGIN,
            size,
            content_size: Size::new(size.width, content.height),
            offset: Point::ORIGIN + translation,
        };
        self.bar = viewport.bar(ScrollAxis::Vertical, bounds);
        if let Some(y) = self.to {
            state.scroll_to(AbsoluteOffset { x: None, y: Some(y) });
        }
    }
}

/// The bar of the list inside, which scrolls `to` this offset.
fn visit<M>(child: &mut Child<'_, '_, M>, to: Option<f32>) -> Option<ScrollBar> {
    let mut visit = Visit { to, ..Visit::default() };
    child.operate(&mut black_box(&mut visit));
    visit.bar
}

impl<M> ControlPart<M> for LongList {
    type State = State;

    fn update(&mut self, input: &mut Input<'_, '_, '_, M>, state: &mut State, event: &Event) {
        let bar = visit(&mut input.child, None);
        if !matches!(event, Event::Window(window::Event::RedrawRequested(_))) {
            let is_over = bar.is_some_and(|bar| input.cursor.is_over(bar.track));
            if is_over != state.is_over {
                input.shell.request_redraw();
            }
            state.is_over = is_over;
        }
        let grab = |point: Point| {
            let bar = bar.filter(|bar| bar.track.contains(point))?;
            // A press beside the thumb centres it at the pointer.
            let is_on_thumb = bar.thumb.contains(point);
            Some(if is_on_thumb { point.y - bar.thumb.y } else { bar.thumb.height / 2.0 })
        };
        let drag = state.held.follow(event, input.cursor, grab);
        if let Some(DragEvent::Grab(grip, point) | DragEvent::Move(grip, point)) = drag {
            visit(&mut input.child, bar.map(|bar| bar.offset_at(point.y - bar.track.y - grip)));
        }
        if drag.is_some() {
            input.shell.request_redraw();
            input.shell.capture_event();
            return;
        }
        state.bar = bar;
        input.pass(event);
    }

    fn draw(&self, drawing: DrawContext<'_, '_, M>, state: &State, renderer: &mut Renderer) {
        drawing.child(renderer);
        if let Some(bar) = state.bar {
            let is_lit = state.held.0.is_some() || state.is_over;
            let color = scrollbar::thumb_color(drawing.theme, is_lit);
            // Above the list, which is in a layer of its own.
            renderer.with_layer(bar.track, |renderer| {
                fill(renderer, bar.visible_thumb(), scrollbar::WIDTH / 2.0, color);
            });
        }
    }
}
