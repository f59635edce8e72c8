//! The moments of a game that are heard.

/// What has happened, for the ears: each has a sound of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cue {
    /// A new board lies there.
    NewGame,
    /// A cell was opened.
    Open,
    /// An opening, or a chord, uncovered many cells at once.
    Opening,
    /// A flag was set.
    Flag,
    /// A flag was taken off.
    Unflag,
    /// What the player asked for is not allowed, as a chord with too few flags.
    Refused,
    /// The game is won.
    Win,
    /// The game is won in the best time so far.
    Best,
    /// A mine was hit.
    Lose,
}

impl Cue {
    /// All of them, in the order in which a game has them.
    pub const ALL: [Self; 9] = [
        Self::NewGame,
        Self::Open,
        Self::Opening,
        Self::Flag,
        Self::Unflag,
        Self::Refused,
        Self::Win,
        Self::Best,
        Self::Lose,
    ];

    /// The name of its file in `resources/sounds`.
    pub const fn file_name(self) -> &'static str {
        match self {
            Self::NewGame => "new_game.wav",
            Self::Open => "open.wav",
            Self::Opening => "opening.wav",
            Self::Flag => "flag.wav",
            Self::Unflag => "unflag.wav",
            Self::Refused => "refused.wav",
            Self::Win => "win.wav",
            Self::Best => "best.wav",
            Self::Lose => "lose.wav",
        }
    }

    /// The bytes of that file, which the program carries with it.
    pub const fn wav(self) -> &'static [u8] {
        match self {
            Self::NewGame => include_bytes!("../../resources/sounds/new_game.wav"),
            Self::Open => include_bytes!("../../resources/sounds/open.wav"),
            Self::Opening => include_bytes!("../../resources/sounds/opening.wav"),
            Self::Flag => include_bytes!("../../resources/sounds/flag.wav"),
            Self::Unflag => include_bytes!("../../resources/sounds/unflag.wav"),
            Self::Refused => include_bytes!("../../resources/sounds/refused.wav"),
            Self::Win => include_bytes!("../../resources/sounds/win.wav"),
            Self::Best => include_bytes!("../../resources/sounds/best.wav"),
            Self::Lose => include_bytes!("../../resources/sounds/lose.wav"),
        }
    }
}
