//! Confidence intervals of win rates.

/// The 95% confidence interval of a win rate: the score interval of E. B. Wilson, “Probable
/// inference, the law of succession, and statistical inference”, Journal of the American
/// Statistical Association 22 (1927), 209–212. Of at least one game.
pub fn wilson_interval(wins: usize, games: usize) -> [f64; 2] {
    /// The 97.5th percentile of the normal distribution.
    const Z: f64 = 1.959_963_984_540_054;
    let (n, rate) = (games as f64, wins as f64 / games as f64);
    let square = Z * Z;
    let middle = rate + square / (2.0 * n);
    let spread = Z * (rate * (1.0 - rate) / n + square / (4.0 * n * n)).sqrt();
    let scale = 1.0 + square / n;
    [(middle - spread) / scale, (middle + spread) / scale].map(|bound| bound.clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// R. G. Newcombe, “Two-sided confidence intervals for the single proportion”, Statistics in
    /// Medicine 17 (1998), table I, method 3: the score interval without continuity correction.
    #[test]
    fn the_interval_is_the_published_one() {
        for (wins, games, low, high) in [
            (81, 263, 0.2553, 0.3662),
            (15, 148, 0.0624, 0.1605),
            (0, 20, 0.0, 0.1611),
            (1, 29, 0.0061, 0.1718),
        ] {
            let [found_low, found_high] = wilson_interval(wins, games);
            assert!((found_low - low).abs() < 5e-5, "{wins}/{games}: {found_low}");
            assert!((found_high - high).abs() < 5e-5, "{wins}/{games}: {found_high}");
        }
    }
}
