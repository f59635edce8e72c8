//! How everything looks and reads: the language, the colours, the sprites.

use crate::config::keymap::Keyboard;
use crate::config::skin::{FoundSkins, Skin, SkinName};
use crate::config::{ColorVision, Lang, ReduceMotion, Settings, Theme};
use crate::game::Style;
use crate::i18n::Texts;
use crate::i18n::file_notices::skin_error_text;
use crate::platform::SystemPrefs;
use crate::ui::board::look::Look;
use crate::ui::board::sprite_cache::SpriteCache;
use crate::ui::kit::theme::Palette;
use std::rc::Rc;
use std::sync::Arc;

#[derive(Debug)]
pub struct Appearance {
    pub texts: Texts,
    pub sprites: Rc<SpriteCache>,
    /// The sprites of each style in the current colours, in the order of [`Style::ALL`].
    pub style_sprites: Vec<Rc<SpriteCache>>,
    pub prefs: SystemPrefs,
    /// The skins that can be chosen; empty until they are looked for.
    pub skins: Vec<SkinName>,
    skin: Option<Arc<Skin>>,
    shade: Shade,
}

/// What the sprites depend on besides the style.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Shade {
    is_dark: bool,
    color_vision: ColorVision,
    /// Physical pixels per logical pixel.
    scale: f32,
}

impl Appearance {
    /// `scale` is the number of physical pixels per logical pixel.
    pub fn new(settings: &Settings, lang: Lang, keyboard: Keyboard, scale: f32) -> Self {
        let prefs = SystemPrefs::default();
        let shade = Shade::of(settings, prefs, scale);
        let style_sprites = shade.style_sprites(None);
        let mut texts = Texts::on(keyboard, lang);
        texts.place_names = settings.place_names;
        Self {
            texts,
            sprites: Rc::clone(&style_sprites[settings.style as usize]),
            style_sprites,
            prefs,
            skins: Vec::new(),
            skin: None,
            shade,
        }
    }

    pub fn palette(&self) -> &'static Palette {
        self.sprites.palette()
    }

    pub fn update(&mut self, settings: &Settings, lang: Lang, scale: f32) {
        if lang != self.texts.lang() {
            self.texts = Texts::on(self.texts.keyboard(), lang);
        }
        self.texts.place_names = settings.place_names;
        let shade = Shade::of(settings, self.prefs, scale);
        if shade != self.shade {
            self.shade = shade;
            self.style_sprites = shade.style_sprites(self.skin.as_ref());
        }
        self.sprites = Rc::clone(&self.style_sprites[settings.style as usize]);
    }

    /// Shows the Classic style in the chosen skin, unless another was chosen since, and returns what
    /// is wrong with it.
    pub fn show_skin(&mut self, found: FoundSkins, settings: &Settings) -> Option<String> {
        self.skins = found.names;
        if found.chosen.as_ref().map(|(name, _)| name) != settings.skin.as_ref() {
            return None;
        }
        let (skin, wrong) = match found.chosen {
            Some((_, Ok(skin))) => (Some(skin), None),
            Some((name, Err(error))) => (None, Some(skin_error_text(&name, &error, &self.texts))),
            None => (None, None),
        };
        if self.skin != skin {
            self.skin = skin;
            self.style_sprites = self.shade.style_sprites(self.skin.as_ref());
            self.sprites = Rc::clone(&self.style_sprites[settings.style as usize]);
        }
        wrong
    }

    /// Whether to animate: if the style does, unless the player or the desktop wants less motion.
    pub const fn is_animated(&self, settings: &Settings) -> bool {
        let reduced = match settings.reduce_motion {
            ReduceMotion::Auto => self.prefs.reduced_motion,
            ReduceMotion::Off => false,
            ReduceMotion::On => true,
        };
        Look::of(settings.style).animated && !reduced
    }

    /// Whether light on the board shows what happens there.
    pub const fn has_light(&self, settings: &Settings) -> bool {
        settings.light && self.is_animated(settings)
    }
}

impl Shade {
    const fn of(settings: &Settings, prefs: SystemPrefs, scale: f32) -> Self {
        let (is_dark, high_contrast) = match settings.theme {
            Theme::Auto => (prefs.dark, prefs.high_contrast),
            Theme::Light => (false, false),
            Theme::Dark => (true, false),
            Theme::HighContrast => (true, true),
        };
        let color_vision =
            if high_contrast { ColorVision::HighContrast } else { settings.color_vision };
        Self { is_dark, color_vision, scale }
    }

    fn style_sprites(self, skin: Option<&Arc<Skin>>) -> Vec<Rc<SpriteCache>> {
        let palette = |style| Palette::of(style, self.is_dark, self.color_vision);
        let sprites = |style| {
            let skin = skin.filter(|_| Look::of(style).has_skins).cloned();
            Rc::new(SpriteCache::new(palette(style), self.scale).with_skin(skin))
        };
        Style::ALL.into_iter().map(sprites).collect()
    }
}
