//! The mouse machine: what is pressed where, and when that becomes an action.
//!
//! It is fed with presses, releases and moves, and answers with [`Gesture`]s. It knows neither the
//! game nor a window, so the mouse, a recording and a test take the same road through it.
//!
//! The one thought that is hard to see in the transitions: left and right together *arm* a chord,
//! the first release of either *fires* it, and what is still held afterwards is *spent*: its own
//! release does nothing. A spent button is still down, though, so pressing the other one again
//! arms the next chord, which is how a row of chords is played with one button kept down.

use super::clock::Moment;
use super::size::Pos;

/// A button of the mouse, after any swap of left and right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Button {
    /// The button that opens.
    Left,
    /// The button that marks.
    Right,
    /// The button that chords alone.
    Middle,
}

/// What happened to the mouse.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Input {
    /// The pointer is now over this cell, or over none.
    Move(Option<Pos>),
    /// A button went down, with or without Shift.
    Press {
        /// Which one.
        button: Button,
        /// Whether Shift was held, which makes the left button a chord's.
        shift: bool,
    },
    /// A button came up.
    Release(Button),
    /// A finger was put on the screen: a left press that becomes a mark when it is long, whatever
    /// the hand, for a finger has no second button.
    Touch,
    /// The finger was taken off the screen.
    Lift,
    /// The pointer left the window, or the window lost the focus: what was held is forgotten.
    Forget,
    /// Time has passed with nothing else happening: see [`Pointer::deadline`].
    Wait,
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
pub enum Preview {
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
pub struct Hand {
    /// Left and right change places.
    pub swapped: bool,
    /// A left press of [`Pointer::LONG_PRESS`] marks.
    pub long_press_marks: bool,
    /// Flag mode: a left click on a covered cell marks it. What is under the pointer only a game
    /// knows, so it is asked of [`Pointer::is_marking`] before the click is fed.
    pub left_marks: bool,
    /// A second click on the same cell within [`Pointer::DOUBLE_CLICK`] is a chord.
    pub double_click_chords: bool,
    /// Whether buttons held together, the middle one and Shift make chords at all.
    pub no_button_chords: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Hold {
    /// No press counts.
    #[default]
    Nothing,
    /// The left button or a finger.
    Left(Press),
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
struct Press {
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
    hand: Hand,
    over: Option<Pos>,
    left: bool,
    right: bool,
    hold: Hold,
    last_click: Option<(Pos, Moment)>,
}

impl Hand {
    /// What a button of the mouse is to this hand: its left, right or middle one.
    pub const fn role(self, button: Button) -> Button {
        match (self.swapped, button) {
            (true, Button::Left) => Button::Right,
            (true, Button::Right) => Button::Left,
            (_, button) => button,
        }
    }

    /// Whether this is `other`, flag mode aside.
    pub fn but_for_flag_mode(self, other: Self) -> bool {
        let left_marks = other.left_marks;
        Self { left_marks, ..self } == other
    }
}

impl Pointer {
    /// The longest time from one click to the next in a double click, in ms.
    pub const DOUBLE_CLICK: u64 = 300;
    /// How long a press is held to mark, in ms.
    pub const LONG_PRESS: u64 = 400;

    /// A mouse with nothing held, somewhere outside the board.
    pub fn new(hand: Hand) -> Self {
        Self { hand, ..Self::default() }
    }

    /// How the hand works.
    pub const fn hand(&self) -> Hand {
        self.hand
    }

    /// Changes how the hand works. What is held is forgotten, unless only flag mode was switched:
    /// then a press goes on as what it was when it began.
    pub fn set_hand(&mut self, hand: Hand) {
        if hand.but_for_flag_mode(self.hand) {
            self.hand = hand;
        } else {
            *self = Self { over: self.over, ..Self::new(hand) };
        }
    }

    /// The cell under the pointer.
    pub const fn over(&self) -> Option<Pos> {
        self.over
    }

    /// Whether a button is held whose release still counts: the face holds its breath.
    pub const fn is_pressing(&self) -> bool {
        matches!(self.hold, Hold::Left(_) | Hold::Both | Hold::Shifted | Hold::Middle { .. })
    }

    /// Whether the press that is held marks a covered cell instead of opening it.
    pub const fn is_marking(&self) -> bool {
        matches!(self.hold, Hold::Left(Press { marks: true, .. }))
    }

    /// The last click was none after all: it begins no double click.
    pub const fn drop_click(&mut self) {
        self.last_click = None;
    }

    /// Which buttons are down: left, right.
    pub const fn held(&self) -> (bool, bool) {
        (self.left, self.right)
    }

    /// Which cells look pressed.
    pub fn preview(&self) -> Preview {
        match (self.hold, self.over) {
            (Hold::Left(press), Some(pos)) if press.marks => Preview::Mark(pos),
            (Hold::Left(_), Some(pos)) => Preview::Cell(pos),
            (Hold::Both | Hold::Shifted | Hold::Middle { .. }, Some(pos)) => Preview::Block(pos),
            _ => Preview::Nothing,
        }
    }

    /// When the machine wants to hear [`Input::Wait`], if nothing else happens before.
    pub fn deadline(&self) -> Option<Moment> {
        match self.hold {
            Hold::Left(press) if press.long_marks && self.over.is_some() => {
                Some(Moment(press.since.0 + Self::LONG_PRESS))
            }
            _ => None,
        }
    }

    /// Takes in what happened at `now`, and says what it means.
    pub fn feed(&mut self, input: Input, now: Moment) -> Option<Gesture> {
        match input {
            Input::Move(over) => {
                self.enter(over, now);
                None
            }
            Input::Press { button, shift } => self.press(self.hand.role(button), shift, now),
            Input::Release(button) => self.release(self.hand.role(button), now),
            Input::Touch => {
                self.press(Button::Left, false, now);
                if let Hold::Left(press) = &mut self.hold {
                    press.long_marks = true;
                }
                None
            }
            Input::Lift => self.release(Button::Left, now),
            Input::Forget => {
                *self = Self::new(self.hand);
                None
            }
            Input::Wait => {
                let due = self.deadline().is_some_and(|due| now >= due);
                due.then(|| {
                    self.hold = Hold::Spent;
                    Gesture::Mark(self.over)
                })
            }
        }
    }

    fn enter(&mut self, over: Option<Pos>, now: Moment) {
        // A finger that slides is opening, not marking: its time starts anew on each cell.
        if let Hold::Left(press) = &mut self.hold
            && over != self.over
        {
            press.since = now;
        }
        self.over = over;
    }

    fn press(&mut self, button: Button, shift: bool, now: Moment) -> Option<Gesture> {
        let chords = !self.hand.no_button_chords;
        match button {
            Button::Left => {
                self.left = true;
                self.hold = match self.hold {
                    Hold::Middle { .. } => Hold::Middle { left: false },
                    _ if self.right && chords => Hold::Both,
                    _ if shift && chords => Hold::Shifted,
                    _ => self.left_press(now),
                };
                None
            }
            Button::Right => {
                self.right = true;
                match self.hold {
                    Hold::Shifted | Hold::Middle { .. } => None,
                    _ if self.left && chords => {
                        self.hold = Hold::Both;
                        None
                    }
                    Hold::Left(_) => None,
                    _ => {
                        self.hold = Hold::Right;
                        Some(Gesture::Mark(self.over))
                    }
                }
            }
            Button::Middle => {
                let left = matches!(self.hold, Hold::Left(_));
                if chords && (left || !self.is_pressing()) {
                    self.hold = Hold::Middle { left };
                }
                None
            }
        }
    }

    fn release(&mut self, button: Button, now: Moment) -> Option<Gesture> {
        match button {
            Button::Left => self.left = false,
            Button::Right => self.right = false,
            Button::Middle => {}
        }
        let rest = if self.left || self.right { Hold::Spent } else { Hold::Nothing };
        match (self.hold, button) {
            (Hold::Left(_), Button::Left) => {
                self.hold = rest;
                Some(self.click(now))
            }
            (Hold::Right, Button::Right) => {
                self.hold = Hold::Nothing;
                Some(Gesture::MarkEnd)
            }
            (Hold::Both, Button::Left | Button::Right) => {
                self.hold = rest;
                Some(Gesture::Chord(self.over))
            }
            (Hold::Shifted, Button::Left) => {
                self.hold = rest;
                Some(Gesture::Chord(self.over))
            }
            (Hold::Middle { left }, Button::Middle) => {
                self.hold =
                    if left && self.left && !self.right { self.left_press(now) } else { rest };
                Some(Gesture::Chord(self.over))
            }
            (Hold::Spent, _) => {
                self.hold = rest;
                None
            }
            _ => None,
        }
    }

    const fn left_press(&self, now: Moment) -> Hold {
        Hold::Left(Press {
            since: now,
            marks: self.hand.left_marks,
            long_marks: self.hand.long_press_marks,
        })
    }

    fn click(&mut self, now: Moment) -> Gesture {
        let again = self.hand.double_click_chords
            && self.last_click.is_some_and(|(pos, then)| {
                self.over == Some(pos) && now.since(then) <= Self::DOUBLE_CLICK
            });
        if again {
            self.last_click = None;
            Gesture::Chord(self.over)
        } else {
            self.last_click = self.over.map(|pos| (pos, now));
            Gesture::Click(self.over)
        }
    }
}
