//! Ticks of time axes, at the beginnings of years, months, days or hours.

use jiff::ToSpan;
use jiff::civil::{Date, DateTime, Time};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimeTick {
    pub at: DateTime,
    /// What begins there.
    pub unit: TickUnit,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TickUnit {
    Year,
    Month,
    Day,
    Hour,
}

/// The steps of each unit, smallest first.
const STEPS: [(TickUnit, &[i16]); 4] = [
    (TickUnit::Hour, &[1, 2, 3, 6, 12]),
    (TickUnit::Day, &[1, 2, 7, 14]),
    (TickUnit::Month, &[1, 2, 3, 6]),
    (TickUnit::Year, &[1, 2, 5, 20, 100]),
];

#[derive(Debug, Clone, Copy)]
struct TickStep {
    unit: TickUnit,
    count: i16,
}

/// At most `most` equally spaced ticks; none if the two moments are closer than the smallest step.
pub fn time_ticks(from: DateTime, to: DateTime, most: usize) -> Vec<TimeTick> {
    STEPS
        .into_iter()
        .flat_map(|(unit, counts)| counts.iter().map(move |&count| TickStep { unit, count }))
        .map(|step| step.ticks(from, to, most + 1))
        .find(|lines| lines.len() <= most)
        .unwrap_or_default()
}

impl TickStep {
    /// At most `most` ticks between two moments.
    fn ticks(self, from: DateTime, to: DateTime, most: usize) -> Vec<TimeTick> {
        let mut lines = Vec::new();
        let mut next = self.first(from);
        while let Some(at) = next
            && at <= to
            && lines.len() < most
        {
            if at >= from {
                lines.push(TimeTick { at, unit: self.unit(at) });
            }
            next = self.after(at);
        }
        lines
    }

    /// A tick of this step at or before a moment.
    fn first(self, moment: DateTime) -> Option<DateTime> {
        let date = moment.date();
        let day = |date: Date| date.to_datetime(Time::midnight());
        Some(match self.unit {
            TickUnit::Hour => day(date),
            // Days count from the first of the month.
            TickUnit::Day => day(date.first_of_month()),
            TickUnit::Month => day(date.first_of_year()),
            TickUnit::Year => {
                let year = date.year().div_euclid(self.count).checked_mul(self.count)?;
                // At the very beginning of the calendar, the next tick is the first.
                let first = Date::new(year, 1, 1).or_else(|_| Date::new(year + self.count, 1, 1));
                day(first.ok()?)
            }
        })
    }

    fn after(self, line: DateTime) -> Option<DateTime> {
        let count = i64::from(self.count);
        match self.unit {
            TickUnit::Hour => line.checked_add(count.hours()).ok(),
            TickUnit::Day => {
                let next = line.checked_add(count.days()).ok()?;
                // The last days of a month are too few for a step of their own.
                let month = line.date().last_of_month().tomorrow().ok()?;
                let close = next.checked_add((count / 2).days()).ok()?;
                let month = month.to_datetime(Time::midnight());
                Some(if close >= month { month } else { next })
            }
            TickUnit::Month => line.checked_add(count.months()).ok(),
            TickUnit::Year => line.checked_add(count.years()).ok(),
        }
    }

    /// What begins at a tick.
    fn unit(self, at: DateTime) -> TickUnit {
        match self.unit {
            TickUnit::Hour if at.time() == Time::midnight() => TickUnit::Day,
            TickUnit::Month if at.month() == 1 => TickUnit::Year,
            unit => unit,
        }
    }
}
