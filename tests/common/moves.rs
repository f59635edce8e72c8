//! What players do in a window in one go, and what they look at.

use super::board;
use super::window::TestWindow;
use sapper::game::{BoardCode, Game, Phase, Pos, VisibleCell};
use sapper::replay::Recording;
use sapper::ui::features::replay::ReplayScreen;
use sapper::ui::shell::any_screen::{self, Screen};
use sapper::ui::shell::app::OpenedRecording;
use sapper::ui::shell::stack;

/// The game and its board.
impl TestWindow {
    pub fn game(&self) -> &Game {
        self.app.play().game()
    }

    pub fn phase(&self) -> Phase {
        self.game().phase()
    }

    pub fn cell(&self, pos: Pos) -> VisibleCell {
        self.game().cell(pos)
    }

    #[track_caller]
    pub fn recording(&self) -> Recording {
        self.app.play().recording(Default::default()).expect("something was done")
    }

    /// The first mine of the board.
    #[track_caller]
    pub fn mine(&self) -> Pos {
        self.field().mine_positions().next().expect("a mine")
    }

    #[track_caller]
    pub fn open_mine(&mut self) {
        self.open_cell(self.mine());
    }

    /// Takes the keyboard's cursor to a cell.
    pub fn move_cursor_to(&mut self, pos: Pos) {
        // The first key shows the cursor.
        self.press_times("Ctrl+Home", 2);
        self.press_times("Down", pos.row.into());
        self.press_times("Right", pos.col.into());
    }

    pub fn paste(&mut self, text: &str) {
        self.send(stack::Message::Pasted(Some(text.to_owned())));
    }

    /// Pastes a board: see [`board::field`].
    pub fn paste_board(&mut self, picture: &str) {
        self.paste(&BoardCode::new(board::field(picture)).expect("a code").to_string());
    }
}

/// Screens, texts and keys.
impl TestWindow {
    /// Whether a screen is open, in front or behind another.
    pub fn has<S: Screen>(&self) -> bool {
        self.app.stack().find::<S>().is_some()
    }

    pub fn is_in_front<S: Screen>(&self) -> bool {
        self.app.stack().front::<S>().is_some()
    }

    /// A screen that is open.
    #[track_caller]
    pub fn screen<S: Screen>(&self) -> &S {
        self.app.stack().find().expect("the screen is open")
    }

    pub fn is_game_in_front(&self) -> bool {
        self.app.stack().is_game_in_front()
    }

    pub fn send_to_screen(&mut self, message: any_screen::Message) {
        self.send(stack::Message::Screen(message));
    }

    /// Plays a recording.
    pub fn watch(&mut self, replay: ReplayScreen) {
        let opened = OpenedRecording::Playing(Box::new(replay));
        self.send(stack::Message::RecordingOpened(opened));
    }

    /// Opens a recording that does not play yet.
    pub fn watch_paused(&mut self, replay: ReplayScreen) {
        let opened = OpenedRecording::Paused(Box::new(replay));
        self.send(stack::Message::RecordingOpened(opened));
    }

    /// The text of a key.
    pub fn word(&self, key: &str) -> String {
        self.app.texts().get(key).to_owned()
    }

    /// Whether a text with these words in it is in the window.
    pub fn mentions(&self, words: &str) -> bool {
        self.texts().iter().any(|text| text.contains(words))
    }

    #[track_caller]
    pub fn press_all(&mut self, keys: &[&str]) {
        keys.iter().for_each(|key| self.press(key));
    }
}
