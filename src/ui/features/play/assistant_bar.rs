//! Help in the information strip: the text of a hint, or the controls of auto-play.

use super::Message;
use super::assistant::{Assistant, AssistantInfo, FlagCheck};
use super::auto_play::{AutoPlay, AutoSpeed};
use super::shown_hint::{HintStage, ShownHint};
use crate::i18n::steps::{Naming, Sentence, plain};
use crate::i18n::{announcements, hints};
use crate::solver::query::Algorithm;
use crate::ui::screen::prelude::*;
use crate::ui::screen::step_controls::{ROOMY, step_controls};
use crate::ui::screen::strip_layout::StripPlacement;
use iced::widget::{column, progress_bar};

pub fn view<'a>(
    assistant: &'a Assistant,
    strip: StripPlacement,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let close = bar_parts::close_button(ctx);
    if let Some(shown) = assistant.shown() {
        return hint(assistant, shown, close, strip, ctx);
    }
    match (assistant_text(assistant, ctx.texts), assistant.auto.as_ref(), strip) {
        (Some(words), ..) => {
            let more = match assistant.info {
                Some(AssistantInfo::Cost(command)) => Some(ask_again(command, ctx)),
                Some(AssistantInfo::Draft) => Some(keep_draft(ctx)),
                _ => None,
            };
            let words = strip.words(words, ctx.palette);
            match more {
                Some(more) if strip.is_beside() => {
                    column![row![words, close].spacing(theme::GAP), more].spacing(theme::GAP).into()
                }
                more => beside![words, more, close].into(),
            }
        }
        (None, Some(auto), StripPlacement::Below(_)) => {
            beside![controls(assistant, auto, ctx), close].into()
        }
        (None, Some(auto), StripPlacement::Beside(_)) => stacked(assistant, auto, close, ctx),
        (None, None, _) => space().into(),
    }
}

/// What a hint says now, with coordinates.
pub fn assistant_text(assistant: &Assistant, texts: &Texts) -> Option<String> {
    Some(match assistant.info.as_ref()? {
        AssistantInfo::Cost(Command::Hint) => texts.get("hint-cost").to_owned(),
        AssistantInfo::Cost(_) => texts.get("help-cost").to_owned(),
        AssistantInfo::Hint(shown) => plain(&hint_words(shown, texts, Naming::Coordinates)),
        AssistantInfo::Check(check) => flag_check_text(check, texts),
        AssistantInfo::Draft => texts.get("draft-how").to_owned(),
        AssistantInfo::AnyCellSafe => texts.get("hint-any-first").to_owned(),
    })
}

fn hint_words(shown: &ShownHint, texts: &Texts, naming: Naming) -> Sentence {
    let numbers = shown.walk.numbers();
    let (words, cells) = match shown.stage {
        HintStage::Area => {
            let words = texts.with("hint-area", args![count = numbers.len()]);
            (words, hints::span(texts, shown.walk.area()))
        }
        HintStage::Numbers => (hints::look_at(texts, numbers.len()), hints::list(texts, &numbers)),
        HintStage::Steps => return shown.walk.sentence(texts, naming),
    };
    vec![match naming {
        Naming::Words => (None, words),
        Naming::Coordinates => (None, announcements::value(texts, &cells, &words)),
    }]
}

fn hint<'a>(
    assistant: &'a Assistant,
    shown: &'a ShownHint,
    close: Element<'a, Message>,
    strip: StripPlacement,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let said = |naming| hint_words(shown, ctx.texts, naming);
    // A guess takes several sentences.
    let size = if shown.is_guess() { strip.text() } else { StripPlacement::SENTENCE };
    let words = StripPlacement::sentence(said, size, ctx.palette);
    let steps = match shown.stage {
        HintStage::Steps => step_controls(&shown.walk, Message::Steps, true, ctx),
        HintStage::Area | HintStage::Numbers => Some(ask_again(Command::Hint, ctx)),
    };
    let side = row![longer_search(assistant, ctx), steps].spacing(theme::GAP);
    let side = side.align_y(Center);
    match strip {
        StripPlacement::Below(_) => beside![words, side, close].into(),
        StripPlacement::Beside(_) => {
            column![row![words, close].spacing(theme::GAP), side].spacing(theme::GAP).into()
        }
    }
}

/// A hint gives away more.
fn ask_again<'a>(command: Command, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let words = ctx.texts.get("steps-next");
    bar_parts::command_button(words, command, true, 3.0 * theme::UNIT, ctx)
}

fn keep_draft<'a>(ctx: ViewContext<'a>) -> Element<'a, Message> {
    let button = buttons::push_in_style(ctx.texts.get("draft-keep"), false, ctx.palette);
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

fn controls<'a>(
    assistant: &Assistant,
    auto: &AutoPlay,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let pace = (ctx.window.width >= ROOMY).then(|| paces(assistant, Shrink, ctx));
    // Else it is in the menu.
    let check = (ctx.window.width >= 720.0).then(|| check(ctx));
    steps(auto, ctx)
        .push(players(assistant, Shrink, ctx))
        .push(pace)
        .push(space().width(Fill))
        .push(check)
        .push(odds_switch(assistant, ctx))
        .align_y(Center)
        .width(Fill)
        .into()
}

fn stacked<'a>(
    assistant: &Assistant,
    auto: &AutoPlay,
    close: Element<'a, Message>,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let choices = column![
        players(assistant, Fill, ctx),
        paces(assistant, Fill, ctx),
        odds_switch(assistant, ctx),
        check(ctx),
    ];
    column![
        steps(auto, ctx).push(space().width(Fill)).push(close),
        scrollbar::vertical_with_gutter(choices.spacing(theme::GAP)).width(Fill),
    ]
    .spacing(theme::GAP)
    .into()
}

fn steps<'a>(auto: &AutoPlay, ctx: ViewContext<'a>) -> Row<'a, Message> {
    let run = if auto.is_running() { Icon::Pause } else { Icon::Play };
    row![
        bar_parts::command_icon(run, Command::Auto, ctx),
        bar_parts::command_icon(Icon::StepForward, Command::Step, ctx),
    ]
    .spacing(theme::GAP)
}

fn players<'a>(assistant: &Assistant, width: Length, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let players = [Algorithm::Exact, Algorithm::Heuristic]
        .map(|player| (player, player_name(player, ctx.texts)));
    bar_parts::list("tip-player", players, assistant.player, Message::SetPlayer, width, ctx)
}

fn paces<'a>(assistant: &Assistant, width: Length, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let paces = AutoSpeed::ALL.map(|pace| (pace, pace_name(pace, ctx.texts)));
    bar_parts::list("tip-pace", paces, assistant.pace, Message::SetSpeed, width, ctx)
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
