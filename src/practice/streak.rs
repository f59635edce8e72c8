//! How many days in a row something was done.

use jiff::civil::Date;
use std::collections::BTreeSet;

/// Consecutive days on which something was done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Streak {
    /// Up to today, or up to yesterday while it is not done today yet.
    pub current: u32,
    pub longest: u32,
}

impl Streak {
    /// The streak of these days, on which something was done.
    pub fn of(days: BTreeSet<Date>, today: Date) -> Self {
        let (mut streak, mut last, mut run) = (Self::default(), None::<Date>, 0);
        for day in days {
            let follows = last.is_some_and(|last| last.tomorrow().ok() == Some(day));
            run = if follows { run + 1 } else { 1 };
            streak.longest = streak.longest.max(run);
            if day == today || day.tomorrow().ok() == Some(today) {
                streak.current = run;
            }
            last = Some(day);
        }
        streak
    }
}
