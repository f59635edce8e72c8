use super::ControlLabel;
use crate::ui::theme::{self, Palette, mix, size};
use iced::advanced::graphics::text::Paragraph;
use iced::advanced::text::{Paragraph as _, Renderer as _};
use iced::advanced::widget::Operation;
use iced::advanced::{Layout, Renderer as _, layout, overlay, renderer, text};
use iced::{Background, Border, Point, Rectangle, Renderer, Size, Theme, Vector, mouse};

const GAP: f32 = theme::GAP;
/// The padding around the text, in logical pixels.
const PADDING: Size = Size::new(2.0 * theme::UNIT, theme::UNIT);
/// The greatest width of the text, in logical pixels.
const WIDEST: f32 = 280.0;

/// The tooltip itself, above everything else.
pub(super) struct TooltipBubble<'b> {
    pub(super) words: &'b mut Paragraph,
    pub(super) label: &'b ControlLabel,
    /// The bounds of its control in the window.
    pub(super) control: Rectangle,
    pub(super) palette: &'static Palette,
}

impl<Message> overlay::Overlay<Message, Theme, Renderer> for TooltipBubble<'_> {
    fn layout(&mut self, renderer: &Renderer, window: Size) -> layout::Node {
        let most = (window.width - 2.0 * (GAP + PADDING.width)).clamp(0.0, WIDEST);
        *self.words = Paragraph::with_text(text::Text {
            content: &self.label.with_key_text(),
            bounds: Size::new(most, f32::INFINITY),
            size: size::SMALL.into(),
            line_height: text::LineHeight::default(),
            font: renderer.default_font(),
            align_x: text::Alignment::Default,
            align_y: iced::alignment::Vertical::Top,
            shaping: text::Shaping::default(),
            wrapping: text::Wrapping::default(),
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

/// The position of a tooltip: below its control, or else above or beside it, but never over it,
/// where the pointer is.
fn place(tip: Size, control: Rectangle, window: Size) -> Point {
    let within = |at: f32, size: f32, window: f32| at.min(window - GAP - size).max(GAP);
    let below = control.y + control.height + GAP;
    let above = control.y - GAP - tip.height;
    let beside = (control.x + control.width + GAP, control.x - GAP - tip.width);
    if below + tip.height <= window.height || above >= 0.0 {
        let y = if below + tip.height <= window.height { below } else { above };
        let x = control.center_x() - tip.width / 2.0;
        return Point::new(within(x, tip.width, window.width), y);
    }
    let x = if beside.0 + tip.width <= window.width { beside.0 } else { beside.1 };
    let y = control.center_y() - tip.height / 2.0;
    Point::new(x, within(y, tip.height, window.height))
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Size = Size::new(360.0, 300.0);

    #[test]
    fn it_is_inside_the_window_and_beside_its_control() {
        let tip = Size::new(120.0, 24.0);
        for x in [0.0, 40.0, 166.0, 332.0] {
            for y in [0.0, 40.0, 136.0, 272.0] {
                let control = Rectangle::new(Point::new(x, y), Size::new(28.0, 28.0));
                let bounds = Rectangle::new(place(tip, control, WINDOW), tip);
                assert!(bounds.is_within(&Rectangle::with_size(WINDOW)), "{control:?}");
                assert!(!bounds.intersects(&control), "{control:?}");
            }
        }
    }

    #[test]
    fn beside_a_control_as_high_as_the_window_it_is_left_or_right() {
        let tip = Size::new(120.0, 24.0);
        for x in [0.0, 300.0] {
            let control = Rectangle::new(Point::new(x, 0.0), Size::new(60.0, 300.0));
            let bounds = Rectangle::new(place(tip, control, WINDOW), tip);
            assert!(!bounds.intersects(&control) && bounds.x >= 0.0, "{control:?}");
        }
    }
}
