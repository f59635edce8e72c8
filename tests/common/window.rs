//! The app in a window that is never drawn, driven by iced's simulator. Widgets keep no state between
//! events; see `ui` for a window in which they do.

use super::fonts;
use iced::futures::StreamExt;
use iced::mouse::Button;
use iced::{Event, Point, Rectangle, Settings, Size, mouse};
use iced_test::{Simulator, selector};
use sapper::config::SettingChange;
use sapper::config::command::Command;
use sapper::game::{Minefield, Pos};
use sapper::ui::app::{App, LaunchOptions, Message, WindowEvent};
use sapper::ui::dialog::{self, settings};
use sapper::ui::font;
use sapper::ui::stack;

/// What happens when a player changes a setting in its dialog.
pub fn settings_messages(change: SettingChange) -> [stack::Message; 3] {
    let changed = dialog::Message::Settings(settings::Message::Changed(change));
    [
        stack::Message::Command(Command::Settings),
        stack::Message::Dialog(changed),
        stack::Message::Dialog(dialog::Message::Closed),
    ]
}

/// The app and the size of its window.
pub struct TestWindow {
    pub app: App,
    pub size: Size,
    /// Whether the app's tasks run.
    pub runs: bool,
}

impl TestWindow {
    pub fn new(launch: LaunchOptions, width: f32, height: f32) -> Self {
        let mut window =
            Self { app: App::new(launch), size: Size::new(width, height), runs: false };
        let size = window.size;
        window.say(Message::Window(WindowEvent::Resized(size)));
        window
    }

    /// A window in which each task runs to its end before the next event.
    pub fn running(launch: LaunchOptions, width: f32, height: f32) -> Self {
        Self { runs: true, ..Self::new(launch, width, height) }
    }

    /// Sends a message to the app.
    pub fn say(&mut self, message: impl Into<Message>) {
        let task = self.app.update(message.into());
        if !self.runs {
            return;
        }
        let Some(mut actions) = iced_test::runtime::task::into_stream(task) else {
            return;
        };
        while let Some(action) = iced::futures::executor::block_on(actions.next()) {
            // There is no real window to act on.
            if let iced_test::runtime::Action::Output(message) = action {
                self.say(message);
            }
        }
    }

    /// Lets time pass, then fires the app's timer.
    pub fn waits(&mut self, ms: u64) {
        self.app.advance_clock(std::time::Duration::from_millis(ms));
        self.say(Message::TimerFired);
    }

    /// Changes a setting in its dialog.
    pub fn changes(&mut self, change: SettingChange) {
        settings_messages(change).into_iter().for_each(|message| self.say(message));
    }

    /// Presses the key of a command.
    #[track_caller]
    pub fn key(&mut self, command: Command) {
        self.say(Message::Key(self.app.settings().keys.press(command).expect("a key")));
    }

    /// Presses a key that no widget handles.
    #[track_caller]
    pub fn press(&mut self, key: &str) {
        self.say(Message::Key(key.parse().expect("a key")));
    }

    fn ui(&self) -> Simulator<'_, Message> {
        let settings = Settings {
            fonts: fonts().map(Into::into).collect(),
            default_font: font::TEXT,
            ..Settings::default()
        };
        Simulator::with_size(settings, self.size, self.app.view())
    }

    /// Acts in the window and sends the resulting messages to the app.
    pub fn does<T>(&mut self, act: impl FnOnce(&mut Simulator<'_, Message>) -> T) -> T {
        let mut ui = self.ui();
        let result = act(&mut ui);
        let messages: Vec<Message> = ui.into_messages().collect();
        for message in messages {
            self.say(message);
        }
        result
    }

    /// Whether the window shows a text.
    pub fn sees(&self, text: &str) -> bool {
        self.ui().find(text).is_ok()
    }

    #[track_caller]
    pub fn bounds(&self, text: &str) -> Rectangle {
        let found = self.ui().find(text);
        found.unwrap_or_else(|_| panic!("“{text}” is visible")).bounds()
    }

    pub fn shows_board(&self) -> bool {
        self.ui().find(selector::id("board")).is_ok()
    }

    #[track_caller]
    pub fn clicks(&mut self, text: &str) {
        let found = self.does(|ui| ui.click(text).is_ok());
        assert!(found, "“{text}” is visible");
    }

    /// Replaces the content of the field with this id.
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

    /// The bounds of the board.
    pub fn board(&self) -> Rectangle {
        let found = self.ui().find(selector::id("board"));
        found.expect("the board is visible").bounds()
    }

    pub fn middle_of(&self, pos: Pos) -> Point {
        let bounds = self.board();
        let side = self.app.board_layout().cell_size;
        Point::new(
            bounds.x + (f32::from(pos.col) + 0.5) * side,
            bounds.y + (f32::from(pos.row) + 0.5) * side,
        )
    }

    /// Moves to a cell and presses (`true`) or releases these buttons.
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

    /// Left-clicks a cell.
    pub fn opens(&mut self, pos: Pos) {
        self.mouse(pos, &[(Button::Left, true), (Button::Left, false)]);
    }

    /// Right-clicks a cell.
    pub fn marks(&mut self, pos: Pos) {
        self.mouse(pos, &[(Button::Right, true), (Button::Right, false)]);
    }

    /// Clicks a cell with both buttons.
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

    pub fn field(&self) -> Minefield {
        self.app.play().game().field().expect("the mines are laid").clone()
    }

    /// Opens safe cells until the game is won.
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
