//! How everything looks and reads: the language, the colours, the sprites.

use crate::config::{Lang, ReduceMotion, Settings, Theme};
use crate::game::Style;
use crate::i18n::Texts;
use crate::platform::SystemPrefs;
use crate::ui::board::sprite_cache::SpriteCache;
use crate::ui::theme::Palette;
use std::rc::Rc;

#[derive(Debug)]
pub struct Appearance {
    pub texts: Texts,
    pub sprites: Rc<SpriteCache>,
    /// The sprites of each style in the current colours.
    pub style_sprites: Vec<Rc<SpriteCache>>,
    pub prefs: SystemPrefs,
}

impl Appearance {
    /// `scale` is the number of physical pixels per logical pixel.
    pub fn new(settings: &Settings, lang: Lang, scale: f32) -> Self {
        let prefs = SystemPrefs::default();
        Self {
            texts: Texts::new(lang),
            sprites: sprites(settings.style, settings, prefs, scale),
            style_sprites: style_sprites(settings, prefs, scale),
            prefs,
        }
    }

    pub fn palette(&self) -> &'static Palette {
        self.sprites.palette()
    }

    pub fn update(&mut self, settings: &Settings, lang: Lang, scale: f32) {
        if lang != self.texts.lang() {
            self.texts = Texts::new(lang);
        }
        let own = sprites(settings.style, settings, self.prefs, scale);
        let others = style_sprites(settings, self.prefs, scale);
        let is_same = |old: &SpriteCache, new: &SpriteCache| {
            old.key() == new.key() && old.palette() == new.palette()
        };
        let mut pairs = self.style_sprites.iter().zip(&others);
        if !is_same(&self.sprites, &own) || !pairs.all(|(old, new)| is_same(old, new)) {
            self.sprites = own;
            self.style_sprites = others;
        }
    }

    /// Whether to animate: if the style does, unless the player or the desktop wants less motion.
    pub const fn is_animated(&self, settings: &Settings) -> bool {
        let reduced = match settings.reduce_motion {
            ReduceMotion::Auto => self.prefs.reduced_motion,
            ReduceMotion::Off => false,
            ReduceMotion::On => true,
        };
        settings.style.spec().animated && !reduced
    }
}

fn style_sprites(settings: &Settings, prefs: SystemPrefs, scale: f32) -> Vec<Rc<SpriteCache>> {
    Style::ALL.into_iter().map(|style| sprites(style, settings, prefs, scale)).collect()
}

fn sprites(style: Style, settings: &Settings, prefs: SystemPrefs, scale: f32) -> Rc<SpriteCache> {
    let dark = match settings.theme {
        Theme::Auto => prefs.dark,
        Theme::Light => false,
        Theme::Dark => true,
    };
    Rc::new(SpriteCache::new(Palette::of(style, dark, settings.color_vision), scale))
}
