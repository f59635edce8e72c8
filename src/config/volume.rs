//! The volume of the sounds.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A volume in percent, 0 (silence) to 100.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
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

impl From<Volume> for u8 {
    fn from(volume: Volume) -> Self {
        volume.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goes_from_0_to_100() {
        assert_eq!(Volume::try_from(0), Ok(Volume::SILENT));
        assert_eq!(Volume::try_from(100), Ok(Volume::MAX));
        let error = Volume::try_from(101).unwrap_err();
        assert_eq!(error.to_string(), "a volume is from 0 to 100 percent, not 101");
    }

    #[test]
    fn half_the_volume_is_a_quarter_of_the_samples() {
        assert_eq!(Volume::SILENT.gain(), 0.0);
        assert_eq!(Volume(50).gain(), 0.25);
        assert_eq!(Volume::MAX.gain(), 1.0);
    }

    #[test]
    fn is_a_whole_number_in_a_file_and_is_checked_there() {
        assert_eq!(serde_json::to_string(&Volume(35)).unwrap(), "35");
        assert_eq!(serde_json::from_str::<Volume>("35").unwrap(), Volume(35));
        for wrong in ["101", "-1", "300", "1.5", "\"loud\""] {
            assert!(serde_json::from_str::<Volume>(wrong).is_err(), "{wrong}");
        }
    }
}
