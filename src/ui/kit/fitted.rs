//! Layouts that need to know how much room there is: a column of which one part shrinks, text that is
//! cut off between two lines, and two groups at the ends of a line that has room for both.

use crate::ui::Element;
use crate::ui::kit::control::{Arrange, ControlPart, Stateless, wrap};
use crate::ui::kit::theme;
use iced::advanced::layout::{Limits, Node};
use iced::widget::row;
use iced::{Center, Point, Rectangle, Size};
use std::cell::Cell;
use std::rc::Rc;

/// How much room a window of this size has, for all screens alike.
pub trait WindowSize {
    /// It saves height wherever it can.
    fn is_low(&self) -> bool;
    /// It is as wide as a phone: it saves words, gaps and columns.
    fn is_narrow(&self) -> bool;
    /// It has room for a second thing beside the first.
    fn is_roomy(&self) -> bool;
}

impl WindowSize for Size {
    fn is_low(&self) -> bool {
        self.height < 400.0
    }

    fn is_narrow(&self) -> bool {
        self.width < 480.0
    }

    fn is_roomy(&self) -> bool {
        self.width >= 600.0
    }
}

/// A view that is never higher than its room, because a part of it shrinks. `view` is made with
/// the room of that part.
pub fn fitted<'a, M: 'a>(view: impl FnOnce(&PartRoom) -> Element<'a, M>) -> Element<'a, M> {
    let room = PartRoom(Rc::new(Cell::new(0.0)));
    wrap(view(&room), Fitted(room))
}

/// The height of the part: first what it asks for, then what the rest leaves.
#[derive(Default)]
pub struct PartRoom(Rc<Cell<f32>>);

impl PartRoom {
    /// The part that shrinks: something that scrolls.
    pub fn part<'a, M: 'a>(&self, child: impl Into<Element<'a, M>>) -> Element<'a, M> {
        wrap(child, Shrinking(Self(Rc::clone(&self.0))))
    }
}

struct Fitted(PartRoom);

impl<M> ControlPart<M> for Fitted {
    type State = Stateless<Self>;

    fn layout(&self, limits: &Limits, _: &mut Stateless<Self>, child: &mut Arrange<'_>) -> Node {
        let room = &self.0.0;
        room.set(f32::INFINITY);
        let unlimited = Size::new(limits.max().width, f32::INFINITY);
        let whole = child(&Limits::with_compression(limits.min(), unlimited, limits.compression()));
        let excess = whole.size().height - limits.max().height;
        if excess <= 0.0 {
            return whole;
        }
        room.set((room.get() - excess).max(0.0));
        child(limits)
    }
}

struct Shrinking(PartRoom);

impl<M> ControlPart<M> for Shrinking {
    type State = Stateless<Self>;

    fn layout(&self, limits: &Limits, _: &mut Stateless<Self>, child: &mut Arrange<'_>) -> Node {
        let node = child(&limits.max_height(self.0.0.get()));
        self.0.0.set(node.size().height);
        node
    }
}

/// Text that scrolls, in as many whole lines as there is room for. `line` is the height of one, and
/// `more` that of what is between them.
pub fn in_whole_lines<'a, M: 'a>(
    child: impl Into<Element<'a, M>>,
    line: f32,
    more: f32,
) -> Element<'a, M> {
    wrap(child, WholeLines { line, more })
}

struct WholeLines {
    line: f32,
    more: f32,
}

impl<M> ControlPart<M> for WholeLines {
    type State = Stateless<Self>;

    fn layout(&self, limits: &Limits, _: &mut Stateless<Self>, child: &mut Arrange<'_>) -> Node {
        let lines = ((limits.max().height - self.more) / self.line).floor();
        child(&limits.max_height(lines.max(0.0) * self.line + self.more))
    }
}

/// At the left and at the right end of a line, or the second below the first where both do not fit.
pub fn at_ends<'a, M: 'a>(
    left: impl Into<Element<'a, M>>,
    right: impl Into<Element<'a, M>>,
) -> Element<'a, M> {
    let both = row![left.into(), right.into()].spacing(3.0 * theme::UNIT).align_y(Center);
    wrap(both.wrap().vertical_spacing(theme::GAP), AtEnds)
}

struct AtEnds;

impl<M> ControlPart<M> for AtEnds {
    type State = Stateless<Self>;

    fn layout(&self, limits: &Limits, _: &mut Stateless<Self>, child: &mut Arrange<'_>) -> Node {
        let both = child(&limits.loose());
        let (width, mut children) = (limits.max().width, both.children().to_vec());
        if let [_, right] = &mut children[..]
            && right.bounds().x > 0.0
        {
            let Rectangle { width: own, y, .. } = right.bounds();
            right.move_to_mut(Point::new(width - own, y));
        }
        Node::with_children(Size::new(width, both.size().height), children)
    }
}
