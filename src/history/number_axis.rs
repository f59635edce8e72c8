//! Axes with ticks at round numbers.

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct NumberAxis {
    pub low: f64,
    /// Greater than `low`.
    pub high: f64,
    /// 1, 2 or 5 times a power of ten.
    pub step: f64,
}

impl NumberAxis {
    /// The axis from `low` to `high` with 1 to `most` steps, none of them smaller than `least`.
    pub fn covering(low: f64, high: f64, most: u32, least: f64) -> Self {
        let mut step = round_up(((high - low) / f64::from(most.max(1))).max(least));
        loop {
            let begin = (low / step).floor() * step;
            let mut end = (high / step).ceil() * step;
            if end <= begin {
                end = begin + step;
            }
            // Rounding both ends may have cost a step; 1e-6 allows for float errors.
            if (end - begin) / step <= f64::from(most.max(1)) + 1e-6 {
                return Self { low: begin, high: end, step };
            }
            step = round_up(step * 1.01);
        }
    }

    pub fn steps(self) -> usize {
        ((self.high - self.low) / self.step).round() as usize
    }

    pub fn ticks(self) -> impl Iterator<Item = f64> {
        (0..=self.steps()).map(move |line| self.low + line as f64 * self.step)
    }

    /// The position along the axis, clamped to 0 to 1.
    pub fn fraction(self, value: f64) -> f32 {
        (((value - self.low) / (self.high - self.low)) as f32).clamp(0.0, 1.0)
    }

    pub fn decimals(self) -> usize {
        (-self.step.log10().floor()).max(0.0) as usize
    }
}

/// The least of 1, 2 and 5 times a power of ten that is at least `value`.
fn round_up(value: f64) -> f64 {
    let power = 10_f64.powf(value.log10().floor());
    [1.0, 2.0, 5.0]
        .into_iter()
        .map(|times| times * power)
        // Float errors may put a round number slightly below the value.
        .find(|round| *round >= value * (1.0 - 1e-9))
        .unwrap_or(10.0 * power)
}
