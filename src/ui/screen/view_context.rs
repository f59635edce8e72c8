//! What a screen with a board shows besides the game, and the room that leaves for it.

use super::play::counters_panel;
use super::strip_layout::StripPlacement;
use crate::config::CellSize;
use crate::config::keymap::{KeyPress, Keymap, Shortcut};
use crate::game::style::StyleSpec;
use crate::game::{self, Moment};
use crate::i18n::{Texts, key_names as words};
use crate::platform::monotonic_clock::MonotonicClock;
use crate::ui::board::insets::Insets;
use crate::ui::board::layout::BoardLayout;
use crate::ui::board::sprite_cache::SpriteCache;
use crate::ui::theme::Palette;
use crate::ui::widget::tooltip::{ControlLabel, tooltip};
use iced::{Element, Size};
use std::rc::Rc;

/// What the screen shows besides the game.
#[derive(Debug, Clone, Copy)]
pub struct ViewContext<'a> {
    /// The words.
    pub texts: &'a Texts,
    /// The keys.
    pub keys: &'a Keymap,
    /// The colours.
    pub palette: &'static Palette,
    /// The pictures on the cells.
    pub sprites: &'a Rc<SpriteCache>,
    /// What the style shows.
    pub traits: &'static StyleSpec,
    /// The window's size, in logical pixels.
    pub window: Size,
    /// How many of the screen's pixels make a logical one.
    pub scale: f32,
    /// The side of a cell of the board that is shown, where the player has chosen one.
    pub cell_side: Option<CellSize>,
    /// Whether the remaining count is shown.
    pub show_remaining: bool,
    /// Whether the next boards are such that need no guess.
    pub no_guess: bool,
    /// Whether sounds are heard.
    pub sound: bool,
    /// Whether the counters are shown beside the board.
    pub counters: bool,
    /// The best time on the level that is shown, in ms, if there is one.
    pub best_ms: Option<u64>,
    /// Whether a box tells the result of the game, so that the strip does not.
    pub result_in_dialog: bool,
    /// Whether the player is offered to read how to play.
    pub offers_help: bool,
    /// The notice that the player should read, if there is one, and how many more wait.
    pub notice: Option<(&'a str, usize)>,
    /// The clock by which the mouse is heard.
    pub clock: MonotonicClock,
    /// The moment that is shown.
    pub now: Moment,
}

impl ViewContext<'_> {
    /// The label of a control with this `name` that does the same as a key.
    pub fn label(&self, name: &str, shortcut: Shortcut) -> ControlLabel {
        self.label_with_key(name, self.keys.press(shortcut))
    }

    /// The label of a control with this `name` that does the same as a key that cannot be changed.
    pub fn label_with_key(&self, name: &str, key: KeyPress) -> ControlLabel {
        ControlLabel::new(name).with_key(words::press_name(self.texts, key))
    }

    /// The label of a control that does what this shortcut says.
    pub fn shortcut_label(&self, shortcut: Shortcut) -> ControlLabel {
        self.label(words::shortcut_name(self.texts, shortcut), shortcut)
    }

    /// The label of a control that no key replaces, by the key of its text.
    pub fn text_label(&self, key: &str) -> ControlLabel {
        ControlLabel::new(self.texts.get(key))
    }

    /// `child`, with a tooltip.
    pub fn tip<'a, Message: 'a>(
        &self,
        child: impl Into<Element<'a, Message>>,
        label: ControlLabel,
    ) -> Element<'a, Message> {
        tooltip(child, label, self.palette)
    }

    /// A board of this size in the room that the window leaves for it.
    pub fn board_layout(&self, board: game::BoardSize) -> BoardLayout {
        let inset = self.strip_placement(board).inset(self.frame(), self.counters_width());
        BoardLayout::new(board, self.window, inset, self.cell_side, self.scale)
    }

    /// Where the information strip lies while a board of this size is shown.
    pub fn strip_placement(&self, board: game::BoardSize) -> StripPlacement {
        StripPlacement::choose(board, self.window, self.frame(), self.counters_width())
    }

    /// What the style's frame takes of the window.
    fn frame(&self) -> Insets {
        Insets::for_frame(self.traits.controls, self.window)
    }

    fn counters_width(&self) -> f32 {
        if self.shows_counters() { counters_panel::WIDTH } else { 0.0 }
    }

    /// Whether the counters are wanted, and the window is wide enough for them.
    pub fn shows_counters(&self) -> bool {
        self.counters && self.window.width >= counters_panel::MIN_WINDOW_WIDTH
    }
}
