//! The figures of a game, one below the other.

use iced::Alignment::Center;
use iced::Element;
use iced::Fill;
use iced::widget::column;
use iced::widget::row;
use iced::widget::space;
use iced::widget::text;

use crate::font;
use crate::game::counters::Counters;
use crate::game::counters::Tally;
use crate::i18n::Texts;
use crate::theme;
use crate::theme::Palette;
use crate::theme::size;

/// A dash, where a figure would divide by zero.
const NONE: &str = "–";

/// What a player may know while the game is going on: the time, the clicks, the flags.
pub fn known<'a, Message: 'a>(
    elapsed_ms: u64,
    tally: Tally,
    texts: &'a Texts,
    palette: &'static Palette,
) -> Element<'a, Message> {
    list(
        [time(elapsed_ms, texts)]
            .into_iter()
            .chain(hand(tally, texts)),
        palette,
    )
}

/// All figures of a game.
pub fn all<'a, Message: 'a>(
    counters: &Counters,
    texts: &'a Texts,
    palette: &'static Palette,
) -> Element<'a, Message> {
    let worth = counters.worth;
    let of = |part: u32, whole: u32| format!("{part} / {whole}");
    let fine =
        |value: Option<f64>| value.map_or_else(|| NONE.to_owned(), |value| format!("{value:.3}"));
    let board = [
        (texts.get("counter-3bv"), of(counters.solved, worth.bbbv)),
        (texts.get("counter-3bv-s"), fine(counters.bbbv_per_second())),
        (texts.get("counter-openings"), worth.openings.to_string()),
        (texts.get("counter-islands"), worth.islands.to_string()),
        (texts.get("counter-zini"), worth.zini.to_string()),
        (texts.get("counter-hzini"), worth.hzini.to_string()),
        (texts.get("counter-ioe"), fine(counters.ioe())),
        (
            texts.get("counter-correctness"),
            fine(counters.correctness()),
        ),
        (texts.get("counter-throughput"), fine(counters.throughput())),
        (texts.get("counter-rqp"), fine(counters.rqp())),
    ];
    let tally = counters.tally;
    let shown = match tally.time() {
        Some(ms) => time(ms, texts),
        None => (texts.get("counter-time"), NONE.to_owned()),
    };
    list(
        [shown].into_iter().chain(hand(tally, texts)).chain(board),
        palette,
    )
}

fn time(ms: u64, texts: &Texts) -> (&str, String) {
    (texts.get("counter-time"), texts.seconds(ms))
}

fn hand(tally: Tally, texts: &Texts) -> [(&str, String); 7] {
    [
        (texts.get("counter-left"), tally.left().to_string()),
        (texts.get("counter-right"), tally.right().to_string()),
        (texts.get("counter-chords"), tally.chords().to_string()),
        (texts.get("counter-flags"), tally.flags().to_string()),
        (
            texts.get("counter-effective"),
            tally.effective().to_string(),
        ),
        (texts.get("counter-wasted"), tally.wasted().to_string()),
        (texts.get("counter-path"), format!("{:.1}", tally.path())),
    ]
}

fn list<'a, Message: 'a>(
    lines: impl Iterator<Item = (&'a str, String)>,
    palette: &'static Palette,
) -> Element<'a, Message> {
    let lines = lines.map(|(name, value)| {
        row![
            text(name).size(size::TEXT).color(palette.quiet),
            space().width(Fill),
            text(value)
                .size(size::TEXT)
                .font(font::BOLD)
                .color(palette.text),
        ]
        .align_y(Center)
        .into()
    });
    column(lines).spacing(1.5 * theme::UNIT).width(Fill).into()
}
