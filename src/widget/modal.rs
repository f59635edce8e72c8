//! What stands in front of everything else.

use iced::Element;
use iced::Fill;
use iced::alignment::Horizontal;
use iced::alignment::Vertical;
use iced::widget::center;
use iced::widget::container;
use iced::widget::mouse_area;
use iced::widget::opaque;

use crate::theme;
use crate::theme::Palette;

/// A `dialog` in the middle of the window. A press beside it says `close`.
pub fn modal<'a, Message: Clone + 'a>(
    dialog: Element<'a, Message>,
    close: Message,
    palette: &'static Palette,
) -> Element<'a, Message> {
    let card = container(dialog)
        .style(palette.card())
        .padding(5.0 * theme::UNIT);
    let around = center(opaque(card))
        .padding(theme::MARGIN)
        .style(palette.veil());
    opaque(mouse_area(around).on_press(close))
}

/// A `menu` below the bars at the right. A press beside it says `close`.
pub fn menu<'a, Message: Clone + 'a>(
    menu: Element<'a, Message>,
    close: Message,
    palette: &'static Palette,
) -> Element<'a, Message> {
    let card = container(menu)
        .style(palette.card())
        .padding(1.5 * theme::UNIT);
    let place = container(opaque(card))
        .width(Fill)
        .height(Fill)
        .padding(iced::Padding {
            top: theme::COUNT_BAR + theme::LEVEL_BAR + 1.0,
            right: theme::MARGIN,
            bottom: theme::MARGIN,
            left: theme::MARGIN,
        })
        .align_x(Horizontal::Right)
        .align_y(Vertical::Top);
    opaque(mouse_area(place).on_press(close))
}
