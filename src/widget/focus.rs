//! The keyboard's way to the toolkit's buttons, switches, lists and sliders, which take no focus
//! themselves: a wrapper that takes it, shows it with a ring, and does by key what a press does.

pub mod travel;

mod fence;
mod open_list;
mod step;

use std::hash::DefaultHasher;
use std::hash::Hash;
use std::hash::Hasher;

use iced::Background;
use iced::Border;
use iced::Color;
use iced::Element;
use iced::Event;
use iced::Length;
use iced::Rectangle;
use iced::Renderer;
use iced::Size;
use iced::Theme;
use iced::Vector;
use iced::advanced::Clipboard;
use iced::advanced::Layout;
use iced::advanced::Renderer as _;
use iced::advanced::Shell;
use iced::advanced::Widget;
use iced::advanced::layout;
use iced::advanced::overlay;
use iced::advanced::renderer;
use iced::advanced::widget::Id;
use iced::advanced::widget::Operation;
use iced::advanced::widget::Tree;
use iced::advanced::widget::operation::Focusable;
use iced::advanced::widget::tree;
use iced::border;
use iced::keyboard;
use iced::keyboard::Key;
use iced::keyboard::key::Named;
use iced::mouse;
use iced::touch;

use crate::theme;
use crate::theme::Palette;
use crate::widget::tip::Label;
use crate::widget::tip::tip;

use open_list::OpenList;

pub use fence::fence;
pub use fence::shield;
pub use step::Step;

/// The ring's width, and the gap between it and what it is around, in logical pixels.
const RING: f32 = 2.0;
const GAP: f32 = 1.0;

/// What is told of a control to who does not see it, beside the texts that stand on it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Told {
    /// Nothing.
    #[default]
    Nothing,
    /// Its name, where a picture stands on it.
    Name(String),
    /// Whether it is switched on.
    On(bool),
    /// The value that it has. Its name stands before it.
    Value(String),
}

impl Told {
    /// A transparent color that differs from value to value. Painted over a list, it makes all of
    /// the list repaint when its value changes: the software renderer takes a text that is centered
    /// on a line for one that begins there, and repaints its lower half alone.
    fn repaint_color(&self) -> Color {
        let value = match self {
            Self::Value(value) => value.as_str(),
            _ => "",
        };
        let mut hasher = DefaultHasher::new();
        value.hash(&mut hasher);
        let hash = f32::from(hasher.finish() as u16) / f32::from(u16::MAX);
        Color {
            r: hash,
            ..Color::TRANSPARENT
        }
    }
}

/// `child`, which Enter and Space press while it has the focus: they say `message`. Without one it
/// waits, and takes no focus.
pub fn press<'a, Message: Clone + 'a>(
    child: impl Into<Element<'a, Message>>,
    message: Option<Message>,
) -> Element<'a, Message> {
    told(child, Told::Nothing, message)
}

/// The same for a switch that is on, or off.
pub fn switch<'a, Message: Clone + 'a>(
    child: impl Into<Element<'a, Message>>,
    on: bool,
    message: Message,
) -> Element<'a, Message> {
    told(child, Told::On(on), Some(message))
}

/// The same for what has no text on it that says what it is: its label is announced, and shown as
/// its tooltip. Without a message it waits.
pub fn named<'a, Message: Clone + 'a>(
    child: impl Into<Element<'a, Message>>,
    label: Label,
    palette: &'static Palette,
    message: Option<Message>,
) -> Element<'a, Message> {
    let control = told(child, Told::Name(label.name.clone()), message);
    tip(control, label, palette)
}

fn told<'a, Message: Clone + 'a>(
    child: impl Into<Element<'a, Message>>,
    told: Told,
    message: Option<Message>,
) -> Element<'a, Message> {
    let answers = match message {
        Some(message) => Answers::Press(message),
        None => Answers::Nothing,
    };
    Element::new(Focus {
        child: child.into(),
        answers,
        told,
    })
}

/// `child`, which keeps the focus and answers no key: each is meant for somebody else now.
pub fn deaf<'a, Message: Clone + 'a>(
    child: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    Element::new(Focus {
        child: child.into(),
        answers: Answers::Deaf,
        told: Told::Nothing,
    })
}

/// `field`, in which the player types. It gives up the focus on Escape, but leaves the key to the
/// dialog, which closes.
pub fn field<'a, Message: Clone + 'a>(
    field: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    Element::new(Focus {
        child: field.into(),
        answers: Answers::Field,
        told: Told::Nothing,
    })
}

/// `field`, in which the player types a number, which is this `value` now. The arrow keys for up and
/// down say `more` and `less`.
pub fn number<'a, Message: Clone + 'a>(
    field: impl Into<Element<'a, Message>>,
    value: impl Into<String>,
    more: Message,
    less: Message,
) -> Element<'a, Message> {
    Element::new(Focus {
        child: field.into(),
        answers: Answers::Number { more, less },
        told: Told::Value(value.into()),
    })
}

/// `child`, whose value the arrows, Home and End change while it has the focus, and Enter and Space
/// go on through: `say` tells of the value that a step leads to. It has this `value` now.
pub fn steps<'a, Message: Clone + 'a>(
    child: impl Into<Element<'a, Message>>,
    value: impl Into<String>,
    say: impl Fn(Step) -> Option<Message> + 'a,
) -> Element<'a, Message> {
    Element::new(Focus {
        child: child.into(),
        answers: Answers::Steps(Box::new(say)),
        told: Told::Value(value.into()),
    })
}

/// `list`, a drop-down list of `count` entries that shows the `chosen` one under the name `value`.
/// Keys step through the entries while it has the focus, and move the highlight while it is open:
/// `say` tells of the entry that a step leads to.
pub fn list<'a, Message: Clone + 'a>(
    list: impl Into<Element<'a, Message>>,
    value: impl Into<String>,
    chosen: Option<usize>,
    count: usize,
    say: impl Fn(usize) -> Message + 'a,
) -> Element<'a, Message> {
    let say = move |step: Step| {
        let to = chosen.map_or(0, |at| step.from(at, count));
        (Some(to) != chosen && to < count).then(|| say(to))
    };
    Element::new(Focus {
        child: list.into(),
        answers: Answers::List {
            say: Box::new(say),
            chosen,
            count,
        },
        told: Told::Value(value.into()),
    })
}

/// What keys do to a control that has the focus.
enum Answers<'a, Message> {
    Nothing,
    Deaf,
    /// Those of a field, which takes the focus itself.
    Field,
    /// Those of a field for a number.
    Number {
        more: Message,
        less: Message,
    },
    Press(Message),
    Steps(Say<'a, Message>),
    List {
        say: Say<'a, Message>,
        chosen: Option<usize>,
        count: usize,
    },
}

/// What a step says, if it leads anywhere.
type Say<'a, Message> = Box<dyn Fn(Step) -> Option<Message> + 'a>;

struct Focus<'a, Message> {
    child: Element<'a, Message>,
    answers: Answers<'a, Message>,
    told: Told,
}

#[derive(Debug, Default)]
struct State {
    is_focused: bool,
    /// The entry of an open list that is highlighted.
    highlight: Option<usize>,
}

impl Focusable for State {
    fn is_focused(&self) -> bool {
        self.is_focused
    }

    fn focus(&mut self) {
        self.is_focused = true;
    }

    fn unfocus(&mut self) {
        self.is_focused = false;
    }
}

impl<Message: Clone> Answers<'_, Message> {
    /// Whether the control itself can have the focus.
    const fn takes_focus(&self) -> bool {
        !matches!(self, Self::Nothing) && !self.is_field()
    }

    const fn is_field(&self) -> bool {
        matches!(self, Self::Field | Self::Number { .. })
    }

    /// What a key says here, and whether it is this control's at all.
    fn hear(&self, key: &Key, repeat: bool) -> Option<Option<Message>> {
        let is_press = is_press(key);
        match self {
            Self::Nothing | Self::Deaf | Self::Field => None,
            Self::Number { more, .. } if *key == Key::Named(Named::ArrowUp) => {
                Some(Some(more.clone()))
            }
            Self::Number { less, .. } if *key == Key::Named(Named::ArrowDown) => {
                Some(Some(less.clone()))
            }
            Self::Number { .. } => None,
            Self::Press(message) => is_press.then(|| (!repeat).then(|| message.clone())),
            Self::Steps(_) | Self::List { .. } if is_press && repeat => Some(None),
            Self::Steps(say) | Self::List { say, .. } => {
                let around = is_press.then_some(Step::Around);
                around.or_else(|| Step::of_key(key)).map(say)
            }
        }
    }
}

impl<Message: Clone> Focus<'_, Message> {
    fn field_has_focus(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
    ) -> bool {
        let mut has_focus = HasFocus(false);
        if self.answers.is_field() {
            let (field, tree) = (self.child.as_widget_mut(), &mut tree.children[0]);
            field.operate(tree, layout, renderer, &mut has_focus);
        }
        has_focus.0
    }

    fn has_open_list(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        viewport: &Rectangle,
    ) -> bool {
        if !matches!(self.answers, Answers::List { .. }) {
            return false;
        }
        let list = self.child.as_widget_mut().overlay(
            &mut tree.children[0],
            layout,
            renderer,
            viewport,
            Vector::ZERO,
        );
        list.is_some()
    }
}

/// Whether a key presses what has the focus.
fn is_press(key: &Key) -> bool {
    matches!(key, Key::Named(Named::Enter | Named::Space))
        || matches!(key, Key::Character(text) if text == " ")
}

/// Finds out whether anything has the focus.
struct HasFocus(bool);

impl Operation for HasFocus {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn focusable(&mut self, _: Option<&Id>, _: Rectangle, state: &mut dyn Focusable) {
        self.0 |= state.is_focused();
    }
}

const fn is_key(event: &Event) -> bool {
    matches!(event, Event::Keyboard(keyboard::Event::KeyPressed { .. }))
}

fn is_escape(event: &Event) -> bool {
    matches!(
        event,
        Event::Keyboard(keyboard::Event::KeyPressed {
            key: Key::Named(Named::Escape),
            ..
        })
    )
}

impl<Message: Clone> Widget<Message, Theme, Renderer> for Focus<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.child)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(std::slice::from_ref(&self.child));
        if !self.answers.takes_focus() {
            tree.state.downcast_mut::<State>().unfocus();
        }
    }

    fn size(&self) -> Size<Length> {
        self.child.as_widget().size()
    }

    fn size_hint(&self) -> Size<Length> {
        self.child.as_widget().size_hint()
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        self.child
            .as_widget_mut()
            .layout(&mut tree.children[0], renderer, limits)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        if self.answers.takes_focus() {
            let state = tree.state.downcast_mut::<State>();
            operation.focusable(None, layout.bounds(), state);
            operation.custom(None, layout.bounds(), &mut self.told);
        }
        self.child
            .as_widget_mut()
            .operate(&mut tree.children[0], layout, renderer, operation);
        if self.answers.is_field() {
            operation.custom(None, layout.bounds(), &mut self.told);
        }
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        if is_key(event) && !shell.is_event_captured() {
            if self.answers.is_field() && is_escape(event) {
                let mut messages = Vec::new();
                let mut aside = Shell::new(&mut messages);
                self.child.as_widget_mut().update(
                    &mut tree.children[0],
                    event,
                    layout,
                    cursor,
                    renderer,
                    clipboard,
                    &mut aside,
                    viewport,
                );
                shell.request_redraw();
                return;
            }
            if self.has_open_list(tree, layout, renderer, viewport) {
                // A key that means nothing to the list closes it, as a press beside it does, and
                // does nothing else: it is not meant for what lies behind.
                let press = mouse::Event::ButtonPressed(mouse::Button::Left);
                self.child.as_widget_mut().update(
                    &mut tree.children[0],
                    &Event::Mouse(press),
                    layout,
                    mouse::Cursor::Unavailable,
                    renderer,
                    clipboard,
                    shell,
                    viewport,
                );
                shell.capture_event();
                shell.request_redraw();
                return;
            }
        }
        let state = tree.state.downcast_mut::<State>();
        // Who takes the mouse, or a finger, has no use for a ring.
        let is_taken = matches!(
            event,
            Event::Mouse(mouse::Event::ButtonPressed(_))
                | Event::Touch(touch::Event::FingerPressed { .. })
        );
        if state.is_focused && is_taken {
            state.is_focused = false;
            shell.request_redraw();
        }
        let is_focused = state.is_focused;
        self.child.as_widget_mut().update(
            &mut tree.children[0],
            event,
            layout,
            cursor,
            renderer,
            clipboard,
            shell,
            viewport,
        );
        if shell.is_event_captured() {
            return;
        }
        if let Event::Keyboard(keyboard::Event::KeyPressed {
            key,
            modifiers,
            repeat,
            ..
        }) = event
            && !(modifiers.control() || modifiers.alt() || modifiers.logo())
            && let Some(said) = self.answers.hear(key, *repeat)
            && (is_focused || self.field_has_focus(tree, layout, renderer))
        {
            if let Some(message) = said {
                shell.publish(message);
            }
            shell.capture_event();
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        // Half out of sight, a list has its text clipped to the viewport, which the renderer takes
        // for no clip at all where it is no larger than the layer: so it is a little larger here.
        let viewport = if layout.bounds().is_within(viewport) {
            *viewport
        } else {
            viewport.expand(1.0)
        };
        self.child.as_widget().draw(
            &tree.children[0],
            renderer,
            theme,
            style,
            layout,
            cursor,
            &viewport,
        );
        // The ring is always drawn, clear or not: one quad more would shift all that follow in the
        // renderer's list, and repaint them.
        let color = if tree.state.downcast_ref::<State>().is_focused {
            theme.palette().primary
        } else {
            Color::TRANSPARENT
        };
        let ring = renderer::Quad {
            bounds: layout.bounds().expand(RING + GAP),
            border: Border {
                color,
                width: RING,
                radius: border::radius(theme::BUTTON_RADIUS + RING),
            },
            ..renderer::Quad::default()
        };
        renderer.fill_quad(ring, Background::Color(self.told.repaint_color()));
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        self.child.as_widget().mouse_interaction(
            &tree.children[0],
            layout,
            cursor,
            viewport,
            renderer,
        )
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        let highlight = &mut tree.state.downcast_mut::<State>().highlight;
        let list = self.child.as_widget_mut().overlay(
            &mut tree.children[0],
            layout,
            renderer,
            viewport,
            translation,
        );
        let Answers::List { chosen, count, .. } = self.answers else {
            return list;
        };
        if list.is_none() {
            *highlight = None;
        }
        let open = OpenList {
            list: list?,
            highlight,
            chosen,
            count,
        };
        Some(overlay::Element::new(Box::new(open)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_value_has_another_repaint_color_which_is_never_seen() {
        let [light, dark] =
            ["Light", "Dark"].map(|value| Told::Value(value.to_owned()).repaint_color());
        assert_ne!(light, dark);
        assert_eq!((light.a, dark.a), (0.0, 0.0));
    }
}
