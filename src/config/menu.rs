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
    History,
    More,
}

/// The first level, with a line between its parts.
pub const MAIN: [&[MenuEntry]; 3] = {
    use MenuEntry::{Open, Run};
    [
        &[Run(Command::New), Run(Command::Retry), Run(Command::Daily)],
        &[Open(Submenu::Hints), Open(Submenu::Learn), Open(Submenu::History), Open(Submenu::More)],
        &[Run(Command::Settings), Run(Command::Help)],
    ]
};

impl Submenu {
    /// The key of its name.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Hints => "menu-aid",
            Self::Learn => "menu-learn",
            Self::History => "menu-history",
            Self::More => "menu-others",
        }
    }

    /// What it lists, with a line between its parts.
    pub const fn parts(self) -> &'static [&'static [Command]] {
        use Command::*;
        match self {
            Self::Hints => &[&[Hint, Odds, Check, Auto], &[Draft, Luck, PlayOn]],
            Self::Learn => &[&[Lessons, Practice], &[Workbench]],
            Self::History => &[
                &[Records, Library],
                &[Watch, OpenRecording, SaveRecording, SaveGif, CopyPicture],
                &[RaceBoard, RaceLevel, RaceBbbv],
            ],
            Self::More => &[
                &[Pause],
                &[NoGuess, FlagMode, ShowRemaining, Sound],
                &[CopyBoard, PasteBoard],
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
