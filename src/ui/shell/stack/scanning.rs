//! Playing with one switch: the ring goes on by itself, and a press of the switch chooses what it is
//! around. What is chosen is then handled as a key on the board.

use super::{Message, Stack};
use crate::config::command::Command;
use crate::config::keymap::KeyPress;
use crate::game::pointer::scanner::{ScanEffect, Scanned};
use crate::game::{Pos, ShownBoard};
use crate::ui::kit::focus::navigation;
use crate::ui::screen::context::Context;
use crate::ui::screen::effect::{Effect, Effects};

impl Stack {
    /// Goes on with what is due: in an open list if there is one.
    pub(super) fn scan(&mut self, ctx: Context<'_>) -> Effects<Message> {
        let due = self.scanner.next_at().is_some_and(|at| at <= ctx.now);
        let Some(ms) = ctx.settings.scanning.ms().filter(|_| due) else {
            return Vec::new();
        };
        self.scanner.wait(ms, ctx.now);
        vec![Effect::Task(navigation::point_in_open_list().map(Message::ScannedList))]
    }

    /// Goes on where no list is open.
    pub(super) fn scan_on(&mut self, ctx: Context<'_>) -> Effects<Message> {
        let Some(ms) = ctx.settings.scanning.ms() else {
            return Vec::new();
        };
        let mut scanner = self.scanner;
        let effect = scanner.step(self.board_to_scan(), ms, ctx.now);
        self.scanner = scanner;
        self.show_scan(effect, ctx)
    }

    /// Keeps the ring going while the player wants it.
    pub(super) fn keep_scanning(&mut self, ctx: Context<'_>) {
        self.scanner.keep(ctx.settings.scanning.ms(), ctx.now);
        let is_shown = self.board_to_scan().is_some();
        self.board_or_game().pane().scanned.set(self.scanner.shown().filter(|_| is_shown));
    }

    /// The focus has gone on: whether a control has it now. After the last comes the board.
    pub(super) fn on_scanned_focus(
        &mut self,
        has_focus: bool,
        ctx: Context<'_>,
    ) -> Effects<Message> {
        if has_focus || ctx.settings.scanning.ms().is_none() {
            return Vec::new();
        }
        let mut scanner = self.scanner;
        let effect = scanner.after_controls(self.board_to_scan());
        self.scanner = scanner;
        match effect {
            ScanEffect::NextControl => Vec::new(),
            effect => self.show_scan(effect, ctx),
        }
    }

    /// Takes the key that opens a cell as a press of the switch, while the ring is on the board. In
    /// the controls it presses the one with the focus, as ever.
    pub(super) fn on_switch(
        &mut self,
        press: KeyPress,
        ctx: Context<'_>,
    ) -> Option<Effects<Message>> {
        let ms = ctx.settings.scanning.ms()?;
        let command = ctx.settings.keys.find(press)?;
        if !matches!(command, Command::Open | Command::Accept) {
            return None;
        }
        let mut scanner = self.scanner;
        let effect = scanner.press(self.board_to_scan()?, ms, ctx.now)?;
        self.scanner = scanner;
        Some(self.show_scan(effect, ctx))
    }

    fn show_scan(&mut self, effect: ScanEffect, ctx: Context<'_>) -> Effects<Message> {
        match effect {
            ScanEffect::Show(at) => {
                self.board_or_game().pane().scroll_to([match at {
                    Scanned::Row(row) => Pos::new(row, 0),
                    Scanned::Cell(pos) | Scanned::Open(pos) | Scanned::Flag(pos) => pos,
                }]);
                Vec::new()
            }
            ScanEffect::NextControl => {
                let mut effects = self.on_command(Command::NextControl, ctx);
                let focus = navigation::has_focus().map(Message::ScannedFocus);
                effects.push(Effect::Task(focus));
                effects
            }
            ScanEffect::Open(pos) => self.act_on_cell(Some(pos), Some(Command::Open), ctx),
            ScanEffect::Flag(pos) => self.act_on_cell(Some(pos), Some(Command::Flag), ctx),
        }
    }

    /// The board that the player acts on now.
    fn board_to_scan(&self) -> Option<&dyn ShownBoard> {
        let board = self.played_board().filter(|_| !self.is_before_game());
        board.map(|board| board.board())
    }
}
