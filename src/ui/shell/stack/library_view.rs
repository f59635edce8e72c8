//! Opening the library, and what is opened from it.

use super::{Message, Stack};
use crate::platform::{FileChoice, file_dialog};
use crate::replay::library::FolderChange;
use crate::ui::features::library::{self, LibraryScreen};
use crate::ui::screen::context::Context;
use crate::ui::screen::effect::{Effect, Effects, Request};
use crate::ui::screen::jobs::in_background;
use crate::ui::screen::notices::Notice;
use async_io::Timer;
use iced::Task;
use std::mem;
use std::path::PathBuf;
use std::time::Duration;

/// How long the files of one drop may take to arrive.
const DROP_TIME: Duration = Duration::from_millis(100);

impl Stack {
    /// Shows the library after a change of its folders, and pauses the game.
    fn show_library(&mut self, change: FolderChange, ctx: Context<'_>) -> Effects<Message> {
        let mut effects = self.suspend_for_screen(ctx);
        // What is open already keeps its filter and its place.
        let mut screen = self.take::<LibraryScreen>().unwrap_or_default();
        screen.change = Some(change);
        effects.extend(self.show_boxed(screen, ctx));
        effects
    }

    pub(super) fn remove_folder(&mut self, folder: PathBuf) -> Effects<Message> {
        let change = FolderChange::Remove(folder);
        let library = self.find_mut::<LibraryScreen>();
        let scan = library.map(|library| library.scan(Some(change)));
        scan.into_iter().collect()
    }

    /// Adds a folder that the player has chosen or dropped.
    pub(super) fn add_folder(&mut self, choice: FileChoice, ctx: Context<'_>) -> Effects<Message> {
        match choice {
            FileChoice::File(folder) => self.add_to_library(vec![folder], ctx),
            FileChoice::Unavailable => {
                Request::Notify(Notice::of("library-no-dialog", ctx.texts)).into()
            }
            FileChoice::Cancelled => Vec::new(),
        }
    }

    /// Adds folders and single files, and shows the library.
    pub(super) fn add_to_library(
        &mut self,
        paths: Vec<PathBuf>,
        ctx: Context<'_>,
    ) -> Effects<Message> {
        self.show_library(FolderChange::Add(paths), ctx)
    }

    /// Shows the games of a file in the library.
    pub(super) fn show_session(&mut self, file: PathBuf, ctx: Context<'_>) -> Effects<Message> {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let mut effects = self.add_to_library(vec![file], ctx);
        effects.extend(self.update_screen(library::Message::Search(name), ctx));
        effects
    }

    /// Waits for further files of the same drop, of which the window hears one by one.
    pub fn on_file_dropped(&mut self, file: PathBuf) -> Effects<Message> {
        self.dropped.push(file);
        let end = Task::perform(Timer::after(DROP_TIME), |_| Message::DropEnded);
        vec![Effect::Task(end)]
    }

    /// Plays a single file that was dropped; several appear in the library.
    pub fn on_drop_ended(&mut self, ctx: Context<'_>) -> Effects<Message> {
        let mut files = mem::take(&mut self.dropped);
        match files.len() {
            0 => Vec::new(),
            1 => self.open_recording(FileChoice::File(files.remove(0)), ctx),
            _ => self.add_to_library(files, ctx),
        }
    }
}

pub(super) fn pick_folder(ctx: Context<'_>) -> Effects<Message> {
    let title = ctx.texts.get("library-add").to_owned();
    let choice = in_background(file_dialog::folder(title));
    vec![Effect::Task(choice.map(Message::FolderChosen))]
}
