//! How the buttons of the pointer work: settings of the player and the style.

use super::MouseButton;

/// How long a left press lasts that marks: 200 to 800 ms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct LongPress(u16);

impl LongPress {
    pub const MIN: Self = Self(200);
    pub const MAX: Self = Self(800);
    pub const USUAL: Self = Self(400);

    /// `None` outside 200 to 800 ms.
    pub fn new(ms: u16) -> Option<Self> {
        let press = Self(ms);
        (Self::MIN..=Self::MAX).contains(&press).then_some(press)
    }

    pub const fn ms(self) -> u16 {
        self.0
    }
}

impl Default for LongPress {
    fn default() -> Self {
        Self::USUAL
    }
}

/// How the buttons work: settings of the player and the style.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct InputConfig {
    /// Left and right are swapped.
    pub swapped: bool,
    /// A long left press marks.
    pub long_press_marks: bool,
    pub long_press: LongPress,
    /// Flag mode: a left click on a covered cell marks it. Only the game knows the cell: see
    /// [`Pointer::feed_over`](super::Pointer::feed_over).
    pub flag_mode: bool,
    /// A second click on the same cell within [`DOUBLE_CLICK`](super::Pointer::DOUBLE_CLICK) chords.
    pub double_click_chords: bool,
    /// Two buttons, the middle button and Shift do not chord.
    pub no_button_chords: bool,
}

impl InputConfig {
    /// The left, right or middle button after any swap.
    pub const fn map_button(self, button: MouseButton) -> MouseButton {
        match (self.swapped, button) {
            (true, MouseButton::Left) => MouseButton::Right,
            (true, MouseButton::Right) => MouseButton::Left,
            (_, button) => button,
        }
    }

    /// Whether both are equal, flag mode aside.
    pub fn equals_except_flag_mode(self, other: Self) -> bool {
        Self { flag_mode: other.flag_mode, ..self } == other
    }
}
