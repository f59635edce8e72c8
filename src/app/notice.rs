//! What a player is told about their files: one sentence at a time, below the board.

use std::path::Path;

use iced::Alignment::Center;
use iced::Element;
use iced::Fill;
use iced::alignment::Vertical;
use iced::widget::button;
use iced::widget::container;
use iced::widget::opaque;
use iced::widget::row;
use iced::widget::text;

use crate::i18n::Texts;
use crate::i18n::Value;
use crate::store::Fault;
use crate::store::Notice;
use crate::store::SaveError;
use crate::theme;
use crate::theme::Palette;
use crate::theme::size;

/// The sentence of a notice.
pub fn said(notice: &Notice, texts: &Texts) -> String {
    match notice {
        Notice::SetAside { file, kept, .. } => texts.with(
            "file-set-aside",
            &[("file", shown(file)), ("kept", shown(kept))],
        ),
        Notice::LeftUnread { file, .. } => texts.with("file-left", &[("file", shown(file))]),
        Notice::Newer { file, .. } => texts.with("file-newer", &[("file", shown(file))]),
        Notice::Faults { file, faults } => {
            let wrong: Vec<String> = faults.iter().map(|fault| wrong(fault, texts)).collect();
            let file = texts.with("file-faults", &[("file", shown(file))]);
            format!("{file} {}", wrong.join(" "))
        }
        Notice::Unsaved(SaveError::NoFolder) => texts.get("file-no-folder").to_owned(),
        Notice::Unsaved(
            SaveError::Newer { file, .. }
            | SaveError::Busy { file }
            | SaveError::Protected { file }
            | SaveError::TooLarge { file }
            | SaveError::InTheWay { file, .. }
            | SaveError::System { file, .. }
            | SaveError::NotReadBack { file, .. },
        ) => texts.with("file-not-saved", &[("file", shown(file))]),
        Notice::SavedAgain { file } => texts.with("file-saved-again", &[("file", shown(file))]),
    }
}

fn wrong(fault: &Fault, texts: &Texts) -> String {
    match fault {
        Fault::Setting { key, .. } => {
            texts.with("settings-field-wrong", &[("field", (*key).into())])
        }
        Fault::Record { number, .. } => texts.with("record-wrong", &[("number", (*number).into())]),
    }
}

/// A file as it is named to the player.
pub fn shown(file: &Path) -> Value<'static> {
    file.display().to_string().into()
}

/// A notice at the bottom of the window, with a button that says `read`.
pub fn strip<'a, Message: Clone + 'a>(
    notice: &'a str,
    texts: &'a Texts,
    palette: &'static Palette,
    read: Message,
) -> Element<'a, Message> {
    let close = button(text(texts.get("ok")).size(size::TEXT).center())
        .height(theme::BUTTON)
        .padding([0.0, 4.0 * theme::UNIT])
        .style(palette.push_button(true))
        .on_press(read);
    let strip = container(
        row![text(notice).size(size::TEXT).width(Fill), close]
            .spacing(theme::GAP)
            .align_y(Center),
    )
    .padding(3.0 * theme::UNIT)
    .style(palette.card());
    container(opaque(strip))
        .padding(theme::GAP)
        .width(Fill)
        .height(Fill)
        .align_y(Vertical::Bottom)
        .into()
}
