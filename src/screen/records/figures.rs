//! What the games of a selection come to, in figures.

use iced::Element;
use iced::Fill;
use iced::widget::column;
use iced::widget::row;
use iced::widget::text;

use super::Message;
use super::card;
use super::report::Report;
use crate::font;
use crate::i18n::Texts;
use crate::screen::surroundings::Surroundings;
use crate::theme;
use crate::theme::size;

/// A dash, where there is no figure.
const NONE: &str = "–";
/// As many figures stand side by side.
const ABREAST: usize = 3;

/// The figures.
pub fn figures<'a>(report: &'a Report, around: Surroundings<'a>) -> Element<'a, Message> {
    let (texts, palette) = (around.texts, around.palette);
    let title = text(texts.get("records-statistics"))
        .size(size::TEXT)
        .font(font::BOLD)
        .color(palette.text);
    let quiet = |words: String| text(words).size(size::TEXT).color(palette.quiet);
    let statistics = &report.statistics;
    let Some([low, high]) = statistics.win_rate_interval() else {
        let said = quiet(texts.get("records-not-counted").to_owned());
        return card(column![title, said].spacing(theme::GAP), palette).into();
    };
    let interval = texts.with(
        "records-interval",
        &[("low", percent(low).into()), ("high", percent(high).into())],
    );
    let told = told(report, texts);
    let lines = told.chunks(ABREAST).map(|line| {
        let tiles = line.iter().map(|(name, value)| {
            let none = text::Wrapping::None;
            column![
                text(*name)
                    .size(size::SMALL)
                    .color(palette.quiet)
                    .wrapping(none),
                text(value.clone())
                    .size(size::LARGE)
                    .font(font::BOLD)
                    .color(palette.text)
                    .wrapping(none),
            ]
            .width(Fill)
            .into()
        });
        row(tiles).spacing(theme::GAP).into()
    });
    let content = column![title]
        .push(column(lines).spacing(3.0 * theme::UNIT))
        .push(quiet(interval))
        .spacing(3.0 * theme::UNIT);
    card(content, palette).into()
}

/// Each figure under its name.
fn told<'a>(report: &Report, texts: &'a Texts) -> [(&'a str, String); 12] {
    let statistics = &report.statistics;
    let time = |ms: Option<f64>| {
        ms.map_or_else(
            || NONE.to_owned(),
            |ms| texts.seconds(ms.round().max(0.0) as u64),
        )
    };
    let speed = |speed: Option<f64>| speed.map_or_else(|| NONE.to_owned(), |it| format!("{it:.2}"));
    let rate = statistics
        .win_rate()
        .map_or_else(|| NONE.to_owned(), |rate| format!("{:.1}%", rate * 100.0));
    let count = |key: &str, count: u64| texts.with(key, &[("count", count.into())]);
    let streaks = statistics.streaks;
    let streak = match streaks.present {
        0 => NONE.to_owned(),
        won if won > 0 => count("streak-won", won.unsigned_abs()),
        lost => count("streak-lost", lost.unsigned_abs()),
    };
    [
        (texts.get("figure-played"), statistics.played().to_string()),
        (texts.get("figure-won"), statistics.won.to_string()),
        (texts.get("figure-rate"), rate),
        (
            texts.get("figure-best"),
            time(statistics.best_ms().map(|ms| ms as f64)),
        ),
        (texts.get("figure-median"), time(statistics.median_ms())),
        (texts.get("figure-mean"), time(statistics.mean_ms())),
        (
            texts.get("figure-best-speed"),
            speed(statistics.best_speed()),
        ),
        (
            texts.get("figure-mean-speed"),
            speed(statistics.mean_speed()),
        ),
        (texts.get("figure-left"), statistics.left.to_string()),
        (texts.get("figure-won-streak"), streaks.won.to_string()),
        (texts.get("figure-lost-streak"), streaks.lost.to_string()),
        (texts.get("figure-streak"), streak),
    ]
}

/// A share as a percentage in whole numbers.
fn percent(share: f64) -> u32 {
    (share * 100.0).round() as u32
}
