//! What stands above a recorded board: whose game it is, the controls, the time bar.

use std::fmt;

use iced::Element;
use iced::Fill;
use iced::widget::column;
use iced::widget::container;
use iced::widget::pick_list;
use iced::widget::row;
use iced::widget::space;
use iced::widget::text;

use super::Message;
use super::Replay;
use super::Speed;
use crate::font;
use crate::game::counters::Verdict;
use crate::screen::bar;
use crate::screen::surroundings::Surroundings;
use crate::theme;
use crate::theme::size;
use crate::widget::art::Picture;
use crate::widget::timebar;
use crate::widget::timebar::Span;

/// The height of the row with the time bar and the line below it, in logical pixels, beyond what
/// stands above a board that is played.
pub const TIME: f32 = timebar::HEIGHT + theme::GAP;

/// The recording's name, its player, how it ended; the way back.
pub fn title<'a>(replay: &'a Replay, around: Surroundings<'a>) -> Element<'a, Message> {
    let (texts, palette) = (around.texts, around.palette);
    let player = replay.film().credits.player.trim();
    let over = replay.projector().over();
    let verdict = match replay.projector().counters().verdict {
        _ if over.is_some_and(|over| replay.projector().time() < over) => None,
        Verdict::Won => Some(texts.get("replay-won")),
        Verdict::Lost => Some(texts.get("replay-lost")),
        Verdict::Unfinished => None,
    };
    let under = [Some(player).filter(|player| !player.is_empty()), verdict]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" · ");
    let name = text(&replay.name)
        .size(size::LARGE)
        .font(font::BOLD)
        .color(palette.text)
        .wrapping(text::Wrapping::None);
    let under = text(under).size(size::SMALL).color(palette.quiet);
    bar::bar(
        row![
            container(column![name, under]).width(Fill).clip(true),
            bar::push(texts.get("replay-save"), palette, false, Message::Save),
            bar::push(texts.get("replay-leave"), palette, true, Message::Leave),
        ],
        theme::COUNT_BAR,
        palette,
    )
}

/// Back, run, on; the speed; the time.
pub fn controls<'a>(replay: &'a Replay, around: Surroundings<'a>) -> Element<'a, Message> {
    let (texts, palette) = (around.texts, around.palette);
    let run = if replay.is_running() {
        Picture::Pause
    } else {
        Picture::Run
    };
    let speeds: Vec<Factor> = Speed::all().map(Factor).collect();
    let speed = pick_list(speeds, Some(Factor(replay.speed)), |Factor(speed)| {
        Message::Speed(speed)
    })
    .text_size(size::TEXT)
    .padding([5.0, 10.0])
    .style(palette.list())
    .menu_style(palette.list_menu());
    let projector = replay.projector();
    // Time before the first opening is negative, as the field counts it.
    let seconds = |ms: i32| format!("{:.3}", f64::from(ms) / 1_000.0);
    let time = texts.with(
        "replay-time",
        &[
            ("at", seconds(projector.time()).into()),
            ("end", seconds(projector.end()).into()),
        ],
    );
    bar::bar(
        row![
            bar::square(Picture::Back, around, Message::Step { on: false }),
            bar::square(run, around, Message::Run),
            bar::square(Picture::On, around, Message::Step { on: true }),
            speed,
            space().width(Fill),
            text(time)
                .size(size::TEXT)
                .font(font::BOLD)
                .color(palette.text),
        ],
        theme::LEVEL_BAR,
        palette,
    )
}

/// The time bar.
pub fn time<'a>(replay: &'a Replay, around: Surroundings<'a>) -> Element<'a, Message> {
    let projector = replay.projector();
    let span = Span {
        begin: projector.begin(),
        end: projector.end(),
        at: projector.time(),
        ticks: projector.ticks(),
    };
    let time = timebar::time_bar(span, around.palette, Message::Seek);
    let padding = iced::Padding::ZERO
        .horizontal(theme::MARGIN)
        .bottom(theme::GAP);
    column![
        container(time).padding(padding).style(around.palette.bar()),
        bar::hairline(around.palette),
    ]
    .into()
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Factor(Speed);

impl fmt::Display for Factor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}×", self.0.factor())
    }
}
