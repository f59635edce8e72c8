//! What the main menu lists: the first level has few entries, and others lead to a second one.

use super::command::Command;

/// An entry of the first level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MenuEntry {
    Run(Command),
    Open(Submenu),
}

/// A level that an entry leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Submenu {
    Hints,
    Learn,
    Share,
    More,
}

/// The first level, with a line between its parts.
pub const MAIN: [&[MenuEntry]; 5] = {
    use MenuEntry::{Open, Run};
    [
        &[Run(Command::New), Run(Command::Retry), Run(Command::Pause), Run(Command::Daily)],
        &[Open(Submenu::Hints), Open(Submenu::Learn)],
        &[Run(Command::Workbench), Run(Command::Records), Run(Command::Library)],
        &[Open(Submenu::Share), Run(Command::Sound), Open(Submenu::More)],
        &[Run(Command::Settings), Run(Command::Help)],
    ]
};

impl Submenu {
    /// The key of its name.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Hints => "menu-aid",
            Self::Learn => "menu-learn",
            Self::Share => "menu-share",
            Self::More => "menu-others",
        }
    }

    /// What it lists, with a line between its parts.
    pub const fn parts(self) -> &'static [&'static [Command]] {
        use Command::*;
        match self {
            Self::Hints => &[&[Hint, Odds, Check, Auto], &[Draft, PlayOn]],
            Self::Learn => &[&[Lessons, Practice], &[Moments, Luck, Watch]],
            Self::Share => {
                &[&[CopyPicture, SaveGif, SaveRecording], &[CopyBoard, PasteBoard, OpenRecording]]
            }
            Self::More => &[
                &[NoGuess, FlagMode, ShowRemaining],
                &[RaceBoard, RaceLevel, RaceBbbv],
                &[Counters, FullScreen, Machine],
            ],
        }
    }
}

/// Every command of the menu, in the order in which it lists them.
pub fn commands() -> impl Iterator<Item = Command> {
    MAIN.concat().into_iter().flat_map(|entry| match entry {
        MenuEntry::Run(command) => vec![command],
        MenuEntry::Open(submenu) => submenu.parts().concat(),
    })
}
