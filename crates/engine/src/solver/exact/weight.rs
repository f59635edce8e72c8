//! The numbers that count layouts.

use std::fmt::Debug;

/// A count of layouts, never negative. It is zero only if nothing was counted: values neither
/// vanish nor overflow, so "more than zero" proves that a layout exists.
pub trait Weight: Copy + Debug + Default + PartialEq {
    const ZERO: Self;
    const ONE: Self;
    /// Adds `other × factor`.
    fn add_times(&mut self, other: Self, factor: Self);
    /// The product with a number above zero.
    fn scaled(self, factor: f64) -> Self;
    fn times(self, other: Self) -> Self;
    /// The quotient by `whole`, which is not zero.
    fn ratio(self, whole: Self) -> f64;
    fn to_wide(self) -> WideFloat;
    fn is_zero(self) -> bool {
        self == Self::ZERO
    }
}

/// For components so small that every sum lies within the range of the type (below 2^1000, and
/// relative weights above 2^-1000).
impl Weight for f64 {
    const ZERO: Self = 0.0;
    const ONE: Self = 1.0;
    #[inline(always)]
    fn add_times(&mut self, other: Self, factor: Self) {
        *self += other * factor;
    }
    #[inline(always)]
    fn scaled(self, factor: f64) -> Self {
        self * factor
    }
    #[inline(always)]
    fn times(self, other: Self) -> Self {
        self * other
    }
    #[inline(always)]
    fn ratio(self, whole: Self) -> f64 {
        self / whole
    }
    fn to_wide(self) -> WideFloat {
        WideFloat::new(self, 0)
    }
}

/// A number `mantissa × 2^exponent` with an exponent that no board exhausts.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct WideFloat {
    /// 0, or from 1 to below 2.
    mantissa: f64,
    pub exponent: i64,
}

impl WideFloat {
    /// `part × 2^power`.
    pub fn new(part: f64, power: i64) -> Self {
        if part == 0.0 {
            return Self::ZERO;
        }
        let bits = part.to_bits();
        let exponent = (bits >> 52) as i64;
        if exponent == 0 {
            // The leading bit of a subnormal number is not implied.
            return Self::new(part * 2f64.powi(64), power - 64);
        }
        Self {
            mantissa: f64::from_bits(bits & 0x000f_ffff_ffff_ffff | 0x3ff0_0000_0000_0000),
            exponent: power + exponent - 1023,
        }
    }

    /// The number times `2^shift`; 0 or infinite if that does not fit.
    pub(super) fn to_f64(self, shift: i64) -> f64 {
        let power = (self.exponent + shift).clamp(-1100, 1100) as i32;
        self.mantissa * 2f64.powi(power / 2) * 2f64.powi(power - power / 2)
    }

    pub fn divided_by(self, other: Self) -> Self {
        Self::new(self.mantissa / other.mantissa, self.exponent - other.exponent)
    }

    /// The number with this natural logarithm.
    pub(super) fn from_ln(ln: f64) -> Self {
        let power = ln / std::f64::consts::LN_2;
        Self::new((power - power.floor()).exp2(), power.floor() as i64)
    }

    /// The natural logarithm; minus infinity of zero.
    pub fn ln(self) -> f64 {
        self.mantissa.ln() + self.exponent as f64 * std::f64::consts::LN_2
    }
}

impl Weight for WideFloat {
    const ZERO: Self = Self { mantissa: 0.0, exponent: 0 };
    const ONE: Self = Self { mantissa: 1.0, exponent: 0 };
    #[inline]
    fn add_times(&mut self, other: Self, factor: Self) {
        let part = other.mantissa * factor.mantissa;
        if part == 0.0 {
            return;
        }
        let power = other.exponent + factor.exponent;
        if self.mantissa == 0.0 {
            *self = Self::new(part, power);
            return;
        }
        let gap = power - self.exponent;
        *self = if gap > 120 {
            Self::new(part, power)
        } else if gap < -120 {
            *self
        } else {
            Self::new(self.mantissa + part * 2f64.powi(gap as i32), self.exponent)
        };
    }
    fn scaled(self, factor: f64) -> Self {
        Self::new(self.mantissa * factor, self.exponent)
    }
    fn times(self, other: Self) -> Self {
        if self.mantissa == 0.0 || other.mantissa == 0.0 {
            return Self::ZERO;
        }
        Self::new(self.mantissa * other.mantissa, self.exponent + other.exponent)
    }
    fn ratio(self, whole: Self) -> f64 {
        if self.mantissa == 0.0 {
            return 0.0;
        }
        self.divided_by(whole).to_f64(0)
    }
    fn to_wide(self) -> WideFloat {
        self
    }
}
