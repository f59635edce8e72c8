//! The pointer state machine: turns presses, releases and moves into [`Gesture`]s. It does not know
//! the window, so a mouse, a recording and a test use it alike.
//!
//! Left and right together *arm* a chord, the first release of either *fires* it, and the button
//! that is still held is *spent*: its release does nothing. Pressing the other button again arms
//! the next chord.

mod config;
pub mod dwell;
pub mod scanner;

use super::Game;
use super::action::Action;
use super::board_size::Pos;
use super::clock::Moment;

pub use config::{InputConfig, LongPress};

/// A mouse button, after any swap of left and right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MouseButton {
    Left,
    Right,
    /// Chords alone.
    Middle,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PointerInput {
    /// The pointer is over this cell, or over none.
    Move(Option<Pos>),
    /// A button was pressed.
    Press {
        button: MouseButton,
        /// Whether Shift was held: Shift and left chord.
        shift: bool,
    },
    /// A button was released.
    Release(MouseButton),
    /// A finger touched the screen: a left press that marks when it is long, whatever the settings.
    TouchStart,
    /// The finger left the screen.
    TouchEnd,
    /// The pointer left the window or the window lost the focus: held buttons are forgotten.
    Cancel,
    /// Time has passed without other input: see [`Pointer::deadline`].
    Timeout,
    /// The left press was long, as the log of a game says.
    LongPress,
}

/// What the player meant. A cell is `None` outside the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gesture {
    /// A left click, on release.
    Click(Option<Pos>),
    /// A right press, or a long left one.
    Mark(Option<Pos>),
    /// The release of a right press that took part in no chord.
    MarkEnd,
    /// A chord, on the first release.
    Chord(Option<Pos>),
}

impl Gesture {
    /// What it does to the game; `None` outside the board.
    pub fn action(self) -> Option<Action> {
        match self {
            Self::Click(cell) => cell.map(Action::Open),
            Self::Mark(cell) => cell.map(Action::Mark),
            Self::Chord(cell) => cell.map(Action::Chord),
            Self::MarkEnd => None,
        }
    }
}

/// Which cells look pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PressPreview {
    #[default]
    Nothing,
    Cell(Pos),
    /// A cell that is about to be marked if it is covered.
    Mark(Pos),
    Block(Pos),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum PressState {
    #[default]
    Nothing,
    /// The left button or a finger.
    Left(LeftPress),
    /// The right button, which marked on press.
    Right,
    /// Both; the first release chords.
    Both,
    /// The left button with Shift, which chords.
    Shifted,
    /// The middle button, which chords, and whether it was pressed while the left one was held,
    /// which then continues.
    Middle { left: bool },
    /// The held buttons have had their effect.
    Spent,
}

/// The state of a left press.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct LeftPress {
    /// Since when it rests on its cell.
    since: Moment,
    /// Whether flag mode was on when it began.
    marks: bool,
    /// Whether it marks if it is long.
    long_marks: bool,
}

/// The pointer state machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pointer {
    config: InputConfig,
    hovered: Option<Pos>,
    left: bool,
    right: bool,
    state: PressState,
    last_click: Option<(Pos, Moment)>,
}

impl Pointer {
    /// The longest time between the clicks of a double click, in ms.
    pub const DOUBLE_CLICK: u64 = 300;

    /// Nothing held, outside the board.
    pub fn new(config: InputConfig) -> Self {
        Self { config, ..Self::default() }
    }

    pub const fn config(&self) -> InputConfig {
        self.config
    }

    /// Changes the settings. Held buttons are forgotten, unless only flag mode changed.
    pub fn set_config(&mut self, config: InputConfig) {
        if config.equals_except_flag_mode(self.config) {
            self.config = config;
        } else {
            *self = Self { hovered: self.hovered, ..Self::new(config) };
        }
    }

    pub const fn hovered(&self) -> Option<Pos> {
        self.hovered
    }

    /// Whether a held button can still have an effect.
    pub const fn is_pressing(&self) -> bool {
        matches!(
            self.state,
            PressState::Left(_)
                | PressState::Both
                | PressState::Shifted
                | PressState::Middle { .. }
        )
    }

    /// Whether the held press marks a covered cell instead of opening it.
    pub const fn is_marking(&self) -> bool {
        matches!(self.state, PressState::Left(LeftPress { marks: true, .. }))
    }

    /// Whether the left and the right button are down.
    pub const fn held(&self) -> (bool, bool) {
        (self.left, self.right)
    }

    pub fn preview(&self) -> PressPreview {
        match (self.state, self.hovered) {
            (PressState::Left(press), Some(pos)) if press.marks => PressPreview::Mark(pos),
            (PressState::Left(_), Some(pos)) => PressPreview::Cell(pos),
            (PressState::Both | PressState::Shifted | PressState::Middle { .. }, Some(pos)) => {
                PressPreview::Block(pos)
            }
            _ => PressPreview::Nothing,
        }
    }

    /// When [`PointerInput::Timeout`] is due, unless something else happens before.
    pub fn deadline(&self) -> Option<Moment> {
        match self.state {
            PressState::Left(press) if press.long_marks && self.hovered.is_some() => {
                Some(Moment(press.since.0 + u64::from(self.config.long_press.ms())))
            }
            _ => None,
        }
    }

    /// Takes an input at `now` and returns what the gesture that it completes means on the board of
    /// `game`: a click may be a mark in flag mode, and a chord on an open number.
    pub fn feed_over(&mut self, input: PointerInput, game: &Game, now: Moment) -> Option<Gesture> {
        let marks = self.is_marking();
        Some(match self.feed(input, now)? {
            Gesture::Click(Some(cell)) if marks && game.is_covered(cell) => {
                // It does not begin a double click.
                self.last_click = None;
                Gesture::Mark(Some(cell))
            }
            Gesture::Click(Some(cell)) if game.chords_by_click(cell) => Gesture::Chord(Some(cell)),
            gesture => gesture,
        })
    }

    /// Takes an input at `now` and returns the gesture it completes.
    pub fn feed(&mut self, input: PointerInput, now: Moment) -> Option<Gesture> {
        match input {
            PointerInput::Move(over) => {
                self.move_to(over, now);
                None
            }
            PointerInput::Press { button, shift } => {
                self.press(self.config.map_button(button), shift, now)
            }
            PointerInput::Release(button) => self.release(self.config.map_button(button), now),
            PointerInput::TouchStart => {
                self.press(MouseButton::Left, false, now);
                if let PressState::Left(press) = &mut self.state {
                    press.long_marks = true;
                }
                None
            }
            PointerInput::TouchEnd => self.release(MouseButton::Left, now),
            PointerInput::Cancel => {
                *self = Self::new(self.config);
                None
            }
            PointerInput::Timeout => {
                let due = self.deadline().is_some_and(|due| now >= due);
                if due { self.long_press() } else { None }
            }
            PointerInput::LongPress => self.long_press(),
        }
    }

    fn long_press(&mut self) -> Option<Gesture> {
        matches!(self.state, PressState::Left(_)).then(|| {
            self.state = PressState::Spent;
            Gesture::Mark(self.hovered)
        })
    }

    fn move_to(&mut self, over: Option<Pos>, now: Moment) {
        // A finger that slides opens instead of marking: its time restarts on each cell.
        if let PressState::Left(press) = &mut self.state
            && over != self.hovered
        {
            press.since = now;
        }
        self.hovered = over;
    }

    fn press(&mut self, button: MouseButton, shift: bool, now: Moment) -> Option<Gesture> {
        let chords = !self.config.no_button_chords;
        match button {
            MouseButton::Left => {
                self.left = true;
                self.state = match self.state {
                    PressState::Middle { .. } => PressState::Middle { left: false },
                    _ if self.right && chords => PressState::Both,
                    _ if shift && chords => PressState::Shifted,
                    _ => self.left_press(now),
                };
                None
            }
            MouseButton::Right => {
                self.right = true;
                match self.state {
                    PressState::Shifted | PressState::Middle { .. } => None,
                    _ if self.left && chords => {
                        self.state = PressState::Both;
                        None
                    }
                    PressState::Left(_) => None,
                    _ => {
                        self.state = PressState::Right;
                        Some(Gesture::Mark(self.hovered))
                    }
                }
            }
            MouseButton::Middle => {
                let left = matches!(self.state, PressState::Left(_));
                if chords && (left || !self.is_pressing()) {
                    self.state = PressState::Middle { left };
                }
                None
            }
        }
    }

    fn release(&mut self, button: MouseButton, now: Moment) -> Option<Gesture> {
        match button {
            MouseButton::Left => self.left = false,
            MouseButton::Right => self.right = false,
            MouseButton::Middle => {}
        }
        let rest = if self.left || self.right { PressState::Spent } else { PressState::Nothing };
        match (self.state, button) {
            (PressState::Left(_), MouseButton::Left) => {
                self.state = rest;
                Some(self.click(now))
            }
            (PressState::Right, MouseButton::Right) => {
                self.state = PressState::Nothing;
                Some(Gesture::MarkEnd)
            }
            (PressState::Both, MouseButton::Left | MouseButton::Right) => {
                self.state = rest;
                Some(Gesture::Chord(self.hovered))
            }
            (PressState::Shifted, MouseButton::Left) => {
                self.state = rest;
                Some(Gesture::Chord(self.hovered))
            }
            (PressState::Middle { left }, MouseButton::Middle) => {
                self.state =
                    if left && self.left && !self.right { self.left_press(now) } else { rest };
                Some(Gesture::Chord(self.hovered))
            }
            (PressState::Spent, _) => {
                self.state = rest;
                None
            }
            _ => None,
        }
    }

    const fn left_press(&self, now: Moment) -> PressState {
        PressState::Left(LeftPress {
            since: now,
            marks: self.config.flag_mode,
            long_marks: self.config.long_press_marks,
        })
    }

    fn click(&mut self, now: Moment) -> Gesture {
        let again = self.config.double_click_chords
            && self.last_click.is_some_and(|(pos, then)| {
                self.hovered == Some(pos) && now.since(then) <= Self::DOUBLE_CLICK
            });
        if again {
            self.last_click = None;
            Gesture::Chord(self.hovered)
        } else {
            self.last_click = self.hovered.map(|pos| (pos, now));
            Gesture::Click(self.hovered)
        }
    }
}
