//! Opening the library, and what is opened from it.

use super::Stack;
use crate::platform::FileChoice;
use crate::replay::library::FolderChange;
use crate::ui::app::Message;
use crate::ui::context::Context;
use crate::ui::effect::Effect;
use crate::ui::notices::Notice;
use crate::ui::screen::Screen;
use crate::ui::screen::compare::OpenedComparison;
use crate::ui::screen::library::{self, LibraryScreen};
use crate::ui::screen::play;
use async_io::Timer;
use iced::Task;
use std::mem;
use std::path::PathBuf;
use std::time::Duration;

/// How long the files of one drop may take to be told.
const DROP_TIME: Duration = Duration::from_millis(100);

impl Stack {
    /// Shows the library, or closes it where it is in front.
    pub(super) fn toggle_library(&mut self, ctx: Context<'_>) -> Vec<Effect> {
        match self.screens.last() {
            Some(Screen::Library(_)) => vec![Effect::Close],
            _ => self.show_library(None, ctx),
        }
    }

    /// Shows the library after a change of its folders, and pauses the game.
    pub fn show_library(&mut self, change: Option<FolderChange>, ctx: Context<'_>) -> Vec<Effect> {
        let mut effects = self.leave_title(ctx);
        effects.extend(self.suspend_game(ctx));
        effects.extend(self.update_play(play::Message::CancelPress, ctx));
        // A recording below would go on playing.
        self.screens.retain(|it| !matches!(it, Screen::Replay(_) | Screen::Compare(_)));
        // What is open already keeps its filter and its place.
        let open = self.screens.iter().position(|it| matches!(it, Screen::Library(_)));
        let (screen, scan) = match open.map(|at| self.screens.remove(at)) {
            Some(Screen::Library(mut library)) => {
                let scan = library.scan(change, ctx.texts.lang());
                (library, scan)
            }
            _ => {
                let (library, scan) = LibraryScreen::new(change, ctx.texts.lang());
                (Box::new(library), scan)
            }
        };
        effects.extend([Effect::Show(Screen::Library(screen)), scan]);
        effects
    }

    /// Plays two recordings beside each other.
    pub fn show_comparison(&mut self, opened: OpenedComparison, ctx: Context<'_>) -> Vec<Effect> {
        match opened {
            OpenedComparison::Both(mut compare) => {
                compare.run(ctx.now);
                vec![Effect::Show(Screen::Compare(compare))]
            }
            OpenedComparison::Failed(failed) => self.show_recording(failed, ctx),
        }
    }

    /// Adds a folder that the player has chosen or dropped.
    pub fn add_folder(&mut self, choice: FileChoice, ctx: Context<'_>) -> Vec<Effect> {
        match choice {
            FileChoice::File(folder) => self.add_to_library(vec![folder], ctx),
            FileChoice::Unavailable => {
                vec![Effect::Notify(Notice::of("library-no-dialog", ctx.texts))]
            }
            FileChoice::Cancelled => Vec::new(),
        }
    }

    /// Adds folders and single files, and shows the library.
    pub(super) fn add_to_library(&mut self, paths: Vec<PathBuf>, ctx: Context<'_>) -> Vec<Effect> {
        self.show_library(Some(FolderChange::Add(paths)), ctx)
    }

    /// Shows the games of a file in the library.
    pub(super) fn show_session(&mut self, file: PathBuf, ctx: Context<'_>) -> Vec<Effect> {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let mut effects = self.add_to_library(vec![file], ctx);
        effects.push(Effect::Send(Message::Library(library::Message::Search(name))));
        effects
    }

    /// Waits for further files of the same drop, of which the window hears one by one.
    pub fn on_file_dropped(&mut self, file: PathBuf) -> Vec<Effect> {
        self.dropped.push(file);
        let end = Task::perform(Timer::after(DROP_TIME), |_| Message::DropEnded);
        vec![Effect::Task(end)]
    }

    /// Plays a single file that was dropped; several appear in the library.
    pub fn on_drop_ended(&mut self, ctx: Context<'_>) -> Vec<Effect> {
        let mut files = mem::take(&mut self.dropped);
        match files.len() {
            0 => Vec::new(),
            1 => self.open_recording(FileChoice::File(files.remove(0)), ctx),
            _ => self.add_to_library(files, ctx),
        }
    }
}
