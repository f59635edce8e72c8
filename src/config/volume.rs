//! The volume of the sounds.

/// A volume in percent, 0 (silence) to 100.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Volume(u8);

impl Volume {
    pub const SILENT: Self = Self(0);

    pub const MAX: Self = Self(100);

    /// `None` above 100 percent.
    pub fn new(percent: u8) -> Option<Self> {
        (percent <= Self::MAX.0).then_some(Self(percent))
    }

    pub const fn percent(self) -> u8 {
        self.0
    }

    /// The factor for samples, 0 to 1: the square of the share, because loudness is perceived
    /// logarithmically.
    pub fn gain(self) -> f32 {
        let share = f32::from(self.0) / f32::from(Self::MAX.0);
        share * share
    }
}

impl Default for Volume {
    fn default() -> Self {
        Self(70)
    }
}
