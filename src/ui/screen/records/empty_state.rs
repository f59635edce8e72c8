//! What the records show without any games.

use super::{Message, RecordsScreen};
use crate::config::LevelChoice;
use crate::game::Level;
use crate::history::statistics::Period;
use crate::i18n::statistics::style_name;
use crate::ui::prelude::*;
use iced::widget::column;

/// The level to offer, if one click can start it: in the current style, and no custom board.
pub fn playable_level(records: &RecordsScreen) -> Option<Level> {
    let selection = records.selection;
    selection.level.level().filter(|_| selection.style == records.current_style)
}

pub fn loading(ctx: ViewContext<'_>) -> Element<'_, Message> {
    container(muted(ctx.texts.get("records-reading"), ctx.palette)).center(Fill).into()
}

pub fn no_games<'a>(records: &'a RecordsScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let selection = records.selection;
    let name = texts.choice("level", selection.level);
    let span = match selection.period {
        Period::AllTime => "always",
        Period::Year(_) => "year",
        Period::Month(_) => "month",
        Period::Day(_) => "today",
    };
    let apart = selection.style.is_none() || selection.level == LevelChoice::Custom;
    let none = if apart { "records-none" } else { "records-none-ranked" };
    let none = texts.with(none, args![level = name, span]);
    let invitation = match selection.style {
        None => texts.get("records-invite-rules").to_owned(),
        style if style != records.current_style => {
            texts.with("records-invite-style", args![style = style_name(style, texts)])
        }
        _ if selection.level == LevelChoice::Custom => {
            texts.get("records-invite-custom").to_owned()
        }
        _ => texts.get("records-invite").to_owned(),
    };
    let play = playable_level(records).map(|level| {
        let words = texts.with("records-play", args![level = name]);
        let button = buttons::push(words, true, palette).padding([0.0, 4.0 * theme::UNIT]);
        focus::pressable(button, Some(Message::Command(Command::Level(level))))
    });
    let lines = column![heading(none, palette).center(), muted(invitation, palette).center()];
    let uncounted = muted(texts.get("records-uncounted"), palette).center();
    bar_parts::empty_page(lines.push(play).push(uncounted))
}
