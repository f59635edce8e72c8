//! The axes of the charts of records: ticks are at round numbers and at the starts of years,
//! months, days or hours.

use crate::common::prelude::*;
use jiff::civil::{DateTime, Time, date};

use jiff::ToSpan;
use jiff::tz::{Offset, TimeZone};
use proptest::prelude::*;
use sapper::game::counters::Counter;
use sapper::history::charts::ChartData;
use sapper::history::comparison::DatedFigure;
use sapper::history::number_axis::NumberAxis;
use sapper::history::played_game::LocalTime;

use sapper::history::statistics::Statistics;
use sapper::history::time_axis::{TickUnit, time_ticks};

fn number_lines(low: f64, high: f64, most: u32, least: f64) -> Vec<f64> {
    NumberAxis::covering(low, high, most, least).ticks().collect()
}

#[test]
fn grid_lines_are_round_numbers_around_all_values() {
    assert_eq!(number_lines(83.2, 247.0, 4, 0.0), [50.0, 100.0, 150.0, 200.0, 250.0]);
    assert_eq!(number_lines(0.0, 87.0, 5, 1.0), [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]);
    assert_eq!(number_lines(0.0, 3.0, 5, 1.0), [0.0, 1.0, 2.0, 3.0]);
    assert_eq!(number_lines(0.0, 1.0, 5, 1.0), [0.0, 1.0], "no half games");
    assert_eq!(number_lines(7.0, 7.0, 4, 1.0), [7.0, 8.0], "never empty");
}

#[test]
fn small_steps_have_decimals() {
    let axis = NumberAxis::covering(1.23, 1.31, 4, 0.0);
    assert_eq!(axis.decimals(), 2);
    assert_eq!(NumberAxis::covering(0.0, 40.0, 4, 0.0).decimals(), 0);
}

proptest! {
    #[test]
    fn any_value_lies_between_the_ends_of_its_axis(
        low in 0.0..1e7_f64,
        more in 0.0..1e7_f64,
        most in 1..12_u32,
    ) {
        let high = low + more;
        let axis = NumberAxis::covering(low, high, most, 1e-3);
        let slack = axis.step * 1e-6;
        prop_assert!(axis.low <= low + slack && axis.high >= high - slack, "{axis:?}");
        prop_assert!(axis.low < axis.high);
        prop_assert!(axis.steps() as u32 <= most.max(1) + 1, "{axis:?}");
        prop_assert!((axis.ticks().last().unwrap() - axis.high).abs() <= slack);
        prop_assert!((0.0..=1.0).contains(&axis.fraction(low)));
    }
}

fn at(text: &str) -> DateTime {
    text.parse().unwrap()
}

fn ticks(from: &str, to: &str, most: usize) -> Vec<(String, TickUnit)> {
    time_ticks(at(from), at(to), most)
        .into_iter()
        .map(|line| (line.at.strftime("%Y-%m-%d %H:%M").to_string(), line.unit))
        .collect()
}

fn days(from: &str, to: &str, most: usize) -> Vec<String> {
    let mut ticks = ticks(from, to, most);
    ticks.iter_mut().for_each(|(at, _)| at.truncate(10));
    ticks.into_iter().map(|(at, _)| at).collect()
}

#[test]
fn a_year_has_a_line_per_month() {
    assert_eq!(
        days("2025-09-14T10:00", "2026-11-20T10:00", 6),
        ["2025-10-01", "2026-01-01", "2026-04-01", "2026-07-01", "2026-10-01"]
    );
    let lines = time_ticks(at("2025-09-14T10:00"), at("2026-11-20T10:00"), 6);
    assert_eq!(lines[0].unit, TickUnit::Month);
    assert_eq!(lines[1].unit, TickUnit::Year);
}

#[test]
fn a_month_has_a_line_per_week_none_too_close() {
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
fn a_day_has_lines_at_hours() {
    assert_eq!(
        ticks("2026-11-20T21:31", "2026-11-21T01:05", 4),
        [
            ("2026-11-20 22:00".to_owned(), TickUnit::Hour),
            ("2026-11-20 23:00".to_owned(), TickUnit::Hour),
            ("2026-11-21 00:00".to_owned(), TickUnit::Day),
            ("2026-11-21 01:00".to_owned(), TickUnit::Hour),
        ]
    );
}

#[test]
fn the_first_and_last_dates_of_the_calendar_have_axes() {
    let (first, last) = (DateTime::MIN, DateTime::MAX);
    assert!(!time_ticks(first, last, 200).is_empty());
    assert_eq!(time_ticks(last, last, 5), []);
}

proptest! {
    #[test]
    fn grid_lines_are_few_in_order_and_inside(
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

#[test]
fn what_is_off_the_chart_of_figures_is_counted_and_not_drawn() {
    let figure = |(day, value)| {
        let noon = date(2026, 3, day).at(12, 0, 0, 0).to_zoned(TimeZone::UTC).unwrap();
        let ended_at = LocalTime::new(noon.timestamp(), Offset::UTC);
        DatedFigure { ended_at, value }
    };
    let values = [65.0, 14.0, 13.0, 15.0, 12.0, 13.5];
    let figures: Vec<_> = (1..).zip(values).map(figure).collect();
    let mut times: Vec<u64> = values.iter().map(|seconds| (seconds * 1_000.0) as u64).collect();
    times.sort_unstable();
    let statistics = Statistics { times, ..Statistics::default() };
    let chart = ChartData::of(&statistics, (Counter::Time, &figures), &[]).figures.unwrap();
    assert_eq!((chart.outliers, chart.wins.len(), chart.y_axis.high), (1, 5, 15.0));
    assert!(chart.best_so_far.iter().all(|point| point.1 < 1.0), "{chart:?}");
    let summary = sapper::i18n::statistics::figures_summary(&Texts::new(Lang::English), &chart);
    assert!(summary.contains("Wins: 6"), "{summary}");
}

/// The seconds at the right of the histogram of these times, and the number of games beyond it.
fn histogram(times: &[u64]) -> (f64, usize) {
    let statistics = Statistics { times: times.to_vec(), ..Statistics::default() };
    let histogram = ChartData::of(&statistics, (Counter::Time, &[]), &[]).histogram.unwrap();
    (histogram.x_axis.high, histogram.outliers)
}

#[test]
fn one_very_long_game_does_not_squash_the_others() {
    let mut times: Vec<u64> = (0..40).map(|n| 80_000 + n * 2_000).collect();
    assert_eq!(histogram(&times), (160.0, 0));
    times.push(30_000_000);
    assert_eq!(histogram(&times), (160.0, 1));
    assert_eq!(histogram(&[7; 5]), (0.5, 0));
    assert_eq!(histogram(&[0, 0, 0, 0, u64::MAX]), (0.5, 1));
    let none = ChartData::of(&Statistics::default(), (Counter::Time, &[]), &[]);
    assert_eq!(none, ChartData::default());
}
