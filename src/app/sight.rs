//! How a board is looked at: in which window and how much enlarged, how large its cells are and how
//! far it is scrolled. Nothing that happens to the window disturbs a game.

use super::wishes::samples;
use super::{App, Message, Surroundings};
use crate::game::{Level, Pos};
use crate::screen::field::fit::Fit;
use crate::store::settings::CellSize;
use crate::widget::sheet::Sheet;
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
    pub fn fit(&self) -> Fit {
        self.play.fit(self.surroundings(self.play.game().level()))
    }

    /// The level whose board is in sight: that of the recording, or that of the game.
    pub(super) fn level_in_sight(&self) -> Level {
        match &self.replay {
            Some(replay) => replay.film().level(),
            None => self.play.game().level(),
        }
    }

    /// The board in sight, in its room, and how far it is scrolled.
    fn board_in_sight(&self) -> (Fit, Point) {
        match &self.replay {
            Some(replay) => {
                let around: Surroundings<'_> = self.surroundings(replay.film().level());
                (replay.fit(around), replay.offset())
            }
            None => (self.fit(), self.play.offset()),
        }
    }

    fn scroll_to(&mut self, offset: Point) {
        match &mut self.replay {
            Some(replay) => replay.scroll_to(offset),
            None => self.play.scroll_to(offset),
        }
    }

    /// Scrolls the board of the game until a cell is in sight.
    pub(super) fn reveal(&mut self, pos: Pos) {
        let offset = self.fit().reveal(pos, self.play.offset());
        self.play.scroll_to(offset);
    }

    /// Zooms the board in sight. What lies at the place `at` of its pane stays there; without one,
    /// it is the keyboard's cursor that stays, or else the middle.
    pub(super) fn zoom(&mut self, zoom: Zoom, at: Option<Point>) -> Task<Message> {
        if self.records.is_some() && self.replay.is_none() {
            return Task::none();
        }
        let (before, offset) = self.board_in_sight();
        let level = self.level_in_sight();
        let side = match zoom {
            Zoom::By(steps) => Some(CellSize::stepped(before.side, steps)),
            Zoom::Fit => None,
        };
        if side == self.settings.cell_size(level) {
            return Task::none();
        }
        let save = self.change_settings(move |settings| settings.set_cell_size(level, side));
        let (after, _) = self.board_in_sight();
        let cursor = self.cursor_in_sight(&before);
        let at = at
            .or_else(|| cursor.map(|pos| before.middle(pos, offset)))
            .unwrap_or_else(|| before.center());
        self.scroll_to(after.keeping(at, &before, offset));
        save
    }

    /// The cell of the keyboard's cursor, where it is to be seen while the board lies in its room
    /// like this.
    pub(super) fn cursor_in_sight(&self, fit: &Fit) -> Option<Pos> {
        let cursor = self.play.cursor().filter(|_| self.replay.is_none())?;
        fit.shows(cursor, self.play.offset()).then_some(cursor)
    }

    /// Keeps the keyboard's cursor in sight, whatever has changed the room or the cells since the
    /// board of the game lay in its room like this.
    pub(super) fn keep_in_sight(&mut self, cursor: Option<Pos>, before: &Fit) {
        if let Some(cursor) = cursor
            && self.play.cursor() == Some(cursor)
            && self.fit() != *before
        {
            self.reveal(cursor);
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
    pub(super) fn repaint(&mut self) {
        let now = samples(&self.settings, self.desktop, self.window.scale());
        let mut pairs = self.samples.iter().zip(&now);
        let is_same = pairs.all(|(old, new)| old.key() == new.key());
        if !is_same || self.sheet.palette() != self.palette() {
            self.redraw_pictures();
        }
    }

    pub(super) fn redraw_pictures(&mut self) {
        let scale = self.window.scale();
        self.sheet = Rc::new(Sheet::new(self.palette(), scale));
        self.samples = samples(&self.settings, self.desktop, scale);
    }

    /// The window has this size now.
    pub(super) fn take_window(&mut self, size: Size) -> Task<Message> {
        self.window.stir(self.now());
        if self.window.resize(size) { self.enlarged() } else { Task::none() }
    }

    /// What stands in the window is larger or smaller now. Sizes that were told before may have been
    /// counted in the logical pixels of before, so the window is asked for its size again.
    pub(super) fn enlarged(&mut self) -> Task<Message> {
        self.redraw_pictures();
        self.window.id.map_or_else(Task::none, |id| iced::window::size(id).map(Message::Resized))
    }

    /// How much larger than usual all that stands in the window is.
    pub const fn scale_factor(&self) -> f32 {
        self.window.enlarged()
    }
}
