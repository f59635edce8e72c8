//! The panel of a race: who runs beside the player, who is ahead, and how far both are.

use super::{Race, RaceState, RivalKind};
use crate::game::Game;
use crate::game::counters::GameResult;
use crate::ui::board;
use crate::ui::board::look::EndDisplay;
use crate::ui::board::sprite_cache::SpritesKey;
use crate::ui::features::library::table_row;
use crate::ui::features::play::{Message, PlayScreen};
use crate::ui::screen::counters_view;
use crate::ui::screen::prelude::*;
use iced::advanced::image::{FilterMethod, Handle};
use iced::widget::{column, image, progress_bar};

/// How many steps are done, the side of a cell, and the sprites.
pub type PictureKey = (usize, u32, SpritesKey);

/// The thickness of a bar.
const BAR: f32 = 6.0;
/// What is around the content of the panel beside the board.
const PADDING: f32 = 1.5 * theme::GAP;
/// The greatest width of the board below the player's.
const WIDTH_BELOW: f32 = 40.0 * theme::UNIT;

pub fn height_below(window: Size) -> f32 {
    if window.is_low() { 13.0 * theme::UNIT } else { 26.0 * theme::UNIT }
}

/// A card beside the board.
pub fn beside<'a>(
    play: &'a PlayScreen,
    race: &'a Race,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let room = Size::new(counters_view::WIDTH - theme::MARGIN - 2.0 * PADDING, 60.0 * theme::UNIT);
    let view = RaceView { play, race, ctx };
    let content = column![view.name(), view.lead(), view.end(), view.progress(room)];
    let content = content.spacing(theme::GAP).width(Fill);
    container(content).padding([theme::MARGIN, PADDING]).style(ctx.palette.card()).into()
}

/// A row below the board, as far from the edges as what is in the bars.
pub fn below<'a>(
    play: &'a PlayScreen,
    race: &'a Race,
    inset: f32,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let height = height_below(ctx.window);
    let view = RaceView { play, race, ctx };
    let room = Size::new(WIDTH_BELOW, height - 2.0 * theme::GAP);
    let end = view.end();
    // A low window has room for two lines.
    let is_low = ctx.window.is_low();
    let before = (!is_low || end.is_none()).then(|| column![view.name(), view.lead()]);
    let words = column![before, end].spacing(if is_low { 0.0 } else { theme::UNIT });
    let content = row![
        view.progress(room).map(|progress| container(progress).max_width(WIDTH_BELOW)),
        words.width(Fill)
    ]
    .spacing(theme::MARGIN)
    .align_y(Center)
    .height(Fill);
    let content = container(content).padding([0.0, theme::MARGIN + inset]);
    container(content).width(Fill).height(height).clip(true).style(ctx.palette.bar()).into()
}

#[derive(Clone, Copy)]
struct RaceView<'a> {
    play: &'a PlayScreen,
    race: &'a Race,
    ctx: ViewContext<'a>,
}

impl<'a> RaceView<'a> {
    /// Who the ghost is, and its time; or why there is none.
    fn name(self) -> Element<'a, Message> {
        let (texts, palette) = (self.ctx.texts, self.ctx.palette);
        let ghost = match &self.race.state {
            RaceState::Wanted(_) | RaceState::Awaited => {
                return muted(texts.get("race-it"), palette).into();
            }
            RaceState::None => return muted(texts.get("race-none"), palette).into(),
            RaceState::On(ghost, _) => ghost,
        };
        let player = ghost.recording.metadata.player.trim();
        let name = match self.race.rival {
            RivalKind::Board | RivalKind::Level => texts.get("race-your-best").to_owned(),
            RivalKind::Bbbv => format!("{} {}", texts.get("counter-bbbv"), ghost.bbbv),
            RivalKind::Recording if player.is_empty() => texts.get("race-this-game").to_owned(),
            RivalKind::Recording => player.to_owned(),
        };
        // How it ended, if it has no time to beat.
        let time = match ghost.result {
            GameResult::Won => texts.seconds(ghost.time_ms),
            result => texts.get(table_row::result_name(result)).to_owned(),
        };
        TextRole::Strong.line(texts.with("race-ghost", args![name, time]), palette)
    }

    /// Who is ahead and by how much, until it is decided.
    fn lead(self) -> Option<Element<'a, Message>> {
        if self.race.end(self.play.game(), self.ctx.now).is_some() {
            return None;
        }
        let lead = self.race.lead()?.text(true, self.ctx.texts);
        let look = if self.ctx.window.is_low() { TextRole::Title } else { TextRole::Counter };
        let lead = one_line(look.in_style(lead, self.ctx.palette));
        Some(described(lead, Semantics::new(Role::Status)))
    }

    fn end(self) -> Option<Element<'a, Message>> {
        let end = self.race.end(self.play.game(), self.ctx.now)?;
        let look = if self.ctx.window.is_low() { TextRole::Note } else { TextRole::Title };
        Some(look.in_style(end.text(self.ctx.texts), self.ctx.palette).into())
    }

    /// The board of the ghost, or a bar for both where it is the player's board.
    fn progress(self, room: Size) -> Option<Element<'a, Message>> {
        let (ghost, run) = self.race.on()?;
        let Some(game) = self.race.shown_board() else {
            let (own, its) = self.race.solved()?;
            let bars = [("race-you", own), ("race-it", its)];
            let bars = bars.map(|(name, solved)| self.bar(name, solved, ghost.bbbv));
            return Some(column(bars).spacing(theme::UNIT).width(Fill).into());
        };
        let (cols, rows) = (f32::from(game.size().cols()), f32::from(game.size().rows()));
        let scale = self.ctx.sprites.scale();
        let side = (room.width / cols).min(room.height / rows).min(14.0);
        let side = ((side * scale).floor() / scale).max(1.0 / scale);
        let picture =
            image(self.picture(game, run.steps(), side)?).filter_method(FilterMethod::Nearest);
        let picture = picture.width(side * cols).height(side * rows);
        let name = self.ctx.texts.get("race-it");
        Some(described(picture, Semantics::new(Role::Image).named(name)))
    }

    fn bar(self, name: &'a str, solved: u32, all: u32) -> Element<'a, Message> {
        let palette = self.ctx.palette;
        let texts = self.ctx.texts;
        let color = if name == "race-you" { palette.accent } else { palette.muted };
        let bar =
            progress_bar(0.0..=all.max(1) as f32, solved as f32).girth(BAR).style(move |_| {
                progress_bar::Style {
                    background: palette.line.into(),
                    bar: color.into(),
                    border: border::rounded(BAR / 2.0),
                }
            });
        let figures = note(format!("{solved} / {all}"), palette);
        let words = row![note(texts.get(name), palette), space().width(Fill), figures];
        column![words, bar].into()
    }

    /// Made once for each step of the ghost.
    fn picture(self, game: &Game, steps: usize, side: f32) -> Option<Handle> {
        let sprites = self.ctx.sprites;
        let key = (steps, side.to_bits(), sprites.key());
        let mut known = self.race.picture.borrow_mut();
        if let Some((of, handle)) = &*known
            && *of == key
        {
            return Some(handle.clone());
        }
        let handle = board::picture(game, EndDisplay::Inline, side, sprites)?;
        *known = Some((key, handle.clone()));
        Some(handle)
    }
}
