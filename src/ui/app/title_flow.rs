//! The title before the first game: its tune plays, and any key or click leads to the board, which
//! is dealt only then.

use super::resolve_settings::{effective_rules, motion_reduced};
use super::{App, LaunchOptions, Message, key_input, timer};
use crate::audio::Cue;
use crate::config::Settings;
use crate::game::Moment;
use crate::platform::FileChoice;
use crate::ui::screen::title::{self, TitleScreen};
use iced::event::Status;
use iced::{Event, Subscription, Task, keyboard, mouse, touch, window};

/// The title is left out if a board or a recording was asked for.
pub(super) fn initial_title(launch: &LaunchOptions, settings: &Settings) -> Option<TitleScreen> {
    let plain = launch.board.is_none() && launch.replay.is_none();
    (plain && settings.style.spec().has_title)
        .then(|| TitleScreen::new(motion_reduced(settings), Moment(0)))
}

/// While the title is shown, every key, button and finger leads on, and none reaches the game.
pub(super) fn listen(event: Event, status: Status, id: window::Id) -> Option<Message> {
    let go_on = Some(Message::Title(title::Message::Continue));
    match (&event, status) {
        (Event::Keyboard(keyboard::Event::KeyPressed { repeat: false, .. }), _) => go_on,
        // A key held from before is no answer to the title.
        (Event::Keyboard(_), _) => None,
        // A captured press was answered by a widget.
        (
            Event::Mouse(mouse::Event::ButtonPressed(_))
            | Event::Touch(touch::Event::FingerPressed { .. }),
            Status::Ignored,
        ) => go_on,
        _ => key_input::listen(event, status, id),
    }
}

impl App {
    pub(super) fn title_timer(&self, title: &TitleScreen) -> Option<Subscription<Message>> {
        let due = self.clock.to_instant(title.next_deadline()?);
        Some(timer::wake_at(due).map(|()| Message::Title(title::Message::TimerFired)))
    }

    pub(super) fn handle_on_title(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Title(message) => self.on_title(message),
            Message::Key(_) => self.on_title(title::Message::Continue),
            // A recording is not kept waiting.
            Message::RecordingChosen(FileChoice::File(_)) | Message::RecordingOpened(_) => {
                let left = self.leave_title();
                Task::batch([left, self.handle(message)])
            }
            Message::WindowOpened(..) => {
                let now = self.now();
                if let Some(title) = &mut self.title {
                    title.restart(now);
                    self.audio.prepare_tune();
                }
                self.handle(message)
            }
            message => self.handle(message),
        }
    }

    fn on_title(&mut self, message: title::Message) -> Task<Message> {
        let now = self.now();
        let Some(title) = &mut self.title else {
            return Task::none();
        };
        match title.update(message, now) {
            title::Action::None => Task::none(),
            title::Action::PlayNote(number) => {
                self.audio.play_note(number);
                Task::none()
            }
            title::Action::Leave => self.leave_title(),
        }
    }

    /// Goes on to the game. Its first board is dealt now, so that a clock that starts with the
    /// board does not count the title.
    fn leave_title(&mut self) -> Task<Message> {
        self.title = None;
        self.audio.stop_tune();
        let (level, now) = (self.play.game().level(), self.now());
        let (rules, no_guess) = (effective_rules(&self.settings), self.settings.no_guess);
        self.play.deal(level, rules, self.first_seed, no_guess, now);
        self.audio.play(Cue::NewGame);
        Task::none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use iced::keyboard::Key;
    use iced::keyboard::key::Named;
    use iced_test::simulator;

    fn goes_on(event: Event, status: Status) -> bool {
        let heard = listen(event, status, window::Id::unique());
        matches!(heard, Some(Message::Title(title::Message::Continue)))
    }

    #[test]
    fn every_key_goes_on_also_one_that_means_nothing_to_the_game() {
        for key in [
            Key::Named(Named::F2),
            Key::Named(Named::Escape),
            Key::Named(Named::Space),
            Key::Named(Named::F11),
            Key::Named(Named::ArrowLeft),
            Key::Character("q".into()),
            Key::Unidentified,
        ] {
            let pressed = simulator::press_key(key.clone(), None);
            assert!(goes_on(pressed, Status::Ignored), "{key:?}");
            let released = simulator::release_key(key.clone());
            assert!(!goes_on(released, Status::Ignored), "{key:?} comes up");
        }
    }

    #[test]
    fn a_button_of_the_mouse_goes_on_unless_a_widget_took_it() {
        for button in [mouse::Button::Left, mouse::Button::Back, mouse::Button::Other(9)] {
            let pressed = || Event::Mouse(mouse::Event::ButtonPressed(button));
            assert!(goes_on(pressed(), Status::Ignored));
            assert!(!goes_on(pressed(), Status::Captured));
            let released = Event::Mouse(mouse::Event::ButtonReleased(button));
            assert!(!goes_on(released, Status::Ignored));
        }
    }

    #[test]
    fn what_happens_to_the_window_is_still_heard() {
        let resized = Event::Window(window::Event::Resized(iced::Size::new(400.0, 300.0)));
        let heard = listen(resized, Status::Ignored, window::Id::unique());
        assert!(matches!(heard, Some(Message::WindowResized(_))));
    }
}
