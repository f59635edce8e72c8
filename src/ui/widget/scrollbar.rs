//! Scroll bars: slim, without a track.

use crate::ui::theme;
use iced::widget::scrollable::{Direction, Scrollbar, Status};
use iced::widget::{Scrollable, scrollable};
use iced::{Element, Theme, border};

pub const WIDTH: f32 = 6.0;

fn bar() -> Scrollbar {
    Scrollbar::new().width(WIDTH).scroller_width(WIDTH)
}

/// Content that scrolls vertically, below the scroll bar.
pub fn vertical<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
) -> Scrollable<'a, Message> {
    with_bar(content, bar())
}

/// Content that scrolls vertically, beside the scroll bar.
pub fn vertical_with_gutter<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
) -> Scrollable<'a, Message> {
    with_bar(content, bar().spacing(theme::UNIT))
}

fn with_bar<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    bar: Scrollbar,
) -> Scrollable<'a, Message> {
    scrollable(content).direction(Direction::Vertical(bar)).style(style)
}

pub fn style(theme: &Theme, status: Status) -> scrollable::Style {
    let (over_x, over_y) = match status {
        Status::Active { .. } => (false, false),
        Status::Hovered {
            is_horizontal_scrollbar_hovered: x,
            is_vertical_scrollbar_hovered: y,
            ..
        } => (x, y),
        Status::Dragged {
            is_horizontal_scrollbar_dragged: x,
            is_vertical_scrollbar_dragged: y,
            ..
        } => (x, y),
    };
    let mut style = scrollable::default(theme, status);
    for (rail, over) in [(&mut style.horizontal_rail, over_x), (&mut style.vertical_rail, over_y)] {
        rail.background = None;
        rail.scroller.border = border::rounded(WIDTH / 2.0);
        rail.scroller.background = if over {
            theme.palette().text.into()
        } else {
            theme.extended_palette().background.strongest.color.into()
        };
    }
    style
}
