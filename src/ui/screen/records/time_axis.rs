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

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;
    use proptest::prelude::*;

    fn at(text: &str) -> DateTime {
        text.parse().unwrap()
    }

    fn told(from: &str, to: &str, most: usize) -> Vec<(String, TickUnit)> {
        time_ticks(at(from), at(to), most)
            .into_iter()
            .map(|line| (line.at.strftime("%Y-%m-%d %H:%M").to_string(), line.unit))
            .collect()
    }

    fn days(from: &str, to: &str, most: usize) -> Vec<String> {
        let mut told = told(from, to, most);
        told.iter_mut().for_each(|(at, _)| at.truncate(10));
        told.into_iter().map(|(at, _)| at).collect()
    }

    #[test]
    fn a_year_has_lines_at_its_months() {
        assert_eq!(
            days("2025-09-14T10:00", "2026-11-20T10:00", 6),
            ["2025-10-01", "2026-01-01", "2026-04-01", "2026-07-01", "2026-10-01"]
        );
        let lines = time_ticks(at("2025-09-14T10:00"), at("2026-11-20T10:00"), 6);
        assert_eq!(lines[0].unit, TickUnit::Month);
        assert_eq!(lines[1].unit, TickUnit::Year);
    }

    #[test]
    fn a_month_has_lines_at_its_weeks_and_none_close_to_the_next() {
        assert_eq!(
            days("2026-01-25T10:00", "2026-02-16T10:00", 4),
            ["2026-02-01", "2026-02-08", "2026-02-15"]
        );
        assert_eq!(
            days("2026-01-20T10:00", "2026-02-02T10:00", 8),
            ["2026-01-21", "2026-01-23", "2026-01-25", "2026-01-27", "2026-01-29", "2026-02-01"]
        );
    }

    #[test]
    fn a_day_has_lines_at_its_hours() {
        assert_eq!(
            told("2026-11-20T21:31", "2026-11-21T01:05", 4),
            [
                ("2026-11-20 22:00".to_owned(), TickUnit::Hour),
                ("2026-11-20 23:00".to_owned(), TickUnit::Hour),
                ("2026-11-21 00:00".to_owned(), TickUnit::Day),
                ("2026-11-21 01:00".to_owned(), TickUnit::Hour),
            ]
        );
    }

    #[test]
    fn the_ends_of_the_calendar_are_no_trouble() {
        let (first, last) = (DateTime::MIN, DateTime::MAX);
        assert!(!time_ticks(first, last, 200).is_empty());
        assert_eq!(time_ticks(last, last, 5), []);
    }

    proptest! {
        #[test]
        fn lines_are_few_in_order_and_inside(
            day in -300_000..300_000_i64,
            minutes in 0..10_000_000_i64,
            most in 1..12_usize,
        ) {
            let from = date(2026, 1, 1).to_datetime(Time::midnight()).checked_add(day.days()).unwrap();
            let to = from.checked_add(minutes.minutes()).unwrap();
            let lines = time_ticks(from, to, most);
            prop_assert!(lines.len() <= most);
            prop_assert!(lines.iter().all(|line| (from..=to).contains(&line.at)));
            prop_assert!(lines.is_sorted_by(|one, other| one.at < other.at));
        }
    }
}
