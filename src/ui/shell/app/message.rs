//! What happens to the app.

use super::main_window::WindowStatus;
use super::screen_readers::BridgeMessage;
use crate::config::LevelKind;
use crate::config::keymap::KeyPress;
use crate::config::skin::FoundSkins;
use crate::platform::SystemPrefs;
use crate::storage::worker::{LevelReset, SaveResult, StorageUpdate};
use crate::ui::shell::accessibility::Seen;
use crate::ui::shell::{any_screen, stack};
use accesskit::ActionRequest;
use iced::{Size, window};
use std::path::PathBuf;

#[derive(Debug, Clone)]
pub enum Message {
    /// To what is shown.
    Stack(stack::Message),
    LevelReset(LevelKind, LevelReset),
    /// With the keys of the texts for success and for failure.
    FileSaved(SaveResult, [&'static str; 2]),
    /// The skins that there are, and the one that was chosen.
    SkinsRead(FoundSkins),
    /// The same, after one was added.
    SkinAdded(FoundSkins),
    /// Something that was asked for is not done, for a reason with this key.
    Refused(&'static str),
    /// A picture was copied.
    PictureCopied,
    /// One of the files of a drop.
    FileDropped(PathBuf),
    /// What a key that was pressed may mean, the likeliest first.
    Key(Vec<KeyPress>),
    /// A control has taken a key that may have led no further in it.
    KeyTaken,
    StorageUpdated(StorageUpdate),
    /// The window was closed, or the system asks the program to end.
    Quit,
    Window(WindowEvent),
    SystemPrefs(SystemPrefs),
    /// What assistive technology and `--announce` hear of the window, with the number of the look.
    Looked(u64, Seen),
    /// From the connection to screen readers.
    Bridge(BridgeMessage),
    /// What assistive technology asks for.
    Asked(ActionRequest),
    /// A deadline has passed.
    TimerFired,
    /// The window is about to be drawn while a recording runs.
    Frame,
    /// The frame is drawn that shows the answer to a press, which is measured.
    Painted,
}

/// What happens to the window.
#[derive(Debug, Clone)]
pub enum WindowEvent {
    Opened(window::Id, Size),
    Resized(Size),
    Moved,
    /// It has kept its size and place for a while.
    Settled,
    /// With the size of its monitor, in logical pixels.
    Status(WindowStatus, Option<Size>),
    /// Physical pixels per logical pixel.
    ScaleChanged(f32),
    /// In logical pixels.
    MonitorSize(Option<Size>),
    Focused,
    /// It lost the focus, and may be minimised by now.
    Unfocused,
    Minimised,
    /// The desktop has turned light or dark, or has other preferences.
    PrefsChanged,
}

impl Message {
    /// Whether the player has done something.
    pub(super) const fn is_of_player(&self) -> bool {
        use any_screen::Message::Play;
        use stack::Message::{Command, Dialog, Screen};
        let of_stack = matches!(self, Self::Stack(Screen(Play(_)) | Command(_) | Dialog(_)));
        of_stack || matches!(self, Self::Key(_) | Self::Asked(_))
    }
}

impl<M: Into<stack::Message>> From<M> for Message {
    fn from(message: M) -> Self {
        Self::Stack(message.into())
    }
}
