//! What follows from the settings: the words, the colours, the rules, the hand.

use crate::config::{Lang, Settings};
use crate::game::pointer::InputConfig;
use crate::game::rules::ChordBy;
use crate::game::{Rules, Style};
use crate::platform::system_prefs::SystemPrefs;
use crate::ui::board::sprite_cache::SpriteCache;
use crate::ui::theme::Palette;
use std::rc::Rc;

/// The language of the words.
pub fn language(settings: &Settings) -> Lang {
    match settings.language {
        crate::config::LanguageChoice::Auto => Lang::of_system(),
        crate::config::LanguageChoice::Specific(lang) => lang,
    }
}

/// The colours, on a desktop of this taste.
pub const fn palette(settings: &Settings, desktop: SystemPrefs) -> &'static Palette {
    palette_of(settings.style, settings, desktop)
}

/// The colours of a style, on a desktop of this taste.
const fn palette_of(style: Style, settings: &Settings, desktop: SystemPrefs) -> &'static Palette {
    let dark = match settings.theme {
        crate::config::Theme::Auto => desktop.dark,
        crate::config::Theme::Light => false,
        crate::config::Theme::Dark => true,
    };
    Palette::of(style, dark, settings.color_vision)
}

/// The pictures of each style in its colours, on a screen of this scale.
pub fn style_sprites(
    settings: &Settings,
    desktop: SystemPrefs,
    scale: f32,
) -> Vec<Rc<SpriteCache>> {
    let sheet = |style| Rc::new(SpriteCache::new(palette_of(style, settings, desktop), scale));
    Style::ALL.into_iter().map(sheet).collect()
}

/// Whether boards come, open, burst and wave: in a style that has it so, unless the player, or the
/// desktop, wants less to move.
pub const fn animations_enabled(settings: &Settings, desktop: SystemPrefs) -> bool {
    let reduced = match settings.reduce_motion {
        crate::config::ReduceMotion::Auto => desktop.reduced_motion,
        crate::config::ReduceMotion::Off => false,
        crate::config::ReduceMotion::On => true,
    };
    settings.style.spec().animated && !reduced
}

/// The style's rules, with what the player has changed in them.
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

/// How the player's hand works.
pub fn input_config(settings: &Settings) -> InputConfig {
    let chord_by = settings.rules_for(settings.style).chord_by;
    InputConfig {
        swapped: settings.swap_buttons,
        long_press_marks: settings.long_press_flags,
        // Flag mode is switched at the board, and is no setting.
        flag_mode: false,
        double_click_chords: chord_by == ChordBy::DoubleClick,
        no_button_chords: chord_by != ChordBy::Buttons,
    }
}

/// Whether nothing is to move that need not.
pub fn motion_reduced(settings: &Settings) -> bool {
    settings.reduce_motion == crate::config::ReduceMotion::On
}
