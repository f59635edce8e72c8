//! What a view of a board depends on besides the game.

use super::counters_view;
use super::strip_layout;
use crate::config::command::{Command, CommandContext};
use crate::config::skin::SkinName;
use crate::config::{CellSize, Settings};
use crate::game::style::StyleSpec;
use crate::game::{self, DailyGame, Moment};
use crate::i18n::{Texts, key_names as words};
use crate::platform::monotonic_clock::MonotonicClock;
use crate::practice::Progress;
use crate::practice::daily::DailyResults;
use crate::ui::Element;
use crate::ui::board::layout::BoardLayout;
use crate::ui::board::sprite_cache::SpriteCache;
use crate::ui::look::Look;
use crate::ui::machine::Machine;
use crate::ui::theme::Palette;
use crate::ui::widget::tooltip::{ControlLabel, tooltip};
use iced::{Point, Rectangle, Size};
use std::rc::Rc;

#[derive(Debug, Clone, Copy)]
pub struct ViewContext<'a> {
    pub texts: &'a Texts,
    pub settings: &'a Settings,
    /// Whether anything moves.
    pub animated: bool,
    pub progress: &'a Progress,
    pub palette: &'static Palette,
    pub sprites: &'a Rc<SpriteCache>,
    /// The sprites of each style in the current colours.
    pub style_sprites: &'a [Rc<SpriteCache>],
    /// The skins that can be chosen.
    pub skins: &'a [SkinName],
    /// What the screen has of the window, in logical pixels.
    pub window: Size,
    /// The cell size that the player has chosen for this level.
    pub cell_side: Option<CellSize>,
    /// The state of the game, even if another screen is shown.
    pub state: CommandContext,
    /// What the game is called that begins as no other, and why it is not ranked: the keys of both.
    pub origin_note: Option<(&'static str, &'static str)>,
    /// The best time on this level, in ms.
    pub best_ms: Option<u64>,
    pub daily: &'a DailyResults,
    pub machine: &'a Machine,
    /// The daily board that is played, if any.
    pub daily_game: Option<DailyGame>,
    /// Whether its result is that of its day.
    pub daily_counts: bool,
    /// Whether a dialog is in front.
    pub is_covered: bool,
    /// Whether a dialog shows the result instead of the strip.
    pub result_in_dialog: bool,
    pub offers_help: bool,
    /// Whether this is the player's first game.
    pub explains_steps: bool,
    /// The current notice, and how many more wait.
    pub notice: Option<(&'a str, usize)>,
    /// Where it leads to.
    pub notice_command: Option<Command>,
    /// For the times of mouse events.
    pub clock: MonotonicClock,
    pub now: Moment,
}

impl ViewContext<'_> {
    pub const fn style(&self) -> &'static StyleSpec {
        self.settings.style.spec()
    }

    pub const fn look(&self) -> &'static Look {
        Look::of(self.settings.style)
    }

    /// The label of a control that runs a command.
    pub fn label(&self, name: &str, command: Command) -> ControlLabel {
        let label = ControlLabel::new(name);
        match self.settings.keys.press(command) {
            Some(key) => label.with_key(words::press_name(self.texts, key)),
            None => label,
        }
    }

    /// The label of a control that is named after its command.
    pub fn command_label(&self, command: Command) -> ControlLabel {
        if let Command::Level(level) = command {
            return ControlLabel::new(self.texts.board(level));
        }
        let text = command.spec().tip.unwrap_or_else(|| command.current_label(self.state));
        let opens_menu = matches!(command, Command::Menu | Command::Race);
        ControlLabel { opens_menu, ..self.label(self.texts.get(text), command) }
    }

    /// Runs a command, if it is available.
    pub fn message<Message: From<Command>>(&self, command: Command) -> Option<Message> {
        command.is_available(self.state).then(|| command.into())
    }

    /// A label without a key; `key` is that of the text.
    pub fn text_label(&self, key: &str) -> ControlLabel {
        ControlLabel::new(self.texts.get(key))
    }

    pub fn tip<'a, Message: 'a>(
        &self,
        child: impl Into<Element<'a, Message>>,
        label: ControlLabel,
    ) -> Element<'a, Message> {
        tooltip(child, label, self.palette)
    }

    /// Where in the window the room is that the bars above or to the left of it leave.
    pub fn area(&self, room: Size) -> Rectangle {
        let bars = self.window - room;
        Rectangle::new(Point::new(bars.width, bars.height), room)
    }

    /// Lays out a board in this area of the window.
    pub fn board_layout(&self, board: game::BoardSize, area: Rectangle) -> BoardLayout {
        let margin = strip_layout::margin(self.window.width);
        BoardLayout::in_units(board, area, margin, self.cell_side, self.sprites.pixels())
    }

    /// The layout of a board beside a panel of this width, at the right end of the area.
    pub fn board_layout_beside(
        &self,
        board: game::BoardSize,
        area: Rectangle,
        panel: f32,
    ) -> BoardLayout {
        let left = Rectangle { width: area.width - panel, ..area };
        self.board_layout(board, left).centred_beside(panel)
    }

    /// Whether the counters are wanted and the window is wide enough.
    pub fn shows_counters(&self) -> bool {
        self.settings.counters && counters_view::has_room(self.window)
    }
}
