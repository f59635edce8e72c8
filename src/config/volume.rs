//! The volume of the sounds.

use thiserror::Error;

/// A volume in percent, 0 (silence) to 100.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Volume(u8);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a volume is from 0 to {max} percent, not {given}", max = Volume::MAX.percent())]
pub struct VolumeError {
    pub given: u8,
}

impl Volume {
    pub const SILENT: Self = Self(0);

    pub const MAX: Self = Self(100);

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

impl TryFrom<u8> for Volume {
    type Error = VolumeError;

    fn try_from(given: u8) -> Result<Self, VolumeError> {
        if given <= Self::MAX.0 { Ok(Self(given)) } else { Err(VolumeError { given }) }
    }
}
