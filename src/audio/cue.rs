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

    /// The name of its file in `resources/sounds`.
    pub const fn file_name(self) -> &'static str {
        self.file().0
    }

    /// The content of its file, which is built into the program.
    pub const fn wav(self) -> &'static [u8] {
        self.file().1
    }

    const fn file(self) -> (&'static str, &'static [u8]) {
        match self {
            Self::NewGame => {
                ("new_game.wav", include_bytes!("../../resources/sounds/new_game.wav"))
            }
            Self::Open => ("open.wav", include_bytes!("../../resources/sounds/open.wav")),
            Self::Opening => ("opening.wav", include_bytes!("../../resources/sounds/opening.wav")),
            Self::Flag => ("flag.wav", include_bytes!("../../resources/sounds/flag.wav")),
            Self::Unflag => ("unflag.wav", include_bytes!("../../resources/sounds/unflag.wav")),
            Self::Refused => ("refused.wav", include_bytes!("../../resources/sounds/refused.wav")),
            Self::Win => ("win.wav", include_bytes!("../../resources/sounds/win.wav")),
            Self::Best => ("best.wav", include_bytes!("../../resources/sounds/best.wav")),
            Self::Lose => ("lose.wav", include_bytes!("../../resources/sounds/lose.wav")),
        }
    }
}
