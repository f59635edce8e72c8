//! Zoom and scrolling of the board, and full screen. Nothing that happens to the window disturbs a
//! game.

use super::resolve_settings::style_sprites;
use super::{App, Message, ViewContext};
use crate::config::{CellSize, SettingChange};
use crate::game::{Level, Pos};
use crate::ui::board::layout::BoardLayout;
use crate::ui::board::sprite_cache::SpriteCache;
use iced::window::Mode;
use iced::{Point, Size, Task, window};
use std::rc::Rc;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Zoom {
    /// Steps larger, or smaller if negative.
    By(i32),
    /// As large as the window allows.
    Fit,
}

impl App {
    pub fn board_layout(&self) -> BoardLayout {
        self.play.board_layout(self.view_context(self.play.game().level()))
    }

    /// The level of the recording or of the game, whichever is shown.
    pub(super) fn visible_level(&self) -> Level {
        match &self.replay {
            Some(replay) => replay.recording().level,
            None => self.play.game().level(),
        }
    }

    fn visible_board(&self) -> (BoardLayout, Point) {
        match &self.replay {
            Some(replay) => {
                let ctx: ViewContext<'_> = self.view_context(replay.recording().level);
                (replay.board_layout(ctx), replay.offset())
            }
            None => (self.board_layout(), self.play.offset()),
        }
    }

    fn scroll_to(&mut self, offset: Point) {
        match &mut self.replay {
            Some(replay) => replay.scroll_to(offset),
            None => self.play.scroll_to(offset),
        }
    }

    pub(super) fn reveal_cell(&mut self, pos: Pos) {
        let offset = self.board_layout().offset_to_show(pos, self.play.offset());
        self.play.scroll_to(offset);
    }

    /// Zooms the current board around `at`, or else around the keyboard's cursor or the center.
    /// `at` is in logical pixels from the pane's corner.
    pub(super) fn zoom(&mut self, zoom: Zoom, at: Option<Point>) -> Task<Message> {
        if self.records.is_some() && self.replay.is_none() {
            return Task::none();
        }
        let (before, offset) = self.visible_board();
        let level = self.visible_level();
        let side = match zoom {
            Zoom::By(steps) => Some(CellSize::stepped(before.cell_size, steps)),
            Zoom::Fit => None,
        };
        if side == self.settings.cell_size(level) {
            return Task::none();
        }
        let save = self.change_setting(SettingChange::CellSize(level, side));
        let (after, _) = self.visible_board();
        let cursor = self.visible_cursor(&before);
        let at = at
            .or_else(|| cursor.map(|pos| before.cell_center(pos, offset)))
            .unwrap_or_else(|| before.visible_center());
        self.scroll_to(after.offset_after_zoom(at, &before, offset));
        save
    }

    /// The keyboard's cursor, if it is visible in this layout.
    pub(super) fn visible_cursor(&self, fit: &BoardLayout) -> Option<Pos> {
        let cursor = self.play.cursor().filter(|_| self.replay.is_none())?;
        fit.is_fully_visible(cursor, self.play.offset()).then_some(cursor)
    }

    /// Keeps the keyboard's cursor visible if the layout has changed from `before`.
    pub(super) fn keep_cursor_visible(&mut self, cursor: Option<Pos>, before: &BoardLayout) {
        if let Some(cursor) = cursor
            && self.play.cursor() == Some(cursor)
            && self.board_layout() != *before
        {
            self.reveal_cell(cursor);
        }
    }

    pub(super) fn toggle_full_screen(&self) -> Task<Message> {
        let Some(id) = self.window.id else {
            return Task::none();
        };
        window::mode(id).then(move |mode| {
            let other = match mode {
                Mode::Fullscreen => Mode::Windowed,
                Mode::Windowed | Mode::Hidden => Mode::Fullscreen,
            };
            window::set_mode(id, other)
        })
    }

    pub(super) fn refresh_sprites(&mut self) {
        let now = style_sprites(&self.settings, self.system_prefs, self.window.scale());
        let mut pairs = self.style_sprites.iter().zip(&now);
        let is_same = pairs.all(|(old, new)| old.key() == new.key());
        if !is_same || self.sprites.palette() != self.palette() {
            self.rebuild_sprites();
        }
    }

    pub(super) fn rebuild_sprites(&mut self) {
        let scale = self.window.scale();
        self.sprites = Rc::new(SpriteCache::new(self.palette(), scale));
        self.style_sprites = style_sprites(&self.settings, self.system_prefs, scale);
    }

    pub(super) fn on_window_resized(&mut self, size: Size) -> Task<Message> {
        self.window.mark_changed(self.now());
        if self.window.resize(size) { self.on_scale_changed() } else { Task::none() }
    }

    /// Sizes reported earlier may be in the old logical pixels, so we ask for the size again.
    pub(super) fn on_scale_changed(&mut self) -> Task<Message> {
        self.rebuild_sprites();
        self.window
            .id
            .map_or_else(Task::none, |id| iced::window::size(id).map(Message::WindowResized))
    }

    /// How much the content of the window is enlarged, at least 1.
    pub const fn scale_factor(&self) -> f32 {
        self.window.text_scale()
    }
}
