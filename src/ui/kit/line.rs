//! Texts of one line.

use crate::ui::Renderer;
use iced::advanced::text;
use iced::advanced::text::Renderer as _;
use iced::{Color, Font, Point, Rectangle, Size, alignment};

/// Draws one line of text as high as `extent`.
pub(crate) fn fill_line(
    renderer: &mut Renderer,
    content: String,
    font: Font,
    corner: Point,
    extent: Size,
    color: Color,
) {
    let line = text::Text {
        // Lines break at these bounds whatever the wrapping, and rounding makes some texts a little
        // wider than the sum of their digits.
        bounds: Size::new(2.0 * extent.width, extent.height),
        line_height: text::LineHeight::Relative(1.0),
        shaping: text::Shaping::Basic,
        ..line(content, extent.height, font)
    };
    renderer.fill_text(line, corner, color, Rectangle::new(corner, extent));
}

/// One line of text, of any width.
pub(crate) fn line<Content>(content: Content, size: f32, font: Font) -> text::Text<Content> {
    text::Text {
        content,
        bounds: Size::INFINITE,
        size: size.into(),
        line_height: text::LineHeight::default(),
        font,
        align_x: text::Alignment::Default,
        align_y: alignment::Vertical::Top,
        shaping: text::Shaping::Advanced,
        wrapping: text::Wrapping::None,
    }
}
