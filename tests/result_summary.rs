//! The result in the strip: when it appears, and when its buttons react.

use crate::common::look::Control;
use crate::common::prelude::*;
use sapper::game::GuessRules;
use sapper::history::Record;
use sapper::ui::features::play::name_field::NameField;
use sapper::ui::features::play::result_summary::ResultSummary;
use sapper::ui::features::play::{RankedResult, WinRank};
use sapper::ui::kit::motion::LONGEST;
use sapper::ui::kit::theme;

const BEST: RankedResult = RankedResult::Won {
    time_ms: 10_000,
    rank: WinRank::NewBest { gained_ms: 1_500 },
    no_guess: false,
};

#[test]
fn it_appears_after_a_delay_and_ignores_early_clicks() {
    let record = Record {
        level: LevelKind::of(Level::Beginner),
        style: Style::Windows7,
        name: None,
        time_ms: 10_000,
        bbbv: 24,
        date: jiff::Timestamp::UNIX_EPOCH,
        replay: None,
        guesses: GuessRules::Off,
    };
    let mut summary = ResultSummary::new(BEST, Some(NameField::new(record)), Moment(1_000));
    summary.tick(Moment(999));
    assert!(!summary.has_more() && !summary.is_shown());
    assert_eq!(summary.next_deadline(Moment(999)), Some(Moment(1_000)));
    summary.tick(Moment(1_000));
    assert!(!summary.has_more() && summary.is_shown() && summary.is_guarded());
    assert_eq!(summary.next_deadline(Moment(1_000)), Some(Moment(1_400)));
    summary.tick(Moment(1_399));
    assert!(!summary.has_more() && summary.is_guarded());
    summary.tick(Moment(1_400));
    assert!(summary.has_more() && !summary.is_guarded());
    summary.tick(Moment(1_401));
    assert_eq!(summary.next_deadline(Moment(1_401)), None);
}

#[test]
fn a_button_says_for_a_moment_that_it_has_copied() {
    let mut summary = ResultSummary::new(BEST, None, Moment(0));
    summary.tick(Moment(5_000));
    assert!(!summary.copied.is_shown(Moment(5_000)));
    summary.copied.begin(Moment(5_000));
    assert!(summary.copied.is_shown(Moment(6_000)));
    let until = summary.next_deadline(Moment(6_000)).expect("it ends");
    assert!(!summary.copied.is_shown(until));
    assert_eq!(summary.next_deadline(until), None);
}

#[test]
fn a_loss_says_its_time_and_how_much_of_the_board_was_open() {
    let launch = LaunchOptions::default().level(Level::Intermediate).seed(2);
    let mut window = TestWindow::new(launch, 720.0, 805.0);
    window.open_cell(Pos::new(8, 8));
    let open = window.game().open_cells();
    assert!(open > 9, "an opening");
    let field = window.field();
    let mine = field.size().positions().find(|&pos| field.is_mine(pos));
    window.open_cell(mine.expect("a mine"));
    window.wait(LONGEST);
    // That there is no folder.
    window.press("Escape");
    let share = open * 100 / field.safe_cells();
    let ms = window.game().elapsed(Moment(u64::MAX));
    let said = format!("{}.{:03} s · {share}% open", ms / 1_000, ms % 1_000);
    assert!(window.sees(&said), "{said}: {:?}", window.texts());
}

#[test]
fn all_that_a_loss_offers_is_in_one_line_in_every_language() {
    for lang in Lang::ALL {
        for (width, height) in [(360.0, 453.0), (720.0, 709.0)] {
            let mut window = TestWindow::new(LaunchOptions::default().lang(lang), width, height);
            window.paste_board("..*...*.");
            for col in [0, 3, 6] {
                window.open_cell(Pos::new(0, col));
            }
            window.wait(2_000);
            window.wait(2_000);
            window.press("Escape");
            let (board, place) = (window.board(), format!("{lang} {width} × {height}"));
            let texts = window.app.texts();
            let again = window.bounds(texts.get("play-again"));
            let offers =
                window.controls().into_iter().filter(|it| it.bounds.y > board.y + board.height);
            let lines: Vec<f32> = offers.map(|it| it.bounds.center_y()).collect();
            let is_one_line = lines.iter().all(|y| (y - again.center_y()).abs() < 1.0);
            assert!(lines.len() >= 3 && is_one_line, "{place}: {lines:?}");
        }
    }
}

/// What leads to a moment comes a little after the result, and must not drive out what has room.
#[test]
fn what_a_record_offers_is_only_behind_the_details_if_it_has_no_room() {
    for lang in Lang::ALL {
        for (width, height) in [(360.0, 453.0), (540.0, 560.0), (720.0, 709.0)] {
            let mut window = TestWindow::new(LaunchOptions::default().lang(lang), width, height);
            // Nearly each of these games has a needless guess.
            for _ in 0..20 {
                window.win();
                window.wait(2_000);
                window.wait(2_000);
                window.press("Escape");
                if !window.app.play().moments().is_empty() {
                    break;
                }
                window.key(Command::New);
            }
            let board = window.board();
            let below = |window: &TestWindow| -> Vec<_> {
                let is_below = |it: &Control| it.bounds.y > board.y + board.height;
                window.controls().into_iter().filter(is_below).collect()
            };
            let called = |it: &Control| it.semantics.name.clone().unwrap_or(it.texts.join(" "));
            let before = below(&window);
            let names: Vec<_> = before.iter().map(called).collect();
            let mut sides: Vec<_> =
                before.iter().flat_map(|it| [it.bounds.x, it.bounds.x + it.bounds.width]).collect();
            sides.sort_by(f32::total_cmp);
            let free = sides.windows(2).map(|two| two[1] - two[0]).skip(1).step_by(2);
            let free = free.fold(0.0, f32::max);
            let place = format!("{lang} {width} × {height}: {free} free beside {names:?}");
            assert!(before.iter().any(|it| it.is_field), "{place}");
            let details = before.last().expect("the switch of the details").bounds.center();
            let texts = window.app.texts();
            let offers = ["replay-watch", "moments-button"].map(|key| texts.get(key).to_owned());
            window.wait(2_000);
            window.click_at(details);
            let after = below(&window);
            assert!(after.len() > before.len(), "{place}");
            let is_hidden = |it: &&Control| {
                it.texts.iter().any(|text| offers.contains(text) && !names.contains(text))
            };
            for hidden in after.iter().filter(is_hidden) {
                assert!(hidden.bounds.width + 3.0 * theme::GAP > free, "{hidden:?}, {place}");
            }
        }
    }
}

#[test]
fn escape_closes_the_details() {
    let mut ui = TestWindow::new(beginner().seed(7), 720.0, 753.0);
    ui.open_cell(Pos::new(4, 4));
    ui.open_mine();
    ui.wait(2_000);
    ui.press("Escape");
    ui.click("result-details");
    assert!(!ui.sees("result-lost"));
    ui.press("Escape");
    assert!(ui.sees("result-lost") && ui.sees("result-details"));
}
