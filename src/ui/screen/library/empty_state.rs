//! What the library shows without recordings.

use super::Message;
use crate::ui::prelude::*;
use iced::widget::column;

fn note<'a>(key: &'a str, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let words = muted(ctx.texts.get(key), ctx.palette).center();
    container(words).padding(theme::MARGIN).center(Fill).into()
}

/// While folders are searched.
pub fn searching(ctx: ViewContext<'_>) -> Element<'_, Message> {
    note("library-searching", ctx)
}

/// In place of rows.
pub fn nothing_matches(ctx: ViewContext<'_>) -> Element<'_, Message> {
    note("library-nothing", ctx)
}

pub fn no_recordings(ctx: ViewContext<'_>) -> Element<'_, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let quiet = |key| muted(texts.get(key), palette).center();
    let tip = ctx.text_label("tip-library-add");
    let add = bar_parts::text_button("library-add", tip, true, Message::AddFolder, ctx);
    bar_parts::empty_page(column![
        heading(texts.get("library-none"), palette).center(),
        quiet("library-invite"),
        add,
        quiet("library-invite-drop"),
    ])
}
