//! Dialogs and menus above everything else.

use crate::ui::theme::{self, Palette};
use iced::alignment::{Horizontal, Vertical};
use iced::widget::{center, container, mouse_area, opaque};
use iced::{Element, Fill, Size};

/// A `dialog` in the centre of the window. A press beside it sends `close`.
pub fn modal<'a, Message: Clone + 'a>(
    dialog: Element<'a, Message>,
    close: Option<Message>,
    palette: &'static Palette,
) -> Element<'a, Message> {
    let card = container(dialog).style(palette.card()).padding(5.0 * theme::UNIT);
    let around = center(opaque(card)).padding(theme::MARGIN).style(palette.backdrop());
    let around = mouse_area(around);
    match close {
        Some(close) => opaque(around.on_press(close)),
        None => opaque(around),
    }
}

/// The space around a menu's cards and within them, and their radius, in logical pixels.
const AROUND_MENU: f32 = theme::GAP;
pub const IN_MENU: f32 = 1.5 * theme::UNIT;
const MENU_RADIUS: f32 = 3.0 * theme::UNIT;

/// The room for a menu in a `window`, below `top` logical pixels.
pub fn menu_room(window: Size, top: f32) -> Size {
    let edges = 2.0 * (AROUND_MENU + IN_MENU);
    Size::new((window.width - edges).max(0.0), (window.height - top - edges).max(0.0))
}

/// The card of one level of a menu.
pub fn menu_card<'a, Message: 'a>(
    level: Element<'a, Message>,
    palette: &'static Palette,
) -> Element<'a, Message> {
    let card = container(level).padding(IN_MENU).style(move |theme| {
        let card = palette.card()(theme);
        container::Style { border: card.border.rounded(MENU_RADIUS), ..card }
    });
    opaque(card)
}

/// The cards of a `menu` at the right, below `top` logical pixels. A press beside them sends `close`.
pub fn menu<'a, Message: Clone + 'a>(
    menu: Element<'a, Message>,
    top: f32,
    close: Message,
) -> Element<'a, Message> {
    let place = container(menu)
        .width(Fill)
        .height(Fill)
        .padding(iced::Padding::from(AROUND_MENU).top(top + AROUND_MENU))
        .align_x(Horizontal::Right)
        .align_y(Vertical::Top);
    opaque(mouse_area(place).on_press(close))
}
