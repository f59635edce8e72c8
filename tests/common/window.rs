//! The app in a window: events of keyboard, mouse and touch go in, and what it shows can be looked at.
//! Widgets keep their state (focus, tooltips, scrolling) between events.

use super::drawing::Drawing;
use super::look::{Control, Look};
use super::surface::{Surface, whole_frame};
use super::widget_state::WidgetState;
use super::{key_events, load_fonts};
use iced::keyboard::{self, Modifiers};
use iced::mouse::{self, Button};
use iced::touch::{self, Finger};
use iced::window::{self, RedrawRequest};
use iced::{Event, Point, Rectangle, Size, Theme};
use iced_test::core::renderer::{Headless, Style};
use iced_test::core::widget::operation::{Outcome, black_box};
use iced_test::core::widget::{Id, Operation};
use iced_test::core::{Renderer as _, clipboard};
use iced_test::futures::futures::StreamExt;
use iced_test::futures::futures::executor::block_on;
use iced_test::runtime::clipboard::Action as Copy;
use iced_test::runtime::user_interface::{Cache, State};
use iced_test::runtime::{Action, UserInterface, task};
use sapper::config::SettingChange;
use sapper::config::command::Command;
use sapper::config::keymap::KeyPress;
use sapper::config::menu::{MAIN, MenuEntry, Submenu};
use sapper::game::{Minefield, Pos};
use sapper::platform::file_dialog;
use sapper::storage::FileNotice;
use sapper::storage::worker::StorageUpdate;
use sapper::ui::Renderer;
use sapper::ui::board::layout::BoardLayout;
use sapper::ui::features::play::assistant::AssistantInfo;
use sapper::ui::features::settings;
use sapper::ui::kit::font;
use sapper::ui::kit::motion::QUICK;
use sapper::ui::shell::app::{App, LaunchOptions, Message, WindowEvent, key_input};
use sapper::ui::shell::stack;
use std::cell::RefCell;
use std::time::{Duration, Instant};

/// The level of the menu that a command is in; `None` for the first.
pub fn level_of(command: Command) -> Option<Submenu> {
    MAIN.concat().into_iter().find_map(|entry| match entry {
        MenuEntry::Open(level) if level.parts().concat().contains(&command) => Some(level),
        _ => None,
    })
}

/// The messages of a player who changes a setting.
pub fn settings_messages(change: SettingChange) -> [stack::Message; 3] {
    [
        stack::Message::Command(Command::Settings),
        stack::Message::Screen(settings::Message::Changed(change).into()),
        stack::Message::Command(Command::Back),
    ]
}

pub struct TestWindow {
    pub app: App,
    /// The size in logical pixels at the normal text size.
    pub size: Size,
    /// The scale factor of the system.
    pub system_scale: f32,
    /// The redraw that the last event asked for.
    pub redraw: RedrawRequest,
    /// Whether tasks run to their end.
    pub runs_tasks: bool,
    /// The texts that were copied.
    pub copied: Vec<String>,
    /// In logical pixels at the normal text size.
    pointer: Point,
    toolkit: RefCell<Toolkit>,
}

/// What the toolkit remembers from one event to the next.
struct Toolkit {
    cache: Cache,
    renderer: Renderer,
}

impl Toolkit {
    fn new() -> Self {
        let renderer = <Renderer as Headless>::new(font::TEXT, 16.into(), None);
        Self { cache: Cache::default(), renderer: block_on(renderer).expect("a renderer") }
    }
}

impl TestWindow {
    /// A window in which each task runs to its end before the next event.
    pub fn new(launch: LaunchOptions, width: f32, height: f32) -> Self {
        Self::open(launch, width, height, true)
    }

    /// A window whose tasks never run: what takes time stays under way.
    pub fn without_tasks(launch: LaunchOptions, width: f32, height: f32) -> Self {
        Self::open(launch, width, height, false)
    }

    fn open(launch: LaunchOptions, width: f32, height: f32, runs_tasks: bool) -> Self {
        load_fonts();
        file_dialog::forbid();
        let mut window = Self {
            app: App::new(launch),
            size: Size::new(width, height),
            system_scale: 1.0,
            redraw: RedrawRequest::Wait,
            runs_tasks,
            copied: Vec::new(),
            pointer: Point::ORIGIN,
            toolkit: RefCell::new(Toolkit::new()),
        };
        window.app.stop_clock();
        let size = window.logical_size();
        window.send(Message::Window(WindowEvent::Resized(size)));
        window
    }

    /// Lays out what an app shows in a window of this size, in logical pixels.
    pub fn lay_out(app: &App, size: Size) {
        load_fonts();
        let Toolkit { cache, mut renderer } = Toolkit::new();
        UserInterface::<Message, Theme, Renderer>::build(app.view(), size, cache, &mut renderer);
    }

    /// The size in logical pixels at the current text size.
    pub fn logical_size(&self) -> Size {
        self.size * (1.0 / self.app.scale_factor())
    }

    /// Physical pixels per logical pixel.
    pub fn scale(&self) -> f32 {
        self.system_scale * self.app.scale_factor()
    }

    /// Moves the window to a screen of another scale factor.
    pub fn rescale(&mut self, scale: f32) {
        self.system_scale = scale;
        self.send(Message::Window(WindowEvent::ScaleChanged(scale)));
    }

    /// Gives the window another size, in logical pixels at the normal text size.
    pub fn resize(&mut self, size: Size) {
        self.size = size;
        let size = self.logical_size();
        self.send(Message::Window(WindowEvent::Resized(size)));
        // The text size may have changed with it.
        let size = self.logical_size();
        self.send(Message::Window(WindowEvent::Resized(size)));
    }

    /// Does something in a window that has just opened, with this app in it. It is scrolled as far
    /// as this one, and has the same focus.
    pub fn in_a_fresh_window<T>(&mut self, does: impl FnOnce(&mut Self) -> T) -> T {
        let mut kept = WidgetState::default();
        self.visit(&mut kept);
        let toolkit = self.toolkit.replace(Toolkit::new());
        kept.restores = true;
        self.visit(&mut kept);
        let done = does(self);
        self.toolkit.replace(toolkit);
        done
    }

    /// Tells the player of a file, in a notice that stays until it is closed.
    pub fn note_file(&mut self, file: &str) {
        let notices = vec![FileNotice::SavedAgain { file: file.into() }];
        self.send(Message::StorageUpdated(StorageUpdate { latest: None, notices }));
    }

    /// Sends a message to the app, whose clock stands still but for a millisecond before each.
    pub fn send(&mut self, message: impl Into<Message>) {
        self.app.advance_clock(Duration::from_millis(1));
        let task = self.app.update(message.into());
        if !self.runs_tasks {
            return;
        }
        let Some(mut actions) = task::into_stream(task) else {
            return;
        };
        while let Some(action) = block_on(actions.next()) {
            match action {
                Action::Output(message) => self.send(message),
                Action::Widget(operation) => self.operate(operation),
                Action::Clipboard(Copy::Write { contents, .. }) => self.copied.push(contents),
                // There is no real window to act on.
                _ => {}
            }
        }
    }

    fn operate(&self, operation: Box<dyn Operation>) {
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

    /// Takes an operation through all widgets.
    pub fn visit(&self, operation: &mut dyn Operation) {
        self.ui(|ui, renderer| ui.operate(renderer, &mut black_box(operation)));
    }

    fn ui<T>(
        &self,
        does: impl FnOnce(&mut UserInterface<'_, Message, Theme, Renderer>, &mut Renderer) -> T,
    ) -> T {
        let Toolkit { cache, renderer } = &mut *self.toolkit.borrow_mut();
        let (view, known) = (self.app.view(), std::mem::take(cache));
        let mut ui = UserInterface::build(view, self.logical_size(), known, renderer);
        let done = does(&mut ui, renderer);
        *cache = ui.into_cache();
        done
    }

    /// Lets time pass, then fires the app's timer.
    pub fn wait(&mut self, ms: u64) {
        self.app.advance_clock(Duration::from_millis(ms));
        self.send(Message::TimerFired);
    }

    /// Changes a setting in its dialog.
    pub fn change(&mut self, change: SettingChange) {
        settings_messages(change).into_iter().for_each(|message| self.send(message));
    }

    /// An event while the pointer is somewhere.
    fn event(&mut self, event: Event, cursor: mouse::Cursor) {
        self.events(&[event], cursor);
    }

    /// Events in one batch, with the place that the pointer has after the last one.
    fn events(&mut self, events: &[Event], cursor: mouse::Cursor) {
        let mut messages = Vec::new();
        let (state, statuses) = self.ui(|ui, renderer| {
            ui.update(events, cursor, renderer, &mut clipboard::Null, &mut messages)
        });
        self.redraw = match state {
            State::Updated { redraw_request, .. } => redraw_request,
            State::Outdated => RedrawRequest::NextFrame,
        };
        for message in messages {
            self.send(message);
        }
        for (event, status) in events.iter().zip(statuses) {
            let in_dialog = self.app.stack().has_dialog();
            let listen = if in_dialog { key_input::listen_in_dialog } else { key_input::listen };
            if let Some(message) = listen(event.clone(), status, window::Id::unique()) {
                self.send(message);
            }
        }
    }
}

/// The keyboard.
impl TestWindow {
    /// Presses a key: what has the focus hears it first, and then the app.
    #[track_caller]
    pub fn press(&mut self, key: &str) {
        self.press_key(key.parse().expect("a key"));
    }

    /// Presses a key so many times.
    #[track_caller]
    pub fn press_times(&mut self, key: &str, times: usize) {
        for _ in 0..times {
            self.press(key);
        }
    }

    /// Presses the key of a command.
    #[track_caller]
    pub fn key(&mut self, command: Command) {
        self.press_key(self.app.settings().keys.press(command).expect("a key"));
    }

    /// Asks for help, and once more where it has said what that costs.
    pub fn help(&mut self, command: Command) {
        self.key(command);
        if matches!(self.app.play().assistant.info, Some(AssistantInfo::Cost(_))) {
            self.key(command);
        }
    }

    /// Asks for hints until the steps of one are shown: first it says what it costs, then where to
    /// look, then which numbers matter.
    pub fn show_hint(&mut self) {
        for _ in 0..4 {
            self.key(Command::Hint);
            if self.app.play().assistant.names_cells() {
                break;
            }
        }
    }

    fn press_key(&mut self, press: KeyPress) {
        self.event(key_events::pressed(press), mouse::Cursor::Unavailable);
    }

    /// The same with the event of any keyboard.
    pub fn press_event(&mut self, event: Event) {
        self.event(event, mouse::Cursor::Unavailable);
    }

    /// The player turns to another window.
    pub fn loses_focus(&mut self) {
        self.event(Event::Window(window::Event::Unfocused), mouse::Cursor::Unavailable);
    }

    /// Types a text, a key for each character.
    pub fn type_text(&mut self, text: &str) {
        for char in text.chars() {
            self.event(key_events::typed(char), mouse::Cursor::Unavailable);
        }
    }

    /// Replaces the content of the field with this id.
    #[track_caller]
    pub fn fill(&mut self, field: &'static str, text: &str) {
        let fields = self.look().fields;
        let found = fields.iter().find(|it| it.id == Some(Id::new(field)));
        self.click_at(found.unwrap_or_else(|| panic!("no field “{field}”")).bounds.center());
        self.hold(Modifiers::CTRL);
        self.press("Ctrl+A");
        self.hold(Modifiers::empty());
        self.type_text(text);
    }

    /// Holds these modifiers from now on.
    pub fn hold(&mut self, modifiers: Modifiers) {
        let event = Event::Keyboard(keyboard::Event::ModifiersChanged(modifiers));
        self.event(event, self.cursor());
    }
}

/// The mouse.
impl TestWindow {
    pub fn mouse(&mut self, event: mouse::Event) {
        self.event(Event::Mouse(event), self.cursor());
    }

    /// Where the pointer is at the current text size.
    fn cursor(&self) -> mouse::Cursor {
        let scale = self.app.scale_factor();
        mouse::Cursor::Available(Point::new(self.pointer.x / scale, self.pointer.y / scale))
    }

    fn put_pointer(&mut self, position: Point) {
        let scale = self.app.scale_factor();
        self.pointer = Point::new(position.x * scale, position.y * scale);
    }

    /// Moves the pointer.
    pub fn point_at(&mut self, position: Point) {
        self.put_pointer(position);
        self.mouse(mouse::Event::CursorMoved { position });
    }

    /// Presses the left button where the pointer is and lets it go.
    pub fn click_here(&mut self) {
        self.mouse(mouse::Event::ButtonPressed(Button::Left));
        self.mouse(mouse::Event::ButtonReleased(Button::Left));
    }

    pub fn click_at(&mut self, position: Point) {
        self.point_at(position);
        self.click_here();
    }

    /// Clicks somewhere and moves on, or out of the window, before the toolkit hears of any of it.
    pub fn click_and_leave(&mut self, position: Point, to: Option<Point>) {
        let leave =
            to.map_or(mouse::Event::CursorLeft, |position| mouse::Event::CursorMoved { position });
        let events = [
            mouse::Event::CursorMoved { position },
            mouse::Event::ButtonPressed(Button::Left),
            mouse::Event::ButtonReleased(Button::Left),
            leave,
        ];
        self.put_pointer(to.unwrap_or(position));
        let cursor = to.map_or(mouse::Cursor::Unavailable, mouse::Cursor::Available);
        self.events(&events.map(Event::Mouse), cursor);
    }

    /// Clicks a text, or that of a key.
    #[track_caller]
    pub fn click(&mut self, text: &str) {
        let (text, places) = (self.words(text), self.look().places.into_iter());
        let place = places.filter(|place| place.text == text).find_map(|place| place.visible);
        self.click_at(place.unwrap_or_else(|| panic!("“{text}” is visible")).center());
    }

    /// Opens the settings, and what leads on from there.
    pub fn open_settings(&mut self, leads_on: settings::Message) {
        self.key(Command::Settings);
        self.send(stack::Message::Screen(leads_on.into()));
    }

    /// Clicks the control with this name.
    pub fn press_control(&mut self, name: &str) {
        self.click_at(self.control(name).bounds.center());
    }

    /// Opens the menu, and the level of it that has a command, if it isn't the first.
    pub fn open_menu_at(&mut self, command: Command) {
        self.key(Command::Menu);
        if let Some(level) = level_of(command) {
            self.click_in_menu(level.title());
        }
    }

    fn click_in_menu(&mut self, key: &str) {
        let name = self.app.texts().get(key).to_owned();
        // What is behind the menu may have the same words.
        let place = self.texts_at(&name).last().map(|place| place.center());
        self.click_at(place.unwrap_or_else(|| panic!("the menu has “{name}”")));
    }

    /// Chooses an entry of the menu.
    pub fn choose(&mut self, command: Command) {
        self.open_menu_at(command);
        let state = self.app.play().command_context(self.app.settings());
        let name = command.switch(state).map_or(command.spec().label, |(name, _)| name);
        self.click_in_menu(name);
    }

    /// Moves to a cell and presses (`true`) or releases these buttons.
    pub fn mouse_on(&mut self, pos: Pos, buttons: &[(Button, bool)]) {
        self.point_at(self.middle_of(pos));
        for &(button, down) in buttons {
            self.mouse(if down {
                mouse::Event::ButtonPressed(button)
            } else {
                mouse::Event::ButtonReleased(button)
            });
        }
    }

    /// Left-clicks a cell.
    pub fn open_cell(&mut self, pos: Pos) {
        self.mouse_on(pos, &[(Button::Left, true), (Button::Left, false)]);
    }

    /// Right-clicks a cell.
    pub fn mark_cell(&mut self, pos: Pos) {
        self.mouse_on(pos, &[(Button::Right, true), (Button::Right, false)]);
    }

    /// Clicks a cell with both buttons.
    pub fn chord_cell(&mut self, pos: Pos) {
        let (left, right) = (Button::Left, Button::Right);
        self.mouse_on(pos, &[(left, true), (right, true), (left, false), (right, false)]);
    }

    /// Opens safe cells until the game is won.
    pub fn win(&mut self) {
        if self.app.play().game().field().is_none() {
            self.open_cell(Pos::new(0, 0));
        }
        let field = self.field();
        for pos in field.size().positions() {
            if !field.is_mine(pos) && !self.app.play().game().phase().is_over() {
                self.open_cell(pos);
            }
        }
    }

    /// Turns the wheel over the middle of the window, down by so many logical pixels. Returns
    /// whether anything has moved.
    pub fn scroll(&mut self, by: f32) -> bool {
        let before = self.look().scrolled;
        let size = self.logical_size();
        self.point_at(Point::new(size.width / 2.0, size.height / 2.0));
        let delta = mouse::ScrollDelta::Pixels { x: 0.0, y: -by };
        self.mouse(mouse::Event::WheelScrolled { delta });
        self.look().scrolled != before
    }
}

/// Touch.
impl TestWindow {
    /// Puts a finger down.
    pub fn touch(&mut self, id: u64, position: Point) {
        let id = Finger(id);
        self.finger(touch::Event::FingerPressed { id, position }, position);
    }

    /// Slides a finger that is down.
    pub fn slide(&mut self, id: u64, position: Point) {
        let id = Finger(id);
        self.finger(touch::Event::FingerMoved { id, position }, position);
    }

    /// Lifts a finger.
    pub fn lift(&mut self, id: u64, position: Point) {
        let id = Finger(id);
        self.finger(touch::Event::FingerLifted { id, position }, position);
    }

    fn finger(&mut self, event: touch::Event, position: Point) {
        // As the runtime does: the pointer is where the last finger was.
        self.event(Event::Touch(event), mouse::Cursor::Available(position));
    }

    pub fn tap_at(&mut self, position: Point) {
        self.touch(1, position);
        self.lift(1, position);
    }

    /// Taps a text.
    #[track_caller]
    pub fn tap(&mut self, text: &str) {
        self.tap_at(self.bounds(text).center());
    }

    pub fn tap_cell(&mut self, pos: Pos) {
        self.tap_at(self.middle_of(pos));
    }
}

/// What the window shows.
impl TestWindow {
    pub fn look(&self) -> Look {
        let mut look = Look::default();
        self.visit(&mut look);
        look
    }

    /// The texts in the window.
    pub fn texts(&self) -> Vec<String> {
        self.look().places.into_iter().map(|place| place.text).collect()
    }

    /// A text, or that of a key.
    #[track_caller]
    pub fn words<'a>(&'a self, text: &'a str) -> &'a str {
        let is_key = |char: char| char.is_ascii_lowercase() || char == '-';
        let found = self.app.texts().find(text);
        assert!(
            found.is_some() || !text.contains('-') || !text.chars().all(is_key),
            "no key {text}"
        );
        found.unwrap_or(text)
    }

    /// Whether a text, or that of a key, or a field with it is in the window.
    #[track_caller]
    pub fn sees(&self, text: &str) -> bool {
        let (text, look) = (self.words(text), self.look());
        look.places.iter().any(|place| place.text == text)
            || look.fields.iter().any(|field| field.text == text)
    }

    /// Every place of a text, or of that of a key.
    #[track_caller]
    pub fn texts_at(&self, text: &str) -> Vec<Rectangle> {
        let (text, places) = (self.words(text), self.look().places.into_iter());
        places.filter(|place| place.text == text).map(|place| place.bounds).collect()
    }

    /// Where a text is, if the window has it.
    pub fn find(&self, text: &str) -> Option<Rectangle> {
        self.texts_at(text).first().copied()
    }

    /// Where a text is.
    #[track_caller]
    pub fn bounds(&self, text: &str) -> Rectangle {
        self.find(text).unwrap_or_else(|| panic!("“{text}” is visible"))
    }

    /// The texts that leave the window and can't be scrolled to.
    pub fn cut_off(&self) -> Vec<String> {
        let window = Rectangle::with_size(self.logical_size()).expand(0.5);
        let places = self.look().places.into_iter();
        places
            .filter(|place| !place.scrolls && !place.bounds.is_within(&window))
            .map(|place| place.text)
            .collect()
    }

    /// The scrolled areas.
    pub fn scrolled(&self) -> Vec<Rectangle> {
        self.look().scrolled.into_iter().map(|(area, _)| area).collect()
    }

    /// The scrolled areas, each with the places of all that scrolls.
    pub fn scrolled_texts(&self) -> Vec<(Rectangle, Vec<Rectangle>)> {
        let Look { scrolled, places, .. } = self.look();
        let texts = |area: &Rectangle| {
            let inside = places.iter().filter(|place| {
                place.scrolls && (area.x..=area.x + area.width).contains(&place.bounds.x)
            });
            inside.map(|place| place.bounds).collect()
        };
        scrolled.iter().map(|(area, _)| (*area, texts(area))).collect()
    }

    /// The controls, in the order of Tab.
    pub fn controls(&self) -> Vec<Control> {
        self.look().controls
    }

    /// The control with this name, or that of a key.
    #[track_caller]
    pub fn control(&self, name: &str) -> Control {
        let name = self.words(name);
        let mut controls = self.controls().into_iter();
        let found = controls.find(|control| control.semantics.name.as_deref() == Some(name));
        found.unwrap_or_else(|| panic!("no control is called “{name}”"))
    }

    /// The middle of the list that shows this value.
    #[track_caller]
    pub fn list(&self, value: &str) -> Point {
        let controls = self.controls();
        let shows = |control: &&Control| control.semantics.value.as_deref() == Some(value);
        let list = controls.iter().find(shows);
        list.unwrap_or_else(|| panic!("no list shows “{value}”")).bounds.center()
    }

    /// The texts on what has the focus; `None` where nothing has it.
    pub fn focus(&self) -> Option<String> {
        let look = self.look();
        look.focus.map(|_| look.on_focus.join(" "))
    }

    /// Whether what has the focus is entirely visible.
    pub fn focus_is_in_sight(&self) -> bool {
        let window = Rectangle::with_size(self.logical_size());
        let look = self.look();
        look.focus.is_some_and(|(bounds, view)| bounds.is_within(&view.unwrap_or(window)))
    }

    /// Presses Tab until the control with this text has the focus.
    #[track_caller]
    pub fn tab_to(&mut self, text: &str) {
        let mut passed = Vec::new();
        for _ in 0..100 {
            self.press("Tab");
            let focus = self.focus();
            if focus.as_deref() == Some(text) {
                return;
            }
            passed.push(focus);
        }
        panic!("Tab leads to no “{text}”, but to {passed:?}");
    }

    pub fn shows_board(&self) -> bool {
        self.find_board().is_some()
    }

    /// Where the board is, if the window shows it.
    pub fn find_board(&self) -> Option<Rectangle> {
        self.look().board
    }

    /// Where the board is.
    #[track_caller]
    pub fn board(&self) -> Rectangle {
        self.find_board().expect("the board is visible")
    }

    /// The layout of the board in front.
    #[track_caller]
    pub fn board_layout(&self) -> BoardLayout {
        self.look();
        self.app.stack().board_or_game().pane().layout().expect("a board is shown")
    }

    /// The middle of a cell of a board that is not scrolled.
    #[track_caller]
    pub fn middle_of(&self, pos: Pos) -> Point {
        let (board, side) = (self.board(), self.board_layout().cell_size);
        Point::new(
            board.x + (f32::from(pos.col) + 0.5) * side,
            board.y + (f32::from(pos.row) + 0.5) * side,
        )
    }

    pub fn field(&self) -> Minefield {
        self.app.play().game().field().expect("the mines are laid").clone()
    }
}

/// What is drawn.
impl TestWindow {
    /// What is drawn, with the pointer outside the window.
    pub fn drawing(&self) -> Drawing {
        let size = self.logical_size();
        self.draw_at_rest(|renderer| Drawing::of(renderer, size))
    }

    /// The pixels: width, height, and four bytes for each.
    pub fn picture(&self) -> (u32, u32, Vec<u8>) {
        let size = self.physical_size();
        let (scale, page) = (self.scale(), self.app.theme().palette().background);
        let pixels = self.draw_at_rest(|renderer| renderer.screenshot(size, scale, page));
        (size.width, size.height, pixels)
    }

    /// Draws with the pointer outside the window, after all has come in. Before it has heard of a
    /// frame, no control is drawn as one that can be used.
    fn draw_at_rest<T>(&self, does: impl FnOnce(&mut Renderer) -> T) -> T {
        let (theme, size) = (self.app.theme(), self.logical_size());
        let style = Style { text_color: theme.palette().text };
        let (cursor, mut messages) = (mouse::Cursor::Unavailable, Vec::new());
        let (now, settled) = (Instant::now(), Duration::from_millis(2 * QUICK));
        let redraw =
            [now, now + settled].map(|now| Event::Window(window::Event::RedrawRequested(now)));
        self.ui(|ui, renderer| {
            ui.update(&redraw, cursor, renderer, &mut clipboard::Null, &mut messages);
            renderer.reset(Rectangle::with_size(size));
            ui.draw(renderer, &theme, &style, cursor);
            does(renderer)
        })
    }

    fn physical_size(&self) -> Size<u32> {
        let Size { width, height } = self.size * self.system_scale;
        Size::new(width as u32, height as u32)
    }

    /// Lets the window be drawn, so long after now.
    pub fn draw_frame(&mut self, later: Duration) {
        let redraw = window::Event::RedrawRequested(Instant::now() + later);
        self.event(Event::Window(redraw), self.cursor());
    }

    /// Draws a frame, so long after now, on what the window has shown so far. Returns the pixels of
    /// the same frame where all is painted.
    pub fn present(&mut self, surface: &mut Surface, later: Duration) -> Vec<u32> {
        self.draw_frame(later);
        let size = self.physical_size();
        let (scale, page) = (self.scale(), self.app.theme().palette().background);
        let (theme, window) = (self.app.theme(), self.logical_size());
        let style = Style { text_color: theme.palette().text };
        self.ui(|ui, renderer| {
            renderer.reset(Rectangle::with_size(window));
            ui.draw(renderer, &theme, &style, self.cursor());
            surface.present(renderer, size, scale, page);
            whole_frame(renderer, size, scale, page)
        })
    }
}
