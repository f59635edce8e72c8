//! The counters of a game, in a list.

use crate::game::counters::{Counters, Tally};
use crate::ui::prelude::*;

/// The width with the gap to the right, in logical pixels.
pub const WIDTH: f32 = 200.0;
/// The narrowest window with room for it, in logical pixels.
pub const MIN_WINDOW_WIDTH: f32 = 540.0;

pub const fn has_room(window: Size) -> bool {
    window.width >= MIN_WINDOW_WIDTH
}

const NONE: &str = "–";

/// The key of a name, that of the tooltip which explains it, and the figure.
type CounterLine = (&'static str, Option<&'static str>, String);

/// What a player may know during the game: time, clicks, flags.
pub fn during_game<'a, Message: 'a>(
    elapsed_ms: u64,
    tally: Tally,
    texts: &'a Texts,
    palette: &'static Palette,
) -> Element<'a, Message> {
    list(input_lines(texts.seconds(elapsed_ms), tally, texts).into_iter(), texts, palette)
}

pub fn after_game<'a, Message: 'a>(
    counters: &Counters,
    texts: &'a Texts,
    palette: &'static Palette,
) -> Element<'a, Message> {
    let tally = counters.tally;
    let time = tally.time.map_or_else(|| NONE.to_owned(), |ms| texts.seconds(ms));
    let lines = input_lines(time, tally, texts).into_iter().chain(worth_lines(counters, texts));
    list(lines, texts, palette)
}

/// The figures that say most about a finished game, each with its name.
pub fn in_short<'a, Message: 'a>(
    counters: &Counters,
    texts: &'a Texts,
    palette: &'static Palette,
) -> impl Iterator<Item = Element<'a, Message>> {
    const SHOWN: [&str; 3] = ["counter-3bv", "counter-3bv-s", "counter-ioe"];
    let lines = worth_lines(counters, texts).into_iter();
    lines.filter(|(name, ..)| SHOWN.contains(name)).map(move |(name, tip, figure)| {
        let figure = row![muted(texts.get(name), palette), strong(figure, palette)];
        let figure = described(figure.spacing(1.5 * theme::UNIT), Semantics::new(Role::ListItem));
        match tip {
            Some(tip) => tooltip(figure, ControlLabel::new(texts.get(tip)), palette),
            None => figure,
        }
    })
}

/// What the game was worth, and how well it was played.
fn worth_lines(counters: &Counters, texts: &Texts) -> [CounterLine; 10] {
    let worth = counters.metrics;
    let of = |part: u32, whole: u32| format!("{part} / {whole}");
    let fine =
        |value: Option<f64>| value.map_or_else(|| NONE.to_owned(), |value| texts.decimal(value, 3));
    [
        ("counter-3bv", Some("tip-3bv"), of(counters.bbbv_solved, worth.bbbv)),
        ("counter-3bv-s", Some("tip-3bv-s"), fine(counters.bbbv_per_second())),
        ("counter-openings", Some("tip-openings"), worth.openings.to_string()),
        ("counter-islands", Some("tip-islands"), worth.islands.to_string()),
        ("counter-zini", Some("tip-zini"), worth.zini.to_string()),
        ("counter-hzini", Some("tip-hzini"), worth.hzini.to_string()),
        ("counter-ioe", Some("tip-ioe"), fine(counters.ioe())),
        ("counter-correctness", Some("tip-correctness"), fine(counters.correctness())),
        ("counter-throughput", Some("tip-throughput"), fine(counters.throughput())),
        ("counter-rqp", Some("tip-rqp"), fine(counters.rqp())),
    ]
}

fn input_lines(time: String, tally: Tally, texts: &Texts) -> [CounterLine; 8] {
    [
        ("counter-time", None, time),
        ("counter-left", None, tally.left.to_string()),
        ("counter-right", None, tally.right.to_string()),
        ("counter-chords", None, tally.chords.to_string()),
        ("counter-flags", None, tally.flags.to_string()),
        ("counter-effective", Some("tip-effective"), tally.effective.to_string()),
        ("counter-wasted", Some("tip-wasted"), tally.wasted().to_string()),
        ("counter-path", Some("tip-path"), texts.decimal(tally.path, 1)),
    ]
}

fn list<'a, Message: 'a>(
    lines: impl Iterator<Item = CounterLine>,
    texts: &'a Texts,
    palette: &'static Palette,
) -> Element<'a, Message> {
    let lines = lines.map(|(name, tip, figure)| {
        let line = bar_parts::figure_line(texts.get(name), strong(figure, palette), palette);
        match tip {
            Some(tip) => tooltip(line, ControlLabel::new(texts.get(tip)), palette),
            None => line,
        }
    });
    bar_parts::figure_list(lines)
}

/// The card with the counters to the right of a board.
pub fn beside<'a, Message: 'a>(card: Element<'a, Message>) -> Element<'a, Message> {
    container(card).width(WIDTH).padding(Padding::ZERO.right(theme::MARGIN)).into()
}

/// A list of counters on a card, which scrolls in a low window.
pub fn card<'a, Message: 'a>(
    counters: Element<'a, Message>,
    palette: &'static Palette,
) -> Element<'a, Message> {
    let counters = container(counters).padding([theme::MARGIN, 1.5 * theme::GAP]);
    container(scrollbar::vertical(counters)).style(palette.card()).into()
}
