//! What screens and dialogs know of the rest of the app.

use crate::config::Settings;
use crate::game::Moment;
use crate::history::Scores;
use crate::i18n::Texts;
use crate::platform::monotonic_clock::MonotonicClock;
use crate::practice::Progress;
use crate::practice::daily::DailyResults;
use crate::ui::appearance::Appearance;
use crate::ui::machine::Machine;
use iced::Size;

#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    pub settings: &'a Settings,
    pub appearance: &'a Appearance,
    pub texts: &'a Texts,
    pub scores: &'a Scores,
    pub progress: &'a Progress,
    pub daily: &'a DailyResults,
    pub machine: &'a Machine,
    /// The size of the window, in logical pixels.
    pub window: Size,
    pub clock: MonotonicClock,
    pub now: Moment,
}
