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

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum TickStep {
    Hours(i64),
    Days(i64),
    Months(i16),
    Years(i16),
}

/// Smallest first.
const STEPS: [TickStep; 18] = [
    TickStep::Hours(1),
    TickStep::Hours(2),
    TickStep::Hours(3),
    TickStep::Hours(6),
    TickStep::Hours(12),
    TickStep::Days(1),
    TickStep::Days(2),
    TickStep::Days(7),
    TickStep::Days(14),
    TickStep::Months(1),
    TickStep::Months(2),
    TickStep::Months(3),
    TickStep::Months(6),
    TickStep::Years(1),
    TickStep::Years(2),
    TickStep::Years(5),
    TickStep::Years(20),
    TickStep::Years(100),
];

/// At most `most` equally spaced ticks; none if the two moments are closer than the smallest step.
pub fn time_ticks(from: DateTime, to: DateTime, most: usize) -> Vec<TimeTick> {
    STEPS
        .into_iter()
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
        Some(match self {
            Self::Hours(_) => day(date),
            // Days count from the first of the month.
            Self::Days(_) => day(date.first_of_month()),
            Self::Months(_) => day(date.first_of_year()),
            Self::Years(count) => {
                let year = date.year().div_euclid(count).checked_mul(count)?;
                // At the very beginning of the calendar, the next tick is the first.
                let first = Date::new(year, 1, 1).or_else(|_| Date::new(year + count, 1, 1));
                day(first.ok()?)
            }
        })
    }

    fn after(self, line: DateTime) -> Option<DateTime> {
        match self {
            Self::Hours(count) => line.checked_add(count.hours()).ok(),
            Self::Days(count) => {
                let next = line.checked_add(count.days()).ok()?;
                // The last days of a month are too few for a step of their own.
                let month = line.date().last_of_month().tomorrow().ok()?;
                let close = next.checked_add((count / 2).days()).ok()?;
                let month = month.to_datetime(Time::midnight());
                Some(if close >= month { month } else { next })
            }
            Self::Months(count) => line.checked_add(i64::from(count).months()).ok(),
            Self::Years(count) => line.checked_add(i64::from(count).years()).ok(),
        }
    }

    fn unit(self, at: DateTime) -> TickUnit {
        let midnight = at.time() == Time::midnight();
        match self {
            Self::Hours(_) if !midnight => TickUnit::Hour,
            Self::Hours(_) | Self::Days(_) => TickUnit::Day,
            Self::Months(_) if at.month() > 1 => TickUnit::Month,
            Self::Months(_) | Self::Years(_) => TickUnit::Year,
        }
    }
}
