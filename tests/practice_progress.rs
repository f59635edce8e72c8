//! Practice progress: ratings, repetitions, the choice of the next position, and the file.

use crate::common::prelude::*;
use jiff::civil::{Date, date};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use proptest::prelude::*;
use sapper::config::PracticeKind;
use sapper::i18n::file_notices::notice_text;
use sapper::practice::{
    AnswerResult, Kind, MOST_ANSWERS, OTHERS_BEFORE, PLACING_ANSWERS, Plan, Progress,
    ProgressChange, Puzzle, RETURN_DAYS, Rating, ScheduledPuzzle, Task, Wish, next,
    position_rating,
};
use sapper::storage::{ParseIssue, Stored};
use std::collections::HashMap;

const PLAN: Plan =
    Plan { kinds: PracticeKind::Mixed, level: Level::Beginner, limit: None, warms_up: false };
const TODAY: Date = date(2026, 11, 23);

fn at(day: Date, second: i64) -> Timestamp {
    let start = day.to_zoned(jiff::tz::TimeZone::UTC).unwrap().timestamp();
    start + second.seconds()
}

fn puzzle(kind: Kind, seed: u64) -> Puzzle {
    let task = if kind == Kind::Odds { Task::Guess } else { Task::Safe };
    Puzzle { wish: Wish { task, kind, level: Level::Beginner }, seed }
}

fn answered(at: Timestamp, puzzle: Puzzle, is_right: bool) -> ProgressChange {
    let result = if is_right { AnswerResult::Right } else { AnswerResult::Wrong };
    ProgressChange::Answered { at, puzzle, limit: None, result }
}

/// The progress of a player who has just been placed.
fn placed() -> Progress {
    let rating =
        Rating { deviation: 200.0, answers: PLACING_ANSWERS, ..Progress::default().rating(None) };
    Progress { ratings: [(None, rating)].into(), ..Progress::default() }
}

/// The progress after these answers on a day, each to another position of this kind.
fn after(kind: Kind, answers: impl IntoIterator<Item = bool>) -> Progress {
    let mut progress = placed();
    for (number, is_right) in answers.into_iter().enumerate() {
        let when = at(TODAY, number as i64);
        progress.apply(&answered(when, puzzle(kind, number as u64), is_right));
    }
    progress
}

// Ratings

#[test]
fn a_player_of_1000_is_expected_to_solve_most_of_the_easiest_positions() {
    let rating = placed().rating(None);
    assert_eq!(rating.rounded(), (1000, 200));
    let chances = Kind::ALL.iter().map(|&kind| {
        (rating.expected(position_rating(puzzle(kind, 0).wish, None)) * 100.0).round() as i32
    });
    assert_eq!(chances.collect::<Vec<_>>(), [72, 38, 13, 5, 8]);
}

#[test]
fn larger_boards_more_cells_and_less_time_are_harder() {
    let wish = puzzle(Kind::Pair, 0).wish;
    assert_eq!(position_rating(wish, None), 1100.0);
    assert_eq!(position_rating(wish, Some(Duration::from_mins(2))), 1100.0);
    assert_eq!(position_rating(wish, Some(Duration::from_secs(15))), 1300.0);
    assert_eq!(position_rating(Wish { task: Task::Mines, ..wish }, None), 1200.0);
    let expert = position_rating(Wish { level: Level::Expert, ..wish }, None);
    assert_eq!(expert.round(), 1228.0);
}

#[test]
fn each_answer_counts_for_its_kind_and_overall() {
    let progress = after(Kind::Pair, [true, false, true]);
    let (overall, kind) = (progress.rating(None), progress.rating(Some(Kind::Pair)));
    assert_eq!(overall, Rating { answers: PLACING_ANSWERS + 3, ..kind });
    assert_eq!(kind.answers, 3);
    assert_eq!(progress.rating(Some(Kind::Count)).answers, 0);
}

#[test]
fn the_rating_settles_where_half_of_the_answers_are_right() {
    let half = |count| after(Kind::Numbers, (0..count).map(|number| number % 2 == 0)).rating(None);
    let deviations = [0, 5, 10, 20, 40].map(|count| half(count).deviation);
    assert!(deviations.is_sorted_by(|earlier, later| earlier > later), "{deviations:?}");
    let rating = half(400);
    assert!((rating.value - 1400.0).abs() < 60.0, "{rating:?}");
    assert!(rating.deviation < 80.0, "{rating:?}");
}

#[test]
fn days_without_practice_make_the_rating_less_certain() {
    let progress = after(Kind::Pair, (0..60).map(|number| number % 2 == 0));
    let after_days = |days: i32| {
        let mut progress = progress.clone();
        let when = at(TODAY + days.days(), 100);
        progress.apply(&answered(when, puzzle(Kind::Pair, 99), true));
        progress.rating(None).deviation
    };
    assert!(after_days(0) < after_days(30) && after_days(30) < after_days(365));
    assert!(after_days(100_000) <= 350.0);
}

#[test]
fn a_position_that_returns_is_not_rated_again() {
    let mut progress = after(Kind::Pair, [false]);
    let before = progress.rating(None);
    progress.apply(&answered(at(TODAY, 50), puzzle(Kind::Pair, 0), true));
    assert_eq!(progress.rating(None), before);
    assert_eq!(progress.answers.len(), 2);
}

#[test]
fn the_rating_at_the_end_of_each_day_is_kept() {
    let folder = fast_folder();
    let mut kept = open(&folder).0;
    kept.update(|kept| *kept = placed());
    let mut expected = Vec::new();
    for days in [0, 3, 4, 40] {
        let day = TODAY.saturating_add(days.days());
        for number in 0..3 {
            let puzzle = puzzle(Kind::Pair, (days * 10 + number) as u64);
            let change = answered(at(day, number.into()), puzzle, number > 0);
            kept.update(move |kept| kept.apply(&change));
        }
        expected.push((day, kept.get().rating(None).rounded().0));
    }
    for progress in [kept.get(), open(&folder).0.get()] {
        for kind in [None, Some(Kind::Pair)] {
            assert_eq!(progress.history(kind).collect::<Vec<_>>(), expected);
        }
        assert_eq!(progress.history(Some(Kind::Odds)).count(), 0);
    }
}

proptest! {
    #[test]
    fn a_right_answer_raises_the_rating_and_a_wrong_one_lowers_it(
        kinds in prop::collection::vec((0..Kind::ALL.len(), any::<bool>(), 0..200_i32), 1..60),
    ) {
        let mut progress = placed();
        let mut day = TODAY;
        for (number, (kind, is_right, days)) in kinds.into_iter().enumerate() {
            day += days.days();
            let (kind, number) = (Kind::ALL[kind], number as u64);
            let before = progress.clone();
            let change = answered(at(day, number as i64), puzzle(kind, number), is_right);
            progress.apply(&change);
            for rated in [None, Some(kind)] {
                let (then, now) = (before.rating(rated), progress.rating(rated));
                prop_assert_eq!(now.value > then.value, is_right);
                prop_assert_eq!(now.value < then.value, !is_right);
                prop_assert_eq!(now.answers, then.answers + 1);
                prop_assert!(now.is_valid());
                // One that could be foreseen tells nothing, and the volatility adds a little. Later on,
                // surprises may make it less certain.
                if then.answers == 0 {
                    prop_assert!(now.deviation < then.deviation + 0.5);
                }
            }
            let applied = progress.clone();
            progress.apply(&change);
            prop_assert_eq!(&progress, &applied, "a change that is applied again changes nothing");
        }
    }

    #[test]
    fn changes_merge_in_any_order(
        ours in prop::collection::vec(change(0), 0..40),
        theirs in prop::collection::vec(change(1), 0..40),
    ) {
        let apply = |changes: &[&[ProgressChange]]| {
            let mut progress = placed();
            changes.concat().iter().for_each(|change| progress.apply(change));
            progress
        };
        let (one, other) = (apply(&[&ours, &theirs]), apply(&[&theirs, &ours]));
        prop_assert_eq!(&one.lessons, &other.lessons);
        prop_assert_eq!(&one.repeats, &other.repeats);
        prop_assert_eq!(&one.answers, &other.answers);
        prop_assert_eq!(&one.misses, &other.misses);
        prop_assert_eq!(&one.goals, &other.goals);
        // How far an answer moves a rating depends on those before it.
        for kind in [None].into_iter().chain(Kind::ALL.iter().copied().map(Some)) {
            prop_assert_eq!(one.rating(kind).answers, other.rating(kind).answers);
        }
    }

    #[test]
    fn two_windows_keep_each_others_progress(
        changes in prop::collection::vec((any::<bool>(), change(0)), 0..12),
    ) {
        let folder = fast_folder();
        let mut windows = [open(&folder).0, open(&folder).0];
        let mut all = Progress::default();
        for (window, change) in changes {
            all.apply(&change);
            let notices = windows[usize::from(window)].update(move |kept| kept.apply(&change));
            prop_assert_eq!(notices, []);
        }
        let (kept, notices) = open(&folder);
        prop_assert_eq!(notices, []);
        prop_assert_eq!(kept.get(), &all);
    }
}

/// A change of this window: no other makes the same.
fn change(window: i64) -> impl Strategy<Value = ProgressChange> {
    let times =
        (0..10_000_i64).prop_map(move |number| at(TODAY, 0) + (number * 2 + window).seconds());
    let kinds = (0..Kind::ALL.len()).prop_map(|kind| Kind::ALL[kind]);
    let results = [AnswerResult::Right, AnswerResult::Wrong, AnswerResult::Helped];
    let answer = (times.clone(), kinds.clone(), 0..20_u64, 0..results.len()).prop_map(
        move |(at, kind, seed, result)| {
            let puzzle = puzzle(kind, seed * 2 + window as u64);
            ProgressChange::Answered { at, puzzle, limit: None, result: results[result] }
        },
    );
    let lesson = ("[a-c]", 0..5_u16)
        .prop_map(|(lesson, board)| ProgressChange::BoardSolved { lesson, board });
    let missed = (times, prop::collection::vec(kinds, 1..4))
        .prop_map(|(at, kinds)| ProgressChange::Missed { at, kinds });
    let goal =
        (0..400_i32).prop_map(|days| ProgressChange::GoalReached { day: TODAY - days.days() });
    prop_oneof![4 => answer, 2 => lesson, 1 => missed, 1 => goal]
}

// The goal of the day

#[test]
fn a_day_without_its_goal_ends_the_streak() {
    let mut progress = Progress::default();
    assert_eq!(progress.goal_streak(TODAY), 0);
    for days in [9, 2, 1, 0] {
        progress.apply(&ProgressChange::GoalReached { day: TODAY - days.days() });
    }
    let streaks = [0, 1, 2].map(|days| progress.goal_streak(TODAY + days.days()));
    assert_eq!(streaks, [3, 3, 0], "today is still open");
}

#[test]
fn an_answer_belongs_to_the_day_where_the_player_is() {
    let progress = after(Kind::Pair, [true, false]);
    let west = TimeZone::fixed(jiff::tz::offset(-8));
    let of = |day, zone: &TimeZone| progress.answers_of(day, zone).count();
    assert_eq!([of(TODAY, &TimeZone::UTC), of(TODAY, &west)], [2, 0]);
    assert_eq!(of(TODAY - 1.day(), &west), 2);
}

// A new player

/// Puts what comes next to a new player who answers like this, and returns the kinds.
fn ladder(answer: impl Fn(Kind) -> bool) -> (Vec<Kind>, Progress) {
    let (mut kinds, mut progress) = (Vec::new(), Progress::default());
    while let Some(number) = progress.placing() {
        assert_eq!(number, kinds.len() as u32 + 1);
        let ScheduledPuzzle { puzzle, is_repeat } = next(&PLAN, &progress, TODAY, number.into());
        let Wish { task, kind, level } = puzzle.wish;
        assert!(task != Task::Mines && level == PLAN.level && !is_repeat);
        kinds.push(kind);
        progress.apply(&answered(at(TODAY, number.into()), puzzle, answer(kind)));
    }
    (kinds, progress)
}

#[test]
fn a_new_player_is_led_from_the_easiest_kind_up_and_back() {
    use Kind::{Count, Numbers, Odds, Pair, Single};
    let kinds = |answer: fn(Kind) -> bool| ladder(answer).0;
    assert_eq!(kinds(|_| true), [Single, Pair, Numbers, Odds, Count, Count, Count, Count]);
    assert_eq!(kinds(|_| false), [Single; 8]);
    let pairs = [Single, Pair, Numbers, Pair, Numbers, Pair, Numbers, Pair];
    assert_eq!(kinds(|kind| kind <= Pair), pairs);
}

#[test]
fn eight_answers_place_the_player_and_ratings_start_from_there() {
    let placed = |answer: fn(Kind) -> bool| {
        let (_, progress) = ladder(answer);
        let overall = progress.rating(None);
        assert_eq!(overall.answers, PLACING_ANSWERS);
        assert!(overall.deviation < 200.0, "{overall:?}");
        for &kind in Kind::ALL {
            let rating = progress.rating(Some(kind));
            assert_eq!((rating.value, rating.answers), (overall.value, 0));
        }
        assert_eq!(progress.history(None).collect::<Vec<_>>(), [(TODAY, overall.rounded().0)]);
        overall.value
    };
    let [none, single, pair, all] = [
        placed(|_| false),
        placed(|kind| kind == Kind::Single),
        placed(|kind| kind <= Kind::Pair),
        placed(|_| true),
    ];
    assert!(none < 800.0 && 1600.0 < all, "{none} {all}");
    assert!((800.0..1100.0).contains(&single), "{single}");
    assert!((1100.0..1400.0).contains(&pair), "{pair}");
}

#[test]
fn free_help_changes_no_rating_and_leads_neither_up_nor_down() {
    for progress in [Progress::default(), placed()] {
        let mut after = progress.clone();
        let puzzle = puzzle(Kind::Single, 1);
        let result = AnswerResult::Helped;
        let (at, limit) = (at(TODAY, 0), None);
        after.apply(&ProgressChange::Answered { at, puzzle, limit, result });
        assert_eq!((&after.ratings, &after.days), (&progress.ratings, &progress.days));
        assert_eq!(after.placing(), progress.placing());
        assert!(after.repeats.contains_key(&puzzle), "it returns");
        if after.placing().is_some() {
            let kind = next(&PLAN, &after, TODAY, 1).puzzle.wish.kind;
            assert_eq!(kind, Kind::Single);
        }
    }
}

#[test]
fn help_is_free_for_seven_days() {
    assert!(Progress::default().is_help_free(TODAY));
    let progress = after(Kind::Pair, [true]);
    assert!(progress.is_help_free(TODAY + 6.days()));
    assert!(!progress.is_help_free(TODAY + 7.days()));
    // What is kept of the days outlasts the answers.
    let kept = Progress { answers: [].into(), ..progress };
    assert!(kept.is_help_free(TODAY + 6.days()) && !kept.is_help_free(TODAY + 7.days()));
}

#[test]
fn a_kind_of_their_own_choice_is_what_a_new_player_gets() {
    let plan = Plan { kinds: PracticeKind::Odds, level: Level::Expert, ..PLAN };
    let wish = next(&plan, &Progress::default(), TODAY, 3).puzzle.wish;
    assert_eq!((wish.kind, wish.level), (Kind::Odds, Level::Expert));
}

// What returns

#[test]
fn a_missed_position_returns_after_some_others_or_the_next_day() {
    let wrong = puzzle(Kind::Single, 1_000);
    let mut progress = placed();
    progress.apply(&answered(at(TODAY, 0), wrong, false));
    for number in 0..OTHERS_BEFORE as u64 {
        assert!(!next(&PLAN, &progress, TODAY, number).is_repeat);
        assert!(next(&PLAN, &progress, TODAY + 1.day(), number).is_repeat);
        let other = answered(at(TODAY, 1 + number as i64), puzzle(Kind::Single, number), true);
        progress.apply(&other);
    }
    assert_eq!(
        next(&PLAN, &progress, TODAY, 7),
        ScheduledPuzzle { puzzle: wrong, is_repeat: true }
    );
}

#[test]
fn a_solved_position_returns_later_each_time_until_mastered() {
    let wrong = puzzle(Kind::Count, 5);
    let mut progress = Progress::default();
    progress.apply(&answered(at(TODAY, 0), wrong, false));
    let mut day = TODAY;
    for days in RETURN_DAYS {
        let due = day + days.days();
        assert_eq!(progress.repeats[&wrong].due(), due);
        progress.apply(&answered(at(due, 9), wrong, true));
        day = due;
    }
    assert!(progress.repeats.is_empty());
}

#[test]
fn a_position_missed_again_starts_over() {
    let wrong = puzzle(Kind::Count, 5);
    let mut progress = Progress::default();
    for (day, is_right) in [false, true, true, false].into_iter().enumerate() {
        progress.apply(&answered(at(TODAY + (day as i32).days(), 0), wrong, is_right));
    }
    assert_eq!(progress.repeats[&wrong].due(), TODAY + 3.days());
    assert_eq!(progress.repeats[&wrong].step, 0);
}

#[test]
fn only_missed_positions_return_and_the_missed_before_the_solved() {
    let mut progress = after(Kind::Pair, [true; 10]);
    assert!(progress.repeats.is_empty(), "what was right at first need not return");
    let (wrong, better) = (puzzle(Kind::Pair, 100), puzzle(Kind::Pair, 101));
    progress.apply(&answered(at(TODAY, 100), better, false));
    progress.apply(&answered(at(TODAY, 101), better, true));
    progress.apply(&answered(at(TODAY, 102), wrong, false));
    assert!(progress.repeats[&wrong].due() < progress.repeats[&better].due());
}

#[test]
fn only_positions_of_the_chosen_kind_and_size_return() {
    let mut progress = placed();
    progress.apply(&answered(at(TODAY, 0), puzzle(Kind::Pair, 1), false));
    let tomorrow = TODAY + 1.day();
    let plan =
        |kinds, level| next(&Plan { kinds, level, ..PLAN }, &progress, tomorrow, 3).is_repeat;
    assert!(plan(PracticeKind::Pair, Level::Beginner));
    assert!(plan(PracticeKind::Mixed, Level::Beginner));
    assert!(!plan(PracticeKind::Count, Level::Beginner));
    assert!(!plan(PracticeKind::Pair, Level::Expert));
}

// What comes next

/// How often each kind comes in 1000 positions.
fn kinds(plan: &Plan, progress: &Progress) -> HashMap<Kind, usize> {
    let mut kinds = HashMap::new();
    for seed in 0..1000 {
        let ScheduledPuzzle { puzzle: Puzzle { wish, .. }, is_repeat } =
            next(plan, progress, TODAY, seed);
        assert!(wish.task.allows(wish.kind) && wish.level == plan.level && !is_repeat);
        *kinds.entry(wish.kind).or_default() += 1;
    }
    kinds
}

#[test]
fn a_seed_chooses_the_same_sequence_of_different_positions() {
    let progress = placed();
    let all: Vec<_> = (0..100).map(|seed| next(&PLAN, &progress, TODAY, seed)).collect();
    assert!((0..100).all(|seed| next(&PLAN, &progress, TODAY, seed) == all[seed as usize]));
    let seeds: std::collections::HashSet<_> = all.iter().map(|next| next.puzzle.seed).collect();
    assert_eq!(seeds.len(), 100);
}

#[test]
fn a_chosen_kind_is_the_only_one() {
    for &kind in Kind::ALL {
        let plan = Plan { kinds: kind.alone(), ..PLAN };
        assert_eq!(kinds(&plan, &Progress::default()), HashMap::from([(kind, 1000)]));
    }
}

#[test]
fn beginners_get_easy_positions_and_experts_hard_ones() {
    let beginner = kinds(&PLAN, &placed());
    assert!(beginner[&Kind::Single] > 400 && beginner[&Kind::Single] > 5 * beginner[&Kind::Count]);
    assert_eq!(beginner.len(), Kind::ALL.len(), "nothing is left out");

    let mut progress = Progress::default();
    for number in 0..200 {
        for &kind in Kind::ALL {
            let when = at(TODAY, 0) + (number * 10 + kind as i64).seconds();
            let is_right = number % 3 > 0;
            progress.apply(&answered(
                when,
                puzzle(kind, number as u64),
                is_right || kind < Kind::Count,
            ));
        }
    }
    progress.repeats.clear();
    let expert = kinds(&PLAN, &progress);
    assert!(expert[&Kind::Count] > 3 * expert[&Kind::Single], "{expert:?}");
}

#[test]
fn the_beginning_is_easier() {
    let progress = Progress {
        ratings: [(None, Rating { value: 1_300.0, ..placed().rating(None) })].into(),
        ..Progress::default()
    };
    let warming_up = Plan { warms_up: true, ..PLAN };
    let mean = |plan| {
        let ratings = (0..1000).map(|seed| {
            let wish = next(&plan, &progress, TODAY, seed).puzzle.wish;
            assert!(!plan.warms_up || wish.task != Task::Mines);
            position_rating(wish, None)
        });
        ratings.sum::<f64>() / 1_000.0
    };
    let (first, later) = (mean(warming_up), mean(PLAN));
    assert!(first < later - 50.0 && first < 1_200.0, "{first} {later}");
}

#[test]
fn the_weakest_kind_comes_most_often() {
    let mut progress = Progress::default();
    for number in 0..60 {
        for &kind in Kind::ALL {
            let when = at(TODAY, 0) + (number * 10 + kind as i64).seconds();
            let is_right = if kind == Kind::Pair { number % 2 == 0 } else { number % 10 > 0 };
            progress.apply(&answered(when, puzzle(kind, number as u64), is_right));
        }
    }
    progress.repeats.clear();
    let chosen = kinds(&PLAN, &progress);
    let most = chosen.iter().max_by_key(|(_, count)| **count);
    assert_eq!(most.map(|(kind, _)| *kind), Some(Kind::Pair), "{chosen:?}");
}

#[test]
fn arguments_missed_in_games_are_practised_for_eight_weeks() {
    let mut progress = Progress::default();
    let missed =
        |day, kinds: &[Kind]| ProgressChange::Missed { at: at(day, 0), kinds: kinds.to_vec() };
    progress.apply(&missed(TODAY - 2.days(), &[Kind::Pair, Kind::Pair, Kind::Count]));
    progress.apply(&missed(TODAY - 90.days(), &[Kind::Odds]));
    let chosen = kinds(&Plan { kinds: PracticeKind::Missed, ..PLAN }, &progress);
    assert_eq!(chosen.values().sum::<usize>(), 1000);
    assert_eq!(chosen.len(), 2);
    assert!(chosen[&Kind::Pair].abs_diff(667) < 60, "{chosen:?}");
}

#[test]
fn missed_arguments_are_counted_in_weeks_that_end_today() {
    let mut progress = Progress::default();
    for (days, kind) in [(0, Kind::Odds), (6, Kind::Pair), (7, Kind::Pair), (20, Kind::Pair)] {
        let at = at(TODAY - days.days(), 0);
        progress.apply(&ProgressChange::Missed { at, kinds: vec![kind] });
    }
    let weeks = progress.misses_by_week(TODAY, 3);
    assert_eq!(weeks, [(Kind::Pair, vec![1, 1, 1]), (Kind::Odds, vec![0, 0, 1])]);
    assert_eq!(progress.misses_by_week(TODAY, 2)[0], (Kind::Pair, vec![1, 1]));
    let later = progress.misses_by_week(TODAY - 1.day(), 1);
    assert_eq!(later, [(Kind::Pair, vec![2])], "what comes after is left out");
}

// The file

fn open(folder: &TempDir) -> (Stored<Progress>, Vec<FileNotice>) {
    Stored::open(Some(Folders::at(folder.path(), folder.path()).practice()))
}

#[test]
fn the_newest_answers_are_kept_and_every_board_of_every_lesson() {
    let folder = fast_folder();
    let mut kept = open(&folder).0;
    let count = MOST_ANSWERS as u64 + 5;
    kept.update(move |kept| {
        for number in 0..count {
            kept.apply(&answered(at(TODAY, number as i64), puzzle(Kind::Pair, number), false));
            let (lesson, board) = (format!("lesson {number}"), number as u16);
            kept.apply(&ProgressChange::BoardSolved { lesson, board });
        }
    });
    let progress = open(&folder).0.get().clone();
    assert_eq!(progress.answers.len(), MOST_ANSWERS);
    assert_eq!(progress.repeats.len(), count as usize);
    assert_eq!((progress.solved("lesson 7"), progress.solved("lesson")), (1, 0));
    assert!(progress.is_solved("lesson 7", 7) && !progress.is_solved("lesson 7", 6));
    assert_eq!(progress.rating(None).answers, count as u32);
}

#[test]
fn invalid_entries_stay_in_the_file_and_affect_nothing_else() {
    let folder = fast_folder();
    let path = folder.path().join("practice.toml");
    let text = "# mine\nversion = 1\ncolour = \"red\"\n\n[lessons]\npairs = [0]\nodd = [-1]\n\n\
                [misses]\n\"yesterday\" = [\"pair\"]\n";
    fs::write(&path, text).unwrap();
    let (mut kept, notices) = open(&folder);
    let issues = ["lessons.odd", "misses.yesterday"];
    let issues = issues.map(|name| ParseIssue::Entry(name.to_owned())).to_vec();
    assert_eq!(notices, [FileNotice::Issues { file: path.clone(), issues }]);
    let said = notice_text(&notices[0], &Texts::new(sapper::config::Lang::English));
    assert!(
        said.ends_with(
            "The entry “lessons.odd” is ignored. The entry “misses.yesterday” is ignored."
        ),
        "{said}"
    );
    kept.update(move |kept| {
        kept.apply(&ProgressChange::BoardSolved { lesson: "pairs".to_owned(), board: 2 });
    });
    assert_eq!(fs::read_to_string(&path).unwrap(), text.replace("pairs = [0]", "pairs = [0, 2]"));
}
