//! What comes to the bench from elsewhere, and what leaves it: texts, pictures, files and games.

use super::{Message, WorkbenchScreen};
use crate::i18n::{args, errors, hints};
use crate::platform::{FileChoice, file_dialog};
use crate::ui::board::look::EndDisplay;
use crate::ui::board::picture::BoardPicture;
use crate::ui::screen::context::Context;
use crate::ui::screen::effect::{Effect, Effects, Request, StorageRequest};
use crate::ui::screen::jobs::{self, file_choice};
use crate::ui::screen::notices::Notice;
use crate::workbench::picture::{self, PictureError, PictureSetup};
use crate::workbench::{ReadSetup, Setup, text};

impl WorkbenchScreen {
    /// Lays this on the bench, in place of what is there, which Undo brings back.
    pub fn lay(&mut self, setup: Setup) -> Effects<Message> {
        let mut effects = self.edit(|editor| editor.replace(setup));
        self.guessed_mines = None;
        effects.push(Request::DropAnswer.into());
        effects
    }

    /// Lays what was read on the bench, and says if the number of mines is a guess, and
    /// what is no part of it.
    pub fn lay_read(&mut self, read: ReadSetup, ctx: Context<'_>) -> Effects<Message> {
        let (texts, mines) = (ctx.texts, read.setup.mines());
        let guessed = read.is_guessed.then(|| texts.with("bench-guessed", args![mines]));
        let said = errors::left_out(texts, &read.left_out).into_iter().chain(guessed);
        let said = texts.paragraph(&said.collect::<Vec<_>>());
        let mut effects = self.lay(read.setup);
        self.guessed_mines = read.is_guessed.then_some(mines);
        effects.extend((!said.is_empty()).then(|| Request::Notify(Notice::Answer(said)).into()));
        effects
    }

    /// Lays what was read from a picture on the bench, and says what to check.
    pub fn lay_picture(&mut self, read: PictureSetup, ctx: Context<'_>) -> Effects<Message> {
        let (size, doubtful) = (read.setup.size(), read.doubtful.len());
        let cells = hints::list(ctx.texts, &read.doubtful);
        let mines = read.setup.mines();
        let said = args![rows = size.rows(), cols = size.cols(), mines, doubtful, cells];
        let is_heard = doubtful > 0 && ctx.machine.has_screen_reader();
        let key = if is_heard { "bench-picture-at" } else { "bench-picture" };
        let said = Notice::with(key, said, ctx.texts);
        let mut effects = self.lay(read.setup);
        self.guessed_mines = Some(mines);
        let cell = |pos| (pos, self.setup().cell(pos));
        self.doubtful = read.doubtful.into_iter().map(cell).collect();
        effects.push(Request::Notify(said).into());
        effects
    }

    /// Copies it, which is said in the button for it.
    pub(super) fn copy(&mut self, ctx: Context<'_>) -> Effects<Message> {
        let Some(written) = text::write(self.setup(), self.format) else {
            return Request::Notify(Notice::of("bench-not-copied", ctx.texts)).into();
        };
        self.copied.begin(ctx.now);
        let said = ctx.texts.get("bench-copied").to_owned();
        vec![Request::Tell(said).into(), Effect::Task(jobs::write_clipboard(written))]
    }

    /// Without a text, a picture may have been copied.
    pub(super) fn on_pasted(
        &mut self,
        pasted: Option<String>,
        ctx: Context<'_>,
    ) -> Effects<Message> {
        if pasted.as_ref().is_none_or(|text| text.trim().is_empty()) {
            let read = jobs::read_picture(|picture| {
                let (width, height, pixels) = picture.ok_or(PictureError::NoGrid)?;
                picture::read(width, height, pixels)?.setup().map_err(|_| PictureError::NoGrid)
            });
            return vec![Effect::Task(read.map(Message::PastedPicture))];
        }
        match text::read(&pasted.unwrap_or_default()) {
            Ok(read) => self.lay_read(read, ctx),
            Err(error) => {
                let why = errors::workbench_text(ctx.texts, &error);
                let values = [("why", why.into())];
                Request::Notify(Notice::with("bench-unreadable", &values, ctx.texts)).into()
            }
        }
    }

    /// There may have been a picture on the clipboard.
    pub(super) fn on_pasted_picture(
        &mut self,
        read: Result<PictureSetup, PictureError>,
        ctx: Context<'_>,
    ) -> Effects<Message> {
        match read {
            Ok(read) => self.lay_picture(read, ctx),
            Err(PictureError::TooLarge) => {
                let values = [("why", errors::large_picture(ctx.texts).into())];
                Request::Notify(Notice::with("bench-unreadable", &values, ctx.texts)).into()
            }
            Err(_) => Request::Notify(Notice::of("bench-no-picture", ctx.texts)).into(),
        }
    }

    pub(super) fn copy_picture(&self, ctx: Context<'_>) -> Effects<Message> {
        let picture = BoardPicture {
            chances: self.chances().cloned(),
            ..BoardPicture::new(self.bench.clone(), EndDisplay::Inline, ctx.sprites)
        };
        Request::Store(StorageRequest::CopyPicture(Box::new(picture))).into()
    }

    pub(super) fn ask_where_to_save(&self, ctx: Context<'_>) -> Effects<Message> {
        let title = ctx.texts.get("bench-save").to_owned();
        let choice = file_choice(file_dialog::save(title, ["txt"]));
        vec![Effect::Task(choice.map(Message::SaveTo))]
    }

    pub(super) fn save(&self, choice: FileChoice) -> Effects<Message> {
        if matches!(choice, FileChoice::Cancelled) {
            return Vec::new();
        }
        let written = text::write(self.setup(), self.format).unwrap_or_default();
        Request::Store(StorageRequest::SaveSetup(written, choice.file())).into()
    }

    pub(super) fn practise(&self, ctx: Context<'_>) -> Effects<Message> {
        match self.setup().puzzle(ctx.now.0) {
            Some(position) => Request::Practise(Box::new(position)).into(),
            None => Request::Notify(Notice::of("bench-no-puzzle", ctx.texts)).into(),
        }
    }
}
