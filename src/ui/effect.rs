//! What screens and dialogs ask of the app, which alone can do it.

use crate::audio::Cue;
use crate::config::command::Command;
use crate::config::{PlayerName, SettingChange};
use crate::game::Level;
use crate::history::statistics::GameFilter;
use crate::ui::app::Message;
use crate::ui::dialog::Dialog;
use crate::ui::screen::play;
use iced::Task;

#[expect(missing_debug_implementations, reason = "a task cannot be shown")]
pub enum Effect {
    /// Open a dialog above everything else.
    Open(Dialog),
    /// Close the dialog in front.
    Close,
    Run(Command),
    Change(SettingChange),
    PlayCue(Cue),
    NewGame(Level),
    Play(play::Message),
    /// Put a name to the record of the finished game.
    SignRecord(PlayerName),
    /// Show the finished game after this many events.
    ShowPosition(usize),
    ResetLevel(GameFilter),
    /// Move the focus, or scroll.
    Widget(Task<Message>),
    Quit,
}
