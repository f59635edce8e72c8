//! Auto-play: when it asks for a move, moves the cursor and opens a cell.

use crate::common::prelude::*;
use sapper::ui::features::play::auto_play::{AutoPlay, AutoSpeed, AutoStep};

#[test]
fn it_asks_for_a_move_walks_to_the_cell_and_opens_it() {
    let mut auto = AutoPlay::new(Pos::new(0, 0));
    assert_eq!(auto.step(AutoSpeed::Steady, Moment(0)), AutoStep::NeedTarget(Pos::new(0, 0)));
    auto.set_target(Pos::new(1, 1));
    assert_eq!(auto.step(AutoSpeed::Steady, Moment(0)), AutoStep::Moved(Pos::new(1, 0)));
    assert_eq!(auto.step(AutoSpeed::Steady, Moment(0)), AutoStep::Moved(Pos::new(1, 1)));
    assert_eq!(auto.step(AutoSpeed::Steady, Moment(0)), AutoStep::Open(Pos::new(1, 1)));
    assert_eq!(auto.step(AutoSpeed::Steady, Moment(0)), AutoStep::NeedTarget(Pos::new(1, 1)));
}

#[test]
fn it_needs_no_timer_while_stopped_or_waiting_for_an_answer() {
    let mut auto = AutoPlay::new(Pos::new(0, 0));
    assert_eq!(auto.next_deadline(), None);
    auto.set_running(true, Moment(100));
    assert_eq!(auto.next_deadline(), Some(Moment(100)));
    auto.step(AutoSpeed::Fast, Moment(100));
    assert_eq!(auto.next_deadline(), None, "it has asked");
    auto.set_target(Pos::new(0, 2));
    assert_eq!(auto.next_deadline(), Some(Moment(100 + AutoSpeed::Fast.step())));
    auto.set_running(false, Moment(120));
    assert_eq!(auto.next_deadline(), None);
}
