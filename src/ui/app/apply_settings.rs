//! Changes of the settings, by the player or by another window.

use super::jobs::stored;
use super::resolve_settings::{animations_enabled, input_config, language};
use super::{App, Message};
use crate::config::{SettingChange, Settings};
use crate::i18n::Texts;
use crate::ui::widget::focus::navigation;
use iced::Task;

impl App {
    pub(super) fn set_no_guess(&mut self, on: bool) -> Task<Message> {
        if on == self.settings.no_guess {
            return Task::none();
        }
        self.change_setting(SettingChange::NoGuess(on))
    }

    pub(super) fn change_setting(&mut self, change: SettingChange) -> Task<Message> {
        let before = self.settings.clone();
        match change {
            SettingChange::Style(_) => self.style_override = None,
            SettingChange::NoGuess(_) => self.no_guess_override = false,
            SettingChange::Language(_) => self.lang_override = None,
            _ => {}
        }
        change.clone().apply(&mut self.settings);
        let save = stored(self.storage.change_settings(move |settings| change.apply(settings)));
        let restyle = self.apply_settings(&before);
        Task::batch([save, restyle])
    }

    /// Adopts settings that another window may have changed.
    pub(super) fn adopt_settings(&mut self, mut settings: Settings) -> Task<Message> {
        if let Some(style) = self.style_override.filter(|&style| style != settings.style) {
            settings.set_style(style);
            // What goes with the style was chosen in this window since.
            settings.show_remaining = self.settings.show_remaining;
            settings.set_board(self.settings.board());
        }
        settings.no_guess |= self.no_guess_override;
        let before = std::mem::replace(&mut self.settings, settings);
        self.apply_settings(&before)
    }

    /// Applies what differs from `before`. Rules apply from the next game on.
    fn apply_settings(&mut self, before: &Settings) -> Task<Message> {
        let now = &self.settings;
        let lang = self.lang_override.unwrap_or_else(|| language(now));
        if lang != self.texts.lang() {
            self.texts = Texts::new(lang);
        }
        if now == before {
            return Task::none();
        }
        self.audio.set_muted(!now.sound);
        self.audio.set_volume(now.volume);
        let config = input_config(now);
        let reconfigured = config != input_config(before);
        let restyled = now.style != before.style;
        let resized = now.text_size != before.text_size;
        if reconfigured {
            self.play.set_input_config(config, self.clock.now());
        }
        self.play.set_animated(animations_enabled(&self.settings, self.system_prefs));
        self.refresh_sprites();
        let resized = resized.then(|| self.apply_text_size());
        // An untouched board has not begun: it changes at once.
        self.play.set_no_guess(self.settings.no_guess);
        let restyled = restyled.then(|| self.apply_style());
        Task::batch(resized.into_iter().chain(restyled))
    }

    fn apply_text_size(&mut self) -> Task<Message> {
        let enlarged = if self.window.set_text_size(self.settings.text_size) {
            self.on_scale_changed()
        } else {
            Task::none()
        };
        Task::batch([self.grow_window(), enlarged, navigation::scroll_to_focused()])
    }

    /// Applies a style: with its own board at once, or after the current game. A board without an
    /// open cell or a mark is no game in progress, even if its clock runs.
    fn apply_style(&mut self) -> Task<Message> {
        let game = self.play.game();
        if !game.phase().is_over() && !game.is_untouched() {
            return self.grow_window();
        }
        let level = self.settings.board();
        self.new_game(level)
    }
}
