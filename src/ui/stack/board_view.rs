//! Zoom and scrolling of the board in front. Nothing that happens to the window disturbs a game.

use super::{Message, Stack};
use crate::config::{CellSize, SettingChange};
use crate::game::Pos;
use crate::ui::board::BoardPane;
use crate::ui::board::layout::BoardLayout;
use crate::ui::board::scroll_pane::PanZoom;
use crate::ui::context::Context;
use crate::ui::effect::{Effect, Effects};
use crate::ui::screen::view_context::ViewContext;
use crate::ui::screen::window_needs::WindowNeeds;
use crate::ui::screen::{Screen, strip_layout};
use iced::Point;
use iced::widget::operation;
use iced::widget::operation::AbsoluteOffset;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Zoom {
    /// Steps larger, or smaller if negative.
    By(i32),
    /// As large as the window allows.
    Fit,
}

impl Stack {
    fn context_in_front<'a>(&'a self, ctx: Context<'a>) -> ViewContext<'a> {
        self.view_context(self.visible_level(ctx.settings), ctx)
    }

    fn layout_in_front(&self, view: ViewContext<'_>) -> BoardLayout {
        let of_screen = self.screens.last().and_then(|screen| screen.board_layout(view));
        of_screen.unwrap_or_else(|| self.game.play.board_layout(view))
    }

    /// The layout of the board in front, or else of the game's.
    pub fn board_layout(&self, ctx: Context<'_>) -> BoardLayout {
        self.layout_in_front(self.context_in_front(ctx))
    }

    pub fn window_needs(&self, ctx: Context<'_>) -> WindowNeeds {
        let level = self.visible_level(ctx.settings);
        let side = ctx.settings.cell_size(level);
        let of_screen = self.screens.last().and_then(|screen| screen.window_needs(level, side));
        of_screen.unwrap_or_else(|| WindowNeeds::of_game(ctx.settings, level.size(), side))
    }

    pub(super) fn reveal_cell(&mut self, pos: Pos, ctx: Context<'_>) -> Effects<Message> {
        let layout = self.board_layout(ctx);
        if let Some(pane) = self.pane_in_front_mut() {
            pane.scroll_to(pos, &layout);
        }
        Vec::new()
    }

    /// The keyboard's cursor, if it is visible in this layout.
    pub fn visible_cursor(&self, layout: &BoardLayout) -> Option<Pos> {
        self.pane_in_front().visible_cursor(layout)
    }

    /// Keeps the keyboard's cursor visible if the layout has changed from `before`.
    pub(super) fn keep_cursor_visible(
        &mut self,
        cursor: Option<Pos>,
        before: &BoardLayout,
        ctx: Context<'_>,
    ) {
        if let Some(cursor) = cursor
            && self.pane_in_front().cursor == Some(cursor)
            && self.board_layout(ctx) != *before
        {
            self.reveal_cell(cursor, ctx);
        }
    }

    /// That of the game on a screen without a board, and while the next position is awaited.
    fn pane_in_front(&self) -> &BoardPane {
        let of_screen = self.screens.last().and_then(Screen::pane);
        of_screen.unwrap_or(&self.game.play.pane)
    }

    /// `None` on a screen without a board, and while the next position is awaited.
    fn pane_in_front_mut(&mut self) -> Option<&mut BoardPane> {
        match self.screens.last_mut() {
            Some(screen) => screen.pane_mut(),
            None => Some(&mut self.game.play.pane),
        }
    }

    /// Scrolls or zooms the board in front.
    pub(super) fn pan_zoom(&mut self, pan_zoom: PanZoom, ctx: Context<'_>) -> Effects<Message> {
        match pan_zoom {
            PanZoom::Scroll(offset) => {
                if let Some(pane) = self.pane_in_front_mut() {
                    pane.offset = offset;
                }
                Vec::new()
            }
            PanZoom::Zoom { steps, at } => self.zoom(Zoom::By(steps), Some(at), ctx),
        }
    }

    /// Zooms the board in front around `at`, or else around the keyboard's cursor or the center.
    /// `at` is in logical pixels from the pane's corner.
    pub(super) fn zoom(
        &mut self,
        zoom: Zoom,
        at: Option<Point>,
        ctx: Context<'_>,
    ) -> Effects<Message> {
        if self.screens.last().is_some_and(Screen::is_page) {
            return Vec::new();
        }
        let view = self.context_in_front(ctx);
        let before = self.layout_in_front(view);
        let side = match zoom {
            Zoom::By(steps) => Some(CellSize::stepped(before.cell_size, steps)),
            Zoom::Fit => None,
        };
        if side == view.cell_side {
            return Vec::new();
        }
        let after = self.layout_in_front(ViewContext { cell_side: side, ..view });
        if let Some(pane) = self.pane_in_front_mut() {
            pane.zoom(at, &before, &after);
        }
        vec![Effect::Change(SettingChange::CellSize(self.visible_level(ctx.settings), side))]
    }

    /// Scrolls the current hint by a page.
    pub(super) fn scroll_hint(&self, ctx: Context<'_>) -> Option<Effect<Message>> {
        if self.current_notice(ctx).is_some() {
            return None;
        }
        let strip = self.context_in_front(ctx).strip_placement(self.game.play.game().size());
        let by = AbsoluteOffset { x: 0.0, y: strip.page() };
        Some(Effect::Task(operation::scroll_by(strip_layout::WORDS, by)))
    }
}
