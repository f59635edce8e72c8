//! What screens and dialogs know of the rest of the app.

use crate::config::Settings;
use crate::game::Moment;
use crate::history::Scores;
use crate::i18n::Texts;
use crate::platform::monotonic_clock::MonotonicClock;
use crate::practice::Progress;
use crate::practice::daily::DailyResults;
use crate::ui::board::sprite_cache::SpriteCache;
use crate::ui::kit::theme::Palette;
use crate::ui::screen::appearance::Appearance;
use crate::ui::screen::machine::Machine;
use iced::Size;
use std::rc::Rc;

#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    pub settings: &'a Settings,
    pub appearance: &'a Appearance,
    pub palette: &'static Palette,
    pub sprites: &'a Rc<SpriteCache>,
    pub texts: &'a Texts,
    pub scores: &'a Scores,
    pub progress: &'a Progress,
    pub daily: &'a DailyResults,
    pub machine: &'a Machine,
    /// The size of the window, in logical pixels.
    pub window: Size,
    /// How much its content has grown with it: see [`content_growth`](super::window_needs::content_growth).
    pub growth: f32,
    /// For the times of mouse events.
    pub clock: MonotonicClock,
    pub now: Moment,
}

impl Context<'_> {
    /// Whether anything moves.
    pub fn is_animated(&self) -> bool {
        self.appearance.is_animated(self.settings)
    }
}
