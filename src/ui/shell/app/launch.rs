//! Opens the window.

use super::App;
use crate::config::command::Command;
use crate::config::keymap::Keyboard;
use crate::config::{Lang, PlayerName};
use crate::game::{BoardCode, Level, NoGuess, Style};
use crate::platform::announcement_writer::AnnouncementWriter;
use crate::platform::{APPLICATION_ID, FileChoice, crash_report};
use crate::replay::SavedSession;
use crate::storage::Folders;
use crate::ui::features::opened_recording::OpenedRecording;
use crate::ui::kit::font;
use crate::ui::kit::font::lettering::Lettering;
use crate::ui::screen::window_needs::MIN_WINDOW;
use crate::ui::shell::stack;
use crate::workbench::ReadSetup;
use iced::{Task, window};
use std::cell::{Cell, RefCell};
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use thiserror::Error;

/// What the command line asks for.
#[derive(Debug, Clone, Default)]
pub struct LaunchOptions {
    /// Instead of the last one.
    pub level: Option<Level>,
    /// Instead of the one in the settings.
    pub style: Option<Style>,
    /// Whether to play no-guess boards, whatever the settings say.
    pub no_guess: bool,
    /// Instead of the one in the settings.
    pub lang: Option<Lang>,
    /// The language of the system's locale: see [`platform::system_lang`](crate::platform::system_lang).
    pub system_lang: Lang,
    /// The seed of the first board, and through it of all others.
    pub seed: Option<u64>,
    pub board: Option<BoardCode>,
    /// What to do first.
    pub opens: Option<Command>,
    pub replay: Option<PathBuf>,
    /// The position or board to open on the workbench.
    pub position: Option<ReadSetup>,
    /// Gets one line for everything that happens.
    pub announce: Option<AnnouncementWriter>,
    /// The name of the player's system account.
    pub player: Option<PlayerName>,
    /// Without folders, everything stays in memory.
    pub folders: Option<Folders>,
    /// Whether the program cannot resize its open window. It cannot on Wayland: iced 0.14 goes on
    /// drawing in the old size there.
    pub fixed_window: bool,
    pub keyboard: Keyboard,
}

impl LaunchOptions {
    /// Whether to resume a saved game: not if a board, a recording, a position or another style is
    /// asked for, or no-guess boards and it may need a guess. Then it stays for the next time.
    pub(super) fn allows_resume(&self, game: &SavedSession) -> bool {
        let plain = self.level.is_none()
            && self.seed.is_none()
            && self.board.is_none()
            && self.replay.is_none()
            && self.position.is_none();
        let kind = !self.no_guess || game.game.no_guess != NoGuess::Off;
        plain && kind && self.style.is_none_or(|style| style == game.style)
    }
}

#[derive(Debug, Error)]
pub enum RunError {
    /// There is no display where the system says there is one.
    #[error("no display answers")]
    NoDisplay,
    #[error(transparent)]
    Toolkit(#[from] iced::Error),
}

/// Opens the window and plays until it is closed.
///
/// # Errors
/// When the window cannot be opened.
///
/// # Panics
/// On a bug in the program; see [`crash_report`].
pub fn run(launch: LaunchOptions) -> Result<(), RunError> {
    // Looking through the system's fonts takes about 10 ms, less than connecting to the display,
    // which happens meanwhile.
    #[cfg(not(target_family = "wasm"))]
    std::thread::spawn(iced::advanced::graphics::text::font_system);
    let recording = RefCell::new(launch.replay.clone());
    let position = RefCell::new(launch.position.clone());
    let opens = Cell::new(launch.opens);
    let app = App::new(launch);
    let letters = |app: &App| Lettering::new(app.settings(), app.texts().lang());
    let lettering = Cell::new(letters(&app));
    // The height of lines is no part of the fonts below.
    lettering.get().set_line_height();
    let settings = iced::Settings {
        id: Some(APPLICATION_ID.to_owned()),
        fonts: lettering
            .get()
            .files()
            .into_iter()
            .chain(font::mono_files())
            .map(Into::into)
            .collect(),
        default_font: font::TEXT,
        ..iced::Settings::default()
    };
    let window = window::Settings {
        size: app.window.size(),
        position: app.window.initial_position(),
        maximized: app.window.opens_maximized(),
        // Shown once the monitor is known, so that it appears in its final size.
        visible: false,
        min_size: Some(MIN_WINDOW),
        icon: window_icon(),
        // The app exits by itself: see `MainWindow::quit`.
        exit_on_close_request: false,
        platform_specific: window::settings::PlatformSpecific {
            #[cfg(target_family = "wasm")]
            target: Some("sapper".to_owned()),
            #[cfg(target_os = "linux")]
            application_id: APPLICATION_ID.to_owned(),
            ..window::settings::PlatformSpecific::default()
        },
        ..window::Settings::default()
    };
    // The toolkit asks for the first state again only when it restarts.
    let first = RefCell::new(Some(app));
    let application = iced::application(
        move || {
            crash_report::set_panic_expected(false);
            let app = first.borrow_mut().take();
            let app = app.unwrap_or_else(|| App::new(LaunchOptions::default()));
            let (records, boards) = (app.files.load(), app.files.find_boards_elsewhere());
            let skin = app.settings.current.skin.clone();
            let skin = skin.map_or_else(Task::none, |skin| app.files.read_skins(Some(skin)));
            let replay = recording.borrow_mut().take().map_or_else(Task::none, |file| {
                Task::done(stack::Message::RecordingChosen(FileChoice::File(file)).into())
            });
            let setup = position.borrow_mut().take().map_or_else(Task::none, |read| {
                let opened = OpenedRecording::Setup(Box::new(read));
                Task::done(stack::Message::RecordingOpened(opened).into())
            });
            let opened =
                opens.take().map(|command| Task::done(stack::Message::Command(command).into()));
            let opened = Task::batch([replay, setup].into_iter().chain(opened));
            (app, Task::batch([records, skin, boards.chain(opened)]))
        },
        move |app: &mut App, message| {
            let task = app.update(message);
            let wanted = letters(app);
            if lettering.replace(wanted) != wanted {
                wanted.switch();
            }
            task
        },
        App::view,
    )
    .title(App::title)
    .theme(App::theme)
    .scale_factor(App::scale_factor)
    .subscription(App::subscription)
    .settings(settings)
    .window(window);
    // The toolkit panics if there is no display.
    crash_report::set_panic_expected(true);
    match panic::catch_unwind(AssertUnwindSafe(|| application.run())) {
        Ok(ran) => Ok(ran?),
        Err(_) if crash_report::is_panic_expected() => Err(RunError::NoDisplay),
        Err(error) => panic::resume_unwind(error),
    }
}

/// The window's icon on X11 and Windows, where it does not come from the desktop entry. `None` if
/// the picture can't be read.
pub fn window_icon() -> Option<window::Icon> {
    let file = include_bytes!("../../../../resources/icons/sapper-64.png");
    let image = image::load_from_memory(file).ok()?.into_rgba8();
    let (width, height) = image.dimensions();
    window::icon::from_rgba(image.into_raw(), width, height).ok()
}
