//! A pane through which something is seen that may be larger than it: scrolled by the wheel, by bars
//! and by a finger that slides, zoomed by Ctrl and the wheel.
//!
//! The toolkit's own scrollable keeps to itself how far it is scrolled. Here that is the screen's to
//! know, like all the rest of what it shows: so a zoom changes the size and the place of the cells
//! in one picture, and the cells that come into sight are there in the same picture.

use crate::ui::board::viewport::{ScrollAxis, ScrollBar};
use crate::ui::board::{Rulers, Viewport};
use crate::ui::theme::Palette;
use crate::ui::widget::scrollbar;
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, layout, renderer};
use iced::touch::Finger;
use iced::{
    Background, Element, Event, Length, Point, Rectangle, Renderer, Size, Theme, Vector, border,
    keyboard, mouse, touch,
};

/// How far a finger slides before it scrolls instead of tapping, in logical pixels.
pub const TOUCH_SLOP: f32 = 10.0;
/// How far a line of the wheel scrolls, in logical pixels.
const LINE: f32 = 60.0;
/// How far the fingers on a touch pad move for one step of the zoom, in logical pixels.
const STEP: f32 = 40.0;

/// What the player asked for over the pane.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum PanZoom {
    /// To scroll the whole to this offset, in logical pixels.
    Scroll(Point),
    /// To zoom.
    Zoom {
        /// By so many steps: above 0 for larger.
        steps: i32,
        /// Where the pointer is, in the pane: what lies there is to stay there.
        at: Point,
    },
}

/// A pane that fills its room, with `rulers` beside what is seen, if there are any.
pub fn scroll_pane<'a, Message: 'a>(
    content: Element<'a, Message>,
    place: Viewport,
    rulers: Option<Rulers>,
    palette: &'static Palette,
    on_motion: impl Fn(PanZoom) -> Message + 'a,
) -> Element<'a, Message> {
    Element::new(ScrollPane {
        content,
        viewport: place,
        rulers,
        palette,
        on_pan_zoom: Box::new(on_motion),
    })
}

struct ScrollPane<'a, Message> {
    content: Element<'a, Message>,
    viewport: Viewport,
    rulers: Option<Rulers>,
    palette: &'static Palette,
    on_pan_zoom: Box<dyn Fn(PanZoom) -> Message + 'a>,
}

/// What the pane has to remember between two events.
#[derive(Debug, Clone, Default)]
struct State {
    modifiers: keyboard::Modifiers,
    /// The bar whose thumb is held, and how far from the thumb's beginning.
    held: Option<(ScrollAxis, f32)>,
    /// The finger that may scroll, and where it was last; until it has slid, where it was put down.
    finger: Option<(Finger, Point)>,
    /// Whether it has slid.
    slides: bool,
    /// The bar under the pointer.
    over: Option<ScrollAxis>,
    /// What was turned of the wheel and is no whole step of the zoom yet.
    zoom_remainder: f32,
}

/// How far the wheel was turned, as a share of a step each way, and in logical pixels.
fn turned(delta: mouse::ScrollDelta) -> (f32, Vector) {
    match delta {
        mouse::ScrollDelta::Lines { x, y } => (y, Vector::new(-x, -y) * LINE),
        mouse::ScrollDelta::Pixels { x, y } => (y / STEP, Vector::new(-x, -y)),
    }
}

impl<Message> ScrollPane<'_, Message> {
    /// Takes in what the pointer does to the bars, and says whether that was all it did.
    fn handle_scrollbars(
        &self,
        state: &mut State,
        event: &Event,
        pane: Rectangle,
        pointer: Option<Point>,
        shell: &mut Shell<'_, Message>,
    ) -> bool {
        let over = pointer.and_then(|point| {
            let mut bars = self.viewport.bars(pane);
            bars.find(|bar| bar.track.contains(point))
        });
        if over.map(|bar| bar.axis) != state.over {
            state.over = over.map(|bar| bar.axis);
            shell.request_redraw();
        }
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. }) => {
                let (Some(bar), Some(point)) = (over, pointer) else {
                    return false;
                };
                // Beside the thumb, its middle comes to the pointer.
                let inside = bar.thumb.contains(point);
                let grip = if inside {
                    bar.into(bar.thumb, point)
                } else {
                    bar.axis.along(bar.thumb.width, bar.thumb.height) / 2.0
                };
                state.held = Some((bar.axis, grip));
                if !inside {
                    self.drag(bar, grip, point, shell);
                }
                shell.request_redraw();
                true
            }
            Event::Mouse(mouse::Event::CursorMoved { position })
            | Event::Touch(touch::Event::FingerMoved { position, .. }) => {
                let held = state
                    .held
                    .and_then(|(axis, grip)| Some((self.viewport.bar(axis, pane)?, grip)));
                if let Some((bar, grip)) = held {
                    self.drag(bar, grip, *position, shell);
                }
                held.is_some()
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerLifted { .. } | touch::Event::FingerLost { .. }) => {
                shell.request_redraw();
                state.held.take().is_some()
            }
            _ => false,
        }
    }

    fn drag(&self, bar: ScrollBar, grip: f32, point: Point, shell: &mut Shell<'_, Message>) {
        let offset = bar.offset_at(bar.into(bar.track, point) - grip);
        let offset = self.viewport.offset_with(bar.axis, offset);
        shell.publish((self.on_pan_zoom)(PanZoom::Scroll(offset)));
    }

    /// Takes in the wheel.
    fn handle_wheel(
        &self,
        state: &mut State,
        delta: mouse::ScrollDelta,
        at: Point,
        shell: &mut Shell<'_, Message>,
    ) {
        let (share, way) = turned(delta);
        if state.modifiers.command() {
            // Who turns the other way does not first undo a part of a step.
            if share * state.zoom_remainder < 0.0 {
                state.zoom_remainder = 0.0;
            }
            state.zoom_remainder += share;
            let steps = state.zoom_remainder.trunc();
            state.zoom_remainder -= steps;
            if steps != 0.0 {
                let steps = steps as i32;
                shell.publish((self.on_pan_zoom)(PanZoom::Zoom { steps, at }));
            }
            shell.capture_event();
            return;
        }
        let way = if state.modifiers.shift() && !cfg!(target_os = "macos") {
            Vector::new(way.y, way.x)
        } else {
            way
        };
        let offset = self.viewport.offset_moved(way);
        if offset != self.viewport.offset {
            shell.publish((self.on_pan_zoom)(PanZoom::Scroll(offset)));
            shell.capture_event();
        }
    }

    /// Takes in what a finger does that nothing in the pane keeps for itself.
    fn handle_touch(
        &self,
        state: &mut State,
        event: touch::Event,
        pane: Rectangle,
        shell: &mut Shell<'_, Message>,
    ) {
        match (event, state.finger) {
            (touch::Event::FingerPressed { id, position }, None)
                if self.viewport.scrolls()
                    && !shell.is_event_captured()
                    && self.viewport.bounds_in(pane).contains(position) =>
            {
                state.finger = Some((id, position));
                state.slides = false;
            }
            (touch::Event::FingerMoved { id, position }, Some((finger, last)))
                if id == finger && (state.slides || last.distance(position) > TOUCH_SLOP) =>
            {
                state.finger = Some((id, position));
                state.slides = true;
                let offset = self.viewport.offset_moved(last - position);
                if offset != self.viewport.offset {
                    shell.publish((self.on_pan_zoom)(PanZoom::Scroll(offset)));
                }
                shell.capture_event();
            }
            (
                touch::Event::FingerLifted { id, .. } | touch::Event::FingerLost { id, .. },
                Some((finger, _)),
            ) if id == finger => state.finger = None,
            _ => {}
        }
    }

    /// The pointer as what is in the pane sees it: it is not over what is out of sight.
    fn content_cursor(&self, cursor: mouse::Cursor, pane: Rectangle) -> mouse::Cursor {
        if self.viewport.scrolls() && !cursor.is_over(self.viewport.bounds_in(pane)) {
            cursor.levitate()
        } else {
            cursor
        }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for ScrollPane<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.content)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(std::slice::from_ref(&self.content));
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Fill)
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        let whole = layout::Limits::new(Size::ZERO, self.viewport.content_size);
        let content = self.content.as_widget_mut().layout(&mut tree.children[0], renderer, &whole);
        let corner = self.viewport.origin - (self.viewport.offset - Point::ORIGIN);
        layout::Node::with_children(limits.max(), vec![content.move_to(corner)])
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.traverse(&mut |operation| {
            if let Some(content) = layout.children().next() {
                let (child, tree) = (self.content.as_widget_mut(), &mut tree.children[0]);
                child.operate(tree, content, renderer, operation);
            }
        });
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let (state, pane) = (tree.state.downcast_mut::<State>(), layout.bounds());
        if let Event::Keyboard(keyboard::Event::ModifiersChanged(modifiers)) = event {
            state.modifiers = *modifiers;
        }
        if self.handle_scrollbars(state, event, pane, cursor.position(), shell) {
            shell.capture_event();
            return;
        }
        if let Event::Mouse(mouse::Event::WheelScrolled { delta }) = event {
            if let Some(at) = cursor.position_in(pane) {
                self.handle_wheel(state, *delta, at, shell);
            }
            return;
        }
        let behind = self.content_cursor(cursor, pane);
        let sight = self.viewport.bounds_in(pane);
        let viewport = if self.viewport.scrolls() { &sight } else { viewport };
        if let Some(content) = layout.children().next() {
            let (child, tree) = (self.content.as_widget_mut(), &mut tree.children[0]);
            child.update(tree, event, content, behind, renderer, clipboard, shell, viewport);
        }
        if let Event::Touch(event) = event {
            self.handle_touch(state, *event, pane, shell);
        }
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        let Some(content) = layout.children().next() else {
            return mouse::Interaction::default();
        };
        let cursor = self.content_cursor(cursor, layout.bounds());
        let (child, tree) = (self.content.as_widget(), &tree.children[0]);
        child.mouse_interaction(tree, content, cursor, viewport, renderer)
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let (state, pane) = (tree.state.downcast_ref::<State>(), layout.bounds());
        let Some(content) = layout.children().next() else {
            return;
        };
        let cursor = self.content_cursor(cursor, pane);
        let draw = |renderer: &mut Renderer, viewport: &Rectangle| {
            let tree = &tree.children[0];
            let widget = self.content.as_widget();
            widget.draw(tree, renderer, theme, style, content, cursor, viewport);
        };
        // A layer costs the renderer a mask of the whole window, so there is none without need.
        if self.viewport.scrolls() {
            let sight = self.viewport.bounds_in(pane);
            renderer.with_layer(sight, |renderer| draw(renderer, &sight));
        } else {
            draw(renderer, viewport);
        }
        if let Some(rulers) = self.rulers {
            rulers.draw(renderer, self.viewport, pane.position(), self.palette);
        }
        for bar in self.viewport.bars(pane) {
            let lit = match (state.held, state.over) {
                (Some((axis, _)), _) => axis == bar.axis,
                (None, over) => over == Some(bar.axis),
            };
            let handle = renderer::Quad {
                bounds: bar.visible_thumb(),
                border: border::rounded(scrollbar::WIDTH / 2.0),
                ..renderer::Quad::default()
            };
            let color = if lit { self.palette.text } else { self.palette.outline() };
            renderer.fill_quad(handle, Background::Color(color));
        }
    }
}
