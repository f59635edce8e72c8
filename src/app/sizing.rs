//! The window's size and place: shown as it was left, remembered when the player changes it, and
//! made larger for a large board only as long as the player has not chosen its size.

use super::window::Standing;
use super::{App, Message, placement};
use crate::game::Level;
use crate::screen::replay;
use crate::screen::window_needs::WindowNeeds;
use crate::store::Settings;
use iced::window::Mode;
use iced::{Size, Task, window};

/// What a board of this level needs of the window.
pub(super) fn needs(settings: &Settings, level: Level) -> WindowNeeds {
    WindowNeeds {
        board: level.size(),
        frame: settings.style.spec().controls,
        below: 0.0,
        strip: true,
        counters: settings.counters,
        side: settings.cell_size(level),
    }
}

impl App {
    /// What the board in sight needs of the window.
    fn needs(&self) -> WindowNeeds {
        let level = self.level_in_sight();
        match self.replay {
            Some(_) => replay::needs(level.size(), self.settings.cell_size(level)),
            None => needs(&self.settings, level),
        }
    }

    /// Shows the window when it has opened and the monitor is known. What differs from the size and
    /// place that it opened with is corrected before that.
    pub(super) fn show_window(&mut self) -> Task<Message> {
        let Some(id) = self.window.id else {
            return Task::none();
        };
        let mut task = Task::none();
        if let Some(size) = self.window.correction(&self.needs()) {
            let size = self.window.ask(size);
            task = task.chain(window::resize(id, size));
        }
        if self.window.shown {
            return task;
        }
        self.window.shown = true;
        if let Some(to) = self.window.first_move() {
            task = task.chain(window::move_to(id, to));
        }
        task = task.chain(window::set_mode(id, Mode::Windowed));
        if self.window.opens_maximized() {
            // On X11 a window manager ignores the request of a window that is not mapped yet, and
            // winit makes no other. So the window is seen at its normal size for a moment.
            task = task.chain(window::maximize(id, true));
        }
        task
    }

    /// Makes the window larger if the board in sight finds too little room in it, and the player has
    /// not chosen its size.
    pub(super) fn make_room(&mut self) -> Task<Message> {
        let (Some(id), Some(plain)) = (self.window.id, self.window.growth(&self.needs())) else {
            return Task::none();
        };
        let asked = self.window.ask(plain);
        let monitor = self.window.plain_monitor();
        standing(id).then(move |standing| {
            if standing.full_screen || standing.maximized {
                return Task::none();
            }
            let resize = window::resize(id, asked);
            // It grows to the right and down, and stays on the monitor.
            let at = standing.position.filter(|at| placement::is_on(*at, monitor));
            let to = at
                .zip(monitor)
                .and_then(|(at, monitor)| placement::moved_to_grow(at, plain, monitor));
            match to {
                Some(to) => resize.chain(window::move_to(id, to)),
                None => resize,
            }
        })
    }

    /// Asks how the window stands, now that it has come to rest.
    pub(super) fn ask_standing(&mut self) -> Task<Message> {
        self.window.still();
        let Some(id) = self.window.id else {
            return Task::none();
        };
        standing(id).then(move |standing| {
            window::monitor_size(id).map(move |monitor| Message::Stood(standing, monitor))
        })
    }

    /// Ends the program. The size and place of a window that has only just been resized or moved
    /// are saved first.
    pub(super) fn quit(&mut self) -> Task<Message> {
        if self.window.due().is_none() {
            return iced::exit();
        }
        self.ask_standing().chain(Task::done(Message::Quit))
    }

    /// Remembers how the window stands.
    pub(super) fn take_standing(
        &mut self,
        standing: Standing,
        monitor: Option<Size>,
    ) -> Task<Message> {
        let was_unknown = self.window.plain_monitor().is_none();
        self.window.set_monitor(monitor);
        // Some systems tell the monitor only once the window can be seen.
        let corrected = if was_unknown { self.show_window() } else { Task::none() };
        let saved = match self.window.stand(standing) {
            Some(state) => self.change_settings(move |settings| settings.window = state),
            None => Task::none(),
        };
        Task::batch([corrected, saved])
    }
}

/// Asks the system how a window stands.
fn standing(id: window::Id) -> Task<Standing> {
    window::is_maximized(id).then(move |maximized| {
        window::mode(id).then(move |mode| {
            window::position(id).map(move |position| Standing {
                maximized,
                full_screen: mode == Mode::Fullscreen,
                position,
            })
        })
    })
}
