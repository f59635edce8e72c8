//! Settings that are numbers within limits.

use super::setting_value::SettingValue;
use crate::game::pointer::LongPress;
use toml::Value;

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

impl SettingValue for Volume {
    fn read(value: &Value) -> Option<Self> {
        u8::try_from(value.as_integer()?).ok().and_then(Self::new)
    }

    fn to_value(&self) -> Option<Value> {
        Some(i64::from(self.percent()).into())
    }
}

impl SettingValue for LongPress {
    fn read(value: &Value) -> Option<Self> {
        u16::try_from(value.as_integer()?).ok().and_then(Self::new)
    }

    fn to_value(&self) -> Option<Value> {
        Some(i64::from(self.ms()).into())
    }
}

/// How many recordings are kept: 0 to [`ReplayLimit::MAX`]. The best of each table always stays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ReplayLimit(u16);

impl ReplayLimit {
    pub const MAX: Self = Self(10_000);

    /// `None` above [`ReplayLimit::MAX`].
    pub const fn new(count: u16) -> Option<Self> {
        if count <= Self::MAX.0 { Some(Self(count)) } else { None }
    }

    pub const fn get(self) -> u16 {
        self.0
    }
}

impl Default for ReplayLimit {
    fn default() -> Self {
        Self(500)
    }
}

impl SettingValue for ReplayLimit {
    fn read(value: &Value) -> Option<Self> {
        u16::try_from(value.as_integer()?).ok().and_then(Self::new)
    }

    fn to_value(&self) -> Option<Value> {
        Some(i64::from(self.get()).into())
    }
}

/// The side of a cell that the player chose: 12 to 144 logical px, not grown with the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct CellSize(u8);

impl CellSize {
    pub const MIN: Self = Self(12);
    pub const MAX: Self = Self(144);

    /// The sides that one wheel step leads to; each is about an eighth larger than the one before.
    const STEPS: [u8; 20] =
        [12, 14, 16, 18, 20, 22, 24, 28, 32, 36, 40, 48, 56, 64, 72, 80, 96, 112, 128, 144];

    /// `None` outside 12 to 144.
    pub fn new(pixels: u8) -> Option<Self> {
        let side = Self(pixels);
        (Self::MIN..=Self::MAX).contains(&side).then_some(side)
    }

    pub fn pixels(self) -> f32 {
        f32::from(self.0)
    }

    /// The size `steps` away from `shown`, which may lie between two steps: above 0 for larger
    /// cells, below for smaller ones.
    pub fn stepped(shown: f32, steps: i32) -> Self {
        // The shown size is rounded to whole screen pixels, so it may miss its step by less than
        // one.
        const NEAR: f32 = 0.75;
        let sides = Self::STEPS.map(Self);
        let count = steps.unsigned_abs() as usize;
        if steps > 0 {
            let larger = |side: &&Self| side.pixels() > shown + NEAR;
            sides.iter().filter(larger).take(count).last()
        } else {
            let smaller = |side: &&Self| side.pixels() < shown - NEAR;
            sides.iter().rev().filter(smaller).take(count).last()
        }
        .copied()
        .unwrap_or(if steps > 0 { Self::MAX } else { Self::MIN })
    }
}

/// `None`: as large as the window allows.
impl SettingValue for Option<CellSize> {
    fn read(value: &Value) -> Option<Self> {
        u8::try_from(value.as_integer()?).ok().and_then(CellSize::new).map(Some)
    }

    fn to_value(&self) -> Option<Value> {
        self.map(|side| i64::from(side.0).into())
    }
}
