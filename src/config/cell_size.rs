//! Cell sizes that the player chose.

use super::setting_value::{SettingValue, put};
use toml::Value;
use toml_edit::Item;

/// The side of a cell that the player chose: 12 to 96 logical px.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct CellSize(u8);

impl CellSize {
    pub const MIN: Self = Self(12);
    pub const MAX: Self = Self(96);

    /// The sides that one wheel step leads to; each is about an eighth larger than the one before.
    const STEPS: [u8; 17] = [12, 14, 16, 18, 20, 22, 24, 28, 32, 36, 40, 48, 56, 64, 72, 80, 96];

    /// `None` outside 12 to 96.
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

    fn put(&self, item: &mut Item) {
        match self {
            Some(side) => put(item, i64::from(side.0)),
            None => *item = Item::None,
        }
    }
}
