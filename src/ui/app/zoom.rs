//! How a board is looked at: in which window and how much enlarged, how large its cells are and how
//! far it is scrolled. Nothing that happens to the window disturbs a game.

use super::resolve_settings::style_sprites;
use super::{App, Message, ViewContext};
use crate::config::CellSize;
use crate::game::{Level, Pos};
use crate::ui::board::layout::BoardLayout;
use crate::ui::board::sprite_cache::SpriteCache;
use iced::window::Mode;
use iced::{Point, Size, Task, window};
use std::rc::Rc;

/// How large the cells are to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Zoom {
    /// So many steps larger, or below 0 smaller.
    By(i32),
    /// As large as the window lets them be.
    Fit,
}

impl App {
    /// The board of the game in its room.
    pub fn board_layout(&self) -> BoardLayout {
        self.play.board_layout(self.view_context(self.play.game().level()))
    }

    /// The level whose board is in sight: that of the recording, or that of the game.
    pub(super) fn visible_level(&self) -> Level {
        match &self.replay {
            Some(replay) => replay.recording().level(),
            None => self.play.game().level(),
        }
    }

    /// The board in sight, in its room, and how far it is scrolled.
    fn visible_board(&self) -> (BoardLayout, Point) {
        match &self.replay {
            Some(replay) => {
                let ctx: ViewContext<'_> = self.view_context(replay.recording().level());
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

    /// Scrolls the board of the game until a cell is in sight.
    pub(super) fn reveal_cell(&mut self, pos: Pos) {
        let offset = self.board_layout().offset_to_show(pos, self.play.offset());
        self.play.scroll_to(offset);
    }

    /// Zooms the board in sight. What lies at the place `at` of its pane stays there; without one,
    /// it is the keyboard's cursor that stays, or else the middle.
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
        let save = self.change_settings(move |settings| settings.set_cell_size(level, side));
        let (after, _) = self.visible_board();
        let cursor = self.visible_cursor(&before);
        let at = at
            .or_else(|| cursor.map(|pos| before.cell_center(pos, offset)))
            .unwrap_or_else(|| before.visible_center());
        self.scroll_to(after.offset_after_zoom(at, &before, offset));
        save
    }

    /// The cell of the keyboard's cursor, where it is to be seen while the board lies in its room
    /// like this.
    pub(super) fn visible_cursor(&self, fit: &BoardLayout) -> Option<Pos> {
        let cursor = self.play.cursor().filter(|_| self.replay.is_none())?;
        fit.is_fully_visible(cursor, self.play.offset()).then_some(cursor)
    }

    /// Keeps the keyboard's cursor in sight, whatever has changed the room or the cells since the
    /// board of the game lay in its room like this.
    pub(super) fn keep_cursor_visible(&mut self, cursor: Option<Pos>, before: &BoardLayout) {
        if let Some(cursor) = cursor
            && self.play.cursor() == Some(cursor)
            && self.board_layout() != *before
        {
            self.reveal_cell(cursor);
        }
    }

    /// Lets the window fill the screen, or no longer.
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

    /// Takes the pictures in the present colours, where those have changed.
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

    /// The window has this size now.
    pub(super) fn on_window_resized(&mut self, size: Size) -> Task<Message> {
        self.window.mark_changed(self.now());
        if self.window.resize(size) { self.on_scale_changed() } else { Task::none() }
    }

    /// What stands in the window is larger or smaller now. Sizes that were told before may have been
    /// counted in the logical pixels of before, so the window is asked for its size again.
    pub(super) fn on_scale_changed(&mut self) -> Task<Message> {
        self.rebuild_sprites();
        self.window
            .id
            .map_or_else(Task::none, |id| iced::window::size(id).map(Message::WindowResized))
    }

    /// How much larger than usual all that stands in the window is.
    pub const fn scale_factor(&self) -> f32 {
        self.window.text_scale()
    }
}
