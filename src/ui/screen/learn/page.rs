//! A page with a puzzle: bars above the board, and words beside or below it.

use super::puzzle_board::PuzzleBoard;
use crate::config::CellSize;
use crate::config::command::CommandContext;
use crate::game::style::ControlsLayout;
use crate::game::{BoardSize, Phase};
use crate::ui::board;
use crate::ui::board::insets::Insets;
use crate::ui::board::layout::{self, BoardLayout};
use crate::ui::prelude::*;
use crate::ui::screen::strip_layout::{BESIDE_WIDTH, LOW, MIN_WIDTH_BESIDE, StripPlacement};
use crate::ui::screen::window_needs::WindowNeeds;
use iced::widget::column;

/// The heights of the words below a board, in logical pixels: in low, in narrow and in other
/// windows.
const HEIGHTS: [f32; 3] = [21.0 * theme::UNIT, 36.0 * theme::UNIT, 33.0 * theme::UNIT];
/// Narrower windows need more lines for the words, in logical pixels.
const NARROW: f32 = 480.0;
/// The height of the words beside a board that should not lie above its middle, in logical pixels.
const BESIDE_HEIGHT: f32 = 400.0;
/// The padding of the card with the words beside a board, in logical pixels.
const CARD_PADDING: f32 = 3.0 * theme::UNIT;

/// For bars that show the state of this board, not of the game behind it.
pub fn board_context<'a>(board: Option<&PuzzleBoard>, ctx: ViewContext<'a>) -> ViewContext<'a> {
    let flag_mode = board.is_some_and(PuzzleBoard::flag_mode);
    let is_over = board.is_none_or(|board| board.attempt().is_over());
    let phase = if is_over { Phase::Won } else { Phase::Running };
    let state = CommandContext { flag_mode, phase, is_searching: false, ..ctx.state };
    ViewContext { state, ..ctx }
}

pub fn window_needs(board: BoardSize, side: Option<CellSize>) -> WindowNeeds {
    WindowNeeds {
        board,
        frame: ControlsLayout::Bars,
        below: HEIGHTS[2],
        strip: false,
        counters: false,
        side,
    }
}

/// Where everything on a page is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PuzzlePage {
    /// The height of the bars above the board, in logical pixels.
    bars: f32,
    pub place: StripPlacement,
    pub layout: BoardLayout,
}

/// How much room the words have, in logical pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PageShape {
    /// The width of the narrowest window with words beside the board.
    pub beside_from: f32,
    /// The heights of the words below a board: in low, in narrow and in other windows.
    pub below: [f32; 3],
}

const USUAL: PageShape = PageShape { beside_from: MIN_WIDTH_BESIDE, below: HEIGHTS };

impl PuzzlePage {
    /// `bars` is the height of the bars above the board, in logical pixels.
    pub fn new(board: BoardSize, bars: f32, ctx: ViewContext<'_>) -> Self {
        Self::shaped(board, bars, ctx, USUAL)
    }

    /// The same with more or less room for the words.
    pub fn shaped(board: BoardSize, bars: f32, ctx: ViewContext<'_>, shape: PageShape) -> Self {
        let window = ctx.window;
        let frame = Insets { top: bars, ..Insets::for_frame(ControlsLayout::Bars, window) };
        let below = StripPlacement::Below(if window.height < LOW {
            shape.below[0]
        } else if window.width < NARROW {
            shape.below[1]
        } else {
            shape.below[2]
        });
        let side = |place: StripPlacement| {
            layout::largest_cell_size(board, window, place.inset(frame, 0.0))
        };
        let is_better = side(StripPlacement::Beside) >= side(below);
        let place = if window.width >= shape.beside_from && is_better {
            StripPlacement::Beside
        } else {
            below
        };
        let inset = place.inset(frame, 0.0);
        let layout = BoardLayout::new(board, window, inset, ctx.cell_side, ctx.sprites.scale());
        Self { bars, place, layout }
    }

    /// The board and the words, below the bars.
    pub fn arrange<'a, Message: 'a>(
        self,
        bars: Element<'a, Message>,
        board: Element<'a, Message>,
        words: Element<'a, Message>,
        ctx: ViewContext<'a>,
    ) -> Element<'a, Message> {
        let palette = ctx.palette;
        let content: Element<'a, Message> = match self.place {
            StripPlacement::Below(height) => {
                let words = container(words)
                    .padding([theme::UNIT, theme::MARGIN])
                    .center_y(Fill)
                    .width(Fill)
                    .clip(true)
                    .style(move |_| container::Style::default().background(palette.surface));
                let words = column![bar_parts::hairline(palette), words].height(height);
                column![board, words].into()
            }
            StripPlacement::Beside => {
                let words = container(words).padding(CARD_PADDING).width(Fill);
                let words = container(words.style(palette.card()))
                    .width(BESIDE_WIDTH)
                    .padding(Padding::ZERO.right(theme::WIDE_GAP));
                board::with_beside(self.layout, board, words.into(), BESIDE_HEIGHT).into()
            }
        };
        column![bars, content].width(Fill).height(Fill).into()
    }
}
