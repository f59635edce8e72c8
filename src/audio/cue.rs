//! The moments of a game that have a sound.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cue {
    NewGame,
    Open,
    /// Many cells were opened at once.
    Opening,
    Flag,
    Unflag,
    /// What the player asked for is not allowed, for example a chord with too few flags.
    Refused,
    Win,
    /// A win in the best time so far.
    Best,
    Lose,
}

impl Cue {
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

    /// Whether a [`GuideTone`](super::GuideTone) is played at the same moments.
    pub const fn has_guide_tone(self) -> bool {
        matches!(self, Self::Open | Self::Flag | Self::Unflag | Self::Refused)
    }

    /// The content of its file in `resources/sounds`, which is built into the program.
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
