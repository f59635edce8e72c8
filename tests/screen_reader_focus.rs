//! The focused node of the accessibility tree: what screen readers announce of it.

use crate::common::launch::Launch;
use crate::common::reader::Reader;
use crate::common::window::TestWindow;
use accesskit::{Node, TreeUpdate};
use sapper::config::Lang;
use sapper::game::Level;
use sapper::platform::accessibility::TreeWriter;
use sapper::ui::app::{BridgeMessage, LaunchOptions, Message};
use std::sync::mpsc::Receiver;
use std::time::Duration;

fn beginner() -> LaunchOptions {
    LaunchOptions::default().level(Level::Beginner).seed(3).lang(Lang::English)
}

#[test]
fn a_cell_announces_only_the_changed_coordinate() {
    let mut reader = Reader::new(beginner(), 640.0, 720.0);
    let mut names = Vec::new();
    for key in ["Down", "Down", "Right", "Ctrl+Home", "Left"] {
        reader.press(key);
        names.push(reader.name(reader.focus));
    }
    assert_eq!(
        names,
        [
            "row 5, column 5: covered",
            "row 6: covered",
            "column 6: covered",
            "row 1, column 1: covered",
            "row 1, column 1: covered",
        ]
    );
    let before = reader.cell(5, 5);
    assert_eq!(reader.name(before), "row 6, column 6: covered", "as it was before");
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
    writer.news_at_focus = true;
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
