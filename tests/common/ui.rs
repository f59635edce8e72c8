//! The app in a window whose widgets keep their state (focus, tooltips, scrolling) between events, for
//! keyboard, mouse and touch. Tasks run to their end.

use super::drawing::Drawing;
use super::load_fonts;
use super::surface::{Surface, whole_frame};
use super::widget_state::WidgetState;
use accesskit::Role;
use iced::event::Status;
use iced::keyboard::{Modifiers, key};
use iced::touch::Finger;
use iced::window::RedrawRequest;
use iced::{Event, Point, Rectangle, Renderer, Size, Task, Theme, keyboard, mouse, touch, window};
use iced_test::core::Renderer as _;
use iced_test::core::clipboard;
use iced_test::core::renderer::{self, Headless};
use iced_test::core::widget::operation::{Focusable, Outcome, TextInput, black_box};
use iced_test::core::widget::{Id, Operation};
use iced_test::futures::futures::StreamExt;
use iced_test::futures::futures::executor::block_on;
use iced_test::runtime::user_interface::{Cache, State};
use iced_test::runtime::{Action, UserInterface, task};
use sapper::config::keymap::{Key, KeyPress, Named};
use sapper::game::Pos;
use sapper::ui::app::{App, LaunchOptions, Message, WindowEvent, key_input};
use sapper::ui::font;
use sapper::ui::widget::semantics::Semantics;
use sapper::ui::widget::tooltip::ControlLabel;
use std::time::{Duration, Instant};

fn software_renderer() -> Renderer {
    let renderer = <Renderer as Headless>::new(font::TEXT, 16.into(), Some("tiny-skia"));
    block_on(renderer).expect("a renderer")
}

pub struct TestUi {
    pub app: App,
    size: Size,
    cache: Cache,
    renderer: Renderer,
    pointer: Point,
    /// The redraw that the last event asked for.
    pub redraw: RedrawRequest,
}

impl TestUi {
    /// A window of this size, in logical pixels at the normal text size.
    pub fn new(launch: LaunchOptions, width: f32, height: f32) -> Self {
        load_fonts();
        let mut ui = Self {
            app: App::new(launch),
            size: Size::new(width, height),
            cache: Cache::default(),
            renderer: software_renderer(),
            pointer: Point::ORIGIN,
            redraw: RedrawRequest::Wait,
        };
        let size = ui.size();
        ui.say(Message::Window(WindowEvent::Resized(size)));
        ui
    }

    /// The window's size, in logical pixels at the current text size.
    pub fn size(&self) -> Size {
        self.size * (1.0 / self.app.scale_factor())
    }

    /// Gives the window another size, in logical pixels at the normal text size.
    pub fn resize(&mut self, size: Size) {
        self.size = size;
        let size = self.size();
        self.say(Message::Window(WindowEvent::Resized(size)));
        // The text size may have changed with it.
        let size = self.size();
        self.say(Message::Window(WindowEvent::Resized(size)));
    }

    /// What is drawn, with the pointer outside the window.
    pub fn drawing(&mut self) -> Drawing {
        let size = self.size();
        self.draw(|renderer| Drawing::of(renderer, size))
    }

    /// The window's pixels at 100 %: width, height, and four bytes for each.
    pub fn picture(&mut self) -> (u32, u32, Vec<u8>) {
        let (width, height) = (self.size.width as u32, self.size.height as u32);
        let (scale, page) = (self.app.scale_factor(), self.app.theme().palette().background);
        let pixels =
            self.draw(|renderer| renderer.screenshot(Size::new(width, height), scale, page));
        (width, height, pixels)
    }

    fn draw<T>(&mut self, does: impl FnOnce(&mut Renderer) -> T) -> T {
        self.draw_with(mouse::Cursor::Unavailable, does)
    }

    fn draw_with<T>(&mut self, cursor: mouse::Cursor, does: impl FnOnce(&mut Renderer) -> T) -> T {
        let (theme, size) = (self.app.theme(), self.size());
        let style = renderer::Style { text_color: theme.palette().text };
        self.ui(|ui, renderer| {
            renderer.reset(Rectangle::with_size(size));
            ui.draw(renderer, &theme, &style, cursor);
            does(renderer)
        })
    }

    /// Draws a frame, so long after now, on what the window has shown so far. Returns the pixels of
    /// the same frame where all is painted.
    pub fn present(&mut self, surface: &mut Surface, later: Duration) -> Vec<u8> {
        self.drawn(later);
        let size = Size::new(self.size.width as u32, self.size.height as u32);
        let (scale, page) = (self.app.scale_factor(), self.app.theme().palette().background);
        self.draw_with(mouse::Cursor::Available(self.pointer), |renderer| {
            surface.present(renderer, size, scale, page);
            whole_frame(renderer, size, scale, page)
        })
    }

    /// Does something in a window that has just opened, with this app in it. It is scrolled as far as
    /// this one, and has the same focus.
    pub fn in_a_fresh_window<T>(&mut self, does: impl FnOnce(&mut Self) -> T) -> T {
        let mut kept = WidgetState::default();
        self.ui(|ui, renderer| ui.operate(renderer, &mut black_box(&mut kept)));
        let cache = std::mem::take(&mut self.cache);
        let renderer = std::mem::replace(&mut self.renderer, software_renderer());
        kept.restores = true;
        self.ui(|ui, renderer| ui.operate(renderer, &mut black_box(&mut kept)));
        let done = does(self);
        (self.cache, self.renderer) = (cache, renderer);
        done
    }

    /// Turns the wheel over the middle of the window, down by so many logical pixels. Returns
    /// whether anything has moved.
    pub fn scroll(&mut self, by: f32) -> bool {
        let before = self.look().shifts;
        let size = self.size();
        self.points(Point::new(size.width / 2.0, size.height / 2.0));
        let delta = mouse::ScrollDelta::Pixels { x: 0.0, y: -by };
        self.mouse(mouse::Event::WheelScrolled { delta });
        self.look().shifts != before
    }

    /// The scrolled areas of the window.
    pub fn scrolled(&mut self) -> Vec<Rectangle> {
        self.look().scrolled
    }

    /// The scrolled areas of the window, each with the places of all that scrolls.
    pub fn scrolled_texts(&mut self) -> Vec<(Rectangle, Vec<Rectangle>)> {
        let Look { scrolled, places, .. } = self.look();
        let texts = |area: &Rectangle| {
            let inside = places.iter().filter(|(_, bounds, scrolls)| {
                *scrolls && (area.x..=area.x + area.width).contains(&bounds.x)
            });
            inside.map(|(_, bounds, _)| *bounds).collect()
        };
        scrolled.iter().map(|area| (*area, texts(area))).collect()
    }

    /// The texts that leave the window and can't be scrolled to.
    pub fn cut_off(&mut self) -> Vec<String> {
        let window = Rectangle::with_size(self.size()).expand(0.5);
        let places = self.look().places.into_iter();
        places
            .filter(|(_, bounds, scrolls)| !scrolls && !bounds.is_within(&window))
            .map(|(text, ..)| text)
            .collect()
    }

    fn ui<T>(
        &mut self,
        does: impl FnOnce(&mut UserInterface<'_, Message, Theme, Renderer>, &mut Renderer) -> T,
    ) -> T {
        let cache = std::mem::take(&mut self.cache);
        let size = self.size();
        let view = self.app.view();
        let mut ui = UserInterface::build(view, size, cache, &mut self.renderer);
        let done = does(&mut ui, &mut self.renderer);
        self.cache = ui.into_cache();
        done
    }

    /// Sends a message to the app and runs its tasks.
    pub fn say(&mut self, message: impl Into<Message>) {
        let task: Task<Message> = self.app.update(message.into());
        let Some(mut actions) = task::into_stream(task) else {
            return;
        };
        while let Some(action) = block_on(actions.next()) {
            match action {
                Action::Output(message) => self.say(message),
                Action::Widget(operation) => self.operate(operation),
                // There is no real window to act on.
                _ => {}
            }
        }
    }

    /// Lets time pass, then fires the app's timer.
    pub fn waits(&mut self, ms: u64) {
        self.app.advance_clock(std::time::Duration::from_millis(ms));
        self.say(Message::TimerFired);
    }

    fn operate(&mut self, operation: Box<dyn Operation>) {
        self.ui(|ui, renderer| {
            let mut next = Some(operation);
            while let Some(mut operation) = next.take() {
                ui.operate(renderer, operation.as_mut());
                if let Outcome::Chain(chained) = operation.finish() {
                    next = Some(chained);
                }
            }
        });
    }

    /// Presses a key: what has the focus hears it first, and then the app.
    #[track_caller]
    pub fn press(&mut self, key: &str) {
        let press: KeyPress = key.parse().expect("a key");
        self.hit(event(press));
    }

    /// Presses a key so many times.
    #[track_caller]
    pub fn presses(&mut self, key: &str, times: usize) {
        for _ in 0..times {
            self.press(key);
        }
    }

    /// Types a text, a key for each character.
    pub fn types(&mut self, text: &str) {
        for char in text.chars() {
            self.hit(typed(char));
        }
    }

    /// Moves the mouse.
    pub fn points(&mut self, position: Point) {
        self.pointer = position;
        self.mouse(mouse::Event::CursorMoved { position });
    }

    /// Presses the left button of the mouse and lets it go.
    pub fn clicks(&mut self) {
        self.mouse(mouse::Event::ButtonPressed(mouse::Button::Left));
        self.mouse(mouse::Event::ButtonReleased(mouse::Button::Left));
    }

    pub fn mouse(&mut self, event: mouse::Event) {
        self.feel(Event::Mouse(event), mouse::Cursor::Available(self.pointer));
    }

    /// Lets the window be drawn, so long after now.
    pub fn drawn(&mut self, later: Duration) {
        let redraw = window::Event::RedrawRequested(Instant::now() + later);
        self.feel(Event::Window(redraw), mouse::Cursor::Available(self.pointer));
    }

    /// Puts a finger down in the window.
    pub fn touch(&mut self, id: u64, position: Point) {
        let id = Finger(id);
        self.finger(touch::Event::FingerPressed { id, position });
    }

    /// Slides a finger that is down.
    pub fn slide(&mut self, id: u64, position: Point) {
        let id = Finger(id);
        self.finger(touch::Event::FingerMoved { id, position });
    }

    /// Lifts a finger.
    pub fn lift(&mut self, id: u64, position: Point) {
        let id = Finger(id);
        self.finger(touch::Event::FingerLifted { id, position });
    }

    /// Taps with a finger.
    pub fn tap(&mut self, at: Point) {
        self.touch(1, at);
        self.lift(1, at);
    }

    /// Taps on a text.
    #[track_caller]
    pub fn taps(&mut self, text: &str) {
        let place = self.place(text);
        self.tap(place.unwrap_or_else(|| panic!("“{text}” is to be seen")));
    }

    /// Taps on a cell.
    pub fn taps_on(&mut self, pos: Pos) {
        let at = self.middle_of(pos);
        self.tap(at);
    }

    /// The middle of a text, if it is to be seen.
    pub fn place(&mut self, text: &str) -> Option<Point> {
        self.bounds(text).map(|bounds| bounds.center())
    }

    /// Where a text is in the window, if it is to be seen.
    pub fn bounds(&mut self, text: &str) -> Option<Rectangle> {
        let places = self.look().places;
        let place = places.into_iter().find(|(seen, ..)| seen == text);
        place.map(|(_, bounds, _)| bounds)
    }

    /// Every place of a text in the window.
    pub fn texts_at(&mut self, text: &str) -> Vec<Rectangle> {
        let places = self.look().places.into_iter();
        places.filter(|(seen, ..)| seen == text).map(|(_, bounds, _)| bounds).collect()
    }

    /// The control that is announced by this name.
    #[track_caller]
    pub fn named(&mut self, name: &str) -> Control {
        let mut controls = self.controls().into_iter();
        let found = controls.find(|control| control.semantics.name.as_deref() == Some(name));
        found.unwrap_or_else(|| panic!("no control is called “{name}”"))
    }

    /// Where the board is, if it is to be seen.
    pub fn board(&mut self) -> Option<Rectangle> {
        self.look().board
    }

    /// The middle of a cell, in the window. The board is not scrolled.
    pub fn middle_of(&mut self, pos: Pos) -> Point {
        let board = self.board().expect("the board is to be seen");
        let side = self.app.board_layout().cell_size;
        Point::new(
            board.x + (f32::from(pos.col) + 0.5) * side,
            board.y + (f32::from(pos.row) + 0.5) * side,
        )
    }

    /// Opens every safe cell, one after the other, by taps, until the game is won.
    pub fn wins(&mut self) {
        self.taps_on(Pos::new(0, 0));
        let field = self.app.play().game().field().expect("the mines").clone();
        for pos in field.size().positions() {
            if !field.is_mine(pos) && !self.app.play().game().phase().is_over() {
                self.taps_on(pos);
            }
        }
    }

    fn finger(&mut self, event: touch::Event) {
        let (touch::Event::FingerPressed { position, .. }
        | touch::Event::FingerMoved { position, .. }
        | touch::Event::FingerLifted { position, .. }
        | touch::Event::FingerLost { position, .. }) = event;
        // As the runtime does: the pointer is where the last finger was.
        self.feel(Event::Touch(event), mouse::Cursor::Available(position));
    }

    fn hit(&mut self, event: Event) {
        self.feel(event, mouse::Cursor::Unavailable);
    }

    fn feel(&mut self, event: Event, cursor: mouse::Cursor) {
        let mut messages = Vec::new();
        let (state, statuses) = self.ui(|ui, renderer| {
            ui.update(
                std::slice::from_ref(&event),
                cursor,
                renderer,
                &mut clipboard::Null,
                &mut messages,
            )
        });
        self.redraw = match state {
            State::Updated { redraw_request, .. } => redraw_request,
            State::Outdated => RedrawRequest::NextFrame,
        };
        for message in messages {
            self.say(message);
        }
        let status = statuses.first().copied().unwrap_or(Status::Ignored);
        if let Some(message) = key_input::listen(event, status, window::Id::unique()) {
            self.say(message);
        }
    }

    /// The texts that are in sight.
    pub fn texts(&mut self) -> Vec<String> {
        self.look().texts
    }

    /// Whether a text stands in the window.
    pub fn sees(&mut self, text: &str) -> bool {
        self.texts().iter().any(|seen| seen == text)
    }

    /// The texts on what has the focus; `None` where nothing has it.
    pub fn focus(&mut self) -> Option<String> {
        let look = self.look();
        look.focus.map(|_| look.on_focus.join(" "))
    }

    /// Whether what has the focus is whole within the window.
    pub fn focus_is_in_sight(&mut self) -> bool {
        let window = Rectangle::with_size(self.size());
        let look = self.look();
        look.focus.is_some_and(|(bounds, view)| bounds.is_within(&view.unwrap_or(window)))
    }

    /// Goes on with Tab until the control with this text has the focus.
    #[track_caller]
    pub fn tab_to(&mut self, text: &str) {
        let mut passed = Vec::new();
        for _ in 0..60 {
            self.press("Tab");
            let focus = self.focus();
            if focus.as_deref() == Some(text) {
                return;
            }
            passed.push(focus);
        }
        panic!("Tab leads to no “{text}”, but to {passed:?}");
    }

    /// The controls of the window, in the order of Tab.
    pub fn controls(&mut self) -> Vec<Control> {
        self.look().controls
    }

    /// The middle of the list that shows this value.
    #[track_caller]
    pub fn list(&mut self, value: &str) -> Point {
        let controls = self.controls();
        let shows = |control: &&Control| control.semantics.value.as_deref() == Some(value);
        let list = controls.iter().find(shows);
        list.unwrap_or_else(|| panic!("no list shows “{value}”")).bounds.center()
    }

    fn look(&mut self) -> Look {
        let mut look = Look::default();
        self.ui(|ui, renderer| ui.operate(renderer, &mut black_box(&mut look)));
        look
    }
}

/// A control, and what is said of it.
#[derive(Debug, Clone)]
pub struct Control {
    pub bounds: Rectangle,
    pub semantics: Semantics,
    /// What its tooltip shows.
    pub label: Option<ControlLabel>,
    /// Whether it is a field to type in.
    pub is_field: bool,
    /// The text before it, where no control stands between them.
    pub before: Option<String>,
    pub texts: Vec<String>,
}

/// What is to be seen.
#[derive(Debug, Default)]
struct Look {
    controls: Vec<Control>,
    /// What the next control says about itself, and its tooltip.
    semantics: Option<(Rectangle, Semantics)>,
    label: Option<(Rectangle, ControlLabel)>,
    field: Option<Rectangle>,
    before: Option<String>,
    texts: Vec<String>,
    /// Each text again, where it is in the window, and whether it can be scrolled.
    places: Vec<(String, Rectangle, bool)>,
    scrolled: Vec<Rectangle>,
    /// How far each is scrolled.
    shifts: Vec<iced::Vector>,
    /// Where the board is.
    board: Option<Rectangle>,
    /// Where what has the focus is, and what is in sight of all around it.
    focus: Option<(Rectangle, Option<Rectangle>)>,
    on_focus: Vec<String>,
    entered: Option<(Rectangle, iced::Vector)>,
    inside: Option<(Rectangle, iced::Vector)>,
}

impl Operation<()> for Look {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        let outer = self.inside;
        if let Some(entered) = self.entered.take() {
            self.inside = Some(entered);
        }
        operate(self);
        self.inside = outer;
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if id == Some(&Id::new("board")) {
            self.board = Some(bounds);
        }
    }

    fn scrollable(
        &mut self,
        _: Option<&Id>,
        bounds: Rectangle,
        _: Rectangle,
        translation: iced::Vector,
        _: &mut dyn iced_test::core::widget::operation::Scrollable,
    ) {
        self.scrolled.push(bounds);
        self.shifts.push(translation);
        self.entered = Some((bounds, translation));
    }

    fn focusable(&mut self, _: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        if state.is_focused() {
            assert_eq!(self.focus, None, "two things have the focus");
            let shift = self.inside.map_or(iced::Vector::ZERO, |(_, shift)| shift);
            self.focus = Some((bounds - shift, self.inside.map(|(view, _)| view)));
        }
        let shift = self.inside.map_or(iced::Vector::ZERO, |(_, shift)| shift);
        let label = self.label.take().filter(|(at, _)| *at == bounds);
        let semantics = self.semantics.take().filter(|(at, _)| *at == bounds);
        self.controls.push(Control {
            bounds: bounds - shift,
            semantics: semantics
                .map_or_else(|| Semantics::new(Role::Unknown), |(_, semantics)| semantics),
            label: label.map(|(_, label)| label),
            is_field: self.field.take() == Some(bounds),
            before: self.before.take(),
            texts: Vec::new(),
        });
    }

    fn text_input(&mut self, _: Option<&Id>, bounds: Rectangle, _: &mut dyn TextInput) {
        self.field = Some(bounds);
    }

    fn custom(&mut self, _: Option<&Id>, bounds: Rectangle, state: &mut dyn std::any::Any) {
        if let Some(label) = state.downcast_ref::<ControlLabel>() {
            self.label = Some((bounds, label.clone()));
        }
        if let Some(semantics) = state.downcast_ref::<Semantics>() {
            self.semantics = Some((bounds, semantics.clone()));
        }
    }

    fn text(&mut self, _: Option<&Id>, bounds: Rectangle, text: &str) {
        self.texts.push(text.to_owned());
        let shift = self.inside.map_or(iced::Vector::ZERO, |(_, shift)| shift);
        let scrolls = self.inside.is_some();
        self.places.push((text.to_owned(), bounds - shift, scrolls));
        if let Some(control) = self.controls.last_mut()
            && control.bounds.contains((bounds - shift).center())
        {
            control.texts.push(text.to_owned());
        } else {
            self.before = Some(text.to_owned());
        }
        let on_focus =
            (self.focus).is_some_and(|(focus, _)| focus.contains((bounds - shift).center()));
        if on_focus {
            self.on_focus.push(text.to_owned());
        }
    }
}

/// The event of a press.
fn event(press: KeyPress) -> Event {
    let key = match press.key {
        Key::Char(char) => keyboard::Key::Character(char.to_lowercase().to_string().into()),
        Key::Named(named) => keyboard::Key::Named(match named {
            Named::F1 => key::Named::F1,
            Named::F2 => key::Named::F2,
            Named::F3 => key::Named::F3,
            Named::F4 => key::Named::F4,
            Named::F5 => key::Named::F5,
            Named::F6 => key::Named::F6,
            Named::F7 => key::Named::F7,
            Named::F8 => key::Named::F8,
            Named::F9 => key::Named::F9,
            Named::F10 => key::Named::F10,
            Named::F11 => key::Named::F11,
            Named::Space => key::Named::Space,
            Named::Enter => key::Named::Enter,
            Named::Tab => key::Named::Tab,
            Named::Escape => key::Named::Escape,
            Named::Home => key::Named::Home,
            Named::End => key::Named::End,
            Named::PageUp => key::Named::PageUp,
            Named::PageDown => key::Named::PageDown,
            Named::Up => key::Named::ArrowUp,
            Named::Down => key::Named::ArrowDown,
            Named::Left => key::Named::ArrowLeft,
            Named::Right => key::Named::ArrowRight,
            named => panic!("{} is not pressed here", named.name()),
        }),
    };
    let mut modifiers = Modifiers::empty();
    modifiers.set(Modifiers::COMMAND, press.ctrl);
    modifiers.set(Modifiers::ALT, press.alt);
    modifiers.set(Modifiers::SHIFT, press.shift);
    let text = match press.key {
        Key::Char(char) if modifiers.is_empty() => Some(char.to_lowercase().to_string().into()),
        Key::Named(Named::Space) => Some(" ".into()),
        _ => None,
    };
    key_event(key, modifiers, text)
}

fn typed(char: char) -> Event {
    let text = char.to_string();
    let key = keyboard::Key::Character(text.as_str().into());
    key_event(key, Modifiers::empty(), Some(text.as_str().into()))
}

fn key_event(
    key: keyboard::Key,
    modifiers: Modifiers,
    text: Option<iced_test::core::SmolStr>,
) -> Event {
    Event::Keyboard(keyboard::Event::KeyPressed {
        modified_key: key.clone(),
        key,
        physical_key: key::Physical::Unidentified(key::NativeCode::Unidentified),
        location: keyboard::Location::Standard,
        modifiers,
        repeat: false,
        text,
    })
}
