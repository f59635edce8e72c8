//! The moments of a game that have a sound.

macro_rules! cues {
    ($($(#[$doc:meta])* $cue:ident = $file:literal,)+) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Cue {
            $($(#[$doc])* $cue,)+
        }

        impl Cue {
            pub const ALL: [Self; [$($file),+].len()] = [$(Self::$cue),+];

            /// The content of its file in `resources/sounds`, which is built into the program.
            pub const fn wav(self) -> &'static [u8] {
                match self {
                    $(Self::$cue => {
                        include_bytes!(concat!("../../resources/sounds/", $file, ".wav"))
                    })+
                }
            }
        }
    };
}

cues! {
    NewGame = "new_game",
    Open = "open",
    /// Some cells were opened at once.
    Opening = "opening",
    /// Many were.
    WideOpening = "opening_wide",
    /// A large part of a board was.
    VastOpening = "opening_vast",
    Flag = "flag",
    Unflag = "unflag",
    /// What the player asked for is not allowed, for example a chord with too few flags.
    Refused = "refused",
    Win = "win",
    /// A win in the best time so far.
    Best = "best",
    Lose = "lose",
}

impl Cue {
    /// For an opening of so many cells: higher for more.
    pub const fn opening(cells: usize) -> Self {
        match cells {
            0..=14 => Self::Opening,
            15..=39 => Self::WideOpening,
            _ => Self::VastOpening,
        }
    }

    /// Whether a [`GuideTone`](super::GuideTone) is played at the same moments.
    pub const fn has_guide_tone(self) -> bool {
        matches!(self, Self::Open | Self::Flag | Self::Unflag | Self::Refused)
    }
}
