//! Pictures of boards to share: what is on them, and where they go without a clipboard.
#![cfg(target_os = "linux")]

use crate::common::prelude::*;
use crate::common::program::{Ended, child_test, ended};
use crate::daily_screen;
use sapper::game::DailyLevel;
use std::env;

/// Set in the child process, which has no clipboard.
const CHILD: &str = "SAPPER_TEST_NO_CLIPBOARD";

/// What the window copies: a picture that was saved instead, in the folder of the player's files.
fn copied(ui: &mut TestWindow, folder: &Path) -> image::RgbaImage {
    ui.press("Ctrl+I");
    let said =
        ui.texts().into_iter().find(|text| text.contains("The clipboard does not accept pictures"));
    assert!(said.is_some(), "{:?}", ui.texts());
    let files = fs::read_dir(folder.join("replays")).expect("the recordings");
    let files = files.map(|entry| entry.expect("a file").path());
    let file = files.filter(|file| file.extension().is_some_and(|it| it == "png")).last();
    let file = file.expect("a picture");
    let picture = image::open(&file).expect("a picture").into_rgba8();
    fs::remove_file(file).expect("the picture is removed");
    picture
}

/// The cells of a Beginner board on a picture.
fn cells(picture: &image::RgbaImage) -> image::RgbaImage {
    image::imageops::crop_imm(picture, 24, 24, 9 * 32, 9 * 32).to_image()
}

/// Not a test by itself: the child process of the next one runs it.
#[test]
fn child_without_a_clipboard() {
    if env::var_os(CHILD).is_none() {
        return;
    }
    let home = daily_screen::Home::new();
    let mut ui = TestWindow::new(beginner().folders(home.folders()), 704.0, 689.0);
    let folder = home.folders().data().to_owned();
    let covered = copied(&mut ui, &folder);
    assert_eq!(covered.dimensions(), (9 * 32 + 48, 9 * 32 + 48), "nothing is said below");
    ui.open_cell(Pos::new(4, 4));
    let open = copied(&mut ui, &folder);
    assert!(cells(&open) != cells(&covered), "what is open is shown");
    ui.press("P");
    assert!(copied(&mut ui, &folder) == covered, "a paused game is hidden");
    ui.press("P");
    ui.win();
    ui.wait(3_000);
    let won = copied(&mut ui, &folder);
    assert!(won.height() > open.height(), "the result is below the board");
    assert!(cells(&won) != cells(&open));
    ui.press("W");
    ui.press("Home");
    ui.press("Space");
    let replayed = copied(&mut ui, &folder);
    assert!(cells(&replayed) != cells(&won), "the replay is at another moment");

    let home = daily_screen::Home::new();
    let mut ui = home.open_window();
    daily_screen::play(&mut ui, "Play", "Beginner");
    let folder = home.folders().data().to_owned();
    ui.tap_cell(daily_screen::board(DailyLevel::Beginner).first);
    let played = copied(&mut ui, &folder);
    assert!(cells(&played) == cells(&covered), "nobody sees what is below the cells");
    daily_screen::finish(&mut ui);
    let over = copied(&mut ui, &folder);
    assert!(cells(&over) == cells(&covered), "not even at the end");
    assert!(over.height() > covered.height(), "the result is below the board");
}

#[test]
fn without_a_clipboard_pictures_are_saved() {
    let mut child = child_test("shared_pictures::child_without_a_clipboard");
    child.env(CHILD, "").env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    let Ended { code, out, err } = ended(child.env_remove("WAYLAND_SOCKET"));
    assert_eq!(code, Some(0), "{out}{err}");
}
