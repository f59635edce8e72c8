//! The grid of cell buttons, and the one widget that handles the pointer for all of them.
//!
//! An iced button takes only the left button, and a release only where the press was. A board needs
//! three buttons, and a press may end on another cell. So the cells take no input: this widget
//! reports what happened over which cell. It also draws the annotations above the cells.
//!
//! A finger acts as the left button, and is gone when it is lifted. On a board that scrolls, a
//! sliding finger scrolls and opens nothing. A second finger cancels the press.
//!
//! The renderer repaints each changed cell separately and clears a mask of the whole window each
//! time: an opening of 100 cells took 100 ms. So when many cells change at once, the whole window
//! is repainted in one go.

use super::cell::{self, CellAppearance};
use super::scroll_pane;
use super::sprite_cache::SpriteCache;
use crate::game::pointer::{MouseButton, PointerInput};
use crate::game::{Moment, Pos};
use crate::platform::monotonic_clock::MonotonicClock;
use crate::replay::PointerPos;
use crate::ui::board::overlay_cells::OverlayCells;
use crate::ui::board::tiles::{BlockLayouts, CellBlock, TileCache, tile_key};
use crate::ui::board::{Annotations, BoardGeometry};
use crate::ui::theme::CellSkin;
use crate::ui::{font, widget};
use iced::advanced::image::Renderer as _;
use iced::advanced::text::Renderer as _;
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, layout, renderer, text};
use iced::touch::Finger;
use iced::{
    Color, Element, Event, Length, Point, Rectangle, Renderer, Size, Theme, alignment, keyboard,
    mouse, touch, window,
};
use std::rc::Rc;

/// What the pointer did over the board.
#[derive(Debug, Clone, PartialEq)]
pub struct BoardEvent {
    /// The pointer's path since the last event.
    pub path: Vec<(Moment, PointerPos)>,
    pub at: Moment,
    /// `None` where the pointer only moved.
    pub input: Option<PointerInput>,
}

/// Up to this many changed cells or tiles are repainted one by one; beyond it, the whole window is.
const MAX_PARTIAL_REDRAWS: usize = 8;

/// The grid around the `blocks` of a board. `at_rest` means that few cells change at a time, so
/// that tiles can be drawn instead of blocks.
pub fn cell_grid<'a, Message: 'a>(
    geometry: BoardGeometry,
    blocks: Vec<CellBlock<'a, Message>>,
    uses_tiles: bool,
    annotations: Annotations,
    sprites: Rc<SpriteCache>,
    clock: MonotonicClock,
    on_event: impl Fn(BoardEvent) -> Message + 'a,
) -> Element<'a, Message> {
    Element::new(CellGrid {
        geometry,
        blocks,
        uses_tiles,
        annotations,
        sprites,
        clock,
        on_event: Box::new(on_event),
    })
}

struct CellGrid<'a, Message> {
    geometry: BoardGeometry,
    blocks: Vec<CellBlock<'a, Message>>,
    uses_tiles: bool,
    annotations: Annotations,
    sprites: Rc<SpriteCache>,
    clock: MonotonicClock,
    on_event: Box<dyn Fn(BoardEvent) -> Message + 'a>,
}

/// The pointer's state between two events.
///
/// A move inside a cell changes nothing visible, so it sends no message, which would rebuild the
/// view; it waits for the next message.
#[derive(Default)]
struct State {
    /// The pointer in the window, from its own events. The toolkit delivers events in batches, all
    /// with the position of the last one, which is too late for a fast hand.
    at: Option<Point>,
    over: Option<Pos>,
    /// The finger on the board, and where it was put down in the window.
    finger: Option<(Finger, Point)>,
    /// Whether the last pointer was a finger and is gone.
    pointer_gone: bool,
    shift: bool,
    path: Vec<(Moment, PointerPos)>,
    /// The last geometry and whether it used tiles.
    last_layout: Option<(BoardGeometry, bool)>,
    styles: Vec<Vec<CellAppearance>>,
    block_layouts: BlockLayouts,
    tiles: TileCache,
    overlay: OverlayCells,
    /// How often the whole window was repainted.
    redraw_count: usize,
}

impl State {
    /// How many cells have changed since the last layout.
    fn changed<Message>(&mut self, blocks: &[CellBlock<'_, Message>]) -> usize {
        self.styles.resize_with(blocks.len(), Vec::new);
        let mut changed = 0;
        for (before, block) in self.styles.iter_mut().zip(blocks) {
            if *before != block.styles {
                let differ = |(before, now): &(&CellAppearance, &CellAppearance)| before != now;
                changed += before.iter().zip(&block.styles).filter(differ).count();
                before.clone_from(&block.styles);
            }
        }
        changed
    }
}

/// The longest path before it is sent: half a second at 1,000 moves a second.
const MAX_PATH_LENGTH: usize = 512;

impl<Message> CellGrid<'_, Message> {
    fn input(
        &self,
        state: &mut State,
        event: &Event,
        is_inside: bool,
        scrolls: bool,
    ) -> Option<PointerInput> {
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(button)) if is_inside => {
                Some(PointerInput::Press { button: convert_button(*button)?, shift: state.shift })
            }
            Event::Mouse(mouse::Event::ButtonReleased(button)) => {
                Some(PointerInput::Release(convert_button(*button)?))
            }
            Event::Touch(event) => touch_input(state, *event, is_inside, scrolls),
            Event::Keyboard(keyboard::Event::ModifiersChanged(modifiers)) => {
                state.shift = modifiers.shift();
                None
            }
            Event::Mouse(mouse::Event::CursorLeft) | Event::Window(window::Event::Unfocused) => {
                state.over = None;
                state.finger = None;
                Some(PointerInput::Cancel)
            }
            _ => None,
        }
    }
}

fn touch_input(
    state: &mut State,
    event: touch::Event,
    is_inside: bool,
    scrolls: bool,
) -> Option<PointerInput> {
    match (event, state.finger) {
        (touch::Event::FingerPressed { id, position }, None) if is_inside => {
            state.finger = Some((id, position));
            Some(PointerInput::TouchStart)
        }
        (touch::Event::FingerPressed { .. }, Some(_)) => {
            state.finger = None;
            Some(PointerInput::Cancel)
        }
        (touch::Event::FingerMoved { id, position }, Some((finger, down)))
            if id == finger && scrolls && down.distance(position) > scroll_pane::TOUCH_SLOP =>
        {
            state.finger = None;
            Some(PointerInput::Cancel)
        }
        (touch::Event::FingerLifted { id, .. }, Some((finger, _))) if id == finger => {
            state.finger = None;
            Some(PointerInput::TouchEnd)
        }
        (touch::Event::FingerLost { .. }, _) => {
            state.finger = None;
            Some(PointerInput::Cancel)
        }
        _ => None,
    }
}

const fn convert_button(button: mouse::Button) -> Option<MouseButton> {
    match button {
        mouse::Button::Left => Some(MouseButton::Left),
        mouse::Button::Right => Some(MouseButton::Right),
        mouse::Button::Middle => Some(MouseButton::Middle),
        _ => None,
    }
}

/// Makes the renderer repaint `whole`, by an empty text in another transparent colour for each
/// `turn`. There are more colours than frames that the renderer compares with.
fn force_redraw(renderer: &mut Renderer, turn: usize, whole: Rectangle) {
    const COLORS: usize = 5;
    let color = Color { r: (turn % COLORS) as f32 / COLORS as f32, ..Color::TRANSPARENT };
    let text = text::Text {
        content: String::new(),
        bounds: whole.size(),
        size: 1.0.into(),
        line_height: text::LineHeight::Relative(1.0),
        font: font::TEXT,
        align_x: text::Alignment::Left,
        align_y: alignment::Vertical::Top,
        shaping: text::Shaping::Basic,
        wrapping: text::Wrapping::None,
    };
    renderer.fill_text(text, whole.position(), color, whole);
}

impl<Message> Widget<Message, Theme, Renderer> for CellGrid<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn children(&self) -> Vec<Tree> {
        self.blocks.iter().map(|block| Tree::new(&block.cells)).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        let cells: Vec<_> = self.blocks.iter().map(|block| &block.cells).collect();
        tree.diff_children(&cells);
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
        let state = tree.state.downcast_mut::<State>();
        let layout_key = Some((self.geometry, self.uses_tiles));
        // A scrolled or zoomed board is repainted whatever its cells look like.
        let moved = state.last_layout != layout_key;
        let changed = if self.uses_tiles {
            state.styles.clear();
            state.tiles.evict_hidden(&self.blocks);
            let key = tile_key(self.geometry, &self.sprites);
            state.overlay.update(&self.blocks, &mut state.tiles, key)
        } else {
            state.tiles.clear();
            state.changed(&self.blocks)
        };
        if changed > MAX_PARTIAL_REDRAWS || moved {
            state.redraw_count += 1;
        }
        state.last_layout = layout_key;
        for (block, tree) in self.blocks.iter_mut().zip(&mut tree.children) {
            state.block_layouts.layout(block, tree, self.geometry, renderer);
        }
        layout::Node::new(self.geometry.size())
    }

    fn operate(
        &mut self,
        _tree: &mut Tree,
        layout: Layout<'_>,
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.container(Some(&iced::widget::Id::new("board")), layout.bounds());
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        // Cells take no events, so an event costs the same however many there are.
        let state = tree.state.downcast_mut::<State>();
        let bounds = layout.bounds();
        let moved = match event {
            Event::Mouse(mouse::Event::CursorMoved { position })
            | Event::Touch(
                touch::Event::FingerMoved { position, .. }
                | touch::Event::FingerPressed { position, .. },
            ) => {
                state.at = Some(*position);
                state.pointer_gone = false;
                true
            }
            Event::Mouse(mouse::Event::CursorLeft) => {
                state.at = None;
                state.pointer_gone = false;
                false
            }
            _ => false,
        };
        // What is above the board has the pointer to itself.
        let is_covered = cursor.is_levitating();
        let pointer_at = match state.at {
            _ if is_covered || state.pointer_gone => None,
            at => at.or(cursor.position()),
        };
        let over = pointer_at.and_then(|point| self.geometry.cell_at(bounds, point));
        if moved && let Some(point) = pointer_at {
            let pos = self.geometry.pointer_pos(bounds, over, point);
            state.path.push((self.clock.now(), pos));
        }
        let board_event = |state: &mut State, input: Option<PointerInput>| {
            (self.on_event)(BoardEvent {
                path: std::mem::take(&mut state.path),
                at: self.clock.now(),
                input,
            })
        };
        if over != state.over && !matches!(event, Event::Mouse(mouse::Event::CursorLeft)) {
            state.over = over;
            if !moved {
                // The board has moved under the pointer, or away from it.
                let pos = pointer_at.map_or(PointerPos::OFF_BOARD, |point| {
                    self.geometry.pointer_pos(bounds, over, point)
                });
                state.path.push((self.clock.now(), pos));
            }
            shell.publish(board_event(state, None));
        } else if state.path.len() >= MAX_PATH_LENGTH {
            shell.publish(board_event(state, None));
        }
        let is_inside = pointer_at.is_some() && !shell.is_event_captured();
        // A finger on a board that scrolls is also for the scroll pane.
        let scrolls = bounds.width > viewport.width || bounds.height > viewport.height;
        if let Some(input) = self.input(state, event, is_inside, scrolls) {
            let press = match input {
                PointerInput::Press { .. } => true,
                PointerInput::TouchStart => !scrolls,
                _ => false,
            };
            if press && over.is_some() {
                shell.capture_event();
            }
            shell.publish(board_event(state, Some(input)));
        }
        let lifted = matches!(
            event,
            Event::Touch(touch::Event::FingerLifted { .. } | touch::Event::FingerLost { .. })
        );
        if lifted && !state.pointer_gone {
            state.at = None;
            state.over = None;
            state.pointer_gone = true;
            state.path.push((self.clock.now(), PointerPos::OFF_BOARD));
            shell.publish(board_event(state, None));
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let Some(visible) = layout.bounds().intersection(viewport) else {
            return;
        };
        // The renderer merges damage in the order of its distance from the window's top left
        // corner. This area is larger than the window on all sides, so it comes first and contains
        // the rest.
        let far = Size::new(viewport.x + viewport.width, viewport.y + viewport.height);
        let whole = Rectangle::new(
            Point::new(-far.width, -far.height),
            Size::new(2.0 * far.width, 2.0 * far.height),
        );
        let state = tree.state.downcast_ref::<State>();
        force_redraw(renderer, state.redraw_count, whole);
        for (block, tree) in self.blocks.iter().zip(&tree.children) {
            let bounds = block.bounds(self.geometry, layout.position());
            let Some(node) = state.block_layouts.get(block) else {
                continue;
            };
            let tile = self.uses_tiles.then(|| {
                let (geometry, sprites) = (self.geometry, &self.sprites);
                let tiles = &state.tiles;
                tiles.image(block, tree, node, geometry, sprites, (theme, style))
            });
            if let Some(tile) = tile.flatten() {
                let bounds = self.sprites.snap_to_pixel(bounds);
                renderer.draw_image(tile, bounds, bounds);
                continue;
            }
            let cells = Layout::with_offset(bounds.position() - Point::ORIGIN, node);
            let widget = block.cells.as_widget();
            widget.draw(tree, renderer, theme, style, cells, cursor, &visible);
        }
        if self.uses_tiles {
            for slot in state.overlay.iter() {
                let square = self.geometry.cell_bounds(layout.position(), slot.pos);
                let mut blocks = self.blocks.iter().zip(&tree.children);
                let found = blocks.find(|(block, _)| slot.is_taken && block.contains(slot.pos));
                match found
                    .and_then(|(block, tree)| Some((block, tree, state.block_layouts.get(block)?)))
                {
                    Some((block, tree, node)) => {
                        let bounds = block.bounds(self.geometry, layout.position());
                        let cells = Layout::with_offset(bounds.position() - Point::ORIGIN, node);
                        // Only this cell of the block intersects the area.
                        let inside = square.shrink(square.width / 4.0);
                        let widget = block.cells.as_widget();
                        widget.draw(tree, renderer, theme, style, cells, cursor, &inside);
                    }
                    None => cell::draw_placeholder(renderer, &self.sprites, square.position()),
                }
            }
        }
        // In a grid each cell draws its right and bottom line; the first two are the board's.
        if self.sprites.palette().cell_skin == CellSkin::Grid {
            let (bounds, line) = (layout.bounds(), self.sprites.palette().open_edge);
            let corner = Point::new(bounds.x - 1.0, bounds.y - 1.0);
            for size in [Size::new(bounds.width + 1.0, 1.0), Size::new(1.0, bounds.height + 1.0)] {
                widget::fill(renderer, Rectangle::new(corner, size), 0.0, line);
            }
        }
        // A layer costs the renderer a mask of the whole window, so it is avoided.
        if self.annotations != Annotations::default() {
            renderer.with_layer(visible, |renderer| {
                let origin = layout.bounds().position();
                self.annotations.draw(renderer, self.geometry, origin, &self.sprites);
            });
        }
    }
}
