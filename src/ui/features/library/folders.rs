//! The folders of the library.

use crate::replay::library::LibraryFolder;
use crate::ui::screen::dialog::prelude::*;
use iced::widget::column;
use std::path::PathBuf;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LibraryFoldersDialog {
    pub folders: Vec<LibraryFolder>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    Add,
    Remove(PathBuf),
}

impl DialogState for LibraryFoldersDialog {
    type Message = Message;

    const TITLE: &'static str = "library-folders-title";

    fn update(&mut self, message: Message) -> Effects {
        match message {
            Message::Add => vec![Request::Close.into(), Request::AddFolder.into()],
            Message::Remove(path) => {
                self.folders.retain(|folder| folder.path != path);
                Request::RemoveFolder(path).into()
            }
        }
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let folders = self.folders.iter().map(|folder| folder_line(folder, ctx));
        let folders = column(folders).spacing(theme::GAP);
        let note = body(texts.get("library-folders-note"), palette);
        let view = DialogView::fitted(ctx, |room| {
            column![note, scroll_area(folders, room)].spacing(3.0 * theme::UNIT).into()
        });
        view.button("library-add", Message::Add).closed_by("close")
    }
}

fn folder_line<'a>(folder: &'a LibraryFolder, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let path = folder.path.display().to_string();
    let note = match folder {
        LibraryFolder { is_own: true, .. } => Some((TextRole::Note, "library-folder-own")),
        LibraryFolder { is_missing: true, .. } => {
            Some((TextRole::Problem, "library-folder-missing"))
        }
        _ => None,
    };
    let note = note.map(|(look, key)| look.text(texts.get(key), palette));
    let name = TextRole::Body.line(path, palette);
    let remove = (!folder.is_own).then(|| {
        let remove = Some(Message::Remove(folder.path.clone()));
        focus::labelled(buttons::cross(palette), ctx.text_label("library-remove"), palette, remove)
    });
    row![column![name, note].width(Fill), remove].align_y(Center).into()
}
