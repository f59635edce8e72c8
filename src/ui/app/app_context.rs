//! What the rest of the app is shown of it.

use super::effective_settings::EffectiveSettings;
use super::main_window::MainWindow;
use super::player_files::PlayerFiles;
use crate::platform::monotonic_clock::MonotonicClock;
use crate::ui::appearance::Appearance;
use crate::ui::context::Context;

/// The parts of the app that the stack knows, which it may change meanwhile.
pub(super) fn context<'a>(
    clock: MonotonicClock,
    settings: &'a EffectiveSettings,
    appearance: &'a Appearance,
    files: &'a PlayerFiles,
    window: &MainWindow,
) -> Context<'a> {
    Context {
        settings: &settings.current,
        appearance,
        texts: &appearance.texts,
        scores: &files.scores,
        progress: &files.progress,
        daily: &files.daily,
        window: window.size(),
        clock,
        now: clock.now(),
    }
}
