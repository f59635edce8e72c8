//! The mouse machine: what is pressed where, and when that becomes an action.
//!
//! It is fed with presses, releases and moves, and answers with [`Gesture`]s. It knows neither the
//! game nor a window, so the mouse, a recording and a test take the same road through it.
//!
//! The one thought that is hard to see in the transitions: left and right together *arm* a chord,
//! the first release of either *fires* it, and what is still held afterwards is *spent*: its own
//! release does nothing. A spent button is still down, though, so pressing the other one again
//! arms the next chord, which is how a row of chords is played with one button kept down.

use super::board_size::Pos;
use super::clock::Moment;

/// A button of the mouse, after any swap of left and right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MouseButton {
    /// The button that opens.
    Left,
    /// The button that marks.
    Right,
    /// The button that chords alone.
    Middle,
}

/// What happened to the mouse.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PointerInput {
    /// The pointer is now over this cell, or over none.
    Move(Option<Pos>),
    /// A button went down, with or without Shift.
    Press {
        /// Which one.
        button: MouseButton,
        /// Whether Shift was held, which makes the left button a chord's.
        shift: bool,
    },
    /// A button came up.
    Release(MouseButton),
    /// A finger was put on the screen: a left press that becomes a mark when it is long, whatever
    /// the hand, for a finger has no second button.
    TouchStart,
    /// The finger was taken off the screen.
    TouchEnd,
    /// The pointer left the window, or the window lost the focus: what was held is forgotten.
    Cancel,
    /// Time has passed with nothing else happening: see [`Pointer::deadline`].
    Timeout,
}

/// What the hand has said. A cell is `None` where it happened outside the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gesture {
    /// A left click, by its release.
    Click(Option<Pos>),
    /// A right press, or a long left one, that marks.
    Mark(Option<Pos>),
    /// The release of a right press that took part in no chord.
    MarkEnd,
    /// A chord, by the first release.
    Chord(Option<Pos>),
}

/// Which cells look pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PressPreview {
    /// None.
    #[default]
    Nothing,
    /// One cell.
    Cell(Pos),
    /// One cell, which is about to be marked if it is covered.
    Mark(Pos),
    /// A cell and its neighbours.
    Block(Pos),
}

/// How the player's hand works: switches of the settings and of the style.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct InputConfig {
    /// Left and right change places.
    pub swapped: bool,
    /// A left press of [`Pointer::LONG_PRESS`] marks.
    pub long_press_marks: bool,
    /// Flag mode: a left click on a covered cell marks it. What is under the pointer only a game
    /// knows, so it is asked of [`Pointer::is_marking`] before the click is fed.
    pub flag_mode: bool,
    /// A second click on the same cell within [`Pointer::DOUBLE_CLICK`] is a chord.
    pub double_click_chords: bool,
    /// Whether buttons held together, the middle one and Shift make chords at all.
    pub no_button_chords: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum PressState {
    /// No press counts.
    #[default]
    Nothing,
    /// The left button or a finger.
    Left(LeftPress),
    /// The right button, which marked when it went down.
    Right,
    /// Both, and the first release will fire.
    Both,
    /// The left button with Shift, which chords alone.
    Shifted,
    /// The middle button, which chords alone, and whether it went down while the left one was
    /// held: then that goes on when it comes up.
    Middle { left: bool },
    /// What is held has had its effect.
    Spent,
}

/// What a left press is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct LeftPress {
    /// Since when it rests on its cell.
    since: Moment,
    /// Whether it went down in flag mode.
    marks: bool,
    /// Whether it marks when it is long.
    long_marks: bool,
}

/// The state of the mouse.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pointer {
    config: InputConfig,
    hovered: Option<Pos>,
    left: bool,
    right: bool,
    state: PressState,
    last_click: Option<(Pos, Moment)>,
}

impl InputConfig {
    /// What a button of the mouse is to this hand: its left, right or middle one.
    pub const fn map_button(self, button: MouseButton) -> MouseButton {
        match (self.swapped, button) {
            (true, MouseButton::Left) => MouseButton::Right,
            (true, MouseButton::Right) => MouseButton::Left,
            (_, button) => button,
        }
    }

    /// Whether this is `other`, flag mode aside.
    pub fn equals_except_flag_mode(self, other: Self) -> bool {
        let left_marks = other.flag_mode;
        Self { flag_mode: left_marks, ..self } == other
    }
}

impl Pointer {
    /// The longest time from one click to the next in a double click, in ms.
    pub const DOUBLE_CLICK: u64 = 300;
    /// How long a press is held to mark, in ms.
    pub const LONG_PRESS: u64 = 400;

    /// A mouse with nothing held, somewhere outside the board.
    pub fn new(hand: InputConfig) -> Self {
        Self { config: hand, ..Self::default() }
    }

    /// How the hand works.
    pub const fn config(&self) -> InputConfig {
        self.config
    }

    /// Changes how the hand works. What is held is forgotten, unless only flag mode was switched:
    /// then a press goes on as what it was when it began.
    pub fn set_config(&mut self, hand: InputConfig) {
        if hand.equals_except_flag_mode(self.config) {
            self.config = hand;
        } else {
            *self = Self { hovered: self.hovered, ..Self::new(hand) };
        }
    }

    /// The cell under the pointer.
    pub const fn hovered(&self) -> Option<Pos> {
        self.hovered
    }

    /// Whether a button is held whose release still counts: the face holds its breath.
    pub const fn is_pressing(&self) -> bool {
        matches!(
            self.state,
            PressState::Left(_)
                | PressState::Both
                | PressState::Shifted
                | PressState::Middle { .. }
        )
    }

    /// Whether the press that is held marks a covered cell instead of opening it.
    pub const fn is_marking(&self) -> bool {
        matches!(self.state, PressState::Left(LeftPress { marks: true, .. }))
    }

    /// The last click was none after all: it begins no double click.
    pub const fn clear_last_click(&mut self) {
        self.last_click = None;
    }

    /// Which buttons are down: left, right.
    pub const fn held(&self) -> (bool, bool) {
        (self.left, self.right)
    }

    /// Which cells look pressed.
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

    /// When the machine wants to hear [`Input::Wait`], if nothing else happens before.
    pub fn deadline(&self) -> Option<Moment> {
        match self.state {
            PressState::Left(press) if press.long_marks && self.hovered.is_some() => {
                Some(Moment(press.since.0 + Self::LONG_PRESS))
            }
            _ => None,
        }
    }

    /// Takes in what happened at `now`, and says what it means.
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
                due.then(|| {
                    self.state = PressState::Spent;
                    Gesture::Mark(self.hovered)
                })
            }
        }
    }

    fn move_to(&mut self, over: Option<Pos>, now: Moment) {
        // A finger that slides is opening, not marking: its time starts anew on each cell.
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
