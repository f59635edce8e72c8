//! The information strip of the game: a notice, help, the result; otherwise the level and its best
//! time.

use super::result_summary::{self, ResultSummary};
use super::shown_hint::ShownHint;
use super::{Message, PlayScreen, assistant_bar};
use crate::game::Level;
use crate::i18n::{announcements, daily, practice};
use crate::ui::board::look::ControlsLayout;
use crate::ui::kit::ellipsis::ellipsized;
use crate::ui::kit::focus::block_presses;
use crate::ui::kit::motion;
use crate::ui::screen::entrance::{fade_in, slide_in};
use crate::ui::screen::prelude::*;
use crate::ui::screen::strip_layout::{HEIGHTS, StripPlacement};
use iced::widget::column;
use iced::{Background, Radians, gradient};
use std::slice;

/// The height of any result beside the board.
const RESULT: f32 = 332.0;

/// The height for a strip beside the board, of this height in all.
fn room_beside(height: f32, ctx: ViewContext<'_>) -> f32 {
    if ctx.shows_counters() {
        RESULT.min(ctx.window.height * 0.45)
    } else {
        height - 2.0 * theme::MARGIN
    }
}

/// Whether a result beside the board has too little height.
pub fn is_short(strip: StripPlacement, ctx: ViewContext<'_>) -> bool {
    matches!(strip, StripPlacement::Beside(height) if room_beside(height, ctx) < RESULT)
}

/// The result of the game, if the strip shows it: no notice covers it.
pub fn shown_result<'a>(play: &'a PlayScreen, ctx: ViewContext<'_>) -> Option<&'a ResultSummary> {
    let summary = play.summary.as_ref().filter(|summary| summary.is_shown());
    // A column of buttons needs all of a low window; the style's own box has shown the result.
    let is_low = ctx.window.is_low() && ctx.window.is_narrow();
    let has_room = ctx.look().controls != ControlsLayout::Column || !is_low;
    summary.filter(|_| has_room && !ctx.result_in_dialog && !play.assistant.is_shown())
}

/// What there is to say or to choose in the strip, if anything: below the board as far from the margin
/// as what is in the bars.
pub fn view<'a>(
    play: &'a PlayScreen,
    strip: StripPlacement,
    inset: f32,
    ctx: ViewContext<'a>,
) -> Option<Element<'a, Message>> {
    let framed = |content, inset, key| {
        let above = if strip == StripPlacement::IN_BAR { 0.0 } else { -theme::GAP };
        Some(fade_in(framed(content, strip, inset, ctx), above, key, ctx))
    };
    if let Some(notice) = ctx.notice {
        return framed(bar_parts::notice_line(notice, strip, ctx), inset, Some(notice.0));
    }
    if play.assistant.is_shown() {
        // A guess needs all the room there is for its reasons.
        let is_guess = play.assistant.shown().is_some_and(ShownHint::is_guess);
        let inset = if is_guess { 0.0 } else { inset };
        return framed(assistant_bar::view(&play.assistant, strip, ctx), inset, None);
    }
    let has_room = strip != StripPlacement::IN_BAR || play.keeps_row;
    let has_start = play.game().start_cell().is_some();
    let is_offered = ctx.offers_help && has_room && !play.is_resumed() && !has_start;
    is_offered.then(|| help_offer(strip, ctx))
}

/// The result, which ignores presses at first: they were meant for the board.
pub fn result<'a>(
    play: &'a PlayScreen,
    inset: f32,
    ctx: ViewContext<'a>,
) -> Option<Element<'a, Message>> {
    let summary = shown_result(play, ctx)?;
    let palette = ctx.palette;
    let is_best = summary.result.is_best();
    let glint = summary.glint(ctx.now).filter(|_| is_best && play.animated);
    let ground = glint.map_or(palette.surface.into(), |share| light_of_record(share, palette));
    // As wide as the bars above the board.
    let margin = theme::MARGIN + inset;
    let width = ctx.window.width - 2.0 * margin;
    let content = result_summary::view::view(play, summary, width, ctx);
    let edge = if result_summary::view::has_room(ctx) { 4.0 } else { 2.0 } * theme::UNIT;
    let line = match (is_best, palette.is_high_contrast()) {
        (true, true) => Some(container::background(palette.accent)),
        (true, false) => Some(line_of_record(palette)),
        // No shade sets the sheet off.
        (false, true) => Some(container::background(palette.line)),
        (false, false) => None,
    };
    let line = line.map(|line| patch(Fill, 3.0, line));
    let content = column![line, container(content).padding([edge, 0.0])];
    let content = container(content).width(Fill).padding([0.0, margin]);
    let radius = border::top(if palette.button_edge.is_some() { 0.0 } else { 14.0 });
    let style = move |_: &iced::Theme| {
        container::Style::default().background(ground).border(border::rounded(radius))
    };
    Some(block_presses(slide_in(content.style(style), ctx), summary.is_guarded()))
}

/// Gold, which fades out at both ends.
fn line_of_record(palette: &Palette) -> container::Style {
    let line = gradient::Linear::new(Radians(std::f32::consts::FRAC_PI_2))
        .add_stop(0.0, palette.surface)
        .add_stop(0.5, theme::AMBER)
        .add_stop(1.0, palette.surface);
    container::Style::default().background(line)
}

/// A golden light that runs over the sheet once. `share` is its progress from 0 to 1.
fn light_of_record(share: f32, palette: &Palette) -> Background {
    /// The width of the light as a share of the strip.
    const WIDTH: f32 = 0.2;
    let ground = palette.surface;
    // It slows down on its way, and leaves at the end.
    let at = motion::eased(share) * (1.0 + 2.0 * WIDTH) - WIDTH;
    let near = |at: f32| at.clamp(0.0, 1.0);
    let light = mix(ground, theme::AMBER, 0.7);
    let gradient = gradient::Linear::new(Radians(std::f32::consts::FRAC_PI_2))
        .add_stop(near(at - WIDTH), ground)
        .add_stop(near(at), if (0.0..=1.0).contains(&at) { light } else { ground })
        .add_stop(near(at + WIDTH), ground);
    gradient.into()
}

fn framed<'a>(
    content: Element<'a, Message>,
    strip: StripPlacement,
    inset: f32,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let is_beside = strip.is_beside();
    let padding = if is_beside { 0.0 } else { inset };
    let content = container(content).padding([0.0, padding]).into();
    let content = bar_parts::strip_frame(content, ctx.palette.surface.into(), strip, ctx.palette);
    if is_beside { beside(content, strip, ctx) } else { content }
}

fn beside<'a>(
    content: Element<'a, Message>,
    strip: StripPlacement,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let place = container(content).width(Fill).clip(true);
    let StripPlacement::Beside(height) = strip else { return place.into() };
    let room = room_beside(height, ctx);
    // Scrollable content takes all the height.
    if is_short(strip, ctx) { place.height(room).into() } else { place.max_height(room).into() }
}

/// Without a frame, in the middle below the board.
fn below(content: Element<'_, Message>, height: f32, margin: f32) -> Element<'_, Message> {
    container(content)
        .padding(Padding::ZERO.horizontal(margin).bottom(theme::GAP))
        .center_x(Fill)
        .center_y(height)
        .clip(true)
        .into()
}

fn help_offer<'a>(strip: StripPlacement, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let look = if ctx.window.is_narrow() { TextRole::Note } else { TextRole::Muted };
    let words = look.text(texts.get("offer-title"), palette);
    let button =
        |words, command| bar_parts::command_button(words, command, false, 3.0 * theme::UNIT, ctx);
    let read = button(texts.get("help-how"), Command::Help);
    let lessons = || button(texts.get("lessons"), Command::Lessons);
    let close = bar_parts::close_button(ctx);
    match strip {
        StripPlacement::Beside(_) => {
            let first = row![words.width(Fill), close].align_y(Center);
            beside(column![first, lessons(), read].spacing(theme::UNIT).into(), strip, ctx)
        }
        StripPlacement::Below(height) => {
            // How to play leads to the lessons, too.
            let lessons = (ctx.window.is_roomy()).then(lessons);
            let offer = row![words, lessons, read, close];
            below(offer.spacing(theme::GAP).align_y(Center).into(), height, 0.0)
        }
    }
}

/// What there is to say about the game itself, in the margin below the board, of which this much is
/// left.
pub fn caption<'a>(
    play: &'a PlayScreen,
    height: f32,
    ctx: ViewContext<'a>,
) -> Option<Element<'a, Message>> {
    if play.is_over() {
        return None;
    }
    let texts = ctx.texts;
    if let Some(step) = play.first_step() {
        // The keyboard has no pointer to go by, and coordinates are at the edges of the board.
        let by_keys = play.pane.cursor.is_some() || ctx.machine.has_screen_reader();
        let words = practice::first_step(texts, ctx.settings, step, by_keys);
        // A narrow window needs three lines for it.
        let is_narrow = ctx.window.is_narrow();
        let size = if is_narrow { size::SMALL } else { size::TEXT };
        let words = TextRole::Body.in_style(words, ctx.palette).size(size).line_height(1.2);
        let words = container(words.center()).padding([0.0, theme::MARGIN]);
        return Some(words.center_x(Fill).center_y(height).clip(true).into());
    }
    let level = texts.level(play.game().level());
    let has_room = height >= HEIGHTS[0];
    let first = match play.daily() {
        Some(board) => Some(daily::begin_text(texts, board, ctx.daily.counts(board, play.id()))),
        None => has_room.then(|| format!("{level} · {}", board(play, ctx))),
    };
    let notes = play.notes_below_board(ctx).map(str::to_owned);
    // Notes on this game come before the best time of others.
    let best = play
        .best_time(play.game().level(), ctx.scores)
        .filter(|_| has_room && play.daily().is_none())
        .map(|ms| {
            let time = texts.seconds(ms);
            texts.with("strip-best", &[("time", time.into())])
        });
    let start = play.game().start_cell().map(|start| match ctx.machine.has_screen_reader() {
        true => announcements::begin(texts, start),
        false => texts.get("no-guess-start").to_owned(),
    });
    // Where there is one line, it says first what to do.
    let first = first.filter(|_| has_room || start.is_none());
    let words = first.into_iter().chain(start).chain(notes).chain(best);
    // The shadow of the board may lie behind it.
    let color = mix(ctx.palette.muted, ctx.palette.text, 0.25);
    let note = |words: String| TextRole::Note.in_style(words, ctx.palette).color(color);
    let words: Vec<_> = words.collect();
    if words.is_empty() {
        return None;
    }
    let in_line = |words: &[String]| {
        let (words, palette) = (words.join(" · "), ctx.palette);
        let font = TextRole::Note.style_font(&words, palette);
        let width = TextRole::Note.width_in_style(&words, palette);
        let line = ellipsized(words, TextRole::Note.size(), font, color, palette);
        Element::from(container(line).width(width))
    };
    // More lines would touch the board.
    let lines = words.len() as f32 * 1.3 * size::SMALL + 2.0 * theme::UNIT;
    let content: Element<'a, Message> = match &words[..] {
        _ if has_room && lines <= height => {
            column(words.into_iter().map(|words| note(words).center().into()))
                .align_x(Center)
                .into()
        }
        [first, rest @ ..] if has_room => {
            column![in_line(slice::from_ref(first)), in_line(rest)].align_x(Center).into()
        }
        words => in_line(words),
    };
    let content = container(content).padding([0.0, theme::MARGIN]);
    Some(content.center_x(Fill).center_y(height).clip(true).into())
}

fn board(play: &PlayScreen, ctx: ViewContext<'_>) -> String {
    let game = play.game();
    let size = game.size();
    // The level's name tells about how many mines there are; the count is exact.
    if game.level() == Level::Scattered {
        return format!("{} × {}", size.rows(), size.cols());
    }
    let (rows, cols) = (size.rows().into(), size.cols().into());
    let values = [("rows", rows), ("cols", cols), ("mines", game.mines().into())];
    ctx.texts.with("strip-board", &values)
}
