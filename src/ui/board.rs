//! The board of a screen: laid out, drawn, scrolled and zoomed.

pub mod gif;
pub mod look;

use crate::ui::kit::theme;
use crate::ui::{Element, Row};
pub mod animation;
pub(crate) mod annotations;
pub mod cell;
pub mod cell_appearance;
pub mod cell_background;
mod cell_blocks;
pub mod cell_grid;
pub mod classic;
pub(crate) mod frame;
pub mod frost;
mod frost_picture;
mod glide;
pub(crate) mod keyboard_cursor;
pub mod layout;
pub mod light;
pub mod odds;
pub mod pane;
pub mod picture;
pub(crate) mod pointer_tracker;
pub(crate) mod rulers;
pub mod scroll_pane;
mod shadow;
pub mod sprite_cache;

use crate::config::keymap::Keyboard;
use crate::game::{Moment, ShownBoard};
use crate::platform::monotonic_clock::MonotonicClock;
use crate::solver::query::ProbabilityMap;
use crate::ui::board::cell::{CellAppearance, cell};
use crate::ui::board::cell_blocks::{BLOCK_SIDE, CellBlock, MOST_BUTTONS};
use crate::ui::board::cell_grid::{BoardEvent, CellGrid, Cells};
use crate::ui::board::look::EndDisplay;
use crate::ui::board::scroll_pane::{PanZoom, ScrollPane};
use crate::ui::board::sprite_cache::SpriteCache;
use crate::ui::kit::fitted::fitted;
use animation::Animation;
use cell_appearance::{CellInputs, PointerHighlight, ReadingAids};
use frame::BoardFrame;
use glide::Place;
use iced::mouse::Interaction;
use iced::widget::{column, container, grid, mouse_area, row, space};
use iced::{Fill, Length, Point, Rectangle};
use layout::BoardLayout;
use std::rc::Rc;

pub use crate::ui::kit::viewport::SCROLLBAR_SPACE;
pub use crate::ui::kit::viewport::Viewport;
pub use annotations::{Annotations, CellRing, HintAdvice};
pub use layout::{ABOVE, BoardGeometry, CellRange};
pub use pane::BoardPane;
pub use picture::picture;
pub use rulers::{RulerLabel, Rulers};

#[derive(Debug, Clone)]
pub struct BoardView<'a> {
    pub game: &'a dyn ShownBoard,
    /// The odds to show on the covered cells.
    pub chances: Option<&'a ProbabilityMap>,
    pub end: EndDisplay,
    pub aids: ReadingAids,
    /// Whether the game is won in the best time so far.
    pub is_record: bool,
    pub pointer: PointerHighlight,
    /// With the moment that is shown of it.
    pub animation: Option<(&'a Animation, Moment)>,
    pub annotations: Annotations,
    /// The line around the board, if the style has one.
    pub frame: Option<BoardFrame>,
    /// Whether row and column numbers are shown.
    pub shows_rulers: bool,
    /// Whether they call columns by letters.
    pub has_letters: bool,
    pub layout: BoardLayout,
    /// The scroll offset.
    pub offset: Point,
    /// Where it is on its way there.
    pub on_way: Option<Place>,
    pub sprites: &'a Rc<SpriteCache>,
    /// The clock that times pointer events.
    pub clock: MonotonicClock,
    pub keyboard: Keyboard,
}

impl<'a> BoardView<'a> {
    /// Fills its room. Reports what the pointer does over the cells, and requests to pan or zoom.
    pub fn view<Message: Clone + 'static>(
        mut self,
        on_event: impl Fn(BoardEvent) -> Message + 'a,
        on_pan_zoom: impl Fn(PanZoom) -> Message + 'a,
    ) -> Element<'a, Message> {
        if self.annotations.hints.is_empty() {
            let best = self.chances.and_then(|chances| odds::best(chances, self.game));
            self.annotations.hints.extend(best);
        }
        let layout = self.layout;
        let viewport = Viewport {
            origin: layout.origin(),
            size: layout.visible_size(),
            content_size: layout.board_size(),
            offset: layout.clamp_offset(self.offset),
        };
        let place = Place::at_rest(&layout, self.offset);
        let shown = self.on_way.unwrap_or(place);
        let rulers = Rulers {
            board: layout.board,
            side: shown.side,
            has_letters: self.has_letters,
            gap: self.frame.map_or(1.0, BoardFrame::width),
        };
        let to_shown = shown.drawn_from(place);
        let in_view = shown.visible * to_shown.inverse();
        Element::new(ScrollPane {
            viewport,
            shown: Viewport {
                origin: shown.visible.position(),
                size: shown.visible.size(),
                content_size: viewport.content_size * to_shown,
                offset: Point::ORIGIN + (shown.visible.position() - shown.corner),
            },
            to_shown,
            rulers: self.shows_rulers.then_some(rulers),
            frame: self.frame,
            sprites: Rc::clone(self.sprites),
            child: self.cells(viewport.offset, in_view, on_event),
            on_pan_zoom: Box::new(on_pan_zoom),
        })
    }

    /// The cells that are `in_view` in the pane.
    fn cells<Message: Clone + 'static>(
        self,
        offset: Point,
        in_view: Rectangle,
        on_event: impl Fn(BoardEvent) -> Message + 'a,
    ) -> Element<'a, Message> {
        let side = self.layout.cell_size;
        let visible = self.layout.visible_cells(offset);
        let corner = self.layout.origin() - (offset - Point::ORIGIN);
        let drawn = self.layout.cells_in(in_view - (corner - Point::ORIGIN));
        let inputs = CellInputs {
            pointer: self.pointer,
            animation: self.animation,
            chances: self.chances,
            hints: &self.annotations.hints,
            is_record: self.is_record,
            aids: self.aids,
            ..CellInputs::at_rest(self.game, self.end, self.sprites.palette().cell_look)
        };
        let cells_of = |range: CellRange| -> Vec<_> {
            range.positions().map(|pos| inputs.appearance(pos)).collect()
        };
        let (cols, rows) = drawn.shape();
        let cells = if usize::from(cols) * usize::from(rows) <= MOST_BUTTONS {
            Cells::Buttons(drawn, cell_buttons(&cells_of(drawn), cols, side, self.sprites))
        } else {
            let blocks = drawn.covering_squares(BLOCK_SIDE, self.layout.board).into_iter();
            Cells::Blocks(blocks.map(|range| CellBlock { range, cells: cells_of(range) }).collect())
        };
        // The pointer shows that flag mode is on.
        let pointer =
            if self.pointer.flag_mode { Interaction::Crosshair } else { Interaction::None };
        let geometry = BoardGeometry { board: self.layout.board, cell_size: side, offset };
        let on_event = Box::new(on_event);
        let board = Element::new(CellGrid { view: self, geometry, visible, cells, on_event });
        mouse_area(board).interaction(pointer).into()
    }
}

/// A board at rest that takes no input, with cells of at most `side` logical pixels.
pub fn static_board<'a, Message: Clone + 'static>(
    game: &dyn ShownBoard,
    end: EndDisplay,
    side: f32,
    sprites: &Rc<SpriteCache>,
) -> Element<'a, Message> {
    let inputs = CellInputs::at_rest(game, end, sprites.palette().cell_look);
    let cells: Vec<_> = game.size().positions().map(|pos| inputs.appearance(pos)).collect();
    cell_buttons(&cells, game.size().cols(), sprites.whole_side(side), sprites)
}

/// Places `content` where the board would be: centred, on whole pixels.
pub fn align_to_board<'a, Message: 'a>(
    layout: BoardLayout,
    content: Element<'a, Message>,
) -> Element<'a, Message> {
    let corner = layout.origin();
    container(content)
        .padding(iced::Padding::ZERO.top(corner.y).left(corner.x))
        .width(Fill)
        .height(Fill)
        .into()
}

/// A board, and a panel next to it if there is one: level with the board, or higher where a low
/// board leaves too little room.
pub fn with_beside<'a, Message: 'a>(
    layout: BoardLayout,
    board: impl Into<Element<'a, Message>>,
    beside: Option<Element<'a, Message>>,
) -> Row<'a, Message> {
    let width = beside.as_ref().map_or(Fill, |_| Length::Fixed(layout.end() - layout.begin()));
    let panel = beside.map(|beside| {
        let panel = fitted(|above| {
            let gap = space().height(layout.origin().y - theme::MARGIN);
            column![above.part(gap), beside].into()
        });
        container(panel).padding([theme::MARGIN, 0.0]).height(Fill)
    });
    row![container(board).width(width), panel]
}

fn cell_buttons<Message: Clone + 'static>(
    styles: &[CellAppearance],
    cols: u16,
    side: f32,
    sprites: &Rc<SpriteCache>,
) -> Element<'static, Message> {
    let cols = usize::from(cols);
    let rows = styles.len().div_ceil(cols.max(1));
    grid(styles.iter().map(|&style| cell(style, Rc::clone(sprites))))
        .columns(cols)
        .width(side * cols as f32)
        .height(Length::Fixed(side * rows as f32))
        .into()
}
