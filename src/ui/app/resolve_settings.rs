//! What follows from the settings: language, palette, rules, input.

use crate::config::{Lang, Settings};
use crate::game::pointer::InputConfig;
use crate::game::rules::ChordBy;
use crate::game::{Rules, Style};
use crate::platform::system_prefs::SystemPrefs;
use crate::ui::board::sprite_cache::SpriteCache;
use crate::ui::theme::Palette;
use std::rc::Rc;

pub fn language(settings: &Settings) -> Lang {
    match settings.language {
        crate::config::LanguageChoice::Auto => Lang::of_system(),
        crate::config::LanguageChoice::Specific(lang) => lang,
    }
}

pub const fn palette(settings: &Settings, prefs: SystemPrefs) -> &'static Palette {
    palette_of(settings.style, settings, prefs)
}

const fn palette_of(style: Style, settings: &Settings, prefs: SystemPrefs) -> &'static Palette {
    let dark = match settings.theme {
        crate::config::Theme::Auto => prefs.dark,
        crate::config::Theme::Light => false,
        crate::config::Theme::Dark => true,
    };
    Palette::of(style, dark, settings.color_vision)
}

pub fn style_sprites(settings: &Settings, prefs: SystemPrefs, scale: f32) -> Vec<Rc<SpriteCache>> {
    let sheet = |style| Rc::new(SpriteCache::new(palette_of(style, settings, prefs), scale));
    Style::ALL.into_iter().map(sheet).collect()
}

/// Whether to animate: if the style does, unless the player or the desktop wants less motion.
pub const fn animations_enabled(settings: &Settings, prefs: SystemPrefs) -> bool {
    let reduced = match settings.reduce_motion {
        crate::config::ReduceMotion::Auto => prefs.reduced_motion,
        crate::config::ReduceMotion::Off => false,
        crate::config::ReduceMotion::On => true,
    };
    settings.style.spec().animated && !reduced
}

/// The style's rules with the player's changes.
pub fn effective_rules(settings: &Settings) -> Rules {
    let rules = settings.rules_for(settings.style);
    Rules {
        question_marks: rules.question_marks && settings.question_marks,
        chord_by: match rules.chord_by {
            ChordBy::Buttons if settings.single_click_chord => ChordBy::SingleClick,
            chord_by => chord_by,
        },
        ..rules
    }
}

pub fn input_config(settings: &Settings) -> InputConfig {
    let chord_by = settings.rules_for(settings.style).chord_by;
    InputConfig {
        swapped: settings.swap_buttons,
        long_press_marks: settings.long_press_flags,
        // Flag mode belongs to the screen, not to the settings.
        flag_mode: false,
        double_click_chords: chord_by == ChordBy::DoubleClick,
        no_button_chords: chord_by != ChordBy::Buttons,
    }
}

pub fn motion_reduced(settings: &Settings) -> bool {
    settings.reduce_motion == crate::config::ReduceMotion::On
}
