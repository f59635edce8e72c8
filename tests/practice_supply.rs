//! The next position to practise, which is made while the player solves the one before.

use sapper::config::Settings;
use sapper::practice::{
    AnswerResult, Kind, PLACING_ANSWERS, Progress, ProgressChange, Puzzle, Rating, Repeat, Task,
    Wish,
};
use sapper::ui::features::practice::PositionResult;
use sapper::ui::features::practice::supply::{Arrival, Supply};
use sapper::ui::screen::jobs::Job;

fn made(order: Option<Job<PositionResult>>) -> PositionResult {
    order.expect("a position is ordered").run()
}

#[test]
fn a_position_that_cannot_be_made_any_more_makes_way_for_the_next() {
    let (settings, mut progress) = (Settings::default(), Progress::default());
    // No such position has ever been made.
    let level = settings.practice_size.level();
    let wish = Wish { task: Task::Safe, kind: Kind::Odds, level };
    let puzzle = Puzzle { wish, seed: 7 };
    let at = jiff::Timestamp::UNIX_EPOCH;
    let rating = Rating { answers: PLACING_ANSWERS, ..progress.rating(None) };
    progress.ratings.insert(None, rating);
    progress.apply(&ProgressChange::Answered {
        at,
        puzzle,
        limit: None,
        result: AnswerResult::Wrong,
    });
    let before = progress.clone();
    assert_eq!(progress.repeats.get(&puzzle), Some(&Repeat { step: 0, at }));

    let mut supply = Supply::new(3);
    let order = supply.order(None, &settings, &progress);
    assert_eq!(supply.on_result(made(order)), Arrival::Gone(puzzle));
    assert!(!supply.found_none());
    progress.apply(&ProgressChange::Dropped { puzzle });
    let order = supply.order(None, &settings, &progress);
    assert_eq!(supply.on_result(made(order)), Arrival::Expected);
    assert!(!supply.take().expect("another position").is_repeat);

    assert!(progress.repeats.is_empty());
    assert_eq!(Progress { repeats: before.repeats.clone(), ..progress }, before);
}
