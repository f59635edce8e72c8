//! The screens. The game is always there; the others come above it.

pub mod bar_parts;
pub mod compare;
pub mod counters_view;
pub mod learn;
pub mod library;
pub mod luck_review;
pub mod play;
pub mod records;
pub mod replay;
pub mod strip_layout;
pub mod title;
pub mod view_context;
pub mod window_needs;

use crate::ui::app::Message;
use crate::ui::board::layout::BoardLayout;
use compare::CompareScreen;
use iced::Element;
use learn::daily::DailyScreen;
use learn::lessons::LessonsScreen;
use learn::practice::PracticeScreen;
use learn::puzzle_board::PuzzleBoard;
use library::LibraryScreen;
use records::RecordsScreen;
use replay::ReplayScreen;
use title::TitleScreen;
use view_context::ViewContext;

/// A screen above the game.
#[derive(Debug)]
pub enum Screen {
    Title(TitleScreen),
    Records(RecordsScreen),
    Library(Box<LibraryScreen>),
    Compare(Box<CompareScreen>),
    Replay(Box<ReplayScreen>),
    Practice(Box<PracticeScreen>),
    Lessons(Box<LessonsScreen>),
    Daily(Box<DailyScreen>),
}

impl Screen {
    /// The key of the text that names it.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Title(_) => "title-go-on",
            Self::Records(_) => "records",
            Self::Library(_) => "library",
            Self::Compare(_) => "compare-title",
            Self::Replay(_) => "announce-recording",
            Self::Practice(_) => "practice",
            Self::Lessons(_) => "lessons",
            Self::Daily(_) => "daily",
        }
    }

    /// Whether the focus goes round its controls, and zooming does nothing.
    pub fn is_page(&self) -> bool {
        match self {
            Self::Records(_) | Self::Library(_) | Self::Compare(_) | Self::Daily(_) => true,
            Self::Lessons(lessons) => lessons.board().is_none(),
            _ => false,
        }
    }

    /// Its board, if that is a puzzle.
    pub fn puzzle(&self) -> Option<&PuzzleBoard> {
        match self {
            Self::Practice(practice) => practice.board.as_ref(),
            Self::Lessons(lessons) => lessons.board(),
            _ => None,
        }
    }

    pub fn puzzle_mut(&mut self) -> Option<&mut PuzzleBoard> {
        match self {
            Self::Practice(practice) => practice.board.as_mut(),
            Self::Lessons(lessons) => lessons.board_mut(),
            _ => None,
        }
    }

    /// The layout of that board.
    pub fn puzzle_layout(&self, ctx: ViewContext<'_>) -> Option<BoardLayout> {
        match self {
            Self::Practice(practice) => Some(practice.page(ctx).layout),
            Self::Lessons(lessons) => lessons.board_layout(ctx),
            _ => None,
        }
    }

    pub fn view<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        match self {
            Self::Title(title) => title.view(ctx.texts, ctx.window).map(Message::Title),
            Self::Records(records) => records.view(ctx).map(Message::Records),
            Self::Library(library) => library.view(ctx).map(Message::Library),
            Self::Compare(compare) => compare.view(ctx).map(Message::Compare),
            Self::Replay(replay) => replay.view(ctx).map(Message::Replay),
            Self::Practice(practice) => {
                practice.view(ctx).map(learn::Message::Practice).map(Message::Learn)
            }
            Self::Lessons(lessons) => {
                lessons.view(ctx).map(learn::Message::Lessons).map(Message::Learn)
            }
            Self::Daily(daily) => daily.view(ctx).map(learn::Message::Daily).map(Message::Learn),
        }
    }
}
