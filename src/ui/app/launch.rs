//! Opening the window.

use super::jobs::stored;
use super::{App, Message, window_icon};
use crate::config::{Lang, PlayerName};
use crate::game::{BoardCode, Level, NoGuess, Style};
use crate::platform::announcement_writer::AnnouncementWriter;
use crate::platform::{FileChoice, crash_report};
use crate::replay::SavedSession;
use crate::storage::Folders;
use crate::ui::board::layout;
use crate::ui::font;
use iced::advanced::graphics::text::font_system;
use iced::{Task, window};
use std::cell::RefCell;
use std::panic::AssertUnwindSafe;
use std::path::PathBuf;
use std::{panic, thread};
use thiserror::Error;

/// What the command line asks of the window.
#[derive(Debug, Clone, Default)]
pub struct LaunchOptions {
    /// The level to play, instead of the one played last.
    pub level: Option<Level>,
    /// The style to play in, instead of the one that the settings name.
    pub style: Option<Style>,
    /// Whether boards are to need no guess, whatever the settings say.
    pub no_guess: bool,
    /// The language of the words, instead of the one that the settings name.
    pub lang: Option<Lang>,
    /// The seed of the first board, and through it of all that follow.
    pub seed: Option<u64>,
    /// A board to play, by its code.
    pub board: Option<BoardCode>,
    /// A recording to watch.
    pub replay: Option<PathBuf>,
    /// Where what happens is told of, a line for each thing.
    pub announce: Option<AnnouncementWriter>,
    /// The name by which the system knows the player.
    pub player: Option<PlayerName>,
    /// Where the player's files are; without folders they live in memory.
    pub folders: Option<Folders>,
}

impl LaunchOptions {
    /// Whether a game that was left is to go on: not where a board or a recording is asked for, nor
    /// where another style is, or boards without a guess and it may need one. Then it stays for the
    /// next time.
    pub(super) fn allows_resume(&self, game: &SavedSession) -> bool {
        let plain = self.level.is_none()
            && self.seed.is_none()
            && self.board.is_none()
            && self.replay.is_none();
        let kind = !self.no_guess || game.game.no_guess != NoGuess::Off;
        plain && kind && self.style.is_none_or(|style| style == game.style)
    }
}

/// Why the window could not be opened, or not stay open.
#[derive(Debug, Error)]
pub enum RunError {
    /// There is no display where the system says that there is one.
    #[error("no display answers")]
    NoDisplay,
    /// The toolkit failed.
    #[error(transparent)]
    Toolkit(#[from] iced::Error),
}

/// Opens the window and plays until it is closed.
///
/// # Errors
/// When the window cannot be opened.
///
/// # Panics
/// When there is an error in the program; see [`net`] for what becomes of it.
pub fn run(launch: LaunchOptions) -> Result<(), RunError> {
    // The system's fonts take some 10 ms to look through. That is done beside the connection to the
    // desktop, which takes longer, and not after it.
    thread::spawn(font_system);
    let recording = RefCell::new(launch.replay.clone());
    let app = App::new(launch);
    let settings = iced::Settings {
        id: Some("sapper".to_owned()),
        fonts: font::FILES.map(Into::into).to_vec(),
        default_font: font::TEXT,
        ..iced::Settings::default()
    };
    let window = window::Settings {
        size: app.window.size(),
        position: app.window.initial_position(),
        maximized: app.window.opens_maximized(),
        // It is shown once the monitor is known, so that no size is seen but the right one.
        visible: false,
        min_size: Some(layout::MIN_WINDOW),
        icon: window_icon::icon(),
        // The app ends itself: see `App::quit`.
        exit_on_close_request: false,
        platform_specific: platform(),
        ..window::Settings::default()
    };
    // The toolkit may ask for a first state more than once, but does so only when it is restarted.
    let first = RefCell::new(Some(app));
    let application = iced::application(
        move || {
            crash_report::set_connecting(false);
            let app = first.borrow_mut().take();
            let app = app.unwrap_or_else(|| App::new(LaunchOptions::default()));
            let records = stored(app.storage.load());
            let film = recording.borrow_mut().take().map_or_else(Task::none, |file| {
                Task::done(Message::RecordingChosen(FileChoice::File(file)))
            });
            (app, Task::batch([records, film]))
        },
        App::update,
        App::view,
    )
    .title(App::title)
    .theme(App::theme)
    .scale_factor(App::scale_factor)
    .subscription(App::subscription)
    .settings(settings)
    .window(window);
    crash_report::set_connecting(true);
    match panic::catch_unwind(AssertUnwindSafe(|| application.run())) {
        Ok(ran) => Ok(ran?),
        Err(_) if crash_report::is_connecting() => Err(RunError::NoDisplay),
        Err(error) => panic::resume_unwind(error),
    }
}

#[cfg(target_os = "linux")]
fn platform() -> window::settings::PlatformSpecific {
    window::settings::PlatformSpecific {
        application_id: "sapper".to_owned(),
        ..window::settings::PlatformSpecific::default()
    }
}

#[cfg(not(target_os = "linux"))]
fn platform() -> window::settings::PlatformSpecific {
    window::settings::PlatformSpecific::default()
}
