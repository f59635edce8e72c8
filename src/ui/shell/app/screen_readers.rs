//! Connects the window to screen readers. It costs nothing until one is in use.

use super::{Message, WindowEvent};
use crate::game::Moment;
use crate::platform::accessibility::{
    self, ASKS_WINDOWS, AccessibilityEvent, Bridge, NEEDS_DESCRIPTIONS, TreeWriter, WindowHandle,
};
use crate::ui::screen::jobs::in_background;
use accesskit::TreeUpdate;
use iced::window::raw_window_handle::RawWindowHandle;
use iced::{Task, window};
use std::sync::mpsc::Receiver;

/// How long it holds that no screen reader was found, in ms.
const LOOK_PAUSE: u64 = 3000;

#[derive(Debug, Clone)]
pub enum BridgeMessage {
    /// A screen reader is in use.
    Found,
    /// The window can be connected.
    Window(WindowHandle),
    Event(AccessibilityEvent),
    /// Somebody listens from now on, or nobody any longer.
    Listening(Option<TreeWriter>),
}

#[derive(Debug, Default)]
pub(super) struct ScreenReaders {
    window: Option<window::Id>,
    has_focus: bool,
    last_look: Option<Moment>,
    bridge: Option<Bridge>,
    /// What to pass on, while somebody listens.
    updates: Option<Receiver<TreeUpdate>>,
}

impl ScreenReaders {
    /// Follows the focus and the place of the window. What this returns has to be done before the
    /// window is shown.
    pub(super) fn on_window_event(&mut self, event: &WindowEvent, now: Moment) -> Task<Message> {
        match *event {
            WindowEvent::Opened(window, _) => {
                self.window = Some(window);
                return if ASKS_WINDOWS { self.find_window() } else { Task::none() };
            }
            WindowEvent::Focused => {
                self.set_focused(true);
                return self.look(now);
            }
            WindowEvent::Unfocused => self.set_focused(false),
            WindowEvent::Moved | WindowEvent::Resized(_) => {
                self.bridge.iter_mut().for_each(Bridge::update_bounds);
            }
            _ => {}
        }
        Task::none()
    }

    /// A player who starts a screen reader while the window has the focus will press a key next.
    pub(super) fn on_key(&mut self, now: Moment) -> Task<Message> {
        let is_due = self.last_look.is_none_or(|last| now.0 >= last.0 + LOOK_PAUSE);
        if is_due { self.look(now) } else { Task::none() }
    }

    fn set_focused(&mut self, has_focus: bool) {
        self.has_focus = has_focus;
        self.bridge.iter_mut().for_each(|bridge| bridge.set_focused(has_focus));
    }

    fn look(&mut self, now: Moment) -> Task<Message> {
        if ASKS_WINDOWS || self.bridge.is_some() {
            return Task::none();
        }
        self.last_look = Some(now);
        in_background(|| accessibility::is_enabled().then_some(BridgeMessage::Found))
            .and_then(Task::done)
            .map(Message::Bridge)
    }

    fn find_window(&self) -> Task<Message> {
        self.window.map_or_else(Task::none, |id| {
            window::run(id, |window| Some(handle(window.window_handle().ok()?.as_raw())))
                .and_then(Task::done)
                .map(|handle| Message::Bridge(BridgeMessage::Window(handle)))
        })
    }

    pub(super) fn update(&mut self, message: BridgeMessage) -> Task<Message> {
        match message {
            BridgeMessage::Found => self.find_window(),
            BridgeMessage::Window(_) if self.bridge.is_some() => Task::none(),
            BridgeMessage::Window(window) => {
                let (mut bridge, events) = Bridge::connect(window);
                bridge.set_focused(self.has_focus);
                bridge.update_bounds();
                self.bridge = Some(bridge);
                Task::run(events, |event| Message::Bridge(BridgeMessage::Event(event)))
            }
            BridgeMessage::Event(AccessibilityEvent::Activated) => {
                let (mut writer, updates) = TreeWriter::channel();
                writer.needs_descriptions = NEEDS_DESCRIPTIONS;
                self.updates = Some(updates);
                Task::done(Message::Bridge(BridgeMessage::Listening(Some(writer))))
            }
            BridgeMessage::Event(AccessibilityEvent::Deactivated) => {
                self.updates = None;
                Task::done(Message::Bridge(BridgeMessage::Listening(None)))
            }
            BridgeMessage::Event(AccessibilityEvent::Asked(request)) => {
                Task::done(Message::Asked(request))
            }
            // The announcer takes this one.
            BridgeMessage::Listening(_) => Task::none(),
        }
    }

    /// Passes on what there is to tell.
    pub(super) fn tell(&mut self) {
        if let (Some(bridge), Some(updates)) = (&mut self.bridge, &self.updates) {
            updates.try_iter().for_each(|update| bridge.update(update));
        }
    }
}

fn handle(window: RawWindowHandle) -> WindowHandle {
    let number = match window {
        RawWindowHandle::Win32(window) => Some(window.hwnd.cast_unsigned()),
        RawWindowHandle::AppKit(window) => Some(window.ns_view.expose_provenance()),
        RawWindowHandle::Xlib(window) => {
            usize::try_from(window.window).ok().and_then(WindowHandle::new)
        }
        _ => None,
    };
    number.unwrap_or(WindowHandle::MIN)
}
