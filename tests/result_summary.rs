//! The result in the strip: it appears after the animation of the end, guarded at first.

use sapper::game::Moment;
use sapper::ui::screen::play::name_field::NameField;
use sapper::ui::screen::play::result_summary::{GLINT, ResultSummary};
use sapper::ui::screen::play::{RankedResult, WinRank};

const BEST: RankedResult =
    RankedResult::Won { time_ms: 10_000, rank: WinRank::NewBest, no_guess: false };

#[test]
fn it_waits_for_its_moment_and_is_guarded_at_first() {
    let mut summary = ResultSummary::new(BEST, Some(NameField::new(None)), Moment(1_000));
    assert!(!summary.tick(Moment(999)) && !summary.is_shown());
    assert_eq!(summary.next_deadline(Moment(999), false), Some(Moment(1_000)));
    assert!(!summary.tick(Moment(1_000)) && summary.is_shown() && summary.is_guarded());
    assert_eq!(summary.next_deadline(Moment(1_000), false), Some(Moment(1_400)));
    assert!(!summary.tick(Moment(1_399)) && summary.is_guarded());
    assert!(summary.tick(Moment(1_400)) && !summary.is_guarded());
    assert!(summary.is_asking());
    assert!(!summary.tick(Moment(1_401)), "the name is asked for once");
    assert_eq!(summary.next_deadline(Moment(1_401), false), None);
}

#[test]
fn the_light_moves_for_a_moment_where_things_may_move() {
    let mut summary = ResultSummary::new(BEST, None, Moment(0));
    summary.tick(Moment(500));
    assert_eq!(summary.next_deadline(Moment(500), true), Some(Moment(516)));
    assert_eq!(summary.next_deadline(Moment(500), false), None);
    assert_eq!(summary.next_deadline(Moment(GLINT), true), None);
    let lost = RankedResult::Lost { no_guess: false };
    assert_eq!(ResultSummary::new(lost, None, Moment(0)).glint(Moment(10)), None);
}
