//! Dialogs and menus above everything else.

use crate::ui::Element;
use crate::ui::kit::theme;
use crate::ui::screen::entrance::fade_in;
use crate::ui::screen::view_context::ViewContext;
use iced::alignment::{Horizontal, Vertical};
use iced::widget::{center, container, mouse_area, opaque};
use iced::{Fill, Size};

/// How far from its place a card comes in.
const RISE: f32 = 2.0 * theme::UNIT;

/// A `dialog` in the centre of the window. A press beside it sends `close`; its `name` tells it from
/// the one before.
pub fn modal<'a, M: Clone + 'a>(
    dialog: Element<'a, M>,
    close: Option<M>,
    name: &str,
    ctx: ViewContext<'_>,
) -> Element<'a, M> {
    let card = container(dialog).style(ctx.palette.card()).padding(5.0 * theme::UNIT);
    let card = fade_in(card, -RISE, name, ctx);
    let around = center(opaque(card)).padding(theme::MARGIN).style(ctx.palette.backdrop());
    let around = mouse_area(around);
    match close {
        Some(close) => opaque(around.on_press(close)),
        None => opaque(around),
    }
}

/// The space around a menu's cards and within them, and their radius.
const AROUND_MENU: f32 = theme::GAP;
pub const IN_MENU: f32 = 1.5 * theme::UNIT;

/// The room for a menu in a `window`, below `top` logical pixels.
pub fn menu_room(window: Size, top: f32) -> Size {
    let inner = 2.0 * IN_MENU;
    let width = window.width - AROUND_MENU - theme::MARGIN - inner;
    let height = window.height - top - 2.0 * AROUND_MENU - inner;
    Size::new(width.max(0.0), height.max(0.0))
}

/// The card of one level of a menu; its `name` tells it from the one before.
pub fn menu_card<'a, M: 'a>(
    level: Element<'a, M>,
    name: &str,
    ctx: ViewContext<'_>,
) -> Element<'a, M> {
    let palette = ctx.palette;
    let card = container(level).padding(IN_MENU).style(move |theme| {
        let card = palette.card()(theme);
        container::Style { border: card.border.rounded(3.0 * theme::UNIT), ..card }
    });
    opaque(fade_in(card, RISE, name, ctx))
}

/// The cards of a `menu` at the right, below `top` logical pixels, as far from the edge as what is
/// in the bars. A press beside them sends `close`.
pub fn menu<'a, M: Clone + 'a>(menu: Element<'a, M>, top: f32, close: M) -> Element<'a, M> {
    let place = container(menu)
        .width(Fill)
        .height(Fill)
        .padding(iced::Padding::from(AROUND_MENU).top(top.max(AROUND_MENU)).right(theme::MARGIN))
        .align_x(Horizontal::Right)
        .align_y(Vertical::Top);
    opaque(mouse_area(place).on_press(close))
}
