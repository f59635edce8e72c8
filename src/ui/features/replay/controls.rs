//! A recorded board, and the controls above it.

use super::play_clock::PlaybackSpeed;
use super::{Message, ReplayScreen, time_text};
use crate::game::counters::{Counter, GameResult};
use crate::i18n::{counters, luck, review};
use crate::replay::{Playback, PointerPos};
use crate::ui::board::layout::BoardLayout;
use crate::ui::board::{BoardPane, BoardView};
use crate::ui::features::library::table_row;
use crate::ui::features::replay::mark_name;
use crate::ui::kit::mark_timeline::{self, MarkShape, MarkSizes, TimelineMark};
use crate::ui::kit::seek_bar::{self, OnPart, SeekBarData, TimeScale};
use crate::ui::screen::prelude::*;
use iced::widget::{column, responsive, stack};

fn mark_sizes(window: Size) -> MarkSizes {
    if window.is_low() { mark_timeline::TIGHT } else { mark_timeline::ROOMY }
}

/// The height of the text below the marks: one line, or two or three in a window that is narrow and
/// high enough; and of an explanation in its place, with its buttons.
fn caption_height(window: Size) -> f32 {
    let is_wide = window.width >= ROOM_FOR_A_LINE;
    let (lines, roomy) = match window.height {
        _ if is_wide => (1.0, 9.0),
        ..LOWEST => (1.0, 6.0),
        480.0.. if window.is_narrow() => (3.0, 7.5),
        _ => (2.0, 6.0),
    };
    let words = lines * WORDS * size::SMALL + if window.is_low() { 0.0 } else { roomy };
    words.max(theme::BUTTON_HEIGHT)
}

/// The line height of that text, as a multiple of its size.
const WORDS: f32 = 1.25;
/// The lowest window with room for two lines.
const LOWEST: f32 = 336.0;

const ROOM_TO_EXPLAIN: f32 = 860.0;
const ROOM_FOR_A_LINE: f32 = 1_000.0;

/// The kinds of marks and the keys of their names, those on the time line first.
const KINDS: [(MarkShape, &str); 5] = [
    (MarkShape::Guess { risk: 0.5, needless: false, fatal: false }, "mark-guess"),
    (MarkShape::Guess { risk: 0.5, needless: true, fatal: false }, "mark-needless"),
    (MarkShape::Overlooked, "mark-overlooked"),
    (MarkShape::Slow { until: 0 }, "mark-slow"),
    (MarkShape::Wasted, "mark-wasted"),
];

/// Who played what, and how it ended: in one line, or in two where there is little room.
pub fn title_bar<'a>(replay: &'a ReplayScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let metadata = &replay.recording().metadata;
    let marks = metadata.marks().map(|mark| texts.mark(&mark));
    let file = (!replay.name.is_empty()).then(|| replay.name.clone());
    let mut facts = facts(replay, texts);
    let under = if ctx.window.is_roomy() {
        marks.chain(file).collect::<Vec<_>>().join(" · ")
    } else {
        facts.split_off(1).into_iter().chain(marks).collect::<Vec<_>>().join(" · ")
    };
    let title = TextRole::Title.line(facts.join(" · "), palette);
    let title = heading(title);
    let under = (!under.is_empty()).then(|| TextRole::Note.line(under, palette));
    let button = |key, command: Command| {
        let label = ctx.command_label(command);
        bar_parts::text_button(key, label, false, Message::Command(command), ctx)
    };
    // A game in progress goes on as it is. In a narrow window, the menu has them.
    let is_narrow = ctx.window.width < ROOM_TO_EXPLAIN;
    let offers = (!is_narrow && !replay.is_live).then(|| {
        let is_won = replay.playback.result == GameResult::Won;
        let race = if is_won { "race-this-time" } else { "race-this-short" };
        [button(race, Command::Race), button("play-on-here", Command::PlayOn)]
    });
    let menu = is_narrow.then(|| bar_parts::command_icon(Icon::Menu, Command::Menu, ctx));
    bar_parts::bar(
        row![bar_parts::back_button(ctx), column![title, under].width(Fill),]
            .extend(offers.into_iter().flatten())
            .push(menu)
            .push(button("replay-save", Command::SaveRecording)),
        bar_parts::title_height(ctx.window),
        palette,
    )
}

/// The player, the level, the time and the result. Of a game in progress nothing is known yet.
pub fn facts(replay: &ReplayScreen, texts: &Texts) -> Vec<String> {
    let playback = &replay.playback;
    let player = replay.recording().metadata.player.trim();
    let player = (!player.is_empty()).then(|| player.to_owned());
    let level = Some(table_row::level_name(replay.recording().level, texts));
    let is_over = playback.result != GameResult::Unfinished;
    let time = playback.final_ms.filter(|_| is_over).map(|ms| texts.seconds(ms));
    let result = texts.get(table_row::result_name(playback.result)).to_owned();
    let result = (!replay.is_live).then_some(result);
    [player, level, time, result].into_iter().flatten().collect()
}

pub fn playback_bar<'a>(replay: &'a ReplayScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    // They are worth more than the words that other bars drop first.
    let has_room = ctx.window.width >= 440.0;
    let odds =
        has_room.then(|| bar_parts::switch(replay.odds.is_shown(), "aid-odds", Command::Odds, ctx));
    let explains = !replay.is_running() && replay.question().is_some();
    // Where there is no room for both, it takes the place of the speeds while it is of use.
    let why = if has_room { !replay.is_live } else { explains };
    let why = why.then(|| why_button(explains, ctx));
    let speed = (has_room || !explains).then_some(replay.clock.speed);
    let figures = responsive(move |room| figures(replay, room.width, ctx));
    let bar = playback_controls(replay.is_running(), speed, Message::Speed, ctx)
        .push(why)
        .push(odds)
        .push(figures)
        .push(details_button(replay.details, ctx));
    bar_parts::bar(bar, theme::LEVEL_BAR_HEIGHT, ctx.palette)
}

/// The light bulb, lit where it explains what was wrong.
fn why_button<'a>(lit: bool, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let label = ctx.label(ctx.texts.get("replay-why"), Command::Hint);
    let message = lit.then_some(Message::Command(Command::Hint));
    bar_parts::icon_button(Icon::Bulb { lit }, label, ctx, message)
}

/// Shows and hides what is there for those who look for it.
pub fn details_button<'a, Message: Clone + From<Command> + 'a>(
    is_on: bool,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let button = buttons::push_in_style(ctx.texts.get("replay-details"), false, ctx.palette);
    let semantics = Semantics::new(Role::Button).toggled(is_on);
    let button = focus::control(button, semantics, Message::from(Command::Counters));
    ctx.tip(button, ctx.label(ctx.texts.get("tip-replay-details"), Command::Counters))
}

/// Whether figures like 3BV and luck are shown: always, or with the details alone.
fn has_figures(replay: &ReplayScreen, ctx: ViewContext<'_>) -> bool {
    replay.details || ctx.settings.expert_figures
}

/// The figures that matter most, as many as there is room for; those that reveal mines not while
/// the game is in progress.
fn figures<'a>(replay: &ReplayScreen, mut room: f32, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let (texts, palette, playback) = (ctx.texts, ctx.palette, &replay.playback);
    // The first has no gap before it.
    room += 2.0 * theme::GAP;
    // Of the time that is shown, like those of the details.
    let figures = playback.figures();
    let left = playback.session().game().remaining().to_string();
    let of_board = [Counter::BbbvPerSecond, Counter::Ioe].map(|counter| {
        let figure = counters::figure(texts, counter, counter.value(&figures));
        (counter.spec().name, Some(counter.spec().tip), figure, "0.000")
    });
    let of_board = of_board.into_iter().filter(|_| !replay.is_live && has_figures(replay, ctx));
    let all = [("tip-count", None, left, "00")].into_iter().chain(of_board);
    let shown = all.map_while(|(name, tip, figure, usual)| {
        let name = texts.get(name);
        // What is beside a figure stays where it is while the figure grows.
        let widest = TextRole::Strong.width(usual).max(TextRole::Strong.width(&figure));
        room -= TextRole::Note.width(name) + theme::UNIT + widest + 2.0 * theme::GAP;
        let figure = container(spaced(figure, palette)).width(theme::UNIT + widest);
        let line = row![note(name, palette), figure].align_y(Center);
        let line = described(line, Semantics::new(Role::ListItem));
        (room >= 0.0).then(|| match tip {
            Some(tip) => ctx.tip(line, ctx.text_label(tip)),
            None => line,
        })
    });
    let shown = row(shown.collect::<Vec<_>>()).spacing(2.0 * theme::GAP);
    container(shown).align_right(Fill).center_y(Fill).into()
}

/// The buttons that play a recording and step through it, and its speeds, of which `speed` is in
/// force.
pub fn playback_controls<'a, Message: Clone + From<Command> + 'a>(
    is_running: bool,
    speed: Option<PlaybackSpeed>,
    on_speed: fn(PlaybackSpeed) -> Message,
    ctx: ViewContext<'a>,
) -> Row<'a, Message> {
    let (run, name) = if is_running { (Icon::Pause, "pause") } else { (Icon::Play, "tip-run") };
    let button = |icon, name, command: Command| {
        let label = ctx.label(ctx.texts.get(name), command);
        bar_parts::icon_button(icon, label, ctx, Message::from(command))
    };
    let speeds = PlaybackSpeed::all().map(|speed| (speed, speed.name()));
    let speeds =
        speed.map(|speed| bar_parts::list("tip-speed", speeds, speed, on_speed, Shrink, ctx));
    row![
        button(Icon::StepBack, "tip-previous", Command::Left),
        button(run, name, Command::Open),
        button(Icon::StepForward, "tip-next", Command::Right),
        speeds
    ]
}

/// What the marks mean.
fn legend<'a>(kinds: &[(MarkShape, &'static str)], ctx: ViewContext<'a>) -> Element<'a, Message> {
    let entries = kinds.iter().map(|&(shape, key)| {
        let words = note(ctx.texts.get(key), ctx.palette);
        row![mark_timeline::swatch(shape, ctx.palette), words].spacing(6).align_y(Center).into()
    });
    row(entries).spacing(12).align_y(Center).into()
}

/// The time line between the time now and that of the end, and what is at stake. The marks that
/// matter most are on the line; with details all of them are below it.
pub fn time_area<'a>(replay: &'a ReplayScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let (playback, palette, texts) = (&replay.playback, ctx.palette, ctx.texts);
    let scale = TimeScale { begin: playback.begin(), end: playback.end() };
    let ticks = if replay.details { &playback.clicks[..] } else { &[] };
    let (at, part) = (playback.time(), replay.part());
    let told = replay.clock.told(at);
    let span = SeekBarData { scale, at, told, ticks, part };
    let on_part: OnPart<'a, Message> = Some(Box::new(Message::Part));
    let value = time_text(told, playback.end(), texts);
    let line =
        seek_bar::seek_bar(span, texts.get("counter-time"), value, palette, Message::Seek, on_part);
    let sizes = if replay.details { mark_sizes(ctx.window) } else { mark_timeline::ON_LINE };
    let marks = replay.review.marks();
    let name = move |mark: &TimelineMark| mark_name(mark, playback.end(), texts);
    let names = (texts.get("replay-marks"), name);
    let marks =
        mark_timeline::mark_timeline(scale, marks, sizes, palette, names, Message::SeekEvent);
    let line: Element<'a, Message> = if replay.details {
        let line = ctx.tip(line, ctx.text_label("tip-time-bar"));
        column![line, ctx.tip(marks, ctx.text_label("tip-marks"))].into()
    } else {
        ctx.tip(stack![line, marks], ctx.text_label("tip-time-bar"))
    };
    let time = between_times(line, scale, playback.time(), ctx);
    column![
        bar_parts::in_grid(column![time, caption(replay, ctx)], [0.0, theme::MARGIN])
            .style(palette.bar()),
        bar_parts::hairline(palette),
    ]
    .into()
}

/// A time line between the time now and that of its end, both in ms.
pub fn between_times<'a, Message: 'a>(
    line: Element<'a, Message>,
    scale: TimeScale,
    now: i32,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let seconds = |ms: i32| ctx.texts.decimal(f64::from(ms) / 1_000.0, 3);
    // Always as wide, so that the line stays where it is.
    let widths = [scale.begin, scale.end].map(|ms| TextRole::Strong.width(&seconds(ms)));
    let width = widths.into_iter().fold(0.0, f32::max) + theme::UNIT;
    let at = container(spaced(seconds(now), ctx.palette)).width(width);
    let at = at.padding(Padding::ZERO.left(-theme::UNIT));
    let end = muted(ctx.texts.seconds(scale.end.max(0).unsigned_abs().into()), ctx.palette);
    // The slider says both.
    let quiet = |time: crate::ui::Container<'a, Message>| {
        described(time.center_y(seek_bar::HEIGHT), Semantics::hidden())
    };
    row![quiet(at), line, quiet(container(end))].spacing(theme::GAP).into()
}

/// A figure that changes. A digit may reach a pixel to the left of its place, where it would be left
/// behind without the space.
fn spaced<'a>(figure: String, palette: &Palette) -> Text<'a> {
    strong(format!(" {figure}"), palette)
}

/// Why a move was wrong, if that was asked; or what is at stake now or where time was lost, or else the
/// luck of the whole game; and what the marks mean.
fn caption<'a>(replay: &'a ReplayScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let height = caption_height(ctx.window);
    if let Some(line) = replay.explanation_line(height, ctx) {
        return container(line).center_y(height).into();
    }
    let (texts, palette) = (ctx.texts, ctx.palette);
    let luck = replay.luck_review.luck();
    let lost = replay.review_moments().map(|moment| review::moment_line(texts, moment));
    let stake = replay.stake(texts);
    let stake: Vec<String> = replay.part_text(texts).into_iter().chain(lost).chain(stake).collect();
    let words = match luck {
        Some(luck) if stake.is_empty() && has_figures(replay, ctx) => {
            note(luck::summary(texts, luck), palette)
        }
        _ => note(stake.join(" · "), palette).color(palette.text),
    };
    let words = scrollbar::vertical_with_gutter(words.line_height(WORDS)).width(Fill);
    let words = in_whole_lines(words, size::SMALL * WORDS, 0.0);
    let (kinds, has_room) = match replay.details {
        true => (&KINDS[..], ctx.window.width >= ROOM_TO_EXPLAIN),
        false => (&KINDS[..3], ctx.window.is_roomy()),
    };
    let legend = (has_room && luck.is_some()).then(|| legend(kinds, ctx));
    let line = beside![container(words).width(Fill), legend];
    container(line).center_y(height).into()
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
    let mut board = ctx.board_view(session.game(), session.pointer(), pane, layout);
    board.annotations.pointer = Some((session.pointer_pos(), session.held()))
        .filter(|(pos, _)| *pos != PointerPos::OFF_BOARD);
    board
}
