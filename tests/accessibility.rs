//! The accessibility tree of the game: what assistive technologies read, and which actions they can
//! request.

use crate::common::prelude::*;
use crate::common::reader::Reader;
use accesskit::{Action, ActionData, Role};
use sapper::game::CustomBoard;
use sapper::platform::announcement_writer::AnnouncementWriter;
use sapper::ui::features::replay::ReplayScreen;
use sapper::ui::shell::accessibility::ROOT;
use sapper::ui::shell::app::{BridgeMessage, Message};

fn beginner() -> LaunchOptions {
    LaunchOptions::default().level(Level::Beginner).seed(3).lang(Lang::English)
}

#[test]
fn a_whole_game_can_be_played_through_requests() {
    let mut reader = Reader::new(beginner(), 640.0, 720.0);
    assert_eq!(reader.all(Role::GridCell).len(), 81);
    assert_eq!(reader.heard(), ["New board: Beginner, 9 rows, 9 columns, 10 mines."]);
    let first = reader.cell(0, 0);
    assert_eq!(reader.name(first), "row 1, column 1: covered");
    reader.sizes.clear();
    reader.asks(first, Action::Click, None);
    assert_eq!(reader.focus, first);
    assert_eq!(reader.heard(), ["opened 43 cells"]);
    assert_eq!(reader.sizes.len(), 1, "one opening is one update");
    assert!(reader.sizes[0] < 70, "{:?}", reader.sizes);
    let field = reader.ui.field();
    for pos in field.size().positions() {
        let id = reader.cell(pos.row.into(), pos.col.into());
        let is_covered = reader.name(id).ends_with("covered");
        if is_covered && !field.is_mine(pos) {
            reader.asks(id, Action::Click, None);
        }
    }
    assert!(reader.ui.app.play().is_over());
    let heard = reader.heard();
    assert!(heard.iter().any(|news| news.contains("\nCleared in ")), "{heard:?}");
}

#[test]
fn commands_for_the_cell_under_the_cursor_are_buttons() {
    let mut reader = Reader::new(beginner(), 640.0, 720.0);
    assert!(!reader.outline().contains("Flag the cell"), "there is no cursor yet");
    let cell = reader.cell(0, 3);
    reader.asks(cell, Action::Focus, None);
    reader.click(Role::Button, "Flag the cell");
    assert_eq!(reader.name(cell), "row 1, column 4: flag");
    assert_eq!(reader.focus, cell);
}

#[test]
fn a_board_can_be_chosen_through_requests() {
    let mut reader = Reader::new(beginner(), 640.0, 720.0);
    reader.press("Ctrl+N");
    assert!(reader.node(Role::Dialog, "Custom board").is_modal());
    assert_eq!(reader.focus, reader.find(Role::SpinButton, "Rows"));
    reader.set_value(Role::SpinButton, "Rows", "12");
    reader.set_value(Role::SpinButton, "Columns", "300");
    let columns = reader.node(Role::SpinButton, "Columns");
    assert!(columns.invalid().is_some());
    reader.set_value(Role::SpinButton, "Columns", "14");
    reader.click(Role::Button, "Start");
    let size = reader.ui.game().size();
    assert_eq!((size.rows(), size.cols()), (12, 14), "{}", reader.outline());
}

#[test]
fn focus_is_reported_and_can_be_requested() {
    let mut reader = Reader::new(beginner(), 900.0, 720.0);
    assert_eq!(reader.focus, ROOT, "nothing has it at first");
    let cell = reader.cell(2, 3);
    reader.asks(cell, Action::Focus, None);
    assert_eq!((reader.focus, reader.ui.app.play().pane.cursor), (cell, Some(Pos::new(2, 3))));
    assert_eq!(reader.ui.game().open_cells(), 0, "it is only looked at");
    reader.press("Right");
    assert_eq!(reader.focus, reader.cell(2, 4));
    let button = reader.find(Role::Button, "New board");
    reader.asks(button, Action::Focus, None);
    assert_eq!(reader.focus, button);
    reader.press("Tab");
    assert_ne!(reader.focus, button);
    let board = reader.find(Role::Grid, "Board");
    reader.asks(board, Action::Focus, None);
    assert_eq!(reader.focus, reader.cell(2, 4), "the cursor is where it was");
    reader.press("F5");
    assert_ne!(reader.focus, board);
    reader.press("Escape");
    assert_eq!(reader.focus, reader.cell(2, 4));
}

#[test]
fn requests_flag_chord_and_explain_a_cell_like_keys() {
    let mut reader = Reader::new(beginner(), 640.0, 720.0);
    let first = reader.cell(0, 0);
    reader.asks(first, Action::Click, None);
    let field = reader.ui.field();
    let mine = field.mine_positions().next().expect("a mine");
    let id = reader.cell(mine.row.into(), mine.col.into());
    reader.asks(id, Action::ShowContextMenu, None);
    assert_eq!(reader.ui.cell(mine), VisibleCell::Flag);
    assert!(reader.name(id).ends_with("flag"), "{}", reader.name(id));
    let named = |reader: &Reader, id, name: &str| {
        let actions = reader.nodes[&id].custom_actions();
        let action = actions.iter().find(|action| action.description == name);
        ActionData::CustomAction(action.unwrap_or_else(|| panic!("{actions:?}")).id)
    };
    let flag = named(&reader, id, "Flag the cell");
    reader.asks(id, Action::CustomAction, Some(flag));
    assert_ne!(reader.ui.cell(mine), VisibleCell::Flag);
    let hint = named(&reader, id, "Hint");
    reader.heard();
    reader.asks(id, Action::CustomAction, Some(hint));
    let heard = reader.heard().concat();
    assert!(!heard.is_empty() && reader.ui.sees(&heard), "{heard}");
    let chord = named(&reader, first, "Chord on the number");
    reader.asks(first, Action::CustomAction, Some(chord));
    assert_eq!(reader.focus, first);
}

#[test]
fn only_the_visible_cells_of_a_large_board_are_in_the_tree() {
    let board = CustomBoard::new(256, 256, 9_000).expect("a board");
    let mut reader = Reader::new(beginner().level(Level::Custom(board)), 900.0, 700.0);
    let summary_of = |reader: &Reader| {
        let grid = reader.node(Role::Grid, "Board");
        assert_eq!((grid.row_count(), grid.column_count()), (Some(256), Some(256)));
        grid.description().expect("a summary").to_owned()
    };
    let summary = summary_of(&reader);
    let begin = "256 × 256 cells, 9000 mines, 0 flags; rows 1 to ";
    assert!(summary.starts_with(begin), "{summary}");
    let cells = reader.all(Role::GridCell).len();
    assert!((500..5_000).contains(&cells), "{cells}");
    reader.press("Ctrl+End");
    reader.press("Ctrl+End");
    assert_eq!(reader.ui.app.play().pane.cursor, Some(Pos::new(255, 255)));
    assert_eq!(reader.focus, reader.cell(255, 255));
    assert!(summary_of(&reader).ends_with(" to 256 in view"), "{}", summary_of(&reader));
    reader.sizes.clear();
    reader.press("Ctrl++");
    reader.press("Left");
    let largest = reader.sizes.iter().max().expect("an update");
    assert!(*largest < 300, "a zoom changes no cell, and a step only two: {largest}");
}

#[test]
fn boards_of_recordings_are_read_only() {
    let mut reader = Reader::new(beginner(), 900.0, 720.0);
    let first = reader.cell(0, 0);
    reader.asks(first, Action::Click, None);
    reader.press("W");
    assert!(reader.ui.has::<ReplayScreen>());
    assert_eq!(reader.all(Role::GridCell).len(), 81);
    let cell = reader.cell(4, 4);
    assert!(!reader.nodes[&cell].supports_action(Action::Click));
    reader.asks(cell, Action::Click, None);
    assert!(reader.ui.has::<ReplayScreen>(), "nothing happens");
}

#[test]
fn the_terminal_prints_what_the_reader_says() {
    let (lines, terminal) = AnnouncementWriter::channel();
    let launch = LaunchOptions { announce: Some(lines), ..beginner() };
    let mut reader = Reader::new(launch, 640.0, 720.0);
    reader.press_all(&[
        "Down", "F", "F", "F", "Space", "Space", "H", "Escape", "M", "Ctrl+C", "P", "P",
    ]);
    let terminal: Vec<String> = terminal.try_iter().collect();
    let heard = reader.heard();
    assert!(heard.len() >= 8, "{heard:?}");
    for news in heard.iter().flat_map(|news| news.lines()) {
        // The focus on a cell makes its position clear.
        assert!(terminal.iter().any(|line| line.ends_with(news)), "{news}: {terminal:?}");
    }
}

#[test]
fn a_reader_that_connects_late_gets_the_whole_tree() {
    let mut ui = TestWindow::new(beginner(), 640.0, 720.0);
    ui.press("Down");
    ui.press("Space");
    let mut reader = Reader::of(ui);
    assert_eq!(reader.all(Role::GridCell).len(), 81);
    assert_eq!(reader.nodes[&reader.focus].role(), Role::GridCell);
    reader.ui.send(Message::Bridge(BridgeMessage::Listening(None)));
    reader.sizes.clear();
    reader.press("Right");
    assert_eq!(reader.sizes, [0; 0]);
}
