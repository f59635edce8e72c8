//! A board on a screen: as large as its room lets it be, or scrolled.

pub mod fit;
pub mod life;
pub mod looks;

use std::rc::Rc;

use iced::Element;
use iced::Fill;
use iced::Length;
use iced::Point;
use iced::mouse::Interaction;
use iced::widget::Id;
use iced::widget::column;
use iced::widget::container;
use iced::widget::grid;
use iced::widget::lazy;
use iced::widget::mouse_area;
use iced::widget::scrollable;

use crate::game::Game;
use crate::game::style::End;
use crate::solver::counsel::Chances;
use crate::theme;
use crate::widget::board;
use crate::widget::board::Marks;
use crate::widget::board::Part;
use crate::widget::board::Touch;
use crate::widget::cell::Look;
use crate::widget::cell::cell;
use crate::widget::sheet::Sheet;
use crate::widget::stopwatch::Stopwatch;
use fit::Fit;
use life::Scene;
use looks::Eye;
use looks::Mouse;

/// By this name the app scrolls the board.
pub const SCROLL: &str = "field";
/// The gap between the board and its scroll bars, in logical pixels.
const BAR_GAP: f32 = 2.0;
/// What a scroll bar takes of the room, with its gap, in logical pixels.
const BAR: f32 = 10.0 + BAR_GAP;

/// What is shown of a game.
#[derive(Debug, Clone)]
pub struct Field<'a> {
    /// The game.
    pub game: &'a Game,
    /// The chances of the covered cells, where they are shown.
    pub chances: Option<&'a Chances>,
    /// How its end is told.
    pub end: End,
    /// What the mouse makes cells look like.
    pub mouse: Mouse,
    /// What moves over the cells, if something does.
    pub scene: Option<Scene<'a>>,
    /// What lies above the cells.
    pub marks: Marks,
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
    /// The board in its room. It says what the mouse does over it, and how far it was scrolled.
    pub fn view<Message: Clone + 'static>(
        self,
        on_touch: impl Fn(Touch) -> Message + 'a,
        on_scroll: impl Fn(Point) -> Message + 'a,
    ) -> Element<'a, Message> {
        let fit = self.fit;
        if !fit.scrolls() {
            return placed(fit, self.cells(Point::ORIGIN, on_touch));
        }
        // The bars lie beside the board, never on a cell.
        let bar = || scrollable::Scrollbar::new().spacing(BAR_GAP);
        let extent = fit.extent();
        let offset = self.offset;
        let scrolled = scrollable(self.cells(offset, on_touch))
            .width(fit.room.width.min(extent.width + BAR))
            .height(fit.room.height.min(extent.height + BAR))
            .id(Id::new(SCROLL))
            .direction(scrollable::Direction::Both {
                vertical: bar(),
                horizontal: bar(),
            })
            .on_scroll(move |viewport| {
                let offset = viewport.absolute_offset();
                on_scroll(Point::new(offset.x, offset.y))
            });
        placed(fit, scrolled.into())
    }

    /// The cells in sight: a grid of buttons, built row by row and only where a row has changed.
    fn cells<Message: Clone + 'static>(
        self,
        offset: Point,
        on_touch: impl Fn(Touch) -> Message + 'a,
    ) -> Element<'a, Message> {
        let block = self.fit.in_sight(offset);
        let eye = Eye {
            game: self.game,
            mouse: self.mouse,
            scene: self.scene,
            cells: self.sheet.palette().cells,
            chances: self.chances,
            end: self.end,
        };
        let mut all = Vec::new();
        let rows = (block.first.row..block.end.row).map(|row| {
            let looks = looks::row(eye, row, block.first.col, block.end.col);
            all.extend_from_slice(&looks);
            let sheet = Rc::clone(self.sheet);
            let key = (looks, self.fit.side.to_bits(), sheet.key());
            lazy(key, move |(looks, side, _)| {
                row_of_cells(looks, f32::from_bits(*side), &sheet)
            })
            .into()
        });
        let part = Part {
            board: self.fit.board,
            first: block.first,
            side: self.fit.side,
            offset: offset - Point::ORIGIN,
        };
        let width = self.fit.side * f32::from(block.end.col - block.first.col);
        let cells = column(rows).width(Length::Fixed(width)).into();
        let board = board::board(
            part,
            cells,
            all,
            self.marks,
            Rc::clone(self.sheet),
            self.stopwatch,
            on_touch,
        );
        // In flag mode the pointer itself says so.
        let pointer = if self.mouse.marks {
            Interaction::Crosshair
        } else {
            Interaction::None
        };
        mouse_area(board).interaction(pointer).into()
    }
}

/// In the middle of the room below the bars, on whole pixels.
pub fn placed<'a, Message: 'a>(fit: Fit, content: Element<'a, Message>) -> Element<'a, Message> {
    let corner = fit.corner();
    container(content)
        .padding(iced::Padding {
            top: theme::MARGIN + corner.y,
            left: theme::MARGIN + corner.x,
            right: theme::MARGIN,
            bottom: theme::MARGIN,
        })
        .width(Fill)
        .height(Fill)
        .into()
}

fn row_of_cells<Message: Clone + 'static>(
    looks: &[Look],
    side: f32,
    sheet: &Rc<Sheet>,
) -> Element<'static, Message> {
    grid(looks.iter().map(|&look| cell(look, Rc::clone(sheet))))
        .columns(looks.len())
        .width(side * looks.len() as f32)
        .height(Length::Fixed(side))
        .into()
}
