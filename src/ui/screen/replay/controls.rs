//! A recorded board, and the controls above it.

use super::play_clock::PlaybackSpeed;
use super::{Message, ReplayScreen};
use crate::game::counters::GameResult;
use crate::i18n::{luck, review};
use crate::replay::{Playback, PointerPos};
use crate::ui::board::layout::BoardLayout;
use crate::ui::board::{BoardPane, BoardView};
use crate::ui::prelude::*;
use crate::ui::screen::strip_layout::LOW;
use crate::ui::widget::mark_timeline::{self, MarkShape, MarkSizes};
use crate::ui::widget::seek_bar::{self, SeekBarData, TimeScale};
use iced::widget::column;

fn mark_sizes(window: Size) -> MarkSizes {
    if window.height < LOW { mark_timeline::TIGHT } else { mark_timeline::ROOMY }
}

/// The height of the text below the marks: one line, or two in a window that is narrow and
/// high enough.
fn caption_height(window: Size) -> f32 {
    let is_wide = window.width >= ROOM_FOR_A_LINE;
    let lines = if is_wide || window.height < LOWEST { 1.0 } else { 2.0 };
    let roomy = if is_wide { 9.0 } else { 6.0 };
    lines * WORDS * size::SMALL + if window.height < LOW { 0.0 } else { roomy }
}

/// The line height of that text, as a multiple of its size.
const WORDS: f32 = 1.25;
/// The lowest window with room for two lines, in logical pixels.
const LOWEST: f32 = 336.0;

/// The narrowest windows with room for the odds switch, for a sentence in one line, for two
/// sentences below the marks, and for their legend, in logical pixels.
const ROOM_TO_SWITCH: f32 = 440.0;
const ROOM_FOR_A_LINE: f32 = 1_000.0;
const ROOM_TO_SUM_UP: f32 = 860.0;
const ROOM_TO_EXPLAIN: f32 = 860.0;

pub fn title_bar<'a>(replay: &'a ReplayScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let metadata = &replay.recording().metadata;
    let player = metadata.player.trim();
    let over = replay.playback.ended_at;
    let verdict = match replay.playback.counters().result {
        _ if over.is_some_and(|over| replay.playback.time() < over) => None,
        GameResult::Won => Some(texts.get("replay-won")),
        GameResult::Lost => Some(texts.get("replay-lost")),
        GameResult::Unfinished => None,
    };
    let helped = metadata.helped.then(|| texts.get("aid-used"));
    let under = [Some(player).filter(|player| !player.is_empty()), verdict, helped]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" · ");
    let name = described(Look::Heading.line(&replay.name, palette), Semantics::heading());
    let under = (!under.is_empty()).then(|| Look::Note.line(under, palette));
    bar_parts::bar(
        row![
            column![name].push(under).width(Fill),
            bar_parts::text_button(
                "replay-save",
                ctx.command_label(Command::SaveRecording),
                false,
                Message::Command(Command::SaveRecording),
                ctx
            ),
            bar_parts::back_button(ctx),
        ],
        bar_parts::title_height(ctx.window),
        palette,
    )
}

pub fn playback_bar<'a>(replay: &'a ReplayScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let odds = (ctx.window.width >= ROOM_TO_SWITCH)
        .then(|| bar_parts::switch(replay.odds.is_shown(), "aid-odds", Command::Odds, ctx));
    let playback = &replay.playback;
    let time = time_text(playback.time(), playback.end(), ctx.texts);
    let bar = playback_controls(replay.is_running(), replay.clock.speed, Message::Speed, ctx)
        .push(odds)
        .push(space().width(Fill))
        .push((ctx.window.width >= ROOM_TO_EXPLAIN).then(|| legend(ctx)))
        // A digit may reach a pixel to the left of its place, where it would be left behind.
        .push(strong(format!(" {time}"), ctx.palette));
    bar_parts::bar(bar, theme::LEVEL_BAR_HEIGHT, ctx.palette)
}

/// The buttons that play a recording and step through it, and its speeds.
pub fn playback_controls<'a, Message: Clone + From<Command> + 'a>(
    is_running: bool,
    speed: PlaybackSpeed,
    on_speed: fn(PlaybackSpeed) -> Message,
    ctx: ViewContext<'a>,
) -> Row<'a, Message> {
    let (run, name) = if is_running { (Icon::Pause, "pause") } else { (Icon::Play, "tip-run") };
    let button = |icon, name, command: Command| {
        let label = ctx.label(ctx.texts.get(name), command);
        bar_parts::icon_button(icon, label, ctx, Message::from(command))
    };
    let speeds = PlaybackSpeed::all().map(|speed| (speed, speed.name()));
    row![
        button(Icon::StepBack, "tip-previous", Command::Left),
        button(run, name, Command::Open),
        button(Icon::StepForward, "tip-next", Command::Right),
        bar_parts::list("tip-speed", speeds, speed, on_speed, Shrink, ctx),
    ]
}

/// Both times in ms. That before the first opening is negative.
pub fn time_text(at: i32, end: i32, texts: &Texts) -> String {
    let seconds = |ms: i32| texts.decimal(f64::from(ms) / 1_000.0, 3);
    texts.with("replay-time", &[("at", seconds(at).into()), ("end", seconds(end).into())])
}

/// What the marks below the seek bar mean.
fn legend<'a>(ctx: ViewContext<'a>) -> Element<'a, Message> {
    let guess = MarkShape::Guess { risk: 0.5, needless: false, fatal: false };
    let kinds = [
        (guess, "mark-guess"),
        (MarkShape::Overlooked, "mark-overlooked"),
        (MarkShape::Slow { until: 0 }, "mark-slow"),
        (MarkShape::Wasted, "mark-wasted"),
    ];
    let entries = kinds.map(|(shape, key)| {
        let words = note(ctx.texts.get(key), ctx.palette);
        row![mark_timeline::swatch(shape, ctx.palette), words].spacing(6).align_y(Center).into()
    });
    row(entries)
        .spacing(12)
        .align_y(Center)
        .padding(iced::Padding::ZERO.right(theme::MARGIN))
        .into()
}

/// The seek bar, the marks below it, and what is at stake.
pub fn time_area<'a>(replay: &'a ReplayScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let (playback, palette) = (&replay.playback, ctx.palette);
    let scale = TimeScale { begin: playback.begin(), end: playback.end() };
    let span = SeekBarData { scale, at: playback.time(), ticks: &playback.clicks };
    let name = ctx.texts.get("counter-time");
    let time = seek_bar::seek_bar(
        span,
        name,
        time_text(playback.time(), playback.end(), ctx.texts),
        palette,
        Message::Seek,
    );
    let time = ctx.tip(time, ctx.text_label("tip-time-bar"));
    let sizes = mark_sizes(ctx.window);
    let marks = replay.review.marks();
    let marks = mark_timeline::mark_timeline(scale, marks, sizes, palette, Message::SeekEvent);
    let marks = described(marks, Semantics::new(Role::Image));
    let marks = ctx.tip(marks, ctx.text_label("tip-marks"));
    let padding = iced::Padding::ZERO.horizontal(theme::MARGIN);
    column![
        container(column![time, marks, stake_text(replay, ctx)])
            .padding(padding)
            .style(palette.bar()),
        bar_parts::hairline(palette),
    ]
    .into()
}

/// What is at stake now or where time was lost, and the luck of the whole game.
fn stake_text<'a>(replay: &ReplayScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let luck = replay.luck_review.luck();
    let (events, _) = replay.playback.position();
    let line = |words: String| note(words, palette).line_height(WORDS);
    let lost = replay.review_moments().map(|moment| review::moment_line(texts, moment));
    let stake = luck.and_then(|luck| luck::next_guess(texts, luck, events));
    let words: Vec<String> = lost.chain(stake).collect();
    let stake = (!words.is_empty()).then(|| words.join(" · "));
    let summed = luck.map(|luck| luck::summary(texts, luck));
    // If only one sentence fits, it is about the current moment.
    let roomy = ctx.window.width >= ROOM_TO_SUM_UP;
    let summed = summed.filter(|_| roomy || stake.is_none());
    let left = container(line(stake.unwrap_or_default()).color(palette.text));
    let words = row![]
        .push(left.width(if summed.is_some() && !roomy { Shrink } else { Fill }))
        .push(summed.map(line))
        .align_y(Center);
    container(scrollbar::vertical_with_gutter(words).width(Fill))
        .center_y(caption_height(ctx.window))
        .into()
}

/// The board as it is now, with the recorded pointer.
pub fn board_view<'a>(
    playback: &'a Playback,
    layout: BoardLayout,
    pane: &BoardPane,
    ctx: ViewContext<'a>,
) -> BoardView<'a> {
    let session = playback.session();
    // No animation: a recording shows events at their own time.
    let mut board = BoardView::new(session.game(), session.pointer(), pane, layout, ctx);
    board.annotations.pointer = Some((session.pointer_pos(), session.held()))
        .filter(|(pos, _)| *pos != PointerPos::OFF_BOARD);
    board
}
