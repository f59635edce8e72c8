//! Tooltips: the name of a control and its key, below it, after the pointer has rested there.
//!
//! iced's own tooltip stays when the control is pressed, and covers the pointer at the window's
//! edge.

use crate::ui::kit::control::{Child, ControlPart, Input, OverlayElement, wrap};
use crate::ui::kit::line::line;
use crate::ui::kit::pointer::{is_any_press, is_key};
use crate::ui::kit::theme::{self, Palette, mix, size};
use crate::ui::{Element, Renderer};
use iced::advanced::graphics::text::Paragraph;
use iced::advanced::text::{Paragraph as _, Renderer as _};
use iced::advanced::widget::Operation;
use iced::advanced::{Layout, Renderer as _, layout, overlay, renderer, text};
use iced::{Background, Border, Event, Point, Rectangle, Size, Theme, Vector, mouse, window};
use web_time::{Duration, Instant};

/// How long the pointer rests on a control before its tooltip appears.
const DELAY: Duration = Duration::from_millis(500);
/// The gap to the control and to the window's edges.
const GAP: f32 = theme::GAP;
/// The padding around the text.
const PADDING: Size = Size::new(2.0 * theme::UNIT, theme::UNIT);
/// The greatest width of the text.
const WIDEST: f32 = 280.0;

/// The name of a control, and the key that does the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ControlLabel {
    /// Also announced.
    pub name: String,
    pub key: Option<String>,
    /// Whether the control opens a menu.
    pub opens_menu: bool,
}

impl ControlLabel {
    /// A label without a key.
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: name.into(), key: None, opens_menu: false }
    }

    pub fn with_key(self, key: String) -> Self {
        Self { key: Some(key), ..self }
    }

    fn with_key_text(&self) -> String {
        match &self.key {
            Some(key) => format!("{} ({key})", self.name),
            None => self.name.clone(),
        }
    }
}

/// `child` with a tooltip.
pub fn tooltip<'a, M: 'a>(
    child: impl Into<Element<'a, M>>,
    label: ControlLabel,
    palette: &'static Palette,
) -> Element<'a, M> {
    wrap(child, Tooltip { label, palette })
}

struct Tooltip {
    label: ControlLabel,
    palette: &'static Palette,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum TooltipPhase {
    #[default]
    Away,
    /// The tooltip appears at this instant.
    Waiting(Instant),
    Shown,
    /// Hidden by some input until the pointer comes back.
    Dismissed,
}

/// Whether the player turns to something else.
fn hides(event: &Event) -> bool {
    let is_wheel = matches!(event, Event::Mouse(mouse::Event::WheelScrolled { .. }));
    let leaves = matches!(event, Event::Window(window::Event::Unfocused));
    is_wheel || leaves || is_key(event) || is_any_press(event)
}

#[derive(Default)]
struct State {
    phase: TooltipPhase,
    /// The text as drawn last, which the renderer refers to.
    words: Paragraph,
}

impl<M> ControlPart<M> for Tooltip {
    type State = State;

    fn operate(
        &mut self,
        child: &mut Child<'_, '_, M>,
        _: &mut State,
        operation: &mut dyn Operation,
    ) {
        operation.custom(None, child.bounds(), &mut self.label);
        child.operate(operation);
    }

    fn update(&mut self, input: &mut Input<'_, '_, '_, M>, state: &mut State, event: &Event) {
        let before = state.phase;
        let over = input.cursor.is_over(input.child.bounds());
        state.phase = match (event, before) {
            (Event::Mouse(mouse::Event::CursorMoved { .. }), TooltipPhase::Away) if over => {
                TooltipPhase::Waiting(Instant::now() + DELAY)
            }
            (
                Event::Mouse(mouse::Event::CursorMoved { .. })
                | Event::Window(window::Event::RedrawRequested(_)),
                _,
            ) if !over => TooltipPhase::Away,
            (Event::Mouse(mouse::Event::CursorLeft), _) => TooltipPhase::Away,
            (Event::Window(window::Event::RedrawRequested(now)), TooltipPhase::Waiting(due))
                if *now >= due =>
            {
                TooltipPhase::Shown
            }
            (event, TooltipPhase::Waiting(_) | TooltipPhase::Shown) if hides(event) => {
                TooltipPhase::Dismissed
            }
            _ => before,
        };
        if let TooltipPhase::Waiting(due) = state.phase {
            input.shell.request_redraw_at(due);
        }
        if (before == TooltipPhase::Shown) != (state.phase == TooltipPhase::Shown) {
            input.shell.invalidate_layout();
            if !matches!(event, Event::Window(window::Event::RedrawRequested(_))) {
                input.shell.request_redraw();
            }
        }
        input.pass(event);
    }

    fn overlay<'b>(
        &'b mut self,
        child: impl FnOnce() -> Option<OverlayElement<'b, M>>,
        state: &'b mut State,
        bounds: Rectangle,
    ) -> Option<OverlayElement<'b, M>> {
        if state.phase != TooltipPhase::Shown {
            return child();
        }
        let Self { label, palette } = self;
        let bubble = TooltipBubble { words: &mut state.words, label, control: bounds, palette };
        Some(overlay::Element::new(Box::new(bubble)))
    }
}

/// The tooltip itself, above everything else.
struct TooltipBubble<'b> {
    words: &'b mut Paragraph,
    label: &'b ControlLabel,
    /// The bounds of its control in the window.
    control: Rectangle,
    palette: &'static Palette,
}

impl<M> overlay::Overlay<M, Theme, Renderer> for TooltipBubble<'_> {
    fn layout(&mut self, renderer: &Renderer, window: Size) -> layout::Node {
        let most = (window.width - 2.0 * (GAP + PADDING.width)).clamp(0.0, WIDEST);
        *self.words = Paragraph::with_text(text::Text {
            bounds: Size::new(most, f32::INFINITY),
            shaping: text::Shaping::default(),
            wrapping: text::Wrapping::default(),
            ..line(self.label.with_key_text().as_str(), size::SMALL, renderer.default_font())
        });
        let words = self.words.min_bounds();
        let tip = Size::new(
            words.width.ceil() + 2.0 * PADDING.width,
            words.height + 2.0 * PADDING.height,
        );
        layout::Node::new(tip).move_to(place(tip, self.control, window))
    }

    fn operate(&mut self, layout: Layout<'_>, _: &Renderer, operation: &mut dyn Operation) {
        operation.text(None, layout.bounds(), &self.label.with_key_text());
    }

    fn draw(
        &self,
        renderer: &mut Renderer,
        _: &Theme,
        _: &renderer::Style,
        layout: Layout<'_>,
        _: mouse::Cursor,
    ) {
        let (bounds, palette) = (layout.bounds(), self.palette);
        let bubble = renderer::Quad {
            bounds,
            border: Border {
                color: mix(palette.line, palette.text, 0.3),
                width: 1.0,
                radius: theme::BUTTON_RADIUS.into(),
            },
            ..renderer::Quad::default()
        };
        renderer.fill_quad(bubble, Background::Color(palette.surface));
        let at = bounds.position() + Vector::new(PADDING.width, PADDING.height);
        renderer.fill_paragraph(self.words, at, palette.text, bounds);
    }
}

/// The position of a tooltip: below its control, or else above, but never over it, where the
/// pointer is.
fn place(tip: Size, control: Rectangle, window: Size) -> Point {
    let below = control.y + control.height + GAP;
    let above = control.y - GAP - tip.height;
    let y = if below + tip.height <= window.height { below } else { above };
    let x = control.center_x() - tip.width / 2.0;
    Point::new(x.min(window.width - GAP - tip.width).max(GAP), y)
}
