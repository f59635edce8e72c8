//! How much was practised today, and how much the player wants to practise each day.

use crate::config::Settings;
use crate::i18n::{Texts, args, practice as words};
use crate::platform::local_clock;
use crate::practice::{AnswerResult, Progress, ProgressChange};
use jiff::civil::Date;
use jiff::tz::TimeZone;

/// The answers of today, where the player is.
#[derive(Debug, Clone, Copy)]
pub(super) struct Today {
    day: Date,
    /// Right without help.
    right: usize,
    /// Neither right nor wrong: with free help.
    helped: usize,
    all: usize,
}

impl Today {
    pub(super) fn of(progress: &Progress) -> Self {
        let zone = TimeZone::system();
        let day = local_clock::timestamp().to_zoned(zone.clone()).date();
        let mut today = Self { day, right: 0, helped: 0, all: 0 };
        for result in progress.answers_of(day, &zone) {
            today.right += usize::from(result == AnswerResult::Right);
            today.helped += usize::from(result == AnswerResult::Helped);
            today.all += 1;
        }
        today
    }

    fn is_goal_reached(self, settings: &Settings) -> bool {
        settings.practice_goal.positions().is_some_and(|goal| self.all >= goal)
    }

    /// What has to be saved once the goal is reached.
    pub(super) fn reached(
        self,
        progress: &Progress,
        settings: &Settings,
    ) -> Option<ProgressChange> {
        let is_new = self.is_goal_reached(settings) && !progress.goals.contains(&self.day);
        is_new.then_some(ProgressChange::GoalReached { day: self.day })
    }

    /// The name and the figure of the answers that were right.
    pub(super) fn right(self, texts: &Texts) -> Option<(&str, String)> {
        let (right, rated) = (self.right as u64, (self.all - self.helped) as u64);
        (rated > 0).then(|| (texts.get("practice-today"), words::share(texts, right, rated)))
    }

    /// The name and the figure of the goal: how much is done of it, or for how many days in a row it
    /// was reached.
    pub(super) fn goal<'a>(
        self,
        progress: &Progress,
        settings: &Settings,
        texts: &'a Texts,
    ) -> Option<(&'a str, String)> {
        let goal = settings.practice_goal.positions()?;
        if !self.is_goal_reached(settings) {
            let share = words::share(texts, self.all as u64, goal as u64);
            return Some((texts.get("practice-goal-today"), share));
        }
        let days = progress.goal_streak(self.day).max(1);
        Some((texts.get("practice-goal-reached"), texts.with("practice-goal-days", args![days])))
    }
}
