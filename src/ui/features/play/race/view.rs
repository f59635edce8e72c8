//! How a race looks: two lines of light below the bars, one for each who runs, and who is ahead in the
//! caption of the board.

use super::{Race, RaceState, RivalKind};
use crate::game::counters::GameResult;
use crate::replay::Ghost;
use crate::ui::features::library::table_row;
use crate::ui::features::play::{Message, PlayScreen};
use crate::ui::screen::prelude::*;
use crate::ui::screen::sheet::{self, CAPTION};
use iced::FillPortion;
use iced::widget::column;

/// The thickness of a line, and the diameter of the dot at its end.
const LINE: f32 = 2.0;
const DOT: f32 = 6.0;
/// How finely a line is divided.
const PARTS: u32 = 1_000;

/// The colours of the player and of the ghost.
fn colors(palette: &Palette) -> [Color; 2] {
    [palette.accent, if palette.is_high_contrast() { palette.text } else { theme::GHOST }]
}

/// How far both have come, in the gap between the bars and the board.
pub fn lines<'a>(race: &Race, ctx: ViewContext<'a>) -> Option<Element<'a, Message>> {
    let (own, its) = race.shares()?;
    let names = ["race-you", "race-it"].map(|key| ctx.texts.get(key));
    let lines = [own, its].into_iter().zip(names).zip(colors(ctx.palette));
    let lines = lines.map(|((share, name), color)| line(share, name, color, ctx));
    let lines = column(lines).padding([0.0, sheet::inset(ctx.window)]);
    Some(lines.width(Fill).into())
}

/// `share` is from 0 to 1.
fn line<'a>(share: f64, name: &'a str, color: Color, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let part = |parts: u32, color: Color| {
        let parts = u16::try_from(parts).unwrap_or(u16::MAX);
        (parts > 0).then(|| patch(FillPortion(parts), LINE, container::background(color)))
    };
    let done = (share.clamp(0.0, 1.0) * f64::from(PARTS)) as u32;
    let dot = container::background(color).border(border::rounded(DOT / 2.0));
    let line = row![part(done, color), patch(DOT, DOT, dot), part(PARTS - done, ctx.palette.line)];
    let value = ctx.texts.percent(&(done * 100 / PARTS).to_string());
    let semantics = Semantics::new(Role::ProgressIndicator).named(name).with_value(&value);
    described(line.align_y(Center), semantics)
}

/// Who is ahead, and who the ghost is; how it ended, once it has.
pub fn caption<'a>(play: &PlayScreen, race: &Race, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let quiet = |words: String| one_line(TextRole::Muted.in_style(words, palette));
    let content: Element<'_, _> = match (&race.state, race.end(play.game(), ctx.now)) {
        (RaceState::Wanted(_) | RaceState::Awaited, _) => {
            quiet(texts.get("race-it").to_owned()).into()
        }
        (RaceState::None, _) => quiet(texts.get("race-none").to_owned()).into(),
        (_, Some(end)) => quiet(end.text(texts)).into(),
        (RaceState::On(ghost, _), None) => {
            let [own, its] = colors(palette);
            let dot = |color| {
                let dot = container::background(color).border(border::rounded(DOT / 2.0));
                patch(DOT, DOT, dot)
            };
            let name = |key| one_line(strong(texts.get(key), palette));
            let lead = race.lead().map(|lead| lead.text(texts)).map(quiet);
            let lead = lead.map(|lead| described(lead, Semantics::new(Role::Status)));
            let who = quiet(who(ghost, race.rival, texts));
            // A narrow window has room for who is ahead.
            let ghost = (!ctx.window.is_narrow()).then(|| beside![dot(its), name("race-it"), who]);
            beside![beside![dot(own), name("race-you"), lead], ghost].spacing(theme::MARGIN).into()
        }
    };
    container(content).center_x(Fill).center_y(CAPTION).clip(true).into()
}

/// The name of a ghost, and its time or how it ended.
fn who(ghost: &Ghost, rival: RivalKind, texts: &Texts) -> String {
    let player = ghost.recording.metadata.player.trim();
    let name = match rival {
        RivalKind::Board | RivalKind::Level => texts.get("race-your-best").to_owned(),
        RivalKind::Bbbv => format!("{} {}", texts.get("counter-bbbv"), ghost.bbbv),
        RivalKind::Recording if player.is_empty() => texts.get("race-this-game").to_owned(),
        RivalKind::Recording => player.to_owned(),
    };
    let time = match ghost.result {
        GameResult::Won => texts.seconds(ghost.time_ms),
        result => texts.get(table_row::result_name(result)).to_owned(),
    };
    texts.with("race-ghost", args![name, time])
}
