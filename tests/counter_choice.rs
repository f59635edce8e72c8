//! Counters of the player's choice: which are shown during a game and afterwards, in which order, and
//! formulas of the player's own.

use crate::common::prelude::*;
use sapper::config::ReduceMotion;
use sapper::config::counter_list::{CounterList, CounterTime, ShownCounter};
use sapper::game::counters::{Counter, Formula};

/// A window with these counters, which are shown.
fn window_with(home: &TempDir, counters: &str) -> TestWindow {
    let settings = format!(
        "version = 1\nintroduced = true\nshow_counters = true\nreduce_motion = \"off\"\n{counters}\n"
    );
    fs::write(home.path().join("settings.toml"), settings).expect("it is written");
    let launch = beginner().seed(7).files_in(home);
    TestWindow::new(launch, 900.0, 700.0)
}

fn shown(list: &CounterList, time: CounterTime) -> Vec<Counter> {
    let known = |shown: &ShownCounter| match shown {
        ShownCounter::Known(counter) => Some(*counter),
        ShownCounter::Own(_) => None,
    };
    list.shown(time).filter_map(known).collect()
}

#[test]
fn at_first_they_are_what_was_done_and_afterwards_also_what_it_was_worth() {
    use Counter::{
        Bbbv, BbbvPerSecond, Chords, Correctness, Effective, Flags, Hzini, Ioe, Islands, Left,
        Openings, Path, Right, Rqp, Throughput, Time, Wasted, Zini,
    };
    let list = CounterList::default();
    let done = [Time, Left, Right, Chords, Flags, Effective, Wasted, Path];
    let worth =
        [Bbbv, BbbvPerSecond, Openings, Islands, Zini, Hzini, Ioe, Correctness, Throughput, Rqp];
    assert_eq!(shown(&list, CounterTime::DuringGame), done);
    assert_eq!(shown(&list, CounterTime::Afterwards), [&done[..], &worth].concat());
}

#[test]
fn the_panel_has_the_chosen_ones_in_order() {
    let home = tempfile::tempdir().expect("a folder");
    let mut window = window_with(
        &home,
        "counters = [{ counter = \"ioe\", during = true }, { counter = \"time\", during = true }, \
         { counter = \"stnb\", after = true }, { counter = \"bbbv\", during = true, after = true }]",
    );
    window.open_cell(Pos::new(4, 4));
    let top = |window: &TestWindow, name| window.bounds(name).y;
    assert!(top(&window, "IOE") < top(&window, "Time"), "{:?}", window.texts());
    assert!(!window.sees("counter-stnb") && !window.sees("counter-left"));
    assert!(window.sees("– / –") || window.texts().iter().any(|text| text.ends_with(" / –")));
    window.win();
    window.press("Escape");
    assert!(window.sees("counter-stnb") && !window.sees("counter-ioe"), "{:?}", window.texts());
}

#[test]
fn what_depends_on_covered_cells_is_not_shown_during_a_game() {
    let home = tempfile::tempdir().expect("a folder");
    let hidden = ["zini", "bbbv_left", "est", "openings", "islands", "hzini", "zne", "stnb"];
    let entries = hidden.map(|key| format!("{{ counter = \"{key}\", during = true }}")).join(", ");
    let own = "{ name = \"mine\", formula = \"bbbv - solved\", during = true }";
    let mut window = window_with(&home, &format!("counters = [{entries}, {own}]"));
    window.open_cell(Pos::new(4, 4));
    let dashes = window.texts_at("–").len();
    assert_eq!(dashes, hidden.len() + 1, "{:?}", window.texts());
}

#[test]
fn the_solved_3bv_is_that_of_what_is_open() {
    let home = tempfile::tempdir().expect("a folder");
    let mut window = window_with(
        &home,
        "counters = [{ name = \"mine\", formula = \"1000 + solved\", during = true }]",
    );
    assert!(window.sees("1000.000"), "{:?}", window.texts());
    window.open_cell(Pos::new(4, 4));
    assert!(window.sees("1001.000"), "one opening or number: {:?}", window.texts());
}

#[test]
fn the_clock_among_the_counters_runs() {
    let home = tempfile::tempdir().expect("a folder");
    let mut window = window_with(&home, "");
    window.open_cell(Pos::new(4, 4));
    // It goes on while the test runs, too.
    let seconds = |window: &TestWindow| -> f64 {
        let texts = window.texts();
        let time = texts.iter().find_map(|text| text.strip_suffix(" s")).expect("the time");
        time.parse().expect("a number")
    };
    window.wait(3_456);
    let before = seconds(&window);
    assert!(before >= 3.4 && (before * 10.0).fract() == 0.0, "tenths: {before}");
    window.wait(500);
    assert!(seconds(&window) >= before + 0.4);
}

#[test]
fn it_costs_a_step_only_while_it_is_shown_and_runs() {
    let home = tempfile::tempdir().expect("a folder");
    let mut window = window_with(&home, "");
    let due = |window: &TestWindow| window.app.play().next_deadline(Moment(0)).map(|at| at.0);
    assert_eq!(due(&window), None, "nothing moves before the first click");
    window.open_cell(Pos::new(4, 4));
    let step = |window: &TestWindow| {
        let at = window.app.play().next_deadline(Moment(10_000)).expect("a deadline");
        at.0 - 10_000
    };
    assert!(step(&window) <= 100);
    window.change(SettingChange::ReduceMotion(ReduceMotion::On));
    assert!(step(&window) <= 1_000);
    window.press("P");
    assert_eq!(due(&window), None, "nor in a pause");
}

#[test]
fn they_are_chosen_in_a_dialog() {
    let home = tempfile::tempdir().expect("a folder");
    let mut window = window_with(&home, "");
    window.click("Choose counters\u{a0}›");
    window.press_control("Clicks/s: End");
    window.press_control("Time: Live");
    let list = window.app.settings().counter_list.clone();
    assert!(shown(&list, CounterTime::Afterwards).contains(&Counter::ClicksPerSecond));
    assert!(!shown(&list, CounterTime::DuringGame).contains(&Counter::Time));

    window.press_control("counter-left");
    window.click("counters-up");
    let first = |window: &TestWindow| window.app.settings().counter_list.entries()[0].clone();
    assert_eq!(first(&window).counter, ShownCounter::Known(Counter::Left));
    window.click("counters-down");
    assert_eq!(first(&window).counter, ShownCounter::Known(Counter::Time), "it stays chosen");
    window.click("counters-restore");
    assert_eq!(window.app.settings().counter_list, CounterList::default());
}

#[test]
fn a_formula_is_added_and_removed_in_the_dialog() {
    let home = tempfile::tempdir().expect("a folder");
    let mut window = window_with(&home, "");
    window.send(sapper::ui::features::play::Message::Command(Command::ChooseCounters));
    window.click("counters-add");
    let buttons = ["Defaults", "Add formula"];
    let places = |window: &TestWindow| buttons.map(|name| window.texts_at(name)[0].center().x);
    let before = places(&window);
    window.fill("counters-name", "pace");
    window.fill("counters-formula", "cl_s * speed");
    window.click("counters-add");
    assert!(window.sees("There is no counter called “speed”."), "{:?}", window.texts());
    assert_eq!(window.app.settings().counter_list, CounterList::default());
    window.fill("counters-formula", "cl_s * ioe");
    window.click("counters-add");
    assert_eq!(places(&window), before, "no button comes under the pointer");
    let own = Formula::new("pace", "cl_s * ioe").expect("a formula");
    let top = window.app.settings().counter_list.entries()[0].clone();
    assert_eq!(top.counter, ShownCounter::Own(own));
    assert!(top.during_game && top.afterwards);
    window.press("Escape");
    assert!(window.sees("pace"), "{:?}", window.texts());

    window.send(sapper::ui::features::play::Message::Command(Command::ChooseCounters));
    window.press_control("counter-left");
    window.click("counters-up");
    window.click("counters-restore");
    assert_eq!(window.app.settings().counter_list.entries()[0], top, "no default removes it");
    window.press_control("pace");
    window.click("counters-remove");
    assert_eq!(window.app.settings().counter_list, CounterList::default());
}

#[test]
fn a_formula_with_the_name_of_another_takes_its_place() {
    let own = |text| Formula::new("mine", text).expect("a formula");
    let mut list = CounterList::default();
    assert_eq!(list.add(own("time")), Some(0));
    list.shift(0, true);
    assert_eq!(list.add(own("2 * time")), Some(1));
    assert_eq!(list.entries()[1].counter, ShownCounter::Own(own("2 * time")));
    for nth in 1..CounterList::MAX_FORMULAS {
        let formula = Formula::new(&format!("mine {nth}"), "time").expect("a formula");
        assert_eq!(list.add(formula), Some(0));
    }
    let formula = Formula::new("one too many", "time").expect("a formula");
    assert_eq!(list.add(formula), None);
}
