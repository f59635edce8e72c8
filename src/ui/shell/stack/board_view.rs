//! Zoom and scrolling of the board in front. Nothing that happens to the window disturbs a game.

use super::{Message, Stack};
use crate::config::SettingChange;
use crate::ui::board::scroll_pane::PanZoom;
use crate::ui::screen::context::Context;
use crate::ui::screen::effect::{Effects, Request};
use crate::ui::screen::window_needs::WindowNeeds;
use iced::Point;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Zoom {
    /// Steps larger, or smaller if negative.
    By(i32),
    /// As large as the window allows.
    Fit,
}

impl Stack {
    pub fn window_needs(&self, ctx: Context<'_>) -> WindowNeeds {
        let level = self.visible_level(ctx.settings);
        let side = ctx.settings.cell_size(level);
        let needs = WindowNeeds::new(ctx.settings, level.size(), side);
        if self.game.keeps_row { needs.with_row() } else { needs }
    }

    /// Scrolls or zooms the board in front.
    pub(super) fn pan_zoom(&self, pan_zoom: PanZoom, ctx: Context<'_>) -> Effects<Message> {
        match pan_zoom {
            PanZoom::Scroll(offset) => self.board().map(|board| board.pane().scroll(offset)),
            PanZoom::Glide(offset) => self.board().map(|board| board.pane().glide(offset, ctx.now)),
            PanZoom::Zoom { steps, at } => return self.zoom(Zoom::By(steps), Some(at), ctx),
        };
        Vec::new()
    }

    /// Zooms the board in front around `at`, or else around the keyboard's cursor or the center.
    /// `at` is in logical pixels from the pane's corner.
    pub(super) fn zoom(&self, zoom: Zoom, at: Option<Point>, ctx: Context<'_>) -> Effects<Message> {
        if self.screen().is_page() {
            return Vec::new();
        }
        let level = self.visible_level(ctx.settings);
        let pane = self.board().map(|board| board.pane());
        let Some((pane, before)) = pane.and_then(|pane| Some((pane, pane.layout()?))) else {
            return Vec::new();
        };
        let side = match zoom {
            Zoom::By(steps) => Some(before.stepped(steps)),
            Zoom::Fit => None,
        };
        if side == ctx.settings.cell_size(level) {
            return Vec::new();
        }
        pane.zoom(at, &before, side, ctx.now);
        Request::Change(SettingChange::CellSize(level, side)).into()
    }
}
