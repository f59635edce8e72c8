//! The grid of a board: rows and cells, as far as they are in view.

use super::child_id;
use super::walk::SeenNode;
use crate::config::command::{Command, HelpGroup, Reading};
use crate::game::{Pos, VisibleCell};
use crate::i18n::{Texts, announcements};
use crate::ui::board::CellRange;
use crate::ui::board::cell_grid::{BoardDescription, CellContent};
use accesskit::{Action, Affine, CustomAction, Node, NodeId, Rect, Role};

/// What a cell can be asked to do, besides a click. The index is the id of the action.
const COMMANDS: [Command; 3] = [Command::Flag, Command::Chord, Command::Hint];

/// The command of a custom action.
pub(super) fn command(action: i32) -> Option<Command> {
    COMMANDS.get(usize::try_from(action).ok()?).copied()
}

/// The cells that were sent last.
#[derive(Debug)]
pub(super) struct SentBoard {
    pub(super) id: NodeId,
    pub(super) visible: CellRange,
    cells: Vec<CellContent>,
    takes_actions: bool,
    /// Whether the keyboard's cursor is shown.
    has_cursor: bool,
}

/// What is asked of the cell with the cursor, by buttons after the board, and what about it.
fn command_bars(board: NodeId) -> impl Iterator<Item = (HelpGroup, NodeId, Vec<Command>)> {
    let readings = Reading::ALL.iter().copied().map(Command::Read).collect();
    let bars = [(HelpGroup::Board, COMMANDS.to_vec()), (HelpGroup::Reading, readings)];
    bars.into_iter().map(move |(name, of)| (name, child_id(board, name.title()), of))
}

pub(super) fn cell_id(board: NodeId, pos: Pos) -> NodeId {
    child_id(board, (pos.row, pos.col))
}

fn row_id(board: NodeId, row: u16) -> NodeId {
    child_id(board, row)
}

impl SentBoard {
    pub(super) fn cell(&self, pos: Pos) -> Option<CellContent> {
        self.visible.contains(pos).then(|| self.cells[self.visible.index(pos)])
    }

    /// The cell of a node.
    pub(super) fn position(&self, id: NodeId) -> Option<Pos> {
        self.visible.positions().find(|&pos| cell_id(self.id, pos) == id)
    }

    /// The node of a cell, if that is one of this board.
    pub(super) fn cell_node(&self, id: NodeId, texts: &Texts) -> Option<Node> {
        let pos = self.position(id)?;
        Some(cell(pos, self.cell(pos)?, self.takes_actions, texts))
    }

    /// The command of a button for the cell with the cursor.
    pub(super) fn command(&self, id: NodeId) -> Option<Command> {
        let of_bar = |(_, bar, commands): (_, _, Vec<Command>)| {
            let index = (0..commands.len()).find(|&index| child_id(bar, index) == id)?;
            Some(commands[index])
        };
        command_bars(self.id).find_map(of_bar)
    }
}

/// Adds the grid and its rows to `nodes`, and the cells that differ from `before` to `changed`.
pub(super) fn add_board(
    seen: &SeenNode,
    board: &BoardDescription,
    before: Option<&SentBoard>,
    takes_actions: bool,
    texts: &Texts,
    nodes: &mut Vec<(NodeId, Node)>,
    changed: &mut Vec<(NodeId, Node)>,
) -> SentBoard {
    let (first, end) = (board.visible.first, board.visible.end);
    let sent = SentBoard {
        id: seen.id,
        visible: board.visible,
        cells: board.cells.clone(),
        takes_actions,
        has_cursor: takes_actions && board.cursor.is_some(),
    };
    nodes.push((seen.id, grid(seen, board, takes_actions, texts)));
    for row in first.row..end.row {
        let mut node = Node::new(Role::Row);
        node.set_row_index(usize::from(row));
        let cells = (first.col..end.col).map(|col| cell_id(seen.id, Pos::new(row, col)));
        node.set_children(cells.collect::<Vec<_>>());
        node.set_bounds(bounds(Pos::new(row, first.col), Pos::new(row + 1, end.col)));
        nodes.push((row_id(seen.id, row), node));
    }
    let before = before.filter(|it| it.id == seen.id && it.takes_actions == takes_actions);
    for (pos, &content) in board.visible.positions().zip(&board.cells) {
        if before.and_then(|before| before.cell(pos)) != Some(content) {
            changed.push((cell_id(seen.id, pos), cell(pos, content, takes_actions, texts)));
        }
    }
    sent
}

/// Adds a button for each command of the cell with the cursor, and returns the ids of their groups:
/// most systems know no action of a cell but a click.
pub(super) fn add_commands(
    board: &SentBoard,
    texts: &Texts,
    nodes: &mut Vec<(NodeId, Node)>,
) -> Vec<NodeId> {
    if !board.has_cursor {
        return Vec::new();
    }
    let bars = command_bars(board.id).map(|(name, id, commands)| {
        let mut bar = Node::new(Role::Toolbar);
        bar.set_label(texts.get(name.title()));
        for (index, command) in commands.into_iter().enumerate() {
            let mut button = Node::new(Role::Button);
            button.set_label(texts.get(command.spec().label));
            button.add_action(Action::Click);
            bar.push_child(child_id(id, index));
            nodes.push((child_id(id, index), button));
        }
        nodes.push((id, bar));
        id
    });
    bars.collect()
}

fn grid(seen: &SeenNode, board: &BoardDescription, takes_actions: bool, texts: &Texts) -> Node {
    let (geometry, visible) = (&board.geometry, board.visible);
    let mut grid = Node::new(Role::Grid);
    grid.set_label(texts.get("announce-board"));
    let size = geometry.board;
    grid.set_description(announcements::board(
        texts,
        size,
        (board.mines, board.flags),
        (visible.first, visible.end),
    ));
    grid.set_row_count(usize::from(size.rows()));
    grid.set_column_count(usize::from(size.cols()));
    let side = f64::from(geometry.cell_size);
    // Below it, lengths count in cells, so that neither scrolling nor zooming changes a cell.
    grid.set_transform(Affine::new([
        side,
        0.0,
        0.0,
        side,
        f64::from(seen.bounds.x),
        f64::from(seen.bounds.y),
    ]));
    grid.set_bounds(bounds(visible.first, visible.end));
    if takes_actions {
        grid.add_action(Action::Focus);
    }
    let rows = (visible.first.row..visible.end.row).map(|row| row_id(seen.id, row));
    grid.set_children(rows.collect::<Vec<_>>());
    grid
}

/// The bounds of the cells from `first` up to, but not including, `end`.
fn bounds(first: Pos, end: Pos) -> Rect {
    let [left, top, right, bottom] = [first.col, first.row, end.col, end.row].map(f64::from);
    Rect::new(left, top, right, bottom)
}

/// What a cell is called, or the short form of that, with its chance of a mine and its note.
pub(super) fn with_details(texts: &Texts, name: String, content: CellContent) -> String {
    let name = announcements::with_chance(texts, name, content.chance);
    announcements::noted(texts, name, content.note)
}

fn cell(pos: Pos, content: CellContent, takes_actions: bool, texts: &Texts) -> Node {
    let mut node = Node::new(Role::GridCell);
    let name = announcements::visible_cell(texts, pos, content.cell);
    node.set_label(with_details(texts, name, content));
    node.set_row_index(usize::from(pos.row));
    node.set_column_index(usize::from(pos.col));
    node.set_bounds(bounds(pos, Pos::new(pos.row + 1, pos.col + 1)));
    if takes_actions {
        let actions = [Action::Focus, Action::Click, Action::ShowContextMenu];
        actions.into_iter().for_each(|action| node.add_action(action));
        node.add_action(Action::ScrollIntoView);
        node.add_action(Action::CustomAction);
        let is_open = matches!(content.cell, VisibleCell::Open(_));
        for (id, command) in (0..).zip(COMMANDS) {
            let fits = match command {
                Command::Flag => !is_open,
                Command::Chord => is_open,
                _ => true,
            };
            if fits {
                let description = texts.get(command.spec().label).to_owned();
                node.push_custom_action(CustomAction { id, description });
            }
        }
    }
    node
}
