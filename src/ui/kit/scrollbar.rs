//! Scroll bars: slim, without a track.

use crate::ui::kit::theme;
use crate::ui::{Element, Scrollable};
use iced::advanced::widget::operation::{self, Operation};
use iced::advanced::widget::{Id, operate};
use iced::widget::operation::AbsoluteOffset;
use iced::widget::scrollable;
use iced::widget::scrollable::{Direction, Scrollbar, Status};
use iced::{Color, Rectangle, Task, Theme, Vector, border};

pub const WIDTH: f32 = 6.0;

/// Content that scrolls vertically in a [`long_list`](super::long_list), which has the bar.
pub fn vertical_without_bar<'a, M: 'a>(content: impl Into<Element<'a, M>>) -> Scrollable<'a, M> {
    scrollable(content).direction(Direction::Vertical(Scrollbar::hidden()))
}

fn bar() -> Scrollbar {
    Scrollbar::new().width(WIDTH).scroller_width(WIDTH)
}

/// Content that scrolls vertically, below the scroll bar.
pub fn vertical<'a, M: 'a>(content: impl Into<Element<'a, M>>) -> Scrollable<'a, M> {
    with_bar(content, bar())
}

/// Content that scrolls vertically, beside the scroll bar.
pub fn vertical_with_gutter<'a, M: 'a>(content: impl Into<Element<'a, M>>) -> Scrollable<'a, M> {
    with_bar(content, bar().spacing(theme::UNIT))
}

fn with_bar<'a, M: 'a>(content: impl Into<Element<'a, M>>, bar: Scrollbar) -> Scrollable<'a, M> {
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
        rail.scroller.background = thumb_color(theme, over).into();
    }
    style
}

/// The colour of a thumb, which is lit when the pointer is over the bar.
pub fn thumb_color(theme: &Theme, is_lit: bool) -> Color {
    if is_lit { theme.palette().text } else { theme.extended_palette().background.strongest.color }
}

/// Scrolls down by as much as is in view.
pub fn scroll_page<T: Send + 'static>(id: &'static str) -> Task<T> {
    operate(ScrollPage(Id::new(id)))
}

struct ScrollPage(Id);

impl<T> Operation<T> for ScrollPage {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<T>)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        _translation: Vector,
        state: &mut dyn operation::Scrollable,
    ) {
        if id == Some(&self.0) {
            state.scroll_by(AbsoluteOffset { x: 0.0, y: bounds.height }, bounds, content);
        }
    }
}
