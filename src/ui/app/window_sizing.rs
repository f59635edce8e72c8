//! The window's size and position: restored, saved when the player changes them, and enlarged for a
//! large board only until the player chooses the size.

use super::main_window::WindowStatus;
use super::{App, Message, window_placement};
use crate::config::{SettingChange, Settings};
use crate::game::Level;
use crate::ui::screen::replay;
use crate::ui::screen::window_needs::WindowNeeds;
use iced::window::Mode;
use iced::{Size, Task, window};

pub(super) fn window_needs(settings: &Settings, level: Level) -> WindowNeeds {
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
    fn visible_needs(&self) -> WindowNeeds {
        let level = self.visible_level();
        match self.replay {
            Some(_) => replay::window_needs(level.size(), self.settings.cell_size(level)),
            None => window_needs(&self.settings, level),
        }
    }

    /// Shows the window once the monitor is known, with its size and position corrected.
    pub(super) fn show_window(&mut self) -> Task<Message> {
        let Some(id) = self.window.id else {
            return Task::none();
        };
        let mut task = Task::none();
        if let Some(size) = self.window.correction(&self.visible_needs()) {
            let size = self.window.request_size(size);
            task = task.chain(window::resize(id, size));
        }
        if self.window.is_visible {
            return task;
        }
        self.window.is_visible = true;
        if let Some(to) = self.window.initial_move() {
            task = task.chain(window::move_to(id, to));
        }
        task = task.chain(window::set_mode(id, Mode::Windowed));
        if self.window.opens_maximized() {
            // On X11 a window manager ignores the request of an unmapped window, and winit makes no
            // other. So the window appears in its normal size for a moment.
            task = task.chain(window::maximize(id, true));
        }
        task
    }

    /// Enlarges the window if the current board has too little room, unless the player has chosen
    /// the size.
    pub(super) fn grow_window(&mut self) -> Task<Message> {
        let (Some(id), Some(plain)) = (self.window.id, self.window.growth(&self.visible_needs()))
        else {
            return Task::none();
        };
        let asked = self.window.request_size(plain);
        let monitor = self.window.monitor_base_size();
        window_status(id).then(move |status| {
            if status.full_screen || status.maximized {
                return Task::none();
            }
            let resize = window::resize(id, asked);
            // It grows to the right and down, and stays on the monitor.
            let at = status.position.filter(|at| window_placement::is_on_monitor(*at, monitor));
            let to = at
                .zip(monitor)
                .and_then(|(at, monitor)| window_placement::moved_to_grow(at, plain, monitor));
            match to {
                Some(to) => resize.chain(window::move_to(id, to)),
                None => resize,
            }
        })
    }

    pub(super) fn query_window_status(&mut self) -> Task<Message> {
        self.window.mark_settled();
        let Some(id) = self.window.id else {
            return Task::none();
        };
        window_status(id).then(move |status| {
            window::monitor_size(id).map(move |monitor| Message::WindowStatus(status, monitor))
        })
    }

    /// Exits. Saves the state of a window that was just resized or moved first.
    pub(super) fn quit(&mut self) -> Task<Message> {
        if self.window.settles_at().is_none() {
            return iced::exit();
        }
        self.query_window_status().chain(Task::done(Message::Quit))
    }

    pub(super) fn on_window_status(
        &mut self,
        status: WindowStatus,
        monitor: Option<Size>,
    ) -> Task<Message> {
        let was_unknown = self.window.monitor_base_size().is_none();
        self.window.set_monitor(monitor);
        // Some systems report the monitor only once the window is visible.
        let corrected = if was_unknown { self.show_window() } else { Task::none() };
        let saved = match self.window.record_status(status) {
            Some(state) => self.change_setting(SettingChange::Window(state)),
            None => Task::none(),
        };
        Task::batch([corrected, saved])
    }
}

fn window_status(id: window::Id) -> Task<WindowStatus> {
    window::is_maximized(id).then(move |maximized| {
        window::mode(id).then(move |mode| {
            window::position(id).map(move |position| WindowStatus {
                maximized,
                full_screen: mode == Mode::Fullscreen,
                position,
            })
        })
    })
}
