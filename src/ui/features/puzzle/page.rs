//! A page with a puzzle: bars above the board, and words beside or below it.

use crate::config::command::CommandContext;
use crate::game::{BoardSize, Phase};
use crate::ui::board;
use crate::ui::board::layout::BoardLayout;
use crate::ui::features::puzzle::{PuzzleBoard, Said};
use crate::ui::kit::sentence::sentence;
use crate::ui::screen::entrance::fade_in;
use crate::ui::screen::prelude::*;
use crate::ui::screen::strip_layout::{BESIDE_WIDTH, MIN_WIDTH_BESIDE, StripPlacement};
use iced::Rectangle;
use iced::widget::{column, responsive};

/// The heights of the words below a board: in low, in narrow and in other windows.
const HEIGHTS: [f32; 3] = [21.0 * theme::UNIT, 36.0 * theme::UNIT, 33.0 * theme::UNIT];

/// The narrowest window with a wide column of words beside the board, and the width of that with
/// the gap to its right.
const WIDE: f32 = 1_200.0;
const WIDE_BESIDE: f32 = 86.0 * theme::UNIT + theme::WIDE_GAP;
/// The words are large beside cells of this side.
const LARGE_CELL: f32 = 72.0;

/// The size of the words: large with large cells, but not in narrow lines.
pub fn text_size(fit: BoardLayout, place: StripPlacement, window: Size) -> f32 {
    let has_room = if place.is_beside() { window.width >= WIDE } else { !window.is_narrow() };
    let is_large = fit.cell_size >= LARGE_CELL && has_room;
    if is_large { size::TITLE } else { size::TEXT }
}

/// The board beside the words, and the width of their column.
fn layout_beside(size: BoardSize, area: Rectangle, ctx: ViewContext<'_>) -> (BoardLayout, f32) {
    let beside = |width| (ctx.board_layout_beside(size, area, width), width);
    let wide = (ctx.window.width >= WIDE).then(|| beside(WIDE_BESIDE));
    let wide = wide.filter(|(fit, _)| fit.cell_size >= LARGE_CELL);
    wide.unwrap_or_else(|| beside(BESIDE_WIDTH))
}

/// Words to read with what to do, in the middle of their room: at most about 60 letters are in a
/// line of this size. In a narrow window what to do is below them.
pub fn reading<'a, M: 'a>(
    words: impl Into<Element<'a, M>>,
    size: f32,
    actions: impl IntoIterator<Item = Element<'a, M>>,
    ctx: ViewContext<'_>,
) -> Element<'a, M> {
    let words = container(words).max_width(31.0 * size);
    if ctx.window.is_narrow() {
        let actions = row([space().width(Fill).into()]).extend(actions).spacing(theme::GAP);
        return column![words.height(Fill), actions.align_y(Center)].spacing(theme::UNIT).into();
    }
    let actions = column(actions).spacing(theme::GAP).align_x(End);
    let row = row![words, actions].spacing(3.0 * theme::GAP).align_y(Center);
    container(row).center(Fill).into()
}

/// What is said below a heading: the step of an explanation, or other words.
pub fn said<'a, M: 'a>(
    board: &PuzzleBoard,
    words: String,
    (size, line_height): (f32, f32),
    ctx: ViewContext<'a>,
) -> Option<Element<'a, M>> {
    if let Some(walk) = board.walk() {
        let said = |naming| walk.sentence(ctx.texts, naming);
        return Some(sentence(said, (size, line_height), ctx.palette));
    }
    let paragraph = || TextRole::Body.paragraph(words.clone(), ctx.palette);
    (!words.is_empty()).then(|| paragraph().size(size).line_height(line_height).into())
}

/// What is said to the player, which comes in from a little below; the task is there at once.
pub fn entering<'a, M: 'a>(
    words: impl Into<Element<'a, M>>,
    heading: &str,
    board: &PuzzleBoard,
    ctx: ViewContext<'_>,
) -> Element<'a, M> {
    if *board.said() == Said::Task {
        return words.into();
    }
    fade_in(words, -theme::GAP, (heading, board.attempt().mistakes()), ctx)
}

/// For bars that show the state of this board, not of the game behind it.
pub fn board_context<'a>(board: Option<&PuzzleBoard>, ctx: ViewContext<'a>) -> ViewContext<'a> {
    let flag_mode = board.is_some_and(PuzzleBoard::flag_mode);
    let is_over = board.is_none_or(|board| board.attempt().is_over());
    let phase = if is_over { Phase::Won } else { Phase::Running };
    let state = CommandContext { flag_mode, phase, is_searching: false, ..ctx.state };
    ViewContext { state, ..ctx }
}

/// How much room the words have.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PageShape {
    /// The width of the narrowest window with words beside the board.
    pub beside_from: f32,
    /// The heights of the words below a board: in low, in narrow and in other windows.
    pub below: [f32; 3],
}

pub const USUAL: PageShape = PageShape { beside_from: MIN_WIDTH_BESIDE, below: HEIGHTS };

impl PageShape {
    /// Where the words are on a page that leaves this area below its bars.
    fn place(self, board: BoardSize, area: Rectangle, window: Size) -> StripPlacement {
        let below = if window.is_low() {
            self.below[0]
        } else if window.is_narrow() {
            self.below[1]
        } else {
            self.below[2]
        };
        StripPlacement::choose(board, window, area, 0.0, (below, self.beside_from))
    }

    /// The board and the place of the words in an area below the bars, and the width of the words.
    pub fn layout(
        self,
        size: BoardSize,
        area: Rectangle,
        ctx: ViewContext<'_>,
    ) -> (BoardLayout, StripPlacement, f32) {
        let place = self.place(size, area, ctx.window);
        let (fit, width) = match place {
            StripPlacement::Beside(_) => layout_beside(size, area, ctx),
            StripPlacement::Below(_) => {
                (ctx.board_layout(size, place.area_left(area, 0.0)), area.width)
            }
        };
        (fit, place, width)
    }

    /// A page with a board of this size and words, which `view` makes for their place.
    pub fn page<'a, M: 'a>(
        self,
        bars: Element<'a, M>,
        size: BoardSize,
        view: impl Fn(BoardLayout, StripPlacement) -> [Element<'a, M>; 2] + 'a,
        ctx: ViewContext<'a>,
    ) -> Element<'a, M> {
        let below_bars = move |room| {
            let (fit, place, width) = self.layout(size, ctx.area(room), ctx);
            arrange(view(fit, place), fit, (place, width), ctx.palette)
        };
        column![bars, responsive(below_bars)].into()
    }
}

fn arrange<'a, M: 'a>(
    [board, words]: [Element<'a, M>; 2],
    fit: BoardLayout,
    (place, width): (StripPlacement, f32),
    palette: &'static Palette,
) -> Element<'a, M> {
    let words = bar_parts::strip_frame(words, palette.surface.into(), place, palette);
    if !place.is_beside() {
        return column![board, words].into();
    }
    let words = container(words).width(width).padding(Padding::ZERO.right(theme::WIDE_GAP));
    board::with_beside(fit, board, Some(words.into())).into()
}
