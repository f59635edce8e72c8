//! Zoom and scrolling of the board in front. Nothing that happens to the window disturbs a game.

use super::{Message, Stack};
use crate::config::SettingChange;
use crate::ui::board::BoardPane;
use crate::ui::board::scroll_pane::PanZoom;
use crate::ui::context::Context;
use crate::ui::effect::{Effect, Effects, Request};
use crate::ui::screen::window_needs::WindowNeeds;
use crate::ui::screen::{Screen, strip_layout};
use crate::ui::widget::scrollbar;
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

    /// That of the game on a screen without a board, and while the next position is awaited.
    pub fn pane_in_front(&self) -> &BoardPane {
        self.shown_pane().unwrap_or(&self.game.pane)
    }

    /// `None` on a screen without a board, and while the next position is awaited.
    fn shown_pane(&self) -> Option<&BoardPane> {
        self.screens.last().map_or(Some(&self.game.pane), Screen::pane)
    }

    /// Scrolls or zooms the board in front.
    pub(super) fn pan_zoom(&self, pan_zoom: PanZoom, ctx: Context<'_>) -> Effects<Message> {
        match pan_zoom {
            PanZoom::Scroll(offset) => {
                if let Some(pane) = self.shown_pane() {
                    pane.scroll(offset);
                }
                Vec::new()
            }
            PanZoom::Glide(offset) => {
                if let Some(pane) = self.shown_pane() {
                    pane.glide(offset, ctx.now);
                }
                Vec::new()
            }
            PanZoom::Zoom { steps, at } => self.zoom(Zoom::By(steps), Some(at), ctx),
        }
    }

    /// Zooms the board in front around `at`, or else around the keyboard's cursor or the center.
    /// `at` is in logical pixels from the pane's corner.
    pub(super) fn zoom(&self, zoom: Zoom, at: Option<Point>, ctx: Context<'_>) -> Effects<Message> {
        if self.screens.last().is_some_and(Screen::is_page) {
            return Vec::new();
        }
        let level = self.visible_level(ctx.settings);
        let pane = self.shown_pane();
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

    /// Scrolls the current hint by a page.
    pub(super) fn scroll_hint(&self, ctx: Context<'_>) -> Option<Effect<Message>> {
        if self.current_notice(ctx).is_some() {
            return None;
        }
        Some(Effect::Task(scrollbar::scroll_page(strip_layout::WORDS)))
    }
}
