//! The sheet of a game: the result, help, or a notice.

use super::result_summary::{self, ResultSummary};
use super::{Message, PlayScreen, assistant_bar};
use crate::game::Phase;
use crate::ui::kit::focus::block_presses;
use crate::ui::screen::notices::notice_words;
use crate::ui::screen::prelude::*;
use crate::ui::screen::sheet::{self, SheetLight};

/// The result of the game, if the sheet shows it.
pub fn shown_result<'a>(play: &'a PlayScreen, ctx: ViewContext<'_>) -> Option<&'a ResultSummary> {
    let summary = play.summary.as_ref().filter(|summary| summary.is_shown());
    summary.filter(|_| !ctx.result_in_dialog && !play.assistant.is_shown())
}

/// What there is to say or to choose, if anything. What is there stays; a notice comes where nothing
/// else is, or takes the words of a result.
pub fn view<'a>(play: &'a PlayScreen, ctx: ViewContext<'a>) -> Option<Element<'a, Message>> {
    if let Some(summary) = shown_result(play, ctx) {
        return Some(result(play, summary, ctx));
    }
    // While a pause hides the board, no cell of a hint can be seen.
    if play.assistant.is_shown() && play.game().phase() != Phase::Paused {
        let help = assistant_bar::view(&play.assistant, ctx);
        return Some(sheet::sheet(help, SheetLight::Sky, ctx));
    }
    let notice = notice_words(ctx.notice?, false, ctx);
    Some(sheet::sheet(notice, SheetLight::None, ctx))
}

/// It ignores presses at first: they were meant for the board.
fn result<'a>(
    play: &'a PlayScreen,
    summary: &'a ResultSummary,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let content = result_summary::view::view(play, summary, ctx);
    let light = match result_summary::view::daily_card(summary, ctx) {
        Some(_) => SheetLight::Glass,
        None if summary.result.is_best() => SheetLight::Gold,
        None => SheetLight::None,
    };
    block_presses(sheet::sheet(content, light, ctx), summary.is_guarded())
}
