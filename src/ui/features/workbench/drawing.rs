//! How the mouse and the keys draw on the bench.

use super::{Message, WorkbenchScreen};
use crate::config::command::Command;
use crate::config::keymap::{KeyPress, Named};
use crate::game::pointer::{MouseButton, PointerInput};
use crate::game::{Pos, VisibleCell};
use crate::i18n::{Texts, announcements};
use crate::ui::board::cell_grid::BoardEvent;
use crate::ui::screen::BoardHost;
use crate::ui::screen::effect::{self, Effects, Request};
use crate::workbench::{Cell, Editor, Mode};
use iced::mouse::ScrollDelta;

/// Pixels of a touchpad that count as a notch of a wheel.
const NOTCH: f32 = 40.0;

/// What a held button draws.
pub type Brush = Cell;

/// So many notches of the wheel, up counts.
pub fn notches(delta: ScrollDelta) -> i32 {
    match delta {
        ScrollDelta::Lines { y, .. } => y.signum() as i32,
        ScrollDelta::Pixels { y, .. } => (y / NOTCH).round() as i32,
    }
}

impl WorkbenchScreen {
    /// What the pointer does over the board.
    pub(super) fn on_event(&mut self, event: BoardEvent) -> Effects<Message> {
        let (size, mut effects) = (self.setup().size(), Vec::new());
        for (then, pos) in event.path {
            let over = pos.cell(size);
            let is_new = over != self.pointer.hovered();
            self.pointer.feed(PointerInput::Move(over), then);
            if let Some((pos, brush)) = over.filter(|_| is_new).zip(self.brush) {
                effects.extend(self.draw(pos, brush));
            }
        }
        let over = self.pointer.hovered();
        match (event.input, over) {
            (Some(PointerInput::Press { button: MouseButton::Middle, .. }), Some(pos))
                if self.setup().mode() == Mode::Position =>
            {
                self.tool = self.setup().cell(pos);
            }
            (Some(PointerInput::Press { button, .. }), Some(pos)) => {
                effects.extend(self.press(pos, button == MouseButton::Right));
            }
            (Some(PointerInput::TouchStart), Some(pos)) => effects.extend(self.press(pos, false)),
            (Some(PointerInput::Release(_) | PointerInput::TouchEnd | PointerInput::Cancel), _) => {
                self.brush = None;
                self.bench.edit(Editor::end_stroke);
            }
            _ => {}
        }
        effects
    }

    /// What is drawn as long as the button is held is one step.
    fn press(&mut self, pos: Pos, is_right: bool) -> Effects<Message> {
        self.pane.cursor = None;
        self.bench.edit(Editor::begin_stroke);
        let brush = self.brush_for(pos, if is_right { Cell::Flag } else { self.tool });
        self.brush = Some(brush);
        self.draw(pos, brush)
    }

    /// What a press with a tool draws: the cell as it was, where it is the tool already.
    fn brush_for(&self, pos: Pos, tool: Cell) -> Brush {
        match (self.setup().cell(pos), self.setup().mode()) {
            (Cell::Mine, _) => Cell::Free,
            (_, Mode::Board) => Cell::Mine,
            (cell, Mode::Position) if cell == tool => Cell::Covered,
            (_, Mode::Position) => tool,
        }
    }

    fn draw(&mut self, pos: Pos, cell: Cell) -> Effects<Message> {
        self.edit(|editor| editor.set(pos, cell))
    }

    /// The wheel turns the cell under the pointer.
    pub(super) fn turn(&mut self, notches: i32) -> Effects<Message> {
        let Some(pos) = self.pointer.hovered() else {
            return Vec::new();
        };
        self.draw(pos, self.setup().cell(pos).turned(notches))
    }

    /// The cell that keys draw on: that of the cursor, or else of the pointer.
    fn target(&self) -> Option<Pos> {
        self.pane.cursor.or(self.pointer.hovered())
    }

    /// Draws with the tool, or a flag.
    pub(super) fn draw_at_target(&mut self, command: Command) -> Effects<Message> {
        let Some(pos) = self.target() else {
            return effect::lift(self.move_cursor(None, (0, 0)));
        };
        let tool = if command == Command::Flag { Cell::Flag } else { self.tool };
        self.draw(pos, self.brush_for(pos, tool))
    }

    /// Digits are numbers; Delete covers. What changes no cell is told, as it chooses what is drawn.
    pub(super) fn draw_by_key(
        &mut self,
        press: KeyPress,
        texts: &Texts,
    ) -> Option<Effects<Message>> {
        let is_erased = [Named::Delete, Named::Backspace].map(KeyPress::named).contains(&press);
        let cell = match (press.digit(), self.setup().mode()) {
            (Some(number @ 0..=8), Mode::Position) => Cell::Open(number),
            (None, Mode::Position) if is_erased => Cell::Covered,
            (None, Mode::Board) if is_erased => Cell::Free,
            _ => return None,
        };
        let tell = |cell| Request::Tell(announcements::cell_content(texts, cell)).into();
        if let Some(number) = press.digit() {
            self.tool = Cell::Open(number);
        }
        let target = self.target().filter(|pos| self.setup().cell(*pos) != cell);
        Some(match (target, cell) {
            (Some(pos), _) => self.draw(pos, cell),
            (None, Cell::Open(number)) => tell(VisibleCell::Open(number)),
            (None, Cell::Free) => tell(VisibleCell::Open(0)),
            (None, _) => tell(VisibleCell::Covered),
        })
    }
}
