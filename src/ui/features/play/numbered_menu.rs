//! A numbered menu above the board, as in a terminal. Its digits work as keys.

use super::{Message, PlayScreen};
use crate::ui::screen::prelude::*;
use iced::Right;

/// The keys work even if the window has no room for the entries.
pub const fn command_for_digit(digit: u8) -> Option<Command> {
    match digit {
        1 => Some(Command::New),
        2 => Some(Command::Custom),
        3 => Some(Command::Menu),
        0 => Some(Command::Quit),
        _ => None,
    }
}

pub fn numbered_menu<'a>(play: &PlayScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let wide = ctx.window.is_roomy();
    let roomy = !ctx.window.is_narrow();
    let notes = play.notes_in_bar(ctx);
    let (margin, padding) =
        if wide { (theme::MARGIN, 3.0 * theme::UNIT) } else { (theme::GAP, theme::UNIT) };
    let entry = |words, digit| {
        let command = command_for_digit(digit)?;
        Some(bar_parts::command_button(texts.get(words), command, false, padding, ctx))
    };
    // The flag-mode button shows the remaining count, or else the character of a flag.
    // As wide as it was at first, so that nothing beside it moves.
    let digits = play.game().mines().to_string().len();
    let count = format!("{:>digits$}", play.game().remaining());
    let flags = match ctx.state.show_remaining {
        true if roomy => texts.with("mines-left", args![count]),
        true => format!("#{count}"),
        false => "#".to_owned(),
    };
    let on = play.flag_mode();
    let flags = bar_parts::command_button(flags, Command::FlagMode, on, padding, ctx);
    let exit = roomy && !cfg!(target_family = "wasm");
    let exit = exit.then(|| entry("menu-exit", 0)).flatten();
    let hint = bar_parts::hint_button(ctx);
    let gap = if notes.is_some() { theme::GAP } else { 0.0 };
    let notes = container(notes.unwrap_or_else(|| space().into()));
    bar_parts::bar_with_margin(
        row![entry("menu-play", 1), entry("menu-board", 2), entry("menu-more", 3)]
            // There are other ways to leave.
            .push(exit)
            .push(row![notes.width(Fill).align_x(Right), hint].spacing(gap).align_y(Center))
            .push(flags),
        theme::SINGLE_BAR_HEIGHT,
        margin,
        palette,
    )
}
