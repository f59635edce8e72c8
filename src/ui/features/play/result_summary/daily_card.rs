//! The card of a daily win that counts: the streak, and the boards of the day.

use super::super::daily_game::today;
use crate::game::{DailyGame, DailyLevel};
use crate::i18n::daily;
use crate::practice::daily::DayOutcome;
use crate::ui::screen::prelude::*;
use iced::widget::column;
use iced::{Background, Radians, Shadow, Vector, color, gradient};

/// The side of a tile.
const TILE: f32 = 14.0 * theme::UNIT;
const WHITE: Color = Color::WHITE;

/// How many days in a row were won, and which day it is.
pub fn headline<'a, M: 'a>(daily: DailyGame, ctx: ViewContext<'a>) -> Element<'a, M> {
    let texts = ctx.texts;
    let days = ctx.daily.streak(today(ctx.clock)).current;
    let words = texts.with("daily-streak-days", args![days]);
    let color = text_color(ctx.palette);
    let words = TextRole::Headline.in_style(words, ctx.palette).line_height(1.15).color(color);
    let flame = ctx.sprites.icon_widget(Icon::Flame, size::HEADLINE);
    let day = one_line(TextRole::Body.in_style(texts.day(daily.day), ctx.palette)).color(color);
    beside![flame, heading(words), day].into()
}

/// What is written on the card.
pub fn text_color(palette: &Palette) -> Color {
    if palette.is_high_contrast() { palette.text } else { WHITE }
}

/// A tile for each board of the day, golden where it is solved.
pub fn tiles<'a, M: 'a>(daily: DailyGame, ctx: ViewContext<'a>) -> Element<'a, M> {
    let tiles = DailyLevel::ALL.iter().map(|&level| tile(daily, level, ctx));
    row(tiles).spacing(3.0 * theme::UNIT).into()
}

fn tile<'a, M: 'a>(daily: DailyGame, level: DailyLevel, ctx: ViewContext<'a>) -> Element<'a, M> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let outcome = ctx.daily.outcome(daily.day, Some(level));
    let won = outcome == DayOutcome::Won;
    let below = match (won, ctx.daily.find(daily.day, level)) {
        (true, Some(result)) => minutes(result.time_ms),
        (_, Some(_)) => "–".to_owned(),
        (_, None) => texts.get("daily-to-play").to_owned(),
    };
    let name = daily::level(texts, level);
    let letter: String = name.chars().take(1).collect();
    let color =
        if won && !palette.is_high_contrast() { color!(0x4A3200) } else { text_color(palette) };
    let letter = one_line(TextRole::Counter.in_style(letter, palette)).color(color);
    let style = move |_: &iced::Theme| {
        if palette.is_high_contrast() {
            let edge = if won { palette.accent } else { palette.line };
            let border = border::rounded(6.0).color(edge).width(2.0);
            return container::background(palette.surface).border(border);
        }
        let [light, dark] = if won { [0xFFE9A8, 0xF7B928] } else { [0x6F8FE0, 0x3E5FB8] }.map(rgb);
        let ground = gradient::Linear::new(Radians(std::f32::consts::FRAC_PI_4 * 3.0))
            .add_stop(0.0, light)
            .add_stop(1.0, dark);
        let glow = Color { a: if won { 0.7 } else { 0.0 }, ..rgb(0xFFE9A8) };
        let shadow = Shadow { color: glow, offset: Vector::ZERO, blur_radius: 16.0 };
        let border = border::rounded(6.0).color(Color { a: 0.55, ..WHITE }).width(1.5);
        let style = container::Style::default().background(Background::from(ground)).border(border);
        container::Style { shadow, ..style }
    };
    let tile = container(letter).center(TILE).style(style);
    let below = one_line(TextRole::Note.in_style(below, palette)).color(text_color(palette));
    let spoken = format!("{name}: {}", daily::day_text(texts, daily.day, outcome));
    let tile = column![tile, below].spacing(2.0).align_x(Center);
    described(tile, Semantics::new(Role::ListItem).named(spoken))
}

fn rgb(value: u32) -> Color {
    let [_, red, green, blue] = value.to_be_bytes();
    Color::from_rgb8(red, green, blue)
}

/// A time in minutes and seconds.
fn minutes(ms: u64) -> String {
    format!("{}:{:02}", ms / 60_000, ms / 1_000 % 60)
}
