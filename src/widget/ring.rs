//! The ring around what the keys reach.

use iced::Border;
use iced::Element;
use iced::Length;
use iced::widget::container;

use crate::theme::BUTTON_RADIUS;
use crate::theme::Palette;

/// The ring's thickness and its distance from what it is around, in logical pixels.
const LINE: f32 = 2.0;
/// How much wider and higher than its content a ring is, in logical pixels: seen or not, it takes
/// the same room.
pub const ROOM: f32 = 2.0 * LINE;

/// A `content` with a ring around it where it is `reached`.
pub fn ring<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    reached: bool,
    width: Length,
    palette: &'static Palette,
) -> Element<'a, Message> {
    container(content)
        .width(width)
        .padding(LINE)
        .style(move |_| {
            let style = container::Style::default();
            if !reached {
                return style;
            }
            // Plain styles have square buttons.
            let radius = match palette.button_edge {
                Some(_) => 0.0,
                None => BUTTON_RADIUS + LINE,
            };
            style.border(Border {
                color: palette.chosen,
                width: LINE,
                radius: radius.into(),
            })
        })
        .into()
}
