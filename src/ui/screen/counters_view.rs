//! The counters of a game, in a list.

use crate::game::counters::{Counters, Tally};
use crate::ui::prelude::*;

/// The width with the gap to the right, in logical pixels.
pub const WIDTH: f32 = 200.0;
/// The height that is reserved, in logical pixels.
pub const HEIGHT: f32 = 420.0;
/// The narrowest window with room for it, in logical pixels.
pub const MIN_WINDOW_WIDTH: f32 = 540.0;

pub const fn has_room(window: Size) -> bool {
    window.width >= MIN_WINDOW_WIDTH
}

const NONE: &str = "–";

/// What a player may know during the game: time, clicks, flags.
pub fn during_game<'a, Message: 'a>(
    elapsed_ms: u64,
    tally: Tally,
    texts: &'a Texts,
    palette: &'static Palette,
) -> Element<'a, Message> {
    list([time(elapsed_ms, texts)].into_iter().chain(input_lines(tally, texts)), palette)
}

pub fn after_game<'a, Message: 'a>(
    counters: &Counters,
    texts: &'a Texts,
    palette: &'static Palette,
) -> Element<'a, Message> {
    let worth = counters.metrics;
    let of = |part: u32, whole: u32| format!("{part} / {whole}");
    let fine =
        |value: Option<f64>| value.map_or_else(|| NONE.to_owned(), |value| texts.decimal(value, 3));
    let line = |name, tip, figure| CounterLine::new(name, Some(tip), figure, texts);
    let board = [
        line("counter-3bv", "tip-3bv", of(counters.bbbv_solved, worth.bbbv)),
        line("counter-3bv-s", "tip-3bv-s", fine(counters.bbbv_per_second())),
        line("counter-openings", "tip-openings", worth.openings.to_string()),
        line("counter-islands", "tip-islands", worth.islands.to_string()),
        line("counter-zini", "tip-zini", worth.zini.to_string()),
        line("counter-hzini", "tip-hzini", worth.hzini.to_string()),
        line("counter-ioe", "tip-ioe", fine(counters.ioe())),
        line("counter-correctness", "tip-correctness", fine(counters.correctness())),
        line("counter-throughput", "tip-throughput", fine(counters.throughput())),
        line("counter-rqp", "tip-rqp", fine(counters.rqp())),
    ];
    let tally = counters.tally;
    let shown = match tally.time {
        Some(ms) => time(ms, texts),
        None => CounterLine::new("counter-time", None, NONE.to_owned(), texts),
    };
    list([shown].into_iter().chain(input_lines(tally, texts)).chain(board), palette)
}

/// With a tooltip if the name needs explaining.
struct CounterLine<'a> {
    name: &'a str,
    tip: Option<&'a str>,
    figure: String,
}

impl<'a> CounterLine<'a> {
    fn new(name: &'a str, tip: Option<&'a str>, figure: String, texts: &'a Texts) -> Self {
        Self { name: texts.get(name), tip: tip.map(|tip| texts.get(tip)), figure }
    }
}

fn time(ms: u64, texts: &Texts) -> CounterLine<'_> {
    CounterLine::new("counter-time", None, texts.seconds(ms), texts)
}

fn input_lines(tally: Tally, texts: &Texts) -> [CounterLine<'_>; 7] {
    [
        ("counter-left", None, tally.left.to_string()),
        ("counter-right", None, tally.right.to_string()),
        ("counter-chords", None, tally.chords.to_string()),
        ("counter-flags", None, tally.flags.to_string()),
        ("counter-effective", Some("tip-effective"), tally.effective.to_string()),
        ("counter-wasted", Some("tip-wasted"), tally.wasted().to_string()),
        ("counter-path", Some("tip-path"), texts.decimal(tally.path, 1)),
    ]
    .map(|(name, tip, figure)| CounterLine::new(name, tip, figure, texts))
}

fn list<'a, Message: 'a>(
    lines: impl Iterator<Item = CounterLine<'a>>,
    palette: &'static Palette,
) -> Element<'a, Message> {
    let lines = lines.map(|line| {
        let shown =
            row![muted(line.name, palette), space().width(Fill), strong(line.figure, palette),]
                .align_y(Center);
        let shown = described(shown, Semantics::new(Role::ListItem));
        match line.tip {
            Some(words) => tooltip(shown, ControlLabel::new(words), palette),
            None => shown,
        }
    });
    let lines = column(lines).spacing(1.5 * theme::UNIT).width(Fill);
    described(lines, Semantics::new(Role::List))
}

/// A list of counters on a card, which scrolls in a low window.
pub fn card<'a, Message: 'a>(
    counters: Element<'a, Message>,
    palette: &'static Palette,
) -> Element<'a, Message> {
    let counters = container(counters).padding([theme::MARGIN, 1.5 * theme::GAP]);
    container(scrollbar::vertical(counters)).style(palette.card()).into()
}
