//! RAWVF, the text format in which players exchange recordings.
//!
//! The lines end with LF or CR LF:
//!
//! ```text
//! RawVF_Version: Rev6          headers, `Key: value`, in any order
//! Width: 8
//! …
//! Board:                       the mines: a line a row, `*` a mine and `0` none
//! 00*00000
//! …
//! Events:                      what happened; this line may be missing (revision 3)
//! 0.000 start
//! 0.000 lc 1 1 (10 4)          what the mouse did
//! number1 1 1                  what became of the board
//! …
//! won
//! ```
//!
//! # What is read
//!
//! Revisions 3 to 6, as Minesweeper Arbiter, Viennasweeper, Minesweeper Clone, FreeSweeper, web sites
//! and the converters write them, in UTF-16 too, and where the line `Board:` is missing.
//!
//! - **Headers** in any order, before the board or between the board and the events, names in
//!   upper or lower case. `Width`, `Height` and `Mines` must agree with the board where they are
//!   there. `Marks` (or `QuestionMarks`) is `On` or `Off`; without it question marks are off.
//!   `Player`, `Program`, `Version` and `Timestamp` are kept as text: UTF-8, else GB 18030 where
//!   it looks like Chinese, else Windows-1252. A `Level` of marathons is refused, for its games follow
//!   other rules. A `Mode` is kept and shown. `SquareSize` is the side of a cell in the pixels of the
//!   events, and with `SuperClick: On` a left click on an open number is a chord. Headers that tell
//!   only what a game was like are passed over; a `Time` above all, which in real files is not always
//!   that of the events. All others are kept and shown as unknown.
//! - **Mouse events**: a time, a name, and a place. The time is in seconds with a sign and
//!   decimals, of which three count, and runs backwards by a few ticks at most. The names are `mv`,
//!   `lc`, `lr`, `rc`, `rr`, `mc`, `mr` (the left, right and middle button clicked down and released), `sc`
//!   (left with Shift) and `mt` (question marks on or off). The place is a cell, column before
//!   row, or in brackets a pixel of a board whose cells are 16 pixels wide, or both: then the pixel
//!   holds, the cell may have been brought in from outside the board, and shows whether cells are
//!   counted from 1 or from 0. Buttons that are held may follow in brackets, and are passed over.
//! - **Board and game events** are checked for names and places, and passed over: the game is
//!   played again from the mouse events.
//! - After the events there may be zeros, or the sign of DOS for the end of a text.
//!
//! Limits: sides of 1 to 256 cells, lines of [`MAX_LINE`] bytes, texts of [`MAX_BYTES`], times of
//! ±[`MAX_TIME`] ms, and pixels within [`PointerPos::MAX_DISTANCE`](crate::replay::PointerPos).
//! Errors name the line.
//!
//! # What is written
//!
//! Revision 6 with cells and pixels in every mouse event, followed by board and game events. The
//! mouse events are those of two plain buttons by the Windows 7 rules: left opens, right marks,
//! both chord. So any reader gets the same board and click counts, whatever the player's settings
//! and rules, with two exceptions: a game lost by the rules of EasyX without opening a mine is not
//! lost, and a chord that Windows 7 refuses, or a click that removes a flag where there are
//! question marks, is written as several clicks.
//!
//! Three extensions are skipped by other readers: the headers `SapperRules` for changed rules and
//! `SapperHelped: Yes` for a game played with help, and the event `forget` for a pointer that left
//! the board. What is written is read back equal, and so are
//! the events if they were plain.
//!
//! Sources: "Open, human-readable minesweeper video format" (Cryslon, minesweeper.info's forum,
//! revision 5) and the notes of thefinerminer/minesweeper-rawvf (revision 6).

mod event_parser;
mod headers;
mod plain_event_writer;
mod read;
mod write;

use crate::game::pointer::MouseButton;
use crate::replay::EventKind;

pub use read::read;
pub(super) use write::plain_mouse_events;
pub use write::{to_text, write};

/// The file extension.
pub const EXTENSION: &str = "rawvf";

/// The longest line that is read, in bytes.
pub const MAX_LINE: usize = 1_000;

/// The longest recording that is read, in bytes: over an hour of continuous movement, and more: see
/// [`Session::LONG_LOG`](crate::replay::Session::LONG_LOG).
pub const MAX_BYTES: u64 = 128 << 20;

/// The largest time before or after 0, and the longest game, in ms: 24 days.
pub const MAX_TIME: i32 = 24 * 24 * 60 * 60 * 1_000;

/// The mouse events and their names.
const MOUSE_EVENTS: [(&str, EventKind); 9] = [
    ("mv", EventKind::Move),
    ("lc", EventKind::Press(MouseButton::Left)),
    ("rc", EventKind::Press(MouseButton::Right)),
    ("mc", EventKind::Press(MouseButton::Middle)),
    ("sc", EventKind::PressShift),
    ("lr", EventKind::Release(MouseButton::Left)),
    ("rr", EventKind::Release(MouseButton::Right)),
    ("mr", EventKind::Release(MouseButton::Middle)),
    ("mt", EventKind::ToggleQuestionMarks),
];

/// A time in seconds, as recordings write it.
pub fn seconds(ms: i32) -> String {
    let sign = if ms < 0 { "-" } else { "" };
    let ms = ms.unsigned_abs();
    format!("{sign}{}.{:03}", ms / 1_000, ms % 1_000)
}
