//! A player at a window that is drawn nowhere: the toolkit's own simulator around the app.

use iced::futures::StreamExt;
use iced::mouse::Button;
use iced::{Event, Point, Rectangle, Settings, Size, mouse};
use iced_test::{Simulator, selector};
use sapper::config::keymap::Shortcut;
use sapper::game::{Minefield, Pos};
use sapper::ui::app::{App, LaunchOptions, Message};
use sapper::ui::font;

/// A player, the app, and the size of its window.
pub struct Desk {
    pub app: App,
    pub size: Size,
    /// Whether the tasks that the app asks for are done, as the runtime does them.
    runs: bool,
}

impl Desk {
    /// Sits down before a window of this size.
    pub fn new(launch: LaunchOptions, width: f32, height: f32) -> Self {
        let mut desk = Self { app: App::new(launch), size: Size::new(width, height), runs: false };
        let size = desk.size;
        desk.say(Message::WindowResized(size));
        desk
    }

    /// Sits down before a window whose tasks are done before anything else happens.
    pub fn running(launch: LaunchOptions, width: f32, height: f32) -> Self {
        Self { runs: true, ..Self::new(launch, width, height) }
    }

    /// Lets a message reach the app.
    pub fn say(&mut self, message: Message) {
        // The tasks that the app asks for are the runtime's to run; the files are saved anyway.
        let task = self.app.update(message);
        if !self.runs {
            return;
        }
        let Some(mut actions) = iced_test::runtime::task::into_stream(task) else {
            return;
        };
        while let Some(action) = iced::futures::executor::block_on(actions.next()) {
            // What is asked of a window or a widget has nobody to do it.
            if let iced_test::runtime::Action::Output(message) = action {
                self.say(message);
            }
        }
    }

    /// Lets so many milliseconds pass, and wakes the app as its alarm does.
    pub fn waits(&mut self, ms: u64) {
        self.app.advance_clock(std::time::Duration::from_millis(ms));
        self.say(Message::TimerFired);
    }

    /// Presses the key for this.
    pub fn key(&mut self, shortcut: Shortcut) {
        self.say(Message::Key(self.app.settings().keys.press(shortcut)));
    }

    /// Presses a key that no field and no control takes.
    #[track_caller]
    pub fn press(&mut self, key: &str) {
        self.say(Message::Key(key.parse().expect("a key")));
    }

    fn ui(&self) -> Simulator<'_, Message> {
        let settings = Settings {
            fonts: font::FILES.map(Into::into).to_vec(),
            default_font: font::TEXT,
            ..Settings::default()
        };
        Simulator::with_size(settings, self.size, self.app.view())
    }

    /// Does something in the window, and lets the app hear of it.
    pub fn does<T>(&mut self, hands: impl FnOnce(&mut Simulator<'_, Message>) -> T) -> T {
        let mut ui = self.ui();
        let result = hands(&mut ui);
        let messages: Vec<Message> = ui.into_messages().collect();
        for message in messages {
            self.say(message);
        }
        result
    }

    /// Whether a text stands in the window.
    pub fn sees(&self, text: &str) -> bool {
        self.ui().find(text).is_ok()
    }

    /// Where a text stands in the window.
    #[track_caller]
    pub fn bounds(&self, text: &str) -> Rectangle {
        let found = self.ui().find(text);
        found.unwrap_or_else(|_| panic!("“{text}” is to be seen")).bounds()
    }

    /// Whether the board is to be seen.
    pub fn shows_board(&self) -> bool {
        self.ui().find(selector::id("board")).is_ok()
    }

    /// Clicks on a text.
    #[track_caller]
    pub fn clicks(&mut self, text: &str) {
        let found = self.does(|ui| ui.click(text).is_ok());
        assert!(found, "“{text}” is to be seen");
    }

    /// Types into the field of this name, in place of what it holds.
    #[track_caller]
    pub fn types(&mut self, field: &'static str, text: &str) {
        let typed = self.does(|ui| {
            let found = ui.click(selector::id(field)).is_ok();
            let at = |control: bool| {
                let modifiers = if control {
                    iced::keyboard::Modifiers::CTRL
                } else {
                    iced::keyboard::Modifiers::empty()
                };
                Event::Keyboard(iced::keyboard::Event::ModifiersChanged(modifiers))
            };
            let all = iced::keyboard::Key::Character("a".into());
            let Event::Keyboard(iced::keyboard::Event::KeyPressed {
                key,
                modified_key,
                physical_key,
                location,
                repeat,
                ..
            }) = iced_test::simulator::press_key(all, None)
            else {
                return false;
            };
            let select = Event::Keyboard(iced::keyboard::Event::KeyPressed {
                key,
                modified_key,
                physical_key,
                location,
                repeat,
                modifiers: iced::keyboard::Modifiers::CTRL,
                text: None,
            });
            ui.simulate([at(true), select, at(false)]);
            ui.typewrite(text);
            found
        });
        assert!(typed, "there is a field “{field}”");
    }

    /// The board, in the window.
    pub fn board(&self) -> Rectangle {
        let found = self.ui().find(selector::id("board"));
        found.expect("the board is to be seen").bounds()
    }

    /// The middle of a cell, in the window.
    pub fn middle_of(&self, pos: Pos) -> Point {
        let bounds = self.board();
        let side = self.app.board_layout().cell_size;
        Point::new(
            bounds.x + (f32::from(pos.col) + 0.5) * side,
            bounds.y + (f32::from(pos.row) + 0.5) * side,
        )
    }

    /// Moves to a cell and does this with the buttons: `true` is down.
    pub fn mouse(&mut self, pos: Pos, buttons: &[(Button, bool)]) {
        let point = self.middle_of(pos);
        self.does(|ui| {
            ui.point_at(point);
            ui.simulate([Event::Mouse(mouse::Event::CursorMoved { position: point })]);
            for &(button, down) in buttons {
                ui.simulate([Event::Mouse(if down {
                    mouse::Event::ButtonPressed(button)
                } else {
                    mouse::Event::ButtonReleased(button)
                })]);
            }
        });
    }

    /// A left click on a cell.
    pub fn opens(&mut self, pos: Pos) {
        self.mouse(pos, &[(Button::Left, true), (Button::Left, false)]);
    }

    /// A right click on a cell.
    pub fn marks(&mut self, pos: Pos) {
        self.mouse(pos, &[(Button::Right, true), (Button::Right, false)]);
    }

    /// Both buttons on a cell.
    pub fn chords(&mut self, pos: Pos) {
        self.mouse(
            pos,
            &[
                (Button::Left, true),
                (Button::Right, true),
                (Button::Left, false),
                (Button::Right, false),
            ],
        );
    }

    /// The board as it is laid.
    pub fn field(&self) -> Minefield {
        self.app.play().game().field().expect("the mines are laid").clone()
    }

    /// Opens every safe cell, one after the other, until the game is won.
    pub fn wins(&mut self) {
        self.opens(Pos::new(0, 0));
        let field = self.field();
        for pos in field.size().positions() {
            if !field.is_mine(pos) && !self.app.play().game().phase().is_over() {
                self.opens(pos);
            }
        }
    }
}
