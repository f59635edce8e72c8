//! The grid of cell buttons, and the one widget that handles the pointer for all of them.
//!
//! An iced button takes only the left button, and a release only where the press was. A board needs
//! three buttons, and a press may end on another cell. So the cells take no input: this widget
//! reports what happened over which cell. It also draws the annotations above the cells.

use super::cell_blocks::{CellBlock, DrawnBlocks};
use super::pointer_tracker::{BoardArea, PointerTracker};
use crate::game::pointer::PointerInput;
use crate::game::{Moment, Pos, ShownBoard, VisibleCell};
use crate::i18n::announcements::CellNote;
use crate::replay::PointerPos;
use crate::solver::query::ProbabilityMap;
use crate::ui::board::{Annotations, BoardGeometry, BoardView, CellRange};
use crate::ui::kit::theme::CellLook;
use crate::ui::{Element, Renderer, kit as widget};
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, layout, renderer};
use iced::{Event, Length, Point, Rectangle, Size, Theme, mouse};
use std::cell::RefCell;

/// What the pointer did over the board.
#[derive(Debug, Clone, PartialEq)]
pub struct BoardEvent {
    /// The pointer's path since the last event.
    pub path: Vec<(Moment, PointerPos)>,
    pub at: Moment,
    /// `None` where the pointer only moved.
    pub input: Option<PointerInput>,
}

/// What is shown of a cell.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CellContent {
    pub cell: VisibleCell,
    /// Its chance of a mine, if that is shown.
    pub chance: Option<f32>,
    pub note: Option<CellNote>,
}

impl CellContent {
    /// `chances` and `marks` are those on the board.
    pub fn of(
        board: &dyn ShownBoard,
        chances: Option<&ProbabilityMap>,
        marks: &Annotations,
        pos: Pos,
    ) -> Self {
        let is_start = board.start_cell() == Some(pos);
        Self {
            cell: board.cell(pos),
            chance: chances.and_then(|shown| shown.mine_chance(pos)),
            note: if is_start { Some(CellNote::Start) } else { marks.note(pos) },
        }
    }
}

/// What is shown of a board, for assistive technology.
#[derive(Debug, Clone, PartialEq)]
pub struct BoardDescription {
    pub geometry: BoardGeometry,
    pub visible: CellRange,
    /// The visible cells, row by row.
    pub cells: Vec<CellContent>,
    /// The keyboard's cursor.
    pub cursor: Option<Pos>,
    /// 0 while chance has yet to decide it.
    pub mines: u32,
    pub flags: u32,
}

/// The cells in view.
pub(super) enum Cells<'a, M> {
    /// A grid of buttons for these.
    Buttons(CellRange, Element<'a, M>),
    Blocks(Vec<CellBlock>),
}

impl<M> Cells<'_, M> {
    const fn grid(&self) -> &[Element<'_, M>] {
        match self {
            Self::Buttons(_, grid) => std::slice::from_ref(grid),
            Self::Blocks(_) => &[],
        }
    }
}

pub(super) struct CellGrid<'a, M> {
    pub(super) view: BoardView<'a>,
    pub(super) geometry: BoardGeometry,
    pub(super) visible: CellRange,
    pub(super) cells: Cells<'a, M>,
    pub(super) on_event: Box<dyn Fn(BoardEvent) -> M + 'a>,
}

#[derive(Default)]
struct State {
    pointer: PointerTracker,
    blocks: RefCell<DrawnBlocks>,
}

impl<M> Widget<M, Theme, Renderer> for CellGrid<'_, M> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn children(&self) -> Vec<Tree> {
        self.cells.grid().iter().map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(self.cells.grid());
    }

    fn size(&self) -> Size<Length> {
        let extent = self.geometry.size();
        Size::new(Length::Fixed(extent.width), Length::Fixed(extent.height))
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        _limits: &layout::Limits,
    ) -> layout::Node {
        let Cells::Buttons(range, grid) = &mut self.cells else {
            return layout::Node::new(self.geometry.size());
        };
        let bounds = self.geometry.bounds(Point::ORIGIN, *range);
        let limits = layout::Limits::new(Size::ZERO, bounds.size());
        let grid = grid.as_widget_mut().layout(&mut tree.children[0], renderer, &limits);
        layout::Node::with_children(self.geometry.size(), vec![grid.move_to(bounds.position())])
    }

    fn operate(
        &mut self,
        _tree: &mut Tree,
        layout: Layout<'_>,
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let bounds = layout.bounds();
        operation.container(Some(&iced::widget::Id::new("board")), bounds);
        let BoardView { game, chances, annotations, .. } = &self.view;
        let content = |pos| CellContent::of(*game, *chances, annotations, pos);
        let mut board = BoardDescription {
            geometry: self.geometry,
            visible: self.visible,
            cells: self.visible.positions().map(content).collect(),
            cursor: self.view.annotations.cursor,
            mines: self.view.game.mines(),
            flags: self.view.game.flags(),
        };
        operation.custom(None, bounds, &mut board);
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, M>,
        viewport: &Rectangle,
    ) {
        // Cells take no events, so an event costs the same however many there are.
        let state = tree.state.downcast_mut::<State>();
        let bounds = layout.bounds();
        let scrolls = bounds.width > viewport.width || bounds.height > viewport.height;
        let area = BoardArea { geometry: self.geometry, bounds, scrolls };
        state.pointer.keyboard = self.view.keyboard;
        let (taken, now) = (shell.is_event_captured(), self.view.clock.now());
        let reaction = state.pointer.follow(event, area, cursor, taken, now);
        if reaction.captures {
            shell.capture_event();
        }
        for event in reaction.events {
            shell.publish((self.on_event)(event));
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        _: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        // No cell is hovered by itself.
        let cursor = mouse::Cursor::Unavailable;
        let (bounds, origin) = (layout.bounds(), layout.position());
        let Some(visible) = bounds.intersection(viewport) else {
            return;
        };
        match (&self.cells, layout.children().next()) {
            (Cells::Buttons(_, grid), Some(place)) => {
                let (grid, tree) = (grid.as_widget(), &tree.children[0]);
                grid.draw(tree, renderer, theme, style, place, cursor, &visible);
            }
            (Cells::Blocks(blocks), _) => {
                let mut drawn = tree.state.downcast_ref::<State>().blocks.borrow_mut();
                let (place, sprites) = ((origin, &visible), self.view.sprites);
                drawn.draw(renderer, blocks, self.geometry, place, sprites);
            }
            (Cells::Buttons(..), None) => {}
        }
        // In a grid each cell draws its right and bottom line; the first two are the board's.
        if self.view.sprites.palette().cell_look == CellLook::Grid {
            let line = self.view.sprites.palette().open_edge;
            let corner = Point::new(bounds.x - 1.0, bounds.y - 1.0);
            for size in [Size::new(bounds.width + 1.0, 1.0), Size::new(1.0, bounds.height + 1.0)] {
                widget::fill(renderer, Rectangle::new(corner, size), 0.0, line);
            }
        }
        let annotations = &self.view.annotations;
        if *annotations != Annotations::default() {
            renderer.with_layer(visible, |renderer| {
                annotations.draw(renderer, self.geometry, origin, self.view.sprites);
            });
        }
    }
}
