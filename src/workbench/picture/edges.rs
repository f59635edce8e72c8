//! How much the colour changes from pixel to pixel, in bands that are some pixels wide: what is left
//! of lines and the borders of areas, while noise and small print mostly cancel out.

use super::raster::Raster;

/// How many pixels along an edge are taken together.
const BAND: usize = 8;
/// No edge is stronger.
const LIMIT: f32 = 100.0;

/// The edges of a picture in one direction, summed up across the bands.
pub struct Edges {
    /// How many places there are in a band.
    places: usize,
    bands: usize,
    /// For each band and place, the sum over all bands before.
    sums: Vec<f32>,
}

impl Edges {
    /// Edges that are upright: a band is some rows, a place lies between two columns.
    pub fn upright(raster: &Raster) -> Self {
        let places = raster.width - 1;
        let bands = raster.height / BAND;
        let mut sums = vec![0.0; (bands + 1) * places];
        let mut changes = vec![[0i32; 3]; places];
        for band in 0..bands {
            changes.fill([0; 3]);
            for y in band * BAND..(band + 1) * BAND {
                for (change, pair) in changes.iter_mut().zip(raster.row(y).windows(2)) {
                    for part in 0..3 {
                        change[part] += i32::from(pair[1][part]) - i32::from(pair[0][part]);
                    }
                }
            }
            for (place, change) in changes.iter().enumerate() {
                sums[(band + 1) * places + place] = sums[band * places + place] + strength(change);
            }
        }
        Self { places, bands, sums }
    }

    /// Edges that are level: a band is some columns, a place lies between two rows.
    pub fn level(raster: &Raster) -> Self {
        let places = raster.height - 1;
        let bands = raster.width / BAND;
        let mut sums = vec![0.0; (bands + 1) * places];
        let mut changes = vec![[0i32; 3]; bands];
        for place in 0..places {
            changes.fill([0; 3]);
            let rows =
                raster.row(place).chunks_exact(BAND).zip(raster.row(place + 1).chunks_exact(BAND));
            for (change, (upper, lower)) in changes.iter_mut().zip(rows) {
                for (upper, lower) in upper.iter().zip(lower) {
                    for part in 0..3 {
                        change[part] += i32::from(lower[part]) - i32::from(upper[part]);
                    }
                }
            }
            let mut sum = 0.0;
            for (band, change) in changes.iter().enumerate() {
                sum += strength(change);
                sums[(band + 1) * places + place] = sum;
            }
        }
        Self { places, bands, sums }
    }

    /// How strong the edges are at each of these places, over this stretch of pixels along them: the
    /// place `n` lies between the pixels `n` and `n + 1`.
    pub fn profile(
        &self,
        places: std::ops::Range<usize>,
        along: std::ops::Range<usize>,
    ) -> Vec<f32> {
        let first = (along.start / BAND).min(self.bands);
        let last = along.end.div_ceil(BAND).min(self.bands);
        let places = places.start.min(self.places)..places.end.min(self.places);
        let before = &self.sums[first * self.places..][places.clone()];
        let after = &self.sums[last * self.places..][places];
        after.iter().zip(before).map(|(after, before)| after - before).collect()
    }
}

/// Strong edges count for little more than weak ones: letters must not outweigh faint lines.
fn strength(change: &[i32; 3]) -> f32 {
    let sum: i32 = change.iter().map(|part| part.abs()).sum();
    (sum as f32 / BAND as f32).min(LIMIT).sqrt()
}
