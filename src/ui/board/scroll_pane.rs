//! A pane that scrolls its content by wheel, scroll bar and finger, and zooms it by Ctrl and the
//! wheel.
//!
//! iced's own scrollable keeps its offset to itself. Here the screen owns the offset, so a zoom
//! changes the size and the position of the cells in one frame, and cells that scroll into view are
//! built in the same frame.

use super::shadow;
use crate::ui::board::frame::BoardFrame;
use crate::ui::board::sprite_cache::SpriteCache;
use crate::ui::board::{Rulers, Viewport};
use crate::ui::kit::pointer::{Drag, DragEvent};
use crate::ui::kit::scrollbar;
use crate::ui::kit::viewport::{ScrollAxis, ScrollBar};
use crate::ui::{Element, Renderer, kit as widget};
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, layout, renderer};
use iced::touch::{self, Finger};
use iced::{Event, Length, Point, Rectangle, Size, Theme, Transformation, Vector, keyboard, mouse};
use std::rc::Rc;

/// How far a finger slides before it scrolls instead of tapping.
pub const TOUCH_SLOP: f32 = 10.0;
/// How far one line of the wheel scrolls.
const LINE: f32 = 60.0;
/// How far two fingers on a touchpad move for one zoom step.
const STEP: f32 = 40.0;

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum PanZoom {
    /// Scroll to this offset.
    Scroll(Point),
    /// Scroll to this offset in a step large enough to be followed on its way.
    Glide(Point),
    Zoom {
        /// Positive for larger.
        steps: i32,
        /// The pointer in the pane: the point of the board there stays there.
        at: Point,
    },
}

/// A pane that fills its room.
pub(super) struct ScrollPane<'a, M> {
    pub(super) child: Element<'a, M>,
    pub(super) viewport: Viewport,
    /// The viewport as it is drawn, which may be on its way there.
    pub(super) shown: Viewport,
    /// From what is drawn at rest to what is shown, in the pane.
    pub(super) to_shown: Transformation,
    /// Beside the content.
    pub(super) rulers: Option<Rulers>,
    pub(super) frame: Option<BoardFrame>,
    pub(super) sprites: Rc<SpriteCache>,
    pub(super) on_pan_zoom: Box<dyn Fn(PanZoom) -> M + 'a>,
}

#[derive(Debug, Clone, Default)]
struct State {
    modifiers: keyboard::Modifiers,
    /// The scroll bar that is dragged, and the distance of the pointer from the start of its thumb.
    held: Drag<(ScrollAxis, f32)>,
    /// The finger that may scroll, and its last position; before it slides, where it was put down.
    finger: Option<(Finger, Point)>,
    slides: bool,
    over: Option<ScrollAxis>,
    /// The part of a zoom step that the wheel has turned so far.
    zoom_remainder: f32,
}

/// The zoom steps and the scroll distance of a turn of the wheel.
fn turned(delta: mouse::ScrollDelta) -> (f32, Vector) {
    match delta {
        mouse::ScrollDelta::Lines { x, y } => (y, Vector::new(-x, -y) * LINE),
        mouse::ScrollDelta::Pixels { x, y } => (y / STEP, Vector::new(-x, -y)),
    }
}

impl<M> ScrollPane<'_, M> {
    /// Handles the pointer on the scroll bars. Returns whether the event is used up.
    fn handle_scrollbars(
        &self,
        state: &mut State,
        event: &Event,
        pane: Rectangle,
        cursor: mouse::Cursor,
        shell: &mut Shell<'_, M>,
    ) -> bool {
        let over = cursor.position().and_then(|point| {
            let mut bars = self.viewport.bars(pane);
            bars.find(|bar| bar.track.contains(point))
        });
        if over.map(|bar| bar.axis) != state.over {
            state.over = over.map(|bar| bar.axis);
            shell.request_redraw();
        }
        let grabbed = |point: Point| {
            let bar = over?;
            // A press beside the thumb centres it at the pointer.
            let grip = if bar.thumb.contains(point) {
                bar.into(bar.thumb, point)
            } else {
                bar.axis.along(bar.thumb.width, bar.thumb.height) / 2.0
            };
            Some((bar.axis, grip))
        };
        match state.held.follow(event, cursor, grabbed) {
            Some(DragEvent::Grab((_, grip), point)) => {
                if let Some(bar) = over.filter(|bar| !bar.thumb.contains(point)) {
                    self.drag(bar, grip, point, shell);
                }
                shell.request_redraw();
                true
            }
            Some(DragEvent::Move((axis, grip), point)) => {
                if let Some(bar) = self.viewport.bar(axis, pane) {
                    self.drag(bar, grip, point, shell);
                }
                true
            }
            Some(DragEvent::Drop) => {
                shell.request_redraw();
                true
            }
            None => false,
        }
    }

    fn drag(&self, bar: ScrollBar, grip: f32, point: Point, shell: &mut Shell<'_, M>) {
        let offset = bar.offset_at(bar.into(bar.track, point) - grip);
        let offset = self.viewport.offset_with(bar.axis, offset);
        shell.publish((self.on_pan_zoom)(PanZoom::Scroll(offset)));
    }

    fn handle_wheel(
        &self,
        state: &mut State,
        delta: mouse::ScrollDelta,
        at: Point,
        shell: &mut Shell<'_, M>,
    ) {
        let (steps_turned, distance) = turned(delta);
        if state.modifiers.command() {
            // A turn in the other direction starts a new step.
            if steps_turned * state.zoom_remainder < 0.0 {
                state.zoom_remainder = 0.0;
            }
            state.zoom_remainder += steps_turned;
            let steps = state.zoom_remainder.trunc();
            state.zoom_remainder -= steps;
            if steps != 0.0 {
                let steps = steps as i32;
                shell.publish((self.on_pan_zoom)(PanZoom::Zoom { steps, at }));
            }
            shell.capture_event();
            return;
        }
        let distance = if state.modifiers.shift() && !cfg!(target_os = "macos") {
            Vector::new(distance.y, distance.x)
        } else {
            distance
        };
        let offset = self.viewport.offset_moved(distance);
        if offset != self.viewport.offset {
            // A touchpad scrolls in small steps.
            let scrolls = match delta {
                mouse::ScrollDelta::Lines { .. } => PanZoom::Glide(offset),
                mouse::ScrollDelta::Pixels { .. } => PanZoom::Scroll(offset),
            };
            shell.publish((self.on_pan_zoom)(scrolls));
            shell.capture_event();
        }
    }

    /// Scrolls by a finger that nothing in the pane has captured.
    fn handle_touch(
        &self,
        state: &mut State,
        event: touch::Event,
        pane: Rectangle,
        shell: &mut Shell<'_, M>,
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

    /// The cursor for the content: not over what is scrolled out of view.
    fn content_cursor(&self, cursor: mouse::Cursor, pane: Rectangle) -> mouse::Cursor {
        if self.viewport.scrolls() && !cursor.is_over(self.viewport.bounds_in(pane)) {
            cursor.levitate()
        } else {
            cursor
        }
    }
}

impl<M> Widget<M, Theme, Renderer> for ScrollPane<'_, M> {
    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.child)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(std::slice::from_ref(&self.child));
    }

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
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
        let content = self.child.as_widget_mut().layout(&mut tree.children[0], renderer, &whole);
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
                let (child, tree) = (self.child.as_widget_mut(), &mut tree.children[0]);
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
        shell: &mut Shell<'_, M>,
        viewport: &Rectangle,
    ) {
        let (state, pane) = (tree.state.downcast_mut::<State>(), layout.bounds());
        if let Event::Keyboard(keyboard::Event::ModifiersChanged(modifiers)) = event {
            state.modifiers = *modifiers;
        }
        if self.handle_scrollbars(state, event, pane, cursor, shell) {
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
        let visible = self.viewport.bounds_in(pane);
        let viewport = if self.viewport.scrolls() { &visible } else { viewport };
        if let Some(content) = layout.children().next() {
            let (child, tree) = (self.child.as_widget_mut(), &mut tree.children[0]);
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
        let (child, tree) = (self.child.as_widget(), &tree.children[0]);
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
        let scrolls = self.viewport.scrolls();
        let board = self.shown.bounds_in(pane);
        if self.frame.is_some_and(BoardFrame::has_shadow) {
            shadow::draw(renderer, board.expand(1.0), &self.sprites);
        }
        let glides = self.to_shown != Transformation::IDENTITY;
        let visible = if scrolls || glides { board } else { *viewport };
        renderer.with_layer(visible, |renderer| {
            let (child, tree) = (self.child.as_widget(), &tree.children[0]);
            let draw = |renderer: &mut Renderer, visible: &Rectangle| {
                child.draw(tree, renderer, theme, style, content, cursor, visible);
            };
            if !glides {
                return draw(renderer, &visible);
            }
            let corner = pane.position();
            let to_shown = Transformation::translate(corner.x, corner.y)
                * self.to_shown
                * Transformation::translate(-corner.x, -corner.y);
            let visible = visible * to_shown.inverse();
            renderer.with_transformation(to_shown, |renderer| draw(renderer, &visible));
        });
        if let Some(frame) = self.frame {
            // Its corners lie above the cells, which have a layer of their own.
            renderer.with_layer(pane, |renderer| {
                frame.draw(renderer, board, self.shown.scrolls(), &self.sprites);
            });
        }
        if let Some(rulers) = self.rulers {
            rulers.draw(renderer, self.shown, pane.position(), self.sprites.palette());
        }
        for bar in self.shown.bars(pane) {
            let lit = match (state.held.0, state.over) {
                (Some((axis, _)), _) => axis == bar.axis,
                (None, over) => over == Some(bar.axis),
            };
            let color =
                if lit { self.sprites.palette().text } else { self.sprites.palette().outline() };
            widget::fill(renderer, bar.visible_thumb(), scrollbar::WIDTH / 2.0, color);
        }
    }
}
