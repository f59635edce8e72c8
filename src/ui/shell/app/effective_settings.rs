//! The settings in force: those of the player, with what the command line asks for until the
//! player chooses otherwise.

use super::LaunchOptions;
use crate::config::{Lang, SettingChange, Settings};
use crate::game::Style;
use std::mem;

#[derive(Debug)]
pub struct EffectiveSettings {
    pub current: Settings,
    style: Option<Style>,
    no_guess: bool,
    lang: Option<Lang>,
    system_lang: Lang,
}

impl EffectiveSettings {
    /// `resumed` is the style of a resumed game.
    pub fn new(mut saved: Settings, launch: &LaunchOptions, resumed: Option<Style>) -> Self {
        let style = launch.style.or(resumed.filter(|&style| style != saved.style));
        if let Some(style) = style {
            saved.set_style(style);
        }
        saved.no_guess |= launch.no_guess;
        Self {
            current: saved,
            style,
            no_guess: launch.no_guess,
            lang: launch.lang,
            system_lang: launch.system_lang,
        }
    }

    pub fn lang(&self) -> Lang {
        self.lang.unwrap_or_else(|| self.current.lang(self.system_lang))
    }

    /// Makes a change of the player, and returns the settings before.
    pub fn change(&mut self, change: SettingChange) -> Settings {
        match change {
            SettingChange::Style(_) => self.style = None,
            SettingChange::NoGuess(_) => self.no_guess = false,
            SettingChange::Language(_) => self.lang = None,
            _ => {}
        }
        let before = self.current.clone();
        change.apply(&mut self.current);
        before
    }

    /// Adopts settings that another window may have changed, and returns those before.
    pub fn adopt(&mut self, mut saved: Settings) -> Settings {
        if let Some(style) = self.style.filter(|&style| style != saved.style) {
            saved.set_style(style);
            // What goes with the style was chosen in this window since.
            saved.show_remaining = self.current.show_remaining;
            saved.set_board(self.current.board());
        }
        saved.no_guess |= self.no_guess;
        mem::replace(&mut self.current, saved)
    }
}
