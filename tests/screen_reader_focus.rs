//! The focused node of the accessibility tree: what screen readers announce of it.

use crate::common::prelude::*;
use crate::common::reader::Reader;
use accesskit::{Action, Node, NodeId, Role, TreeUpdate};
use sapper::platform::accessibility::TreeWriter;
use sapper::ui::shell::app::{BridgeMessage, Message};
use std::sync::mpsc::Receiver;

fn beginner() -> LaunchOptions {
    LaunchOptions::default().level(Level::Beginner).seed(3).lang(Lang::English)
}

#[test]
fn a_step_to_another_cell_is_said_in_short_and_leaves_its_name_whole() {
    let mut reader = Reader::new(beginner(), 640.0, 720.0);
    reader.heard();
    let mut steps = Vec::new();
    for key in ["Down", "Down", "Right", "Ctrl+Home", "Left", "End"] {
        reader.press(key);
        steps.push((reader.name(reader.focus), reader.heard().join(", ")));
    }
    let expected = [
        ("row 5, column 5: covered", ""),
        ("row 6, column 5: covered", "row 6: covered"),
        ("row 6, column 6: covered", "column 6: covered"),
        ("row 1, column 1: covered", ""),
        ("row 1, column 1: covered", "Edge of the board."),
        ("row 1, column 9: covered", "column 9: covered"),
    ];
    assert_eq!(steps, expected.map(|(name, short)| (name.to_owned(), short.to_owned())));
}

#[test]
fn a_step_says_a_number_alone_and_its_chance_of_a_mine() {
    let mut reader = Reader::new(beginner(), 640.0, 720.0);
    let first = reader.cell(0, 0);
    reader.asks(first, Action::Click, None);
    let game = reader.ui.game();
    let is_number = |pos: &Pos| matches!(game.cell(*pos), VisibleCell::Open(1..));
    let pos = game.size().positions().find(is_number).expect("a number");
    let number = game.field().and_then(|field| field.number(pos)).expect("a number");
    let before = reader.cell(pos.row.into(), usize::from(pos.col) - 1);
    reader.asks(before, Action::Focus, None);
    reader.heard();
    reader.press("Right");
    assert_eq!(reader.heard(), [format!("column {}: {number}", pos.col + 1)]);
    reader.press("O");
    let all = reader.nodes.clone();
    let risky = |id: &NodeId| all[id].label().is_some_and(|name| name.contains("risk"));
    let risky = reader.all(Role::GridCell).into_iter().find(risky).expect("a chance");
    let (row, col) = (all[&risky].row_index().unwrap(), all[&risky].column_index().unwrap());
    let beside = reader.cell(row, if col == 0 { 1 } else { col - 1 });
    reader.asks(beside, Action::Focus, None);
    reader.heard();
    reader.press(if col == 0 { "Left" } else { "Right" });
    let said = reader.heard().concat();
    assert!(said.starts_with(&format!("column {}: covered", col + 1)), "{said}");
    assert!(said.contains("risk"), "{said}");
}

#[test]
fn where_no_news_can_take_its_place_the_name_is_short_for_a_moment() {
    let ui = TestWindow::new(beginner(), 640.0, 720.0);
    let mut reader = Reader::through(ui, true);
    reader.press("Down");
    reader.press("Down");
    assert_eq!(reader.name(reader.focus), "row 6: covered");
    reader.press("Right");
    assert_eq!(reader.name(reader.focus), "column 6: covered");
    let before = reader.cell(5, 4);
    assert_eq!(reader.name(before), "row 6, column 5: covered");
    reader.ui.wait(500);
    reader.listen();
    assert_eq!(reader.name(reader.focus), "row 6, column 6: covered");
    // What has changed there is said whole at once.
    reader.press("Left");
    reader.press("F");
    assert_eq!(reader.name(reader.focus), "row 6, column 5: flag");
}

/// The new description of what has the focus.
fn description(ui: &mut TestWindow, updates: &Receiver<TreeUpdate>) -> Option<String> {
    ui.draw_frame(Duration::ZERO);
    let update = updates.try_iter().last()?;
    assert!(update.nodes.iter().all(|(_, node)| node.live().is_none()), "no live regions");
    let focused = update.nodes.iter().find(|(id, _)| *id == update.focus);
    focused.and_then(|(_, node): &(_, Node)| node.description()).map(str::to_owned)
}

#[test]
fn without_live_regions_news_describe_the_focused_node() {
    let mut ui = TestWindow::new(beginner(), 640.0, 720.0);
    let (mut writer, updates) = TreeWriter::channel();
    writer.needs_descriptions = true;
    ui.send(Message::Bridge(BridgeMessage::Listening(Some(writer))));
    let mut heard = Vec::new();
    for key in ["Down", "Space", "Space", "Space", "Up"] {
        ui.press(key);
        heard.push(description(&mut ui, &updates).unwrap_or_default());
    }
    // A repeated text must differ, or it would not be read again.
    let again = "empty, nothing to do\u{a0}";
    assert_eq!(heard, ["", "opened 60 cells", "empty, nothing to do", again, ""]);
}

#[test]
fn without_values_in_words_they_describe_their_controls() {
    let ui = TestWindow::new(beginner(), 900.0, 720.0);
    let mut reader = Reader::through(ui, true);
    let described = |reader: &Reader, role, name: &str| {
        reader.node(role, name).description().unwrap_or_default().to_owned()
    };
    assert_eq!(described(&reader, Role::Switch, "Show mines left"), "10");
    reader.press("F5");
    assert_eq!(described(&reader, Role::RadioGroup, "Theme"), "Auto");
    reader.click(Role::Tab, "Sound");
    assert_eq!(described(&reader, Role::Slider, "Volume"), "70%");
    reader.click(Role::Tab, "Look");
    let theme = reader.find(Role::RadioGroup, "Theme");
    reader.asks(theme, Action::Focus, None);
    reader.press("Down");
    // Besides there is news: nothing is kept, for want of a folder.
    let theme = described(&reader, Role::RadioGroup, "Theme");
    assert_eq!(theme.lines().next(), Some("Light"), "{theme}");
}
