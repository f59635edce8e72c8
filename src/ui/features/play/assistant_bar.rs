//! Help in the sheet: the text of a hint, or the controls of auto-play.

use super::Message;
use super::assistant::{Assistant, AssistantInfo, FlagCheck};
use super::auto_play::{AutoPlay, AutoSpeed};
use super::shown_hint::ShownHint;
use crate::i18n::hints;
use crate::i18n::steps::{Naming, plain};
use crate::solver::query::Algorithm;
use crate::ui::screen::prelude::*;
use crate::ui::screen::sheet::{self, SheetShape};
use crate::ui::screen::step_controls::{ROOMY, step_controls};
use iced::widget::{column, progress_bar};

pub fn view<'a>(assistant: &'a Assistant, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let close = bar_parts::close_button(ctx);
    if let Some(shown) = assistant.shown() {
        return hint(assistant, shown, close, ctx);
    }
    match (assistant_text(assistant, ctx.texts), assistant.auto.as_ref()) {
        (Some(words), _) => {
            let more = match assistant.info {
                Some(AssistantInfo::Cost(command)) => Some(ask_again(command, ctx)),
                Some(AssistantInfo::Draft) => Some(keep_draft(ctx)),
                // A player who asks before the first click may be stuck on another board.
                Some(AssistantInfo::AnyCellSafe) => {
                    Some(sheet::button("bench", Command::Workbench, false, ctx))
                }
                _ => None,
            };
            sheet::with_buttons(sheet::words(words, ctx), more, close, ctx)
        }
        (None, Some(auto)) => auto_play(assistant, auto, close, ctx),
        (None, None) => space().into(),
    }
}

/// What a hint says now, with coordinates.
pub fn assistant_text(assistant: &Assistant, texts: &Texts) -> Option<String> {
    Some(match assistant.info.as_ref()? {
        AssistantInfo::Cost(_) => texts.get("help-cost").to_owned(),
        AssistantInfo::Hint(shown) => {
            let step = plain(&shown.walk.sentence(texts, Naming::Coordinates));
            let needless = shown.is_search_needless().then(|| texts.get("aid-think-needless"));
            let said: Vec<_> = needless.into_iter().chain([step.as_str()]).collect();
            texts.paragraph(&said)
        }
        AssistantInfo::Check(check) => flag_check_text(check, texts),
        AssistantInfo::Draft => texts.get("draft-how").to_owned(),
        AssistantInfo::AnyCellSafe => texts.get("hint-any-first").to_owned(),
    })
}

fn hint<'a>(
    assistant: &'a Assistant,
    shown: &'a ShownHint,
    close: Element<'a, Message>,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let words = sheet::said(|naming| shown.walk.sentence(ctx.texts, naming), ctx);
    let height = SheetShape::of(ctx.window).button_height();
    let steps = step_controls(&shown.walk, Message::Steps, None, height, ctx);
    let buttons = row![longer_search(assistant, ctx), steps].spacing(theme::GAP);
    sheet::with_buttons(words, Some(buttons.align_y(Center).into()), close, ctx)
}

/// Goes on with help, which then costs.
fn ask_again<'a>(command: Command, ctx: ViewContext<'a>) -> Element<'a, Message> {
    sheet::button(command.spec().label, command, true, ctx)
}

fn keep_draft<'a>(ctx: ViewContext<'a>) -> Element<'a, Message> {
    let button = buttons::push_in_style(ctx.texts.get("draft-keep"), false, ctx.palette)
        .height(SheetShape::of(ctx.window).button_height());
    ctx.tip(focus::pressable(button, Some(Message::KeepDraft)), ctx.text_label("draft-keep-tip"))
}

fn note<'a, Message: 'a>(words: impl Into<String>, ctx: ViewContext<'a>) -> Element<'a, Message> {
    TextRole::Note.in_style(words.into(), ctx.palette).line_height(1.0).into()
}

/// The button that searches longer for a better guess, the progress of that search with a button
/// to end it, or how long it took.
fn longer_search<'a>(assistant: &Assistant, ctx: ViewContext<'a>) -> Option<Element<'a, Message>> {
    const BAR: f32 = 3.0;
    let is_narrow = ctx.window.width < ROOMY;
    let length = if is_narrow { 13.0 * theme::UNIT } else { 22.0 * theme::UNIT };
    let button = |key, short| {
        let words = ctx.texts.get(if is_narrow { short } else { key });
        bar_parts::command_button(words, Command::ThinkLonger, false, 2.0 * theme::UNIT, ctx)
    };
    if let Some(thinking) = assistant.thinking() {
        let palette = ctx.palette;
        let bar = progress_bar(0.0..=1.0, thinking.progress(ctx.now))
            .length(length)
            .girth(BAR)
            .style(move |_| progress_bar::Style {
                background: palette.line.into(),
                bar: palette.accent.into(),
                border: border::rounded(BAR / 2.0),
            });
        Some(
            column![bar, button("aid-think-stop", "aid-think-stop-short")]
                .spacing(theme::UNIT)
                .into(),
        )
    } else if assistant.shown().is_some_and(ShownHint::is_search_needless) {
        Some(note(ctx.texts.get("aid-think-needless"), ctx))
    } else if let Some(ms) = assistant.thought_ms() {
        let seconds = ((ms + 500) / 1000).max(1);
        Some(note(ctx.texts.with("aid-thought", args![seconds]), ctx))
    } else {
        assistant.can_think_longer().then(|| button("aid-think", "aid-think-short"))
    }
}

fn flag_check_text(check: &FlagCheck, texts: &Texts) -> String {
    match (check.flags, check.wrong.len()) {
        (0, _) => texts.get("check-none").to_owned(),
        (flags, 0) => texts.with("check-right", args![count = flags]),
        (_, wrong) => texts
            .with("check-wrong", args![count = wrong, cells = hints::list(texts, &check.wrong)]),
    }
}

/// How auto-play moves, and what goes with it.
fn auto_play<'a>(
    assistant: &Assistant,
    auto: &AutoPlay,
    close: Element<'a, Message>,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let is_wide = SheetShape::of(ctx.window) == SheetShape::Wide;
    let named = |name, list| match is_wide {
        true => beside![words::muted(ctx.texts.get(name), ctx.palette), list].into(),
        false => list,
    };
    let player = named("tip-player", players(assistant, ctx));
    let pace = (ctx.window.width >= ROOMY).then(|| named("tip-pace", paces(assistant, ctx)));
    // Else it is in the menu.
    let check = is_wide.then(|| check(ctx));
    let title = bar_parts::page_title(ctx.texts.get("aid-auto"), ctx);
    let first = beside![title, odds_switch(assistant, ctx), check, close];
    let choices = row![steps(auto, ctx), player, pace].spacing(theme::WIDE_GAP);
    sheet::above(first, choices.align_y(Center), ctx)
}

fn steps<'a>(auto: &AutoPlay, ctx: ViewContext<'a>) -> Row<'a, Message> {
    let run = if auto.is_running() { Icon::Pause } else { Icon::Play };
    row![
        bar_parts::command_icon(run, Command::Auto, ctx),
        bar_parts::command_icon(Icon::StepForward, Command::Step, ctx),
    ]
    .spacing(theme::GAP)
}

fn players<'a>(assistant: &Assistant, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let players = [Algorithm::Exact, Algorithm::Heuristic]
        .map(|player| (player, player_name(player, ctx.texts)));
    bar_parts::list("tip-player", players, assistant.player, Message::SetPlayer, Shrink, ctx)
}

fn paces<'a>(assistant: &Assistant, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let paces = AutoSpeed::ALL.map(|pace| (pace, pace_name(pace, ctx.texts)));
    bar_parts::list("tip-pace", paces, assistant.pace, Message::SetSpeed, Shrink, ctx)
}

fn odds_switch<'a>(assistant: &Assistant, ctx: ViewContext<'a>) -> Element<'a, Message> {
    bar_parts::switch(assistant.shows_chances, "aid-odds", Command::Odds, ctx)
}

fn check<'a>(ctx: ViewContext<'a>) -> Element<'a, Message> {
    let words = ctx.texts.get("aid-check");
    bar_parts::command_button(words, Command::Check, false, 3.0 * theme::UNIT, ctx)
}

fn player_name(player: Algorithm, texts: &Texts) -> &str {
    match player {
        Algorithm::Exact => texts.get("auto-exact"),
        Algorithm::Heuristic => texts.get("auto-2010"),
    }
}

fn pace_name(pace: AutoSpeed, texts: &Texts) -> &str {
    match pace {
        AutoSpeed::Slow => texts.get("auto-slow"),
        AutoSpeed::Steady => texts.get("auto-steady"),
        AutoSpeed::Fast => texts.get("auto-fast"),
    }
}
