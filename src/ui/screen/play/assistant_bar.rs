//! Help in the information strip: the text of a hint, or the controls of auto-play.

use super::Message;
use super::assistant::{Assistant, AssistantInfo, FlagCheck};
use super::auto_play::{AutoPlay, AutoSpeed};
use super::shown_hint::Rings;
use crate::i18n::hints;
use crate::solver::query::Algorithm;
use crate::ui::board::{CellRing, HintAdvice};
use crate::ui::prelude::*;
use crate::ui::screen::strip_layout::StripPlacement;
use iced::widget::{column, progress_bar};

/// The narrowest windows in which every control has its words, and with a button to check the flags
/// (else it is in the menu), in logical pixels.
const ROOMY: f32 = 500.0;

const SPACIOUS: f32 = 720.0;

pub fn view<'a>(
    assistant: &'a Assistant,
    strip: StripPlacement,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let close = bar_parts::close_button(ctx);
    match (assistant_text(assistant, ctx.texts), assistant.auto.as_ref(), strip) {
        (Some(words), ..) => {
            let legend = ring_legend(&assistant.marks(), ctx);
            scrollable_text(words, legend, longer_search(assistant, ctx), close, strip, ctx)
        }
        (None, Some(auto), StripPlacement::Below(_)) => {
            row![controls(assistant, auto, ctx), close].spacing(theme::GAP).align_y(Center).into()
        }
        (None, Some(auto), StripPlacement::Beside(_)) => stacked(assistant, auto, close, ctx),
        (None, None, _) => space().into(),
    }
}

pub fn assistant_text(assistant: &Assistant, texts: &Texts) -> Option<String> {
    Some(match assistant.info.as_ref()? {
        AssistantInfo::Hint(shown) => {
            let (view, hint) = &shown.hint;
            texts.paragraph(&hints::sentences(texts, view, hint))
        }
        AssistantInfo::Check(check) => flag_check_text(check, texts),
        AssistantInfo::AnyCellSafe => texts.get("hint-any-first").to_owned(),
    })
}

/// What these rings mean.
pub fn ring_legend<'a, Message: 'a>(
    (numbers, cells): &Rings,
    ctx: ViewContext<'a>,
) -> Vec<Element<'a, Message>> {
    let entries = [
        (CellRing::Evidence, "ring-reason"),
        (CellRing::Hint(HintAdvice::Mine), "ring-mine"),
        (CellRing::Hint(HintAdvice::Safe), "ring-safe"),
        (CellRing::Hint(HintAdvice::BestGuess), "ring-try"),
    ];
    let is_shown = |ring| match ring {
        CellRing::Hint(advice) => cells.iter().any(|&(_, advised)| advised == advice),
        _ => !numbers.is_empty(),
    };
    let shown = entries.into_iter().filter(|&(ring, _)| is_shown(ring));
    shown
        .map(|(ring, key)| {
            row![crate::ui::board::ring_swatch(ring, ctx.palette), note(ctx.texts.get(key), ctx)]
                .spacing(1.5 * theme::UNIT)
                .align_y(Center)
                .into()
        })
        .collect()
}

/// The legend in as many lines as it needs.
pub fn wrapped_legend<'a, Message: 'a>(
    legend: Vec<Element<'a, Message>>,
    gap: f32,
) -> Option<Element<'a, Message>> {
    let has_legend = !legend.is_empty();
    has_legend.then(|| row(legend).spacing(gap).wrap().vertical_spacing(theme::UNIT).into())
}

fn in_columns<'a>(entries: Vec<Element<'a, Message>>, lines: usize) -> Row<'a, Message> {
    let mut entries = entries.into_iter().peekable();
    let mut columns = row![].spacing(theme::GAP);
    while entries.peek().is_some() {
        let lines = entries.by_ref().take(lines);
        columns = columns.push(column(lines).spacing(theme::UNIT));
    }
    columns
}

fn note<'a, Message: 'a>(words: impl Into<String>, ctx: ViewContext<'a>) -> Element<'a, Message> {
    Look::Note.in_style(words.into(), ctx.palette).line_height(1.0).into()
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

/// The legend stays visible while the text scrolls.
fn scrollable_text<'a>(
    words: String,
    legend: Vec<Element<'a, Message>>,
    longer_search: Option<Element<'a, Message>>,
    close: Element<'a, Message>,
    strip: StripPlacement,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let words = strip.words(words, ctx.palette);
    match strip {
        StripPlacement::Below(height) => {
            let spacing = StripPlacement::padding(height);
            // A narrow strip has no room for both.
            let is_narrow = ctx.window.width < ROOMY;
            let hides_legend = legend.is_empty() || is_narrow && longer_search.is_some();
            let side: Element<'a, Message> = if spacing > 0.0 {
                let legend = (!hides_legend).then(|| column(legend).spacing(spacing / 2.0));
                column![].push(legend).push(longer_search).spacing(spacing).into()
            } else {
                // A low one has two lines, and room beside the text.
                let legend = if hides_legend { Vec::new() } else { legend };
                in_columns(legend, 2).push(longer_search).align_y(Center).into()
            };
            row![words, side, close].spacing(theme::GAP).align_y(Center).into()
        }
        StripPlacement::Beside(_) => {
            let legend = wrapped_legend(legend, 1.5 * theme::GAP);
            let words = column![].push(legend).push(longer_search).push(words).spacing(theme::GAP);
            row![words, close].spacing(theme::GAP).into()
        }
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
    let width = ctx.window.width;
    let pace = (width >= ROOMY).then(|| paces(assistant, Shrink, ctx));
    let check = (width >= SPACIOUS).then(|| check(ctx));
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
