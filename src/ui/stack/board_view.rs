//! Zoom and scrolling of the board in front. Nothing that happens to the window disturbs a game.

use super::Stack;
use crate::config::{CellSize, SettingChange};
use crate::game::{Level, Pos};
use crate::ui::board::layout::BoardLayout;
use crate::ui::board::scroll_pane::PanZoom;
use crate::ui::context::Context;
use crate::ui::effect::Effect;
use crate::ui::screen::learn::page;
use crate::ui::screen::replay;
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
    fn game_context<'a>(&'a self, ctx: Context<'a>) -> ViewContext<'a> {
        self.view_context(self.game.play.game().level(), ctx)
    }

    /// The layout of the puzzle in front, or else of the game's board.
    pub fn board_layout(&self, ctx: Context<'_>) -> BoardLayout {
        let puzzle = self.screens.last().and_then(|screen| {
            screen.puzzle_layout(self.view_context(self.visible_level(ctx.settings), ctx))
        });
        puzzle.unwrap_or_else(|| self.game.play.board_layout(self.game_context(ctx)))
    }

    pub fn window_needs(&self, ctx: Context<'_>) -> WindowNeeds {
        let level = self.visible_level(ctx.settings);
        let side = ctx.settings.cell_size(level);
        match self.screens.last() {
            Some(Screen::Replay(_)) => replay::window_needs(level.size(), side),
            Some(Screen::Practice(_)) => page::window_needs(level.size(), side),
            _ => WindowNeeds::of_game(ctx.settings, level),
        }
    }

    pub fn reveal_cell(&mut self, pos: Pos, ctx: Context<'_>) -> Vec<Effect> {
        let layout = self.board_layout(ctx);
        let offset = match self.puzzle_mut() {
            Some(puzzle) => &mut puzzle.offset,
            None => &mut self.game.play.offset,
        };
        *offset = layout.offset_to_show(pos, *offset);
        Vec::new()
    }

    /// Scrolls the board of the replay in front to what happens there now.
    pub(super) fn scroll_replay(&mut self, ctx: Context<'_>) {
        let Some(Screen::Replay(replay)) = self.screens.last() else { return };
        let level = self.visible_level(ctx.settings);
        let (layout, offset) = self.visible_board(level, ctx.settings.cell_size(level), ctx);
        let to_show = |offset, pos| layout.offset_to_show(pos, offset);
        self.scroll_to(replay.cells_to_show().fold(offset, to_show));
    }

    /// The keyboard's cursor, if it is visible in this layout.
    pub fn visible_cursor(&self, layout: &BoardLayout) -> Option<Pos> {
        let (cursor, offset) = match self.puzzle() {
            Some(puzzle) => (puzzle.cursor, puzzle.offset),
            None => (self.game.play.cursor, self.game.play.offset),
        };
        let cursor = cursor.filter(|_| self.replay().is_none())?;
        layout.is_fully_visible(cursor, offset).then_some(cursor)
    }

    /// Keeps the keyboard's cursor visible if the layout has changed from `before`.
    pub(super) fn keep_cursor_visible(
        &mut self,
        cursor: Option<Pos>,
        before: &BoardLayout,
        ctx: Context<'_>,
    ) {
        if let Some(cursor) = cursor
            && self.cursor() == Some(cursor)
            && self.board_layout(ctx) != *before
        {
            self.reveal_cell(cursor, ctx);
        }
    }

    /// The layout and the offset of the board in front, with cells of this size.
    fn visible_board(
        &self,
        level: Level,
        cell_side: Option<CellSize>,
        ctx: Context<'_>,
    ) -> (BoardLayout, Point) {
        let view = ViewContext { cell_side, ..self.view_context(level, ctx) };
        match self.screens.last() {
            Some(Screen::Replay(replay)) => (replay.board_layout(view), replay.offset),
            screen => match screen.and_then(|screen| screen.puzzle_layout(view)) {
                Some(layout) => (layout, self.puzzle().map_or(Point::ORIGIN, |it| it.offset)),
                None => (self.game.play.board_layout(view), self.game.play.offset),
            },
        }
    }

    /// Scrolls or zooms the board in front.
    pub(super) fn pan_zoom(&mut self, pan_zoom: PanZoom, ctx: Context<'_>) -> Vec<Effect> {
        match pan_zoom {
            PanZoom::Scroll(offset) => {
                self.scroll_to(offset);
                Vec::new()
            }
            PanZoom::Zoom { steps, at } => self.zoom(Zoom::By(steps), Some(at), ctx),
        }
    }

    fn scroll_to(&mut self, offset: Point) {
        match self.screens.last_mut() {
            Some(Screen::Replay(replay)) => replay.offset = offset,
            Some(Screen::Practice(_) | Screen::Lessons(_)) => {
                if let Some(board) = self.puzzle_mut() {
                    board.offset = offset;
                }
            }
            _ => self.game.play.offset = offset,
        }
    }

    /// Zooms the board in front around `at`, or else around the keyboard's cursor or the center.
    /// `at` is in logical pixels from the pane's corner.
    pub(super) fn zoom(&mut self, zoom: Zoom, at: Option<Point>, ctx: Context<'_>) -> Vec<Effect> {
        if self.screens.last().is_some_and(Screen::is_page) {
            return Vec::new();
        }
        let level = self.visible_level(ctx.settings);
        let old_side = ctx.settings.cell_size(level);
        let (before, offset) = self.visible_board(level, old_side, ctx);
        let side = match zoom {
            Zoom::By(steps) => Some(CellSize::stepped(before.cell_size, steps)),
            Zoom::Fit => None,
        };
        if side == old_side {
            return Vec::new();
        }
        let (after, _) = self.visible_board(level, side, ctx);
        let cursor = self.visible_cursor(&before);
        let at = at
            .or_else(|| cursor.map(|pos| before.cell_center(pos, offset)))
            .unwrap_or_else(|| before.visible_center());
        let offset = after.offset_after_zoom(at, &before, offset);
        self.scroll_to(offset);
        vec![Effect::Change(SettingChange::CellSize(level, side))]
    }

    /// Scrolls the current hint by a page.
    pub(super) fn scroll_hint(&self, ctx: Context<'_>) -> Option<Effect> {
        if self.current_notice(ctx).is_some() {
            return None;
        }
        let strip = self.game_context(ctx).strip_placement(self.game.play.game().size());
        let by = AbsoluteOffset { x: 0.0, y: strip.page() };
        Some(Effect::Task(operation::scroll_by(strip_layout::WORDS, by)))
    }
}
