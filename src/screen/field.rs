//! A board on a screen: as large as its room lets it be, or as the player wants it, and scrolled.

pub mod block;
pub mod fit;
pub mod inset;
pub mod life;
pub mod looks;
pub mod miniature;

use crate::game::pointer::PressPreview;
use crate::game::style::EndDisplay;
use crate::game::{Game, Pos};
use crate::solver::counsel::ProbabilityMap;
use crate::theme;
use crate::widget::board::block::cells_a_side;
use crate::widget::board::{self, Marks, Part, Touch};
use crate::widget::cell::{Look, cell};
use crate::widget::pane::{self, Motion, Place, Rulers};
use crate::widget::sheet::Sheet;
use crate::widget::stopwatch::Stopwatch;
use block::Block;
use fit::Fit;
use iced::mouse::Interaction;
use iced::widget::{Row, container, grid, lazy, mouse_area, row};
use iced::{Element, Fill, Length, Padding, Point};
use life::Scene;
use looks::{Eye, Mouse};
use std::rc::Rc;

/// With more cells than this in sight, those at rest are shown block by block.
const MANY: usize = 1_000;

/// What is shown of a game.
#[derive(Debug, Clone)]
pub struct Field<'a> {
    /// The game.
    pub game: &'a Game,
    /// The chances of the covered cells, where they are shown.
    pub chances: Option<&'a ProbabilityMap>,
    /// How its end is told.
    pub end: EndDisplay,
    /// What the mouse makes cells look like.
    pub mouse: Mouse,
    /// What moves over the cells, if something does.
    pub scene: Option<Scene<'a>>,
    /// What lies above the cells.
    pub marks: Marks,
    /// Whether the numbers of rows and columns are shown beside it.
    pub rulers: bool,
    /// The board in its room.
    pub fit: Fit,
    /// How far it is scrolled, in logical pixels.
    pub offset: Point,
    /// The pictures on the cells.
    pub sheet: &'a Rc<Sheet>,
    /// The clock by which the mouse is heard.
    pub stopwatch: Stopwatch,
}

impl<'a> Field<'a> {
    /// The board in its room. It says what the mouse does over it, and how the player wants to
    /// see it.
    pub fn view<Message: Clone + 'static>(
        self,
        on_touch: impl Fn(Touch) -> Message + 'a,
        on_motion: impl Fn(Motion) -> Message + 'a,
    ) -> Element<'a, Message> {
        let fit = self.fit;
        let place = Place {
            corner: fit.corner(),
            sight: fit.sight(),
            extent: fit.extent(),
            offset: fit.within(self.offset),
        };
        let palette = self.sheet.palette();
        let rulers = self.rulers.then_some(Rulers { board: fit.board, side: fit.side });
        pane::pane(self.cells(place.offset, on_touch), place, rulers, palette, on_motion)
    }

    /// The cells in sight: grids of buttons, built block by block and only where one has changed.
    fn cells<Message: Clone + 'static>(
        self,
        offset: Point,
        on_touch: impl Fn(Touch) -> Message + 'a,
    ) -> Element<'a, Message> {
        let side = self.fit.side;
        let sight = self.fit.in_sight(offset);
        let eye = Eye {
            game: self.game,
            mouse: self.mouse,
            scene: self.scene,
            cells: self.sheet.palette().cells,
            chances: self.chances,
            end: self.end,
        };
        let shown = usize::from(sight.end.row - sight.first.row)
            * usize::from(sight.end.col - sight.first.col);
        let at_rest = shown > MANY && self.scene.is_none();
        let blocks = if at_rest {
            sight.squares(cells_a_side(side, self.sheet.scale()), self.fit.board)
        } else {
            sight.rows()
        };
        let blocks = blocks.into_iter().map(|Block { first, end }| {
            let looks = looks::block(eye, first, end);
            let (rows, cols) = (end.row - first.row, end.col - first.col);
            let sheet = Rc::clone(self.sheet);
            let key = (looks.clone(), cols, side.to_bits(), sheet.key());
            let cells = lazy(key, move |(looks, cols, side, _)| {
                block_of_cells(looks, *cols, f32::from_bits(*side), &sheet)
            });
            board::block::Block { first, rows, cols, looks, cells: cells.into() }
        });
        let part = Part { board: self.fit.board, first: sight.first, side, offset };
        let board = board::board(
            part,
            blocks.collect(),
            at_rest,
            self.marks,
            Rc::clone(self.sheet),
            self.stopwatch,
            on_touch,
        );
        // In flag mode the pointer itself says so.
        let pointer = if self.mouse.marks { Interaction::Crosshair } else { Interaction::None };
        mouse_area(board).interaction(pointer).into()
    }
}

/// A board at rest that nobody plays on, with cells of this side in logical pixels.
pub fn still<'a, Message: Clone + 'static>(
    game: &Game,
    side: f32,
    sheet: &Rc<Sheet>,
) -> Element<'a, Message> {
    let eye = Eye {
        game,
        mouse: Mouse { over: None, preview: PressPreview::Nothing, marks: false },
        scene: None,
        chances: None,
        cells: sheet.palette().cells,
        end: EndDisplay::Inline,
    };
    let size = game.size();
    let looks = looks::block(eye, Pos::new(0, 0), Pos::new(size.rows(), size.cols()));
    block_of_cells(&looks, size.cols(), side, sheet)
}

/// In the place of the board: in the middle of the room, on whole pixels.
pub fn placed<'a, Message: 'a>(fit: Fit, content: Element<'a, Message>) -> Element<'a, Message> {
    let corner = fit.corner();
    container(content)
        .padding(iced::Padding {
            top: corner.y,
            left: corner.x,
            right: theme::MARGIN,
            bottom: theme::MARGIN,
        })
        .width(Fill)
        .height(Fill)
        .into()
}

/// A board and what stands next to it, which is `height` logical pixels high at most.
pub fn with_beside<'a, Message: 'a>(
    fit: Fit,
    board: Element<'a, Message>,
    beside: Element<'a, Message>,
    height: f32,
) -> Row<'a, Message> {
    let padding = Padding::ZERO.top(fit.top_of_beside(height)).bottom(theme::MARGIN);
    row![
        container(board).width(fit.end() - fit.begin()),
        container(beside).padding(padding).height(Fill),
    ]
}

fn block_of_cells<Message: Clone + 'static>(
    looks: &[Look],
    cols: u16,
    side: f32,
    sheet: &Rc<Sheet>,
) -> Element<'static, Message> {
    let cols = usize::from(cols);
    let rows = looks.len() / cols.max(1);
    grid(looks.iter().map(|&look| cell(look, Rc::clone(sheet))))
        .columns(cols)
        .width(side * cols as f32)
        .height(Length::Fixed(side * rows as f32))
        .into()
}
