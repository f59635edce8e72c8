//! What assistive technology is told of the window, and what it can ask for.

use crate::common::reader::Reader;
use accesskit::{Action, Role};
use sapper::config::Lang;
use sapper::game::Level;
use sapper::ui::app::LaunchOptions;

fn beginner() -> LaunchOptions {
    LaunchOptions {
        level: Some(Level::Beginner),
        seed: Some(3),
        lang: Some(Lang::English),
        ..LaunchOptions::default()
    }
}

#[test]
fn a_game_is_played_by_requests_alone() {
    let mut reader = Reader::new(beginner(), 640.0, 720.0);
    assert_eq!(reader.all(Role::GridCell).len(), 81);
    assert_eq!(reader.heard(), ["New game: Beginner, 9 rows, 9 columns, 10 mines."]);
    let first = reader.cell(0, 0);
    assert_eq!(reader.name(first), "row 1, column 1: covered");
    reader.sizes.clear();
    reader.asks(first, Action::Click, None);
    assert_eq!(reader.focus, first);
    assert_eq!(reader.heard(), ["opened 43 cells"]);
    assert_eq!(reader.sizes.len(), 1, "one opening is one update");
    assert!(reader.sizes[0] < 60, "{:?}", reader.sizes);
    let field = reader.ui.app.play().game().field().expect("the mines").clone();
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
fn a_board_is_chosen_by_requests_alone() {
    let mut reader = Reader::new(beginner(), 640.0, 720.0);
    reader.press("Ctrl+N");
    assert!(reader.node(Role::Dialog, "Custom board").is_modal());
    assert_eq!(reader.focus, reader.find(Role::SpinButton, "Rows"));
    reader.types(Role::SpinButton, "Rows", "12");
    reader.types(Role::SpinButton, "Columns", "300");
    let columns = reader.node(Role::SpinButton, "Columns");
    assert!(columns.invalid().is_some());
    reader.types(Role::SpinButton, "Columns", "14");
    reader.clicks(Role::Button, "Start");
    let size = reader.ui.app.play().game().size();
    assert_eq!((size.rows(), size.cols()), (12, 14), "{}", reader.outline());
}
