//! What a screen with a board shows besides the game, and the room that leaves for it.

use super::field::fit::Fit;
use super::field::inset::Inset;
use super::play::panel;
use super::strip::Strip;
use crate::game::style::StyleSpec;
use crate::game::{self, Moment};
use crate::i18n::{Texts, keys as words};
use crate::keymap::{KeyPress, Keymap, Shortcut};
use crate::store::settings::CellSize;
use crate::theme::Palette;
use crate::widget::sheet::Sheet;
use crate::widget::stopwatch::Stopwatch;
use crate::widget::tip::{Label, tip};
use iced::{Element, Size};
use std::rc::Rc;

/// What the screen shows besides the game.
#[derive(Debug, Clone, Copy)]
pub struct Surroundings<'a> {
    /// The words.
    pub texts: &'a Texts,
    /// The keys.
    pub keys: &'a Keymap,
    /// The colours.
    pub palette: &'static Palette,
    /// The pictures on the cells.
    pub sheet: &'a Rc<Sheet>,
    /// What the style shows.
    pub traits: &'static StyleSpec,
    /// The window's size, in logical pixels.
    pub window: Size,
    /// How many of the screen's pixels make a logical one.
    pub scale: f32,
    /// The side of a cell of the board that is shown, where the player has chosen one.
    pub side: Option<CellSize>,
    /// Whether the remaining count is shown.
    pub show_remaining: bool,
    /// Whether the next boards are such that need no guess.
    pub no_guess: bool,
    /// Whether sounds are heard.
    pub sound: bool,
    /// Whether the counters are shown beside the board.
    pub counters: bool,
    /// The best time on the level that is shown, in ms, if there is one.
    pub best: Option<u64>,
    /// Whether a box tells the result of the game, so that the strip does not.
    pub result_in_box: bool,
    /// Whether the player is offered to read how to play.
    pub offers_help: bool,
    /// The notice that the player should read, if there is one, and how many more wait.
    pub notice: Option<(&'a str, usize)>,
    /// The clock by which the mouse is heard.
    pub stopwatch: Stopwatch,
    /// The moment that is shown.
    pub now: Moment,
}

impl Surroundings<'_> {
    /// The label of a control with this `name` that does the same as a key.
    pub fn label(&self, name: &str, shortcut: Shortcut) -> Label {
        self.label_with(name, self.keys.press(shortcut))
    }

    /// The label of a control with this `name` that does the same as a key that cannot be changed.
    pub fn label_with(&self, name: &str, key: KeyPress) -> Label {
        Label::new(name).with_key(words::press_name(self.texts, key))
    }

    /// The label of a control that does what this shortcut says.
    pub fn label_of(&self, shortcut: Shortcut) -> Label {
        self.label(words::shortcut_name(self.texts, shortcut), shortcut)
    }

    /// The label of a control that no key replaces, by the key of its text.
    pub fn label_text(&self, key: &str) -> Label {
        Label::new(self.texts.get(key))
    }

    /// `child`, with a tooltip.
    pub fn tip<'a, Message: 'a>(
        &self,
        child: impl Into<Element<'a, Message>>,
        label: Label,
    ) -> Element<'a, Message> {
        tip(child, label, self.palette)
    }

    /// A board of this size in the room that the window leaves for it.
    pub fn fit(&self, board: game::BoardSize) -> Fit {
        let inset = self.strip(board).around(self.frame(), self.counters_width());
        Fit::new(board, self.window, inset, self.side, self.scale)
    }

    /// Where the information strip lies while a board of this size is shown.
    pub fn strip(&self, board: game::BoardSize) -> Strip {
        Strip::of(board, self.window, self.frame(), self.counters_width())
    }

    /// What the style's frame takes of the window.
    fn frame(&self) -> Inset {
        Inset::of(self.traits.controls, self.window)
    }

    fn counters_width(&self) -> f32 {
        if self.panel() { panel::WIDTH } else { 0.0 }
    }

    /// Whether the counters are wanted, and the window is wide enough for them.
    pub fn panel(&self) -> bool {
        self.counters && self.window.width >= panel::WINDOW
    }
}
