//! What follows a change of the settings, of the desktop's preferences or of the window.

use super::{App, Message, WindowEvent};
use crate::audio::SoundRequest;
use crate::config::{SettingChange, Settings};
use crate::ui::kit::focus::navigation;
use crate::ui::screen::effect::StorageRequest;
use iced::Task;

impl App {
    pub(super) fn on_window_event(&mut self, event: WindowEvent) -> Task<Message> {
        let (needs, now) = (self.stack.window_needs(self.context()), self.now());
        // The title begins when the window becomes visible.
        if matches!(event, WindowEvent::Opened(..)) && self.stack.restart_title(now) {
            // Opening the device takes longer than a note may be late.
            self.output.audio.play(SoundRequest::Prepare);
        }
        let is_back = matches!(event, WindowEvent::Focused);
        // Another window may have been played in meanwhile.
        let boards = is_back.then(|| self.files.find_boards_elsewhere());
        let connect = self.output.screen_readers.on_window_event(&event, now);
        let (task, state) = self.window.update(event, &needs, now);
        self.update_appearance();
        let save = state.map(|state| self.change_setting(SettingChange::Window(state)));
        connect.chain(Task::batch([task].into_iter().chain(save).chain(boards)))
    }

    pub(super) fn change_setting(&mut self, change: SettingChange) -> Task<Message> {
        let before = self.settings.change(change.clone());
        let save = self.files.change_settings(change);
        Task::batch([save, self.apply_settings(&before)])
    }

    /// Applies what differs from `before`. Rules apply from the next game on.
    pub(super) fn apply_settings(&mut self, before: &Settings) -> Task<Message> {
        let now = &self.settings.current;
        self.output.audio.set_muted(!now.sound);
        self.output.audio.set_volume(now.volume);
        self.output.audio.set_guides(now.sound_guide);
        let resized = now.text_size != before.text_size;
        let enlarged = resized && self.window.set_text_size(now.text_size);
        self.update_appearance();
        let skin = self.settings.current.skin != before.skin;
        let skin = skin.then(|| self.store(StorageRequest::ReadSkins));
        let applied = self.ask(|it, ctx| it.apply_settings(before, ctx));
        let applied = Task::batch(skin.into_iter().chain([applied]));
        if !resized {
            return applied;
        }
        let size = if enlarged { self.window.query_size() } else { Task::none() };
        Task::batch([self.grow_window(), size, navigation::scroll_to_focused(), applied])
    }

    pub(super) fn update_appearance(&mut self) {
        let settings = &self.settings.current;
        self.appearance.update(settings, self.settings.lang(), self.window.scale());
        self.stack.game.set_animated(self.appearance.has_light(settings));
    }

    pub(super) fn grow_window(&mut self) -> Task<Message> {
        self.window.grow(&self.stack.window_needs(self.context()))
    }
}
