//! The window's size and position: restored, saved when the player changes them, and enlarged for a
//! large board only until the player chooses the size.

use super::main_window::{MainWindow, WindowStatus};
use super::{Message, WindowEvent, window_placement};
use crate::config::WindowState;
use crate::game::Moment;
use crate::platform::{self, system_prefs, timer};
use crate::ui::screen::jobs::in_background;
use crate::ui::screen::window_needs::WindowNeeds;
use iced::window::{self, Mode};
use iced::{Size, Task};
use std::time::Duration;

/// How long a desktop takes to report that a window is minimised.
const MINIMISE_DELAY: Duration = Duration::from_millis(250);

impl MainWindow {
    /// Returns the state to save as well, if it has changed.
    pub(super) fn update(
        &mut self,
        event: WindowEvent,
        needs: &WindowNeeds,
        now: Moment,
    ) -> (Task<Message>, Option<WindowState>) {
        let task = match event {
            WindowEvent::Opened(id, size) => {
                self.id = Some(id);
                let scale = window::scale_factor(id).map(WindowEvent::ScaleChanged);
                let monitor = window::monitor_size(id).map(WindowEvent::MonitorSize);
                // The window that is gone can't be asked for anything.
                let end = window::raw_id::<()>(id)
                    .then(|id| in_background(move || platform::wait_until_destroyed(id)))
                    .and_then(|()| iced::exit());
                Task::batch([
                    self.on_resized(size, now),
                    Task::batch([scale, monitor]).map(Message::Window),
                    query_prefs(),
                    end,
                ])
            }
            WindowEvent::Resized(size) => self.on_resized(size, now),
            WindowEvent::Moved => {
                self.mark_changed(now);
                Task::none()
            }
            WindowEvent::Settled => {
                self.was_behind = !self.has_focus;
                self.query_status()
            }
            WindowEvent::Status(status, monitor) => {
                let was_unknown = self.monitor_base_size().is_none();
                self.set_monitor(monitor);
                // Some systems report the monitor only once the window is visible. Then its size is
                // corrected, and recorded once it has settled again.
                if was_unknown && self.startup_resize(needs).is_some() {
                    self.show(needs)
                } else {
                    return (Task::none(), self.record_status(status));
                }
            }
            WindowEvent::ScaleChanged(density) => {
                self.density = density;
                Task::none()
            }
            WindowEvent::MonitorSize(monitor) => {
                self.set_monitor(monitor);
                self.show(needs)
            }
            WindowEvent::Unfocused => {
                (self.was_behind, self.has_focus) = (true, false);
                self.check_minimised()
            }
            WindowEvent::Focused => {
                self.has_focus = true;
                // A click that raises the window comes before this or just after.
                self.mark_changed(now);
                Task::none()
            }
            WindowEvent::Minimised => Task::none(),
            WindowEvent::PrefsChanged => query_prefs(),
        };
        (task, None)
    }

    fn on_resized(&mut self, size: Size, now: Moment) -> Task<Message> {
        self.mark_changed(now);
        if self.resize(size) { self.query_size() } else { Task::none() }
    }

    /// Shows the window once the monitor is known, with its size and position corrected.
    fn show(&mut self, needs: &WindowNeeds) -> Task<Message> {
        let Some(id) = self.id else {
            return Task::none();
        };
        let mut task = Task::none();
        if let Some(size) = self.startup_resize(needs) {
            let size = self.request_size(size);
            task = task.chain(window::resize(id, size));
        }
        if self.is_visible {
            return task;
        }
        self.is_visible = true;
        if let Some(to) = self.initial_move() {
            task = task.chain(window::move_to(id, to));
        }
        if self.opens_maximized() {
            let ask = window::raw_id::<()>(id).map(platform::open_maximized).discard();
            task = task.chain(ask);
        }
        // The canvas of a page is visible, and leaves no full screen.
        if !cfg!(target_family = "wasm") {
            task = task.chain(window::set_mode(id, Mode::Windowed));
        }
        if self.opens_maximized() {
            // Where it has not appeared so.
            task = task.chain(window::maximize(id, true));
        }
        task
    }

    /// Enlarges the window if the current board has too little room, unless the player has chosen
    /// the size.
    pub(super) fn grow(&mut self, needs: &WindowNeeds) -> Task<Message> {
        let (Some(id), Some((from, base))) = (self.id, self.growth(needs)) else {
            return Task::none();
        };
        let requested = self.request_size(base);
        let monitor = self.monitor_base_size();
        window_status(id).then(move |status| {
            if status.full_screen || status.maximized {
                return Task::none();
            }
            let resize = window::resize(id, requested);
            let at = status.position.filter(|at| window_placement::is_on_monitor(*at, monitor));
            let to = at
                .zip(monitor)
                .and_then(|(at, monitor)| window_placement::moved_to_grow(at, from, base, monitor));
            match to {
                Some(to) => resize.chain(window::move_to(id, to)),
                None => resize,
            }
        })
    }

    fn query_status(&mut self) -> Task<Message> {
        self.mark_settled();
        let Some(id) = self.id else {
            return Task::none();
        };
        window_status(id).then(move |status| {
            window::monitor_size(id)
                .map(move |monitor| Message::Window(WindowEvent::Status(status, monitor)))
        })
    }

    /// Exits. Saves the state of a window that was just resized or moved first. A page stays.
    pub(super) fn quit(&mut self) -> Task<Message> {
        if cfg!(target_family = "wasm") {
            return Task::none();
        }
        if self.settles_at().is_none() {
            return iced::exit();
        }
        self.query_status().chain(Task::done(Message::Quit))
    }

    /// Asks for the size again after the scale has changed: sizes reported earlier may be in the
    /// old logical pixels.
    pub(super) fn query_size(&self) -> Task<Message> {
        self.id.map_or_else(Task::none, |id| {
            window::size(id).map(|it| Message::Window(WindowEvent::Resized(it)))
        })
    }

    pub(super) fn toggle_full_screen(&self) -> Task<Message> {
        let Some(id) = self.id else {
            return Task::none();
        };
        window::mode(id).then(move |mode| {
            let other = match mode {
                Mode::Fullscreen => Mode::Windowed,
                Mode::Windowed | Mode::Hidden => Mode::Fullscreen,
            };
            window::set_mode(id, other)
        })
    }

    /// Finds out whether the window is minimised by now. The desktop reports it a moment after the
    /// focus has gone.
    fn check_minimised(&self) -> Task<Message> {
        let Some(id) = self.id else {
            return Task::none();
        };
        Task::future(timer::after(MINIMISE_DELAY)).then(move |()| window::is_minimized(id)).then(
            |minimised| match minimised {
                Some(true) => Task::done(Message::Window(WindowEvent::Minimised)),
                Some(false) | None => Task::none(),
            },
        )
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

fn query_prefs() -> Task<Message> {
    in_background(system_prefs::query).and_then(Task::done).map(Message::SystemPrefs)
}
