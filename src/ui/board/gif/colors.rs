//! The few colours of a GIF, chosen once for all of its frames.

use std::collections::HashMap;

pub(super) type Rgb = [u8; 3];

/// Stands for a pixel that stays as it was.
pub(super) const UNCHANGED: u8 = 255;

#[derive(Debug)]
pub(super) struct Colors {
    table: Vec<Rgb>,
    nearest: HashMap<Rgb, u8>,
}

/// Colours that become one, with how often each occurs.
struct Group {
    colors: Vec<(Rgb, f64)>,
    mean: [f64; 3],
    /// The sum of the squares of the distances from the mean, for red, green and blue.
    spread: [f64; 3],
}

impl Colors {
    /// At most 255 colours for pictures in which these colours occur so often. They are divided
    /// again and again where they differ most.
    pub(super) fn of(counts: &HashMap<Rgb, u64>) -> Self {
        // Small things like flags have few pixels and matter as well.
        let weighted = counts.iter().map(|(&color, &count)| (color, (count as f64).sqrt()));
        let mut all: Vec<_> = weighted.collect();
        all.sort_by_key(|&(color, _)| color);
        let mut groups = vec![Group::of(all)];
        while groups.len() < usize::from(UNCHANGED) {
            let by_spread = |(_, one): &(usize, &Group), (_, other): &(usize, &Group)| {
                one.total().total_cmp(&other.total())
            };
            let Some((widest, group)) = groups.iter().enumerate().max_by(by_spread) else { break };
            if group.total() <= 0.0 {
                break;
            }
            let halves = groups.swap_remove(widest).split();
            groups.extend(halves);
        }
        let table = groups.iter().map(|group| group.mean.map(|part| part.round() as u8)).collect();
        Self { table, nearest: HashMap::new() }
    }

    /// Red, green and blue of each.
    pub(super) fn table(&self) -> Vec<u8> {
        self.table.concat()
    }

    pub(super) fn rgb(&self, index: u8) -> Rgb {
        self.table[usize::from(index)]
    }

    /// The nearest.
    pub(super) fn index(&mut self, color: Rgb) -> u8 {
        *self.nearest.entry(color).or_insert_with(|| {
            let distance = |&(_, of): &(usize, &Rgb)| {
                let parts = color.iter().zip(of);
                parts.map(|(&one, &other)| u32::from(one.abs_diff(other)).pow(2)).sum::<u32>()
            };
            self.table.iter().enumerate().min_by_key(distance).map_or(0, |(index, _)| index as u8)
        })
    }
}

impl Group {
    fn of(colors: Vec<(Rgb, f64)>) -> Self {
        let weight: f64 = colors.iter().map(|(_, weight)| weight).sum();
        let sum = |part: usize, of: &dyn Fn(f64) -> f64| {
            let values = colors.iter().map(|(color, weight)| weight * of(f64::from(color[part])));
            values.sum::<f64>()
        };
        let mean = [0, 1, 2].map(|part| sum(part, &|value| value) / weight.max(f64::MIN_POSITIVE));
        let is_one = colors.len() < 2;
        let spread = [0, 1, 2].map(|part| {
            if is_one { 0.0 } else { sum(part, &|value| (value - mean[part]).powi(2)) }
        });
        Self { colors, mean, spread }
    }

    fn total(&self) -> f64 {
        self.spread.iter().sum()
    }

    /// Two groups, apart where they differ most. Only for more than one colour.
    fn split(self) -> [Self; 2] {
        let part = [0, 1, 2]
            .into_iter()
            .max_by(|&one, &other| self.spread[one].total_cmp(&self.spread[other]));
        let part = part.unwrap_or_default();
        let is_less = |(color, _): &(Rgb, f64)| f64::from(color[part]) <= self.mean[part];
        let (less, more) = self.colors.into_iter().partition(is_less);
        [Self::of(less), Self::of(more)]
    }
}
