//! What is saved of lessons, practice, and what was missed in games.

use super::position::Kind;
use super::rating::{PLACING_ANSWERS, Rating, position_rating};
use super::schedule::{Puzzle, Repeat, utc_date};
use super::streak::Streak;
use crate::game::choice::choice;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::time::Duration;

/// How far the player has come. Two windows may change it at once: changes that are applied in
/// another order lose nothing.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Progress {
    /// The rating of each kind that was practised, and of the player overall: `None`.
    pub ratings: BTreeMap<Option<Kind>, Rating>,
    /// The ratings at the end of each day of practice, rounded, of what was practised then.
    pub days: BTreeMap<Date, BTreeMap<Option<Kind>, u32>>,
    /// The boards of each lesson that are solved, by its key.
    pub lessons: BTreeMap<String, BTreeSet<u16>>,
    /// The positions that return.
    pub repeats: HashMap<Puzzle, Repeat>,
    /// The newest answers, by their time.
    pub answers: BTreeMap<Timestamp, GivenAnswer>,
    /// The kinds that were missed in games, by the end of the game.
    pub misses: BTreeMap<Timestamp, Vec<Kind>>,
    /// The days on which the goal of the day was reached, where the player was.
    pub goals: BTreeSet<Date>,
}

/// What the player answered to a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GivenAnswer {
    pub kind: Kind,
    pub result: AnswerResult,
}

choice! {
    /// What became of a position of practice.
    AnswerResult {
        /// Right at the first try, in time.
        Right = "right",
        Wrong = "wrong",
        /// The answer was shown, or was right after a hint, while help is free: it returns, but
        /// changes no rating.
        Helped = "helped",
    }
}

/// A change, which is applied in memory and to the file.
#[derive(Debug, Clone, PartialEq)]
pub enum ProgressChange {
    /// A position of practice was answered: the first answer to it, or none in time.
    Answered { at: Timestamp, puzzle: Puzzle, limit: Option<Duration>, result: AnswerResult },
    /// A position that was to return can't be made any more, because they are made in another way
    /// than when it was answered. The rest stays.
    Dropped { puzzle: Puzzle },
    /// A board of a lesson was solved.
    BoardSolved { lesson: String, board: u16 },
    /// A game ended at this time, in which these kinds of arguments were missed.
    Missed { at: Timestamp, kinds: Vec<Kind> },
    /// As many positions as the player wants to practise each day were answered.
    GoalReached { day: Date },
}

/// How many of the newest answers are kept.
pub const MOST_ANSWERS: usize = 200;
/// How many of the newest days keep their ratings.
const MOST_DAYS: usize = 1_000;
/// So many days from the first answer on, help is free.
const FREE_DAYS: i32 = 7;
/// How many days it is kept what was missed.
const MISSES_KEPT: i32 = 400;

impl Progress {
    /// The rating for a kind, or of the player overall: `None`. A kind starts at the overall one.
    pub fn rating(&self, kind: Option<Kind>) -> Rating {
        self.ratings.get(&kind).copied().unwrap_or_else(|| match kind {
            Some(_) => self.rating(None).of_new_kind(),
            None => Rating::default(),
        })
    }

    /// While the first answers place the player: the number of the next one, from 1.
    pub fn placing(&self) -> Option<u32> {
        let next = self.rating(None).answers + 1;
        (next <= PLACING_ANSWERS).then_some(next)
    }

    /// Whether a hint costs nothing: in the first week of practice.
    pub fn is_help_free(&self, today: Date) -> bool {
        let rated = self.days.first_key_value().map(|(&day, _)| day);
        let answered = self.answers.first_key_value().map(|(&at, _)| utc_date(at));
        let first = rated.into_iter().chain(answered).min();
        first.is_none_or(|first| today < first.saturating_add(FREE_DAYS.days()))
    }

    /// What was answered on a day, in this time zone. Of many answers only the newest are known.
    pub fn answers_of(&self, day: Date, zone: &TimeZone) -> impl Iterator<Item = AnswerResult> {
        let date = |at: Timestamp| at.to_zoned(zone.clone()).date();
        let newest = self.answers.iter().rev().map(move |(&at, answer)| (date(at), answer.result));
        let of_day = newest.skip_while(move |(date, _)| *date > day);
        of_day.take_while(move |(date, _)| *date == day).map(|(_, result)| result)
    }

    /// How many days in a row the goal of the day was reached: up to today, or to yesterday.
    pub fn goal_streak(&self, today: Date) -> u32 {
        Streak::of(self.goals.clone(), today).current
    }

    /// A rating at the end of each day on which it changed, rounded.
    pub fn history(&self, kind: Option<Kind>) -> impl Iterator<Item = (Date, u32)> {
        self.days.iter().filter_map(move |(&day, ratings)| Some((day, *ratings.get(&kind)?)))
    }

    /// How many boards of a lesson are solved.
    pub fn solved(&self, lesson: &str) -> usize {
        self.lessons.get(lesson).map_or(0, BTreeSet::len)
    }

    /// Whether this board of a lesson is solved.
    pub fn is_solved(&self, lesson: &str, board: u16) -> bool {
        self.lessons.get(lesson).is_some_and(|boards| boards.contains(&board))
    }

    /// How often each kind was missed in games of so many weeks, of which the last ends today. The
    /// kind that was missed most comes first; what was not missed is left out.
    pub fn misses_by_week(&self, today: Date, weeks: usize) -> Vec<(Kind, Vec<u32>)> {
        let mut kinds: Vec<_> = Kind::ALL.iter().map(|&kind| (kind, vec![0; weeks])).collect();
        for (&at, missed) in &self.misses {
            let days = usize::try_from((today - utc_date(at)).get_days()).ok();
            let week = days.and_then(|days| weeks.checked_sub(days / 7 + 1));
            let Some(week) = week else { continue };
            for &kind in missed {
                kinds[kind as usize].1[week] += 1;
            }
        }
        let count = |weeks: &[u32]| weeks.iter().sum::<u32>();
        kinds.retain(|(_, weeks)| count(weeks) > 0);
        kinds.sort_by_key(|(_, weeks)| Reverse(count(weeks)));
        kinds
    }

    /// A change that was applied before changes nothing.
    pub fn apply(&mut self, change: &ProgressChange) {
        match change {
            ProgressChange::Answered { at, puzzle, limit, result } => {
                let answer = GivenAnswer { kind: puzzle.wish.kind, result: *result };
                if self.answers.insert(*at, answer) != Some(answer) {
                    self.count(*at, *puzzle, *limit, *result);
                }
                while self.answers.len() > MOST_ANSWERS {
                    self.answers.pop_first();
                }
            }
            ProgressChange::Dropped { puzzle } => drop(self.repeats.remove(puzzle)),
            ProgressChange::BoardSolved { lesson, board } => {
                self.lessons.entry(lesson.clone()).or_default().insert(*board);
            }
            ProgressChange::GoalReached { day } => drop(self.goals.insert(*day)),
            ProgressChange::Missed { at, kinds } => {
                self.misses.insert(*at, kinds.clone());
                let latest = self.misses.last_key_value().map(|(at, _)| utc_date(*at));
                let oldest = latest.map(|day| day.saturating_sub(MISSES_KEPT.days()));
                self.misses.retain(|at, _| Some(utc_date(*at)) >= oldest);
            }
        }
    }

    /// Changes the ratings, except for a position that was answered before or with free help, and
    /// when the position returns.
    fn count(
        &mut self,
        at: Timestamp,
        puzzle: Puzzle,
        limit: Option<Duration>,
        result: AnswerResult,
    ) {
        let is_right = result == AnswerResult::Right;
        let before = self.repeats.remove(&puzzle);
        if before.is_none() && result != AnswerResult::Helped {
            let position = position_rating(puzzle.wish, limit);
            // The first answers only find out where the player stands.
            let kind = self.placing().is_none().then_some(Some(puzzle.wish.kind));
            for rated in kind.into_iter().chain([None]) {
                let rating = self.rating(rated).after(position, is_right, utc_date(at));
                self.ratings.insert(rated, rating);
                if self.placing().is_none() {
                    self.days.entry(utc_date(at)).or_default().insert(rated, rating.rounded().0);
                }
            }
        }
        while self.days.len() > MOST_DAYS {
            self.days.pop_first();
        }
        if let Some(repeat) = Repeat::after(before, is_right, at) {
            self.repeats.insert(puzzle, repeat);
        }
    }
}
