//! The start of the program in a web page.

use crate::config::command::Command;
use crate::config::keymap::Keyboard;
use crate::platform;
use crate::platform::announcement_writer::AnnouncementWriter;
use crate::platform::page::{self, helper, kept_files};
use crate::storage::Folders;
use crate::ui::features::play::board_search;
use crate::ui::shell::app::{self, LaunchOptions};
use crate::workbench;
use std::panic;

/// Opens the window in the page, with what the end of its address asks for: `#code=…` a board,
/// `#position=…` the workbench, `#daily` the daily board of today.
pub fn main() {
    if helper::is_here() {
        return helper::serve(board_search::answer);
    }
    panic::set_hook(Box::new(|panic| page::show_failure(&panic.to_string())));
    let asked = page::asked_for();
    let (what, value) = asked.split_once('=').unwrap_or((&asked, ""));
    let launch = LaunchOptions {
        board: (what == "code").then(|| value.parse().ok()).flatten(),
        position: (what == "position").then(|| workbench::text::read(value).ok()).flatten(),
        opens: (what == "daily").then_some(Command::Daily),
        system_lang: platform::system_lang(),
        announce: Some(AnnouncementWriter),
        folders: kept_files::are_allowed().then(|| Folders::at("/data", "/settings")),
        // The page has the size of its window.
        fixed_window: true,
        keyboard: Keyboard::HERE,
        ..LaunchOptions::default()
    };
    if let Err(error) = app::run(launch) {
        page::show_failure(&error.to_string());
    }
}
