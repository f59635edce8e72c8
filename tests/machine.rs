//! The page about the player's machine: what it says, and how presses and frames are measured.

use crate::common::prelude::*;
use sapper::ui::screen::machine::{Machine, Spread};
use sapper::ui::shell::app::Message;
use std::time::Instant;

const fn ms(ms: u64) -> Duration {
    Duration::from_millis(ms)
}

#[test]
fn a_spread_is_named_by_values_that_were_measured() {
    assert_eq!(Spread::of([]), None);
    let hundred = Spread::of((1..=100).rev().map(ms)).expect("values");
    assert_eq!((hundred.median, hundred.most, hundred.worst), (ms(50), ms(95), ms(100)));
    assert_eq!((hundred.count, hundred.late), (100, 75), "more than 25 ms is a frame too late");
    let one = Spread::of([ms(7)]).expect("a value");
    assert_eq!((one.median, one.most, one.worst, one.late), (ms(7), ms(7), ms(7), 0));
}

#[test]
fn a_press_lasts_until_the_frame_that_answers_it() {
    let (machine, begin) = (Machine::default(), Instant::now());
    machine.press(begin, false);
    assert!(!machine.awaits_frame(), "a frame before the answer does not show it");
    machine.answer();
    assert!(machine.awaits_frame());
    machine.painted(begin + ms(9));
    assert_eq!(machine.presses().map(|it| (it.count, it.worst)), Some((1, ms(9))));
    machine.painted(begin + ms(30));
    assert_eq!(machine.presses().map(|it| it.count), Some(1), "later frames show no press");
}

#[test]
fn the_latest_64_are_kept() {
    let machine = Machine::default();
    (1..=100).map(ms).for_each(|gap| machine.moved(gap));
    let frames = machine.frames().expect("frames");
    assert_eq!((frames.count, frames.median, frames.worst), (64, ms(68), ms(100)));
}

#[test]
fn the_page_measures_what_is_played_once_the_player_asks() {
    let mut window = TestWindow::new(LaunchOptions::default(), 760.0, 700.0);
    let play = |window: &mut TestWindow| {
        window.open_cell(at(4, 4));
        window.send(Message::Painted);
    };
    play(&mut window);
    window.choose(Command::Machine);
    assert!(window.sees("machine-none"), "{:?}", window.texts());
    window.click("machine-measure");
    window.press("Escape");
    window.key(Command::New);
    window.send(Message::Painted);
    play(&mut window);
    window.choose(Command::Machine);
    let said = window.texts().into_iter().find(|text| text.contains("(latest: "));
    assert!(said.is_some_and(|text| text.starts_with("median ")), "{:?}", window.texts());
}
